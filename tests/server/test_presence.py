"""Who is at a table, and since when somebody is not."""

import time

import pytest

from freehold.server import presence as chapter
from freehold.server.presence import Presence
from freehold.server.views import Viewer
from tests.server.matches import Onlooker


def onlooker(*seats: int) -> Onlooker:
    """Somebody with a socket, at these seats."""
    return Onlooker(Viewer("en", frozenset(seats)))


def test_persons_of_a_table_from_disk_are_lost_until_they_come():
    present = Presence([0, 2])

    assert present.lost_at(0) is not None
    assert present.lost_at(1) is None
    present.come(onlooker(0))
    assert present.lost_at(0) is None
    assert present.connected == {0}
    assert present.is_anybody_there


def test_a_person_with_two_sockets_is_there_until_the_second_closes():
    present = Presence([0])
    one, other = onlooker(0), onlooker(0)
    present.come(one)
    present.come(other)
    present.go(one)
    assert present.lost_at(0) is None

    before = time.monotonic()
    present.go(other)

    lost_at = present.lost_at(0)
    assert lost_at is not None
    assert lost_at >= before
    assert not present.is_anybody_there


def test_those_without_a_seat_are_spectators():
    present = Presence([])
    present.come(onlooker())
    present.come(onlooker(1))

    assert present.spectators == 1
    assert present.connected == {1}


def test_a_request_counts_as_presence_for_a_while(monkeypatch: pytest.MonkeyPatch):
    present = Presence([0])
    at_first = present.lost_at(0)
    assert at_first is not None

    present.ask(Viewer("en", frozenset({0})))

    assert present.is_anybody_there
    later = present.lost_at(0)
    assert later is not None
    assert later >= at_first
    assert present.connected == frozenset()
    monkeypatch.setattr(chapter, "PRESENT_FOR", -1.0)
    assert not present.is_anybody_there


def test_who_has_just_sat_down_is_expected():
    present = Presence([])
    present.expect(1)

    assert present.lost_at(1) is not None
    present.ask(Viewer("en", frozenset({0})))
    assert present.lost_at(0) is None

"""What is summed over games, against the same games counted by hand.

The oracle (tests/simulation/oracle) plays with the plain rules, keeps books of its own of
what is told, and has them agree with the table after every action.
"""

from typing import Any

import pytest

from freehold.record import plain
from freehold.statistics.records import PIECE, TALLY
from freehold.vocabulary import Event
from tests.simulation.oracle.course import Course
from tests.simulation.oracle.playing import Chapter, Sums
from tests.simulation.oracle.watching import CHAPTERS, TABLES, numbers_of, watched

RARE = (
    *(Event.SOLD_GROUP, Event.SETTLEMENT_ACCEPTED, Event.WANTED_BUILDING, Event.BEAT),
    *(Event.DUEL_ENDED, Event.FIGHT_ENDED, Event.BUILT_REMOTELY, Event.SOLD_DEED, Event.LIFTED),
)
NAMES = [chapter.__name__.lower() for chapter in CHAPTERS]


@pytest.mark.parametrize("chapter", CHAPTERS, ids=NAMES)
@pytest.mark.parametrize("table", TABLES)
def test_the_sums_of_every_game_are_those_of_the_oracle(table: str, chapter: type[Chapter]):
    for number, game in enumerate(watched(table)):
        ours = Sums({at: value for at, value in game.chapters[chapter].sums.items() if value})

        assert numbers_of(game.tally, chapter.fields) == ours, f"game {number}"


@pytest.mark.parametrize("table", TABLES)
def test_the_course_of_every_game_is_that_of_the_oracle(table: str):
    for number, game in enumerate(watched(table)):
        course: Course = game.chapters[Course]
        for name in Course.PARTS_OF_GAMES:
            ours = [float(part) for part in course.parts.get(name, [0] * 8)]
            theirs = [part / PIECE for part in game.tally[name].tolist()]

            # A piece of the way between two looks, at which much may happen.
            assert theirs == pytest.approx(ours, rel=2e-3, abs=0.1), f"game {number}: {name}"


def test_the_oracle_leaves_nothing_out():
    counted = {field for chapter in CHAPTERS for field in chapter.fields}

    assert counted | set(Course.PARTS_OF_GAMES) == set(TALLY.names or ())


def test_the_games_of_the_oracle_have_everything_that_is_counted():
    """No sum is compared that is nought in all games, but for what no form here has."""
    seen: set[str] = set()
    for table in TABLES:
        for game in watched(table):
            seen |= {at[0] for chapter in CHAPTERS for at in game.chapters[chapter].sums}

    counted = {field for chapter in CHAPTERS for field in chapter.fields}
    assert counted - seen == {"pot"}


@pytest.mark.parametrize("event", RARE, ids=[event.name.lower() for event in RARE])
def test_the_games_of_the_oracle_have_what_happens_rarely(event: Event):
    assert any(game.tally.events[event] for table in TABLES for game in watched(table))


@pytest.mark.parametrize("table", TABLES)
def test_the_oracle_plays_the_same_games(table: str):
    for game in watched(table):
        end: Any = plain(game.row)
        assert (end.actions, end.winners) == (game.end.actions, game.end.game.winners)

"""What a seat sees: whole games of every edition, and that nothing secret is in them."""

import msgspec
import pytest

from freehold import ledger
from freehold.editions import edition_names, load
from freehold.server.edition_view import edition_in, editions_in, rules_in
from freehold.server.protocol.snapshot import Snapshot
from freehold.server.rules_behind import BEHIND_EVENTS, BEHIND_REFUSALS, rules_of_event
from freehold.server.views import Viewer, Views
from freehold.table import Told
from freehold.vocabulary import Decision, Event
from tests.server.matches import AROUND, match_of, play_on, view
from tests.server.test_match import own_street, to_a_purchase

FORMS = [(name, form) for name in edition_names() for form in load(name).forms]


@pytest.mark.parametrize(("edition", "form"), FORMS)
def test_a_whole_game_can_be_seen_by_everybody(edition: str, form: str):
    match = match_of(edition, 3, form)
    views = Views(match)
    viewers = [Viewer("de", frozenset([seat])) for seat in range(3)] + [Viewer("nl")]
    for _ in range(12):
        play_on(match, 40)
        for viewer in viewers:
            snapshot = views.snapshot(viewer, 0, AROUND)
            text = msgspec.json.encode(snapshot)
            assert msgspec.json.decode(text, type=Snapshot) == snapshot
            assert [event.index for event in snapshot.events] == list(range(len(match.log)))
            assert match.dice.secret.hex().encode() not in text
            assert bool(snapshot.choices) <= bool(viewer.seats)
        views = Views(match)  # the shared parts are remembered by number and version


def test_only_the_seat_that_has_to_decide_gets_the_choices():
    match = match_of()
    seat = to_a_purchase(match)

    assert [c.family for c in view(match, seat).choices] == ["buy", "decline"]
    assert view(match, 1 - seat).choices == []
    assert view(match).choices == []


@pytest.mark.parametrize("edition", edition_names())
def test_every_choice_is_allowed_and_every_allowed_action_is_a_choice(edition: str):
    match = match_of(edition, 3, list(load(edition).forms)[-1], settings={"rent-on-demand": True})
    for _ in range(60):
        play_on(match, 5)
        if match.state != "playing":
            break
        actor = int(match.playing.game.actor)
        shown = {choice.action for choice in view(match, actor).choices}
        legal = {
            choice.words
            for choice in match.playing.choices()
            if choice.by not in ("host",) and not choice.words.startswith("open ")
        }
        assert shown == legal - {"time-up"}


@pytest.mark.parametrize("edition", edition_names())
def test_remembered_choices_say_what_new_ones_would_say(edition: str):
    match = match_of(edition, 3)
    views = Views(match)
    for _ in range(80):
        play_on(match, 5)
        if match.state != "playing":
            break
        for seat in range(3):
            assert views.choices(seat, "de") == view(match, seat, language="de").choices


def test_business_between_turns_is_offered_to_whoever_is_not_on_turn():
    match = match_of()
    actor = int(match.playing.game.actor)
    own_street(match, 1 - actor)

    choices = view(match, 1 - actor).choices

    assert {c.group for c in choices} >= {"build", "mortgage", "trade"}
    assert all(c.between and c.seat == 1 - actor for c in choices)


def test_rent_that_is_due_now_is_marked():
    match = match_of()
    spaces = own_street(match, 0)
    deeds = {deed.space: deed for deed in view(match).deeds}
    rents = edition_in("saga", "en").spaces[spaces[0]].rents

    assert deeds[spaces[0]].doubled
    assert deeds[spaces[0]].rent == 2 * rents[0]
    assert deeds[spaces[0]].rent_row == 0


def test_the_gap_of_events_is_what_happened_since():
    match = play_on(match_of(seats=3), 30)
    whole = view(match).events

    assert view(match, since=10).events == whole[10:]
    assert view(match, since=len(whole)).events == []
    assert view(match, since=10**6).events == whole


def test_events_lead_to_rules_of_the_edition():
    match = play_on(match_of("episode-2", 3, "special"), 400)
    known = {entry.id for entry in ledger.rules() if entry.holds_in("episode-2")}

    events = view(match).events

    assert all(set(event.rules) <= known for event in events)
    assert sum(bool(event.rules) for event in events) > 0.9 * len(events)


def test_every_event_has_its_rules_and_all_of_them_exist():
    known = {entry.id for entry in ledger.rules()}
    named = {
        name
        for text in (*BEHIND_EVENTS.values(), *BEHIND_REFUSALS.values())
        for name in text.split()
    }

    assert named <= known
    assert set(Event) == set(BEHIND_EVENTS)


def test_the_nearest_rule_is_told_first():
    starts = Told(Event.STARTS, 0, -1, -1, 0)

    assert rules_of_event("planetopoly", [], starts)[0] == "F-30"
    assert rules_of_event("saga", [], starts)[0] == "SETUP-2"


def test_an_auction_is_told():
    match = match_of(seats=3)
    seat = to_a_purchase(match)
    match.play(seat, "decline", "person")

    auction = view(match).auction

    assert match.playing.decision == Decision.BID
    assert auction is not None
    assert (auction.lot, auction.bid, auction.bidder, len(auction.seats)) == ("deed", 0, -1, 3)


def test_a_debt_says_what_is_missing_and_what_could_be_raised():
    match = match_of(seats=2)
    for _ in range(3000):
        snapshot = view(match)
        if snapshot.debt or match.state != "playing":
            break
        play_on(match, 1)

    debt = view(match).debt
    assert debt is not None
    seat = view(match).seats[debt.debtor]
    assert debt.missing == debt.amount - seat.cash > 0
    assert debt.could_raise >= seat.cash


@pytest.mark.parametrize("edition", edition_names())
@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_an_edition_can_be_told_in_every_language(edition: str, language: str):
    info = edition_in(edition, language)

    assert len(info.spaces) == len(load(edition).spaces)
    assert all(setting.label and setting.about for setting in info.settings)
    assert {form.id for form in info.forms} == set(load(edition).forms)
    assert all(
        rule.words for chapter in rules_in(edition, language).chapters for rule in chapter.rules
    )
    assert edition in [card.id for card in editions_in(language)]


def test_standing_puts_the_winner_first_and_the_first_to_fall_last():
    match = play_on(match_of(seats=3))

    standing = view(match).standing

    assert match.state == "over"
    assert standing[0].won
    fallen = [told.seat for told in match.playing.told if told.event == Event.WENT_BANKRUPT]
    assert standing[-1].seat == fallen[0]

"""Planetopoly, the event spaces: every card, missed turns, further rolls, the other side."""

from collections import Counter

import pytest

from freehold import Decision, Event, Table
from freehold.vocabulary import Reason
from tests.tables import (
    at,
    cash,
    debts,
    names,
    only,
    out,
    refused_for,
    taken_in,
    twin_of,
    words,
)

AT_EVENT = "0 $1000 @start"
OTHER = "1 $3000 @start"

PAY = {
    "pay-50": 50,
    "pay-100-a": 100,
    "pay-100-b": 100,
    "pay-150": 150,
    "pay-200-a": 200,
    "pay-200-b": 200,
    "pay-300": 300,
    "pay-400": 400,
}
RECEIVE = {
    "receive-50": 50,
    "receive-100-a": 100,
    "receive-100-b": 100,
    "receive-150": 150,
    "receive-200-a": 200,
    "receive-200-b": 200,
    "receive-300": 300,
    "receive-500": 500,
}
MISS = ("miss-turn-a", "miss-turn-b")
AGAIN = ("roll-again-a", "roll-again-b", "roll-again-c")
OPPOSITE = ("opposite-a", "opposite-b", "opposite-c")
EVENT_SPACES = {"event-1": "lyra-1", "event-2": "cygnus-1", "event-3": "orion-1"} | {
    "event-4": "cassiopeia-1"
}
"""The event spaces, and from where four pips lead there."""


def drew(table: Table, card: str, throw: str = "1 4") -> list[str]:
    """Seat 0 rolls from the start to the first event space and draws; what is told."""
    return names(table.do(f"roll {throw}; draw {card}"))


# --- the deck ------------------------------------------------------------------


@pytest.mark.rule("PL-7-1")
def test_the_deck_has_24_cards_and_some_of_them_more_than_once() -> None:
    table = at("planetopoly", AT_EVENT, OTHER)

    cards = table.spec.card_ids[0]
    amounts = Counter([*(-n for n in PAY.values()), *RECEIVE.values()])

    assert sorted(cards) == sorted([*PAY, *RECEIVE, *MISS, *AGAIN, *OPPOSITE])
    assert len(cards) == 24
    assert amounts == {
        -50: 1, -100: 2, -150: 1, -200: 2, -300: 1, -400: 1,
        50: 1, 100: 2, 150: 1, 200: 2, 300: 1, 500: 1,
    }  # fmt: skip


@pytest.mark.rule("PL-7-1")
@pytest.mark.parametrize("event", EVENT_SPACES)
def test_every_event_space_has_a_card_drawn(event: str) -> None:
    table = at("planetopoly", f"0 $1000 @{EVENT_SPACES[event]}", "1 $3000 @jail-a")

    table.do("roll 1 3")

    assert (table.seats[0].at, table.decision) == (event, Decision.DRAW_CARD)
    assert len(words(table)) == 24


@pytest.mark.rule("PL-7-1")
@pytest.mark.parametrize(("card", "amount"), PAY.items())
def test_a_card_that_costs_money_is_paid_to_the_bank(card: str, amount: int) -> None:
    table = at("planetopoly", AT_EVENT, OTHER)

    told = drew(table, card)

    assert told == ["ROLLED", "MOVED", "DREW_CARD", "PAID"]
    assert (cash(table), taken_in(table)) == ([1000 - amount, 3000], -4000 + amount)
    assert words(table) == {"end"}


@pytest.mark.rule("PL-7-1")
@pytest.mark.parametrize(("card", "amount"), RECEIVE.items())
def test_a_card_that_brings_money_is_paid_by_the_bank(card: str, amount: int) -> None:
    table = at("planetopoly", AT_EVENT, OTHER)

    told = drew(table, card)

    assert told == ["ROLLED", "MOVED", "DREW_CARD", "RECEIVED"]
    assert (cash(table), taken_in(table)) == ([1000 + amount, 3000], -4000 - amount)
    assert words(table) == {"end"}


@pytest.mark.rule("PL-7-1", "F-23")
def test_a_card_that_costs_more_than_the_cash_at_hand_is_paid_on_credit() -> None:
    table = at("planetopoly", "0 $30 @start", OTHER, "deeds 0: lyra-1")

    drew(table, "pay-100-a")

    assert (cash(table), debts(table), out(table)) == ([0, 3000], [70, 0], [])


@pytest.mark.rule("PL-7-1", "PL-9-4")
def test_a_card_that_brings_money_pays_the_debt_back_first() -> None:
    table = at("planetopoly", "0 $0 -70 @start", OTHER, "deeds 0: lyra-1")

    drew(table, "receive-100-b")

    assert (cash(table), debts(table)) == ([30, 3000], [0, 0])


# --- missing a turn ------------------------------------------------------------


@pytest.mark.rule("PL-7-1")
@pytest.mark.parametrize("card", MISS)
def test_a_card_lets_the_next_turn_be_missed_and_only_that(card: str) -> None:
    table = at("planetopoly", AT_EVENT, OTHER, "2 $3000 @start")

    drew(table, card)
    table.do("end; roll 1 2; decline; end")
    told = table.do("roll 1 2; decline; end")

    assert names(told)[-3:] == ["TURN_BEGAN", "MISSED_TURN", "TURN_BEGAN"]
    assert [event.seat for event in only(told, Event.MISSED_TURN)] == [0]
    assert (table.decision, table.actor) == (Decision.TURN, 1)
    table.do("roll 1 3; decline; end; roll 1 3; decline; end")
    assert (table.decision, table.actor) == (Decision.TURN, 0)
    table.do("roll 1 4")
    assert table.seats[0].at == "jail-a"


@pytest.mark.rule("PL-7-1")
def test_with_two_players_the_other_has_two_turns_in_a_row() -> None:
    table = at("planetopoly", AT_EVENT, "1 $3000 @jail-a")

    drew(table, "miss-turn-a")
    table.do("end")
    turns = [table.actor]
    for throw in ("1 2", "1 3"):
        table.do(f"roll {throw}; decline; end")
        turns.append(table.actor)

    assert turns == [1, 1, 0]


@pytest.mark.rule("PL-7-1")
def test_whoever_misses_a_turn_still_collects_rent() -> None:
    table = at("planetopoly", AT_EVENT, "1 $3000 @start", "deeds 0: lyra-3")

    drew(table, "miss-turn-b")
    table.do("end; roll 1 3")

    assert cash(table) == [1060, 2940]


@pytest.mark.rule("PL-7-1")
def test_the_missed_turn_stands_in_the_position_until_it_is_over() -> None:
    table = at("planetopoly", AT_EVENT, "1 $3000 @jail-a")

    drew(table, "miss-turn-a")

    assert table.position.split(" | ")[1] == "0 red $1000 @event-1 ~1"
    twin = twin_of(table)
    twin.do("end; roll 1 2; decline; end")
    assert twin.actor == 1
    assert twin.position.split(" | ")[1] == "0 red $1000 @event-1"


# --- rolling again -------------------------------------------------------------


@pytest.mark.rule("PL-7-1")
@pytest.mark.parametrize("card", AGAIN)
def test_a_card_gives_a_further_roll_from_the_event_space(card: str) -> None:
    table = at("planetopoly", AT_EVENT, OTHER)

    told = drew(table, card)

    assert told == ["ROLLED", "MOVED", "DREW_CARD", "ROLLS_AGAIN"]
    assert (table.decision, table.actor, words(table)) == (Decision.TURN, 0, {"roll"})
    table.do("roll 2 3")
    assert (table.seats[0].at, words(table)) == ("jail-a", {"end"})


@pytest.mark.rule("PL-7-1")
def test_the_further_roll_of_a_card_has_to_be_made() -> None:
    table = at("planetopoly", AT_EVENT, OTHER)

    drew(table, "roll-again-a")

    refused_for(table, "end", Reason.MUST_ROLL)


@pytest.mark.rule("PL-7-1")
def test_the_further_roll_of_a_card_stands_in_the_position() -> None:
    table = at("planetopoly", AT_EVENT, OTHER)

    drew(table, "roll-again-a")

    assert "turn 1 seat 0 first 0 dice 1.4 rolled roll-again" in table.position
    twin = twin_of(table)
    assert (twin.position, words(twin)) == (table.position, {"roll"})
    twin.do("roll 2 3")
    assert words(twin) == {"end"}


@pytest.mark.rule("PL-7-1")
def test_a_further_roll_may_lead_to_a_further_card() -> None:
    table = at("planetopoly", AT_EVENT, OTHER)

    drew(table, "roll-again-a")
    table.do("roll 4 6; draw roll-again-b; roll 4 6; draw receive-500")

    assert (table.seats[0].at, cash(table)) == ("event-3", [1500, 3000])
    assert words(table) == {"end"}


# --- doubles -------------------------------------------------------------------


@pytest.mark.rule("PL-7-3")
@pytest.mark.parametrize("event", EVENT_SPACES)
@pytest.mark.parametrize("card", ["pay-50", "receive-50", "miss-turn-a", "opposite-a"])
def test_a_double_onto_an_event_space_gives_no_further_roll(event: str, card: str) -> None:
    table = at("planetopoly", f"0 $1000 @{EVENT_SPACES[event]}", "1 $3000 @jail-a")

    table.do(f"roll 2 2; draw {card}")

    assert (table.decision, words(table)) == (Decision.END_TURN, {"end"})


@pytest.mark.rule("F-49", "PL-7-3")
@pytest.mark.parametrize("card", AGAIN)
def test_a_roll_again_card_counts_even_when_a_double_led_to_it(card: str) -> None:
    table = at("planetopoly", "0 $1000 @lyra-1", OTHER)

    table.do(f"roll 2 2; draw {card}")

    assert (table.decision, words(table)) == (Decision.TURN, {"roll"})
    refused_for(table, "end", Reason.MUST_ROLL)
    table.do("roll 1 4")
    assert (table.seats[0].at, words(table)) == ("jail-a", {"end"})


@pytest.mark.rule("F-49")
def test_the_double_of_a_card_s_further_roll_gives_its_own_further_roll() -> None:
    table = at("planetopoly", "0 $1000 @lyra-1", OTHER)

    table.do("roll 2 2; draw roll-again-a; roll 1 1")

    assert (table.seats[0].at, table.decision, table.actor) == ("radar-1", Decision.BUY, 0)
    table.do("decline; roll 1 2")
    assert (table.seats[0].at, words(table)) == ("jail-a", {"end"})


@pytest.mark.rule("F-48", "PL-10-1")
def test_the_roll_of_a_card_counts_for_the_same_double_twice() -> None:
    table = at("planetopoly", "0 $1000 @lyra-1", OTHER)

    told = table.do("roll 2 2; draw roll-again-a; roll 2 2")

    assert names(told)[-3:] == ["SAME_DOUBLE", "WENT_TO_JAIL", "TURN_BEGAN"]
    assert (table.seats[0].at, table.seats[0].in_jail) == ("jail-a", True)


@pytest.mark.rule("F-48", "PL-10-1")
def test_the_roll_of_a_card_counts_for_three_doubles_in_a_row() -> None:
    table = at("planetopoly", "0 $1000 @andromeda-3", OTHER)

    told = table.do("roll 1 1; decline; roll 2 2; draw roll-again-a; roll 4 4")

    assert names(told)[-3:] == ["THIRD_DOUBLE", "WENT_TO_JAIL", "TURN_BEGAN"]
    assert (table.seats[0].at, table.seats[0].in_jail) == ("jail-a", True)


@pytest.mark.rule("F-48")
def test_a_roll_without_a_double_in_between_breaks_the_row() -> None:
    table = at("planetopoly", "0 $1000 @lyra-1", OTHER)

    table.do("roll 2 2; draw roll-again-a; roll 4 6; draw roll-again-b; roll 2 2")

    assert (table.seats[0].at, table.seats[0].in_jail) == ("perseus-3", False)
    assert table.game.doubles == 1


@pytest.mark.rule("F-48")
def test_the_double_of_an_earlier_turn_does_not_count() -> None:
    table = at("planetopoly", "0 $1000 @lyra-1", "1 $3000 @jail-a")

    table.do("roll 2 2; draw receive-50; end; roll 1 2; decline; end; roll 2 2")

    assert (table.seats[0].at, table.seats[0].in_jail) == ("draco-3", False)


# --- the other side of the board -----------------------------------------------


@pytest.mark.rule("PL-7-2")
@pytest.mark.parametrize("card", OPPOSITE)
@pytest.mark.parametrize(
    ("event", "facing"),
    [
        ("event-1", "event-3"),
        ("event-2", "event-4"),
        ("event-3", "event-1"),
        ("event-4", "event-2"),
    ],
)
def test_sent_to_the_other_side_one_draws_no_further_card_and_gets_no_1000(
    card: str, event: str, facing: str
) -> None:
    table = at("planetopoly", f"0 $1000 @{EVENT_SPACES[event]}", "1 $3000 @jail-a")

    told = table.do(f"roll 1 3; draw {card}")

    assert names(told) == ["ROLLED", "MOVED", "DREW_CARD", "MOVED", "RESTED"]
    assert (table.seats[0].at, cash(table)) == (facing, [1000, 3000])
    assert (table.decision, words(table)) == (Decision.END_TURN, {"end"})


@pytest.mark.rule("PL-7-2")
def test_from_the_other_side_one_goes_on_and_passes_the_start_for_money() -> None:
    table = at("planetopoly", AT_EVENT, "1 $3000 @jail-a")

    drew(table, "opposite-a")
    table.do("end; roll 1 2; decline; end; roll 4 6; draw pay-50; end")
    table.do("roll 1 3; decline; end; roll 2 4")

    assert (table.seats[0].at, cash(table)) == ("lyra-1", [1000 - 50 + 1000, 3000])

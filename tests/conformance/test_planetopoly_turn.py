"""Planetopoly, the order of a turn: what is open before a roll, after it, and after a double."""

import pytest

from freehold import Decision, Event
from freehold.vocabulary import Reason
from tests.tables import (
    at,
    cash,
    level,
    names,
    only,
    out,
    owner,
    refused_for,
    taken_in,
    twin_of,
    words,
)

RICH = "0 $3000 @start"
OTHER = "1 $3000 @start"


# --- moving --------------------------------------------------------------------


@pytest.mark.rule("PL-2-1")
@pytest.mark.parametrize("first", range(1, 7))
@pytest.mark.parametrize("second", range(1, 7))
def test_the_figure_moves_by_the_sum_of_both_dice(first: int, second: int) -> None:
    table = at("planetopoly", "0 $3000 @draco-3", OTHER)

    told = table.do(f"roll {first} {second}")

    assert [event.space for event in only(told, Event.MOVED)] == [9 + first + second]
    assert table.seats[0].at == table.spec.space_ids[9 + first + second]


@pytest.mark.rule("PL-2-1")
def test_buying_comes_after_the_roll() -> None:
    table = at("planetopoly", RICH, OTHER)

    refused_for(table, "buy", Reason.NOT_NOW)
    table.do("roll 1 3")

    assert (table.decision, words(table)) == (Decision.BUY, {"buy", "decline"})
    table.do("buy")
    assert (owner(table, "lyra-3"), cash(table)) == (0, [2700, 3000])


@pytest.mark.rule("PL-2-1")
def test_building_where_one_stands_comes_after_the_roll_and_not_before_the_next() -> None:
    table = at("planetopoly", RICH, OTHER, "deeds 0: lyra-2 lyra-3")

    refused_for(table, "build lyra-3", Reason.NOT_STANDING_THERE)
    table.do("roll 1 3; build lyra-3; end; roll 1 2; decline; end")

    assert (level(table, "lyra-3"), cash(table)) == (1, [2900, 3000])
    assert (table.decision, table.actor, table.seats[0].at) == (Decision.TURN, 0, "lyra-3")
    refused_for(table, "build lyra-3", Reason.NOT_STANDING_THERE)


@pytest.mark.rule("PL-2-1")
def test_rent_is_paid_after_the_roll_at_once() -> None:
    table = at("planetopoly", RICH, OTHER, "deeds 1: lyra-3")

    told = table.do("roll 1 3")

    assert names(told) == ["ROLLED", "MOVED", "RENT_DUE", "PAID"]
    assert cash(table) == [2940, 3060]
    assert (table.decision, table.actor) == (Decision.END_TURN, 0)


@pytest.mark.rule("PL-2-1", "PL-5-7")
def test_where_the_end_is_not_asked_for_it_still_is_on_an_own_plot() -> None:
    seats = (RICH, OTHER, "deeds 0: lyra-2 lyra-3")
    own = at("planetopoly", *seats, ask_end_of_turn=False)
    elsewhere = at("planetopoly", *seats, ask_end_of_turn=False)

    own.do("roll 1 3")
    elsewhere.do("roll 1 2; decline")

    assert (own.decision, own.actor) == (Decision.END_TURN, 0)
    assert words(own) == {"end", "build lyra-2", "build lyra-3"}
    assert (elsewhere.decision, elsewhere.actor) == (Decision.TURN, 1)


# --- before the roll -----------------------------------------------------------


@pytest.mark.rule("PL-2-2")
def test_before_the_roll_sales_remote_purchases_and_remote_building_are_open() -> None:
    table = at(
        "planetopoly",
        RICH,
        "1 $3000 @lyra-3",
        "2 $3000 @draco-1",
        "deeds 0: customs-1 lyra-1+1 lyra-2+1 draco-1 draco-2",
    )

    offered = words(table)

    assert offered == {
        "roll",
        "sell lyra-1",
        "sell lyra-2",
        "sell-deed customs-1",
        "sell-deed draco-1",
        "sell-deed draco-2",
        "buy-remote lyra-3",
        "build draco-1",
    }


@pytest.mark.rule("PL-2-2")
def test_what_was_sold_and_bought_before_the_roll_is_paid_before_it() -> None:
    table = at(
        "planetopoly",
        "0 $0 @start",
        "1 $3000 @lyra-3",
        "deeds 0: customs-1 lyra-1 lyra-2+1",
    )

    table.do("sell lyra-2; sell-deed customs-1; buy-remote lyra-3")

    assert cash(table) == [50 + 400 - 300 - 20, 3020]
    assert taken_in(table) == -3000 - 50 - 400 + 300
    assert (table.decision, table.actor) == (Decision.TURN, 0)
    assert "roll" in words(table)


@pytest.mark.rule("PL-2-2", "F-26")
def test_after_the_roll_nothing_is_sold_or_bought_remotely() -> None:
    table = at(
        "planetopoly",
        RICH,
        "1 $3000 @lyra-3",
        "deeds 0: customs-1 radar-1 lyra-1 lyra-2+1",
    )

    table.do("roll 1 2")

    assert (table.decision, words(table)) == (Decision.END_TURN, {"end"})
    for action in ("sell lyra-2", "sell-deed lyra-1", "sell-deed radar-1", "buy-remote lyra-3"):
        refused_for(table, action, Reason.BEFORE_ROLL_ONLY)


@pytest.mark.rule("PL-2-2")
def test_a_sale_does_not_interrupt_the_question_whether_to_buy() -> None:
    table = at("planetopoly", RICH, OTHER, "deeds 0: radar-1")

    table.do("roll 1 2")

    assert table.decision == Decision.BUY
    refused_for(table, "sell-deed radar-1", Reason.NOT_NOW)


@pytest.mark.rule("PL-2-2", "F-26")
def test_another_seat_sells_nothing_while_it_is_not_on_turn() -> None:
    table = at("planetopoly", RICH, OTHER, "deeds 0: customs-1, 1: radar-1")

    refused_for(table, "sell-deed radar-1", Reason.NOT_YOURS)
    refused_for(table, "open 1", Reason.NOT_IN_THIS_EDITION)

    assert words(table) == {"roll", "sell-deed customs-1"}


# --- doubles -------------------------------------------------------------------


@pytest.mark.rule("PL-2-3")
def test_a_double_allows_another_roll() -> None:
    table = at("planetopoly", RICH, OTHER)

    table.do("roll 2 2; buy")

    assert (table.decision, table.actor) == (Decision.TURN, 0)
    table.do("roll 1 2")
    assert (table.seats[0].at, owner(table, "lyra-3")) == ("radar-1", 0)
    table.do("decline; end")
    assert (table.decision, table.actor) == (Decision.TURN, 1)


@pytest.mark.rule("PL-2-3")
def test_the_further_roll_of_a_double_may_be_declined() -> None:
    table = at("planetopoly", RICH, OTHER)

    refused_for(table, "end", Reason.MUST_ROLL)
    table.do("roll 2 2; decline; end")

    assert (table.decision, table.actor, table.seats[0].at) == (Decision.TURN, 1, "lyra-3")


@pytest.mark.rule("PL-2-3")
def test_a_roll_without_a_double_ends_the_turn() -> None:
    table = at("planetopoly", RICH, OTHER)

    table.do("roll 1 3; decline")

    assert words(table) == {"end"}
    refused_for(table, "roll 1 2", Reason.NOT_NOW)


@pytest.mark.rule("PL-2-3")
@pytest.mark.parametrize("jail", ["jail-a", "jail-b"])
def test_a_double_onto_a_jail_space_allows_another_roll(jail: str) -> None:
    start = {"jail-a": "draco-1", "jail-b": "pegasus-1"}[jail]
    table = at("planetopoly", f"0 $3000 @{start}", OTHER)

    table.do("roll 2 2")

    assert (table.seats[0].at, table.seats[0].in_jail) == (jail, False)
    assert (table.decision, table.actor) == (Decision.TURN, 0)


@pytest.mark.rule("PL-2-3")
@pytest.mark.parametrize(
    ("begins", "ends", "card"),
    [
        ("andromeda-1", "start", ""),
        ("perseus-1", "risk", ""),
        ("lyra-1", "event-1", "; draw receive-50"),
        ("cygnus-1", "event-2", "; draw receive-50"),
        ("orion-1", "event-3", "; draw receive-50"),
        ("cassiopeia-1", "event-4", "; draw receive-50"),
    ],
)
def test_a_double_onto_start_risk_or_event_allows_no_further_roll(
    begins: str, ends: str, card: str
) -> None:
    table = at("planetopoly", f"0 $3000 @{begins}", OTHER)

    table.do(f"roll 2 2{card}")

    assert table.seats[0].at == ends
    assert (table.decision, words(table)) == (Decision.END_TURN, {"end"})


@pytest.mark.rule("PL-2-3")
def test_the_further_roll_of_a_double_cannot_be_saved_up() -> None:
    table = at("planetopoly", RICH, OTHER)

    table.do("roll 2 2; decline; roll 1 2; decline; end; roll 1 3; decline; end")

    assert (table.decision, table.actor) == (Decision.TURN, 0)
    table.do("roll 1 2")
    assert (table.seats[0].at, table.decision) == ("jail-a", Decision.END_TURN)


# --- before each roll (F-50) ---------------------------------------------------


@pytest.mark.rule("F-50")
def test_sales_and_remote_purchases_are_open_again_before_the_roll_after_a_double() -> None:
    table = at(
        "planetopoly",
        "0 $3000 @draco-2",
        "1 $3000 @lyra-3",
        "deeds 0: customs-1 lyra-1 lyra-2+1",
    )

    table.do("roll 1 1")

    assert table.seats[0].at == "jail-a"
    table.do("sell lyra-2; sell-deed customs-1; buy-remote lyra-3")
    assert cash(table) == [3000 + 50 + 400 - 300 - 20, 3020]
    assert (table.decision, table.actor) == (Decision.TURN, 0)


@pytest.mark.rule("F-50")
def test_sales_are_open_again_before_the_roll_that_a_card_gives() -> None:
    table = at("planetopoly", RICH, OTHER, "deeds 0: customs-1")

    table.do("roll 1 4; draw roll-again-a")

    assert words(table) == {"roll", "sell-deed customs-1"}
    table.do("sell-deed customs-1; roll 1 4")
    assert (cash(table), table.seats[0].at) == ([3400, 3000], "jail-a")


@pytest.mark.rule("F-50")
def test_on_a_missed_turn_there_are_no_sales() -> None:
    table = at("planetopoly", "0 $0 @start ~1", OTHER, "deeds 0: customs-1", "turn 2 seat 1")

    told = table.do("roll 1 2; end")

    assert names(told)[-3:] == ["TURN_BEGAN", "MISSED_TURN", "TURN_BEGAN"]
    assert (table.decision, table.actor) == (Decision.TURN, 1)
    refused_for(table, "sell-deed customs-1", Reason.NOT_YOURS)


@pytest.mark.rule("F-50", "PL-5-7")
def test_building_where_one_stands_is_open_between_a_double_and_its_further_roll() -> None:
    table = at("planetopoly", RICH, OTHER, "deeds 0: lyra-2 lyra-3")

    table.do("roll 2 2")

    assert words(table) == {
        "roll",
        "end",
        "build lyra-2",
        "build lyra-3",
        "sell-deed lyra-2",
        "sell-deed lyra-3",
    }
    table.do("build lyra-2; roll 1 2; decline")
    assert (level(table, "lyra-2"), cash(table)) == (1, [2900, 3000])
    refused_for(table, "build lyra-2", Reason.NOT_STANDING_THERE)


# --- ending --------------------------------------------------------------------


@pytest.mark.rule("PL-2-4")
def test_whoever_is_too_deep_in_debt_is_out_and_the_others_play_on() -> None:
    table = at("planetopoly", "0 $59 @start", OTHER, "2 $3000 @start", "deeds 1: lyra-3")

    table.do("roll 1 3")

    assert (out(table), cash(table)) == ([0], [0, 3060, 3000])
    assert (table.decision, table.actor, table.winners) == (Decision.TURN, 1, ())
    table.do("roll 1 2; decline; end; roll 1 2; decline; end")
    assert table.actor == 1


@pytest.mark.rule("PL-2-4")
def test_the_last_one_left_wins() -> None:
    table = at("planetopoly", "0 $59 @start", OTHER, "2 out @start", "deeds 1: lyra-3")

    table.do("roll 1 3")

    assert (table.is_over, table.winners, out(table)) == (True, (1,), [0, 2])


@pytest.mark.rule("PL-2-4")
def test_whoever_can_pay_exactly_stays_in() -> None:
    table = at("planetopoly", "0 $60 @start", OTHER, "deeds 1: lyra-3")

    table.do("roll 1 3")

    assert (out(table), cash(table)) == ([], [0, 3060])


# --- the position line ---------------------------------------------------------


@pytest.mark.rule("PL-2-2", "F-50")
def test_a_position_after_a_double_reads_back_with_the_same_actions() -> None:
    table = at("planetopoly", RICH, "1 $3000 @lyra-1", "deeds 0: lyra-2 lyra-3")
    table.do("roll 2 2; build lyra-3")

    twin = twin_of(table)

    assert (twin.position, words(twin)) == (table.position, words(table))
    assert "buy-remote lyra-1" in words(twin)

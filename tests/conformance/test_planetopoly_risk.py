"""Planetopoly, the risk space: the table of chapter 11 and the examples of chapter 4."""

import pytest

from freehold import Decision, Event
from freehold.vocabulary import Reason
from tests.tables import (
    at,
    cash,
    debts,
    names,
    only,
    out,
    refused_for,
    space,
    taken_in,
    words,
)

TABLE = {
    1: (-100, 30, -120, 90, -180, 150),
    2: (30, 200, -30, 180, -90, 240),
    3: (-120, -30, -300, 30, -240, 90),
    4: (90, 180, 30, 400, -30, 300),
    5: (-180, -90, -240, -30, -500, 30),
    6: (150, 240, 90, 300, 30, 600),
}
"""The book's table of chapter 11: one die down, the other across."""

RESULTS = [(one, other, TABLE[one][other - 1]) for one in TABLE for other in range(1, 7)]

EXAMPLES = [(2, 5, -90), (1, 6, 150), (3, 5, -240), (5, 5, -500), (2, 4, 180), (4, 4, 400)]
"""The six worked examples of chapter 4."""

OTHER = "1 $3000 @start"


def before_risk(pips: int) -> str:
    """The space from which so many pips lead to the risk space."""
    return space("planetopoly", 20 - pips)


@pytest.mark.rule("PL-4-1")
@pytest.mark.parametrize(("one", "other", "result"), RESULTS)
def test_the_roll_pays_or_costs_what_the_table_says(one: int, other: int, result: int) -> None:
    table = at("planetopoly", f"0 $1000 @{before_risk(one + other)}", OTHER)

    told = table.do(f"roll {one} {other}")

    assert [event.amount for event in only(told, Event.RISKED)] == [result]
    assert (table.seats[0].at, cash(table)) == ("risk", [1000 + result, 3000])
    assert taken_in(table) == -4000 - result


@pytest.mark.rule("PL-4-1")
@pytest.mark.parametrize(("one", "other", "result"), EXAMPLES)
def test_the_worked_examples_of_the_book_hold(one: int, other: int, result: int) -> None:
    table = at("planetopoly", f"0 $3000 @{before_risk(one + other)}", OTHER)

    table.do(f"roll {one} {other}")

    assert cash(table) == [3000 + result, 3000]


@pytest.mark.rule("PL-4-1")
def test_the_table_has_36_results_and_is_the_same_both_ways() -> None:
    assert len(RESULTS) == 36
    assert all(TABLE[a][b - 1] == TABLE[b][a - 1] for a in TABLE for b in TABLE)
    assert sum(result for _, _, result in RESULTS) == 1200


@pytest.mark.rule("PL-4-1")
def test_only_the_roll_that_led_there_counts() -> None:
    table = at("planetopoly", f"0 $1000 @{before_risk(13)}", OTHER)

    table.do("roll 5 5; decline; roll 1 2")

    assert (table.seats[0].at, cash(table)) == ("risk", [1030, 3000])


@pytest.mark.rule("PL-4-1")
def test_standing_on_the_risk_space_costs_nothing_more() -> None:
    table = at("planetopoly", "0 $1000 @risk", OTHER)

    told = table.do("roll 5 6")

    assert only(told, Event.RISKED) == []
    assert cash(table)[0] == 1000


@pytest.mark.rule("PL-4-1", "F-23")
def test_a_loss_that_the_cash_does_not_cover_is_borrowed() -> None:
    table = at("planetopoly", f"0 $200 @{before_risk(10)}", OTHER, "deeds 0: customs-1")

    told = table.do("roll 5 5")

    assert names(told)[2:5] == ["RISKED", "BORROWED", "PAID"]
    assert (cash(table), debts(table), out(table)) == ([0, 3000], [300, 0], [])


@pytest.mark.rule("PL-4-1", "PL-9-5")
def test_a_loss_beyond_the_mortgage_value_of_everything_owned_loses_the_game() -> None:
    table = at("planetopoly", f"0 $99 @{before_risk(10)}", OTHER, "deeds 0: customs-1")

    table.do("roll 5 5")

    assert (out(table), table.winners) == ([0], (1,))


@pytest.mark.rule("PL-4-1", "PL-9-4")
def test_a_gain_pays_the_debt_back_first() -> None:
    table = at("planetopoly", f"0 $0 -250 @{before_risk(8)}", OTHER, "deeds 0: customs-1")

    table.do("roll 4 4")

    assert (cash(table), debts(table)) == ([150, 3000], [0, 0])


@pytest.mark.rule("PL-4-2")
@pytest.mark.parametrize("pips", range(1, 7))
def test_a_double_onto_the_risk_space_gives_no_further_roll(pips: int) -> None:
    table = at("planetopoly", f"0 $1000 @{before_risk(2 * pips)}", OTHER)

    table.do(f"roll {pips} {pips}")

    assert (table.seats[0].at, words(table)) == ("risk", {"end"})
    refused_for(table, "roll 1 2", Reason.NOT_NOW)
    table.do("end")
    assert (table.decision, table.actor) == (Decision.TURN, 1)

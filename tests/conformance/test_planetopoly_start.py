"""Planetopoly, the start: passing it, landing on it, and leaving it."""

import pytest

from freehold import Decision, Event
from freehold.vocabulary import Reason
from tests.tables import at, cash, debts, names, only, refused_for, taken_in, words

OTHER = "1 $3000 @jail-a"


@pytest.mark.rule("PL-3-1")
@pytest.mark.parametrize(
    ("begins", "throw", "ends"),
    [
        ("andromeda-3", "1 2", "lyra-2"),
        ("andromeda-2", "1 2", "lyra-1"),
        ("radar-4", "6 5", "draco-2"),
        ("pegasus-3", "6 6", "lyra-1"),
    ],
)
def test_passing_the_start_pays_1000(begins: str, throw: str, ends: str) -> None:
    table = at("planetopoly", f"0 $500 @{begins}", OTHER)

    told = table.do(f"roll {throw}")

    assert [event.amount for event in only(told, Event.SALARY)] == [1000]
    assert (table.seats[0].at, cash(table)) == (ends, [1500, 3000])
    assert taken_in(table) == -3500 - 1000


@pytest.mark.rule("PL-3-1")
def test_a_move_that_ends_before_the_start_pays_nothing() -> None:
    table = at("planetopoly", "0 $500 @andromeda-1", OTHER)

    told = table.do("roll 1 2")

    assert only(told, Event.SALARY) == []
    assert (table.seats[0].at, cash(table)) == ("andromeda-3", [500, 3000])


@pytest.mark.rule("PL-3-1")
def test_the_start_may_be_passed_with_money_for_what_is_bought_after_it() -> None:
    table = at("planetopoly", "0 $0 @andromeda-3", OTHER)

    table.do("roll 1 3; buy")

    assert (table.seats[0].deeds, cash(table)) == (("customs-1",), [200, 3000])


@pytest.mark.rule("PL-3-2")
@pytest.mark.parametrize(
    ("begins", "throw"),
    [("andromeda-2", "1 1"), ("radar-4", "1 2"), ("andromeda-1", "1 3"), ("pegasus-2", "6 6")],
)
def test_landing_on_the_start_pays_1000_and_another_200_at_once(begins: str, throw: str) -> None:
    table = at("planetopoly", f"0 $500 @{begins}", OTHER)

    told = table.do(f"roll {throw}")

    assert [event.amount for event in only(told, Event.SALARY)] == [1200]
    assert (table.seats[0].at, cash(table)) == ("start", [1700, 3000])
    assert taken_in(table) == -3500 - 1200


@pytest.mark.rule("PL-3-2")
def test_leaving_the_start_pays_nothing_after_landing_on_it() -> None:
    table = at("planetopoly", "0 $500 @radar-4", OTHER)

    table.do("roll 1 2; end; roll 1 2; decline; end")
    told = table.do("roll 1 2; decline")

    assert only(told, Event.SALARY) == []
    assert (table.seats[0].at, cash(table)) == ("customs-1", [1700, 3000])


@pytest.mark.rule("PL-3-2", "PL-9-4")
def test_what_the_start_pays_goes_to_the_debt_first() -> None:
    table = at(
        "planetopoly",
        "0 $0 -1150 @radar-4",
        OTHER,
        "deeds 0: andromeda-1 andromeda-2 andromeda-3 lyra-1",
    )

    told = table.do("roll 1 2")

    assert names(told) == ["ROLLED", "MOVED", "SALARY", "REPAID", "RESTED"]
    assert (cash(table), debts(table)) == ([50, 3000], [0, 0])


@pytest.mark.rule("PL-3-3")
def test_a_double_onto_the_start_gives_no_further_roll() -> None:
    table = at("planetopoly", "0 $500 @pegasus-3", OTHER)
    plain = at("planetopoly", "0 $500 @pegasus-2", OTHER)

    table.do("roll 6 6")
    plain.do("roll 6 6")

    assert (table.seats[0].at, table.decision) == ("lyra-1", Decision.BUY)
    table.do("decline")
    assert (table.decision, table.actor) == (Decision.TURN, 0)
    assert (plain.seats[0].at, words(plain)) == ("start", {"end"})
    refused_for(plain, "roll 1 2", Reason.NOT_NOW)


@pytest.mark.rule("PL-3-3")
def test_the_second_double_of_a_turn_onto_the_start_ends_it_too() -> None:
    table = at("planetopoly", "0 $500 @cassiopeia-3", OTHER)

    table.do("roll 1 1; roll 2 2")

    assert (table.seats[0].at, table.seats[0].in_jail) == ("start", False)
    assert (table.decision, cash(table)) == (Decision.END_TURN, [1700, 3000])

"""Planetopoly, leaving jail: the fees, three missed turns, and what the turn of leaving allows."""

import pytest

from freehold import Decision, Event, Table
from freehold.table import Told
from freehold.vocabulary import Reason
from tests.tables import (
    at,
    cash,
    debts,
    jailed,
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

OTHER = "1 $3000 @start"
FREE_AFTER_LAST = 4
"""The amount of LEFT_JAIL after the last turn missed; 0 by the fee."""


def in_jail(turns: int, *sections: str, money: int = 1000, jail: str = "jail-a") -> Table:
    """Seat 0 begins the turn in jail that follows `turns` missed ones; seat 1 has just ended its.

    Further sections, such as deeds, may be given.
    """
    seats = (f"0 ${money} @{jail}!{turns}", "1 $3000 @start")
    table = at("planetopoly", *seats, *sections, "turn 5 seat 1")
    pass_round(table)
    assert (table.decision, table.actor) == (Decision.TURN, 0)
    return table


def pass_round(table: Table, throw: str = "1 2") -> list[Told]:
    """Seat 1 plays a turn and buys nothing; what its end brings is told."""
    table.do(f"roll {throw}")
    if table.decision == Decision.BUY:
        table.do("decline")
    return table.do("end")


def fee_due(table: Table) -> int:
    """The fee that is due now, from what a twin pays."""
    twin = twin_of(table)
    twin.do("pay")
    return cash(table)[0] - cash(twin)[0]


# --- getting out ---------------------------------------------------------------


@pytest.mark.rule("PL-10-3")
@pytest.mark.parametrize(("missed", "fee"), [(0, 600), (1, 400), (2, 200)])
def test_the_fee_is_600_then_400_then_200_and_one_plays_on_at_once(missed: int, fee: int) -> None:
    table = in_jail(missed)

    told = table.do("pay")

    assert names(told) == ["PAID", "LEFT_JAIL"]
    assert [event.amount for event in told] == [fee, 0]
    assert (cash(table), taken_in(table)) == ([1000 - fee, 3000], -4000 + fee)
    assert (table.decision, table.actor, words(table)) == (Decision.TURN, 0, {"roll"})
    table.do("roll 2 3")
    assert table.seats[0].at == "event-2"


@pytest.mark.rule("PL-10-3", "F-23")
@pytest.mark.parametrize(("missed", "fee"), [(0, 600), (1, 400), (2, 200)])
def test_the_fee_is_paid_from_cash_only(missed: int, fee: int) -> None:
    short = in_jail(missed, "deeds 0: customs-2 radar-2", money=fee - 1)
    exact = in_jail(missed, money=fee)

    assert refused_for(short, "pay", Reason.TOO_LITTLE_CASH) == fee
    assert words(short) == {"stay"}
    exact.do("pay")

    assert (cash(exact), debts(exact), jailed(exact)) == ([0, 3000], [0, 0], [])


@pytest.mark.rule("F-23")
def test_a_player_in_debt_can_only_stay_in_jail() -> None:
    table = in_jail(2, "deeds 0: customs-2", money=0)
    table.do("stay")
    owing = at("planetopoly", "0 $0 -300 @jail-a!1", OTHER, "deeds 0: customs-2")

    assert words(owing) == {"stay"}
    assert (debts(table), out(table)) == ([0, 0], [])


@pytest.mark.rule("PL-10-3")
@pytest.mark.parametrize("missed", [0, 1, 2])
def test_in_jail_one_pays_or_stays_and_does_not_throw(missed: int) -> None:
    table = in_jail(missed)

    assert words(table) == {"pay", "stay"}
    refused_for(table, "roll 3 3", Reason.PAY_OR_STAY)
    refused_for(table, "end", Reason.MUST_ROLL)


@pytest.mark.rule("PL-10-3")
@pytest.mark.parametrize("missed", [0, 1, 2])
def test_staying_in_jail_misses_the_turn(missed: int) -> None:
    table = in_jail(missed)

    told = table.do("stay")

    assert names(told) == ["STAYED_IN_JAIL", "TURN_BEGAN"]
    assert (jailed(table), cash(table)) == ([0], [1000, 3000])
    assert (table.decision, table.actor) == (Decision.TURN, 1)


@pytest.mark.rule("PL-10-3")
def test_after_three_missed_turns_one_is_free_without_a_fee_and_must_move_on() -> None:
    table = at("planetopoly", "0 $1000 @draco-1", "1 $3000 @start")
    table.do("roll 1 1; decline; roll 1 1")
    fees = list[int]()

    for throw in ("1 2", "1 3", "1 2"):
        pass_round(table, throw)
        fees.append(fee_due(table))
        table.do("stay")
    told = pass_round(table, "1 3")

    assert fees == [600, 400, 200]
    assert [event.amount for event in only(told, Event.LEFT_JAIL)] == [FREE_AFTER_LAST]
    assert (jailed(table), cash(table)[0], table.seats[0].at) == ([], 1000, "jail-a")
    assert (table.decision, table.actor, words(table)) == (Decision.TURN, 0, {"roll"})
    refused_for(table, "stay", Reason.NOT_IN_JAIL)
    refused_for(table, "pay", Reason.NOT_IN_JAIL)
    refused_for(table, "end", Reason.MUST_ROLL)
    table.do("roll 1 4")
    assert table.seats[0].at == "event-2"


@pytest.mark.rule("PL-10-3")
def test_a_second_stay_in_jail_begins_with_600_again() -> None:
    table = in_jail(2, money=3000)

    table.do("pay; roll 3 3; decline; roll 3 3")
    pass_round(table)

    assert (jailed(table), cash(table)[0]) == ([0], 2800)
    table.do("pay")
    assert cash(table)[0] == 2200


@pytest.mark.rule("PL-10-3")
def test_a_double_after_leaving_jail_gives_a_further_roll() -> None:
    table = in_jail(0)

    table.do("pay; roll 1 1; decline; roll 1 2")

    assert (table.seats[0].at, table.decision) == ("event-2", Decision.DRAW_CARD)


# --- the turn of leaving -------------------------------------------------------


@pytest.mark.rule("PL-10-4")
@pytest.mark.parametrize("missed", [0, 3])
def test_in_the_turn_of_leaving_jail_nothing_is_sold_or_bought_remotely(missed: int) -> None:
    table = at(
        "planetopoly",
        f"0 $3000 @jail-a!{missed}",
        "1 $3000 @draco-1",
        "2 $3000 @start",
        "deeds 0: radar-2 lyra-1 lyra-2+1 draco-1 draco-2",
        "turn 5 seat 2",
    )
    table.do("roll 1 3; end")
    if missed == 0:
        table.do("pay")

    assert (words(table), cash(table)[0]) == ({"roll"}, 2400 if missed == 0 else 3000)
    for action in ("sell lyra-2", "sell-deed radar-2", "buy-remote lyra-3", "build draco-1"):
        refused_for(table, action, Reason.JUST_OUT_OF_JAIL)


@pytest.mark.rule("PL-10-4")
def test_before_the_further_roll_of_that_turn_they_are_still_closed() -> None:
    table = in_jail(0, "deeds 0: radar-2 lyra-1 lyra-2")

    table.do("pay; roll 1 1; decline")

    assert words(table) == {"roll", "end"}
    refused_for(table, "sell-deed radar-2", Reason.JUST_OUT_OF_JAIL)
    refused_for(table, "buy-remote lyra-3", Reason.NOBODY_STANDS_THERE)


@pytest.mark.rule("PL-10-4")
def test_from_the_turn_after_on_sales_and_remote_purchases_are_open() -> None:
    table = in_jail(0, "deeds 0: radar-2 lyra-1 lyra-2")

    table.do("pay; roll 1 2; end")
    pass_round(table, "3 4")

    assert words(table) == {"roll", "sell-deed radar-2", "sell-deed lyra-1", "sell-deed lyra-2"}


@pytest.mark.rule("PL-10-4", "PL-2-1")
def test_in_the_turn_of_leaving_one_may_buy_where_one_lands() -> None:
    table = in_jail(2)

    table.do("pay; roll 1 2; buy")

    assert (owner(table, "customs-2"), cash(table)) == (0, [0, 3000])


@pytest.mark.rule("PL-10-4", "PL-5-7")
def test_in_the_turn_of_leaving_one_may_build_where_one_lands() -> None:
    table = in_jail(2, "deeds 0: cygnus-1 cygnus-2")

    table.do("pay; roll 1 1; build cygnus-1")

    assert (level(table, "cygnus-1"), cash(table)) == (1, [600, 3000])


@pytest.mark.rule("PL-10-4")
def test_that_one_has_just_left_stands_in_the_position() -> None:
    table = in_jail(0, "deeds 0: radar-2")
    table.do("pay")

    twin = twin_of(table)

    assert "just-out" in table.position
    assert (twin.position, words(twin)) == (table.position, {"roll"})

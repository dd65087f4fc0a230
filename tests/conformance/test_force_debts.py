"""A lost fight that the loser cannot pay: raising the 200, and bankruptcy, on turn and off it."""

import pytest

from freehold import Decision, Event, IllegalActionError
from tests.tables import (
    cash,
    fights,
    force_tokens,
    is_mortgaged,
    names,
    only,
    owner,
    taken_in,
    with_force,
)

COMES = "tokens clone-hall slave-1"
"""With `roll 4 2; force dark` the Dark token comes to Theed."""


@pytest.mark.rule("E2-F-5")
def test_the_last_of_the_cash_pays_for_a_lost_fight() -> None:
    table = with_force("0 $200 @go", "1 $500 @go", "tokens theed mos-espa")

    table.do("roll 2 4; force light; force dark")

    assert (cash(table), table.decision) == ([0, 500], Decision.BUY)


@pytest.mark.rule("E2-F-5")
def test_a_loser_without_the_cash_owes_the_bank_200_and_raises_it() -> None:
    table = with_force("0 $150 @go", "1 $500 @go", "deeds 0: dune-sea", "tokens theed mos-espa")
    before = taken_in(table)

    told = table.do("roll 2 4; force light; force dark")
    waits = (table.decision, table.actor, cash(table))
    table.do("mortgage dune-sea")

    assert [(e.seat, e.other, e.amount) for e in only(told, Event.DEBT_OPENED)] == [(0, -1, 200)]
    assert waits == (Decision.RAISE_CASH, 0, [150, 500])
    assert (cash(table), taken_in(table) - before) == ([10, 500], 200 - 60)
    assert (table.decision, table.seats[0].at) == (Decision.BUY, "mos-espa")


@pytest.mark.rule("E2-F-5")
def test_what_is_owed_for_a_lost_fight_is_not_settled_in_property() -> None:
    table = with_force("0 $150 @go", "1 $500 @go", "deeds 0: dune-sea", "tokens theed mos-espa")
    table.do("roll 2 4; force light; force dark")

    with pytest.raises(IllegalActionError, match="rent"):
        table.do("settle dune-sea")

    assert (owner(table, "dune-sea"), cash(table)) == (0, [150, 500])


@pytest.mark.rule("E2-F-5")
@pytest.mark.rule("F-18")
def test_a_loser_off_turn_raises_the_cash_before_the_figure_on_turn_moves() -> None:
    table = with_force("0 $500 @jail", "1 $180 @theed", "deeds 1: wattos-shop", COMES)

    table.do("roll 4 2; force dark; force dark")
    waits = (table.decision, table.actor, table.seats[0].at)
    with pytest.raises(IllegalActionError, match=r"cannot give up: 210 .* can still be raised"):
        table.do("give-up")
    table.do("mortgage wattos-shop")

    assert waits == (Decision.RAISE_CASH, 1, "jail")
    assert is_mortgaged(table, "wattos-shop")
    assert cash(table) == [500, 10]
    assert (table.seats[0].at, table.decision, table.actor) == ("droid-factory", Decision.BUY, 0)


@pytest.mark.rule("E2-F-5")
def test_a_loser_off_turn_may_trade_for_the_cash_with_the_one_on_turn() -> None:
    table = with_force("0 $500 @jail", "1 $180 @theed", "deeds 1: wattos-shop", COMES)

    table.do("roll 4 2; force dark; force dark")
    table.do("trade 0; give wattos-shop; want 50; propose; accept")

    assert (owner(table, "wattos-shop"), cash(table)) == (0, [450, 30])
    assert (table.seats[0].at, table.decision) == ("droid-factory", Decision.BUY)


@pytest.mark.rule("E2-F-5")
@pytest.mark.rule("F-18")
def test_a_loser_off_turn_who_cannot_pay_is_out_and_then_the_figure_on_turn_moves() -> None:
    table = with_force(
        "0 $500 @jail", "1 $100 @theed", "2 $500 @go", "deeds 1: tusken-camp wattos-shop*", COMES
    )

    table.do("roll 4 2; force dark; force dark")
    told = table.do("give-up")
    auction = (table.decision, table.actor, table.seats[0].at)
    table.do("bid 10; pass; bid 20; pass")

    assert [(e.seat, e.other) for e in only(told, Event.WENT_BANKRUPT)] == [(1, -1)]
    assert auction == (Decision.BID, 2, "jail")
    assert [seat.bankrupt for seat in table.seats] == [False, True, False]
    assert (owner(table, "tusken-camp"), owner(table, "wattos-shop")) == (2, 2)
    assert (is_mortgaged(table, "wattos-shop"), cash(table)) == (False, [500, 0, 470])
    assert (table.seats[0].at, table.decision, table.actor) == ("droid-factory", Decision.BUY, 0)


@pytest.mark.rule("E2-F-5")
def test_the_bankruptcy_of_the_only_opponent_ends_the_game_before_the_figure_moves() -> None:
    table = with_force("0 $500 @jail", "1 $100 @theed", COMES)

    table.do("roll 4 2; force dark; force dark; give-up")

    assert (table.is_over, table.winners) == (True, (0,))
    assert (table.seats[0].at, cash(table)) == ("jail", [500, 0])


@pytest.mark.rule("E2-F-5")
@pytest.mark.rule("F-18")
def test_a_loser_on_turn_raises_the_cash_before_the_own_figure_moves() -> None:
    table = with_force("0 $180 @theed", "1 $500 @go", "deeds 0: wattos-shop", COMES)

    table.do("roll 4 2; force dark; force dark")
    waits = (table.decision, table.actor, table.seats[0].at)
    table.do("mortgage wattos-shop")

    assert waits == (Decision.RAISE_CASH, 0, "theed")
    assert (table.seats[0].at, cash(table)[1]) == ("jedi-3", 500)
    assert table.decision == Decision.DRAW_CARD


@pytest.mark.rule("E2-F-5")
@pytest.mark.rule("F-18")
def test_a_salary_still_to_come_does_not_pay_for_a_fight_before_the_move() -> None:
    table = with_force("0 $100 @jedi-temple", "1 $500 @go", "tokens clone-hall jedi-archives")

    table.do("roll 4 2; force dark; force dark")

    assert (table.decision, table.seats[0].at) == (Decision.RAISE_CASH, "jedi-temple")
    assert table.why_not("give-up") is None


@pytest.mark.rule("E2-F-5")
@pytest.mark.rule("F-18")
def test_a_loser_on_turn_who_cannot_pay_is_out_before_the_figure_has_moved() -> None:
    table = with_force("0 $100 @theed", "1 $500 @go", "2 $500 @go", COMES)

    told = table.do("roll 2 2; force dark; force dark; give-up")

    assert names(told)[-2:] == ["WENT_BANKRUPT", "TURN_BEGAN"]
    assert "MOVED" not in names(told)
    assert [seat.bankrupt for seat in table.seats] == [True, False, False]
    assert (table.decision, table.actor, cash(table)) == (Decision.TURN, 1, [0, 500, 500])


@pytest.mark.rule("F-18")
def test_after_the_bankruptcy_of_the_one_on_turn_the_others_on_the_space_still_fight() -> None:
    table = with_force("0 $100 @theed", "1 $500 @go", "2 $500 @theed", COMES)

    told = table.do("roll 4 2; force dark; force dark; give-up; force dark")

    assert fights(table, told) == [(0, "dark", "theed"), (2, "dark", "theed")]
    assert cash(table) == [0, 500, 300]
    assert (table.decision, table.actor) == (Decision.TURN, 1)


@pytest.mark.rule("F-18")
def test_the_debts_of_several_losers_are_paid_one_after_the_other() -> None:
    table = with_force(
        "0 $190 @theed", "1 $190 @theed", "deeds 0: wattos-shop, 1: tusken-camp", COMES
    )

    told = table.do("roll 1 2; force dark; force dark; mortgage wattos-shop")
    between = (table.decision, cash(table))
    told += table.do("force dark; mortgage tusken-camp")

    assert between == (Decision.FORCE_THROW, [20, 190])
    assert fights(table, told) == [(0, "dark", "theed"), (1, "dark", "theed")]
    assert cash(table) == [20, 20]
    assert (table.seats[0].in_jail, table.actor) == (True, 1)


@pytest.mark.rule("E2-F-5")
@pytest.mark.parametrize("dice", ["2 4", "3 3"], ids=["no double", "double"])
def test_a_loser_who_is_out_on_landing_neither_plays_the_space_nor_rolls_again(dice: str) -> None:
    table = with_force(
        "0 $150 @go", "1 $500 @go", "2 $500 @go", "deeds 1: mos-espa", "tokens theed mos-espa"
    )

    told = table.do(f"roll {dice}; force light; force dark; give-up")

    assert [(e.seat, e.other) for e in only(told, Event.WENT_BANKRUPT)] == [(0, -1)]
    assert cash(table) == [0, 500, 500]
    assert force_tokens(table)[1] == "mos-espa"
    assert (table.decision, table.actor) == (Decision.TURN, 1)

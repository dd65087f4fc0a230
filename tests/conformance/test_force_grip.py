"""Force grip: 40 from every other player, and what happens when one of them cannot pay."""

import pytest

from freehold import Decision, Event
from freehold.table import Told
from tests.tables import (
    after_double,
    at,
    cash,
    is_mortgaged,
    names,
    only,
    owner,
    taken_in,
)


def payments(told: list[Told]) -> list[tuple[int, int, int]]:
    """Who paid whom how much, in order."""
    return [(event.seat, event.other, event.amount) for event in only(told, Event.PAID)]


def bankruptcies(told: list[Told]) -> list[tuple[int, int]]:
    """Who went bankrupt to whom, in order; -1 is the bank."""
    return [(event.seat, event.other) for event in only(told, Event.WENT_BANKRUPT)]


@pytest.mark.rule("SG-F-D3")
def test_force_grip_takes_forty_from_every_other_player_in_turn_order() -> None:
    seats = ("0 $500 @go", "1 $500 @go", "2 $500 @kashyyyk", "3 $500 @go", "turn 3 seat 2")
    table = at("saga/special", *seats)
    before = taken_in(table)

    told = table.do("roll 3 3; use")

    assert payments(told) == [(3, 2, 40), (0, 2, 40), (1, 2, 40)]
    assert cash(table) == [460, 460, 620, 460]
    assert taken_in(table) == before
    assert (table.decision, table.actor) == (Decision.END_TURN, 2)


@pytest.mark.rule("SG-F-D3")
def test_force_grip_reaches_into_jail_but_not_to_a_seat_that_is_out() -> None:
    table = after_double(3, "1 $500 @jail!2", "2 out @go", "3 $500 @go")

    told = table.do("use")

    assert payments(told) == [(1, 0, 40), (3, 0, 40)]
    assert cash(table) == [580, 460, 0, 460]


@pytest.mark.rule("SG-F-D3")
def test_a_payer_with_just_forty_pays_and_stays_in_the_game() -> None:
    table = after_double(3, "1 $40 @go", "2 $500 @go")

    told = table.do("use")

    assert names(told).count("DEBT_OPENED") == 0
    assert cash(table) == [580, 0, 460]


@pytest.mark.rule("SG-F-D3")
@pytest.mark.rule("DEBT-1")
def test_a_payer_who_is_short_raises_the_cash_off_turn_before_the_next_one_pays() -> None:
    table = after_double(3, "1 $39 @go", "2 $500 @go", "deeds 1: dantooine")

    told = table.do("use")
    asked = (table.decision, table.actor, cash(table))
    table.do("mortgage dantooine")

    assert [(e.seat, e.other, e.amount) for e in only(told, Event.DEBT_OPENED)] == [(1, 0, 40)]
    assert asked == (Decision.RAISE_CASH, 1, [500, 39, 500])
    assert cash(table) == [580, 39 + 30 - 40, 460]
    assert (table.decision, table.actor) == (Decision.END_TURN, 0)


@pytest.mark.rule("SG-F-D3")
@pytest.mark.rule("F-46")
def test_a_payer_who_can_raise_the_forty_may_not_give_up() -> None:
    table = after_double(3, "1 $10 @go", "2 $500 @go", "deeds 1: dantooine")

    table.do("use")

    assert table.why_not("give-up") == "cannot give up: 40 credits can still be raised"


@pytest.mark.rule("SG-F-D3")
@pytest.mark.rule("F-52")
def test_each_payer_goes_bankrupt_on_the_own_account_and_the_rest_still_pay() -> None:
    table = after_double(3, "1 $5 @go", "2 $500 @go", "3 $39 @go")

    told = table.do("use; give-up; give-up")

    assert bankruptcies(told) == [(1, 0), (3, 0)]
    assert payments(told) == [(2, 0, 40)]
    assert cash(table) == [500 + 5 + 40 + 39, 0, 460, 0]
    assert (table.decision, table.actor) == (Decision.END_TURN, 0)


@pytest.mark.rule("SG-F-D3")
@pytest.mark.rule("F-52")
@pytest.mark.rule("BANK-2")
@pytest.mark.parametrize(("answer", "cost"), [("keep", 20), ("lift-now", 220)])
def test_the_receiver_pays_interest_on_a_ruined_payers_mortgage_before_the_next_one_pays(
    answer: str, cost: int
) -> None:
    table = after_double(3, "1 $5 @go", "2 $500 @go", "deeds 1: coruscant*")

    table.do("use; give-up")
    asked = (table.decision, table.actor, cash(table))
    table.do(answer)

    assert asked == (Decision.PASSED_MORTGAGE, 0, [505, 0, 500])
    assert cash(table) == [505 - cost + 40, 0, 460]
    assert owner(table, "coruscant") == 0
    assert is_mortgaged(table, "coruscant") == (answer == "keep")
    assert (table.decision, table.actor) == (Decision.END_TURN, 0)


@pytest.mark.rule("SG-F-D3")
@pytest.mark.rule("B-21", edition="saga")
def test_a_ruined_payers_deeds_are_mortgaged_first_and_the_money_goes_to_the_receiver() -> None:
    table = after_double(3, "1 $5 @go", "2 $500 @go", "deeds 1: dantooine")

    table.do("use; give-up; keep")

    assert cash(table) == [500 + 5 + 30 - 3 + 40, 0, 460]
    assert (owner(table, "dantooine"), is_mortgaged(table, "dantooine")) == (0, True)


@pytest.mark.rule("SG-F-D3")
@pytest.mark.rule("F-45")
def test_a_receiver_ruined_by_that_interest_gets_nothing_more_and_the_dice_go_on() -> None:
    seats = ("1 $3 @go", "2 $500 @go", "3 $500 @go")
    table = after_double(3, *seats, "deeds 1: naboo* coruscant*", cash=5)

    table.do("use; give-up; keep")
    in_need = (table.decision, table.actor, cash(table))
    told = table.do("give-up; pass; pass; pass; pass")

    assert in_need == (Decision.RAISE_CASH, 0, [8, 0, 500, 500])
    assert bankruptcies(told) == [(0, -1)]
    assert payments(told) == []
    assert cash(table) == [0, 0, 500, 500]
    assert (table.decision, table.actor) == (Decision.TURN, 2)


@pytest.mark.rule("SG-F-D3")
@pytest.mark.rule("CARD-2")
def test_a_ruined_payers_jail_card_goes_to_the_receiver() -> None:
    table = after_double(3, "1 $5 @go", "2 $500 @go", "jail-cards 1=1")

    table.do("use; give-up")

    assert [seat.jail_cards for seat in table.seats] == [1, 0, 0]
    assert cash(table) == [545, 0, 460]


@pytest.mark.rule("SG-F-D3")
@pytest.mark.rule("F-53")
def test_the_receiver_wins_when_the_last_payer_is_ruined_and_owes_no_interest() -> None:
    table = after_double(3, "1 $5 @go", "2 $6 @go", "deeds 1: coruscant*, 2: naboo*")

    told = table.do("use; give-up; keep; give-up")

    assert names(told)[-1] == "WON"
    assert table.winners == (0,)
    assert cash(table) == [500 + 5 - 20 + 6, 0, 0]


@pytest.mark.rule("SG-F-D3")
@pytest.mark.rule("HOUSE-1")
def test_force_grip_fills_no_pot() -> None:
    table = after_double(3, "1 $500 @go", "2 $500 @go", free_parking_pot=True)

    table.do("use")

    assert cash(table) == [580, 460, 460]
    assert table.game.pot == 0

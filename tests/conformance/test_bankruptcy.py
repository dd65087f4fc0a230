"""Bankruptcy to another player: what the creditor gets, and the interest that comes with it."""

import pytest

from freehold import Decision, Event, Table
from tests.tables import (
    EDITIONS,
    at,
    cash,
    deeds,
    is_mortgaged,
    level,
    only,
    owner,
    space,
    taken_in,
)

RAILROADS = "5 15 25 35"
"""All four in one hand: landing on number 5 costs 200, and `roll 2 3` leads there from GO."""


def owing_rent(
    edition: str,
    debtor: str,
    of_debtor: str,
    *more: str,
    creditor: str = "1 $500 @go",
    of_creditor: str = RAILROADS,
) -> Table:
    """Seat 0 has just landed on seat 1's railroad; two more seats look on."""
    held = f"deeds 0: {deeds(edition, of_debtor)}, 1: {deeds(edition, of_creditor)}"
    table = at(edition, debtor, creditor, "2 $500 @go", "3 $500 @go", held, *more)
    table.do("roll 2 3")
    return table


# --- BANK-1, B-21 --------------------------------------------------------------


@pytest.mark.rule("BANK-1")
@pytest.mark.rule("B-21", edition="clone-wars")
@pytest.mark.rule("B-21", edition="episode-2")
@pytest.mark.parametrize("edition", ["clone-wars", "episode-2"])
def test_the_creditor_gets_the_deeds_as_they_are_and_half_of_what_the_buildings_cost(edition):
    table = owing_rent(edition, "0 $10 @go", "1+1 3+1 39*")

    table.do("give-up; keep")

    assert cash(table) == [0, 500 + 10 + 2 * 25 - 20, 500, 500]
    assert [owner(table, space(edition, n)) for n in (1, 3, 39)] == [1, 1, 1]
    assert [is_mortgaged(table, space(edition, n)) for n in (1, 3, 39)] == [False, False, True]
    assert [level(table, space(edition, n)) for n in (1, 3)] == [0, 0]
    assert table.game.houses == 32


@pytest.mark.rule("BANK-1")
@pytest.mark.rule("B-21", edition="saga")
@pytest.mark.rule("B-21", edition="fallout")
@pytest.mark.parametrize("edition", ["saga", "fallout"])
def test_all_deeds_are_mortgaged_first_and_the_money_goes_to_the_creditor(edition):
    table = owing_rent(edition, "0 $10 @go", "1+1 3+1 39*")

    told = table.do("give-up; keep; keep; keep")

    assert [(e.space, e.amount) for e in only(told, Event.MORTGAGED)] == [(1, 30), (3, 30)]
    assert cash(table) == [0, 500 + 10 + 2 * 25 + 2 * 30 - 3 - 3 - 20, 500, 500]
    assert [owner(table, space(edition, n)) for n in (1, 3, 39)] == [1, 1, 1]
    assert [is_mortgaged(table, space(edition, n)) for n in (1, 3, 39)] == [True, True, True]
    assert table.game.houses == 32


@pytest.mark.rule("B-21", edition="saga")
def test_a_table_may_agree_to_leave_the_deeds_as_they_are():
    held = f"deeds 0: dantooine, 1: {deeds('saga', RAILROADS)}"
    table = at("saga", "0 $10 @go", "1 $500 @go", "2 $5 @go", held, bankrupt_mortgages_deeds=False)

    table.do("roll 2 3; give-up")

    assert cash(table) == [0, 510, 5]
    assert not is_mortgaged(table, "dantooine")
    assert (table.decision, table.actor) == (Decision.TURN, 1)


@pytest.mark.rule("BANK-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_hotel_goes_back_to_the_bank_at_half_of_all_that_it_cost(edition):
    on_1 = space(edition, 1)
    held = f"deeds 0: {deeds(edition, '1+hotel 3+4')}, 1: {deeds(edition, '37+hotel 39+hotel')}"
    table = at(edition, f"0 $0 @{space(edition, 29)}", "1 $0 @go", "2 $0 @go", held)
    table.do("roll 4 6")  # number 39: 2000

    told = table.do("give-up")

    assert [e.amount for e in only(told, Event.SOLD_BUILDING)] == [125, 100]
    assert [e.amount for e in only(told, Event.CASH_PASSED)] == [
        225 + (60 if edition in ("saga", "fallout") else 0)
    ]
    assert level(table, on_1) == 0
    assert (table.game.houses, table.game.hotels) == (32, 10)


@pytest.mark.rule("BANK-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_creditor_gets_the_get_out_of_jail_cards(edition):
    held = f"deeds 1: {deeds(edition, RAILROADS)}"
    table = at(edition, "0 $10 @go", "1 $5 @go", "2 $5 @go", held, "jail-cards 1=0 2=0")

    told = table.do("roll 2 3; give-up")

    assert [seat.jail_cards for seat in table.seats] == [0, 2, 0]
    assert len(only(told, Event.CARD_PASSED)) == 2
    assert only(told, Event.CARD_RETURNED) == []


@pytest.mark.rule("BANK-5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_bankrupt_pays_the_creditor_as_much_as_the_cash_raised_allows(edition):
    table = owing_rent(edition, "0 $10 @go", "1 3")

    table.do(f"mortgage {space(edition, 1)}; mortgage {space(edition, 3)}")
    told = table.do("give-up")

    assert [(e.seat, e.other, e.amount) for e in only(told, Event.CASH_PASSED)] == [(0, 1, 70)]
    assert cash(table) == [0, 570, 500, 500]


@pytest.mark.rule("BANK-5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_bankrupt_pays_the_bank_as_much_as_the_cash_raised_allows(edition):
    table = at(edition, "0 $120 @go", "1 $500 @go", "2 $500 @go")
    before = taken_in(table)

    table.do("roll 1 3; give-up")

    assert taken_in(table) - before == 120
    assert cash(table) == [0, 500, 500]


# --- BANK-2 --------------------------------------------------------------------


@pytest.mark.rule("BANK-2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_creditor_is_asked_for_every_mortgaged_deed_in_the_order_of_the_board(edition):
    table = owing_rent(edition, "0 $0 @go", "12* 37* 39*")
    table.do("give-up")
    asked = []

    while table.decision == Decision.PASSED_MORTGAGE:
        asked.append((table.actor, table.game.decision_space))
        table.do("keep")

    assert asked == [(1, 12), (1, 37), (1, 39)]
    assert cash(table) == [0, 500 - 8 - 18 - 20, 500, 500]
    assert (table.decision, table.actor) == (Decision.TURN, 1)


@pytest.mark.rule("BANK-2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_lifting_the_mortgage_in_the_same_moment_costs_110_per_cent_in_all(edition):
    table = owing_rent(edition, "0 $0 @go", "39*")

    table.do("give-up; lift-now")

    assert cash(table) == [0, 500 - 220, 500, 500]
    assert not is_mortgaged(table, space(edition, 39))


@pytest.mark.rule("BANK-2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_lifting_the_mortgage_later_costs_the_value_and_ten_per_cent_again(edition):
    table = owing_rent(edition, "0 $0 @go", "39*")

    table.do("give-up; keep")
    after_keeping = cash(table)[1]
    table.do(f"lift {space(edition, 39)}")

    assert after_keeping == 500 - 20
    assert cash(table)[1] == 500 - 20 - 220


@pytest.mark.rule("BANK-2")
def test_some_mortgages_are_lifted_and_others_kept():
    table = owing_rent("episode-2", "0 $0 @go", "37* 39*")

    table.do("give-up; keep; lift-now")

    assert cash(table) == [0, 500 - 18 - 220, 500, 500]
    assert is_mortgaged(table, "jedi-archives")
    assert not is_mortgaged(table, "jedi-temple")


@pytest.mark.rule("BANK-2")
def test_a_creditor_who_has_too_little_to_lift_the_mortgage_keeps_it():
    table = owing_rent("episode-2", "0 $0 @go", "39*", creditor="1 $219 @go")
    table.do("give-up")

    refused = table.why_not("lift-now")
    table.do("keep")

    assert refused == "cannot lift the mortgage now: that takes 220 credits in cash"
    assert cash(table) == [0, 199, 500, 500]


@pytest.mark.rule("BANK-2")
def test_the_interest_is_due_before_anything_else_is_done_with_the_deed():
    table = owing_rent("episode-2", "0 $0 @go", "39*")
    table.do("give-up")

    assert table.why_not("roll") == "cannot roll: this is not the moment for it"
    assert table.why_not("trade 2") == "cannot trade: this is not the moment for it"
    assert {choice.words for choice in table.choices()} == {"keep", "lift-now"}


# --- a chain of debts ----------------------------------------------------------


@pytest.mark.rule("BANK-2")
@pytest.mark.rule("F-45")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_creditor_who_cannot_pay_the_interest_has_to_raise_it(edition):
    table = owing_rent(edition, "0 $0 @go", "39*", creditor="1 $19 @go")

    table.do("give-up")
    told = table.do("keep")
    in_need = (table.decision, table.actor)
    table.do(f"mortgage {space(edition, 5)}")

    assert [(e.seat, e.other, e.amount) for e in only(told, Event.DEBT_OPENED)] == [(1, -1, 20)]
    assert in_need == (Decision.RAISE_CASH, 1)
    assert cash(table) == [0, 19 + 100 - 20, 500, 500]
    assert (table.decision, table.actor) == (Decision.TURN, 1)


@pytest.mark.rule("F-45")
@pytest.mark.rule("F-46")
def test_a_creditor_in_need_does_not_give_up_while_the_interest_can_be_raised():
    table = owing_rent("episode-2", "0 $0 @go", "39*", creditor="1 $0 @go")
    table.do("give-up; keep")

    refused = table.why_not("give-up")

    assert refused == "cannot give up: 400 credits can still be raised"


@pytest.mark.rule("F-45")
def test_a_creditor_in_need_cannot_pass_on_a_deed_whose_interest_is_still_due():
    table = owing_rent("episode-2", "0 $0 @go", "37* 39*", creditor="1 $0 @go")
    table.do("give-up; keep; trade 2")

    refused = table.why_not("give jedi-temple")

    assert refused == "cannot trade Jedi Temple: the interest on Jedi Temple is still due"
    assert table.why_not("give jedi-archives") is None


def chain_of_debts(edition: str) -> Table:
    """Seat 0 owes seat 1 a rent of 6, has a credit and five mortgaged deeds.

    The interest on them is 15, 15, 16, 18 and 20; seat 1 can raise 50 and no more.
    """
    held = f"deeds 0: {deeds(edition, '31* 32* 34* 37* 39*')}, 1: {deeds(edition, '6')}"
    table = at(edition, "0 $1 @go", "1 $0 @go", "2 $90 @go", "3 $80 @go", held)
    table.do("roll 2 4; give-up")
    return table


@pytest.mark.rule("BANK-2")
@pytest.mark.rule("F-45")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_creditor_pays_interest_deed_by_deed_until_nothing_is_left(edition):
    table = chain_of_debts(edition)

    table.do(f"keep; mortgage {space(edition, 6)}; keep; keep")
    left = cash(table)
    table.do("keep")

    assert left == [0, 1 + 50 - 15 - 15 - 16, 90, 80]
    assert (table.decision, table.actor) == (Decision.RAISE_CASH, 1)
    assert table.why_not("give-up") is None


@pytest.mark.rule("BANK-2")
@pytest.mark.rule("BANK-3")
@pytest.mark.rule("F-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_bankruptcy_may_bring_the_next_and_then_all_the_deeds_are_auctioned(edition):
    table = chain_of_debts(edition)
    table.do(f"keep; mortgage {space(edition, 6)}; keep; keep; keep; give-up")
    auctioned = []

    while table.decision == Decision.BID:
        auctioned.append(table.game.decision_space)
        table.do("bid 10; pass")

    assert [seat.bankrupt for seat in table.seats] == [True, True, False, False]
    assert auctioned == [6, 31, 32, 34, 37, 39]
    assert table.seats[2].deeds == tuple(space(edition, n) for n in auctioned)
    assert [is_mortgaged(table, space(edition, n)) for n in auctioned] == [False] * 6
    assert cash(table) == [0, 0, 90 - 60, 80]
    assert (table.decision, table.actor) == (Decision.TURN, 2)


@pytest.mark.rule("END-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_when_the_creditor_follows_the_debtor_the_third_seat_wins_without_an_auction(edition):
    held = f"deeds 0: {deeds(edition, '31* 32* 37* 39*')}, 1: {deeds(edition, '6')}"
    table = at(edition, "0 $1 @go", "1 $0 @go", "2 $90 @go", held)
    table.do(f"roll 2 4; give-up; keep; mortgage {space(edition, 6)}; keep; keep")

    told = table.do("keep; give-up")

    assert only(told, Event.AUCTION_OPENED) == []
    assert [event.seat for event in only(told, Event.WON)] == [2]
    assert table.winners == (2,)
    assert cash(table) == [0, 0, 90]

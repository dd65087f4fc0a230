"""Planetopoly's settings, each in an edition that was made without them."""

import pytest

from freehold import Decision, Event, Table
from freehold.vocabulary import Reason
from tests.tables import (
    after_double,
    against,
    against_space,
    at,
    cash,
    debts,
    law_broken_by_chance_play,
    only,
    out,
    owner,
    waits,
)

SETTINGS = (
    "bank-credit",
    "claims",
    "deeds-sold-to-bank",
    "no-mortgages",
    "no-trades",
    "sales-before-roll",
)


@pytest.mark.parametrize("changed", [*((name,) for name in SETTINGS), SETTINGS], ids="+".join)
@pytest.mark.parametrize(("seats", "seed"), [(2, 24), (3, 25), (4, 26)])
def test_a_whole_random_game_of_saga_with_a_setting_keeps_every_law(changed, seats, seed):
    settings = {**dict.fromkeys(changed, True), "turn-limit": 150}
    table = Table("saga", seats, seed=seed, settings=settings)
    table.edition.salary = 0
    for seat in range(seats):
        table.game.bank += table.game.cash[seat] - 200
        table.game.cash[seat] = 200

    broken = law_broken_by_chance_play(table)

    assert broken == "all laws hold"
    assert table.is_over


GO = ("0 $0 @go", "1 $500 @go", "2 $500 @go")


def test_bank_credit_in_saga_lends_what_a_rent_lacks():
    deeds = "deeds 0: hoth, 1: kessel"
    table = at("saga", *GO, deeds, bank_credit=True)

    told = table.do("roll 1 2")

    assert [event.amount for event in only(told, Event.BORROWED)] == [4]
    assert (debts(table), cash(table)) == ([4, 0, 0], [0, 504, 500])
    assert waits(table) == (Decision.END_TURN, 0)


def test_bank_credit_in_saga_counts_what_is_not_mortgaged():
    deeds = "deeds 0: hoth*, 1: kessel"
    table = at("saga", *GO, deeds, bank_credit=True)

    table.do("roll 1 2")

    assert out(table) == [0]
    assert (debts(table), cash(table)) == ([0, 0, 0], [0, 504, 500])


def test_bank_credit_in_saga_tests_a_debtor_who_gives_property_away():
    deeds = "deeds 0: dantooine hoth, 1: kessel"
    table = at("saga", "0 $0 -60 @go", *GO[1:], deeds, bank_credit=True)

    table.do("trade 1; give dantooine; give hoth; propose; accept")

    assert out(table) == [0]
    assert debts(table) == [0, 0, 0]


def test_bank_credit_in_saga_tests_before_anybody_is_asked_about_a_mortgage_that_passed():
    deeds = "deeds 0: dantooine hoth*, 1: kessel"
    table = at("saga", "0 $0 -30 @go", *GO[1:], deeds, bank_credit=True)

    table.do("trade 1; give dantooine; give hoth; propose; accept")

    assert out(table) == [0]
    assert waits(table) == (Decision.PASSED_MORTGAGE, 1)


def test_bank_credit_in_saga_tests_a_debtor_who_loses_a_duel():
    sections = ("1 $0 -60 @go", "2 $0 @go", "deeds 1: endor")
    table = after_double(6, *sections, bank_credit=True)

    table.do("use; take endor; die 5; die 4")

    assert owner(table, "endor") == 0
    assert out(table) == [1]


def test_claims_in_saga_keep_a_group_for_its_first_owner():
    table = at("saga", "0 $500 @go", "1 $500 @go", "deeds 1: dantooine", claims=True)

    table.do("roll 1 2")

    assert waits(table) == (Decision.BUY, 0)
    assert against_space(table, "buy") == (Reason.CLAIMED, "dantooine")


def test_claims_in_saga_ask_for_a_second_lot_first():
    deeds = "deeds 0: dantooine"
    table = at("saga", "0 $500 @go", "1 $500 @go", deeds, claims=True)

    table.do("roll 2 4")

    assert against_space(table, "buy") == (Reason.CLAIM_COMES_FIRST, "dantooine")


def test_claims_in_saga_leave_ships_free_for_all():
    deeds = "deeds 0: dantooine, 1: imperial-star-destroyer"
    table = at("saga", "0 $500 @go", "1 $500 @go", deeds, claims=True)

    table.do("roll 2 3; buy")

    assert owner(table, "super-star-destroyer") == 0


def test_deeds_sold_to_the_bank_in_saga_bring_their_mortgage_value():
    deeds = "deeds 0: dantooine hoth* dagobah"
    table = at("saga", "0 $0 @go", "1 $500 @go", deeds, deeds_sold_to_bank=True)

    table.do("sell-deed dantooine")

    assert (owner(table, "dantooine"), cash(table)) == (-1, [30, 500])
    assert against_space(table, "sell-deed hoth") == (Reason.STILL_MORTGAGED, "hoth")


def test_deeds_sold_to_the_bank_in_saga_are_bare_and_so_is_their_group():
    deeds = "deeds 0: dantooine+1 kessel"
    table = at("saga", "0 $0 @go", "1 $500 @go", deeds, deeds_sold_to_bank=True)

    assert against_space(table, "sell-deed dantooine") == (Reason.BUILDINGS_FIRST, "dantooine")
    assert against_space(table, "sell-deed kessel") == (Reason.HOLDS_UP_OTHERS, "dantooine")


def test_deeds_sold_to_the_bank_in_saga_raise_cash_for_a_debt():
    deeds = "deeds 0: hoth, 1: kessel"
    table = at("saga", "0 $0 @go", "1 $500 @go", deeds, deeds_sold_to_bank=True)

    table.do("roll 1 2; sell-deed hoth")

    assert cash(table) == [46, 504]
    assert waits(table) == (Decision.END_TURN, 0)


def test_without_mortgages_in_saga_a_deed_raises_nothing():
    deeds = "deeds 0: hoth, 1: kessel"
    table = at("saga", "0 $0 @go", "1 $500 @go", deeds, no_mortgages=True)

    table.do("roll 1 2")

    assert waits(table) == (Decision.RAISE_CASH, 0)
    assert against(table, "mortgage hoth") == (Reason.NOT_IN_THIS_EDITION, 0)
    assert against(table, "give-up") is None


def test_without_trades_in_saga_the_rest_of_business_stays_open():
    deeds = "deeds 0: hoth, 1: kessel"
    table = at("saga", "0 $0 @go", "1 $500 @go", deeds, no_trades=True)

    told = table.do("mortgage kessel", seat=1)

    assert [event.amount for event in only(told, Event.MORTGAGED)] == [30]
    assert against(table, "trade 1") == (Reason.NOT_IN_THIS_EDITION, 0)


def test_sales_before_the_roll_in_saga_end_with_it():
    deeds = "deeds 0: dantooine+1 kessel+1"
    table = at("saga", "0 $0 @go", "1 $500 @go", deeds, sales_before_roll=True)

    table.do("sell dantooine; roll 4 6")

    assert cash(table) == [25, 500]
    assert against(table, "sell kessel") == (Reason.BEFORE_ROLL_ONLY, 0)


def test_sales_before_the_roll_in_saga_are_open_to_raise_cash_for_a_debt():
    deeds = "deeds 0: dantooine+1 kessel+1, 1: hoth"
    table = at("saga", "0 $0 @go", "1 $500 @go", deeds, sales_before_roll=True)

    table.do("roll 2 4; sell kessel")

    assert cash(table) == [19, 506]
    assert waits(table) == (Decision.END_TURN, 0)

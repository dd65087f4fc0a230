"""Planetopoly's money and business settings, each for itself in Saga."""

import pytest

from freehold import Decision, Event
from freehold.vocabulary import Reason
from tests.tables import at, cash, debts, names, only, out, owner, refused_for, words

SEATS = ("0 $500 @go", "1 $500 @go")


@pytest.mark.rule("F-30")
def test_no_trades_closes_trading_and_nothing_else() -> None:
    table = at("saga", *SEATS, "deeds 0: coruscant", no_trades=True)

    refused_for(table, "trade 1", Reason.NOT_IN_THIS_EDITION)

    assert words(table) == {"roll", "open 1", "mortgage coruscant"}


@pytest.mark.rule("PL-9-1")
def test_no_mortgages_leaves_a_debtor_who_can_sell_nothing_to_give_up() -> None:
    poor = ("0 $10 @go", "1 $500 @go", "deeds 0: coruscant, 1: super-star-destroyer")
    table = at("saga", *poor, no_mortgages=True, no_trades=True)

    refused_for(table, "mortgage coruscant", Reason.NOT_IN_THIS_EDITION)
    table.do("roll 1 4")

    assert (table.decision, words(table)) == (Decision.RAISE_CASH, {"give-up"})
    table.do("give-up")
    assert (out(table), table.winners) == ([0], (1,))


@pytest.mark.rule("PL-9-1")
def test_deeds_sold_to_bank_raises_cash_for_a_debt_as_well() -> None:
    poor = ("0 $10 @go", "1 $500 @go", "deeds 0: coruscant, 1: super-star-destroyer")
    table = at("saga", *poor, deeds_sold_to_bank=True, no_mortgages=True, no_trades=True)

    table.do("roll 1 4")

    assert words(table) == {"sell-deed coruscant"}
    table.do("sell-deed coruscant")
    assert (owner(table, "coruscant"), cash(table)) == (-1, [10 + 200 - 25, 525])


@pytest.mark.rule("PL-9-1")
def test_a_deed_of_a_built_group_or_with_a_mortgage_is_not_sold_to_the_bank() -> None:
    deeds = "deeds 0: dantooine+1 kessel coruscant*"
    table = at("saga", *SEATS, deeds, deeds_sold_to_bank=True)

    refused_for(table, "sell-deed dantooine", Reason.BUILDINGS_FIRST)
    refused_for(table, "sell-deed kessel", Reason.HOLDS_UP_OTHERS)
    refused_for(table, "sell-deed coruscant", Reason.STILL_MORTGAGED)

    table.do("sell dantooine; sell-deed dantooine; sell-deed kessel")
    assert cash(table) == [500 + 25 + 30 + 30, 500]


@pytest.mark.rule("PL-9-2", "PL-9-4")
def test_bank_credit_borrows_what_is_missing_and_a_mortgage_pays_it_back() -> None:
    poor = ("0 $10 @go", "1 $500 @go", "deeds 0: coruscant, 1: super-star-destroyer")
    table = at("saga", *poor, bank_credit=True)

    told = table.do("roll 1 4")

    assert [event.amount for event in only(told, Event.BORROWED)] == [15]
    assert (cash(table), debts(table), table.decision) == ([0, 525], [15, 0], Decision.END_TURN)
    table.do("mortgage coruscant")
    assert (cash(table), debts(table)) == ([185, 525], [0, 0])


@pytest.mark.rule("PL-9-5")
def test_bank_credit_ends_with_the_mortgage_value_of_what_is_owned() -> None:
    table = at("saga", "0 $10 @go", "1 $500 @go", "deeds 1: super-star-destroyer", bank_credit=True)

    table.do("roll 1 4")

    assert (out(table), cash(table), table.winners) == ([0], [0, 525], (1,))


@pytest.mark.rule("PL-9-5")
def test_whoever_trades_away_what_covers_the_debt_has_lost() -> None:
    seats = ("0 $0 -150 @go", "1 $500 @go", "2 $500 @go")
    table = at("saga", *seats, "deeds 0: coruscant", bank_credit=True)

    table.do("trade 1; give coruscant; want 1; propose; accept")

    assert (owner(table, "coruscant"), out(table)) == (1, [0])


@pytest.mark.rule("PL-5-3", "PL-5-4")
def test_claims_hold_for_lots_too() -> None:
    table = at("saga", *SEATS, "deeds 1: dantooine", claims=True, no_auctions=True)
    first = at("saga", *SEATS, "deeds 0: hoth", claims=True, no_auctions=True)

    told = table.do("roll 1 2")
    told_first = first.do("roll 1 2")

    assert [event.amount for event in only(told, Event.NOT_FOR_SALE)] == [Reason.CLAIMED]
    assert [event.amount for event in only(told_first, Event.NOT_FOR_SALE)] == [
        Reason.CLAIM_COMES_FIRST
    ]


@pytest.mark.rule("PL-8-1")
def test_remote_purchases_hold_for_lots_too_without_a_commission() -> None:
    seats = ("0 $500 @go", "1 $500 @kessel", "deeds 0: dantooine")
    table = at("saga", *seats, remote_purchases=True)

    told = table.do("buy-remote kessel")

    assert names(told) == ["BOUGHT_REMOTELY"]
    assert (owner(table, "kessel"), cash(table)) == (0, [440, 500])


@pytest.mark.rule("PL-2-2")
def test_sales_before_roll_closes_all_business_with_the_roll() -> None:
    table = at("saga", *SEATS, "deeds 0: dantooine kessel", sales_before_roll=True)
    business = {
        f"{word} {lot}" for word in ("build", "mortgage") for lot in ("dantooine", "kessel")
    }

    assert business <= words(table)
    table.do("roll 1 3")

    assert words(table) == {"end", "open 1", "trade 1"}
    refused_for(table, "build kessel", Reason.BEFORE_ROLL_ONLY)
    refused_for(table, "mortgage kessel", Reason.BEFORE_ROLL_ONLY)


@pytest.mark.rule("PL-2-2")
def test_sales_before_roll_still_lets_a_debtor_raise_cash() -> None:
    poor = ("0 $10 @go", "1 $500 @go", "deeds 0: coruscant, 1: super-star-destroyer")
    table = at("saga", *poor, sales_before_roll=True)

    table.do("roll 1 4; mortgage coruscant")

    assert cash(table) == [185, 525]

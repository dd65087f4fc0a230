"""Debt: raising the cash by selling, mortgaging and trading; and giving up."""

import pytest

from freehold import Decision, Event, IllegalActionError, Table
from freehold.bots.companion import choose
from freehold.errors import NotationError
from freehold.rules.debts import could_pay, could_raise
from tests.tables import EDITIONS, at, cash, deeds, is_mortgaged, level, only, owner, space, words

RAILROADS = "5 15 25 35"
"""All four in one hand: landing on number 5 costs 200, and `roll 2 3` leads there from GO."""


def owing_rent(edition: str, debtor: str, of_debtor: str = "", third: str = "2 $500 @go") -> Table:
    """Seat 0 has just landed on seat 1's railroad, and owes it 200."""
    held = f"deeds 1: {deeds(edition, RAILROADS)}"
    if of_debtor:
        held += f", 0: {deeds(edition, of_debtor)}"
    table = at(edition, debtor, "1 $500 @go", third, held)
    table.do("roll 2 3")
    return table


# --- DEBT-1 --------------------------------------------------------------------


@pytest.mark.rule("DEBT-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_debt_that_the_cash_does_not_cover_waits_until_the_debtor_has_raised_it(edition):
    table = owing_rent(edition, "0 $199 @go")

    opened = only(table.told, Event.DEBT_OPENED)

    assert [(e.seat, e.other, e.amount) for e in opened] == [(0, 1, 200)]
    assert (table.decision, table.actor) == (Decision.RAISE_CASH, 0)
    assert cash(table) == [199, 500, 500]


@pytest.mark.rule("DEBT-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_debt_that_the_last_credit_covers_is_paid_at_once(edition):
    table = owing_rent(edition, "0 $200 @go")

    assert cash(table) == [0, 700, 500]
    assert (table.decision, table.actor) == (Decision.END_TURN, 0)
    assert not table.seats[0].bankrupt


@pytest.mark.rule("DEBT-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_debtor_mortgages_a_deed_and_the_debt_is_paid_from_it(edition):
    table = owing_rent(edition, "0 $150 @go", "39")

    table.do(f"mortgage {space(edition, 39)}")

    assert cash(table) == [150 + 200 - 200, 700, 500]
    assert is_mortgaged(table, space(edition, 39))
    assert (table.decision, table.actor) == (Decision.END_TURN, 0)


@pytest.mark.rule("DEBT-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_debtor_sells_houses_to_the_bank_and_the_debt_is_paid_from_it(edition):
    table = owing_rent(edition, "0 $180 @go", "1+1 3+1")

    table.do(f"sell {space(edition, 1)}")

    assert cash(table) == [180 + 25 - 200, 700, 500]
    assert level(table, space(edition, 1)) == 0
    assert level(table, space(edition, 3)) == 1


@pytest.mark.rule("DEBT-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_debtor_sells_property_to_another_player_and_the_debt_is_paid_from_it(edition):
    table = owing_rent(edition, "0 $100 @go", "6")

    table.do(f"trade 2; give {space(edition, 6)}; want 100; propose; accept")

    assert owner(table, space(edition, 6)) == 2
    assert cash(table) == [0, 700, 400]
    assert (table.decision, table.actor) == (Decision.END_TURN, 0)


@pytest.mark.rule("DEBT-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_debtor_may_sell_property_to_the_creditor_as_well(edition):
    table = owing_rent(edition, "0 $100 @go", "6")

    table.do(f"trade 1; give {space(edition, 6)}; want 150; propose; accept")

    assert owner(table, space(edition, 6)) == 1
    assert cash(table) == [100 + 150 - 200, 500 - 150 + 200, 500]


@pytest.mark.rule("DEBT-1")
def test_a_debtor_sells_a_mortgaged_deed_and_the_buyer_pays_the_interest():
    table = owing_rent("saga", "0 $150 @go", "39*")

    table.do("trade 2; give coruscant; want 60; propose; accept")
    asked = (table.decision, table.actor)
    table.do("keep")

    assert asked == (Decision.PASSED_MORTGAGE, 2)
    assert cash(table) == [150 + 60 - 200, 700, 500 - 60 - 20]


@pytest.mark.rule("DEBT-1")
def test_a_debtor_sells_a_get_out_of_jail_card():
    table = at(
        "saga",
        "0 $150 @go",
        "1 $500 @go",
        f"deeds 1: {deeds('saga', RAILROADS)}",
        "jail-cards 1=0",
    )

    table.do("roll 2 3; trade 1; give jail-card-1; want 50; propose; accept")

    assert cash(table) == [0, 500 - 50 + 200]
    assert [seat.jail_cards for seat in table.seats] == [0, 1]


@pytest.mark.rule("DEBT-1")
def test_nothing_is_paid_until_the_whole_debt_can_be_paid():
    table = owing_rent("saga", "0 $100 @go", "1 3 6")

    table.do("mortgage dantooine; mortgage kessel")
    after_two = cash(table)
    table.do("mortgage hoth")

    assert after_two == [160, 500, 500]
    assert cash(table) == [10, 700, 500]


@pytest.mark.rule("DEBT-1")
def test_a_refused_trade_leaves_the_debt_as_it_is():
    table = owing_rent("saga", "0 $100 @go", "6")

    table.do("trade 2; give hoth; want 100; propose; refuse")

    assert (table.decision, table.actor) == (Decision.RAISE_CASH, 0)
    assert cash(table) == [100, 500, 500]
    assert owner(table, "hoth") == 0


@pytest.mark.rule("DEBT-1")
@pytest.mark.parametrize("action", ["roll", "end", "build dantooine", "lift hoth", "open 1", "buy"])
def test_a_debtor_does_nothing_that_brings_no_cash(action):
    table = owing_rent("saga", "0 $100 @go", "1 3 6*")

    with pytest.raises(IllegalActionError, match="this is not the moment for it"):
        table.do(action)

    assert (table.decision, table.actor) == (Decision.RAISE_CASH, 0)
    assert cash(table) == [100, 500, 500]


@pytest.mark.rule("DEBT-1")
def test_houses_are_sold_evenly_in_debt_too():
    table = owing_rent("saga", "0 $100 @go", "1+2 3+1")

    refused = table.why_not("sell kessel")

    assert refused == "cannot sell: Dantooine has more buildings and comes first"
    assert table.why_not("sell dantooine") is None


@pytest.mark.rule("DEBT-1")
def test_a_lot_of_a_built_group_is_neither_mortgaged_nor_traded_in_debt():
    table = owing_rent("saga", "0 $100 @go", "1+1 3")

    refused = table.why_not("mortgage kessel")
    table.do("trade 2")

    assert refused == "cannot mortgage: Dantooine has buildings"
    assert table.why_not("give kessel") == "cannot trade Kessel: Dantooine has buildings"


@pytest.mark.rule("DEBT-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_cash_is_raised_for_a_tax_that_goes_to_the_bank(edition):
    table = at(edition, "0 $150 @go", "1 $500 @go", f"deeds 0: {deeds(edition, '6')}")
    before = table.game.bank

    table.do(f"roll 1 3; mortgage {space(edition, 6)}")

    assert cash(table) == [0, 500]
    assert table.game.bank - before == 200 - 50


@pytest.mark.rule("DEBT-1")
def test_cash_is_raised_for_a_card_fee():
    table = at("saga", "0 $80 @kashyyyk", "1 $500 @go", "deeds 0: dantooine")

    table.do("roll 1 2; draw pay-100; mortgage dantooine")

    assert cash(table) == [80 + 30 - 100, 500]


@pytest.mark.rule("DEBT-1")
def test_cash_is_raised_for_the_fine_after_the_last_throw_and_then_the_figure_moves():
    table = at("saga", "0 $30 @jail!3", "1 $500 @go", "deeds 0: dantooine endor")

    table.do("roll 1 2")
    waiting = (table.decision, table.seats[0].at, table.seats[0].in_jail)
    table.do("mortgage dantooine")

    assert waiting == (Decision.RAISE_CASH, "jail", True)
    assert cash(table) == [30 + 30 - 50, 500]
    assert (table.seats[0].at, table.seats[0].in_jail) == ("endor", False)


# --- DEBT-2 and F-46 -----------------------------------------------------------


@pytest.mark.rule("DEBT-2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_debtor_who_cannot_raise_the_debt_is_out_and_the_next_seat_is_on_turn(edition):
    table = owing_rent(edition, "0 $199 @go")

    told = table.do("give-up")

    assert [(e.seat, e.other) for e in only(told, Event.WENT_BANKRUPT)] == [(0, 1)]
    assert table.seats[0].bankrupt
    assert (table.decision, table.actor) == (Decision.TURN, 1)
    assert table.why_not("trade 0") == "cannot trade: Seat 0 is not in the game"


@pytest.mark.rule("DEBT-2")
def test_the_turns_pass_over_a_seat_that_is_out():
    table = owing_rent("saga", "0 $0 @go")

    table.do("give-up; roll 4 6; end; roll 4 6; end")

    assert table.actor == 1


@pytest.mark.rule("DEBT-2")
def test_a_double_gives_no_further_roll_to_a_seat_that_is_out():
    table = at("saga", "0 $0 @go", "1 $500 @go", "2 $500 @go")

    table.do("roll 2 2; give-up")  # the tribute: 200

    assert table.seats[0].bankrupt
    assert (table.decision, table.actor) == (Decision.TURN, 1)


@pytest.mark.rule("DEBT-2")
@pytest.mark.rule("F-46")
@pytest.mark.parametrize("edition", EDITIONS)
def test_giving_up_is_refused_while_the_cash_could_still_be_raised(edition):
    table = owing_rent(edition, "0 $150 @go", "6")

    with pytest.raises(IllegalActionError, match=r"cannot give up: 200 \w+ can still be raised"):
        table.do("give-up")

    assert not table.seats[0].bankrupt
    assert cash(table) == [150, 500, 500]


@pytest.mark.rule("F-46")
@pytest.mark.parametrize("edition", EDITIONS)
def test_giving_up_is_allowed_when_all_that_is_left_falls_one_credit_short(edition):
    table = owing_rent(edition, "0 $149 @go", "6")

    assert table.why_not("give-up") is None


@pytest.mark.rule("F-46")
@pytest.mark.parametrize(
    ("of_debtor", "raised"),
    [
        ("1* 3*", 0),  # mortgaged deeds bring nothing more
        ("1* 3", 30),
        ("12 25", 75 + 100),
        ("1+1 3", 25 + 30 + 30),
        ("1+4 3+4", 2 * (4 * 25 + 30)),
        ("1+hotel 3+hotel", 2 * (5 * 25 + 30)),  # the hotel and the four houses in it
        ("31+hotel 32+4 34+4", 500 + 400 + 400 + 150 + 150 + 160),
    ],
)
def test_what_could_be_raised_counts_buildings_at_half_and_deeds_at_their_mortgage(
    of_debtor, raised
):
    table = at("saga", "0 $9 @bespin", "1 $500 @go", f"deeds 0: {deeds('saga', of_debtor)}")
    table.do("roll 4 5")  # the bounty: 100

    refused = table.why_not("give-up")

    expected = f"cannot give up: {9 + raised:,} credits can still be raised"
    assert refused == (expected if 9 + raised >= 100 else None)


@pytest.mark.rule("F-46")
@pytest.mark.parametrize("house_rules", [{}, {"no_mortgages": True}])
@pytest.mark.parametrize("held", ["", "3", "12 25", "1+1 3", "31+hotel 32+4 34+4"])
def test_a_player_knows_what_could_be_paid_without_counting_the_rest(held, house_rules):
    sections = [f"deeds 0: {deeds('saga', held)}"] if held else []
    table = at("saga", "0 $9 @go", "1 $500 @go", *sections, **house_rules)
    most = could_raise(table.edition, table.game, 0)

    for amount in range(1, most + 30, 7):
        assert could_pay(table.edition, table.game, 0, amount) == (amount <= most)
    assert could_pay(table.edition, table.game, 0, most)
    assert not could_pay(table.edition, table.game, 0, most + 1)


@pytest.mark.rule("F-46")
def test_a_table_may_agree_that_one_gives_up_at_any_time():
    table = at(
        "saga",
        "0 $150 @go",
        "1 $500 @go",
        "2 $500 @go",
        f"deeds 0: hoth, 1: {deeds('saga', RAILROADS)}",
        give_up_only_when_hopeless=False,
    )

    table.do("roll 2 3; give-up; keep")

    assert table.seats[0].bankrupt
    assert cash(table) == [0, 500 + 150 + 50 - 5, 500]


ALL_HOUSES = "6+4 8+4 9+4 11+4 13+4 14+4 16+3 18+3 19+2"
"""Of seat 1: the bank has none left, and cannot swap a hotel."""


def owing_with_hotels(own: str, *, whole: bool, group: bool) -> Table:
    """Seat 0 owes the bounty, 100; the table has agreed on how hotels are sold."""
    table = at(
        "saga",
        "0 $9 @bespin",
        "1 $500 @go",
        f"deeds 0: {deeds('saga', own)}, 1: {deeds('saga', ALL_HOUSES)}",
        hotel_sold_whole=whole,
        group_sold_at_once=group,
    )
    table.do("roll 4 5")
    return table


@pytest.mark.rule("F-46")
@pytest.mark.rule("F-7")
@pytest.mark.parametrize(
    ("whole", "group", "left"),
    [
        (False, False, {"trade 1", "give-up"}),
        (False, True, {"trade 1", "sell-group brown"}),
        (True, False, {"trade 1", "sell-whole dantooine", "sell-whole kessel"}),
    ],
)
def test_whoever_has_only_hotels_that_nobody_takes_may_give_up(whole, group, left):
    table = owing_with_hotels("1+hotel 3+hotel 12", whole=whole, group=group)
    assert table.why_not("give-up") == "cannot give up: 394 credits can still be raised"

    table.do(f"mortgage {space('saga', 12)}")

    assert words(table) == left


@pytest.mark.rule("F-7")
def test_a_bot_that_has_only_hotels_that_nobody_takes_gives_up():
    table = owing_with_hotels("1+hotel 3+hotel", whole=False, group=False)

    table.do(choose(table.edition, table.game))

    assert table.is_over


# --- TRADE-4 -------------------------------------------------------------------


@pytest.mark.rule("TRADE-4")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("verb", ["lend", "borrow", "owe", "loan"])
def test_there_is_no_word_for_a_loan_in_debt_either(edition, verb):
    table = owing_rent(edition, "0 $100 @go")

    with pytest.raises(NotationError, match=f'there is no action "{verb}"'):
        table.do(f"{verb} 100")

    assert cash(table) == [100, 500, 500]


@pytest.mark.rule("TRADE-4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_promises_cash_that_is_not_at_hand(edition):
    table = owing_rent(edition, "0 $100 @go", "6")
    table.do("trade 2")

    asked_too_much = table.why_not("want 501")
    promised_too_much = table.why_not("give 101")

    money = "caps" if edition == "fallout" else "credits"
    assert asked_too_much == f"cannot ask for that much: the other side does not have 501 {money}"
    assert promised_too_much == f"cannot give that much: that takes 101 {money} in cash"
    assert (table.why_not("want 500"), table.why_not("give 100")) == (None, None)


@pytest.mark.rule("TRADE-4")
def test_cash_from_a_trade_is_never_owed_back():
    table = owing_rent("saga", "0 $100 @go", "6")

    table.do("trade 2; give hoth; want 100; propose; accept")

    assert "agenda" not in table.position
    assert words(table) >= {"end"}
    assert cash(table) == [0, 700, 400]

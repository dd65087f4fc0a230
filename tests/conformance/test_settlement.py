"""Settling a rent debt in property: Episode II's book has it, the others do not."""

import pytest

from freehold import Decision, Event, IllegalActionError, Table
from tests.tables import at, cash, deeds, is_mortgaged, only, owner, space, words

RAILROADS = "5 15 25 35"
"""All four in one hand: landing on number 5 costs 200, and `roll 2 3` leads there from GO."""


def owing_rent(of_debtor: str, debtor: str = "0 $50 @go", creditor: str = "1 $500 @go") -> Table:
    """Seat 0 has just landed on seat 1's railroad in Episode II, and owes it 200."""
    held = f"deeds 0: {deeds('episode-2', of_debtor)}, 1: {deeds('episode-2', RAILROADS)}"
    table = at("episode-2", debtor, creditor, "2 $500 @go", held)
    table.do("roll 2 3")
    return table


# --- all of the debt, or part of it --------------------------------------------


@pytest.mark.rule("B-7", edition="episode-2")
def test_a_deed_settles_all_of_a_rent_debt():
    table = owing_rent("39")

    told = table.do("settle jedi-temple; for 200; accept")

    assert owner(table, "jedi-temple") == 1
    assert cash(table) == [50, 500, 500]
    assert [(e.seat, e.other, e.amount) for e in only(told, Event.SETTLEMENT_ACCEPTED)] == [
        (1, 0, 200)
    ]
    assert (table.decision, table.actor) == (Decision.END_TURN, 0)


@pytest.mark.rule("B-7", edition="episode-2")
def test_the_creditor_may_take_a_deed_of_little_worth_for_a_great_debt():
    table = owing_rent("1")

    table.do("settle tusken-camp; for 200; accept")

    assert owner(table, "tusken-camp") == 1
    assert cash(table) == [50, 500, 500]


@pytest.mark.rule("B-7", edition="episode-2")
def test_a_deed_settles_part_of_the_debt_and_the_cash_at_hand_pays_the_rest():
    table = owing_rent("39")

    table.do("settle jedi-temple; for 150; accept")

    assert owner(table, "jedi-temple") == 1
    assert cash(table) == [0, 550, 500]
    assert (table.decision, table.actor) == (Decision.END_TURN, 0)


@pytest.mark.rule("B-7", edition="episode-2")
def test_after_part_of_the_debt_is_settled_the_rest_is_still_to_be_raised():
    table = owing_rent("39 6")

    table.do("settle jedi-temple; for 100; accept")
    still_owed = (table.decision, table.actor, cash(table))
    table.do("mortgage mos-espa")

    assert still_owed == (Decision.RAISE_CASH, 0, [50, 500, 500])
    assert cash(table) == [50 + 50 - 100, 600, 500]


@pytest.mark.rule("B-7", edition="episode-2")
def test_several_deeds_settle_a_debt_one_after_the_other():
    table = owing_rent("6 8 9")

    table.do("settle mos-espa; for 80; accept; settle dune-sea; for 120; accept")

    assert table.seats[0].deeds == ("lars-homestead",)
    assert cash(table) == [50, 500, 500]
    assert (table.decision, table.actor) == (Decision.END_TURN, 0)


@pytest.mark.rule("B-7", edition="episode-2")
@pytest.mark.parametrize("number", [15, 12, 6])
def test_railroads_utilities_and_unbuilt_lots_settle_a_debt_alike(number):
    deed = space("episode-2", number)
    table = at(
        "episode-2", "0 $10 @go", "1 $500 @go", f"deeds 0: {deed}, 1: wattos-shop+4 tusken-camp+4"
    )

    table.do(f"roll 1 2; settle {deed}; for 320; accept")

    assert owner(table, deed) == 1
    assert cash(table) == [10, 500]


# --- the creditor's answer, and the limits -------------------------------------


@pytest.mark.rule("B-7", edition="episode-2")
def test_the_creditor_and_nobody_else_is_asked():
    table = owing_rent("39")

    table.do("settle jedi-temple; for 200")

    assert (table.decision, table.actor) == (Decision.ANSWER_SETTLEMENT, 1)
    assert words(table) == {"accept", "refuse"}


@pytest.mark.rule("B-7", edition="episode-2")
def test_a_refused_settlement_changes_nothing():
    table = owing_rent("39")
    before = table.position

    table.do("settle jedi-temple; for 200; refuse")

    assert table.position == before
    assert (table.decision, table.actor) == (Decision.RAISE_CASH, 0)


@pytest.mark.rule("B-7", edition="episode-2")
def test_the_debtor_may_take_the_offer_back_before_naming_an_amount():
    table = owing_rent("39")
    before = table.position

    table.do("settle jedi-temple; cancel")

    assert table.position == before


@pytest.mark.rule("B-7", edition="episode-2")
@pytest.mark.parametrize("amount", [0, 201])
def test_a_settlement_is_for_at_least_one_credit_and_at_most_the_debt(amount):
    table = owing_rent("39")
    table.do("settle jedi-temple")

    with pytest.raises(IllegalActionError, match="the debt is 200 credits"):
        table.do(f"for {amount}")

    assert (table.decision, table.actor) == (Decision.SETTLE_FOR, 0)
    assert owner(table, "jedi-temple") == 0


@pytest.mark.rule("B-7", edition="episode-2")
def test_a_second_settlement_is_for_what_is_still_owed():
    table = owing_rent("39 37")
    table.do("settle jedi-temple; for 140; accept; settle jedi-archives")

    refused = table.why_not("for 61")

    assert refused == "cannot settle for that much: the debt is 60 credits"
    assert table.why_not("for 60") is None


@pytest.mark.rule("B-7", edition="episode-2")
def test_only_rent_is_settled_in_property():
    table = at("episode-2", "0 $50 @go", "1 $500 @go", "deeds 0: jedi-temple")
    table.do("roll 1 3")  # the tax: 200

    with pytest.raises(IllegalActionError, match="only rent can be settled in property"):
        table.do("settle jedi-temple")

    assert (table.decision, table.actor) == (Decision.RAISE_CASH, 0)


@pytest.mark.rule("B-7", edition="episode-2")
def test_a_card_that_makes_one_pay_another_is_no_rent():
    table = at("episode-2", "0 $20 @go", "1 $500 @go", "deeds 0: jedi-temple")
    table.do("roll 3 4; draw pay-each-50")

    refused = table.why_not("settle jedi-temple")

    assert refused == "cannot settle in property: only rent can be settled in property"


@pytest.mark.rule("B-7", edition="episode-2")
@pytest.mark.parametrize("deed", ["tusken-camp", "wattos-shop"])
def test_only_unbuilt_property_settles_a_debt(deed):
    table = owing_rent("1+1 3")

    with pytest.raises(IllegalActionError, match="Tusken Camp has buildings"):
        table.do(f"settle {deed}")

    assert owner(table, deed) == 0


@pytest.mark.rule("B-7", edition="episode-2")
def test_nobody_settles_with_a_deed_of_somebody_else():
    table = owing_rent("39")

    assert table.why_not("settle naboo-cruiser") == (
        "cannot settle in property: Naboo Cruiser is not yours"
    )
    assert table.why_not("settle mos-espa") == "cannot settle in property: Mos Espa is not yours"


@pytest.mark.rule("B-7", edition="episode-2")
def test_a_debt_that_the_cash_covers_is_paid_in_cash():
    table = owing_rent("39", debtor="0 $200 @go")

    assert (table.decision, cash(table)) == (Decision.END_TURN, [0, 700, 500])
    assert "settle jedi-temple" not in words(table)


# --- mortgaged deeds -----------------------------------------------------------


@pytest.mark.rule("B-7", edition="episode-2")
@pytest.mark.rule("F-55")
def test_for_a_mortgaged_deed_the_creditor_may_keep_the_mortgage_for_ten_per_cent():
    table = owing_rent("39*")

    table.do("settle jedi-temple; for 200; accept")
    asked = (table.decision, table.actor)
    table.do("keep")

    assert asked == (Decision.PASSED_MORTGAGE, 1)
    assert is_mortgaged(table, "jedi-temple")
    assert owner(table, "jedi-temple") == 1
    assert cash(table) == [50, 500 - 20, 500]


@pytest.mark.rule("F-55")
def test_for_a_mortgaged_deed_the_creditor_may_lift_the_mortgage_at_once():
    table = owing_rent("39*")

    table.do("settle jedi-temple; for 200; accept; lift-now")

    assert not is_mortgaged(table, "jedi-temple")
    assert cash(table) == [50, 500 - 220, 500]
    assert (table.decision, table.actor) == (Decision.END_TURN, 0)


@pytest.mark.rule("F-55")
def test_a_creditor_who_cannot_pay_the_interest_cannot_take_the_mortgaged_deed():
    table = owing_rent("37*", creditor="1 $17 @go")
    table.do("settle jedi-archives; for 200")

    with pytest.raises(IllegalActionError, match="that takes 18 credits"):
        table.do("accept")

    assert (table.decision, table.actor) == (Decision.ANSWER_SETTLEMENT, 1)
    assert words(table) == {"refuse"}


@pytest.mark.rule("F-55")
def test_a_creditor_with_just_the_interest_takes_the_deed_and_cannot_lift_the_mortgage():
    table = owing_rent("37*", creditor="1 $18 @go")
    table.do("settle jedi-archives; for 200; accept")

    refused = table.why_not("lift-now")
    table.do("keep")

    assert refused == "cannot lift the mortgage now: that takes 193 credits in cash"
    assert cash(table) == [50, 0, 500]


# --- the other editions --------------------------------------------------------


@pytest.mark.rule("B-7", edition="clone-wars")
@pytest.mark.rule("B-7", edition="saga")
@pytest.mark.rule("B-7", edition="fallout")
@pytest.mark.parametrize("edition", ["clone-wars", "saga", "fallout"])
def test_the_other_books_know_no_settlement_in_property(edition):
    deed = space(edition, 39)
    table = at(
        edition, "0 $50 @go", "1 $500 @go", f"deeds 0: {deed}, 1: {deeds(edition, RAILROADS)}"
    )
    table.do("roll 2 3")

    with pytest.raises(IllegalActionError, match="the rules of this table do not have it"):
        table.do(f"settle {deed}")

    assert f"settle {deed}" not in words(table)
    assert owner(table, deed) == 0


@pytest.mark.rule("B-7", edition="saga")
def test_a_table_may_agree_on_settlement_in_property_elsewhere():
    table = at(
        "saga",
        "0 $50 @go",
        "1 $500 @go",
        f"deeds 0: coruscant, 1: {deeds('saga', RAILROADS)}",
        settle_rent_in_property=True,
    )

    table.do("roll 2 3; settle coruscant; for 200; accept")

    assert owner(table, "coruscant") == 1
    assert cash(table) == [50, 500]

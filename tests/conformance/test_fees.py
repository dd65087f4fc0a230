"""Taxes and other fees: the printed amount, to the bank, and never to Free Parking."""

import pytest

from freehold import Decision, Event
from tests.tables import EDITIONS, at, cash, only, space, taken_in

every_edition = pytest.mark.parametrize("edition", EDITIONS)


@pytest.mark.rule("TAX-1")
@pytest.mark.parametrize(("start", "tax"), [(1, 200), (35, 100)])
@every_edition
def test_a_tax_space_costs_the_printed_amount_and_the_bank_gets_it(
    edition: str, start: int, tax: int
) -> None:
    table = at(edition, f"0 $500 @{space(edition, start)}", "1 $500 @go", "2 $500 @go")

    told = table.do("roll 1 2")

    assert table.seats[0].at == space(edition, start + 3)
    assert [(paid.seat, paid.other, paid.amount) for paid in only(told, Event.PAID)] == [
        (0, -1, tax)
    ]
    assert cash(table) == [500 - tax, 500, 500]
    assert taken_in(table) == -1500 + tax
    assert (table.decision, table.actor) == (Decision.END_TURN, 0)


@pytest.mark.rule("TAX-1")
@every_edition
def test_the_last_of_the_cash_pays_the_tax(edition: str) -> None:
    table = at(edition, "0 $200 @go", "1 $500 @go")

    table.do("roll 1 3")

    assert cash(table) == [0, 500]
    assert table.decision == Decision.END_TURN


@pytest.mark.rule("TAX-1")
@every_edition
def test_a_tax_that_the_cash_does_not_cover_has_to_be_raised(edition: str) -> None:
    deed = space(edition, 5)
    table = at(edition, "0 $199 @go", "1 $500 @go", f"deeds 0: {deed}")
    table.do("roll 1 3")
    assert (table.decision, cash(table)) == (Decision.RAISE_CASH, [199, 500])

    table.do(f"mortgage {deed}")

    assert cash(table) == [199 + 100 - 200, 500]
    assert table.decision == Decision.END_TURN


@pytest.mark.rule("TAX-2")
@pytest.mark.parametrize(
    ("place", "moves", "fee"),
    [
        ("go", "roll 1 3", 200),
        ("35", "roll 1 2", 100),
        ("4", "roll 1 2; draw pay-15", 15),
        ("14", "roll 1 2; draw pay-100", 100),
        ("14", "roll 1 2; draw repairs", 2 * 40),
        ("jail!1", "pay; roll 1 2; decline; pass; pass", 50),
        ("jail!3", "roll 1 2; decline; pass; pass", 50),
    ],
    ids=["tax", "second tax", "first deck", "second deck", "repairs", "fine", "third try"],
)
@every_edition
def test_fees_do_not_pile_up_on_free_parking(
    edition: str, place: str, moves: str, fee: int
) -> None:
    start = space(edition, int(place)) if place.isdecimal() else place
    houses = f"deeds 0: {space(edition, 1)}+1 {space(edition, 3)}+1"
    table = at(edition, f"0 $500 @{start}", "1 $500 @jail", houses)

    table.do(f"{moves}; end")
    assert (cash(table), taken_in(table)) == ([500 - fee, 500], -1000 + fee)
    table.do("roll 6 4")

    assert table.seats[1].at == "free-parking"
    assert cash(table) == [500 - fee, 500]
    assert taken_in(table) == -1000 + fee

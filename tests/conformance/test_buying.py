"""Buying: the printed price, the auction of what is not bought, and deeds for all to see."""

import pytest

from freehold import Decision, Event, IllegalActionError
from tests.tables import EDITIONS, at, cash, is_mortgaged, only, owner, space, taken_in, words

every_edition = pytest.mark.parametrize("edition", EDITIONS)

LOTS = {
    1: 60,
    3: 60,
    6: 100,
    8: 100,
    9: 120,
    11: 140,
    13: 140,
    14: 160,
    16: 180,
    18: 180,
    19: 200,
    21: 220,
    23: 220,
    24: 240,
    26: 260,
    27: 260,
    29: 280,
    31: 300,
    32: 300,
    34: 320,
    37: 350,
    39: 400,
}
RAILROADS = dict.fromkeys((5, 15, 25, 35), 200)
UTILITIES = dict.fromkeys((12, 28), 150)
PRICES = {**LOTS, **RAILROADS, **UTILITIES}
"""The price that the board prints on every space that can be bought, by its number."""

ONE_OF_EACH_KIND = pytest.mark.parametrize("number", [6, 5, 12], ids=["lot", "railroad", "utility"])


def reaching(number: int) -> tuple[int, str]:
    """A space behind another one, and the throw that leads from there to it."""
    return (number - 3) % 40, "roll 1 2"


# --- BUY-1 ---------------------------------------------------------------------


@pytest.mark.rule("BUY-1")
@pytest.mark.parametrize("number", PRICES)
@every_edition
def test_unowned_property_may_be_bought_at_the_printed_price(edition: str, number: int) -> None:
    start, roll = reaching(number)
    salary = 200 if start > number else 0
    table = at(edition, f"0 $500 @{space(edition, start)}", "1 $500 @go")
    table.do(roll)
    assert words(table) == {"buy", "decline"}

    table.do("buy")

    assert owner(table, space(edition, number)) == 0
    assert cash(table) == [500 + salary - PRICES[number], 500]
    assert taken_in(table) == -1000 - salary + PRICES[number]


@pytest.mark.rule("BUY-1")
@every_edition
def test_the_last_of_the_cash_buys(edition: str) -> None:
    table = at(edition, "0 $200 @go", "1 $500 @go")

    table.do("roll 2 3; buy")

    assert table.seats[0].deeds == (space(edition, 5),)
    assert cash(table) == [0, 500]


@pytest.mark.rule("BUY-1")
@every_edition
def test_nobody_buys_without_the_cash(edition: str) -> None:
    table = at(edition, "0 $199 @go", "1 $500 @go", f"deeds 0: {space(edition, 1)}")
    table.do("roll 2 3")

    with pytest.raises(IllegalActionError, match=r"that takes 200 .* in cash"):
        table.do("buy")

    assert words(table) == {"decline"}
    assert cash(table) == [199, 500]


@pytest.mark.rule("BUY-1")
@ONE_OF_EACH_KIND
@every_edition
def test_property_that_another_owns_is_not_for_sale(edition: str, number: int) -> None:
    start, roll = reaching(number)
    deed = space(edition, number)
    table = at(edition, f"0 $500 @{space(edition, start)}", "1 $500 @go", f"deeds 1: {deed}*")

    told = table.do(roll)

    assert table.decision == Decision.END_TURN
    assert only(told, Event.BOUGHT) == []
    assert (owner(table, deed), cash(table)[0]) == (1, 500)


# --- BUY-2 and BUY-3 -----------------------------------------------------------


@pytest.mark.rule("BUY-2")
@pytest.mark.rule("BUY-3")
@ONE_OF_EACH_KIND
@every_edition
def test_what_is_not_bought_is_auctioned_at_once_whatever_it_is(edition: str, number: int) -> None:
    start, roll = reaching(number)
    table = at(edition, f"0 $500 @{space(edition, start)}", "1 $500 @go")

    told = table.do(f"{roll}; decline")
    opened = only(told, Event.AUCTION_OPENED)
    assert [(event.space, event.amount) for event in opened] == [(number, 1)]
    table.do("bid 30; bid 31; pass")

    assert owner(table, space(edition, number)) == 0
    assert cash(table) == [500 - 31, 500]


@pytest.mark.rule("BUY-2")
@every_edition
def test_every_seat_still_in_the_game_bids_and_the_one_that_declined_too(edition: str) -> None:
    seats = ["0 $500 @go", "1 $500 @go", "2 out @go", "3 $500 @jail!1"]
    table = at(edition, *seats)

    told = table.do("roll 2 3; decline; bid 10; bid 20; bid 30; pass; pass")

    bids = only(told, Event.BID_MADE)
    assert [(bid.seat, bid.amount) for bid in bids] == [(1, 10), (3, 20), (0, 30)]
    assert owner(table, space(edition, 5)) == 0
    assert cash(table) == [470, 500, 0, 500]


@pytest.mark.rule("BUY-2")
@every_edition
def test_nothing_else_can_be_done_before_the_auction_is_over(edition: str) -> None:
    table = at(edition, "0 $500 @go", "1 $500 @go", f"deeds 1: {space(edition, 1)}")
    table.do("roll 2 3; decline")
    assert (table.decision, table.actor) == (Decision.BID, 1)

    for act in ("roll", "end", "buy", f"mortgage {space(edition, 1)}", "trade 0"):
        with pytest.raises(IllegalActionError, match="this is not the moment for it"):
            table.do(act)

    table.do("pass; pass")
    assert (table.decision, table.actor) == (Decision.END_TURN, 0)


@pytest.mark.rule("BUY-2")
@every_edition
def test_the_double_is_rolled_on_only_after_the_auction(edition: str) -> None:
    table = at(edition, "0 $500 @go", "1 $500 @go")

    table.do("roll 3 3; decline; bid 70; pass")

    assert owner(table, space(edition, 6)) == 1
    assert (table.decision, table.actor) == (Decision.TURN, 0)
    assert "roll" in words(table)


# --- BUY-4 ---------------------------------------------------------------------


@pytest.mark.rule("BUY-4")
@every_edition
def test_a_deed_lies_before_its_owner_for_all_to_see(edition: str) -> None:
    table = at(edition, "0 $500 @go", "1 $500 @go")

    table.do("roll 2 3; buy; end; roll 1 2; buy")

    assert [seat.deeds for seat in table.seats] == [(space(edition, 5),), (space(edition, 3),)]
    assert f"| deeds 0: {space(edition, 5)}, 1: {space(edition, 3)} |" in table.position


@pytest.mark.rule("BUY-4")
@every_edition
def test_a_mortgaged_deed_lies_face_down_before_its_owner_until_it_is_lifted(edition: str) -> None:
    deed = space(edition, 5)
    table = at(edition, "0 $500 @go", "1 $500 @go", f"deeds 0: {deed}")

    table.do(f"mortgage {deed}")
    assert table.seats[0].deeds == (deed,)
    assert is_mortgaged(table, deed)
    assert f"| deeds 0: {deed}* |" in table.position

    table.do(f"lift {deed}")
    assert f"| deeds 0: {deed} |" in table.position

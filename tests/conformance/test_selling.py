"""Selling buildings to the bank: half price, evenly, or a whole group in one step."""

import pytest

from freehold import Event
from tests.tables import EDITIONS, cash, in_the_bank, levels, on_board, only, play, refused

every_edition = pytest.mark.parametrize("edition", EDITIONS)


# --- SELL-1, SELL-2: half price, evenly -------------------------------------------


@pytest.mark.rule("SELL-1")
@every_edition
@pytest.mark.parametrize(
    ("lots", "paid"), [((6, 8, 9), 25), ((11, 13, 14), 50), ((21, 23, 24), 75), ((31, 32, 34), 100)]
)
def test_the_bank_pays_half_the_price_of_a_house(
    edition: str, lots: tuple[int, ...], paid: int
) -> None:
    built = " ".join(f"#{lot}+1" for lot in lots)
    table = on_board(edition, "0 $0 @go", "1 $0 @go", f"deeds 0: {built}")

    told = play(table, f"sell #{lots[1]}")

    assert only(told, Event.SOLD_BUILDING)[0].amount == paid
    assert (levels(table, *lots), cash(table)) == ([1, 0, 1], [paid, 0])
    assert in_the_bank(table) == (30, 12)


@pytest.mark.rule("SELL-1")
@every_edition
def test_buildings_cannot_be_sold_to_another_player(edition: str) -> None:
    table = on_board(edition, "0 $500 @go", "1 $500 @go", "deeds 0: #1+1 #3+1")
    play(table, "trade 1")

    refused(table, "give #1", "has buildings")


@pytest.mark.rule("SELL-1")
@every_edition
def test_only_what_stands_on_an_own_lot_is_sold(edition: str) -> None:
    table = on_board(edition, "0 $0 @go", "1 $0 @go", "deeds 0: #1 #3 #5, 1: #6+1 #8+1 #9+1")

    refused(table, "sell #1", "there is no building on")
    refused(table, "sell #5", "takes no buildings")
    refused(table, "sell #6", "is not yours")


@pytest.mark.rule("SELL-1")
@every_edition
@pytest.mark.parametrize("place", ["@go", "@jail!1"])
def test_buildings_are_sold_off_turn_and_in_jail_too(edition: str, place: str) -> None:
    table = on_board(edition, "0 $0 @go", f"1 $0 {place}", "deeds 1: #37+1 #39+1")

    play(table, "sell #37; sell #39", seat=1)

    assert (levels(table, 37, 39), cash(table)) == ([0, 0], [0, 200])


@pytest.mark.rule("SELL-2")
@every_edition
def test_houses_are_sold_as_evenly_as_they_were_built(edition: str) -> None:
    table = on_board(edition, "0 $0 @go", "1 $0 @go", "deeds 0: #6+2 #8+2 #9+1")
    refused(table, "sell #9", "has more buildings and comes first")

    play(table, "sell #6")
    refused(table, "sell #6", "has more buildings and comes first")
    play(table, "sell #8; sell #9")

    assert (levels(table, 6, 8, 9), cash(table)) == ([1, 1, 0], [75, 0])


# --- F-7: a group sold down in one step -------------------------------------------


@pytest.mark.rule("F-7")
@every_edition
@pytest.mark.parametrize(
    ("lots", "paid"),
    [
        ("#21+1 #23 #24", 75),
        ("#21+2 #23+1 #24+2", 375),
        ("#21+4 #23+4 #24+4", 900),
        ("#21+hotel #23+4 #24+4", 975),
        ("#21+hotel #23+hotel #24+hotel", 1125),
    ],
)
def test_a_whole_group_is_sold_down_for_half_of_all_it_cost(
    edition: str, lots: str, paid: int
) -> None:
    table = on_board(edition, "0 $0 @go", "1 $0 @go", f"deeds 0: {lots}")

    told = play(table, "sell-group red")

    assert only(told, Event.SOLD_GROUP)[0].amount == paid
    assert (levels(table, 21, 23, 24), cash(table)) == ([0, 0, 0], [paid, 0])
    assert in_the_bank(table) == (32, 12)


@pytest.mark.rule("F-7")
@every_edition
def test_only_an_own_group_with_buildings_is_sold_down(edition: str) -> None:
    table = on_board(edition, "0 $0 @go", "1 $0 @go", "deeds 0: #1 #3, 1: #6+1 #8+1 #9+1")

    refused(table, "sell-group brown", "there is no building on")
    refused(table, "sell-group light-blue", "is not yours")
    refused(table, "sell-group railroads", "is not yours")

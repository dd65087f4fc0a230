"""Selling hotels: by swap, whole, or with their group; and when the bank lacks houses."""

import pytest

from freehold import Decision, Event, NotationError, Table
from tests.tables import (
    EDITIONS,
    cash,
    in_the_bank,
    levels,
    on_board,
    only,
    play,
    refused,
    words,
)

every_edition = pytest.mark.parametrize("edition", EDITIONS)
not_clone_wars = pytest.mark.parametrize("edition", ["saga", "episode-2", "fallout"])
SHORT_GAMES = ("clone-wars/short", "episode-2/short", "fallout/short")

HOUSES_OUT = {
    28: "#6+4 #8+4 #9+4 #11+4 #13+4 #14+4 #37+2 #39+2",
    29: "#6+4 #8+4 #9+4 #11+4 #13+4 #14+4 #37+3 #39+2",
    32: "#6+4 #8+4 #9+4 #11+4 #13+4 #14+4 #37+4 #39+4",
}
HOUSES_OUT_IN_SHORT_GAMES = {
    29: "#6+3 #8+3 #9+3 #11+3 #13+3 #14+3 #16+3 #18+3 #19+3 #37+1 #39+1",
    30: "#6+3 #8+3 #9+3 #11+3 #13+3 #14+3 #16+3 #18+3 #19+3 #37+2 #39+1",
}


def with_brown_hotels(edition: str, houses_out: int) -> Table:
    """Seat 0 has hotels on both brown lots (50 a house); seat 1 has so many houses."""
    out = HOUSES_OUT_IN_SHORT_GAMES if edition.endswith("short") else HOUSES_OUT
    deeds = f"deeds 0: #1+hotel #3+hotel, 1: {out[houses_out]}"
    return on_board(edition, "0 $0 @go", "1 $0 @go", deeds)


# --- SELL-3: a hotel swapped for its houses ---------------------------------------


@pytest.mark.rule("SELL-3")
@every_edition
def test_a_hotel_is_sold_for_half_its_price_and_turns_into_four_houses(edition: str) -> None:
    table = on_board(edition, "0 $0 @go", "1 $0 @go", "deeds 0: #37+hotel #39+hotel")
    before = in_the_bank(table)

    play(table, "sell #39")

    assert (levels(table, 37, 39), cash(table)) == ([5, 4], [100, 0])
    assert (before, in_the_bank(table)) == ((32, 10), (28, 11))


@pytest.mark.rule("SELL-3")
@every_edition
def test_a_swap_needs_exactly_the_four_houses_that_it_gives(edition: str) -> None:
    table = with_brown_hotels(edition, 28)

    play(table, "sell #1")

    assert (levels(table, 1, 3), cash(table)) == ([4, 5], [25, 0])
    assert in_the_bank(table) == (0, 11)


@pytest.mark.rule("SELL-3", "F-7")
@every_edition
def test_a_hotel_cannot_be_swapped_for_houses_that_the_bank_lacks(edition: str) -> None:
    table = with_brown_hotels(edition, 29)

    refused(table, "sell #1", "the bank has too few .* to give in exchange")

    assert in_the_bank(table) == (3, 10)


@pytest.mark.rule("SELL-3")
@every_edition
def test_the_houses_of_a_swapped_hotel_are_sold_after_the_other_hotel(edition: str) -> None:
    table = on_board(edition, "0 $0 @go", "1 $0 @go", "deeds 0: #37+hotel #39+hotel")
    play(table, "sell #39")
    refused(table, "sell #39", "has more buildings and comes first")

    play(table, "sell #37; sell #39; sell #37")

    assert (levels(table, 37, 39), cash(table)) == ([3, 3], [400, 0])


# --- SELL-4, B-8: a hotel whole, and when the bank lacks houses -------------------


@pytest.mark.rule("SELL-4", edition="clone-wars")
@pytest.mark.parametrize(
    ("lots", "paid"), [("#1 #3", 125), ("#16 #18 #19", 250), ("#21 #23 #24", 375), ("#37 #39", 500)]
)
def test_in_the_clone_wars_a_city_and_its_settlements_go_in_one_sale(lots: str, paid: int) -> None:
    built = " ".join(f"{lot}+hotel" for lot in lots.split())
    table = on_board("clone-wars", "0 $0 @go", "1 $0 @go", f"deeds 0: {built}")
    hotels = table.game.hotels

    told = play(table, f"sell-whole {lots.split(maxsplit=1)[0]}")

    assert only(told, Event.SOLD_HOTEL_WHOLE)[0].amount == paid
    assert cash(table) == [paid, 0]
    assert in_the_bank(table) == (32, hotels + 1)


@pytest.mark.rule("SELL-4", edition="clone-wars")
def test_only_a_city_is_sold_whole() -> None:
    table = on_board(
        "clone-wars", "0 $0 @go", "1 $0 @go", "deeds 0: #1+4 #3+hotel #5, 1: #37+hotel #39+hotel"
    )

    refused(table, "sell-whole #1", "a city on Tatooine")
    refused(table, "sell-whole #5", "takes no buildings")
    refused(table, "sell-whole #37", "is not yours")


@pytest.mark.rule("B-8", edition="clone-wars")
def test_in_the_clone_wars_a_city_is_sold_whole_while_the_bank_lacks_settlements() -> None:
    table = with_brown_hotels("clone-wars", 32)
    refused(table, "sell #1", "the bank has too few .* to give in exchange")

    play(table, "sell-whole #1")

    assert (levels(table, 1, 3), cash(table)) == ([0, 5], [125, 0])
    assert in_the_bank(table) == (0, 11)


@pytest.mark.rule("B-8", edition="saga")
@pytest.mark.rule("B-8", edition="episode-2")
@pytest.mark.rule("B-8", edition="fallout")
@not_clone_wars
def test_elsewhere_only_the_whole_group_is_sold_while_the_bank_lacks_houses(edition: str) -> None:
    table = with_brown_hotels(edition, 32)
    refused(table, "sell #1", "the bank has too few .* to give in exchange")
    refused(table, "sell-whole #1", "the rules of this table do not have it")

    play(table, "sell-group brown")

    assert (levels(table, 1, 3), cash(table)) == ([0, 0], [250, 0])
    assert in_the_bank(table) == (0, 12)


@pytest.mark.rule("B-8", edition="clone-wars")
@pytest.mark.rule("B-8", edition="saga")
@pytest.mark.rule("B-8", edition="episode-2")
@pytest.mark.rule("B-8", edition="fallout")
@pytest.mark.parametrize(
    ("edition", "whole"),
    [
        ("clone-wars", {"sell-whole tatooine-dune-sea", "sell-whole tatooine-system"}),
        ("saga", set[str]()),
        ("episode-2", set[str]()),
        ("fallout", set[str]()),
    ],
)
def test_a_debtor_with_hotels_only_has_these_ways_while_the_bank_lacks_houses(
    edition: str, whole: set[str]
) -> None:
    table = with_brown_hotels(edition, 32)

    play(table, "roll 1 3")

    assert table.decision == Decision.RAISE_CASH
    assert {word for word in words(table) if word.startswith("sell")} == whole | {
        "sell-group brown"
    }


# --- F-6: the bare lot in the Clone Wars ------------------------------------------


@pytest.mark.rule("F-6")
def test_a_city_sold_whole_leaves_a_bare_lot_beside_cities() -> None:
    table = on_board("clone-wars", "0 $0 @go", "1 $0 @go", "deeds 0: #6+hotel #8+hotel #9+hotel")

    play(table, "sell-whole #8")

    assert (levels(table, 6, 8, 9), cash(table)) == ([5, 0, 5], [125, 0])
    assert Table.from_position(table.position).position == table.position


@pytest.mark.rule("F-6")
def test_the_bare_lot_is_the_first_to_be_built_on_again() -> None:
    table = on_board("clone-wars", "0 $500 @go", "1 $0 @go", "deeds 0: #6+hotel #8+4 #9+4")
    play(table, "sell-whole #6")
    refused(table, "build #8", "Bothawui has fewer buildings and comes first")

    play(table, "build #6; build #6; build #6; build #6; build #8")

    assert levels(table, 6, 8, 9) == [4, 5, 4]
    assert cash(table) == [500 + 125 - 250, 0]


@pytest.mark.rule("F-6")
def test_a_second_city_sold_whole_leaves_a_position_that_can_be_written_and_read() -> None:
    table = on_board("clone-wars", "0 $500 @go", "1 $0 @go", "deeds 0: #6+hotel #8+hotel #9+hotel")

    play(table, "sell-whole #6; build #6; build #6; sell-whole #8")

    assert levels(table, 6, 8, 9) == [2, 0, 5]
    assert Table.from_position(table.position).position == table.position


@pytest.mark.rule("F-6")
def test_settlements_beside_a_bare_lot_still_go_evenly() -> None:
    table = on_board("clone-wars", "0 $500 @go", "1 $0 @go", "deeds 0: #6+hotel #8+4 #9+4")
    play(table, "sell-whole #6; build #6")
    refused(table, "sell #6", "has more buildings and comes first")

    play(table, "sell #8")
    refused(table, "sell #8", "has more buildings and comes first")

    assert levels(table, 6, 8, 9) == [1, 3, 4]


@pytest.mark.rule("F-6")
@not_clone_wars
def test_elsewhere_a_bare_lot_beside_hotels_cannot_be(edition: str) -> None:
    with pytest.raises(NotationError, match="built unevenly"):
        on_board(edition, "0 $0 @go", "1 $0 @go", "deeds 0: #6+hotel #8 #9+hotel")


@pytest.mark.rule("F-6")
def test_a_group_with_a_bare_lot_is_neither_mortgaged_nor_traded() -> None:
    table = on_board("clone-wars", "0 $0 @go", "1 $0 @go", "deeds 0: #1+hotel #3+hotel")
    play(table, "sell-whole #1")

    refused(table, "mortgage #1", "has buildings")
    refused(table, "trade 1; give #1", "has buildings")


# --- Q-3, F-39: hotels of the shorter games ---------------------------------------


@pytest.mark.rule("Q-3", edition="clone-wars")
@pytest.mark.rule("Q-3", edition="episode-2")
@pytest.mark.rule("Q-3", edition="fallout")
@pytest.mark.parametrize("form", SHORT_GAMES)
def test_in_the_short_games_a_hotel_brings_half_a_house_price_and_three_houses(form: str) -> None:
    table = on_board(form, "0 $0 @go", "1 $0 @go", "deeds 0: #37+hotel #39+hotel")

    play(table, "sell #39")

    assert (levels(table, 37, 39), cash(table)) == ([5, 3], [100, 0])
    assert in_the_bank(table) == (29, 11)


@pytest.mark.rule("Q-3", edition="clone-wars")
@pytest.mark.rule("Q-3", edition="episode-2")
@pytest.mark.rule("Q-3", edition="fallout")
@pytest.mark.parametrize("form", SHORT_GAMES)
def test_in_the_short_games_a_swap_needs_three_houses_in_the_bank(form: str) -> None:
    enough = with_brown_hotels(form, 29)
    too_few = with_brown_hotels(form, 30)

    play(enough, "sell #1")

    assert (levels(enough, 1, 3), cash(enough)) == ([3, 5], [25, 0])
    refused(too_few, "sell #1", "the bank has too few .* to give in exchange")


@pytest.mark.rule("Q-3", edition="clone-wars")
def test_in_the_quick_game_a_city_is_sold_whole_for_two_house_prices() -> None:
    table = on_board("clone-wars/short", "0 $0 @go", "1 $0 @go", "deeds 0: #37+hotel #39+hotel")

    play(table, "sell-whole #39")

    assert (levels(table, 37, 39), cash(table)) == ([5, 0], [400, 0])
    assert in_the_bank(table) == (32, 11)


@pytest.mark.rule("Q-3", edition="episode-2")
@pytest.mark.rule("Q-3", edition="fallout")
@pytest.mark.parametrize("form", ["episode-2/short", "fallout/short"])
def test_elsewhere_in_the_short_games_a_hotel_is_not_sold_whole(form: str) -> None:
    table = on_board(form, "0 $0 @go", "1 $0 @go", "deeds 0: #37+hotel #39+hotel")

    refused(table, "sell-whole #39", "the rules of this table do not have it")


@pytest.mark.rule("Q-3", edition="clone-wars")
@pytest.mark.parametrize(("action", "level", "paid"), [("sell", 4, 100), ("sell-whole", 0, 500)])
def test_in_the_timed_game_a_city_is_sold_as_usual(action: str, level: int, paid: int) -> None:
    table = on_board("clone-wars/timed", "0 $0 @go", "1 $0 @go", "deeds 0: #37+hotel #39+hotel")

    play(table, f"{action} #39")

    assert (levels(table, 37, 39), cash(table)) == ([5, level], [paid, 0])


@pytest.mark.rule("F-39")
def test_in_fallouts_short_game_the_hotel_and_its_huts_bring_two_house_prices_each() -> None:
    table = on_board("fallout/short", "0 $0 @go", "1 $0 @go", "deeds 0: #37+hotel #39+hotel")

    play(table, "; ".join(["sell #37; sell #39"] * 4))

    assert (levels(table, 37, 39), cash(table)) == ([0, 0], [2 * 400, 0])


@pytest.mark.rule("F-39", "F-7")
@pytest.mark.parametrize("form", SHORT_GAMES)
def test_in_the_short_games_a_group_of_hotels_is_sold_down_for_two_house_prices_each(
    form: str,
) -> None:
    table = on_board(form, "0 $0 @go", "1 $0 @go", "deeds 0: #37+hotel #39+hotel")

    play(table, "sell-group dark-blue")

    assert (levels(table, 37, 39), cash(table)) == ([0, 0], [800, 0])

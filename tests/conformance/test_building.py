"""Building: who may build where, evenly, up to the hotel; and the bank's last buildings."""

import pytest

from freehold import Decision, Event, NotationError
from tests.tables import (
    EDITIONS,
    at,
    cash,
    in_the_bank,
    levels,
    on_board,
    only,
    play,
    refused,
)

every_edition = pytest.mark.parametrize("edition", EDITIONS)
SHORT_GAMES = ("clone-wars/short", "episode-2/short", "fallout/short")
ALL_HOUSES_OUT = "#1+4 #3+4 #6+4 #8+4 #9+4 #11+4 #13+4 #14+4"
ELEVEN_HOTELS = " ".join(f"#{n}+hotel" for n in (1, 3, 6, 8, 9, 11, 13, 14, 16, 18, 19))


# --- BUILD-1: a complete group of one's own, at the deed's price ------------------


@pytest.mark.rule("BUILD-1")
@every_edition
@pytest.mark.parametrize(
    ("lots", "price"),
    [
        ((1, 3), 50),
        ((6, 8, 9), 50),
        ((11, 13, 14), 100),
        ((16, 18, 19), 100),
        ((21, 23, 24), 150),
        ((26, 27, 29), 150),
        ((31, 32, 34), 200),
        ((37, 39), 200),
    ],
)
def test_a_house_costs_the_price_on_the_deed(
    edition: str, lots: tuple[int, ...], price: int
) -> None:
    owned = " ".join(f"#{lot}" for lot in lots)
    table = on_board(edition, "0 $500 @go", "1 $500 @go", f"deeds 0: {owned}")

    told = play(table, f"build #{lots[0]}")

    assert [(event.space, event.amount) for event in only(told, Event.BUILT)] == [(lots[0], 1)]
    assert cash(table) == [500 - price, 500]
    assert in_the_bank(table) == (31, 12)


@pytest.mark.rule("BUILD-1")
@every_edition
@pytest.mark.parametrize("deeds", ["deeds 0: #6 #8", "deeds 0: #6 #8, 1: #9"])
def test_nothing_is_built_on_an_incomplete_group(edition: str, deeds: str) -> None:
    table = on_board(edition, "0 $500 @go", "1 $500 @go", deeds)

    refused(table, "build #6", "cannot build: you do not own the whole group")


@pytest.mark.rule("BUILD-1")
@every_edition
def test_nothing_is_built_on_anothers_group(edition: str) -> None:
    table = on_board(edition, "0 $500 @go", "1 $500 @go", "deeds 1: #6 #8 #9")

    refused(table, "build #6", "cannot build: .* is not yours")


@pytest.mark.rule("BUILD-1")
@every_edition
@pytest.mark.parametrize("number", [5, 12])
def test_railroads_and_utilities_take_no_buildings(edition: str, number: int) -> None:
    table = on_board(edition, "0 $500 @go", "1 $500 @go", "deeds 0: #5 #15 #25 #35 #12 #28")

    refused(table, f"build #{number}", "takes no buildings")


@pytest.mark.rule("BUILD-1")
@every_edition
def test_a_house_is_paid_from_the_cash_at_hand(edition: str) -> None:
    table = on_board(edition, "0 $199 @go", "1 $500 @go", "deeds 0: #37 #39")

    refused(table, "build #39", r"that takes \D*200\b.* in cash")


@pytest.mark.rule("BUILD-1")
@every_edition
def test_the_last_of_the_cash_buys_a_house(edition: str) -> None:
    table = on_board(edition, "0 $200 @go", "1 $500 @go", "deeds 0: #37 #39")

    play(table, "build #39")

    assert (cash(table), levels(table, 37, 39)) == ([0, 500], [0, 1])


# --- BUILD-2: evenly, at most four ------------------------------------------------


@pytest.mark.rule("BUILD-2")
@every_edition
def test_the_second_house_of_a_lot_waits_for_the_first_of_the_others(edition: str) -> None:
    table = on_board(edition, "0 $500 @go", "1 $500 @go", "deeds 0: #6 #8 #9")
    play(table, "build #8")
    refused(table, "build #8", "has fewer buildings and comes first")

    play(table, "build #6; build #9; build #8")

    assert levels(table, 6, 8, 9) == [1, 2, 1]
    assert cash(table) == [300, 500]


@pytest.mark.rule("BUILD-2")
@every_edition
@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_lot_ahead_of_its_group_gets_no_further_house(edition: str, level: int) -> None:
    lots = f"#6+{level + 1} #8+{level} #9+{level + 1}"
    table = on_board(edition, "0 $500 @go", "1 $500 @go", f"deeds 0: {lots}")
    refused(table, "build #6", "has fewer buildings and comes first")

    play(table, "build #8")

    assert levels(table, 6, 8, 9) == [level + 1] * 3


@pytest.mark.rule("BUILD-2")
@every_edition
def test_evenness_binds_each_group_by_itself(edition: str) -> None:
    table = on_board(edition, "0 $500 @go", "1 $500 @go", "deeds 0: #1 #3 #6+1 #8+1 #9+1")

    play(table, "build #6; build #1")

    assert levels(table, 1, 3, 6, 8, 9) == [1, 0, 2, 1, 1]


@pytest.mark.rule("BUILD-2")
@every_edition
def test_a_fifth_house_cannot_be(edition: str) -> None:
    with pytest.raises(NotationError, match="the number of houses"):
        on_board(edition, "0 $500 @go", "1 $500 @go", "deeds 0: #1+5 #3+4")


# --- BUILD-3, BUILD-4, F-6: the hotel ---------------------------------------------


@pytest.mark.rule("BUILD-3")
@every_edition
def test_a_hotel_costs_the_house_price_and_the_four_houses_go_back(edition: str) -> None:
    table = on_board(edition, "0 $500 @go", "1 $500 @go", "deeds 0: #6+4 #8+4 #9+4")
    before = in_the_bank(table)

    play(table, "build #8")

    assert (before, in_the_bank(table)) == ((20, 12), (24, 11))
    assert levels(table, 6, 8, 9) == [4, 5, 4]
    assert cash(table) == [450, 500]


@pytest.mark.rule("BUILD-3", "F-6")
@every_edition
def test_a_hotel_needs_four_houses_on_every_lot_of_the_group(edition: str) -> None:
    table = on_board(edition, "0 $500 @go", "1 $500 @go", "deeds 0: #6+4 #8+4 #9+3")
    refused(table, "build #6", "has fewer buildings and comes first")

    play(table, "build #9; build #6")

    assert levels(table, 6, 8, 9) == [5, 4, 4]


@pytest.mark.rule("BUILD-4")
@every_edition
def test_nothing_more_is_built_on_a_lot_with_a_hotel(edition: str) -> None:
    table = on_board(edition, "0 $500 @go", "1 $500 @go", "deeds 0: #6+hotel #8+hotel #9+hotel")

    for lot in (6, 8, 9):
        refused(table, f"build #{lot}", "is fully built")


@pytest.mark.rule("BUILD-4")
@every_edition
def test_a_lot_with_a_hotel_has_no_houses_beside_it(edition: str) -> None:
    table = on_board(edition, "0 $500 @go", "1 $500 @go", "deeds 0: #6+4 #8+4 #9+4")

    play(table, "build #6; build #8; build #9")

    assert levels(table, 6, 8, 9) == [5, 5, 5]
    assert in_the_bank(table) == (32, 9)


@pytest.mark.rule("F-6")
@every_edition
def test_the_hotel_is_the_step_after_the_last_house(edition: str) -> None:
    table = on_board(edition, "0 $500 @go", "1 $500 @go", "deeds 0: #6+hotel #8+4 #9+4")
    refused(table, "sell #8", "has more buildings and comes first")

    play(table, "build #8; build #9")

    assert levels(table, 6, 8, 9) == [5, 5, 5]


@pytest.mark.rule("F-6")
@pytest.mark.parametrize("edition", ["saga", "episode-2", "fallout"])
def test_a_group_two_steps_apart_cannot_be(edition: str) -> None:
    with pytest.raises(NotationError, match="built unevenly"):
        on_board(edition, "0 $500 @go", "1 $500 @go", "deeds 0: #6+hotel #8+3 #9+4")


# --- BUILD-5: mortgages -----------------------------------------------------------


@pytest.mark.rule("BUILD-5")
def test_the_refusal_names_the_mortgaged_lot() -> None:
    table = at(
        "clone-wars", "0 $500 @go", "1 $500 @go", "deeds 0: bothawui* ruusan abregado-system"
    )

    assert table.why_not("build ruusan") == "cannot build: Bothawui is mortgaged"


@pytest.mark.rule("BUILD-5")
@every_edition
@pytest.mark.parametrize("lot", [6, 8, 9])
def test_nothing_is_built_on_a_group_with_a_mortgaged_lot(edition: str, lot: int) -> None:
    table = on_board(edition, "0 $500 @go", "1 $500 @go", "deeds 0: #6 #8* #9")

    refused(table, f"build #{lot}", "cannot build: .* is mortgaged")


@pytest.mark.rule("BUILD-5")
@every_edition
def test_building_is_open_again_once_the_mortgage_is_lifted(edition: str) -> None:
    table = on_board(edition, "0 $500 @go", "1 $500 @go", "deeds 0: #6 #8* #9")

    play(table, "lift #8; build #6")

    assert levels(table, 6, 8, 9) == [1, 0, 0]
    assert cash(table) == [500 - 55 - 50, 500]


@pytest.mark.rule("BUILD-5")
@every_edition
def test_a_mortgage_in_another_group_does_not_matter(edition: str) -> None:
    table = on_board(edition, "0 $500 @go", "1 $500 @go", "deeds 0: #1* #3 #5* #6 #8 #9")

    play(table, "build #6")

    assert levels(table, 6, 8, 9) == [1, 0, 0]


# --- BUILD-6: on and off one's own turn -------------------------------------------


@pytest.mark.rule("BUILD-6")
@every_edition
def test_a_player_builds_before_and_after_the_own_roll(edition: str) -> None:
    table = on_board(edition, "0 $500 @go", "1 $500 @go", "deeds 0: #6 #8 #9")

    play(table, "build #6; roll 4 6; build #8; end")

    assert levels(table, 6, 8, 9) == [1, 1, 0]


@pytest.mark.rule("BUILD-6")
@every_edition
@pytest.mark.parametrize("place", ["@go", "@jail!1"])
def test_a_player_off_turn_builds_before_the_next_roll_in_jail_too(
    edition: str, place: str
) -> None:
    table = on_board(edition, "0 $500 @go", f"1 $500 {place}", "deeds 1: #6 #8 #9")

    play(table, "build #6; build #9", seat=1)

    assert levels(table, 6, 8, 9) == [1, 0, 1]
    assert cash(table) == [500, 400]
    assert (table.actor, table.decision) == (0, Decision.TURN)


@pytest.mark.rule("BUILD-6")
@every_edition
def test_a_player_in_jail_builds_on_the_own_turn(edition: str) -> None:
    table = on_board(edition, "0 $500 @jail!1", "1 $500 @go", "deeds 0: #6 #8 #9")

    play(table, "build #6")

    assert (levels(table, 6, 8, 9), cash(table)) == ([1, 0, 0], [450, 500])


# --- BUILD-7: the bank has none left ----------------------------------------------


@pytest.mark.rule("BUILD-7")
@every_edition
def test_builders_wait_while_the_bank_has_no_houses(edition: str) -> None:
    table = on_board(
        edition, "0 $500 @go", "1 $500 @go", f"deeds 0: #16 #18 #19, 1: {ALL_HOUSES_OUT}"
    )

    refused(table, "build #16", "the bank has no .* left")

    assert in_the_bank(table) == (0, 12)


@pytest.mark.rule("BUILD-7")
@every_edition
def test_a_house_that_comes_back_can_be_built_again(edition: str) -> None:
    table = on_board(
        edition, "0 $500 @go", "1 $0 @go", f"deeds 0: #16 #18 #19, 1: {ALL_HOUSES_OUT}"
    )
    play(table, "sell #1", seat=1)

    play(table, "build #16")

    assert (levels(table, 1, 16), in_the_bank(table)) == ([3, 1], (0, 12))


@pytest.mark.rule("BUILD-7")
@every_edition
def test_a_hotel_can_be_built_while_the_bank_has_no_houses(edition: str) -> None:
    table = on_board(edition, "0 $500 @go", "1 $500 @go", f"deeds 0: {ALL_HOUSES_OUT}")

    play(table, "build #1")

    assert (levels(table, 1, 3), in_the_bank(table)) == ([5, 4], (4, 11))


@pytest.mark.rule("BUILD-7")
@every_edition
def test_builders_wait_while_the_bank_has_no_hotels(edition: str) -> None:
    table = on_board(
        edition, "0 $500 @go", "1 $500 @go", f"deeds 0: #37+hotel #39+4, 1: {ELEVEN_HOTELS}"
    )

    refused(table, "build #39", "the bank has no .* left")

    assert in_the_bank(table) == (28, 0)


# --- Q-2, F-40: three houses before a hotel ---------------------------------------


@pytest.mark.rule("Q-2", edition="clone-wars")
@pytest.mark.rule("Q-2", edition="episode-2")
@pytest.mark.rule("Q-2", edition="fallout")
@pytest.mark.parametrize("form", SHORT_GAMES)
def test_in_the_short_games_three_houses_and_one_price_more_make_a_hotel(form: str) -> None:
    table = on_board(form, "0 $500 @go", "1 $500 @go", "deeds 0: #6+3 #8+3 #9+3")
    before = in_the_bank(table)

    play(table, "build #6")

    assert (before, in_the_bank(table)) == ((23, 12), (26, 11))
    assert levels(table, 6, 8, 9) == [5, 3, 3]
    assert cash(table) == [450, 500]


@pytest.mark.rule("Q-2", edition="clone-wars")
@pytest.mark.rule("Q-2", edition="episode-2")
@pytest.mark.rule("Q-2", edition="fallout")
@pytest.mark.parametrize("form", SHORT_GAMES)
def test_in_the_short_games_every_lot_needs_its_three_houses_first(form: str) -> None:
    table = on_board(form, "0 $500 @go", "1 $500 @go", "deeds 0: #6+3 #8+2 #9+3")
    refused(table, "build #6", "has fewer buildings and comes first")

    play(table, "build #8; build #8")

    assert levels(table, 6, 8, 9) == [3, 5, 3]


@pytest.mark.rule("Q-2", edition="clone-wars")
def test_in_the_timed_game_a_hotel_needs_four_houses_as_usual() -> None:
    table = on_board("clone-wars/timed", "0 $500 @go", "1 $500 @go", "deeds 0: #6+3 #8+3 #9+3")

    play(table, "build #6; build #8; build #9; build #6")

    assert levels(table, 6, 8, 9) == [5, 4, 4]
    assert cash(table) == [300, 500]
    assert in_the_bank(table) == (24, 11)


@pytest.mark.rule("F-40")
@pytest.mark.parametrize("form", SHORT_GAMES)
def test_in_the_short_games_three_houses_are_the_most(form: str) -> None:
    with pytest.raises(NotationError, match="has 4 houses; 3 are the most"):
        on_board(form, "0 $500 @go", "1 $500 @go", "deeds 0: #6+4 #8+3 #9+3")


@pytest.mark.rule("F-40")
@pytest.mark.parametrize("form", SHORT_GAMES)
def test_in_the_short_games_a_fourth_building_is_the_hotel(form: str) -> None:
    table = on_board(form, "0 $2000 @go", "1 $500 @go", "deeds 0: #37 #39")

    play(table, "; ".join(["build #37; build #39"] * 4))

    assert (levels(table, 37, 39), cash(table)) == ([5, 5], [400, 500])
    refused(table, "build #37", "is fully built")

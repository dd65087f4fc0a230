"""The bank's last buildings: who is asked, the auction among those, and the place."""

import pytest

from freehold import Decision, Event, Table
from tests.tables import (
    EDITIONS,
    cash,
    in_the_bank,
    levels,
    names,
    on_board,
    only,
    play,
    refused,
)

every_edition = pytest.mark.parametrize("edition", EDITIONS)
any_time = pytest.mark.parametrize("edition", ["saga", "episode-2", "fallout"])

HOUSES_OUT = {
    30: "#1+4 #3+4 #6+4 #8+4 #9+4 #11+4 #13+3 #14+3",
    31: "#1+4 #3+4 #6+4 #8+4 #9+4 #11+4 #13+4 #14+3",
    32: "#1+4 #3+4 #6+4 #8+4 #9+4 #11+4 #13+4 #14+4",
}
"""So many houses on the lots of a seat that has no cash to build more."""

ELEVEN_HOTELS = " ".join(f"#{n}+hotel" for n in (1, 3, 6, 8, 9, 11, 13, 14, 26, 27, 29))


def short(
    edition: str, houses_out: int = 31, first: str = "$1000", second: str = "$1000"
) -> Table:
    """Seat 0 has the orange group (100 a house), seat 1 the red (150), seat 2 nearly all houses."""
    return on_board(
        edition,
        f"0 {first} @go",
        f"1 {second} @go",
        "2 $0 @go",
        f"deeds 0: #16 #18 #19, 1: #21 #23 #24, 2: {HOUSES_OUT[houses_out]}",
    )


# --- BUILD-8: when there is an auction, and when not --------------------------------


@pytest.mark.rule("BUILD-8")
@every_edition
def test_the_others_are_asked_whether_they_want_the_last_house_too(edition: str) -> None:
    table = short(edition)

    play(table, "build #16")

    assert (table.actor, table.decision) == (1, Decision.WANT_BUILDING)
    assert (levels(table, 16), cash(table)) == ([0], [1000, 1000, 0])


@pytest.mark.rule("BUILD-8")
@every_edition
def test_the_highest_bidder_gets_the_last_house_for_the_bid(edition: str) -> None:
    table = short(edition)
    play(table, "build #16; claim")

    told = play(table, "bid 100; bid 120; bid 130; pass; place #23")

    won = only(told, Event.AUCTION_WON)[0]
    assert (won.seat, won.amount) == (1, 130)
    assert levels(table, 16, 18, 19, 21, 23, 24) == [0, 0, 0, 0, 1, 0]
    assert cash(table) == [1000, 870, 0]
    assert in_the_bank(table) == (0, 12)
    assert (table.actor, table.decision) == (0, Decision.TURN)


@pytest.mark.rule("BUILD-8")
@every_edition
def test_the_builder_gets_it_at_the_deeds_price_if_nobody_else_wants_it(edition: str) -> None:
    table = short(edition)

    told = play(table, "build #16; waive")

    assert names(told) == ["BUILT"]
    assert (levels(table, 16), cash(table)) == ([1], [900, 1000, 0])


@pytest.mark.rule("BUILD-8")
@every_edition
def test_there_is_no_auction_while_there_is_enough_for_everyone(edition: str) -> None:
    table = short(edition, 30, "$199", "$299")

    play(table, "build #16")

    assert (levels(table, 16), cash(table)) == ([1], [99, 299, 0])
    assert (table.actor, table.decision) == (0, Decision.TURN)


@pytest.mark.rule("BUILD-8")
@every_edition
def test_one_house_fewer_than_are_wanted_brings_the_question(edition: str) -> None:
    table = short(edition, 30, "$200", "$299")

    play(table, "build #16")

    assert (table.actor, table.decision) == (1, Decision.WANT_BUILDING)


@pytest.mark.rule("BUILD-8")
@every_edition
def test_one_builder_alone_takes_the_last_houses_unasked(edition: str) -> None:
    table = short(edition, 30, "$1000", "$0")

    play(table, "build #16; build #18")

    assert (levels(table, 16, 18), cash(table)) == ([1, 1], [800, 0, 0])
    refused(table, "build #19", "the bank has no .* left")


@pytest.mark.rule("BUILD-8")
@every_edition
def test_the_buildings_are_auctioned_one_by_one(edition: str) -> None:
    table = short(edition, 30)
    play(table, "build #16; claim; bid 100; bid 101; pass; place #16")
    play(table, "build #18")
    asked = (table.actor, table.decision)

    play(table, "claim; bid 110; pass; place #24")

    assert asked == (1, Decision.WANT_BUILDING)
    assert levels(table, 16, 18, 24) == [1, 0, 1]
    assert cash(table) == [899, 890, 0]
    assert in_the_bank(table) == (0, 12)


@pytest.mark.rule("BUILD-8")
@every_edition
def test_the_last_hotel_is_auctioned_as_well(edition: str) -> None:
    table = on_board(
        edition,
        "0 $500 @go",
        "1 $500 @go",
        "2 $0 @go",
        f"deeds 0: #16+4 #18+4 #19+4, 1: #31+4 #32+4 #34+4, 2: {ELEVEN_HOTELS}",
    )
    before = in_the_bank(table)

    play(table, "build #16; claim; bid 150; pass; place #34")

    assert (before, in_the_bank(table)) == ((8, 1), (12, 0))
    assert levels(table, 16, 34) == [4, 5]
    assert cash(table) == [500, 350, 0]


@pytest.mark.rule("BUILD-8")
def test_the_last_hotel_does_not_concern_those_who_only_lack_houses() -> None:
    table = on_board(
        "saga",
        "0 $500 @go",
        "1 $500 @go",
        "2 $0 @go",
        f"deeds 0: #16+4 #18+4 #19+4, 1: #31+3 #32+4 #34+4, 2: {ELEVEN_HOTELS}",
    )

    play(table, "build #16")

    assert (levels(table, 16), in_the_bank(table)) == ([5], (13, 0))


@pytest.mark.rule("BUILD-8")
@every_edition
def test_a_builder_off_turn_contests_with_the_seat_on_turn(edition: str) -> None:
    table = short(edition)
    play(table, "build #21", seat=1)
    asked = (table.actor, table.decision)

    play(table, "claim; bid 160; pass; place #16; done")

    assert asked == (0, Decision.WANT_BUILDING)
    assert (levels(table, 16, 21), cash(table)) == ([1, 0], [840, 1000, 0])
    assert (table.actor, table.decision) == (0, Decision.TURN)


@pytest.mark.rule("BUILD-8")
@every_edition
def test_without_a_bid_the_house_stays_with_the_bank(edition: str) -> None:
    table = short(edition)

    told = play(table, "build #16; claim; pass; pass")

    assert names(told)[-1] == "NO_BID"
    assert (in_the_bank(table), cash(table)) == ((1, 12), [1000, 1000, 0])
    assert (table.actor, table.decision) == (0, Decision.TURN)


@pytest.mark.rule("BUILD-7")
@every_edition
def test_without_any_house_there_is_no_auction_and_builders_wait(edition: str) -> None:
    table = short(edition, 32)

    refused(table, "build #16", "the bank has no .* left")
    refused(table, "build #21", "the bank has no .* left", seat=1)


# --- B-4: the opening bid -------------------------------------------------------------


@pytest.mark.rule("B-4", edition="clone-wars")
@pytest.mark.rule("B-4", edition="saga")
@pytest.mark.rule("B-4", edition="fallout")
@pytest.mark.parametrize("edition", ["clone-wars", "saga", "fallout"])
def test_a_shortage_auction_opens_at_one(edition: str) -> None:
    table = short(edition)
    play(table, "build #16; claim")
    refused(table, "bid 0", r"the lowest bid is \D*1\b")

    play(table, "bid 1; pass; place #21")

    assert (levels(table, 21), cash(table)) == ([1], [1000, 999, 0])


@pytest.mark.rule("B-4", edition="episode-2")
@pytest.mark.rule("F-33")
def test_in_episode_2_it_opens_at_the_lowest_house_price_concerned() -> None:
    table = short("episode-2")
    play(table, "build #16; claim")
    refused(table, "bid 99", r"the lowest bid is \D*100\b")

    play(table, "bid 100; pass; place #21")

    assert (levels(table, 21), cash(table)) == ([1], [1000, 900, 0])


@pytest.mark.rule("B-4", edition="episode-2")
@pytest.mark.rule("F-33")
@pytest.mark.parametrize(("answer", "floor"), [("waive", 150), ("claim", 50)])
def test_in_episode_2_only_the_lots_of_interested_players_set_the_opening_bid(
    answer: str, floor: int
) -> None:
    out = "#11+4 #13+4 #14+4 #16+4 #18+4 #19+4 #37+4 #39+3"
    table = on_board(
        "episode-2",
        "0 $1000 @go",
        "1 $1000 @go",
        "2 $1000 @go",
        "3 $0 @go",
        f"deeds 0: #21 #23 #24, 1: #26 #27 #29, 2: #1 #3, 3: {out}",
    )

    told = play(table, f"build #21; claim; {answer}")

    assert only(told, Event.AUCTION_OPENED)[0].amount == floor


@pytest.mark.rule("B-4", edition="episode-2")
@pytest.mark.rule("F-33")
@pytest.mark.parametrize("cheaper", ["#1* #3", "#1+hotel #3+hotel"])
def test_in_episode_2_lots_that_take_no_house_now_do_not_set_the_opening_bid(cheaper: str) -> None:
    out = "#6+4 #8+4 #9+4 #11+4 #13+4 #14+4 #37+4 #39+3"
    table = on_board(
        "episode-2",
        "0 $1000 @go",
        "1 $1000 @go",
        "2 $0 @go",
        f"deeds 0: #16 #18 #19 {cheaper}, 1: #21 #23 #24, 2: {out}",
    )

    told = play(table, "build #16; claim")

    assert only(told, Event.AUCTION_OPENED)[0].amount == 100


# --- F-33: who bids, what is paid, and where it stands ---------------------------------


@pytest.mark.rule("F-33")
@every_edition
def test_only_the_builder_and_those_who_want_it_bid(edition: str) -> None:
    table = on_board(
        edition,
        "0 $1000 @go",
        "1 $1000 @go",
        "2 $1000 @go",
        "3 $0 @go",
        f"deeds 0: #16 #18 #19, 1: #21 #23 #24, 2: #31 #32 #34, 3: {HOUSES_OUT[31]}",
    )
    play(table, "build #16; waive; claim")
    bidders = [table.actor]

    play(table, "bid 200")
    bidders.append(table.actor)
    play(table, "pass; place #31")

    assert bidders == [2, 0]
    assert (levels(table, 31), cash(table)) == ([1], [1000, 1000, 800, 0])


@pytest.mark.rule("F-33")
@every_edition
@pytest.mark.parametrize(
    ("money", "deeds"),
    [
        ("$149", "#21 #23 #24"),
        ("$1000", "#21 #23"),
        ("$1000", "#21 #23* #24"),
        ("$1000", "#5 #15 #25 #35"),
    ],
)
def test_whoever_may_not_build_now_is_not_asked(edition: str, money: str, deeds: str) -> None:
    table = on_board(
        edition,
        "0 $1000 @go",
        f"1 {money} @go",
        "2 $0 @go",
        f"deeds 0: #16 #18 #19, 1: {deeds}, 2: {HOUSES_OUT[31]}",
    )

    play(table, "build #16")

    assert (levels(table, 16), cash(table)[0]) == ([1], 900)
    assert (table.actor, table.decision) == (0, Decision.TURN)


@pytest.mark.rule("F-33")
@every_edition
def test_a_player_in_jail_is_asked_as_well(edition: str) -> None:
    table = on_board(
        edition,
        "0 $1000 @go",
        "1 $1000 @jail!1",
        "2 $0 @go",
        f"deeds 0: #16 #18 #19, 1: #21 #23 #24, 2: {HOUSES_OUT[31]}",
    )

    play(table, "build #16")

    assert (table.actor, table.decision) == (1, Decision.WANT_BUILDING)


@pytest.mark.rule("F-33")
def test_in_the_clone_wars_nobody_else_may_build_once_the_dice_are_rolled() -> None:
    table = short("clone-wars")

    play(table, "roll 4 6; build #16")

    assert (levels(table, 16), cash(table)) == ([1], [900, 1000, 0])


@pytest.mark.rule("F-33")
@any_time
def test_elsewhere_the_others_are_asked_after_the_roll_too(edition: str) -> None:
    table = short(edition)

    play(table, "roll 4 6; build #16")

    assert (table.actor, table.decision) == (1, Decision.WANT_BUILDING)


@pytest.mark.rule("F-33")
@every_edition
def test_a_waiver_holds_until_the_next_roll(edition: str) -> None:
    table = short(edition, 30)
    play(table, "build #16; waive")

    play(table, "build #18")

    assert (levels(table, 16, 18, 19), cash(table)) == ([1, 1, 0], [800, 1000, 0])


@pytest.mark.rule("F-33")
@every_edition
def test_after_the_next_roll_the_question_is_asked_again(edition: str) -> None:
    table = short(edition, 30)
    play(table, "build #16; waive; roll 4 6; end")

    play(table, "build #18", seat=0)

    assert (table.actor, table.decision) == (1, Decision.WANT_BUILDING)


@pytest.mark.rule("F-33")
@every_edition
def test_a_bid_is_covered_by_cash(edition: str) -> None:
    table = short(edition, second="$180")
    play(table, "build #16; claim")

    refused(table, "bid 181", r"that takes \D*181\b")

    play(table, "bid 180; pass; place #21")
    assert (levels(table, 21), cash(table)) == ([1], [1000, 0, 0])


@pytest.mark.rule("F-33")
@every_edition
def test_the_winner_places_the_building_before_anything_else(edition: str) -> None:
    table = short(edition)
    play(table, "build #16; claim; bid 200; pass")

    assert (table.actor, table.decision) == (1, Decision.PLACE_BUILDING)
    refused(table, "roll", "not the moment")
    refused(table, "done", "not the moment")
    refused(table, "place #16", "is not yours")


@pytest.mark.rule("F-33")
@every_edition
def test_the_place_keeps_to_even_building_and_is_not_asked_if_there_is_only_one(
    edition: str,
) -> None:
    out = "#6+4 #8+4 #9+4 #11+4 #13+4 #14+4 #1+3 #3+3"
    table = on_board(
        edition,
        "0 $1000 @go",
        "1 $1000 @go",
        "2 $0 @go",
        f"deeds 0: #16 #18 #19, 1: #37 #39+1, 2: {out}",
    )

    play(table, "build #16; claim; bid 200; pass")

    assert (levels(table, 37, 39), cash(table)) == ([1, 1], [1000, 800, 0])
    assert (table.actor, table.decision) == (0, Decision.TURN)


@pytest.mark.rule("F-33")
@every_edition
def test_a_house_that_was_won_cannot_stand_where_a_hotel_comes_next(edition: str) -> None:
    out = "#6+4 #8+4 #9+4 #11+4 #13+3"
    table = on_board(
        edition,
        "0 $1000 @go",
        "1 $1000 @go",
        "2 $0 @go",
        f"deeds 0: #16 #18 #19, 1: #37+4 #39+4 #21 #23 #24, 2: {out} #14+4",
    )
    play(table, "build #16; claim; bid 200; pass")

    refused(table, "place #37", "does not fit")

    play(table, "place #23")
    assert (levels(table, 23, 37), cash(table)) == ([1, 4], [1000, 800, 0])

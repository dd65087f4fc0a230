"""Auctions of the bank's last buildings: the opening bid, who bids, and where it stands."""

import pytest

from freehold import Decision, Event
from tests.tables import (
    EDITIONS,
    HOUSES_ON_CHEAP_LOTS,
    cash,
    levels,
    on_board,
    only,
    play,
    refused,
    short_of_houses,
)

every_edition = pytest.mark.parametrize("edition", EDITIONS)
any_time = pytest.mark.parametrize("edition", ["saga", "episode-2", "fallout"])


# --- B-4: the opening bid ---------------------------------------------------------


@pytest.mark.rule("B-4", edition="clone-wars")
@pytest.mark.rule("B-4", edition="saga")
@pytest.mark.rule("B-4", edition="fallout")
@pytest.mark.parametrize("edition", ["clone-wars", "saga", "fallout"])
def test_a_shortage_auction_opens_at_one(edition: str) -> None:
    table = short_of_houses(edition)
    play(table, "build #16; claim")
    refused(table, "bid 0", r"the lowest bid is \D*1\b")

    play(table, "bid 1; pass; place #21")

    assert (levels(table, 21), cash(table)) == ([1], [1000, 999, 0])


@pytest.mark.rule("B-4", edition="episode-2")
@pytest.mark.rule("F-33")
def test_in_episode_2_it_opens_at_the_lowest_house_price_concerned() -> None:
    table = short_of_houses("episode-2")
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


# --- F-33: who bids, what is paid, and where it stands ----------------------------


@pytest.mark.rule("F-33")
@every_edition
def test_only_the_builder_and_those_who_want_it_bid(edition: str) -> None:
    table = on_board(
        edition,
        "0 $1000 @go",
        "1 $1000 @go",
        "2 $1000 @go",
        "3 $0 @go",
        f"deeds 0: #16 #18 #19, 1: #21 #23 #24, 2: #31 #32 #34, 3: {HOUSES_ON_CHEAP_LOTS[31]}",
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
        f"deeds 0: #16 #18 #19, 1: {deeds}, 2: {HOUSES_ON_CHEAP_LOTS[31]}",
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
        f"deeds 0: #16 #18 #19, 1: #21 #23 #24, 2: {HOUSES_ON_CHEAP_LOTS[31]}",
    )

    play(table, "build #16")

    assert (table.actor, table.decision) == (1, Decision.WANT_BUILDING)


@pytest.mark.rule("F-33")
def test_in_the_clone_wars_nobody_else_may_build_once_the_dice_are_rolled() -> None:
    table = short_of_houses("clone-wars")

    play(table, "roll 4 6; build #16")

    assert (levels(table, 16), cash(table)) == ([1], [900, 1000, 0])


@pytest.mark.rule("F-33")
@any_time
def test_elsewhere_the_others_are_asked_after_the_roll_too(edition: str) -> None:
    table = short_of_houses(edition)

    play(table, "roll 4 6; build #16")

    assert (table.actor, table.decision) == (1, Decision.WANT_BUILDING)


@pytest.mark.rule("F-33")
@every_edition
def test_a_waiver_holds_until_the_next_roll(edition: str) -> None:
    table = short_of_houses(edition, 30)
    play(table, "build #16; waive")

    play(table, "build #18")

    assert (levels(table, 16, 18, 19), cash(table)) == ([1, 1, 0], [800, 1000, 0])


@pytest.mark.rule("F-33")
@every_edition
def test_after_the_next_roll_the_question_is_asked_again(edition: str) -> None:
    table = short_of_houses(edition, 30)
    play(table, "build #16; waive; roll 4 6; end")

    play(table, "build #18", seat=0)

    assert (table.actor, table.decision) == (1, Decision.WANT_BUILDING)


@pytest.mark.rule("F-33")
@every_edition
def test_a_bid_is_covered_by_cash(edition: str) -> None:
    table = short_of_houses(edition, second="$180")
    play(table, "build #16; claim")

    refused(table, "bid 181", r"that takes \D*181\b")

    play(table, "bid 180; pass; place #21")
    assert (levels(table, 21), cash(table)) == ([1], [1000, 0, 0])


@pytest.mark.rule("F-33")
@every_edition
def test_the_winner_places_the_building_before_anything_else(edition: str) -> None:
    table = short_of_houses(edition)
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

"""The bank's last buildings: when they are auctioned, and when builders wait."""

import pytest

from freehold import Decision, Event
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
    short_of_houses,
)

every_edition = pytest.mark.parametrize("edition", EDITIONS)

ELEVEN_HOTELS = " ".join(f"#{n}+hotel" for n in (1, 3, 6, 8, 9, 11, 13, 14, 26, 27, 29))


# --- BUILD-8: when there is an auction, and when not ------------------------------


@pytest.mark.rule("BUILD-8")
@every_edition
def test_the_others_are_asked_whether_they_want_the_last_house_too(edition: str) -> None:
    table = short_of_houses(edition)

    play(table, "build #16")

    assert (table.actor, table.decision) == (1, Decision.WANT_BUILDING)
    assert (levels(table, 16), cash(table)) == ([0], [1000, 1000, 0])


@pytest.mark.rule("BUILD-8")
@every_edition
def test_the_highest_bidder_gets_the_last_house_for_the_bid(edition: str) -> None:
    table = short_of_houses(edition)
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
    table = short_of_houses(edition)

    told = play(table, "build #16; waive")

    assert names(told) == ["BUILT"]
    assert (levels(table, 16), cash(table)) == ([1], [900, 1000, 0])


@pytest.mark.rule("BUILD-8")
@every_edition
def test_there_is_no_auction_while_there_is_enough_for_everyone(edition: str) -> None:
    table = short_of_houses(edition, 30, "$199", "$299")

    play(table, "build #16")

    assert (levels(table, 16), cash(table)) == ([1], [99, 299, 0])
    assert (table.actor, table.decision) == (0, Decision.TURN)


@pytest.mark.rule("BUILD-8")
@every_edition
def test_one_house_fewer_than_are_wanted_brings_the_question(edition: str) -> None:
    table = short_of_houses(edition, 30, "$200", "$299")

    play(table, "build #16")

    assert (table.actor, table.decision) == (1, Decision.WANT_BUILDING)


@pytest.mark.rule("BUILD-8")
@every_edition
def test_one_builder_alone_takes_the_last_houses_unasked(edition: str) -> None:
    table = short_of_houses(edition, 30, "$1000", "$0")

    play(table, "build #16; build #18")

    assert (levels(table, 16, 18), cash(table)) == ([1, 1], [800, 0, 0])
    refused(table, "build #19", "the bank has no .* left")


@pytest.mark.rule("BUILD-8")
@every_edition
def test_the_buildings_are_auctioned_one_by_one(edition: str) -> None:
    table = short_of_houses(edition, 30)
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
    table = short_of_houses(edition)
    play(table, "build #21", seat=1)
    asked = (table.actor, table.decision)

    play(table, "claim; bid 160; pass; place #16; done")

    assert asked == (0, Decision.WANT_BUILDING)
    assert (levels(table, 16, 21), cash(table)) == ([1, 0], [840, 1000, 0])
    assert (table.actor, table.decision) == (0, Decision.TURN)


@pytest.mark.rule("BUILD-8")
@every_edition
def test_without_a_bid_the_house_stays_with_the_bank(edition: str) -> None:
    table = short_of_houses(edition)

    told = play(table, "build #16; claim; pass; pass")

    assert names(told)[-1] == "NO_BID"
    assert (in_the_bank(table), cash(table)) == ((1, 12), [1000, 1000, 0])
    assert (table.actor, table.decision) == (0, Decision.TURN)


@pytest.mark.rule("BUILD-7")
@every_edition
def test_without_any_house_there_is_no_auction_and_builders_wait(edition: str) -> None:
    table = short_of_houses(edition, 32)

    refused(table, "build #16", "the bank has no .* left")
    refused(table, "build #21", "the bank has no .* left", seat=1)

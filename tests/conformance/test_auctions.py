"""Auctions: ascending bids that are covered by cash, and a highest bidder who must take it."""

import pytest

from freehold import Decision, Event, IllegalActionError
from tests.tables import EDITIONS, at, cash, names, only, owner, space, taken_in, words

every_edition = pytest.mark.parametrize("edition", EDITIONS)


# --- AUC-1 ---------------------------------------------------------------------


@pytest.mark.rule("AUC-1")
@every_edition
def test_a_bid_must_be_higher_than_the_last(edition: str) -> None:
    table = at(edition, "0 $500 @go", "1 $500 @go", "2 $500 @go")
    table.do("roll 2 3; decline; bid 40")

    for amount in (39, 40):
        with pytest.raises(IllegalActionError, match="the lowest bid is 41 "):
            table.do(f"bid {amount}")

    table.do("bid 41")
    assert (table.decision, table.actor) == (Decision.BID, 0)
    assert words(table) == {"bid 42", "pass"}


@pytest.mark.rule("AUC-1")
@every_edition
def test_the_highest_bidder_buys_at_the_bid_and_not_at_the_printed_price(edition: str) -> None:
    table = at(edition, "0 $500 @go", "1 $500 @go", "2 $500 @go")

    told = table.do("roll 2 3; decline; bid 10; bid 150; pass; bid 260; bid 270; pass")

    won = only(told, Event.AUCTION_WON)
    assert [(event.seat, event.space, event.amount) for event in won] == [(2, 5, 270)]
    assert owner(table, space(edition, 5)) == 2
    assert cash(table) == [500, 500, 230]
    assert taken_in(table) == -1500 + 270


@pytest.mark.rule("AUC-1")
@every_edition
def test_the_highest_bidder_is_not_asked_again_and_has_to_take_it(edition: str) -> None:
    table = at(edition, "0 $500 @go", "1 $500 @go")

    table.do("roll 2 3; decline; bid 300; pass")

    assert owner(table, space(edition, 5)) == 1
    assert cash(table) == [500, 200]
    assert (table.decision, table.actor) == (Decision.END_TURN, 0)


@pytest.mark.rule("AUC-1")
@every_edition
def test_whoever_passes_is_out_of_this_auction_but_not_of_the_next(edition: str) -> None:
    table = at(edition, "0 $500 @go", "1 $500 @go", "2 $500 @go")

    told = table.do("roll 3 3; decline; pass; bid 10; bid 11; bid 12; pass")
    assert [event.seat for event in only(told, Event.PASSED)] == [1, 0]
    assert owner(table, space(edition, 6)) == 2

    table.do("roll 1 2; decline")
    assert (table.decision, table.actor) == (Decision.BID, 1)


@pytest.mark.rule("AUC-1")
@every_edition
def test_a_sole_bidder_pays_the_bid(edition: str) -> None:
    table = at(edition, "0 $500 @go", "1 $500 @go", "2 $500 @go")

    table.do("roll 2 3; decline; pass; pass; bid 1")

    assert owner(table, space(edition, 5)) == 0
    assert cash(table) == [499, 500, 500]


# --- AUC-2 ---------------------------------------------------------------------


@pytest.mark.rule("AUC-2")
@every_edition
def test_nobody_bids_more_than_the_cash_at_hand(edition: str) -> None:
    deeds = f"deeds 1: {space(edition, 39)}"
    table = at(edition, "0 $500 @go", "1 $120 @go", deeds)
    table.do("roll 2 3; decline")

    with pytest.raises(IllegalActionError, match=r"that takes 121 .* in cash"):
        table.do("bid 121")

    assert [choice.highest for choice in table.choices() if choice.words == "bid 1"] == [120]
    table.do("bid 120; pass")
    assert cash(table) == [500, 0]


@pytest.mark.rule("AUC-2")
@every_edition
def test_whoever_cannot_cover_a_higher_bid_is_not_asked_for_one(edition: str) -> None:
    table = at(edition, "0 $500 @go", "1 $500 @go", "2 $40 @go", "3 $0 @go")

    told = table.do("roll 2 3; decline; bid 40; pass")

    assert names(told)[-3:] == ["BID_MADE", "PASSED", "AUCTION_WON"]
    assert [event.seat for event in only(told, Event.PASSED)] == [0]
    assert cash(table) == [500, 460, 40, 0]


@pytest.mark.rule("AUC-2")
@every_edition
def test_cash_cannot_be_raised_in_the_middle_of_an_auction(edition: str) -> None:
    deed = space(edition, 39)
    table = at(edition, "0 $500 @go", "1 $120 @go", f"deeds 1: {deed}")
    table.do("roll 2 3; decline")

    for act in (f"mortgage {deed}", "trade 0"):
        with pytest.raises(IllegalActionError, match="this is not the moment for it"):
            table.do(act)

    assert words(table) == {"bid 1", "pass"}


# --- the opening bid, and no bid at all ----------------------------------------


@pytest.mark.rule("B-3", edition="clone-wars")
@pytest.mark.rule("B-3", edition="saga")
@pytest.mark.rule("B-3", edition="fallout")
@pytest.mark.parametrize("edition", ["clone-wars", "saga", "fallout"])
def test_the_lowest_opening_bid_is_1(edition: str) -> None:
    table = at(edition, "0 $500 @go", "1 $500 @go")
    told = table.do("roll 2 3; decline")
    assert [event.amount for event in only(told, Event.AUCTION_OPENED)] == [1]

    with pytest.raises(IllegalActionError, match="the lowest bid is 1 "):
        table.do("bid 0")

    table.do("bid 1; pass")
    assert cash(table) == [500, 499]


@pytest.mark.rule("B-3", edition="episode-2")
@pytest.mark.parametrize("opening", [1, 37, 500])
def test_in_episode_2_an_auction_opens_at_whatever_a_player_names(opening: int) -> None:
    table = at("episode-2", "0 $500 @go", "1 $500 @go")
    table.do("roll 2 3; decline")

    with pytest.raises(IllegalActionError, match="the lowest bid is 1 "):
        table.do("bid 0")

    table.do(f"bid {opening}")
    if opening < 500:
        assert words(table) == {f"bid {opening + 1}", "pass"}
        table.do("pass")
    assert cash(table) == [500, 500 - opening]


@pytest.mark.rule("F-2")
@every_edition
def test_without_a_bid_the_property_stays_with_the_bank(edition: str) -> None:
    table = at(edition, "0 $500 @go", "1 $500 @go", "2 $500 @go")

    told = table.do("roll 2 3; decline; pass; pass; pass")

    assert names(told)[-1] == "NO_BID"
    assert owner(table, space(edition, 5)) == -1
    assert cash(table) == [500, 500, 500]
    assert (table.decision, table.actor) == (Decision.END_TURN, 0)


@pytest.mark.rule("F-2")
@every_edition
def test_what_stayed_with_the_bank_is_for_sale_to_the_next_who_lands_there(edition: str) -> None:
    table = at(edition, "0 $500 @go", "1 $500 @go")
    table.do("roll 2 3; decline; pass; pass; end")

    table.do("roll 2 3; buy")

    assert owner(table, space(edition, 5)) == 1
    assert cash(table) == [500, 300]


@pytest.mark.rule("F-2")
@every_edition
def test_an_auction_that_nobody_can_open_ends_by_itself(edition: str) -> None:
    table = at(edition, "0 $0 @go", "1 $0 @go")

    told = table.do("roll 2 3; decline")

    assert names(told)[-1] == "NO_BID"
    assert owner(table, space(edition, 5)) == -1

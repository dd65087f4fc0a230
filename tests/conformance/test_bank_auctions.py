"""Bankruptcy to the bank: the deeds are auctioned, the cards go under their decks."""

import pytest

from freehold import Decision, Event, IllegalActionError, Table
from tests.tables import (
    EDITIONS,
    at,
    cash,
    deeds,
    is_mortgaged,
    level,
    only,
    owner,
    space,
    taken_in,
    words,
)

TO_THE_TAX = "roll 1 3"
"""From GO to number 4: 200 to the bank."""


def bankrupt_to_the_bank(edition: str, of_debtor: str, *more: str, **settings: object) -> Table:
    """Seat 0 could not pay the tax; seats 1 to 3 have 500 each."""
    table = at(
        edition,
        "0 $0 @go",
        "1 $500 @go",
        "2 $500 @go",
        "3 $500 @go",
        f"deeds 0: {deeds(edition, of_debtor)}",
        *more,
        **settings,
    )
    table.do(f"{TO_THE_TAX}; give-up")
    return table


# --- BANK-3 --------------------------------------------------------------------


@pytest.mark.rule("BANK-3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_deeds_are_auctioned_one_by_one_in_the_order_of_the_board(edition):
    table = bankrupt_to_the_bank(edition, "12* 1 9* 5*")
    auctioned = []

    while table.decision == Decision.BID:
        auctioned.append((table.game.decision_space, table.actor))
        table.do("bid 20; pass; pass")

    assert auctioned == [(1, 1), (5, 1), (9, 1), (12, 1)]
    assert cash(table) == [0, 500 - 4 * 20, 500, 500]
    assert table.seats[1].deeds == tuple(space(edition, n) for n in (1, 5, 9, 12))


@pytest.mark.rule("BANK-3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_everyone_still_in_the_game_bids_and_the_highest_bidder_pays_the_bank(edition):
    table = bankrupt_to_the_bank(edition, "39*")
    before = taken_in(table)

    told = table.do("bid 100; bid 150; pass; bid 151; pass")

    assert [e.seat for e in only(told, Event.BID_MADE)] == [1, 2, 1]
    assert [e.seat for e in only(told, Event.PASSED)] == [3, 2]
    assert owner(table, space(edition, 39)) == 1
    assert cash(table) == [0, 349, 500, 500]
    assert taken_in(table) - before == 151
    assert (table.decision, table.actor) == (Decision.TURN, 1)


@pytest.mark.rule("BANK-3")
def test_the_bankrupt_is_not_asked_to_bid():
    table = bankrupt_to_the_bank("saga", "39* 37*")
    asked = []

    while table.decision == Decision.BID:
        asked.append(table.actor)
        table.do("pass")

    assert asked == [1, 2, 3, 1, 2, 3]


@pytest.mark.rule("BANK-3")
def test_a_seat_in_jail_bids_as_well():
    table = at(
        "saga",
        "0 $0 @go",
        "1 $500 @jail!1",
        "2 $500 @go",
        "deeds 0: coruscant*",
    )

    table.do(f"{TO_THE_TAX}; give-up; bid 30; pass")

    assert owner(table, "coruscant") == 1


@pytest.mark.rule("BANK-3")
def test_a_bid_in_such_an_auction_must_be_covered_by_cash():
    table = bankrupt_to_the_bank("saga", "39*")

    with pytest.raises(IllegalActionError, match="that takes 501 credits in cash"):
        table.do("bid 501")

    assert (table.decision, table.actor) == (Decision.BID, 1)


@pytest.mark.rule("BANK-3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_buildings_are_not_auctioned_but_go_back_to_the_bank(edition):
    table = bankrupt_to_the_bank(edition, "1+2 3+1 39*")
    auctioned = []

    while table.decision == Decision.BID:
        auctioned.append(table.game.decision_space)
        table.do("bid 1; pass; pass")

    assert auctioned == [1, 3, 39]
    assert [level(table, space(edition, n)) for n in (1, 3)] == [0, 0]
    assert table.game.houses == 32
    assert only(table.told, Event.BUILT) == []


@pytest.mark.rule("BANK-3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_bank_takes_what_the_buildings_bring(edition):
    table = at(
        edition,
        "0 $7 @go",
        "1 $500 @go",
        "2 $500 @go",
        f"deeds 0: {deeds(edition, '1+1 3+1')}",
    )
    before = taken_in(table)

    table.do(f"{TO_THE_TAX}; give-up; pass; pass; pass; pass")

    assert taken_in(table) - before == 7
    assert cash(table) == [0, 500, 500]
    assert (table.decision, table.actor) == (Decision.TURN, 1)


@pytest.mark.rule("BANK-3")
@pytest.mark.rule("F-2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_deed_that_nobody_bids_for_stays_with_the_bank_and_can_be_bought_later(edition):
    table = bankrupt_to_the_bank(edition, "6* 39*")

    told = table.do("pass; pass; pass")
    told += table.do("bid 5; pass; pass")
    table.do("roll 2 4; buy")

    assert [e.space for e in only(told, Event.NO_BID)] == [6]
    assert owner(table, space(edition, 39)) == 1
    assert owner(table, space(edition, 6)) == 1
    assert cash(table) == [0, 500 - 5 - 100, 500, 500]


@pytest.mark.rule("BANK-3")
def test_the_game_goes_on_with_the_seat_after_the_bankrupt():
    table = bankrupt_to_the_bank("saga", "39*")

    table.do("pass; pass; bid 40")

    assert owner(table, "coruscant") == 3
    assert (table.decision, table.actor) == (Decision.TURN, 1)


# --- B-6, F-12 -----------------------------------------------------------------


@pytest.mark.rule("B-6", edition="clone-wars")
@pytest.mark.rule("B-6", edition="saga")
@pytest.mark.rule("B-6", edition="episode-2")
@pytest.mark.rule("B-6", edition="fallout")
@pytest.mark.rule("F-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_deeds_mortgaged_or_not_are_auctioned_free_of_mortgage(edition):
    table = bankrupt_to_the_bank(edition, "1 5* 12*")

    table.do("bid 1; pass; pass; bid 1; pass; pass; bid 1; pass; pass")

    bought = [space(edition, n) for n in (1, 5, 12)]
    assert [owner(table, deed) for deed in bought] == [1, 1, 1]
    assert [is_mortgaged(table, deed) for deed in bought] == [False, False, False]
    assert cash(table) == [0, 497, 500, 500]
    assert (table.decision, table.actor) == (Decision.TURN, 1)


@pytest.mark.rule("B-6", edition="clone-wars")
@pytest.mark.rule("B-6", edition="saga")
@pytest.mark.rule("B-6", edition="episode-2")
@pytest.mark.rule("B-6", edition="fallout")
@pytest.mark.rule("F-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_deed_without_a_bid_lies_with_the_bank_free_of_mortgage(edition):
    table = bankrupt_to_the_bank(edition, "39*")

    table.do("pass; pass; pass")

    assert owner(table, space(edition, 39)) == -1
    assert not is_mortgaged(table, space(edition, 39))
    assert "deeds" not in table.position


@pytest.mark.rule("F-12")
def test_the_buyer_of_an_auctioned_deed_collects_rent_at_once():
    table = bankrupt_to_the_bank("saga", "6*")

    table.do("pass; bid 9; pass; roll 2 4")

    assert cash(table) == [0, 500 - 6, 500 - 9 + 6, 500]


@pytest.mark.rule("F-12")
def test_a_table_may_agree_that_the_mortgage_stays_on_an_auctioned_deed():
    table = bankrupt_to_the_bank("saga", "39*", bank_auctions_free_of_mortgage=False)

    table.do("bid 10; pass; pass")

    assert owner(table, "coruscant") == 1
    assert is_mortgaged(table, "coruscant")


# --- BANK-4 --------------------------------------------------------------------


@pytest.mark.rule("BANK-4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_get_out_of_jail_cards_go_to_the_bottom_of_their_own_decks(edition):
    decks = at(edition, "0 $0 @go", "1 $0 @go").spec.deck_ids
    first, second = (f"{deck} - {'.'.join(map(str, range(15)))}" for deck in decks)
    table = at(
        edition,
        "0 $0 @go",
        "1 $500 @go",
        "2 $500 @go",
        f"decks {first}; {second}",
        "jail-cards 1=0 2=0",
    )

    told = table.do(f"{TO_THE_TAX}; give-up")

    assert [e.seat for e in only(told, Event.CARD_RETURNED)] == [0, 0]
    assert [seat.jail_cards for seat in table.seats] == [0, 0, 0]
    assert f"decks {first}.15; {second}.15" in table.position
    assert "jail-cards" not in table.position


@pytest.mark.rule("BANK-4")
def test_only_the_bankrupts_cards_go_back():
    table = at("saga", "0 $0 @go", "1 $500 @go", "2 $500 @go", "jail-cards 1=0 2=2")

    table.do(f"{TO_THE_TAX}; give-up")

    assert [seat.jail_cards for seat in table.seats] == [0, 0, 1]
    assert "decks sith 0-14 15" in table.position


@pytest.mark.rule("BANK-4")
def test_a_returned_card_is_drawn_again_only_after_all_the_others():
    table = at(
        "saga",
        "0 $0 @go",
        "1 $500 @go",
        "2 $500 @go",
        "decks sith 11 0.1.2.3.4.5.6.7.8.9.10.12.13.14",
        "jail-cards 1=0",
    )

    table.do(f"{TO_THE_TAX}; give-up; roll 3 4")
    possible = words(table)
    table.do("draw receive-50")

    assert possible == {"draw receive-50"}
    assert "decks sith - 0.1.2.3.4.5.6.7.8.9.10.12.13.14.15.11" in table.position

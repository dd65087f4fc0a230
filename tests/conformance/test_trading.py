"""Trading: what may change hands, and how an offer is answered."""

import pytest

from freehold import Decision, Event, FreeholdError, NotationError, Table
from freehold.notation.actions import all_words
from tests.tables import (
    EDITIONS,
    cash,
    names,
    numbers_of,
    on_board,
    only,
    play,
    refused,
    spell,
    words,
)

every_edition = pytest.mark.parametrize("edition", EDITIONS)


# --- TRADE-1: unbuilt deeds, at any time, at any price ----------------------------


@pytest.mark.rule("TRADE-1")
@every_edition
@pytest.mark.parametrize("number", [39, 5, 12])
@pytest.mark.parametrize("price", [1, 137, 500])
def test_lots_railroads_and_utilities_change_hands_at_the_price_agreed_on(
    edition: str, number: int, price: int
) -> None:
    table = on_board(edition, "0 $500 @go", "1 $500 @go", f"deeds 0: #{number}")

    play(table, f"trade 1; give #{number}; want {price}; propose; accept")

    assert (numbers_of(table, 0), numbers_of(table, 1)) == ([], [number])
    assert cash(table) == [500 + price, 500 - price]


@pytest.mark.rule("TRADE-1")
@every_edition
def test_an_offer_buys_as_well_as_it_sells(edition: str) -> None:
    table = on_board(edition, "0 $500 @go", "1 $500 @go", "deeds 1: #39")

    play(table, "trade 1; want #39; give 450; propose; accept")

    assert (numbers_of(table, 0), cash(table)) == ([39], [50, 950])


@pytest.mark.rule("TRADE-1")
@every_edition
def test_a_refused_offer_changes_nothing(edition: str) -> None:
    table = on_board(edition, "0 $500 @go", "1 $500 @go", "deeds 0: #39")
    before = table.position

    told = play(table, "trade 1; give #39; want 100; propose; refuse")

    assert names(told) == ["OFFER_MADE", "OFFER_REFUSED"]
    assert table.position == before


@pytest.mark.rule("TRADE-1")
@every_edition
def test_the_offer_is_answered_by_the_other_side_and_by_nobody_else(edition: str) -> None:
    table = on_board(edition, "0 $500 @go", "1 $500 @go", "2 $500 @go", "deeds 0: #39")

    play(table, "trade 2; give #39; want 100; propose")

    assert (table.actor, table.decision) == (2, Decision.ANSWER_OFFER)
    assert words(table) == {"accept", "refuse", "counter"}
    refused(table, "accept", "the game waits for Seat 2", seat=0)
    refused(table, "accept", "the game waits for Seat 2", seat=1)


@pytest.mark.rule("TRADE-1")
@every_edition
def test_a_counter_offer_turns_the_same_offer_round(edition: str) -> None:
    table = on_board(edition, "0 $500 @go", "1 $500 @go", "deeds 0: #39, 1: #5")
    play(table, "trade 1; give #39; want 100; propose; counter")
    asked = (table.actor, table.decision)

    told = play(table, "give 60; give #5; propose; accept")

    offer = only(told, Event.OFFER_MADE)[0]
    assert asked == (1, Decision.OFFER)
    assert (offer.seat, offer.other, offer.amount, offer.give, offer.want) == (
        1,
        0,
        60,
        (5,),
        (39,),
    )
    assert (numbers_of(table, 0), numbers_of(table, 1)) == ([5], [39])
    assert cash(table) == [560, 440]


@pytest.mark.rule("TRADE-1")
@every_edition
def test_an_unchanged_counter_offer_keeps_deeds_and_cash(edition: str) -> None:
    table = on_board(edition, "0 $500 @go", "1 $500 @go", "deeds 0: #39")

    play(table, "trade 1; give #39; want 100; propose; counter; propose; accept")

    assert (numbers_of(table, 1), cash(table)) == ([39], [600, 400])


@pytest.mark.rule("TRADE-1")
@every_edition
def test_a_counter_offer_is_countered_refused_or_dropped_in_turn(edition: str) -> None:
    table = on_board(edition, "0 $500 @go", "1 $500 @go", "deeds 0: #39")
    before = table.position

    play(table, "trade 1; give #39; want 100; propose; counter; give 50; propose")
    play(table, "counter; want 80; propose; refuse")
    play(table, "trade 1; give #39; want 100; propose; counter; cancel")

    assert table.position == before


@pytest.mark.rule("TRADE-1")
def test_a_table_may_limit_the_counter_offers() -> None:
    table = on_board("saga", "0 $500 @go", "1 $500 @go", "deeds 0: #39", max_counter_offers=1)
    play(table, "trade 1; give #39; want 100; propose; counter; give 50; propose")

    refused(table, "counter", "only one counter-offer is allowed")


@pytest.mark.rule("TRADE-1")
@every_edition
@pytest.mark.parametrize("place", ["@go", "@jail!1"])
def test_a_seat_off_turn_or_in_jail_makes_an_offer(edition: str, place: str) -> None:
    table = on_board(edition, "0 $500 @go", f"1 $500 {place}", "2 $500 @go", "deeds 1: #39")

    play(table, "trade 2; give #39; want 100; propose; accept", seat=1)

    assert (numbers_of(table, 2), cash(table)) == ([39], [500, 600, 400])
    assert (table.actor, table.decision) == (0, Decision.TURN)


@pytest.mark.rule("TRADE-1")
@every_edition
@pytest.mark.parametrize("line", ["roll 4 6", "roll 5 5"])
def test_trades_stay_open_after_anothers_roll(edition: str, line: str) -> None:
    table = on_board(edition, "0 $500 @go", "1 $500 @go", "2 $500 @go", "deeds 1: #39")
    play(table, line)

    play(table, "trade 2; give #39; want 100; propose; accept", seat=1)

    assert (numbers_of(table, 2), cash(table)) == ([39], [500, 600, 400])


@pytest.mark.rule("TRADE-1")
@every_edition
def test_nobody_trades_with_themselves_or_with_a_seat_that_is_out(edition: str) -> None:
    table = on_board(edition, "0 $500 @go", "1 $500 @go", "2 out @go", "deeds 0: #39")

    refused(table, "trade 0", "that is you")
    refused(table, "trade 2", "is not in the game")


# --- TRADE-2: not while the group is built on -------------------------------------


@pytest.mark.rule("TRADE-2")
@every_edition
@pytest.mark.parametrize("lots", ["#6+1 #8 #9", "#6+1 #8+1 #9+1", "#6+hotel #8+hotel #9+hotel"])
def test_no_lot_of_a_group_with_a_building_is_traded(edition: str, lots: str) -> None:
    table = on_board(edition, "0 $500 @go", "1 $500 @go", f"deeds 0: {lots}")
    play(table, "trade 1")

    for lot in (6, 8, 9):
        refused(table, f"give #{lot}", "has buildings")


@pytest.mark.rule("TRADE-2")
@every_edition
def test_no_lot_of_the_partners_built_group_is_asked_for(edition: str) -> None:
    table = on_board(edition, "0 $500 @go", "1 $500 @go", "deeds 1: #6+1 #8 #9")
    play(table, "trade 1")

    refused(table, "want #9", "has buildings")


@pytest.mark.rule("TRADE-2")
@every_edition
def test_the_lot_is_traded_once_the_buildings_are_sold_to_the_bank(edition: str) -> None:
    table = on_board(edition, "0 $500 @go", "1 $500 @go", "deeds 0: #5 #6+1 #8 #9")

    play(table, "sell #6; trade 1; give #6; want 100; propose; accept")

    assert (numbers_of(table, 0), numbers_of(table, 1)) == ([5, 8, 9], [6])
    assert cash(table) == [625, 400]


@pytest.mark.rule("TRADE-2")
@every_edition
def test_buildings_elsewhere_do_not_hinder_a_trade(edition: str) -> None:
    table = on_board(edition, "0 $500 @go", "1 $500 @go", "deeds 0: #1+1 #3+1 #6 #8")

    play(table, "trade 1; give #6; propose; accept")

    assert numbers_of(table, 1) == [6]


# --- TRADE-3: any mix, on both sides ----------------------------------------------


def rich_table(edition: str) -> Table:
    """Both sides have deeds, cash and a get-out-of-jail card."""
    return on_board(
        edition, "0 $500 @go", "1 $500 @go", "deeds 0: #5 #39, 1: #12 #15", "jail-cards 1=0 2=1"
    )


@pytest.mark.rule("TRADE-3")
@every_edition
def test_deeds_cash_and_cards_are_exchanged_in_one_trade(edition: str) -> None:
    table = rich_table(edition)

    told = play(
        table,
        "trade 1; give #5; give #39; give 40; give jail-card-1; want #12; want jail-card-2;"
        " propose; accept",
    )

    offer = only(told, Event.OFFER_MADE)[0]
    assert (offer.give, offer.want, offer.amount) == ((5, 39), (12,), 40)
    assert (offer.give_cards, offer.want_cards) == ((0,), (1,))
    assert (numbers_of(table, 0), numbers_of(table, 1)) == ([12], [5, 15, 39])
    assert cash(table) == [460, 540]
    assert [seat.jail_cards for seat in table.seats] == [1, 1]
    assert list(table.game.free_card_holder[:2]) == [1, 0]


@pytest.mark.rule("TRADE-3")
@every_edition
@pytest.mark.parametrize(
    ("offer", "money", "cards", "mine"),
    [
        ("give #39; want #12", [500, 500], [1, 1], [5, 12]),
        ("give jail-card-1; want 30", [530, 470], [0, 2], [5, 39]),
        ("give 30; want jail-card-2", [470, 530], [2, 0], [5, 39]),
        ("give jail-card-1; want #15", [500, 500], [0, 2], [5, 15, 39]),
        ("give #5; want jail-card-2", [500, 500], [2, 0], [39]),
        ("give 25", [475, 525], [1, 1], [5, 39]),
    ],
)
def test_any_of_them_is_exchanged_for_any_other(
    edition: str, offer: str, money: list[int], cards: list[int], mine: list[int]
) -> None:
    table = rich_table(edition)

    play(table, f"trade 1; {offer}; propose; accept")

    assert cash(table) == money
    assert [seat.jail_cards for seat in table.seats] == cards
    assert numbers_of(table, 0) == mine


@pytest.mark.rule("TRADE-3")
def test_a_traded_jail_card_frees_its_new_holder() -> None:
    table = on_board("saga", "0 $500 @jail!1", "1 $500 @go", "jail-cards 1=1")

    play(table, "trade 1; want jail-card-1; give 30; propose; accept; use-card")

    assert (cash(table), table.seats[0].in_jail) == ([470, 530], False)


@pytest.mark.rule("TRADE-3")
@every_edition
def test_what_lies_on_the_table_is_taken_back_by_naming_it_again(edition: str) -> None:
    table = rich_table(edition)

    play(table, "trade 1; give #5; give #39; give #5; give jail-card-1; give jail-card-1; give 40")
    play(table, "give 0; propose; accept")

    assert (numbers_of(table, 0), numbers_of(table, 1)) == ([5], [12, 15, 39])
    assert cash(table) == [500, 500]
    assert list(table.game.free_card_holder[:2]) == [0, 1]


@pytest.mark.rule("TRADE-3")
@every_edition
def test_only_what_one_of_the_two_holds_is_offered(edition: str) -> None:
    table = on_board(
        edition, "0 $500 @go", "1 $500 @go", "2 $500 @go", "deeds 2: #39", "jail-cards 1=2"
    )
    play(table, "trade 1")

    refused(table, "give #39", "belongs to neither of you")
    refused(table, "want #5", "belongs to neither of you")
    refused(table, "want jail-card-1", "there is no such card")
    refused(table, "propose", "the offer is empty")


# --- TRADE-4, TRADE-5: no loans, no waiving of rent -------------------------------


@pytest.mark.rule("TRADE-4", "TRADE-5")
@every_edition
def test_an_offer_has_words_for_deeds_cards_and_cash_at_hand_only(edition: str) -> None:
    table = rich_table(edition)

    play(table, "trade 1; give #39")

    deeds = {spell(edition, f"offer #{number}") for number in (5, 12, 15, 39)}
    cards = {"offer jail-card-1", "offer jail-card-2"}
    assert words(table) == {*deeds, *cards, "give 0", "want 0", "propose", "cancel"}


@pytest.mark.rule("TRADE-4")
@every_edition
@pytest.mark.parametrize("verb", ["lend", "borrow", "owe"])
def test_there_is_no_action_that_lends_money(edition: str, verb: str) -> None:
    table = rich_table(edition)
    play(table, "trade 1")

    with pytest.raises(NotationError, match=f'there is no action "{verb}"'):
        play(table, f"{verb} 100")


@pytest.mark.rule("TRADE-4")
@every_edition
def test_cash_that_is_not_at_hand_cannot_be_offered_or_asked_for(edition: str) -> None:
    table = on_board(edition, "0 $100 @go", "1 $200 @go", "deeds 0: #39, 1: #5")
    play(table, "trade 1; give #39; want #5")

    refused(table, "give 101", r"that takes \D*101\b")
    refused(table, "want 201", r"the other side does not have \D*201\b")


@pytest.mark.rule("TRADE-5")
@every_edition
def test_rent_is_due_between_partners_of_a_trade_as_well(edition: str) -> None:
    table = on_board(edition, "0 $500 @go", "1 $500 @go", "deeds 0: #5, 1: #8")
    play(table, "trade 1; give #5; propose; accept")

    play(table, "roll 3 5")

    assert cash(table) == [494, 506]


@pytest.mark.rule("TRADE-5")
def test_no_word_of_the_game_lets_anyone_off_rent() -> None:
    table = rich_table("saga")

    about_rent = {word for word in all_words() if "rent" in word}

    assert about_rent == {"ask-rent"}
    with pytest.raises(FreeholdError, match='there is no action "free-rent"'):
        play(table, "free-rent 1")

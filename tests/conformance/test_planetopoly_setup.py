"""Planetopoly, setting up: seats, money, the event cards, and who starts."""

import pytest

from freehold import Decision, Event, FreeholdError, Table
from freehold.vocabulary import Reason
from tests.tables import at, cash, names, only, owner, refused_for, taken_in, words

CHIPS = {1000: 2, 200: 4, 50: 3, 10: 5}
"""The chips that the book suggests for each player, by their value."""


def fresh(seats: int = 3) -> Table:
    """A game of which nothing has been thrown yet."""
    return Table("planetopoly", seats=seats, chance="hand")


# --- seats, money and the board ------------------------------------------------


@pytest.mark.rule("PL-1-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players_start_with_the_chips_of_3000(seats: int) -> None:
    table = fresh(seats)

    assert cash(table) == [3000] * seats
    assert sum(value * number for value, number in CHIPS.items()) == 3000
    assert taken_in(table) == -3000 * seats


@pytest.mark.rule("PL-1-1")
@pytest.mark.parametrize("seats", [1, 5])
def test_one_player_and_five_players_are_refused(seats: int) -> None:
    with pytest.raises(FreeholdError, match=f"2 to 4, not by {seats}"):
        fresh(seats)


@pytest.mark.rule("PL-1-1")
def test_two_dice_are_thrown() -> None:
    table = at("planetopoly", "0 $3000 @start", "1 $3000 @start")

    table.do("roll")

    assert (table.decision, table.actor) == (Decision.ROLL, "chance")
    assert words(table) == {f"roll {a} {b}" for a in range(1, 7) for b in range(1, 7)}


@pytest.mark.rule("PL-1-3")
def test_everyone_starts_on_the_start_and_is_paid_nothing_for_it() -> None:
    table = fresh(4)

    table.do("roll 6 5; roll 1 2; roll 2 2; roll 1 1")
    table.do("roll 1 2; decline; roll 1 3; decline")

    assert [seat.at for seat in table.seats] == ["customs-1", "lyra-3", "start", "start"]
    assert only(table.told, Event.SALARY) == []
    assert cash(table) == [3000] * 4


# --- the event cards -----------------------------------------------------------


@pytest.mark.rule("PL-1-2")
def test_at_first_any_of_the_24_event_cards_may_lie_on_top() -> None:
    table = at("planetopoly", "0 $3000 @start", "1 $3000 @start")

    table.do("roll 1 4")

    assert table.decision == Decision.DRAW_CARD
    assert words(table) == {f"draw {card}" for card in table.spec.card_ids[0]}
    assert len(words(table)) == 24


@pytest.mark.rule("PL-1-2")
def test_the_order_of_the_event_cards_is_another_in_another_game() -> None:
    first_cards = set[int]()
    for seed in range(200):
        table = Table("planetopoly", seats=2, seed=seed, first=0)
        table.do("roll 1 4")
        first_cards |= {event.amount for event in only(table.told, Event.DREW_CARD)}

    assert first_cards == set(range(24))


# --- who starts ----------------------------------------------------------------


@pytest.mark.rule("PL-1-3", "F-30")
def test_the_highest_throw_starts_and_play_goes_clockwise() -> None:
    table = fresh(4)

    table.do("roll 1 2; roll 2 4; roll 6 5; roll 1 1")

    turns = [table.actor]
    for _ in range(4):
        table.do("roll 1 2")
        if table.decision == Decision.BUY:
            table.do("decline")
        turns.append(table.actor)
    assert [event.seat for event in only(table.told, Event.STARTS)] == [2]
    assert turns == [2, 3, 0, 1, 2]


@pytest.mark.rule("F-30", "F-1")
def test_a_tie_for_the_highest_throw_is_thrown_again_by_the_tied_alone() -> None:
    table = fresh(3)

    table.do("roll 6 4; roll 1 2; roll 5 5")
    table.do("roll 1 1; roll 1 3")

    threw = [event.seat for event in only(table.told, Event.THREW_FOR_START)]
    assert threw == [0, 1, 2, 0, 2]
    assert (table.decision, table.actor) == (Decision.TURN, 2)


@pytest.mark.rule("HOUSE-6")
@pytest.mark.parametrize(
    ("first", "money"), [(0, [3000, 3100, 3200, 3300]), (2, [3200, 3300, 3000, 3100])]
)
def test_with_the_house_rule_each_later_seat_starts_with_so_much_more(
    first: int, money: list[int]
) -> None:
    settings = {"later-seats-bonus": 100}
    table = Table("planetopoly", seats=4, settings=settings, first=first, chance="hand")

    assert cash(table) == money
    assert [event.amount for event in only(table.told, Event.EVENED_OUT)] == [100, 200, 300]
    assert taken_in(table) == -12600


@pytest.mark.rule("HOUSE-6")
def test_without_the_house_rule_all_start_with_the_same() -> None:
    table = Table("planetopoly", seats=4, first=2, chance="hand")

    assert (cash(table), only(table.told, Event.EVENED_OUT)) == ([3000] * 4, [])


# --- no auctions, no trades ----------------------------------------------------


@pytest.mark.rule("F-30")
@pytest.mark.parametrize(
    ("throw", "deed"), [("1 2", "customs-1"), ("1 3", "lyra-3"), ("3 4", "radar-1")]
)
def test_a_deed_that_is_not_bought_stays_free_without_an_auction(throw: str, deed: str) -> None:
    table = at("planetopoly", "0 $3000 @start", "1 $3000 @start", "2 $3000 @start")

    told = table.do(f"roll {throw}; decline")

    assert names(told) == ["ROLLED", "MOVED", "DECLINED"]
    assert (owner(table, deed), cash(table)) == (-1, [3000, 3000, 3000])
    assert (table.decision, table.actor) == (Decision.END_TURN, 0)


@pytest.mark.rule("F-30")
def test_a_deed_that_was_declined_may_be_bought_by_the_next_who_lands_there() -> None:
    table = at("planetopoly", "0 $3000 @start", "1 $3000 @start")

    table.do("roll 1 2; decline; end; roll 1 2; buy")

    assert (owner(table, "customs-1"), cash(table)) == (1, [3000, 2200])


@pytest.mark.rule("F-30")
def test_a_deed_that_is_too_dear_stays_free_without_a_question() -> None:
    table = at("planetopoly", "0 $799 @start", "1 $3000 @start")

    told = table.do("roll 1 2")

    assert [(event.space, event.amount) for event in only(told, Event.NOT_FOR_SALE)] == [
        (3, Reason.TOO_LITTLE_CASH)
    ]
    assert (owner(table, "customs-1"), table.decision) == (-1, Decision.END_TURN)


@pytest.mark.rule("F-30")
def test_players_do_not_trade_on_their_own_turn() -> None:
    table = at("planetopoly", "0 $3000 @start", "1 $3000 @start", "deeds 1: lyra-1 lyra-2")

    refused_for(table, "trade 1", Reason.NOT_IN_THIS_EDITION)
    table.do("roll 1 2; decline")

    assert refused_for(table, "trade 1", Reason.NOT_IN_THIS_EDITION) == 0
    assert words(table) == {"end"}


@pytest.mark.rule("F-30")
def test_nobody_off_turn_gets_the_word_since_there_is_nothing_to_do_with_it() -> None:
    table = at("planetopoly", "0 $3000 @start", "1 $3000 @start", "deeds 1: lyra-1 lyra-2")

    assert refused_for(table, "open 1", Reason.NOT_IN_THIS_EDITION) == 0
    assert words(table) == {"roll"}

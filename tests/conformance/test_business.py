"""Business between two actions: when each edition lets whom build, sell, mortgage and lift."""

import pytest

from freehold import Decision, IllegalActionError, Table
from tests.tables import EDITIONS, cash, levels, names, on_board, play, refused, words

every_edition = pytest.mark.parametrize("edition", EDITIONS)
any_time = pytest.mark.parametrize("edition", ["saga", "episode-2", "fallout"])

BUSINESS = {
    "build #6": -50,
    "sell #16": 50,
    "sell-group orange": 150,
    "mortgage #5": 100,
    "lift #15": -110,
}
"""Pieces of business of a seat with the deeds below, and what each brings."""

DEEDS = "#6 #8 #9 #16+1 #18+1 #19+1 #5 #15*"
business = pytest.mark.parametrize(("action", "brings"), BUSINESS.items())
ROLLED = "the dice have been rolled; wait until the turn is over"


def with_business(edition: str, owner: int = 1, place: str = "@go") -> Table:
    """One of three seats has everything there is business about; seat 0 is on turn."""
    seats = [f"{seat} $500 {place if seat == owner else '@go'}" for seat in range(3)]
    return on_board(edition, *seats, f"deeds {owner}: {DEEDS}")


# --- B-18 in every edition: the own turn, and between turns -----------------------


@pytest.mark.rule("B-18", edition="clone-wars")
@pytest.mark.rule("B-18", edition="saga")
@pytest.mark.rule("B-18", edition="episode-2")
@pytest.mark.rule("B-18", edition="fallout")
@every_edition
@business
@pytest.mark.parametrize("before", ["", "roll 4 6", "roll 5 5"])
def test_business_is_open_on_the_own_turn_before_and_after_the_roll(
    edition: str, action: str, brings: int, before: str
) -> None:
    table = with_business(edition, owner=0)
    if before:
        play(table, before)

    play(table, action)

    assert cash(table) == [500 + brings, 500, 500]


@pytest.mark.rule("B-18", edition="clone-wars")
@pytest.mark.rule("B-18", edition="saga")
@pytest.mark.rule("B-18", edition="episode-2")
@pytest.mark.rule("B-18", edition="fallout")
@every_edition
@business
@pytest.mark.parametrize("owner", [1, 2])
@pytest.mark.parametrize("place", ["@go", "@jail!1"])
def test_business_is_open_to_every_seat_between_turns_in_jail_too(
    edition: str, action: str, brings: int, owner: int, place: str
) -> None:
    table = with_business(edition, owner, place)

    told = play(table, action, seat=owner)

    assert names(told)[0] == "BUSINESS_OPENED"
    assert names(told)[-1] == "BUSINESS_CLOSED"
    assert cash(table)[owner] == 500 + brings
    assert (table.actor, table.decision) == (0, Decision.TURN)


@pytest.mark.rule("B-18", edition="clone-wars")
@pytest.mark.rule("B-18", edition="saga")
@pytest.mark.rule("B-18", edition="episode-2")
@pytest.mark.rule("B-18", edition="fallout")
@every_edition
@business
def test_a_seat_in_jail_does_business_on_its_own_turn(
    edition: str, action: str, brings: int
) -> None:
    table = with_business(edition, owner=0, place="@jail!1")

    play(table, action)

    assert cash(table) == [500 + brings, 500, 500]


# --- B-18 in the Clone Wars: not once another has rolled --------------------------


@pytest.mark.rule("B-18", edition="clone-wars")
@pytest.mark.parametrize("action", BUSINESS)
@pytest.mark.parametrize("line", ["roll 4 6", "roll 5 5"])
def test_in_the_clone_wars_business_is_closed_once_another_has_rolled(
    action: str, line: str
) -> None:
    table = with_business("clone-wars")
    play(table, line)

    refused(table, action, ROLLED, seat=1)

    assert cash(table) == [500, 500, 500]


@pytest.mark.rule("B-18", edition="clone-wars")
@business
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_in_the_clone_wars_business_opens_again_when_the_turn_is_over(
    action: str, brings: int, owner: int
) -> None:
    table = with_business("clone-wars", owner)
    play(table, "roll 4 6; end")

    play(table, action, seat=owner)

    assert cash(table)[owner] == 500 + brings


@pytest.mark.rule("B-18", edition="clone-wars")
def test_in_the_clone_wars_the_window_closes_with_the_next_players_roll() -> None:
    table = with_business("clone-wars", owner=0)
    play(table, "roll 4 6; end")
    play(table, "build #6", seat=0)

    play(table, "roll 4 6")

    refused(table, "build #8", ROLLED, seat=0)
    assert (levels(table, 6, 8), cash(table)) == ([1, 0], [450, 500, 500])


@pytest.mark.rule("B-18", edition="clone-wars")
def test_in_the_clone_wars_a_further_roll_to_come_is_not_between_turns() -> None:
    table = with_business("clone-wars")
    play(table, "roll 5 5")
    waiting = (table.actor, table.decision)

    refused(table, "build #6", ROLLED, seat=1)
    play(table, "end")
    play(table, "build #6")

    assert waiting == (0, Decision.TURN)
    assert levels(table, 6) == [1]


@pytest.mark.rule("B-18", edition="clone-wars")
def test_in_the_clone_wars_a_seat_with_the_word_after_a_roll_may_only_trade() -> None:
    table = with_business("clone-wars")
    play(table, "roll 4 6")

    play(table, "open 1")

    assert words(table) == {"done", "trade 0", "trade 2"}


# --- B-18, F-34 elsewhere: between any two actions --------------------------------


@pytest.mark.rule("B-18", edition="saga")
@pytest.mark.rule("B-18", edition="episode-2")
@pytest.mark.rule("B-18", edition="fallout")
@pytest.mark.rule("F-34")
@any_time
@business
@pytest.mark.parametrize("line", ["roll 4 6", "roll 5 5"])
@pytest.mark.parametrize("place", ["@go", "@jail!1"])
def test_elsewhere_business_is_open_after_anothers_move_and_before_a_further_roll(
    edition: str, action: str, brings: int, line: str, place: str
) -> None:
    table = with_business(edition, place=place)
    play(table, line)
    waiting = (table.actor, table.decision)

    play(table, action, seat=1)

    assert cash(table) == [500, 500 + brings, 500]
    assert (table.actor, table.decision) == waiting


@pytest.mark.rule("F-34")
@every_edition
@pytest.mark.parametrize("action", BUSINESS)
@pytest.mark.parametrize(
    ("line", "waits_for"),
    [
        ("roll 1 2", Decision.BUY),
        ("roll 1 2; decline", Decision.BID),
        ("roll 3 4", Decision.DRAW_CARD),
        ("roll", Decision.ROLL),
    ],
)
def test_no_business_is_done_between_a_roll_and_the_end_of_what_it_brings(
    edition: str, action: str, line: str, waits_for: Decision
) -> None:
    table = with_business(edition, owner=2)

    play(table, line)

    assert table.decision == waits_for
    refused(table, action, "Seat 2 cannot act now: the game waits for", seat=2)
    assert cash(table) == [500, 500, 500]


@pytest.mark.rule("F-34")
@pytest.mark.parametrize("edition", ["saga", "fallout"])
def test_no_business_is_done_before_the_throw_for_a_utilitys_rent(edition: str) -> None:
    table = on_board(edition, "0 $500 @#3", "1 $500 @go", "deeds 0: #5, 1: #6 #8 #9 #12")
    play(table, "roll 4 5")

    refused(table, "build #6", "Seat 1 cannot act now", seat=1)
    refused(table, "mortgage #5", "Seat 0 cannot act now", seat=0)

    assert table.decision == Decision.RENT_THROW


@pytest.mark.rule("F-34")
@every_edition
def test_not_even_the_seat_on_turn_does_business_while_a_purchase_waits(edition: str) -> None:
    table = on_board(edition, "0 $50 @go", "1 $500 @go", "deeds 0: #5")
    play(table, "roll 1 2")

    refused(table, "mortgage #5", "this is not the moment for it", seat=0)

    assert words(table) == {"decline"}


@pytest.mark.rule("F-34")
@every_edition
def test_a_debtor_raises_cash_in_the_middle_of_what_a_roll_brings(edition: str) -> None:
    table = on_board(edition, "0 $0 @go", "1 $500 @go", "deeds 0: #5 #37+1 #39+1")
    play(table, "roll 1 3")
    refused(table, "build #37", "this is not the moment for it")

    play(table, "sell #37; mortgage #5")

    assert cash(table) == [0, 500]
    assert table.decision == Decision.END_TURN


@pytest.mark.rule("F-34")
@pytest.mark.rule("B-18", edition="clone-wars")
@pytest.mark.parametrize("action", ["mortgage #5", "sell #37"])
@every_edition
def test_a_debtor_off_turn_raises_cash_after_anothers_roll(edition: str, action: str) -> None:
    table = on_board(edition, "0 $0 @go", "1 $0 @go", "deeds 1: #5 #37+1 #39+1")
    play(table, "roll 1 1; draw collect-each-10")
    waiting = (table.actor, table.decision)

    play(table, action, seat=1)

    assert waiting == (1, Decision.RAISE_CASH)
    assert cash(table) == [10, 90]


@pytest.mark.rule("F-34")
@every_edition
def test_while_a_debtor_raises_cash_the_others_wait(edition: str) -> None:
    table = on_board(edition, "0 $0 @go", "1 $500 @go", "deeds 0: #5 #15, 1: #6 #8 #9")
    play(table, "roll 1 3")

    refused(table, "build #6", "Seat 1 cannot act now: the game waits for Seat 0", seat=1)


# --- the word ---------------------------------------------------------------------


@pytest.mark.rule("F-34")
@every_edition
def test_a_seat_with_the_word_does_as_much_business_as_it_likes_and_rolls_no_dice(
    edition: str,
) -> None:
    table = with_business(edition)
    play(table, "open 1")
    refused(table, "roll", "this is not the moment for it")

    play(table, "build #6; build #8; mortgage #5; lift #15; done")

    assert cash(table) == [500, 500 - 50 - 50 + 100 - 110, 500]
    assert (table.actor, table.decision) == (0, Decision.TURN)


@pytest.mark.rule("F-34")
@every_edition
def test_several_seats_do_business_before_the_same_roll(edition: str) -> None:
    table = on_board(edition, "0 $500 @go", "1 $500 @go", "2 $500 @go", "deeds 1: #5, 2: #37 #39")

    play(table, "mortgage #5", seat=1)
    play(table, "build #37", seat=2)
    play(table, "roll 4 6")

    assert cash(table) == [500, 600, 300]


@pytest.mark.rule("F-34")
@every_edition
def test_a_seat_that_is_out_has_no_business(edition: str) -> None:
    table = on_board(edition, "0 $500 @go", "1 out @go", "2 $500 @go")

    refused(table, "open 1", "is not in the game")
    with pytest.raises(IllegalActionError, match="Seat 1 cannot act now"):
        play(table, "mortgage #5", seat=1)

"""Planetopoly, the event deck: it is used up, shuffled, and laid out again."""

import pytest

from freehold import Decision, Event, Table
from freehold.vocabulary import Reason
from tests.tables import at, names, only, refused_for, words

AT_EVENT = "0 $100000 @start"
"""A roll of five leads to the first event space."""

OTHER = "1 $100000 @start"


def deck_of(table: Table) -> tuple[list[int], list[int]]:
    """The cards that lie face down, and those that were used."""
    game = table.game
    left = [card for card in range(24) if game.deck_left[0] >> card & 1]
    return left, [game.deck_queue[0][i] for i in range(game.deck_size[0])]


def only_left(card: str) -> Table:
    """A table on which this card is the last that was not drawn yet."""
    last = at("planetopoly", AT_EVENT, OTHER).spec.card_ids[0].index(card)
    used = ".".join(str(i) for i in range(24) if i != last)
    return at("planetopoly", AT_EVENT, OTHER, f"decks events {last} {used}")


@pytest.mark.rule("PL-7-4")
def test_a_card_that_was_drawn_is_not_drawn_again_before_the_deck_is_used_up() -> None:
    table = at("planetopoly", AT_EVENT, OTHER)

    table.do("roll 1 4; draw receive-50; end; roll 1 4")

    assert len(words(table)) == 23
    refused_for(table, "draw receive-50", Reason.CARD_IS_OUT)


@pytest.mark.rule("PL-7-4")
@pytest.mark.parametrize("last", ["pay-50", "receive-500", "miss-turn-b", "opposite-c"])
def test_when_the_last_card_is_drawn_all_24_are_shuffled_and_laid_out_again(last: str) -> None:
    table = only_left(last)

    table.do("roll 1 4")
    assert words(table) == {f"draw {last}"}
    told = table.do(f"draw {last}")

    assert names(told)[:2] == ["DREW_CARD", "RESHUFFLED"]
    assert deck_of(table) == (list(range(24)), [])
    assert "decks" not in table.position
    table.do("end; roll 1 4")
    assert words(table) == {f"draw {card}" for card in table.spec.card_ids[0]}


@pytest.mark.rule("PL-7-4")
def test_the_last_card_may_come_again_at_once() -> None:
    table = only_left("receive-300")

    told = table.do("roll 1 4; draw receive-300; end; roll 1 4; draw receive-300")

    assert [event.amount for event in only(told, Event.RECEIVED)] == [300, 300]


@pytest.mark.rule("PL-7-4")
def test_a_roll_again_card_that_was_the_last_still_gives_its_roll() -> None:
    table = only_left("roll-again-b")

    table.do("roll 1 4; draw roll-again-b")

    assert (table.decision, words(table)) == (Decision.TURN, {"roll"})
    table.do("roll 4 6")
    assert len(words(table)) == 24


@pytest.mark.rule("PL-7-4")
def test_the_card_before_the_last_does_not_have_them_shuffled() -> None:
    used = ".".join(str(i) for i in range(2, 24))
    table = at("planetopoly", AT_EVENT, OTHER, f"decks events 0-1 {used}")

    told = table.do("roll 1 4; draw pay-50; end; roll 1 4")

    assert only(told, Event.RESHUFFLED) == []
    assert words(table) == {"draw pay-100-a"}


@pytest.mark.rule("PL-7-4")
def test_every_round_of_the_deck_brings_every_card_once_and_no_card_is_lost() -> None:
    table = Table("planetopoly", seats=3, seed=4, first=0)
    answers = {Decision.BUY: "decline", Decision.END_TURN: "end"}
    drawn, shuffled_after = list[int](), list[int]()

    while len(shuffled_after) < 3:
        waiting = "stay" if table.seats[table.game.actor].in_jail else "roll"
        for event in table.do(answers.get(table.decision, waiting)):
            if event.event == Event.DREW_CARD:
                drawn.append(event.amount)
            elif event.event == Event.RESHUFFLED:
                shuffled_after.append(len(drawn))
        left, used = deck_of(table)
        assert sorted(left + used) == list(range(24))

    assert shuffled_after == [24, 48, 72]
    assert [sorted(drawn[i : i + 24]) for i in (0, 24, 48)] == [list(range(24))] * 3
    assert len({tuple(drawn[i : i + 24]) for i in (0, 24, 48)}) == 3

"""The light and the dark side: a double 4 draws a Jedi card, a double 5 a Sith card."""

import pytest

from freehold import Decision, Event, Table
from freehold.editions import load
from tests.tables import after_double, cash, jailed, names, only, owner, refused

SITH, JEDI = 0, 1
"""The decks by number, as cards.toml has them."""


def without_jail_cards(sith: list[str], jedi: list[str]) -> tuple[str, str]:
    """Both decks gone through, with these cards on top; seat 1 holds both jail cards."""
    laid = [_order(deck, top) for deck, top in ((SITH, sith), (JEDI, jedi))]
    return f"decks sith - {laid[SITH]}; jedi - {laid[JEDI]}", "jail-cards 1=1 2=1"


def _order(deck: int, top: list[str]) -> str:
    cards = load("saga").card_ids[deck]
    rest = [card for card in cards if card not in (*top, "leave-jail")]
    return ".".join(str(cards.index(card)) for card in [*top, *rest])


def laid_back(table: Table, deck: int) -> list[str]:
    """The cards of a deck that are known to lie in it, from the top to the bottom."""
    game, cards = table.game, table.spec.card_ids[deck]
    return [cards[card] for card in game.deck_queue[deck][: game.deck_size[deck]]]


# --- which deck ----------------------------------------------------------------


@pytest.mark.rule("SG-F-D4")
def test_the_light_side_draws_a_jedi_card() -> None:
    table = after_double(4, "1 $500 @go")

    table.do("use")
    asked = (table.decision, table.actor)
    told = table.do("draw receive-25")

    assert asked == (Decision.DRAW_CARD, "chance")
    assert [(e.seat, e.other) for e in only(told, Event.DREW_CARD)] == [(0, JEDI)]
    assert cash(table) == [525, 500]
    assert laid_back(table, JEDI) == ["receive-25"]
    assert laid_back(table, SITH) == []


@pytest.mark.rule("SG-F-D5")
def test_the_dark_side_draws_a_sith_card() -> None:
    table = after_double(5, "1 $500 @go")

    told = table.do("use; draw receive-50")

    assert [(e.seat, e.other) for e in only(told, Event.DREW_CARD)] == [(0, SITH)]
    assert cash(table) == [550, 500]
    assert laid_back(table, SITH) == ["receive-50"]
    assert laid_back(table, JEDI) == []


@pytest.mark.rule("SG-F-D4")
@pytest.mark.rule("SG-F-D5")
@pytest.mark.parametrize(("pips", "card"), [(4, "receive-50"), (5, "receive-25")])
def test_a_power_does_not_draw_from_the_other_deck(pips: int, card: str) -> None:
    table = after_double(pips, "1 $500 @go")
    table.do("use")
    deck = JEDI if pips == 4 else SITH

    assert card not in table.spec.card_ids[deck]
    assert {choice.words for choice in table.choices()} == {
        f"draw {name}" for name in table.spec.card_ids[deck]
    }


# --- what the card does --------------------------------------------------------


@pytest.mark.rule("SG-F-D4")
def test_a_card_of_the_light_side_collects_from_every_other_player() -> None:
    table = after_double(4, "1 $500 @go", "2 $500 @go")

    table.do("use; draw collect-each-10")

    assert cash(table) == [520, 490, 490]
    assert (table.decision, table.actor) == (Decision.END_TURN, 0)


@pytest.mark.rule("SG-F-D5")
@pytest.mark.rule("F-52")
def test_a_card_of_the_dark_side_can_ruin_whoever_drew_it() -> None:
    table = after_double(5, "1 $500 @go", "2 $500 @go", cash=70)

    told = table.do("use; draw pay-each-50; give-up")

    assert [(e.seat, e.other) for e in only(told, Event.WENT_BANKRUPT)] == [(0, 2)]
    assert cash(table) == [0, 550, 520]
    assert (table.decision, table.actor) == (Decision.TURN, 1)


@pytest.mark.rule("SG-F-D5")
@pytest.mark.rule("CARD-3")
def test_a_card_of_the_dark_side_moves_past_go_and_its_space_is_played_out() -> None:
    table = after_double(5, "1 $500 @go")

    table.do("use; draw to-super-star-destroyer; buy")

    assert table.seats[0].at == "super-star-destroyer"
    assert owner(table, "super-star-destroyer") == 0
    assert cash(table) == [500 + 200 - 200, 500]
    assert (table.decision, table.actor) == (Decision.END_TURN, 0)


@pytest.mark.rule("SG-F-D5")
@pytest.mark.rule("CARD-3")
def test_a_card_that_leads_back_starts_from_where_the_power_was_used() -> None:
    table = after_double(5, "1 $500 @go")

    table.do("use; draw back-3; draw receive-100-a")

    assert table.seats[0].at == "jedi-2"
    assert cash(table) == [600, 500]


@pytest.mark.rule("SG-F-D5")
@pytest.mark.rule("RENT-7")
def test_a_card_to_the_next_utility_throws_the_dice_and_a_double_brings_nothing() -> None:
    table = after_double(5, "1 $500 @go", "deeds 1: death-star-2")

    table.do("use; draw next-utility; roll 4 4")

    assert table.seats[0].at == "death-star-2"
    assert cash(table) == [500 - 80, 500 + 80]
    assert (table.decision, table.actor) == (Decision.END_TURN, 0)


@pytest.mark.rule("SG-F-D4")
@pytest.mark.rule("SG-F-D5")
@pytest.mark.rule("TURN-6")
@pytest.mark.parametrize("pips", [4, 5])
def test_a_card_to_jail_ends_the_turn_at_once(pips: int) -> None:
    table = after_double(pips, "1 $500 @go")

    told = table.do("use; draw to-jail")

    assert names(told)[-2:] == ["WENT_TO_JAIL", "TURN_BEGAN"]
    assert (table.seats[0].at, jailed(table)) == ("jail", [0])
    assert (table.decision, table.actor) == (Decision.TURN, 1)


@pytest.mark.rule("SG-F-D4")
@pytest.mark.rule("SG-F-D5")
@pytest.mark.rule("CARD-2")
@pytest.mark.parametrize(("pips", "deck"), [(4, JEDI), (5, SITH)])
def test_a_jail_card_drawn_by_a_power_is_kept(pips: int, deck: int) -> None:
    table = after_double(pips, "1 $500 @go")

    table.do("use; draw leave-jail")

    assert [seat.jail_cards for seat in table.seats] == [1, 0]
    assert laid_back(table, deck) == []
    assert (table.decision, table.actor) == (Decision.END_TURN, 0)


# --- decks that are short of a held jail card ----------------------------------


@pytest.mark.rule("SG-F-D4")
@pytest.mark.rule("SG-F-D5")
@pytest.mark.rule("CARD-2")
@pytest.mark.parametrize("pips", [4, 5])
def test_a_jail_card_that_is_held_cannot_be_drawn_by_a_power(pips: int) -> None:
    table = after_double(pips, "1 $500 @go", "jail-cards 1=1 2=1")
    table.do("use")

    refused(table, "draw leave-jail", "that card is not in the deck")

    assert len(table.choices()) == 15


@pytest.mark.rule("SG-F-D4")
@pytest.mark.rule("SG-F-D5")
@pytest.mark.rule("CARD-1")
@pytest.mark.parametrize(
    ("pips", "deck", "top", "after"),
    [(4, JEDI, ["receive-25", "pay-100"], 525), (5, SITH, ["receive-50", "pay-15"], 550)],
)
def test_with_both_jail_cards_held_a_power_draws_the_top_of_the_fifteen_cards_laid_back(
    pips: int, deck: int, top: list[str], after: int
) -> None:
    decks = without_jail_cards(["receive-50", "pay-15"], ["receive-25", "pay-100"])
    table = after_double(pips, "1 $500 @go", *decks)

    told = table.do("use")

    cards = table.spec.card_ids[deck]
    assert [cards[drawn.amount] for drawn in only(told, Event.DREW_CARD)] == [top[0]]
    assert cash(table) == [after, 500]
    assert (len(laid_back(table, SITH)), len(laid_back(table, JEDI))) == (15, 15)
    assert (laid_back(table, deck)[0], laid_back(table, deck)[-1]) == (top[1], top[0])


@pytest.mark.rule("SG-F-D4")
@pytest.mark.rule("SG-F-D5")
@pytest.mark.rule("CARD-1")
def test_the_last_card_never_drawn_comes_before_the_first_that_was_laid_back() -> None:
    jedi = load("saga").card_ids[JEDI]
    order = [card for card in jedi if card not in ("receive-10", "leave-jail")]
    laid = ".".join(str(jedi.index(card)) for card in order)
    decks = (f"decks jedi {jedi.index('receive-10')} {laid}", "jail-cards 2=1")
    table = after_double(4, "1 $500 @death-star", *decks)

    table.do("use")
    left = {choice.words for choice in table.choices()}
    table.do("draw receive-10; end; roll 4 4; use")

    assert left == {"draw receive-10"}
    assert table.seats[1].at == "go"
    assert cash(table) == [510, 700]
    assert laid_back(table, JEDI) == [*order[1:], "receive-10", "to-go"]


@pytest.mark.rule("SG-F-D5")
@pytest.mark.rule("CARD-2")
def test_a_jail_card_that_was_used_comes_back_as_the_last_of_its_deck() -> None:
    top = ["receive-50", "receive-200-a"]
    table = after_double(5, "1 $500 @jail!1", *without_jail_cards(top, []))

    table.do("use; end; use-card; roll 5 5; use")

    assert cash(table) == [550, 700]
    assert laid_back(table, SITH)[-3:] == ["receive-50", "leave-jail", "receive-200-a"]
    assert [seat.jail_cards for seat in table.seats] == [0, 1]

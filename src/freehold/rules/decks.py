"""Decks: what was never drawn is a set, what was laid back is a queue.

SETUP-4: both decks are shuffled and lie face down.  Nobody knows the order of a
shuffled deck, so it is settled card by card when the card is drawn: the cards
never drawn lie on top in no known order, those laid back lie below in theirs.
B-16: what the decks are called is a matter of the edition's words.
"""

from freehold.jit import rule
from freehold.rules.agenda import tell
from freehold.state import Edition, Game
from freehold.vocabulary import BANK, NOBODY, Event


@rule
def is_face_down(game: Game, deck: int, card: int) -> bool:
    """Whether a card was never drawn."""
    return (game.deck_left[deck] >> card) & 1 == 1


@rule
def take_from_top(game: Game, deck: int) -> int:
    """The first of the cards laid back."""
    card = game.deck_queue[deck][0]
    size = game.deck_size[deck]
    for i in range(1, size):
        game.deck_queue[deck][i - 1] = game.deck_queue[deck][i]
    game.deck_queue[deck][size - 1] = 0
    game.deck_size[deck] = size - 1
    return card


@rule
def lay_back(game: Game, deck: int, card: int) -> None:
    """CARD-1: face down to the bottom."""
    game.deck_queue[deck][game.deck_size[deck]] = card
    game.deck_size[deck] += 1


@rule
def shuffle_again(edition: Edition, game: Game, deck: int) -> None:
    """PL-7-4: when the last card is drawn, the used ones are shuffled and laid out again."""
    if not edition.deck_reshuffled or game.deck_left[deck] != 0 or game.deck_size[deck] == 0:
        return
    left = 0
    for i in range(game.deck_size[deck]):
        left += 1 << game.deck_queue[deck][i]
        game.deck_queue[deck][i] = 0
    game.deck_left[deck] = left
    game.deck_size[deck] = 0
    tell(game, Event.RESHUFFLED, NOBODY, deck, -1, 0)


@rule
def free_card_of(edition: Edition, deck: int, card: int) -> int:
    """Which of the get-out-of-jail cards this card is, or -1."""
    for i in range(edition.n_free_cards):
        if edition.free_card_deck[i] == deck and edition.free_card_card[i] == card:
            return i
    return NOBODY


@rule
def free_card_held_by(edition: Edition, game: Game, seat: int) -> int:
    """The first get-out-of-jail card that a seat holds, or -1."""
    for i in range(edition.n_free_cards):
        if game.free_card_holder[i] == seat:
            return i
    return NOBODY


@rule
def return_free_card(edition: Edition, game: Game, index: int) -> None:
    """CARD-2, BANK-4: a get-out-of-jail card goes to the bottom of its own deck."""
    tell(game, Event.CARD_RETURNED, game.free_card_holder[index], BANK, -1, index)
    game.free_card_holder[index] = NOBODY
    lay_back(game, edition.free_card_deck[index], edition.free_card_card[index])

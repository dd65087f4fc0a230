"""What a special rule, a card or a fight was worth: the money that it moved.

From the moment it happens until the turn goes on, everything that the seat gains
or loses is put down to it: money from the bank and from others, rent and fees of
the space that it led to, deeds at their price.  What is bought and what is traded
is worth its price, and counts nothing.  A fight is worth what is lost by it: the space
that it is fought on is played as usual, won or lost.
"""

from freehold.jit import rule
from freehold.record import Ints
from freehold.sets import add_to
from freehold.state import Edition
from freehold.statistics.records import Result, Sum
from freehold.vocabulary import MAX_CARDS, NOBODY, SpecialEffect


@rule
def forget_causes(result: Result) -> None:
    """The turn goes on: nothing that happens now has a special cause."""
    result.special_seat = NOBODY
    result.card_seat = NOBODY
    result.fight_seat = NOBODY


@rule
def note_special(edition: Edition, result: Result, tally: Ints, seat: int, row: int) -> None:
    """A mission or a power begins; one without a throw always succeeds.

    It comes from the roll, and what it brings is not the work of a card drawn before.
    """
    result.card_seat = NOBODY
    result.special_seat = seat
    result.special_row = row
    add_to(tally, Sum.SPECIAL_USED + row, 1)
    if edition.special_needs[row] == 0 and edition.special_effect[row] != SpecialEffect.DUEL:
        add_to(tally, Sum.SPECIAL_DONE + row, 1)


@rule
def note_special_throw(result: Result, tally: Ints, succeeded: int) -> None:
    """The throw, or the duel, that a mission or a power depends on."""
    if result.special_seat != NOBODY:
        row = result.special_row
        add_to(tally, Sum.SPECIAL_DONE + row, succeeded)


@rule
def note_card(result: Result, tally: Ints, seat: int, deck: int, card: int) -> None:
    """A card is drawn."""
    result.card_seat = seat
    result.card_deck = deck
    result.card_number = card
    add_to(tally, Sum.CARD_DRAWN + deck * MAX_CARDS + card, 1)


@rule
def note_fight(result: Result, tally: Ints, seat: int, token: int, won: int) -> None:
    """A fight against a token is over; what is lost by it comes now."""
    result.fight_seat = seat
    result.fight_token = token
    add_to(tally, Sum.FIGHTS + token, 1)
    add_to(tally, Sum.FIGHTS_WON + token, won)


@rule
def note_gain(result: Result, tally: Ints, seat: int, amount: int) -> None:
    """A seat gains or loses: put it down to what is under way for it."""
    if seat == NOBODY:
        return
    if seat == result.special_seat:
        row = result.special_row
        add_to(tally, Sum.SPECIAL_WORTH + row, amount)
    if seat == result.card_seat:
        deck, card = result.card_deck, result.card_number
        add_to(tally, Sum.CARD_WORTH + deck * MAX_CARDS + card, amount)


@rule
def note_penalty(result: Result, tally: Ints, seat: int, amount: int) -> None:
    """A special debt is paid; after a fight it is the fight that was lost."""
    if seat == result.fight_seat:
        token = result.fight_token
        add_to(tally, Sum.FIGHT_WORTH + token, -amount)
        result.fight_seat = NOBODY


@rule
def is_cause_open(result: Result) -> bool:
    """Whether something special is under way for somebody."""
    return result.special_seat != NOBODY or result.card_seat != NOBODY

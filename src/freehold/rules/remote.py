"""Remote purchases: buying where another stands, and what that one gets for it."""

from freehold.jit import rule
from freehold.rules.agenda import tell
from freehold.rules.claims import has_claim
from freehold.rules.groups import because, change_owner, why_not_from_bank
from freehold.rules.money import pass_cash, pay_bank
from freehold.rules.seats import owes_bank
from freehold.rules.timing import why_not_before_roll
from freehold.sets import is_in
from freehold.state import Edition, Game
from freehold.vocabulary import MAX_SEATS, NOBODY, Event, Reason


@rule
def first_there(game: Game, seat: int, space: int) -> int:
    """PL-8-2: of the others on a space the one who came first, or -1 if nobody is there."""
    found = NOBODY
    earliest = MAX_SEATS
    for other in range(game.n_seats):
        arrival = game.arrival[other] + 0
        there = (other != seat) & (game.at[other] == space) & is_in(game.playing, other)
        if there & (arrival < earliest):
            earliest, found = arrival, other
    return found


@rule
def pay_commission(game: Game, seat: int, other: int, space: int, amount: int) -> None:
    """PL-8-1: the one who stands there gets the deed's commission."""
    if amount > 0:
        tell(game, Event.COMMISSION, seat, other, space, amount)
        pass_cash(game, seat, other, amount)


@rule
def why_not_buy_remote(edition: Edition, game: Game, seat: int, space: int) -> int:
    """PL-8-1: the holder of the claim, before a roll, where another stands.

    F-50: before each roll of the turn.  PL-9-3: not in debt.
    """
    if not edition.remote_purchases:
        return because(Reason.NOT_IN_THIS_EDITION, 0)
    refusal = why_not_from_bank(edition, game, space)
    if refusal != 0:
        return refusal
    if not has_claim(edition, game, seat, space):
        return because(Reason.NO_CLAIM, space)
    if first_there(game, seat, space) == NOBODY:
        return because(Reason.NOBODY_STANDS_THERE, space)
    if owes_bank(game, seat):
        return because(Reason.IN_DEBT, game.debt[seat])
    refusal = why_not_before_roll(game, seat)
    if refusal != 0:
        return refusal
    price = edition.price[space] + edition.commission[space]
    if game.cash[seat] < price:
        return because(Reason.TOO_LITTLE_CASH, price)
    return 0


@rule
def note_purchase(edition: Edition, game: Game, space: int) -> None:
    """PL-5-8: nothing is built on that planet before the next opportunity."""
    game.bought_in |= 1 << edition.group[space]


@rule
def buy_remote(edition: Edition, game: Game, seat: int, space: int) -> None:
    """PL-8-1: the price to the bank, the commission to the one who stands there, unasked."""
    other = first_there(game, seat, space)
    pay_bank(game, seat, edition.price[space])
    change_owner(edition, game, space, seat)
    note_purchase(edition, game, space)
    tell(game, Event.BOUGHT_REMOTELY, seat, other, space, edition.price[space])
    pay_commission(game, seat, other, space, edition.commission[space])

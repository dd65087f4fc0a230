"""What it is worth to come to a space: a deed to buy, a rent to pay, a tax, jail."""

from typing import Any

from freehold.bots.worth import completes, worth_bidding
from freehold.rules.rent import rent_due
from freehold.vocabulary import BANK, SpaceKind

USUAL_PIPS = 7
"""What two dice show on average."""


def rent_at(edition: Any, game: Any, space: int) -> int:
    """The rent that an owned deed brings with a usual throw; a mortgaged one brings none."""
    if edition.group[space] < 0 or game.owner[space] == BANK or game.mortgaged[space]:
        return 0
    return int(rent_due(edition, game, space, 0, USUAL_PIPS))


def worth_of_landing(edition: Any, game: Any, seat: int, space: int) -> int:
    """How much better off a seat is for standing there; the salary is not counted."""
    if edition.group[space] >= 0:
        if game.owner[space] == BANK:
            return worth_of_buying(edition, game, seat, space)
        return 0 if game.owner[space] == seat else -rent_at(edition, game, space)
    if edition.kind[space] == SpaceKind.TAX:
        return -edition.price[space]
    if edition.kind[space] == SpaceKind.GO_TO_JAIL:
        return -edition.fine
    return 0


def worth_of_buying(edition: Any, game: Any, seat: int, space: int) -> int:
    """A deed that can be paid for is worth a little more than its price, or much more."""
    left = game.cash[seat] - edition.price[space]
    keep = 0 if completes(edition, game, seat, space) else edition.salary // 4
    if left < keep:
        return 0
    return max(worth_bidding(edition, game, seat, space) * 5 // 4 - edition.price[space], 0)


def worth_of_moving(edition: Any, game: Any, seat: int, space: int) -> int:
    """A move forward to a space: GO reached or passed on the way pays."""
    worth = worth_of_landing(edition, game, seat, space)
    passes = space <= game.at[seat] and edition.kind[space] != SpaceKind.GO_TO_JAIL
    return worth + edition.salary if passes else worth


def worth_of_leaping(edition: Any, game: Any, seat: int, space: int) -> int:
    """No move: only GO itself pays."""
    worth = worth_of_landing(edition, game, seat, space)
    return worth + edition.salary if edition.kind[space] == SpaceKind.GO else worth


def worth_of_rolling(edition: Any, game: Any, seat: int) -> int:
    """A roll, on average over both dice."""
    total = 0
    for pips in range(2, 13):
        space = (game.at[seat] + pips) % edition.n_spaces
        total += ways_to_throw(pips) * worth_of_moving(edition, game, seat, space)
    return total // 36


def ways_to_throw(pips: int) -> int:
    """In how many of 36 ways two dice show a sum."""
    return max(6 - abs(pips - USUAL_PIPS), 0)

"""Trades of the simple player: which offer it makes, and which it takes."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from freehold.bots.worth import deeds_of, gain, members
from freehold.rules.groups import is_lot, owns_group
from freehold.rules.mortgages import interest
from freehold.rules.seats import is_seat_in, seats_left
from freehold.rules.trades import why_not_pass_on
from freehold.vocabulary import BANK


@dataclass(frozen=True)
class Offer:
    """A trade in full, seen from the seat that makes it; negative cash is asked for."""

    other: int
    deeds: frozenset[int]
    cash: int


# --- taking --------------------------------------------------------------------


def worth_accepting(edition: Any, game: Any, seat: int) -> bool:
    """Whether the offer on the table leaves `seat` better off than the other gains by it."""
    other = game.agenda_seat[game.n_agenda - 1]
    owners = _swapped(game, _on_the_table(edition, game), seat, other)
    cards = sum(
        edition.fine * (1 if game.free_card_holder[card] == other else -1)
        for card in range(edition.n_free_cards)
        if game.card_offered[card]
    )
    mine = gain(edition, game, owners, seat) + game.offer_cash + cards
    theirs = gain(edition, game, owners, other) - game.offer_cash - cards
    due = _interest_due(edition, game, owners, seat)
    return game.cash[seat] + game.offer_cash >= due and _balance(game, mine, theirs) > 0


def _balance(game: Any, mine: int, theirs: int) -> int:
    """What a trade is good for: one's own gain, less what the other draws ahead of everyone."""
    return mine - theirs // (2 * max(seats_left(game) - 1, 1))


def _on_the_table(edition: Any, game: Any) -> list[int]:
    return [space for space in range(edition.n_spaces) if game.offered[space]]


def _swapped(game: Any, deeds: Iterable[int], seat: int, other: int) -> dict[int, int]:
    """Who owns each deed once it has gone to the other side."""
    return {space: other if game.owner[space] == seat else seat for space in deeds}


# --- making --------------------------------------------------------------------


def plan_offer(edition: Any, game: Any, seat: int, keep: int) -> Offer | None:
    """The best trade that completes a group, and that the other side would take as well.

    `keep` is the cash that the seat does not touch.  What lies on the table does
    not matter, so the plan stays the same while the offer is put together.
    """
    best: Offer | None = None
    best_balance = 0
    for other, wanted in _missing(edition, game, seat):
        for given in _payments(edition, game, seat, edition.group[wanted[0]]):
            swap = Offer(other, frozenset([*wanted, *given]), 0)
            balance, offer = _priced(edition, game, seat, swap, keep)
            if balance > best_balance:
                best_balance, best = balance, offer
    return best


def _missing(edition: Any, game: Any, seat: int) -> Iterator[tuple[int, list[int]]]:
    """Another seat, and the deeds it has that a group of this seat's lacks."""
    for group in range(edition.n_groups):
        spaces = members(edition, group)
        wanted = [space for space in spaces if game.owner[space] != seat]
        owners = {game.owner[space] for space in wanted}
        if not is_lot(edition, spaces[0]) or len(owners) != 1 or len(wanted) == len(spaces):
            continue
        other = owners.pop()
        if other != BANK and is_seat_in(game, other) and _may_pass(edition, game, wanted):
            yield other, wanted


def _may_pass(edition: Any, game: Any, spaces: list[int]) -> bool:
    return all(why_not_pass_on(edition, game, space) == 0 for space in spaces)


def _payments(edition: Any, game: Any, seat: int, group: int) -> Iterator[list[int]]:
    """What can be given in return beside cash: nothing, or one deed outside a whole group."""
    yield []
    for space in deeds_of(edition, game, seat):
        own = edition.group[space]
        if own == group or owns_group(edition, game, seat, own):
            continue
        if why_not_pass_on(edition, game, space) == 0:
            yield [space]


def _priced(edition: Any, game: Any, seat: int, swap: Offer, keep: int) -> tuple[int, Offer]:
    """The swap with the cash that makes it fair, and what it is good for; 0 if it cannot be."""
    other = swap.other
    owners = _swapped(game, swap.deeds, seat, other)
    mine = gain(edition, game, owners, seat)
    theirs = gain(edition, game, owners, other)
    due = {side: _interest_due(edition, game, owners, side) for side in (seat, other)}
    share = 2 * max(seats_left(game) - 1, 1)
    # The other side's balance, theirs + cash - (mine - cash) / share, shall be a little above 0.
    cash = (mine - theirs * share) // (share + 1) + edition.salary // 10
    # Nobody is asked for more than the other side can spare.
    cash = max(cash, min(0, due[other] + keep - game.cash[other]), due[other] - game.cash[other])
    offer = Offer(other, swap.deeds, cash)
    if game.cash[seat] - cash - due[seat] < keep:
        return 0, offer
    return max(_balance(game, mine - cash, theirs + cash), 0), offer


def _interest_due(edition: Any, game: Any, owners: dict[int, int], side: int) -> int:
    """TRADE-6: what a new owner pays at once for the mortgages that come along."""
    taken = [space for space, owner in owners.items() if owner == side and game.mortgaged[space]]
    return sum(interest(edition, space) for space in taken)

"""Claims: whoever owns one deed of a group keeps the others from everybody else.

A claim is nothing that has to be noted: it follows from who owns what.  F-25: so
it lapses with the last deed that its holder gives up, and begins anew with the
next one that anybody buys.
"""

from freehold.jit import rule
from freehold.rules.groups import because, deeds_held, deeds_of, is_lot, is_plot
from freehold.sets import first_of, size_of
from freehold.state import Edition, Game
from freehold.vocabulary import BANK, NOBODY, Reason


@rule
def can_be_claimed(edition: Edition, space: int) -> bool:
    """PL-6-1: customs posts and radar traps give no claim to the others of their kind."""
    return is_lot(edition, space) or is_plot(edition, space)


@rule
def deed_of_another(edition: Edition, game: Game, seat: int, group: int) -> int:
    """The first deed of a group that belongs to another seat, or -1."""
    return first_of(edition.in_group[group] & ~(deeds_of(game, seat) | deeds_of(game, BANK)))


@rule
def has_claim(edition: Edition, game: Game, seat: int, space: int) -> bool:
    """PL-5-3: the owner of a planet's first plot has the claim to the others."""
    if not can_be_claimed(edition, space):
        return False
    group = edition.group[space]
    if deed_of_another(edition, game, seat, group) != NOBODY:
        return False
    return deeds_held(edition, game, seat, group) > 0


@rule
def unfinished_claim(edition: Edition, game: Game, seat: int) -> int:
    """PL-5-4: the only deed that a seat has of a group that it claims, or -1."""
    for group in range(edition.n_groups):
        deeds = deeds_of(game, seat) & edition.in_group[group]
        if size_of(deeds) == 1 and can_be_claimed(edition, first_of(deeds)):
            return first_of(deeds)
    return NOBODY


@rule
def why_not_claim(edition: Edition, game: Game, seat: int, space: int) -> int:
    """PL-5-3: nobody buys where another has the claim.

    PL-5-4: at least two plots of every planet claimed come before a plot of another one.
    F-47: "another" is a planet not yet claimed: further plots of one's own may always be
    bought, and so may customs posts and radar traps.
    """
    if not edition.claims or not can_be_claimed(edition, space):
        return 0
    group = edition.group[space]
    others = deed_of_another(edition, game, seat, group)
    if others != NOBODY:
        return because(Reason.CLAIMED, others)
    if deeds_held(edition, game, seat, group) > 0:
        return 0
    unfinished = unfinished_claim(edition, game, seat)
    if unfinished != NOBODY:
        return because(Reason.CLAIM_COMES_FIRST, unfinished)
    return 0

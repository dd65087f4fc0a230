"""Mortgages: which are lifted when there is cash to spare, and what is mortgaged first."""

from freehold.bots.heuristic.reserve import leaves_reserve, reserve_of
from freehold.bots.player import Player, Purpose
from freehold.jit import rule
from freehold.rules.groups import deeds_of, spaces_of, whole_lot_groups
from freehold.rules.mortgages import cost_of_lifting, why_not_lift, why_not_lift_now
from freehold.sets import first_of, last_of
from freehold.state import Edition, Game
from freehold.vocabulary import NOBODY, Answer


@rule
def mortgage_to_lift(edition: Edition, game: Game, player: Player, seat: int) -> int:
    """The mortgage to lift now, or -1: in whole groups soon, elsewhere with much to spare.

    From the end of the board, where rents are highest.
    """
    cash = game.cash[seat]
    spaces = deeds_of(game, seat) & game.mortgaged
    if spaces == 0 or cash <= player.least_reserve:
        return NOBODY
    needed = reserve_of(edition, game, player, seat)
    whole = spaces & spaces_of(edition, whole_lot_groups(edition, game, seat))
    if whole == 0:
        needed = needed * player.lifting_reserve // 100
    space = last_of(whole if whole != 0 else spaces)
    if cash - cost_of_lifting(edition, space) < needed:
        return NOBODY
    return space if why_not_lift(edition, game, seat, space) == 0 else NOBODY


@rule
def first_in_order(edition: Edition, player: Player, spaces: int) -> int:
    """Of some deeds the one to mortgage first, or -1: a lot, if there is one.

    Railroads and utilities earn more by themselves.  Along the board lots get dearer.
    """
    lots = spaces & edition.lots
    those = lots if lots != 0 else spaces
    return last_of(those) if player.mortgage_order == 1 else first_of(those)


@rule
def loose_deeds(edition: Edition, game: Game, seat: int) -> int:
    """The deeds of a seat that are not mortgaged, and in no whole group of lots."""
    whole = spaces_of(edition, whole_lot_groups(edition, game, seat))
    return deeds_of(game, seat) & ~game.mortgaged & ~whole


@rule
def loose_deed_to_mortgage(edition: Edition, game: Game, player: Player, seat: int) -> int:
    """The first to mortgage of them, or -1."""
    return first_in_order(edition, player, loose_deeds(edition, game, seat))


@rule
def group_deed_to_mortgage(edition: Edition, game: Game, player: Player, seat: int) -> int:
    """MORT-1: the first to mortgage in whole groups of lots on which nothing stands, or -1."""
    spaces = 0
    groups = whole_lot_groups(edition, game, seat)
    while groups != 0:
        group = edition.in_group[first_of(groups)]
        groups &= groups - 1
        if group & game.built == 0:
            spaces |= group
    return first_in_order(edition, player, spaces & ~game.mortgaged)


@rule
def answer_passed_mortgage(edition: Edition, game: Game, player: Player, seat: int) -> int:
    """Lift at once if it would be lifted anyway."""
    space = game.decision_space
    left = game.cash[seat] - cost_of_lifting(edition, space)
    if leaves_reserve(edition, game, player, seat, left, Purpose.LIFT):
        if why_not_lift_now(edition, game, seat, space) == 0:
            return Answer.LIFT_NOW
    return Answer.KEEP

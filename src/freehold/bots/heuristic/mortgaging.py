"""Mortgages: which are lifted when there is cash to spare, and what is mortgaged first."""

from freehold.bots.heuristic.reserve import leaves_reserve, reserve_of
from freehold.bots.heuristic.valuation import worth_of_part
from freehold.bots.player import Player, Purpose
from freehold.jit import rule
from freehold.rules.groups import deeds_held, deeds_of, groups_begun, whole_lot_groups
from freehold.rules.mortgages import cost_of_lifting, why_not_lift, why_not_lift_now
from freehold.sets import first_of, is_in, size_of
from freehold.state import Edition, Game
from freehold.vocabulary import NOBODY, Answer


@rule
def worth_in_place(edition: Edition, game: Game, player: Player, seat: int, space: int) -> int:
    """What a deed is worth where it is, beside the others of its group."""
    group = edition.group[space]
    owned = max(deeds_held(edition, game, seat, group), 1)
    return worth_of_part(player, group, owned, edition.price[space])


@rule
def mortgage_to_lift(edition: Edition, game: Game, player: Player, seat: int) -> int:
    """The mortgage to lift now, or -1: in whole groups soon, elsewhere with much to spare."""
    best = NOBODY + 0
    cash = game.cash[seat] + 0
    spaces = deeds_of(game, seat) & game.mortgaged
    if spaces == 0 or cash <= player.least_reserve:
        return best
    soon = reserve_of(edition, game, player, seat)
    elsewhere = soon * player.lifting_reserve // 100
    if cash <= min(soon, elsewhere):
        return best
    most = 0
    whole = whole_lot_groups(edition, game, seat)
    while spaces != 0:
        space = first_of(spaces)
        spaces &= spaces - 1
        needed = soon if is_in(whole, edition.group[space]) else elsewhere
        if cash - cost_of_lifting(edition, space) < needed:
            continue
        worth = worth_in_place(edition, game, player, seat, space)
        if worth > most and why_not_lift(edition, game, seat, space) == 0:
            best = space
            most = worth
    return best


@rule
def deed_to_mortgage(edition: Edition, game: Game, player: Player, seat: int, whole: int) -> int:
    """The first deed to mortgage in the player's order, out of whole lot groups or not; or -1.

    Of two that are as good it is the one whose group comes first.
    """
    best = NOBODY + 0
    least = 0
    groups = whole_lot_groups(edition, game, seat)
    if whole == 0:
        groups = groups_begun(game, seat) & ~groups
    while groups != 0:
        group = first_of(groups)
        groups &= groups - 1
        held = deeds_of(game, seat) & edition.in_group[group]
        if whole == 1 and held & game.built != 0:
            continue
        spaces = held & ~game.mortgaged
        share = player.share[group][size_of(held)] + 0
        while spaces != 0:
            space = first_of(spaces)
            spaces &= spaces - 1
            rank = edition.price[space] * share
            if player.mortgage_order == 1:
                rank = -rank
            if best == NOBODY or rank < least:
                best = space
                least = rank
    return best


@rule
def answer_passed_mortgage(edition: Edition, game: Game, player: Player, seat: int) -> int:
    """Lift at once if it would be lifted anyway."""
    space = game.decision_space
    left = game.cash[seat] - cost_of_lifting(edition, space)
    if leaves_reserve(edition, game, player, seat, left, Purpose.LIFT):
        if why_not_lift_now(edition, game, seat, space) == 0:
            return Answer.LIFT_NOW
    return Answer.KEEP

"""Mortgages: which are lifted when there is cash to spare, and what is mortgaged first."""

from freehold.bots.heuristic.building import is_lot_group, is_whole_lot_group
from freehold.bots.heuristic.reserve import least_reserve, reserve_of
from freehold.bots.heuristic.valuation import share_of_price
from freehold.bots.player import Player
from freehold.jit import rule
from freehold.rules.groups import built_in, deeds_held
from freehold.rules.mortgages import cost_of_lifting, why_not_lift, why_not_lift_now
from freehold.state import Edition, Game
from freehold.vocabulary import NOBODY, Answer


@rule
def worth_in_place(edition: Edition, game: Game, player: Player, seat: int, space: int) -> int:
    """What a deed is worth where it is, beside the others of its group."""
    group = edition.group[space]
    owned = max(deeds_held(edition, game, seat, group), 1)
    return edition.price[space] * share_of_price(edition, player, group, owned) // 100


@rule
def mortgage_to_lift(edition: Edition, game: Game, player: Player, seat: int) -> int:
    """The mortgage to lift now, or -1: in whole groups soon, elsewhere with much to spare."""
    cash = game.cash[seat] + 0
    if cash <= least_reserve(edition, player):
        return NOBODY
    best = NOBODY + 0
    most = 0
    keep = -1
    for space in range(edition.n_spaces):
        if not game.mortgaged[space] or game.owner[space] != seat:
            continue
        if keep < 0:
            keep = reserve_of(edition, game, player, seat)
        needed = keep + 0
        if not is_whole_lot_group(edition, game, seat, edition.group[space]):
            needed = keep * player.lifting_reserve // 100
        if cash - cost_of_lifting(edition, space) < needed:
            continue
        worth = worth_in_place(edition, game, player, seat, space)
        if worth > most and why_not_lift(edition, game, seat, space) == 0:
            best = space
            most = worth
    return best


@rule
def deed_to_mortgage(edition: Edition, game: Game, player: Player, seat: int, whole: int) -> int:
    """The first deed to mortgage in the player's order, out of whole lot groups or not; or -1."""
    best = NOBODY + 0
    least = 0
    for group in range(edition.n_groups):
        owned = deeds_held(edition, game, seat, group)
        if owned == 0:
            continue
        is_whole = owned == edition.group_size[group] and is_lot_group(edition, group)
        if is_whole != (whole == 1) or (is_whole and built_in(edition, game, group) != NOBODY):
            continue
        share = share_of_price(edition, player, group, owned)
        for i in range(edition.group_size[group]):
            space = edition.member[group][i]
            if game.owner[space] != seat or game.mortgaged[space]:
                continue
            rank = edition.price[space] * share
            if player.mortgage_order == 1:
                rank = -rank
            if best == NOBODY or rank < least:
                best = space + 0
                least = rank
    return best


@rule
def answer_passed_mortgage(edition: Edition, game: Game, player: Player, seat: int) -> int:
    """Lift at once if it would be lifted anyway."""
    space = game.decision_space
    left = game.cash[seat] - cost_of_lifting(edition, space)
    keep = reserve_of(edition, game, player, seat) * player.lifting_reserve // 100
    if left >= keep and why_not_lift_now(edition, game, seat, space) == 0:
        return Answer.LIFT_NOW
    return Answer.KEEP

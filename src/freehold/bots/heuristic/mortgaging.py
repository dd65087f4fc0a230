"""Mortgages: which are lifted when there is cash to spare, and what is mortgaged to build."""

from freehold.bots.heuristic.building import best_lot, has_whole_group, is_whole_lot_group
from freehold.bots.heuristic.reserve import least_reserve, reserve_of
from freehold.bots.heuristic.valuation import count_in_group, share_of_price
from freehold.bots.player import Player
from freehold.jit import rule
from freehold.rules.mortgages import (
    cost_of_lifting,
    why_not_lift,
    why_not_lift_now,
    why_not_mortgage,
)
from freehold.state import Edition, Game
from freehold.vocabulary import LIFT, MORTGAGE, NOBODY, Answer


@rule
def worth_in_place(edition: Edition, game: Game, player: Player, seat: int, space: int) -> int:
    """What a deed is worth where it is, beside the others of its group."""
    group = edition.group[space]
    owned = max(count_in_group(edition, game, seat, group), 1)
    return edition.price[space] * share_of_price(edition, player, group, owned) // 100


@rule
def lift_action(edition: Edition, game: Game, player: Player, seat: int) -> int:
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
    if best == NOBODY:
        return NOBODY
    return LIFT + best


@rule
def deed_to_mortgage(edition: Edition, game: Game, player: Player, seat: int, whole: int) -> int:
    """The first deed to mortgage in the player's order, out of whole lot groups or not; or -1."""
    best = NOBODY + 0
    least = 0
    for space in range(edition.n_spaces):
        if game.owner[space] != seat or game.mortgaged[space]:
            continue
        in_whole = 1 if is_whole_lot_group(edition, game, seat, edition.group[space]) else 0
        if in_whole != whole:
            continue
        rank = worth_in_place(edition, game, player, seat, space)
        if player.mortgage_order == 1:
            rank = -rank
        if best == NOBODY or rank < least:
            if why_not_mortgage(edition, game, seat, space) == 0:
                best = space
                least = rank
    return best


@rule
def mortgage_to_build(edition: Edition, game: Game, player: Player, seat: int) -> int:
    """A loose deed is mortgaged for houses up to the favourite level, or -1."""
    if player.mortgages_to_build == 0 or not has_whole_group(edition, game, seat):
        return NOBODY
    keep = reserve_of(edition, game, player, seat) * player.building_reserve // 100
    if game.cash[seat] < keep:
        return NOBODY
    lot = best_lot(edition, game, seat, edition.salary * 100, player.favourite_level)
    if lot == NOBODY:
        return NOBODY
    space = deed_to_mortgage(edition, game, player, seat, 0)
    if space == NOBODY:
        return NOBODY
    return MORTGAGE + space


@rule
def answer_passed_mortgage(edition: Edition, game: Game, player: Player, seat: int) -> int:
    """Lift at once if it would be lifted anyway."""
    space = game.decision_space
    left = game.cash[seat] - cost_of_lifting(edition, space)
    keep = reserve_of(edition, game, player, seat) * player.lifting_reserve // 100
    if left >= keep and why_not_lift_now(edition, game, seat, space) == 0:
        return Answer.LIFT_NOW
    return Answer.KEEP

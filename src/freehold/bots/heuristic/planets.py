"""Plots: bases where one stands, and what is bought or built where another stands."""

from freehold.bots.heuristic.building import growth
from freehold.bots.heuristic.reserve import leaves_reserve
from freehold.bots.player import Player, Purpose
from freehold.jit import rule
from freehold.rules.groups import deeds_of, groups_begun, is_plot
from freehold.rules.plots import price_of_base, why_not_build_base
from freehold.rules.remote import why_not_buy_remote
from freehold.sets import first_of
from freehold.state import Edition, Game
from freehold.vocabulary import BANK, BUILD, BUY_REMOTE, NOBODY, PORT


@rule
def best_base(edition: Edition, game: Game, player: Player, seat: int, group: int) -> int:
    """The plot of a group where one base more is allowed, can be spared and adds most; or -1."""
    best = NOBODY + 0
    most = -1
    for i in range(edition.group_size[group]):
        space = edition.member[group][i]
        if game.owner[space] != seat or why_not_build_base(edition, game, seat, space) != 0:
            continue
        left = game.cash[seat] - price_of_base(edition, game, seat, space)
        more = growth(edition, game, space)
        if more > most and leaves_reserve(edition, game, player, seat, left, Purpose.BUILD):
            best = space + 0
            most = more
    return best


@rule
def base_action(edition: Edition, game: Game, player: Player, seat: int) -> int:
    """PL-5-7: a base on the planet where the own figure stands, or -1."""
    at = game.at[seat]
    if not is_plot(edition, at) or game.owner[at] != seat:
        return NOBODY
    space = best_base(edition, game, player, seat, edition.group[at])
    if space == NOBODY:
        return NOBODY
    return BUILD + space


@rule
def others_to_buy_from(edition: Edition, game: Game, seat: int) -> int:
    """Of the seats after this one those who stand on a plot of its planets: a bit each.

    They stand there by chance, so all of them are looked at, without a jump.
    """
    others = 0
    begun = groups_begun(game, seat)
    open_to_seat = deeds_of(game, seat) | deeds_of(game, BANK)
    for i in range(1, game.n_seats):
        other = seat + i - game.n_seats * (seat + i >= game.n_seats)
        space = game.at[other]
        group = edition.group[space]
        there = (game.playing >> other) & (open_to_seat >> space) & (begun >> max(group, 0)) & 1
        others |= (there * (group >= 0) * (game.buildings[space] < PORT)) << i
    return others


@rule
def remote_action(edition: Edition, game: Game, player: Player, seat: int) -> int:
    """PL-8-1, PL-8-3: before a roll, a deed or a base where another stands, or -1.

    One's own claim cannot be taken by anybody else, so there is no haste: the reserve stays.
    """
    others = others_to_buy_from(edition, game, seat)
    while others != 0:
        space = game.at[(seat + first_of(others)) % game.n_seats] + 0
        others &= others - 1
        if game.owner[space] == BANK:
            if why_not_buy_remote(edition, game, seat, space) == 0:
                left = game.cash[seat] - edition.price[space] - edition.commission[space]
                if leaves_reserve(edition, game, player, seat, left, Purpose.BUY):
                    return BUY_REMOTE + space
        elif game.owner[space] == seat and is_plot(edition, space):
            if why_not_build_base(edition, game, seat, space) == 0:
                left = game.cash[seat] - price_of_base(edition, game, seat, space)
                if leaves_reserve(edition, game, player, seat, left, Purpose.BUILD):
                    return BUILD + space
    return NOBODY

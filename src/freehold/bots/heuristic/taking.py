"""Deeds for nothing: of the bank, stolen, or fought for in a duel."""

from freehold.bots.heuristic.valuation import (
    gain_of_deed,
    loss_of_deed,
    seat_it_completes,
)
from freehold.bots.player import Player
from freehold.jit import rule
from freehold.rules.groups import deeds_of, is_deed
from freehold.rules.specials import may_take_from, n_to_take
from freehold.sets import are_all_in, first_of, size_of
from freehold.state import Edition, Game
from freehold.vocabulary import BANK, NOBODY, TAKE, Answer, SpecialEffect

ANYBODY = -2
"""The owner of a deed to take, where any other seat will do."""


@rule
def worth_of_taking(edition: Edition, game: Game, player: Player, seat: int, space: int) -> int:
    """What a deed brings a seat, and a part of what its owner loses or a rival would gain."""
    worth = gain_of_deed(edition, game, player, seat, space)
    owner = game.owner[space] + 0
    if owner != BANK and owner != seat:
        lost = loss_of_deed(edition, game, player, owner, space)
        worth += lost * player.hurt_leader // 100
    rival = seat_it_completes(edition, game, space)
    if rival != BANK and rival != seat:
        saved = gain_of_deed(edition, game, player, rival, space)
        worth += saved * player.hurt_leader // 100
    return worth


@rule
def bonus_of_pair(edition: Edition, game: Game, seat: int, space: int, owner: int) -> int:
    """With two to take: whether both together would complete a group with this one first."""
    missing = edition.in_group[edition.group[space]] & ~deeds_of(game, seat)
    if not are_all_in(deeds_of(game, owner), missing):
        return 0
    return 1 if size_of(missing) == 2 else 0


@rule
def may_choose(edition: Edition, game: Game, seat: int, space: int, owner: int) -> bool:
    """Whether a deed can be taken: of the bank, of one seat, or of any other."""
    if not is_deed(edition, space):
        return False
    if owner == BANK:
        return game.owner[space] == BANK
    if owner >= 0 and game.owner[space] != owner:
        return False
    return may_take_from(edition, game, seat, space)


@rule
def best_to_take(
    edition: Edition, game: Game, player: Player, seat: int, owner: int, count: int
) -> int:
    """The deed that is worth most, or -1.

    Where two can be taken, rather one that leads to a complete group, and of somebody who has two.
    """
    best = NOBODY + 0
    most = 0
    spaces = edition.deeds & ~deeds_of(game, seat)
    while spaces != 0:
        space = first_of(spaces)
        spaces &= spaces - 1
        if not may_choose(edition, game, seat, space, owner):
            continue
        worth = worth_of_taking(edition, game, player, seat, space)
        if count > 1:
            if bonus_of_pair(edition, game, seat, space, game.owner[space]):
                worth += edition.price[space] * player.whole_group // 100
            if owner == ANYBODY and n_to_take(edition, game, seat, game.owner[space]) == 1:
                worth //= 2
        if best == NOBODY or worth > most:
            best = space
            most = worth
    return best


@rule
def worth_of_deeds(
    edition: Edition, game: Game, player: Player, seat: int, owner: int, count: int
) -> int:
    """About what so many deeds bring: the best one, and the next for a little less."""
    best = best_to_take(edition, game, player, seat, owner, count)
    if best == NOBODY:
        return 0
    worth = worth_of_taking(edition, game, player, seat, best)
    if count > 1:
        worth += worth * 4 // 5
    return worth


@rule
def answer_take_free(edition: Edition, game: Game, player: Player, seat: int) -> int:
    """The deed that is worth most, or the money if that is more."""
    top = game.n_agenda - 1
    count = game.agenda_extra[top] + 0
    best = best_to_take(edition, game, player, seat, BANK, count)
    if game.agenda_other[top] == NOBODY:
        worth = worth_of_deeds(edition, game, player, seat, BANK, count)
        if worth < game.agenda_amount[top]:
            return Answer.TAKE_MONEY
    return TAKE + best


@rule
def answer_take_property(edition: Edition, game: Game, player: Player, seat: int) -> int:
    """To steal, or to fight for: what completes a group, or hurts most."""
    top = game.n_agenda - 1
    owner = game.agenda_other[top] + 0
    count = game.agenda_amount[top] + 0
    if game.agenda_extra[top] == SpecialEffect.DUEL:
        count = 1
    if owner == NOBODY:
        owner = ANYBODY + 0
    return TAKE + best_to_take(edition, game, player, seat, owner, count)

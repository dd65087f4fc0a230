"""Missions and powers: what they bring is put into money, and tried if it is more than it costs."""

from freehold.bots.heuristic.landing import (
    usual_rent,
    worth_of_landing,
    worth_of_leaping,
    worth_of_moving,
    worth_of_rolling,
)
from freehold.bots.heuristic.taking import ANYBODY, worth_of_deeds
from freehold.bots.player import Player
from freehold.jit import rule
from freehold.rules.ending import wealth
from freehold.rules.seats import is_seat_in, seats_left
from freehold.rules.specials import why_not_go_to, why_not_use
from freehold.state import Edition, Game
from freehold.vocabulary import (
    BANK,
    GO_TO,
    NOBODY,
    TARGET,
    Answer,
    SpaceKind,
    SpecialEffect,
    Trigger,
)


@rule
def answer_special(edition: Edition, game: Game, player: Player, seat: int) -> int:
    """Use a mission or a power if it is worth more than it costs."""
    row = game.agenda_extra[game.n_agenda - 1] + 0
    if why_not_use(edition, game, seat) != 0:
        return Answer.DECLINE
    instead = 0
    if edition.special_trigger[row] == Trigger.DOUBLE:
        # A power takes the place of the further roll.
        instead = worth_of_rolling(edition, game, player, seat)
    if worth_of_special(edition, game, player, seat, row) > instead:
        return Answer.USE
    return Answer.DECLINE


@rule
def worth_of_special(edition: Edition, game: Game, player: Player, seat: int, row: int) -> int:
    """What trying it brings on average."""
    brings = worth_of_effect(edition, game, player, seat, row)
    needs = edition.special_needs[row] + 0
    if needs == 0:
        return brings
    penalty = edition.special_penalty[row] * player.risk // 100
    if game.cash[seat] < edition.special_penalty[row]:
        penalty *= 3  # deeds would have to be mortgaged for it
    return ((7 - needs) * brings - (needs - 1) * penalty) // 6


@rule
def worth_of_effect(edition: Edition, game: Game, player: Player, seat: int, row: int) -> int:
    """What a row of the edition's table brings a seat, in money."""
    effect = edition.special_effect[row]
    amount, count = edition.special_amount[row] + 0, edition.special_count[row] + 0
    if effect == SpecialEffect.TAKE_FREE:
        return max(worth_of_deeds(edition, game, player, seat, BANK, count), amount)
    if effect == SpecialEffect.MOVE_ANYWHERE:
        space = best_to_go_to(edition, game, player, seat, 0)
        return max(worth_of_going(edition, game, player, seat, space, 0), 0)
    if effect == SpecialEffect.ANOTHER_TURN:
        return worth_of_rolling(edition, game, player, seat)
    if effect == SpecialEffect.RECEIVE:
        return amount
    if effect == SpecialEffect.PUT_OTHER:
        other = richest_other(edition, game, seat)
        space = worst_space_for(edition, game, player, seat, other)
        return harm_to(edition, game, player, seat, other, space)
    if effect == SpecialEffect.STEAL:
        return worth_of_deeds(edition, game, player, seat, ANYBODY, count)
    if effect == SpecialEffect.BEAT:
        # All that the other has, and one rival less.
        return wealth(edition, game, richest_other(edition, game, seat)) + 4 * edition.salary
    if effect == SpecialEffect.LEAP:
        space = best_to_go_to(edition, game, player, seat, 1)
        return worth_of_going(edition, game, player, seat, space, 1)
    if effect == SpecialEffect.COLLECT_EACH:
        return amount * (seats_left(game) - 1)
    if effect == SpecialEffect.DUEL:
        return worth_of_deeds(edition, game, player, seat, ANYBODY, 1) // 2
    # Cards bring a little more than they take.
    return edition.salary // 20


# --- spaces --------------------------------------------------------------------


@rule
def worth_of_going(
    edition: Edition, game: Game, player: Player, seat: int, space: int, leaps: int
) -> int:
    """What it brings to move to a space, or to leap there."""
    if leaps:
        return worth_of_leaping(edition, game, player, seat, space)
    return worth_of_moving(edition, game, player, seat, space)


@rule
def best_to_go_to(edition: Edition, game: Game, player: Player, seat: int, leaps: int) -> int:
    """Where the own figure moves, or leaps, best."""
    best = NOBODY + 0
    most = 0
    for space in range(edition.n_spaces):
        if why_not_go_to(edition, game, seat, space) == 0:
            worth = worth_of_going(edition, game, player, seat, space, leaps)
            if best == NOBODY or worth > most:
                best = space
                most = worth
    return best


@rule
def answer_own_space(edition: Edition, game: Game, player: Player, seat: int) -> int:
    """Where the own figure goes; a move that brings nothing is not made."""
    if game.agenda_extra[game.n_agenda - 1] == SpecialEffect.LEAP:
        return GO_TO + best_to_go_to(edition, game, player, seat, 1)
    space = best_to_go_to(edition, game, player, seat, 0)
    if worth_of_moving(edition, game, player, seat, space) > 0:
        return GO_TO + space
    return Answer.DECLINE


# --- other seats ---------------------------------------------------------------


@rule
def richest_other(edition: Edition, game: Game, seat: int) -> int:
    """The other seat that has most; of those that have as much, the next in turn."""
    best = NOBODY + 0
    most = 0
    for i in range(1, game.n_seats):
        other = (seat + i) % game.n_seats
        if is_seat_in(game, other):
            has = wealth(edition, game, other)
            if best == NOBODY or has > most:
                best = other
                most = has
    return best


@rule
def answer_target(edition: Edition, game: Game, seat: int) -> int:
    """To beat or to put elsewhere: the richest."""
    return TARGET + richest_other(edition, game, seat)


@rule
def harm_to(edition: Edition, game: Game, player: Player, seat: int, other: int, space: int) -> int:
    """What it brings a seat to put another there: the own rent in full, other losses in part."""
    if edition.group[space] >= 0 and game.owner[space] == seat:
        return min(usual_rent(edition, game, space), wealth(edition, game, other))
    if edition.kind[space] == SpaceKind.GO_TO_JAIL:
        return edition.fine // 2
    return -worth_of_landing(edition, game, player, other, space) * player.hurt_leader // 200


@rule
def worst_space_for(edition: Edition, game: Game, player: Player, seat: int, other: int) -> int:
    """The own dearest rent, or else where the other loses most."""
    best = NOBODY + 0
    most = 0
    for space in range(edition.n_spaces):
        if why_not_go_to(edition, game, other, space) == 0:
            harm = harm_to(edition, game, player, seat, other, space)
            if best == NOBODY or harm > most:
                best = space
                most = harm
    return best


@rule
def answer_put(edition: Edition, game: Game, player: Player, seat: int) -> int:
    """Where the other figure is put."""
    other = game.agenda_other[game.n_agenda - 1] + 0
    return GO_TO + worst_space_for(edition, game, player, seat, other)

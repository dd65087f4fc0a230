"""Kinds of work: games of one kind do much the same next, so a GPU plays them side by side.

Threads of a warp that do different things wait for each other, so it pays to
look ahead: at the dice that will fall, and at what there is to do for a player.
"""

from enum import IntEnum
from typing import Any

from freehold.bots.heuristic.trading import is_time_to_trade
from freehold.bots.player import Manner
from freehold.chance import foresee
from freehold.jit import rule
from freehold.rules.groups import deeds_of, whole_lot_groups
from freehold.sets import size_of
from freehold.state import Edition, Game
from freehold.statistics.records import Result
from freehold.vocabulary import BANK, Decision, SpaceKind


class Kind(IntEnum):
    """What is told apart besides the decisions, which are kinds by themselves.

    The longer the work, the higher the number: the longest is begun first.
    """

    ROLL_HOME = 32
    """To an own deed; where there are no deeds and no cards the kind is the decision."""
    ROLL_TO_FREE_DEED = 33
    ROLL_TO_CARDS = 34
    ROLL_TO_RENT = 35
    ROLL_IN_JAIL = 36
    TURN_IN_JAIL = 37
    MAY_LIFT = 38
    """At the end of a turn: a deed of the seat's is mortgaged."""
    MAY_BUILD = 39
    """At the end of a turn: the seat has a group of lots."""
    MAY_BUILD_ON_TWO = 40
    MAY_BUILD_ON_MORE = 41
    MAY_TRADE = 42
    """At the beginning of a turn, every few rounds."""


KINDS_OF_WORK = max(Kind) + 1


@rule
def kind_of_roll(edition: Edition, game: Game) -> int:
    """By the space to which the dice will lead."""
    seat = game.turn_seat
    if game.in_jail[seat]:
        return Kind.ROLL_IN_JAIL + 0
    dice = foresee(game, 36)
    space = game.at[seat] + dice // 6 + dice % 6 + 2
    if space >= edition.n_spaces:
        space -= edition.n_spaces
    if edition.group[space] < 0:
        if edition.kind[space] == SpaceKind.CARDS:
            return Kind.ROLL_TO_CARDS + 0
        return Decision.ROLL + 0
    owner = game.owner[space]
    if owner == BANK:
        return Kind.ROLL_TO_FREE_DEED + 0
    return Kind.ROLL_HOME + 0 if owner == seat else Kind.ROLL_TO_RENT + 0


@rule
def kind_of_work(edition: Edition, game: Game, players: Any, result: Result) -> int:
    """The kind of a game's next action."""
    decision = game.decision + 0
    if decision == Decision.ROLL:
        return kind_of_roll(edition, game)
    seat = game.actor
    if decision == Decision.END_TURN:
        groups = size_of(whole_lot_groups(edition, game, seat))
        if groups > 0:
            return Kind.MAY_BUILD + min(groups, 3) - 1
        if deeds_of(game, seat) & game.mortgaged != 0:
            return Kind.MAY_LIFT + 0
    elif decision == Decision.TURN:
        if game.in_jail[seat]:
            return Kind.TURN_IN_JAIL + 0
        player = players[result.players[seat]]
        if player.manner == Manner.HEURISTIC and is_time_to_trade(edition, game, player, seat):
            return Kind.MAY_TRADE + 0
    return decision

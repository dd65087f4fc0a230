"""Kinds of work: games of one kind do much the same next, so a GPU plays them side by side.

Threads of a warp that do different things wait for each other, so it pays to
look ahead: at the dice that will fall, and at what there is to do for a player.
"""

from enum import IntEnum
from typing import Any

from freehold.bots.heuristic.trading import groups_to_want, is_time_to_trade, partner_of
from freehold.bots.player import Manner
from freehold.chance import foresee
from freehold.jit import rule
from freehold.rules.debts import could_raise
from freehold.rules.ending import is_round_over
from freehold.rules.groups import deeds_of, whole_lot_groups
from freehold.rules.seats import next_seat
from freehold.sets import size_of
from freehold.state import Edition, Game
from freehold.statistics.records import Result
from freehold.vocabulary import BANK, CHANCE, NOBODY, Decision, SpaceKind


class Kind(IntEnum):
    """What is told apart besides chance and plain turns, whose kinds are the decisions.

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
    NO_TRADE = 39
    """At the beginning of a turn, every few rounds: there is nothing to trade for."""
    ANSWER = 40
    """And with its number added every other decision of a player."""
    MAY_BUILD = 72
    """At the end of a turn: the seat has a group of lots."""
    MAY_BUILD_ON_TWO = 73
    MAY_BUILD_ON_MORE = 74
    PLAN_OFFER = 75
    """An offer of which nothing that is wanted lies on the table yet."""
    MAY_TRADE = 76
    """At the beginning of a turn, every few rounds: there is a group to trade for."""
    MAY_TRADE_FOR_MORE = 77
    LAST_OF_ROUNDS = 78
    """At the end of a turn, and of the rounds after which all wealth is counted."""
    LAST_OF_ROUNDS_MAY_BUILD = 79
    LAST_TO_BID = 80
    """In an auction: without a bid of this seat's it is over."""
    MAY_BUILD_IN_JAIL = 81
    SELL_BUILDINGS = 82
    """In debt, with buildings."""
    GIVE_UP = 83
    """In debt, and whatever is sold would not be enough."""


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
def kind_of_bid(game: Game) -> int:
    """In an auction: by whether anybody else could still bid."""
    others = game.auction_in & ~(1 << game.actor)
    if game.auction_bidder != NOBODY:
        others &= ~(1 << game.auction_bidder)
    return Kind.LAST_TO_BID + 0 if others == 0 else Kind.ANSWER + Decision.BID


@rule
def kind_of_debt(edition: Edition, game: Game) -> int:
    """In debt: by whether there is hope, and buildings."""
    seat = game.actor
    if could_raise(edition, game, seat) < game.agenda_amount[game.n_agenda - 1]:
        return Kind.GIVE_UP + 0
    if deeds_of(game, seat) & game.built != 0:
        return Kind.SELL_BUILDINGS + 0
    return Kind.ANSWER + Decision.RAISE_CASH


@rule
def kind_of_turn(edition: Edition, game: Game, players: Any, result: Result) -> int:
    """At the beginning of a turn: by whether there is a trade to think about."""
    seat = game.actor
    if game.in_jail[seat]:
        groups = whole_lot_groups(edition, game, seat)
        return Kind.TURN_IN_JAIL + 0 if groups == 0 else Kind.MAY_BUILD_IN_JAIL + 0
    player = players[result.players[seat]]
    if player.manner == Manner.HEURISTIC and is_time_to_trade(edition, game, player, seat):
        other = partner_of(game, player, seat)
        groups = size_of(groups_to_want(edition, game, seat, other))
        if groups == 0:
            return Kind.NO_TRADE + 0
        return Kind.MAY_TRADE + min(groups, 2) - 1
    return Decision.TURN + 0


@rule
def kind_of_end(edition: Edition, game: Game, result: Result) -> int:
    """At the end of a turn: by what there is to build, to lift and to count."""
    seat = game.actor
    groups = size_of(whole_lot_groups(edition, game, seat))
    if is_round_over(game, seat, next_seat(game, seat)) and game.rounds + 1 >= result.next_step:
        return Kind.LAST_OF_ROUNDS + min(groups, 1)
    if groups > 0:
        return Kind.MAY_BUILD + min(groups, 3) - 1
    if deeds_of(game, seat) & game.mortgaged != 0:
        return Kind.MAY_LIFT + 0
    return Decision.END_TURN + 0


@rule
def kind_of_offer(game: Game) -> int:
    """Of a trade that is put together: by whether something wanted lies on the table."""
    other = game.agenda_other[game.n_agenda - 1]
    if game.offered & deeds_of(game, other) == 0:
        return Kind.PLAN_OFFER + 0
    return Kind.ANSWER + Decision.OFFER


@rule
def kind_of_work(edition: Edition, game: Game, players: Any, result: Result) -> int:
    """The kind of a game's next action."""
    kind = game.decision + 0
    if kind == Decision.ROLL:
        kind = kind_of_roll(edition, game)
    elif game.actor == CHANCE:
        pass
    elif kind == Decision.END_TURN:
        kind = kind_of_end(edition, game, result)
    elif kind == Decision.TURN:
        kind = kind_of_turn(edition, game, players, result)
    elif kind == Decision.BID:
        kind = kind_of_bid(game)
    elif kind == Decision.RAISE_CASH:
        kind = kind_of_debt(edition, game)
    elif kind == Decision.OFFER:
        kind = kind_of_offer(game)
    else:
        kind += Kind.ANSWER
    return kind

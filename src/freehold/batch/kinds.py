"""Kinds of work: games of one kind do much the same next, so a GPU plays them side by side.

Threads of a warp that do different things wait for each other, so it pays to
look ahead: at the dice that will fall, and at what there is to do for a player.
"""

from enum import IntEnum
from typing import Any

from freehold.bots.heuristic.building import best_lot, purpose_of_building
from freehold.bots.heuristic.trading import groups_to_want, is_time_to_trade, partner_of
from freehold.bots.player import Manner, Player, Purpose
from freehold.chance import foresee
from freehold.jit import rule
from freehold.rules.debts import could_pay
from freehold.rules.groups import deeds_of
from freehold.rules.seats import is_jailed
from freehold.sets import member_at, size_of
from freehold.state import Edition, Game
from freehold.statistics.course import is_look_due
from freehold.statistics.records import Result
from freehold.vocabulary import BANK, CHANCE, NOBODY, Decision, Lot, SpaceKind


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
    """At the end of a turn: a deed of the seat's is mortgaged, and there is cash."""
    NO_TRADE = 39
    """At the beginning of a turn, every few rounds: there is nothing to trade for."""
    ANSWER = 40
    """And with its number added every other decision of a player."""
    CARD = 72
    """And with the number of its effect added: a card that will be drawn."""
    ROLL_TO_KNOWN_CARD = 85
    """To a deck of which all cards have been drawn before: the top one is turned over at once."""
    SHORT_OF_CASH = 86
    """At the end of a turn: there is a lot to build on, and the cash for it is needed."""
    SHORT_OF_CASH_FURTHER = 87
    """Beyond the level up to which the player builds eagerly."""
    MAY_BUILD = 88
    """Whether the cash can be spared is a matter of the others' rents."""
    MAY_BUILD_FURTHER = 89
    WILL_BUILD = 90
    """Whatever the rents are."""
    PLAN_OFFER = 92
    """An offer of which nothing that is wanted lies on the table yet."""
    PLAN_OFFER_FOR_MORE = 93
    """There is more than one group to trade for."""
    MAY_TRADE = 94
    """At the beginning of a turn, every few rounds: there is a group to trade for."""
    MAY_TRADE_FOR_MORE = 95
    LOOK = 96
    """So many rounds are over that all wealth is counted; there is no action."""
    LAST_TO_BID = 97
    """In an auction: without a bid of this seat's it is over."""
    IN_JAIL = 98
    """And one of the five about building: at the beginning of a turn in jail."""
    NO_TRADE_IN_JAIL = 103
    MAY_TRADE_IN_JAIL = 104
    BID_FOR_BUILDING = 105
    LAST_TO_BID_FOR_BUILDING = 106
    SELL_BUILDINGS = 107
    """In debt, with buildings."""
    GIVE_UP = 108
    """In debt, and whatever is sold would not be enough."""


KINDS_OF_WORK = max(Kind) + 1


@rule
def kind_of_roll(edition: Edition, game: Game) -> int:
    """By the space to which the dice will lead."""
    seat = game.turn_seat
    if is_jailed(game, seat):
        return Kind.ROLL_IN_JAIL + 0
    dice = foresee(game, 36)
    space = game.at[seat] + dice // 6 + dice % 6 + 2
    if space >= edition.n_spaces:
        space -= edition.n_spaces
    if edition.group[space] < 0:
        if edition.kind[space] == SpaceKind.CARDS:
            if game.deck_left[edition.deck[space]] == 0:
                return Kind.ROLL_TO_KNOWN_CARD + 0
            return Kind.ROLL_TO_CARDS + 0
        return Decision.ROLL + 0
    owner = game.owner[space]
    if owner == BANK:
        return Kind.ROLL_TO_FREE_DEED + 0
    return Kind.ROLL_HOME + 0 if owner == seat else Kind.ROLL_TO_RENT + 0


@rule
def kind_of_card(edition: Edition, game: Game) -> int:
    """By what the card says that will be drawn."""
    deck = game.agenda_extra[game.n_agenda - 1]
    left = game.deck_left[deck]
    card = member_at(left, foresee(game, size_of(left)))
    return Kind.CARD + edition.card_effect[deck][card]


@rule
def kind_of_bid(game: Game) -> int:
    """In an auction: by what is under the hammer, and by whether anybody else could still bid."""
    others = game.auction_in & ~(1 << game.actor)
    if game.auction_bidder != NOBODY:
        others &= ~(1 << game.auction_bidder)
    if game.auction_lot != Lot.DEED:
        return Kind.LAST_TO_BID_FOR_BUILDING + 0 if others == 0 else Kind.BID_FOR_BUILDING + 0
    return Kind.LAST_TO_BID + 0 if others == 0 else Kind.ANSWER + Decision.BID


@rule
def kind_of_debt(edition: Edition, game: Game) -> int:
    """In debt: by whether there is hope, and buildings."""
    seat = game.actor
    if not could_pay(edition, game, seat, game.agenda_amount[game.n_agenda - 1]):
        return Kind.GIVE_UP + 0
    if deeds_of(game, seat) & game.built != 0:
        return Kind.SELL_BUILDINGS + 0
    return Kind.ANSWER + Decision.RAISE_CASH


@rule
def kind_of_turn(edition: Edition, game: Game, players: Any, result: Result) -> int:
    """At the beginning of a turn: by a trade to think about, by jail and by cash."""
    seat = game.actor
    player = players[result.players[seat]]
    if player.manner == Manner.HEURISTIC and is_time_to_trade(edition, game, player, seat):
        other = partner_of(game, player, seat)
        groups = size_of(groups_to_want(edition, game, seat, other))
        if is_jailed(game, seat):
            return Kind.NO_TRADE_IN_JAIL + 0 if groups == 0 else Kind.MAY_TRADE_IN_JAIL + 0
        return Kind.NO_TRADE + 0 if groups == 0 else Kind.MAY_TRADE + min(groups, 2) - 1
    if not is_jailed(game, seat):
        return Decision.TURN + 0
    kind = kind_of_building(edition, game, player, seat)
    return Kind.TURN_IN_JAIL + 0 if kind == NOBODY else kind - Kind.SHORT_OF_CASH + Kind.IN_JAIL


@rule
def kind_of_building(edition: Edition, game: Game, player: Player, seat: int) -> int:
    """By whether a seat builds for certain, perhaps, or not; -1 where there is no lot for it."""
    lot = best_lot(edition, game, player, seat)
    if lot == NOBODY:
        return NOBODY
    purpose = purpose_of_building(game, player, lot)
    left = game.cash[seat] - edition.house_price[lot]
    if left >= player.keeps_most[purpose]:
        return Kind.WILL_BUILD + 0
    kind = Kind.MAY_BUILD + 0
    if left < player.keeps_least[purpose]:
        kind = Kind.SHORT_OF_CASH + 0
    return kind + purpose - Purpose.BUILD


@rule
def kind_of_end(edition: Edition, game: Game, players: Any, result: Result) -> int:
    """At the end of a turn: by what there is to build and to lift, and by cash."""
    seat = game.actor
    player = players[result.players[seat]]
    kind = kind_of_building(edition, game, player, seat)
    if kind != NOBODY:
        return kind
    if deeds_of(game, seat) & game.mortgaged != 0 and game.cash[seat] > player.least_reserve:
        return Kind.MAY_LIFT + 0
    return Decision.END_TURN + 0


@rule
def kind_of_offer(edition: Edition, game: Game) -> int:
    """Of a trade that is put together: by what lies on the table, and what there is to want."""
    other = game.agenda_other[game.n_agenda - 1]
    if game.offered & deeds_of(game, other) == 0:
        groups = size_of(groups_to_want(edition, game, game.actor, other))
        return Kind.PLAN_OFFER + 0 if groups < 2 else Kind.PLAN_OFFER_FOR_MORE + 0
    return Kind.ANSWER + Decision.OFFER


@rule
def kind_of_work(edition: Edition, game: Game, players: Any, result: Result) -> int:
    """The kind of a game's next action."""
    kind = game.decision + 0
    if is_look_due(game, result):
        kind = Kind.LOOK + 0
    elif kind == Decision.ROLL:
        kind = kind_of_roll(edition, game)
    elif kind == Decision.DRAW_CARD:
        kind = kind_of_card(edition, game)
    elif game.actor == CHANCE:
        pass
    elif kind == Decision.END_TURN:
        kind = kind_of_end(edition, game, players, result)
    elif kind == Decision.TURN:
        kind = kind_of_turn(edition, game, players, result)
    elif kind == Decision.BID:
        kind = kind_of_bid(game)
    elif kind == Decision.RAISE_CASH:
        kind = kind_of_debt(edition, game)
    elif kind == Decision.OFFER:
        kind = kind_of_offer(edition, game)
    else:
        kind += Kind.ANSWER
    return kind

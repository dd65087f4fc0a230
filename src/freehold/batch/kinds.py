"""Kinds of work: games of one kind do much the same next, so a GPU plays them side by side.

Threads of a warp that do different things wait for each other, so it pays to
look ahead: at the dice that will fall, and at what there is to do for a player.
"""

from enum import IntEnum
from typing import Any

from freehold.bots.heuristic.building import best_lot, purpose_of_building
from freehold.bots.heuristic.mortgaging import loose_deeds
from freehold.bots.heuristic.trading import (
    groups_to_want,
    is_time_to_trade,
    is_turn_to_trade,
    partner_in,
    partner_of,
)
from freehold.bots.player import Manner, Player, Purpose
from freehold.chance import foresee
from freehold.jit import rule
from freehold.rules.debts import could_pay
from freehold.rules.ending import is_round_over
from freehold.rules.groups import deeds_of
from freehold.rules.jail import is_last_try
from freehold.rules.seats import is_jailed, next_seat
from freehold.sets import is_in, last_of, member_at, size_of
from freehold.state import Edition, Game
from freehold.statistics.course import is_look_due
from freehold.statistics.records import Result
from freehold.vocabulary import BANK, CHANCE, NOBODY, Decision, Lot, SpaceKind


class To(IntEnum):
    """Where dice lead; a space of any other sort is as good as one of rest."""

    REST = 0
    NO_RENT = 1
    """To an own deed, or one that is mortgaged."""
    FREE_DEED = 2
    CARDS = 3
    RENT = 4
    TOO_HIGH_RENT = 5
    """To a lot on which so much stands that the cash at hand is not enough."""


class Kind(IntEnum):
    """What is told apart besides chance and plain turns, whose kinds are the decisions.

    The longer the work, the higher the number: the longest is begun first.
    """

    TURN_IN_JAIL = 32
    ROLL_TO = 33
    """And with its number added where the dice will lead."""
    ROLL_IN_JAIL = 39
    """No double, and not the last try."""
    ANSWER = 40
    """And with its number added every other decision of a player."""
    CARD = 72
    """And with the number of its effect added: a card that will be drawn."""
    ROLL_TO_KNOWN_CARD = 85
    """To a deck of which all cards have been drawn before: the top one is turned over at once."""
    SHORT_OF_CASH = 86
    """At the end of a turn: a deed is mortgaged to build."""
    SHORT_OF_CASH_FURTHER = 87
    """There is a lot to build on beyond the level up to which the player builds eagerly."""
    MAY_BUILD = 88
    """Whether the cash can be spared is a matter of the others' rents."""
    MAY_BUILD_FURTHER = 89
    WILL_BUILD = 90
    """Whatever the rents are."""
    MAY_LIFT = 91
    """A deed of the seat's is mortgaged, and there is cash."""
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
    """In debt, with buildings and without other deeds to mortgage first."""
    SELL_LAST_BUILDING = 108
    """The debt may be paid then."""
    WILL_BUILD_AS_OTHERS_MAY = 109
    """So it has to be found out whether the bank has enough for all."""
    ROLL_OUT_OF_JAIL = 110
    TURN_TO = 111
    """At the beginning of a turn that brings nothing but a roll: where that will lead."""
    AGAIN_TO = 117
    """Likewise, but something may come before it; after a double the turn may end instead."""
    END_TO = 123
    """At the end of a turn with nothing to do: where the next seat's roll will lead."""
    GIVE_UP = 129
    """In debt, and whatever is sold would not be enough."""
    OVER = 130
    """The game is over, or has lasted long enough: it makes room for the next one."""


N_WAYS = len(To)
KINDS_OF_WORK = max(Kind) + 1


@rule
def is_plain_turn(edition: Edition, game: Game, player: Player) -> bool:
    """Whether a turn without trade, jail and double begins with a roll for certain."""
    if player.manner != Manner.HEURISTIC or game.n_claims > 0:
        return False
    return edition.ask_end_of_turn != 0 and not edition.remote_purchases


@rule
def way_to(edition: Edition, game: Game, seat: int, space: int) -> int:
    """What sort of a space it is to a seat that lands there."""
    if edition.group[space] < 0:
        return To.CARDS + 0 if edition.kind[space] == SpaceKind.CARDS else To.REST + 0
    owner = game.owner[space]
    if owner == BANK:
        return To.FREE_DEED + 0
    if owner == seat or is_in(game.mortgaged, space):
        return To.NO_RENT + 0
    too_high = edition.rent[space][game.buildings[space]] > game.cash[seat]
    return To.TOO_HIGH_RENT + 0 if too_high else To.RENT + 0


@rule
def space_ahead(edition: Edition, game: Game, seat: int, dice: int) -> int:
    """Where a seat comes with dice that are thrown next, numbered from 0 to 35."""
    space = game.at[seat] + dice // 6 + dice % 6 + 2
    if space >= edition.n_spaces:
        space -= edition.n_spaces
    return space


@rule
def kind_of_roll(edition: Edition, game: Game, seat: int) -> int:
    """By the space to which the dice will lead a seat, if they are thrown next."""
    dice = foresee(game, 36)
    if is_jailed(game, seat):
        out = dice // 6 == dice % 6 or is_last_try(edition, game, seat)
        return Kind.ROLL_OUT_OF_JAIL + 0 if out else Kind.ROLL_IN_JAIL + 0
    space = space_ahead(edition, game, seat, dice)
    way = way_to(edition, game, seat, space)
    if way == To.CARDS and game.deck_left[edition.deck[space]] == 0:
        return Kind.ROLL_TO_KNOWN_CARD + 0
    return Kind.ROLL_TO + way


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
    """In debt: by whether there is hope, and what is turned into cash first."""
    seat, debt = game.actor, game.agenda_amount[game.n_agenda - 1]
    if not could_pay(edition, game, seat, debt):
        return Kind.GIVE_UP + 0
    built = deeds_of(game, seat) & game.built
    if built == 0 or (loose_deeds(edition, game, seat) != 0 and not edition.no_mortgages):
        return Kind.ANSWER + Decision.RAISE_CASH
    # Further along the board buildings are dearer.
    if debt - game.cash[seat] > edition.house_price[last_of(built)] // 2:
        return Kind.SELL_BUILDINGS + 0
    return Kind.SELL_LAST_BUILDING + 0


@rule
def kind_of_way(edition: Edition, game: Game, seat: int, ways: int, other: int) -> int:
    """Of what leads to a roll and brings nothing else: one of so many ways, or another kind.

    Whether the card is known to which it leads is not asked: few are, and to look at a deck, which
    is far away, takes longer than to turn some cards over.
    """
    if is_jailed(game, seat):
        return other
    return ways + way_to(edition, game, seat, space_ahead(edition, game, seat, foresee(game, 36)))


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
        if groups > 0:
            return Kind.MAY_TRADE + min(groups, 2) - 1
    if not is_jailed(game, seat):
        plain = game.doubles == 0 and is_plain_turn(edition, game, player)
        ways = Kind.TURN_TO + 0 if plain else Kind.AGAIN_TO + 0
        return kind_of_way(edition, game, seat, ways, Decision.TURN)
    kind = kind_of_building(edition, game, player, seat)
    if kind == NOBODY:
        return Kind.TURN_IN_JAIL + 0
    return Kind.IN_JAIL + min(kind, Kind.WILL_BUILD + 0) - Kind.SHORT_OF_CASH


@rule
def kind_of_building(edition: Edition, game: Game, player: Player, seat: int) -> int:
    """By whether a seat builds for certain, perhaps, or not; -1 where there is no lot for it."""
    lot = best_lot(edition, game, player, seat)
    if lot == NOBODY:
        return NOBODY
    purpose = purpose_of_building(game, player, lot)
    left = game.cash[seat] - edition.house_price[lot]
    if left >= player.keeps_most[purpose]:
        if game.ready & ~deeds_of(game, seat) != 0:
            return Kind.WILL_BUILD_AS_OTHERS_MAY + 0
        return Kind.WILL_BUILD + 0
    kind = Kind.MAY_BUILD + 0
    if left < player.keeps_least[purpose]:
        kind = Kind.SHORT_OF_CASH + 0
    return kind + purpose - Purpose.BUILD


@rule
def has_trade_ahead(edition: Edition, game: Game, player: Player, seat: int, rounds: int) -> bool:
    """Whether a seat will think about a trade in its next turn, after so many rounds."""
    if not is_turn_to_trade(edition, game, player, seat, rounds):
        return False
    return groups_to_want(edition, game, seat, partner_in(game, player, seat, rounds)) != 0


@rule
def kind_of_passing(edition: Edition, game: Game, players: Any, result: Result, seat: int) -> int:
    """When the dice are passed on: by where the next seat's roll will lead."""
    after, other = next_seat(game, seat), Decision.END_TURN + 0
    player = players[result.players[after]]
    rounds = game.rounds + is_round_over(game, seat, after)
    if rounds >= result.next_step or is_in(game.missing, after):
        return other
    if not is_plain_turn(edition, game, player):
        return other
    if has_trade_ahead(edition, game, player, after, rounds):
        return other
    return kind_of_way(edition, game, after, Kind.END_TO, other)


@rule
def kind_of_end(edition: Edition, game: Game, players: Any, result: Result) -> int:
    """At the end of a turn: by what there is to build and to lift, and by cash."""
    seat = game.actor
    player = players[result.players[seat]]
    kind = kind_of_building(edition, game, player, seat)
    if kind > Kind.SHORT_OF_CASH_FURTHER:
        return kind
    if player.manner != Manner.HEURISTIC or edition.kind[game.at[seat]] == SpaceKind.PLOT:
        return Decision.END_TURN + 0
    if kind == Kind.SHORT_OF_CASH and player.mortgages_to_build:
        # Then nothing is lifted, either.
        if loose_deeds(edition, game, seat) != 0:
            return kind
    elif deeds_of(game, seat) & game.mortgaged != 0 and game.cash[seat] > player.least_reserve:
        return Kind.MAY_LIFT + 0
    return kind_of_passing(edition, game, players, result, seat)


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
        kind = kind_of_roll(edition, game, game.turn_seat)
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

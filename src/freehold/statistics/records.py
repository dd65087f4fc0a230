"""What a batch writes down: one result a game, and sums over many games.

A result is fixed in size and says how one game went.  A tally holds nothing but
counts and sums, all of the same width, so that tallies of any parts of a batch
are added up, in any order, to the tally of the whole: threads, lanes of a GPU
and machines of a cluster then cannot but agree.
"""

from enum import IntEnum, unique
from typing import Annotated, Any, Protocol

import numpy as np

from freehold.jit import record_parameter
from freehold.record import (
    Count,
    Flag,
    Ints,
    IntTable,
    Money,
    MoneyPerSeat,
    Small,
    SmallPerGroup,
    SmallPerSeat,
    Word,
    layout,
)
from freehold.vocabulary import (
    MAX_CARDS,
    MAX_DECKS,
    MAX_GROUPS,
    MAX_SEATS,
    MAX_SPACES,
    MAX_SPECIALS,
)

N_STEPS = 8
"""How many looks at the table a result keeps; as a game grows every other one is dropped."""
FIRST_SPACING = 2
"""Rounds between the first looks."""
TURN_BINS = 128
TURN_BIN = 8
"""The length in turns is counted in so many bins of so many turns; the last one is open."""
ROUND_BINS = 200
GROUP_BINS = 24
GROUP_BIN = 5
"""When groups become complete, in bins of so many rounds; the last one is open."""
COURSE = 8
"""A game is told in so many equal parts."""
KINDS = 16
"""Kinds of debts, with room for more; the first is no debt at all."""
EVENTS = 128
WIN = 840
"""A win, in units that can be shared among up to eight seats without a remainder."""
DUE = 64
"""Added to a space, of which there are fewer."""
PIECE = 1024
"""Between two looks everything goes on in so many pieces; the course is summed in them."""

PerSeat = Annotated[Ints, np.int16, MAX_SEATS]
CountPerGroup = Annotated[Ints, np.int32, MAX_GROUPS]
MoneyPerStep = Annotated[IntTable, np.int32, N_STEPS, MAX_SEATS]
PerStep = Annotated[IntTable, np.int16, N_STEPS, MAX_SEATS]

SumPerSpace = Annotated[Ints, np.int64, MAX_SPACES]
SumPerGroup = Annotated[Ints, np.int64, MAX_GROUPS]
SumPerGroupBin = Annotated[IntTable, np.int64, MAX_GROUPS, GROUP_BINS]
SumPerSpecial = Annotated[Ints, np.int64, MAX_SPECIALS]
SumPerCard = Annotated[IntTable, np.int64, MAX_DECKS, MAX_CARDS]
SumPerToken = Annotated[Ints, np.int64, 2]
SumPerSeat = Annotated[Ints, np.int64, MAX_SEATS]
SumPerPlace = Annotated[IntTable, np.int64, MAX_SEATS, MAX_SEATS]
SumPerTurnBin = Annotated[Ints, np.int64, TURN_BINS]
SumPerRoundBin = Annotated[Ints, np.int64, ROUND_BINS]
SumPerKind = Annotated[Ints, np.int64, KINDS]
SumPerEvent = Annotated[Ints, np.int64, EVENTS]
SumPerPart = Annotated[Ints, np.int64, COURSE]


class Result(Protocol):
    """How one game went."""

    players: SmallPerSeat  # which of the players of the batch sat there
    actions: Count  # answers of seats and of chance

    # Notes that are of no interest after the game.
    next_step: Count
    special_seat: Small
    special_row: Small
    card_seat: Small
    card_deck: Small
    card_number: Small
    fight_seat: Small
    fight_token: Small
    owned: Word  # a bit a space that somebody owns
    bidding: Flag  # an auctioned building is to be placed
    bid: Money  # what it will cost
    debt_kind: SmallPerSeat
    rent_space: SmallPerSeat  # where a seat owes a rent; DUE more while nothing of it has come in

    # How it ended.
    n_seats: Small
    first_seat: Small
    winners: Count  # a bit a seat
    turns: Count  # while it goes on, those of what is read now: an action may begin the next one
    rounds: Count
    stopped: Flag  # it had lasted too long, and nobody has won it
    leader_won: Flag  # whoever was richest at half time won
    comeback: Flag  # the winner was the poorest at half time

    # The seats at the end.
    wealth: MoneyPerSeat
    deeds: SmallPerSeat
    buildings: PerSeat
    bankrupt_turn: MoneyPerSeat  # 0: never
    bankrupt_kind: SmallPerSeat  # the DebtKind; -1: put out by a special rule
    bankrupt_space: SmallPerSeat  # whose rent or tax it was, or -1
    bankrupt_creditor: SmallPerSeat  # a seat, or -1 for the bank

    # When a group was in one hand for the first time, and in whose.
    group_turn: CountPerGroup  # 0: never
    group_seat: SmallPerGroup

    # The table every so many rounds; a seat that is out has a wealth of -1,000,000,000.
    n_steps: Small
    spacing: Count
    step_wealth: MoneyPerStep
    step_deeds: PerStep
    step_buildings: PerStep


class Tally(Protocol):
    """Sums over games."""

    # Length and end.
    games: Word
    stopped: Word
    turns: Word
    turns_squared: Word
    rounds: Word
    rounds_squared: Word
    actions: Word
    turn_bins: SumPerTurnBin
    round_bins: SumPerRoundBin

    # Who wins: by player, and by the place in the order of play.
    played: SumPerPlace
    won: SumPerPlace  # in units of WIN
    leader_won: Word
    comebacks: Word
    half_times: Word  # games that were long enough to have one
    wealth: SumPerSeat  # at the end, by player
    bankrupt: SumPerSeat  # by player

    # The course of the game, in equal parts; all but the games in units of PIECE.
    course_games: Word
    course_winner: SumPerPart  # the winner's wealth
    course_others: SumPerPart  # the wealth of all others
    course_deeds: SumPerPart
    course_buildings: SumPerPart

    # Bankruptcies; the first kind is none: put out by a special rule.
    bankrupt_kind: SumPerKind
    bankrupt_turns: Word
    bankrupt_to_bank: Word
    bankrupt_space: SumPerSpace

    # The board.
    landings: SumPerSpace
    bought: SumPerSpace
    bought_turns: SumPerSpace
    auctioned: SumPerSpace
    got_free: SumPerSpace
    paid: SumPerSpace  # for the deed, commission included
    built: SumPerSpace
    building_cost: SumPerSpace  # commissions included
    building_back: SumPerSpace  # for buildings sold, and for the deed where the bank buys it
    interest: SumPerSpace
    mortgaged: SumPerSpace
    rents: SumPerSpace
    rent: SumPerSpace
    owned_turns: SumPerSpace
    winner_has: SumPerSpace

    # Groups.
    group_complete: SumPerGroup
    group_turns: SumPerGroup
    group_wins: SumPerGroup  # completed first by a winner
    group_bins: SumPerGroupBin

    # Special rules, cards and fights: how often, and what they were worth to the seat.
    special_used: SumPerSpecial
    special_done: SumPerSpecial
    special_worth: SumPerSpecial
    card_drawn: SumPerCard
    card_worth: SumPerCard
    fights: SumPerToken
    fights_won: SumPerToken
    fight_worth: SumPerToken

    # Money, and everything that was told.
    salary: Word
    pot: Word
    risk: Word  # what the risk spaces paid, less what they took
    borrowed: Word
    paid_kind: SumPerKind
    events: SumPerEvent


_NEARLY_ALWAYS = """
    actions next_step players special_seat card_seat fight_seat
    bidding special_row card_deck card_number fight_token
"""
NEARLY_ALWAYS = _NEARLY_ALWAYS.split()
"""What nearly every action looks at lies together, at the beginning of a result, and beside it
the little that goes with it."""

OFTEN = ["owned", "debt_kind", "rent_space", "turns", "rounds"]
"""And of the rest what is looked at most: 32 bytes."""

RESULT = layout(Result, first=[*NEARLY_ALWAYS, *OFTEN])
TALLY = layout(Tally)

record_parameter("result", "results", Result, RESULT)


def _at(field: str) -> int:
    """Where a field of a tally begins among its numbers."""
    fields: Any = TALLY.fields
    return fields[field][1] // TALLY_WIDTH


TALLY_WIDTH = 8
TALLY_SIZE = TALLY.itemsize // TALLY_WIDTH
"""A tally as a row of so many numbers: that is how the rules take it."""


@unique
class Sum(IntEnum):
    """The numbers of a tally, or the first of several, by their place in the row."""

    GAMES = _at("games")
    STOPPED = _at("stopped")
    TURNS = _at("turns")
    TURNS_SQUARED = _at("turns_squared")
    ROUNDS = _at("rounds")
    ROUNDS_SQUARED = _at("rounds_squared")
    ACTIONS = _at("actions")
    TURN_BINS = _at("turn_bins")
    ROUND_BINS = _at("round_bins")
    PLAYED = _at("played")
    WON = _at("won")
    LEADER_WON = _at("leader_won")
    COMEBACKS = _at("comebacks")
    HALF_TIMES = _at("half_times")
    WEALTH = _at("wealth")
    BANKRUPT = _at("bankrupt")
    COURSE_GAMES = _at("course_games")
    COURSE_WINNER = _at("course_winner")
    COURSE_OTHERS = _at("course_others")
    COURSE_DEEDS = _at("course_deeds")
    COURSE_BUILDINGS = _at("course_buildings")
    BANKRUPT_KIND = _at("bankrupt_kind")
    BANKRUPT_TURNS = _at("bankrupt_turns")
    BANKRUPT_TO_BANK = _at("bankrupt_to_bank")
    BANKRUPT_SPACE = _at("bankrupt_space")
    LANDINGS = _at("landings")
    BOUGHT = _at("bought")
    BOUGHT_TURNS = _at("bought_turns")
    AUCTIONED = _at("auctioned")
    GOT_FREE = _at("got_free")
    PAID = _at("paid")
    BUILT = _at("built")
    BUILDING_COST = _at("building_cost")
    BUILDING_BACK = _at("building_back")
    INTEREST = _at("interest")
    MORTGAGED = _at("mortgaged")
    RENTS = _at("rents")
    RENT = _at("rent")
    OWNED_TURNS = _at("owned_turns")
    WINNER_HAS = _at("winner_has")
    GROUP_COMPLETE = _at("group_complete")
    GROUP_TURNS = _at("group_turns")
    GROUP_WINS = _at("group_wins")
    GROUP_BINS = _at("group_bins")
    SPECIAL_USED = _at("special_used")
    SPECIAL_DONE = _at("special_done")
    SPECIAL_WORTH = _at("special_worth")
    CARD_DRAWN = _at("card_drawn")
    CARD_WORTH = _at("card_worth")
    FIGHTS = _at("fights")
    FIGHTS_WON = _at("fights_won")
    FIGHT_WORTH = _at("fight_worth")
    SALARY = _at("salary")
    POT = _at("pot")
    RISK = _at("risk")
    BORROWED = _at("borrowed")
    PAID_KIND = _at("paid_kind")
    EVENTS = _at("events")

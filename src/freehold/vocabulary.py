"""The words of the game: limits, kinds, phases, decisions, actions, events, reasons.

Imports nothing of the package.  Numbers here are stored in positions and
records, so a member is never renumbered: new ones go to the end.
"""

from enum import IntEnum

# --- limits of the two records -------------------------------------------------

MAX_SEATS = 8
MAX_SPACES = 56
MAX_GROUPS = 16
MAX_GROUP_SIZE = 8
GROUPS_AT_ONCE = 4
"""Of so many groups the spaces are looked up at once (rules.groups.spaces_of)."""
MAX_DECKS = 2
MAX_CARDS = 32
MAX_FREE_CARDS = 4
MAX_RENTS = 10
MAX_AGENDA = 10
MAX_CLAIMS = 8
MAX_EVENTS = 120
FIRST_EVENTS = 4
"""More than these an action seldom tells; they lie apart from the others (freehold.near)."""
MAX_FIGURES = 12
MAX_SPECIALS = 32

# --- who -----------------------------------------------------------------------

BANK = -1
"""The bank: creditor of taxes and fines, owner of every deed that is not sold."""

NOBODY = -1
"""No seat."""

CHANCE = -2
"""The actor that throws dice, draws cards and deals deeds."""

HOTEL = 5
"""The building level of a lot's hotel, however many houses it replaces (Q-2)."""

STATION = 3
PORT = 9
"""The levels of a plot at which three bases are a station, and three stations a port (PL-5-2)."""


class SpaceKind(IntEnum):
    """What a space of the board is."""

    GO = 0
    LOT = 1
    RAILROAD = 2
    UTILITY = 3
    CARDS = 4
    TAX = 5
    JAIL = 6
    FREE_PARKING = 7
    GO_TO_JAIL = 8
    PLOT = 9
    """A deed that is built base by base, as far as its owner's other plots allow."""
    RISK = 10
    """The roll that led here pays or costs."""


class CardEffect(IntEnum):
    """What a card does."""

    MOVE_TO = 0
    """Forward to a space; passing GO pays."""
    MOVE_TO_NEXT = 1
    """Forward to the next space of a kind; rent is multiplied."""
    MOVE_BACK = 2
    GO_TO_JAIL = 3
    RECEIVE = 4
    """From the bank."""
    PAY = 5
    """To the bank."""
    PAY_EACH = 6
    """To every other seat."""
    COLLECT_EACH = 7
    """From every other seat."""
    REPAIRS = 8
    """An amount a house, another a hotel."""
    LEAVE_JAIL = 9
    """Kept until used or traded."""
    MISS_TURN = 10
    ROLL_AGAIN = 11
    OPPOSITE = 12
    """To the space across the board."""


class UtilityDice(IntEnum):
    """B-2: which dice a utility's rent counts."""

    ROLL_THAT_MOVED = 0
    THROWN_ANEW = 1
    THROWN_ANEW_AFTER_CARD = 2


class Side(IntEnum):
    """The side that a figure is on."""

    NONE = 0
    LIGHT = 1
    DARK = 2


class Trigger(IntEnum):
    """Which roll brings a special rule."""

    SIX = 0
    """A six on either die; the other die says which."""
    DOUBLE = 1
    """A double; its pips say which."""


class SpecialEffect(IntEnum):
    """What a mission or a power does."""

    TAKE_FREE = 0
    """Deeds of the bank for nothing, or an amount of money instead."""
    MOVE_ANYWHERE = 1
    """Forward to any space; GO passed pays."""
    ANOTHER_TURN = 2
    RECEIVE = 3
    """From the bank."""
    PUT_OTHER = 4
    """Another seat is put on another space."""
    STEAL = 5
    """Deeds of one other seat, not out of a complete group."""
    BEAT = 6
    """Another seat is bankrupt to this one."""
    LEAP = 7
    """The figure is put on any space."""
    COLLECT_EACH = 8
    """From every other seat."""
    DRAW_CARD = 9
    DUEL = 10
    """For a deed of another seat, not out of a complete group."""


LIGHT_TOKEN = 0
DARK_TOKEN = 1
"""Where the Force tokens stand in `Game.token_at`: numbers, since CUDA indexes by no others."""


class Token(IntEnum):
    """The two Force tokens."""

    LIGHT = LIGHT_TOKEN
    DARK = DARK_TOKEN


class ForceFace(IntEnum):
    """The faces of the Force die."""

    LIGHT = 0
    DARK = 1
    SHIFT = 2


class Phase(IntEnum):
    """An entry of the agenda: something that is still to be done.

    The last entry is done first, so what interrupts is put on top and
    what was interrupted goes on by itself.
    """

    NONE = 0
    CHOOSE_FIGURES = 1
    DEAL_DEEDS = 2
    THROW_FOR_START = 3
    TURN = 4
    """The bottom of the agenda while the game runs: a seat is to roll, or to pass the dice on."""
    AFTER_ROLL = 5
    MOVE = 6
    LAND = 7
    DRAW_CARD = 8
    BUY = 9
    AUCTION = 10
    BANK_AUCTIONS = 11
    RENT_THROW = 12
    DEBT = 13
    PAY_EACH = 14
    COLLECT_EACH = 15
    PASSED_MORTGAGES = 16
    BUSINESS = 17
    OFFER = 18
    ANSWER_OFFER = 19
    SETTLEMENT = 20
    ANSWER_SETTLEMENT = 21
    SHORTAGE = 22
    PLACE_BUILDING = 23
    LEAVE_BY_DOUBLE = 24
    PAY_AFTER_THROW = 25
    COUNT_WEALTH = 26
    GAME_OVER = 27
    SPECIAL = 28
    SPECIAL_THROW = 29
    TAKE_FREE = 30
    CHOOSE_OWN_SPACE = 31
    CHOOSE_SEAT = 32
    PUT_SEAT = 33
    CHOOSE_PROPERTY = 34
    DUEL = 35
    SET_TOKENS = 36
    FORCE_THROW = 37
    FIGURE_MOVES = 38
    FIGHTS = 39
    FIGHT = 40
    PLACE_TOKEN = 41
    CREDIT = 42
    """A seat has borrowed or sold: does it owe more than it has to pledge?"""


class Decision(IntEnum):
    """What the game waits for."""

    NONE = 0
    CHOOSE_FIGURE = 1
    DEAL_DEED = 2
    THROW_FOR_START = 3
    TURN = 4
    """The seat on turn rolls, or does business first; in jail it pays, plays a card or stays."""
    END_TURN = 5
    """The seat on turn has moved: it does business, then passes the dice on."""
    ROLL = 6
    """Chance: both dice."""
    LEAVE_BY_DOUBLE = 7
    """B-5: a double was thrown in jail: move by it, or only step out?"""
    PAY_AFTER_THROW = 8
    """Q-4: the throw in jail failed: pay the fine and move by it, or stay?"""
    DRAW_CARD = 9
    """Chance: which card lies on top."""
    BUY = 10
    BID = 11
    RENT_THROW = 12
    """Chance: both dice for a utility's rent."""
    RAISE_CASH = 13
    """A debt is due: sell, mortgage, trade, settle, or give up."""
    PASSED_MORTGAGE = 14
    """A mortgaged deed came in: lift the mortgage, or pay the interest and keep it?"""
    BUSINESS = 15
    """A seat off turn builds, sells, mortgages, lifts, trades, and is done."""
    OFFER = 16
    """A trade is put together."""
    ANSWER_OFFER = 17
    SETTLE_FOR = 18
    """B-7: how much of the rent shall the offered deed settle?"""
    ANSWER_SETTLEMENT = 19
    WANT_BUILDING = 20
    """BUILD-8: do you want one of the bank's last buildings as well?"""
    PLACE_BUILDING = 21
    GAME_OVER = 22
    SPECIAL = 23
    """The roll brings a mission or a power: use it?"""
    SPECIAL_THROW = 24
    """Chance: one die, on which a mission depends."""
    TAKE_FREE = 25
    """Which of the bank's deeds, or the money?"""
    CHOOSE_SPACE = 26
    """To which space: the own figure, another's, or a Force token?"""
    CHOOSE_SEAT = 27
    """Which of the other seats?"""
    CHOOSE_PROPERTY = 28
    """Which deed of another seat?"""
    DUEL_THROW = 29
    """Chance: one die of a duel."""
    TOKEN_THROW = 30
    """Chance: both dice for the Force tokens before the game."""
    FORCE_THROW = 31
    """Chance: the Force die, with a roll or in a fight."""


# --- actions -------------------------------------------------------------------
# An action is a number.  Plain answers are 0 to 63; then come families of 64, one
# number a space, seat, group, card or throw; then the families that name an amount.

FAMILY = 64
"""How many numbers a family has."""


class Answer(IntEnum):
    """The plain answers."""

    ROLL = 0
    END = 1
    PAY = 2
    USE_CARD = 3
    STAY = 4
    BUY = 5
    DECLINE = 6
    PASS = 7
    ACCEPT = 8
    REFUSE = 9
    COUNTER = 10
    PROPOSE = 11
    CANCEL = 12
    DONE = 13
    GIVE_UP = 14
    TIME_UP = 15
    MOVE = 16
    KEEP = 17
    LIFT_NOW = 18
    CLAIM = 19
    WAIVE = 20
    USE = 21
    TAKE_MONEY = 22


BUILD = 1 * FAMILY
SELL = 2 * FAMILY
SELL_WHOLE = 3 * FAMILY
SELL_GROUP = 4 * FAMILY
MORTGAGE = 5 * FAMILY
LIFT = 6 * FAMILY
TRADE = 7 * FAMILY
OPEN = 8 * FAMILY
ASK_RENT = 9 * FAMILY
SETTLE = 10 * FAMILY
OFFER_DEED = 11 * FAMILY
OFFER_CARD = 12 * FAMILY
PLACE = 13 * FAMILY
FIGURE = 14 * FAMILY
DEAL = 15 * FAMILY
CARD = 16 * FAMILY
DICE = 17 * FAMILY
GO_TO = 18 * FAMILY
TARGET = 19 * FAMILY
TAKE = 20 * FAMILY
DIE = 21 * FAMILY
FORCE_FACE = 22 * FAMILY
BUY_REMOTE = 23 * FAMILY
SELL_DEED = 24 * FAMILY

AMOUNTS = 32 * FAMILY
MAX_AMOUNT = 1 << 20
"""The largest amount that an action can name, and the size of an amount family."""

BID = AMOUNTS
GIVE_CASH = AMOUNTS + MAX_AMOUNT
WANT_CASH = AMOUNTS + 2 * MAX_AMOUNT
SETTLE_FOR = AMOUNTS + 3 * MAX_AMOUNT
N_ACTIONS = AMOUNTS + 4 * MAX_AMOUNT


class DebtKind(IntEnum):
    """Why money is owed."""

    RENT = 0
    TAX = 1
    CARD = 2
    FINE = 3
    INTEREST = 4
    DEAL = 5
    SPECIAL = 6
    """The penalty of a mission, or a lost fight."""
    RISK = 7


class Pending(IntEnum):
    """What is still to be settled about a deed."""

    NOTHING = 0
    INTEREST_AFTER_TRADE = 1
    INTEREST_AFTER_BANKRUPTCY = 2
    TO_BE_AUCTIONED = 3


class Lot(IntEnum):
    """What is under the hammer."""

    DEED = 0
    HOUSE = 1
    HOTEL = 2


class Event(IntEnum):
    """Something that happened: (event, seat, other, space, amount)."""

    FIGURE_CHOSEN = 0
    """amount: the figure."""
    DEED_DEALT = 1
    """amount: the price paid, 0 if free."""
    THREW_FOR_START = 2
    """amount: first die * 10 + second."""
    STARTS = 3
    TURN_BEGAN = 4
    """amount: the turn's number."""
    ROLLED = 5
    """amount: first die * 10 + second."""
    MOVED = 6
    """seat came to `space`; amount: 1 if GO was passed or reached."""
    SALARY = 7
    WENT_TO_JAIL = 8
    THIRD_DOUBLE = 9
    LEFT_JAIL = 10
    """amount: 0 by fine, 1 by card, 2 by double, 3 by the fine after the last throw,
    4 after the last turn missed."""
    STAYED_IN_JAIL = 11
    DREW_CARD = 12
    """other: the deck; amount: the card."""
    RECEIVED = 13
    """amount from the bank by a card."""
    PAID = 14
    """seat paid amount to other (a seat or the bank); space: the DebtKind."""
    RENT_DUE = 15
    """seat owes other the rent of space."""
    RENT_THROWN = 16
    """amount: first die * 10 + second."""
    RENT_LOST = 17
    """RENT-2: other did not ask in time."""
    BOUGHT = 18
    DECLINED = 19
    AUCTION_OPENED = 20
    """space: the deed, or -1; other: the Lot."""
    BID_MADE = 21
    PASSED = 22
    AUCTION_WON = 23
    NO_BID = 24
    BUILT = 25
    """amount: the new level."""
    SOLD_BUILDING = 26
    """amount: what the bank paid."""
    SOLD_HOTEL_WHOLE = 27
    SOLD_GROUP = 28
    """space: the first lot of the group."""
    MORTGAGED = 29
    LIFTED = 30
    PAID_INTEREST = 31
    BUSINESS_OPENED = 32
    BUSINESS_CLOSED = 33
    OFFER_MADE = 34
    """amount: cash that seat gives other; negative if seat asks for it."""
    OFFER_ACCEPTED = 35
    OFFER_REFUSED = 36
    OFFER_COUNTERED = 37
    DEED_PASSED = 38
    """space went from seat to other."""
    CARD_PASSED = 39
    """a get-out-of-jail card went from seat to other; amount: which one."""
    CASH_PASSED = 40
    DEBT_OPENED = 41
    """seat owes other amount and is short of it; space: the DebtKind."""
    SETTLEMENT_OFFERED = 42
    SETTLEMENT_ACCEPTED = 43
    SETTLEMENT_REFUSED = 44
    WENT_BANKRUPT = 45
    """other: the creditor."""
    POT_WON = 46
    TIME_CALLED = 47
    WEALTH_COUNTED = 48
    WON = 49
    WANTED_BUILDING = 50
    RENT_ASKED = 51
    RESTED = 52
    """Nothing happens on this space."""
    TURN_LIMIT_REACHED = 53
    CARD_RETURNED = 54
    """a used or surrendered get-out-of-jail card went back under its deck; amount: which one."""
    USED_SPECIAL = 55
    """seat goes on a mission or uses a power; amount: which row of the edition's table."""
    SPECIAL_THROWN = 56
    """other: 1 if it succeeded; space: the throw needed; amount: the die."""
    TOOK_FREE = 57
    STOLE = 58
    """seat took space from other."""
    PUT = 59
    """seat put other on space."""
    BEAT = 60
    """seat has beaten other."""
    LEAPT = 61
    ANOTHER_TURN = 62
    DUEL_OPENED = 63
    """seat challenges other for space."""
    DUEL_THROWN = 64
    """seat throws amount."""
    DUEL_ENDED = 65
    """seat has won space in a duel against other; amount: 1 if it changes hands."""
    TOKENS_THROWN = 66
    """amount: white die * 10 + black die."""
    TOKEN_MOVED = 67
    """other: the Token; space: where it stands now."""
    TOKENS_SWAPPED = 68
    FORCE_THROWN = 69
    """amount: the ForceFace."""
    FIGHT_OPENED = 70
    """seat fights the token `other` on space."""
    FIGHT_ENDED = 71
    """other: the Token; amount: 1 if seat has won."""
    BORROWED = 72
    """seat has amount more of debt to the bank."""
    REPAID = 73
    """seat has paid amount of its debt back to the bank."""
    RISKED = 74
    """amount: what the roll brings, or, below nought, costs."""
    SOLD_DEED = 75
    """amount: what the bank paid."""
    BOUGHT_REMOTELY = 76
    """seat bought space, on which other stands; amount: the price."""
    BUILT_REMOTELY = 77
    """seat built on space, on which other stands; amount: the new level."""
    COMMISSION = 78
    """seat paid amount to other, who stands on space."""
    MISSES_NEXT_TURN = 79
    MISSED_TURN = 80
    ROLLS_AGAIN = 81
    SAME_DOUBLE = 82
    """the same double twice in a row; amount: its pips."""
    NOT_FOR_SALE = 83
    """seat came to a free deed and cannot buy it; amount: the Reason; other: who has the claim."""
    RESHUFFLED = 84
    """other: the deck that lies face down again."""
    EVENED_OUT = 85
    """seat plays later, and starts with amount more."""


class Reason(IntEnum):
    """Why an action is refused; told with the space or amount it is about."""

    NOT_NOW = 1
    NO_SUCH_SPACE = 2
    NOT_YOURS = 3
    NOT_A_LOT = 4
    GROUP_INCOMPLETE = 5
    GROUP_MORTGAGED = 6
    """told with the mortgaged deed."""
    UNEVEN = 7
    """told with the lot that comes first."""
    FULLY_BUILT = 8
    NO_HOUSES_LEFT = 9
    NO_HOTELS_LEFT = 10
    TOO_LITTLE_CASH = 11
    """told with the amount needed."""
    NOT_BETWEEN_TURNS = 12
    NO_BUILDING = 13
    NOT_ENOUGH_HOUSES_TO_SWAP = 14
    NO_HOTEL = 15
    NOT_IN_THIS_EDITION = 16
    GROUP_BUILT = 17
    """told with the built lot."""
    ALREADY_MORTGAGED = 18
    NOT_MORTGAGED = 19
    INTEREST_STILL_DUE = 20
    SEAT_IS_OUT = 21
    THAT_IS_YOU = 22
    NOT_THEIRS_EITHER = 23
    """the deed belongs to neither side of the trade."""
    EMPTY_OFFER = 24
    BID_TOO_LOW = 25
    """told with the lowest bid."""
    CAN_STILL_RAISE_CASH = 26
    """F-46: told with what could still be raised."""
    MUST_TRY = 27
    MUST_ROLL = 28
    NO_FREE_CARD = 29
    NOTHING_TO_ASK = 30
    NOT_IN_JAIL = 31
    FIGURE_TAKEN = 32
    NOT_A_TIMED_GAME = 33
    TIME_ALREADY_CALLED = 34
    OWNER_CANNOT_PAY_INTEREST = 35
    PARTNER_LACKS_CASH = 36
    ONLY_RENT = 37
    TOO_MUCH = 38
    """more than the debt."""
    DEED_IS_SOLD = 39
    CARD_IS_OUT = 40
    GAME_IS_OVER = 41
    COUNTERED_TOO_OFTEN = 42
    MUST_NOT_DECLINE = 43
    ALREADY_THERE = 44
    SPACE_TAKEN = 45
    """a figure or the other token stands there, or it is not for sale."""
    IN_COMPLETE_GROUP = 46
    SAME_OWNER_ONLY = 47
    """both deeds come from one seat; told with the deed of another."""
    NOTHING_TO_TAKE = 48
    IN_DEBT = 49
    """nothing is bought or built meanwhile; told with the debt."""
    CLAIMED = 50
    """another seat has the claim; told with a deed of that seat's."""
    CLAIM_COMES_FIRST = 51
    """told with the only deed of a group that the seat claims."""
    TOO_FEW_DEEDS_FOR_LEVEL = 52
    """told with how many deeds of the group the seat has."""
    TOO_LITTLE_BESIDE = 53
    """told with the deed on which more has to be built first."""
    JUST_BOUGHT = 54
    NOT_STANDING_THERE = 55
    """neither the seat's own figure nor, before a roll, another's stands where it has to."""
    NOBODY_STANDS_THERE = 56
    NO_CLAIM = 57
    BEFORE_ROLL_ONLY = 58
    IN_JAIL = 59
    JUST_OUT_OF_JAIL = 60
    BUILDINGS_FIRST = 61
    """the deed's own buildings are sold before it."""
    HOLDS_UP_OTHERS = 62
    """what would be left is too little for another deed; told with that deed."""
    PAY_OR_STAY = 63
    STILL_MORTGAGED = 64

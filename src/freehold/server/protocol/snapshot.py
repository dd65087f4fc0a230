"""A table while its game is played, as one viewer may see it."""

from typing import Literal, TypeAlias

from freehold.server.protocol.answers import (
    Accepted,
    Answered,
    Lobby,
    MissingListed,
    Pong,
    Refused,
    TradeChecked,
)
from freehold.server.protocol.basics import Away, Message, Part, SeatKind, SettingValue, Side


class Seat(Part, frozen=True):
    """What lies before a seat."""

    seat: int
    name: str
    kind: SeatKind
    character: str
    figure: int
    side: Side | None
    cash: int
    wealth: int
    at: int
    in_jail: bool
    jail_turns: int
    bankrupt: bool
    jail_cards: list[int]
    debt: int
    """To the bank, where it gives credit."""
    misses: int
    """Turns to be missed."""
    arrival: int
    """Of several on a space the one with 0 came first, where that matters."""
    connected: bool
    away: Away
    """Not empty: a bot stands in for the person."""
    reserve: int | None
    """Milliseconds; None without clocks."""


class Deed(Part, frozen=True):
    """A deed: whose it is, and what it brings now."""

    space: int
    owner: int
    level: int
    """0 bare; a lot 1 to 4 houses, 5 a hotel; a plot 1 to 9 bases."""
    mortgaged: bool
    rent: int | None
    """What landing there costs now; for a utility the factor on the dice; None if nothing."""
    rent_row: int | None
    """Which of the rents that the edition page lists it is."""
    doubled: bool
    claimant: int
    """Who alone may buy it, where there are claims; -1: nobody."""


class Auction(Part, frozen=True):
    """What is under the hammer."""

    lot: Literal["deed", "house", "hotel"]
    space: int
    bid: int
    bidder: int
    lowest: int
    seats: list[int]
    """Who is still in it."""


class TradeSide(Part, frozen=True):
    """What one side of a trade gives."""

    deeds: list[int]
    jail_cards: list[int]
    cash: int


class Trade(Part, frozen=True):
    """A trade under way: put together by `by`, or waiting for the answer of `to`."""

    by: int
    to: int
    gives: TradeSide
    wants: TradeSide
    sentence: str
    waits_for_answer: bool
    counters: int
    """How many counter-offers were made."""


class Debt(Part, frozen=True):
    """Money that a seat owes and is short of."""

    debtor: int
    creditor: int
    amount: int
    missing: int
    could_raise: int
    """The debtor's cash after everything is sold and mortgaged."""
    kind: str


class Claim(Part, frozen=True):
    """A rent that its owner has not asked for yet."""

    debtor: int
    owner: int
    space: int
    amount: int | None


class Bank(Part, frozen=True):
    """What is left in the box."""

    houses: int
    hotels: int
    pot: int


class Choice(Part, frozen=True):
    """Something that a seat may do now."""

    seat: int
    action: str
    """What `act` sends.  With `lowest` and `highest` the last word is an amount: the lowest."""
    label: str
    detail: str
    family: str
    """What kind of action it is: `roll`, `buy`, `build`, `bid`, `offer-deed`, …"""
    group: str
    """What it goes under: `main`, `build`, `sell`, `mortgage`, `lift`, `trade`, …"""
    heading: str
    """The group in words; empty for `main`."""
    danger: bool
    """To be confirmed."""
    between: bool
    """Business between two actions of others."""
    space: int | None = None
    other: int | None = None
    lowest: int | None = None
    highest: int | None = None


class Happened(Part, frozen=True):
    """An event, for the log and for animation."""

    index: int
    event: str
    seat: int
    other: int
    space: int
    amount: int
    sentence: str
    """Empty if the log is silent about it."""
    rules: list[str]
    """Ids of the rules behind it, the nearest first."""


class Standing(Part, frozen=True):
    """How a seat ended."""

    seat: int
    place: int
    wealth: int
    won: bool


class DrawnCard(Part, frozen=True):
    """The card that was drawn last."""

    deck: int
    card: int
    seat: int
    flavour: str
    effect: str


class ClockView(Part, frozen=True):
    """The clock of the pending decision, in milliseconds that are left."""

    seat: int
    decision: int
    reserve: int
    running: bool


class Snapshot(Message, tag="snapshot"):
    """The whole table as one viewer may see it."""

    table: str
    number: int
    """How many moves were made: what `act` sends along."""
    edition: str
    form: str
    settings: dict[str, SettingValue]
    decision: str
    actor: int
    """Who has to decide; -1 when the game is over."""
    question: str
    turn_seat: int
    turns: int
    rounds: int
    decision_space: int
    seats: list[Seat]
    deeds: list[Deed]
    bank: Bank
    dice: list[int]
    """The last roll; empty before the first."""
    doubles: int
    card: DrawnCard | None
    tokens: list[int]
    """Where the light and the dark token stand; empty where there are none."""
    auction: Auction | None
    trade: Trade | None
    debt: Debt | None
    claims: list[Claim]
    choices: list[Choice]
    """Of the viewer's seats, the likeliest first."""
    events: list[Happened]
    """Since the event that was asked for."""
    next_event: int
    you: list[int]
    host: bool
    may_undo: list[int]
    """Which of the viewer's seats may take its last move back."""
    bidding_up_to: dict[int, int]
    """Limits that the viewer's seats have set for this auction."""
    clock: ClockView | None
    pace: int
    skipping: bool
    thinking: bool
    """A bot plays next."""
    spectators: int
    commitment: str
    over: bool
    winners: list[int]
    standing: list[Standing]


ServerMessage: TypeAlias = (
    Lobby | Snapshot | Accepted | Refused | Answered | TradeChecked | MissingListed | Pong
)

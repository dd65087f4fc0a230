"""Every message between the server and a client: the only contract with the browser.

Field names are JSON names.  Seats, spaces, decks and figures are numbers that
count from 0, as the edition page lists them; -1 is the bank or nobody.  The
TypeScript types in web/src/lib/protocol.ts are made from these structs.
"""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

PROTOCOL = 1
"""Changes whenever an older client would misunderstand a message."""

Language = Literal["en", "de", "nl"]
SeatKind = Literal["person", "bot", "open"]
"""`open`: anybody with the link may sit down; a bot plays it if nobody does."""
Side = Literal["light", "dark"]
Away = Literal["", "left", "gone", "clock"]
"""Why a bot stands in for a person: it left, its line was lost, or its clock ran out."""

Name = Annotated[str, Meta(min_length=1, max_length=30)]
Slug = Annotated[str, Meta(max_length=60, pattern="^[a-z0-9-]*$")]
Token = Annotated[str, Meta(min_length=1, max_length=100)]
ActionText = Annotated[str, Meta(min_length=1, max_length=2000)]
"""Actions as `Choice.action` has them; several are parted by semicolons: all of them or none."""
Entropy = Annotated[str, Meta(min_length=16, max_length=128, pattern="^[0-9a-f]*$")]
"""What a browser adds to the dice: at least eight random bytes, in hexadecimal."""
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
SpaceNumber = Annotated[int, Meta(ge=0, le=127)]
CardNumber = Annotated[int, Meta(ge=0, le=15)]
MoveNumber = Annotated[int, Meta(ge=0, le=2**31)]
Milliseconds = Annotated[int, Meta(ge=0, le=10_000)]
SettingValue: TypeAlias = bool | int | str


class Message(msgspec.Struct, forbid_unknown_fields=True, tag_field="type"):
    """What all messages of the socket share: the field `type` says which it is."""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that messages are made of."""


# --- setting a table up -----------------------------------------------------------


class SeatPlan(Part, frozen=True, kw_only=True):
    """One seat of a table that is to be created."""

    kind: SeatKind = "open"
    character: Slug = "steady"
    """How a bot plays there: see `Lobby.characters`."""
    name: str = ""
    figure: Slug = ""


class ClockPlan(Part, frozen=True):
    """Seconds for every decision, and a reserve for the whole game."""

    decision: Annotated[int, Meta(ge=5, le=86_400)]
    reserve: Annotated[int, Meta(ge=0, le=86_400)] = 0


class CreateTable(Part, frozen=True, kw_only=True):
    """POST /api/tables."""

    edition: Slug
    form: Slug = "standard"
    settings: dict[str, SettingValue] = {}
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=8)]
    clock: ClockPlan | None = None
    pace: Milliseconds = 900
    """How long a bot waits before it plays."""


class Created(Part, frozen=True):
    """A new table: its id is the link, its token is the host's."""

    table: str
    host_token: str


class JoinTable(Part, frozen=True, kw_only=True):
    """POST /api/tables/{table}/join: sit down."""

    seat: SeatNumber
    name: Name
    figure: Slug = ""
    """Empty: any that is free."""
    entropy: Entropy


class Joined(Part, frozen=True):
    """A seat is held by its token: whoever has it is that person."""

    seat: int
    token: str


class HostChange(Part, frozen=True, kw_only=True):
    """POST /api/tables/{table}/seats/{seat}: the host changes a seat before the game."""

    kind: SeatKind
    character: Slug = "steady"
    name: str = ""
    figure: Slug = ""


class Tray(Part, frozen=True):
    """One side of a trade: spaces, get-out-of-jail cards and money."""

    deeds: Annotated[list[SpaceNumber], Meta(max_length=60)] = []
    jail_cards: Annotated[list[CardNumber], Meta(max_length=4)] = []
    cash: Annotated[int, Meta(ge=0, le=2**20)] = 0


# --- what a client says on the socket ----------------------------------------------


class Hello(Message, tag="hello"):
    """The first message: who one is, and what one saw last."""

    tokens: Annotated[list[Token], Meta(max_length=9)] = []
    """Of seats, several on one device, and of the host; none: a spectator."""
    language: Language = "en"
    since: Annotated[int, Meta(ge=0, le=2**31)] = 0
    """The first event that is wanted: `Snapshot.next_event` of the last one seen."""


class Act(Message, tag="act"):
    """A seat acts."""

    seat: SeatNumber
    number: MoveNumber
    """`Snapshot.number`: the move is refused if another came before it."""
    action: ActionText


class Undo(Message, tag="undo"):
    """A seat takes its last move back, if `Snapshot.may_undo` has it."""

    seat: SeatNumber
    number: MoveNumber


class WhyNot(Message, tag="why-not"):
    """Would this be allowed, and if not, why not?  Nothing changes."""

    seat: SeatNumber
    action: ActionText
    ask: Annotated[int, Meta(ge=0, le=2**31)] = 0
    """Comes back in the answer."""


class CheckTrade(Message, tag="check-trade"):
    """What would be wrong with a trade, and what it would say; nothing changes.

    `wants` is what `seat` wants of `to`.  With `counter` it is the answer to an offer of `to`.
    """

    seat: SeatNumber
    to: SeatNumber
    gives: Tray
    wants: Tray
    counter: bool = False
    ask: Annotated[int, Meta(ge=0, le=2**31)] = 0


class Propose(Message, tag="propose"):
    """A whole trade in one message; the server makes the single decisions of it."""

    seat: SeatNumber
    number: MoveNumber
    to: SeatNumber
    gives: Tray
    wants: Tray
    counter: bool = False


class BidUpTo(Message, tag="bid-up-to"):
    """Bid the lowest amount again and again, up to a limit, until the auction is over; 0: stop."""

    seat: SeatNumber
    limit: Annotated[int, Meta(ge=0, le=2**20)]


class Missing(Message, tag="missing"):
    """Which business could one think of that is not allowed now, and why not?"""

    seat: SeatNumber
    ask: Annotated[int, Meta(ge=0, le=2**31)] = 0


class Leave(Message, tag="leave"):
    """A person leaves: a bot stands in."""

    seat: SeatNumber


class TakeBack(Message, tag="take-back"):
    """A person is back and plays again."""

    seat: SeatNumber


class Start(Message, tag="start"):
    """The host begins the game; bots take the seats that are open."""


class SetPace(Message, tag="pace"):
    """How long bots wait before they play; anybody at the table may say."""

    pace: Milliseconds


class Skip(Message, tag="skip"):
    """Bots play without waiting until a person has to decide."""


class Speak(Message, tag="language"):
    """Another language from now on; a snapshot with all events follows."""

    language: Language


class Ping(Message, tag="ping"):
    """Is anybody there?"""


ClientMessage: TypeAlias = (
    Hello
    | Act
    | Propose
    | Undo
    | BidUpTo
    | WhyNot
    | CheckTrade
    | Missing
    | Leave
    | TakeBack
    | Start
    | SetPace
    | Skip
    | Speak
    | Ping
)


# --- what the server says ------------------------------------------------------------

Check = Literal["unknown", "malformed", "seat", "stale", "turn", "illegal"]
"""The checks of a message, in the order in which they are made."""

Trouble: TypeAlias = Check | Literal["limit", "state"]
"""`limit`: too much or too fast; `state`: not at this point of the table's life."""


class Refused(Message, tag="refused"):
    """Nothing has changed, and why."""

    check: Trouble
    reason: str
    """A sentence in the client's language."""
    rules: list[str] = []
    number: int | None = None
    """Of the `act` or `undo` that is refused."""


class Accepted(Message, tag="accepted"):
    """A move is stored: it outlives the server from here on."""

    number: int
    """The number that the client sent."""
    repeated: bool = False
    """It had been accepted before."""


class Answered(Message, tag="answered"):
    """The answer to `why-not`."""

    ask: int
    allowed: bool
    reason: str = ""
    rules: list[str] = []


class Wrong(Part, frozen=True):
    """Something that is not allowed now, and why not."""

    action: str
    label: str
    reason: str
    rules: list[str]
    space: int | None = None


class TradeChecked(Message, tag="trade-checked"):
    """The answer to `check-trade`."""

    ask: int
    sentence: str
    problems: list[str]


class MissingListed(Message, tag="missing-listed"):
    """The answer to `missing`."""

    ask: int
    seat: int
    items: list[Wrong]


class Pong(Message, tag="pong"):
    """Yes."""


class LobbySeat(Part, frozen=True):
    """A seat before the game."""

    seat: int
    kind: SeatKind
    taken: bool
    name: str
    character: str
    figure: str
    connected: bool


class Lobby(Message, tag="lobby"):
    """A table before its game: who sits where."""

    table: str
    edition: str
    form: str
    settings: dict[str, SettingValue]
    seats: list[LobbySeat]
    clock: ClockPlan | None
    pace: int
    commitment: str
    """SHA-256 of the server's secret for the dice and its salt, in hexadecimal."""
    you: list[int]
    host: bool
    may_start: bool
    why_not_start: str
    spectators: int


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


# --- what the HTTP API answers beside these --------------------------------------------


class FigureInfo(Part, frozen=True):
    """A figure of an edition."""

    id: str
    name: str
    side: Side | None


class EditionCard(Part, frozen=True):
    """An edition in the list of editions."""

    id: str
    title: str
    lowest: int
    highest: int
    """How many may play."""
    forms: list[str]
    figures: list[FigureInfo]
    stage: str


class SpaceInfo(Part, frozen=True):
    """A space of the board; None and empty where it has no such thing."""

    id: str
    name: str
    kind: str
    """`go`, `lot`, `railroad`, `utility`, `cards`, `tax`, `jail`, `free-parking`, …"""
    group: int | None
    price: int | None
    """For a tax the tax."""
    mortgage: int | None
    lift: int | None
    """What lifting the mortgage costs."""
    house_price: int | None
    commission: int | None
    """To whoever stands there when it is bought from afar."""
    house_commission: int | None
    """The same for building."""
    rents: list[int]
    """By level; for a railroad by number; for a utility the factors by number; for a risk
    the factors on the dice, first without and then with a double."""
    rent_labels: list[str]
    deck: int | None


class GroupInfo(Part, frozen=True):
    """A group of deeds."""

    id: str
    name: str
    colour: str
    spaces: list[int]


class CardInfo(Part, frozen=True):
    """A card; its place in the deck is nobody's business."""

    id: str
    flavour: str
    effect: str


class DeckInfo(Part, frozen=True):
    """A deck of cards."""

    id: str
    name: str
    cards: list[CardInfo]


class SpecialInfo(Part, frozen=True):
    """A mission or a power."""

    id: str
    name: str
    about: str
    trigger: str
    side: Side | None
    pips: int
    needs: int


class Option(Part, frozen=True):
    """A value of a setting."""

    value: SettingValue
    label: str


class RuleInfo(Part, frozen=True):
    """A rule as the rulebook, a ruling or a house has it."""

    id: str
    kind: Literal["book", "ruling", "house"]
    words: str
    value: str
    source: str


class SettingInfo(Part, frozen=True):
    """A rule that a table may set."""

    id: str
    label: str
    about: str
    kind: Literal["book", "ruling", "house", "table"]
    type: Literal["bool", "int", "choice"]
    lowest: int
    highest: int
    options: list[Option]
    """For `choice` and `bool`."""
    by_form: dict[str, SettingValue]
    """Its value in every form of the game if nobody changes it."""
    rules: list[RuleInfo]
    why_not: str
    """Why the edition cannot be played with it; empty if it can."""


class FormInfo(Part, frozen=True):
    """A form of the game."""

    id: str
    name: str
    about: str
    """What it changes, in words."""


class Character(Part, frozen=True):
    """A way in which bots play."""

    id: str
    name: str
    about: str


class EditionInfo(Part, frozen=True):
    """GET /api/editions/{edition}: everything that does not change during a game."""

    id: str
    title: str
    language: str
    lowest: int
    highest: int
    stage: str
    start_cash: int
    salary: int
    fine: int
    houses: int
    hotels: int
    spaces: list[SpaceInfo]
    jails: list[int]
    """The spaces of the jails."""
    landing_bonus: int
    fine_step: int
    """By how much the fine falls with every turn in jail."""
    groups: list[GroupInfo]
    decks: list[DeckInfo]
    figures: list[FigureInfo]
    sides: dict[str, str]
    """Their names."""
    tokens: list[str]
    """The names of the light and the dark token; empty where there are none."""
    specials: list[SpecialInfo]
    forms: list[FormInfo]
    settings: list[SettingInfo]
    characters: list[Character]
    building_words: dict[str, str]
    """`house`, `houses`, `hotel`, `hotels`."""
    words: str
    """The edition's own Fluent file in that language: `money` and all names."""


class ChapterInfo(Part, frozen=True):
    """A chapter of an edition's rules."""

    id: str
    title: str
    rules: list[RuleInfo]


class EditionRules(Part, frozen=True):
    """GET /api/editions/{edition}/rules."""

    edition: str
    title: str
    chapters: list[ChapterInfo]


class ActOverHttp(Part, frozen=True):
    """POST /api/tables/{table}/act, with a seat's token as bearer."""

    number: MoveNumber
    action: ActionText


class WealthPoint(Part, frozen=True):
    """Everyone's wealth when a turn began."""

    turn: int
    wealth: list[int]


class DeedEarned(Part, frozen=True):
    """What a deed has brought its owners in rent."""

    space: int
    earned: int
    times: int
    owners: list[int]


class DiceProof(Part, frozen=True):
    """What the dice follow from; secret and salt are empty until the game is over."""

    commitment: str
    secret: str
    salt: str
    entropies: list[str]
    """One a seat, in their order; empty for bots."""


class Summary(Part, frozen=True):
    """GET /api/tables/{table}/summary: how the game went."""

    over: bool
    winners: list[int]
    names: list[str]
    standing: list[Standing]
    wealth: list[WealthPoint]
    deeds: list[DeedEarned]
    dice: DiceProof


class ReplayRequest(Part, frozen=True, kw_only=True):
    """POST /api/replay: some steps of a record."""

    record: Annotated[str, Meta(max_length=200_000)]
    language: Language = "en"
    first: MoveNumber = 0
    """The first step that is wanted; step 0 is before the first action."""
    count: Annotated[int, Meta(ge=1, le=100)] = 50


class ReplayStep(Part, frozen=True):
    """The table after one action of a record."""

    step: int
    actor: int
    """-2: the dice and the decks."""
    action: str
    snapshot: Snapshot


class Replay(Part, frozen=True):
    """Some steps of a record, and how many there are."""

    edition: str
    form: str
    names: list[str]
    steps: int
    turns: list[int]
    """At which step every turn begins."""
    frames: list[ReplayStep]
    summary: Summary


class VerifyRequest(Part, frozen=True, kw_only=True):
    """POST /api/verify."""

    record: Annotated[str, Meta(max_length=200_000)]
    language: Language = "en"


class Verdict(Part, frozen=True):
    """Whether every roll, card and shuffle of a record follows from what was revealed."""

    sound: bool
    reason: str = ""
    outcomes: int = 0
    commitment: str = ""


class Problem(Part, frozen=True):
    """Why a request is refused; the status says which kind of trouble it is."""

    check: Trouble
    reason: str
    rules: list[str] = []


class Health(Part, frozen=True):
    """GET /health."""

    status: Literal["ok"]
    version: str
    protocol: int
    live_tables: int
    sockets: int

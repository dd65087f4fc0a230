"""What the server answers: accepted, refused and why, the lobby; over HTTP problems and health."""

from typing import Literal, TypeAlias

from freehold.server.protocol.basics import Message, Part, SeatKind, SettingValue
from freehold.server.protocol.tables import ClockPlan

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

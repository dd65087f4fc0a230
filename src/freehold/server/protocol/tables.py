"""Setting a table up and sitting down, over HTTP; what a trade is put together from."""

from typing import Annotated

from msgspec import Meta

from freehold.server.protocol.basics import (
    ActionText,
    CardNumber,
    Entropy,
    Milliseconds,
    MoveNumber,
    Name,
    Part,
    SeatKind,
    SeatNumber,
    SettingValue,
    Slug,
    SpaceNumber,
)


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


class ActOverHttp(Part, frozen=True):
    """POST /api/tables/{table}/act, with a seat's token as bearer."""

    number: MoveNumber
    action: ActionText

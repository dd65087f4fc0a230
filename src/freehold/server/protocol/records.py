"""What the HTTP API tells about games: a summary, the steps of a record, the proof of its dice."""

from typing import Annotated

from msgspec import Meta

from freehold.server.protocol.basics import Language, MoveNumber, Part
from freehold.server.protocol.snapshot import Snapshot, Standing


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

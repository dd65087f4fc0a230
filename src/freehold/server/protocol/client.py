"""What a client says on the socket."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from freehold.server.protocol.basics import (
    ActionText,
    Language,
    Message,
    Milliseconds,
    MoveNumber,
    SeatNumber,
    Token,
)
from freehold.server.protocol.tables import Tray


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

"""One socket: messages in, snapshots out.

A slow reader costs nothing: what it has not read yet is replaced by the newest
snapshot, and only direct answers are queued, up to a limit.
"""

import asyncio
from collections import deque
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from freehold.server import asking
from freehold.server.configuration import Limits
from freehold.server.limits import Bucket
from freehold.server.metrics import Metrics
from freehold.server.protocol.answers import Pong
from freehold.server.protocol.client import (
    Act,
    BidUpTo,
    CheckTrade,
    ClientMessage,
    Hello,
    Leave,
    Missing,
    Ping,
    Propose,
    SetPace,
    Skip,
    Speak,
    Start,
    TakeBack,
    Undo,
    WhyNot,
)
from freehold.server.protocol.snapshot import ServerMessage
from freehold.server.refusals import Refusal
from freehold.server.room import Room
from freehold.server.views import Viewer

DECODER = msgspec.json.Decoder(ClientMessage)
TYPE_ONLY = msgspec.json.Decoder(dict[str, msgspec.Raw])
KNOWN = frozenset(
    str(kind.__struct_config__.tag)
    for kind in ClientMessage.__args__  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType, reportUnknownVariableType]
)
ENCODER = msgspec.json.Encoder()

TOO_MUCH = 1008
GOING_AWAY = 1012
HELLO_WITHIN = 15.0


def decode(data: str | bytes) -> ClientMessage:
    """A message, if it is known and well-formed, in that order."""
    try:
        return DECODER.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        if isinstance(error, msgspec.ValidationError) and not _is_known(data):
            raise Refusal("unknown", "unknown-message") from error
        raise Refusal("malformed", "malformed", why=str(error)) from error


def _is_known(data: str | bytes) -> bool:
    try:
        named = msgspec.json.decode(TYPE_ONLY.decode(data).get("type", b"null"), type=str)
    except msgspec.ValidationError:
        return False
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return True  # it is no JSON at all, so it has no type either
    return named in KNOWN


class Connection:
    """One socket at one table."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], room: Room, limits: Limits, metrics: Metrics
    ) -> None:
        self.socket = socket
        self.room = room
        self.limits = limits
        self.metrics = metrics
        self.viewer = Viewer()
        self.bucket = Bucket(limits.messages_per_second, limits.burst)
        self.replies: deque[ServerMessage] = deque()
        self.next_event = 0
        self._stale = False
        self._wake = asyncio.Event()
        self._dismissed = False
        self._said_hello = False

    # --- called by the room ------------------------------------------------------------

    def look(self) -> None:
        """Something has changed."""
        self._stale = True
        self._wake.set()

    def dismiss(self) -> None:
        """The table leaves the memory: the client comes again."""
        self._dismissed = True
        self._wake.set()

    # --- the two directions ----------------------------------------------------------------

    async def run(self) -> None:
        """Until the client goes, or has to go."""
        sender = asyncio.create_task(self._send_all())
        receiver = asyncio.create_task(self._receive_all())
        try:
            await asyncio.wait({sender, receiver}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.room.part(self)
            sender.cancel()
            receiver.cancel()
            await asyncio.gather(sender, receiver, return_exceptions=True)

    async def _send_all(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self.replies:
                await self._send(self.replies.popleft())
            if self._dismissed:
                await self.socket.close(GOING_AWAY)
                return
            if self._stale and self._said_hello:
                self._stale = False
                async with self.room.lock:
                    view = self.room.view(self.viewer, self.next_event)
                    self.next_event = len(self.room.match.log)
                await self._send(view)

    async def _send(self, message: ServerMessage) -> None:
        await self.socket.send_data(ENCODER.encode(message).decode(), mode="text")

    async def _receive_all(self) -> None:
        timeout: float | None = HELLO_WITHIN
        while True:
            try:
                data = await asyncio.wait_for(self.socket.receive_data(mode="text"), timeout)
            except (WebSocketDisconnect, TimeoutError):
                return
            except KeyError:
                # A frame of bytes has no text: every message is text here.
                data = ""
            if not self._may_go_on(data):
                await self.socket.close(TOO_MUCH)
                return
            if await self._handle(data):
                timeout = None

    def _may_go_on(self, data: str) -> bool:
        """Whether the client stays within the limits; if not it is cut off."""
        why = ""
        if len(data) > self.limits.message_bytes:
            why = "too-long"
        elif not self.bucket.take():
            why = "too-fast"
        elif len(self.replies) > self.limits.backlog:
            why = "too-slow"
        if why:
            self.metrics.count(self.metrics.cut_off, why)
        return not why

    async def _handle(self, data: str) -> bool:
        """Answer a message; whether the client has introduced itself."""
        number: int | None = None
        try:
            message = decode(data)
            self.metrics.count(self.metrics.messages, str(message.__struct_config__.tag))
            number = getattr(message, "number", None)
            reply = await self._answer(message)
        except Refusal as refusal:
            self.metrics.count(self.metrics.refusals, refusal.check)
            reply = refusal.as_message(self.viewer.language, number)
        if reply is not None:
            self.replies.append(reply)
            self._wake.set()
        return self._said_hello

    # --- messages ------------------------------------------------------------------------

    async def _answer(self, message: ClientMessage) -> ServerMessage | None:
        if isinstance(message, Ping):
            return Pong()
        if isinstance(message, Hello):
            self._hello(message)
            return None
        if not self._said_hello:
            raise Refusal("state", "hello-first")
        if isinstance(message, Speak):
            self.viewer = Viewer(message.language, self.viewer.seats, self.viewer.host)
            self.next_event = 0
            self.look()
            return None
        if isinstance(message, WhyNot | CheckTrade | Missing):
            async with self.room.lock:
                return asking.answer(self.room, self.viewer, message)
        # A move goes on even if the client is gone before it is stored.
        return await asyncio.shield(asyncio.create_task(self._act(message)))

    def _hello(self, message: Hello) -> None:
        if self._said_hello:
            raise Refusal("state", "hello-once")
        self.viewer = Viewer(message.language)
        self.viewer = self.room.viewer(message.tokens, message.language)
        self.next_event = message.since
        self._said_hello = True
        self.room.attend(self)
        self.look()

    async def _act(self, message: ClientMessage) -> ServerMessage | None:  # noqa: PLR0911 - one a kind
        room, viewer = self.room, self.viewer
        if isinstance(message, Act):
            return await room.act(viewer, message)
        if isinstance(message, Propose):
            return await room.propose(viewer, message)
        if isinstance(message, Undo):
            return await room.undo(viewer, message)
        if isinstance(message, BidUpTo):
            return await room.bid_up_to(viewer, message)
        if isinstance(message, Leave):
            return await room.leave(viewer, message.seat)
        if isinstance(message, TakeBack):
            return await room.take_back(viewer, message.seat)
        if isinstance(message, Start):
            return await room.start(viewer)
        if isinstance(message, SetPace):
            return room.set_pace(viewer, message.pace)
        if isinstance(message, Skip):
            return room.skip(viewer)
        raise Refusal("unknown", "unknown-message")

"""What happens at a table by itself: bots play, bids go on, and bots stand in for who is late."""

import asyncio
import logging
import time
from concurrent.futures import Executor
from typing import Literal, Protocol

from freehold.bots.companion import rent_to_ask
from freehold.notation.actions import write_action
from freehold.record import duplicate
from freehold.rules.auctions import lowest_bid
from freehold.server.characters import answer_of
from freehold.server.clocks import Clock
from freehold.server.match import Match
from freehold.server.presence import PRESENT_FOR, Presence
from freehold.server.refusals import Refusal
from freehold.vocabulary import Decision

log = logging.getLogger("freehold.server")

QUICK = {Decision.END_TURN, Decision.BID, Decision.ANSWER_OFFER, Decision.WANT_BUILDING}
"""Decisions after which nothing much is to be seen: bots take less time for them."""
QUICK_SHARE = 0.45
AUTO_BID_WAIT = 0.4


class Driven(Protocol):
    """The room, as far as it is driven."""

    match: Match
    presence: Presence
    clock: Clock | None
    lock: asyncio.Lock
    pace: int
    skipping: bool
    limits: dict[int, int]
    turned_at: float

    async def play(self, seat: int, words: str, by: str, language: str) -> None: ...
    async def stand_in(self, seat: int, why: str) -> None: ...
    def changed(self) -> None: ...


def bot_to_play(match: Match) -> int | None:
    """The seat of the bot that acts next."""
    table = match.table
    if table is None or match.state != "playing":
        return None
    bots = bots_of(match)
    rent = rent_to_ask(table.game, bots)
    if rent is not None:
        return rent[0]
    return int(table.game.actor) if table.game.actor in bots else None


def bots_of(match: Match) -> list[int]:
    """The seats for which bots play."""
    return [number for number, seat in enumerate(match.seats) if seat.is_bots]


class Driver:
    """Waits until something is due at a table, and does it."""

    def __init__(self, room: Driven, threads: Executor, gone_after: float) -> None:
        self._room = room
        self._threads = threads
        self._gone_after = gone_after
        self._wake = asyncio.Event()
        self._stopped = False
        self._task = asyncio.create_task(self._drive())

    def wake(self) -> None:
        """Something has happened: look again what is due."""
        self._wake.set()

    def stop(self) -> None:
        """The table leaves the memory."""
        self._stopped = True
        self._task.cancel()

    async def _drive(self) -> None:
        while not self._stopped:
            self._wake.clear()
            try:
                wait = await self._next()
            except Refusal as refusal:
                log.warning("table %s: %s", self._room.match.id, refusal)
                wait = 0.5
            except Exception:
                log.exception("table %s: its driver stumbled", self._room.match.id)
                wait = 5.0
            try:
                await asyncio.wait_for(self._wake.wait(), wait)
            except TimeoutError:
                continue

    async def _next(self) -> float | None:
        """Do what is due; how long to wait for the next, or None for until something happens."""
        room = self._room
        if room.match.state != "playing":
            return None
        if not room.presence.is_anybody_there:
            if room.clock:
                room.clock.hold(time.monotonic())
            return None
        waits = [wait for wait in (self._until_clock(), self._until_gone()) if wait is not None]
        if not room.presence.watchers:
            # Requests alone: look again when they have ceased.
            waits.append(PRESENT_FOR)
        if waits and min(waits) <= 0:
            await self._stand_in_for_late()
            return 0
        bot = bot_to_play(room.match)
        if bot is not None:
            wait = self._until_bot()
            if wait <= 0:
                await self._let_bot_play(bot)
                return 0
            waits.append(wait)
        elif (seat := self._seat_that_bids_by_itself()) is not None:
            wait = room.turned_at + AUTO_BID_WAIT - time.monotonic()
            if wait <= 0:
                await self._bid(seat)
                return 0
            waits.append(wait)
        return min(waits, default=None)

    # --- bots --------------------------------------------------------------------------

    def _until_bot(self) -> float:
        room = self._room
        if room.skipping:
            return 0
        share = QUICK_SHARE if room.match.playing.decision in QUICK else 1.0
        return room.turned_at + room.pace / 1000 * share - time.monotonic()

    async def _let_bot_play(self, seat: int) -> None:
        """Think in a thread, then play, unless something else has happened meanwhile."""
        match = self._room.match
        table, number = match.playing, match.number
        rent = rent_to_ask(table.game, bots_of(match))
        if rent is not None:
            action = rent[1]
        else:
            character = match.seats[seat].character
            game = duplicate(table.game)
            loop = asyncio.get_running_loop()
            action = await loop.run_in_executor(
                self._threads, answer_of, character, table.edition, game
            )
        async with self._room.lock:
            if match.number != number or not match.seats[seat].is_bots:
                return
            await self._room.play(seat, write_action(table.spec, table.game, action), "bot", "en")
        self._room.changed()

    # --- bids up to a limit --------------------------------------------------------------

    def _seat_that_bids_by_itself(self) -> int | None:
        game, limits = self._room.match.playing.game, self._room.limits
        actor = int(game.actor)
        if game.decision != Decision.BID or actor not in limits:
            return None
        return actor if lowest_bid(game) <= min(limits[actor], game.cash[actor]) else None

    async def _bid(self, seat: int) -> None:
        async with self._room.lock:
            if self._seat_that_bids_by_itself() != seat:
                return
            amount = lowest_bid(self._room.match.playing.game)
            await self._room.play(seat, f"bid {amount}", "person", "en")
        self._room.changed()

    # --- those who are late --------------------------------------------------------------

    def _until_clock(self) -> float | None:
        clock = self._room.clock
        if clock is None or clock.seat < 0 or clock.began is None:
            return None
        return clock.left(time.monotonic()) / 1000

    def _until_gone(self) -> float | None:
        """Until the seat that has to decide counts as gone, if others wait for it."""
        match, presence = self._room.match, self._room.presence
        actor = int(match.playing.game.actor)
        lost_at = presence.lost_at(actor)
        if lost_at is None or match.seats[actor].is_bots or not presence.connected - {actor}:
            return None
        return lost_at + self._gone_after - time.monotonic()

    async def _stand_in_for_late(self) -> None:
        async with self._room.lock:
            match = self._room.match
            actor = int(match.playing.game.actor)
            clock, gone = self._until_clock(), self._until_gone()
            why: Literal["clock", "gone"] | None = None
            if gone is not None and gone <= 0:
                why = "gone"
            if clock is not None and clock <= 0:
                why = "clock"
            if why is None or match.seats[actor].is_bots:
                return
            await self._room.stand_in(actor, why)
        self._room.changed()

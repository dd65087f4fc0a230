"""A live match: what persons ask of it, its moves on the way to disk, and who is told of them."""

import asyncio
import logging
import sqlite3
import time
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import Protocol

from freehold.server import lobby
from freehold.server.clocks import Clock
from freehold.server.driver import Driver, bot_to_play
from freehold.server.match import Match, Move
from freehold.server.presence import Presence, Watcher
from freehold.server.protocol.answers import Accepted, Lobby
from freehold.server.protocol.client import Act, BidUpTo, Propose, Undo
from freehold.server.protocol.snapshot import Snapshot
from freehold.server.protocol.tables import Joined, JoinTable, SeatPlan
from freehold.server.refusals import Refusal
from freehold.server.store import Store, StoredMove
from freehold.server.trading import proposal
from freehold.server.views import Surroundings, Viewer, Views
from freehold.vocabulary import Answer, Decision

log = logging.getLogger("freehold.server")


@dataclass(frozen=True)
class Means:
    """What all rooms share."""

    store: Store
    threads: Executor
    gone_after: float
    moves_made: "Counter"


class Counter(Protocol):
    """Counts moves for the metrics."""

    def move(self, by: str, seconds: float) -> None: ...


class Room:
    """One live match."""

    def __init__(self, match: Match, means: Means, spent: list[int]) -> None:
        self.match = match
        self.means = means
        self.lock = asyncio.Lock()
        self.views = Views(match)
        self.presence = Presence(n for n, seat in enumerate(match.seats) if seat.is_taken)
        self.version = 0
        self.pace = match.plan.pace
        self.skipping = False
        self.limits: dict[int, int] = {}
        """How far seats go by themselves in the auction under way."""
        plan = match.plan.clock
        self.clock = Clock(plan, len(match.seats), spent) if plan else None
        self.turned_at = time.monotonic()
        """When the last move was made."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False
        self._driver = Driver(self, means.threads, means.gone_after)
        self._reset_clock()

    # --- who is there ----------------------------------------------------------------

    def viewer(self, tokens: list[str], language: str) -> Viewer:
        """Who holds these tokens; one that fits nothing is refused."""
        seats: set[int] = set()
        host = False
        for token in tokens:
            held = [n for n, seat in enumerate(self.match.seats) if seat.is_held_by(token)]
            is_host = self.match.is_host(token)
            if not held and not is_host:
                raise Refusal("seat", "unknown-token")
            seats.update(held)
            host = host or is_host
        return Viewer(language, frozenset(seats), host)

    def attend(self, watcher: Watcher) -> None:
        """Somebody has opened a socket."""
        self.presence.come(watcher)
        self._let_clock_run()
        self.changed()
        self._welcome_back(watcher.viewer)

    def _welcome_back(self, viewer: Viewer) -> None:
        """Whoever was stood in for because of a lost line alone need not ask for the seat."""
        for seat in viewer.seats:
            if self.match.seats[seat].away == "gone":
                task = asyncio.create_task(self.take_back(viewer, seat))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    def part(self, watcher: Watcher) -> None:
        """A socket is closed."""
        self.presence.go(watcher)
        if self.clock and not self.presence.is_anybody_there:
            self.clock.hold(time.monotonic())
        self.changed()

    def asked_over_http(self, viewer: Viewer) -> None:
        """A request came: somebody is at the table without a socket."""
        self.presence.ask(viewer)
        self._let_clock_run()
        self._driver.wake()
        self._welcome_back(viewer)

    def _let_clock_run(self) -> None:
        if self.clock:
            self.clock.go_on(time.monotonic())

    def changed(self) -> None:
        """There is something new to see, and perhaps to do."""
        self.version += 1
        for watcher in self.presence.watchers:
            watcher.look()
        self._driver.wake()

    # --- what they see -----------------------------------------------------------------

    def view(self, viewer: Viewer, since: int = 0) -> Lobby | Snapshot:
        """The table for one viewer; call it with the lock held."""
        if self.match.table is None:
            present = self.presence
            return lobby.view(self.match, viewer, present.connected, present.spectators, self.pace)
        around = Surroundings(
            version=self.version,
            connected=self.presence.connected,
            reserves=list(self.clock.reserves) if self.clock else None,
            pace=self.pace,
            skipping=self.skipping,
            thinking=bot_to_play(self.match) is not None,
            spectators=self.presence.spectators,
        )
        snapshot = self.views.snapshot(viewer, since, around)
        snapshot.clock = self.clock.view(time.monotonic()) if self.clock else None
        snapshot.bidding_up_to = {s: n for s, n in self.limits.items() if s in viewer.seats}
        return snapshot

    # --- before the game ----------------------------------------------------------------

    async def join(self, wish: JoinTable) -> Joined:
        """A person sits down."""
        async with self.lock:
            token = lobby.join(self.match, wish)
            self.presence.expect(wish.seat)
            await self._keep_seats([wish.seat])
            self.views.forget()
        self.changed()
        return Joined(wish.seat, token)

    async def change_seat(self, viewer: Viewer, seat: int, plan: SeatPlan) -> None:
        """The host says who shall sit there."""
        async with self.lock:
            if not viewer.host:
                raise Refusal("seat", "not-the-host")
            lobby.change(self.match, seat, plan)
            await self._keep_seats([seat])
        self.changed()

    async def start(self, viewer: Viewer) -> None:
        """The host begins the game."""
        async with self.lock:
            if not viewer.host:
                raise Refusal("seat", "not-the-host")
            lobby.start(self.match, viewer.language)
            await self._keep_seats(range(len(self.match.seats)))
            self.turned_at = time.monotonic()
            self._reset_clock()
        self.changed()

    async def _keep_seats(self, seats: "list[int] | range") -> None:
        stored = {seat: lobby.stored(self.match.seats[seat]) for seat in seats}
        await self._write(self.means.store.put_seats(self.match.id, stored, self.match.state))

    # --- moves ---------------------------------------------------------------------------

    async def act(self, viewer: Viewer, act: Act) -> Accepted:
        """A person acts; the checks come in their fixed order."""
        async with self.lock:
            actions = self.match.read(act.action)
            self._check_seat(viewer, act.seat, host=Answer.TIME_UP in actions)
            if self._is_repeated(act.number, act.seat, act.action):
                return Accepted(act.number, repeated=True)
            self._check_number(act.number)
            self.match.check_turn(act.seat, actions)
            by = "host" if Answer.TIME_UP in actions else "person"
            await self.play(act.seat, act.action, by, viewer.language)
        self.changed()
        return Accepted(act.number)

    async def propose(self, viewer: Viewer, wish: Propose) -> Accepted:
        """A whole trade in one message."""
        async with self.lock:
            self.match.playing  # noqa: B018 - refuses before the game
            self._check_seat(viewer, wish.seat)
            made = self._move_of(wish.seat, wish.number)
            if made and made.words.endswith("propose"):
                return Accepted(wish.number, repeated=True)
            self._check_number(wish.number)
            self.match.check_turn(wish.seat, ())
            words = self.views.words(viewer.language)
            actions = proposal(self.match.playing, words, wish)
            await self.play(wish.seat, actions, "person", viewer.language)
        self.changed()
        return Accepted(wish.number)

    async def undo(self, viewer: Viewer, wish: Undo) -> Accepted:
        """A person takes a move back."""
        async with self.lock:
            self.match.playing  # noqa: B018 - refuses before the game
            self._check_seat(viewer, wish.seat)
            made = self._move_of(wish.seat, wish.number)
            if made and made.by == "undo":
                return Accepted(wish.number, repeated=True)
            self._check_number(wish.number)
            await self._append(self.match.undo(wish.seat), 0)
        self.changed()
        return Accepted(wish.number)

    async def bid_up_to(self, viewer: Viewer, wish: BidUpTo) -> None:
        """A seat goes on bidding by itself."""
        async with self.lock:
            game = self.match.playing.game
            self._check_seat(viewer, wish.seat)
            if wish.limit == 0:
                self.limits.pop(wish.seat, None)
            elif not self._in_auction(wish.seat):
                raise Refusal("turn", "no-auction")
            elif wish.limit > game.cash[wish.seat]:
                words = self.views.words(viewer.language)
                money = words.money(int(game.cash[wish.seat]))
                raise Refusal("illegal", "limit-above-cash", rules=("AUC-2",), money=money)
            else:
                self.limits[wish.seat] = wish.limit
        self.changed()

    async def leave(self, viewer: Viewer, seat: int, why: str = "left") -> None:
        """A bot stands in for a person."""
        async with self.lock:
            self.match.playing  # noqa: B018 - refuses before the game
            self._check_seat(viewer, seat, away=True)
            if not self.match.seats[seat].away and self.match.state == "playing":
                await self._append(self.match.note(seat, "away", why), 0)
        self.changed()

    async def take_back(self, viewer: Viewer, seat: int) -> None:
        """A person plays again."""
        async with self.lock:
            self.match.playing  # noqa: B018 - refuses before the game
            self._check_seat(viewer, seat, away=True)
            if self.match.seats[seat].away:
                await self._append(self.match.note(seat, "back", ""), 0)
                self._reset_clock()
        self.changed()

    def set_pace(self, viewer: Viewer, pace: int) -> None:
        """Bots wait longer, or less."""
        if not viewer.seats and not viewer.host:
            raise Refusal("seat", "not-at-the-table")
        self.pace = pace
        self.changed()

    def skip(self, viewer: Viewer) -> None:
        """Bots do not wait until a person decides."""
        if not viewer.seats and not viewer.host:
            raise Refusal("seat", "not-at-the-table")
        self.skipping = True
        self.changed()

    def seat_to_act(self, viewer: Viewer) -> int:
        """The seat that a request without one means: of several the one that has to decide."""
        actor = int(self.match.table.game.actor) if self.match.table else -1
        return actor if actor in viewer.seats else min(viewer.seats, default=0)

    # --- checks ---------------------------------------------------------------------------

    def _check_seat(
        self, viewer: Viewer, seat: int, *, host: bool = False, away: bool = False
    ) -> None:
        if host:
            if not viewer.host:
                raise Refusal("seat", "not-the-host")
            return
        if seat not in viewer.seats:
            raise Refusal("seat", "not-your-seat")
        if self.match.seats[seat].away and not away:
            raise Refusal("seat", "stood-in")

    def _check_number(self, number: int) -> None:
        if number != self.match.number:
            raise Refusal("stale", "stale", number=self.match.number)

    def _move_of(self, seat: int, number: int) -> Move | None:
        """The move under a number, if this seat has made it."""
        if number >= self.match.number:
            return None
        made = self.match.moves[number]
        return made if made.seat == seat else None

    def _is_repeated(self, number: int, seat: int, words: str) -> bool:
        made = self._move_of(seat, number)
        return made is not None and made.by in ("person", "host") and made.words == words

    def _in_auction(self, seat: int) -> bool:
        game = self.match.playing.game
        return game.decision == Decision.BID and bool(game.auction_in >> seat & 1)

    # --- writing --------------------------------------------------------------------------

    async def play(self, seat: int, words: str, by: str, language: str) -> None:
        """Make a move and keep it; the lock is held."""
        began = time.monotonic()
        move = self.match.play(seat, words, by, language)
        spent = 0
        if self.clock and self.clock.seat == seat:
            spent = self.clock.stop(began)
        await self._append(move, spent)
        self.means.moves_made.move(by, time.monotonic() - began)
        self.turned_at = time.monotonic()
        self._reset_clock()
        self._forget_limits()
        actor = int(self.match.playing.game.actor)
        if actor >= 0 and not self.match.seats[actor].is_bots:
            self.skipping = False

    async def stand_in(self, seat: int, why: str) -> None:
        """A bot plays for a person who is late; the lock is held."""
        spent = self.clock.stop(time.monotonic()) if self.clock else 0
        await self._append(self.match.note(seat, "away", why), spent)
        self._reset_clock()

    async def _append(self, move: Move, spent: int) -> None:
        """Keep a move that was made; the lock is held until it is safe on disk."""
        stored = StoredMove(move.seat, move.by, move.words, move.steps, time.time(), spent)
        number = self.match.number - 1
        await self._write(self.means.store.append(self.match.id, number, stored, self.match.state))

    async def _write(self, writing: "asyncio.Future[None] | object") -> None:
        try:
            await writing  # pyright: ignore[reportGeneralTypeIssues]
        except sqlite3.Error as error:
            log.error("table %s could not be stored: %s", self.match.id, error)
            # What is in memory and what is on disk differ now: the disk is right.
            self.close()
            raise Refusal("limit", "not-stored") from error

    def _reset_clock(self) -> None:
        if self.clock is None or self.match.table is None or self.match.state != "playing":
            return
        actor = int(self.match.table.game.actor)
        now = time.monotonic()
        if actor < 0 or self.match.seats[actor].is_bots:
            self.clock.ask(-1, None)
        elif self.clock.seat != actor or self.clock.began is None:
            self.clock.ask(actor, now if self.presence.is_anybody_there else None)

    def _forget_limits(self) -> None:
        for seat in list(self.limits):
            if not self._in_auction(seat):
                del self.limits[seat]

    # --- the end ----------------------------------------------------------------------------

    def close(self) -> None:
        """Leave the memory; everything is on disk."""
        self._closed = True
        self._driver.stop()
        for watcher in list(self.presence.watchers):
            watcher.dismiss()

    @property
    def is_closed(self) -> bool:
        """Whether it has left the memory."""
        return self._closed

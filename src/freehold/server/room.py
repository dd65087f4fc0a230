"""A live match: its moves go to disk, bots play, clocks run, watchers are told."""

import asyncio
import logging
import sqlite3
import time
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import Literal, Protocol

from freehold.bots.companion import rent_to_ask
from freehold.notation.actions import write_action
from freehold.record import duplicate
from freehold.rules.auctions import lowest_bid
from freehold.server import lobby
from freehold.server.characters import answer_of
from freehold.server.clocks import Clock
from freehold.server.match import Match, Move
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

QUICK = {Decision.END_TURN, Decision.BID, Decision.ANSWER_OFFER, Decision.WANT_BUILDING}
"""Decisions after which nothing much is to be seen: bots take less time for them."""
QUICK_SHARE = 0.45
AUTO_BID_WAIT = 0.4
PRESENT_FOR = 60.0
"""So many seconds after a request its sender counts as present."""


class Watcher(Protocol):
    """Somebody with a socket at the table."""

    viewer: Viewer

    def look(self) -> None:
        """Something has changed."""
        ...

    def dismiss(self) -> None:
        """The table leaves the memory: come again."""
        ...


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
        self.watchers: set[Watcher] = set()
        self.version = 0
        self.pace = match.plan.pace
        self.skipping = False
        self.limits: dict[int, int] = {}
        """How far seats go by themselves in the auction under way."""
        plan = match.plan.clock
        self.clock = Clock(plan, len(match.seats), spent) if plan else None
        self.seen_at = time.monotonic()
        self._asked_over_http = 0.0
        self._turned_at = time.monotonic()
        # Until they come, the persons of a table from disk count as lost.
        self._lost = {n: time.monotonic() for n, seat in enumerate(match.seats) if seat.is_taken}
        self._tasks: set[asyncio.Task[None]] = set()
        self._wake = asyncio.Event()
        self._closed = False
        self._driver = asyncio.create_task(self._drive())
        self._reset_clock()

    # --- who is there ----------------------------------------------------------------

    @property
    def is_attended(self) -> bool:
        """Whether anybody looks, by a socket or by requests."""
        return bool(self.watchers) or time.monotonic() - self._asked_over_http < PRESENT_FOR

    @property
    def connected(self) -> frozenset[int]:
        """The seats whose persons have a socket."""
        return frozenset(seat for watcher in self.watchers for seat in watcher.viewer.seats)

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
        self.watchers.add(watcher)
        for seat in watcher.viewer.seats:
            self._lost.pop(seat, None)
        self._notice()
        self._changed()
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
        self.watchers.discard(watcher)
        now = time.monotonic()
        for seat in watcher.viewer.seats - self.connected:
            self._lost[seat] = now
        self.seen_at = now
        if self.clock and not self.is_attended:
            self.clock.hold(now)
        self._changed()

    def asked_over_http(self, viewer: Viewer) -> None:
        """A request came: somebody is at the table without a socket."""
        self._asked_over_http = self.seen_at = time.monotonic()
        for seat in viewer.seats & set(self._lost):
            self._lost[seat] = self.seen_at
        self._notice()
        self._welcome_back(viewer)

    def _notice(self) -> None:
        self.seen_at = time.monotonic()
        if self.clock:
            self.clock.go_on(self.seen_at)
        self._wake.set()

    def _changed(self) -> None:
        self.version += 1
        for watcher in self.watchers:
            watcher.look()
        self._wake.set()

    # --- what they see -----------------------------------------------------------------

    def view(self, viewer: Viewer, since: int = 0) -> Lobby | Snapshot:
        """The table for one viewer; call it with the lock held."""
        if self.match.table is None:
            return lobby.view(self.match, viewer, self.connected, self._spectators(), self.pace)
        around = Surroundings(
            version=self.version,
            connected=self.connected,
            reserves=list(self.clock.reserves) if self.clock else None,
            pace=self.pace,
            skipping=self.skipping,
            thinking=self._bot_to_play() is not None,
            spectators=self._spectators(),
        )
        snapshot = self.views.snapshot(viewer, since, around)
        snapshot.clock = self.clock.view(time.monotonic()) if self.clock else None
        snapshot.bidding_up_to = {s: n for s, n in self.limits.items() if s in viewer.seats}
        return snapshot

    def _spectators(self) -> int:
        return sum(not watcher.viewer.seats for watcher in self.watchers)

    # --- before the game ----------------------------------------------------------------

    async def join(self, wish: JoinTable) -> Joined:
        """A person sits down."""
        async with self.lock:
            token = lobby.join(self.match, wish)
            self._lost[wish.seat] = time.monotonic()
            await self._keep_seats([wish.seat])
            self.views.forget()
        self._changed()
        return Joined(wish.seat, token)

    async def change_seat(self, viewer: Viewer, seat: int, plan: SeatPlan) -> None:
        """The host says who shall sit there."""
        async with self.lock:
            if not viewer.host:
                raise Refusal("seat", "not-the-host")
            lobby.change(self.match, seat, plan)
            await self._keep_seats([seat])
        self._changed()

    async def start(self, viewer: Viewer) -> None:
        """The host begins the game."""
        async with self.lock:
            if not viewer.host:
                raise Refusal("seat", "not-the-host")
            lobby.start(self.match, viewer.language)
            await self._keep_seats(range(len(self.match.seats)))
            self._turned_at = time.monotonic()
            self._reset_clock()
        self._changed()

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
            await self._play(act.seat, act.action, by, viewer.language)
        self._changed()
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
            await self._play(wish.seat, actions, "person", viewer.language)
        self._changed()
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
        self._changed()
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
        self._changed()

    async def leave(self, viewer: Viewer, seat: int, why: str = "left") -> None:
        """A bot stands in for a person."""
        async with self.lock:
            self.match.playing  # noqa: B018 - refuses before the game
            self._check_seat(viewer, seat, away=True)
            if not self.match.seats[seat].away and self.match.state == "playing":
                await self._append(self.match.note(seat, "away", why), 0)
        self._changed()

    async def take_back(self, viewer: Viewer, seat: int) -> None:
        """A person plays again."""
        async with self.lock:
            self.match.playing  # noqa: B018 - refuses before the game
            self._check_seat(viewer, seat, away=True)
            if self.match.seats[seat].away:
                await self._append(self.match.note(seat, "back", ""), 0)
                self._reset_clock()
        self._changed()

    def set_pace(self, viewer: Viewer, pace: int) -> None:
        """Bots wait longer, or less."""
        if not viewer.seats and not viewer.host:
            raise Refusal("seat", "not-at-the-table")
        self.pace = pace
        self._changed()

    def skip(self, viewer: Viewer) -> None:
        """Bots do not wait until a person decides."""
        if not viewer.seats and not viewer.host:
            raise Refusal("seat", "not-at-the-table")
        self.skipping = True
        self._changed()

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

    async def _play(self, seat: int, words: str, by: str, language: str) -> None:
        began = time.monotonic()
        move = self.match.play(seat, words, by, language)
        spent = 0
        if self.clock and self.clock.seat == seat:
            spent = self.clock.stop(began)
        await self._append(move, spent)
        self.means.moves_made.move(by, time.monotonic() - began)
        self._turned_at = time.monotonic()
        self._reset_clock()
        self._forget_limits()
        actor = int(self.match.playing.game.actor)
        if actor >= 0 and not self.match.seats[actor].is_bots:
            self.skipping = False

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
            self.clock.ask(actor, now if self.is_attended else None)

    def _forget_limits(self) -> None:
        for seat in list(self.limits):
            if not self._in_auction(seat):
                del self.limits[seat]

    # --- bots and clocks --------------------------------------------------------------------

    def close(self) -> None:
        """Leave the memory; everything is on disk."""
        self._closed = True
        self._driver.cancel()
        for watcher in list(self.watchers):
            watcher.dismiss()

    @property
    def is_closed(self) -> bool:
        """Whether it has left the memory."""
        return self._closed

    async def _drive(self) -> None:
        while not self._closed:
            self._wake.clear()
            try:
                wait = await self._next()
            except Refusal as refusal:
                log.warning("table %s: %s", self.match.id, refusal)
                wait = 0.5
            except Exception:
                log.exception("table %s: its driver stumbled", self.match.id)
                wait = 5.0
            try:
                await asyncio.wait_for(self._wake.wait(), wait)
            except TimeoutError:
                continue

    async def _next(self) -> float | None:
        """Do what is due; how long to wait for the next, or None for until something happens."""
        if self.match.state != "playing":
            return None
        if not self.is_attended:
            if self.clock:
                self.clock.hold(time.monotonic())
            return None
        waits = [wait for wait in (self._until_clock(), self._until_gone()) if wait is not None]
        if not self.watchers:
            # Requests alone: look again when they have ceased.
            waits.append(PRESENT_FOR)
        if waits and min(waits) <= 0:
            await self._stand_in_for_late()
            return 0
        bot = self._bot_to_play()
        if bot is not None:
            wait = self._until_bot()
            if wait <= 0:
                await self._let_bot_play(bot)
                return 0
            waits.append(wait)
        elif (seat := self._seat_that_bids_by_itself()) is not None:
            wait = self._turned_at + AUTO_BID_WAIT - time.monotonic()
            if wait <= 0:
                await self._bid(seat)
                return 0
            waits.append(wait)
        return min(waits, default=None)

    def _bot_to_play(self) -> int | None:
        """The seat of the bot that acts next."""
        table = self.match.table
        if table is None or self.match.state != "playing":
            return None
        bots = [number for number, seat in enumerate(self.match.seats) if seat.is_bots]
        rent = rent_to_ask(table.game, bots)
        if rent is not None:
            return rent[0]
        return int(table.game.actor) if table.game.actor in bots else None

    def _until_bot(self) -> float:
        if self.skipping:
            return 0
        table = self.match.playing
        share = QUICK_SHARE if table.decision in QUICK else 1.0
        return self._turned_at + self.pace / 1000 * share - time.monotonic()

    async def _let_bot_play(self, seat: int) -> None:
        """Think in a thread, then play, unless something else has happened meanwhile."""
        match = self.match
        table, number = match.playing, match.number
        bots = [n for n, state in enumerate(match.seats) if state.is_bots]
        rent = rent_to_ask(table.game, bots)
        if rent is not None:
            action = rent[1]
        else:
            character = match.seats[seat].character
            game = duplicate(table.game)
            loop = asyncio.get_running_loop()
            action = await loop.run_in_executor(
                self.means.threads, answer_of, character, table.edition, game
            )
        async with self.lock:
            if match.number != number or not match.seats[seat].is_bots:
                return
            await self._play(seat, write_action(table.spec, table.game, action), "bot", "en")
        self._changed()

    def _seat_that_bids_by_itself(self) -> int | None:
        game = self.match.playing.game
        actor = int(game.actor)
        if game.decision != Decision.BID or actor not in self.limits:
            return None
        return actor if lowest_bid(game) <= min(self.limits[actor], game.cash[actor]) else None

    async def _bid(self, seat: int) -> None:
        async with self.lock:
            if self._seat_that_bids_by_itself() != seat:
                return
            amount = lowest_bid(self.match.playing.game)
            await self._play(seat, f"bid {amount}", "person", "en")
        self._changed()

    def _until_clock(self) -> float | None:
        if self.clock is None or self.clock.seat < 0 or self.clock.began is None:
            return None
        return self.clock.left(time.monotonic()) / 1000

    def _until_gone(self) -> float | None:
        """Until the seat that has to decide counts as gone, if others wait for it."""
        actor = int(self.match.playing.game.actor)
        others = self.connected - {actor}
        if actor not in self._lost or self.match.seats[actor].is_bots or not others:
            return None
        return self._lost[actor] + self.means.gone_after - time.monotonic()

    async def _stand_in_for_late(self) -> None:
        async with self.lock:
            actor = int(self.match.playing.game.actor)
            clock, gone = self._until_clock(), self._until_gone()
            why: Literal["clock", "gone"] | None = None
            if gone is not None and gone <= 0:
                why = "gone"
            if clock is not None and clock <= 0:
                why = "clock"
            if why is None or self.match.seats[actor].is_bots:
                return
            spent = self.clock.stop(time.monotonic()) if self.clock else 0
            await self._append(self.match.note(actor, "away", why), spent)
            self._reset_clock()
        self._changed()

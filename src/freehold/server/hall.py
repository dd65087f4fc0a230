"""All tables of a server: those in memory, and the way to those on disk."""

import asyncio
import secrets
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import msgspec

from freehold.proof import Dice, new_dice
from freehold.server import lobby
from freehold.server.configuration import Configuration
from freehold.server.limits import Addresses
from freehold.server.match import Match, hash_of, new_token
from freehold.server.metrics import Metrics
from freehold.server.protocol.tables import Created, CreateTable
from freehold.server.refusals import Refusal
from freehold.server.room import Means, Room
from freehold.server.store import Store, StoredTable

SWEEP = 30.0
"""Seconds between two looks for tables that nobody looks at."""


class Hall:
    """All tables of a server."""

    def __init__(self, configuration: Configuration, store: Store, metrics: Metrics) -> None:
        self.configuration = configuration
        self.store = store
        self.metrics = metrics
        self.threads = ThreadPoolExecutor(configuration.bot_threads, "bots")
        self.readers = ThreadPoolExecutor(2, "readers")
        self.rooms: dict[str, Room] = {}
        self._means = Means(store, self.threads, configuration.gone_after, metrics)
        self._opening: dict[str, asyncio.Lock] = {}
        self._created = 0
        hourly = configuration.limits.tables_per_hour
        self._makers = Addresses(hourly / 3600, hourly)
        replays = configuration.limits.replays_per_minute
        self._replayers = Addresses(replays / 60, replays)
        self.sockets: Counter[str] = Counter()
        """Open sockets by address."""

    # --- opening ---------------------------------------------------------------------

    async def create(self, plan: CreateTable) -> Created:
        """A new table; it is on disk when this returns."""
        lobby.check_plan(plan)
        host_token = new_token()
        match = Match(
            id=secrets.token_urlsafe(9),
            plan=plan,
            seats=lobby.seats_for(plan),
            dice=new_dice(),
            host_hash=hash_of(host_token),
        )
        await self.store.create(
            StoredTable(
                id=match.id,
                state=match.state,
                plan=msgspec.json.encode(plan),
                secret=match.dice.secret,
                salt=match.dice.salt,
                host_hash=match.host_hash,
                created_at=time.time(),
                seats=[lobby.stored(seat) for seat in match.seats],
                moves=[],
            )
        )
        self.rooms[match.id] = Room(match, self._means, [0] * len(match.seats))
        self.metrics.tables_created += 1
        self._created += 1
        if self._created % 100 == 1:
            await self.store.make_room(self.configuration.limits.tables, set(self.rooms))
        return Created(match.id, host_token)

    def may_create(self, address: str) -> bool:
        """Whether an address may have one more table now."""
        return self._makers.take(address)

    def may_replay(self, address: str) -> bool:
        """Whether an address may have one more record played through."""
        return self._replayers.take(address)

    async def room(self, table: str) -> Room:
        """The live room of a table, brought from disk if need be."""
        room = self.rooms.get(table)
        if room is not None and not room.is_closed:
            return room
        lock = self._opening.setdefault(table, asyncio.Lock())
        async with lock:
            room = self.rooms.get(table)
            if room is not None and not room.is_closed:
                return room
            loop = asyncio.get_running_loop()
            found = await loop.run_in_executor(self.readers, self._restore, table)
            self._opening.pop(table, None)
            if found is None:
                raise Refusal("unknown", "unknown-table")
            match, spent = found
            room = Room(match, self._means, spent)
            self.rooms[table] = room
            return room

    def _restore(self, table: str) -> tuple[Match, list[int]] | None:
        """A match as it was when its last move was stored; runs in a thread."""
        stored = self.store.read(table)
        if stored is None:
            return None
        match = Match(
            id=stored.id,
            plan=msgspec.json.decode(stored.plan, type=CreateTable),
            seats=[lobby.restored(seat) for seat in stored.seats],
            dice=Dice(stored.secret, stored.salt),
            host_hash=stored.host_hash,
        )
        if stored.state != "lobby":
            match.begin()
            match.replay(stored.moves)
        spent = [0] * len(match.seats)
        for move in stored.moves:
            if move.seat >= 0:
                spent[move.seat] += move.spent
        return match, spent

    # --- closing -----------------------------------------------------------------------

    async def sweep(self) -> None:
        """Again and again: tables that nobody looks at leave the memory."""
        while True:
            await asyncio.sleep(min(SWEEP, self.configuration.idle_after))
            now = time.monotonic()
            for table, room in list(self.rooms.items()):
                idle = (
                    not room.presence.watchers
                    and now - room.presence.seen_at > self.configuration.idle_after
                )
                if room.is_closed or (idle and not room.lock.locked()):
                    room.close()
                    del self.rooms[table]

    def close(self) -> None:
        """The server stops; every move is on disk already."""
        for room in self.rooms.values():
            room.close()
        self.rooms.clear()
        self.threads.shutdown(wait=False, cancel_futures=True)
        self.readers.shutdown(wait=False, cancel_futures=True)

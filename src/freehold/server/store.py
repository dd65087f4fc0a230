"""Tables on disk: SQLite, one writer, an append-only list of moves.

All writing is done by one thread.  What waits for it is written in one
transaction, so many tables share one fsync; who waits is told after the commit.
`synchronous=FULL` makes a commit outlive a loss of power, not only of the process.
"""

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

MIGRATIONS = (
    """
    create table tables (
        id text primary key,
        created_at real not null,
        touched_at real not null,
        state text not null,
        plan blob not null,
        secret blob not null,
        salt blob not null,
        host_hash blob not null
    ) strict;
    create table seats (
        table_id text not null references tables (id) on delete cascade,
        seat integer not null,
        data blob not null,
        primary key (table_id, seat)
    ) strict, without rowid;
    create table moves (
        table_id text not null references tables (id) on delete cascade,
        number integer not null,
        data blob not null,
        primary key (table_id, number)
    ) strict, without rowid;
    """,
)
"""One text a version of the schema; they are only ever added to."""


class StoreError(Exception):
    """The database cannot be used; the message says why, for whoever runs the server."""


class StoredMove(msgspec.Struct, frozen=True, array_like=True):
    """A move as it is kept: who, what was asked for, and every step with the dice."""

    seat: int
    by: str
    """`person`, `bot` or `host`; `undo` takes the last move back."""
    words: str
    steps: tuple[str, ...]
    at: float
    spent: int = 0
    """Milliseconds of the seat's reserve that it took."""


class StoredSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as it is kept; of its token only the hash."""

    kind: str
    character: str
    name: str
    figure: str
    token_hash: bytes = b""
    entropy: str = ""
    away: str = ""


class StoredTable(msgspec.Struct, frozen=True):
    """A table with everything that was stored of it."""

    id: str
    state: str
    plan: bytes
    secret: bytes
    salt: bytes
    host_hash: bytes
    created_at: float
    seats: list[StoredSeat]
    moves: list[StoredMove]


Job = Callable[[sqlite3.Connection], None]


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    try:
        connection.execute("pragma journal_mode = wal")
        connection.execute("pragma synchronous = full")
        connection.execute("pragma foreign_keys = on")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the schema up to date; refuse one from the future."""
    (version,) = connection.execute("pragma user_version").fetchone()
    if version > len(MIGRATIONS):
        raise StoreError(
            f"this database was made by a newer Freehold (its schema is {version}, "
            f"this one knows {len(MIGRATIONS)}): please update"
        )
    for number, script in enumerate(MIGRATIONS[version:], version + 1):
        connection.executescript(f"begin; {script}; pragma user_version = {number}; commit;")


class Store:
    """The database of one server."""

    def __init__(self, path: Path) -> None:
        opened: list[sqlite3.Connection] = []
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            opened.append(_connect(path))
            migrate(opened[0])
            opened.append(_connect(path))
        except (OSError, sqlite3.Error, StoreError) as error:
            for connection in opened:
                connection.close()
            if isinstance(error, StoreError):
                raise
            raise StoreError(f"{path} cannot be used as a database: {error}") from error
        self._writer, self._reader = opened
        self._reading = threading.Lock()
        self._jobs: queue.SimpleQueue[tuple[Job, Any] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_all, name="store", daemon=True)
        self._thread.start()
        self.commits = 0
        self.written = 0

    def close(self) -> None:
        """Write what waits, and close."""
        self._jobs.put(None)
        self._thread.join()
        self._writer.close()
        self._reader.close()

    # --- writing -----------------------------------------------------------------

    async def write(self, job: Job) -> None:
        """Do a job in a transaction; returns after the commit."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()

        def tell(error: BaseException | None) -> None:
            loop.call_soon_threadsafe(_settle, done, error)

        self._jobs.put((job, tell))
        await asyncio.shield(done)

    def _write_all(self) -> None:
        while True:
            item = self._jobs.get()
            batch: list[tuple[Job, Any]] = []
            while item is not None:
                batch.append(item)
                if self._jobs.empty():
                    break
                item = self._jobs.get()
            if batch:
                self._commit(batch)
            if item is None:
                return

    def _commit(self, batch: list[tuple[Job, Any]]) -> None:
        """All jobs in one transaction; one that fails is rolled back alone."""
        connection = self._writer
        outcomes: list[tuple[Any, BaseException | None]] = []
        try:
            connection.execute("begin immediate")
            for job, tell in batch:
                outcomes.append((tell, _attempt(connection, job)))
            connection.execute("commit")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("rollback")
            outcomes = [(tell, error) for _, tell in batch]
        self.commits += 1
        self.written += len(batch)
        for tell, error in outcomes:
            tell(error)

    async def create(self, table: StoredTable) -> None:
        """Keep a new table."""

        def job(connection: sqlite3.Connection) -> None:
            now = time.time()
            connection.execute(
                "insert into tables values (?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    table.id,
                    table.created_at,
                    now,
                    table.state,
                    table.plan,
                    table.secret,
                    table.salt,
                    table.host_hash,
                ),
            )
            for number, seat in enumerate(table.seats):
                _put_seat(connection, table.id, number, seat)

        await self.write(job)

    async def append(self, table: str, number: int, move: StoredMove, state: str) -> None:
        """Keep a move; the number must be new."""
        data = msgspec.json.encode(move)

        def job(connection: sqlite3.Connection) -> None:
            connection.execute("insert into moves values (?, ?, ?)", (table, number, data))
            connection.execute(
                "update tables set touched_at = ?, state = ? where id = ?", (move.at, state, table)
            )

        await self.write(job)

    async def put_seats(self, table: str, seats: dict[int, StoredSeat], state: str) -> None:
        """Keep seats that have changed, and the table's state."""

        def job(connection: sqlite3.Connection) -> None:
            for number, seat in seats.items():
                _put_seat(connection, table, number, seat)
            connection.execute(
                "update tables set touched_at = ?, state = ? where id = ?",
                (time.time(), state, table),
            )

        await self.write(job)

    async def put_plan(self, table: str, plan: bytes) -> None:
        """Keep a changed plan."""
        await self.write(
            lambda connection: (
                connection.execute("update tables set plan = ? where id = ?", (plan, table))
                and None
            )
        )

    async def make_room(self, keep: int, spared: set[str]) -> None:
        """Forget the tables that were touched longest ago, above a number of them."""

        def job(connection: sqlite3.Connection) -> None:
            rows = connection.execute(
                "select id from tables order by touched_at desc limit -1 offset ?", (keep,)
            ).fetchall()
            for (table,) in rows:
                if table not in spared:
                    connection.execute("delete from tables where id = ?", (table,))

        await self.write(job)

    # --- reading -----------------------------------------------------------------

    def read(self, table: str) -> StoredTable | None:
        """A table with its seats and moves, or None."""
        with self._reading:
            row = self._reader.execute(
                "select state, plan, secret, salt, host_hash, created_at from tables where id = ?",
                (table,),
            ).fetchone()
            if row is None:
                return None
            seats = self._reader.execute(
                "select data from seats where table_id = ? order by seat", (table,)
            ).fetchall()
            moves = self._reader.execute(
                "select data from moves where table_id = ? order by number", (table,)
            ).fetchall()
        state, plan, secret, salt, host_hash, created_at = row
        return StoredTable(
            id=table,
            state=state,
            plan=plan,
            secret=secret,
            salt=salt,
            host_hash=host_hash,
            created_at=created_at,
            seats=[msgspec.json.decode(data, type=StoredSeat) for (data,) in seats],
            moves=[msgspec.json.decode(data, type=StoredMove) for (data,) in moves],
        )

    def count(self) -> int:
        """How many tables are kept."""
        with self._reading:
            return int(self._reader.execute("select count(*) from tables").fetchone()[0])


def _settle(done: "asyncio.Future[None]", error: BaseException | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def _attempt(connection: sqlite3.Connection, job: Job) -> BaseException | None:
    connection.execute("savepoint job")
    try:
        job(connection)
    except sqlite3.Error as error:
        connection.execute("rollback to job")
        connection.execute("release job")
        return error
    connection.execute("release job")
    return None


def _put_seat(connection: sqlite3.Connection, table: str, number: int, seat: StoredSeat) -> None:
    connection.execute(
        "insert into seats values (?, ?, ?) "
        "on conflict (table_id, seat) do update set data = excluded.data",
        (table, number, msgspec.json.encode(seat)),
    )

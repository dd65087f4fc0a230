"""Clocks, and a room whose disk fails: in this process, with a real database."""

import asyncio
import sqlite3
import threading
from pathlib import Path
from typing import Any

import pytest

from freehold.server.clocks import Clock
from freehold.server.configuration import Configuration
from freehold.server.hall import Hall
from freehold.server.metrics import Metrics
from freehold.server.protocol.client import Act
from freehold.server.protocol.tables import ClockPlan, CreateTable, JoinTable, SeatPlan
from freehold.server.refusals import Refusal
from freehold.server.room import Room
from freehold.server.store import MIGRATIONS, Job, Store, StoreError
from freehold.server.views import Viewer
from tests.server.matches import Onlooker

# --- the clock itself ------------------------------------------------------------------


def test_the_decision_s_own_time_comes_before_the_reserve():
    clock = Clock(ClockPlan(10, 30), 2, [0, 0])
    clock.ask(0, 100.0)

    assert clock.left(100.0) == 40_000
    assert clock.overtime(109.0) == 0
    assert clock.overtime(115.0) == 5000
    assert clock.stop(115.0) == 5000
    assert clock.reserves == [25_000, 30_000]


def test_a_clock_stands_still_while_nobody_is_there():
    clock = Clock(ClockPlan(10, 0), 1, [0])
    clock.ask(0, 100.0)
    clock.hold(104.0)

    assert clock.left(500.0) == 6000
    clock.go_on(500.0)
    assert clock.left(501.0) == 5000


def test_a_reserve_never_falls_below_nothing():
    clock = Clock(ClockPlan(5, 1), 1, [0])
    clock.ask(0, 0.0)

    assert clock.stop(60.0) == 1000
    assert clock.reserves == [0]


def test_what_was_spent_before_a_restart_stays_spent():
    assert Clock(ClockPlan(5, 60), 2, [10_000, 0]).reserves == [50_000, 60_000]


# --- rooms ------------------------------------------------------------------------------


async def opened(hall: Hall, **plan: Any) -> tuple[Room, str]:
    """A table of two persons whose game has begun."""
    created = await hall.create(
        CreateTable(edition="saga", seats=[SeatPlan(kind="person")] * 2, **plan)
    )
    room = await hall.room(created.table)
    for seat, name in enumerate(("Ann", "Bob")):
        await room.join(JoinTable(seat=seat, name=name, entropy="ab" * 16))
    await room.start(Viewer(host=True))
    return room, created.table


def running(tmp_path: Path, test: Any) -> None:
    """Run a test with a hall of its own."""

    async def run() -> None:
        store = Store(tmp_path / "tables.sqlite3")
        hall = Hall(Configuration(database=tmp_path / "tables.sqlite3"), store, Metrics())
        try:
            await test(hall)
        finally:
            hall.close()
            store.close()

    asyncio.run(run())


async def until(true: Any, seconds: float = 10.0) -> None:
    for _ in range(int(seconds * 50)):
        if true():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it did not happen in time")


def test_a_clock_that_runs_out_brings_a_stand_in(tmp_path: Path):
    async def test(hall: Hall) -> None:
        room, _ = await opened(hall, clock=ClockPlan(1, 0), pace=0)
        actor = int(room.match.playing.game.actor)
        room.attend(Onlooker(Viewer("en", frozenset({0, 1}))))
        view = room.view(Viewer("en", frozenset({0, 1})))
        assert view.clock.seat == actor  # pyright: ignore
        await until(lambda: room.match.seats[actor].away == "clock")
        await until(lambda: room.match.number > 2)
        await room.take_back(Viewer("en", frozenset({actor})), actor)
        assert room.match.seats[actor].away == ""

    running(tmp_path, test)


def test_without_anybody_there_no_clock_runs_out(tmp_path: Path):
    async def test(hall: Hall) -> None:
        room, _ = await opened(hall, clock=ClockPlan(1, 0), pace=0)
        await asyncio.sleep(1.5)
        assert [seat.away for seat in room.match.seats] == ["", ""]

    running(tmp_path, test)


def test_what_the_disk_refuses_was_never_done(tmp_path: Path):
    async def test(hall: Hall) -> None:
        room, table = await opened(hall, pace=0)
        onlooker = Onlooker(Viewer("en", frozenset({0, 1})))
        room.attend(onlooker)
        actor = int(room.match.playing.game.actor)
        # Another process has written the same number.
        with sqlite3.connect(tmp_path / "tables.sqlite3") as other:
            other.execute(
                "insert into moves values (?, 0, ?)", (table, b'[0,"away","left",[],0,0]')
            )
        other.close()

        with pytest.raises(Refusal) as refused:
            await room.act(Viewer("en", frozenset({actor})), Act(actor, 0, "roll"))

        assert refused.value.message == "not-stored"
        assert onlooker.dismissed
        again = await hall.room(table)
        assert again is not room
        assert [move.by for move in again.match.moves] == ["away"]

    running(tmp_path, test)


def test_many_moves_at_once_share_a_commit(tmp_path: Path):
    async def test(hall: Hall) -> None:
        rooms = [(await opened(hall, pace=0))[0] for _ in range(12)]
        commits, written = hall.store.commits, hall.store.written
        write, all_wait = hall.store.write, threading.Event()
        asked = 0

        async def roll(room: Room) -> None:
            actor = int(room.match.playing.game.actor)
            await room.act(Viewer("en", frozenset({actor})), Act(actor, 0, "roll"))

        async def ask_to_write(job: Job) -> None:
            nonlocal asked
            asked += 1
            await write(job)

        def wait_for_all(_: sqlite3.Connection) -> None:
            """The writer is busy until everybody has asked it."""
            all_wait.wait(10)

        busy = asyncio.ensure_future(write(wait_for_all))
        hall.store.write = ask_to_write
        rolls = asyncio.gather(*map(roll, rooms))
        await until(lambda: asked == 12)
        all_wait.set()
        await rolls
        await busy

        assert hall.store.written - written == 12 + 1
        assert hall.store.commits - commits <= 1 + 1

    running(tmp_path, test)


# --- the schema --------------------------------------------------------------------------


def test_a_database_of_a_newer_freehold_is_refused_in_words(tmp_path: Path):
    file = tmp_path / "tables.sqlite3"
    with sqlite3.connect(file) as connection:
        connection.execute(f"pragma user_version = {len(MIGRATIONS) + 1}")
    connection.close()

    with pytest.raises(StoreError, match="newer Freehold"):
        Store(file)


def test_a_file_that_is_no_database_is_refused_in_words(tmp_path: Path):
    file = tmp_path / "tables.sqlite3"
    file.write_text("not a database" * 100)

    with pytest.raises(StoreError, match="cannot be used"):
        Store(file)


def test_a_new_database_is_safe_against_loss_of_power(tmp_path: Path):
    store = Store(tmp_path / "deep" / "tables.sqlite3")
    writer = store._writer

    assert writer.execute("pragma journal_mode").fetchone() == ("wal",)
    assert writer.execute("pragma synchronous").fetchone() == (2,)
    assert writer.execute("pragma user_version").fetchone() == (len(MIGRATIONS),)
    store.close()

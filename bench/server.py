"""The server under load: live tables with four sockets each, on one process.

    python3 dev.py bench server

Every table is played by four persons; one of them acts every second.  Measured is the time
from sending an action until the last of the four has the snapshot that follows from it,
so it contains the rules, the commit to disk, four snapshots and four sockets.  The load is
made by a second process on the same machine, which takes its share of the processor.
"""

import asyncio
import os
import random
import secrets
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.history import append

SEATS = 4
THINKING = 1.0
"""Seconds between two actions at a table."""
SECONDS = 12.0
STEPS = (50, 100, 200, 300, 400, 600, 800)
LIMIT_MS = 100.0
AT_LEAST = 200
"""So many tables are measured however long it takes."""
SETTLING = 2.0
STARTING = 8.0
"""Seconds until a new server has parsed its catalogues."""
LIMITS = {
    "messages_per_second": 10_000,
    "requests_per_second": 100_000,
    "request_burst": 100_000,
    "tables_per_hour": 1_000_000,
    "sockets": 100_000,
    "sockets_per_address": 100_000,
}


class Seen(msgspec.Struct):
    """The little of a snapshot that the load needs."""

    type: str
    number: int = -1
    actor: int = -1
    over: bool = False
    choices: list[dict[str, Any]] = []


DECODER = msgspec.json.Decoder(Seen)


def start_server(folder: Path) -> tuple["subprocess.Popen[str]", str]:
    """A server process of its own, and where it listens."""
    command = [sys.executable, "-m", "freehold", "serve", "--port", "0", "--language", "en"]
    command += ["--database", str(folder / "tables.sqlite3")]
    for name, number in LIMITS.items():
        command += ["--limit", f"{name}={number}"]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    assert process.stdout is not None
    base = process.stdout.readline().split("http://")[1].split("/")[0]
    return process, base


def resident(pid: int) -> int:
    """The memory of a process in bytes."""
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="utf-8").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


class LiveTable:
    """A table with four sockets; it plays itself at a person's pace."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.sockets: list[ClientConnection] = []
        self.numbers = [-1] * SEATS
        self.last: Seen | None = None
        self.changed = asyncio.Event()
        self.readers: list[asyncio.Task[None]] = []
        self.latencies: list[float] = []
        self.measuring = False

    async def open(self, http: httpx.AsyncClient) -> None:
        """Create, join, start, connect."""
        plan = {"edition": "saga", "seats": [{"kind": "person"}] * SEATS}
        created = (await http.post("/api/tables", json=plan)).json()
        path = f"/api/tables/{created['table']}"
        tokens: list[str] = []
        for seat in range(SEATS):
            body = {"seat": seat, "name": f"P{seat}", "entropy": secrets.token_hex(8)}
            tokens.append((await http.post(f"{path}/join", json=body)).json()["token"])
        host = {"authorization": f"Bearer {created['host_token']}"}
        await http.post(f"{path}/start", headers=host)
        for seat, token in enumerate(tokens):
            socket = await connect(
                f"ws://{self.base}{path}/socket", compression=None, max_size=None
            )
            await socket.send(msgspec.json.encode({"type": "hello", "tokens": [token]}).decode())
            self.sockets.append(socket)
            self.readers.append(asyncio.create_task(self._read(seat, socket)))

    async def _read(self, seat: int, socket: ClientConnection) -> None:
        async for data in socket:
            seen = DECODER.decode(data)
            if seen.type == "snapshot":
                self.numbers[seat] = seen.number
                if seen.actor == seat or seen.over:
                    self.last = seen
                self.changed.set()

    async def play(self, end: float) -> None:
        """Act again and again until the end."""
        chance = random.Random()
        await asyncio.sleep(chance.uniform(0, THINKING))
        while time.perf_counter() < end:
            began = time.perf_counter()
            if not await self._act():
                return
            pause = THINKING * chance.uniform(0.5, 1.5)
            await asyncio.sleep(max(pause - (time.perf_counter() - began), 0))

    async def _act(self) -> bool:
        now = max(self.numbers)
        while self.last is None or self.last.number != now:
            self.changed.clear()
            await asyncio.wait_for(self.changed.wait(), 30)
            now = max(self.numbers)
        seen = self.last
        if seen.over:
            return False
        act = {
            "type": "act",
            "seat": seen.actor,
            "number": seen.number,
            "action": likely(seen.choices),
        }
        began = time.perf_counter()
        await self.sockets[seen.actor].send(msgspec.json.encode(act).decode())
        while min(self.numbers) <= seen.number:
            self.changed.clear()
            await asyncio.wait_for(self.changed.wait(), 30)
        if self.measuring:
            self.latencies.append(time.perf_counter() - began)
        return True


def likely(choices: list[dict[str, Any]]) -> str:
    """What brings a game forward."""
    mine = [choice for choice in choices if not choice["between"]]
    order = ("refuse", "end", "roll", "buy", "pass")
    for family in order:
        for choice in mine:
            if choice["family"] == family:
                return str(choice["action"])
    return str(mine[0]["action"])


async def measure(base: str, pid: int) -> list[dict[str, Any]]:
    """More and more tables, until it takes too long."""
    rows: list[dict[str, Any]] = []
    tables: list[LiveTable] = []
    async with httpx.AsyncClient(base_url=f"http://{base}", timeout=60) as http:
        await _warm_up(http, base)
        empty = resident(pid)
        for wanted in STEPS:
            while len(tables) < wanted:
                table = LiveTable(base)
                await table.open(http)
                tables.append(table)
            await asyncio.sleep(SETTLING)
            rows.append(await _step(tables, pid, empty))
            if rows[-1]["p99_ms"] > LIMIT_MS and wanted >= AT_LEAST:
                break
    for table in tables:
        for reader in table.readers:
            reader.cancel()
        for socket in table.sockets:
            socket.transport.abort()
    return rows


async def _warm_up(http: httpx.AsyncClient, base: str) -> None:
    """Words are parsed when they are first said."""
    table = LiveTable(base)
    await table.open(http)
    await table.play(time.perf_counter() + 3)


async def _step(tables: list[LiveTable], pid: int, empty: int) -> dict[str, Any]:
    for table in tables:
        table.latencies, table.measuring = [], True
    used = _cpu(pid)
    began = time.perf_counter()
    await asyncio.gather(*(table.play(began + SECONDS) for table in tables))
    seconds = time.perf_counter() - began
    latencies = sorted(1000 * one for table in tables for one in table.latencies)
    row = {
        "tables": len(tables),
        "sockets": SEATS * len(tables),
        "actions_per_s": round(len(latencies) / seconds, 1),
        "p50_ms": round(statistics.median(latencies), 1),
        "p99_ms": round(latencies[int(0.99 * (len(latencies) - 1))], 1),
        "server_cpu": round((_cpu(pid) - used) / seconds, 2),
        "kib_per_table": round((resident(pid) - empty) / 1024 / len(tables)),
    }
    print(
        f"{row['tables']} tables, {row['sockets']} sockets: {row['actions_per_s']} actions/s, "
        f"p50 {row['p50_ms']} ms, p99 {row['p99_ms']} ms, {row['server_cpu']} of a core, "
        f"{row['kib_per_table']} KiB a table",
        flush=True,
    )
    return row


def _cpu(pid: int) -> float:
    """Seconds of the processor that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    """Measure, print, and append to the history."""
    with tempfile.TemporaryDirectory() as folder:
        process, base = start_server(Path(folder))
        try:
            time.sleep(STARTING)
            rows = asyncio.run(measure(base, process.pid))
        finally:
            process.terminate()
            process.wait(10)
    append("server", {"seats": SEATS, "load": os.getloadavg()[0], "steps": rows})

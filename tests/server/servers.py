"""A real server process, and clients that speak to it over real connections."""

import json
import os
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

ROOT = Path(__file__).parents[2]
GENEROUS = {
    "messages_per_second": 100_000,
    "burst": 100_000,
    "requests_per_second": 100_000,
    "request_burst": 100_000,
    "tables_per_hour": 100_000,
}
PATIENCE = 20.0


class Server:
    """One process of `freehold serve`."""

    def __init__(self, database: Path, *options: str, limits: Mapping[str, float] | None = None):
        self.database = database
        self.options = options
        self.limits = GENEROUS if limits is None else limits
        self.process: subprocess.Popen[str] | None = None
        self.base = ""

    def start(self) -> "Server":
        # Making a client takes longer than most requests.
        self.client = httpx.Client(timeout=10, trust_env=False)
        command = [sys.executable, "-m", "freehold", "serve", "--port", "0"]
        command += ["--database", str(self.database), "--language", "en", *self.options]
        for name, number in self.limits.items():
            command += ["--limit", f"{name}={number}"]
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONUNBUFFERED": "1"}
        self.process = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://" in line, self.process.stderr and self.process.stderr.read()
        self.base = line.split("http://")[1].split("/")[0]
        self.wait_until_up()
        return self

    def wait_until_up(self) -> None:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                self.client.get(f"http://{self.base}/health", timeout=1).raise_for_status()
                return
            except httpx.HTTPError:
                if time.monotonic() > end:
                    raise
                time.sleep(0.03)

    def kill(self) -> None:
        """As a loss of power would: no goodbye."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self._reap()

    def stop(self) -> str:
        """Politely; what it wrote to standard error."""
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)
        return self._reap()

    def _reap(self) -> str:
        assert self.process is not None
        self.client.close()
        try:
            _, errors = self.process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise
        self.process = None
        return errors

    def __enter__(self) -> "Server":
        """Start it; whatever happens, no process and no connection is left afterwards."""
        try:
            return self.start()
        except BaseException:
            self.__exit__()
            raise

    def __exit__(self, *_: object) -> None:
        if self.process is not None:
            self.kill()

    # --- speaking to it ------------------------------------------------------------

    @property
    def http(self) -> str:
        return f"http://{self.base}"

    def get(self, path: str, token: str = "", **parameters: Any) -> httpx.Response:
        return self.client.get(self.http + path, params=parameters, headers=bearer(token))

    def post(self, path: str, body: Any = None, token: str = "") -> httpx.Response:
        return self.client.post(self.http + path, json=body, headers=bearer(token))

    def create(self, seats: str, edition: str = "saga", **plan: Any) -> "Party":
        """A table whose seats are written as letters: p a person, b a bot, o open."""
        kinds = {"p": "person", "b": "bot", "o": "open"}
        body = {"edition": edition, "seats": [{"kind": kinds[s]} for s in seats], "pace": 0, **plan}
        answer = self.post("/api/tables", body)
        assert answer.status_code == 201, answer.text
        created = answer.json()
        party = Party(self, created["table"], created["host_token"])
        for seat, kind in enumerate(seats):
            if kind == "p":
                party.join(seat)
        return party


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"} if token else {}


class Party:
    """A table, with the tokens of those who sit there."""

    def __init__(self, server: Server, table: str, host: str) -> None:
        self.server = server
        self.table = table
        self.host = host
        self.tokens: dict[int, str] = {}

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table}"

    def join(self, seat: int, **wish: Any) -> str:
        name = ["Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus", "Hal"][seat]
        body = {"seat": seat, "name": name, "entropy": secrets.token_hex(16), **wish}
        answer = self.server.post(f"{self.path}/join", body)
        assert answer.status_code == 201, answer.text
        self.tokens[seat] = answer.json()["token"]
        return self.tokens[seat]

    def start(self) -> "Party":
        answer = self.server.post(f"{self.path}/start", token=self.host)
        assert answer.status_code == 200, answer.text
        return self

    def act(self, seat: int, number: int, action: str) -> httpx.Response:
        body = {"number": number, "action": action}
        return self.server.post(f"{self.path}/act", body, self.tokens[seat])

    def snapshot(self, seat: int | None = None, **parameters: Any) -> dict[str, Any]:
        token = "" if seat is None else self.tokens[seat]
        answer = self.server.get(self.path, token, **parameters)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def record(self) -> str:
        answer = self.server.get(f"{self.path}/record")
        assert answer.status_code == 200, answer.text
        return answer.text

    @contextmanager
    def socket(self, *seats: int, host: bool = False, **hello: Any) -> Generator["Client"]:
        tokens = [self.tokens[seat] for seat in seats] + ([self.host] if host else [])
        with connect(f"ws://{self.server.base}{self.path}/socket", max_size=None) as raw:
            client = Client(raw)
            client.send(type="hello", tokens=tokens, **hello)
            yield client


class Client:
    """A socket with a memory of the last snapshot."""

    def __init__(self, raw: ClientConnection) -> None:
        self.raw = raw
        self.last: dict[str, Any] = {}

    def send(self, **message: Any) -> None:
        self.raw.send(json.dumps(message))

    def receive(self, timeout: float = PATIENCE) -> dict[str, Any]:
        message = json.loads(self.raw.recv(timeout=timeout))
        if message["type"] in ("snapshot", "lobby"):
            self.last = message
        return message

    def until(self, *types: str, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message of one of these types; snapshots in between are remembered."""
        end = time.monotonic() + timeout
        while True:
            message = self.receive(max(end - time.monotonic(), 0.01))
            if message["type"] in types:
                return message

    def see(self, wanted: Any = bool, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next snapshot, or the last one, of which `wanted` is true."""
        if self.last.get("type") == "snapshot" and wanted(self.last):
            return self.last
        end = time.monotonic() + timeout
        while True:
            message = self.receive(max(end - time.monotonic(), 0.01))
            if message["type"] == "snapshot" and wanted(message):
                return message

    def act(self, seat: int, action: str, number: int | None = None) -> dict[str, Any]:
        """Act on the last snapshot; the answer."""
        number = self.last["number"] if number is None else number
        self.send(type="act", seat=seat, number=number, action=action)
        return self.until("accepted", "refused")


def likely(snapshot: dict[str, Any], seat: int) -> str:
    """A choice that brings a game forward: what a person in a hurry would click."""
    mine = [c for c in snapshot["choices"] if c["seat"] == seat and not c["between"]]
    families = [c["family"] for c in mine]
    for family in ("refuse", "pass", "end", "roll", "give-up"):
        if family in families and not (
            family == "give-up" and len(mine) > 1 and mine[0]["family"] != "give-up"
        ):
            return mine[families.index(family)]["action"]
    main = [c for c in mine if c["group"] == "main" and c["family"] != "time-up"]
    return (main or mine)[0]["action"]

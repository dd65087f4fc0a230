"""Too much, too fast, too many: cut off, without harm to others."""

import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.servers import Server, likely

TIGHT = {
    "message_bytes": 2000,
    "body_bytes": 5000,
    "messages_per_second": 20,
    "burst": 30,
    "requests_per_second": 1000,
    "request_burst": 1000,
    "sockets_per_table": 3,
    "tables_per_hour": 4,
}


@pytest.fixture(scope="module")
def tight(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("tight")
    server = Server(folder / "tables.sqlite3", limits=TIGHT).start()
    yield server
    assert "Traceback" not in server.stop()


def closed_with(raw: ClientConnection) -> int:
    try:
        while True:
            raw.recv(timeout=10)
    except ConnectionClosed:
        return raw.close_code or 0


def test_limits(tight: Server):
    """One table per limit would be too many for the limit on tables."""
    party = tight.create("pp").start()
    address = f"ws://{tight.base}{party.path}/socket"

    with party.socket(0, 1) as other:
        other.see()
        before = party.record()

        with connect(address) as raw:
            raw.send("x" * 2001)
            assert closed_with(raw) == 1008
        with connect(address) as raw:
            raw.send("x" * 20_000)
            assert closed_with(raw) in (1008, 1009)
        with connect(address) as raw:
            raw.send(json.dumps({"type": "hello", "tokens": [party.tokens[0]]}))
            for _ in range(200):
                try:
                    raw.send('{"type":"ping"}')
                except ConnectionClosed:
                    break
            assert closed_with(raw) == 1008

        assert party.record() == before
        seat = other.last["actor"]
        assert other.act(seat, likely(other.last, seat))["type"] == "accepted"

    while tight.get("/health").json()["sockets"]:
        time.sleep(0.02)
    with party.socket() as one, party.socket() as two, party.socket() as three:
        for client in (one, two, three):
            client.see()
        with connect(address) as raw:
            assert closed_with(raw) == 1008

    answer = tight.post("/api/replay", {"record": "x" * 6000})
    assert answer.status_code in (400, 413)

    statuses = [
        tight.post("/api/tables", {"edition": "saga", "seats": [{}, {}]}).status_code
        for _ in range(6)
    ]
    assert statuses.count(201) == 3
    assert set(statuses) == {201, 429}
    assert 'freehold_cut_off_total{why="too-long"}' in tight.get("/metrics").text


def test_requests_that_come_too_fast_are_refused(tmp_path: Path):
    limits = {"requests_per_second": 0.1, "request_burst": 10}
    with Server(tmp_path / "tables.sqlite3", limits=limits) as server:
        statuses = [server.get("/api/editions").status_code for _ in range(15)]
        assert statuses[0] == 200
        assert statuses[-1] == 429
        assert server.get("/health").status_code == 200


def test_a_limit_that_there_is_not_is_refused_in_words():
    from tests.cli.terminal import run  # noqa: PLC0415

    told = run("serve", "--limit", "socks=3")

    assert told.exit_code == 2
    assert "sockets_per_table" in told.output
    assert run("serve", "--limit", "sockets=many", "--language", "de").exit_code == 2

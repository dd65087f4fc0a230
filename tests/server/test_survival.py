"""Every acknowledged move outlives `kill -9` of the server."""

import json
import random
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from freehold.records import replay
from tests.server.servers import Party, Server, likely

ROUNDS = 4
MANY_ROUNDS = 60


class Player(threading.Thread):
    """Plays all seats of a table as fast as it can, and remembers what was acknowledged."""

    def __init__(self, party: Party) -> None:
        super().__init__(daemon=True)
        self.party = party
        self.acknowledged: list[tuple[int, int, str]] = []
        self.events: list[dict[str, Any]] = []
        self.number = 0

    def run(self) -> None:
        try:
            self._play()
        except (OSError, WebSocketException, EOFError, TimeoutError):
            return

    def _play(self) -> None:
        party = self.party
        with connect(f"ws://{party.server.base}{party.path}/socket", max_size=None) as socket:
            tokens = list(party.tokens.values())
            socket.send(json.dumps({"type": "hello", "tokens": tokens}))
            asked: dict[int, tuple[int, str]] = {}
            while True:
                message = json.loads(socket.recv(timeout=10))
                if message["type"] == "accepted":
                    self.acknowledged.append((message["number"], *asked[message["number"]]))
                if message["type"] != "snapshot":
                    continue
                self.events = self.events[: message["next_event"] - len(message["events"])]
                self.events += message["events"]
                self.number = max(self.number, message["number"])
                seat, number = message["actor"], message["number"]
                if seat in party.tokens and number not in asked and not message["over"]:
                    asked[number] = (seat, likely(message, seat))
                    act = {
                        "type": "act",
                        "seat": seat,
                        "number": number,
                        "action": asked[number][1],
                    }
                    socket.send(json.dumps(act))


def test_nothing_acknowledged_is_lost(tmp_path: Path):
    kill_again_and_again(tmp_path, ROUNDS)


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_however_often(tmp_path: Path):
    kill_again_and_again(tmp_path, MANY_ROUNDS)


def kill_again_and_again(tmp_path: Path, rounds: int) -> None:
    chance = random.Random(6)
    total = 0
    with Server(tmp_path / "tables.sqlite3") as server:
        parties = [server.create(seats).start() for seats in ("pp", "ppb", "ppbb")]
        for _ in range(rounds):
            players = [Player(party) for party in parties]
            for player in players:
                player.start()
            time.sleep(chance.uniform(0.05, 0.8))
            server.kill()
            for player in players:
                player.join(timeout=10)
            server.start()
            for player in players:
                total += check(player)
        errors = server.stop()
    assert total > 5 * rounds
    assert "Traceback" not in errors


def check(player: Player) -> int:
    """What the player saw before the crash is still so after it."""
    party = player.party
    snapshot = party.snapshot()
    assert snapshot["number"] >= player.number
    assert snapshot["events"][: len(player.events)] == player.events
    for number, seat, action in player.acknowledged:
        again = party.act(seat, number, action)
        assert again.status_code == 200, again.text
        assert again.json() == {"type": "accepted", "number": number, "repeated": True}
    table = replay(party.record())
    assert len(table.done) >= len(player.acknowledged)
    return len(player.acknowledged)


def test_a_restarted_server_goes_on_with_the_same_moment(tmp_path: Path):
    with Server(tmp_path / "tables.sqlite3") as server:
        party = server.create("pp", edition="episode-2", form="special").start()
        with party.socket(0, 1) as client:
            client.see()
            for _ in range(25):
                number, seat = client.last["number"], client.last["actor"]
                client.act(seat, likely(client.last, seat))
                client.see(lambda s, n=number: s["number"] > n)
        for _ in range(500):  # until the server has noticed that everybody has left
            if not any(seat["connected"] for seat in party.snapshot(0)["seats"]):
                break
            time.sleep(0.02)
        before, record = party.snapshot(0), party.record()
        server.stop()

        server.start()
        after = party.snapshot(0)

        assert after == before
        assert party.record() == record

"""A number without end is refused in words, over HTTP and on the socket."""

import json
from typing import Any

import pytest

from freehold import Table
from tests.server.servers import Party, Server

LONG = "9" * 5000
UP_TO_PYTHON = "9" * 4000


@pytest.fixture(scope="module")
def table(server: Server) -> Party:
    return server.create("pp").start()


def send(server: Server, path: str, body: str) -> Any:
    """JSON as it is written here: most libraries would not write such numbers."""
    headers = {"content-type": "application/json"}
    return server.client.post(server.http + path, content=body, headers=headers)


def plan(more: str) -> str:
    return f'{{"edition": "saga", "seats": [{{}}, {{}}], {more}}}'


PLANS = [
    f'"settings": {{"turn-limit": {LONG}}}',
    f'"settings": {{"turn-limit": {UP_TO_PYTHON}}}',
    f'"settings": {{"turn-limit": "{LONG}"}}',
    f'"settings": {{"free-parking-pot": {UP_TO_PYTHON}}}',
    f'"settings": {{"free-parking-pot": "{LONG}"}}',
    f'"settings": {{"{LONG}": 1}}',
    f'"pace": {LONG}',
    f'"clock": {{"decision": {LONG}}}',
]


@pytest.mark.parametrize("more", PLANS, ids=lambda more: more[:30])
@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_no_table_is_made_of_a_long_number(server: Server, more: str, language: str):
    answer = send(server, f"/api/tables?language={language}", plan(more))

    assert answer.status_code == 400
    assert answer.json()["check"] == "malformed"
    assert answer.json()["reason"]


def test_addresses_with_long_numbers_are_refused(server: Server, table: Party):
    asked = [f"since={LONG}", f"since={UP_TO_PYTHON}", f"language={LONG}"]
    for query in asked:
        answer = server.client.get(f"{server.http}{table.path}?{query}")
        assert answer.status_code == 400, query
        assert answer.json()["check"] == "malformed"
    for seat in (LONG, UP_TO_PYTHON):
        answer = send(server, f"{table.path}/seats/{seat}", '{"kind": "bot"}')
        assert answer.status_code in (400, 404)


def record() -> str:
    return Table("saga", ["Ann", "Bob"], seed=1, first=0, settings={"turn-limit": 2}).record()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("freehold-record 1", f"freehold-record {LONG}"),
        ("turn-limit=2", f"turn-limit={LONG}"),
        ("first 0", f"first {LONG}"),
    ],
)
def test_records_with_long_numbers_are_refused(server: Server, old: str, new: str):
    assert old in record()
    body = json.dumps({"record": record().replace(old, new)})

    assert send(server, "/api/replay", body).status_code == 400
    assert send(server, "/api/verify", body).json()["sound"] is False


def test_long_numbers_on_the_socket_are_answered(table: Party):
    digits = "9" * 1900
    with table.socket(0, 1) as client:
        seat = client.see(lambda s: s["actor"] >= 0)["actor"]
        for fields in (
            f'"type": "act", "seat": {seat}, "number": {LONG}, "action": "roll"',
            f'"type": "act", "seat": {LONG}, "number": 0, "action": "roll"',
            f'"type": "act", "seat": {seat}, "number": 0, "action": "bid {digits}"',
            f'"type": "act", "seat": {seat}, "number": 0, "action": "{digits}"',
            f'"type": "act", "seat": {seat}, "number": 0, "action": "trade {digits}"',
            f'"type": "why-not", "seat": {seat}, "action": "roll {digits} 1", "ask": 1',
            f'"type": "bid-up-to", "seat": {seat}, "limit": {LONG}',
            f'"type": "pace", "pace": {LONG}',
            f'"type": {LONG}',
        ):
            client.raw.send(f"{{{fields}}}")
            answer = client.until("refused")
            assert answer["check"] in ("malformed", "unknown", "illegal", "turn"), fields[:60]
            assert answer["reason"]
        client.send(type="ping")
        client.until("pong")

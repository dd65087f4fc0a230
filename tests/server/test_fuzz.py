"""Anything at all is sent to the socket and to the HTTP API: no crash, no changed table."""

import json
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from freehold.server.connection import KNOWN
from tests.server.servers import Party, Server

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)
ANY_SPEED = [HealthCheck.too_slow, HealthCheck.function_scoped_fixture, HealthCheck.filter_too_much]
FIELDS = st.sampled_from(
    [
        "seat",
        "number",
        "action",
        "tokens",
        "language",
        "since",
        "to",
        "gives",
        "wants",
        "limit",
        "ask",
        "pace",
    ]
)
LIKELY = st.integers(-2, 9) | st.sampled_from(
    ["roll", "roll 6 6", "en", "fly", "trade 0", "time-up", ""]
)
MESSAGES = st.one_of(
    st.text(max_size=60),
    JSON.map(lambda value: json.dumps(value, default=str)),
    st.builds(
        lambda kind, fields: json.dumps({"type": kind, **fields}, default=str),
        st.sampled_from(sorted(KNOWN - {"start", "hello"})),
        st.dictionaries(FIELDS, LIKELY | JSON, max_size=5),
    ),
)


@pytest.fixture(scope="module")
def table(server: Server) -> Party:
    """A game that waits for its persons; the fuzzer has no token of it."""
    return server.create("pp").start()


@given(messages=st.lists(MESSAGES, min_size=1, max_size=12), hello=st.booleans())
@settings(max_examples=60, suppress_health_check=ANY_SPEED)
def test_fuzzed_messages_change_nothing(table: Party, messages: list[str], hello: bool):  # noqa: FBT001
    before = table.record()
    with connect(f"ws://{table.server.base}{table.path}/socket", max_size=None) as raw:
        if hello:
            raw.send('{"type":"hello"}')
        for message in messages:
            raw.send(message.encode("utf-8", "replace").decode())
        raw.send('{"type":"ping"}')
        try:
            while True:
                answer = json.loads(raw.recv(timeout=10))
                assert answer["type"] in ("refused", "lobby", "snapshot", "pong")
                assert "Traceback" not in json.dumps(answer)
                if answer["type"] == "pong":
                    break
        except ConnectionClosed:
            pytest.fail("a refused message is no reason to hang up")

    assert table.record() == before


@given(data=st.binary(max_size=200))
@settings(max_examples=20, suppress_health_check=ANY_SPEED)
def test_bytes_are_no_messages(table: Party, data: bytes):
    with connect(f"ws://{table.server.base}{table.path}/socket") as raw:
        raw.send(data)
        raw.send('{"type":"ping"}')
        try:
            assert json.loads(raw.recv(timeout=10))["type"] in ("refused", "pong")
        except ConnectionClosed:
            assert raw.close_code in (1003, 1007, 1008)


def test_a_message_nested_beyond_reason_is_malformed(table: Party):
    with connect(f"ws://{table.server.base}{table.path}/socket") as raw:
        raw.send('{"type":"act","seat":' + "[" * 7000)
        assert json.loads(raw.recv(timeout=10))["check"] == "malformed"


# --- the HTTP API --------------------------------------------------------------------------


@pytest.fixture(scope="module")
def schema(server: Server) -> Any:
    return schemathesis.openapi.from_url(f"{server.http}/api/openapi/openapi.json")


lazy = schemathesis.pytest.from_fixture("schema")


@lazy.parametrize()  # pyright: ignore[reportUntypedFunctionDecorator]
@settings(max_examples=25, suppress_health_check=ANY_SPEED, deadline=None)
def test_the_http_api_never_stumbles(case: Any, table: Party):
    if "table" in (case.path_parameters or {}) and case.method == "GET":
        case.path_parameters["table"] = table.table
    response = case.call(timeout=20)

    case.validate_response(response, checks=[not_a_server_error])
    assert "Traceback" not in response.text


def test_the_fuzzed_table_is_as_it_was(table: Party):
    assert table.snapshot()["number"] == 0

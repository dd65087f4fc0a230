"""The structs, and the TypeScript types that are made of them."""

import re
from pathlib import Path

import msgspec
import pytest

from freehold.server import api_editions, api_records, api_tables, pages, typescript
from freehold.server.connection import KNOWN, decode
from freehold.server.protocol.answers import Refused
from freehold.server.protocol.client import ClientMessage
from freehold.server.protocol.snapshot import ServerMessage
from freehold.server.refusals import Refusal

TYPES = Path(__file__).parents[2] / "web" / "src" / "lib" / "protocol.ts"


def test_the_typescript_types_are_up_to_date():
    assert TYPES.read_text(encoding="utf-8") == typescript.generate()


def test_every_message_has_a_type_and_a_sentence_about_it():
    for union in (ClientMessage, ServerMessage):
        for kind in union.__args__:
            assert kind.__struct_config__.tag_field == "type"
            assert kind.__doc__


def test_what_a_client_may_leave_out_is_optional_and_what_the_server_sends_is_not():
    types = typescript.generate()

    assert "tokens?: string[];" in types
    assert "choices: Choice[];" in types


@pytest.mark.parametrize("text", ['{"type":"fly"}', '{"type":7}', "{}", "[]", "7", '"act"', "null"])
def test_an_unknown_message_is_refused_as_unknown(text: str):
    with pytest.raises(Refusal) as refused:
        decode(text)

    assert refused.value.check == "unknown"


@pytest.mark.parametrize("kind", sorted(KNOWN - {"ping", "start", "skip", "hello"}))
def test_a_known_message_without_its_fields_is_malformed(kind: str):
    with pytest.raises(Refusal) as refused:
        decode(f'{{"type":"{kind}"}}')

    assert refused.value.check == "malformed"
    assert "missing" in refused.value.sentence("en")


@pytest.mark.parametrize(
    "text",
    [
        '{"type":"act","seat":"0","number":1,"action":"roll"}',
        '{"type":"act","seat":9,"number":1,"action":"roll"}',
        '{"type":"act","seat":0,"number":-1,"action":"roll"}',
        '{"type":"act","seat":0,"number":1,"action":""}',
        '{"type":"act","seat":0,"number":1,"action":"roll","cheat":true}',
        '{"type":"hello","language":"fr"}',
        '{"type":"act"',
        "",
        "\ud800",
    ],
)
def test_a_known_message_with_wrong_fields_is_malformed(text: str):
    with pytest.raises(Refusal) as refused:
        decode(text)

    assert refused.value.check == "malformed"


def test_refusals_are_sentences_in_every_language():
    for language in ("en", "de", "nl"):
        for check in ("not-your-seat", "game-is-over"):
            sentence = Refusal("seat", check).sentence(language)
            assert sentence.endswith(".")
    assert Refusal("stale", "stale", number=7).sentence("de").endswith("Zug 7.")


def test_the_page_of_the_protocol_lists_every_path():
    from freehold.reference.protocol import HTTP  # noqa: PLC0415

    handlers = [
        *api_editions.HANDLERS,
        *api_tables.HANDLERS,
        *api_records.HANDLERS,
        *pages.HANDLERS,
    ]
    paths = {re.sub(r":\w+", "", path) for handler in handlers for path in handler.paths}

    listed = {path for _, path, _, _ in HTTP}

    assert paths - listed == {"/", "/{path}", "/api/docs"}
    assert listed <= paths


def test_a_message_survives_its_journey():
    message = Refused("stale", "Something else came first.", number=3)

    back = msgspec.json.decode(msgspec.json.encode(message), type=ServerMessage)

    assert back == message

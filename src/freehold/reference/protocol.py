"""The page of the protocol, from its structs."""

# ruff: noqa: E501  (a sentence of a page is one line here as well)

import ast

from freehold.reference.page import (
    begin,
    class_named,
    code,
    finish,
    members,
    sentences,
    source_of,
    table,
)
from freehold.server import typescript
from freehold.server.configuration import Limits
from freehold.server.protocol import CHAPTERS
from freehold.server.protocol.basics import PROTOCOL
from freehold.server.protocol.client import ClientMessage
from freehold.server.protocol.snapshot import ServerMessage
from freehold.server.refusals import STATUS

CHECKS = {
    "unknown": "There is no such message, table, edition or page.",
    "malformed": "It cannot be read: fields that are missing, wrong or too many, or words that are no action.",
    "seat": "The seat is not the client's, or a bot stands in for it; or it is the host's business.",
    "stale": "Another move came first: `number` is not the table's.",
    "turn": "The game waits for somebody else, and nobody may do business now.",
    "illegal": "The rules do not allow it; `reason` says why, and `rules` names the rules.",
    "state": "Not at this point of the table's life: before the game, after it, before `hello`.",
    "limit": "Too much, too fast or too many.",
}

HTTP = (
    ("GET", "/api/editions", "list[EditionCard]", "the editions"),
    (
        "GET",
        "/api/editions/{edition}",
        "EditionInfo",
        "the board, the cards, the figures, every setting",
    ),
    ("GET", "/api/editions/{edition}/rules", "EditionRules", "the rules with their sources"),
    ("GET", "/api/words/{language}", "text", "the Fluent catalogues of the page"),
    ("POST", "/api/tables", "CreateTable → Created", "a new table and the host's token"),
    (
        "GET",
        "/api/tables/{table}",
        "Lobby or Snapshot",
        "the table as the bearer of the token sees it; `since` leaves earlier events out",
    ),
    (
        "POST",
        "/api/tables/{table}/join",
        "JoinTable → Joined",
        "sit down; the answer has the seat's token",
    ),
    ("POST", "/api/tables/{table}/seats/{seat}", "HostChange → Lobby", "the host changes a seat"),
    ("POST", "/api/tables/{table}/start", "→ Snapshot", "the host begins the game"),
    ("POST", "/api/tables/{table}/act", "ActOverHttp → Accepted", "the seat of the token acts"),
    ("GET", "/api/tables/{table}/record", "text", "the game as a [record](records.md)"),
    (
        "GET",
        "/api/tables/{table}/summary",
        "Summary",
        "wealth over time, what the deeds brought, the dice",
    ),
    ("POST", "/api/replay", "ReplayRequest → Replay", "some steps of any record"),
    (
        "POST",
        "/api/verify",
        "VerifyRequest → Verdict",
        "whether the dice of a record are as they were committed to",
    ),
    ("GET", "/health", "Health", "whether the server is well"),
    ("GET", "/metrics", "text", "counters for Prometheus"),
)


def protocol_page() -> str:
    """Every message and every part of one, with its fields."""
    tree = ast.Module([node for c in CHAPTERS for node in typescript.source_of(c).body], [])
    lines = begin(
        "The protocol",
        "src/freehold/server/protocol",
        "What the server and a client say to each other, in JSON: over a socket, or over HTTP for clients that have none.",
        "A client computes no rule: it shows snapshots and sends back choices.",
        f"This is version {PROTOCOL}.",
        "The same structs make the types of the page in the browser, `web/src/lib/protocol.ts`, and the [OpenAPI](https://spec.openapis.org) document at `/api/openapi/openapi.json`.",
        "",
        "## The socket",
        "",
        "It is at `/api/tables/{table}/socket`.",
        "Every message is a text of JSON whose field `type` says what it is.",
        "The client's first is `hello`, with the tokens of its seats; without any it is a spectator.",
        "The server answers with `lobby` before the game and `snapshot` from then on, and sends another one whenever something changes.",
        "A slow reader gets fewer snapshots, never old ones.",
        "",
        "```json",
        '{"type": "hello", "tokens": ["…"], "language": "en", "since": 0}',
        '{"type": "act", "seat": 0, "number": 12, "action": "roll"}',
        '{"type": "accepted", "number": 12, "repeated": false}',
        "```",
        "",
        "`accepted` means that the move is on disk: it outlives the server from there on.",
        "`number` makes a move safe to send again: the second time it is answered with `repeated`, and not done again.",
        "After a lost connection `since` asks for the events that were missed.",
        "",
        "## Refusals",
        "",
        "Every message is checked in this order, and refused at the first check that fails; nothing has changed then.",
        "Over HTTP the same comes as a `Problem` with a status.",
        "",
        *table(["check", "status", "what is wrong"], _checks()),
        "",
        "The socket is closed with 1008 for whoever breaks a [limit](#limits), with 4403 for a page of another origin, with 4404 where there is no such table, and with 1012 when the client should come again.",
        "",
        "## HTTP",
        "",
        "A token is sent as `Authorization: Bearer TOKEN`, a language as `?language=de` or by `Accept-Language`.",
        "",
        *table(["method", "path", "what it takes and gives", "what it does"], _http()),
    )
    lines += _chapter(tree, "What a client says", ClientMessage)
    lines += _chapter(tree, "What the server says", ServerMessage)
    lines += _parts(tree)
    lines += [
        "",
        "## Limits",
        "",
        "Whoever runs a server may set others: `freehold serve --limit sockets=500`.",
        "",
    ]
    lines += limits_table()
    return finish(lines)


def _checks() -> list[list[str]]:
    return [[code(check), str(STATUS[check]), CHECKS[check]] for check in STATUS]


def _http() -> list[list[str]]:
    return [[method, code(path), code(what), about] for method, path, what, about in HTTP]


def limits_table() -> list[str]:
    """The limits of a server."""
    tree = class_named(source_of("server/configuration.py"), "Limits")
    about = {name: text for name, _, text in members(tree.body)}
    rows = [
        [code(name), str(getattr(Limits(), name)), about[name]] for name in Limits.__struct_fields__
    ]
    return table(["limit", "default", "what"], rows)


def _chapter(tree: ast.Module, title: str, union: object) -> list[str]:
    lines = ["", f"## {title}"]
    for kind in union.__args__:  # pyright: ignore[reportAttributeAccessIssue, reportUnknownVariableType, reportUnknownMemberType]
        tag = str(kind.__struct_config__.tag)  # pyright: ignore[reportUnknownMemberType, reportUnknownArgumentType]
        lines += _struct(tree, str(kind.__name__), f"`{tag}`")  # pyright: ignore[reportUnknownMemberType, reportUnknownArgumentType]
    return lines


def _parts(tree: ast.Module) -> list[str]:
    lines = ["", "## What they are made of"]
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and _is_part(node):
            lines += _struct(tree, node.name, node.name)
    return lines


def _is_part(node: ast.ClassDef) -> bool:
    return any(isinstance(base, ast.Name) and base.id == "Part" for base in node.bases)


def _struct(tree: ast.Module, name: str, heading: str) -> list[str]:
    node = class_named(tree, name)
    lines = ["", f"### {heading}", "", *sentences(ast.get_docstring(node) or "")]
    rows = [
        [code(field), code(_type(item)), about]
        for field, item, about in members(node.body)
        if isinstance(item, ast.AnnAssign)
    ]
    return [*lines, "", *table(["field", "type", "what"], rows)] if rows else lines


def _type(item: ast.AnnAssign) -> str:
    """The type as it is written, without the limits that msgspec checks."""
    node = item.annotation
    if isinstance(node, ast.Subscript) and ast.unparse(node.value) == "Annotated":
        first = node.slice.elts[0] if isinstance(node.slice, ast.Tuple) else node.slice
        return ast.unparse(first)
    return ast.unparse(node)

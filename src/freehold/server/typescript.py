"""TypeScript types of the protocol, made from its structs.

``python -m freehold.server.typescript FILE`` writes them, ``--check FILE``
fails if the file is not what would be written.
"""

import ast
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
from msgspec import inspect

from freehold.server.protocol import CHAPTERS
from freehold.server.protocol.basics import PROTOCOL
from freehold.server.protocol.client import ClientMessage
from freehold.server.protocol.records import ReplayRequest, VerifyRequest
from freehold.server.protocol.tables import ActOverHttp, CreateTable, HostChange, JoinTable

NAMED = (
    "Language",
    "SeatKind",
    "Side",
    "Away",
    "SettingValue",
    "Check",
    "Trouble",
    "ClientMessage",
    "ServerMessage",
)
"""Aliases that get a name in TypeScript as well, in the order of their definition."""

BASES = {"Message", "Part"}
HEAD = """// Made from src/freehold/server/protocol by `python3 dev.py generate`; do not edit.

export const PROTOCOL = {number};
"""


def generate() -> str:
    """The whole file."""
    parts = [HEAD.format(number=PROTOCOL)]
    for chapter in CHAPTERS:
        for node in source_of(chapter).body:
            name = _name(node)
            if name in NAMED:
                parts.append(_alias(name, getattr(chapter, name)))
            elif isinstance(node, ast.ClassDef) and name not in BASES:
                parts.append(_interface(node, getattr(chapter, name)))
    return "\n".join(parts)


def source_of(chapter: ModuleType) -> ast.Module:
    """A chapter of the protocol, to be read and not run."""
    return ast.parse(Path(str(chapter.__file__)).read_text(encoding="utf-8"))


def _name(node: ast.stmt) -> str:
    if isinstance(node, ast.ClassDef):
        return node.name
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        return node.target.id
    if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
        return node.targets[0].id
    return ""


def _alias(name: str, meant: Any) -> str:
    described = inspect.type_info(meant)
    return f"export type {name} = {_written(described)};\n"


def _interface(node: ast.ClassDef, struct: Any) -> str:
    described = inspect.type_info(struct)
    assert isinstance(described, inspect.StructType)
    about = _field_docs(node)
    lines = [*_comment(ast.get_docstring(node) or "", ""), f"export interface {node.name} {{"]
    if described.tag is not None:
        lines.append(f'  type: "{described.tag}";')
    for field in described.fields:
        lines += _comment(about.get(field.name, ""), "  ")
        # What a client may leave out is optional to it; what the server sends is always there.
        optional = "" if field.required or _is_sent(node.name) else "?"
        lines.append(f"  {field.encode_name}{optional}: {_written(field.type)};")
    return "\n".join([*lines, "}", ""])


def _is_sent(name: str) -> bool:
    return name not in ASKED


def _field_docs(node: ast.ClassDef) -> dict[str, str]:
    """The docstring after a field belongs to it."""
    found: dict[str, str] = {}
    for before, after in zip(node.body, node.body[1:], strict=False):
        is_text = isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
        if is_text and isinstance(before, ast.AnnAssign) and isinstance(before.target, ast.Name):
            found[before.target.id] = str(after.value.value)  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType, reportUnknownArgumentType]
    return found


def _comment(text: str, indent: str) -> list[str]:
    lines = [line.strip() for line in text.strip().splitlines()]
    if not lines:
        return []
    if len(lines) == 1:
        return [f"{indent}/** {lines[0]} */"]
    body = [f"{indent} * {line}".rstrip() for line in lines]
    return [f"{indent}/**", *body, f"{indent} */"]


def _written(described: Any) -> str:
    if isinstance(described, inspect.StructType):
        return described.cls.__name__
    if isinstance(described, inspect.LiteralType):
        return " | ".join(_text(value) for value in described.values)
    if isinstance(described, inspect.UnionType):
        return " | ".join(_written(member) for member in described.types)
    if isinstance(described, inspect.ListType):
        inner = _written(described.item_type)
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if isinstance(described, inspect.DictType):
        return f"Record<{_key(described.key_type)}, {_written(described.value_type)}>"
    simple = {
        inspect.IntType: "number",
        inspect.StrType: "string",
        inspect.BoolType: "boolean",
        inspect.NoneType: "null",
    }
    return simple[type(described)]


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _key(described: Any) -> str:
    return "number" if isinstance(described, inspect.IntType) else "string"


def _asked() -> frozenset[str]:
    """The structs that clients make: requests, what is in them, and messages to the server."""
    todo: list[Any] = [
        inspect.type_info(kind)
        for kind in (
            ClientMessage,
            CreateTable,
            JoinTable,
            HostChange,
            ActOverHttp,
            ReplayRequest,
            VerifyRequest,
        )
    ]
    found: set[str] = set()
    while todo:
        described = todo.pop()
        if isinstance(described, inspect.StructType):
            found.add(described.cls.__name__)
            todo += [field.type for field in described.fields]
        elif isinstance(described, inspect.UnionType):
            todo += described.types
        elif isinstance(described, inspect.ListType):
            todo.append(described.item_type)
    return frozenset(found)


ASKED = _asked()


def main(arguments: list[str]) -> int:
    """Write the file, or check it."""
    check = "--check" in arguments
    files = [Path(word) for word in arguments if not word.startswith("-")]
    file = files[0] if files else Path("web/src/lib/protocol.ts")
    text = generate()
    if not check:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8", newline="\n")
        return 0
    if file.exists() and file.read_text(encoding="utf-8") == text:
        return 0
    print(f"{file} is not up to date: run `python3 dev.py generate`", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

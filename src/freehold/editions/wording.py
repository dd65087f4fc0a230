"""The checks of an edition's words: Fluent files that are sound and complete."""

from collections.abc import Iterator
from pathlib import Path
from typing import cast

from fluent.syntax import FluentParser, ast

from freehold.editions.nearest import did_you_mean
from freehold.editions.reading import Problem

COMMON_WORDS = (
    "edition-title",
    "money",
    "house",
    "houses",
    "hotel",
    "hotels",
    "a-house",
    "a-hotel",
    "count-houses",
    "count-hotels",
)
"""What every edition words for itself, beside the names of its parts."""

VARIABLES = {"money": "amount", "count-houses": "count", "count-hotels": "count"}
"""The messages that are useless without their variable."""

_PREFIXES = (
    "space-",
    "group-",
    "deck-",
    "card-",
    "figure-",
    "special-",
)


def check_words(
    folder: Path, parts: list[str], problems: list[Problem], *, all_parts_known: bool = True
) -> None:
    """Each language that is there has every message; one language at least is there.

    Where a file of the edition could not be read, words that seem needless may be its own.
    """
    files = sorted((folder / "words").glob("*.ftl"))
    if not files:
        message = "no words in any language; write one file a language, such as words/en.ftl"
        problems.append(Problem("words", "$", message))
    for file in files:
        name = f"words/{file.name}"
        try:
            text = file.read_text(encoding="utf-8")
        except UnicodeDecodeError as error:
            problems.append(Problem(name, "$", f"not UTF-8 text (byte {error.start})"))
        except OSError as error:
            reason = error.strerror or "unknown reason"
            problems.append(Problem(name, "$", f"this file cannot be read: {reason}"))
        else:
            needed = [*COMMON_WORDS, *parts]
            told = _language(text, needed, all_parts_known=all_parts_known)
            problems += [Problem(name, path, what) for path, what in told]


def _language(text: str, needed: list[str], *, all_parts_known: bool) -> Iterator[tuple[str, str]]:
    found: dict[str, set[str]] = {}
    for entry in FluentParser(with_spans=True).parse(text).body:
        line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
        if isinstance(entry, ast.Junk):
            told = entry.annotations[0].message or "cannot be read"
            yield f"line {line}", f"not valid Fluent: {told}"
        elif isinstance(entry, ast.Message):
            name = entry.id.name
            if name in found:
                yield f"line {line}", f"a second message {name}"
            found[name] = _variables(entry)
    yield from _gaps(found, needed)
    if all_parts_known:
        yield from _needless(found, needed)


def _variables(node: object) -> set[str]:
    """The names of all variables that are used anywhere in a Fluent node."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    parts: list[object] = []
    if isinstance(node, list):
        parts = cast("list[object]", node)
    elif isinstance(node, ast.BaseNode):
        parts = list(vars(node).values())
    return {name for part in parts for name in _variables(part)}


def _gaps(found: dict[str, set[str]], needed: list[str]) -> Iterator[tuple[str, str]]:
    for name in needed:
        if name not in found:
            yield name, "this message is missing"
    for name, variable in VARIABLES.items():
        if name in found and variable not in found[name]:
            yield name, f"must use {{ ${variable} }}"


def _needless(found: dict[str, set[str]], needed: list[str]) -> Iterator[tuple[str, str]]:
    for name in found:
        if name.startswith(_PREFIXES) and name not in needed:
            yield name, f"the edition has no such part{did_you_mean(name, needed)}"

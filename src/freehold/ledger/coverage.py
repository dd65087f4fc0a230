"""Rule coverage: the ids of the ledger, of the code's docstrings and of the tests compared.

All of it is pure: ids in, gaps out, so that the check itself can be tested.
"""

import ast
import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import msgspec

from freehold.ledger.entries import RuleEntry

ANY = "any"
"""A mark without an edition: the test shows the rule wherever it holds alike."""

Shown = Mapping[str, Mapping[str, Sequence[str]]]
"""Rule id -> edition or ANY -> the tests that show it."""

_ID = r"(?<![\w-])[A-Z][A-Z0-9]{0,5}(?:-[A-Z])?-(?:[A-Z]?\d+(?:-\d+)?|X)(?![\w-])"
_STANDARDS = ("UTF-", "SHA-", "ISO-", "PEP-")  # look like ids, and are none
_RULE_ID = re.compile(_ID)
_STATED = re.compile(rf"({_ID}(?:(?:, | and |, and ){_ID})*)(?=:| \()")


class Gaps(msgspec.Struct, frozen=True):
    """What is missing, each as a sorted list of ids; empty lists are good."""

    not_in_code: list[str]
    unknown_in_code: list[str]
    without_test: list[str]  # "RENT-4", or "B-1 in saga" where each edition needs its own
    unknown_on_tests: list[str]  # ids, or "SELL-4 in saga" where the rule does not hold


def ids_in(text: str) -> set[str]:
    """Every rule id mentioned in a text."""
    return {found for found in _RULE_ID.findall(text) if not found.startswith(_STANDARDS)}


def stated_in(text: str) -> set[str]:
    """The ids that a text states: ``RENT-4: …``, ``RENT-4 (…)``, ``BUILD-3, F-6: …``."""
    return {found for several in _STATED.findall(text) for found in ids_in(several)}


def docstrings(folder: Path) -> list[str]:
    """The docstrings of all modules, classes and functions below a folder."""
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    return [
        text
        for path in sorted(folder.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), filename=str(path)))
        if isinstance(node, documented) and (text := ast.get_docstring(node)) is not None
    ]


def showing(entry: RuleEntry, shown: Shown, edition: str | None = None) -> list[str]:
    """The tests that show a rule in an edition, or anywhere.

    Where editions differ, only the edition's own tests count; elsewhere every
    test of the rule does, the edition's own first.
    """
    by_edition = shown.get(entry.id, {})
    if edition is not None and entry.per_edition:
        return list(by_edition.get(edition, ()))
    places = sorted(by_edition, key=lambda place: (place != edition, place != ANY, place))
    return list(dict.fromkeys(test for place in places for test in by_edition[place]))


def untested(entries: Iterable[RuleEntry], shown: Shown, edition: str | None = None) -> list[str]:
    """The rules without a test: ``RENT-4``, or ``B-1 in saga`` where each edition needs its own."""
    missing: list[str] = []
    for entry in entries:
        if not entry.per_edition:
            if not showing(entry, shown):
                missing.append(entry.id)
            continue
        wanted = entry.editions if edition is None else (edition,)
        missing += [f"{entry.id} in {e}" for e in wanted if not showing(entry, shown, e)]
    return missing


def compare(
    entries: Sequence[RuleEntry], stated: set[str], mentioned: set[str], shown: Shown
) -> Gaps:
    """All three ways: ledger and code, ledger and tests."""
    by_id = {entry.id: entry for entry in entries}
    unknown = [
        rule if rule not in by_id else f"{rule} in {edition}"
        for rule, by_edition in shown.items()
        for edition in by_edition
        if rule not in by_id or (edition != ANY and edition not in by_id[rule].editions)
    ]
    return Gaps(
        not_in_code=sorted(set(by_id) - stated),
        unknown_in_code=sorted(mentioned - set(by_id)),
        without_test=untested(entries, shown),
        unknown_on_tests=sorted(set(unknown)),
    )

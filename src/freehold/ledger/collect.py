"""Gathers which tests show which rule, from the ``rule`` marks in tests/, into shown.json.

    python -m freehold.ledger.collect [--check] [--root FOLDER]

The tests are read, not run: ``@pytest.mark.rule("RENT-4", "B-1", edition="saga")`` on a
function or a class, or in a ``pytestmark`` of a module or a class.
"""

import argparse
import ast
import sys
from pathlib import Path

import msgspec

from freehold.ledger.coverage import ANY
from freehold.ledger.entries import HERE, LedgerError

SHOWN = HERE / "shown.json"

_Definition = ast.FunctionDef | ast.AsyncFunctionDef
_Mark = tuple[str, str]  # rule id, edition or ANY
_Found = dict[str, dict[str, list[str]]]


def collect(root: Path) -> _Found:
    """Rule id -> edition or "any" -> node ids of the tests below ``root/tests``, all sorted."""
    pairs: set[tuple[str, str, str]] = set()
    for path in sorted((root / "tests").rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), filename=str(path))
        name = path.relative_to(root).as_posix()
        pairs |= _marks_below(name, tree.body, _module_marks(name, tree.body))
    found: _Found = {}
    for rule, edition, test in sorted(pairs):
        found.setdefault(rule, {}).setdefault(edition, []).append(test)
    return found


def written(found: _Found) -> str:
    """shown.json as it should be."""
    return msgspec.json.format(msgspec.json.encode(found), indent=1).decode() + "\n"


def _marks_below(
    node_id: str, body: list[ast.stmt], inherited: list[_Mark]
) -> set[tuple[str, str, str]]:
    pairs: set[tuple[str, str, str]] = set()
    file = node_id.partition("::")[0]
    for statement in body:
        if isinstance(statement, ast.ClassDef) and statement.name.startswith("Test"):
            marks = inherited + _decorated(file, statement) + _module_marks(file, statement.body)
            pairs |= _marks_below(f"{node_id}::{statement.name}", statement.body, marks)
        elif isinstance(statement, _Definition) and statement.name.startswith("test"):
            for rule, edition in inherited + _decorated(file, statement):
                pairs.add((rule, edition, f"{node_id}::{statement.name}"))
    return pairs


def _module_marks(file: str, body: list[ast.stmt]) -> list[_Mark]:
    """The marks of ``pytestmark = …`` in a module or a class."""
    marks: list[_Mark] = []
    for statement in body:
        if not isinstance(statement, ast.Assign):
            continue
        if not any(isinstance(t, ast.Name) and t.id == "pytestmark" for t in statement.targets):
            continue
        value = statement.value
        elements = value.elts if isinstance(value, ast.List | ast.Tuple) else [value]
        marks += [mark for element in elements for mark in _mark(file, element)]
    return marks


def _decorated(file: str, node: ast.ClassDef | _Definition) -> list[_Mark]:
    return [mark for decorator in node.decorator_list for mark in _mark(file, decorator)]


def _mark(file: str, node: ast.expr) -> list[_Mark]:
    """What one ``pytest.mark.rule(…)`` says; nothing for any other expression."""
    if not (isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule")):
        return []
    rules = [_text(file, argument) for argument in node.args]
    if not rules:
        raise LedgerError(f"{file}:{node.lineno}: a rule mark without a rule id; name one")
    editions = [ANY]
    for keyword in node.keywords:
        if keyword.arg != "edition":
            raise LedgerError(f"{file}:{node.lineno}: a rule mark takes ids and edition= only")
        editions = _texts(file, keyword.value)
    return [(rule, edition) for rule in rules for edition in editions]


def _texts(file: str, node: ast.expr) -> list[str]:
    if isinstance(node, ast.List | ast.Tuple):
        return [_text(file, element) for element in node.elts]
    return [_text(file, node)]


def _text(file: str, node: ast.expr) -> str:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    raise LedgerError(
        f"{file}:{node.lineno}: “{ast.unparse(node)}” in a rule mark is not a plain string; "
        "write the id or the edition out, since the marks are read without running the tests"
    )


def main(arguments: list[str] | None = None) -> int:
    """Write shown.json, or with --check say whether it is fresh."""
    parser = argparse.ArgumentParser(prog="python -m freehold.ledger.collect", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if stale")
    parser.add_argument("--root", type=Path, default=HERE.parents[2], help="the checkout")
    chosen = parser.parse_args(arguments)
    try:
        text = written(collect(chosen.root))
    except LedgerError as error:
        print(error, file=sys.stderr)
        return 1
    if not chosen.check:
        SHOWN.write_text(text, encoding="utf-8")
        return 0
    if SHOWN.exists() and SHOWN.read_text(encoding="utf-8") == text:
        return 0
    print("shown.json is stale: run python -m freehold.ledger.collect", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())

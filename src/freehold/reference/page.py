"""What all generated pages share: their first line, tables, and reading docstrings."""

import ast
import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from freehold import ledger

PACKAGE = Path(__file__).resolve().parents[1]

MADE = "<!-- Made by python -m freehold.reference from {source}; edit there. -->"


def begin(title: str, source: str, *about: str) -> list[str]:
    """The head of a page."""
    return [MADE.format(source=source), "", f"# {title}", "", *about]


def finish(lines: Sequence[str]) -> str:
    """A page as text."""
    return "\n".join(lines).rstrip() + "\n"


def table(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    """A Markdown table."""
    lines = [f"| {' | '.join(columns)} |", f"| {' | '.join('---' for _ in columns)} |"]
    return [*lines, *(f"| {' | '.join(map(cell, row))} |" for row in rows)]


def cell(text: str) -> str:
    """A text that fits into a table: one line, and bars that part no columns."""
    return " ".join(text.split()).replace("|", "\\|")


def code(text: str) -> str:
    """A text as code."""
    return f"`{text}`"


def sentences(text: str) -> list[str]:
    """One sentence a line, so that diffs show sentences; paragraphs and code stay apart."""
    lines: list[str] = []
    for paragraph in text.strip().split("\n\n"):
        if lines:
            lines.append("")
        joined = " ".join(paragraph.split()).replace("``", "`")
        lines += re.sub(r"([.:]) +(?=[A-Z`])", r"\1\n", joined).split("\n")
    return lines


def rule_link(rule: str) -> str:
    """A rule's id, leading to its page."""
    return f"[{rule}](../rulebooks/{ledger.rule(rule).chapter}.md#{rule.lower()})"


def linked_rules(text: str) -> str:
    """A text in which every rule id that the ledger knows leads to its page."""
    known = {entry.id for entry in ledger.rules()}

    def link(found: "re.Match[str]") -> str:
        return rule_link(found[0]) if found[0] in known else found[0]

    return re.sub(r"\b[A-Z]+-\d+\b", link, text)


def source_of(file: str) -> ast.Module:
    """A module of the package, to be read and not run."""
    return ast.parse((PACKAGE / file).read_text(encoding="utf-8"))


def class_named(module: ast.Module, name: str) -> ast.ClassDef:
    """A class of a module."""
    return next(n for n in module.body if isinstance(n, ast.ClassDef) and n.name == name)


def members(body: Sequence[ast.stmt]) -> Iterator[tuple[str, ast.stmt, str]]:
    """Every name that is assigned or annotated, with the docstring after it, if there is one.

    Python throws such a docstring away, so the source is read.
    """
    for i, node in enumerate(body):
        target = None
        if isinstance(node, ast.AnnAssign):
            target = node.target
        elif isinstance(node, ast.Assign):
            target = node.targets[0]
        if isinstance(target, ast.Name):
            yield target.id, node, _docstring(body[i + 1]) if i + 1 < len(body) else ""


def _docstring(node: ast.stmt) -> str:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return " ".join(str(node.value.value).split()) if isinstance(node.value.value, str) else ""
    return ""

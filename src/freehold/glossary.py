"""The glossary page, made from the docstrings of `vocabulary.py`.

A docstring after a constant or an enum member is data for readers, but Python
throws it away; so the source is read, not the module.
"""

import ast
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

SOURCE = Path(__file__).with_name("vocabulary.py")
PAGE = Path(__file__).resolve().parents[2] / "docs" / "glossary.md"

HEADER = """\
# Glossary

The words of the game, as code, records, messages and pages use them.
This page is made from `src/freehold/vocabulary.py` by `python3 dev.py generate`.
To change a word, change it there.
"""


def glossary(source: str) -> str:
    """The page for the text of a vocabulary module."""
    body = ast.parse(source).body
    constants = [_line(name, words) for name, words in _named(body) if words]
    sections = [HEADER.strip(), "\n".join(["## Constants", "", *constants])]
    sections += [_section(node) for node in body if isinstance(node, ast.ClassDef)]
    return "\n\n".join(sections) + "\n"


def _section(node: ast.ClassDef) -> str:
    """A heading, what the enum is about, and its members in order."""
    about = ast.get_docstring(node) or ""
    members = [_line(name, words) for name, words in _named(node.body)]
    return "\n".join([f"## {node.name}", "", about, "", *members])


def _line(name: str, words: str) -> str:
    return f"- `{name}`: {words}" if words else f"- `{name}`"


def _named(body: Sequence[ast.stmt]) -> Iterator[tuple[str, str]]:
    """Every name that is given a value, with the docstring after it on one line."""
    for i, node in enumerate(body):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            yield node.targets[0].id, _docstring(body[i + 1]) if i + 1 < len(body) else ""


def _docstring(node: ast.stmt) -> str:
    if not isinstance(node, ast.Expr) or not isinstance(node.value, ast.Constant):
        return ""
    return " ".join(str(node.value.value).split())


def main(args: Sequence[str]) -> int:
    """Write the page; with `--check` only say whether it is fresh."""
    if list(args) not in ([], ["--check"]):
        print("usage: python -m freehold.glossary [--check]", file=sys.stderr)
        return 2
    if not PAGE.parent.is_dir():
        print(f"no folder {PAGE.parent}: the glossary is made in a checkout", file=sys.stderr)
        return 2
    page = glossary(SOURCE.read_text(encoding="utf-8"))
    if PAGE.exists() and PAGE.read_text(encoding="utf-8") == page:
        return 0
    if args:
        print("docs/glossary.md is stale: run `python3 dev.py generate`", file=sys.stderr)
        return 1
    PAGE.write_text(page, encoding="utf-8", newline="\n")
    print("docs/glossary.md was rewritten")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

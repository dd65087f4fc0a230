"""The pages of docs/ that are made from the code, and checked against it.

    python -m freehold.reference [--check]

Docstrings, the vocabulary, the settings, the editions and click's own help say
what is there; docs/examples/decisions.toml has a position for every decision, and
the rules are asked which answers it allows.  The tutorials take their code from
docs/examples, and what it prints from running it.
"""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from freehold.reference.actions import actions_page, decisions_page
from freehold.reference.api import api_page
from freehold.reference.commands import cli_page
from freehold.reference.events import events_page
from freehold.reference.house_rules import house_rules_page
from freehold.reference.includes import including_pages, refreshed
from freehold.reference.protocol import protocol_page
from freehold.reference.tables import editions_page, settings_page

DOCS = Path(__file__).resolve().parents[3] / "docs"

PAGES: dict[str, Callable[[Path], str]] = {
    "actions.md": actions_page,
    "api.md": lambda _docs: api_page(),
    "cli.md": lambda _docs: cli_page(),
    "decisions.md": decisions_page,
    "editions.md": lambda _docs: editions_page(),
    "events.md": lambda _docs: events_page(),
    "protocol.md": lambda _docs: protocol_page(),
    "house-rules-measured.md": house_rules_page,
    "settings.md": lambda _docs: settings_page(),
}
"""Every generated page with what makes it; the others in docs/reference are written by hand."""


def pages(docs: Path = DOCS) -> dict[str, str]:
    """Path below docs/ -> text, of every page that is made or has parts that are."""
    made = {f"reference/{name}": make(docs) for name, make in PAGES.items()}
    for path in including_pages(docs):
        name = path.relative_to(docs).as_posix()
        made[name] = refreshed(path.read_text(encoding="utf-8"), docs)
    return made


def stale(docs: Path = DOCS) -> dict[str, str]:
    """The pages that are missing or differ, as they should be."""
    return {
        name: text
        for name, text in pages(docs).items()
        if not (docs / name).exists() or (docs / name).read_text(encoding="utf-8") != text
    }


def main(arguments: Sequence[str]) -> int:
    """Write the pages; with `--check` only say whether they are fresh."""
    if list(arguments) not in ([], ["--check"]):
        print("usage: python -m freehold.reference [--check]", file=sys.stderr)
        return 2
    if not DOCS.is_dir():
        print(f"no folder {DOCS}: the reference is made in a checkout", file=sys.stderr)
        return 2
    old = stale(DOCS)
    if arguments:
        if old:
            names = ", ".join(f"docs/{name}" for name in old)
            print(f"stale: {names}: run `python3 dev.py generate`", file=sys.stderr)
        return 1 if old else 0
    for name, text in old.items():
        (DOCS / name).write_text(text, encoding="utf-8", newline="\n")
        print(f"docs/{name} was rewritten")
    return 0

"""Writes docs/rulebooks/: the ledger as pages, one a chapter.

python -m freehold.ledger.pages [--check] [--root FOLDER]
"""

import argparse
import sys
from pathlib import Path

from freehold.ledger import shown, stage
from freehold.ledger.coverage import showing
from freehold.ledger.entries import HERE, Chapter, RuleEntry, book, books, chapters
from freehold.ledger.text import rule_value, rule_words, say, source_words

MADE = "<!-- Made by python -m freehold.ledger.pages from src/freehold/ledger; edit there. -->"


def pages() -> dict[str, str]:
    """File name -> text of every page."""
    made = {f"{chapter.name}.md": _chapter_page(chapter) for chapter in chapters()}
    return {"index.md": _index_page(), **made}


def _index_page() -> str:
    lines = [
        MADE,
        "",
        "# The rules, with their ids",
        "",
        "Every rule that Freehold plays by, in our own words.",
        "Each has an id that the code's docstrings and the tests carry.",
        "A rule is the book's, a ruling of ours where the books are silent, lost or at odds,",
        "or a house rule, which is off unless the players agree on it.",
        "",
        "| chapter | rules |",
        "| --- | --- |",
    ]
    for chapter in chapters():
        lines.append(f"| [{_title(chapter)}]({chapter.name}.md) | {len(chapter.rules)} |")
    lines += ["", "| edition | rulebook | forms of the game | stage |", "| --- | --- | --- | --- |"]
    for volume in books():
        year = f", {volume.year}" if volume.year else ""
        forms = ", ".join(volume.forms)
        printed = f"{volume.title} ({volume.language}{year})"
        lines.append(f"| `{volume.edition}` | {printed} | {forms} | {stage(volume.edition)} |")
    return "\n".join(lines) + "\n"


def _chapter_page(chapter: Chapter) -> str:
    lines = [MADE, "", f"# {_title(chapter)}"]
    for entry in chapter.rules:
        lines += ["", f"## {entry.id}", "", *_sentences(rule_words(entry, "en")), ""]
        lines += _value_lines(entry)
        lines.append(f"- Kind: {say('en', f'ledger-kind-{entry.kind}')}")
        lines += _form_lines(entry)
        lines += _source_lines(entry)
        lines += _setting_lines(entry)
        lines += _test_lines(entry)
    return "\n".join(lines) + "\n"


def _title(chapter: Chapter) -> str:
    return say("en", f"chapter-{chapter.name}")


def _sentences(text: str) -> list[str]:
    """One sentence a line, so that diffs show sentences."""
    return text.replace(". ", ".\n").split("\n")


def _value_lines(entry: RuleEntry) -> list[str]:
    values = {edition: rule_value(entry, edition, None, "en") for edition in entry.editions}
    rows = [f"| {book(edition).title} | {text} |" for edition, text in values.items() if text]
    return ["| edition | value |", "| --- | --- |", *rows, ""] if rows else []


def _form_lines(entry: RuleEntry) -> list[str]:
    names = [say("en", f"ledger-form-{form}") for form in entry.forms]
    return [f"- Only in: {', '.join(names)}"] if names else []


def _source_lines(entry: RuleEntry) -> list[str]:
    rows = [
        f"  - {book(edition).title}: {source_words(entry, edition, 'en')}"
        for edition in entry.editions
    ]
    return ["- Source:", *rows]


def _setting_lines(entry: RuleEntry) -> list[str]:
    if not entry.settings:
        return []
    label = say("en", "ledger-label-setting", count=len(entry.settings))
    return [f"- {label}: {', '.join(f'`{name}`' for name in entry.settings)}"]


def _test_lines(entry: RuleEntry) -> list[str]:
    tests = showing(entry, shown())
    label = say("en", "ledger-label-tests", count=max(len(tests), 2))
    if not tests:
        return [f"- {label}: {say('en', 'ledger-no-tests')}"]
    return [f"- {label}:", *(f"  - `{test}`" for test in tests)]


def stale(folder: Path) -> list[str]:
    """The pages in a folder that are missing, differ, or belong to no chapter."""
    wanted = pages()
    there = {path.name: path.read_text(encoding="utf-8") for path in folder.glob("*.md")}
    names = sorted(wanted.keys() | there.keys())
    return [name for name in names if wanted.get(name) != there.get(name)]


def main(arguments: list[str] | None = None) -> int:
    """Write the pages, or with --check say whether they are fresh."""
    parser = argparse.ArgumentParser(prog="python -m freehold.ledger.pages", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if stale")
    parser.add_argument("--root", type=Path, default=HERE.parents[2], help="the checkout")
    chosen = parser.parse_args(arguments)
    folder: Path = chosen.root / "docs" / "rulebooks"
    if chosen.check:
        old = stale(folder)
        if old:
            print(f"stale: {', '.join(old)}: run python -m freehold.ledger.pages", file=sys.stderr)
        return 1 if old else 0
    folder.mkdir(parents=True, exist_ok=True)
    wanted = pages()
    for path in folder.glob("*.md"):
        if path.name not in wanted:
            path.unlink()
    for name, text in wanted.items():
        (folder / name).write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

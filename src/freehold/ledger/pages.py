"""Writes docs/rulebooks/: the ledger as pages, one a chapter and one an edition.

python -m freehold.ledger.pages [--check] [--root FOLDER]
"""

import argparse
import sys
from pathlib import Path

from freehold.editions import find_setting, load
from freehold.editions.settings import Value
from freehold.ledger import shown, stage
from freehold.ledger.coverage import showing
from freehold.ledger.entries import HERE, Book, Chapter, RuleEntry, book, books, chapters
from freehold.ledger.text import rule_value, rule_words, say, source_words

MADE = "<!-- Made by python -m freehold.ledger.pages from src/freehold/ledger; edit there. -->"


def pages() -> dict[str, str]:
    """File name -> text of every page."""
    made = {f"{chapter.name}.md": _chapter_page(chapter) for chapter in chapters()}
    made |= {f"{volume.edition}.md": _edition_page(volume) for volume in books()}
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
    lines += ["", "Each edition has a page with its rules alone, and what they come to there."]
    lines += ["", "| edition | rulebook | forms of the game | stage |", "| --- | --- | --- | --- |"]
    for volume in books():
        forms = ", ".join(volume.forms)
        printed = f"[{volume.title}]({volume.edition}.md) ({_printed(volume)})"
        lines.append(f"| `{volume.edition}` | {printed} | {forms} | {stage(volume.edition)} |")
    return "\n".join(lines) + "\n"


def _printed(volume: Book) -> str:
    return f"{volume.language}, {volume.year}" if volume.year else volume.language


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


# --- one edition -----------------------------------------------------------------


def _edition_page(volume: Book) -> str:
    """Every rule that holds in an edition, in the order of the chapters."""
    names = [say("en", f"ledger-form-{form}") for form in volume.forms]
    lines = [
        MADE,
        "",
        f"# {volume.title}",
        "",
        f"The rules of the edition `{volume.edition}`, after its rulebook ({_printed(volume)}).",
        f"Forms of the game: {', '.join(names)}.",
        f"Stage: {stage(volume.edition)}.",
        "Where a rule differs between editions or forms, its value is the one that holds here.",
    ]
    for chapter in chapters():
        held = [entry for entry in chapter.rules if entry.holds_in(volume.edition)]
        if held:
            lines += ["", f"## {_title(chapter)}"]
        for entry in held:
            lines += ["", f"### {entry.id}", "", *_sentences(rule_words(entry, "en")), ""]
            lines += [*_values_here(entry, volume), *_kind_and_source(entry, volume.edition)]
            lines += [*_settings_here(entry, volume), *_test_lines(entry, volume.edition)]
            lines += _measured_lines(entry, volume)
    return "\n".join(lines) + "\n"


def _measured_lines(entry: RuleEntry, volume: Book) -> list[str]:
    """What the rule was measured to do to this game."""
    told = volume.measured.get(entry.id, ())
    return ["", *told] if told else []


def _forms_of(entry: RuleEntry, volume: Book) -> list[str]:
    return [form for form in volume.forms if entry.holds_in(volume.edition, form)]


def _values_here(entry: RuleEntry, volume: Book) -> list[str]:
    """The rule's value in words: once, or a line a form where they differ."""
    forms = _forms_of(entry, volume)
    values = {form: rule_value(entry, volume.edition, form, "en") for form in forms}
    found = {form: text for form, text in values.items() if text}
    if not found:
        return []
    if len(set(found.values())) == 1 and len(found) == len(volume.forms):
        return [f"- Here: {next(iter(found.values()))}"]
    return [f"- Here, {say('en', f'ledger-form-{form}')}: {text}" for form, text in found.items()]


def _kind_and_source(entry: RuleEntry, edition: str) -> list[str]:
    kind = say("en", f"ledger-kind-{entry.kind}")
    only = _form_lines(entry) if len(book(edition).forms) > 1 else []
    return [f"- Kind: {kind}", *only, f"- Source: {source_words(entry, edition, 'en')}"]


def _settings_here(entry: RuleEntry, volume: Book) -> list[str]:
    """What the rule's settings are in this edition, form by form where they differ."""
    spec = load(volume.edition)
    lines: list[str] = []
    for field in entry.settings:
        name = find_setting(field).name
        values = {form: _shown(spec.rules_in(form)[name]) for form in _forms_of(entry, volume)}
        told = ", ".join(f"`{value}` ({form})" for form, value in values.items())
        if len(set(values.values())) == 1:
            told = f"`{next(iter(values.values()))}`"
        lines.append(f"- Setting: `{name}` = {told}")
    return lines


def _shown(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


# --- parts of an entry -------------------------------------------------------------


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


def _test_lines(entry: RuleEntry, edition: str | None = None) -> list[str]:
    tests = showing(entry, shown(), edition)
    label = say("en", "ledger-label-tests", count=max(len(tests), 2))
    if not tests:
        return [f"- {label}: {say('en', 'ledger-no-tests')}"]
    return [f"- {label}:", *(f"  - `{test}`" for test in tests)]


def stale(folder: Path) -> list[str]:
    """The pages in a folder that are missing, differ, or belong to no chapter and no edition."""
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

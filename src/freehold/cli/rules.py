"""``freehold rules``: every rule with its words, value, sources and the tests that show it."""

import click
import msgspec
from rich.console import Console
from rich.text import Text

from freehold import ledger
from freehold.cli.speaking import language_option, refuse
from freehold.ledger import RuleEntry, say
from freehold.ledger.coverage import untested


@click.command()
@click.argument("edition", required=False)
@click.option("--json", "as_json", is_flag=True, help="Write a JSON list instead of text.")
@language_option
@click.option(
    "--form", metavar="FORM", help="Only the rules of one form: standard, special, short or timed."
)
def rules(edition: str | None, as_json: bool, language: str, form: str | None) -> None:  # noqa: FBT001
    """Print every rule, of one EDITION or of all of them.

    Each comes with its id, its words, what it comes to in that edition,
    whether it is the book's rule, a ruling of ours or a house rule,
    and the tests that show it.
    """
    _check(edition, form, language)
    entries = [entry for entry in ledger.rules() if entry.holds_in(edition, form)]
    if as_json:
        rows = [_row(entry, edition, form, language) for entry in entries]
        click.echo(msgspec.json.format(msgspec.json.encode(rows), indent=2).decode())
    else:
        _print(entries, edition, form, language)


command = rules


def _check(edition: str | None, form: str | None, language: str) -> None:
    known = ledger.editions()
    if edition is not None and edition not in known:
        refuse(say(language, "ledger-unknown-edition", edition=edition, editions=", ".join(known)))
    if form is None:
        return
    if edition is not None:
        book = ledger.book(edition)
        if form not in book.forms:
            forms = ", ".join(book.forms)
            refuse(say(language, "ledger-unknown-form", title=book.title, form=form, forms=forms))
        return
    anywhere = list(dict.fromkeys(name for book in ledger.books() for name in book.forms))
    if form not in anywhere:
        forms = ", ".join(anywhere)
        refuse(say(language, "ledger-unknown-form-anywhere", form=form, forms=forms))


def _values(
    entry: RuleEntry, edition: str | None, form: str | None, language: str
) -> dict[str, str]:
    """Edition -> value, for those editions in which the rule has one."""
    places = entry.editions if edition is None else (edition,)
    found = {place: ledger.value(entry.id, place, form, language) for place in places}
    return {place: text for place, text in found.items() if text is not None}


def _row(
    entry: RuleEntry, edition: str | None, form: str | None, language: str
) -> dict[str, object]:
    """One rule for a program; ``value`` is a text in one edition, a text per edition in all."""
    values = _values(entry, edition, form, language)
    return {
        "id": entry.id,
        "chapter": entry.chapter,
        "kind": entry.kind,
        "words": ledger.words(entry.id, language),
        "value": (values or None) if edition is None else values.get(edition),
        "editions": entry.editions,
        "sources": {place: ledger.source(entry.id, place, language) for place in entry.editions},
        "settings": entry.settings,
        "tests": ledger.tests_that_show(entry.id, edition),
    }


def _print(entries: list[RuleEntry], edition: str | None, form: str | None, language: str) -> None:
    console = Console(highlight=False)
    console.print(Text(_heading(edition, form, language), style="bold"))
    if edition is not None:
        console.print(Text(say(language, f"ledger-stage-{ledger.stage(edition)}")))
    chapter = ""
    for entry in entries:
        if entry.chapter != chapter:
            chapter = entry.chapter
            console.print()
            console.rule(Text(say(language, f"chapter-{chapter}")), align="left")
        _print_rule(console, entry, edition, form, language)
    without = sum(bool(untested([entry], ledger.shown(), edition)) for entry in entries)
    console.print()
    console.print(Text(say(language, "ledger-summary", rules=len(entries), untested=without)))


def _heading(edition: str | None, form: str | None, language: str) -> str:
    title = "" if edition is None else ledger.book(edition).title
    if form is None and edition is None:
        return say(language, "ledger-heading-all")
    if form is None:
        return say(language, "ledger-heading-edition", title=title)
    name = say(language, f"ledger-form-{form}")
    if edition is None:
        return say(language, "ledger-heading-every-form", form=name)
    return say(language, "ledger-heading-form", title=title, form=name)


def _print_rule(
    console: Console, entry: RuleEntry, edition: str | None, form: str | None, language: str
) -> None:
    kind = say(language, f"ledger-kind-{entry.kind}")
    console.print()
    console.print(Text.assemble((entry.id, "bold cyan"), "  ", (kind, "dim")))
    _print_indented(console, Text(ledger.words(entry.id, language)))
    values = _values(entry, edition, form, language)
    sources = {
        place: ledger.source(entry.id, place, language)
        for place in entry.editions
        if edition is None or place == edition
    }
    _print_field(console, say(language, "ledger-label-value"), _lines(values, edition))
    _print_field(console, say(language, "ledger-label-source"), _lines(sources, edition))
    label = say(language, "ledger-label-setting", count=len(entry.settings))
    _print_field(console, label, [", ".join(entry.settings)] if entry.settings else [])
    tests = ledger.tests_that_show(entry.id, edition)
    label = say(language, "ledger-label-tests", count=len(tests))
    _print_field(console, label, tests or [say(language, "ledger-no-tests")])


def _lines(by_edition: dict[str, str], edition: str | None) -> list[str]:
    """One line an edition; alike in all of them, or asked for one alone, it needs no name."""
    texts = list(by_edition.values())
    if edition is not None or (len(texts) > 1 and len(set(texts)) == 1):
        return texts[:1]
    return [f"{place}: {text}" for place, text in by_edition.items()]


def _print_field(console: Console, label: str, lines: list[str]) -> None:
    """``Label: line``, or the lines below the label if there are several."""
    if len(lines) == 1:
        _print_indented(console, Text.assemble((f"{label}: ", "dim"), lines[0]))
    elif lines:
        _print_indented(console, Text(f"{label}:", style="dim"))
        for line in lines:
            _print_indented(console, Text(line), by=4)


def _print_indented(console: Console, text: Text, by: int = 2) -> None:
    for line in text.wrap(console, max(console.width - by, 1), overflow="fold"):
        line.rstrip()
        console.print(Text(" " * by).append_text(line))

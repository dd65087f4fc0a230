"""The rule ledger: each rule's id, words, sources, settings, and the tests that show it.

The rules themselves are in ``freehold.rules``; this package knows what they are
called and where they come from.  The chapters are TOML files here, the words are
Fluent files in words/, and shown.json is gathered from the tests' marks.
"""

from functools import cache
from typing import Literal

import msgspec

from freehold.editions.settings import SettingKind, find_setting
from freehold.ledger.coverage import showing, untested
from freehold.ledger.entries import (
    HERE,
    Book,
    Chapter,
    Kind,
    LedgerError,
    RuleEntry,
    Source,
    book,
    books,
    chapters,
)
from freehold.ledger.text import LANGUAGES, rule_value, rule_words, say, source_words

__all__ = [
    "LANGUAGES",
    "Book",
    "Chapter",
    "Kind",
    "LedgerError",
    "RuleEntry",
    "Source",
    "Stage",
    "book",
    "books",
    "chapters",
    "editions",
    "rule",
    "rules",
    "say",
    "setting_kind",
    "shown",
    "source",
    "stage",
    "tests_that_show",
    "value",
    "words",
]

Stage = Literal["draft", "playable", "conformant"]


@cache
def _by_id() -> dict[str, RuleEntry]:
    return {entry.id: entry for chapter in chapters() for entry in chapter.rules}


def editions() -> list[str]:
    """The ids of the editions that the ledger knows, in order."""
    return [volume.edition for volume in books()]


def rules() -> list[RuleEntry]:
    """Every rule, chapter by chapter."""
    return list(_by_id().values())


def rule(id: str) -> RuleEntry:
    """The rule with that id."""
    try:
        return _by_id()[id]
    except KeyError:
        raise LedgerError(f"there is no rule “{id}” in the ledger") from None


def words(id: str, language: str = "en") -> str:
    """The rule as a sentence."""
    return rule_words(rule(id), language)


def value(id: str, edition: str, form: str | None = None, language: str = "en") -> str | None:
    """What the rule comes to in an edition and form; without a form, in each of its forms.

    None for a rule that is the same everywhere, or that does not hold there.
    """
    entry = rule(id)
    return rule_value(entry, edition, form, language) if entry.holds_in(edition) else None


def source(id: str, edition: str, language: str = "en") -> str:
    """Where the edition's rulebook says the rule, or that it does not."""
    return source_words(rule(id), edition, language)


def setting_kind(name: str, edition: str) -> SettingKind:
    """Whose word a setting is in an edition.

    What is a house rule elsewhere can be the book's own rule, or a ruling: that is so where
    rules of the setting hold, and none of them is a house rule.
    """
    setting = find_setting(name)
    holding: list[Kind] = [rule(id).kind for id in setting.rules if rule(id).holds_in(edition)]
    if setting.kind != "house" or not holding or "house" in holding:
        return setting.kind
    return holding[0]


@cache
def shown() -> dict[str, dict[str, list[str]]]:
    """shown.json: rule id -> edition or "any" -> the tests that show it."""
    text = (HERE / "shown.json").read_bytes()
    return msgspec.json.decode(text, type=dict[str, dict[str, list[str]]])


def tests_that_show(id: str, edition: str | None) -> list[str]:
    """The node ids of the tests that show a rule in an edition, or anywhere.

    Where editions differ, only the edition's own tests count.
    """
    return showing(rule(id), shown(), edition)


def stage(edition: str) -> Stage:
    """How far an edition is shown to follow its rulebook.

    conformant: every rule that holds in it has a test, its own where editions differ.
    playable: every rule of the book has a test in some edition at least.
    draft: neither.
    """
    book(edition)  # refuses an unknown edition
    holding = [entry for entry in rules() if entry.holds_in(edition)]
    if not untested(holding, shown(), edition):
        return "conformant"
    if all(showing(entry, shown()) for entry in holding if entry.kind == "book"):
        return "playable"
    return "draft"

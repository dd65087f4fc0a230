"""The ledger's data: one TOML file a chapter, one a rulebook.

Every file of the folder is read, so a further chapter or rulebook is a further
file and needs no code.
"""

from functools import cache
from pathlib import Path
from typing import Literal, TypeVar

import msgspec

Kind = Literal["book", "ruling", "house"]
Status = Literal["said", "partly", "read", "silent", "lost"]

HERE = Path(__file__).parent

_T = TypeVar("_T")


class LedgerError(Exception):
    """Something in the ledger's files, or asked of it, is wrong; it says what and where."""


class Source(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a rulebook says a rule: its section headings as printed, parted by semicolons.

    ``partly``: the book says some of it.  ``read``: a ruling reads these sections.
    ``silent``: the book does not say it.  ``lost``: the page is missing from the copy we read.
    """

    section: str = ""
    status: Status = "said"
    held_by: str = ""  # the ruling by which the rule is held here all the same

    @property
    def sections(self) -> list[str]:
        return [part.strip() for part in self.section.split(";") if part.strip()]


class RuleEntry(msgspec.Struct, frozen=True):
    """One rule: where it comes from, where it holds, which settings govern it.

    Its words are in words/.
    """

    id: str
    chapter: str
    kind: Kind
    sources: dict[str, Source]
    settings: tuple[str, ...]
    forms: tuple[str, ...]  # empty: in every form of the game
    values: tuple[str, ...]  # "edition" or "edition/form"
    per_edition: bool  # the editions differ, so each needs a test of its own

    @property
    def editions(self) -> tuple[str, ...]:
        """The editions it holds in, in the order of the rulebooks."""
        return tuple(self.sources)

    def holds_in(self, edition: str | None = None, form: str | None = None) -> bool:
        """Whether it is a rule of that edition and form; None leaves that open."""
        if edition is not None and edition not in self.sources:
            return False
        if form is None:
            return True
        played_in = self.editions if edition is None else (edition,)
        return (not self.forms or form in self.forms) and any(
            form in book(other).forms for other in played_in
        )


class Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rulebook, and the forms of the game that it describes."""

    edition: str
    title: str
    language: str
    forms: tuple[str, ...]
    order: int
    year: int | None = None
    measured: dict[str, tuple[str, ...]] = {}
    """What a rule does to this game, as lines of text by the rule's id."""


class Chapter(msgspec.Struct, frozen=True):
    """A chapter of the ledger with its rules in order."""

    name: str
    order: int
    rules: tuple[RuleEntry, ...]


class _RuleInFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    sources: dict[str, str | Source]
    settings: tuple[str, ...] = ()
    forms: tuple[str, ...] = ()
    values: tuple[str, ...] = ()
    per_edition: bool = False


class _ChapterInFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    chapter: str
    order: int
    kind: Kind
    rules: tuple[_RuleInFile, ...]


@cache
def books() -> tuple[Book, ...]:
    """Every rulebook, in order."""
    found = [_decode(path, Book) for path in sorted((HERE / "books").glob("*.toml"))]
    return tuple(sorted(found, key=lambda book: book.order))


def book(edition: str) -> Book:
    """The rulebook of an edition."""
    for candidate in books():
        if candidate.edition == edition:
            return candidate
    known = ", ".join(candidate.edition for candidate in books())
    raise LedgerError(f"no rulebook for the edition “{edition}”; there are: {known}")


@cache
def chapters() -> tuple[Chapter, ...]:
    """Every chapter, in order."""
    found = [_chapter(path) for path in sorted(HERE.glob("*.toml"))]
    _refuse_repeats(found)
    return tuple(sorted(found, key=lambda chapter: chapter.order))


def _chapter(path: Path) -> Chapter:
    file = _decode(path, _ChapterInFile)
    entries = tuple(_entry(path, file, rule) for rule in file.rules)
    return Chapter(file.chapter, file.order, entries)


def _entry(path: Path, file: _ChapterInFile, rule: _RuleInFile) -> RuleEntry:
    order = {book.edition: book.order for book in books()}
    unknown = sorted(set(rule.sources) - set(order))
    if unknown:
        raise LedgerError(f"{path.name}: {rule.id} names unknown editions: {', '.join(unknown)}")
    sources = {
        edition: Source(source) if isinstance(source, str) else source
        for edition, source in sorted(rule.sources.items(), key=lambda item: order[item[0]])
    }
    for key in rule.values:
        _check_value_key(path, rule, key)
    return RuleEntry(
        id=rule.id,
        chapter=file.chapter,
        kind=file.kind,
        sources=sources,
        settings=rule.settings,
        forms=rule.forms,
        values=rule.values,
        per_edition=rule.per_edition,
    )


def _check_value_key(path: Path, rule: _RuleInFile, key: str) -> None:
    edition, _, form = key.partition("/")
    if edition not in rule.sources or (form and form not in book(edition).forms):
        raise LedgerError(f"{path.name}: {rule.id} has a value for “{key}”, where it does not hold")


def _refuse_repeats(found: list[Chapter]) -> None:
    seen: dict[str, str] = {}
    for chapter in found:
        for entry in chapter.rules:
            if entry.id in seen:
                raise LedgerError(f"{entry.id} is in {seen[entry.id]} and in {chapter.name}")
            seen[entry.id] = chapter.name


def _decode(path: Path, type_: type[_T]) -> _T:
    try:
        return msgspec.toml.decode(path.read_bytes(), type=type_)
    except msgspec.DecodeError as error:
        raise LedgerError(f"{path.name}: {error}") from error

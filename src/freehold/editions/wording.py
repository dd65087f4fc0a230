"""The checks of an edition's words: Fluent files that are sound and complete."""

from pathlib import Path
from typing import TYPE_CHECKING

from fluent.syntax import FluentParser, ast

from freehold.editions.nearest import did_you_mean
from freehold.editions.reading import Problem
from freehold.editions.word_references import (
    Found,
    Texts,
    absurd_digits,
    circles,
    dead_references,
    gaps_of,
    name_of,
    texts_of,
    unfilled,
)

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

COMMON_WORDS = (
    "edition-title",
    "money",
    "house",
    "houses",
    "hotel",
    "hotels",
    "a-house",
    "a-hotel",
    "count-houses",
    "count-hotels",
)
"""What every edition words for itself, beside the names of its parts."""

VARIABLES = {
    "money": "amount",
    "count-houses": "count",
    "count-hotels": "count",
    "count-stations": "count",
}
"""The messages that are useless without their variable."""

SAMPLES = (0, 1, 2, 1_500_000)
"""Numbers to try them with."""

_PREFIXES = (
    "space-",
    "group-",
    "deck-",
    "card-",
    "figure-",
    "special-",
)


def check_words(
    folder: Path, parts: list[str], problems: list[Problem], *, all_parts_known: bool = True
) -> None:
    """Each language that is there has every message; one language at least is there.

    Where a file of the edition could not be read, words that seem needless may be its own.
    """
    files = sorted((folder / "words").glob("*.ftl"))
    if not files:
        message = "no words in any language; write one file a language, such as words/en.ftl"
        problems.append(Problem("words", "$", message))
    for file in files:
        name = f"words/{file.name}"
        try:
            text = file.read_text(encoding="utf-8")
        except UnicodeDecodeError as error:
            problems.append(Problem(name, "$", f"not UTF-8 text (byte {error.start})"))
        except OSError as error:
            reason = error.strerror or "unknown reason"
            problems.append(Problem(name, "$", f"this file cannot be read: {reason}"))
        else:
            needed = [*COMMON_WORDS, *parts]
            told = _language(file.stem, text, needed, all_parts_known=all_parts_known)
            problems += [Problem(name, path, what) for path, what in told]


def _language(language: str, text: str, needed: list[str], *, all_parts_known: bool) -> Found:
    bundle = _bundle(language)
    if bundle is None:
        yield "$", f'"{language}" is no language; call the file after one, such as en.ftl'
    try:
        body = FluentParser(with_spans=True).parse(text).body
    except RecursionError:
        yield "$", "not valid Fluent: braces lie too deep in each other"
        return
    names: list[str] = []
    texts: Texts = {}
    for entry in body:
        line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
        if isinstance(entry, ast.Junk):
            told = entry.annotations[0].message or "cannot be read"
            yield f"line {line}", f"not valid Fluent: {told}"
        elif isinstance(entry, ast.Message | ast.Term):
            name = name_of(entry)
            if name in names:
                kind = "term" if isinstance(entry, ast.Term) else "message"
                yield f"line {line}", f"a second {kind} {name}"
            else:
                names.append(name)
                texts |= texts_of(entry)
    yield from _gaps(names, texts, needed)
    yield from dead_references(texts, needed)
    endless = [*circles(texts), *absurd_digits(texts)]
    yield from endless
    if all_parts_known:
        yield from _needless(names, needed)
    if bundle is not None and not endless:
        yield from _unsayable(bundle, text, [name for name in needed if name in texts])


def _gaps(names: list[str], texts: Texts, needed: list[str]) -> Found:
    for name in needed:
        if name not in names:
            yield name, "this message is missing"
        elif name not in texts:
            yield name, "this message has no text"
    for name, variable in VARIABLES.items():
        if name in texts and variable not in gaps_of(name, texts):
            yield name, f"must use {{ ${variable} }}"
    for name in dict.fromkeys([*needed, *VARIABLES]):
        yield from unfilled(name, VARIABLES.get(name, ""), texts)


def _needless(names: list[str], needed: list[str]) -> Found:
    for name in names:
        if name.startswith(_PREFIXES) and name not in needed:
            yield name, f"the edition has no such part{did_you_mean(name, needed)}"


# --- saying them ----------------------------------------------------------------


def _bundle(language: str) -> "FluentBundle | None":
    """An empty catalogue of a language; None for what cannot be one."""
    # Fluent takes a tenth of a second to import; the built-in editions are not checked.
    from fluent.runtime import FluentBundle  # noqa: PLC0415

    try:
        return FluentBundle([language])
    except ValueError:
        return None


def _unsayable(bundle: "FluentBundle", text: str, names: list[str]) -> Found:
    """What only saying the words brings to light, such as a function that is given nonsense."""
    from fluent.runtime import FluentResource  # noqa: PLC0415

    bundle.add_resource(FluentResource(text))
    for name in names:
        numbers = SAMPLES if name in VARIABLES else SAMPLES[:1]
        tried = (_why_unsayable(bundle, name, number) for number in numbers)
        why = next(filter(None, tried), "")
        if why:
            yield name, f"cannot be said: {why}"


def _why_unsayable(bundle: "FluentBundle", name: str, number: int) -> str:
    from fluent.runtime.errors import (  # noqa: PLC0415
        FluentCyclicReferenceError,
        FluentReferenceError,
    )

    known = FluentCyclicReferenceError | FluentReferenceError  # found without saying them
    try:
        pattern = bundle.get_message(name).value
        values = {VARIABLES[name]: number} if name in VARIABLES else {}
        errors = bundle.format_pattern(pattern, values)[1] if pattern else []
    except Exception as error:  # whatever it is, these words cannot be said
        errors = [error]
    news = [error for error in errors if not isinstance(error, known)]
    return str(news[0].args[0]) if news and news[0].args else ""

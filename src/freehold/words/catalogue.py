"""The Fluent catalogues: one folder a language, one file a kind of message.

A file is parsed when its first message is asked for, and once a process, so
that making a `Words` costs nothing.  An edition brings its own catalogue.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from freehold.typed import fitting

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "de", "nl")
"""In the order in which an edition's words are looked for if the player's language lacks them."""

FILES: Final = (
    "common",
    "events",
    "decisions",
    "actions",
    "reasons",
    "settings",
    "cards",
    "terminal",
    "errors",
    "characters",
    "simulation",
    "server",
    "web",
)

Arguments = Mapping[str, str | int]
Values = tuple[tuple[str, str | int], ...]
HERE: Final = Path(__file__).parent


class WordsError(LookupError):
    """A message that is missing, or that cannot be filled in."""


def say(language: str, file: str, message: str, arguments: Arguments | None = None) -> str:
    """One of our own messages, with its gaps filled."""
    return _said(language, file, message, _values(arguments))


def say_about(language: str, file: str, message: str) -> str:
    """The attribute `about` of one of our own messages: the sentence that explains it."""
    bundle, place = _own(language, file), f"{language}/{file}.ftl"
    if not bundle.has_message(message):
        raise WordsError(f"the message “{message}” is missing in {place}")
    about = bundle.get_message(message).attributes.get("about")
    if about is None:
        raise WordsError(f"the message “{message}” in {place} has no .about")
    text, errors = bundle.format_pattern(about, {})
    if errors:
        raise WordsError(f"the message “{message}.about” in {place}: {errors[0]}")
    return str(text)


def say_of_edition(
    sources: Mapping[str, str], language: str, message: str, arguments: Arguments | None = None
) -> str:
    """A message of an edition; what one language lacks is taken from the next.

    First the language asked for, then ours in their order, then any other that
    the edition has.
    """
    for code in dict.fromkeys([language, *LANGUAGES, *sources]):
        if code in sources:
            bundle = _of_edition(code, sources[code])
            if bundle.has_message(message):
                return _said_of_edition(code, sources[code], message, _values(arguments))
    raise WordsError(f"the message “{message}” is missing in every language of the edition")


def parse_ahead(language: str, file: str) -> None:
    """Parse a file before its first message is asked for: a server has time when it starts."""
    _own(language, file)


def _values(arguments: Arguments | None) -> Values:
    """What fills the gaps of a message."""
    if not arguments:
        return ()
    return tuple((name, fitting(value)) for name, value in arguments.items())


@lru_cache(maxsize=50_000)
def _said(language: str, file: str, message: str, values: Values) -> str:
    """A server says the same things again and again, and filling the gaps is slow."""
    return _format(_own(language, file), f"{language}/{file}.ftl", message, dict(values))


@lru_cache(maxsize=50_000)
def _said_of_edition(language: str, source: str, message: str, values: Values) -> str:
    bundle = _of_edition(language, source)
    return _format(bundle, f"the edition's {language}.ftl", message, dict(values))


def _format(bundle: FluentBundle, place: str, message: str, arguments: Arguments) -> str:
    if not bundle.has_message(message):
        raise WordsError(f"the message “{message}” is missing in {place}")
    pattern = bundle.get_message(message).value
    if pattern is None:
        raise WordsError(f"the message “{message}” in {place} has no text")
    text, errors = bundle.format_pattern(pattern, dict(arguments))
    if errors:
        raise WordsError(f"the message “{message}” in {place}: {errors[0]}")
    return str(text)


@cache
def _own(language: str, file: str) -> FluentBundle:
    if language not in LANGUAGES:
        raise WordsError(f"no words in “{language}”; there are: {', '.join(LANGUAGES)}")
    path = HERE / language / f"{file}.ftl"
    return _parse(language, path.read_text(encoding="utf-8"))


@lru_cache(maxsize=32)
def _of_edition(language: str, source: str) -> FluentBundle:
    return _parse(language, source)


def _parse(language: str, source: str) -> FluentBundle:
    # Fluent takes a tenth of a second to import; who prints no words shall not wait for it.
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

    # Isolation marks are invisible characters around every value; terminals show them.
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    return bundle

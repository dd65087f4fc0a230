"""What all commands share: the language, the console, and how they refuse."""

import os
import sys
from collections.abc import Callable
from typing import Any, NoReturn, TypeVar

import click
from rich.console import Console

from freehold.errors import Detail, FreeholdError, IllegalActionError, RecordError
from freehold.words import LanguageError, choose_language, text_in
from freehold.words.catalogue import say

F = TypeVar("F", bound=Callable[..., Any])

PROBLEMS_FOUND = 1
WRONG_USAGE = 2


def language_option(function: F) -> F:
    """``--language``: the locale's by default."""
    return click.option(
        "--language",
        metavar="LANGUAGE",
        callback=_chosen,
        help="en, de or nl; the locale's language by default.",
    )(function)


def _chosen(_context: click.Context, _option: click.Parameter, explicit: str | None) -> str:
    try:
        return choose_language(explicit, os.environ)
    except LanguageError as error:
        refuse(str(error))


def refuse(message: str, code: int = WRONG_USAGE) -> NoReturn:
    """Say what is wrong on standard error, and leave."""
    click.echo(message, err=True)
    sys.exit(code)


def console() -> Console:
    """Standard output as rich sees it now; without colours where it is not a terminal."""
    return Console(highlight=False, soft_wrap=False)


def why_not_readable(language: str, error: Exception) -> str:
    """Why a file could not be read or written, in words."""
    reasons = {
        FileNotFoundError: "no-such-file",
        PermissionError: "no-permission",
        IsADirectoryError: "is-a-folder",
        NotADirectoryError: "no-such-file",
        UnicodeDecodeError: "not-a-text",
    }
    for kind, message in reasons.items():
        if isinstance(error, kind):
            return text_in(language, f"reason-{message}")
    return str(getattr(error, "strerror", None) or error)


def why_refused(language: str, error: FreeholdError) -> str:
    """What is wrong, in a language; an error without a reason says it in its own words."""
    if not error.reason:
        return str(error)
    details = {name: _shown(language, detail) for name, detail in error.details.items()}
    if isinstance(error, RecordError) and error.__cause__ is not None:
        details["why"] = _cause(language, error, error.__cause__)
    return say(language, "errors", error.reason, details)


def _shown(language: str, detail: Detail) -> str:
    """A detail in words: "a" or "b"."""
    if isinstance(detail, str):
        return detail
    told = ""
    for text in detail:
        quoted = say(language, "errors", "quoted", {"text": text})
        both = {"first": told, "second": quoted}
        told = say(language, "errors", "either", both) if told else quoted
    return told


def _cause(language: str, error: RecordError, cause: BaseException) -> str:
    """Why a record goes wrong where it does: what the rules or the set-up say."""
    if isinstance(cause, IllegalActionError) and cause.code > 0 and error.table is not None:
        return error.table.words_in(language).refusal(cause.code, cause.action)
    return why_refused(language, cause) if isinstance(cause, FreeholdError) else str(cause)

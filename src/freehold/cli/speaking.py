"""What all commands share: the language, the console, and how they refuse."""

import errno
import os
import sys
from collections.abc import Callable
from typing import Any, NoReturn, TypeVar

import click
from rich.console import Console

from freehold.cli.streams import LANGUAGE
from freehold.files import NotAFileError
from freehold.words import LanguageError, choose_language, text_in
from freehold.words.refusing import why_refused

__all__ = [
    "console",
    "language_option",
    "refuse",
    "why_not_readable",
    "why_not_writable",
    "why_refused",
]

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


def _chosen(context: click.Context, _option: click.Parameter, explicit: str | None) -> str:
    try:
        context.meta[LANGUAGE] = choose_language(explicit, os.environ)
    except LanguageError as error:
        refuse(str(error))
    return context.meta[LANGUAGE]


def refuse(message: str, code: int = WRONG_USAGE) -> NoReturn:
    """Say what is wrong on standard error, and leave."""
    click.echo(message, err=True)
    sys.exit(code)


def console() -> Console:
    """Standard output as rich sees it now; without colours where it is not a terminal."""
    return Console(highlight=False, soft_wrap=False)


def why_not_writable(language: str, error: Exception) -> str:
    """Why a file could not be written, in words: that it is not there yet is no reason."""
    # A file may stand where a folder should be.
    if isinstance(error, FileNotFoundError | NotADirectoryError | FileExistsError):
        return text_in(language, "reason-no-such-folder")
    return why_not_readable(language, error)


def why_not_readable(language: str, error: Exception) -> str:
    """Why a file could not be read, in words."""
    reasons = {
        FileNotFoundError: "no-such-file",
        PermissionError: "no-permission",
        IsADirectoryError: "is-a-folder",
        NotADirectoryError: "no-such-file",
        UnicodeDecodeError: "not-a-text",
        NotAFileError: "not-a-file",
    }
    for kind, message in reasons.items():
        if isinstance(error, kind):
            return text_in(language, f"reason-{message}")
    if getattr(error, "errno", None) == errno.ENOSPC:
        return text_in(language, "reason-no-space")
    return str(getattr(error, "strerror", None) or error)

"""Saved games of an edition of one's own: its folder is named, or asked for in words."""

import shlex
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

import click

from freehold.cli.asked import edition_called
from freehold.editions import EditionSpec, is_built_in
from freehold.errors import FreeholdError, RecordError
from freehold.words import text_in
from freehold.words.refusing import why_refused

F = TypeVar("F", bound=Callable[..., Any])


def edition_option(function: F) -> F:
    """``--edition``: where the edition of a record is, if it is not built in."""
    return click.option(
        "--edition",
        metavar="FOLDER",
        help="The folder of the game's edition, if it is one of your own.",
    )(function)


def edition_given(name: str | None, language: str) -> EditionSpec | None:
    """The edition that was named beside a record, if any."""
    return None if name is None else edition_called(name, language)


@dataclass(frozen=True)
class Command:
    """What to type so that a game is played with the folder of its edition."""

    before: str
    after: str = ""

    def told(self, language: str) -> str:
        """The command with a word where the folder is to stand."""
        return f"{self.before} {text_in(language, 'folder-word')} {self.after}".strip()


RESUME = Command("freehold table", "--resume")


def loading(file: str) -> Command:
    """`table` goes on with the game in a file."""
    return Command("freehold table", f"--load {shlex.quote(file)}")


def with_option(verb: str, file: str) -> Command:
    """A command that takes ``--edition`` beside a file."""
    return Command(f"freehold {verb} {shlex.quote(file)} --edition")


def why_not_played(
    language: str, error: FreeholdError, edition: EditionSpec | None, command: Command
) -> str:
    """Why a record cannot be played, and what to do about it if that is its edition."""
    cause = error.__cause__
    if isinstance(cause, FreeholdError) and cause.reason.startswith("not-built-in"):
        name, told = str(cause.details["edition"]), command.told(language)
        return text_in(language, "edition-not-built-in", edition=name, command=told)
    reason = why_refused(language, error)
    at_an_action = isinstance(error, RecordError) and error.number is not None
    if at_an_action and edition is not None and not is_built_in(edition):
        changed = text_in(language, "edition-changed", folder=str(edition.folder))
        return f"{reason}\n{changed}"
    return reason

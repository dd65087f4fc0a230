"""``freehold edition check``: is somebody's own edition sound?"""

import sys

import click

from freehold.cli.speaking import PROBLEMS_FOUND, language_option
from freehold.editions import check as problems_in
from freehold.words import text_in


@click.group()
def edition() -> None:
    """Work on an edition of your own."""


command = edition


@edition.command()
@click.argument("path", type=click.Path())
@language_option
def check(path: str, language: str) -> None:
    """Check the edition in the folder PATH and print every mistake in it."""
    problems = problems_in(path)
    if not problems:
        click.echo(text_in(language, "check-sound", path=path))
        return
    for problem in problems:
        click.echo(str(problem))
    click.echo(text_in(language, "check-problems", count=len(problems)))
    sys.exit(PROBLEMS_FOUND)

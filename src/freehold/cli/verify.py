"""``freehold verify``: the dice of a record are checked against their commitment."""

from pathlib import Path

import click

from freehold.cli.own_editions import (
    edition_given,
    edition_option,
    why_not_played,
    with_option,
)
from freehold.cli.speaking import (
    PROBLEMS_FOUND,
    language_option,
    refuse,
    why_not_readable,
)
from freehold.errors import RecordError
from freehold.words import text_in


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@edition_option
@language_option
def verify(file: Path, edition: str | None, language: str) -> None:
    """Check that every throw, card and dealt deed in FILE follows from what was committed to.

    Before a game the server shows a commitment to a secret, and every player
    adds random numbers; the record of a finished game reveals all of it.
    """
    from freehold.proof import verify as check  # noqa: PLC0415

    given = edition_given(edition, language)
    try:
        found = check(file.read_text(encoding="utf-8"), given)
    except (OSError, UnicodeDecodeError) as error:
        reason = why_not_readable(language, error)
        refuse(text_in(language, "cannot-read", file=str(file), reason=reason))
    except RecordError as error:
        message = "verify-refused" if error.number is None else "verify-refused-at"
        if error.number is None and error.reason.startswith("record-"):
            message = "replay-refused"  # nobody knows yet what its dice are
        reason = why_not_played(language, error, given, with_option("verify", str(file)))
        number = error.number or 0
        told = text_in(language, message, file=str(file), number=number, reason=reason)
        refuse(told, PROBLEMS_FOUND)
    click.echo(text_in(language, "verify-sound", outcomes=found.outcomes))
    click.echo(f"{text_in(language, 'label-commitment')} sha256:{found.commitment}")


command = verify

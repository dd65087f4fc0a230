"""``freehold replay``: a record is played again, and checked action by action."""

from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from freehold.cli.own_editions import (
    edition_given,
    edition_option,
    why_not_played,
    with_option,
)
from freehold.cli.speaking import (
    PROBLEMS_FOUND,
    console,
    language_option,
    refuse,
    why_not_readable,
)
from freehold.errors import RecordError
from freehold.playthrough import sentences
from freehold.records import digest
from freehold.records import replay as play_again
from freehold.words import Words, text_in

if TYPE_CHECKING:
    from freehold.editions import EditionSpec
    from freehold.table import Table


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@edition_option
@click.option("--log/--no-log", default=False, help="Print what happened before the summary.")
@click.option("--quiet", is_flag=True, help="Print the digest alone.")
@language_option
def replay(
    file: Path,
    edition: str | None,
    log: bool,  # noqa: FBT001
    quiet: bool,  # noqa: FBT001
    language: str,
) -> None:
    """Play the record in FILE through, and print a summary and its digest.

    A damaged or doctored record is refused with the number of its first
    action that is wrong.
    """
    table = _read(file, edition_given(edition, language), language)
    words = table.words_in(language)
    if quiet:
        click.echo(digest(table.position))
        return
    if log:
        for line in sentences(words, table.told):
            click.echo(line)
        click.echo()
    _summarize(console(), table, words)


command = replay


def _read(file: Path, edition: "EditionSpec | None", language: str) -> "Table":
    try:
        return play_again(file.read_text(encoding="utf-8"), edition)
    except (OSError, UnicodeDecodeError) as error:
        reason = why_not_readable(language, error)
        refuse(text_in(language, "cannot-read", file=str(file), reason=reason))
    except RecordError as error:
        number = error.number
        message = "replay-refused" if number is None else "replay-refused-at"
        reason = why_not_played(language, error, edition, with_option("replay", str(file)))
        told = text_in(language, message, file=str(file), number=number or 0, reason=reason)
        refuse(told, PROBLEMS_FOUND)


def _summarize(out: Console, table: "Table", words: Words) -> None:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column(overflow="fold")
    form = words.text(f"form-{table.form}")
    rows = {
        "edition": f"{words.title} ({form})",
        "settings": ", ".join(table.header.split()[1:]),
        "seats": ", ".join(table.names),
        "actions": str(len(table.done)),
        "turns": str(table.game.turns),
        "rounds": str(table.game.rounds),
        "result": result_of(table, words),
    }
    for label, value in rows.items():
        if value:
            grid.add_row(words.text(f"label-{label}"), Text(value))
    out.print(grid)
    out.print()
    out.print(standing(table, words))
    out.print()
    # A digest is for comparing and copying: it is never wrapped.
    click.echo(f"{words.text('label-digest')} {digest(table.position)}")


def result_of(table: "Table", words: Words) -> str:
    """Who has won, or that the game is not finished."""
    if not table.is_over:
        return words.text("unfinished")
    names = [table.names[seat] for seat in table.winners]
    return words.text("game-over-winner", count=len(names), winners=words.join(names))


def standing(table: "Table", words: Words) -> Grid:
    """Every seat with its cash and its wealth, the richest first."""
    title = "standing-title" if table.is_over else "standing-so-far"
    grid = Grid(box=None, padding=(0, 2, 0, 0), title=words.text(title), title_justify="left")
    for column in ("seat", "figure", "cash", "wealth"):
        justify = "right" if column in ("cash", "wealth") else "left"
        grid.add_column(words.text(f"column-{column}"), justify=justify)
    ranked = sorted(table.seats, key=lambda s: (s.bankrupt, -s.wealth))
    for seat in ranked:
        figures = table.spec.figure_ids
        figure = words.figure(figures.index(seat.figure)) if seat.figure else ""
        if seat.bankrupt:
            grid.add_row(Text(seat.name), figure, words.text("bankrupt"), "")
        else:
            money = words.money(seat.cash), words.money(seat.wealth)
            grid.add_row(Text(seat.name), figure, *money)
    return grid

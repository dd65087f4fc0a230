"""``freehold compare``: the same games by two sets of rules."""

import sys
from typing import Any

import click
import msgspec
from rich.table import Table

from freehold.cli.asked import check_form, edition_called, settings_of
from freehold.cli.simulating import (
    check_rounds,
    crews_for,
    options_of_play,
    plan_of,
    progress_bar,
    speaker,
    stopping,
)
from freehold.cli.speaking import console, refuse, why_refused
from freehold.errors import FreeholdError
from freehold.simulation.figures import Figures

INTERRUPTED = 130


@click.command()
@click.argument("edition", required=False)
@click.option("--set", "settings", multiple=True, metavar="SETTING=VALUE", help="One way.")
@click.option(
    "--against",
    multiple=True,
    metavar="SETTING=VALUE",
    help="The other way; without it the edition's own rules.",
)
@options_of_play
@click.option("--json", "as_json", is_flag=True, help="Write JSON instead of a table.")
def compare(**options: Any) -> None:
    """Play EDITION by two sets of rules with the same seeds, and show what differs.

    How long games are, what it is worth to roll first, and how often whoever is
    last at half time still wins; each with the 95% interval of the difference.
    """
    language: str = options["language"]
    try:
        _compare(options, language)
    except FreeholdError as error:
        refuse(why_refused(language, error))


command = compare


def _compare(options: dict[str, Any], language: str) -> None:
    from freehold.simulation.pairs import PairedTotal, PlayPairs  # noqa: PLC0415
    from freehold.simulation.running import Run  # noqa: PLC0415

    spec = edition_called(options["edition"], language)
    check_form(spec, options["form"], language)
    check_rounds(options)
    plans = [
        plan_of(spec, options, settings) for settings in (options["settings"], options["against"])
    ]
    figures, total = Figures(language), PairedTotal()
    with crews_for(options) as crews:
        run = Run(options["games"], PlayPairs(*plans), *crews)
        with stopping(run.stop), progress_bar(language) as bar:
            task = bar.add_task(figures.text("playing"), total=options["games"])
            for part in run:
                total.add(part)
                bar.update(task, advance=part.games)
    if not total.games:
        refuse(figures.text("nothing-played"), INTERRUPTED)
    _tell(spec, total, options, figures)
    if total.games < options["games"]:
        games, asked = figures.number(total.games), figures.number(options["games"])
        speaker().print(figures.text("interrupted", games=games, asked=asked))
        sys.exit(INTERRUPTED)


def _tell(spec: Any, total: Any, options: dict[str, Any], figures: Figures) -> None:
    """The differences as a table, or as JSON."""
    from freehold.simulation.summary import settings_told  # noqa: PLC0415
    from freehold.words import Words  # noqa: PLC0415

    found = total.differences()
    if options["as_json"]:
        told = {
            "edition": spec.id,
            "form": options["form"],
            "set": options["settings"],
            "against": options["against"],
            "games": total.games,
            "seed": options["seed"],
            "differences": found,
        }
        click.echo(msgspec.json.format(msgspec.json.encode(told), indent=2).decode())
        return
    words = Words(spec, options["language"], [])
    out = console()
    games = figures.number(total.games)
    out.print(figures.text("compare-games", title=words.title, games=games), markup=False)
    for letter, asked in (("A", options["settings"]), ("B", options["against"])):
        settings = dict(settings_of(asked, options["language"]))
        told = settings_told(settings, words) or figures.text("compare-own")
        out.print(f"{letter}: {told}", markup=False)
    table = Table(box=None, padding=(0, 2, 0, 0))
    columns = (figures.text("compare-what"), "A", "B", figures.text("compare-difference"))
    for number, column in enumerate(columns):
        table.add_column(column, justify="left" if number == 0 else "right", no_wrap=number > 0)
    for row in found:
        table.add_row(figures.text(f"row-{row.measure}"), *cells(row, figures))
    out.print(table)
    out.print(figures.text("compare-interval"), style="dim")


def cells(row: Any, figures: Figures) -> list[str]:
    """A measure both ways, and the difference with its interval."""
    from freehold.simulation.pairs import LENGTHS  # noqa: PLC0415

    half = (row.difference.high - row.difference.low) / 2
    if row.measure in LENGTHS:
        changed = f"{figures.signed(row.difference.value, 1)} ± {figures.number(half, 1)}"
        if row.relative is not None:
            sign = "" if row.relative < 0 else "+"
            changed += f" ({sign}{figures.percent(row.relative, 1)})"
        return [*(figures.number(x.value, 1) for x in (row.first, row.second)), changed]
    changed = f"{figures.signed(100 * row.difference.value, 2)} ± {figures.number(100 * half, 2)}"
    return [*(figures.percent(x.value, 2) for x in (row.first, row.second)), changed]

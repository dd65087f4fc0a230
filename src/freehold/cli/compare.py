"""``freehold compare``: the same games by two sets of rules."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
import msgspec
from rich.table import Table

from freehold.cli.asked import check_form, edition_called
from freehold.cli.simulating import (
    check_files,
    check_rounds,
    command_again,
    crews_for,
    options_of_play,
    plan_of,
    progress_bar,
    speaker,
    stopping,
    write_file,
)
from freehold.cli.speaking import console, refuse, why_refused
from freehold.errors import FreeholdError
from freehold.simulation.figures import Figures

if TYPE_CHECKING:
    from freehold.editions import EditionSpec
    from freehold.simulation.comparison import Comparison

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
@click.option(
    "--report", type=click.Path(path_type=Path), metavar="FILE", help="Write an HTML report."
)
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
    from freehold.simulation.comparison import compare_sides  # noqa: PLC0415
    from freehold.simulation.pairs import PairedTotal, PlayPairs  # noqa: PLC0415
    from freehold.simulation.running import Run  # noqa: PLC0415

    spec = edition_called(options["edition"], language)
    check_form(spec, options["form"], language)
    check_rounds(options)
    check_files(None, [options["report"]] if options["report"] else [], language)
    plans = [
        plan_of(spec, options, settings) for settings in (options["settings"], options["against"])
    ]
    figures, total = Figures(language), PairedTotal()
    with crews_for(options) as crews:
        run = Run(options["games"], PlayPairs(*plans), *crews)
        # Ctrl-C ends it early, and comes to no harm between the games and the report.
        with stopping(run.stop):
            with progress_bar(language) as bar:
                task = bar.add_task(figures.text("playing"), total=options["games"])
                for part in run:
                    total.add(part)
                    bar.update(task, advance=part.games)
            if not total.games:
                refuse(figures.text("nothing-played"), INTERRUPTED)
            comparison = compare_sides(plans, spec, total, language)
            troubles = _write(comparison, spec, options)
            _tell(comparison, spec, options, figures)
    if troubles:
        refuse("\n".join(troubles))
    if total.games < options["games"]:
        games, asked = figures.number(total.games), figures.number(options["games"])
        speaker().print(figures.text("interrupted", games=games, asked=asked))
        sys.exit(INTERRUPTED)


def _write(comparison: "Comparison", spec: "EditionSpec", options: dict[str, Any]) -> list[str]:
    """The report, if one was asked for; what is to be told if that fails."""
    from freehold.simulation.page.comparison_page import comparison_page  # noqa: PLC0415

    if options["report"] is None:
        return []
    language, games = options["language"], comparison.sides[0].games
    again = command_again(command, options, games, ["rounds", "most_turns"])
    page = comparison_page(comparison, spec, language, again)
    return write_file(options["report"], page.encode(), language)


def _tell(
    comparison: "Comparison", spec: "EditionSpec", options: dict[str, Any], figures: Figures
) -> None:
    """The differences as a table, or as JSON."""
    from freehold.simulation.comparison import SIDES, cells, rules_of_sides  # noqa: PLC0415
    from freehold.words import Words  # noqa: PLC0415

    games = comparison.sides[0].games
    if options["as_json"]:
        told = {
            "edition": spec.id,
            "form": options["form"],
            "set": options["settings"],
            "against": options["against"],
            "games": games,
            "seed": options["seed"],
            "differences": comparison.differences,
        }
        click.echo(msgspec.json.format(msgspec.json.encode(told), indent=2).decode())
        return
    words = Words(spec, options["language"], [])
    out = console()
    told = figures.text("compare-games", title=words.title, games=figures.number(games))
    out.print(told, markup=False)
    for side, rules in zip(SIDES, rules_of_sides(comparison, words, figures), strict=True):
        out.print(f"{side}: {rules}", markup=False)
    table = Table(box=None, padding=(0, 2, 0, 0))
    columns = (figures.text("compare-what"), *SIDES, figures.text("compare-difference"))
    for number, column in enumerate(columns):
        table.add_column(column, justify="left" if number == 0 else "right", no_wrap=number > 0)
    for row in comparison.differences:
        table.add_row(figures.text(f"row-{row.measure}"), *cells(row, figures))
    out.print(table)
    out.print(figures.text("compare-interval"), style="dim")

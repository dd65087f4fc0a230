"""``freehold simulate``: games by the million, and a report on them."""

import shlex
import sys
import time
from collections.abc import Iterable
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from freehold.cli.asked import check_form, edition_called
from freehold.cli.simulating import (
    check_folders,
    crew_for,
    options_of_play,
    plan_of,
    progress_bar,
    refuse_file,
    refuse_without,
    speaker,
    stopping,
    write_file,
)
from freehold.cli.speaking import console, refuse, why_refused
from freehold.errors import FreeholdError
from freehold.simulation.figures import Figures

if TYPE_CHECKING:
    from freehold.editions import EditionSpec
    from freehold.simulation.parts import Part, Total
    from freehold.simulation.plan import Plan
    from freehold.simulation.report import Duel, Report

TO_OUTPUT = "-"
INTERRUPTED = 130


@click.command()
@click.argument("edition", required=False)
@options_of_play
@click.option("--set", "settings", multiple=True, metavar="SETTING=VALUE", help="Another rule.")
@click.option(
    "--round-robin",
    type=click.IntRange(1),
    metavar="N",
    help="Play N games of two as well: each player against random, and each against each.",
)
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Write a row for every game to a Parquet file.",
)
@click.option(
    "--report", type=click.Path(path_type=Path), metavar="FILE", help="Write an HTML report."
)
@click.option(
    "--json",
    "as_json",
    is_flag=False,
    flag_value=TO_OUTPUT,
    metavar="[FILE]",
    help="Write the report as JSON: to FILE, or to standard output.",
)
def simulate(**options: Any) -> None:
    """Play EDITION many times over and tell what came of it.

    The players change seats from game to game, so that what a player achieves
    and what a seat is worth are told apart.
    Every game follows from the seed and its number alone: the same command
    gives the same report on every machine.
    Ctrl-C ends a run early, with a report on the games that were played.
    """
    language: str = options["language"]
    try:
        _simulate(options, language)
    except FreeholdError as error:
        refuse(why_refused(language, error))


command = simulate


def _simulate(options: dict[str, Any], language: str) -> None:
    from freehold.simulation import parquet  # noqa: PLC0415

    figures = Figures(language)
    spec = edition_called(options["edition"], language)
    check_form(spec, options["form"], language)
    if options["out"] is not None and not parquet.is_there():
        refuse_without("--out", "pyarrow", "parquet", language)
    check_folders(_files(options), language)
    plan = plan_of(spec, options, options["settings"])
    with crew_for(options) as crew:
        total, stopped = _play(plan, crew, options, language)
        wanted = options["round_robin"] if not stopped else None
        duels = _duels(spec, plan, crew, wanted, language)
    if not total.games:
        refuse(figures.text("nothing-played"), INTERRUPTED)
    _tell(spec, plan, total, duels, options)
    if stopped:
        sys.exit(INTERRUPTED)


def _files(options: dict[str, Any]) -> "Iterable[Path]":
    """The files that will be written."""
    named = [options["out"], options["report"], options["as_json"]]
    return [Path(name) for name in named if name not in (None, TO_OUTPUT)]


def _play(plan: "Plan", crew: Any, options: dict[str, Any], language: str) -> "tuple[Total, bool]":
    """Play all games with a bar; the sums, and whether it was stopped early."""
    from freehold.simulation.parquet import GamesFile  # noqa: PLC0415
    from freehold.simulation.parts import PlayPart, Total  # noqa: PLC0415
    from freehold.simulation.running import Run  # noqa: PLC0415

    figures, out = Figures(language), speaker()
    total, path = Total(), options["out"]
    run = Run(plan.games, PlayPart(plan, keep=path is not None), crew)
    with ExitStack() as stack:
        try:
            file = stack.enter_context(GamesFile(path, plan)) if path else None
        except OSError as error:
            refuse_file(path, error, language)
        stack.enter_context(stopping(run.stop))
        bar = stack.enter_context(progress_bar(language))
        task = bar.add_task(figures.text("playing"), total=plan.games)
        # From here on: words that are read from files are no part of playing.
        began = time.perf_counter()
        for part in run:
            total.add(part)
            if file is not None:
                file.add(part)
            bar.update(task, advance=part.games)
    seconds = time.perf_counter() - began
    games, asked = figures.number(total.games), figures.number(plan.games)
    if run.stopped and total.games < plan.games:
        out.print(figures.text("interrupted", games=games, asked=asked))
    rate = figures.number(total.games / seconds)
    out.print(
        figures.text("in-seconds", games=games, seconds=figures.number(seconds, 1), rate=rate),
        style="dim",
    )
    if path is not None:
        out.print(figures.text("wrote", file=str(path)), markup=False)
    return total, run.stopped and total.games < plan.games


def _duels(
    spec: "EditionSpec", plan: "Plan", crew: Any, games: int | None, language: str
) -> "list[Duel]":
    """The games of two, if they were asked for."""
    from freehold.simulation.duels import duel, pairs  # noqa: PLC0415
    from freehold.simulation.parts import PlayPart  # noqa: PLC0415
    from freehold.simulation.running import Run  # noqa: PLC0415

    if games is None:
        return []
    figures = Figures(language)
    found: list[Duel] = []
    todo = pairs(plan.player_names)
    with progress_bar(language) as bar:
        task = bar.add_task(figures.text("head-duels"), total=games * len(todo))

        def play(small: "Plan") -> "Iterable[Part]":
            for part in Run(small.games, PlayPart(small), crew):
                bar.update(task, advance=part.games)
                yield part

        for pair in todo:
            found.append(duel(spec, pair, plan, games, play))
    return found


def _tell(
    spec: "EditionSpec",
    plan: "Plan",
    total: "Total",
    duels: "list[Duel]",
    options: dict[str, Any],
) -> None:
    """The report, in every form that was asked for."""
    from freehold.simulation.report import make_report, to_json  # noqa: PLC0415
    from freehold.simulation.summary import summary  # noqa: PLC0415

    language: str = options["language"]
    report = make_report(plan, spec, total.tally, language, duels)
    if options["report"] is not None:
        page = _page(report, spec, options)
        write_file(options["report"], page.encode(), language)
    if options["as_json"] == TO_OUTPUT:
        click.echo(to_json(report).decode(), nl=False)
        return
    if options["as_json"] is not None:
        write_file(Path(options["as_json"]), to_json(report), language)
    out = console()
    for line in summary(report, language):
        out.print(line, markup=False)


def _page(report: "Report", spec: "EditionSpec", options: dict[str, Any]) -> str:
    from freehold.simulation.page.document import page  # noqa: PLC0415

    return page(report, spec, options["language"], command_again(options))


def command_again(options: dict[str, Any]) -> str:
    """The command line that gives the same games again."""
    words = ["freehold", "simulate", options["edition"], "--games", str(options["games"])]
    words += ["--players", options["players"], "--seed", str(options["seed"])]
    if options["form"] != "standard":
        words += ["--form", options["form"]]
    for setting in options["settings"]:
        words += ["--set", setting]
    for name in ("rounds", "most_turns", "round_robin"):
        value = options[name]
        if value is not None and value != _default(name):
            words += [f"--{name.replace('_', '-')}", str(value)]
    return shlex.join(words)


def _default(name: str) -> Any:
    parameter = next(p for p in command.params if p.name == name)
    return parameter.default

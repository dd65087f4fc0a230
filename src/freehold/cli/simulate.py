"""``freehold simulate``: games by the million, and a report on them."""

import sys
import time
from collections.abc import Generator, Iterable
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any

import click
from rich.markup import escape

from freehold.cli.asked import check_form, edition_called
from freehold.cli.simulating import (
    MOST_GAMES,
    check_files,
    check_rounds,
    command_again,
    crews_for,
    options_of_play,
    plan_of,
    players_of,
    progress_bar,
    refuse_file,
    refuse_without,
    speaker,
    stopping,
    trouble_with,
    write_file,
)
from freehold.cli.speaking import console, refuse, why_refused
from freehold.errors import FreeholdError
from freehold.simulation.figures import Figures

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

    from freehold.editions import EditionSpec
    from freehold.simulation.crews import Crew
    from freehold.simulation.parts import Part, PlayPart, Total
    from freehold.simulation.plan import Plan
    from freehold.simulation.report import Duel, Report
    from freehold.simulation.running import Run

TO_OUTPUT = "-"
INTERRUPTED = 130


@click.command()
@click.argument("edition", required=False)
@options_of_play
@click.option("--set", "settings", multiple=True, metavar="SETTING=VALUE", help="Another rule.")
@click.option(
    "--round-robin",
    type=click.IntRange(1, MOST_GAMES),
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
    check_rounds(options)
    if options["out"] is not None and not parquet.is_there():
        refuse_without("--out", "pyarrow", "parquet", language)
    check_files(options["out"], _reports(options), language)
    plan = plan_of(spec, options, options["settings"])
    small = _plans_for_two(spec, options)
    with crews_for(options) as crews:
        work, run = _work(plan, crews, keep=options["out"] is not None)
        duel_works = [_work(each, crews) for each in small]
        all_works = [(work, run), *duel_works]
        # One Ctrl-C ends all of it, and comes to no harm between the games and the report.
        with stopping(*(each.stop for both in all_works for each in both)):
            total, troubles = _play(work, run, options, language)
            duels = _duels(duel_works, language)
            if not total.games:
                refuse(figures.text("nothing-played"), INTERRUPTED)
            troubles += _tell(spec, plan, total, duels, options)
    if troubles:
        refuse("\n".join(troubles))
    asked = plan.games + sum(each.games for each in small)
    if total.games + sum(duel.games for duel in duels) < asked:
        sys.exit(INTERRUPTED)


def _plans_for_two(spec: "EditionSpec", options: dict[str, Any]) -> "list[Plan]":
    """The games of two that were asked for: in all else as the options want the others.

    They are planned before any game is played, so that a mistake costs no games.
    """
    from freehold.simulation.duels import pairs  # noqa: PLC0415

    if options["round_robin"] is None:
        return []
    like = {**options, "games": options["round_robin"]}
    return [
        plan_of(spec, {**like, "players": ",".join(pair)}, options["settings"])
        for pair in pairs(players_of(options))
    ]


def _work(
    plan: "Plan", crews: "Iterable[Crew]", *, keep: bool = False
) -> "tuple[PlayPart, Run[Part]]":
    from freehold.simulation.parts import PlayPart  # noqa: PLC0415
    from freehold.simulation.running import Run  # noqa: PLC0415

    work = PlayPart(plan, keep)
    return work, Run(plan.games, work, *crews)


def _reports(options: dict[str, Any]) -> "Iterable[Path]":
    """The reports that will be written to files."""
    named = [options["report"], options["as_json"]]
    return [Path(name) for name in named if name not in (None, TO_OUTPUT)]


class _Rows:
    """The file of ``--out``; if it fails, the games go on, for their summary is still wanted."""

    def __init__(self, path: Path, plan: "Plan", language: str) -> None:
        from freehold.simulation.parquet import GamesFile  # noqa: PLC0415

        self.path, self.language = path, language
        self.troubles: list[str] = []
        try:
            self._file = GamesFile(path, plan)
        except OSError as error:
            refuse_file(path, error, language)

    def __enter__(self) -> "_Rows":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if not self.troubles:
            with self._noting_trouble():
                self._file.__exit__(kind, error, trace)

    def add(self, part: "Part") -> None:
        """Take the results of a part, unless there was trouble before."""
        if not self.troubles:
            with self._noting_trouble():
                self._file.add(part)

    @contextmanager
    def _noting_trouble(self) -> Generator[None]:
        """After trouble, such as a full disk, the draft is taken away at once."""
        try:
            yield
        except OSError as error:
            self.troubles.append(trouble_with(self.path, error, self.language))
            self._file.drop()


def _play(
    work: "PlayPart", run: "Run[Part]", options: dict[str, Any], language: str
) -> "tuple[Total, list[str]]":
    """Play all games with a bar, or those until it was stopped; the sums, and any trouble."""
    from freehold.simulation.parts import Total  # noqa: PLC0415

    figures, out, plan = Figures(language), speaker(), work.plan
    total, path = Total(), options["out"]
    with ExitStack() as stack:
        rows = None if path is None else stack.enter_context(_Rows(path, plan, language))
        bar = stack.enter_context(progress_bar(language))
        task = bar.add_task(figures.text("playing"), total=plan.games)
        # From here on: words that are read from files are no part of playing.
        began = time.perf_counter()
        for part in _shown(work, run, bar, task):
            total.add(part)
            if rows is not None:
                rows.add(part)
                for trouble in rows.troubles:  # whoever watches may want to stop
                    bar.update(task, description=escape(trouble))
    seconds = time.perf_counter() - began
    games, asked = figures.number(total.games), figures.number(plan.games)
    if total.games < plan.games:
        out.print(figures.text("interrupted", games=games, asked=asked))
    told = {
        "count": total.games,
        "games": games,
        "seconds": figures.number(seconds, 1),
        "rate": figures.number(total.games / seconds),
    }
    out.print(figures.text("in-seconds", **told), style="dim")
    troubles = [] if rows is None else rows.troubles
    if path is not None and total.games and not troubles:
        out.print(figures.text("wrote", file=str(path)), markup=False)
    return total, troubles


def _shown(
    work: "PlayPart", run: "Run[Part]", bar: "Progress", task: "TaskID"
) -> "Generator[Part]":
    """The parts of a run, while a bar shows how far it is; of a long part as well.

    It never goes back: at a part's end what was seen of it is gone before the part is here.
    """
    over = bar.tasks[task].completed

    def show() -> None:
        games = over + run.games_waiting() + work.games_over()
        bar.update(task, completed=max(games, bar.tasks[task].completed))

    run.while_waiting = show
    for part in run:
        over += part.games
        yield part
        show()


def _duels(works: "list[tuple[PlayPart, Run[Part]]]", language: str) -> "list[Duel]":
    """The games of two; those that were stopped before their first game are left out."""
    from freehold.simulation.duels import duel  # noqa: PLC0415

    if not works:
        return []
    figures = Figures(language)
    asked = sum(work.plan.games for work, _ in works)
    with progress_bar(language) as bar:
        task = bar.add_task(figures.text("head-duels"), total=asked)
        found = [duel(work.plan, _shown(work, run, bar, task)) for work, run in works]
    games = sum(each.games for each in found)
    if games < asked:
        told = {"games": figures.number(games), "asked": figures.number(asked)}
        speaker().print(figures.text("duels-interrupted", **told))
    return [each for each in found if each.games]


def _tell(
    spec: "EditionSpec",
    plan: "Plan",
    total: "Total",
    duels: "list[Duel]",
    options: dict[str, Any],
) -> list[str]:
    """The report, in every form that was asked for; what is to be told of files that failed."""
    from freehold.simulation.report import make_report, to_json  # noqa: PLC0415
    from freehold.simulation.summary import summary  # noqa: PLC0415

    language: str = options["language"]
    report = make_report(plan, spec, total.tally, language, duels)
    troubles: list[str] = []
    if options["report"] is not None:
        page = _page(report, spec, options)
        troubles += write_file(options["report"], page.encode(), language)
    if options["as_json"] == TO_OUTPUT:
        click.echo(to_json(report).decode(), nl=False)
        return troubles
    if options["as_json"] is not None:
        troubles += write_file(Path(options["as_json"]), to_json(report), language)
    out = console()
    for line in summary(report, language):
        out.print(line, markup=False)
    return troubles


def _page(report: "Report", spec: "EditionSpec", options: dict[str, Any]) -> str:
    from freehold.simulation.page.document import page  # noqa: PLC0415

    named = ["rounds", "most_turns", *(["round_robin"] if report.duels else [])]
    again = command_again(command, options, report.games, named)
    return page(report, spec, options["language"], again)

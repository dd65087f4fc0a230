"""What `simulate` and `compare` share: options, the crew, the progress bar, stopping early."""

import os
import shlex
import signal
import sys
import time
from collections.abc import Callable, Generator, Iterable
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

import click
from click.core import ParameterSource
from rich.console import Console
from rich.progress import (
    BarColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from freehold.cli.asked import settings_of
from freehold.cli.speaking import language_option, refuse, why_not_writable
from freehold.editions import EditionSpec
from freehold.errors import FreeholdError, GpuError
from freehold.files import NotAFileError, draft_beside, is_something_else, target_of
from freehold.simulation.figures import Figures
from freehold.simulation.plan import MOST_TURNS, ROUNDS_OF_TIMED, Plan, make_plan
from freehold.typed import as_text
from freehold.words import text_in
from freehold.words.refusing import why_refused

if TYPE_CHECKING:
    from freehold.simulation.crews import Crew, Tie

F = TypeVar("F", bound=Callable[..., Any])

MOST_GAMES = 10**12
GAMES_WHILE_COMPILING = 3_000_000
"""A core plays about as many games before the rules are compiled for a GPU."""
GAMES_WHILE_LOADING = 80_000
"""And as many before a GPU begins, if they are."""


def games_wanted(_context: click.Context, option: click.Parameter, text: str) -> int:
    """A whole number, 1e6 and 1_000_000 included."""
    try:
        number = float(text.replace("_", ""))
        if number == int(number) and 1 <= number <= MOST_GAMES:
            return int(number)
    except (ValueError, OverflowError):
        pass
    told = f"{text} is not a whole number from 1 to {MOST_GAMES:.0e}, such as 1000 or 1e6"
    raise click.BadParameter(told, param=option)


def options_of_play(function: F) -> F:
    """The options that say what is played, by whom and on what."""
    options = [
        click.option(
            "--games",
            default="10000",
            metavar="N",
            callback=games_wanted,
            help="How many games; 1e6 is a million.",
        ),
        click.option(
            "--players",
            default="steady,bold,careful,trader",
            metavar="NAMES",
            help="One a seat: steady, bold, careful, trader, random, or the path of a .toml file.",
        ),
        click.option(
            "--form",
            default="standard",
            metavar="FORM",
            help="standard, special (with the edition's special rules), short or timed.",
        ),
        click.option(
            "--seed", type=click.IntRange(0, 2**63 - 1), default=0, metavar="N", help="Other games."
        ),
        click.option(
            "--rounds",
            type=click.IntRange(1, 100_000),
            default=ROUNDS_OF_TIMED,
            metavar="N",
            help="The rounds of a timed game.",
        ),
        click.option(
            "--most-turns",
            type=click.IntRange(1, 1_000_000),
            default=MOST_TURNS,
            metavar="N",
            help="Stop a game after so many turns; nobody wins it.",
        ),
        click.option(
            "--backend",
            type=click.Choice(["auto", "cpu", "cuda", "dask"]),
            default="auto",
            metavar="NAME",
            help="cpu, cuda, dask, or auto: the cores, and for many games a GPU if there is one.",
        ),
        click.option("--scheduler", metavar="ADDRESS", help="With dask: a cluster that runs."),
        click.option("--threads", type=click.IntRange(1, 1024), metavar="N", help="So many cores."),
        language_option,
    ]
    for option in reversed(options):
        function = option(function)
    return function


def players_of(options: dict[str, Any]) -> list[str]:
    """Who sits at each seat: a name, or the path of a file."""
    return [name.strip() for name in options["players"].split(",")]


def check_rounds(options: dict[str, Any]) -> None:
    """Rounds that would be counted by nobody are refused, rather than passed over."""
    asked = click.get_current_context().get_parameter_source("rounds")
    if asked is ParameterSource.COMMANDLINE and options["form"] != "timed":
        refuse(Figures(options["language"]).text("rounds-of-timed"))


def plan_of(spec: EditionSpec, options: dict[str, Any], settings: tuple[str, ...]) -> Plan:
    """What the options ask for, by the rules that one of them sets."""
    return make_plan(
        spec,
        players_of(options),
        games=options["games"],
        seed=options["seed"],
        form=options["form"],
        settings=dict(settings_of(settings, options["language"])),
        rounds=options["rounds"],
        most_turns=options["most_turns"],
    )


def command_again(
    command: click.Command, options: dict[str, Any], games: int, named: Iterable[str]
) -> str:
    """The command line that gives the games of a report again; with the options that are named.

    Games are played in the order of their numbers, so the games of a run that was
    interrupted are those of a run that asks for no more.
    """
    words = ["freehold", str(command.name), options["edition"], "--games", str(games)]
    words += ["--players", options["players"], "--seed", str(options["seed"])]
    if options["form"] != "standard":
        words += ["--form", options["form"]]
    for option, name in (("--set", "settings"), ("--against", "against")):
        for setting in options.get(name, ()):
            words += [option, setting]
    defaults = {parameter.name: parameter.default for parameter in command.params}
    for name in named:
        value = options[name]
        if value is not None and value != defaults[name]:
            words += [f"--{name.replace('_', '-')}", str(value)]
    return as_text(shlex.join(words))


def speaker() -> Console:
    """Standard error: progress and notes; standard output belongs to what was asked for."""
    return Console(stderr=True, highlight=False, soft_wrap=True)


@contextmanager
def crews_for(options: dict[str, Any]) -> Generator[tuple["Crew", ...]]:
    """Who plays, as the options want it; compiled and ready."""
    from freehold.batch import cuda  # noqa: PLC0415
    from freehold.simulation import crews  # noqa: PLC0415

    language, backend = options["language"], options["backend"]
    text = Figures(language).text
    if options["scheduler"] and backend != "dask":
        refuse(text("no-such-backend-option"))
    if backend == "cuda" and not cuda.is_available():
        refuse(text("no-device"))
    if backend == "dask":
        with _cluster(options) as crew:
            crew.tie.tell = lambda: speaker().print(text("cluster-lost"))
            yield (crew,)
        return
    on_gpu = _compiled_for(options) == "cuda"
    found = _with_a_gpu(options) if on_gpu else [crews.threads(options["threads"])]
    with ExitStack() as stack:
        for crew in found:
            stack.enter_context(crew.executor)
        yield tuple(found)


def _compiled_for(options: dict[str, Any]) -> str:
    """The backend for which the rules are compiled now: for any other if the GPU will not do."""
    language, backend = options["language"], options["backend"]
    try:
        if backend == "auto":
            backend = "cuda" if is_gpu_worth_it(options) else "cpu"
        compile_rules(language, backend)
    except GpuError as error:
        if options["backend"] != "auto":
            raise
        why = why_refused(language, error)
        speaker().print(Figures(language).text("gpu-left-alone", why=why), markup=False)
        backend = "cpu"
        compile_rules(language, backend)
    return backend


def _with_a_gpu(options: dict[str, Any]) -> "list[Crew]":
    """The GPU, and the cores beside it where nobody asked for the GPU alone.

    They load the rules while it plays; to compile them would take longer than it does.
    """
    from freehold.batch import cpu, cuda  # noqa: PLC0415
    from freehold.simulation import crews  # noqa: PLC0415

    processors, beside = cuda.processors(), 0
    # Without the option it is a comparison, which needs the rows of both sides.
    rows = options.get("out", True) is not None
    gpu = crews.device(processors, rows=rows, watchdog=cuda.has_watchdog())
    gpu.tie.tell = lambda: speaker().print(_why_lost(gpu.tie, options["language"]), markup=False)
    found = [gpu]
    if options["backend"] == "auto" and cpu.is_prepared():
        beside = crews.cores_beside(processors, options["games"])
    if beside:
        found.append(crews.threads(options["threads"] or beside))
    return found


def _why_lost(tie: "Tie", language: str) -> str:
    why = why_refused(language, tie.why) if isinstance(tie.why, FreeholdError) else str(tie.why)
    return Figures(language).text("gpu-lost", why=why)


def is_gpu_worth_it(options: dict[str, Any]) -> bool:
    """Whether there is one, and the cores would still be playing when it begins.

    For few games nobody looks for a GPU: that alone takes its time.
    """
    from freehold.batch import cuda  # noqa: PLC0415
    from freehold.simulation import crews  # noqa: PLC0415

    games_a_core = options["games"] // (options["threads"] or crews.cores())
    if games_a_core < GAMES_WHILE_LOADING or not cuda.is_available() or cuda.is_refused():
        return False
    return games_a_core >= GAMES_WHILE_COMPILING or cuda.is_prepared()


@contextmanager
def _cluster(options: dict[str, Any]) -> Generator[Any]:
    from freehold.simulation import cluster  # noqa: PLC0415

    text = Figures(options["language"]).text
    if not cluster.is_there():
        refuse_without("--backend dask", "dask", "cluster", options["language"])
    try:
        opened = cluster.open_crew(options["scheduler"], options["threads"])
    except cluster.NoWorkersError:
        address = options["scheduler"]
        refuse(text("no-workers", address=address) if address else text("no-workers-here"))
    except (OSError, ValueError) as error:
        refuse(text("no-scheduler", address=options["scheduler"] or "", reason=str(error)))
    with opened as crew:
        yield crew


def compile_rules(language: str, backend: str) -> None:
    """Compile the rules for this machine, with a line about it if that takes its time."""
    from freehold.batch import cpu, cuda  # noqa: PLC0415

    games = cuda if backend == "cuda" else cpu
    if games.is_prepared():
        games.prepare()
        return
    figures, out, began = Figures(language), speaker(), time.perf_counter()
    if out.is_terminal:
        with out.status(figures.text("compiling")):
            games.prepare()
    else:
        out.print(figures.text("compiling"))
        games.prepare()
    out.print(figures.text("compiled", seconds=figures.number(time.perf_counter() - began)))


class Played(ProgressColumn):
    """How many games of how many, as the language writes them."""

    def __init__(self, figures: Figures) -> None:
        super().__init__()
        self.figures = figures

    def render(self, task: Task) -> Text:
        asked = self.figures.number(task.total or 0)
        return Text(f"{self.figures.number(task.completed):>{len(asked)}} / {asked}")


class Rate(ProgressColumn):
    """Games a second, since the beginning."""

    def __init__(self, figures: Figures) -> None:
        super().__init__()
        self.figures = figures

    def render(self, task: Task) -> Text:
        elapsed = task.finished_time if task.finished else task.elapsed
        rate = self.figures.number(task.completed / elapsed if elapsed else 0)
        return Text(self.figures.text("games-a-second", rate=rate), style="cyan")


def progress_bar(language: str) -> Progress:
    """A bar with games a second and the time left; silent where nobody watches."""
    figures, out = Figures(language), speaker()
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        Played(figures),
        Rate(figures),
        TimeRemainingColumn(elapsed_when_finished=True),
        console=out,
        transient=True,
        disable=not out.is_terminal,
    )


@contextmanager
def stopping(*stops: Callable[[], None]) -> Generator[None]:
    """Ctrl-C ends the run early and keeps what was played; pressed again it ends all."""

    def on_interrupt(_signal: int, _frame: FrameType | None) -> None:
        signal.signal(signal.SIGINT, before)
        for stop in stops:
            stop()

    before = signal.signal(signal.SIGINT, on_interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def refuse_without(what: str, package: str, extra: str, language: str) -> NoReturn:
    """Say which package is missing and how to get it, and leave."""
    command = f'pip install "freehold[{extra}]"'
    told = Figures(language).text("needs-extra", what=what, package=package, command=command)
    refuse(told)


def write_file(path: Path, content: bytes, language: str) -> list[str]:
    """Write a file; what is to be told about it if that fails.

    The games are played by then, so whoever calls tells about them before it refuses.
    """
    try:
        _put(path, content)
    except OSError as error:
        return [trouble_with(path, error, language)]
    speaker().print(Figures(language).text("wrote", file=str(path)), markup=False)
    return []


def _put(path: Path, content: bytes) -> None:
    """Put a whole file in the place of the old one; write into what is no file."""
    if _is_written_into(path):
        _write_into(path, content)
        return
    target = target_of(path)
    draft = draft_beside(target)
    try:
        draft.write_bytes(content)
        draft.replace(target)
    finally:
        draft.unlink(missing_ok=True)


def _is_written_into(path: Path) -> bool:
    """Whether it is a device or the like, or where our own output goes: none is replaced."""
    return is_something_else(path) or _own_output(path) is not None


def _write_into(path: Path, content: bytes) -> None:
    """Write into what is there; our own output goes on after it, even if it is a file."""
    own = _own_output(path)
    if own is None:
        path.write_bytes(content)
        return
    sys.stdout.flush()
    with open(os.dup(own), "wb") as file:
        file.write(content)


def _own_output(path: Path) -> int | None:
    """Which of our own outputs a path such as /dev/stdout means."""
    for output in (1, 2):
        try:
            if os.path.samestat(path.stat(), os.fstat(output)):
                return output
        except OSError:  # there is no such file, or nobody listens
            continue
    return None


def trouble_with(path: Path, error: OSError, language: str) -> str:
    """Why a file cannot be written; in the system's words where a package has its own."""
    known = OSError(error.errno, os.strerror(error.errno)) if error.errno else error
    reason = why_not_writable(language, known)
    return text_in(language, "cannot-save", file=str(path), reason=reason)


def refuse_file(path: Path, error: OSError, language: str) -> NoReturn:
    """Say why a file cannot be written, and leave."""
    refuse(trouble_with(path, error, language))


def check_files(out: Path | None, reports: Iterable[Path], language: str) -> None:
    """A file that cannot be written is better refused before a million games than after."""
    paths = [*reports, *([] if out is None else [out])]
    for path in paths:
        try:
            if path == out and _is_written_into(path):
                raise NotAFileError
            _try_to_write(path)
        except OSError as error:
            refuse_file(path, error, language)
    _check_apart([path for path in paths if not _is_written_into(path)], language)


def _try_to_write(path: Path) -> None:
    """Write nothing, as the file will be written later: what fails then fails now."""
    target = target_of(path)
    if path.is_dir():
        raise IsADirectoryError
    if _is_there(path) and not os.access(path, os.W_OK):
        raise PermissionError
    if not _is_written_into(path):
        draft_beside(target).unlink()


def _is_there(path: Path) -> bool:
    """Whether there is such a file; unlike `Path.exists` it tells of names that cannot be."""
    try:
        path.stat()
    except FileNotFoundError:
        return False
    return True


def _check_apart(paths: list[Path], language: str) -> None:
    """Of two outputs in one file only the last would be left."""
    targets = [target_of(path) for path in paths]
    for number, target in enumerate(targets):
        for other in targets[:number]:
            if target == other or (target.exists() and other.exists() and target.samefile(other)):
                refuse(Figures(language).text("same-output", file=str(paths[number])))

"""Who plays a simulation: the cores, or a GPU if there is one and it is worth compiling for."""

import os
import signal
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from rich.progress import Progress, TaskID

from freehold.batch import cpu, cuda, interpreted
from freehold.batch.cuda_errors import unusable
from freehold.batch.order import Order, Played
from freehold.cli import simulating
from freehold.cli.simulate import INTERRUPTED
from freehold.cli.simulating import GAMES_WHILE_COMPILING, GAMES_WHILE_LOADING, crews_for
from freehold.errors import GpuError
from freehold.simulation import crews, parts
from tests.cli.terminal import run

CORES = 2
PROCESSORS = 132
MANY = PROCESSORS << 16
"""Games that take a large GPU a few seconds."""
LOADED, COMPILED = GAMES_WHILE_LOADING * CORES, GAMES_WHILE_COMPILING * CORES


@pytest.fixture
def ready(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """For which backends the rules were compiled: who plays is found out before the first game."""
    log: list[str] = []

    def nothing_to_compile(_language: str, backend: str) -> None:
        log.append(backend)

    monkeypatch.setattr(cuda, "is_available", lambda: True)
    monkeypatch.setattr(cuda, "is_prepared", lambda: False)
    monkeypatch.setattr(cuda, "is_refused", lambda: False)
    monkeypatch.setattr(cuda, "processors", lambda: PROCESSORS)
    monkeypatch.setattr(cuda, "has_watchdog", lambda: False)
    monkeypatch.setattr(cpu, "is_prepared", lambda: True)
    monkeypatch.setattr(simulating, "compile_rules", nothing_to_compile)
    return log


def backend_for(backend: str, games: int) -> str:
    """Who plays so many games on a machine with two cores."""
    options: dict[str, Any] = {"language": "en", "backend": backend, "scheduler": None}
    with crews_for({**options, "games": games, "threads": CORES, "out": None}) as found:
        return found[0].backend


@pytest.mark.parametrize(
    ("backend", "games", "expected"),
    [
        ("auto", COMPILED, "cuda"),
        ("auto", COMPILED - 1, "cpu"),
        ("cuda", 1, "cuda"),
        ("cpu", COMPILED, "cpu"),
    ],
)
def test_a_gpu_plays_where_compiling_for_it_is_worth_it(
    backend: str, games: int, expected: str, ready: list[str]
):
    assert backend_for(backend, games) == expected
    assert ready == [expected]


@pytest.mark.parametrize(("games", "expected"), [(LOADED, "cuda"), (LOADED - 1, "cpu")])
def test_a_gpu_for_which_the_rules_are_compiled_plays_fewer_games(
    games: int, expected: str, ready: list[str], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(cuda, "is_prepared", lambda: True)

    assert backend_for("auto", games) == expected
    assert ready == [expected]


def test_the_cores_play_where_there_is_no_gpu(ready: list[str], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(cuda, "is_available", lambda: False)

    assert backend_for("auto", COMPILED) == "cpu"
    assert ready == ["cpu"]


def test_a_gpu_that_was_found_to_play_wrongly_is_left_alone(
    ready: list[str], monkeypatch: pytest.MonkeyPatch
):
    """Until somebody insists on it: a driver may have been renewed."""
    monkeypatch.setattr(cuda, "is_refused", lambda: True)

    assert backend_for("auto", COMPILED) == "cpu"
    assert backend_for("cuda", COMPILED) == "cuda"
    assert ready == ["cpu", "cuda"]


def test_the_cores_play_where_the_gpu_will_not_do(
    ready: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    def compile_for_cores_alone(language: str, backend: str) -> None:
        if backend == "cuda":
            raise GpuError("no", reason="gpu-unusable", details={"why": "libNVVM is missing"})
        ready.append(f"{backend} in {language}")

    monkeypatch.setattr(simulating, "compile_rules", compile_for_cores_alone)

    assert backend_for("auto", COMPILED) == "cpu"
    assert ready == ["cpu in en"]
    told = "The processor plays instead: the GPU cannot be used: libNVVM is missing.\n"
    assert capsys.readouterr().err == told
    with pytest.raises(GpuError, match="no"):
        backend_for("cuda", COMPILED)


@pytest.mark.usefixtures("ready")
def test_what_a_driver_says_is_told_as_it_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    """Brackets in it mean nothing to the terminal."""
    why = "[700] no [bold] libcuda in [/usr/lib]"

    def compile_for_cores_alone(_language: str, backend: str) -> None:
        if backend == "cuda":
            raise unusable(why)

    monkeypatch.setattr(simulating, "compile_rules", compile_for_cores_alone)

    assert backend_for("auto", COMPILED) == "cpu"
    assert why in capsys.readouterr().err


LOST = GpuError("gone", reason="gpu-lost-games", details={"asked": "9", "games": "7"})


@pytest.mark.parametrize(
    ("error", "why"),
    [
        (LOST, "the GPU lost games: of 9 it has played 7"),
        (unusable("no [/device]"), "the GPU cannot be used: no [/device]"),
    ],
)
def test_a_gpu_that_fails_leaves_a_report_of_what_it_has_played(
    error: GpuError, why: str, ready: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """As a lost cluster does."""
    played: list[int] = []

    def play(order: Order) -> Played:
        if sum(played) >= 100:
            raise error
        played.append(len(order.seeds))
        return interpreted.play(order)

    monkeypatch.setitem(parts.PLAY, "cuda", play)
    monkeypatch.setattr(crews, "FIRST_GAMES_A_PROCESSOR", 1)
    report = tmp_path / "report.html"

    told = run("simulate", "saga", "--games=1e6", "--backend=cuda", "--report", str(report))

    assert ready == ["cuda"]
    assert told.exit_code == INTERRUPTED
    assert f"The GPU plays no more: {why}." in told.stderr
    assert f"Interrupted after {sum(played)} of 1,000,000 games" in told.stderr
    assert f"{sum(played)} games of" in told.stdout
    assert report.exists()


@pytest.mark.parametrize("out", [{}, {"out": None}, {"out": "games.parquet"}])
def test_a_gpu_plays_fewer_games_at_a_time_where_all_rows_are_wanted(
    out: dict[str, Any], ready: list[str]
):
    options: dict[str, Any] = {"language": "en", "backend": "cuda", "scheduler": None}

    with crews_for({**options, "games": 10, "threads": None, **out}) as (crew,):
        assert crew.most_games == (1 << 28 if out == {"out": None} else 1 << 20)
    assert ready == ["cuda"]


def test_a_gpu_whose_driver_ends_what_takes_long_plays_small_parts(
    ready: list[str], monkeypatch: pytest.MonkeyPatch
):
    """Where a screen hangs on it a batch of some seconds is ended, and the GPU with it."""
    monkeypatch.setattr(cuda, "has_watchdog", lambda: True)
    options: dict[str, Any] = {"language": "en", "backend": "cuda", "scheduler": None}

    with crews_for({**options, "games": 10**9, "threads": None, "out": None}) as (crew,):
        assert crew.seconds <= 1.0
        assert crew.first_games == PROCESSORS << 12
    assert ready == ["cuda"]


def widths(backend: str, games: int, threads: int | None = None) -> dict[str, int]:
    """Who plays on a machine with a large GPU and eight cores: how many parts at once."""
    options: dict[str, Any] = {"language": "en", "backend": backend, "scheduler": None}
    with crews_for({**options, "games": games, "threads": threads, "out": None}) as found:
        return {crew.backend: crew.width for crew in found}


@pytest.mark.parametrize(
    ("backend", "games", "threads", "expected"),
    [
        ("auto", MANY, None, {"cuda": 1, "cpu": 7}),
        ("auto", MANY, 3, {"cuda": 1, "cpu": 3}),
        ("auto", MANY - 1, None, {"cuda": 1}),
        ("cuda", MANY, None, {"cuda": 1}),
        ("cpu", MANY, None, {"cpu": 8}),
    ],
)
@pytest.mark.usefixtures("ready")
def test_the_cores_play_beside_a_gpu_where_the_games_are_many(
    backend: str,
    games: int,
    threads: int | None,
    expected: dict[str, int],
    monkeypatch: pytest.MonkeyPatch,
):
    """One of them looks after the GPU; whoever asks for the GPU alone has it alone."""
    monkeypatch.setattr(crews, "cores", lambda: 8)
    monkeypatch.setattr(cuda, "is_prepared", lambda: True)

    assert widths(backend, games, threads) == expected


@pytest.mark.usefixtures("ready")
def test_the_cores_leave_a_gpu_alone_while_their_rules_are_not_compiled(
    monkeypatch: pytest.MonkeyPatch,
):
    """It would be done before they were, and have to wait for them."""
    monkeypatch.setattr(crews, "cores", lambda: 8)
    monkeypatch.setattr(cuda, "is_prepared", lambda: True)
    monkeypatch.setattr(cpu, "is_prepared", lambda: False)

    assert widths("auto", MANY) == {"cuda": 1}


def held(order: Order, seconds: float = 20.0) -> bool:
    """Until no more games shall begin; whether that was said."""
    until = time.monotonic() + seconds
    while not order.reins.enough and time.monotonic() < until:
        time.sleep(0.01)
    return order.reins.enough


@pytest.mark.skipif(not hasattr(signal, "SIGINT"), reason="no signals here")
@pytest.mark.usefixtures("ready")
def test_whoever_interrupts_a_gpu_need_not_wait_for_the_end_of_its_part(
    monkeypatch: pytest.MonkeyPatch,
):
    """What it has begun is the report: here twenty games of a million that are one part."""
    asked: list[int] = []

    def play(order: Order) -> Played:
        asked.append(len(order.seeds))
        os.kill(os.getpid(), signal.SIGINT)
        assert held(order)
        fewer = replace(order, seeds=order.seeds[:20], seatings=np.asarray(order.seatings)[:20])
        return interpreted.play(fewer)

    monkeypatch.setitem(parts.PLAY, "cuda", play)

    told = run("simulate", "saga", "--games=1e6", "--backend=cuda")

    assert asked == [1_000_000]
    assert told.exit_code == INTERRUPTED
    assert "Interrupted after 20 of 1,000,000 games" in told.stderr
    assert "20 games of" in told.stdout


@pytest.mark.usefixtures("ready")
@pytest.mark.parametrize(
    ("words", "asked"),
    [([], 10), (["--players=steady,bold", "--round-robin=10"], 30)],
    ids=["games", "of-two"],
)
def test_the_bar_shows_how_far_a_long_part_is(
    words: list[str], asked: int, monkeypatch: pytest.MonkeyPatch
):
    """That of the games of two as well, which all of them share."""
    bars: list[list[float]] = []

    class Bar(Progress):
        """Notes what is shown."""

        def update(self, task_id: TaskID, **what: Any) -> None:
            super().update(task_id, **what)
            bars[-1].append(self.tasks[task_id].completed)

    def bar(_language: str) -> Bar:
        bars.append([])
        return Bar(disable=True)

    def play(order: Order) -> Played:
        order.reins.over = 7
        before = bars[-1][-1] // 10 * 10 if bars[-1] else 0
        until = time.monotonic() + 20
        while before + 7 not in bars[-1] and time.monotonic() < until:
            time.sleep(0.01)
        order.reins.over = 0
        return interpreted.play(order)

    monkeypatch.setitem(parts.PLAY, "cuda", play)
    monkeypatch.setattr("freehold.cli.simulate.progress_bar", bar)

    told = run("simulate", "saga", "--games=10", *words, "--backend=cuda")

    assert told.exit_code == 0
    shown = bars[-1]
    assert {start + 7 for start in range(0, asked, 10)} <= set(shown)
    assert shown == sorted(shown), "it never goes back"
    assert shown[-1] == asked

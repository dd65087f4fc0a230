"""Who plays a simulation: the cores, or a GPU if there is one and it is worth compiling for."""

from typing import Any

import pytest

from freehold.batch import cpu, cuda
from freehold.cli import simulating
from freehold.cli.simulating import GAMES_WHILE_COMPILING, GAMES_WHILE_LOADING, crews_for
from freehold.simulation import crews

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
    monkeypatch.setattr(cuda, "processors", lambda: PROCESSORS)
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


@pytest.mark.parametrize("out", [{}, {"out": None}, {"out": "games.parquet"}])
def test_a_gpu_plays_fewer_games_at_a_time_where_all_rows_are_wanted(
    out: dict[str, Any], ready: list[str]
):
    options: dict[str, Any] = {"language": "en", "backend": "cuda", "scheduler": None}

    with crews_for({**options, "games": 10, "threads": None, **out}) as (crew,):
        assert crew.most_games == (1 << 24 if out == {"out": None} else 1 << 20)
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

"""Who plays a simulation: the cores, or a GPU if there is one and it is worth compiling for."""

from typing import Any

import pytest

from freehold.batch import cuda
from freehold.cli import simulating
from freehold.cli.simulating import GAMES_WHILE_COMPILING, crew_for

CORES = 2


@pytest.mark.parametrize(
    ("backend", "games", "there", "expected"),
    [
        ("auto", GAMES_WHILE_COMPILING * CORES, True, "cuda"),
        ("auto", GAMES_WHILE_COMPILING * CORES - 1, True, "cpu"),
        ("auto", GAMES_WHILE_COMPILING * CORES, False, "cpu"),
        ("cuda", 1, True, "cuda"),
        ("cpu", GAMES_WHILE_COMPILING * CORES, True, "cpu"),
    ],
)
def test_a_gpu_plays_where_compiling_for_it_is_worth_it(
    backend: str, games: int, expected: str, monkeypatch: pytest.MonkeyPatch, *, there: bool
):
    def nothing_to_compile(_language: str) -> None:
        """Who plays is found out before the first game."""

    monkeypatch.setattr(cuda, "is_available", lambda: there)
    monkeypatch.setattr(simulating, "compile_rules", nothing_to_compile)
    options: dict[str, Any] = {"language": "en", "backend": backend, "scheduler": None}

    with crew_for({**options, "games": games, "threads": CORES, "out": None}) as crew:
        assert crew.backend == expected


@pytest.mark.parametrize("out", [{}, {"out": None}, {"out": "games.parquet"}])
def test_a_gpu_plays_fewer_games_at_a_time_where_all_rows_are_wanted(
    out: dict[str, Any], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(cuda, "is_available", lambda: True)
    options: dict[str, Any] = {"language": "en", "backend": "cuda", "scheduler": None}

    with crew_for({**options, "games": 10, "threads": None, **out}) as crew:
        assert crew.most_games == (1 << 21 if out == {"out": None} else 1 << 20)

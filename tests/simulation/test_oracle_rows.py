"""The row of every game, against the oracle's."""

from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from freehold.simulation.parquet import PER_GAME, PER_GROUP, PER_SEAT, PER_STEP, GamesFile
from freehold.simulation.parts import PlayPart
from tests.simulation.oracle.course import Course
from tests.simulation.oracle.groups import Groups
from tests.simulation.oracle.rows import row_of
from tests.simulation.oracle.ruin import Ruins
from tests.simulation.oracle.watching import TABLES, Watched, plan_of_table, watched


def ours(game: Watched) -> dict[str, Any]:
    return row_of(game.end, *(game.chapters[chapter] for chapter in (Ruins, Groups, Course)))


def cut(found: Any, wanted: Any) -> Any:
    """As much of a fixed row or table as there are seats, groups or looks."""
    for axis, size in enumerate(np.shape(wanted)):
        found = np.take(found, range(size), axis)
    return np.asarray(found).tolist()


@pytest.mark.parametrize("table", TABLES)
def test_every_row_is_that_of_the_oracle(table: str):
    for number, game in enumerate(watched(table)):
        for name, wanted in ours(game).items():
            assert cut(game.row[name], wanted) == wanted, f"game {number}: {name}"


@pytest.mark.parametrize("table", ["clone-wars special", "planetopoly"])
def test_the_file_has_the_rows_of_the_oracle(tmp_path: Path, table: str):
    plan, path = plan_of_table(table), tmp_path / "games.parquet"
    with GamesFile(path, plan) as file:
        file.add(PlayPart(plan, keep=True)(0, plan.games, "cpu"))
    rows = import_module("pyarrow.parquet").read_table(path).to_pylist()

    assert [row["game"] for row in rows] == list(range(plan.games))
    for row, game in zip(rows, watched(table), strict=True):
        wanted = ours(game)
        seats = range(len(plan.seats))
        assert row["players"] == [plan.player_names[player] for player in wanted["players"]]
        assert row["won"] == [bool(wanted["winners"] >> seat & 1) for seat in seats]
        assert row["n_steps"] == wanted["n_steps"]
        assert row["step_rounds"] == wanted["spacing"]
        for name in (*PER_GAME, *PER_SEAT, *PER_GROUP):
            assert row[name] == wanted[name], name
        for name in PER_STEP:
            assert row[name][: wanted["n_steps"]] == wanted[name], name

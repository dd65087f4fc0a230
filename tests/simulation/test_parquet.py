"""A row for every game."""

import json
import os
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from freehold.simulation import parquet
from freehold.simulation.crews import threads
from freehold.simulation.parts import PlayPart, results_of
from freehold.simulation.plan import seeds_of
from freehold.simulation.running import Run
from tests.simulation.games import plan_of


def written(path: Path, plan: Any) -> Any:
    with parquet.GamesFile(path, plan) as file:
        for part in Run(plan.games, PlayPart(plan, keep=True), threads(2)):
            file.add(part)
    return import_module("pyarrow.parquet").ParquetFile(path)


def test_the_rows_are_the_results_in_the_order_of_the_games(tmp_path: Path):
    plan = plan_of(games=300, seed=9)
    table = written(tmp_path / "games.parquet", plan).read()
    _, results = results_of(plan, 0, 300, "cpu")

    assert table["game"].to_pylist() == list(range(300))
    assert table["seed"].to_pylist() == seeds_of(9, 0, 300).tolist()
    for name in ("turns", "rounds", "actions"):
        assert table[name].to_pylist() == results[name].tolist()
    assert table["wealth"].to_pylist() == results["wealth"][:, :3].tolist()
    won = [[bool(w >> seat & 1) for seat in range(3)] for w in results["winners"]]
    assert table["won"].to_pylist() == won
    names = [[plan.player_names[p] for p in row[:3]] for row in results["players"]]
    assert table["players"].to_pylist() == names
    assert table["step_wealth"].to_pylist() == results["step_wealth"][:, :, :3].tolist()


def test_the_file_says_what_was_played(tmp_path: Path):
    plan = plan_of(games=10, seed=4, settings={"no-auctions": "true"})
    told = json.loads(written(tmp_path / "g.parquet", plan).schema_arrow.metadata[b"freehold"])

    assert told["edition"] == "saga"
    assert told["seats"] == ["steady", "bold", "careful"]
    assert (told["seed"], told["settings"]) == (4, {"no-auctions": "true"})


def test_rows_are_written_in_groups(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(parquet, "ROWS", 128)
    file = written(tmp_path / "g.parquet", plan_of(games=500))

    assert file.metadata.num_rows == 500
    assert file.metadata.num_row_groups >= 3


def test_a_file_that_fails_leaves_nothing_behind(tmp_path: Path):
    plan = plan_of(games=50)
    path = tmp_path / "g.parquet"
    path.write_text("what was there before")
    part = PlayPart(plan, keep=True)(0, 50, "cpu")

    def fail() -> None:
        with parquet.GamesFile(path, plan) as file:
            file.add(part)
            raise RuntimeError

    with pytest.raises(RuntimeError):
        fail()

    assert [p.name for p in tmp_path.iterdir()] == ["g.parquet"]
    assert path.read_text() == "what was there before"


def test_a_file_of_the_name_of_a_draft_is_left_alone(tmp_path: Path):
    mine = tmp_path / "g.parquet.part"
    mine.write_text("my own")
    written(tmp_path / "g.parquet", plan_of(games=10))

    assert mine.read_text() == "my own"


def test_a_link_stays_and_its_file_is_written(tmp_path: Path):
    (tmp_path / "far").mkdir()
    link, file = tmp_path / "g.parquet", tmp_path / "far" / "games.parquet"
    link.symlink_to(file)
    written(link, plan_of(games=10))

    assert link.is_symlink()
    assert file.read_bytes()[:4] == b"PAR1"
    assert list((tmp_path / "far").iterdir()) == [file]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes here")
def test_what_is_not_a_file_is_not_replaced(tmp_path: Path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)

    with pytest.raises(parquet.NotAFileError):
        parquet.GamesFile(pipe, plan_of(games=10))
    assert pipe.is_fifo()
    assert list(tmp_path.iterdir()) == [pipe]


def test_a_draft_may_be_read_by_whoever_could_read_the_file(tmp_path: Path):
    file = tmp_path / "report.html"
    file.touch()
    file.chmod(0o640)

    assert parquet.draft_beside(file).stat().st_mode == file.stat().st_mode


def test_flags_are_yes_and_no(tmp_path: Path):
    table = written(tmp_path / "g.parquet", plan_of(games=20)).read()

    for name in parquet.FLAGS:
        assert np.array(table[name].to_pylist()).dtype == bool

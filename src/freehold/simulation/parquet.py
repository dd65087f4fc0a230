"""The results of every game in a Parquet file, written row group by row group."""

import os
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec
import numpy as np

from freehold.files import NotAFileError, draft_beside, is_something_else, target_of
from freehold.simulation.parts import Part
from freehold.simulation.plan import Plan, seeds_of
from freehold.version import __version__

ROWS = 1 << 16
"""So many games are gathered before they are written."""

PER_GAME = ("turns", "rounds", "actions", "first_seat", "stopped", "leader_won", "comeback")
PER_SEAT = (
    "wealth",
    "deeds",
    "buildings",
    "bankrupt_turn",
    "bankrupt_kind",
    "bankrupt_space",
    "bankrupt_creditor",
)
PER_GROUP = ("group_turn", "group_seat")
PER_STEP = ("step_wealth", "step_deeds", "step_buildings")
FLAGS = ("stopped", "leader_won", "comeback")


def is_there() -> bool:
    """Whether the package that writes Parquet is installed."""
    return find_spec("pyarrow") is not None


class GamesFile:
    """A Parquet file in the making; it takes its name when it is whole."""

    def __init__(self, path: Path, plan: Plan) -> None:
        if is_something_else(path):
            raise NotAFileError
        self.path = target_of(path)
        self.plan = plan
        self._draft = draft_beside(self.path)
        self._writer: Any = None
        self._opened: Any = None
        self._waiting: list[Part] = []

    def __enter__(self) -> "GamesFile":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        """Close the file; after an error the draft is taken away."""
        if kind is None:
            self._finish()
        else:
            self.drop()

    def drop(self) -> None:
        """Leave nothing behind; on a full disk not even the end of the draft can be written."""
        try:
            self._close()
        except OSError:
            pass
        finally:
            self._draft.unlink(missing_ok=True)

    def _close(self) -> None:
        if self._writer is None:
            return
        try:
            self._writer.close()
        finally:
            self._opened.close()

    def _finish(self) -> None:
        """Write what waits and give the file its name; without a game there is no file."""
        try:
            self._write()
            self._close()
            if self._writer is not None:
                self._draft.replace(self.path)
        finally:
            self._draft.unlink(missing_ok=True)

    def add(self, part: Part) -> None:
        """Take the results of a part; parts come in the order of the games."""
        self._waiting.append(part)
        if sum(waiting.games for waiting in self._waiting) >= ROWS:
            self._write()

    def _write(self) -> None:
        arrow: Any = import_module("pyarrow")
        parquet: Any = import_module("pyarrow.parquet")
        if not self._waiting:
            return
        first = self._waiting[0].first
        results = np.concatenate([part.results for part in self._waiting])
        self._waiting.clear()
        columns = columns_of(self.plan, first, results)
        table = arrow.table(columns).replace_schema_metadata(about(self.plan))
        if self._writer is None:
            # By its bytes: Arrow takes no path that is not text.
            self._opened = arrow.OSFile(os.fsencode(self._draft), "wb")
            self._writer = parquet.ParquetWriter(self._opened, table.schema, compression="zstd")
        self._writer.write_table(table, row_group_size=ROWS)


def about(plan: Plan) -> dict[str, bytes]:
    """What the file says about itself."""
    told = {
        "freehold": __version__,
        "edition": plan.edition_id,
        "form": plan.form,
        "settings": dict(plan.settings),
        "seats": [plan.player_names[player] for player in plan.seats],
        "seed": plan.seed,
        "most_turns": plan.most_turns,
    }
    return {"freehold": msgspec.json.encode(told)}


def columns_of(plan: Plan, first: int, results: Any) -> dict[str, Any]:
    """One column a fact; facts about seats and groups are lists of one length."""
    made: Any = import_module("pyarrow")
    n, seats = len(results), plan.n_seats
    groups = int(plan.edition[0].n_groups)
    columns: dict[str, Any] = {
        "game": np.arange(first, first + n),
        "seed": seeds_of(plan.seed, first, n),
        "players": _list(made, _names(made, plan, results), seats),
    }
    bits = (results["winners"][:, None] >> np.arange(seats)) & 1 == 1
    columns["won"] = _list(made, made.array(bits.ravel()), seats)
    for name in PER_GAME:
        columns[name] = results[name].astype(bool) if name in FLAGS else results[name]
    for name in PER_SEAT:
        columns[name] = _rows(made, results[name][:, :seats])
    for name in PER_GROUP:
        columns[name] = _rows(made, results[name][:, :groups])
    columns |= {"n_steps": results["n_steps"], "step_rounds": results["spacing"]}
    for name in PER_STEP:
        steps = results[name][:, :, :seats]
        columns[name] = _list(made, _rows(made, steps.reshape(-1, seats)), steps.shape[1])
    return columns


def _rows(made: Any, table: Any) -> Any:
    """A table of numbers as lists of one length."""
    return _list(made, made.array(np.ascontiguousarray(table).ravel()), table.shape[1])


def _list(made: Any, values: Any, length: int) -> Any:
    return made.FixedSizeListArray.from_arrays(values, length)


def _names(made: Any, plan: Plan, results: Any) -> Any:
    numbers = made.array(np.ascontiguousarray(results["players"][:, : plan.n_seats]).ravel())
    return made.DictionaryArray.from_arrays(numbers, made.array(list(plan.player_names)))

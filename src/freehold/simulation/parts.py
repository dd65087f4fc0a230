"""A part of a simulation: some games in a row, played on one backend, and their sums."""

from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Literal

import numpy as np

from freehold.batch import cpu, cuda, interpreted
from freehold.batch.numbering import Seeds
from freehold.batch.order import Order
from freehold.batch.reins import Reins
from freehold.simulation.plan import Plan, turns_of
from freehold.statistics.records import TALLY

Backend = Literal["cpu", "cuda", "interpreted"]
PLAY = {"cpu": cpu.play, "cuda": cuda.play, "interpreted": interpreted.play}


@dataclass(frozen=True, eq=False)
class Part:
    """Games `first` to `first + games - 1`: their sums, and their results if they are kept."""

    first: int
    games: int
    tally: Any
    results: Any
    seconds: float


def results_of(  # noqa: PLR0913 - which games, where, and what of them
    plan: Plan,
    first: int,
    games: int,
    backend: Backend,
    *,
    keep: bool = True,
    reins: Reins | None = None,
) -> tuple[Any, Any]:
    """Play some games in a row; their sums, and their results if they are kept."""
    order = Order(
        edition=plan.edition[0],
        players=plan.players,
        seatings=turns_of(plan.seats, first, games),
        seeds=Seeds(plan.seed, first, games),
        most_turns=plan.most_turns,
        keep_games=False,
        keep_results=keep,
        reins=reins or Reins(),
    )
    played = PLAY[backend](order)
    return played.tallies[0], played.results if keep else None


@dataclass(frozen=True, eq=False)
class PlayPart:
    """The work of a simulation: play a part of a plan."""

    plan: Plan
    keep: bool = False
    """Whether the results of every game are wanted."""
    reins: Reins = field(default_factory=Reins)
    """Of parts that are played in this process."""

    def __call__(self, first: int, games: int, backend: Backend, /) -> Part:
        began, reins = perf_counter(), self.reins
        if backend == "cuda" and reins.enough:
            return Part(first, 0, np.zeros(1, TALLY)[0], None, 0.0)
        tally, results = results_of(self.plan, first, games, backend, keep=self.keep, reins=reins)
        return Part(first, int(tally["games"]), tally, results, perf_counter() - began)

    def stop(self) -> None:
        """A part that is long ends with the games of it that have begun."""
        self.reins.enough = True

    def games_over(self) -> int:
        """How many are over, at least, of a long part that is under way."""
        return self.reins.over


class Total:
    """The sums over all parts so far; parts may come in any order."""

    def __init__(self) -> None:
        self._words = np.zeros(TALLY.itemsize // 8, np.int64)
        self.games = 0

    def add(self, part: Part) -> None:
        """Add a part's tally."""
        self._words += np.frombuffer(part.tally.tobytes(), np.int64)
        self.games += part.games

    @property
    def tally(self) -> Any:
        """The sums as a record."""
        return self._words.view(TALLY)[0]

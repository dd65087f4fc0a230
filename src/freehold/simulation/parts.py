"""A part of a simulation: some games in a row, played on one backend, and their sums."""

from dataclasses import dataclass
from time import perf_counter
from typing import Any, Literal

import numpy as np

from freehold.batch import cpu, cuda, interpreted
from freehold.batch.numbering import Seeds
from freehold.batch.order import Order
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


def results_of(
    plan: Plan, first: int, games: int, backend: Backend, *, keep: bool = True
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
    )
    played = PLAY[backend](order)
    return played.tallies[0], played.results if keep else None


@dataclass(frozen=True, eq=False)
class PlayPart:
    """The work of a simulation: play a part of a plan."""

    plan: Plan
    keep: bool = False
    """Whether the results of every game are wanted."""

    def __call__(self, first: int, games: int, backend: Backend, /) -> Part:
        began = perf_counter()
        tally, results = results_of(self.plan, first, games, backend, keep=self.keep)
        return Part(first, games, tally, results, perf_counter() - began)


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

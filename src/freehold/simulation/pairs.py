"""The same games by two sets of rules: what the rules change, game by game.

Both ways are played with the same seeds, so that the dice begin alike and much of
the luck cancels out; the interval of a difference is that of the paired differences.
"""

from dataclasses import dataclass
from time import perf_counter
from typing import Any

import msgspec
import numpy as np

from freehold.simulation.measures import Measure, difference_of_shares, mean, share
from freehold.simulation.parts import Backend, Part, Total, results_of
from freehold.simulation.plan import Plan
from freehold.statistics.records import WIN
from freehold.vocabulary import MAX_SEATS

MEASURES = ("rounds", "turns", "first", "leader", "comebacks", "stopped")
"""What is compared; all but the first two are shares of games."""
LENGTHS = ("rounds", "turns")
UNIT = {name: 1 if name in LENGTHS else WIN for name in MEASURES}
"""A whole game in the whole numbers that are summed."""
SUMS = 5
"""n is the same for all; per measure: first, first squared, second, second squared, product."""


@dataclass(frozen=True, eq=False)
class PairedPart:
    """Sums over some games; parts are added in any order."""

    first: int
    games: int
    sums: Any
    sides: tuple[Part, Part]
    """The games of either way by themselves."""
    seconds: float


@dataclass(frozen=True, eq=False)
class PlayPairs:
    """The work of a comparison: the same games by one plan and by another."""

    one: Plan
    other: Plan

    def __call__(self, first: int, games: int, backend: Backend, /) -> PairedPart:
        began = perf_counter()
        (one, these), (other, those) = (
            results_of(plan, first, games, backend) for plan in (self.one, self.other)
        )
        products = _products(facts_of(these), facts_of(those))
        sums = np.stack([(x * y).sum(axis=1) for x, y in products], axis=1)
        sides = Part(first, games, one, None, 0.0), Part(first, games, other, None, 0.0)
        return PairedPart(first, games, sums, sides, perf_counter() - began)


def _products(a: Any, b: Any) -> list[tuple[Any, Any]]:
    one = np.ones_like(a)
    return [(a, one), (a, a), (b, one), (b, b), (a, b)]


def facts_of(results: Any) -> Any:
    """What is compared, a row a measure and a column a game, in whole numbers."""
    rows = [
        results["rounds"],
        results["turns"],
        wins_of_first(results),
        results["leader_won"] * np.int64(WIN),
        results["comeback"] * np.int64(WIN),
        results["stopped"] * np.int64(WIN),
    ]
    return np.stack([row.astype(np.int64) for row in rows])


def wins_of_first(results: Any) -> Any:
    """The win of whoever rolled first, whole or shared, in units of WIN."""
    n_winners = sum(results["winners"] >> seat & 1 for seat in range(MAX_SEATS))
    won = results["winners"] >> results["first_seat"] & 1
    return won.astype(np.int64) * WIN // np.maximum(n_winners, 1)


class Difference(msgspec.Struct, frozen=True):
    """One measure both ways, and the difference of the first from the second."""

    measure: str
    first: Measure
    second: Measure
    difference: Measure
    relative: float | None
    """The difference as a part of the second."""


class PairedTotal:
    """The sums over all parts so far."""

    def __init__(self) -> None:
        self.games = 0
        self.sides = Total(), Total()
        self._sums = np.zeros((len(MEASURES), SUMS), np.int64)

    def add(self, part: PairedPart) -> None:
        """Add a part."""
        self._sums += part.sums
        self.games += part.games
        for total, side in zip(self.sides, part.sides, strict=True):
            total.add(side)

    def differences(self) -> list[Difference]:
        """Every measure with its intervals."""
        return [self._difference(row, name) for row, name in enumerate(MEASURES)]

    def _difference(self, row: int, name: str) -> Difference:
        a, aa, b, bb, ab = (int(value) for value in self._sums[row])
        unit, n = UNIT[name], self.games
        total, squares = (a - b) / unit, (aa - 2 * ab + bb) / unit**2
        if name in LENGTHS:
            first, second = mean(a, aa, n), mean(b, bb, n)
            difference = mean(total, squares, n)
        else:
            first, second = share(a / unit, n), share(b / unit, n)
            difference = difference_of_shares(total, squares, n)
        relative = difference.value / second.value if second.value else None
        return Difference(name, first, second, difference, relative)

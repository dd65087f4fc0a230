"""What follows from a game's number: its seed, and who sits where.

Millions of games are played by a few numbers then: nobody writes down a seed and a row of seats
for each of them before the first one begins.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, overload

import numpy as np

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
FIRST_FACTOR, SECOND_FACTOR = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
FIRST_SHIFT, SECOND_SHIFT, LAST_SHIFT = np.uint64(30), np.uint64(27), np.uint64(31)
ONE = np.uint64(1)


def scatter(words: Any) -> Any:
    """Scatter the bits of 64-bit words, where they are (splitmix64)."""
    words ^= words >> FIRST_SHIFT
    words *= FIRST_FACTOR
    words ^= words >> SECOND_SHIFT
    words *= SECOND_FACTOR
    words ^= words >> LAST_SHIFT
    return words


def seed_at(base: Any, number: Any) -> Any:
    """The seed of one game, as `Seeds` has it; for a compiler, whose words do not overflow."""
    word = np.uint64(number) * GOLDEN + base
    word = (word ^ (word >> FIRST_SHIFT)) * FIRST_FACTOR
    word = (word ^ (word >> SECOND_SHIFT)) * SECOND_FACTOR
    return np.int64((word ^ (word >> LAST_SHIFT)) >> ONE)


@dataclass(frozen=True)
class Seeds(Sequence[int]):
    """Of so many games in a row, from number `first` on, of all that have a seed in common."""

    seed: int
    first: int
    games: int

    @property
    def base(self) -> int:
        """The word that the seed of the first game is scattered from."""
        common = scatter(np.array([self.seed], np.uint64) + GOLDEN)
        return int((np.array([self.first], np.uint64) * GOLDEN + common)[0])

    def __len__(self) -> int:
        return self.games

    def __array__(self, dtype: Any = None, copy: Any = None) -> Any:
        words = np.arange(self.games, dtype=np.uint64)
        words *= GOLDEN
        words += np.uint64(self.base)
        words = scatter(words)
        words >>= ONE
        return words.view(np.int64).astype(dtype or np.int64, copy=False)

    @overload
    def __getitem__(self, index: int, /) -> int: ...
    @overload
    def __getitem__(self, index: slice, /) -> Sequence[int]: ...
    def __getitem__(self, index: int | slice, /) -> int | Sequence[int]:
        if isinstance(index, slice):
            return np.asarray(self)[index].tolist()
        number = range(self.first, self.first + self.games)[index]
        return int(np.asarray(Seeds(self.seed, number, 1))[0])


@dataclass(frozen=True, eq=False)
class Turns(Sequence[Any]):
    """A row for each of so many games: after the last of these `rows` comes the first again."""

    rows: Any
    games: int

    def __len__(self) -> int:
        return self.games

    def __array__(self, dtype: Any = None, copy: Any = None) -> Any:
        times = -(-self.games // max(len(self.rows), 1))
        rows = np.tile(self.rows, (times, 1))[: self.games]
        return rows.astype(dtype or rows.dtype, copy=False)

    def __getitem__(self, index: int | slice, /) -> Any:
        if isinstance(index, slice):
            return np.asarray(self)[index]
        return self.rows[range(self.games)[index] % len(self.rows)]

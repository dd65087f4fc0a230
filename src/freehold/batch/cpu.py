"""Many games on the CPU, compiled."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from freehold.backend import compiled
from freehold.batch import loops
from freehold.state import GAME


def play_randomly(
    edition: Any, seats: Sequence[int], seeds: Sequence[int], most_actions: int = 1_000_000
) -> tuple[Any, int]:
    """Random games, one for each pair of seats and seed: the final records, and all actions done."""
    games: Any = np.zeros(len(seeds), GAME)
    editions = np.array([edition], edition.dtype)
    rules: Any = compiled("cpu")
    name = loops.play_all_randomly.__name__
    loop = getattr(rules, name)
    done = loop(
        editions, games, np.asarray(seats, np.int64), np.asarray(seeds, np.int64), most_actions
    )
    return games, int(done)

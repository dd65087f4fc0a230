"""Many games on the CPU, compiled."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from freehold.backend import compiled
from freehold.batch import laws, loops
from freehold.batch.order import Arrays, Order, Played, arrays_of
from freehold.state import GAME


def play_randomly(
    edition: Any, seats: Sequence[int], seeds: Sequence[int], most_actions: int = 1_000_000
) -> tuple[Any, int]:
    """Random games, one a pair of seats and seed: the final records, and all actions done."""
    return _loop(loops.play_all_randomly.__name__, edition, seats, seeds, most_actions)


def play(order: Order) -> Played:
    """Games of players; without the lock of Python, so that threads play side by side."""
    arrays = arrays_of(order)
    rules: Any = compiled("cpu")
    done = getattr(rules, loops.play_all.__name__)(*arrays, order.most_turns)
    return Played(arrays.games, arrays.results, arrays.tallies, int(done))


def play_lawfully(order: Order) -> str | None:
    """Games of players with every law checked after every action; None, or what was broken."""
    arrays = arrays_of(order)
    rules: Any = compiled("cpu")
    loop = getattr(rules, laws.play_all_lawfully.__name__)
    broken = int(loop(*arrays[: Arrays._fields.index("results")], order.most_turns))
    if broken < 0:
        return None
    game, law = divmod(broken, 100)
    seats = len(order.seatings[game])
    return f"seed {order.seeds[game]}, {seats} seats: broken: {laws.LAWS[law]}"


def _loop(
    name: str, edition: Any, seats: Sequence[int], seeds: Sequence[int], most_actions: int
) -> tuple[Any, int]:
    """Run a compiled loop over fresh games; the games, and what it returns."""
    games: Any = np.zeros(len(seeds), GAME)
    editions = np.array([edition], edition.dtype)
    rules: Any = compiled("cpu")
    result = getattr(rules, name)(
        editions, games, np.asarray(seats, np.int64), np.asarray(seeds, np.int64), most_actions
    )
    return games, int(result)

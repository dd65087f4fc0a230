"""Many games on the CPU, compiled."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from freehold.backend import compiled, is_cached
from freehold.batch import laws, loops
from freehold.batch.order import SMALL, Arrays, Order, Played, arrays_of, as_tallies
from freehold.batch.watched import games_to_watch
from freehold.jit import WATCHED
from freehold.record import alone
from freehold.state import GAME

WATCHED[loops.play_all.__name__] = games_to_watch


def loop(function: Callable[..., Any]) -> Any:
    """One of the loops over games, compiled."""
    return getattr(compiled("cpu", (function.__name__,)), function.__name__)


def is_prepared() -> bool:
    """Whether what `play` needs has been compiled before on this machine."""
    return is_cached((loops.play_all.__name__,))


def prepare() -> None:
    """Compile what `play` needs, or load it."""
    loop(loops.play_all)


def play_randomly(
    edition: Any, seats: Sequence[int], seeds: Sequence[int], most_actions: int = 1_000_000
) -> tuple[Any, int]:
    """Random games, one a pair of seats and seed: the final records, and all actions done."""
    games: Any = np.zeros(len(seeds), GAME)
    editions = alone(edition)
    done = loop(loops.play_all_randomly)(
        editions, games, np.asarray(seats, SMALL), np.asarray(seeds, np.int64), most_actions
    )
    return games, int(done)


def play(order: Order) -> Played:
    """Games of players; without the lock of Python, so that threads play side by side."""
    arrays = arrays_of(order)
    loop(loops.play_all)(*arrays, order.most_turns)
    games = arrays.games[:-1] if order.keep_games else None
    return Played(games, arrays.results, as_tallies(arrays.tallies))


def play_lawfully(order: Order) -> str | None:
    """Games of players with every law checked after every action; None, or what was broken."""
    arrays = arrays_of(order)
    inputs = arrays[: Arrays._fields.index("tallies")]
    broken = int(loop(laws.play_all_lawfully)(*inputs, order.most_turns))
    if broken < 0:
        return None
    game, law = divmod(broken, 100)
    seats = len(order.seatings[game])
    return f"seed {order.seeds[game]}, {seats} seats: broken: {laws.LAWS[law]}"

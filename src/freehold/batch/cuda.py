"""Many games on a GPU: one thread, one game.  No rule lives here."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np

from freehold.backend import compiled, record_types
from freehold.batch import laws, loops  # noqa: F401  # pyright: ignore[reportUnusedImport]  # registers the rules
from freehold.batch.order import Arrays, Order, Played, add_up, arrays_of
from freehold.state import GAME

THREADS = 128


def kernel_body() -> Any:
    """The kernel as a plain function over compiled device rules."""
    from numba import cuda as numba_cuda  # noqa: PLC0415

    cuda: Any = numba_cuda
    rules: Any = compiled("cuda")
    begin, play = rules.begin, rules.play_randomly

    def play_all(
        editions: Any, games: Any, seats: Any, seeds: Any, done: Any, most_actions: int
    ) -> None:
        i = cuda.grid(1)
        if i < games.size:
            begin(editions[0], games[i], seats[i], seeds[i])
            done[i] = play(editions[0], games[i], most_actions)

    return play_all


def players_kernel_body() -> Any:
    """The kernel of games of players: its parameters are those of the CPU's loop, and a count."""
    from numba import cuda as numba_cuda  # noqa: PLC0415

    cuda: Any = numba_cuda
    rules: Any = compiled("cuda")
    begin, play_game = rules.begin, rules.play_game

    def play_all(
        editions: Any,
        games: Any,
        seats: Any,
        seeds: Any,
        players: Any,
        seatings: Any,
        results: Any,
        tallies: Any,
        done: Any,
        most_turns: int,
    ) -> None:
        i = cuda.grid(1)
        if i < games.size:
            begin(editions[0], games[i], seats[i], seeds[i])
            done[i] = play_game(
                editions[0], games[i], players, seatings, i, results[i], tallies[i], most_turns
            )

    return play_all


@cache
def kernel() -> Any:
    """The compiled kernel of this process."""
    from numba import cuda as numba_cuda  # noqa: PLC0415

    cuda: Any = numba_cuda
    return cuda.jit(kernel_body())


@cache
def players_kernel() -> Any:
    """The compiled kernel of games of players."""
    from numba import cuda as numba_cuda  # noqa: PLC0415

    cuda: Any = numba_cuda
    return cuda.jit(players_kernel_body())


def is_available() -> bool:
    """Whether there is a GPU to play on."""
    try:
        from numba import cuda as numba_cuda  # noqa: PLC0415

        cuda: Any = numba_cuda
        return bool(cuda.is_available())
    except ImportError:
        return False


def play_randomly(
    edition: Any, seats: Sequence[int], seeds: Sequence[int], most_actions: int = 1_000_000
) -> tuple[Any, int]:
    """Random games on the device: the final records, and all actions done."""
    from numba import cuda as numba_cuda  # noqa: PLC0415

    cuda: Any = numba_cuda
    n = len(seeds)
    games = cuda.to_device(np.zeros(n, GAME))
    done = cuda.to_device(np.zeros(n, np.int64))
    kernel()[(n + THREADS - 1) // THREADS, THREADS](
        cuda.to_device(np.array([edition], edition.dtype)),
        games,
        cuda.to_device(np.asarray(seats, np.int64)),
        cuda.to_device(np.asarray(seeds, np.int64)),
        done,
        most_actions,
    )
    return games.copy_to_host(), int(done.copy_to_host().sum())


def play(order: Order) -> Played:
    """Games of players on the device; every game has a tally of its own, added up here."""
    from numba import cuda as numba_cuda  # noqa: PLC0415

    cuda: Any = numba_cuda
    n = len(order.seeds)
    arrays = arrays_of(replace(order, tallies=n))
    on_device = [cuda.to_device(array) for array in arrays]
    done = cuda.to_device(np.zeros(n, np.int64))
    players_kernel()[(n + THREADS - 1) // THREADS, THREADS](*on_device, done, order.most_turns)
    games, results, tallies = (
        on_device[Arrays._fields.index(name)].copy_to_host()
        for name in ("games", "results", "tallies")
    )
    summed = add_up(tallies, order.tallies)
    return Played(games, results, summed, int(done.copy_to_host().sum()))


def compile_to_ptx(compute_capability: tuple[int, int] = (9, 0)) -> str:
    """The kernel as PTX, on any machine: proof that the rules compile for a GPU."""
    from types import SimpleNamespace  # noqa: PLC0415

    import numba  # noqa: PLC0415
    from numba import cuda as numba_cuda  # noqa: PLC0415

    cuda: Any = numba_cuda
    made: Any = numba
    if not cuda.is_available():
        from numba.cuda import dispatcher  # noqa: PLC0415

        stand_in: Any = dispatcher
        stand_in.get_current_device = lambda: SimpleNamespace(compute_capability=compute_capability)
    types = record_types()
    numbers = types["all_seeds"]
    names = (*Arrays._fields, "all_seeds")
    randomly = (*(types[name] for name in Arrays._fields[:4]), numbers, made.int64)
    by_players = (*(types[name] for name in names), made.int64)
    bodies = ((kernel_body(), randomly), (players_kernel_body(), by_players))
    parts = [cuda.compile_ptx(body, types, cc=compute_capability)[0] for body, types in bodies]
    return "\n".join(map(str, parts))

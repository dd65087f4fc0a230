"""Many games on a GPU: one thread, one game.  No rule lives here."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from freehold.backend import compiled, record_types
from freehold.batch import cuda_players, cuda_scout
from freehold.batch.cuda_errors import told_of_the_gpu
from freehold.batch.order import SMALL, Arrays, Order, Played
from freehold.record import alone
from freehold.state import GAME

THREADS = 128


def kernel_body() -> Any:
    """The kernel as a plain function over compiled device rules."""
    from numba import cuda as numba_cuda  # noqa: PLC0415

    cuda: Any = numba_cuda
    rules: Any = compiled("cuda", ("begin", "play_randomly"))
    begin, play = rules.begin, rules.play_randomly

    def play_all(
        editions: Any, games: Any, seats: Any, seeds: Any, done: Any, most_actions: int
    ) -> None:
        i = cuda.grid(1)
        if i < games.size:
            begin(editions[0], games[i], seats[i], seeds[i])
            done[i] = play(editions[0], games[i], most_actions)

    return play_all


@cache
def kernel() -> Any:
    """The compiled kernel of this process."""
    from numba import cuda as numba_cuda  # noqa: PLC0415

    cuda: Any = numba_cuda
    return cuda.jit(kernel_body())


def is_available() -> bool:
    """Whether there is a GPU to play on."""
    try:
        from numba import cuda as numba_cuda  # noqa: PLC0415

        cuda: Any = numba_cuda
        return bool(cuda.is_available())
    except ImportError:
        return False


@told_of_the_gpu()
def processors() -> int:
    """How many the GPU has; each plays games of its own."""
    return cuda_players.this_gpu().processors


@told_of_the_gpu()
def has_watchdog() -> bool:
    """Whether the GPU's driver ends a batch that takes some seconds."""
    return cuda_players.this_gpu().has_watchdog


@told_of_the_gpu()
def is_prepared() -> bool:
    """Whether what `play` needs has been compiled before on this machine."""
    return cuda_players.is_prepared()


@told_of_the_gpu()
def is_refused() -> bool:
    """Whether what `play` needs has been compiled before on this machine, and was wrong."""
    return cuda_players.is_refused()


@told_of_the_gpu()
def prepare() -> None:
    """Compile what `play` needs, or load it."""
    if not cuda_players.is_prepared():
        cuda_scout.send(cuda_players.this_gpu())
    cuda_players.kernel()


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
        cuda.to_device(alone(edition)),
        games,
        cuda.to_device(np.asarray(seats, SMALL)),
        cuda.to_device(np.asarray(seeds, np.int64)),
        done,
        most_actions,
    )
    return games.copy_to_host(), int(done.copy_to_host().sum())


@told_of_the_gpu()
def play(order: Order) -> Played:
    """Games of players on the device."""
    return cuda_players.play_order(order)


def pretend_device(compute_capability: tuple[int, int]) -> None:
    """Let the compiler ask for the device's properties on a machine that has none."""
    from types import SimpleNamespace  # noqa: PLC0415

    from numba.cuda import dispatcher  # noqa: PLC0415

    stand_in: Any = dispatcher
    if not is_available():
        stand_in.get_current_device = lambda: SimpleNamespace(compute_capability=compute_capability)


def compile_to_ptx(compute_capability: tuple[int, int] = (9, 0)) -> str:
    """The kernel as PTX, on any machine: proof that the rules compile for a GPU."""
    import numba  # noqa: PLC0415
    from numba import cuda as numba_cuda  # noqa: PLC0415

    cuda: Any = numba_cuda
    made: Any = numba
    pretend_device(compute_capability)
    types = record_types()
    arguments = (*(types[name] for name in Arrays._fields[:4]), types["all_seeds"], made.int64)
    ptx, _ = cuda.compile_ptx(kernel_body(), arguments, cc=compute_capability)
    return str(ptx)

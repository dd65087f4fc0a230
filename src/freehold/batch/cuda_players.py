"""Games of players on a GPU: one lane, one game after the other, and sums made on the device."""

from functools import cache
from typing import Any

import numpy as np

from freehold.backend import compiled, record_types
from freehold.batch import loops  # noqa: F401  # pyright: ignore[reportUnusedImport]  # registers the rules
from freehold.batch.order import Arrays, Order, Played, inputs_of
from freehold.state import GAME
from freehold.statistics.records import RESULT, TALLY

THREADS = 128
LANES = 1 << 17
"""Threads at once: more than a GPU holds, and few enough for a tally each."""
SUMMING = 1 << 10
"""Into how many parts the lanes are split to add up their tallies."""


def kernel_body() -> Any:
    """The kernel as a plain function over compiled device rules.

    A lane blanks a game's record, plays it and goes on with the game after so many lanes.
    Where final records are not wanted a lane uses one record again and again.
    """
    from numba import cuda as numba_cuda  # noqa: PLC0415

    cuda: Any = numba_cuda
    rules: Any = compiled("cuda", ("begin", "play_game"))
    begin, play_game = rules.begin, rules.play_game

    def play_lanes(
        editions: Any,
        games: Any,
        seats: Any,
        seeds: Any,
        players: Any,
        seatings: Any,
        results: Any,
        tallies: Any,
        words: Any,
        done: Any,
        most_turns: int,
    ) -> None:
        lane = cuda.grid(1)
        lanes = tallies.size
        if lane < lanes:
            for i in range(lane, seeds.size, lanes):
                slot = i % games.size
                for word in range(words.shape[1]):
                    words[slot, word] = 0
                begin(editions[0], games[slot], seats[i], seeds[i])
                done[lane] += play_game(
                    editions[0],
                    games[slot],
                    players,
                    seatings,
                    i,
                    results[i],
                    tallies[lane],
                    most_turns,
                )

    return play_lanes


def summing_body() -> Any:
    """The kernel that adds up rows of numbers, those that are a multiple of `sums` rows apart."""
    from numba import cuda as numba_cuda  # noqa: PLC0415

    cuda: Any = numba_cuda

    def add_rows(rows: Any, sums: Any) -> None:
        column = cuda.grid(1)
        part = cuda.blockIdx.y
        parts = cuda.gridDim.y
        if column < rows.shape[1]:
            total = 0
            for row in range(part, rows.shape[0], parts):
                total += rows[row, column]
            cuda.atomic.add(sums, (part % sums.shape[0], column), total)

    return add_rows


@cache
def kernels() -> tuple[Any, Any]:
    """The compiled kernels of this process."""
    from numba import cuda as numba_cuda  # noqa: PLC0415

    cuda: Any = numba_cuda
    return cuda.jit(kernel_body()), cuda.jit(summing_body())


def zeros(n: int, layout: Any) -> Any:
    """Blank memory on the device for so many records, as bytes; `view` gives it its layout."""
    from numba import cuda as numba_cuda  # noqa: PLC0415
    from numba.cuda.cudadrv import driver  # noqa: PLC0415

    cuda: Any = numba_cuda
    memory: Any = driver
    blank = cuda.device_array(n * layout.itemsize, np.uint8)
    memory.device_memset(blank, 0, blank.size)
    return blank


def rows_of(blank: Any, layout: Any) -> Any:
    """The same memory as rows of words; a game and a tally hold whole numbers of them."""
    width = layout.itemsize // 8
    words = blank.view(np.int64)
    return words.reshape(words.size // width, width)


def play_order(order: Order, lanes: int = LANES) -> Played:
    """Games of players on the device; what is not wanted back stays there."""
    from numba import cuda as numba_cuda  # noqa: PLC0415

    cuda: Any = numba_cuda
    n = len(order.seeds)
    # Game i is counted in tally i modulo their number, so lanes are a multiple of it.
    lanes = -(-min(n, lanes) // order.tallies) * order.tallies
    play, add = kernels()
    editions, seat_counts, all_seeds, players, seatings = map(cuda.to_device, inputs_of(order))
    games = zeros(n if order.keep_games else min(n, lanes), GAME)
    results = zeros(n, RESULT).view(RESULT)
    tallies, sums = zeros(lanes, TALLY), zeros(order.tallies, TALLY)
    done = zeros(lanes, np.dtype(np.int64)).view(np.int64)
    blocks = (lanes + THREADS - 1) // THREADS
    play[blocks, THREADS](
        editions,
        games.view(GAME),
        seat_counts,
        all_seeds,
        players,
        seatings,
        results,
        tallies.view(TALLY),
        rows_of(games, GAME),
        done,
        order.most_turns,
    )
    parts = -(-min(SUMMING, lanes) // order.tallies) * order.tallies
    rows = rows_of(tallies, TALLY)
    columns = (rows.shape[1] + THREADS - 1) // THREADS
    add[(columns, parts), THREADS](rows, rows_of(sums, TALLY))
    return Played(
        games.view(GAME).copy_to_host() if order.keep_games else None,
        results.copy_to_host() if order.keep_results else None,
        sums.view(TALLY).copy_to_host(),
        int(done.copy_to_host().sum()),
    )


def compile_players_to_ptx(compute_capability: tuple[int, int] = (9, 0)) -> str:
    """Both kernels as PTX; `cuda.pretend_device` first, where there is none."""
    import numba  # noqa: PLC0415
    from numba import cuda as numba_cuda  # noqa: PLC0415

    cuda: Any = numba_cuda
    made: Any = numba
    types = record_types()
    matrix = made.int64[:, ::1]
    arguments = (*(types[name] for name in Arrays._fields), matrix, made.int64[::1], made.int64)
    play, _ = cuda.compile_ptx(kernel_body(), arguments, cc=compute_capability)
    add, _ = cuda.compile_ptx(summing_body(), (matrix, matrix), cc=compute_capability)
    return f"{play}\n{add}"

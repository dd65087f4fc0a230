"""Games of players on a GPU: sorted by what they wait for, and sums made on the device."""

from functools import cache
from typing import Any

import numpy as np

from freehold.backend import compiled, record_types
from freehold.batch import loops  # noqa: F401  # pyright: ignore[reportUnusedImport]  # registers the rules
from freehold.batch.cuda_pool import NO_GAME, POOL, REGISTERS, THREADS, WARP, pool_functions
from freehold.batch.order import Arrays, Order, Played, as_tallies, inputs_of
from freehold.state import GAME
from freehold.statistics.records import RESULT, TALLY

BLOCKS = 132
"""At once: one for each of the processors of a large GPU."""


def kernel_body() -> Any:
    """The kernel as a plain function over compiled device rules.

    Every slot of a block's pool has a game; one that is over makes room for the next.
    Long work has the high numbers among the kinds, so warps begin at that end.
    """
    from numba import cuda as numba_cuda  # noqa: PLC0415
    from numba import int8, int16, int32  # noqa: PLC0415

    cuda: Any = numba_cuda
    rules: Any = compiled("cuda", ("open_game", "play_on", "observe_end", "kind_of_work"))
    open_game, play_on, observe_end = rules.open_game, rules.play_on, rules.observe_end
    take, prefetch, sort = pool_functions(rules.kind_of_work)
    threads, pool, warp, kinds = THREADS, POOL, WARP, NO_GAME + 1

    @cuda.jit(device=True)
    def blank(words: Any, row: int) -> None:
        for word in range(words.shape[1]):
            words[row, word] = 0

    @cuda.jit(device=True)
    def keep(words: Any, row: int, kept: Any, number: int) -> None:
        if kept.shape[0] > 0:
            for word in range(words.shape[1]):
                kept[number, word] = words[row, word]

    def play_pools(
        editions: Any,
        games: Any,
        seats: Any,
        seeds: Any,
        players: Any,
        seatings: Any,
        results: Any,
        tallies: Any,
        words: Any,
        kept: Any,
        begun: Any,
        most_turns: int,
    ) -> None:
        number_of = cuda.shared.array(pool, int32)
        kind_of = cuda.shared.array(pool, int8)
        place_of = cuda.shared.array(pool, int16)
        slot_at = cuda.shared.array(pool, int16)
        waiting = cuda.shared.array((2, kinds), int32)
        taken = cuda.shared.array(1, int32)
        lane = cuda.threadIdx.x % warp
        first = cuda.blockIdx.x * pool
        edition, tally = editions[0], tallies[cuda.blockIdx.x * warp + lane]
        for slot in range(cuda.threadIdx.x, pool, threads):
            number_of[slot] = -1
            slot_at[slot] = slot
        taken[0] = 0
        left = pool
        cuda.syncthreads()
        while left > 0:
            place = take(taken) + lane
            while place - lane < left:
                if place < left:
                    slot = slot_at[left - 1 - place]
                    game, number = games[first + slot], number_of[slot]
                    going = prefetch(words, first + slot)
                    if number >= 0:
                        going = play_on(edition, game, players, results[number], tally, most_turns)
                        if not going:
                            observe_end(edition, game, results[number], tally)
                            keep(words, first + slot, kept, number)
                    if not going:
                        number = cuda.atomic.add(begun, 0, 1)
                        number_of[slot] = number if number < seeds.size else -1
                        if number < seeds.size:
                            blank(words, first + slot)
                            seed, result = seeds[number], results[number]
                            open_game(
                                edition, game, seatings, number, result, tally, seats[number], seed
                            )
                cuda.syncwarp()
                place = take(taken) + lane
            left = sort(edition, games, number_of, kind_of, place_of, slot_at, waiting, taken)

    return play_pools


@cache
def kernel() -> Any:
    """The compiled kernel of this process."""
    from numba import cuda as numba_cuda  # noqa: PLC0415

    cuda: Any = numba_cuda
    return cuda.jit(kernel_body(), max_registers=REGISTERS)


def zeros(n: int, layout: Any) -> Any:
    """Blank memory on the device for so many records, as bytes; `view` gives it its layout."""
    from numba import cuda as numba_cuda  # noqa: PLC0415
    from numba.cuda.cudadrv import driver  # noqa: PLC0415

    cuda: Any = numba_cuda
    memory: Any = driver
    blank = cuda.device_array(n * layout.itemsize, np.uint8)
    if n:
        memory.device_memset(blank, 0, blank.size)
    return blank


def rows_of(blank: Any, layout: Any) -> Any:
    """The same memory as rows of words; a game and a tally hold whole numbers of them."""
    width = layout.itemsize // 8
    words = blank.view(np.int64)
    return words.reshape(words.size // width, width)


def play_order(order: Order, blocks: int = BLOCKS) -> Played:
    """Games of players on the device; what is not wanted back stays there."""
    from numba import cuda as numba_cuda  # noqa: PLC0415

    cuda: Any = numba_cuda
    n = len(order.seeds)
    blocks = min(blocks, -(-n // POOL))
    slots = blocks * POOL
    editions, seat_counts, all_seeds, players, seatings = map(cuda.to_device, inputs_of(order))
    games, tallies = zeros(slots, GAME), zeros(blocks * WARP, TALLY)
    kept = zeros(n if order.keep_games else 0, GAME)
    results = zeros(n, RESULT).view(RESULT)
    begun = zeros(1, np.dtype(np.int64)).view(np.int64)
    kernel()[blocks, THREADS](
        editions,
        games.view(GAME),
        seat_counts,
        all_seeds,
        players,
        seatings,
        results,
        rows_of(tallies, TALLY),
        rows_of(games, GAME),
        rows_of(kept, GAME),
        begun,
        order.most_turns,
    )
    sums = rows_of(tallies, TALLY).copy_to_host().sum(axis=0, keepdims=True)
    return Played(
        kept.view(GAME).copy_to_host() if order.keep_games else None,
        results.copy_to_host() if order.keep_results else None,
        as_tallies(sums),
    )


def compile_players_to_ptx(compute_capability: tuple[int, int] = (9, 0)) -> str:
    """The kernel as PTX; `cuda.pretend_device` first, where there is none."""
    import numba  # noqa: PLC0415
    from numba import cuda as numba_cuda  # noqa: PLC0415

    cuda: Any = numba_cuda
    made: Any = numba
    types = record_types()
    matrix = made.int64[:, ::1]
    arguments = (
        *(types[name] for name in Arrays._fields),
        matrix,
        matrix,
        made.int64[::1],
        made.int64,
    )
    ptx, _ = cuda.compile_ptx(kernel_body(), arguments, cc=compute_capability)
    return str(ptx)

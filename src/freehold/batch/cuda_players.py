"""Games of players on a GPU: sorted by what they wait for, and sums made on the device."""

from functools import cache
from typing import Any

import numpy as np

from freehold.backend import compiled, indices_as_they_are, record_types
from freehold.batch import loops  # noqa: F401  # pyright: ignore[reportUnusedImport]  # registers the rules
from freehold.batch.cuda_near import WARP, copy_functions, whole_functions
from freehold.batch.cuda_pool import NO_GAME, POOLS, Shape, pool_functions, shape_for
from freehold.batch.order import Arrays, Order, Played, as_tallies, inputs_of
from freehold.near import near_record
from freehold.state import GAME
from freehold.statistics.records import RESULT, TALLY

ROOTS = ("open_game", "play_on", "observe_end", "kind_of_work")
"""The rules that the kernel calls."""


def go_on_function() -> Any:
    """The device function that plays on in a slot of a pool."""
    from numba import cuda as numba_cuda  # noqa: PLC0415

    cuda: Any = numba_cuda
    rules: Any = compiled("near", ROOTS)
    open_game, play_on, observe_end = rules.open_game, rules.play_on, rules.observe_end
    blank, keep = whole_functions()

    @cuda.jit(device=True)
    def go_on(
        edition: Any,
        game: Any,
        number: int,
        seats: Any,
        seeds: Any,
        players: Any,
        seatings: Any,
        results: Any,
        tally: Any,
        far: Any,
        near: Any,
        row: int,
        kept: Any,
        begun: Any,
        most_turns: int,
    ) -> int:
        """One action of game `number`, or the beginning of the next.

        Returns the number of the game that is there now, or -1 if none is left.
        """
        if number >= 0:
            if play_on(edition, game, players, results[number], tally, most_turns):
                return number
            observe_end(edition, game, results[number], tally)
            keep(far, near, row, kept, number)
        number = cuda.atomic.add(begun, 0, 1)
        if number >= seeds.size:
            return -1
        blank(far, near, row)
        open_game(
            edition, game, seatings, number, results[number], tally, seats[number], seeds[number]
        )
        return number

    return go_on


def kernel_body(pool: int) -> Any:
    """The kernel as a plain function over compiled device rules, for pools of so many slots.

    Every slot has a game; one that is over makes room for the next.
    Long work has the high numbers among the kinds, so warps begin at that end.
    """
    from numba import cuda as numba_cuda  # noqa: PLC0415
    from numba import from_dtype, int8, int16, int32, int64  # noqa: PLC0415

    cuda: Any = numba_cuda
    rules: Any = compiled("near", ROOTS)
    kind_of_work, go_on = rules.kind_of_work, go_on_function()
    take, sort = pool_functions()
    bring, put_back = copy_functions()
    warp, no_game, kinds, record_bytes = WARP, NO_GAME, NO_GAME + 1, GAME.itemsize
    game_type = near_record(from_dtype(GAME))

    def play_pools(
        editions: Any,
        far: Any,
        seats: Any,
        seeds: Any,
        players: Any,
        seatings: Any,
        results: Any,
        tallies: Any,
        kept: Any,
        begun: Any,
        home: int,
        slots: int,
        most_turns: int,
    ) -> None:
        number_of = cuda.shared.array(pool, int32)
        kind_of = cuda.shared.array(pool, int8)
        place_of = cuda.shared.array(pool, int16)
        slot_at = cuda.shared.array(pool, int16)
        waiting = cuda.shared.array((2, kinds), int32)
        taken = cuda.shared.array(1, int32)
        # The same memory twice: a record a thread, and the words of all of them.
        games = cuda.shared.array(0, game_type)
        near = cuda.shared.array(0, int64)
        lane = cuda.threadIdx.x % warp
        edition, tally = editions[0], tallies[cuda.blockIdx.x * warp + lane]
        for slot in range(cuda.threadIdx.x, slots, cuda.blockDim.x):
            number_of[slot] = -1
            slot_at[slot] = slot
        taken[0] = 0
        left = slots
        cuda.syncthreads()
        while left > 0:
            place = take(taken) + lane
            while place - lane < left:
                slot = slot_at[left - 1 - place] if place < left else -1
                row = cuda.blockIdx.x * slots + max(slot, 0)
                bring(far, near, row, home + row * record_bytes)
                if slot >= 0:
                    game = games[cuda.threadIdx.x]
                    number = go_on(
                        edition,
                        game,
                        number_of[slot],
                        seats,
                        seeds,
                        players,
                        seatings,
                        results,
                        tally,
                        far,
                        near,
                        row,
                        kept,
                        begun,
                        most_turns,
                    )
                    number_of[slot] = number
                    kind = no_game
                    if number >= 0:
                        kind = kind_of_work(edition, game, players, results[number])
                    kind_of[slot] = kind
                cuda.syncwarp()
                put_back(far, near, row if slot >= 0 else -1)
                place = take(taken) + lane
            left = sort(kind_of, place_of, slot_at, waiting, taken, slots)

    return play_pools


def argument_types() -> tuple[Any, ...]:
    """Of the kernel, in the order of its parameters."""
    import numba  # noqa: PLC0415

    made: Any = numba
    types = record_types()
    inputs = {**{name: types[name] for name in Arrays._fields}, "games": made.int64[::1]}
    return (*inputs.values(), made.int64[:, ::1], made.int64[::1], *[made.int64] * 3)


@cache
def kernel() -> tuple[Any, Shape, int]:
    """The compiled kernel of this process, the shape of its blocks, and how many fit at once."""
    from numba import cuda as numba_cuda  # noqa: PLC0415
    from numba.cuda.cudadrv import driver  # noqa: PLC0415

    cuda: Any = numba_cuda
    system: Any = driver
    device = cuda.get_current_device()
    shape = shape_for(device.MAX_SHARED_MEMORY_PER_BLOCK_OPTIN)
    with indices_as_they_are("cuda"):
        made = cuda.jit(argument_types(), max_registers=shape.registers)(kernel_body(shape.pool))
    # More shared memory than a program has unasked.
    wanted = system.binding.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
    for one in made.overloads.values():
        function = one._codelibrary.get_cufunc()
        system.driver.cuKernelSetAttribute(
            wanted, shape.near_bytes, function.handle, function.device.id
        )
    return made, shape, device.MULTIPROCESSOR_COUNT


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


def slots_for(n: int, pool: int, blocks: int) -> tuple[int, int]:
    """How many slots a block has and how many blocks there are: few games are spread out."""
    slots = min(max(-(-n // blocks), WARP), pool)
    return slots, min(blocks, -(-n // slots))


def play_order(order: Order) -> Played:
    """Games of players on the device; what is not wanted back stays there."""
    from numba import cuda as numba_cuda  # noqa: PLC0415

    cuda: Any = numba_cuda
    made, shape, at_once = kernel()
    n = len(order.seeds)
    slots, blocks = slots_for(n, shape.pool, at_once)
    editions, seat_counts, all_seeds, players, seatings = map(cuda.to_device, inputs_of(order))
    games, tallies = zeros(blocks * slots, GAME), zeros(blocks * WARP, TALLY)
    kept = zeros(n if order.keep_games else 0, GAME)
    results = zeros(n, RESULT).view(RESULT)
    begun = zeros(1, np.dtype(np.int64)).view(np.int64)
    made[blocks, shape.threads, 0, shape.near_bytes](
        editions,
        games.view(np.int64),
        seat_counts,
        all_seeds,
        players,
        seatings,
        results,
        rows_of(tallies, TALLY),
        rows_of(kept, GAME),
        begun,
        games.device_ctypes_pointer.value,
        slots,
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
    from numba import cuda as numba_cuda  # noqa: PLC0415

    cuda: Any = numba_cuda
    with indices_as_they_are("cuda"):
        ptx, _ = cuda.compile_ptx(kernel_body(POOLS[0]), argument_types(), cc=compute_capability)
    return str(ptx)

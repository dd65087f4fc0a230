"""Games of players on a GPU: sorted by what they wait for, and sums made on the device."""

from functools import cache
from typing import Any

import numpy as np

from freehold.backend import compiled, indices_as_they_are, record_types
from freehold.batch import loops  # noqa: F401  # pyright: ignore[reportUnusedImport]  # registers the rules
from freehold.batch.cuda_near import HEAD, WARP, copy_functions, whole_functions
from freehold.batch.cuda_pool import MOST_SLOTS, NO_GAME, Shape, shape_for, sort_function
from freehold.batch.order import Arrays, Order, Played, as_tallies, inputs_of
from freehold.batch.playing import STOPPED
from freehold.near import NEAR_WORDS, near_record
from freehold.state import EDITION, GAME
from freehold.statistics.records import RESULT, TALLY

ROOTS = (
    "action_at_table",
    "step",
    "observe",
    "goes_on",
    "open_game",
    "observe_end",
    "kind_of_work",
)
"""The rules that the kernel calls."""


def play_function() -> Any:
    """The device function that plays one action a thread; all threads of a block must call it.

    Code is fetched for a processor as a whole, and little of it at a time.  So all warps
    do one thing after the other together, and what is fetched for one is there for all.
    """
    from numba import cuda as numba_cuda  # noqa: PLC0415

    cuda: Any = numba_cuda
    rules: Any = compiled("near", ROOTS)
    action_at_table, step = rules.action_at_table, rules.step
    observe, goes_on = rules.observe, rules.goes_on
    stopped = STOPPED

    @cuda.jit(device=True)
    def play(
        edition: Any,
        game: Any,
        number: int,
        players: Any,
        results: Any,
        tally: Any,
        most_turns: int,
    ) -> bool:
        """An action of game `number`, if there is one; whether the game goes on."""
        action, going = stopped, False
        cuda.syncthreads()
        if number >= 0:
            action = action_at_table(edition, game, players, results[number], most_turns)
        cuda.syncthreads()
        if action != stopped:
            step(edition, game, action)
        cuda.syncthreads()
        if action != stopped:
            going = goes_on(game, observe(edition, game, results[number], tally))
        cuda.syncthreads()
        return going

    return play


def next_game_function() -> Any:
    """The device function that makes room for the next game in a slot of a pool."""
    from numba import cuda as numba_cuda  # noqa: PLC0415

    cuda: Any = numba_cuda
    rules: Any = compiled("near", ROOTS)
    open_game, observe_end = rules.open_game, rules.observe_end
    blank, keep = whole_functions()

    @cuda.jit(device=True)
    def next_game(
        edition: Any,
        game: Any,
        number: int,
        seats: Any,
        seeds: Any,
        seatings: Any,
        results: Any,
        tally: Any,
        far: Any,
        near: Any,
        row: int,
        kept: Any,
        begun: Any,
    ) -> int:
        """Game `number` is over, if there was one; returns the one that begins, or -1."""
        if number >= 0:
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

    return next_game


def kernel_body(pool: int) -> Any:
    """The kernel as a plain function over compiled device rules, for pools of so many slots.

    Every slot has a game; one that is over makes room for the next.
    Far away a game's number, and one more, stands where its home is while it is near.
    """
    from numba import cuda as numba_cuda  # noqa: PLC0415
    from numba import from_dtype, int8, int16, int32, int64  # noqa: PLC0415

    cuda: Any = numba_cuda
    kind_of_work: Any = compiled("near", ROOTS).kind_of_work
    play, next_game, sort = play_function(), next_game_function(), sort_function()
    bring, put_back = copy_functions()
    warp, head, words, record_bytes = WARP, HEAD, NEAR_WORDS, GAME.itemsize
    no_game, kinds = NO_GAME, NO_GAME + 1
    game_type, edition_type = near_record(from_dtype(GAME)), from_dtype(EDITION)

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
        kind_of = cuda.shared.array(pool, int8)
        slot_at = cuda.shared.array(pool, int16)
        waiting = cuda.shared.array((4, kinds), int32)
        # The same memory thrice: the edition at its beginning, a record a thread, and all words.
        near = cuda.shared.array(0, int64)
        edition = cuda.shared.array(0, edition_type)[0]
        thread, threads = cuda.threadIdx.x, cuda.blockDim.x
        own = (head + thread) * words
        game = cuda.shared.array(0, game_type)[head + thread]
        tally = tallies[cuda.blockIdx.x * warp + thread % warp]
        for word in range(thread, editions.size, threads):
            near[word] = editions[word]
        for slot in range(thread, slots, threads):
            slot_at[slot] = slot
        left, ready = slots, slots
        cuda.syncthreads()
        while left > 0:
            for first in range(0, ready, threads):
                slot = slot_at[left - 1 - first - thread] if first + thread < ready else -1
                row = cuda.blockIdx.x * slots + max(slot, 0)
                bring(far, near, row)
                number = near[own] - 1 if slot >= 0 else -1
                near[own] = home + row * record_bytes
                going = play(edition, game, number, players, results, tally, most_turns)
                if slot >= 0:
                    if not going:
                        number = next_game(
                            edition,
                            game,
                            number,
                            seats,
                            seeds,
                            seatings,
                            results,
                            tally,
                            far,
                            near,
                            row,
                            kept,
                            begun,
                        )
                    kind = no_game
                    if number >= 0:
                        kind = kind_of_work(edition, game, players, results[number])
                    kind_of[slot] = kind
                    near[own] = number + 1
                put_back(far, near, row if slot >= 0 else -1)
            left, ready = sort(kind_of, slot_at, waiting, slots)

    return play_pools


def argument_types() -> tuple[Any, ...]:
    """Of the kernel, in the order of its parameters."""
    import numba  # noqa: PLC0415

    made: Any = numba
    types = record_types()
    words = {"editions": made.int64[::1], "games": made.int64[::1]}
    inputs = {**{name: types[name] for name in Arrays._fields}, **words}
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
    editions, *others = inputs_of(order)
    seat_counts, all_seeds, players, seatings = map(cuda.to_device, others)
    games, tallies = zeros(blocks * slots, GAME), zeros(blocks * WARP, TALLY)
    kept = zeros(n if order.keep_games else 0, GAME)
    results = zeros(n, RESULT).view(RESULT)
    begun = zeros(1, np.dtype(np.int64)).view(np.int64)
    made[blocks, shape.threads, 0, shape.near_bytes](
        cuda.to_device(editions.view(np.int64)),
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
        ptx, _ = cuda.compile_ptx(kernel_body(MOST_SLOTS), argument_types(), cc=compute_capability)
    return str(ptx)

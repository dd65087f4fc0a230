"""The kernel that plays pools of games on a GPU, as device functions over compiled rules."""

from typing import Any

from freehold.backend import compiled, compiling_for, record_types
from freehold.batch import loops  # noqa: F401  # pyright: ignore[reportUnusedImport]  # registers the rules
from freehold.batch.cuda_near import HEAD, WARP, copy_functions, whole_functions
from freehold.batch.cuda_pool import (
    COUNTS,
    MOST_SLOTS,
    NO_GAME,
    Shape,
    sort_function,
    take_function,
)
from freehold.batch.order import Arrays
from freehold.batch.playing import STOPPED
from freehold.near import NEAR_WORDS, near_record
from freehold.state import EDITION, GAME

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
        result: Any,
        tally: Any,
        most_turns: int,
    ) -> bool:
        """An action of game `number`, if there is one; whether the game goes on."""
        action, going = stopped, False
        cuda.syncthreads()
        if number >= 0:
            action = action_at_table(edition, game, players, result, most_turns)
        cuda.syncthreads()
        if action != stopped:
            step(edition, game, action)
        cuda.syncthreads()
        if action != stopped:
            going = goes_on(game, observe(edition, game, result, tally))
        cuda.syncthreads()
        return going

    return play


def next_game_function() -> Any:
    """The device function that makes room for the next game in a slot of a pool."""
    from numba import cuda as numba_cuda  # noqa: PLC0415

    cuda: Any = numba_cuda
    rules: Any = compiled("near", ROOTS)
    open_game, observe_end = rules.open_game, rules.observe_end
    blank, keep_game, keep_result = whole_functions()

    @cuda.jit(device=True)
    def next_game(
        edition: Any,
        game: Any,
        number: int,
        seats: Any,
        seeds: Any,
        seatings: Any,
        result: Any,
        results: Any,
        tally: Any,
        far: Any,
        near: Any,
        row: int,
        games_kept: Any,
        results_kept: Any,
        begun: Any,
    ) -> int:
        """Game `number` is over, if there was one; returns the one that begins, or -1."""
        if number >= 0:
            observe_end(edition, game, result, tally)
            keep_game(far, near, row, games_kept, number)
            keep_result(results, row, results_kept, number)
        number = cuda.atomic.add(begun, 0, 1)
        if number >= seeds.size:
            return -1
        blank(far, near, results, row)
        open_game(edition, game, seatings, number, result, tally, seats[number], seeds[number])
        return number

    return next_game


def sum_function() -> Any:
    """The device function that adds up a block's tallies, one a place in a warp, in the first."""
    from numba import cuda as numba_cuda  # noqa: PLC0415

    cuda: Any = numba_cuda
    warp = WARP

    @cuda.jit(device=True)
    def sum_up(tallies: Any) -> None:
        for word in range(cuda.threadIdx.x, tallies.shape[1], cuda.blockDim.x):
            total = 0
            for place in range(warp):
                total += tallies[place * cuda.gridDim.x + cuda.blockIdx.x, word]
            tallies[cuda.blockIdx.x, word] = total

    return sum_up


def kernel_body(pool: int) -> Any:
    """The kernel as a plain function over compiled device rules, for pools of so many slots.

    Every slot has a game and its result; one that is over makes room for the next.
    Far away a game's number, and one more, stands where its home is while it is near.
    """
    from numba import cuda as numba_cuda  # noqa: PLC0415
    from numba import from_dtype, int8, int32, int64  # noqa: PLC0415

    cuda: Any = numba_cuda
    kind_of_work: Any = compiled("near", ROOTS).kind_of_work
    play, next_game, sum_up = play_function(), next_game_function(), sum_function()
    (bring, put_back), take, sort = copy_functions(), take_function(), sort_function()
    warp, head, words, record_bytes = WARP, HEAD, NEAR_WORDS, GAME.itemsize
    no_game, kinds, counts = NO_GAME, NO_GAME + 1, COUNTS
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
        result_words: Any,
        games_kept: Any,
        results_kept: Any,
        slot_at: Any,
        begun: Any,
        home: int,
        slots: int,
        most_turns: int,
    ) -> None:
        kind_of = cuda.shared.array(pool, int8)
        waiting = cuda.shared.array((counts, kinds), int32)
        # The same memory thrice: the edition at its beginning, a record a thread, and all words.
        near = cuda.shared.array(0, int64)
        edition = cuda.shared.array(0, edition_type)[0]
        thread, threads = cuda.threadIdx.x, cuda.blockDim.x
        own = (head + thread) * words
        game = cuda.shared.array(0, game_type)[head + thread]
        tally = tallies[thread % warp * cuda.gridDim.x + cuda.blockIdx.x]
        for word in range(thread, editions.size, threads):
            near[word] = editions[word]
        begin = cuda.blockIdx.x * slots
        order, other_order = 2 * begin, 2 * begin + slots
        for slot in range(thread, slots, threads):
            slot_at[order + slot] = slot
        left, ready = slots, slots
        cuda.syncthreads()
        while left > 0:
            for first in range(0, ready, threads):
                slot = take(slot_at, order, left, first, ready)
                row = begin + max(slot, 0)
                bring(far, near, row)
                number = near[own] - 1 if slot >= 0 else -1
                near[own] = home + row * record_bytes
                result = results[row]
                going = play(edition, game, number, players, result, tally, most_turns)
                if slot >= 0:
                    if not going:
                        number = next_game(
                            edition,
                            game,
                            number,
                            seats,
                            seeds,
                            seatings,
                            result,
                            result_words,
                            tally,
                            far,
                            near,
                            row,
                            games_kept,
                            results_kept,
                            begun,
                        )
                    kind = no_game
                    if number >= 0:
                        kind = kind_of_work(edition, game, players, result)
                    kind_of[slot] = kind
                cuda.syncwarp()
                near[own] = number + 1
                put_back(far, near, row if slot >= 0 else -1)
            left, ready = sort(kind_of, slot_at, waiting, order, other_order, left)
            order, other_order = other_order, order
        sum_up(tallies)

    return play_pools


def argument_types() -> tuple[Any, ...]:
    """Of the kernel, in the order of its parameters."""
    import numba  # noqa: PLC0415

    made: Any = numba
    types = record_types()
    words = {"editions": made.int64[::1], "games": made.int64[::1]}
    inputs = {**{name: types[name] for name in Arrays._fields}, **words}
    rows, numbers = made.int64[:, ::1], made.int64[::1]
    return (*inputs.values(), rows, rows, rows, made.int32[::1], numbers, *[made.int64] * 3)


def compile_kernel(shape: Shape) -> Any:
    """The kernel for this machine's GPU."""
    from numba import cuda as numba_cuda  # noqa: PLC0415

    cuda: Any = numba_cuda
    with compiling_for("near"):
        made = cuda.jit(argument_types(), max_registers=shape.registers)(kernel_body(shape.pool))
    (only,) = made.overloads.values()
    return only


def compile_players_to_ptx(compute_capability: tuple[int, int] = (9, 0)) -> str:
    """The kernel as PTX; `cuda.pretend_device` first, where there is none."""
    from numba import cuda as numba_cuda  # noqa: PLC0415

    cuda: Any = numba_cuda
    with compiling_for("near"):
        ptx, _ = cuda.compile_ptx(kernel_body(MOST_SLOTS), argument_types(), cc=compute_capability)
    return str(ptx)

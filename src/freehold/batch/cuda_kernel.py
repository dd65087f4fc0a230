"""The kernel that plays pools of games on a GPU, as device functions over compiled rules."""

from typing import Any

from freehold.backend import compiled, compiling_for, record_types
from freehold.batch import loops  # noqa: F401  # pyright: ignore[reportUnusedImport]  # registers the rules
from freehold.batch.cuda_near import HEAD, copy_functions, whole_functions
from freehold.batch.cuda_pool import (
    ANY_KIND,
    COUNTS,
    ENOUGH,
    KIND_BITS,
    NO_GAME,
    NO_KIND,
    PUT,
    TAKEN,
    Shape,
    count_function,
    find_function,
    take_function,
    together_function,
)
from freehold.batch.order import Arrays
from freehold.batch.playing import STOPPED
from freehold.gpu_instructions import WARP, barrier
from freehold.near import APART, NEAR_OF_GAME, NEAR_WORDS, WORD_BYTES, near_records
from freehold.state import EDITION, GAME
from freehold.statistics.records import RESULT

ROOTS = (
    "action_at_table",
    "step",
    "is_look_due",
    "take_step",
    "observe_action",
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
    is_look_due, take_step = rules.is_look_due, rules.take_step
    observe_action, goes_on = rules.observe_action, rules.goes_on
    meet, stopped = barrier(), STOPPED

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
        """An action of game `number`, if there is one, or a look; whether the game goes on."""
        action, going, looks = stopped, False, False
        meet()
        if number >= 0:
            looks = is_look_due(game, result)
            if not looks:
                action = action_at_table(edition, game, players, result, most_turns)
        meet()
        if action != stopped:
            step(edition, game, action)
        meet()
        if looks:
            take_step(edition, game, result)
            going = True
        elif action != stopped:
            going = goes_on(game, observe_action(edition, game, result, tally))
        meet()
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
        result: Any,
        tally: Any,
        row: int,
        memory: Any,
        batch: Any,
    ) -> int:
        """Game `number` is over, if there was one; returns the one that begins, or -1."""
        far, near = memory
        seats, seeds, seatings, begun, games_kept, results_kept = batch
        if number >= 0:
            observe_end(edition, game, result, tally)
            keep_game(far, near, row, games_kept, number)
            keep_result(far, near, row, results_kept, number)
        number = cuda.atomic.add(begun, 0, 1)
        if number >= seeds.size:
            return -1
        blank(far, near, row)
        open_game(edition, game, seatings, number, result, tally, seats[number], seeds[number])
        return number

    return next_game


def wave_function() -> Any:
    """The device function that plays a wave of games; all threads of a block must call it.

    They play one action each, and another as long as enough of them have the same to do:
    then bringing their records once more would take longer than some threads that wait.
    """
    from numba import cuda as numba_cuda  # noqa: PLC0415

    cuda: Any = numba_cuda
    kind_of_work: Any = compiled("near", ROOTS).kind_of_work
    play, next_game, stay_together = play_function(), next_game_function(), together_function()
    no_game, any_kind = NO_GAME, ANY_KIND

    @cuda.jit(device=True)
    def play_wave(
        edition: Any,
        game: Any,
        number: int,
        has_slot: int,
        players: Any,
        result: Any,
        tally: Any,
        row: int,
        memory: Any,
        batch: Any,
        waiting: Any,
        commonest: Any,
        turn: int,
        enough: int,
        most_turns: int,
    ) -> tuple[int, int, int]:
        """Play game `number`; returns the game that has the slot then, and what it waits for.

        And which entry of `commonest` is next.
        """
        on, together, kind = has_slot != 0, True, no_game
        while together:
            going = play(edition, game, number if on else -1, players, result, tally, most_turns)
            if on:
                if not going:
                    number = next_game(edition, game, number, result, tally, row, memory, batch)
                kind = no_game
                if number >= 0:
                    kind = any_kind
                    if enough > 1:
                        kind = kind_of_work(edition, game, players, result)
            next_kind = kind if on else no_game
            alike, together = stay_together(waiting, commonest, turn, next_kind, enough)
            on, turn = on and alike, 1 - turn
        return number, kind, turn

    return play_wave


def make_ready_function() -> Any:
    """The device function with which a block's threads make it ready to play."""
    from numba import cuda as numba_cuda  # noqa: PLC0415

    cuda: Any = numba_cuda
    kinds, counts, any_kind, put = NO_GAME + 1, COUNTS, ANY_KIND, PUT

    @cuda.jit(device=True)
    def make_ready(
        editions: Any,
        near: Any,
        waiting: Any,
        commonest: Any,
        queues: Any,
        begin: int,
        slots: int,
    ) -> None:
        """The edition near, and every slot in the first queue, with no game yet."""
        thread, threads = cuda.threadIdx.x, cuda.blockDim.x
        for word in range(thread, editions.size, threads):
            near[word] = editions[word]
        for kind in range(thread, kinds, threads):
            for row in range(counts):
                waiting[row, kind] = slots if row == put and kind == any_kind else 0
        if thread == 0:
            commonest[0] = 0
        for slot in range(thread, slots, threads):
            queues[begin + slot] = slot

    return make_ready


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


def kernel_body(compute_capability: tuple[int, int]) -> Any:
    """The kernel as a plain function over compiled device rules, for GPUs of this capability.

    Every slot has a game and its result; one that is over makes room for the next.
    Far away a game's number, and one more, stands where its home is while it is near.
    """
    from numba import cuda as numba_cuda  # noqa: PLC0415
    from numba import from_dtype, int32, int64  # noqa: PLC0415

    cuda: Any = numba_cuda
    play_wave, sum_up = wave_function(), sum_function()
    bring, put_back = copy_functions(compute_capability)
    make_ready, find, take = make_ready_function(), find_function(), take_function()
    count, put, taken = count_function(), PUT, TAKEN
    warp, head, words, record_bytes = WARP, HEAD, NEAR_WORDS, WORD_BYTES * APART
    no_game, kinds, counts, kind_mask = NO_GAME, NO_GAME + 1, COUNTS, (1 << KIND_BITS) - 1
    any_kind, no_kind, part = ANY_KIND, NO_KIND, ENOUGH
    of_game, edition_type = NEAR_OF_GAME, from_dtype(EDITION)
    game_type, result_type = near_records(from_dtype(GAME), from_dtype(RESULT))

    def play_pools(
        editions: Any,
        far: Any,
        seats: Any,
        seeds: Any,
        players: Any,
        seatings: Any,
        tallies: Any,
        games_kept: Any,
        results_kept: Any,
        queues: Any,
        begun: Any,
        home: int,
        slots: int,
        length: int,
        most_turns: int,
    ) -> None:
        waiting = cuda.shared.array((counts, kinds), int32)
        commonest = cuda.shared.array(2, int32)
        # The same memory in four ways: the edition at its beginning, then a game and its result
        # a thread, and all of it as words.
        near = cuda.shared.array(0, int64)
        edition = cuda.shared.array(0, edition_type)[0]
        thread, threads = cuda.threadIdx.x, cuda.blockDim.x
        own = (head + thread) * words
        game = cuda.shared.array(0, game_type)[head + thread]
        result = cuda.shared.array(0, result_type)[own + of_game]
        tally = tallies[thread % warp * cuda.gridDim.x + cuda.blockIdx.x]
        # A block's slots, and its queues, one a kind; each is used round and round.
        begin, first = cuda.blockIdx.x * slots, cuda.blockIdx.x * no_game * length
        around = length - 1
        make_ready(editions, near, waiting, commonest, queues, first, slots)
        # What the functions of a wave pass on: where games and results are, and the batch.
        memory = (far, near)
        batch = (seats, seeds, seatings, begun, games_kept, results_kept)
        most, turn, left = find(waiting, commonest, 0, any_kind, slots)
        while left > 0:
            # The last games are played to their ends, each in a warp with one other at most.
            enough = threads // part if left > 2 * (threads // warp) else 1
            took, ticket = take(waiting, most, left)
            plays = took != no_kind
            slot = queues[first + took * length + (ticket & around)] if plays else 0
            row = begin + slot
            bring(far, near, row if plays else -1)
            number = near[own] - 1 if plays else -1
            near[own] = home + row * record_bytes
            number, kind, turn = play_wave(
                edition,
                game,
                number,
                plays,
                players,
                result,
                tally,
                row,
                memory,
                batch,
                waiting,
                commonest,
                turn,
                enough,
                most_turns,
            )
            count(waiting, taken, took)
            ticket = count(waiting, put, kind if plays else no_kind)
            if plays and kind != no_game:
                queues[first + kind * length + (ticket & around)] = slot
            cuda.syncwarp()
            near[own] = number + 1
            put_back(far, near, row if plays else -1)
            most, turn, left = find(waiting, commonest, turn, most & kind_mask, slots)
        sum_up(tallies)

    return play_pools


def argument_types() -> tuple[Any, ...]:
    """Of the kernel, in the order of its parameters."""
    import numba  # noqa: PLC0415

    made: Any = numba
    types = record_types()
    words = {"editions": made.int64[::1], "games": made.int64[::1]}
    names = [name for name in Arrays._fields if name != "results"]
    inputs = {**{name: types[name] for name in names}, **words}
    rows, numbers = made.int64[:, ::1], made.int64[::1]
    return (*inputs.values(), rows, rows, made.int32[::1], numbers, *[made.int64] * 4)


def compile_kernel(compute_capability: tuple[int, int], shape: Shape) -> Any:
    """The kernel for this machine's GPU."""
    from numba import cuda as numba_cuda  # noqa: PLC0415

    cuda: Any = numba_cuda
    with compiling_for("near"):
        body = kernel_body(compute_capability)
        made = cuda.jit(argument_types(), max_registers=shape.registers)(body)
    (only,) = made.overloads.values()
    return only


def compile_players_to_ptx(compute_capability: tuple[int, int] = (9, 0)) -> str:
    """The kernel as PTX; `cuda.pretend_device` first, where there is none."""
    from numba import cuda as numba_cuda  # noqa: PLC0415

    cuda: Any = numba_cuda
    with compiling_for("near"):
        ptx, _ = cuda.compile_ptx(
            kernel_body(compute_capability), argument_types(), cc=compute_capability
        )
    return str(ptx)

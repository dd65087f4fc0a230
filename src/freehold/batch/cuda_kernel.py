"""The kernel that plays pools of games on a GPU, as device functions over compiled rules."""

from typing import Any, cast

from freehold.backend import compiled, compiling_for, record_types
from freehold.batch.cuda_near import HEAD, CopyFunctions, copy_functions, whole_functions
from freehold.batch.cuda_pool import (
    ANY_KIND,
    COUNTS,
    ENOUGH,
    JOINED,
    KIND_BITS,
    KIND_MASK,
    NO_GAME,
    NO_KIND,
    OVER,
    PARTED,
    PUT,
    TOGETHER,
    QueueFunctions,
    Shape,
    find_function,
    queue_functions,
    together_function,
)
from freehold.batch.numbering import seed_at
from freehold.batch.order import Arrays
from freehold.batch.playing import STOPPED
from freehold.batch.rarity import rarely_called
from freehold.gpu_instructions import EVERYBODY, WARP, barrier, order_of_memory, short
from freehold.jit import RARE
from freehold.near import APART, HOME, NEAR_OF_GAME, NEAR_WORDS, WORD_BYTES, near_records
from freehold.state import EDITION, GAME
from freehold.statistics.records import RESULT

ROOTS = (
    "action_at_table",
    "is_host_asked",
    "has_begun",
    "step",
    "is_look_due",
    "take_step",
    "observe_action",
    "goes_on",
    "open_game",
    "close_game",
    "kind_of_work",
    "actions_in_a_row",
    "action_in_row",
    "decision_in_row",
    "goes_along",
)
"""The rules that the kernel calls."""

RARE["near"] = rarely_called


def play_function() -> Any:
    """The device function that plays one action a thread; all threads of a block must call it.

    Code is fetched for a processor as a whole, and little of it at a time.  So in a wave of many
    kinds all warps do one thing after the other together, and what is fetched for one is there
    for all.  Where all do the same work anyway they need not wait for each other as often.
    """
    from numba import cuda as numba_cuda  # noqa: PLC0415

    cuda: Any = numba_cuda
    rules: Any = compiled("near", ROOTS)
    action_at_table, is_host_asked, step = rules.action_at_table, rules.is_host_asked, rules.step
    is_look_due, take_step = rules.is_look_due, rules.take_step
    observe_action, goes_on = rules.observe_action, rules.goes_on
    meet, stopped = barrier(), STOPPED

    @cuda.jit(device=True)
    def play(
        edition: Any,
        game: Any,
        acts: int,
        known: int,
        players: Any,
        result: Any,
        tally: Any,
        most_turns: int,
        full: int,
        last: int,
    ) -> bool:
        """An action of a game that acts, if there is one, or a look; whether it goes on.

        Which action it is may be known, unless the host has to be asked.  It may be the last of
        its row.
        """
        action, going, looks = stopped, False, False
        if not full:
            meet()
        if acts:
            looks = is_look_due(game, result)
            if looks:
                pass
            elif known != stopped and not is_host_asked(edition, game, most_turns):
                action = known
            else:
                action = action_at_table(edition, game, players, result, most_turns)
        # At any rate once: no warp may settle a wave while another still takes its games.
        if last:
            meet()
        if action != stopped:
            step(edition, game, action)
        if not full:
            meet()
        if looks:
            take_step(edition, game, result)
            going = True
        elif action != stopped:
            going = goes_on(game, observe_action(edition, game, result, tally))
        if not full:
            meet()
        return going

    return play


def next_game_function() -> Any:
    """The device function that makes room for next games; for all threads of a warp."""
    from numba import cuda as numba_cuda  # noqa: PLC0415

    cuda: Any = numba_cuda
    int32 = short()
    rules: Any = compiled("near", ROOTS)
    has_begun, open_game, close_game = rules.has_begun, rules.open_game, rules.close_game
    clear, keep = whole_functions()
    seed_of = cuda.jit(device=True)(seed_at)
    none = int32(-1)

    @cuda.jit(device=True)
    def next_game(
        edition: Any,
        game: Any,
        result: Any,
        tally: Any,
        row: int,
        memory: Any,
        batch: Any,
        most_turns: int,
        over: int,
    ) -> bool:
        """If a thread's game is over, or it has had none: whether another begins."""
        far, near = memory
        seats, seeds, seatings, begun, games_kept, results_kept, base, games = batch
        ended = over and has_begun(game)
        if ended:
            close_game(edition, game, result, tally, most_turns)
        keep(far, near, row if ended else none, games_kept, results_kept)
        number = none
        if over:
            number = int32(cuda.atomic.add(begun, 0, 1))
            if number >= games:
                number = none
        begins = number >= 0
        clear(far, near, row if begins else none, number)
        if begins:
            # What does not stand there for every game follows from its number.
            seed = seeds[number] if seeds.size else seed_of(base, number)
            seating = number % int32(seats.size)
            open_game(edition, game, seatings, seating, result, tally, seats[seating], seed)
        return begins

    return next_game


def act_function() -> Any:
    """The device function that plays an action and looks ahead; for all threads of a block."""
    from numba import cuda as numba_cuda  # noqa: PLC0415

    cuda: Any = numba_cuda
    int32 = short()
    rules: Any = compiled("near", ROOTS)
    kind_of_work, goes_along = rules.kind_of_work, rules.goes_along
    play, next_game = play_function(), next_game_function()
    actions_in_a_row, action_in_row = rules.actions_in_a_row, rules.action_in_row
    decision_in_row = rules.decision_in_row
    no_game, any_kind, over, one = map(int32, (NO_GAME, ANY_KIND, OVER, 1))
    everybody = EVERYBODY

    @cuda.jit(device=True)
    def act(
        edition: Any,
        game: Any,
        kind: int,
        wave: int,
        full: int,
        acts: int,
        players: Any,
        result: Any,
        tally: Any,
        row: int,
        memory: Any,
        batch: Any,
        enough: int,
        most_turns: int,
    ) -> int:
        """Play a game, if it acts; returns the kind of the one that has the slot then.

        Where most of a wave are of one kind, these play a row of actions.
        """
        makes_room = acts and kind == over
        plays, going = acts and not makes_room, False
        left, times = int32(actions_in_a_row(kind)), one
        if full:
            times = int32(actions_in_a_row(wave))
        while times > 0:
            known = int32(action_in_row(kind, left))
            last = times == one
            goes_on = play(
                edition, game, plays, known, players, result, tally, most_turns, full, last
            )
            if plays:
                going = goes_on
            left, times = int32(left - 1), int32(times - 1)
            plays = plays and going and kind == wave and times > 0
            plays = plays and goes_along(game, result, decision_in_row(kind, left))
        if cuda.any_sync(everybody, makes_room):
            begins = next_game(
                edition, game, result, tally, row, memory, batch, most_turns, makes_room
            )
            going = going or begins
        if acts:
            if not going:
                kind = no_game if makes_room else over
            elif enough > 1:
                kind = int32(kind_of_work(edition, game, players, result))
            else:
                kind = any_kind
        return kind

    return act


def gather_function(copies: CopyFunctions, queueing: QueueFunctions) -> Any:
    """The device function that brings the games of a wave; for all threads of a block."""
    from numba import cuda as numba_cuda  # noqa: PLC0415

    cuda: Any = numba_cuda
    int32 = short()
    bring, put_back, exchange = copies
    find, take, join = find_function(), queueing.take, queueing.join
    no_kind, kind_mask, none = int32(NO_KIND), int32(KIND_MASK), int32(-1)
    kind_bits, two = int32(KIND_BITS), int32(2)
    parted, joined = int32(PARTED), int32(JOINED)

    @cuda.jit(device=True)
    def gather(
        waiting: Any,
        commonest: Any,
        memory: Any,
        queues: Any,
        slots: tuple[int, int],
        wave: tuple[int, int, int, int],
        slot: int,
        leaves: int,
    ) -> tuple[int, int, bool, tuple[int, int, int, int]]:
        """The kind that this thread took and the slot that comes to it, both -1 if none does.

        And whether most of the wave are of its kind, and what else is known of it: its kind,
        how it goes on, which entry of `commonest` is next, and how many games are left.  A slot
        that leaves is put back.
        """
        far, near = memory
        begin, number_of_slots = slots
        kind, how, turn, left = wave
        took, comes, old_row = no_kind, none, int32(begin + slot) if leaves else none
        full = True
        if how == joined:
            comes = join(waiting, queues, kind if slot < 0 or leaves else no_kind)
            exchange(far, near, old_row, int32(begin + comes) if comes >= 0 else none)
        elif how == parted:
            put_back(far, near, old_row)
            most, turn, left = find(waiting, commonest, turn, kind, number_of_slots)
            kind, full = int32(most & kind_mask), (most >> kind_bits) * two > cuda.blockDim.x
            took, comes = take(waiting, queues, most, left)
            bring(far, near, int32(begin + comes) if comes >= 0 else none)
        return took, comes, full, (kind, how, turn, left)

    return gather


def make_ready_function() -> Any:
    """The device function with which a block's threads make it ready to play."""
    from numba import cuda as numba_cuda  # noqa: PLC0415

    cuda: Any = numba_cuda
    kinds, counts, over, put = NO_GAME + 1, COUNTS, OVER, PUT

    @cuda.jit(device=True)
    def make_ready(
        editions: Any,
        near: Any,
        waiting: Any,
        commonest: Any,
        queues: Any,
        begin: int,
        length: int,
        slots: int,
    ) -> None:
        """The edition near, and every slot in the queue of those without a game."""
        thread, threads = cuda.threadIdx.x, cuda.blockDim.x
        for word in range(thread, editions.size, threads):
            near[word] = editions[word]
        for kind in range(thread, kinds, threads):
            for row in range(counts):
                waiting[row, kind] = slots if row == put and kind == over else 0
        if thread == 0:
            commonest[0] = 0
        for slot in range(thread, slots, threads):
            queues[begin + over * length + slot] = slot

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
    """
    from numba import cuda as numba_cuda  # noqa: PLC0415
    from numba import from_dtype, int64  # noqa: PLC0415

    cuda, int32 = cast(Any, numba_cuda), short()
    act, stay_together, sum_up = act_function(), together_function(), sum_function()
    queueing, make_ready, keep_order = queue_functions(), make_ready_function(), order_of_memory()
    gather = gather_function(copy_functions(compute_capability), queueing)
    put, settle, counts, part = queueing.put, queueing.settle, COUNTS, ENOUGH
    warp, head, words, record_bytes = WARP, HEAD, NEAR_WORDS, WORD_BYTES * APART
    # Numbers of 32 bits, and what is worked out of them as well: all of a wave waits for it.
    no_game, over, no_kind, kinds = *map(int32, (NO_GAME, OVER, NO_KIND)), NO_GAME + 1
    parted, together, joined, none, one = map(int32, (PARTED, TOGETHER, JOINED, -1, 1))
    of_game, at_home, edition_type = NEAR_OF_GAME, HOME, from_dtype(EDITION)
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
        base: int,
        games: int,
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
        begin, first = (
            int32(cuda.blockIdx.x * slots),
            int32(cuda.blockIdx.x * no_game * length),
        )
        make_ready(editions, near, waiting, commonest, queues, first, length, slots)
        # What the functions of a wave pass on: where games and results are, slots, and the batch.
        memory, own_slots, own_queues = (far, near), (begin, slots), (queues, first, length)
        batch = (seats, seeds, seatings, begun, games_kept, results_kept, base, games)
        # What a thread knows of its game, if it has one, and of the wave.
        kind, slot, leaves = no_game, none, False
        wave, how, turn, left = over, parted, int32(0), slots
        while True:
            took, comes, full, (wave, how, turn, left) = gather(
                waiting,
                commonest,
                memory,
                own_queues,
                own_slots,
                (wave, how, turn, left),
                slot,
                leaves,
            )
            if left == 0:
                break
            # The last games are played to their ends, each in a warp with one other at most.
            enough = int32(threads // part) if left > int32(2 * (threads // warp)) else one
            if leaves:
                slot = none
            if comes >= 0:
                slot = comes
                kind = took if how == parted else wave
                near[own + at_home] = home + (begin + slot) * record_bytes
            # The rules find the home as a field, and there may be no barrier before.
            keep_order()
            # Those who wait while others go on do not act, but the last games all play on.
            kind = act(
                edition,
                game,
                kind,
                wave,
                full,
                slot >= 0
                and kind != no_game
                and (how != together or kind == wave or enough == one),
                players,
                result,
                tally,
                int32(begin + slot),
                memory,
                batch,
                enough,
                most_turns,
            )
            settle(waiting, how, took, wave)
            next_kind = kind if slot >= 0 else no_game
            most, how = stay_together(waiting, commonest, turn, next_kind, enough)
            wave, turn = wave if how == parted else most, int32(1 - turn)
            leaves = slot >= 0 and (how == parted or (how == joined and kind != wave))
            put(waiting, own_queues, kind if leaves else no_kind, slot)
            cuda.syncwarp()
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
    home, base, others = made.int64, made.uint64, [made.int32] * 4
    return (*inputs.values(), rows, rows, made.int32[::1], numbers, home, base, *others)


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

"""Records of games brought near: from the GPU's large memory into a block's shared memory.

Threads that read from 32 records in the large memory wait 32 times as long as for
one.  So a warp brings the near parts of its threads' records over (`freehold.near`),
one after the other and all threads together.

The shared memory is a row of words to copy in, and records to the rules.  A compiler
takes the two for different memories, so something that keeps all memory in order
comes between a word and a field: threads that wait for each other, or a fence.
"""

from typing import Any, NamedTuple

from freehold.gpu_copies import record_copies
from freehold.gpu_instructions import EVERYBODY, WARP, short
from freehold.near import (
    APART,
    GAME_MOVED,
    GAME_WORDS,
    HOME,
    MOVING_WORDS,
    NEAR_BYTES,
    NEAR_OF_GAME,
    NEAR_OF_RESULT,
    NEAR_WORDS,
    NUMBER,
    RESULT_MOVED,
    RESULT_WORDS,
    STAYING_WORDS,
)
from freehold.state import EDITION

HEAD = -(-EDITION.itemsize // NEAR_BYTES)
"""The edition lies before the near parts, and takes the place of so many of them."""


class CopyFunctions(NamedTuple):
    """`far` has all records, `near` one a thread, both as words; `row` is a thread's record.

    All threads of a warp must call them together.
    """

    bring: Any
    put_back: Any
    exchange: Any


class WholeFunctions(NamedTuple):
    """For whole records with their results, at a game's beginning and at its end.

    All threads of a warp must call them together, and copy one record after the other: a
    thread alone would wait for every word.  One that has nothing to copy has row -1.
    """

    clear: Any
    keep: Any


def copy_functions(compute_capability: tuple[int, int]) -> CopyFunctions:
    """The device functions that bring near parts of records and put them back.

    Of a near part from 33 to 64 words move: two for most threads.
    A thread without a game has row -1.  It leaves all records alone: others may be
    putting theirs back.
    """
    from numba import cuda as numba_cuda  # noqa: PLC0415

    cuda: Any = numba_cuda
    int32 = short()
    copies = record_copies(compute_capability, NEAR_BYTES)
    bring_all, put_back_all, exchange_all, wait = copies
    warp, head, apart = WARP, HEAD, APART
    near_words, stay, second = NEAR_WORDS, STAYING_WORDS, MOVING_WORDS - WARP

    @cuda.jit(device=True)
    def bring(far: Any, near: Any, row: int) -> None:
        """Every thread's record; all words of all records are asked for at once."""
        lane = cuda.threadIdx.x % warp
        at = (head + cuda.threadIdx.x - lane) * near_words + stay + lane
        bring_all(near, at, far, lane, int32(lane < second), int32(row * apart))
        wait()
        cuda.syncwarp()

    @cuda.jit(device=True)
    def put_back(far: Any, near: Any, row: int) -> None:
        """The same the other way."""
        lane = cuda.threadIdx.x % warp
        at = (head + cuda.threadIdx.x - lane) * near_words + stay + lane
        cuda.syncwarp()
        put_back_all(near, at, far, lane, int32(lane < second), int32(row * apart))
        cuda.syncwarp()

    @cuda.jit(device=True)
    def exchange(far: Any, near: Any, row: int, other_row: int) -> None:
        """Put back every thread's record, and bring another in its place as soon as it is free."""
        lane = cuda.threadIdx.x % warp
        begin, begin_of_other = int32(row * apart), int32(other_row * apart)
        at = (head + cuda.threadIdx.x - lane) * near_words + stay + lane
        cuda.syncwarp()
        exchange_all(near, at, far, lane, int32(lane < second), begin, begin_of_other)
        wait()
        cuda.syncwarp()

    return CopyFunctions(bring, put_back, exchange)


def whole_functions() -> WholeFunctions:
    """The device functions for whole records, near and far."""
    take_next = _take_next_function()
    return WholeFunctions(_clear_function(take_next), _keep_function(take_next))


def _take_next_function() -> Any:
    from numba import cuda as numba_cuda  # noqa: PLC0415

    cuda: Any = numba_cuda
    int32 = short()
    warp, everybody = int32(WARP), EVERYBODY
    head, apart, near_words = HEAD, APART, NEAR_WORDS

    @cuda.jit(device=True)
    def take_next(wanted: int, row: int) -> tuple[int, int, int]:
        """Of the threads whose records are wanted all but the first.

        And the words with which that one's record begins, near and far.
        """
        lane = int32(cuda.threadIdx.x % warp)
        which = int32(cuda.ffs(wanted) - 1)
        here = (head + cuda.threadIdx.x - lane + which) * near_words
        there = cuda.shfl_sync(everybody, row, which) * apart
        return int32(wanted & (wanted - 1)), here, there

    return take_next


def _clear_function(take_next: Any) -> Any:
    from numba import cuda as numba_cuda  # noqa: PLC0415

    cuda: Any = numba_cuda
    int32 = short()
    warp, everybody = int32(WARP), EVERYBODY
    apart, near_words, at_number = APART, NEAR_WORDS, NUMBER
    stay, move = STAYING_WORDS, MOVING_WORDS

    @cuda.jit(device=True)
    def clear(far: Any, near: Any, row: int, number: int) -> None:
        """A blank record and result for game `number`; it keeps its home, and what stays near."""
        lane = int32(cuda.threadIdx.x % warp)
        if row >= 0:
            far[row * apart + at_number] = number
        cuda.syncwarp()
        wanted = int32(cuda.ballot_sync(everybody, row >= 0))
        while wanted != 0:
            wanted, here, there = take_next(wanted, row)
            word = int32(stay + lane)
            while word < near_words:
                near[here + word] = 0
                word = int32(word + warp)
            word = int32(move + lane)
            while word < at_number:
                far[there + word] = 0
                word = int32(word + warp)
        cuda.threadfence_block()
        cuda.syncwarp()

    return clear


def _keep_function(take_next: Any) -> Any:
    from numba import cuda as numba_cuda  # noqa: PLC0415

    cuda: Any = numba_cuda
    int32 = short()
    warp, everybody = int32(WARP), EVERYBODY
    home, at_number = HOME, NUMBER
    game_words, result_words = GAME_WORDS, RESULT_WORDS
    of_game, of_result = NEAR_OF_GAME, NEAR_OF_RESULT
    game_moved, result_moved = GAME_MOVED, RESULT_MOVED

    @cuda.jit(device=True)
    def keep(far: Any, near: Any, row: int, games_kept: Any, results_kept: Any) -> None:
        """Copy a final record, without its home, and a result, where they are wanted."""
        lane = int32(cuda.threadIdx.x % warp)
        cuda.threadfence_block()
        cuda.syncwarp()
        wanted = int32(cuda.ballot_sync(everybody, row >= 0))
        while wanted != 0:
            wanted, here, there = take_next(wanted, row)
            number, word = far[there + at_number], lane
            while word < game_words and games_kept.shape[0] > 0:
                if word >= of_game:
                    games_kept[number, word] = far[there + word + game_moved]
                elif word != home:
                    games_kept[number, word] = near[here + word]
                word = int32(word + warp)
            word = lane
            while word < result_words and results_kept.shape[0] > 0:
                if word >= of_result:
                    results_kept[number, word] = far[there + word + result_moved]
                else:
                    results_kept[number, word] = near[here + of_game + word]
                word = int32(word + warp)
        cuda.syncwarp()

    return keep

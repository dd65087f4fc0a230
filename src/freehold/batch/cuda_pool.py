"""A block's pool of games on a GPU, sorted by what they wait for.

Threads of a warp that do different things wait for each other, and a processor has
room for little code: warps that do different things fetch theirs again and again.
So before every action the games of a block are sorted by the work that comes next,
and where there are enough of a kind all its threads do the same.
"""

from typing import Any, NamedTuple

from freehold.batch.cuda_near import HEAD, WARP
from freehold.batch.kinds import KINDS_OF_WORK
from freehold.near import NEAR_BYTES

NO_GAME = KINDS_OF_WORK
"""The kind of a slot for which no game is left; it is sorted to the end."""
BYTES_A_SLOT = 3
"""Of the shared memory, for its kind and its place in the order."""
BYTES_A_BLOCK = 2048
"""Of the shared memory, for counting kinds, and some to spare."""
MOST_SLOTS = 15 << 10
"""Of a pool: the more games, the more of a kind; with what is counted they fit into 48 KiB."""
POOL_SHARE = 4
"""A pool takes no more than this part of the shared memory."""
MOST_WARPS = 16
"""Of a block: with more, a thread would have too few registers."""
REGISTERS = 1 << 16
"""Of a GPU's processor, for all threads of its block."""
MOST_REGISTERS = 255
"""That a thread can have."""


class Shape(NamedTuple):
    """How much of a GPU a block takes."""

    threads: int
    pool: int

    @property
    def near_bytes(self) -> int:
        """The shared memory for the edition and the near part of a record a thread."""
        return (HEAD + self.threads) * NEAR_BYTES

    @property
    def registers(self) -> int:
        """As many a thread as all of them can have."""
        return min(REGISTERS // self.threads // 8 * 8, MOST_REGISTERS)


def shape_for(shared_bytes: int) -> Shape:
    """The block that makes the most of so much shared memory; every GPU has 48 KiB."""
    free = shared_bytes - BYTES_A_BLOCK - HEAD * NEAR_BYTES
    pool = MOST_SLOTS
    while pool * BYTES_A_SLOT * POOL_SHARE > free:
        pool //= 2
    return Shape(min((free - pool * BYTES_A_SLOT) // (WARP * NEAR_BYTES), MOST_WARPS) * WARP, pool)


def sort_function() -> Any:
    """The device function that sorts a block's pool; all threads of the block must call it."""
    from numba import cuda as numba_cuda  # noqa: PLC0415

    cuda: Any = numba_cuda
    no_game, kinds = NO_GAME, NO_GAME + 1

    @cuda.jit(device=True)
    def sort(kind_of: Any, slot_at: Any, waiting: Any, slots: int) -> tuple[int, int]:
        """Put the slots in order; returns how many have a game, and how many are on now.

        Of every kind so many games are on that all threads do the same.  The others wait
        for more of their kind, in front; if there are no such kinds, all games are on.
        Those on are taken from the end, where the long work is.
        """
        thread, threads = cuda.threadIdx.x, cuda.blockDim.x
        # Whatever they did, the threads of a warp come together before all of them wait.
        cuda.syncwarp()
        for kind in range(thread, kinds, threads):
            waiting[0, kind] = 0
            waiting[1, kind] = 0
        cuda.syncthreads()
        for slot in range(thread, slots, threads):
            cuda.atomic.add(waiting, (0, kind_of[slot]), 1)
        cuda.syncthreads()
        for kind in range(thread, kinds, threads):
            on, off = 0, 0
            for other in range(kind):
                number = waiting[0, other]
                off += number % threads
                on += number - number % threads
            waiting[2, kind] = on
            waiting[3, kind] = off
        cuda.syncthreads()
        left, off = slots - waiting[0, no_game], waiting[3, no_game]
        for slot in range(thread, slots, threads):
            kind = kind_of[slot]
            place = cuda.atomic.add(waiting, (1, kind), 1)
            on = waiting[0, kind] - waiting[0, kind] % threads
            if kind == no_game:
                slot_at[left + place] = slot
            elif place < on:
                slot_at[off + waiting[2, kind] + place] = slot
            else:
                slot_at[waiting[3, kind] + place - on] = slot
        cuda.syncthreads()
        return left, left - off if left > off else left

    return sort

"""A block's pool of games on a GPU, sorted by what they wait for.

Threads of a warp that do different things wait for each other.  So before every
action the games of a block are sorted by the work that comes next, and its warps
take them from one end to the other, whichever is done first the next ones.
"""

from typing import Any, NamedTuple

from freehold.batch.cuda_near import EVERYBODY, WARP
from freehold.batch.kinds import KINDS_OF_WORK
from freehold.near import NEAR_BYTES

NO_GAME = KINDS_OF_WORK
"""The kind of a slot for which no game is left; it is sorted to the end."""
BYTES_A_SLOT = 9
"""Of the shared memory, for its number, its kind and its places in the order."""
BYTES_A_BLOCK = 1024
"""Of the shared memory, for counting kinds, and some to spare."""
POOLS = (4096, 1024)
"""A block's games where there is much shared memory, and where there is less.

The more of them, the more of a kind.
"""
MUCH_SHARED = 96 * 1024
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
        """The shared memory for the near part of a record a thread."""
        return self.threads * NEAR_BYTES

    @property
    def registers(self) -> int:
        """As many a thread as all of them can have."""
        return min(REGISTERS // self.threads // 8 * 8, MOST_REGISTERS)


def shape_for(shared_bytes: int) -> Shape:
    """The block that makes the most of so much shared memory; every GPU has 48 KiB."""
    pool = POOLS[0] if shared_bytes >= MUCH_SHARED else POOLS[1]
    free = shared_bytes - BYTES_A_BLOCK - pool * BYTES_A_SLOT
    return Shape(min(free // (WARP * NEAR_BYTES), MOST_WARPS) * WARP, pool)


class PoolFunctions(NamedTuple):
    """What a kernel does with its block's pool; all threads of the block must call `sort`."""

    take: Any
    sort: Any


def pool_functions() -> PoolFunctions:
    """The device functions."""
    from numba import cuda as numba_cuda  # noqa: PLC0415

    cuda: Any = numba_cuda
    warp, everybody, no_game, kinds = WARP, EVERYBODY, NO_GAME, NO_GAME + 1

    @cuda.jit(device=True)
    def take(taken: Any) -> int:
        """The next places for a warp, the first of them; for all its threads the same."""
        place = 0
        if cuda.threadIdx.x % warp == 0:
            place = cuda.atomic.add(taken, 0, warp)
        return cuda.shfl_sync(everybody, place, 0)

    @cuda.jit(device=True)
    def sort(
        kind_of: Any, place_of: Any, slot_at: Any, waiting: Any, taken: Any, slots: int
    ) -> int:
        """Give every slot its place; returns how many slots have a game."""
        thread, threads = cuda.threadIdx.x, cuda.blockDim.x
        # Whatever they did, the threads of a warp come together before all of them wait.
        cuda.syncwarp()
        for kind in range(thread, kinds, threads):
            waiting[0, kind] = 0
        cuda.syncthreads()
        for slot in range(thread, slots, threads):
            place_of[slot] = cuda.atomic.add(waiting, (0, kind_of[slot]), 1)
        cuda.syncthreads()
        for kind in range(thread, kinds, threads):
            before = 0
            for other in range(kind):
                before += waiting[0, other]
            waiting[1, kind] = before
        cuda.syncthreads()
        for slot in range(thread, slots, threads):
            slot_at[waiting[1, kind_of[slot]] + place_of[slot]] = slot
        if thread == 0:
            taken[0] = 0
        left = waiting[1, no_game]
        cuda.syncthreads()
        return left

    return PoolFunctions(take, sort)

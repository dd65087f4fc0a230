"""A block's pool of games on a GPU, sorted by what they wait for.

Threads of a warp that do different things wait for each other, and a processor has
room for little code: warps that do different things fetch theirs again and again.
So before every action the games of a block are sorted by the work that comes next,
and where there are enough of a kind all its threads do the same.  Their kinds lie in
shared memory; their order, which is needed once a wave, in the large one.
"""

from typing import Any, NamedTuple

from freehold.batch.cuda_near import HEAD, WARP
from freehold.batch.kinds import KINDS_OF_WORK
from freehold.near import NEAR_BYTES

NO_GAME = KINDS_OF_WORK
"""The kind of a slot for which no game is left; it is sorted out."""
MOST_SLOTS = 1 << 14
"""Of a pool: the more games, the more of a kind.  Each has a byte of shared memory."""
POOL_SHARE = 8
"""A pool takes no more than this part of the shared memory."""
COUNTS = 5
"""For each kind: all of it, those placed, those on, and where those on and off begin."""
BYTES_A_BLOCK = 2048
"""Of the shared memory, for counting kinds, and some to spare."""
MOST_WARPS = 12
"""Of a block: with more, a thread would have too few registers."""
REGISTERS = 1 << 16
"""Of a GPU's processor, for all threads of its block."""
PARTS = 4
"""Of a GPU's processor, among which warps and registers are shared out evenly."""
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
        """As many a thread as all of them can have; each part of a processor has its warps."""
        warps = -(-self.threads // (WARP * PARTS)) * PARTS
        return min(REGISTERS // (warps * WARP) // 8 * 8, MOST_REGISTERS)


def shape_for(shared_bytes: int) -> Shape:
    """The block that makes the most of so much shared memory; every GPU has 48 KiB."""
    free = shared_bytes - BYTES_A_BLOCK - HEAD * NEAR_BYTES
    pool = MOST_SLOTS
    while pool * POOL_SHARE > free:
        pool //= 2
    return Shape(min((free - pool) // (WARP * NEAR_BYTES), MOST_WARPS) * WARP, pool)


def take_function() -> Any:
    """The device function that hands out the games of a sorted pool, wave by wave."""
    from numba import cuda as numba_cuda  # noqa: PLC0415

    cuda: Any = numba_cuda
    warp = WARP

    @cuda.jit(device=True)
    def take(slot_at: Any, order: int, left: int, first: int, ready: int) -> int:
        """The slot for this thread in the wave that starts with the game `first`, or -1.

        The last games are shared out among the warps.
        """
        lane, its_warp = cuda.threadIdx.x % warp, cuda.threadIdx.x // warp
        share = warp
        if ready - first < cuda.blockDim.x:
            warps = cuda.blockDim.x // warp
            share = (ready - first + warps - 1) // warps
        place = first + its_warp * share + lane
        if lane < share and place < ready:
            return slot_at[order + left - 1 - place]
        return -1

    return take


def sort_function() -> Any:
    """The device function that sorts a block's pool; all threads of the block must call it."""
    from numba import cuda as numba_cuda  # noqa: PLC0415
    from numba import int32  # noqa: PLC0415

    cuda: Any = numba_cuda
    warp, no_game, kinds = WARP, NO_GAME, NO_GAME + 1
    all_of, placed, on_of, first_on, first_off = range(COUNTS)

    @cuda.jit(device=True)
    def count(waiting: Any, row: int, kind: int) -> int:
        """Count a slot of a kind; returns how many were counted before.

        Threads of a warp that have the same kind count together.
        """
        lane = cuda.threadIdx.x % warp
        alike = cuda.match_any_sync(cuda.activemask(), kind)
        first = cuda.ffs(alike) - 1
        before = int32(0)
        if lane == first:
            before = cuda.atomic.add(waiting, (row, kind), cuda.popc(alike))
        return cuda.shfl_sync(alike, before, first) + cuda.popc(alike & ((1 << lane) - 1))

    @cuda.jit(device=True)
    def sort(
        kind_of: Any, slot_at: Any, waiting: Any, old: int, new: int, left: int
    ) -> tuple[int, int]:
        """Put the slots in order that had a game; returns how many have one, and how many are on.

        Of every kind so many games are on that all threads do the same.  The others wait
        for more of their kind, in front; if there are no such kinds, all games are on.
        Those on are taken from the end, where the long work is.
        In `slot_at` the old order begins at `old`, and the new one at `new`.
        """
        thread, threads = cuda.threadIdx.x, cuda.blockDim.x
        # Whatever they did, the threads of a warp come together before all of them wait.
        cuda.syncwarp()
        for kind in range(thread, kinds, threads):
            waiting[all_of, kind] = 0
            waiting[placed, kind] = 0
        cuda.syncthreads()
        for place in range(thread, left, threads):
            count(waiting, all_of, kind_of[slot_at[old + place]])
        cuda.syncthreads()
        for kind in range(thread, kinds, threads):
            number = waiting[all_of, kind]
            waiting[on_of, kind] = number - number % int32(threads)
        cuda.syncthreads()
        for kind in range(thread, kinds, threads):
            on, off = int32(0), int32(0)
            for other in range(kind):
                on += waiting[on_of, other]
                off += waiting[all_of, other] - waiting[on_of, other]
            waiting[first_on, kind] = on
            waiting[first_off, kind] = off
        cuda.syncthreads()
        off = waiting[first_off, no_game]
        for old_place in range(thread, left, threads):
            slot = slot_at[old + old_place]
            kind = kind_of[slot]
            place = count(waiting, placed, kind)
            if kind != no_game:
                if place < waiting[on_of, kind]:
                    place += off + waiting[first_on, kind]
                else:
                    place += waiting[first_off, kind] - waiting[on_of, kind]
                slot_at[new + place] = slot
        cuda.syncthreads()
        left -= waiting[all_of, no_game]
        return left, left - off if left > off else left

    return sort

"""A block's pool of games on a GPU, sorted by what they wait for.

Threads of a warp that do different things wait for each other.  So before every
action the games of a block are sorted by the work that comes next, and its warps
take them from one end to the other, whichever is done first the next ones.
"""

from typing import Any, NamedTuple

from freehold.batch.playing import KINDS_OF_WORK

THREADS = 512
"""A block's."""
REGISTERS = 128
"""A thread's: so many that a block fits on a processor."""
POOL = 4096
"""A block's games: the more of them, the more of a kind; their places must fit into memory."""
WARP = 32
"""Threads that do the same at the same time."""
EVERYBODY = 0xFFFFFFFF
"""All threads of a warp, a bit each."""
NO_GAME = KINDS_OF_WORK
"""The kind of a slot for which no game is left; it is sorted to the end."""
PREFETCHED = 100
"""So many words of a record are asked for at once: one by one they would be waited for."""
SECTOR = 4
"""The words that memory delivers together."""
NEVER = 0x0123456789ABCDEF
"""What words of a record never add up to; but a compiler cannot know."""


class PoolFunctions(NamedTuple):
    """What a kernel does with its block's pool; all threads of the block must call `sort`."""

    take: Any
    prefetch: Any
    sort: Any


def pool_functions(kind_of_work: Any) -> PoolFunctions:
    """The device functions over the compiled rule that tells kinds of work apart."""
    from numba import cuda as numba_cuda  # noqa: PLC0415

    cuda: Any = numba_cuda
    threads, pool, warp, everybody = THREADS, POOL, WARP, EVERYBODY
    kinds, no_game = NO_GAME + 1, NO_GAME
    prefetched, sector, never = PREFETCHED, SECTOR, NEVER

    @cuda.jit(device=True)
    def take(taken: Any) -> int:
        """The next places for a warp, the first of them; for all its threads the same."""
        place = 0
        if cuda.threadIdx.x % warp == 0:
            place = cuda.atomic.add(taken, 0, warp)
        return cuda.shfl_sync(everybody, place, 0)

    @cuda.jit(device=True)
    def prefetch(words: Any, row: int) -> bool:
        """Have a record brought closer; False, but for all that the compiler knows."""
        total = 0
        for word in range(0, prefetched, sector):
            total += words[row, word]
        return total == never

    @cuda.jit(device=True)
    def sort(
        edition: Any,
        games: Any,
        number_of: Any,
        kind_of: Any,
        place_of: Any,
        slot_at: Any,
        waiting: Any,
        taken: Any,
    ) -> int:
        """Give every slot its place; returns how many slots have a game."""
        thread = cuda.threadIdx.x
        first = cuda.blockIdx.x * pool
        # Whatever they did, the threads of a warp come together before all of them wait.
        cuda.syncwarp()
        if thread < kinds:
            waiting[0, thread] = 0
        cuda.syncthreads()
        for slot in range(thread, pool, threads):
            kind = no_game
            if number_of[slot] >= 0:
                kind = kind_of_work(edition, games[first + slot])
            kind_of[slot] = kind
            place_of[slot] = cuda.atomic.add(waiting, (0, kind), 1)
        cuda.syncthreads()
        if thread < kinds:
            before = 0
            for kind in range(thread):
                before += waiting[0, kind]
            waiting[1, thread] = before
        cuda.syncthreads()
        for slot in range(thread, pool, threads):
            slot_at[waiting[1, kind_of[slot]] + place_of[slot]] = slot
        if thread == 0:
            taken[0] = 0
        left = waiting[1, no_game]
        cuda.syncthreads()
        return left

    return PoolFunctions(take, prefetch, sort)

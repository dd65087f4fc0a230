"""A block's pool of games on a GPU, sorted by what they wait for.

Threads of a warp that do different things wait for each other, and a processor has
room for little code: warps that do different things fetch theirs again and again.
So before every action the games of a block are sorted by the work that comes next,
and where there are enough of a kind all its threads do the same.  A pool is a row of
entries in the large memory, each a slot and the kind of its game.
"""

from typing import Any, NamedTuple

from freehold.batch.cuda_near import HEAD
from freehold.batch.kinds import KINDS_OF_WORK
from freehold.gpu_instructions import EVERYBODY, WARP, barrier
from freehold.near import NEAR_BYTES

NO_GAME = KINDS_OF_WORK
"""The kind of a slot for which no game is left; it is sorted out."""
ANY_KIND = 0
"""Of games that are not told apart: before their first action, and the last of all."""
NO_KIND = -1
"""Of a thread that has no entry while others count theirs."""
KIND_BITS = 7
"""The lowest of an entry are the kind of a game, those above it the number of its slot."""
MOST_SLOTS = 1 << 15
"""Of a pool: the more games, the more of a kind."""
ENOUGH = 2
"""If this part of a wave's threads has the same to do next, they do it at once."""
ALL_OF, PLACED, ON_OF, FIRST_ON, FIRST_OFF, NEXT_OF = range(6)
"""What is counted of each kind: all of it, those placed, those on, and where on and off begin;
and of a wave those that have it to do next."""
COUNTS = NEXT_OF + 1
BYTES_A_BLOCK = 3072
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
    return Shape(min(free // (WARP * NEAR_BYTES), MOST_WARPS) * WARP)


def take_function() -> Any:
    """The device function that hands out the games of a sorted pool, wave by wave."""
    from numba import cuda as numba_cuda  # noqa: PLC0415

    cuda: Any = numba_cuda
    warp = WARP

    @cuda.jit(device=True)
    def take(order: int, left: int, first: int, ready: int) -> int:
        """Where this thread's entry is in the wave that starts with the game `first`, or -1.

        The last games are shared out among the warps.
        """
        lane, its_warp = cuda.threadIdx.x % warp, cuda.threadIdx.x // warp
        share = warp
        if ready - first < cuda.blockDim.x:
            warps = cuda.blockDim.x // warp
            share = (ready - first + warps - 1) // warps
        place = first + its_warp * share + lane
        if lane < share and place < ready:
            return order + left - 1 - place
        return -1

    return take


def count_function() -> Any:
    """The device function that counts entries by kind; all threads of a warp must call it."""
    from numba import cuda as numba_cuda  # noqa: PLC0415
    from numba import int32  # noqa: PLC0415

    cuda: Any = numba_cuda
    warp, everybody, no_kind = WARP, EVERYBODY, NO_KIND

    @cuda.jit(device=True)
    def count(waiting: Any, row: int, kind: int) -> int:
        """Count an entry of a kind; returns how many were counted before.

        Threads of a warp that have the same kind count as one.
        """
        lane = cuda.threadIdx.x % warp
        alike = cuda.match_any_sync(everybody, int32(kind))
        first = cuda.ffs(alike) - 1
        before = int32(0)
        if lane == first and kind != no_kind:
            before = cuda.atomic.add(waiting, (row, kind), cuda.popc(alike))
        return cuda.shfl_sync(everybody, before, first) + cuda.popc(alike & ((1 << lane) - 1))

    return count


def share_out_function() -> Any:
    """The device function that says where in the order each kind begins; for all threads."""
    from numba import cuda as numba_cuda  # noqa: PLC0415
    from numba import int32  # noqa: PLC0415

    cuda: Any = numba_cuda
    meet, kinds = barrier(), NO_GAME + 1

    @cuda.jit(device=True)
    def share_out(waiting: Any) -> None:
        """Of every kind so many games are on that all threads do the same; all others are off."""
        threads = cuda.blockDim.x
        kind = cuda.threadIdx.x
        while kind < kinds:
            number = waiting[ALL_OF, kind]
            waiting[ON_OF, kind] = number - number % int32(threads)
            kind += threads
        meet()
        kind = cuda.threadIdx.x
        while kind < kinds:
            on, off = int32(0), int32(0)
            for other in range(kind):
                on += waiting[ON_OF, other]
                off += waiting[ALL_OF, other] - waiting[ON_OF, other]
            waiting[FIRST_ON, kind] = on
            waiting[FIRST_OFF, kind] = off
            kind += threads

    return share_out


def sort_function() -> Any:
    """The device function that sorts a block's pool; all threads of the block must call it."""
    from numba import cuda as numba_cuda  # noqa: PLC0415
    from numba import int32  # noqa: PLC0415

    cuda: Any = numba_cuda
    count, share_out, meet = count_function(), share_out_function(), barrier()
    no_game, kinds, no_kind = NO_GAME, NO_GAME + 1, NO_KIND
    kind_mask = (1 << KIND_BITS) - 1

    @cuda.jit(device=True)
    def sort(entries: Any, waiting: Any, old: int, new: int, left: int) -> tuple[int, int]:
        """Put the slots in order that had a game; returns how many have one, and how many are on.

        Games that are off wait for more of their kind, in front; if none are on, all are.
        Those on are taken from the end, where the long work is.  In `entries` the old order
        begins at `old`, and the new one at `new`.  How many there are of a kind is known: it
        was counted when they were played.
        """
        thread, threads = cuda.threadIdx.x, cuda.blockDim.x
        meet()
        share_out(waiting)
        meet()
        off, gone = waiting[FIRST_OFF, no_game], waiting[ALL_OF, no_game]
        first = 0
        while first < left:
            kind, entry = int32(no_kind), int32(0)
            if first + thread < left:
                entry = entries[old + first + thread]
                kind = entry & int32(kind_mask)
            place = count(waiting, PLACED, kind)
            if no_kind < kind < no_game:
                if place < waiting[ON_OF, kind]:
                    place += off + waiting[FIRST_ON, kind]
                else:
                    place += waiting[FIRST_OFF, kind] - waiting[ON_OF, kind]
                entries[new + place] = entry
            first += threads
        meet()
        left -= gone
        on = left - off if left > off else left
        own_kind = thread
        while own_kind < kinds:
            waits = waiting[ALL_OF, own_kind] - waiting[ON_OF, own_kind]
            waiting[ALL_OF, own_kind] = waits if on < left and own_kind != no_game else int32(0)
            waiting[PLACED, own_kind] = int32(0)
            own_kind += threads
        return left, on

    return sort


def together_function() -> Any:
    """The device function that tells who goes on at once; all threads of a block must call it."""
    from numba import cuda as numba_cuda  # noqa: PLC0415
    from numba import int32  # noqa: PLC0415

    cuda: Any = numba_cuda
    meet, warp, everybody = barrier(), WARP, EVERYBODY
    no_game, kind_bits, kind_mask = NO_GAME, KIND_BITS, (1 << KIND_BITS) - 1

    @cuda.jit(device=True)
    def stay_together(
        waiting: Any, commonest: Any, turn: int, kind: int, enough: int
    ) -> tuple[bool, bool]:
        """Whether this thread's game is of the commonest kind, and whether enough of them are.

        `turn` is 0 and 1 by turns: while one entry may still be read, the other is counted in.
        """
        same = cuda.match_any_sync(everybody, int32(kind))
        speaks = kind != no_game and cuda.threadIdx.x % warp == cuda.ffs(same) - 1
        if speaks:
            # Those who count last of a kind find all of it.
            counted = cuda.popc(same)
            counted += cuda.atomic.add(waiting, (NEXT_OF, kind), counted)
            cuda.atomic.max(commonest, turn, (counted << int32(kind_bits)) + int32(kind))
        if cuda.threadIdx.x == 0:
            commonest[1 - turn] = int32(0)
        meet()
        if speaks:
            waiting[NEXT_OF, kind] = int32(0)
        most = commonest[turn]
        alike = kind != no_game and kind == most & int32(kind_mask)
        return alike, most >> int32(kind_bits) >= enough

    return stay_together

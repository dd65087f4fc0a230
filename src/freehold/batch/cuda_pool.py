"""A block's pool of games on a GPU, in queues by what they wait for.

Threads of a warp that do different things wait for each other, and a processor has
room for little code: warps that do different things fetch theirs again and again.
So games wait in a queue for the work that comes next, and all threads of a block take from
one queue where it is long enough: a wave.  After an action those that have the same to do
next go on, and the others go to the end of their queues.  A queue is a row of slots in the
large memory, used round and round; numbers count on for ever.
"""

from typing import Any, NamedTuple

from freehold.batch.cuda_near import HEAD
from freehold.batch.kinds import KINDS_OF_WORK, Kind
from freehold.gpu_instructions import EVERYBODY, WARP, barrier, short
from freehold.near import NEAR_BYTES

NO_GAME = KINDS_OF_WORK
"""The kind of a slot for which no game is left; it stands in no queue."""
ANY_KIND = 0
"""Of games that are not told apart: the last of all."""
OVER = int(Kind.OVER)
"""Of a slot that waits for a game: the last one is over, or there was none yet."""
NO_KIND = -1
"""Of a thread that has no game while others count theirs."""
KIND_BITS = 8
"""The lowest of a number that tells a kind and how many are of it."""
KIND_MASK = (1 << KIND_BITS) - 1
MOST_SLOTS = 1 << 15
"""Of a pool: the more games, the more of a kind."""
ENOUGH = 2
"""If this part of a wave's threads has the same to do next, they do it at once."""
ENOUGH_WITH_OTHERS = 16
"""And this part of them if there are as many more games in that queue as a wave lacks."""
PARTED, TOGETHER, JOINED = range(3)
"""How a wave goes on: all its games are put back; the games of one kind go on, while the
others wait; or these are put back, and others of that kind come for them."""
PUT, TAKEN, NEXT_OF = range(3)
"""What is counted of each kind: all that were ever put into its queue, and all that were taken;
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


def find_function() -> Any:
    """The device function that says what a wave is of; all threads of a block must call it."""
    from numba import cuda as numba_cuda  # noqa: PLC0415

    cuda: Any = numba_cuda
    int32 = short()
    meet, no_game, kind_bits = barrier(), int32(NO_GAME), int32(KIND_BITS)

    @cuda.jit(device=True)
    def find(
        waiting: Any, commonest: Any, turn: int, last: int, slots: int
    ) -> tuple[int, int, int]:
        """The kind of the next wave and how many are of it, as one number.

        And which entry of `commonest` is next, and how many games are left.  It is the kind of
        the last wave as long as that fills one, for its code is there; then the commonest.
        """
        thread, threads = cuda.threadIdx.x, cuda.blockDim.x
        meet()
        left = int32(slots - waiting[PUT, no_game])
        number = int32(waiting[PUT, last] - waiting[TAKEN, last])
        if number >= threads:
            return int32((number << kind_bits) + last), turn, left
        kind = thread
        while kind < no_game:
            number = int32(waiting[PUT, kind] - waiting[TAKEN, kind])
            if number > 0:
                cuda.atomic.max(commonest, turn, int32((number << kind_bits) + kind))
            kind = int32(kind + threads)
        if thread == 0:
            commonest[1 - turn] = int32(0)
        meet()
        return commonest[turn], int32(1 - turn), left

    return find


def count_function() -> Any:
    """The device function that counts games by kind; all threads of a warp must call it."""
    from numba import cuda as numba_cuda  # noqa: PLC0415

    cuda: Any = numba_cuda
    int32 = short()
    warp, everybody, no_kind = int32(WARP), EVERYBODY, int32(NO_KIND)

    @cuda.jit(device=True)
    def count(waiting: Any, row: int, kind: int) -> int:
        """Count a game of a kind; returns how many were counted before.

        Threads of a warp that have the same kind count as one.
        """
        lane = int32(cuda.threadIdx.x % warp)
        alike = cuda.match_any_sync(everybody, kind)
        first, earlier = int32(cuda.ffs(alike) - 1), int32(alike & cuda.lanemask_lt())
        before = int32(0)
        if lane == first and kind != no_kind:
            before = cuda.atomic.add(waiting, (row, kind), cuda.popc(alike))
        return int32(cuda.shfl_sync(everybody, before, first) + cuda.popc(earlier))

    return count


class QueueFunctions(NamedTuple):
    """`queues` are a block's: a row of slots, where they begin in it, and how long each is.

    All threads of a warp must call them together.
    """

    put: Any
    take: Any
    join: Any
    settle: Any


def queue_functions() -> QueueFunctions:
    """The device functions that put slots into queues and hand them out."""
    from numba import cuda as numba_cuda  # noqa: PLC0415

    cuda: Any = numba_cuda
    int32 = short()
    count = count_function()
    warp, no_kind, no_game = int32(WARP), int32(NO_KIND), int32(NO_GAME)
    kind_bits, kind_mask, no_slot = int32(KIND_BITS), int32(KIND_MASK), int32(-1)
    parted, joined, over = int32(PARTED), int32(JOINED), int32(OVER)

    @cuda.jit(device=True)
    def place_of(queues: Any, kind: int, ticket: int) -> int:
        """Where in the row the slot with this number in a queue stands."""
        _, begin, length = queues
        return int32(begin + kind * length + (ticket & (length - 1)))

    @cuda.jit(device=True)
    def put(waiting: Any, queues: Any, kind: int, slot: int) -> None:
        """A slot at the end of a queue; a thread that has none to put says -1 for the kind."""
        ticket = count(waiting, PUT, kind)
        # Not as a search among both, which the compiler makes a loop of.
        if kind != no_kind and kind != no_game:  # noqa: PLR1714
            queues[0][place_of(queues, kind, ticket)] = slot

    @cuda.jit(device=True)
    def take(waiting: Any, queues: Any, most: int, left: int) -> tuple[int, int]:
        """The kind of this thread's game and its slot, both -1 if it has none.

        Where the commonest kind, `most`, does not fill a wave, those after it do, but for
        games that are over: all others would wait for a few of them to begin anew.
        The last games are shared out among the warps.
        """
        lane, its_warp = int32(cuda.threadIdx.x % warp), int32(cuda.threadIdx.x // warp)
        kind, number = int32(most & kind_mask), int32(most >> kind_bits)
        if kind != over:
            left = int32(left - waiting[PUT, over] + waiting[TAKEN, over])
        share = warp
        if left < cuda.blockDim.x:
            warps = cuda.blockDim.x // warp
            share = int32((left + warps - 1) // warps)
        place = int32(its_warp * share + lane)
        if lane >= share or place >= left:
            return no_kind, no_slot
        while place >= number:
            place = int32(place - number)
            kind = int32(kind + 1)
            if kind == over:
                kind = int32(kind + 1)
            if kind == no_game:
                kind = int32(0)
            number = int32(waiting[PUT, kind] - waiting[TAKEN, kind])
        return kind, queues[0][place_of(queues, kind, int32(waiting[TAKEN, kind] + place))]

    @cuda.jit(device=True)
    def join(waiting: Any, queues: Any, kind: int) -> int:
        """The next slot of a queue, or -1; a thread that wants none says -1 for the kind."""
        ticket = count(waiting, TAKEN, kind)
        if kind == no_kind or ticket >= waiting[PUT, kind]:
            return no_slot
        return queues[0][place_of(queues, kind, ticket)]

    @cuda.jit(device=True)
    def settle(waiting: Any, how: int, took: int, wave: int) -> None:
        """All threads have what they took, or joined a wave of a kind: now it counts as taken."""
        if how == parted:
            count(waiting, TAKEN, took)
        elif how == joined and cuda.threadIdx.x == 0:
            # More may have asked for a slot than there were.
            waiting[TAKEN, wave] = min(waiting[TAKEN, wave], waiting[PUT, wave])
        cuda.syncwarp()

    return QueueFunctions(put, take, join, settle)


def together_function() -> Any:
    """The device function that tells who goes on at once; all threads of a block must call it."""
    from numba import cuda as numba_cuda  # noqa: PLC0415

    cuda: Any = numba_cuda
    int32 = short()
    meet, warp, everybody, part = barrier(), int32(WARP), EVERYBODY, int32(ENOUGH_WITH_OTHERS)
    no_game, kind_bits, kind_mask = int32(NO_GAME), int32(KIND_BITS), int32(KIND_MASK)
    parted, together, joined = int32(PARTED), int32(TOGETHER), int32(JOINED)

    @cuda.jit(device=True)
    def stay_together(
        waiting: Any, commonest: Any, turn: int, kind: int, enough: int
    ) -> tuple[int, int]:
        """The kind with which this wave goes on, and how.

        `turn` is 0 and 1 by turns: while one entry may still be read, the other is counted in.
        Above the kind an entry says whether others come; the games in a queue change as soon as
        the first warp goes on, and all have to see the same.
        """
        threads = cuda.blockDim.x
        same = cuda.match_any_sync(everybody, kind)
        lane = int32(cuda.threadIdx.x % warp)
        speaks = kind != no_game and lane == int32(cuda.ffs(same) - 1)
        if speaks:
            # Those who count last of a kind find all of it.
            alike = int32(cuda.popc(same))
            counted = int32(alike + cuda.atomic.add(waiting, (NEXT_OF, kind), alike))
            others = waiting[PUT, kind] - waiting[TAKEN, kind]
            fills = int32(1) if int32(counted + others) >= threads else int32(0)
            if counted >= enough or (fills and counted >= int32(threads // part)):
                entry = int32(counted + counted + fills)
                cuda.atomic.max(commonest, turn, int32((entry << kind_bits) + kind))
        if cuda.threadIdx.x == 0:
            commonest[1 - turn] = int32(0)
        meet()
        if speaks:
            waiting[NEXT_OF, kind] = int32(0)
        most = commonest[turn]
        how = parted
        if most > 0:
            how = joined if int32(most >> kind_bits & 1) else together
        return int32(most & kind_mask), how

    return stay_together

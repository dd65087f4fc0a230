"""Records of games brought near: from the GPU's large memory into a block's shared memory.

Threads that read from 32 records in the large memory wait 32 times as long as for
one.  So a warp brings the near parts of its threads' records over (`freehold.near`),
one after the other and all threads together.
"""

from typing import Any, NamedTuple

from freehold.near import NEAR_WORDS, WORDS

WARP = 32
"""Threads that do the same at the same time."""
EVERYBODY = 0xFFFFFFFF
"""All threads of a warp, a bit each."""


class CopyFunctions(NamedTuple):
    """`far` has all records, `near` one a thread, both as words; `row` is a thread's record.

    All threads of a warp must call them together.
    """

    bring: Any
    put_back: Any


class WholeFunctions(NamedTuple):
    """For single records, at a game's beginning and at its end."""

    blank: Any
    keep: Any


def copy_functions() -> CopyFunctions:
    """The device functions that bring records near and put them back.

    A near part has from 33 to 64 words: two for most threads.
    """
    from numba import cuda as numba_cuda  # noqa: PLC0415

    cuda: Any = numba_cuda
    warp, everybody = WARP, EVERYBODY
    words, near_words, second = WORDS, NEAR_WORDS, NEAR_WORDS - WARP

    @cuda.jit(device=True)
    def bring(far: Any, near: Any, row: int, home: int) -> None:
        """Every thread's record; of four at a time all words are asked for at once."""
        lane = cuda.threadIdx.x % warp
        to = (cuda.threadIdx.x - lane) * near_words + lane
        for other in range(0, warp, 4):
            a = cuda.shfl_sync(everybody, row, other) * words + lane
            b = cuda.shfl_sync(everybody, row, other + 1) * words + lane
            c = cuda.shfl_sync(everybody, row, other + 2) * words + lane
            d = cuda.shfl_sync(everybody, row, other + 3) * words + lane
            a0, b0, c0, d0 = far[a], far[b], far[c], far[d]
            if lane < second:
                a1, b1, c1, d1 = far[a + warp], far[b + warp], far[c + warp], far[d + warp]
                near[to + warp] = a1
                near[to + near_words + warp] = b1
                near[to + 2 * near_words + warp] = c1
                near[to + 3 * near_words + warp] = d1
            near[to] = a0
            near[to + near_words] = b0
            near[to + 2 * near_words] = c0
            near[to + 3 * near_words] = d0
            to += 4 * near_words
        cuda.syncwarp()
        near[cuda.threadIdx.x * near_words] = home

    @cuda.jit(device=True)
    def put_back(far: Any, near: Any, row: int) -> None:
        """The same the other way, without the home; a thread without a game has row -1."""
        lane = cuda.threadIdx.x % warp
        cuda.syncwarp()
        at = (cuda.threadIdx.x - lane) * near_words + lane
        for other in range(warp):
            whose = cuda.shfl_sync(everybody, row, other)
            if whose >= 0:
                to = whose * words + lane
                if lane > 0:
                    far[to] = near[at]
                if lane < second:
                    far[to + warp] = near[at + warp]
            at += near_words
        cuda.syncwarp()

    return CopyFunctions(bring, put_back)


def whole_functions() -> WholeFunctions:
    """The device functions for a whole record, near and far."""
    from numba import cuda as numba_cuda  # noqa: PLC0415

    cuda: Any = numba_cuda
    words, near_words = WORDS, NEAR_WORDS

    @cuda.jit(device=True)
    def blank(far: Any, near: Any, row: int) -> None:
        """A record for a new game; it keeps its home."""
        own = cuda.threadIdx.x * near_words
        for word in range(1, near_words):
            near[own + word] = 0
        for word in range(near_words, words):
            far[row * words + word] = 0

    @cuda.jit(device=True)
    def keep(far: Any, near: Any, row: int, kept: Any, number: int) -> None:
        """Copy a final record, without its home."""
        if kept.shape[0] > 0:
            own = cuda.threadIdx.x * near_words
            for word in range(1, near_words):
                kept[number, word] = near[own + word]
            for word in range(near_words, words):
                kept[number, word] = far[row * words + word]

    return WholeFunctions(blank, keep)

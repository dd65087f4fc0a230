"""A batch under way on a GPU: how far it is, and how it is called back.

Slots that want a game take its number from a counter in the GPU's memory.  The host reads it
while games are played, and puts a number there that no game has if no more shall begin: the
games before it are played to their ends, without a gap.
"""

import time
from typing import Any

import numpy as np

from freehold.batch.reins import Reins

NO_MORE = 1 << 30
"""Where the next game's number was; a batch has fewer games."""
SHORTEST_WAIT, LONGEST_WAIT = 0.0002, 0.005
"""Seconds between two looks at a batch."""
PART_OF_TIME = 0.01
"""Between these it is so much of what the batch has taken until then."""


class Launched:
    """A kernel's games; it is launched in `stream`, and everything else waits for `wait`."""

    def __init__(self, reins: Reins, slots: int) -> None:
        from numba import cuda as numba_cuda  # noqa: PLC0415

        self._cuda: Any = numba_cuda
        self._reins, self._slots = reins, slots
        self._number = self._cuda.pinned_array(1, np.int64)
        self._number[0] = 0
        self.stream = self._cuda.stream()
        self._aside = self._cuda.stream()
        self.counter = self._cuda.to_device(self._number)
        """How many numbers of games were asked for, by every slot until there was none."""

    def wait(self) -> None:
        """Until the kernel has come to its end, with an eye on the reins."""
        over = self._cuda.event(timing=False)
        over.record(self.stream)
        called_back, began = False, time.perf_counter()
        while not over.query():
            taken = time.perf_counter() - began
            time.sleep(min(max(taken * PART_OF_TIME, SHORTEST_WAIT), LONGEST_WAIT))
            if self._reins.enough and not called_back:
                self._number[0] = NO_MORE
                self.counter.copy_to_device(self._number, stream=self._aside)
                called_back = True
            elif not called_back:
                self._reins.over = max(self._asked() - self._slots, 0)
        self._reins.over = 0

    def _asked(self) -> int:
        self.counter.copy_to_host(self._number, stream=self._aside)
        self._aside.synchronize()
        return int(self._number[0])

    def begun(self, games: int, over: int) -> int:
        """How many of the games were begun, of which so many are over; for it has ended.

        If it was called back nobody knows the last number that was given.  But a slot whose
        game was not lost has asked for another one since, in vain.
        """
        asked = self._asked()
        if asked < NO_MORE:
            return games
        return min(over + self._slots - (asked - NO_MORE), games)

"""Playing a plan part by part on whatever is there, in the order of the games.

The crew is a `concurrent.futures.Executor`: threads of this process, or the workers
of a cluster.  Only a few parts are under way at a time, so memory stays flat however
many games there are, and an interrupted run ends with all parts that were begun.
"""

import os
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from dataclasses import dataclass

from freehold.simulation.parts import Backend, Part, play_part
from freehold.simulation.plan import Plan

FIRST_GAMES = 64
"""The first parts are small: from them it is seen how long a game takes."""


@dataclass(frozen=True)
class Crew:
    """Who plays: an executor, how many parts it can play at once, and how long one should be."""

    executor: Executor
    width: int
    backend: Backend
    seconds: float
    """How long a part should take."""
    most_games: int
    """What a part must not exceed, for the memory that its games take."""
    first_games: int = FIRST_GAMES


def threads(n: int | None = None) -> Crew:
    """The cores of this machine; the compiled loop holds no lock of Python's."""
    n = n or cores()
    return Crew(ThreadPoolExecutor(n, "games"), n, "cpu", seconds=0.3, most_games=4096)


def device() -> Crew:
    """The GPU of this machine; its batches are large, for it plays thousands of games at once."""
    executor = ThreadPoolExecutor(1, "device")
    return Crew(executor, 1, "cuda", 2.0, most_games=1 << 18, first_games=1 << 16)


def cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Run:
    """One run of a plan; iterate over it for its parts, in the order of the games."""

    def __init__(self, plan: Plan, crew: Crew, *, keep: bool = False) -> None:
        self.plan = plan
        self.crew = crew
        self.keep = keep
        self.interrupted = False
        self._games_a_second = 0.0
        self._next = 0

    def __iter__(self) -> Iterator[Part]:
        """Play; an interruption (Ctrl-C) ends it early and sets `interrupted`."""
        under_way: deque[Future[Part]] = deque()
        try:
            while under_way or self._next < self.plan.games:
                try:
                    self._fill(under_way)
                    part = under_way[0].result()
                except KeyboardInterrupt:
                    self._stop(under_way)
                    continue
                under_way.popleft()
                self._games_a_second = part.games / max(part.seconds, 1e-9)
                yield part
        finally:
            for future in under_way:
                future.cancel()

    def _fill(self, under_way: "deque[Future[Part]]") -> None:
        """Keep twice as many parts under way as can be played at once."""
        while len(under_way) < 2 * self.crew.width and self._next < self.plan.games:
            games = min(self._part_size(), self.plan.games - self._next)
            under_way.append(
                self.crew.executor.submit(
                    play_part, self.plan, self._next, games, self.crew.backend, keep=self.keep
                )
            )
            self._next += games

    def _part_size(self) -> int:
        """As many games as take the time that a part should take; towards the end smaller ones."""
        if not self._games_a_second:
            return self.crew.first_games
        wished = int(self._games_a_second * self.crew.seconds)
        left = (self.plan.games - self._next) // self.crew.width
        return max(min(wished, left, self.crew.most_games), self.crew.first_games)

    def _stop(self, under_way: "deque[Future[Part]]") -> None:
        """Begin nothing more; what has not begun is dropped, from the last part backwards."""
        self.interrupted = True
        self._next = self.plan.games
        while under_way and under_way[-1].cancel():
            under_way.pop()

"""Playing games part by part on whatever is there, in the order of the games.

The crew is a `concurrent.futures.Executor`: threads of this process, or the workers
of a cluster.  Only a few parts are under way at a time, so memory stays flat however
many games there are, and a run that is stopped ends with all parts that were begun.
A crew that is elsewhere can be lost; its run ends with the parts that had come back.
"""

import os
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Executor, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from typing import Generic, Protocol, TypeVar

from freehold.simulation.parts import Backend

FIRST_GAMES = 64
"""The first parts are small: from them it is seen how long a game takes."""

FIRST_GAMES_A_PROCESSOR = 1 << 13
"""Of a GPU, which takes hardly less time for fewer: a million games are one part on a large one."""

SECONDS_BETWEEN_LOOKS = 0.5
"""How often it is asked whether a crew is still there while a part is waited for."""


class Piece(Protocol):
    """What comes back from a piece of work: how many games it was, and how long it took."""

    @property
    def games(self) -> int: ...
    @property
    def seconds(self) -> float: ...


P = TypeVar("P", bound=Piece)
P_co = TypeVar("P_co", bound=Piece, covariant=True)


class Work(Protocol[P_co]):
    """Plays some games in a row; a cluster's workers must be able to find it by name."""

    def __call__(self, first: int, games: int, backend: Backend, /) -> P_co: ...


@dataclass
class Tie:
    """What holds a crew to this process; the threads of this process are never lost.

    Once lost it stays so, even if somebody answers again: what was under way is gone,
    and what comes next must not follow a gap.
    """

    holds: Callable[[], bool] = lambda: True
    errors: tuple[type[Exception], ...] = (CancelledError,)
    """What a part or the asking for one raises if the crew was lost."""
    tell: Callable[[], None] = lambda: None
    """Called once, when the loss is seen."""
    lost: bool = False

    def is_lost(self) -> bool:
        """Look, and remember."""
        if not self.lost and not self.holds():
            self.lose()
        return self.lost

    def lose(self) -> None:
        """Remember that it was lost, and say so the first time."""
        if not self.lost:
            self.lost = True
            self.tell()


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
    tie: Tie = field(default_factory=Tie)


def threads(n: int | None = None) -> Crew:
    """The cores of this machine; the compiled loop holds no lock of Python's."""
    n = n or cores()
    return Crew(ThreadPoolExecutor(n, "games"), n, "cpu", seconds=0.3, most_games=8192)


def device(processors: int, *, rows: bool) -> Crew:
    """The GPU of this machine; its batches are large, for it plays millions of games at once.

    If every game's row is wanted they take memory here as well, so there are fewer.
    """
    executor = ThreadPoolExecutor(1, "device")
    most = 1 << 20 if rows else 1 << 24
    first = min(processors * FIRST_GAMES_A_PROCESSOR, most)
    return Crew(executor, 1, "cuda", 4.0, most_games=most, first_games=first)


def cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Run(Generic[P]):
    """So many games played by a crew; iterate over it for the parts, in the order of the games."""

    def __init__(self, games: int, work: Work[P], crew: Crew) -> None:
        self.games = games
        self.work = work
        self.crew = crew
        self.stopped = False
        self._games_a_second = 0.0
        self._next = 0

    def stop(self) -> None:
        """End early: what is under way is played to its end, and nothing more is begun."""
        self.stopped = True

    def __iter__(self) -> Iterator[P]:
        """Play; the parts come in the order of the games, without a gap."""
        under_way: deque[Future[P]] = deque()
        tie = self.crew.tie
        try:
            while under_way or self._next < self.games:
                # A crew that is lost is asked for nothing, not even to drop a part.
                if not tie.is_lost():
                    self._drop(under_way) if self.stopped else self._fill(under_way)
                if not under_way:
                    return
                part = self._result(under_way.popleft())
                self._games_a_second = part.games / max(part.seconds, 1e-9)
                yield part
        except tie.errors:
            tie.lose()
        finally:
            if not tie.lost:
                for future in under_way:
                    future.cancel()

    def _result(self, future: "Future[P]") -> P:
        """Wait for a part, but not for ever: a crew that is lost may leave it without an end."""
        while not wait([future], SECONDS_BETWEEN_LOOKS).done:
            if self.crew.tie.is_lost() and not future.done():
                raise CancelledError
        return future.result()

    def _fill(self, under_way: "deque[Future[P]]") -> None:
        """Keep twice as many parts under way as can be played at once.

        But before it is known how long a game takes none waits: the first parts are small,
        and on a GPU small parts take long.
        """
        ahead = 2 if self._games_a_second else 1
        while len(under_way) < ahead * self.crew.width and self._next < self.games:
            games = min(self._part_size(), self.games - self._next)
            under_way.append(
                self.crew.executor.submit(self.work, self._next, games, self.crew.backend)
            )
            self._next += games

    def _part_size(self) -> int:
        """As many games as take the time that a part should take; towards the end smaller ones."""
        if not self._games_a_second:
            return self.crew.first_games
        wished = int(self._games_a_second * self.crew.seconds)
        left = (self.games - self._next) // self.crew.width
        return max(min(wished, left, self.crew.most_games), self.crew.first_games)

    @staticmethod
    def _drop(under_way: "deque[Future[P]]") -> None:
        """What has not begun is dropped, from the last part backwards."""
        while under_way and under_way[-1].cancel():
            under_way.pop()

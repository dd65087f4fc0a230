"""Playing games part by part with whatever crew is there, in the order of the games.

Only a few parts are under way at a time, so memory stays flat however many games there
are, and a run that is stopped ends with all parts that were begun.
A crew that is elsewhere can be lost; its run ends with the parts that had come back.
"""

from collections import deque
from collections.abc import Iterator
from concurrent.futures import CancelledError, Future, wait
from typing import Generic, Protocol, TypeVar

from freehold.simulation.crews import Crew
from freehold.simulation.parts import Backend

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

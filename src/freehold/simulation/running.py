"""Playing games part by part with whatever crews are there, in the order of the games.

Only a few parts are under way at a time, so memory stays flat however many games there
are, and a run that is stopped ends with all parts that were begun; the last of them may be
called back, and then has fewer games than were asked for.
A crew that is elsewhere can be lost; its run ends with the parts that had come back.
"""

from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, CancelledError, wait
from typing import Generic

from freehold.simulation.crews import Crew
from freehold.simulation.sharing import PARTS_AHEAD, Asked, P, Team, Work, size_of_part

SECONDS_BETWEEN_LOOKS = 0.5
"""How often it is asked whether a crew is still there while a part is waited for."""
MOST_GAMES_AHEAD = 1 << 24
"""So many games may be back already while a part is waited for that has those before them."""


class Run(Generic[P]):
    """So many games played by one crew or several side by side.

    Iterate over it for the parts, in the order of the games.
    """

    def __init__(self, games: int, work: Work[P], *crews: Crew) -> None:
        self.games = games
        self.work = work
        self.teams = [Team[P](crew) for crew in crews]
        self.stopped = False
        self.while_waiting: Callable[[], None] = lambda: None
        """Called now and then while a part is waited for."""
        self._next = 0
        self._under_way: deque[Asked[P]] = deque()

    def stop(self) -> None:
        """End early: what is under way is played to its end, and nothing more is begun."""
        self.stopped = True

    def __iter__(self) -> Iterator[P]:
        """Play; the parts come in the order of the games, without a gap."""
        under_way = self._under_way
        ties = [team.crew.tie for team in self.teams]
        try:
            while under_way or self._next < self.games:
                for team in self.teams:
                    team.look()
                # A crew that is lost is asked for nothing, not even to drop a part.
                if not self._is_lost():
                    self._drop(under_way) if self.stopped else self._fill(under_way)
                if not under_way:
                    return
                if self._is_back(under_way[0]):
                    asked = under_way.popleft()
                    part = asked.result()
                    if part.games:
                        yield part
                    if part.games < asked.games:
                        return
        except tuple({error for tie in ties for error in tie.errors}):
            if not any(tie.lost for tie in ties):
                raise
        finally:
            if not any(tie.lost for tie in ties):
                for asked in under_way:
                    asked.future.cancel()

    def games_waiting(self) -> int:
        """How many were played out of turn: those before them are still under way."""
        return sum(asked.games for asked in self._under_way if asked.future.done())

    def _is_lost(self) -> bool:
        """Whether any crew is: what it leaves undone cannot be passed over."""
        return any(team.crew.tie.is_lost() for team in self.teams)

    def _is_back(self, first: Asked[P]) -> bool:
        """Whether the first part is back; waits for any, but not for ever.

        A crew that is lost may leave its parts without an end.
        """
        if not first.future.done():
            self.while_waiting()
            playing = [asked.future for team in self.teams for asked in team.playing]
            wait(playing, SECONDS_BETWEEN_LOOKS, FIRST_COMPLETED)
            if self._is_lost() and not first.future.done():
                raise CancelledError
        return first.future.done()

    def _fill(self, under_way: "deque[Asked[P]]") -> None:
        """Ask every crew for as many parts as it needs to be always busy."""
        for team in self.teams:
            while team.has_room() and self._next < self.games and self._has_memory(under_way):
                games = size_of_part(team, self.teams, self.games - self._next)
                if not games:
                    break
                under_way.append(team.ask(self.work, self._next, games))
                self._next += games

    def _has_memory(self, under_way: "deque[Asked[P]]") -> bool:
        """Whether what is back already, and waits for its turn, leaves memory for more.

        A crew that is alone waits for its own parts only, and those few are all that it is
        asked for.  Beside another it may be ahead by many games.
        """
        if len(self.teams) == 1:
            return len(under_way) < PARTS_AHEAD * self.teams[0].crew.width
        return self.games_waiting() < MOST_GAMES_AHEAD

    @staticmethod
    def _drop(under_way: "deque[Asked[P]]") -> None:
        """What has not begun is dropped, from a crew's last part backwards.

        And whatever comes after it: parts of a crew that was ahead.
        """
        busy: list[Crew] = []
        for asked in reversed(under_way):
            if asked.crew not in busy and not asked.future.cancel():
                busy.append(asked.crew)
        while any(asked.future.cancelled() for asked in under_way):
            under_way.pop()

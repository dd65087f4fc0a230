"""How the games of a run are shared out among its crews.

Crews differ: a GPU plays millions of games a second and needs many at a time, a core
plays thousands.  Each is handed as much as lets all of them come to the end together,
and not more than takes the time that its parts should take.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from time import perf_counter
from typing import Generic, Protocol, TypeVar

from freehold.simulation.crews import Crew
from freehold.simulation.parts import Backend

PARTS_AHEAD = 2
"""As many times as many parts are asked for as a crew plays at once: none waits for work."""


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


@dataclass(frozen=True, eq=False)
class Asked(Generic[P]):
    """A part that a crew was asked for."""

    crew: Crew
    future: "Future[P]"
    games: int
    at: float
    """When it was, by the clock."""

    def result(self) -> P:
        """What came back."""
        with self.crew.tie.minded():
            return self.future.result()


class Team(Generic[P]):
    """A crew at work: how fast it is, and what it was asked for."""

    def __init__(self, crew: Crew, clock: Callable[[], float] = perf_counter) -> None:
        self.crew = crew
        self.pace = 0.0
        """Games a second of each that plays at once, its overhead aside; 0 until the first part
        is back."""
        self.playing: list[Asked[P]] = []
        """What is not back yet, the oldest first."""
        self._clock = clock
        self._last_back = 0.0

    def ask(self, work: Work[P], first: int, games: int) -> Asked[P]:
        """Ask the crew for a part."""
        crew = self.crew
        with crew.tie.minded():
            future = crew.executor.submit(work, first, games, crew.backend)
        asked = Asked(crew, future, games, self._clock())
        self.playing.append(asked)
        return asked

    def look(self) -> None:
        """Note which parts are back, and how fast they were played."""
        back = [asked for asked in self.playing if asked.future.done()]
        if not back:
            return
        self._last_back = self._clock()
        self.playing = [asked for asked in self.playing if asked not in back]
        for asked in back:
            if not asked.future.cancelled() and asked.future.exception() is None:
                part = asked.future.result()
                playing = max(part.seconds - self.crew.overhead, part.seconds / 2, 1e-9)
                self.pace = part.games / playing

    def has_room(self) -> bool:
        """Whether it should be asked for more.

        But before it is known how long a game takes no part waits: the first ones are small,
        and on a GPU small parts take long.
        """
        ahead = PARTS_AHEAD if self.pace else 1
        return len(self.playing) < ahead * self.crew.width

    def games_left(self) -> float:
        """Of what it was asked for, as far as can be told without a word from the crew."""
        games = sum(asked.games for asked in self.playing)
        if not games:
            return 0.0
        since = max(self._last_back, self.playing[0].at)
        busy = min(len(self.playing), self.crew.width)
        return max(games - self.pace * busy * (self._clock() - since), 0.0)


def size_of_part(team: "Team[P]", teams: Sequence["Team[P]"], left: int) -> int:
    """How many games a team is asked for next, of so many that nobody plays yet; 0 for none."""
    crew = team.crew
    if not team.pace:
        return min(crew.first_games, left)
    wished = min(int(team.pace * crew.seconds), crew.most_games)
    share = fair_share(team, teams, left)
    least = min(crew.first_games, crew.least_games)
    # Whoever has an overhead leaves little to those at work, even if it has nothing to do.
    busy = any(each.playing for each in teams) if crew.overhead else team.playing
    if share < least and busy and len(teams) > 1:
        return 0  # the others will be done with them before
    return min(max(min(wished, share), least), left)


def fair_share(team: "Team[P]", teams: Sequence["Team[P]"], left: int) -> int:
    """The games that a part of a team may have, so that all teams are done at the same time."""
    games = left + sum(each.games_left() for each in teams)
    missed = sum(each.pace * each.crew.width * each.crew.overhead for each in teams)
    seconds = (games + missed) / sum(each.pace * each.crew.width for each in teams)
    own = team.pace * (seconds - team.crew.overhead)
    return round(own - team.games_left() / team.crew.width)

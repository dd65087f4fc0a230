"""The course of games: the table at eighths of each, and who led at half time."""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from tests.simulation.oracle.books import Books
from tests.simulation.oracle.length import winners_of
from tests.simulation.oracle.playing import Chapter, End, Moment

PARTS = 8
LOOKS = 8
"""As many looks there are at most: every 2 rounds, or every 4, 8 …"""


class Stand(NamedTuple):
    """How a seat stands; whoever is out has no wealth."""

    wealth: int | None
    deeds: int
    houses: int


def stands_of(books: Books) -> list[Stand]:
    """How all seats stand."""
    return [
        Stand(
            None if seat in books.out else books.wealth(seat),
            len(books.deeds_of(seat)),
            sum(books.houses(space) for space in books.deeds_of(seat)),
        )
        for seat in range(books.n_seats)
    ]


class Course(Chapter):
    """How everybody stood when each round was over."""

    fields = ("half_times", "leader_won", "comebacks", "course_games")
    PARTS_OF_GAMES = ("course_winner", "course_others", "course_deeds", "course_buildings")
    """Between looks everything goes on evenly: what is rounded may differ a little."""

    def __init__(self, edition: object) -> None:
        super().__init__(edition)
        self.after: list[list[Stand]] = []
        self.spacing = 2
        self.looks: list[list[Stand]] = []
        self.leader_won = self.comeback = False
        self.parts: dict[str, list[Fraction]] = {}

    def end_step(self, now: Moment) -> None:
        while len(self.after) <= now.books.round:
            self.after.append(stands_of(now.books))

    def end_game(self, end: End) -> None:
        rounds = end.books.round
        while rounds // self.spacing > LOOKS:
            self.spacing *= 2
        self.looks = [self.after[i] for i in range(self.spacing, rounds + 1, self.spacing)]
        winners = winners_of(end)
        if self.looks and winners:
            self._judge(winners[0], rounds)
        if len(self.looks) > 1 and winners:
            self.sums["course_games",] = 1
            self._cut(end, winners[0])

    def _judge(self, winner: int, rounds: int) -> None:
        """Half time is the look that is nearest to it, of two the later one."""
        times = [self.spacing * (i + 1) for i in range(len(self.looks))]
        nearest = min(range(len(times)), key=lambda i: (abs(2 * times[i] - rounds), -times[i]))
        self.leader_won, self.comeback = judged(self.looks[nearest], winner)
        self.sums["half_times",] = 1
        self.sums["leader_won",] = int(self.leader_won)
        self.sums["comebacks",] = int(self.comeback)

    def _cut(self, end: End, winner: int) -> None:
        """Eight parts: what is between two looks, the beginning and the end, lies on a line."""
        begin = Stand(self.edition.start_cash, self.edition.deeds_dealt, 0)
        n, rounds = end.books.n_seats, end.books.round
        marks = [(0, [begin] * n)]
        marks += [(self.spacing * (i + 1), look) for i, look in enumerate(self.looks)]
        marks += [(rounds, stands_of(end.books))]
        for name in self.PARTS_OF_GAMES:
            self.parts[name] = [Fraction(0)] * PARTS
        for part in range(PARTS):
            at = Fraction(rounds * (part + 1), PARTS)
            for seat in range(n):
                wealth, deeds, houses = between(marks, at, seat)
                name = "course_winner" if seat == winner else "course_others"
                self.parts[name][part] += wealth
                self.parts["course_deeds"][part] += deeds
                self.parts["course_buildings"][part] += houses


def judged(stands: Sequence[Stand], winner: int) -> tuple[bool, bool]:
    """Whether the winner was the richest, or the poorest of those still in, and not both."""
    wealth = [stand.wealth for stand in stands if stand.wealth is not None]
    mine = stands[winner].wealth
    leads = mine == max(wealth)
    return leads, mine == min(wealth) and not leads


def between(
    marks: Sequence[tuple[int, Sequence[Stand]]], at: Fraction, seat: int
) -> tuple[Fraction, ...]:
    """How a seat stood then, as far as the marks tell."""
    before = max((mark for mark in marks[:-1] if mark[0] <= at), key=lambda mark: mark[0])
    after = marks[marks.index(before) + 1]
    way = (at - before[0]) / (after[0] - before[0]) if after[0] > before[0] else Fraction(1)
    pairs = zip(before[1][seat], after[1][seat], strict=True)
    return tuple((a or 0) + ((b or 0) - (a or 0)) * way for a, b in pairs)

"""When groups come into one hand for the first time, and whether that hand wins."""

from freehold.vocabulary import BANK
from tests.simulation.oracle.length import winners_of
from tests.simulation.oracle.playing import Chapter, End, Moment

ROUNDS = 5
"""In a bin; there are 24 of them, and the last is open."""


class Groups(Chapter):
    """Looked at after whole actions: in a trade the deeds pass one by one."""

    fields = ("group_complete", "group_turns", "group_wins", "group_bins")

    def __init__(self, edition: object) -> None:
        super().__init__(edition)
        self._owners: list[int] = []
        self._when = (0, 0)
        self.first: dict[int, tuple[int, int]] = {}
        """By group the turn, and whose it was."""

    def read(self, now: Moment) -> None:
        books = now.books
        if books.owner != self._owners:
            self._owners = books.owner[:]
            self._when = (books.turn, books.round)

    def end_step(self, now: Moment) -> None:
        books, (turn, round_) = now.books, self._when
        for group in range(self.edition.n_groups):
            holders = {
                owner
                for space, owner in enumerate(books.owner)
                if self.edition.group[space] == group
            }
            if len(holders) > 1 or BANK in holders or group in self.first:
                continue
            self.first[group] = (turn, holders.pop())
            self.sums["group_complete", group] += 1
            self.sums["group_turns", group] += turn
            self.sums["group_bins", group, min(round_ // ROUNDS, 23)] += 1

    def end_game(self, end: End) -> None:
        for group, (_, seat) in self.first.items():
            self.sums["group_wins", group] += seat in winners_of(end)

"""How long games are, who wins them, and what everyone has at the end."""

from freehold.vocabulary import NOBODY
from tests.simulation.oracle.playing import Chapter, End

WIN = 840
"""A win in a tally, so that it can be shared by any number of seats."""


def winners_of(end: End) -> list[int]:
    """The last seat that is left, or the richest of those; nobody if the game was stopped."""
    books = end.books
    left = [seat for seat in range(books.n_seats) if seat not in books.out]
    if end.stopped or len(left) == 1:
        return [] if end.stopped else left
    in_order = sorted(left, key=lambda seat: (seat - books.first_seat) % books.n_seats)
    most = max(books.wealth(seat) for seat in left)
    richest = [seat for seat in in_order if books.wealth(seat) == most]
    return sorted(richest) if books.edition.shared_win else richest[:1]


class Length(Chapter):
    """Turns, rounds and decisions."""

    fields = (
        "games",
        "stopped",
        "turns",
        "turns_squared",
        "rounds",
        "rounds_squared",
        "actions",
        "turn_bins",
        "round_bins",
    )

    def end_game(self, end: End) -> None:
        turns, rounds, sums = end.turns, end.books.round, self.sums
        sums["games",] = 1
        sums["stopped",] = int(end.stopped)
        sums["turns",] = turns
        sums["turns_squared",] = turns**2
        sums["rounds",] = rounds
        sums["rounds_squared",] = rounds**2
        sums["actions",] = end.actions
        sums["turn_bins", min(turns // 8, 127)] = 1
        sums["round_bins", min(rounds, 199)] = 1


class Wins(Chapter):
    """By player, and by the place in the order of play."""

    fields = ("played", "won", "wealth", "bankrupt")

    def end_game(self, end: End) -> None:
        books, winners = end.books, winners_of(end)
        first = books.first_seat if books.first_seat != NOBODY else 0
        for seat, player in enumerate(end.players):
            place = (seat - first) % books.n_seats
            self.sums["played", player, place] += 1
            if seat in winners:
                self.sums["won", player, place] += WIN // len(winners)
            if seat in books.out:
                self.sums["bankrupt", player] += 1
            else:
                self.sums["wealth", player] += books.wealth(seat)

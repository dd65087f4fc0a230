"""The board: landings, and what happened how often."""

from collections import defaultdict
from typing import Any

from freehold.vocabulary import Event
from tests.simulation.oracle.books import SEIZED
from tests.simulation.oracle.playing import Chapter, End, Moment, Sums


class Landings(Chapter):
    """A figure that goes to jail does not land there."""

    fields = ("landings",)

    def read(self, now: Moment) -> None:
        books, told = now.books, now.told
        if told.event == Event.MOVED:
            assert books.at[told.seat] == told.space
            self.sums["landings", told.space] += 1


class Money(Chapter):
    """Money from the bank and debts by their kind, and every event of a turn that was played."""

    fields = ("salary", "pot", "risk", "borrowed", "paid_kind", "events")

    def __init__(self, edition: Any) -> None:
        super().__init__(edition)
        self.by_turn: defaultdict[int, Sums] = defaultdict(Sums)

    def read(self, now: Moment) -> None:
        told = now.told
        if told.event != SEIZED:
            self.by_turn[now.books.turn]["events", told.event] += 1
        if told.event == Event.PAID:
            self.sums["paid_kind", told.space + 1] += told.amount
        if told.event == Event.RISKED:
            self.sums["risk",] += told.amount
        for entry in now.entries:
            if entry.why in ("salary", "pot", "borrowed"):
                self.sums[entry.why,] += entry.amount

    def end_game(self, end: End) -> None:
        for turn, events in self.by_turn.items():
            if turn <= end.turns:
                self.sums.update(events)

"""The board: landings, and what happened how often."""

from freehold.vocabulary import Event
from tests.simulation.oracle.books import SEIZED
from tests.simulation.oracle.playing import Chapter, Moment


class Landings(Chapter):
    """A figure that goes to jail does not land there."""

    fields = ("landings",)

    def read(self, now: Moment) -> None:
        books, told = now.books, now.told
        if told.event == Event.MOVED:
            assert books.at[told.seat] == told.space
            self.sums["landings", told.space] += 1


class Money(Chapter):
    """Money from the bank and debts by their kind, and every event once."""

    fields = ("salary", "pot", "risk", "borrowed", "paid_kind", "events")

    def read(self, now: Moment) -> None:
        told = now.told
        if told.event != SEIZED:
            self.sums["events", told.event] += 1
        if told.event == Event.PAID:
            self.sums["paid_kind", told.space + 1] += told.amount
        if told.event == Event.RISKED:
            self.sums["risk",] += told.amount
        for entry in now.entries:
            if entry.why in ("salary", "pot", "borrowed"):
                self.sums[entry.why,] += entry.amount

"""Who goes bankrupt when, over what, where and to whom."""

from typing import NamedTuple

from freehold.vocabulary import BANK, NOBODY, DebtKind, Event
from tests.simulation.oracle.playing import Chapter, Moment


class Ruin(NamedTuple):
    """A bankruptcy; the kind of the debt is -1 for a seat that a special rule puts out."""

    turn: int
    kind: int
    space: int
    creditor: int


class Ruins(Chapter):
    """Where is told of rent and tax alone."""

    fields = ("bankrupt_kind", "bankrupt_turns", "bankrupt_to_bank", "bankrupt_space")

    def __init__(self, edition: object) -> None:
        super().__init__(edition)
        self.seats: dict[int, Ruin] = {}

    def read(self, now: Moment) -> None:
        books, told = now.books, now.told
        if told.event != Event.WENT_BANKRUPT:
            return
        debt = books.ruin.get(told.seat)
        kind = debt.kind if debt else NOBODY
        at = debt.space if debt and kind in (DebtKind.RENT, DebtKind.TAX) else NOBODY
        self.seats[told.seat] = Ruin(books.turn, kind, at, told.other)
        self.sums["bankrupt_kind", kind + 1] += 1
        self.sums["bankrupt_turns",] += books.turn
        self.sums["bankrupt_to_bank",] += told.other == BANK
        if at != NOBODY:
            self.sums["bankrupt_space", at] += 1

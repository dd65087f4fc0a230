"""Deeds: what they cost, what they bring in, and for how long they are owned."""

from freehold.vocabulary import BANK, NOBODY, DebtKind, Event, Lot
from tests.simulation.oracle.length import winners_of
from tests.simulation.oracle.playing import Chapter, End, Moment


class Purchases(Chapter):
    """Deeds bought from the bank, and in which turn; for nothing; and buildings."""

    fields = ("bought", "bought_turns", "auctioned", "got_free", "paid", "built", "mortgaged")

    def read(self, now: Moment) -> None:
        books, told = now.books, now.told
        event, space, sums = told.event, told.space, self.sums
        auctioned = event == Event.AUCTION_WON and told.other == Lot.DEED
        if auctioned or event in (Event.BOUGHT, Event.BOUGHT_REMOTELY):
            sums["bought", space] += 1
            sums["bought_turns", space] += books.turn
            sums["auctioned", space] += auctioned
        elif event in (Event.TOOK_FREE, Event.DEED_DEALT):
            sums["got_free", space] += 1
            sums["paid", space] += told.amount
        elif event in (Event.BUILT, Event.BUILT_REMOTELY):
            sums["built", space] += 1
        elif event == Event.MORTGAGED:
            sums["mortgaged", space] += 1
        for entry in now.entries:
            if entry.why == "bought":
                sums["paid", entry.space] -= entry.amount


class Spending(Chapter):
    """Money for buildings, money back for them and for deeds, and interest.

    What comes in for a group that is sold at once is shared alike by its lots.
    """

    fields = ("building_cost", "building_back", "interest")

    def read(self, now: Moment) -> None:
        told = now.told
        if told.event == Event.SOLD_GROUP:
            lots = now.books.group_of(told.space)
            for lot in lots:
                self.sums["building_back", lot] += told.amount // len(lots)
            self.sums["building_back", told.space] += told.amount % len(lots)
            return
        for _, amount, why, space in now.entries:
            if why == "built":
                self.sums["building_cost", space] -= amount
            elif why in ("building sold", "deed sold"):
                self.sums["building_back", space] += amount
            elif why == "interest":
                self.sums["interest", space] -= amount


class Rents(Chapter):
    """Rent that came in: in money, as a deed that settles it, or as all that a bankrupt has."""

    fields = ("rents", "rent")

    def __init__(self, edition: object) -> None:
        super().__init__(edition)
        self._unpaid: set[tuple[int, int]] = set()

    def read(self, now: Moment) -> None:
        books, told = now.books, now.told
        if told.event == Event.RENT_DUE:
            self._unpaid.add((told.seat, told.other))
        elif told.event == Event.SETTLEMENT_ACCEPTED:
            self._came_in(told.other, told.seat, books.rent[told.other, told.seat], told.amount)
        elif told.event == Event.PAID and told.space == DebtKind.RENT:
            self._came_in(told.seat, told.other, now.entries[0].space, told.amount)
        elif told.event == Event.CASH_PASSED and told.seat in books.ruin:
            ruin = books.ruin[told.seat]
            if ruin.kind == DebtKind.RENT:
                self._came_in(told.seat, told.other, ruin.space, told.amount)

    def _came_in(self, seat: int, owner: int, space: int, amount: int) -> None:
        self.sums["rent", space] += amount
        if (seat, owner) in self._unpaid:
            self._unpaid.remove((seat, owner))
            self.sums["rents", space] += 1


class Owners(Chapter):
    """For how many turns of the game each deed is anybody's, and whether it ends with a winner."""

    fields = ("owned_turns", "winner_has")

    def __init__(self, edition: object) -> None:
        super().__init__(edition)
        self._since: dict[int, int] = {}

    def read(self, now: Moment) -> None:
        for space, owner in enumerate(now.books.owner):
            if (owner == BANK) == (space in self._since):
                self._change(space, now.books.turn)

    def _change(self, space: int, turn: int) -> None:
        since = self._since.pop(space, NOBODY)
        if since == NOBODY:
            self._since[space] = turn
        else:
            self.sums["owned_turns", space] += turn - since

    def end_game(self, end: End) -> None:
        for space in list(self._since):
            self._change(space, end.turns)
            self.sums["winner_has", space] += end.books.owner[space] in winners_of(end)

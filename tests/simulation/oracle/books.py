"""The books of a game, kept from what is told and from nothing else.

Whose money, deeds and buildings, event by event: so it is known how things stood at the
very moment of an event, which the table itself shows only after the whole action.  After
every action the books must agree with the table.
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from freehold.vocabulary import BANK, HOTEL, NOBODY, DebtKind, Event, Lot, SpaceKind


class Told(NamedTuple):
    """An event."""

    event: int
    seat: int
    other: int
    space: int
    amount: int


class Entry(NamedTuple):
    """Money that a seat got, or below nought gave; why, and which deed it was about."""

    seat: int
    amount: int
    why: str
    space: int = NOBODY


class Debt(NamedTuple):
    """What a seat owes, and where: the deed of a rent, or where the figure stands."""

    seat: int
    other: int
    kind: int
    amount: int
    space: int


WHY = {kind.value: kind.name.lower() for kind in DebtKind}
FROM_BANK = {
    Event.SALARY: "salary",
    Event.RECEIVED: "granted",
    Event.POT_WON: "pot",
    Event.EVENED_OUT: "evened out",
}
DEED_COMES = (Event.BOUGHT, Event.BOUGHT_REMOTELY, Event.TOOK_FREE, Event.DEED_DEALT)
LIQUIDATION = (Event.SOLD_BUILDING, Event.MORTGAGED, Event.REPAID)
"""What is told while a bankrupt's property is turned into cash, before the bank takes it."""
SEIZED = -1
"""Instead of an event: the bank takes all that a bankrupt has left; nothing is told of it."""


class Books:
    """How everything stands by what was told so far."""

    def __init__(self, edition: Any, n_seats: int) -> None:
        self.edition = edition
        self.n_seats = n_seats
        self.cash = [edition.start_cash] * n_seats
        self.debt = [0] * n_seats
        self.at = [0] * n_seats
        self.owner = [BANK] * edition.n_spaces
        self.level = [0] * edition.n_spaces
        self.mortgaged: set[int] = set()
        self.out: set[int] = set()
        self.turn = 0
        self.turn_seat = NOBODY
        self.first_seat = NOBODY
        self.round = 0
        self.rent: dict[tuple[int, int], int] = {}
        """For which deed a seat last owed another rent."""
        self.debts: list[Debt] = []
        """That wait for cash, the one that is settled first at the end."""
        self.ruin: dict[int, Debt] = {}
        """The debt that made a seat bankrupt; it is missing if a special rule put the seat out."""
        self.passing = ""
        """Why deeds and cash change hands now."""
        self._borrows = NOBODY
        self._on_credit: dict[int, Debt] = {}
        self._interest_on = NOBODY
        self._bid = 0
        self._last = Told(Event.RESTED, NOBODY, NOBODY, NOBODY, 0)
        self._again = False
        self._to_bank = NOBODY

    # --- what follows from the books -----------------------------------------------

    def deeds_of(self, seat: int) -> list[int]:
        """The deeds of a seat."""
        return [
            space for space, owner in enumerate(self.owner) if owner == seat and self.is_deed(space)
        ]

    def is_deed(self, space: int) -> bool:
        """Whether a space can be owned."""
        return self.edition.group[space] >= 0

    def group_of(self, space: int) -> list[int]:
        """All deeds of a deed's group."""
        group = self.edition.group[space]
        return [s for s in range(self.edition.n_spaces) if self.edition.group[s] == group]

    def houses(self, space: int) -> int:
        """How many house prices what stands here has cost; a hotel is one more than its houses."""
        if self.level[space] == HOTEL and self.edition.kind[space] == SpaceKind.LOT:
            return self.edition.houses_before_hotel + 1
        return self.level[space]

    def value(self, space: int) -> int:
        """A deed at its price, a mortgaged one at half of it."""
        return self.edition.price[space] // (2 if space in self.mortgaged else 1)

    def wealth(self, seat: int) -> int:
        """Cash less debt, deeds at their value, and buildings at what they cost."""
        return (
            self.cash[seat]
            - self.debt[seat]
            + sum(self.value(space) for space in self.deeds_of(seat))
            + sum(self.houses(s) * self.edition.house_price[s] for s in self.deeds_of(seat))
        )

    def differ_from(self, game: Any) -> list[str]:
        """Where the books do not agree with the table."""
        n = self.edition.n_spaces
        deeds = [space for space in range(n) if self.is_deed(space)]
        pairs = {
            "cash": (self.cash, game.cash[: self.n_seats]),
            "debt": (self.debt, game.debt[: self.n_seats]),
            "at": (self.at, game.at[: self.n_seats]),
            "owner": ([self.owner[s] for s in deeds], [game.owner[s] for s in deeds]),
            "level": (self.level, game.buildings[:n]),
            "mortgaged": (sum(1 << s for s in self.mortgaged), game.mortgaged),
            "out": (sum(1 << s for s in self.out), (1 << self.n_seats) - 1 - game.playing),
            "turn": (self.turn, game.turns),
            "round": (self.round, game.rounds),
        }
        return [
            f"{name}: {ours} {theirs}" for name, (ours, theirs) in pairs.items() if ours != theirs
        ]

    # --- keeping them ----------------------------------------------------------------

    def enter(self, events: Sequence[Told]) -> Iterator[tuple[Told, list[Entry]]]:
        """Enter what an action brought, and after each event tell what money moved by it."""
        for told in events:
            if told.event not in LIQUIDATION:
                yield from self._bank_takes_all()
            entries = self._money(told)
            for entry in entries:
                self.cash[entry.seat] += entry.amount
            self._deeds(told)
            self._course(told)
            self._last = told
            yield told, entries
        yield from self._bank_takes_all()
        self.passing = ""

    def _bank_takes_all(self) -> Iterator[tuple[Told, list[Entry]]]:
        seat, self._to_bank = self._to_bank, NOBODY
        if seat == NOBODY:
            return
        left, self.cash[seat] = self.cash[seat], 0
        for space in self.deeds_of(seat):
            self.owner[space] = BANK
            self.level[space] = 0
            if self.edition.bank_auctions_free_of_mortgage:
                self.mortgaged.discard(space)
        yield Told(SEIZED, seat, BANK, NOBODY, left), [Entry(seat, -left, "seized")]

    def _money(self, told: Told) -> list[Entry]:  # noqa: PLR0911, PLR0912 - a list of events
        event, seat, other, space, amount = told
        house_price = self.edition.house_price
        if event in FROM_BANK:
            return [Entry(seat, amount, FROM_BANK[Event(event)])]
        if event == Event.RISKED and amount > 0:
            return [Entry(seat, amount, "risk")]
        if event == Event.PAID:
            return self._paid(seat, other, space, amount)
        if event in (Event.BOUGHT, Event.BOUGHT_REMOTELY):
            return [Entry(seat, -amount, "bought", space)]
        if event == Event.AUCTION_WON:
            if other == Lot.DEED:
                return [Entry(seat, -amount, "bought", space)]
            self._bid = amount
        if event == Event.BUILT:
            bid, self._bid = self._bid, 0
            return [Entry(seat, -(bid or house_price[space]), "built", space)]
        if event == Event.BUILT_REMOTELY:
            return [Entry(seat, -house_price[space], "built", space)]
        if event == Event.COMMISSION:
            why = "built" if self._last.event == Event.BUILT_REMOTELY else "bought"
            return [Entry(seat, -amount, why, space), Entry(other, amount, "commission", space)]
        if event in (Event.SOLD_BUILDING, Event.SOLD_HOTEL_WHOLE):
            return [Entry(seat, amount, "building sold", space)]
        if event == Event.SOLD_GROUP:
            lots = self.group_of(space)
            shares = [self.houses(lot) * house_price[lot] // 2 for lot in lots]
            assert sum(shares) == amount
            return [
                Entry(seat, *at) for at in zip(shares, ["building sold"] * 9, lots, strict=False)
            ]
        if event == Event.SOLD_DEED:
            return [Entry(seat, amount, "deed sold", space)]
        if event == Event.MORTGAGED:
            return [Entry(seat, amount, "mortgaged", space)]
        if event == Event.LIFTED:
            interest = amount - self.edition.mortgage[space]
            return [
                Entry(seat, interest - amount, "lifted", space),
                Entry(seat, -interest, "interest", space),
            ]
        if event == Event.CASH_PASSED:
            return [Entry(seat, -amount, self.passing), Entry(other, amount, self.passing)]
        if event in (Event.BORROWED, Event.REPAID):
            sign = 1 if event == Event.BORROWED else -1
            self.debt[seat] += sign * amount
            return [Entry(seat, sign * amount, "borrowed" if sign == 1 else "repaid")]
        return []

    def _paid(self, seat: int, other: int, kind: int, amount: int) -> list[Entry]:
        """A debt is paid, at once or after it had waited for the cash."""
        if self._borrows == seat:
            self._on_credit[seat] = self._debt(seat, other, kind, amount)
        if self.debts and self.debts[-1][:4] == (seat, other, kind, amount):
            self.debts.pop()
        about = NOBODY
        if kind == DebtKind.RENT:
            about = self.rent[seat, other]
        elif kind == DebtKind.INTEREST:
            about = self._interest_on
        paid = [Entry(seat, -amount, WHY[kind], about)]
        return paid if other == BANK else [*paid, Entry(other, amount, WHY[kind], about)]

    def _debt(self, seat: int, other: int, kind: int, amount: int) -> Debt:
        space = self.rent[seat, other] if kind == DebtKind.RENT else self.at[seat]
        return Debt(seat, other, kind, amount, space)

    def _deeds(self, told: Told) -> None:
        event, seat, other, space, amount = told
        if event in DEED_COMES or (event == Event.AUCTION_WON and other == Lot.DEED):
            self.owner[space] = seat
        elif event == Event.DEED_PASSED:
            assert self.owner[space] == seat
            self.owner[space] = other
        elif event == Event.SOLD_DEED:
            self.owner[space] = BANK
        elif event in (Event.BUILT, Event.BUILT_REMOTELY):
            self.level[space] = amount
        elif event == Event.SOLD_BUILDING:
            hotel = self.level[space] == HOTEL and self.edition.kind[space] == SpaceKind.LOT
            left = self.edition.houses_before_hotel if hotel else self.level[space] - 1
            self.level[space] = 0 if seat in self.out else left
        elif event == Event.SOLD_HOTEL_WHOLE:
            self.level[space] = 0
        elif event == Event.SOLD_GROUP:
            for lot in self.group_of(space):
                self.level[lot] = 0
        elif event == Event.MORTGAGED:
            self.mortgaged.add(space)
        elif event == Event.LIFTED:
            self.mortgaged.remove(space)
        elif event in (Event.MOVED, Event.WENT_TO_JAIL):
            self.at[seat] = space

    def _course(self, told: Told) -> None:  # noqa: PLR0912 - a list of events
        event, seat, other, space, amount = told
        self._borrows = seat if event == Event.BORROWED else NOBODY
        if event == Event.STARTS:
            self.first_seat = seat
        elif event == Event.TURN_BEGAN:
            if self.turn_seat != NOBODY and not self._again:
                self.round += self._is_first_passed(seat)
            self.turn, self.turn_seat, self._again = amount, seat, False
        elif event == Event.ANOTHER_TURN:
            self._again = True
        elif event == Event.WEALTH_COUNTED and self._last.event != Event.WEALTH_COUNTED:
            self.round += bool(self.edition.timed)
        elif event == Event.RENT_DUE:
            self.rent[seat, other] = space
        elif event == Event.PAID_INTEREST:
            self._interest_on = space
        elif event == Event.DEBT_OPENED:
            self.debts.append(self._debt(seat, other, space, amount))
        elif event == Event.SETTLEMENT_ACCEPTED:
            debt = self.debts.pop()
            assert (debt.seat, debt.other) == (other, seat)
            if debt.amount > amount:
                self.debts.append(debt._replace(amount=debt.amount - amount))
            self.passing = "settled"
        elif event == Event.OFFER_ACCEPTED:
            self.passing = "traded"
        elif event in (Event.STOLE, Event.DUEL_ENDED):
            self.passing = "taken"
        elif event == Event.WENT_BANKRUPT:
            self.out.add(seat)
            self.debt[seat] = 0
            if self.edition.bank_credit:
                self.ruin[seat] = self._on_credit[seat]
            elif self._last.event != Event.BEAT:
                self.ruin[seat] = self.debts[-1]
                assert self.debts[-1].seat == seat
            self.debts = [debt for debt in self.debts if debt.seat != seat]
            self.passing = "inherited"
            if other == BANK:
                self._to_bank = seat

    def _is_first_passed(self, seat: int) -> bool:
        """Whether the dice come back to the first seat, or past it, on their way to a seat."""
        way = (seat - self.turn_seat) % self.n_seats or self.n_seats
        passed = [(self.turn_seat + i) % self.n_seats for i in range(1, way + 1)]
        return self.first_seat in passed

"""Missions, powers, cards and fights: how often, how many succeed, and what they are worth.

What the player gains or loses from the moment it happens until the turn goes on: money from
the bank and from others, what has to be paid, deeds at their price.  What is bought, built,
mortgaged or traded counts nothing, and what is sold neither.
"""

from freehold.vocabulary import Decision, Event, SpecialEffect
from tests.simulation.oracle.playing import Chapter, Moment

GAINS = {
    *("salary", "granted", "pot", "risk", "rent", "tax", "card", "fine", "special", "interest"),
    *("taken", "inherited", "settled", "commission"),
}


class Occasions(Chapter):
    """Any of them is open for one seat; a roll's mission is not the work of the card before it."""

    fields = (
        *("special_used", "special_done", "special_worth", "card_drawn", "card_worth"),
        *("fights", "fights_won", "fight_worth"),
    )

    def __init__(self, edition: object) -> None:
        super().__init__(edition)
        self._special: tuple[int, int] | None = None
        self._card: tuple[int, int, int] | None = None
        self._fight: tuple[int, int] | None = None

    def read(self, now: Moment) -> None:
        books = now.books
        event, seat, other, space, amount = now.told
        for entry in now.entries:
            if entry.why in GAINS:
                self._gain(entry.seat, entry.amount)
            if entry.why == "special" and self._fight and self._fight[0] == entry.seat:
                self.sums["fight_worth", self._fight[1]] += entry.amount
                self._fight = None
        if event == Event.DEED_PASSED and books.passing in GAINS:
            self._gain(seat, -books.value(space))
            self._gain(other, books.value(space))
        elif event == Event.TOOK_FREE:
            self._gain(seat, books.value(space))
        elif event == Event.USED_SPECIAL:
            self._card, self._special = None, (seat, amount)
            self.sums["special_used", amount] += 1
            duel = self.edition.special_effect[amount] == SpecialEffect.DUEL
            self.sums["special_done", amount] += (
                self.edition.special_needs[amount] == 0 and not duel
            )
        elif event == Event.SPECIAL_THROWN and self._special:
            row = self._special[1]
            self.sums["special_done", row] += amount >= self.edition.special_needs[row]
        elif event == Event.DUEL_ENDED and self._special:
            self.sums["special_done", self._special[1]] += seat == self._special[0]
        elif event == Event.DREW_CARD:
            self._card = (seat, other, amount)
            self.sums["card_drawn", other, amount] += 1
        elif event == Event.FIGHT_ENDED:
            self._fight = None if amount else (seat, other)
            self.sums["fights", other] += 1
            self.sums["fights_won", other] += amount

    def _gain(self, seat: int, amount: int) -> None:
        if self._special and self._special[0] == seat:
            self.sums["special_worth", self._special[1]] += amount
        if self._card and self._card[0] == seat:
            self.sums["card_worth", *self._card[1:]] += amount

    def end_step(self, now: Moment) -> None:
        if now.game.decision in (Decision.TURN, Decision.END_TURN):
            self._special = self._card = self._fight = None

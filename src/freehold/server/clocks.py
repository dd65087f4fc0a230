"""Clocks: so long for a decision, and a reserve for the whole game."""

from collections.abc import Sequence

from freehold.server.protocol.snapshot import ClockView
from freehold.server.protocol.tables import ClockPlan


class Clock:
    """The clocks of one table, in milliseconds; whoever asks brings the time along."""

    def __init__(self, plan: ClockPlan, seats: int, spent: Sequence[int]) -> None:
        self.plan = plan
        self.reserves = [max(plan.reserve * 1000 - spent[seat], 0) for seat in range(seats)]
        self.seat = -1
        self.began: float | None = None
        """When the decision was asked for; None while the clock stands still."""
        self._used = 0.0
        """What was used of this decision before the clock stood still."""

    def ask(self, seat: int, now: float | None) -> None:
        """A new decision; without a time the clock waits until somebody is at the table."""
        self.seat, self.began, self._used = seat, now, 0.0

    def hold(self, now: float) -> None:
        """Nobody is there: the clock stands still."""
        if self.began is not None:
            self._used, self.began = self.used(now), None

    def go_on(self, now: float) -> None:
        """Somebody is there again."""
        if self.began is None:
            self.began = now

    def used(self, now: float) -> float:
        """Milliseconds of this decision so far."""
        running = 0.0 if self.began is None else (now - self.began) * 1000
        return self._used + running

    def overtime(self, now: float) -> int:
        """Milliseconds of the reserve that this decision has taken."""
        return max(int(self.used(now)) - self.plan.decision * 1000, 0)

    def stop(self, now: float) -> int:
        """The decision is made: what it took from the reserve."""
        if self.seat < 0:
            return 0
        taken = min(self.overtime(now), self.reserves[self.seat])
        self.reserves[self.seat] -= taken
        self.seat, self.began, self._used = -1, None, 0.0
        return taken

    def left(self, now: float) -> float:
        """Milliseconds until the clock runs out."""
        return self.plan.decision * 1000 + self.reserves[self.seat] - self.used(now)

    def view(self, now: float) -> ClockView | None:
        """What the table sees of it."""
        if self.seat < 0:
            return None
        decision = self.plan.decision * 1000 - int(self.used(now))
        reserve = max(self.reserves[self.seat] - self.overtime(now), 0)
        return ClockView(self.seat, max(decision, 0), reserve, running=self.began is not None)

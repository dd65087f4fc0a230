"""The walk of a figure as an exact Markov chain, worked out from the board alone.

Nothing here is taken from the rules: it is the arithmetic of two dice, three doubles,
jail and cards, written a second time, for comparison.
"""

from dataclasses import dataclass
from functools import cache

import numpy as np

JAIL = -1
"""Where a figure is that was sent to jail in this turn."""


@dataclass(frozen=True)
class Board:
    """What a walk needs to know of a board."""

    kinds: tuple[str, ...]
    """go-to-jail, jail, cards or anything else, a space each."""
    deck_of: tuple[int, ...]
    decks: tuple[tuple[tuple[str, int], ...], ...]
    """For each deck its cards: what they do, and to where or by how much."""
    targets: tuple[str, ...]
    """The kind of every space, for cards that name one."""
    jail: int
    tries: int = 3


class Walk:
    """Exact probabilities and expectations of a walk."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.n = len(board.kinds)
        self.landed = cache(self._landed)
        self.rolled = cache(self._rolled)

    def _landed(self, space: int) -> tuple[dict[int, float], np.ndarray]:
        """Where a figure ends up that comes to a space, and what it touches on the way."""
        touched = np.zeros(self.n)
        touched[space] = 1
        kind = self.board.kinds[space]
        if kind == "go-to-jail":
            return {JAIL: 1.0}, touched
        if kind != "cards":
            return {space: 1.0}, touched
        cards = self.board.decks[self.board.deck_of[space]]
        ends: dict[int, float] = {}
        for effect, number in cards:
            goal = self._goal(space, effect, number)
            part = 1 / len(cards)
            if goal in (space, JAIL):
                ends[goal] = ends.get(goal, 0.0) + part
                continue
            further, also = self.landed(goal)
            touched = touched + part * also
            for end, chance in further.items():
                ends[end] = ends.get(end, 0.0) + part * chance
        return ends, touched

    def _goal(self, space: int, effect: str, number: int) -> int:
        """Where a card leads; the space itself if it does not move the figure."""
        if effect == "jail":
            return JAIL
        if effect == "to":
            return number
        if effect == "back":
            return (space - number) % self.n
        if effect == "next":
            kind = self.board.targets[number]
            ahead = [(space + i) % self.n for i in range(1, self.n + 1)]
            return next(goal for goal in ahead if self.board.targets[goal] == kind)
        return space

    def _rolled(self, space: int, doubles: int) -> tuple[dict[int, float], np.ndarray]:
        """A roll from a space after so many doubles, with all that follows from it."""
        ends: dict[int, float] = {}
        touched = np.zeros(self.n)
        for first in range(1, 7):
            for second in range(1, 7):
                double = first == second
                if double and doubles == 2:
                    ends[JAIL] = ends.get(JAIL, 0.0) + 1 / 36
                    continue
                after, also = self.landed((space + first + second) % self.n)
                touched = touched + also / 36
                for end, chance in after.items():
                    if not double or end == JAIL:
                        ends[end] = ends.get(end, 0.0) + chance / 36
                        continue
                    last, more = self.rolled(end, doubles + 1)
                    touched = touched + chance * more / 36
                    for final, part in last.items():
                        ends[final] = ends.get(final, 0.0) + chance * part / 36
        return ends, touched

    def turn_in_jail(self, number: int) -> tuple[dict[int, float], np.ndarray, float]:
        """The turn with the `number`th try: out by a double, or after the last try by paying."""
        ends: dict[int, float] = {}
        touched = np.zeros(self.n)
        staying = 0.0
        for first in range(1, 7):
            for second in range(1, 7):
                if first != second and number < self.board.tries:
                    staying += 1 / 36
                    continue
                after, also = self.landed((self.board.jail + first + second) % self.n)
                touched = touched + also / 36
                for end, chance in after.items():
                    ends[end] = ends.get(end, 0.0) + chance / 36
        return ends, touched, staying

    def expected(self, turns: int) -> tuple[np.ndarray, float]:
        """Landings on every space, and goings to jail, in so many turns of one figure."""
        free = np.zeros(self.n)
        free[0] = 1.0
        jailed = np.zeros(self.board.tries)
        landings, jailings = np.zeros(self.n), 0.0
        for _ in range(turns):
            next_free, next_jailed = np.zeros(self.n), np.zeros(self.board.tries)
            moves = [(free[s], *self.rolled(s, 0)) for s in range(self.n) if free[s]]
            for number in range(1, self.board.tries + 1):
                ends, touched, staying = self.turn_in_jail(number)
                moves.append((jailed[number - 1], ends, touched))
                if number < self.board.tries:
                    next_jailed[number] += jailed[number - 1] * staying
            for weight, ends, touched in moves:
                landings += weight * touched
                for end, chance in ends.items():
                    if end == JAIL:
                        next_jailed[0] += weight * chance
                        jailings += weight * chance
                    else:
                        next_free[end] += weight * chance
            free, jailed = next_free, next_jailed
        return landings, jailings

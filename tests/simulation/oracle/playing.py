"""Games played action by action with the plain rules, for oracles that look on.

The same games as a plan's, but without the statistics: what happened is read by chapters,
which keep their own counts in plain Python.
"""

from collections import Counter
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np

from freehold.batch.playing import MOST_ACTIONS, STOPPED, action_at_table
from freehold.bots.player import PLAYER
from freehold.bots.sitting import player_with, stakes_of
from freehold.record import blank, plain
from freehold.rules.agenda import (
    told_amount,
    told_at,
    told_event,
    told_other,
    told_seat,
    told_space,
)
from freehold.rules.flow import begin, step
from freehold.simulation.plan import Plan, seatings_of, seeds_of
from freehold.state import GAME
from freehold.vocabulary import NOBODY, Decision
from tests.simulation.oracle.books import Books, Entry, Told

Sums = Counter[tuple[Any, ...]]
"""Sums by the field of a tally, then by space, group, card …"""
NOTHING = Told(-1, NOBODY, NOBODY, NOBODY, 0)


class Moment(NamedTuple):
    """Something has happened, and the books have it already; or an action is over."""

    books: Books
    game: Any
    """As it is after the whole action."""
    told: Told
    entries: Sequence[Entry]


class End(NamedTuple):
    """How a game ended."""

    game: Any
    books: Books
    players: Sequence[int]
    actions: int
    stopped: bool
    turns: int
    """That were played: a game is stopped when the next one has begun."""


class Chapter:
    """Counts one kind of thing in one game; `fields` are those of a tally that it accounts for."""

    fields: Sequence[str] = ()

    def __init__(self, edition: Any) -> None:
        self.edition = edition
        self.sums = Sums()

    def read(self, now: Moment) -> None:
        """Something has happened."""

    def end_step(self, now: Moment) -> None:
        """An action is done, with all that it brought."""

    def end_game(self, end: End) -> None:
        """The game is over, or was stopped."""


def events_of(game: Any) -> list[Told]:
    """What the last action told."""
    events = [told_at(game, i) for i in range(game.n_told)]
    parts = (told_event, told_seat, told_other, told_space, told_amount)
    return [Told(*(part(event) for part in parts)) for event in events]


def play(plan: Plan, number: int, *chapters: Chapter) -> End:
    """Play a game of a plan; after every action the books must agree with the table."""
    edition = plain(plan.edition[0])
    stakes = stakes_of(edition)
    players = [plain(np.array(player_with(who, stakes), PLAYER)[()]) for who in plan.players]
    seats = [int(player) for player in seatings_of(plan.seats, number, 1)[0]]
    seated: Any = SimpleNamespace(players=seats)
    game, books, actions = blank(GAME), Books(edition, len(seats)), 0
    begin(edition, game, len(seats), int(seeds_of(plan.seed, number, 1)[0]))
    stopped = False
    while True:
        for told, entries in books.enter(events_of(game)):
            for chapter in chapters:
                chapter.read(Moment(books, game, told, entries))
        assert books.differ_from(game) == []
        for chapter in chapters:
            chapter.end_step(Moment(books, game, NOTHING, ()))
        if game.decision == Decision.GAME_OVER:
            break
        action = action_at_table(edition, game, players, seated, plan.most_turns)
        if action == STOPPED or actions == MOST_ACTIONS:
            stopped = True
            break
        step(edition, game, action)
        actions += 1
    turns = min(books.turn, plan.most_turns) if stopped else books.turn
    end = End(game, books, seats, actions, stopped, turns)
    for chapter in chapters:
        chapter.end_game(end)
    return end

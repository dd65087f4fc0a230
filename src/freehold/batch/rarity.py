"""Rules that are hardly ever called, found out by playing.

A GPU's processor has room for little code at a time.  What is seldom run, and was copied
into what is run always, is fetched with it for nothing: it had better be somewhere else.
"""

import sys
from collections import Counter
from statistics import median
from types import CodeType, FrameType
from typing import Any

from freehold.batch.kinds import kind_of_work
from freehold.batch.order import Order, arrays_of
from freehold.batch.playing import open_game, play_on
from freehold.batch.rows import action_in_row, actions_in_a_row, decision_in_row, goes_along
from freehold.batch.watched import orders_to_watch
from freehold.jit import RULES
from freehold.record import blank, plain
from freehold.state import GAME
from freehold.statistics.records import RESULT

GAMES = 3
"""Of every edition and form; by the plain functions all of them take some two seconds."""
SELDOM = 0.003
"""Calls an action: what an edition or form has fewer of is rare in it."""


def rarely_called() -> set[str]:
    """The rules that are rare in at least half of all editions and forms."""
    rates = [calls_in(order) for order in orders_to_watch(GAMES)]
    return {name for name in RULES if median(rate[name] for rate in rates) < SELDOM}


def calls_in(order: Order) -> dict[str, float]:
    """How often every rule is called in some games, for each action that the kernel plays."""
    arrays = arrays_of(order)
    edition, players = plain(order.edition), [plain(player) for player in arrays.players]
    seatings, tally = arrays.seatings.tolist(), arrays.tallies[0].tolist()
    names: dict[CodeType, str] = {f.__code__: name for name, f in RULES.items()}
    calls: Counter[str] = Counter()

    def note(frame: FrameType, event: str, _argument: Any) -> None:
        if event == "call" and frame.f_code in names:
            calls[names[frame.f_code]] += 1

    before = sys.getprofile()
    for number, seed in enumerate(order.seeds):
        game, result = blank(GAME), blank(RESULT)
        seats = len(order.seatings[number])
        open_game(edition, game, seatings, number, result, tally, seats, int(seed))
        sys.setprofile(note)
        try:
            while play_on(edition, game, players, result, tally, order.most_turns):
                kind = kind_of_work(edition, game, players, result)
                left = actions_in_a_row(kind)
                action_in_row(kind, left)
                goes_along(game, result, decision_in_row(kind, left))
        finally:
            sys.setprofile(before)
    return {name: calls[name] / calls[play_on.__name__] for name in RULES}

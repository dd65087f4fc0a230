"""How much of an action's time a processor loses because it cannot foresee what happens next.

    python3 dev.py bench foresight

A processor reads far ahead of what it does, and guesses which way every jump will go.
Dice are thrown so that nobody can; but a few games that are played again and again it
learns by heart.  What those take is the work itself; what games that it has never seen
take longer is jumps that went the other way, with the code that had to be fetched then.
"""

import time
from typing import Any

import numpy as np

from bench.history import append
from freehold.batch import cpu
from freehold.batch.order import Order
from freehold.bots.characters import load_character
from freehold.editions import load, pack

EDITIONS = ("saga", "clone-wars", "fallout", "planetopoly")
SEATS = 4
GAMES = 6_000
BATCHES = 6
LEARNT = (1, 4, 16, 64, GAMES)
"""So many different games, over and over; at last each once."""


def order_of(edition: str, different: int) -> Order:
    """Games of steady players, of which only so many are different."""
    packed = pack(load(edition), "standard", {})
    seatings = np.zeros((GAMES, SEATS), np.int64)
    seeds = [number % different for number in range(GAMES)]
    return Order(packed, [load_character("steady").habits], seatings, seeds, keep_games=False)


def nanoseconds(order: Order) -> float:
    """An action's time on one core, in the fastest of some batches."""
    fastest = float("inf")
    for _ in range(BATCHES):
        began = time.process_time()
        actions = cpu.play(order).actions
        fastest = min(fastest, (time.process_time() - began) / actions * 1e9)
    return round(fastest, 1)


def main() -> None:
    """Measure, print, and append to the history."""
    cpu.prepare()
    found: dict[str, Any] = {}
    for edition in EDITIONS:
        row = {str(number): nanoseconds(order_of(edition, number)) for number in LEARNT}
        found[edition] = row
        learnt = ", ".join(f"{row[str(number)]} ns with {number}" for number in LEARNT[:-1])
        share = 1 - row[str(LEARNT[1])] / row[str(GAMES)]
        print(
            f"{edition}: an action takes {row[str(GAMES)]} ns; of games learnt by heart "
            f"{learnt}; not foreseen: {share:.0%}",
            flush=True,
        )
    append("foresight", {"nanoseconds_by_different_games": found})

"""Where two backends part: after which action of a game, and in which fields of the record."""

import sys
from typing import Any

import numpy as np

from freehold.batch import cpu, interpreted
from freehold.editions import load, pack
from freehold.state import GAME


def after(backend: Any, edition: Any, seats: int, seed: int, actions: int) -> Any:
    """The record of a random game after so many actions."""
    games, _ = backend.play_randomly(edition, [seats], [seed], actions)
    return games[0]


def first_difference(one: Any, other: Any, edition: Any, seats: int, seed: int) -> int | None:
    """The first action after which two backends differ; None if they never do."""

    def same(actions: int) -> bool:
        return (
            after(one, edition, seats, seed, actions).tobytes()
            == after(other, edition, seats, seed, actions).tobytes()
        )

    _, length = one.play_randomly(edition, [seats], [seed])
    if same(length):
        return None
    good, bad = 0, length
    while bad - good > 1:
        middle = (good + bad) // 2
        good, bad = (middle, bad) if same(middle) else (good, middle)
    return bad


def explain(one: Any, other: Any, edition: Any, seats: int, seed: int) -> str:
    """The first difference in words."""
    action = first_difference(one, other, edition, seats, seed)
    if action is None:
        return f"seed {seed}: no difference"
    records = [after(backend, edition, seats, seed, action) for backend in (one, other)]
    fields = [name for name in GAME.names or () if not np.array_equal(*(r[name] for r in records))]
    return f"seed {seed}: they differ after action {action}, in {', '.join(fields)}"


if __name__ == "__main__":
    name, seats, seed = sys.argv[1:4] if len(sys.argv) == 4 else ("saga", "3", "1")
    record = pack(load(name), "standard", {"turn-limit": 40})
    print(explain(interpreted, cpu, record, int(seats), int(seed)))

"""The same games by the plain functions: the reference for every other backend."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from freehold.bots import random_player
from freehold.record import blank, plain, store
from freehold.rules.flow import begin
from freehold.state import GAME


def play_randomly(
    edition: Any, seats: Sequence[int], seeds: Sequence[int], most_actions: int = 1_000_000
) -> tuple[Any, int]:
    """Random games, interpreted: the final records, and all actions done."""
    games: Any = np.zeros(len(seeds), GAME)
    rules = plain(edition)
    done = 0
    for i, (n_seats, seed) in enumerate(zip(seats, seeds, strict=True)):
        game = blank(GAME)
        begin(rules, game, n_seats, seed)
        done += random_player.play_randomly(rules, game, most_actions)
        store(game, games[i])
    return games, done

"""The same games by the plain functions: the reference for every other backend."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from freehold.batch.order import Order, Played, arrays_of
from freehold.batch.playing import play_game
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


def play(order: Order) -> Played:
    """Games of players, interpreted."""
    arrays = arrays_of(order)
    edition = plain(order.edition)
    players = [plain(player) for player in arrays.players]
    seatings = arrays.seatings.tolist()
    results = [plain(result) for result in arrays.results]
    tallies = [plain(tally) for tally in arrays.tallies]
    done = 0
    for i, seed in enumerate(order.seeds):
        game = blank(GAME)
        begin(edition, game, len(order.seatings[i]), seed)
        tally = tallies[i % order.tallies]
        done += play_game(edition, game, players, seatings, i, results[i], tally, order.most_turns)
        store(game, arrays.games[i])
        store(results[i], arrays.results[i])
    for tally, record in zip(tallies, arrays.tallies, strict=True):
        store(tally, record)
    return Played(arrays.games, arrays.results, arrays.tallies, done)

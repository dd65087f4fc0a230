"""The same games by the plain functions: the reference for every other backend."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from freehold.batch.order import Order, Played, arrays_of, as_tallies
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
    tally: list[int] = arrays.tallies[0].tolist()
    for i, seed in enumerate(order.seeds):
        game = blank(GAME)
        play_game(
            edition,
            game,
            players,
            seatings,
            i,
            results[i],
            tally,
            len(order.seatings[i]),
            int(seed),  # a number of NumPy's is no whole number of Python's
            order.most_turns,
        )
        if order.keep_games:
            store(game, arrays.games[i])
        store(results[i], arrays.results[i])
    arrays.tallies[0] = tally
    games = arrays.games[:-1] if order.keep_games else None
    return Played(games, arrays.results, as_tallies(arrays.tallies))

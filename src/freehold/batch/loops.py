"""The loops over many games that the CPU runs; imports every rule that they need."""

from typing import Any

from freehold.batch.playing import play_game
from freehold.bots.random_player import play_randomly
from freehold.jit import entry
from freehold.rules.flow import begin


@entry
def play_all_randomly(
    editions: Any, games: Any, seat_counts: Any, all_seeds: Any, most_actions: int
) -> int:
    """Random games, one a record; returns how many actions were done in all."""
    done = 0
    for i in range(len(games)):
        begin(editions[0], games[i], seat_counts[i], all_seeds[i])
        done += play_randomly(editions[0], games[i], most_actions)
    return done


@entry
def play_all(
    editions: Any,
    games: Any,
    seat_counts: Any,
    all_seeds: Any,
    players: Any,
    seatings: Any,
    results: Any,
    tallies: Any,
    most_turns: int,
) -> int:
    """Games of players, one a record; returns how many actions were done in all."""
    done = 0
    for i in range(len(games)):
        begin(editions[0], games[i], seat_counts[i], all_seeds[i])
        tally = tallies[i % len(tallies)]
        done += play_game(
            editions[0], games[i], players, seatings, i, results[i], tally, most_turns
        )
    return done

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
) -> None:
    """Games of players, one after the other, counted in one tally.

    The last record is blank and stays so: every game begins with a copy of it.
    """
    slots = len(games) - 1
    for i in range(len(all_seeds)):
        slot = i % slots
        games[slot] = games[slots]
        play_game(
            editions[0],
            games[slot],
            players,
            seatings,
            i,
            results[i],
            tallies[0],
            seat_counts[i],
            all_seeds[i],
            most_turns,
        )

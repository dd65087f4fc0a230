"""What a batch plays: which games, by whom, and how long; the same for every backend."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np

from freehold.batch.numbering import Seeds, Turns
from freehold.batch.playing import MOST_PLAYERS
from freehold.batch.reins import Reins
from freehold.bots.player import PLAYER
from freehold.bots.sitting import player_with, stakes_of
from freehold.record import alone, plain
from freehold.state import GAME
from freehold.statistics.records import RESULT, TALLY, TALLY_SIZE
from freehold.vocabulary import MAX_SEATS

SMALL = np.int8
"""Numbers of seats and of players: a GPU is handed them for every game."""


@dataclass(frozen=True)
class Order:
    """One game a seed: how many seats it has, and which of `players` sits at each of them."""

    edition: Any
    """The packed edition."""
    players: Sequence[Any]
    """Their habits, each once however many seats they take."""
    seatings: Any
    """For each game the numbers of the players, seat by seat: rows, or an array of them."""
    seeds: Sequence[int]
    most_turns: int = 1000
    """After so many turns a game is stopped.

    In a timed game the host calls time, in the round in which so many would be over.
    """
    keep_games: bool = True
    """Whether final records are wanted; where they are not, memory is used again."""
    keep_results: bool = True
    reins: Reins = field(default_factory=Reins)
    """A GPU minds them, for its batches are long."""


class Played(NamedTuple):
    """Final records and results, one a game, and their sums: one tally."""

    games: Any
    results: Any
    tallies: Any

    @property
    def actions(self) -> int:
        """All answers of seats and of chance."""
        return int(self.tallies["actions"].sum())


class Arrays(NamedTuple):
    """An order as arrays, in the order of the loop's parameters."""

    editions: Any
    games: Any
    seat_counts: Any
    all_seeds: Any
    players: Any
    seatings: Any
    results: Any
    tallies: Any


def as_tallies(rows: Any) -> Any:
    """Rows of numbers as records with named fields."""
    return rows.view(TALLY)[:, 0]


def seats_of(rows: Any, n: int) -> tuple[Any, Any]:
    """How many seats each game has, and who sits there, as arrays."""
    seatings = np.zeros((n, MAX_SEATS), SMALL)
    if isinstance(rows, Turns):
        rows = np.asarray(rows)
    if isinstance(rows, np.ndarray):
        seats = len(rows[0]) if n else 0
        seatings[:, :seats] = rows
        return np.full(n, seats, SMALL), seatings
    for number, row in enumerate(rows):
        seatings[number, : len(row)] = row
    return np.fromiter((len(row) for row in rows), SMALL, n), seatings


class Inputs(NamedTuple):
    """What a loop reads, in the order of its parameters."""

    editions: Any
    seat_counts: Any
    all_seeds: Any
    players: Any
    seatings: Any


def inputs_of(order: Order) -> Inputs:
    """With a seed, a number of seats and a row of them for every game."""
    seats = seats_of(order.seatings, len(order.seeds))
    return _inputs(order, np.asarray(order.seeds, np.int64), *seats)


def short_inputs_of(order: Order) -> Inputs:
    """With what does not follow from a game's number.

    That may be no seeds, and as many rows of seats as there are before they begin anew.
    """
    seeds = () if isinstance(order.seeds, Seeds) else order.seeds
    rows = order.seatings.rows if isinstance(order.seatings, Turns) else order.seatings
    return _inputs(order, np.asarray(seeds, np.int64), *seats_of(rows, len(rows)))


def _inputs(order: Order, seeds: Any, seat_counts: Any, seatings: Any) -> Inputs:
    if len(order.players) > MOST_PLAYERS:
        raise ValueError(f"an order has at most {MOST_PLAYERS} different players")
    stakes = stakes_of(plain(order.edition))
    players = np.array([player_with(habits, stakes) for habits in order.players], PLAYER)
    return Inputs(alone(order.edition), seat_counts, seeds, players, seatings)


def arrays_of(order: Order) -> Arrays:
    """Fresh games, results and tallies, and the rest of an order, laid out for a compiled loop.

    After the games comes a blank one, to begin others with.
    """
    n = len(order.seeds)
    editions, seat_counts, all_seeds, players, seatings = inputs_of(order)
    results, tallies = np.zeros(n, RESULT), np.zeros((1, TALLY_SIZE), np.int64)
    games = np.zeros((n if order.keep_games else min(n, 1)) + 1, GAME)
    return Arrays(editions, games, seat_counts, all_seeds, players, seatings, results, tallies)

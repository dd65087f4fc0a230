"""What a batch plays: which games, by whom, and how long; the same for every backend."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from freehold.bots.player import PLAYER
from freehold.state import GAME
from freehold.statistics.records import RESULT, TALLY
from freehold.vocabulary import MAX_SEATS


@dataclass(frozen=True)
class Order:
    """One game a seed: how many seats it has, and which of `players` sits at each of them."""

    edition: Any
    """The packed edition."""
    players: Sequence[Any]
    """Player records, each once however many seats it takes."""
    seatings: Sequence[Sequence[int]]
    """For each game the numbers of the players, seat by seat."""
    seeds: Sequence[int]
    most_turns: int = 1000
    """After so many turns a game is stopped; in a timed game the host calls time."""
    tallies: int = 1
    """How many tallies are kept: game i is counted in number i modulo so many."""


class Played(NamedTuple):
    """Final records and results, one a game; the tallies; and all actions done."""

    games: Any
    results: Any
    tallies: Any
    actions: int


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


def arrays_of(order: Order) -> Arrays:
    """Fresh games, results and tallies, and the rest of an order, laid out for a compiled loop."""
    n = len(order.seeds)
    seat_counts = np.fromiter((len(row) for row in order.seatings), np.int64, n)
    seatings = np.zeros((n, MAX_SEATS), np.int64)
    for number, row in enumerate(order.seatings):
        seatings[number, : len(row)] = row
    return Arrays(
        np.array([order.edition], order.edition.dtype),
        np.zeros(n, GAME),
        seat_counts,
        np.asarray(order.seeds, np.int64),
        np.array(order.players, PLAYER),
        seatings,
        np.zeros(n, RESULT),
        np.zeros(order.tallies, TALLY),
    )


def add_up(tallies: Any, n: int) -> Any:
    """Tallies of single games, added to `n` as a loop over the games would have done."""
    summed = np.zeros(n, tallies.dtype)
    for name in tallies.dtype.names:
        for number in range(n):
            summed[name][number] = tallies[name][number::n].sum(axis=0)
    return summed

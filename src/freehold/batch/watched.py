"""Games that are played while the loop over games is compiled, to see what usually happens."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from freehold.batch.order import Order, arrays_of
from freehold.bots.characters import BUILT_IN, load_character
from freehold.editions import edition_names, load, pack

GAMES = 40
"""Of every edition and form."""


def forms_to_watch() -> list[tuple[str, str]]:
    """Every edition and form."""
    return [(name, form) for name in edition_names() for form in load(name).forms]


def orders_to_watch(games: int) -> Iterator[Order]:
    """So many games of each of them, with the four characters."""
    players = [load_character(name).habits for name in BUILT_IN]
    for name, form in forms_to_watch():
        spec = load(name)
        seats = np.tile(np.arange(min(len(players), spec.players[1])), (games, 1))
        yield Order(pack(spec, form, {}), players, seats, range(games), keep_games=False)


def games_to_watch() -> list[tuple[Any, ...]]:
    """The arguments of one call for every edition and form."""
    return [(*arrays_of(order), order.most_turns) for order in orders_to_watch(GAMES)]

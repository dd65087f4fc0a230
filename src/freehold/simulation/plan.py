"""What is to be simulated: which game, by whom, how often; and every game's seed and seating.

Game i is a function of the plan and of i alone.  However the games are split among
threads, a GPU or the machines of a cluster, the same ones are played.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations
from typing import Any

import numpy as np

from freehold.batch.numbering import Seeds, Turns
from freehold.batch.order import SMALL
from freehold.bots.characters import character_names, load_character
from freehold.editions import EditionSpec, pack
from freehold.errors import FreeholdError
from freehold.record import alone
from freehold.seating import check_deal

MOST_TURNS = 1000
"""A game that lasts longer than so many turns is stopped, and nobody has won it."""
ROUNDS_OF_TIMED = 30
"""After so many rounds the host of a timed game calls time."""


@dataclass(frozen=True, eq=False)
class Plan:
    """Everything that decides how the games go; small, and sent to every worker as it is."""

    edition_id: str
    form: str
    settings: Mapping[str, str]
    edition: Any
    """The packed edition, an array of one record."""
    player_names: tuple[str, ...]
    """Every player once."""
    abouts: tuple[str | None, ...]
    """What their files say about them; None: it is a character of ours."""
    players: Any
    """How each of them plays: an array of records."""
    seats: tuple[int, ...]
    """Which of the players sits where in the first game."""
    games: int
    seed: int
    most_turns: int

    @property
    def n_seats(self) -> int:
        """How many sit at each table."""
        return len(self.seats)

    @property
    def rounds(self) -> int | None:
        """The rounds of a timed game."""
        return self.most_turns // self.n_seats if self.edition[0].timed else None


def make_plan(  # noqa: PLR0913 - one for each thing that a plan says
    spec: EditionSpec,
    players: Sequence[str],
    *,
    games: int,
    seed: int = 0,
    form: str = "standard",
    settings: Mapping[str, str] | None = None,
    rounds: int = ROUNDS_OF_TIMED,
    most_turns: int = MOST_TURNS,
) -> Plan:
    """A plan, or a FreeholdError that says what cannot be played."""
    lowest, highest = spec.players
    if not lowest <= len(players) <= highest:
        raise FreeholdError(
            f"{spec.id} is played by {lowest} to {highest}, not by {len(players)}",
            reason="wrong-number-of-players",
            details={
                "edition": spec.id,
                "lowest": str(lowest),
                "highest": str(highest),
                "count": str(len(players)),
            },
        )
    characters = {name: load_character(name) for name in players}
    names = tuple(characters)
    edition = pack(spec, form, settings or {})
    check_deal(edition, len(players))
    if edition.timed:
        most_turns = rounds * len(players)
    return Plan(
        edition_id=spec.id,
        form=form,
        settings=dict(settings or {}),
        edition=alone(edition),
        player_names=tuple(character.name for character in characters.values()),
        abouts=tuple(
            None if name in character_names() else character.about
            for name, character in characters.items()
        ),
        players=np.array([character.habits for character in characters.values()]),
        seats=tuple(names.index(name) for name in players),
        games=games,
        seed=seed,
        most_turns=most_turns,
    )


def seeds_of(seed: int, first: int, count: int) -> Any:
    """The seeds of `count` games from number `first` on, as an array."""
    return np.asarray(Seeds(seed, first, count))


def seatings_of(seats: Sequence[int], first: int, count: int) -> Any:
    """Who sits where in `count` games from number `first` on: an array with a row a game."""
    return np.asarray(turns_of(seats, first, count))


def turns_of(seats: Sequence[int], first: int, count: int) -> Turns:
    """The same, written down until it begins anew.

    From game to game everybody moves on by a seat, so that after as many games as
    there are seats each player has sat at each; then the neighbours change as well.
    """
    n = len(seats)
    orders = _orders(n)
    rows = max(min(count, n * len(orders)), 1)
    numbers = np.arange(first, first + rows, dtype=np.int64)
    order = orders[(numbers // n) % len(orders)]
    places = (np.arange(n)[None, :] + (numbers % n)[:, None]) % n
    once = np.asarray(seats, SMALL)[np.take_along_axis(order, places, axis=1)]
    return Turns(once, count)


@lru_cache
def _orders(n: int) -> Any:
    """Every order round a table of n, the first one staying where it is."""
    return np.array([(0, *rest) for rest in permutations(range(1, n))], np.int64)

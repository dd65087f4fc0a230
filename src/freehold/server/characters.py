"""How bots play: a small register of characters.

A character is a function of the edition and a copy of the game that knows nothing
of the dice to come.  It runs in a thread of its own and may take its time.
"""

import secrets
from collections.abc import Callable
from typing import Any

from freehold.bots import simple_player
from freehold.bots.random_player import random_action
from freehold.chance import plant
from freehold.rules.legality import family_of
from freehold.vocabulary import OPEN, Answer

Choose = Callable[[Any, Any], int]

DEFAULT = "steady"
GUESSES = 8


def _whimsical(edition: Any, game: Any) -> int:
    """Anything that is allowed to the seat that decides: the copy's chance is its own."""
    plant(game, secrets.randbits(62))
    for _ in range(GUESSES):
        action = int(random_action(edition, game))
        if family_of(action) != OPEN and action != Answer.TIME_UP:
            return action
    return simple_player.choose(edition, game)


CHARACTERS: dict[str, Choose] = {
    "steady": simple_player.choose,
    "whimsical": _whimsical,
}
"""In the order in which they are offered; their names are in the catalogue `server`."""


def known(character: str) -> str:
    """The character itself, or the default for one that there is no more."""
    return character if character in CHARACTERS else DEFAULT

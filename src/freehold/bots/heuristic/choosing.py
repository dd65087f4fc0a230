"""Every decision, and the chapter of the player that answers it."""

from freehold.bots.player import Player
from freehold.bots.random_player import random_action
from freehold.jit import rule
from freehold.state import Edition, Game


@rule
def choose_action(edition: Edition, game: Game, _player: Player) -> int:
    """The player's action for the seat that has to decide; not for chance."""
    return random_action(edition, game)

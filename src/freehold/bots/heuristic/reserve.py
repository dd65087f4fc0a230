"""Cash that a player does not touch: more once the others have built."""

from freehold.bots.player import Player
from freehold.jit import rule
from freehold.state import Edition, Game
from freehold.vocabulary import BANK


@rule
def least_reserve(edition: Edition, player: Player) -> int:
    """What is kept even if nobody has built anything."""
    return edition.salary * player.reserve // 100


@rule
def is_anything_built(edition: Edition, game: Game) -> bool:
    """Whether any house or hotel has left the bank."""
    return game.houses != edition.houses or game.hotels != edition.hotels


@rule
def highest_built_rent(edition: Edition, game: Game, seat: int) -> int:
    """The highest rent that a built lot of another seat costs now; 0 if there is none."""
    highest = 0
    if is_anything_built(edition, game):
        for space in range(edition.n_spaces):
            level = game.buildings[space]
            if level > 0 and game.owner[space] != seat and game.owner[space] != BANK:
                highest = max(highest, edition.rent[space][level])
    return highest


@rule
def reserve_of(edition: Edition, game: Game, player: Player, seat: int) -> int:
    """Cash for a bad landing."""
    feared = highest_built_rent(edition, game, seat) * player.reserve_for_rent // 100
    most = edition.salary * player.reserve_at_most // 100
    return max(least_reserve(edition, player), min(feared, most))

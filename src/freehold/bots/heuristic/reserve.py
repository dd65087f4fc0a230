"""Cash that a player does not touch: more once the others have built."""

from freehold.bots.player import Player
from freehold.jit import rule
from freehold.state import Edition, Game


@rule
def least_reserve(edition: Edition, player: Player) -> int:
    """What is kept even if nobody has built anything."""
    return edition.salary * player.reserve // 100


@rule
def is_anything_built(edition: Edition, game: Game) -> bool:
    """Whether any house or hotel has left the bank; bases of plots are not counted there."""
    return edition.houses == 0 or game.houses != edition.houses or game.hotels != edition.hotels


@rule
def highest_built_rent(edition: Edition, game: Game, seat: int) -> int:
    """The highest rent that a built lot of another seat costs now; 0 if there is none."""
    highest = 0
    if is_anything_built(edition, game):
        for group in range(edition.n_groups):
            for i in range(edition.group_size[group]):
                space = edition.member[group][i]
                level = game.buildings[space]
                if level > 0 and game.owner[space] != seat:
                    highest = max(highest, edition.rent[space][level])
    return highest


@rule
def reserve_of(edition: Edition, game: Game, player: Player, seat: int) -> int:
    """Cash for a bad landing."""
    feared = highest_built_rent(edition, game, seat) * player.reserve_for_rent // 100
    most = edition.salary * player.reserve_at_most // 100
    return max(least_reserve(edition, player), min(feared, most))

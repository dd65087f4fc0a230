"""Cash that a player does not touch: more once the others have built."""

from freehold.bots.player import Player
from freehold.jit import rule
from freehold.rules.groups import deeds_of
from freehold.sets import first_of
from freehold.state import Edition, Game


@rule
def highest_rent(edition: Edition, game: Game, spaces: int) -> int:
    """The highest rent that one of some built lots costs now; 0 if there is none."""
    highest = 0
    while spaces != 0:
        space = first_of(spaces)
        spaces &= spaces - 1
        highest = max(highest, edition.rent[space][game.buildings[space]])
    return highest


@rule
def highest_built_rent(edition: Edition, game: Game, seat: int) -> int:
    """The highest rent that a built lot of another seat costs now; 0 if there is none."""
    return highest_rent(edition, game, game.built & ~deeds_of(game, seat))


@rule
def is_to_be_feared(edition: Edition, player: Player, rent: int) -> bool:
    """Whether it is safer not to move than to risk such a rent."""
    return rent * 100 >= edition.salary * player.stay_for_rent


@rule
def reserve_of(edition: Edition, game: Game, player: Player, seat: int) -> int:
    """Cash for a bad landing."""
    if player.reserve_for_rent == 0:
        return player.least_reserve + 0
    feared = highest_built_rent(edition, game, seat) * player.reserve_for_rent // 100
    return max(player.least_reserve, min(feared, player.most_reserve))


@rule
def leaves_reserve(
    edition: Edition, game: Game, player: Player, seat: int, left: int, purpose: int
) -> bool:
    """Whether so much cash is what has to stay for a purpose; rents may not matter."""
    if left < player.keeps_least[purpose]:
        return False
    if left >= player.keeps_most[purpose]:
        return True
    return left >= reserve_of(edition, game, player, seat) * player.keeps[purpose] // 100

"""Building: where the next house adds most rent for its price, and whether it can be spared."""

from freehold.bots.heuristic.reserve import leaves_reserve
from freehold.bots.player import Player, Purpose
from freehold.jit import rule
from freehold.rules.buildings import kind_of_next_building, next_level
from freehold.rules.groups import deeds_of, whole_lot_groups
from freehold.rules.shortage import why_not_place_here
from freehold.sets import first_of, last_of
from freehold.state import Edition, Game
from freehold.vocabulary import HOTEL, NOBODY

EAGERLY = 1_000_000
"""More than any building adds, in thousandths of its price."""


@rule
def growth(edition: Edition, game: Game, space: int) -> int:
    """How much rent the next building of a lot or a plot adds for its price."""
    return edition.growth[space][game.buildings[space]] + 0


@rule
def is_building_there(edition: Edition, game: Game, space: int) -> bool:
    """Whether the bank has what comes next on a lot."""
    if next_level(edition, space, game.buildings[space]) == HOTEL:
        return game.hotels > 0
    return game.houses > 0


@rule
def best_lot(edition: Edition, game: Game, player: Player, seat: int) -> int:
    """The lot where the next building adds most rent for its price, or -1.

    Lots below the favourite level come before all others.  Of a group it is the last that
    may be built on: further along the board lots are dearer.
    """
    best = NOBODY + 0
    most = -1
    lots = deeds_of(game, seat) & game.ready
    while lots != 0:
        space = last_of(lots)
        lots &= ~edition.in_group[edition.group[space]]
        if not is_building_there(edition, game, space):
            continue
        more = growth(edition, game, space)
        if game.buildings[space] < player.favourite_level:
            more += EAGERLY
        if more >= most:
            best = space
            most = more
    return best


@rule
def purpose_of_building(game: Game, player: Player, space: int) -> int:
    """Up to the favourite level buildings come before part of the reserve."""
    if game.buildings[space] < player.favourite_level:
        return Purpose.BUILD + 0
    return Purpose.BUILD_FURTHER + 0


@rule
def can_spare_building(edition: Edition, game: Game, player: Player, seat: int, space: int) -> bool:
    """Whether enough cash is left after the next building of a lot."""
    left = game.cash[seat] - edition.house_price[space]
    purpose = purpose_of_building(game, player, space)
    return leaves_reserve(edition, game, player, seat, left, purpose)


# --- the bank's last buildings -------------------------------------------------


@rule
def cheapest_building(edition: Edition, game: Game, seat: int) -> int:
    """The lowest house price among a seat's whole groups; 0 if it has none."""
    cheapest = 0
    groups = whole_lot_groups(edition, game, seat)
    while groups != 0:
        price = edition.house_price[edition.member[first_of(groups)][0]]
        groups &= groups - 1
        if cheapest == 0 or price < cheapest:
            cheapest = price + 0
    return cheapest


@rule
def place_for_building(edition: Edition, game: Game, seat: int, lot: int) -> int:
    """Where a building of a kind may stand and adds most rent."""
    best = NOBODY + 0
    most = -1
    spaces = deeds_of(game, seat) & game.ready
    while spaces != 0:
        space = first_of(spaces)
        spaces &= spaces - 1
        if kind_of_next_building(edition, game, space) != lot:
            continue
        more = growth(edition, game, space)
        if more > most and why_not_place_here(edition, game, seat, space, lot) == 0:
            best = space
            most = more
    return best


@rule
def price_of_place(edition: Edition, game: Game, seat: int, lot: int) -> int:
    """The printed price of a building where it would be put; 0 if it has no place."""
    space = place_for_building(edition, game, seat, lot)
    if space == NOBODY:
        return 0
    return edition.house_price[space] + 0

"""What deeds are worth to a seat: a rough count that simple players agree on."""

from collections.abc import Iterator
from typing import Any

from freehold.rules.buildings import next_level
from freehold.rules.groups import is_lot, is_plot
from freehold.rules.mortgages import cost_of_lifting
from freehold.rules.rent import rent_due
from freehold.vocabulary import BANK, SpaceKind

LOTS = {1: 100, 2: 130, 3: 140}
"""Percent of the price that a lot is worth beside so many others of its group in one hand."""
WHOLE_GROUP = 260
RAILROADS = (100, 120, 145, 175)
UTILITIES = (85, 120)


def deeds_of(edition: Any, game: Any, seat: int) -> Iterator[int]:
    """The deeds of a seat, or of the bank, in the order of the board."""
    for space in range(edition.n_spaces):
        if edition.group[space] >= 0 and game.owner[space] == seat:
            yield space


def members(edition: Any, group: int) -> list[int]:
    """The deeds of a group."""
    return edition.member[group][: edition.group_size[group]]


def percent(edition: Any, group: int, owned: int) -> int:
    """How much of its price a deed is worth to who owns so many of its group."""
    size = edition.group_size[group]
    kind = edition.kind[edition.member[group][0]]
    if kind == SpaceKind.RAILROAD:
        return RAILROADS[min(owned, len(RAILROADS)) - 1]
    if kind == SpaceKind.UTILITY:
        return UTILITIES[min(owned, len(UTILITIES)) - 1]
    return WHOLE_GROUP if owned == size else LOTS[min(owned, max(LOTS))]


def worth_of_group(edition: Any, game: Any, owners: dict[int, int], seat: int, group: int) -> int:
    """What a seat's deeds of one group are worth, if `owners` changes hands first."""
    spaces = members(edition, group)
    own = [space for space in spaces if owners.get(space, game.owner[space]) == seat]
    if not own:
        return 0
    share = percent(edition, group, len(own))
    worth = sum(edition.price[space] * share // 100 for space in own)
    return worth - sum(cost_of_lifting(edition, space) for space in own if game.mortgaged[space])


def gain(edition: Any, game: Any, owners: dict[int, int], seat: int) -> int:
    """How much better off in deeds a seat is after some have changed hands."""
    groups = {edition.group[space] for space in owners}
    after = sum(worth_of_group(edition, game, owners, seat, group) for group in groups)
    return after - sum(worth_of_group(edition, game, {}, seat, group) for group in groups)


def worth_bidding(edition: Any, game: Any, seat: int, space: int) -> int:
    """What a deed of the bank is worth to a seat; more if it completes or blocks a group."""
    own = gain(edition, game, {space: seat}, seat)
    blocked = 0
    for other in range(game.n_seats):
        if other != seat and not game.bankrupt[other] and completes(edition, game, other, space):
            blocked = max(blocked, gain(edition, game, {space: other}, other) // 2)
    return max(own, blocked)


def completes(edition: Any, game: Any, seat: int, space: int) -> bool:
    """Whether a seat owns all the rest of a deed's group."""
    rest = [other for other in members(edition, edition.group[space]) if other != space]
    return bool(rest) and all(game.owner[other] == seat for other in rest)


def dearest_rent(edition: Any, game: Any, seat: int) -> int:
    """The highest rent that a lot of somebody else's would cost now."""
    rents = [
        rent_due(edition, game, space, 0, 0)
        for space in range(edition.n_spaces)
        if (is_lot(edition, space) or is_plot(edition, space))
        and game.owner[space] not in (BANK, seat)
        and not game.mortgaged[space]
    ]
    return max(rents, default=0)


def rent_grows_by(edition: Any, game: Any, space: int) -> int:
    """How much the next building of a lot, or the next base of a plot, adds to its rent."""
    level = game.buildings[space]
    after = level + 1 if is_plot(edition, space) else next_level(edition, level)
    return edition.rent[space][after] - rent_due(edition, game, space, 0, 0)

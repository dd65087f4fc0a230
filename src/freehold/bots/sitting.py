"""Somebody sits down to an edition: what the habits come to there, worked out once."""

from typing import Any, NamedTuple

import numpy as np

from freehold.bots.player import HABITS, PLAYER, Habits, Purpose
from freehold.vocabulary import SpaceKind

USUAL_YIELD = 20
"""A single railroad or utility earns no more than this, in percent of its price, in most boxes."""
SMALL_GROUP = 2
"""So many lots, or fewer."""
SHARE_KEPT = {
    Purpose.BUY: "buying_reserve",
    Purpose.BUILD: "building_reserve",
    Purpose.BUILD_FURTHER: "further_reserve",
    Purpose.LIFT: "lifting_reserve",
}
"""The habit that says what stays of the reserve."""


class Stakes(NamedTuple):
    """What habits are in percent of, in an edition."""

    salary: int
    group_size: tuple[int, ...]
    group_kind: tuple[int, ...]
    first_yield: tuple[int, ...]


def stakes_of(edition: Any) -> Stakes:
    """Of an edition's plain form."""
    by_group = edition.group_size, edition.group_kind, edition.first_yield
    return Stakes(edition.salary, *map(tuple, by_group))


def player_with(habits: Any, stakes: Stakes) -> Any:
    """The record of a player who has such habits, where so much is at stake."""
    player: Any = np.zeros(1, PLAYER)[0]
    for name in HABITS.names or ():
        player[name] = habits[name]
    least = stakes.salary * int(habits.reserve) // 100
    most = stakes.salary * int(habits.reserve_at_most) // 100
    player.least_reserve, player.most_reserve = least, most
    for purpose, habit in SHARE_KEPT.items():
        player.keeps[purpose] = share = int(habits[habit])
        player.keeps_least[purpose] = least * share // 100
        player.keeps_most[purpose] = max(least, most) * share // 100
    player.margin = stakes.salary * int(habits.trade_margin) // 100
    for group, size in enumerate(stakes.group_size):
        for owned in range(1, size + 1):
            player.share[group][owned] = share_of_price(habits, stakes, group, owned)
    return player


def share_of_price(habits: Habits, stakes: Stakes, group: int, owned: int) -> int:
    """How much of its price, in percent, a deed is worth to who has so many of its group."""
    kind, size = stakes.group_kind[group], stakes.group_size[group]
    more = int(habits.part_of_group) * (owned - 1)
    if kind in (SpaceKind.RAILROAD, SpaceKind.UTILITY):
        alone = habits.railroad if kind == SpaceKind.RAILROAD else habits.utility
        return int(alone) + more + max(stakes.first_yield[group] - USUAL_YIELD, 0)
    if owned == size:
        more += int(habits.whole_group)
    return int(habits.small_group if size <= SMALL_GROUP else habits.large_group) + more

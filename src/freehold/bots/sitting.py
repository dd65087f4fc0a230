"""Somebody sits down to an edition: what the habits come to there, worked out once."""

from typing import Any, NamedTuple

import numpy as np

from freehold.bots.player import ENVY_BITS, HABITS, PLAYER, Habits, Purpose
from freehold.vocabulary import MAX_SEATS, SpaceKind

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
    prices: tuple[tuple[int, ...], ...]
    """Of the deeds of each group."""
    mortgages: tuple[tuple[int, ...], ...]
    interests: tuple[tuple[int, ...], ...]


def stakes_of(edition: Any) -> Stakes:
    """Of an edition's plain form."""
    by_group = edition.group_size, edition.group_kind, edition.first_yield
    groups = [edition.member[group][:size] for group, size in enumerate(edition.group_size)]
    by_deed = edition.price, edition.mortgage, edition.interest
    return Stakes(
        edition.salary,
        *map(tuple, by_group),
        *(tuple(tuple(row[space] for space in spaces) for spaces in groups) for row in by_deed),
    )


def player_with(habits: Any, stakes: Stakes) -> Any:
    """The record of a player who has such habits, where so much is at stake."""
    player: Any = np.zeros(1, PLAYER)[0]
    for name in HABITS.names or ():
        player[name] = habits[name]
    least = stakes.salary * int(habits.reserve) // 100
    most = stakes.salary * int(habits.reserve_at_most) // 100 if habits.reserve_for_rent else least
    player.least_reserve, player.most_reserve = least, most
    for purpose, habit in SHARE_KEPT.items():
        player.keeps[purpose] = share = int(habits[habit])
        player.keeps_least[purpose] = least * share // 100
        player.keeps_most[purpose] = max(least, most) * share // 100
    player.margin = stakes.salary * int(habits.trade_margin) // 100
    for rivals in range(1, MAX_SEATS):
        player.envy_of[rivals] = (int(habits.envy) << ENVY_BITS) // (100 * rivals)
    for group, size in enumerate(stakes.group_size):
        if size:
            _value_group(player, habits, stakes, group)
    return player


def _value_group(player: Any, habits: Habits, stakes: Stakes, group: int) -> None:
    """What its deeds are worth to the player, one by one and together."""
    size, prices = stakes.group_size[group], sum(stakes.prices[group])
    shares = [owned * share_of_price(habits, stakes, group, owned) for owned in range(size + 1)]
    for owned, share in enumerate(shares):
        player.worth[group][owned] = prices * share // (size * 100)
    for owned in range(size):
        player.gain[group][owned] = shares[owned + 1] - shares[owned]
    costs = sum(stakes.mortgages[group]) + sum(stakes.interests[group])
    player.lifting[group] = costs // size
    player.dues[group] = max(stakes.interests[group])


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

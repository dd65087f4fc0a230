"""What habits come to in an edition: amounts of its money, and what deeds are worth by groups."""

from itertools import accumulate
from typing import Any

import pytest

from freehold.bots.characters import load_character
from freehold.bots.companion import player_called
from freehold.bots.heuristic.judging import balance_of
from freehold.bots.sitting import USUAL_YIELD, player_with, stakes_of
from freehold.editions import edition_names, load, pack
from freehold.record import plain
from freehold.rules.mortgages import cost_of_lifting, interest
from freehold.vocabulary import SpaceKind


def habits_with(**numbers: int) -> Any:
    """Those of a steady player, but for these."""
    habits: Any = load_character("steady").habits.copy()
    for name, number in numbers.items():
        habits[name] = number
    return habits


def seated(edition: Any, **numbers: int) -> Any:
    """Somebody with such habits at a table of an edition."""
    return plain(player_with(habits_with(**numbers), stakes_of(edition)))


LOTS = {"small_group": 105, "large_group": 110, "part_of_group": 25, "whole_group": 150}
OTHERS = {"railroad": 120, "utility": 88, "part_of_group": 25}


@pytest.mark.parametrize("name", edition_names())
def test_amounts_are_percents_of_the_salary(name: str):
    edition = plain(pack(load(name)))
    habits = habits_with(reserve=90, reserve_at_most=300, reserve_for_rent=10, trade_margin=20)
    player = player_with(habits, stakes_of(edition))

    assert player.least_reserve == int(edition.salary) * 90 // 100
    assert player.most_reserve == int(edition.salary) * 3
    assert player.margin == int(edition.salary) // 5
    assert all(player[field] == habits[field] for field in habits.dtype.names)


def test_who_fears_no_rent_keeps_the_same_whatever_is_built():
    edition = plain(pack(load("saga")))
    fearless = seated(edition, reserve=90, reserve_at_most=300, reserve_for_rent=0)

    assert fearless.most_reserve == fearless.least_reserve
    assert fearless.keeps_most == fearless.keeps_least


def test_a_deed_is_worth_more_the_more_of_its_group_one_has():
    edition = plain(pack(load("saga")))
    player = seated(edition, **LOTS)
    by_size = {edition.group_size[group]: group for group in range(edition.n_groups)}

    assert player.gain[by_size[2]][:3] == [105, 2 * (105 + 25 + 150) - 105, 0]
    two, three = 2 * (110 + 25), 3 * (110 + 50 + 150)
    assert player.gain[by_size[3]][:4] == [110, two - 110, three - two, 0]


@pytest.mark.parametrize("name", edition_names())
def test_deeds_together_are_worth_what_they_bring_one_after_the_other(name: str):
    edition = plain(pack(load(name)))
    player = seated(edition, **LOTS)
    for group in range(edition.n_groups):
        size = edition.group_size[group]
        prices = [edition.price[space] for space in edition.member[group][:size]]
        assert player.worth[group][0] == 0
        for owned in range(1, size + 1):
            share = sum(player.gain[group][:owned])
            assert player.worth[group][owned] == sum(prices) * share // (size * 100)


def test_railroads_and_utilities_have_worths_of_their_own():
    edition = plain(pack(load("saga")))
    player = seated(edition, **OTHERS)
    kinds = edition.group_kind[: edition.n_groups]
    railroads, utilities = (kinds.index(k) for k in (SpaceKind.RAILROAD, SpaceKind.UTILITY))

    assert edition.first_yield[railroads] <= USUAL_YIELD
    each = [120, 145, 170, 195]
    assert list(accumulate(player.gain[railroads][:4])) == [n * s for n, s in enumerate(each, 1)]
    more = max(edition.first_yield[utilities] - USUAL_YIELD, 0)
    assert list(accumulate(player.gain[utilities][:2])) == [88 + more, 2 * (113 + more)]


def test_where_a_single_one_earns_more_it_is_worth_more():
    """Planetopoly's radar traps and customs posts earn more of their price than in other boxes."""
    edition = plain(pack(load("planetopoly")))
    player = seated(edition, **OTHERS)
    kinds = edition.group_kind[: edition.n_groups]
    for kind, alone in ((SpaceKind.RAILROAD, 120), (SpaceKind.UTILITY, 88)):
        group = kinds.index(kind)
        more = edition.first_yield[group] - USUAL_YIELD
        assert more > 0
        assert player.gain[group][0] == alone + more


def test_a_mortgage_takes_off_what_it_usually_costs_to_lift_it():
    edition = plain(pack(load("saga")))
    player = seated(edition)
    spaces = edition.member[0][: edition.group_size[0]]
    costs = [cost_of_lifting(edition, space) for space in spaces]

    assert player.lifting[0] == sum(costs) // len(spaces)
    assert player.dues[0] == max(interest(edition, space) for space in spaces)


def test_envy_is_shared_by_all_rivals():
    player = seated(plain(pack(load("saga"))), envy=40)

    assert [balance_of(player, 0, 1000, rivals) for rivals in (1, 2, 4)] == [-399, -199, -99]


def test_the_same_character_in_the_same_edition_is_worked_out_once():
    saga, other = (
        plain(pack(load("saga"))),
        plain(pack(load("saga"), "standard", {"turn-limit": "90"})),
    )

    assert player_called(saga, "bold") is player_called(other, "bold")
    assert player_called(saga, "bold") is not player_called(
        plain(pack(load("planetopoly"))), "bold"
    )

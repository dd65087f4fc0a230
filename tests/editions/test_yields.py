"""What follows from the printed numbers agrees with them."""

from itertools import pairwise
from typing import Any

import pytest

from freehold.editions import edition_names, load, pack
from freehold.vocabulary import HOTEL, MAX_RENTS, SpaceKind

FORMS = [(name, form) for name in edition_names() for form in load(name).forms]


@pytest.mark.parametrize(("name", "form"), FORMS)
def test_what_a_building_adds_to_the_rent_for_its_price(name: str, form: str):
    edition: Any = pack(load(name), form)

    seen = 0
    for space in range(edition.n_spaces):
        kind, price = edition.kind[space], int(edition.house_price[space])
        if kind == SpaceKind.LOT:
            levels = [*range(edition.houses_before_hotel + 1), HOTEL]
        elif kind == SpaceKind.PLOT:
            levels = list(range(MAX_RENTS))
        else:
            assert not edition.growth[space].any()
            continue
        rents = [int(rent) for rent in edition.rent[space]]
        for level, after in pairwise(levels):
            assert edition.growth[space][level] == (rents[after] - rents[level]) * 1000 // price
            seen += 1
        assert edition.growth[space][levels[-1]] == 0

    assert seen > 60


def test_what_a_single_railroad_and_a_single_utility_earn():
    edition: Any = pack(load("saga"))
    groups = {int(edition.group_kind[group]): group for group in range(edition.n_groups)}

    assert edition.first_yield[groups[SpaceKind.RAILROAD]] == 25 * 100 // 200
    assert edition.first_yield[groups[SpaceKind.UTILITY]] == 4 * 7 * 100 // 150

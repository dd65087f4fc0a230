"""What habits come to in an edition: amounts of its money, and what deeds are worth by groups."""

import pytest

from freehold.bots.characters import load_character
from freehold.bots.companion import player_called
from freehold.bots.sitting import USUAL_YIELD, player_with, stakes_of
from freehold.editions import edition_names, load, pack
from freehold.record import plain
from freehold.vocabulary import SpaceKind


@pytest.mark.parametrize("name", edition_names())
def test_amounts_are_percents_of_the_salary(name: str):
    edition = plain(pack(load(name)))
    habits = load_character("careful").habits
    player = player_with(habits, stakes_of(edition))

    assert player.least_reserve == int(edition.salary) * 90 // 100
    assert player.most_reserve == int(edition.salary) * 3
    assert player.margin == int(edition.salary) // 5
    assert all(player[field] == habits[field] for field in habits.dtype.names)


def test_a_deed_is_worth_more_the_more_of_its_group_one_has():
    edition = plain(pack(load("saga")))
    steady = player_called(edition)
    by_size = {edition.group_size[group]: group for group in range(edition.n_groups)}

    assert steady.share[by_size[2]][:4] == [0, 105, 105 + 25 + 150, 0]
    assert steady.share[by_size[3]][:5] == [0, 110, 110 + 25, 110 + 50 + 150, 0]


def test_railroads_and_utilities_have_worths_of_their_own():
    edition = plain(pack(load("saga")))
    careful = player_called(edition, "careful")
    kinds = edition.group_kind[: edition.n_groups]
    railroads, utilities = (kinds.index(k) for k in (SpaceKind.RAILROAD, SpaceKind.UTILITY))

    assert edition.first_yield[railroads] <= USUAL_YIELD
    assert careful.share[railroads][:6] == [0, 120, 145, 170, 195, 0]
    more = max(edition.first_yield[utilities] - USUAL_YIELD, 0)
    assert careful.share[utilities][:4] == [0, 88 + more, 113 + more, 0]


def test_where_a_single_one_earns_more_it_is_worth_more():
    """Planetopoly's radar traps and customs posts earn more of their price than in other boxes."""
    edition = plain(pack(load("planetopoly")))
    steady = player_called(edition)
    kinds = edition.group_kind[: edition.n_groups]
    for kind, alone in ((SpaceKind.RAILROAD, 110), (SpaceKind.UTILITY, 90)):
        group = kinds.index(kind)
        more = edition.first_yield[group] - USUAL_YIELD
        assert more > 0
        assert steady.share[group][1] == alone + more


def test_the_same_character_in_the_same_edition_is_worked_out_once():
    saga, other = (
        plain(pack(load("saga"))),
        plain(pack(load("saga"), "standard", {"turn-limit": "90"})),
    )

    assert player_called(saga, "bold") is player_called(other, "bold")
    assert player_called(saga, "bold") is not player_called(
        plain(pack(load("planetopoly"))), "bold"
    )

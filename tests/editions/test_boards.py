"""The boxes of the four classic editions: boards, decks, groups, against the classic values."""

import numpy as np
import pytest

from freehold.editions import EditionError, SettingError, edition_names, load, pack
from freehold.editions.spec import Lot, Railroad, Utility
from freehold.state import EDITION
from freehold.vocabulary import MAX_RENTS, CardEffect, SpaceKind

EDITIONS = ["clone-wars", "saga", "episode-2", "fallout"]
"""Those on the classic board; test_planetopoly_board.py is about the other one."""

# space: group, price, mortgage, house price, rents
LOTS = {
    1: ("brown", 60, 30, 50, (2, 10, 30, 90, 160, 250)),
    3: ("brown", 60, 30, 50, (4, 20, 60, 180, 320, 450)),
    6: ("light-blue", 100, 50, 50, (6, 30, 90, 270, 400, 550)),
    8: ("light-blue", 100, 50, 50, (6, 30, 90, 270, 400, 550)),
    9: ("light-blue", 120, 60, 50, (8, 40, 100, 300, 450, 600)),
    11: ("pink", 140, 70, 100, (10, 50, 150, 450, 625, 750)),
    13: ("pink", 140, 70, 100, (10, 50, 150, 450, 625, 750)),
    14: ("pink", 160, 80, 100, (12, 60, 180, 500, 700, 900)),
    16: ("orange", 180, 90, 100, (14, 70, 200, 550, 750, 950)),
    18: ("orange", 180, 90, 100, (14, 70, 200, 550, 750, 950)),
    19: ("orange", 200, 100, 100, (16, 80, 220, 600, 800, 1000)),
    21: ("red", 220, 110, 150, (18, 90, 250, 700, 875, 1050)),
    23: ("red", 220, 110, 150, (18, 90, 250, 700, 875, 1050)),
    24: ("red", 240, 120, 150, (20, 100, 300, 750, 925, 1100)),
    26: ("yellow", 260, 130, 150, (22, 110, 330, 800, 975, 1150)),
    27: ("yellow", 260, 130, 150, (22, 110, 330, 800, 975, 1150)),
    29: ("yellow", 280, 140, 150, (24, 120, 360, 850, 1025, 1200)),
    31: ("green", 300, 150, 200, (26, 130, 390, 900, 1100, 1275)),
    32: ("green", 300, 150, 200, (26, 130, 390, 900, 1100, 1275)),
    34: ("green", 320, 160, 200, (28, 150, 450, 1000, 1200, 1400)),
    37: ("dark-blue", 350, 175, 200, (35, 175, 500, 1100, 1300, 1500)),
    39: ("dark-blue", 400, 200, 200, (50, 200, 600, 1400, 1700, 2000)),
}
RAILROADS = (5, 15, 25, 35)
UTILITIES = (12, 28)
OTHERS = {
    0: SpaceKind.GO,
    4: SpaceKind.TAX,
    10: SpaceKind.JAIL,
    20: SpaceKind.FREE_PARKING,
    30: SpaceKind.GO_TO_JAIL,
    38: SpaceKind.TAX,
    **dict.fromkeys((2, 7, 17, 22, 33, 36), SpaceKind.CARDS),
}

E = CardEffect
CHANCE = [
    (E.MOVE_TO, 39, 0, 0),
    (E.MOVE_TO, 5, 0, 0),
    (E.RECEIVE, 0, 200, 0),
    (E.RECEIVE, 0, 200, 0),
    (E.MOVE_TO, 24, 0, 0),
    (E.MOVE_TO, 11, 0, 0),
    (E.MOVE_TO_NEXT, SpaceKind.UTILITY, 10, 0),
    (E.MOVE_TO_NEXT, SpaceKind.RAILROAD, 2, 0),
    (E.MOVE_TO, 0, 0, 0),
    (E.GO_TO_JAIL, 0, 0, 0),
    (E.MOVE_BACK, 3, 0, 0),
    (E.RECEIVE, 0, 50, 0),
    (E.PAY, 0, 15, 0),
    (E.PAY_EACH, 0, 50, 0),
    (E.REPAIRS, 0, 25, 100),
    (E.LEAVE_JAIL, 0, 0, 0),
]
CHEST = [
    (E.MOVE_TO, 0, 0, 0),
    (E.RECEIVE, 0, 200, 0),
    *[(E.RECEIVE, 0, 100, 0)] * 4,
    (E.RECEIVE, 0, 25, 0),
    (E.RECEIVE, 0, 20, 0),
    (E.RECEIVE, 0, 10, 0),
    (E.COLLECT_EACH, 0, 10, 0),
    (E.PAY, 0, 100, 0),
    (E.PAY, 0, 50, 0),
    (E.PAY, 0, 50, 0),
    (E.REPAIRS, 0, 40, 115),
    (E.GO_TO_JAIL, 0, 0, 0),
    (E.LEAVE_JAIL, 0, 0, 0),
]


def test_the_editions_come_in_their_order():
    assert edition_names() == [*EDITIONS, "planetopoly"]


@pytest.mark.parametrize(
    ("name", "highest", "first_figure", "decks"),
    [
        ("clone-wars", 6, "anakin", ("sith", "jedi")),
        ("saga", 8, "darth-maul", ("sith", "jedi")),
        ("episode-2", 8, "obi-wan", ("sith", "jedi")),
        ("fallout", 6, "vault-boy", ("special", "survival-guide")),
    ],
)
def test_players_figures_and_decks(name, highest, first_figure, decks):
    spec = load(name)
    assert spec.id == name
    assert spec.players == (2, highest)
    assert len(spec.figure_ids) == highest
    assert spec.figure_ids[0] == first_figure
    assert spec.deck_ids == decks


@pytest.mark.parametrize("name", EDITIONS)
def test_sums(name):
    spec = load(name)
    deeds = [space for space in spec.spaces if isinstance(space, Lot | Railroad | Utility)]
    assert len(spec.spaces) == 40
    assert len(deeds) == 28
    assert sum(isinstance(deed, Lot) for deed in deeds) == 22
    assert sum(deed.price for deed in deeds) == 5690
    assert [len(cards) for cards in spec.card_ids] == [16, 16]
    assert len(set(spec.space_ids)) == 40


@pytest.mark.parametrize("name", EDITIONS)
def test_the_box(name):
    record = pack(load(name))
    assert record.dtype == EDITION
    numbers = ("n_spaces", "start_cash", "salary", "fine", "houses", "hotels")
    assert [int(record[field]) for field in numbers] == [40, 1500, 200, 50, 32, 12]
    assert (record["landing_bonus"], record["fine_step"]) == (0, 0)
    assert set(record["nearest_jail"][:40].tolist()) == {10}
    assert record["n_figures"] == len(load(name).figure_ids)


@pytest.mark.parametrize("name", EDITIONS)
def test_the_board_has_the_classic_values(name):
    spec = load(name)
    record = pack(spec)
    for at in range(40):
        if at in LOTS:
            group, price, mortgage, house_price, rents = LOTS[at]
            assert record["kind"][at] == SpaceKind.LOT
        elif at in RAILROADS:
            group, price, mortgage, house_price = "railroads", 200, 100, 0
            rents = (25, 50, 100, 200)
            assert record["kind"][at] == SpaceKind.RAILROAD
        elif at in UTILITIES:
            group, price, mortgage, house_price = "utilities", 150, 75, 0
            rents = (4, 10)
            assert record["kind"][at] == SpaceKind.UTILITY
        else:
            assert record["kind"][at] == OTHERS[at]
            assert record["group"][at] == -1
            continue
        assert spec.group_ids[record["group"][at]] == group
        assert record["price"][at] == price
        assert record["mortgage"][at] == mortgage
        assert record["house_price"][at] == house_price
        # The last rent fills the row.
        assert tuple(record["rent"][at]) == rents + rents[-1:] * (MAX_RENTS - len(rents))
        assert (record["commission"][at], record["house_commission"][at]) == (0, 0)


@pytest.mark.parametrize("name", EDITIONS)
def test_taxes_and_card_spaces(name):
    record = pack(load(name))
    assert (record["price"][4], record["price"][38]) == (200, 100)
    assert [record["deck"][at] for at in (7, 22, 36)] == [0, 0, 0]
    assert [record["deck"][at] for at in (2, 17, 33)] == [1, 1, 1]
    assert record["deck"][0] == -1


@pytest.mark.parametrize("name", EDITIONS)
def test_groups_are_numbered_as_they_appear_and_know_their_members(name):
    spec = load(name)
    record = pack(spec)
    assert spec.group_ids == (
        "brown",
        "railroads",
        "light-blue",
        "pink",
        "utilities",
        "orange",
        "red",
        "yellow",
        "green",
        "dark-blue",
    )
    assert record["n_groups"] == 10 == len(spec.group_colours)
    assert record["group_size"].tolist() == [2, 4, 3, 3, 2, 3, 3, 3, 3, 2] + [0] * 6
    assert record["member"][1].tolist() == [5, 15, 25, 35, -1, -1, -1, -1]
    assert record["member"][4].tolist() == [12, 28] + [-1] * 6
    assert np.all(record["member"][10:] == -1)
    assert np.all(record["group"][40:] == -1)
    for group in range(10):
        for at in record["member"][group][: record["group_size"][group]]:
            assert record["group"][at] == group


@pytest.mark.parametrize("name", EDITIONS)
def test_the_decks_have_the_classic_effects(name):
    record = pack(load(name))
    fields = ("card_effect", "card_space", "card_amount", "card_hotel")
    assert record["n_decks"] == 2
    assert record["n_cards"].tolist() == [16, 16]
    for deck, effects in enumerate((CHANCE, CHEST)):
        packed = [tuple(int(record[field][deck][card]) for field in fields) for card in range(16)]
        assert packed == [tuple(int(number) for number in row) for row in effects]
    assert record["n_free_cards"] == 2
    assert record["free_card_deck"].tolist() == [0, 1, 0, 0]
    assert record["free_card_card"].tolist() == [15, 15, 0, 0]


@pytest.mark.parametrize(
    ("name", "places"),
    [
        ("clone-wars", {4: "trade-duty", 8: "ruusan", 38: "ransom", 39: "jabbas-palace"}),
        ("saga", {5: "super-star-destroyer", 12: "death-star", 31: "corellia", 38: "bounty"}),
        ("episode-2", {4: "tax", 29: "royal-palace", 38: "asteroid-shower", 39: "jedi-temple"}),
        ("fallout", {4: "brotherhood-of-steel", 28: "galaxy-news-radio", 39: "diamond-city"}),
    ],
)
def test_places_that_the_sources_name(name, places):
    space_ids = load(name).space_ids
    assert {at: space_ids[at] for at in places} == places
    assert [space_ids[at] for at in (0, 10, 20, 30)] == [
        "go",
        "jail",
        "free-parking",
        "go-to-jail",
    ]


def test_a_folder_name_with_underscores_is_the_same_edition():
    assert load("clone_wars") is load("clone-wars")


def test_an_unknown_edition_is_refused_with_the_nearest_name():
    with pytest.raises(EditionError, match='no such edition; did you mean "clone-wars"'):
        load("clone-war")
    with pytest.raises(
        EditionError, match="there are: clone-wars, saga, episode-2, fallout, planet"
    ):
        load("chess")


def test_an_unknown_form_is_refused_with_the_forms_there_are():
    with pytest.raises(SettingError, match='saga has no form "short"; it has: standard'):
        pack(load("saga"), "short")


def test_records_do_not_share_memory():
    first, second = pack(load("saga")), pack(load("saga"))
    first["price"][1] = 1
    assert second["price"][1] == 60

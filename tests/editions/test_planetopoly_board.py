"""The box of Planetopoly, number by number: plots, customs posts, radar traps, event cards."""

import pytest

from freehold.editions import load, pack
from freehold.vocabulary import MAX_RENTS, CardEffect, SpaceKind

# planet: its spaces, price of plots 1 and 2, of plot 3, of a base; commission for a plot, for
# a base; what the bank pays for plots 1 and 2, for plot 3, for a base.
PLANETS = {
    "lyra": ((1, 2, 4), 200, 300, 100, 20, 10, 100, 150, 50),
    "draco": ((6, 8, 9), 300, 400, 140, 30, 10, 150, 200, 70),
    "cygnus": ((11, 12, 14), 400, 500, 200, 40, 20, 200, 250, 100),
    "perseus": ((16, 18, 19), 500, 600, 240, 50, 20, 250, 300, 120),
    "orion": ((21, 22, 24), 600, 700, 300, 60, 30, 300, 350, 150),
    "pegasus": ((26, 28, 29), 700, 800, 340, 70, 30, 350, 400, 170),
    "cassiopeia": ((31, 32, 34), 800, 900, 400, 80, 40, 400, 450, 200),
    "andromeda": ((36, 38, 39), 900, 1000, 440, 90, 40, 450, 500, 220),
}
# price of a plot: its rent bare and with one to nine bases
RENTS = {
    200: (40, 80, 160, 240, 320, 400, 560, 680, 800, 1200),
    300: (60, 120, 240, 360, 480, 600, 840, 1020, 1200, 1800),
    400: (80, 160, 320, 480, 640, 800, 1120, 1360, 1600, 2400),
    500: (100, 200, 400, 600, 800, 1000, 1400, 1700, 2000, 3000),
    600: (120, 240, 480, 720, 960, 1200, 1680, 2040, 2400, 3600),
    700: (140, 280, 560, 840, 1120, 1400, 1960, 2380, 2800, 4200),
    800: (160, 320, 640, 960, 1280, 1600, 2240, 2720, 3200, 4800),
    900: (180, 360, 720, 1080, 1440, 1800, 2520, 3060, 3600, 5400),
    1000: (200, 400, 800, 1200, 1600, 2000, 2800, 3400, 4000, 6000),
}
CUSTOMS = (3, 13, 23, 33)
RADAR = (7, 17, 27, 37)
EVENTS = (5, 15, 25, 35)
CORNERS = {0: SpaceKind.GO, 10: SpaceKind.JAIL, 20: SpaceKind.RISK, 30: SpaceKind.JAIL}
PAID = [50, 100, 100, 150, 200, 200, 300, 400]
RECEIVED = [50, 100, 100, 150, 200, 200, 300, 500]


@pytest.fixture(scope="module")
def spec():
    return load("planetopoly")


@pytest.fixture(scope="module")
def record(spec):
    return pack(spec)


def test_players_figures_deck_and_form(spec):
    assert spec.title == "Planetopoly"
    assert spec.players == (2, 4)
    assert len(spec.figure_ids) == 4
    assert spec.deck_ids == ("events",)
    assert list(spec.forms) == ["standard"]


def test_the_numbers_of_the_box(record):
    numbers = ("n_spaces", "start_cash", "salary", "landing_bonus", "fine", "fine_step")
    assert [int(record[field]) for field in numbers] == [40, 3000, 1000, 200, 600, 200]
    assert (record["n_groups"], record["n_decks"], record["n_free_cards"]) == (10, 1, 0)


def test_every_plot(spec, record):
    for planet, row in PLANETS.items():
        spaces, price, third_price, base, commission, base_commission, *values = row
        value, third_value, base_value = values
        for number, at in enumerate(spaces, start=1):
            third = number == 3
            assert spec.space_ids[at] == f"{planet}-{number}"
            assert record["kind"][at] == SpaceKind.PLOT
            assert spec.group_ids[record["group"][at]] == planet
            assert record["price"][at] == (third_price if third else price)
            assert record["mortgage"][at] == (third_value if third else value)
            assert record["house_price"][at] == base == 2 * base_value
            assert record["commission"][at] == commission
            assert record["house_commission"][at] == base_commission
            assert tuple(record["rent"][at]) == RENTS[int(record["price"][at])]


def test_the_rents_are_a_fifth_of_the_price_times_a_step_of_the_level():
    steps = (1, 2, 4, 6, 8, 10, 14, 17, 20, 30)
    for price, rents in RENTS.items():
        assert rents == tuple(price // 5 * step for step in steps)
    assert len(steps) == MAX_RENTS


@pytest.mark.parametrize("at", CUSTOMS)
def test_every_customs_post(spec, record, at):
    assert record["kind"][at] == SpaceKind.RAILROAD
    assert spec.group_ids[record["group"][at]] == "customs"
    assert (record["price"][at], record["mortgage"][at]) == (800, 400)
    assert record["rent"][at][:4].tolist() == [300, 600, 900, 1200]


@pytest.mark.parametrize("at", RADAR)
def test_every_radar_trap(spec, record, at):
    assert record["kind"][at] == SpaceKind.UTILITY
    assert spec.group_ids[record["group"][at]] == "radar"
    assert (record["price"][at], record["mortgage"][at]) == (1000, 500)
    assert record["rent"][at][:4].tolist() == [50, 100, 150, 200]


def test_corners_and_event_spaces_and_nothing_else(record):
    plots = [at for spaces, *_ in PLANETS.values() for at in spaces]
    assert sorted([*plots, *CUSTOMS, *RADAR, *EVENTS, *CORNERS]) == list(range(40))
    for at, kind in CORNERS.items():
        assert record["kind"][at] == kind
    for at in EVENTS:
        assert record["kind"][at] == SpaceKind.CARDS
        assert record["deck"][at] == 0
    for at in (*CORNERS, *EVENTS):
        assert record["group"][at] == -1


def test_the_risk_space_counts_times_30_and_a_double_times_50(record):
    assert record["rent"][20][:2].tolist() == [30, 50]


def test_every_space_faces_its_own_kind_but_the_start_which_faces_the_risk(record):
    for at in range(20):
        kinds = {SpaceKind(record["kind"][at]), SpaceKind(record["kind"][at + 20])}
        assert kinds == {SpaceKind.GO, SpaceKind.RISK} if at == 0 else len(kinds) == 1


def test_groups_know_their_members(spec, record):
    members = {
        **{planet: list(row[0]) for planet, row in PLANETS.items()},
        "customs": list(CUSTOMS),
        "radar": list(RADAR),
    }
    assert set(spec.group_ids) == set(members)
    for group, name in enumerate(spec.group_ids):
        size = record["group_size"][group]
        assert record["member"][group][:size].tolist() == members[name]


def test_from_every_space_the_nearest_jail(record):
    """F-22: the shorter way round, forwards on a tie: from the start 10, from the risk 30."""
    nearest = record["nearest_jail"][:40].tolist()
    assert nearest == [10] * 20 + [30] * 20


def test_the_24_event_cards(record):
    cards = [
        (CardEffect(record["card_effect"][0][card]), int(record["card_amount"][0][card]))
        for card in range(record["n_cards"][0])
    ]
    assert len(cards) == 24
    assert sorted(amount for effect, amount in cards if effect == CardEffect.PAY) == PAID
    assert sorted(amount for effect, amount in cards if effect == CardEffect.RECEIVE) == RECEIVED
    effects = [effect for effect, _ in cards]
    assert effects.count(CardEffect.MISS_TURN) == 2
    assert effects.count(CardEffect.ROLL_AGAIN) == 3
    assert effects.count(CardEffect.OPPOSITE) == 3

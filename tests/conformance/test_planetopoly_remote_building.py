"""Planetopoly, chapter 8: building where another stands."""

import pytest

from freehold import Event
from freehold.table import Told
from freehold.vocabulary import Reason
from tests.tables import against, against_space, at, cash, debts, level, only

BASES = [
    ("lyra", 100, 10),
    ("draco", 140, 10),
    ("cygnus", 200, 20),
    ("perseus", 240, 20),
    ("orion", 300, 30),
    ("pegasus", 340, 30),
    ("cassiopeia", 400, 40),
    ("andromeda", 440, 40),
]
"""What a base costs on a planet, and its commission."""


def commissions(told: list[Told]) -> list[tuple[int, int, int]]:
    """Who paid whom which commission."""
    return [(item.seat, item.other, item.amount) for item in only(told, Event.COMMISSION)]


@pytest.mark.rule("PL-8-3", "F-27", "PL-5-1")
@pytest.mark.parametrize("place", [1, 2, 3])
@pytest.mark.parametrize(("planet", "base", "due"), BASES)
def test_a_base_built_remotely_costs_its_price_and_the_deed_s_commission(planet, base, due, place):
    plot = f"{planet}-{place}"
    table = at("planetopoly", "0 $3000 @start", f"1 $0 @{plot}", f"deeds 0: {plot}")

    told = table.do(f"build {plot}")

    assert level(table, plot) == 1
    assert cash(table) == [3000 - base - due, due]
    assert commissions(told) == [(0, 1, due)]
    assert [event.amount for event in only(told, Event.BUILT_REMOTELY)] == [1]


@pytest.mark.rule("F-27")
def test_every_base_has_its_own_commission():
    table = at("planetopoly", "0 $3000 @start", "1 $0 @lyra-2", "deeds 0: lyra-1 lyra-2")

    table.do("build lyra-2; build lyra-2")

    assert level(table, "lyra-2") == 2
    assert cash(table) == [3000 - 200 - 20, 20]


@pytest.mark.rule("F-27")
def test_remote_building_is_for_the_plot_where_the_other_stands_only():
    table = at("planetopoly", "0 $3000 @start", "1 $0 @lyra-2", "deeds 0: lyra-1 lyra-2 lyra-3")

    for plot in ("lyra-1", "lyra-3"):
        assert against_space(table, f"build {plot}") == (Reason.NOT_STANDING_THERE, plot)


@pytest.mark.rule("F-27")
def test_remote_building_is_for_own_plots_only():
    table = at("planetopoly", "0 $3000 @start", "1 $0 @lyra-2", "deeds 0: lyra-1")

    assert against_space(table, "build lyra-2") == (Reason.NOT_YOURS, "lyra-2")


@pytest.mark.rule("F-27", "PL-5-5", "PL-5-6")
def test_the_caps_hold_for_remote_building():
    one = at("planetopoly", "0 $3000 @start", "1 $0 @lyra-2", "deeds 0: lyra-2+1")
    two = at("planetopoly", "0 $3000 @start", "1 $0 @lyra-2", "deeds 0: lyra-1 lyra-2+2")
    deeds = "deeds 0: lyra-1+1 lyra-2+2 lyra-3"
    three = at("planetopoly", "0 $3000 @start", "1 $0 @lyra-2", deeds)

    assert against(one, "build lyra-2") == (Reason.TOO_FEW_DEEDS_FOR_LEVEL, 1)
    assert against(two, "build lyra-2") == (Reason.TOO_FEW_DEEDS_FOR_LEVEL, 2)
    assert against_space(three, "build lyra-2") == (Reason.TOO_LITTLE_BESIDE, "lyra-3")


@pytest.mark.rule("PL-8-3", "PL-2-2")
def test_remote_building_comes_before_the_roll():
    table = at("planetopoly", "0 $3000 @start", "1 $0 @lyra-2", "deeds 0: lyra-2")

    before = against(table, "build lyra-2")
    table.do("roll 4 6")

    assert before is None
    assert against(table, "build lyra-2") == (Reason.BEFORE_ROLL_ONLY, 0)


@pytest.mark.rule("PL-8-3")
def test_remote_building_takes_the_last_coin_and_not_one_more():
    enough = at("planetopoly", "0 $110 @start", "1 $0 @lyra-2", "deeds 0: lyra-2")
    short = at("planetopoly", "0 $109 @start", "1 $0 @lyra-2", "deeds 0: lyra-2")

    enough.do("build lyra-2")

    assert cash(enough) == [0, 10]
    assert against(short, "build lyra-2") == (Reason.TOO_LITTLE_CASH, 110)


@pytest.mark.rule("PL-8-3", "PL-8-2", "F-27")
def test_of_several_others_the_first_gets_the_commission_for_a_base():
    table = at(
        "planetopoly",
        "0 $3000 @start",
        "1 $0 @lyra-2",
        "2 $0 @lyra-2",
        "deeds 0: lyra-2",
        "arrivals 0 2 1",
    )

    table.do("build lyra-2")

    assert cash(table) == [2890, 0, 10]


@pytest.mark.rule("F-27", "PL-9-4")
def test_the_commission_for_a_base_pays_the_receiver_s_debt_first():
    deeds = "deeds 0: lyra-2, 1: radar-1"
    table = at("planetopoly", "0 $3000 @start", "1 $0 -25 @lyra-2", deeds)

    table.do("build lyra-2")

    assert (debts(table), cash(table)) == ([0, 15], [2890, 0])


@pytest.mark.rule("PL-5-7", "F-27")
def test_building_where_one_stands_costs_no_commission_though_another_stands_there():
    table = at("planetopoly", "0 $3000 @andromeda-3", "1 $0 @lyra-2", "deeds 0: lyra-2")

    told = table.do("roll 1 2; build lyra-2")

    assert cash(table) == [3900, 0]
    assert commissions(told) == []

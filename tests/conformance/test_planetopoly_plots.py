"""Planetopoly, chapter 5: plots, their deeds, building where one stands, and rent."""

import pytest

from freehold import Decision, Event
from freehold.vocabulary import Reason
from tests.tables import (
    against,
    against_space,
    at,
    cash,
    index,
    level,
    only,
    owner,
    space,
    twin_of,
    waits,
)

PLANETS = {
    "lyra": ((1, 2, 4), (200, 200, 300), 100),
    "draco": ((6, 8, 9), (300, 300, 400), 140),
    "cygnus": ((11, 12, 14), (400, 400, 500), 200),
    "perseus": ((16, 18, 19), (500, 500, 600), 240),
    "orion": ((21, 22, 24), (600, 600, 700), 300),
    "pegasus": ((26, 28, 29), (700, 700, 800), 340),
    "cassiopeia": ((31, 32, 34), (800, 800, 900), 400),
    "andromeda": ((36, 38, 39), (900, 900, 1000), 440),
}
"""Where the plots are, what they cost, and what a base costs."""

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
"""Rent by the price of a plot: bare, then with one base to nine."""

PLOTS = [
    (f"{planet}-{i + 1}", numbers[i], prices[i], base)
    for planet, (numbers, prices, base) in PLANETS.items()
    for i in range(3)
]
IDS = [plot for plot, *_ in PLOTS]


def three_before(number: int) -> str:
    """The space from which a roll of three leads to another."""
    return space("planetopoly", (number - 3) % 40)


def start_money(number: int) -> int:
    """What passing the start brings on the way there."""
    return 1000 if number < 3 else 0


def with_bases(plot: str, high: int) -> str:
    """All plots of a planet, one of them with so much, the others with just enough beside it."""
    planet = plot[:-2]
    beside = f"+{high // 3}" if high >= 3 else ""
    return " ".join(
        f"{planet}-{i}{(f'+{high}' if high else '') if f'{planet}-{i}' == plot else beside}"
        for i in (1, 2, 3)
    )


# --- the deeds -----------------------------------------------------------------


@pytest.mark.rule("PL-5-1")
@pytest.mark.parametrize(("plot", "number", "price", "_base"), PLOTS, ids=IDS)
def test_a_free_plot_is_bought_from_the_bank_at_its_printed_price(plot, number, price, _base):
    table = at("planetopoly", f"0 $3000 @{three_before(number)}", "1 $3000 @start")

    told = table.do("roll 1 2; buy")

    assert index(table, plot) == number
    assert owner(table, plot) == 0
    assert cash(table) == [3000 - price + start_money(number), 3000]
    assert [(event.space, event.amount) for event in only(told, Event.BOUGHT)] == [(number, price)]


@pytest.mark.rule("PL-5-1", "PL-9-1")
@pytest.mark.parametrize(("plot", "_number", "price", "base"), PLOTS, ids=IDS)
def test_a_deed_names_half_of_what_was_paid_as_sale_value(plot, _number, price, base):
    table = at("planetopoly", "0 $0 @start", "1 $0 @start", f"deeds 0: {plot}+1")

    table.do(f"sell {plot}")
    after_the_base = cash(table)
    table.do(f"sell-deed {plot}")

    assert after_the_base == [base // 2, 0]
    assert cash(table) == [base // 2 + price // 2, 0]
    assert owner(table, plot) == -1


@pytest.mark.rule("PL-5-1")
def test_a_plot_may_be_left_free_and_nobody_else_is_asked():
    table = at("planetopoly", "0 $3000 @start", "1 $3000 @start")

    table.do("roll 1 3; decline")

    assert owner(table, "lyra-3") == -1
    assert cash(table) == [3000, 3000]
    assert waits(table) == (Decision.END_TURN, 0)


@pytest.mark.rule("PL-5-1")
def test_the_last_coin_buys_a_plot():
    table = at("planetopoly", "0 $300 @start", "1 $3000 @start")

    table.do("roll 1 3; buy")

    assert cash(table) == [0, 3000]
    assert owner(table, "lyra-3") == 0


@pytest.mark.rule("PL-5-1")
def test_a_plot_that_costs_a_coin_too_much_is_not_offered():
    table = at("planetopoly", "0 $299 @start", "1 $3000 @start")

    told = table.do("roll 1 3")

    assert [event.amount for event in only(told, Event.NOT_FOR_SALE)] == [Reason.TOO_LITTLE_CASH]
    assert table.decision == Decision.END_TURN
    assert cash(table) == [299, 3000]


@pytest.mark.rule("PL-5-7")
def test_a_plot_is_not_bought_from_another_one_of_its_planet():
    table = at("planetopoly", "0 $3000 @start", "1 $3000 @start", "deeds 0: lyra-3")

    table.do("roll 1 3")

    assert against_space(table, "buy-remote lyra-1") == (Reason.NOBODY_STANDS_THERE, "lyra-1")
    assert owner(table, "lyra-1") == -1


# --- bases, stations, ports ----------------------------------------------------


@pytest.mark.rule("PL-5-2")
@pytest.mark.parametrize("planet", PLANETS)
def test_three_bases_are_a_station_and_three_stations_a_port(planet):
    numbers, prices, base = PLANETS[planet]
    deeds = f"deeds 0: {planet}-1 {planet}-2 {planet}-3"
    table = at("planetopoly", f"0 $20000 @{three_before(numbers[2])}", "1 $0 @start", deeds)
    table.do("roll 1 2")

    for _ in range(9):
        table.do("; ".join(f"build {planet}-{i}" for i in (1, 2, 3)))

    assert [level(table, f"{planet}-{i}") for i in (1, 2, 3)] == [9, 9, 9]
    assert cash(table) == [20000 - 27 * base, 0]
    assert [RENTS[price][9] for price in prices] == [
        table.edition.rent[number][table.game.buildings[number]] for number in numbers
    ]


@pytest.mark.rule("PL-5-9", "PL-5-2")
@pytest.mark.parametrize("bases", range(10))
@pytest.mark.parametrize(("plot", "number", "price", "_base"), PLOTS, ids=IDS)
def test_the_rent_of_a_plot_is_that_of_the_deed_for_what_is_built(
    plot, number, price, _base, bases
):
    table = at(
        "planetopoly",
        f"0 $9000 @{three_before(number)}",
        "1 $0 @start",
        f"deeds 1: {with_bases(plot, bases)}",
    )

    table.do("roll 1 2")

    rent = RENTS[price][bases]
    assert cash(table) == [9000 - rent + start_money(number), rent]


@pytest.mark.rule("PL-5-9")
def test_a_whole_planet_asks_no_more_for_a_bare_plot():
    one = at("planetopoly", "0 $500 @start", "1 $0 @start", "deeds 1: lyra-3")
    three = at("planetopoly", "0 $500 @start", "1 $0 @start", "deeds 1: lyra-1 lyra-2 lyra-3")

    one.do("roll 1 3")
    three.do("roll 1 3")

    assert cash(one) == cash(three) == [440, 60]


@pytest.mark.rule("PL-5-9")
def test_nothing_is_paid_on_an_own_plot():
    table = at("planetopoly", "0 $500 @start", "1 $0 @start", "deeds 0: lyra-3+1")

    table.do("roll 1 3; end")

    assert cash(table) == [500, 0]
    assert waits(table) == (Decision.TURN, 1)


# --- building where one stands -------------------------------------------------


@pytest.mark.rule("PL-5-7")
@pytest.mark.parametrize("number", [1, 2, 4])
def test_standing_on_an_own_plot_one_builds_on_every_own_plot_of_the_planet(number):
    deeds = "deeds 0: lyra-1 lyra-2 lyra-3"
    table = at("planetopoly", f"0 $1000 @{three_before(number)}", "1 $0 @start", deeds)

    table.do("roll 1 2; build lyra-1; build lyra-2; build lyra-3; end")

    assert [level(table, f"lyra-{i}") for i in (1, 2, 3)] == [1, 1, 1]
    assert cash(table) == [1000 + start_money(number) - 300, 0]
    assert waits(table) == (Decision.TURN, 1)


@pytest.mark.rule("PL-5-7")
def test_nothing_is_built_on_another_planet_or_on_a_free_plot():
    table = at("planetopoly", "0 $9000 @start", "1 $0 @start", "deeds 0: lyra-2 lyra-3 draco-1")

    table.do("roll 1 3")

    assert against(table, "build lyra-2") is None
    assert against_space(table, "build draco-1") == (Reason.NOT_STANDING_THERE, "draco-1")
    assert against_space(table, "build lyra-1") == (Reason.NOT_YOURS, "lyra-1")


@pytest.mark.rule("PL-5-7")
def test_nothing_is_built_from_a_space_that_is_no_own_plot_of_the_planet():
    table = at("planetopoly", "0 $9000 @start", "1 $0 @start", "deeds 0: lyra-1 lyra-2")

    table.do("roll 1 3; decline")

    assert table.seats[0].at == "lyra-3"
    assert against_space(table, "build lyra-1") == (Reason.NOT_STANDING_THERE, "lyra-1")


@pytest.mark.rule("PL-5-7", "PL-2-1")
def test_building_comes_after_the_roll():
    table = at("planetopoly", "0 $500 @lyra-1", "1 $0 @start", "deeds 0: lyra-1 lyra-3")

    before = against_space(table, "build lyra-1")
    table.do("roll 1 2; build lyra-1")

    assert before == (Reason.NOT_STANDING_THERE, "lyra-1")
    assert level(table, "lyra-1") == 1


@pytest.mark.rule("PL-5-7")
def test_after_a_double_one_builds_before_rolling_again():
    table = at("planetopoly", "0 $500 @start", "1 $0 @start", "deeds 0: lyra-2 lyra-3")

    table.do("roll 1 1; build lyra-2; build lyra-3")

    assert waits(table) == (Decision.TURN, 0)
    assert [level(table, "lyra-2"), level(table, "lyra-3")] == [1, 1]
    assert cash(table) == [300, 0]


@pytest.mark.rule("PL-5-7")
def test_a_base_costs_cash_at_hand_to_the_last_coin():
    table = at("planetopoly", "0 $199 @start", "1 $0 @start", "deeds 0: lyra-2 lyra-3")

    table.do("roll 1 3; build lyra-2")

    assert cash(table) == [99, 0]
    assert against(table, "build lyra-3") == (Reason.TOO_LITTLE_CASH, 100)


@pytest.mark.rule("PL-5-7")
def test_nobody_builds_off_turn():
    table = at("planetopoly", "0 $500 @start", "1 $500 @lyra-3", "deeds 1: lyra-3")

    assert against(table, "open 1") == (Reason.NOT_IN_THIS_EDITION, 0)
    assert against_space(table, "build lyra-3") == (Reason.NOT_YOURS, "lyra-3")


# --- just bought ---------------------------------------------------------------


@pytest.mark.rule("PL-5-8")
def test_whoever_has_just_bought_builds_nothing_on_that_planet():
    table = at("planetopoly", "0 $3000 @start", "1 $0 @start", "deeds 0: lyra-1 lyra-2")

    table.do("roll 1 3; buy")

    for plot in ("lyra-1", "lyra-2", "lyra-3"):
        assert against_space(table, f"build {plot}") == (Reason.JUST_BOUGHT, plot)


@pytest.mark.rule("PL-5-8")
def test_a_double_is_no_new_opportunity_by_itself():
    table = at("planetopoly", "0 $3000 @start", "1 $0 @lyra-2", "deeds 0: lyra-1")

    table.do("roll 1 1; buy")

    assert waits(table) == (Decision.TURN, 0)
    assert against_space(table, "build lyra-1") == (Reason.JUST_BOUGHT, "lyra-1")
    assert against_space(table, "build lyra-2") == (Reason.JUST_BOUGHT, "lyra-2")


@pytest.mark.rule("PL-5-8")
def test_landing_on_the_planet_again_is_the_next_opportunity_in_the_same_turn_too():
    table = at("planetopoly", "0 $3000 @andromeda-3", "1 $0 @start", "deeds 0: lyra-3")

    table.do("roll 1 1; buy; roll 1 2; build lyra-1; build lyra-3")

    assert [level(table, "lyra-1"), level(table, "lyra-3")] == [1, 1]
    assert cash(table) == [3000 + 1000 - 200 - 200, 0]


@pytest.mark.rule("PL-5-8")
def test_landing_there_in_a_later_turn_is_the_next_opportunity():
    table = at("planetopoly", "0 $3000 @start", "1 $3000 @start", "deeds 0: lyra-1")
    table.do("roll 1 3; buy; end")
    for roll in ("2 4", "4 6", "4 6"):
        table.do(f"roll 4 6; end; roll {roll}; end")
    table.do("roll 4 6; end")

    table.do("roll 5 6; build lyra-1; build lyra-3")

    assert table.seats[0].at == "lyra-1"
    assert [level(table, "lyra-1"), level(table, "lyra-3")] == [1, 1]


@pytest.mark.rule("PL-5-8", "PL-8-3")
def test_another_on_the_plot_in_a_later_turn_is_the_next_opportunity():
    table = at("planetopoly", "0 $3000 @start", "1 $3000 @start", "deeds 0: lyra-1")
    table.do("roll 1 3; buy; end")
    table.do("roll 1 3; end")

    table.do("build lyra-3")

    assert level(table, "lyra-3") == 1
    assert cash(table) == [3000 - 300 + 60 - 100 - 10, 3000 - 60 + 10]


@pytest.mark.rule("PL-5-8")
def test_a_purchase_on_one_planet_holds_up_no_building_on_another():
    deeds = "deeds 0: lyra-1 lyra-2 draco-1"
    table = at("planetopoly", "0 $3000 @start", "1 $0 @lyra-3", deeds)

    table.do("buy-remote lyra-3; roll 2 4; build draco-1")

    assert level(table, "draco-1") == 1
    assert cash(table) == [3000 - 320 - 140, 20]


@pytest.mark.rule("PL-5-8")
def test_what_was_just_bought_is_known_after_a_round_trip_through_the_position_line():
    table = at("planetopoly", "0 $3000 @start", "1 $0 @start", "deeds 0: lyra-1 lyra-2")
    table.do("roll 1 3; buy")

    twin = twin_of(table)

    assert twin.position == table.position
    assert against_space(twin, "build lyra-1") == (Reason.JUST_BOUGHT, "lyra-1")

"""Planetopoly, chapters 5 and 9: how much may stand on a plot, when building and when selling."""

from itertools import product

import pytest

from freehold import Table
from freehold.rules.groups import set_level
from freehold.vocabulary import Reason
from tests.tables import against, against_space, at, cash, index, level, owner

LYRA = ("lyra-1", "lyra-2", "lyra-3")
PAIRS = [("lyra-1", "lyra-2"), ("lyra-1", "lyra-3"), ("lyra-2", "lyra-3")]


def is_allowed(levels: tuple[int, ...]) -> bool:
    """PL-5-5, PL-5-6 in the book's words, for one, two or three plots of a planet."""
    if len(levels) < 3:
        return max(levels) <= len(levels)
    needed = {3: 1, 4: 1, 5: 1, 6: 2, 7: 2, 8: 2, 9: 3}
    return max(levels) <= 9 and all(
        other >= needed.get(high, 0)
        for i, high in enumerate(levels)
        for other in levels[:i] + levels[i + 1 :]
    )


def deeds(plots: tuple[str, ...], levels: tuple[int, ...]) -> str:
    """A section with so much on each plot."""
    built = (f"{plot}+{n}" if n else plot for plot, n in zip(plots, levels, strict=True))
    return f"deeds 0: {' '.join(built)}"


def on_lyra(plots: tuple[str, ...], levels: tuple[int, ...] | None = None) -> Table:
    """Seat 0 has rolled and stands on an own plot of Lyra."""
    start = {"lyra-1": "andromeda-2", "lyra-2": "andromeda-3", "lyra-3": "lyra-1"}[plots[0]]
    section = deeds(plots, levels or (0,) * len(plots))
    table = at("planetopoly", f"0 $9000 @{start}", "1 $0 @jail-a", section)
    table.do("roll 1 2")
    return table


def before_the_roll(plots: tuple[str, ...], levels: tuple[int, ...] | None = None) -> Table:
    """Seat 0 is to roll."""
    section = deeds(plots, levels or (0,) * len(plots))
    return at("planetopoly", "0 $9000 @jail-a", "1 $0 @jail-a", section)


def build_up(table: Table, plots: tuple[str, ...], levels: tuple[int, ...]) -> None:
    """Put so much on each plot."""
    for plot, high in zip(plots, levels, strict=True):
        set_level(table.edition, table.game, index(table, plot), high)


def with_one_more(levels: tuple[int, ...], i: int, more: int) -> tuple[int, ...]:
    """The levels after one base was built, or sold."""
    return (*levels[:i], levels[i] + more, *levels[i + 1 :])


# --- one plot, two plots -------------------------------------------------------


@pytest.mark.rule("PL-5-5")
@pytest.mark.parametrize("plot", LYRA)
def test_with_one_plot_one_base_is_the_most(plot):
    table = on_lyra((plot,))

    table.do(f"build {plot}")

    assert level(table, plot) == 1
    assert against(table, f"build {plot}") == (Reason.TOO_FEW_DEEDS_FOR_LEVEL, 1)


@pytest.mark.rule("PL-5-5")
@pytest.mark.parametrize("plots", PAIRS)
def test_with_two_plots_two_bases_on_each_are_the_most(plots):
    one, two = plots
    table = on_lyra(plots)

    table.do(f"build {one}; build {one}; build {two}; build {two}")

    assert [level(table, plot) for plot in plots] == [2, 2]
    assert against(table, f"build {one}") == (Reason.TOO_FEW_DEEDS_FOR_LEVEL, 2)
    assert against(table, f"build {two}") == (Reason.TOO_FEW_DEEDS_FOR_LEVEL, 2)


@pytest.mark.rule("PL-5-5")
def test_with_two_plots_the_other_one_may_stay_bare():
    table = on_lyra(("lyra-1", "lyra-2"))

    table.do("build lyra-2; build lyra-2")

    assert [level(table, "lyra-1"), level(table, "lyra-2")] == [0, 2]


@pytest.mark.rule("PL-5-5")
def test_the_third_plot_lifts_the_cap_at_the_next_opportunity():
    table = at("planetopoly", "0 $9000 @start", "1 $0 @lyra-3", deeds(("lyra-1", "lyra-2"), (2, 2)))

    table.do("buy-remote lyra-3; roll 1 1; build lyra-3; build lyra-1")

    assert [level(table, plot) for plot in LYRA] == [3, 2, 1]


# --- three plots: stations and ports -------------------------------------------


@pytest.mark.rule("PL-5-6")
@pytest.mark.parametrize(
    ("high", "beside"), [(3, 1), (4, 1), (5, 1), (6, 2), (7, 2), (8, 2), (9, 3)]
)
@pytest.mark.parametrize("place", range(3))
def test_a_level_needs_its_due_on_each_other_plot(high, beside, place):
    others = [plot for plot in LYRA if plot != LYRA[place]]
    enough = [beside, beside, beside]
    enough[place] = high - 1
    table = on_lyra(LYRA, tuple(enough))

    table.do(f"build {LYRA[place]}")

    assert level(table, LYRA[place]) == high
    for other in others:
        lacking = on_lyra(LYRA)
        build_up(lacking, LYRA, with_one_more(tuple(enough), LYRA.index(other), -1))
        action = f"build {LYRA[place]}"
        assert against_space(lacking, action) == (Reason.TOO_LITTLE_BESIDE, other)


@pytest.mark.rule("PL-5-6")
def test_two_bases_need_nothing_beside_them():
    table = on_lyra(LYRA)

    table.do("build lyra-1; build lyra-1")

    assert [level(table, plot) for plot in LYRA] == [2, 0, 0]
    assert against_space(table, "build lyra-1") == (Reason.TOO_LITTLE_BESIDE, "lyra-2")


@pytest.mark.rule("F-26")
def test_one_port_on_a_plot_is_the_most():
    table = on_lyra(LYRA, (8, 3, 3))

    table.do("build lyra-1")

    assert level(table, "lyra-1") == 9
    assert against_space(table, "build lyra-1") == (Reason.FULLY_BUILT, "lyra-1")


@pytest.mark.rule("F-26", "PL-5-6")
def test_every_plot_of_a_planet_may_have_its_port():
    table = on_lyra(LYRA, (8, 8, 8))

    table.do("build lyra-1; build lyra-2; build lyra-3")

    assert [level(table, plot) for plot in LYRA] == [9, 9, 9]


@pytest.mark.rule("PL-5-6", "F-26")
def test_a_base_is_built_wherever_the_book_allows_the_planet_that_comes_of_it():
    table = on_lyra(LYRA)

    for levels in filter(is_allowed, product(range(10), repeat=3)):
        build_up(table, LYRA, levels)
        for i, plot in enumerate(LYRA):
            allowed = against(table, f"build {plot}") is None
            assert allowed == is_allowed(with_one_more(levels, i, 1)), (levels, plot)


# --- selling bases -------------------------------------------------------------


@pytest.mark.rule("PL-9-1", "PL-5-6")
def test_a_base_is_sold_wherever_the_book_allows_the_planet_that_is_left():
    table = before_the_roll(LYRA)

    for levels in filter(is_allowed, product(range(10), repeat=3)):
        build_up(table, LYRA, levels)
        for i, plot in enumerate(LYRA):
            left = with_one_more(levels, i, -1)
            allowed = against(table, f"sell {plot}") is None
            assert allowed == (left[i] >= 0 and is_allowed(left)), (levels, plot)


@pytest.mark.rule("PL-9-1", "PL-5-6")
@pytest.mark.parametrize(("high", "beside"), [(3, 1), (6, 2), (9, 3)])
def test_what_holds_up_a_station_or_a_port_is_sold_after_it(high, beside):
    table = before_the_roll(LYRA, (high, beside, beside))

    for plot in ("lyra-2", "lyra-3"):
        assert against_space(table, f"sell {plot}") == (Reason.HOLDS_UP_OTHERS, "lyra-1")
    table.do("sell lyra-1; sell lyra-2; sell lyra-3")

    assert [level(table, plot) for plot in LYRA] == [high - 1, beside - 1, beside - 1]
    assert cash(table) == [9150, 0]


@pytest.mark.rule("PL-9-1", "PL-5-5")
@pytest.mark.parametrize("plots", PAIRS)
def test_with_two_plots_bases_are_sold_in_any_order(plots):
    one, two = plots
    table = before_the_roll(plots, (2, 2))

    table.do(f"sell {one}; sell {one}; sell {two}; sell {two}")

    assert [level(table, plot) for plot in plots] == [0, 0]
    assert cash(table) == [9200, 0]


@pytest.mark.rule("PL-9-1")
@pytest.mark.parametrize("plot", LYRA)
def test_with_one_plot_its_base_is_sold(plot):
    table = before_the_roll((plot,), (1,))

    table.do(f"sell {plot}")

    assert level(table, plot) == 0
    assert against_space(table, f"sell {plot}") == (Reason.NO_BUILDING, plot)


# --- selling plots -------------------------------------------------------------


@pytest.mark.rule("PL-9-1", "F-51", "PL-5-5")
def test_a_plot_is_sold_bare_and_if_two_plots_bear_what_stands_on_the_others():
    table = before_the_roll(LYRA)

    for levels in filter(is_allowed, product(range(10), repeat=3)):
        build_up(table, LYRA, levels)
        for i, plot in enumerate(LYRA):
            left = levels[:i] + levels[i + 1 :]
            allowed = against(table, f"sell-deed {plot}") is None
            assert allowed == (levels[i] == 0 and is_allowed(left)), (levels, plot)


@pytest.mark.rule("PL-9-1", "PL-5-5")
@pytest.mark.parametrize("plots", PAIRS)
def test_with_two_plots_one_is_sold_only_if_one_base_is_left_on_the_other(plots):
    one, two = plots
    table = before_the_roll(plots, (0, 2))

    refusal = against_space(table, f"sell-deed {one}")
    table.do(f"sell {two}; sell-deed {one}")

    assert refusal == (Reason.HOLDS_UP_OTHERS, two)
    assert [owner(table, one), owner(table, two), level(table, two)] == [-1, 0, 1]


@pytest.mark.rule("PL-9-1", "PL-5-5")
def test_with_three_plots_one_is_sold_beside_two_bases_on_each_other():
    table = before_the_roll(LYRA, (2, 2, 0))

    table.do("sell-deed lyra-3")

    assert cash(table) == [9150, 0]
    assert [level(table, plot) for plot in LYRA] == [2, 2, 0]


@pytest.mark.rule("F-51", "PL-9-1")
@pytest.mark.parametrize("plots", [("lyra-1",), ("lyra-1", "lyra-2"), LYRA])
def test_the_bases_of_a_plot_are_sold_before_the_plot(plots):
    table = before_the_roll(plots, (1,) * len(plots))

    refusals = [against_space(table, f"sell-deed {plot}") for plot in plots]
    for plot in plots:
        table.do(f"sell {plot}; sell-deed {plot}")

    assert refusals == [(Reason.BUILDINGS_FIRST, plot) for plot in plots]
    assert table.seats[0].deeds == ()
    assert cash(table) == [9000 + 50 * len(plots) + sum([100, 100, 150][: len(plots)]), 0]

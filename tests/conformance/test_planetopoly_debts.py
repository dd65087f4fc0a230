"""Planetopoly, chapter 9: sales to the bank, and debts to it."""

import pytest

from freehold import Decision, Event, Table
from freehold.table import Told
from freehold.vocabulary import Reason
from tests.tables import (
    against,
    against_space,
    at,
    cash,
    debts,
    level,
    names,
    only,
    out,
    owner,
    taken_in,
    twin_of,
    waits,
)


def amounts(told: list[Told], event: Event) -> list[tuple[int, int]]:
    """Who borrowed, or paid back, how much."""
    return [(item.seat, item.amount) for item in only(told, event)]


# --- sales: when ---------------------------------------------------------------


@pytest.mark.rule("PL-9-1", "F-26")
@pytest.mark.parametrize(
    ("sale", "value"),
    [
        ("sell lyra-1", 50),
        ("sell-deed lyra-2", 100),
        ("sell-deed customs-1", 400),
        ("sell-deed radar-1", 500),
    ],
)
@pytest.mark.parametrize("where", ["start", "lyra-1", "lyra-2", "customs-1", "radar-1"])
def test_everything_is_sold_before_the_roll_whoever_stands_there(sale, value, where):
    deeds = "deeds 0: lyra-1+1 lyra-2 customs-1 radar-1"
    own = at("planetopoly", f"0 $10 @{where}", "1 $0 @start", deeds)
    another_s = at("planetopoly", "0 $10 @start", f"1 $0 @{where}", deeds)

    for table in (own, another_s):
        table.do(sale)

        assert cash(table) == [10 + value, 0]
        assert waits(table) == (Decision.TURN, 0)


@pytest.mark.rule("F-26", "PL-9-1", "PL-2-2")
@pytest.mark.parametrize("sale", ["sell lyra-1", "sell-deed lyra-2", "sell-deed radar-1"])
def test_after_the_roll_nothing_is_sold(sale):
    table = at("planetopoly", "0 $0 @start", "1 $0 @start", "deeds 0: lyra-1+1 lyra-2 radar-1")

    table.do("roll 4 6")

    assert waits(table) == (Decision.END_TURN, 0)
    assert against(table, sale) == (Reason.BEFORE_ROLL_ONLY, 0)


@pytest.mark.rule("F-26", "PL-9-1")
def test_nothing_is_sold_while_a_plot_is_offered():
    table = at("planetopoly", "0 $600 @start", "1 $0 @start", "deeds 0: radar-1")

    table.do("roll 2 4")

    assert waits(table) == (Decision.BUY, 0)
    assert against(table, "sell-deed radar-1") == (Reason.NOT_NOW, 0)


@pytest.mark.rule("F-26", "F-50")
def test_after_a_double_sales_are_open_before_the_next_roll():
    table = at("planetopoly", "0 $0 @start", "1 $0 @start", "deeds 0: lyra-2 radar-1")

    table.do("roll 1 1; sell-deed radar-1")

    assert cash(table) == [500, 0]


@pytest.mark.rule("F-26", "PL-9-1")
def test_nothing_is_sold_in_the_turn_of_another():
    table = at("planetopoly", "0 $0 @start", "1 $0 @start", "deeds 1: lyra-1 radar-1")

    assert against(table, "open 1") == (Reason.NOT_IN_THIS_EDITION, 0)
    assert against_space(table, "sell-deed radar-1") == (Reason.NOT_YOURS, "radar-1")
    assert against_space(table, "sell lyra-1") == (Reason.NOT_YOURS, "lyra-1")


@pytest.mark.rule("PL-9-1")
def test_only_deeds_are_sold():
    table = at("planetopoly", "0 $0 @start", "1 $0 @start")

    assert against_space(table, "sell-deed start") == (Reason.NO_SUCH_SPACE, "start")
    assert against_space(table, "sell-deed lyra-1") == (Reason.NOT_YOURS, "lyra-1")


@pytest.mark.rule("PL-9-1")
def test_what_was_sold_is_free_for_the_next_who_lands_there():
    table = at("planetopoly", "0 $0 @start", "1 $900 @start", "deeds 0: customs-1")

    table.do("sell-deed customs-1; roll 4 6; end; roll 1 2; buy")

    assert owner(table, "customs-1") == 1
    assert cash(table) == [400, 100]


@pytest.mark.rule("PL-9-1", "PL-9-2")
def test_there_are_no_mortgages_and_no_trades():
    table = at("planetopoly", "0 $0 @start", "1 $0 @start", "deeds 0: lyra-1")

    assert against(table, "mortgage lyra-1") == (Reason.NOT_IN_THIS_EDITION, 0)
    assert against(table, "trade 1") == (Reason.NOT_IN_THIS_EDITION, 0)


# --- borrowing -----------------------------------------------------------------


@pytest.mark.rule("PL-9-2")
@pytest.mark.parametrize(
    ("before", "debt", "left"), [(0, 60, 0), (20, 40, 0), (59, 1, 0), (60, 0, 0), (61, 0, 1)]
)
def test_just_the_missing_part_of_a_rent_is_borrowed(before, debt, left):
    deeds = "deeds 0: radar-1, 1: lyra-3"
    table = at("planetopoly", f"0 ${before} @start", "1 $5 @start", deeds)

    told = table.do("roll 1 3")

    assert cash(table) == [left, 65]
    assert debts(table) == [debt, 0]
    assert amounts(told, Event.BORROWED) == ([(0, debt)] if debt else [])
    assert waits(table) == (Decision.END_TURN, 0)


@pytest.mark.rule("PL-9-2")
def test_the_bank_lends_the_missing_part_out_of_its_own():
    deeds = "deeds 0: radar-1, 1: lyra-3"
    table = at("planetopoly", "0 $20 @start", "1 $0 @start", deeds)
    before = taken_in(table)

    told = table.do("roll 1 3")

    assert taken_in(table) - before == -40
    assert names(told) == ["ROLLED", "MOVED", "RENT_DUE", "BORROWED", "PAID"]


@pytest.mark.rule("PL-9-2")
@pytest.mark.parametrize(
    ("start", "played", "due"),
    [
        ("start", "roll 1 4; draw pay-200-a", 200),
        ("start", "roll 1 4; draw pay-50", 50),
        ("perseus-1", "roll 1 3", 120),
        ("jail-a", "roll 5 5", 500),
        ("cygnus-3", "roll 1 5", 180),
    ],
)
def test_for_cards_and_risk_too_just_the_missing_part_is_borrowed(start, played, due):
    table = at("planetopoly", f"0 $30 @{start}", "1 $0 @start", "deeds 0: radar-1 radar-2")

    told = table.do(played)

    assert cash(table) == [0, 0]
    assert debts(table) == [due - 30, 0]
    assert amounts(told, Event.BORROWED) == [(0, due - 30)]


@pytest.mark.rule("PL-9-2")
def test_a_second_debt_is_added_to_the_first():
    deeds = "deeds 0: radar-1, 1: lyra-3"
    table = at("planetopoly", "0 $0 -100 @start", "1 $0 @start", deeds)

    table.do("roll 1 3")

    assert debts(table) == [160, 0]
    assert cash(table) == [0, 60]


@pytest.mark.rule("PL-9-2")
def test_a_debt_has_to_be_paid_out_of_no_sale_at_once():
    deeds = "deeds 0: radar-1, 1: lyra-3"
    table = at("planetopoly", "0 $0 @start", "1 $0 @start", deeds)

    table.do("roll 1 3; end; roll 4 6; end")

    assert debts(table) == [60, 0]
    assert owner(table, "radar-1") == 0
    assert waits(table) == (Decision.TURN, 0)


@pytest.mark.rule("PL-9-2")
def test_a_debt_is_known_after_a_round_trip_through_the_position_line():
    deeds = "deeds 0: radar-1, 1: lyra-3"
    table = at("planetopoly", "0 $0 @start", "1 $0 @start", deeds)
    table.do("roll 1 3")

    twin = twin_of(table)

    assert "| 0 red $0 -60 @lyra-3 |" in twin.position
    assert debts(twin) == [60, 0]


# --- nothing bought, nothing built ---------------------------------------------


@pytest.mark.rule("PL-9-3")
@pytest.mark.parametrize("roll", ["1 3", "1 2", "3 4"])
@pytest.mark.parametrize("debt", [1, 300])
def test_in_debt_nothing_is_offered(roll, debt):
    table = at("planetopoly", f"0 $0 -{debt} @start", "1 $0 @start", "deeds 0: radar-2")

    told = table.do(f"roll {roll}")

    assert [event.amount for event in only(told, Event.NOT_FOR_SALE)] == [Reason.IN_DEBT]
    assert waits(table) == (Decision.END_TURN, 0)
    assert table.seats[0].deeds == ("radar-2",)


@pytest.mark.rule("PL-9-3")
def test_in_debt_nothing_is_built():
    table = at("planetopoly", "0 $0 -30 @start", "1 $0 @start", "deeds 0: lyra-2 lyra-3")

    table.do("roll 1 3")

    assert against(table, "build lyra-3") == (Reason.IN_DEBT, 30)
    assert level(table, "lyra-3") == 0


@pytest.mark.rule("PL-9-3", "PL-9-4")
def test_as_soon_as_the_debt_is_paid_off_one_buys_again():
    table = at("planetopoly", "0 $0 -300 @start", "1 $0 @start", "deeds 0: radar-2 radar-3")

    table.do("sell-deed radar-2; sell-deed radar-3; roll 1 3; buy")

    assert debts(table) == [0, 0]
    assert cash(table) == [1000 - 300 - 300, 0]
    assert owner(table, "lyra-3") == 0


@pytest.mark.rule("PL-9-3", "PL-9-4")
def test_start_money_on_the_way_pays_the_debt_before_the_plot_is_reached():
    table = at("planetopoly", "0 $0 -300 @andromeda-3", "1 $0 @start", "deeds 0: radar-2")

    table.do("roll 1 4; buy")

    assert owner(table, "lyra-3") == 0
    assert (cash(table), debts(table)) == ([1000 - 300 - 300, 0], [0, 0])


@pytest.mark.rule("PL-9-3", "PL-5-7")
def test_start_money_on_the_way_opens_building_too():
    table = at("planetopoly", "0 $0 -150 @andromeda-3", "1 $0 @start", "deeds 0: lyra-2 lyra-3")

    table.do("roll 1 4; build lyra-2")

    assert (cash(table), debts(table)) == ([750, 0], [0, 0])


# --- every income pays back first ----------------------------------------------

INCOMES = {
    "passing the start": ("andromeda-3", "roll 4 6", 1000),
    "landing on the start": ("radar-4", "roll 1 2", 1200),
    "an event card": ("start", "roll 1 4; draw receive-500", 500),
    "a small event card": ("start", "roll 1 4; draw receive-50", 50),
    "the risk space": ("cygnus-3", "roll 2 4", 180),
    "the risk space with a double": ("cygnus-2", "roll 4 4", 400),
    "selling a base": ("start", "sell lyra-1", 50),
    "selling a plot": ("start", "sell-deed lyra-2", 100),
    "selling a customs post": ("start", "sell-deed customs-2", 400),
    "selling a radar trap": ("start", "sell-deed radar-2", 500),
}
PLEDGES = "deeds 0: lyra-1+1 lyra-2 customs-1 customs-2 radar-1 radar-2"


def with_income(kind: str, debt: int) -> tuple[Table, list[Told], int]:
    """Seat 0 is in debt and receives something."""
    start, played, amount = INCOMES[kind]
    table = at("planetopoly", f"0 $0 -{debt} @{start}", "1 $0 @start", PLEDGES)
    return table, table.do(played), amount


@pytest.mark.rule("PL-9-4")
@pytest.mark.parametrize("kind", INCOMES)
def test_an_income_below_the_debt_pays_it_back_in_part(kind):
    table, told, amount = with_income(kind, 1300)

    assert cash(table) == [0, 0]
    assert debts(table) == [1300 - amount, 0]
    assert amounts(told, Event.REPAID) == [(0, amount)]
    assert out(table) == []


@pytest.mark.rule("PL-9-4")
@pytest.mark.parametrize("kind", INCOMES)
def test_an_income_of_just_the_debt_pays_it_off(kind):
    table, told, amount = with_income(kind, INCOMES[kind][2])

    assert (cash(table), debts(table)) == ([0, 0], [0, 0])
    assert amounts(told, Event.REPAID) == [(0, amount)]


@pytest.mark.rule("PL-9-4")
@pytest.mark.parametrize("kind", INCOMES)
def test_of_an_income_above_the_debt_the_rest_is_kept(kind):
    table, told, amount = with_income(kind, 30)

    assert (cash(table), debts(table)) == ([amount - 30, 0], [0, 0])
    assert amounts(told, Event.REPAID) == [(0, 30)]


@pytest.mark.rule("PL-9-4")
@pytest.mark.parametrize(
    ("deed", "roll", "rent"),
    [("lyra-3", "1 3", 60), ("customs-1", "1 2", 300), ("radar-1", "3 4", 350)],
)
@pytest.mark.parametrize("debt", [20, 400])
def test_rent_pays_the_owner_s_debt_first(deed, roll, rent, debt):
    deeds = f"deeds 1: {deed} andromeda-1"
    table = at("planetopoly", "0 $1000 @start", f"1 $0 -{debt} @start", deeds)

    table.do(f"roll {roll}")

    assert debts(table) == [0, max(debt - rent, 0)]
    assert cash(table) == [1000 - rent, max(rent - debt, 0)]


@pytest.mark.rule("PL-9-4", "PL-9-2")
def test_rent_on_credit_pays_the_owner_s_debt_as_well():
    deeds = "deeds 0: radar-1, 1: lyra-3 lyra-2"
    table = at("planetopoly", "0 $0 @start", "1 $0 -80 @start", deeds)

    table.do("roll 1 3")

    assert debts(table) == [60, 20]
    assert cash(table) == [0, 0]


@pytest.mark.rule("PL-9-4")
def test_what_is_paid_back_goes_to_the_bank():
    table = at("planetopoly", "0 $0 -300 @start", "1 $0 @start", "deeds 0: radar-1")
    before = taken_in(table)

    table.do("sell-deed radar-1")

    assert taken_in(table) - before == -200
    assert cash(table) == [200, 0]


@pytest.mark.rule("PL-9-2")
def test_a_debt_is_taken_off_what_a_seat_is_worth():
    table = at("planetopoly", "0 $0 -300 @start", "1 $0 @start", "deeds 0: radar-1 lyra-1+1")

    assert [seat.wealth for seat in table.seats] == [1000 + 200 + 100 - 300, 0]

"""Planetopoly, chapter 8: buying where another stands, and who gets the commission."""

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
    twin_of,
    waits,
)

COMMISSIONS = {
    "lyra": ((200, 200, 300), 20),
    "draco": ((300, 300, 400), 30),
    "cygnus": ((400, 400, 500), 40),
    "perseus": ((500, 500, 600), 50),
    "orion": ((600, 600, 700), 60),
    "pegasus": ((700, 700, 800), 70),
    "cassiopeia": ((800, 800, 900), 80),
    "andromeda": ((900, 900, 1000), 90),
}
"""The prices of the plots, and their commission."""

PLOTS = [
    (f"{planet}-{i + 1}", f"{planet}-{(i + 1) % 3 + 1}", prices[i], due)
    for planet, (prices, due) in COMMISSIONS.items()
    for i in range(3)
]
IDS = [plot for plot, *_ in PLOTS]


def paid_to(told: list[Told]) -> list[tuple[int, int, int]]:
    """Who paid whom which commission."""
    return [(item.seat, item.other, item.amount) for item in only(told, Event.COMMISSION)]


# --- remote purchases ----------------------------------------------------------


@pytest.mark.rule("PL-8-1", "PL-5-1")
@pytest.mark.parametrize(("plot", "own", "price", "due"), PLOTS, ids=IDS)
def test_a_remote_purchase_costs_the_price_and_the_deed_s_commission(plot, own, price, due):
    table = at("planetopoly", "0 $3000 @start", f"1 $0 @{plot}", f"deeds 0: {own}")

    told = table.do(f"buy-remote {plot}")

    assert owner(table, plot) == 0
    assert cash(table) == [3000 - price - due, due]
    assert paid_to(told) == [(0, 1, due)]
    assert [event.amount for event in only(told, Event.BOUGHT_REMOTELY)] == [price]


@pytest.mark.rule("PL-8-1")
def test_a_remote_purchase_cannot_be_refused():
    table = at("planetopoly", "0 $3000 @start", "1 $0 @lyra-2", "deeds 0: lyra-1")

    told = table.do("buy-remote lyra-2")

    assert names(told) == ["BOUGHT_REMOTELY", "COMMISSION"]
    assert waits(table) == (Decision.TURN, 0)
    assert against(table, "open 1") == (Reason.NOT_IN_THIS_EDITION, 0)


@pytest.mark.rule("PL-8-1")
def test_without_the_claim_nothing_is_bought_remotely():
    nobody_s = at("planetopoly", "0 $3000 @start", "1 $0 @lyra-2")
    another_s = at("planetopoly", "0 $3000 @start", "1 $0 @lyra-2", "deeds 1: lyra-1")

    for table in (nobody_s, another_s):
        assert against_space(table, "buy-remote lyra-2") == (Reason.NO_CLAIM, "lyra-2")


@pytest.mark.rule("PL-8-1")
def test_where_no_other_stands_nothing_is_bought_remotely():
    table = at("planetopoly", "0 $3000 @lyra-2", "1 $0 @start", "deeds 0: lyra-1")

    for plot in ("lyra-2", "lyra-3"):
        refusal = against_space(table, f"buy-remote {plot}")
        assert refusal == (Reason.NOBODY_STANDS_THERE, plot)


@pytest.mark.rule("PL-8-1")
def test_whoever_has_lost_stands_nowhere_any_more():
    table = at("planetopoly", "0 $3000 @start", "1 out @lyra-2", "2 $0 @start", "deeds 0: lyra-1")

    refusal = against_space(table, "buy-remote lyra-2")

    assert refusal == (Reason.NOBODY_STANDS_THERE, "lyra-2")


@pytest.mark.rule("PL-8-1")
def test_a_plot_that_has_its_owner_is_not_bought_remotely():
    table = at("planetopoly", "0 $3000 @start", "1 $0 @lyra-2", "deeds 0: lyra-1 lyra-2")

    assert against_space(table, "buy-remote lyra-2") == (Reason.DEED_IS_SOLD, "lyra-2")


@pytest.mark.rule("PL-8-1", "PL-2-2")
def test_a_remote_purchase_comes_before_the_roll():
    table = at("planetopoly", "0 $3000 @start", "1 $0 @lyra-2", "deeds 0: lyra-1")

    before = against(table, "buy-remote lyra-2")
    table.do("roll 1 3; decline")

    assert before is None
    assert waits(table) == (Decision.END_TURN, 0)
    assert against(table, "buy-remote lyra-2") == (Reason.BEFORE_ROLL_ONLY, 0)


@pytest.mark.rule("PL-8-1")
def test_a_remote_purchase_comes_in_the_own_turn_only():
    table = at("planetopoly", "0 $3000 @start", "1 $3000 @lyra-2", "deeds 1: lyra-1, 0: orion-1")

    assert waits(table) == (Decision.TURN, 0)
    assert against_space(table, "buy-remote lyra-2") == (Reason.NO_CLAIM, "lyra-2")
    assert against(table, "open 1") == (Reason.NOT_IN_THIS_EDITION, 0)


@pytest.mark.rule("PL-8-1")
def test_after_a_double_a_remote_purchase_is_open_again():
    table = at("planetopoly", "0 $3000 @start", "1 $0 @lyra-3", "deeds 0: lyra-1 lyra-2")

    table.do("roll 1 1; buy-remote lyra-3")

    assert owner(table, "lyra-3") == 0
    assert cash(table) == [2680, 20]


@pytest.mark.rule("PL-8-1")
def test_a_remote_purchase_takes_the_last_coin_and_not_one_more():
    enough = at("planetopoly", "0 $220 @start", "1 $0 @lyra-2", "deeds 0: lyra-1")
    short = at("planetopoly", "0 $219 @start", "1 $0 @lyra-2", "deeds 0: lyra-1")

    enough.do("buy-remote lyra-2")

    assert cash(enough) == [0, 20]
    assert against(short, "buy-remote lyra-2") == (Reason.TOO_LITTLE_CASH, 220)


@pytest.mark.rule("PL-8-1")
def test_both_other_plots_are_bought_remotely_in_one_turn():
    table = at("planetopoly", "0 $3000 @start", "1 $0 @lyra-2", "2 $0 @lyra-3", "deeds 0: lyra-1")

    table.do("buy-remote lyra-2; buy-remote lyra-3")

    assert table.seats[0].deeds == ("lyra-1", "lyra-2", "lyra-3")
    assert cash(table) == [3000 - 220 - 320, 20, 20]


@pytest.mark.rule("PL-8-1", "PL-5-9")
def test_whoever_stands_there_already_owes_no_rent_for_a_plot_bought_remotely():
    table = at("planetopoly", "0 $3000 @start", "1 $100 @lyra-2", "deeds 0: lyra-1")

    table.do("buy-remote lyra-2; roll 4 6; end")

    assert cash(table) == [2780, 120]


@pytest.mark.rule("PL-8-1", "PL-5-8")
def test_after_a_remote_purchase_nothing_is_built_there_in_that_turn():
    table = at("planetopoly", "0 $3000 @start", "1 $0 @lyra-2", "deeds 0: lyra-1")

    table.do("buy-remote lyra-2")

    assert against_space(table, "build lyra-2") == (Reason.JUST_BOUGHT, "lyra-2")


@pytest.mark.rule("PL-8-1", "PL-5-8")
def test_landing_on_the_planet_after_a_remote_purchase_opens_building():
    table = at("planetopoly", "0 $3000 @andromeda-2", "1 $0 @lyra-2", "deeds 0: lyra-1")

    table.do("buy-remote lyra-2; roll 1 2; build lyra-1; build lyra-2")

    assert [level(table, "lyra-1"), level(table, "lyra-2")] == [1, 1]
    assert cash(table) == [3000 - 220 + 1000 - 200, 20]


# --- who came first ------------------------------------------------------------


@pytest.mark.rule("PL-8-2")
@pytest.mark.parametrize(
    ("arrivals", "first"), [("0 1 2", 1), ("0 2 1", 2), ("2 0 1", 2), ("1 2 0", 1)]
)
def test_of_several_others_the_one_who_came_first_gets_the_commission(arrivals, first):
    table = at(
        "planetopoly",
        "0 $3000 @start",
        "1 $0 @lyra-2",
        "2 $0 @lyra-2",
        "deeds 0: lyra-1",
        f"arrivals {arrivals}",
    )

    told = table.do("buy-remote lyra-2")

    assert paid_to(told) == [(0, first, 20)]


@pytest.mark.rule("PL-8-2")
def test_of_three_others_the_first_gets_it_and_the_later_ones_nothing():
    table = at(
        "planetopoly",
        "0 $3000 @start",
        "1 $0 @lyra-2",
        "2 $0 @lyra-2",
        "3 $0 @lyra-2",
        "deeds 0: lyra-1",
        "arrivals 0 3 1 2",
    )

    table.do("buy-remote lyra-2")

    assert cash(table) == [2780, 0, 0, 20]


@pytest.mark.rule("PL-8-2")
def test_the_buyer_who_came_first_is_none_of_the_others():
    table = at(
        "planetopoly",
        "0 $3000 @lyra-2",
        "1 $0 @lyra-2",
        "2 $0 @lyra-2",
        "deeds 0: lyra-1",
        "arrivals 0 2 1",
    )

    table.do("buy-remote lyra-2")

    assert cash(table) == [2780, 0, 20]


@pytest.mark.rule("PL-8-2")
@pytest.mark.parametrize("through_a_line", [False, True])
def test_the_order_of_arrival_comes_from_the_moves(through_a_line):
    table = at(
        "planetopoly",
        "0 $3000 @start",
        "1 $0 @andromeda-3",
        "2 $0 @andromeda-3",
        "deeds 0: lyra-1",
        "turn 5 seat 1",
        "arrivals 2 1 0",
    )
    table.do("roll 1 2; end; roll 1 2; end")

    told = played_on(table, through_a_line=through_a_line).do("buy-remote lyra-2")

    assert paid_to(told) == [(0, 1, 20)]


@pytest.mark.rule("PL-8-2")
@pytest.mark.parametrize("through_a_line", [False, True])
def test_whoever_was_there_before_comes_before_a_lower_seat_who_arrives(through_a_line):
    table = at(
        "planetopoly",
        "0 $3000 @start",
        "1 $0 @andromeda-3",
        "2 $0 @lyra-2 ~1",
        "deeds 0: lyra-1",
        "turn 5 seat 1",
    )
    table.do("roll 1 2; end")

    told = played_on(table, through_a_line=through_a_line).do("buy-remote lyra-2")

    assert paid_to(told) == [(0, 2, 20)]


@pytest.mark.rule("PL-8-2")
@pytest.mark.parametrize("through_a_line", [False, True])
def test_whoever_leaves_and_comes_back_is_the_last_of_those_there(through_a_line):
    table = at(
        "planetopoly",
        "0 $3000 @risk",
        "1 $0 @lyra-2",
        "2 $0 @lyra-2 ~5",
        "deeds 0: lyra-1",
        "turn 5 seat 1",
        "arrivals 0 1 2",
    )
    for roll in ("3 5", "4 6", "4 6", "1 2"):
        table.do(f"roll {roll}; end; roll 4 6; end")
    table.do("roll 4 5; end")

    told = played_on(table, through_a_line=through_a_line).do("buy-remote lyra-2")

    assert [seat.at for seat in table.seats[1:]] == ["lyra-2", "lyra-2"]
    assert paid_to(told) == [(0, 2, 20)]


def played_on(table: Table, *, through_a_line: bool) -> Table:
    """The table, or the one of its position line."""
    return twin_of(table) if through_a_line else table


# --- commission and debt -------------------------------------------------------


@pytest.mark.rule("PL-8-1", "PL-9-4")
@pytest.mark.parametrize(("debt", "left", "kept"), [(300, 280, 0), (20, 0, 0), (15, 0, 5)])
def test_a_commission_pays_the_receiver_s_debt_first(debt, left, kept):
    deeds = "deeds 0: lyra-1, 1: radar-1"
    table = at("planetopoly", "0 $3000 @start", f"1 $0 -{debt} @lyra-2", deeds)

    told = table.do("buy-remote lyra-2")

    assert [debts(table)[1], cash(table)[1]] == [left, kept]
    assert [event.amount for event in only(told, Event.REPAID)] == [min(debt, 20)]


@pytest.mark.rule("PL-8-1", "PL-9-3")
def test_in_debt_nothing_is_bought_or_built_remotely():
    table = at(
        "planetopoly",
        "0 $0 -50 @start",
        "1 $0 @lyra-2",
        "2 $0 @lyra-1",
        "deeds 0: lyra-1",
    )

    assert against(table, "buy-remote lyra-2") == (Reason.IN_DEBT, 50)
    assert against(table, "build lyra-1") == (Reason.IN_DEBT, 50)
    assert out(table) == []

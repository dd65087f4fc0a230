"""The missions of the Light Side, with those that the Dark Side has alike: free property,
hyperspace, another turn, and the senator."""

import pytest

from freehold import Decision, Event
from freehold.editions import load
from freehold.editions.spec import Lot, Railroad, Utility
from tests.tables import (
    RIVAL,
    at,
    cash,
    is_mortgaged,
    jailed,
    names,
    on_mission,
    only,
    owner,
    refused,
    taken_in,
    waits,
    words,
)

LIGHT, DARK = "anakin", "general-grievous"
OBI_WAN = "1 obi-wan $1000 @go"
DEEDS = [s.id for s in load("clone-wars").spaces if isinstance(s, Lot | Railroad | Utility)]

both_sides = pytest.mark.parametrize("figure", [LIGHT, DARK])


def all_but(*free: str) -> str:
    """The rival has every deed but these."""
    return "deeds 1: " + " ".join(deed for deed in DEEDS if deed not in free)


# --- penalties ------------------------------------------------------------------


@pytest.mark.rule("CW-M-L1", "CW-M-L2", "CW-M-L3", "CW-M-L4", "CW-M-L5", "CW-M-L6")
@pytest.mark.parametrize(
    ("pips", "throw"), [(1, 1), (2, 1), (3, 1), (4, 1), (5, 1), (5, 5), (6, 1), (6, 3)]
)
def test_a_light_mission_that_fails_costs_100_to_the_bank(pips: int, throw: int) -> None:
    table = on_mission(pips, RIVAL, "deeds 1: rugosa")
    before = taken_in(table)

    told = table.do(f"die {throw}")

    assert names(told)[:2] == ["SPECIAL_THROWN", "PAID"]
    assert (cash(table), taken_in(table) - before) == ([900, 1000], 100)
    assert table.seats[0].at == "free-parking"
    assert waits(table) == (Decision.TURN if pips == 6 else Decision.END_TURN, 0)


@pytest.mark.rule("CW-M-L1")
def test_a_penalty_that_the_cash_does_not_cover_is_a_debt() -> None:
    table = on_mission(1, RIVAL, "deeds 0: jabbas-palace", money=99)
    table.do("die 1")
    asked = waits(table)

    table.do("mortgage jabbas-palace")

    assert asked == (Decision.RAISE_CASH, 0)
    assert (cash(table), is_mortgaged(table, "jabbas-palace")) == ([199, 1000], True)
    assert waits(table) == (Decision.END_TURN, 0)


@pytest.mark.rule("CW-M-L6")
def test_a_penalty_of_6_6_that_cannot_be_paid_is_bankruptcy_and_no_further_roll() -> None:
    table = on_mission(6, RIVAL, "2 obi-wan $1000 @go", "deeds 0: rugosa*", money=99)

    table.do("die 3; give-up")
    auctioned = waits(table)
    table.do("pass; pass")

    assert auctioned == (Decision.BID, 1)
    assert [seat.bankrupt for seat in table.seats] == [True, False, False]
    assert waits(table) == (Decision.TURN, 1)


@pytest.mark.rule("CW-M-L5")
@pytest.mark.rule("HOUSE-1")
def test_a_penalty_does_not_go_into_the_pot_on_free_parking() -> None:
    table = on_mission(5, free_parking_pot=True)

    table.do("die 5")

    assert (cash(table), table.game.pot) == ([900, 1000], 0)


# --- CW-M-L1, CW-M-L2: free property ----------------------------------------------


@pytest.mark.rule("CW-M-L1")
@pytest.mark.parametrize("throw", [2, 6])
@pytest.mark.parametrize("deed", ["rodia", "resolute", "medical-station"])
def test_new_discovery_takes_any_free_property_for_nothing(throw: int, deed: str) -> None:
    table = on_mission(1)

    told = table.do(f"die {throw}; take {deed}")

    assert names(told) == ["SPECIAL_THROWN", "TOOK_FREE"]
    assert table.seats[0].deeds == (deed,)
    assert cash(table) == [1000, 1000]
    assert waits(table) == (Decision.END_TURN, 0)


@pytest.mark.rule("CW-M-L1")
def test_new_discovery_takes_every_property_that_is_free_and_no_other() -> None:
    table = on_mission(1, RIVAL, "deeds 0: rishi, 1: rugosa")

    table.do("die 2")

    free = {f"take {deed}" for deed in DEEDS if deed not in ("rishi", "rugosa")}
    assert words(table) == {"take-money", *free}
    refused(table, "take rugosa", "has an owner already")
    refused(table, "take rishi", "has an owner already")
    refused(table, "take jail", "cannot be owned")


@pytest.mark.rule("CW-M-L1")
def test_new_discovery_pays_100_instead() -> None:
    table = on_mission(1)

    table.do("die 2; take-money")

    assert (cash(table), table.seats[0].deeds) == ([1100, 1000], ())
    assert waits(table) == (Decision.END_TURN, 0)


@pytest.mark.rule("CW-M-L2")
@pytest.mark.parametrize("throw", [2, 6])
def test_founding_a_base_takes_two_free_properties(throw: int) -> None:
    table = on_mission(2)

    table.do(f"die {throw}; take rodia")
    asked = waits(table)
    table.do("take defender")

    assert asked == (Decision.TAKE_FREE, 0)
    assert table.seats[0].deeds == ("rodia", "defender")
    assert cash(table) == [1000, 1000]
    assert waits(table) == (Decision.END_TURN, 0)


@pytest.mark.rule("CW-M-L2")
def test_founding_a_base_is_two_properties_or_the_money_not_one_of_each() -> None:
    table = on_mission(2)

    table.do("die 2; take rodia")

    refused(table, "take-money", "this is not the moment for it")
    refused(table, "take rodia", "has an owner already")


@pytest.mark.rule("CW-M-L2")
def test_founding_a_base_pays_200_instead() -> None:
    table = on_mission(2)

    table.do("die 2; take-money")

    assert (cash(table), table.seats[0].deeds) == ([1200, 1000], ())
    assert waits(table) == (Decision.END_TURN, 0)


@pytest.mark.rule("F-43")
def test_founding_a_base_takes_the_one_property_that_is_left() -> None:
    table = on_mission(2, RIVAL, all_but("rodia"))
    table.do("die 2")
    offered = words(table)

    table.do("take rodia")

    assert offered == {"take-money", "take rodia"}
    assert owner(table, "rodia") == 0
    assert waits(table) == (Decision.END_TURN, 0)


@pytest.mark.rule("F-43")
@pytest.mark.parametrize(("pips", "amount"), [(1, 100), (2, 200)])
def test_with_no_free_property_left_the_money_is_paid(pips: int, amount: int) -> None:
    table = on_mission(pips, RIVAL, all_but())

    told = table.do("die 2")

    assert names(told) == ["SPECIAL_THROWN", "RECEIVED"]
    assert cash(table) == [1000 + amount, 1000]
    assert waits(table) == (Decision.END_TURN, 0)


# --- CW-M-L3, CW-M-D3: hyperspace -------------------------------------------------


@pytest.mark.rule("CW-M-L3", "CW-M-D3")
@both_sides
@pytest.mark.parametrize("throw", [2, 6])
def test_hyperspace_leads_to_any_space(figure: str, throw: int) -> None:
    table = on_mission(3, OBI_WAN, figure=figure)
    table.do(f"die {throw}")
    elsewhere = {f"go-to {id}" for id in table.spec.space_ids if id != "free-parking"}

    assert words(table) == {"decline", *elsewhere}
    refused(table, "go-to free-parking", "the figure is on .* already")
    table.do("go-to rodia; buy")
    assert (table.seats[0].at, owner(table, "rodia")) == ("rodia", 0)
    assert cash(table) == [760, 1000]
    assert waits(table) == (Decision.END_TURN, 0)


@pytest.mark.rule("CW-M-L3", "CW-M-D3")
@both_sides
def test_hyperspace_may_be_left_alone(figure: str) -> None:
    table = on_mission(3, OBI_WAN, figure=figure)

    table.do("die 2; decline")

    assert (table.seats[0].at, cash(table)) == ("free-parking", [1000, 1000])
    assert waits(table) == (Decision.END_TURN, 0)


@pytest.mark.rule("CW-M-D3")
def test_hyperspace_of_the_dark_side_fails_with_a_1_for_100() -> None:
    table = on_mission(3, OBI_WAN, figure=DARK)

    table.do("die 1")

    assert (table.seats[0].at, cash(table)) == ("free-parking", [900, 1000])
    assert waits(table) == (Decision.END_TURN, 0)


@pytest.mark.rule("F-13", edition="clone-wars")
@pytest.mark.parametrize(
    ("target", "salary"), [("jabbas-palace", 0), ("go", 200), ("teth-system", 200)]
)
def test_hyperspace_moves_forward_and_go_pays_on_the_way(target: str, salary: int) -> None:
    table = on_mission(3, RIVAL, "deeds 0: jabbas-palace teth-system")

    told = table.do(f"die 2; go-to {target}")

    assert table.seats[0].at == target
    assert sum(event.amount for event in only(told, Event.SALARY)) == salary
    assert cash(table) == [1000 + salary, 1000]


@pytest.mark.rule("F-13", edition="clone-wars")
@pytest.mark.parametrize(
    ("moves", "money"),
    [
        ("go-to jabbas-palace", [950, 1050]),
        ("go-to ransom", [900, 1000]),
        ("go-to sith-3; draw receive-50", [1050, 1000]),
        ("go-to defender; buy", [800, 1000]),
    ],
    ids=["rent", "tax", "card", "purchase"],
)
def test_the_space_reached_through_hyperspace_is_played_out(moves: str, money: list[int]) -> None:
    table = on_mission(3, RIVAL, "deeds 1: jabbas-palace")

    table.do(f"die 2; {moves}")

    assert cash(table) == money
    assert waits(table) == (Decision.END_TURN, 0)


@pytest.mark.rule("F-9")
def test_a_utility_reached_on_a_mission_counts_the_roll_that_moved_the_player() -> None:
    table = on_mission(3, RIVAL, "deeds 1: medical-station")

    told = table.do("die 2; go-to medical-station")

    assert only(told, Event.RENT_THROWN) == []
    assert cash(table) == [1000 - 4 * 9, 1000 + 4 * 9]


@pytest.mark.rule("F-58")
def test_hyperspace_to_the_jail_space_is_just_visiting() -> None:
    table = on_mission(3)

    table.do("die 2; go-to jail")

    assert (table.seats[0].at, jailed(table), cash(table)) == ("jail", [], [1200, 1000])
    assert waits(table) == (Decision.END_TURN, 0)


@pytest.mark.rule("F-58")
@pytest.mark.rule("F-11")
@pytest.mark.parametrize("start", ["rugosa", "sith-2"])
def test_hyperspace_to_go_to_jail_leads_to_jail_without_salary(start: str) -> None:
    table = at(
        "clone-wars/special", f"0 {LIGHT} $1000 @{start}", RIVAL, "deeds 0: crystal-city-plaza"
    )

    table.do("roll 3 6; use; die 2; go-to go-to-jail")

    assert (table.seats[0].at, jailed(table), cash(table)) == ("jail", [0], [1000, 1000])
    assert waits(table) == (Decision.TURN, 1)


# --- CW-M-L4, CW-M-D4: another turn -----------------------------------------------


@pytest.mark.rule("CW-M-L4", "CW-M-D4")
@both_sides
@pytest.mark.parametrize("throw", [2, 6])
def test_with_2_or_more_there_is_another_turn(figure: str, throw: int) -> None:
    table = on_mission(4, OBI_WAN, figure=figure)

    told = table.do(f"die {throw}")

    assert names(told) == ["SPECIAL_THROWN", "ANOTHER_TURN", "TURN_BEGAN"]
    assert waits(table) == (Decision.TURN, 0)
    refused(table, "end", "roll")
    table.do("roll 1 3; buy; end")
    assert (table.seats[0].at, cash(table)) == ("rodia", [760, 1000])
    assert waits(table) == (Decision.TURN, 1)


@pytest.mark.rule("CW-M-L4")
def test_the_other_turn_may_bring_yet_another() -> None:
    table = at("clone-wars/special", f"0 {LIGHT} $1000 @go", RIVAL, "deeds 0: crystal-city-plaza")

    table.do("roll 4 6; use; die 2; roll 4 6; use; die 2")

    assert (table.seats[0].at, table.game.turns) == ("free-parking", 3)
    assert waits(table) == (Decision.TURN, 0)


@pytest.mark.rule("CW-M-D4")
def test_regained_freedom_fails_with_a_1_for_100() -> None:
    table = on_mission(4, OBI_WAN, figure=DARK)

    table.do("die 1")

    assert cash(table) == [900, 1000]
    assert waits(table) == (Decision.END_TURN, 0)


# --- CW-M-L5: the senator ---------------------------------------------------------


@pytest.mark.rule("CW-M-L5")
def test_the_senator_is_rescued_for_3000_by_a_6_only() -> None:
    table = on_mission(5)
    before = taken_in(table)

    told = table.do("die 6")

    assert names(told) == ["SPECIAL_THROWN", "RECEIVED"]
    assert (cash(table), taken_in(table) - before) == ([4000, 1000], -3000)
    assert waits(table) == (Decision.END_TURN, 0)


@pytest.mark.rule("CW-M-L5")
@pytest.mark.parametrize("throw", [1, 2, 3, 4, 5])
def test_the_senator_is_not_rescued_by_5_or_less(throw: int) -> None:
    table = on_mission(5)

    table.do(f"die {throw}")

    assert cash(table) == [900, 1000]

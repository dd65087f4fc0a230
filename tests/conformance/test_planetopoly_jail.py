"""Planetopoly, the two jails: going there, sitting there, and just visiting."""

import pytest

from freehold import Decision, Event
from freehold.vocabulary import Reason
from tests.tables import (
    at,
    cash,
    jailed,
    names,
    only,
    owner,
    refused_for,
    space,
    words,
)

RICH = "0 $3000 @start"
OTHER = "1 $3000 @start"


# --- going there ---------------------------------------------------------------


@pytest.mark.rule("PL-10-1")
@pytest.mark.parametrize("pips", range(1, 7))
def test_the_same_double_twice_in_a_row_leads_to_jail_before_that_move(pips: int) -> None:
    table = at(
        "planetopoly", "0 $3000 @lyra-1", OTHER, f"turn 3 seat 0 doubles 1 dice {pips}.{pips}"
    )

    told = table.do(f"roll {pips} {pips}")

    assert names(told) == ["ROLLED", "SAME_DOUBLE", "WENT_TO_JAIL", "TURN_BEGAN"]
    assert (table.seats[0].at, jailed(table), cash(table)) == ("jail-a", [0], [3000, 3000])
    assert (table.decision, table.actor) == (Decision.TURN, 1)


@pytest.mark.rule("PL-10-1")
def test_two_different_doubles_in_a_row_do_not_lead_to_jail() -> None:
    table = at("planetopoly", RICH, OTHER)

    table.do("roll 2 2; decline; roll 3 3")

    assert (table.seats[0].at, jailed(table)) == ("jail-a", [])
    assert (table.decision, table.actor) == (Decision.TURN, 0)


@pytest.mark.rule("PL-10-1")
def test_any_three_doubles_in_a_row_lead_to_jail_before_that_move() -> None:
    table = at("planetopoly", RICH, OTHER)

    told = table.do("roll 2 2; decline; roll 3 3; roll 1 1")

    assert names(told)[-4:] == ["ROLLED", "THIRD_DOUBLE", "WENT_TO_JAIL", "TURN_BEGAN"]
    assert (table.seats[0].at, jailed(table)) == ("jail-a", [0])
    assert (table.decision, table.actor) == (Decision.TURN, 1)


@pytest.mark.rule("PL-10-1")
def test_the_first_double_again_as_the_third_leads_to_jail_as_three_doubles() -> None:
    table = at("planetopoly", RICH, OTHER)

    told = table.do("roll 2 2; decline; roll 3 3; roll 2 2")

    assert len(only(told, Event.THIRD_DOUBLE)) == 1
    assert jailed(table) == [0]


@pytest.mark.rule("PL-10-1")
def test_the_same_sum_without_a_double_does_not_lead_to_jail() -> None:
    table = at("planetopoly", RICH, OTHER)

    table.do("roll 2 2; decline; roll 1 3")

    assert (table.seats[0].at, jailed(table)) == ("draco-2", [])


@pytest.mark.rule("PL-10-1")
def test_the_double_of_another_player_does_not_count() -> None:
    table = at("planetopoly", "0 $3000 @andromeda-1", OTHER)

    table.do("roll 2 2; end; roll 2 2")

    assert (table.seats[1].at, jailed(table)) == ("lyra-3", [])


@pytest.mark.rule("PL-10-1")
def test_going_to_jail_ends_the_turn_and_what_was_reached_before_stays() -> None:
    table = at("planetopoly", RICH, OTHER)

    table.do("roll 2 2; buy; roll 2 2")

    assert (owner(table, "lyra-3"), cash(table)) == (0, [2700, 3000])
    assert (table.actor, table.game.doubles) == (1, 0)


# --- the nearest jail (F-22) ---------------------------------------------------


NEAREST = {number: 10 if number < 20 else 30 for number in range(40)}
"""The start is ten spaces from both, and so is the risk space: forwards from each."""


@pytest.mark.rule("F-22")
@pytest.mark.parametrize("number", range(40))
def test_from_every_space_it_is_the_nearest_jail_without_start_money(number: int) -> None:
    here = space("planetopoly", number)
    table = at("planetopoly", f"0 $500 @{here}", OTHER, "turn 3 seat 0 doubles 1 dice 4.4")

    told = table.do("roll 4 4")

    assert [event.space for event in only(told, Event.WENT_TO_JAIL)] == [NEAREST[number]]
    assert table.seats[0].at == space("planetopoly", NEAREST[number])
    assert cash(table) == [500, 3000]


@pytest.mark.rule("F-22")
@pytest.mark.parametrize("number", range(40))
def test_the_third_double_leads_to_the_nearest_jail_as_well(number: int) -> None:
    here = space("planetopoly", number)
    table = at("planetopoly", f"0 $500 @{here}", OTHER, "turn 3 seat 0 doubles 2 dice 4.4")

    table.do("roll 5 5")

    assert (table.seats[0].at, cash(table)) == (space("planetopoly", NEAREST[number]), [500, 3000])


@pytest.mark.rule("F-22")
def test_no_other_jail_is_nearer_than_the_one_named() -> None:
    def way(start: int, jail: int) -> int:
        return min((jail - start) % 40, (start - jail) % 40)

    ties = [n for n in range(40) if way(n, 10) == way(n, 30)]
    assert all(way(n, NEAREST[n]) <= way(n, 40 - NEAREST[n]) for n in range(40))
    assert ties == [0, 20]
    assert [(NEAREST[n] - n) % 40 for n in ties] == [10, 10]


@pytest.mark.rule("F-22")
def test_a_tie_leads_forwards_where_a_double_onto_the_risk_space_rolls_again() -> None:
    seats = ("0 $3000 @perseus-1", OTHER)
    table = at("planetopoly", *seats, double_lost_on_start_risk_cards=False)

    table.do("roll 2 2; roll 2 2")

    assert (table.seats[0].at, jailed(table), cash(table)) == ("jail-b", [0], [3200, 3000])


# --- in jail -------------------------------------------------------------------


@pytest.mark.rule("PL-10-2")
@pytest.mark.parametrize("jail", ["jail-a", "jail-b"])
def test_in_jail_nothing_is_sold_bought_or_built_remotely(jail: str) -> None:
    table = at(
        "planetopoly",
        f"0 $3000 @{jail}!1",
        "1 $3000 @lyra-3",
        "2 $3000 @draco-1",
        "deeds 0: customs-1 lyra-1 lyra-2+1 draco-1 draco-2",
    )

    assert words(table) == {"pay", "stay"}
    for action in (
        "sell lyra-2",
        "sell-deed lyra-1",
        "sell-deed customs-1",
        "buy-remote lyra-3",
        "build draco-1",
    ):
        refused_for(table, action, Reason.IN_JAIL)


@pytest.mark.rule("PL-10-2")
@pytest.mark.parametrize("deeds", ["lyra-3", "lyra-1+2 lyra-2+2 lyra-3+4"])
def test_no_rent_is_owed_to_a_player_in_jail(deeds: str) -> None:
    table = at("planetopoly", RICH, "1 $3000 @jail-b!1", f"deeds 1: {deeds}")

    told = table.do("roll 1 3")

    assert names(told) == ["ROLLED", "MOVED", "RESTED"]
    assert cash(table) == [3000, 3000]


@pytest.mark.rule("F-24", "PL-10-2")
@pytest.mark.parametrize(("throw", "deed"), [("1 2", "customs-1"), ("3 4", "radar-1")])
def test_customs_posts_and_radar_traps_of_a_player_in_jail_bring_no_rent(
    throw: str, deed: str
) -> None:
    jailed_owner = at("planetopoly", RICH, "1 $3000 @jail-a!2", f"deeds 1: {deed}")
    free_owner = at("planetopoly", RICH, "1 $3000 @jail-a", f"deeds 1: {deed}")

    jailed_owner.do(f"roll {throw}")
    free_owner.do(f"roll {throw}")

    rent = {"customs-1": 300, "radar-1": 350}[deed]
    assert cash(jailed_owner) == [3000, 3000]
    assert cash(free_owner) == [3000 - rent, 3000 + rent]


@pytest.mark.rule("PL-10-2")
def test_a_plot_of_a_player_in_jail_is_still_claimed() -> None:
    table = at("planetopoly", RICH, "1 $3000 @jail-a!1", "deeds 1: lyra-1")

    told = table.do("roll 1 3")

    refusals = [event.amount for event in only(told, Event.NOT_FOR_SALE)]
    assert (refusals, owner(table, "lyra-3")) == ([Reason.CLAIMED], -1)


# --- just visiting -------------------------------------------------------------


@pytest.mark.rule("PL-10-5")
@pytest.mark.parametrize(("begins", "jail"), [("radar-1", "jail-a"), ("radar-3", "jail-b")])
def test_landing_on_a_jail_space_is_just_visiting(begins: str, jail: str) -> None:
    table = at("planetopoly", f"0 $3000 @{begins}", OTHER)

    told = table.do("roll 1 2")

    assert names(told) == ["ROLLED", "MOVED", "RESTED"]
    assert (table.seats[0].at, jailed(table), cash(table)) == (jail, [], [3000, 3000])
    assert words(table) == {"end"}


@pytest.mark.rule("PL-10-5")
def test_on_a_visit_rent_is_collected() -> None:
    table = at("planetopoly", RICH, "1 $3000 @jail-a", "deeds 1: lyra-3")

    table.do("roll 1 3")

    assert cash(table) == [2940, 3060]


@pytest.mark.rule("PL-10-5")
def test_on_a_visit_sales_and_remote_purchases_go_on() -> None:
    table = at(
        "planetopoly",
        "0 $3000 @jail-a",
        "1 $3000 @lyra-3",
        "deeds 0: customs-1 lyra-1 lyra-2+1",
    )

    table.do("sell lyra-2; sell-deed customs-1; buy-remote lyra-3")

    assert cash(table) == [3000 + 50 + 400 - 300 - 20, 3020]
    refused_for(table, "pay", Reason.NOT_IN_JAIL)
    refused_for(table, "stay", Reason.NOT_IN_JAIL)


@pytest.mark.rule("PL-10-5")
def test_a_visitor_and_a_prisoner_may_share_the_space() -> None:
    table = at("planetopoly", "0 $3000 @radar-1", "1 $3000 @jail-a!1", "2 $3000 @start")

    table.do("roll 1 2; end")

    assert ([seat.at for seat in table.seats], jailed(table)) == (
        ["jail-a", "jail-a", "start"],
        [1],
    )
    assert words(table) == {"pay", "stay"}

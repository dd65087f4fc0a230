"""The lightsaber duel: a die each for a property that is in no complete group."""

import pytest

from freehold import Decision, Event, Table
from freehold.table import Told
from tests.tables import (
    after_double,
    cash,
    is_mortgaged,
    names,
    only,
    owner,
    refused,
    words,
)

RAILROADS = "super-star-destroyer republic-assault-ship imperial-star-destroyer corellian-corvette"


def duelling(*sections: str, money: int = 500) -> Table:
    """Seat 0 stands on Free Parking and is asked what it fights for."""
    table = after_double(6, "1 $500 @go", *sections, cash=money)
    table.do("use")
    assert (table.decision, table.actor) == (Decision.CHOOSE_PROPERTY, 0)
    return table


def throws(told: list[Told]) -> list[tuple[int, int]]:
    """Who threw what in a duel, in order."""
    return [(event.seat, event.amount) for event in only(told, Event.DUEL_THROWN)]


# --- the throws ----------------------------------------------------------------


@pytest.mark.rule("SG-F-D6")
def test_both_throw_a_die_the_challenger_first_and_the_higher_takes_the_property() -> None:
    table = duelling("deeds 1: endor")

    opened = table.do("take endor")
    asked = (table.decision, table.actor)
    told = table.do("die 5; die 4")

    assert [(e.seat, e.other, e.space) for e in only(opened, Event.DUEL_OPENED)] == [(0, 1, 13)]
    assert asked == (Decision.DUEL_THROW, "chance")
    assert throws(told) == [(0, 5), (1, 4)]
    assert names(told)[-2:] == ["DUEL_ENDED", "DEED_PASSED"]
    assert owner(table, "endor") == 0
    assert cash(table) == [500, 500]
    assert (table.decision, table.actor) == (Decision.END_TURN, 0)


@pytest.mark.rule("SG-F-D6")
def test_an_owner_who_throws_higher_keeps_the_property() -> None:
    table = duelling("deeds 0: hoth, 1: endor")

    told = table.do("take endor; die 4; die 5")

    assert throws(told) == [(0, 4), (1, 5)]
    assert names(told)[-1] == "DUEL_ENDED"
    assert (owner(table, "endor"), owner(table, "hoth")) == (1, 0)
    assert cash(table) == [500, 500]
    assert (table.decision, table.actor) == (Decision.END_TURN, 0)


@pytest.mark.rule("SG-F-D6")
@pytest.mark.parametrize(
    ("last", "winner"), [("die 1; die 2", 1), ("die 2; die 1", 0), ("die 6; die 5", 0)]
)
def test_a_tie_is_thrown_again_as_often_as_it_comes(last: str, winner: int) -> None:
    table = duelling("deeds 1: endor")

    table.do("take endor; die 6; die 6")
    after_a_tie = (table.decision, table.actor, owner(table, "endor"))
    table.do("die 1; die 1; die 3; die 3")
    after_three = (table.decision, table.actor, owner(table, "endor"))
    told = table.do(last)

    assert after_a_tie == after_three == (Decision.DUEL_THROW, "chance", 1)
    assert [seat for seat, _ in throws(told)] == [0, 1]
    assert owner(table, "endor") == winner
    assert table.decision == Decision.END_TURN


@pytest.mark.rule("SG-F-D6")
def test_a_duel_is_one_fight_for_one_property() -> None:
    table = duelling("deeds 1: endor hoth")

    table.do("take endor; die 6; die 1")

    refused(table, "take hoth", "this is not the moment for it")
    assert (owner(table, "endor"), owner(table, "hoth")) == (0, 1)
    assert table.decision == Decision.END_TURN


@pytest.mark.rule("SG-F-D6")
def test_two_dice_are_no_throw_in_a_duel() -> None:
    table = duelling("deeds 1: endor")
    table.do("take endor")

    refused(table, "roll 3 4", "this is not the moment for it")

    assert words(table) == {f"die {pips}" for pips in range(1, 7)}


# --- what can be fought for ----------------------------------------------------


@pytest.mark.rule("SG-F-D6")
def test_any_opponents_property_outside_a_complete_group_can_be_chosen() -> None:
    held = "deeds 0: dantooine, 1: endor dagobah, 2: hoth naboo coruscant"
    table = duelling("2 $500 @jail!1", held)

    assert words(table) == {"take endor", "take dagobah", "take hoth"}

    table.do("take hoth; die 3; die 2")
    assert [seat.deeds for seat in table.seats] == [
        ("dantooine", "hoth"),
        ("dagobah", "endor"),
        ("naboo", "coruscant"),
    ]


@pytest.mark.rule("SG-F-D6")
@pytest.mark.parametrize(
    ("place", "reason"),
    [
        ("naboo", "Naboo belongs to a complete group"),
        ("dantooine", "Dantooine belongs to no other player"),
        ("felucia", "Felucia belongs to no other player"),
        ("go", "GO cannot be owned"),
    ],
)
def test_a_duel_for_anything_else_is_refused(place: str, reason: str) -> None:
    table = duelling("deeds 0: dantooine, 1: endor naboo coruscant")

    refused(table, f"take {place}", reason)

    assert words(table) == {"take endor"}


@pytest.mark.rule("SG-F-D6")
def test_a_complete_group_with_a_mortgage_or_with_buildings_is_complete() -> None:
    table = duelling("deeds 1: endor naboo* coruscant dantooine+2 kessel+1")

    refused(table, "take naboo", "belongs to a complete group")
    refused(table, "take coruscant", "belongs to a complete group")
    refused(table, "take kessel", "belongs to a complete group")

    assert words(table) == {"take endor"}


@pytest.mark.rule("SG-F-D6")
def test_a_duel_once_begun_is_not_dropped() -> None:
    table = duelling("deeds 1: endor")

    refused(table, "decline", "cannot decline: this is not the moment for it")

    assert table.decision == Decision.CHOOSE_PROPERTY


@pytest.mark.rule("SG-F-D6")
@pytest.mark.parametrize("held", ["0: endor", "1: naboo coruscant", "2: naboo* coruscant*"])
def test_a_duel_is_refused_when_nobody_has_anything_to_fight_for(held: str) -> None:
    table = after_double(6, "1 $500 @go", "2 $500 @go", f"deeds {held}")

    refused(table, "use", "nobody else has a property outside a complete group")
    offered = words(table)
    table.do("decline; roll 1 2")

    assert offered == {"decline"}
    assert table.seats[0].at == "saleucami"


@pytest.mark.rule("SG-F-D6")
def test_a_property_won_can_complete_a_group() -> None:
    table = duelling("deeds 0: naboo, 1: coruscant")

    table.do("take coruscant; die 2; die 1; build naboo")

    assert table.seats[0].deeds == ("naboo", "coruscant")
    assert cash(table) == [300, 500]


# --- railroads, utilities, mortgages -------------------------------------------


@pytest.mark.rule("F-15")
@pytest.mark.parametrize("place", ["super-star-destroyer", "death-star"])
def test_a_duel_takes_railroads_and_utilities_too(place: str) -> None:
    table = duelling("deeds 1: super-star-destroyer death-star")

    table.do(f"take {place}; die 6; die 1")

    assert table.seats[0].deeds == (place,)


@pytest.mark.rule("F-15")
def test_three_railroads_in_one_hand_can_be_fought_for_and_four_cannot() -> None:
    three = duelling("deeds 0: corellian-corvette, 1: " + RAILROADS.rpartition(" ")[0])
    four = duelling(f"deeds 1: endor {RAILROADS}")

    refused(four, "take super-star-destroyer", "belongs to a complete group")
    three.do("take super-star-destroyer; die 6; die 1")

    assert three.seats[0].deeds == ("super-star-destroyer", "corellian-corvette")
    assert words(four) == {"take endor"}


@pytest.mark.rule("F-15")
def test_one_utility_in_one_hand_can_be_fought_for_and_both_cannot() -> None:
    one = duelling("2 $500 @go", "deeds 1: death-star, 2: death-star-2")
    both = duelling("deeds 1: endor death-star death-star-2")

    refused(both, "take death-star", "belongs to a complete group")

    assert words(one) == {"take death-star", "take death-star-2"}
    assert words(both) == {"take endor"}


@pytest.mark.rule("F-15")
@pytest.mark.parametrize("held", [RAILROADS, "death-star* death-star-2"])
def test_a_duel_is_refused_when_all_there_is_are_complete_railroads_or_utilities(
    held: str,
) -> None:
    table = after_double(6, "1 $500 @go", f"deeds 1: {held}")

    refused(table, "use", "nobody else has a property outside a complete group")

    assert words(table) == {"decline"}


@pytest.mark.rule("F-15")
def test_a_mortgage_goes_along_without_interest_and_is_lifted_as_any_other() -> None:
    table = duelling("deeds 1: endor*")

    table.do("take endor; die 6; die 1")
    won = (owner(table, "endor"), is_mortgaged(table, "endor"), cash(table), table.decision)
    table.do("lift endor")

    assert won == (0, True, [500, 500], Decision.END_TURN)
    assert cash(table) == [500 - 77, 500]
    assert not is_mortgaged(table, "endor")


@pytest.mark.rule("F-15")
def test_a_winner_without_cash_keeps_the_mortgaged_property() -> None:
    table = duelling("deeds 1: endor*", money=0)

    table.do("take endor; die 6; die 1; end")

    assert (owner(table, "endor"), is_mortgaged(table, "endor")) == (0, True)
    assert cash(table) == [0, 500]
    assert (table.decision, table.actor) == (Decision.TURN, 1)

"""The Jedi leap: the figure is put on any space, which is then played out; only GO itself pays."""

import pytest

from freehold import Decision, Event, Table
from tests.tables import (
    after_double,
    at,
    cash,
    is_mortgaged,
    jailed,
    names,
    only,
    owner,
    refused,
    words,
)


def leaping(*sections: str, money: int = 500, **settings: object) -> Table:
    """Seat 0 stands on Free Parking and is asked where it leaps to."""
    table = after_double(1, "1 $500 @go", *sections, cash=money, **settings)
    table.do("use")
    assert (table.decision, table.actor) == (Decision.CHOOSE_SPACE, 0)
    return table


@pytest.mark.rule("SG-F-D1")
def test_a_leap_may_go_to_any_other_space() -> None:
    table = leaping()

    spaces = [place for place in table.spec.space_ids if place != "free-parking"]

    assert len(spaces) == 39
    assert words(table) == {f"go-to {place}" for place in spaces}


@pytest.mark.rule("SG-F-D1")
def test_a_leap_leads_to_another_space_and_once_begun_is_not_dropped() -> None:
    table = leaping()

    refused(table, "go-to free-parking", "the figure is on Free Parking already")
    refused(table, "decline", "this cannot be declined")

    assert table.seats[0].at == "free-parking"


@pytest.mark.rule("SG-F-D1")
@pytest.mark.rule("F-13", edition="saga")
def test_the_space_that_a_leap_reaches_may_be_bought() -> None:
    table = leaping()

    told = table.do("go-to coruscant; buy")

    assert [(e.seat, e.space) for e in only(told, Event.LEAPT)] == [(0, 39)]
    assert (owner(table, "coruscant"), cash(table)) == (0, [100, 500])
    assert (table.decision, table.actor) == (Decision.END_TURN, 0)


@pytest.mark.rule("F-13", edition="saga")
def test_the_space_that_a_leap_reaches_is_auctioned_when_it_is_not_bought() -> None:
    table = leaping()

    table.do("go-to coruscant; decline; bid 30; pass")

    assert (owner(table, "coruscant"), cash(table)) == (1, [500, 470])


@pytest.mark.rule("F-13", edition="saga")
@pytest.mark.parametrize(
    ("target", "after"),
    [("corellia", [474, 526]), ("imperial-star-destroyer", [475, 525]), ("tribute", [300, 500])],
)
def test_a_leap_pays_the_rent_or_the_tax_of_its_space(target: str, after: list[int]) -> None:
    table = leaping("deeds 1: corellia imperial-star-destroyer")

    table.do(f"go-to {target}")

    assert (table.seats[0].at, cash(table)) == (target, after)
    assert (table.decision, table.actor) == (Decision.END_TURN, 0)


@pytest.mark.rule("F-13", edition="saga")
@pytest.mark.parametrize("deed", ["0: hoth", "1: hoth*"])
def test_a_leap_to_an_own_or_a_mortgaged_deed_costs_nothing(deed: str) -> None:
    table = leaping(f"deeds {deed}")

    told = table.do("go-to hoth")

    assert names(told) == ["LEAPT", "MOVED", "RESTED"]
    assert cash(table) == [500, 500]


@pytest.mark.rule("F-13", edition="saga")
def test_a_leap_to_a_card_space_draws_a_card_and_may_move_on_past_go() -> None:
    table = leaping("deeds 0: super-star-destroyer")

    table.do("go-to sith-3; draw to-super-star-destroyer")

    assert table.seats[0].at == "super-star-destroyer"
    assert cash(table) == [700, 500]
    assert (table.decision, table.actor) == (Decision.END_TURN, 0)


@pytest.mark.rule("F-13", edition="saga")
def test_a_leap_onto_go_pays_the_salary() -> None:
    table = leaping()

    table.do("go-to go")

    assert (table.seats[0].at, cash(table)) == ("go", [700, 500])


@pytest.mark.rule("F-13", edition="saga")
@pytest.mark.rule("HOUSE-2")
def test_a_leap_onto_go_pays_twice_where_landing_on_go_does() -> None:
    table = leaping(double_salary_on_go=True)

    table.do("go-to go")

    assert cash(table) == [900, 500]


@pytest.mark.rule("F-13", edition="saga")
@pytest.mark.parametrize("target", ["dantooine", "kessel", "hoth", "mustafar"])
def test_a_leap_past_go_pays_nothing(target: str) -> None:
    table = leaping("deeds 0: dantooine kessel hoth mustafar")

    told = table.do(f"go-to {target}")

    assert only(told, Event.SALARY) == []
    assert (table.seats[0].at, cash(table)) == (target, [500, 500])


@pytest.mark.rule("F-57")
@pytest.mark.rule("B-2", edition="saga")
@pytest.mark.parametrize(
    ("deeds", "factor"), [("1: death-star-2", 4), ("1: death-star death-star-2", 10)]
)
def test_a_leap_onto_a_utility_throws_the_dice_anew(deeds: str, factor: int) -> None:
    table = leaping(f"deeds {deeds}")

    table.do("go-to death-star-2")
    asked = (table.decision, table.actor)
    table.do("roll 3 4")

    assert asked == (Decision.RENT_THROW, "chance")
    assert cash(table) == [500 - 7 * factor, 500 + 7 * factor]
    assert (table.decision, table.actor) == (Decision.END_TURN, 0)


@pytest.mark.rule("F-57")
def test_a_double_thrown_for_a_utility_brings_no_power() -> None:
    table = leaping("deeds 1: death-star-2")

    table.do("go-to death-star-2; roll 2 2")

    assert cash(table) == [484, 516]
    assert (table.decision, table.actor) == (Decision.END_TURN, 0)


@pytest.mark.rule("F-58")
def test_a_leap_to_the_jail_space_is_just_visiting() -> None:
    table = leaping()

    told = table.do("go-to jail")

    assert names(told) == ["LEAPT", "MOVED", "RESTED"]
    assert (table.seats[0].at, jailed(table)) == ("jail", [])
    assert (table.decision, table.actor) == (Decision.END_TURN, 0)


@pytest.mark.rule("F-58")
def test_a_leap_to_go_to_jail_leads_to_jail_without_salary_and_ends_the_turn_at_once() -> None:
    table = leaping()

    told = table.do("go-to go-to-jail")

    assert names(told)[-2:] == ["WENT_TO_JAIL", "TURN_BEGAN"]
    assert (table.seats[0].at, jailed(table)) == ("jail", [0])
    assert cash(table) == [500, 500]
    assert (table.decision, table.actor) == (Decision.TURN, 1)


@pytest.mark.rule("SG-F-D1")
@pytest.mark.rule("F-13", edition="saga")
def test_a_leap_back_to_where_the_roll_began_is_allowed() -> None:
    table = leaping("deeds 1: geonosis")

    table.do("go-to geonosis")

    assert (table.seats[0].at, cash(table)) == ("geonosis", [486, 514])


@pytest.mark.rule("F-13", edition="saga")
def test_a_leap_can_lead_into_debt_and_the_cash_is_raised() -> None:
    table = leaping("deeds 0: utapau, 1: naboo coruscant", money=20)

    table.do("go-to coruscant")
    asked = (table.decision, table.actor)
    table.do("mortgage utapau")

    assert asked == (Decision.RAISE_CASH, 0)
    assert is_mortgaged(table, "utapau")
    assert cash(table) == [20 + 130 - 100, 600]
    assert (table.decision, table.actor) == (Decision.END_TURN, 0)


@pytest.mark.rule("F-13", edition="saga")
def test_whoever_is_ruined_by_a_leap_is_out_and_the_dice_go_on() -> None:
    table = leaping("2 $500 @go", "deeds 2: naboo coruscant", money=20)

    told = table.do("go-to coruscant; give-up")

    assert [(e.seat, e.other) for e in only(told, Event.WENT_BANKRUPT)] == [(0, 2)]
    assert cash(table) == [0, 500, 520]
    assert (table.decision, table.actor) == (Decision.TURN, 1)


@pytest.mark.rule("F-13", edition="saga")
@pytest.mark.rule("HOUSE-1")
def test_a_leap_onto_free_parking_takes_the_pot() -> None:
    table = at("saga/special", "0 $500 @jedi-1", "1 $500 @go", "pot 60", free_parking_pot=True)

    table.do("roll 1 1")
    taxed = (cash(table), table.game.pot)
    table.do("use; go-to free-parking")

    assert taxed == ([300, 500], 260)
    assert (cash(table), table.game.pot) == ([560, 500], 0)

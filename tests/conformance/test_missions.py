"""Missions of The Clone Wars: figures and sides, and which roll brings a mission."""

import pytest

from freehold import Decision, Event, Table
from tests.tables import (
    RIVAL,
    at,
    cash,
    names,
    on_mission,
    only,
    owner,
    refused,
    rent,
    taken_in,
    waits,
    words,
)

EDITION = "clone-wars/special"
LIGHT, DARK = "anakin", "general-grievous"

both_sides = pytest.mark.parametrize("figure", [LIGHT, DARK])
either_die = pytest.mark.parametrize("throw", ["4 6", "6 4"])


# --- CW-M-1, CW-M-2: figures ----------------------------------------------------


@pytest.mark.rule("CW-M-1")
def test_the_banker_throws_first_and_the_highest_starts_and_picks_a_figure_first() -> None:
    table = Table("clone-wars", 3, form="special", chance="hand", choose_figures=True)
    told = table.do("roll 1 2; roll 6 5; roll 6 4")
    asked = [waits(table)]

    table.do("figure general-grievous")
    asked.append(waits(table))
    refused(table, "figure general-grievous", "the figure is taken")
    table.do("figure anakin")
    asked.append(waits(table))
    table.do("figure asajj-ventress")

    assert [(e.seat, e.amount) for e in only(told, Event.THREW_FOR_START)] == [
        (0, 12),
        (1, 65),
        (2, 64),
    ]
    assert asked == [(Decision.CHOOSE_FIGURE, seat) for seat in (1, 2, 0)]
    assert waits(table) == (Decision.TURN, 1)
    assert [seat.figure for seat in table.seats] == ["asajj-ventress", "general-grievous", "anakin"]


@pytest.mark.rule("CW-M-1")
def test_missions_agreed_on_in_the_standard_game_change_the_order_as_well() -> None:
    table = Table("clone-wars", 2, settings={"missions": True}, chance="hand", choose_figures=True)
    asked = waits(table)

    table.do("roll 1 2; roll 1 3")

    assert asked == (Decision.THROW_FOR_START, "chance")
    assert waits(table) == (Decision.CHOOSE_FIGURE, 1)


@pytest.mark.rule("CW-M-1")
def test_without_missions_figures_are_picked_before_the_throw() -> None:
    table = Table("clone-wars", 2, chance="hand", choose_figures=True)
    asked = waits(table)

    table.do("figure anakin; figure captain-rex")

    assert asked == (Decision.CHOOSE_FIGURE, 0)
    assert waits(table) == (Decision.THROW_FOR_START, "chance")


@pytest.mark.rule("CW-M-1")
@pytest.mark.rule("F-1")
def test_those_who_tie_for_the_highest_throw_again_before_a_figure_is_picked() -> None:
    table = Table("clone-wars", 3, form="special", chance="hand", choose_figures=True)

    table.do("roll 5 5; roll 1 2; roll 6 4; roll 1 1; roll 1 2")

    assert waits(table) == (Decision.CHOOSE_FIGURE, 2)


@pytest.mark.rule("CW-M-2")
@pytest.mark.parametrize("figure", ["anakin", "obi-wan", "ahsoka-tano", "captain-rex"])
def test_all_but_two_figures_go_on_missions_of_the_light_side(figure: str) -> None:
    table = at(EDITION, f"0 {figure} $1000 @toydaria-system", RIVAL, "deeds 1: rugosa")

    table.do("roll 1 6; use; die 4")

    assert table.decision == Decision.TAKE_FREE


@pytest.mark.rule("CW-M-2")
@pytest.mark.parametrize("figure", ["general-grievous", "asajj-ventress"])
def test_grievous_and_ventress_go_on_missions_of_the_dark_side(figure: str) -> None:
    table = at(
        EDITION, f"0 {figure} $1000 @toydaria-system", "1 obi-wan $1000 @go", "deeds 1: rugosa"
    )

    table.do("roll 1 6; use; die 4")

    assert table.decision == Decision.CHOOSE_PROPERTY


# --- CW-M-3: the move, then the mission -------------------------------------------


@pytest.mark.rule("CW-M-3")
@either_die
def test_a_six_on_either_die_brings_a_mission_after_the_move(throw: str) -> None:
    table = at(EDITION, f"0 {LIGHT} $1000 @jail", RIVAL)

    table.do(f"roll {throw}")

    assert table.seats[0].at == "free-parking"
    assert waits(table) == (Decision.SPECIAL, 0)
    assert words(table) == {"use", "decline"}


@pytest.mark.rule("CW-M-3")
@pytest.mark.parametrize(
    ("throw", "asked"),
    [("5 5", Decision.TURN), ("4 5", Decision.END_TURN), ("1 2", Decision.END_TURN)],
)
def test_a_roll_without_a_six_brings_none(throw: str, asked: Decision) -> None:
    table = at(EDITION, f"0 {LIGHT} $1000 @go", RIVAL, "deeds 0: tatooine-system abregado-system")

    table.do(f"roll {throw}")

    assert waits(table) == (asked, 0)
    refused(table, "use", "this is not the moment for it")


@pytest.mark.rule("CW-M-3")
@either_die
def test_without_the_option_a_six_brings_none(throw: str) -> None:
    table = at("clone-wars", f"0 {LIGHT} $1000 @jail", RIVAL)

    table.do(f"roll {throw}")

    assert waits(table) == (Decision.END_TURN, 0)


@pytest.mark.rule("CW-M-3")
def test_the_option_can_be_agreed_on_in_the_standard_game() -> None:
    table = at("clone-wars", f"0 {LIGHT} $1000 @jail", RIVAL, missions=True)

    table.do("roll 4 6")

    assert waits(table) == (Decision.SPECIAL, 0)


@pytest.mark.rule("CW-M-3")
def test_property_is_bought_or_auctioned_before_the_mission() -> None:
    table = at(EDITION, f"0 {LIGHT} $1000 @go", RIVAL)
    table.do("roll 1 6; draw to-rugosa")
    asked = waits(table)

    table.do("decline; bid 10; pass")

    assert asked == (Decision.BUY, 0)
    assert (owner(table, "rugosa"), cash(table)) == (1, [1000, 990])
    assert waits(table) == (Decision.SPECIAL, 0)


@pytest.mark.rule("CW-M-3")
def test_rent_is_paid_before_the_mission() -> None:
    table = at(EDITION, f"0 {LIGHT} $1000 @go", RIVAL, "deeds 1: abregado-system")

    table.do("roll 3 6")

    assert cash(table) == [992, 1008]
    assert waits(table) == (Decision.SPECIAL, 0)


@pytest.mark.rule("CW-M-3")
def test_whoever_goes_bankrupt_by_the_move_goes_on_no_mission() -> None:
    table = at(
        EDITION,
        f"0 {LIGHT} $1 @go",
        RIVAL,
        "2 obi-wan $1000 @go",
        "deeds 1: bothawui ruusan abregado-system+1",
    )

    table.do("roll 3 6; give-up")

    assert table.seats[0].bankrupt
    assert waits(table) == (Decision.TURN, 1)


@pytest.mark.rule("CW-M-3")
@both_sides
def test_whoever_declines_ends_the_turn_at_no_cost(figure: str) -> None:
    table = at(EDITION, f"0 {figure} $1000 @jail", "1 obi-wan $1000 @go")

    table.do("roll 4 6; decline")

    assert waits(table) == (Decision.END_TURN, 0)
    assert cash(table) == [1000, 1000]
    refused(table, "roll", "this is not the moment for it")


@pytest.mark.rule("CW-M-3")
@pytest.mark.parametrize(("throw", "left"), [(1, 900), (6, 4000)])
def test_after_the_mission_the_turn_is_over_whatever_came_of_it(throw: int, left: int) -> None:
    table = on_mission(5)

    table.do(f"die {throw}")

    assert cash(table) == [left, 1000]
    assert waits(table) == (Decision.END_TURN, 0)
    refused(table, "roll", "this is not the moment for it")
    table.do("end")
    assert waits(table) == (Decision.TURN, 1)


@pytest.mark.rule("CW-M-3")
@pytest.mark.parametrize(
    ("figure", "pips", "asked"),
    [
        (LIGHT, 1, Decision.TAKE_FREE),
        (LIGHT, 2, Decision.TAKE_FREE),
        (LIGHT, 3, Decision.CHOOSE_SPACE),
        (LIGHT, 4, Decision.TURN),
        (LIGHT, 5, Decision.END_TURN),
        (LIGHT, 6, Decision.CHOOSE_SEAT),
        (DARK, 1, Decision.CHOOSE_PROPERTY),
        (DARK, 2, Decision.CHOOSE_PROPERTY),
        (DARK, 3, Decision.CHOOSE_SPACE),
        (DARK, 4, Decision.TURN),
        (DARK, 5, Decision.CHOOSE_SEAT),
        (DARK, 6, Decision.CHOOSE_SEAT),
    ],
)
def test_the_other_die_and_the_side_name_the_mission(
    figure: str, pips: int, asked: Decision
) -> None:
    table = on_mission(pips, "1 obi-wan $1000 @go", "deeds 1: rugosa rishi", figure=figure)

    table.do("die 6")

    assert waits(table) == (asked, 0)


# --- CW-M-X: the book's example ---------------------------------------------------


@pytest.mark.rule("CW-M-X")
def test_the_example_of_the_rulebook() -> None:
    table = at(EDITION, "0 anakin $1500 @go", "1 asajj-ventress $1500 @go")

    told = table.do("roll 2 6; buy; use; die 3; take abregado-system; take bothawui")

    assert names(told) == [
        "ROLLED",
        "MOVED",
        "BOUGHT",
        "USED_SPECIAL",
        "SPECIAL_THROWN",
        "TOOK_FREE",
        "TOOK_FREE",
    ]
    assert table.seats[0].at == "ruusan"
    assert table.seats[0].deeds == ("bothawui", "ruusan", "abregado-system")
    assert (cash(table), taken_in(table)) == ([1400, 1500], -2900)
    assert (rent(table, "ruusan"), "build ruusan" in words(table)) == (12, True)
    assert waits(table) == (Decision.END_TURN, 0)

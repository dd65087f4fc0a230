"""Missions with doubles, in and out of jail, and in a further turn."""

import pytest

from freehold import Decision
from tests.tables import RIVAL, at, cash, jailed, on_mission, refused, waits

EDITION = "clone-wars/special"
LIGHT, DARK = "anakin", "general-grievous"

both_sides = pytest.mark.parametrize("figure", [LIGHT, DARK])


# --- CW-M-4, F-36, F-37, F-38: doubles and jail -----------------------------------


@pytest.mark.rule("CW-M-4")
@pytest.mark.rule("B-10", edition="clone-wars")
@both_sides
def test_6_6_is_move_mission_and_further_roll(figure: str) -> None:
    table = on_mission(6, "1 obi-wan $1000 @go", figure=figure)

    table.do("die 1")
    again = waits(table)
    table.do("roll 1 3; decline; pass; pass")

    assert cash(table) == [900, 1000]
    assert again == (Decision.TURN, 0)
    assert table.seats[0].at == "rodia"
    assert waits(table) == (Decision.END_TURN, 0)


@pytest.mark.rule("CW-M-4")
def test_6_6_rolls_again_after_a_mission_that_succeeded() -> None:
    table = on_mission(6)

    table.do("die 6; target 1; go-to free-parking")

    assert waits(table) == (Decision.TURN, 0)


@pytest.mark.rule("F-36")
@both_sides
def test_declining_the_mission_of_6_6_keeps_the_further_roll(figure: str) -> None:
    table = at(EDITION, f"0 {figure} $1000 @ruusan", "1 obi-wan $1000 @go")

    table.do("roll 6 6; decline")

    assert waits(table) == (Decision.TURN, 0)
    table.do("roll 4 1; decline; pass; pass")
    assert table.seats[0].at == "malevolence"


@pytest.mark.rule("F-37")
@pytest.mark.parametrize("turn", [1, 2])
def test_a_failed_try_in_jail_brings_no_mission(turn: int) -> None:
    table = at(EDITION, f"0 {LIGHT} $1000 @jail!{turn}", RIVAL)

    table.do("roll 4 6")

    assert jailed(table) == [0]
    assert waits(table) == (Decision.TURN, 1)


@pytest.mark.rule("F-37")
def test_the_third_try_that_is_paid_for_and_moved_by_brings_one() -> None:
    table = at(EDITION, f"0 {LIGHT} $1000 @jail!3", RIVAL)

    table.do("roll 4 6")

    assert (table.seats[0].at, jailed(table), cash(table)) == ("free-parking", [], [950, 1000])
    assert waits(table) == (Decision.SPECIAL, 0)


@pytest.mark.rule("F-37")
def test_a_roll_after_paying_to_leave_jail_brings_one() -> None:
    table = at(EDITION, f"0 {LIGHT} $1000 @jail!1", RIVAL)

    table.do("pay; roll 4 6")

    assert waits(table) == (Decision.SPECIAL, 0)


@pytest.mark.rule("F-37")
def test_a_third_double_brings_none() -> None:
    table = at(EDITION, f"0 {LIGHT} $1000 @ruusan", RIVAL, "turn 1 seat 0 doubles 2")

    table.do("roll 6 6")

    assert jailed(table) == [0]
    assert waits(table) == (Decision.TURN, 1)


@pytest.mark.rule("F-37")
@pytest.mark.parametrize(
    ("answer", "asked"), [("move; draw receive-50", "SPECIAL"), ("stay", "END_TURN")]
)
def test_where_a_double_out_of_jail_may_be_left_unmoved_only_the_move_brings_one(
    answer: str, asked: str
) -> None:
    table = at(EDITION, f"0 {LIGHT} $1000 @jail!1", RIVAL, jail_double_move_optional=True)

    table.do(f"roll 6 6; {answer}")

    assert waits(table) == (Decision[asked], 0)


@pytest.mark.rule("F-4")
@pytest.mark.parametrize("answer", ["use; die 1", "use; die 4; target 1; go-to jail", "decline"])
def test_6_6_that_leaves_jail_allows_its_mission_and_then_the_turn_ends(answer: str) -> None:
    table = at(EDITION, f"0 {LIGHT} $1000 @jail!1", RIVAL)
    table.do("roll 6 6; draw receive-50")
    asked = waits(table)

    table.do(answer)

    assert asked == (Decision.SPECIAL, 0)
    assert table.seats[0].at == "sith-2"
    assert waits(table) == (Decision.END_TURN, 0)
    refused(table, "roll", "this is not the moment for it")


@pytest.mark.rule("F-11")
@pytest.mark.parametrize(
    ("start", "moves"),
    [
        ("antar", "roll 1 6"),
        ("resolute", "roll 1 6; draw to-jail"),
        ("teth-jungle", "roll 6 6"),
    ],
    ids=["space", "card", "double"],
)
def test_a_move_that_ends_in_jail_allows_no_mission(start: str, moves: str) -> None:
    table = at(EDITION, f"0 {LIGHT} $1000 @{start}", RIVAL)

    table.do(moves)

    assert jailed(table) == [0]
    assert waits(table) == (Decision.TURN, 1)


@pytest.mark.rule("F-38")
@both_sides
def test_another_turn_counts_doubles_from_nought(figure: str) -> None:
    table = at(
        EDITION, f"0 {figure} $1000 @go", "1 obi-wan $1000 @go", "deeds 0: rodia crystal-city"
    )

    table.do("roll 5 5; roll 4 6; use; die 2")
    turn = table.game.turns
    table.do("roll 2 2; roll 4 4")

    assert turn == 2
    assert (jailed(table), table.seats[0].at) == ([], "crystal-city")
    assert waits(table) == (Decision.TURN, 0)
    table.do("roll 3 3")
    assert jailed(table) == [0]


@pytest.mark.rule("F-38")
@pytest.mark.rule("HOUSE-5")
def test_another_turn_counts_where_the_number_of_turns_is_limited() -> None:
    table = on_mission(4, turn_limit=1)

    table.do("die 2")

    assert (table.is_over, table.winners) == (True, (0, 1))


@pytest.mark.rule("F-38")
def test_the_further_roll_of_6_6_is_in_the_same_turn_and_counts_on() -> None:
    table = at(EDITION, f"0 {LIGHT} $1000 @go", RIVAL, "deeds 0: ruusan")

    table.do("roll 4 4; roll 6 6; use; die 1")
    turn = table.game.turns
    table.do("roll 1 1")

    assert turn == 1
    assert jailed(table) == [0]
    assert waits(table) == (Decision.TURN, 1)


@pytest.mark.rule("F-59")
def test_a_failed_throw_that_is_paid_for_in_the_quick_game_brings_its_mission() -> None:
    table = at("clone-wars/short", f"0 {LIGHT} $1000 @jail!1", RIVAL, missions=True)

    table.do("roll 4 6; pay")

    assert (table.seats[0].at, cash(table)) == ("free-parking", [950, 1000])
    assert waits(table) == (Decision.SPECIAL, 0)


@pytest.mark.rule("F-59")
def test_a_failed_throw_that_is_not_paid_for_in_the_quick_game_brings_none() -> None:
    table = at("clone-wars/short", f"0 {LIGHT} $1000 @jail!1", RIVAL, missions=True)

    table.do("roll 4 6; stay")

    assert jailed(table) == [0]
    assert waits(table) == (Decision.TURN, 1)

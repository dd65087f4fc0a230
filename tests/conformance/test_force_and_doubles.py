"""The Force with doubles and in jail: which throws move the tokens, and what a double brings."""

import pytest

from freehold import Decision, Event, IllegalActionError
from tests.tables import cash, fights, force_tokens, jailed, names, only, with_force

TOKENS = "tokens dexs-diner clone-hall"
AS_THEY_WERE = ("dexs-diner", "clone-hall")


# --- B-10 ----------------------------------------------------------------------


@pytest.mark.rule("B-10", edition="episode-2")
def test_with_the_force_a_double_brings_a_further_roll_and_nothing_else() -> None:
    table = with_force("0 $500 @go", "1 $500 @go", TOKENS)

    told = table.do("roll 5 5; force light")

    assert names(told) == ["ROLLED", "FORCE_THROWN", "TOKEN_MOVED", "MOVED", "RESTED"]
    assert (table.decision, table.actor) == (Decision.TURN, 0)
    assert cash(table) == [500, 500]


@pytest.mark.rule("B-10", edition="episode-2")
def test_with_the_force_a_throw_that_is_no_double_brings_no_further_roll() -> None:
    table = with_force("0 $500 @go", "1 $500 @go", TOKENS)

    table.do("roll 4 6; force shift")

    assert (table.decision, table.actor) == (Decision.END_TURN, 0)
    with pytest.raises(IllegalActionError, match="this is not the moment for it"):
        table.do("roll 1 2")


@pytest.mark.rule("B-10", edition="episode-2")
def test_with_the_force_the_further_roll_may_be_declined() -> None:
    table = with_force("0 $500 @go", "1 $500 @go", TOKENS)

    table.do("roll 5 5; force light; end")

    assert (table.decision, table.actor) == (Decision.TURN, 1)


@pytest.mark.rule("B-10", edition="episode-2")
@pytest.mark.rule("F-56")
def test_with_the_force_the_third_double_leads_to_jail_and_moves_no_token() -> None:
    table = with_force("0 $500 @jail", "1 $500 @go", TOKENS)
    table.do("roll 5 5; force light; roll 2 2; force dark; decline; pass; pass")
    before = force_tokens(table)

    told = table.do("roll 3 3")

    assert names(told) == ["ROLLED", "THIRD_DOUBLE", "WENT_TO_JAIL", "TURN_BEGAN"]
    assert before == ("lake-country", "naboo-cruiser")
    assert force_tokens(table) == before
    assert (jailed(table), table.actor) == ([0], 1)


@pytest.mark.rule("B-10", edition="episode-2")
@pytest.mark.rule("F-18")
@pytest.mark.parametrize(("fight", "left"), [("force light; decline", 500), ("force dark", 300)])
def test_a_fight_won_or_lost_leaves_the_further_roll_of_a_double(fight: str, left: int) -> None:
    table = with_force("0 $500 @go", "1 $500 @go", "deeds 0: mos-espa", "tokens theed mos-espa")

    table.do(f"roll 3 3; force light; {fight}")

    assert (table.decision, table.actor) == (Decision.TURN, 0)
    assert cash(table) == [left, 500]


@pytest.mark.rule("B-10", edition="episode-2")
def test_with_the_force_a_double_onto_go_to_jail_gives_no_further_roll() -> None:
    table = with_force("0 $500 @lake-country", "1 $500 @go", TOKENS)

    table.do("roll 2 2; force light")

    assert (jailed(table), table.actor) == ([0], 1)
    assert force_tokens(table) == ("outlander-club", "clone-hall")


# --- F-56 ----------------------------------------------------------------------


@pytest.mark.rule("F-56")
@pytest.mark.parametrize("turn", [1, 2])
def test_a_failed_try_in_jail_throws_no_force_die(turn: int) -> None:
    table = with_force(f"0 $500 @jail!{turn}", "1 $500 @go", TOKENS)

    told = table.do("roll 1 2")

    assert "FORCE_THROWN" not in names(told)
    assert force_tokens(table) == AS_THEY_WERE
    assert (table.decision, table.actor, jailed(table)) == (Decision.TURN, 1, [0])


@pytest.mark.rule("F-56")
def test_staying_in_jail_throws_no_force_die() -> None:
    table = with_force("0 $500 @jail!1", "1 $500 @go", TOKENS)

    told = table.do("stay")

    assert "FORCE_THROWN" not in names(told)
    assert (table.decision, table.actor) == (Decision.TURN, 1)
    assert force_tokens(table) == AS_THEY_WERE


@pytest.mark.rule("F-56")
def test_a_third_double_with_the_opposing_token_ahead_brings_no_fight() -> None:
    table = with_force(
        "0 $500 @go", "1 $500 @go", "turn 3 seat 0 doubles 2", "tokens theed mos-espa"
    )

    told = table.do("roll 3 3")

    assert fights(table, told) == []
    assert (jailed(table), cash(table)) == ([0], [500, 500])
    assert force_tokens(table) == ("theed", "mos-espa")


@pytest.mark.rule("F-56")
def test_a_double_that_leaves_jail_and_is_moved_by_throws_the_force_die() -> None:
    table = with_force("0 $500 @jail!1", "1 $500 @go", TOKENS)

    thrown = table.do("roll 3 3")
    asked = table.decision
    table.do("move")
    waits = (table.decision, force_tokens(table), table.seats[0].at)
    table.do("force dark")

    assert "FORCE_THROWN" not in names(thrown)
    assert asked == Decision.LEAVE_BY_DOUBLE
    assert waits == (Decision.FORCE_THROW, AS_THEY_WERE, "jail")
    assert force_tokens(table) == ("dexs-diner", "droid-factory")
    assert (table.seats[0].at, table.decision) == ("droid-factory", Decision.FORCE_THROW)


@pytest.mark.rule("F-56")
def test_a_double_that_leaves_jail_and_is_not_moved_by_throws_no_force_die() -> None:
    table = with_force("0 $500 @jail!1", "1 $500 @go", TOKENS)

    told = table.do("roll 3 3; stay")

    assert "FORCE_THROWN" not in names(told)
    assert (table.seats[0].at, jailed(table)) == ("jail", [])
    assert force_tokens(table) == AS_THEY_WERE


@pytest.mark.rule("F-56")
def test_the_third_try_that_moves_throws_the_force_die() -> None:
    table = with_force("0 $500 @jail!3", "1 $500 @go", TOKENS)

    table.do("roll 2 4")
    waits = (table.decision, cash(table), jailed(table))
    table.do("force dark; buy")

    assert waits == (Decision.FORCE_THROW, [450, 500], [])
    assert force_tokens(table) == ("dexs-diner", "geonosis-arena")
    assert (table.seats[0].at, cash(table)) == ("droid-factory", [270, 500])


@pytest.mark.rule("F-56")
def test_the_third_try_throws_the_force_die_only_once_the_fine_is_raised() -> None:
    table = with_force("0 $30 @jail!3", "1 $500 @go", "deeds 0: tusken-camp", TOKENS)

    table.do("roll 2 4")
    waits = (table.decision, force_tokens(table))
    table.do("mortgage tusken-camp; force light")

    assert waits == (Decision.RAISE_CASH, AS_THEY_WERE)
    assert force_tokens(table) == ("outlander-club", "clone-hall")
    assert (table.seats[0].at, cash(table)) == ("droid-factory", [10, 500])


@pytest.mark.rule("F-56")
def test_a_third_try_that_ends_in_bankruptcy_moves_no_token() -> None:
    table = with_force("0 $30 @jail!3", "1 $500 @go", "2 $500 @go", TOKENS)

    told = table.do("roll 2 4; give-up")

    assert "FORCE_THROWN" not in names(told)
    assert force_tokens(table) == AS_THEY_WERE
    assert (table.decision, table.actor) == (Decision.TURN, 1)


@pytest.mark.rule("F-56")
def test_a_roll_after_paying_the_fine_throws_the_force_die() -> None:
    table = with_force("0 $500 @jail!1", "1 $500 @go", TOKENS)

    paid = table.do("pay")
    rolled = table.do("roll 4 6; force shift")

    assert "FORCE_THROWN" not in names(paid)
    assert [event.amount for event in only(rolled, Event.FORCE_THROWN)] == [2]
    assert (force_tokens(table), table.seats[0].at) == (
        ("clone-hall", "dexs-diner"),
        "free-parking",
    )

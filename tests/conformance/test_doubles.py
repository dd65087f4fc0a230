"""Doubles: the further roll, the third in a row, and what ends a turn at once."""

import pytest

from freehold import Decision, Event, IllegalActionError
from tests.tables import EDITIONS, at, cash, jailed, names, only, space, words

every_edition = pytest.mark.parametrize("edition", EDITIONS)


@pytest.mark.rule("TURN-4")
@every_edition
def test_everything_that_a_double_brings_comes_before_the_further_roll(edition: str) -> None:
    table = at(edition, "0 $500 @go", "1 $500 @go")
    table.do("roll 3 3")
    assert table.decision == Decision.BUY

    with pytest.raises(IllegalActionError, match="this is not the moment for it"):
        table.do("roll 1 2")

    table.do("buy; roll 1 2")
    assert table.seats[0].at == space(edition, 9)
    assert cash(table) == [400, 500]


@pytest.mark.rule("TURN-4")
@every_edition
def test_the_further_roll_belongs_to_the_same_turn(edition: str) -> None:
    table = at(edition, "0 $500 @go", "1 $500 @go")

    told = table.do("roll 2 2; roll 2 4")

    assert "TURN_BEGAN" not in names(told)
    assert table.seats[0].at == "jail"
    assert (table.decision, table.actor) == (Decision.END_TURN, 0)


@pytest.mark.rule("TURN-5")
@pytest.mark.rule("F-32")
@every_edition
def test_the_third_double_in_a_row_leads_to_jail_without_that_move(edition: str) -> None:
    lots = f"deeds 0: {space(edition, 12)}"
    table = at(edition, f"0 $500 @{space(edition, 38)}", "1 $500 @go", lots)

    told = table.do("roll 1 1; roll 6 6; roll 4 4")

    assert [event.space for event in only(told, Event.MOVED)] == [0, 12]
    assert (table.seats[0].at, jailed(table)) == ("jail", [0])
    assert cash(table) == [700, 500]
    assert (table.decision, table.actor) == (Decision.TURN, 1)


@pytest.mark.rule("TURN-5")
@every_edition
def test_the_third_double_neither_passes_go_nor_pays_what_it_would_have_reached(
    edition: str,
) -> None:
    table = at(edition, f"0 $500 @{space(edition, 38)}", "1 $500 @go", "turn 5 seat 0 doubles 2")

    table.do("roll 3 3")

    assert (table.seats[0].at, jailed(table)) == ("jail", [0])
    assert cash(table) == [500, 500]


@pytest.mark.rule("TURN-5")
@every_edition
def test_two_doubles_and_another_throw_do_not_lead_to_jail(edition: str) -> None:
    table = at(edition, "0 $500 @go", "1 $500 @go", "turn 5 seat 0 doubles 2")

    table.do("roll 4 6")

    assert (table.seats[0].at, jailed(table)) == ("jail", [])


@pytest.mark.rule("TURN-5")
@every_edition
def test_doubles_of_an_earlier_turn_do_not_count(edition: str) -> None:
    table = at(edition, "0 $500 @go", "1 $500 @go")
    table.do("roll 2 2; roll 3 3; roll 4 6; end; roll 1 3; end")

    table.do("roll 2 2; decline; pass; pass")

    assert (table.seats[0].at, jailed(table)) == (space(edition, 24), [])
    assert (table.decision, table.actor) == (Decision.TURN, 0)


@pytest.mark.rule("TURN-5")
@pytest.mark.parametrize("edition", ["clone-wars", "saga", "episode-2"])
def test_doubles_after_which_the_turn_was_ended_do_not_count_later(edition: str) -> None:
    table = at(edition, "0 $500 @go", "1 $500 @go")
    table.do("roll 5 5; roll 5 5; end")

    table.do("roll 5 5; end; roll 2 2; decline; pass; pass")

    assert [seat.at for seat in table.seats] == [space(edition, 24), "jail"]
    assert jailed(table) == []


@pytest.mark.rule("TURN-6")
@every_edition
def test_a_double_onto_go_to_jail_gives_no_further_roll(edition: str) -> None:
    table = at(edition, f"0 $500 @{space(edition, 26)}", "1 $500 @go")

    told = table.do("roll 2 2")

    assert names(told) == ["ROLLED", "MOVED", "WENT_TO_JAIL", "TURN_BEGAN"]
    assert jailed(table) == [0]
    assert (table.decision, table.actor) == (Decision.TURN, 1)


@pytest.mark.rule("TURN-6")
@every_edition
def test_a_card_to_jail_ends_the_turn_at_once_after_a_double_as_well(edition: str) -> None:
    table = at(edition, f"0 $500 @{space(edition, 5)}", "1 $500 @go")

    table.do("roll 1 1; draw to-jail")

    assert jailed(table) == [0]
    assert (table.decision, table.actor) == (Decision.TURN, 1)


@pytest.mark.rule("B-10", edition="clone-wars")
@pytest.mark.rule("B-10", edition="saga")
@pytest.mark.rule("B-10", edition="episode-2")
@pytest.mark.rule("B-10", edition="fallout")
@every_edition
def test_without_special_rules_a_double_brings_a_further_roll_and_nothing_else(
    edition: str,
) -> None:
    table = at(edition, "0 $500 @jail", "1 $500 @go")

    told = table.do("roll 5 5")

    assert names(told) == ["ROLLED", "MOVED", "RESTED"]
    assert cash(table) == [500, 500]
    assert (table.decision, table.actor) == (Decision.TURN, 0)
    assert words(table) - {"roll", "end"} == {"trade 1", "open 1"}


@pytest.mark.rule("B-10", edition="clone-wars")
@pytest.mark.rule("B-10", edition="saga")
@pytest.mark.rule("B-10", edition="episode-2")
@pytest.mark.rule("B-10", edition="fallout")
@every_edition
def test_without_special_rules_the_third_double_leads_to_jail(edition: str) -> None:
    table = at(edition, "0 $500 @go", "1 $500 @go")

    table.do("roll 5 5; roll 5 5; roll 6 6")

    assert jailed(table) == [0]
    assert table.actor == 1


@pytest.mark.rule("B-20", edition="clone-wars")
@pytest.mark.rule("B-20", edition="saga")
@pytest.mark.rule("B-20", edition="episode-2")
@pytest.mark.parametrize("edition", ["clone-wars", "saga", "episode-2"])
def test_the_further_roll_may_be_declined(edition: str) -> None:
    table = at(edition, "0 $500 @go", "1 $500 @go")
    table.do("roll 5 5")
    assert {"roll", "end"} <= words(table)

    table.do("end")

    assert table.seats[0].at == "jail"
    assert (table.decision, table.actor) == (Decision.TURN, 1)


@pytest.mark.rule("B-20", edition="fallout")
def test_in_fallout_the_further_roll_must_be_made() -> None:
    table = at("fallout", "0 $500 @go", "1 $500 @go")
    table.do("roll 5 5")

    with pytest.raises(IllegalActionError, match="you have to roll"):
        table.do("end")

    table.do("roll 4 6; end")
    assert (table.seats[0].at, table.actor) == ("free-parking", 1)


@pytest.mark.rule("F-35")
@pytest.mark.parametrize("start", [0, 10])
@every_edition
def test_a_double_that_ends_on_a_space_of_rest_still_allows_the_further_roll(
    edition: str, start: int
) -> None:
    table = at(edition, f"0 $500 @{space(edition, start)}", "1 $500 @go")

    table.do("roll 5 5")

    assert table.seats[0].at == space(edition, start + 10)
    assert (table.decision, table.actor) == (Decision.TURN, 0)
    assert "roll" in words(table)


@pytest.mark.rule("F-35")
@pytest.mark.parametrize("start", [0, 10])
def test_the_other_reading_ends_the_turn_on_a_space_of_rest(start: int) -> None:
    table = at(
        "saga",
        f"0 $500 @{space('saga', start)}",
        "1 $500 @go",
        double_after_rest_rolls_again=False,
    )

    table.do("roll 5 5")

    assert (table.decision, table.actor) == (Decision.END_TURN, 0)
    assert "roll" not in words(table)

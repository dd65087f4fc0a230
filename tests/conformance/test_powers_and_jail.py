"""No power after a double that left jail, that ended in jail, or that was the third."""

import pytest

from freehold import Decision
from tests.tables import at, cash, jailed, names, on_board, power_asked, words


@pytest.mark.rule("SG-F-2")
@pytest.mark.parametrize("pips", [1, 2, 3, 4, 5, 6])
def test_a_double_that_led_out_of_jail_brings_no_power(pips: int) -> None:
    held = "deeds 0: death-star kashyyyk tatooine geonosis, 1: endor"
    table = at("saga/special", "0 $500 @jail!1", "1 $500 @go", held)

    told = table.do(f"roll {pips} {pips}" + ("; draw pay-15" if pips == 6 else ""))

    assert jailed(table) == []
    assert "USED_SPECIAL" not in names(told)
    assert table.game.at[0] == 10 + 2 * pips
    assert (table.decision, table.actor) == (Decision.END_TURN, 0)


@pytest.mark.rule("SG-F-2")
@pytest.mark.parametrize("out", ["pay", "use-card"])
def test_a_double_after_the_fine_or_the_card_brings_its_power(out: str) -> None:
    table = at("saga/special", "0 $500 @jail!1", "1 $500 @go", "jail-cards 1=0")

    table.do(f"{out}; roll 5 5")

    assert table.seats[0].at == "free-parking"
    assert power_asked(table) == "dark-side"


@pytest.mark.rule("SG-F-2")
@pytest.mark.rule("F-4")
def test_where_leaving_jail_by_a_double_rolls_again_only_the_next_double_brings_a_power() -> None:
    sections = ("0 $500 @jail!1", "1 $500 @go", "deeds 0: mygeeto")
    table = at("saga/special", *sections, jail_double_rolls_again=True)

    table.do("roll 5 5")
    after_jail = (table.decision, table.actor)
    table.do("roll 2 2; use")

    assert after_jail == (Decision.TURN, 0)
    assert cash(table) == [700, 500]
    assert (table.decision, table.actor) == (Decision.END_TURN, 0)


@pytest.mark.rule("F-10")
def test_the_third_double_leads_to_jail_and_brings_no_power() -> None:
    table = at("saga/special", "0 $500 @go", "1 $500 @go")
    table.do("roll 5 5; decline; roll 5 5; decline")

    told = table.do("roll 2 2")

    assert names(told) == ["ROLLED", "THIRD_DOUBLE", "WENT_TO_JAIL", "TURN_BEGAN"]
    assert (table.seats[0].at, jailed(table)) == ("jail", [0])
    assert cash(table) == [500, 500]
    assert (table.decision, table.actor) == (Decision.TURN, 1)


@pytest.mark.rule("F-10")
def test_the_second_double_still_brings_its_power() -> None:
    table = at("saga/special", "0 $500 @tatooine", "1 $500 @go", "turn 5 seat 0 doubles 1")

    table.do("roll 2 2; use")

    assert cash(table) == [700, 500]
    assert jailed(table) == []
    assert (table.decision, table.actor) == (Decision.END_TURN, 0)


@pytest.mark.rule("F-11")
@pytest.mark.parametrize(
    ("start", "moves"),
    [("utapau", "roll 2 2"), ("dantooine", "roll 3 3; draw to-jail")],
)
def test_a_double_that_ends_in_jail_brings_no_power(start: str, moves: str) -> None:
    table = at("saga/special", f"0 $500 @{start}", "1 $500 @go")

    told = table.do(moves)

    assert names(told)[-2:] == ["WENT_TO_JAIL", "TURN_BEGAN"]
    assert (table.seats[0].at, jailed(table)) == ("jail", [0])
    assert (table.decision, table.actor) == (Decision.TURN, 1)


@pytest.mark.rule("F-35")
@pytest.mark.parametrize("start", [0, 10])
def test_a_double_onto_a_space_of_rest_allows_the_power_and_the_further_roll(start: int) -> None:
    table = on_board("saga/special", f"0 $500 @#{start}", "1 $500 @go")

    table.do("roll 5 5")
    power = power_asked(table)
    table.do("decline")

    assert power == "dark-side"
    assert (table.decision, table.actor) == (Decision.TURN, 0)
    assert "roll" in words(table)

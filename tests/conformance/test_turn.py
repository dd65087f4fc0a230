"""A turn: rolling, GO, spaces of rest, own property, and business off turn."""

import pytest

from freehold import Decision, Event, IllegalActionError
from tests.tables import (
    EDITIONS,
    at,
    cash,
    is_mortgaged,
    jailed,
    level,
    names,
    only,
    owner,
    space,
    taken_in,
)

every_edition = pytest.mark.parametrize("edition", EDITIONS)


# --- rolling and moving --------------------------------------------------------


@pytest.mark.rule("TURN-1")
@pytest.mark.parametrize(("throw", "number"), [("1 2", 3), ("3 5", 8), ("6 5", 11)])
@every_edition
def test_the_figure_moves_by_the_sum_and_the_space_reached_is_played(
    edition: str, throw: str, number: int
) -> None:
    table = at(edition, "0 $500 @go", "1 $500 @go")

    table.do(f"roll {throw}")

    assert table.seats[0].at == space(edition, number)
    assert (table.decision, table.actor) == (Decision.BUY, 0)


@pytest.mark.rule("TURN-1")
@every_edition
def test_one_roll_is_all_that_a_turn_has_without_a_double(edition: str) -> None:
    table = at(edition, "0 $500 @go", "1 $500 @go")
    table.do("roll 1 3")

    with pytest.raises(IllegalActionError, match="this is not the moment for it"):
        table.do("roll")

    table.do("end")
    assert (table.decision, table.actor) == (Decision.TURN, 1)


@pytest.mark.rule("TURN-1")
@every_edition
def test_the_seat_on_turn_has_to_roll_before_the_turn_can_end(edition: str) -> None:
    table = at(edition, "0 $500 @go", "1 $500 @go")

    with pytest.raises(IllegalActionError, match="you have to roll"):
        table.do("end")

    assert (table.decision, table.actor) == (Decision.TURN, 0)


@pytest.mark.rule("TURN-1")
@pytest.mark.rule("F-32")
@every_edition
def test_several_figures_may_share_a_space(edition: str) -> None:
    table = at(edition, "0 $500 @go", "1 $500 @go", "2 $500 @jail")

    table.do("roll 4 6; end; roll 6 4; end")

    assert [seat.at for seat in table.seats] == ["jail", "jail", "jail"]
    assert jailed(table) == []
    assert cash(table) == [500, 500, 500]


# --- GO ------------------------------------------------------------------------


@pytest.mark.rule("TURN-2")
@pytest.mark.rule("F-32")
@pytest.mark.parametrize(
    ("throw", "number", "salary"),
    [("1 2", 39, 0), ("1 3", 0, 200), ("6 4", 6, 200)],
)
@every_edition
def test_landing_on_go_or_passing_it_pays_200(
    edition: str, throw: str, number: int, salary: int
) -> None:
    table = at(edition, f"0 $500 @{space(edition, 36)}", "1 $500 @go")

    told = table.do(f"roll {throw}")

    assert table.seats[0].at == space(edition, number)
    assert cash(table) == [500 + salary, 500]
    assert sum(event.amount for event in only(told, Event.SALARY)) == salary
    assert taken_in(table) == -1000 - salary


@pytest.mark.rule("TURN-2")
@every_edition
def test_leaving_go_again_pays_nothing(edition: str) -> None:
    table = at(edition, f"0 $500 @{space(edition, 36)}", "1 $500 @go")
    table.do("roll 1 3; end; roll 1 3; end")
    assert cash(table) == [700, 300]

    table.do("roll 4 6")

    assert table.seats[0].at == "jail"
    assert cash(table) == [700, 300]


@pytest.mark.rule("TURN-3")
@pytest.mark.rule("F-32")
@every_edition
def test_go_pays_twice_in_one_turn_when_a_card_leads_back_to_it(edition: str) -> None:
    table = at(edition, f"0 $500 @{space(edition, 38)}", "1 $500 @go")

    told = table.do("roll 1 3; draw to-go")

    assert table.seats[0].at == "go"
    assert [event.amount for event in only(told, Event.SALARY)] == [200, 200]
    assert cash(table) == [900, 500]


@pytest.mark.rule("TURN-3")
@every_edition
def test_go_pays_twice_in_one_turn_after_a_double_on_it(edition: str) -> None:
    table = at(edition, f"0 $500 @{space(edition, 36)}", "1 $500 @go")

    table.do("roll 2 2; roll 3 4; draw to-go")

    assert table.seats[0].at == "go"
    assert cash(table) == [900, 500]


# --- rest and own property -----------------------------------------------------


@pytest.mark.rule("TURN-7")
@pytest.mark.parametrize("start", [0, 10])
@every_edition
def test_nothing_happens_on_just_visiting_and_free_parking(edition: str, start: int) -> None:
    table = at(edition, f"0 $500 @{space(edition, start)}", "1 $500 @go")

    told = table.do("roll 4 6")

    assert names(told) == ["ROLLED", "MOVED", "RESTED"]
    assert (table.seats[0].at, jailed(table)) == (space(edition, start + 10), [])
    assert cash(table) == [500, 500]
    assert taken_in(table) == -1000


@pytest.mark.rule("TURN-7")
@pytest.mark.parametrize("start", [0, 10])
@every_edition
def test_business_goes_on_from_a_space_of_rest(edition: str, start: int) -> None:
    lots = [space(edition, n) for n in (1, 3, 39)]
    deeds = f"deeds 0: {' '.join(lots)}"
    table = at(edition, f"0 $500 @{space(edition, start)}", "1 $500 @jail", deeds)

    table.do(f"roll 4 6; build {lots[0]}; sell {lots[0]}; mortgage {lots[2]}")
    table.do(f"trade 1; give {lots[1]}; want 80; propose; accept")

    assert cash(table) == [500 - 50 + 25 + 200 + 80, 420]
    assert owner(table, lots[1]) == 1


@pytest.mark.rule("TURN-7")
@every_edition
def test_whoever_rests_on_free_parking_collects_rent(edition: str) -> None:
    deeds = f"deeds 0: {space(edition, 39)}"
    table = at(edition, "0 $500 @jail", f"1 $500 @{space(edition, 36)}", deeds)
    table.do("roll 4 6; end")

    table.do("roll 1 2")

    assert cash(table) == [550, 450]


@pytest.mark.rule("TURN-8")
@pytest.mark.rule("F-32")
@pytest.mark.parametrize(
    ("deeds", "throw"),
    [((1, 3), "1 2"), ((5, 15), "1 4"), ((12, 28), "6 6")],
)
@every_edition
def test_nothing_is_paid_on_own_property(edition: str, deeds: tuple[int, int], throw: str) -> None:
    owned = " ".join(space(edition, number) for number in deeds)
    table = at(edition, "0 $500 @go", "1 $500 @go", f"deeds 0: {owned}")

    told = table.do(f"roll {throw}")

    assert names(told) == ["ROLLED", "MOVED", "RESTED"]
    assert cash(table) == [500, 500]


@pytest.mark.rule("TURN-8")
@every_edition
def test_own_hotels_cost_nothing_and_bring_nothing(edition: str) -> None:
    brown = f"{space(edition, 1)}+hotel {space(edition, 3)}+hotel"
    table = at(edition, "0 $500 @go", "1 $500 @go", f"deeds 0: {brown}")

    table.do("roll 1 2")

    assert cash(table) == [500, 500]
    assert table.decision == Decision.END_TURN


# --- business off turn ---------------------------------------------------------

OFF_TURN = pytest.mark.parametrize("place", ["go", "jail!1"])
"""Off turn at large, and off turn in jail."""


@pytest.mark.rule("TURN-9")
@OFF_TURN
@every_edition
def test_a_seat_that_is_not_on_turn_collects_rent(edition: str, place: str) -> None:
    deeds = f"deeds 1: {space(edition, 5)}"
    table = at(edition, "0 $500 @go", f"1 $500 @{place}", deeds)

    table.do("roll 2 3")

    assert cash(table) == [475, 525]


@pytest.mark.rule("TURN-9")
@OFF_TURN
@every_edition
def test_a_seat_that_is_not_on_turn_bids(edition: str, place: str) -> None:
    table = at(edition, "0 $500 @go", f"1 $500 @{place}")

    table.do("roll 2 3; decline")
    table.do("bid 40", seat=1)
    table.do("pass")

    assert owner(table, space(edition, 5)) == 1
    assert cash(table) == [500, 460]


@pytest.mark.rule("TURN-9")
@OFF_TURN
@every_edition
def test_a_seat_that_is_not_on_turn_builds_sells_mortgages_and_lifts(
    edition: str, place: str
) -> None:
    first, second, other = (space(edition, number) for number in (1, 3, 5))
    table = at(edition, "0 $500 @go", f"1 $500 @{place}", f"deeds 1: {first} {second} {other}")

    table.do(f"build {first}; build {second}; sell {first}", seat=1)
    table.do(f"mortgage {other}; lift {other}; mortgage {other}", seat=1)

    assert (level(table, first), level(table, second)) == (0, 1)
    assert is_mortgaged(table, other)
    assert cash(table) == [500, 500 - 100 + 25 + 100 - 110 + 100]
    assert (table.decision, table.actor) == (Decision.TURN, 0)


@pytest.mark.rule("TURN-9")
@OFF_TURN
@every_edition
def test_seats_that_are_not_on_turn_trade(edition: str, place: str) -> None:
    deed = space(edition, 5)
    table = at(edition, "0 $500 @go", f"1 $500 @{place}", "2 $500 @go", f"deeds 1: {deed}")

    table.do(f"trade 2; give {deed}; want 150; propose; accept", seat=1)

    assert owner(table, deed) == 2
    assert cash(table) == [500, 650, 350]
    assert (table.decision, table.actor) == (Decision.TURN, 0)


@pytest.mark.rule("TURN-9")
@every_edition
def test_a_seat_in_jail_does_business_on_its_own_turn_and_still_has_to_throw(
    edition: str,
) -> None:
    first, second = space(edition, 1), space(edition, 3)
    table = at(edition, "0 $500 @jail!3", "1 $500 @go", f"deeds 0: {first} {second}")

    table.do(f"build {first}; roll 1 2")

    assert level(table, first) == 1
    assert cash(table) == [500 - 50 - 50, 500]
    assert table.seats[0].at == space(edition, 13)


@pytest.mark.rule("TURN-9")
@every_edition
def test_off_turn_nobody_rolls_or_ends_the_turn_of_another(edition: str) -> None:
    table = at(edition, "0 $500 @go", "1 $500 @go")

    for act in ("roll", "end", "pay"):
        with pytest.raises(IllegalActionError, match="this is not the moment for it"):
            table.do(act, seat=1)

    assert (table.decision, table.actor) == (Decision.TURN, 0)


@pytest.mark.rule("TURN-9")
@every_edition
def test_a_seat_that_is_out_does_no_business(edition: str) -> None:
    table = at(edition, "0 $500 @go", "1 $500 @go", "2 out @go")

    with pytest.raises(IllegalActionError, match="Seat 2 is not in the game"):
        table.do("open 2")

    assert (table.decision, table.actor) == (Decision.TURN, 0)

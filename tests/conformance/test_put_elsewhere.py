"""Mind trick and hostage: a player put on another space plays it out, off turn."""

import pytest

from freehold import Decision, Event, Table
from tests.tables import (
    at,
    cash,
    is_mortgaged,
    jailed,
    names,
    on_mission,
    only,
    owner,
    refused,
    waits,
    words,
)

LIGHT, DARK = "anakin", "general-grievous"
SECOND, THIRD = "1 obi-wan $1000 @rodia", "2 captain-rex $1000 @go"

both_sides = pytest.mark.parametrize("figure", [LIGHT, DARK])


def put_second(space: str, *sections: str, second: str = SECOND, figure: str = LIGHT) -> Table:
    """Seat 0 has rolled 6/6 and puts seat 1 on a space."""
    table = on_mission(6, second, THIRD, *sections, figure=figure)
    table.do(f"die 4; target 1; go-to {space}")
    return table


# --- CW-M-L6, CW-M-D6: whom and where ---------------------------------------------


@pytest.mark.rule("CW-M-L6", "CW-M-D6")
@both_sides
@pytest.mark.parametrize("throw", [4, 5, 6])
def test_with_4_or_more_any_other_player_is_put_on_another_space(figure: str, throw: int) -> None:
    table = on_mission(6, SECOND, THIRD, figure=figure)

    table.do(f"die {throw}")
    seats = words(table)
    table.do("target 2")
    spaces = words(table)
    told = table.do("go-to free-parking")

    assert seats == {"target 1", "target 2"}
    assert spaces == {f"go-to {id}" for id in table.spec.space_ids if id != "go"}
    assert [(e.seat, e.other) for e in only(told, Event.PUT)] == [(0, 2)]
    assert [seat.at for seat in table.seats] == ["free-parking", "rodia", "free-parking"]
    assert cash(table) == [1000, 1000, 1000]
    assert waits(table) == (Decision.TURN, 0)


@pytest.mark.rule("CW-M-L6", "CW-M-D6")
@both_sides
@pytest.mark.parametrize("throw", [1, 2, 3])
def test_with_3_or_less_nobody_is_put_anywhere_and_it_costs_100(figure: str, throw: int) -> None:
    table = on_mission(6, SECOND, THIRD, figure=figure)

    table.do(f"die {throw}")

    assert cash(table) == [900, 1000, 1000]
    assert [seat.at for seat in table.seats] == ["free-parking", "rodia", "go"]
    assert waits(table) == (Decision.TURN, 0)


@pytest.mark.rule("CW-M-L6", "CW-M-D6")
@both_sides
def test_oneself_a_bankrupt_and_the_space_one_stands_on_are_no_choice(figure: str) -> None:
    table = on_mission(6, SECOND, "2 captain-rex out @go", figure=figure)

    table.do("die 4")

    refused(table, "target 0", "that is you")
    refused(table, "target 2", "Seat 2 is not in the game")
    refused(table, "decline", "this is not the moment for it")
    table.do("target 1")
    refused(table, "go-to rodia", "the figure is on Rodia already")
    refused(table, "decline", "this cannot be declined")


# --- F-14: the space is played out ------------------------------------------------


@pytest.mark.rule("F-14")
def test_a_player_put_on_property_of_another_pays_rent() -> None:
    table = put_second("jabbas-palace", "deeds 2: jabbas-palace")

    assert cash(table) == [1000, 950, 1050]
    assert waits(table) == (Decision.TURN, 0)


@pytest.mark.rule("F-14")
def test_rent_can_be_due_to_the_one_who_put_the_player_there() -> None:
    table = put_second("jabbas-palace", "deeds 0: ziros-palace jabbas-palace", figure=DARK)

    assert cash(table) == [1100, 900, 1000]


@pytest.mark.rule("F-14")
@pytest.mark.parametrize("held", ["1: jabbas-palace", "2: jabbas-palace*"])
def test_own_and_mortgaged_property_costs_the_player_nothing(held: str) -> None:
    table = put_second("jabbas-palace", f"deeds {held}")

    assert cash(table) == [1000, 1000, 1000]
    assert waits(table) == (Decision.TURN, 0)


@pytest.mark.rule("F-14")
@pytest.mark.parametrize(("space", "tax"), [("trade-duty", 200), ("ransom", 100)])
def test_a_player_put_on_a_tax_space_pays_it(space: str, tax: int) -> None:
    table = put_second(space)

    assert cash(table) == [1000, 1000 - tax, 1000]
    assert waits(table) == (Decision.TURN, 0)


@pytest.mark.rule("F-14")
def test_a_player_put_on_a_card_space_draws_and_does_what_the_card_says() -> None:
    table = put_second("sith-1")
    asked = waits(table)

    table.do("draw pay-each-50")

    assert asked == (Decision.DRAW_CARD, "chance")
    assert cash(table) == [1050, 900, 1050]
    assert waits(table) == (Decision.TURN, 0)


@pytest.mark.rule("F-14")
def test_a_card_may_send_the_player_on_over_go_with_its_salary_and_to_a_purchase() -> None:
    table = put_second("sith-3")

    told = table.do("draw to-rugosa")

    assert [(e.seat, e.amount) for e in only(told, Event.SALARY)] == [(1, 200)]
    assert waits(table) == (Decision.BUY, 1)
    table.do("buy")
    assert (owner(table, "rugosa"), cash(table)) == (1, [1000, 1060, 1000])


@pytest.mark.rule("F-14")
@pytest.mark.parametrize(
    ("space", "moves"), [("go-to-jail", ""), ("sith-1", "draw to-jail"), ("jedi-1", "draw to-jail")]
)
def test_a_player_put_on_go_to_jail_or_sent_by_a_card_goes_to_jail(space: str, moves: str) -> None:
    table = put_second(space)

    if moves:
        table.do(moves)

    assert (table.seats[1].at, jailed(table)) == ("jail", [1])
    assert cash(table) == [1000, 1000, 1000]
    assert waits(table) == (Decision.TURN, 0)


@pytest.mark.rule("F-14")
def test_a_player_sent_to_jail_off_turn_has_all_three_tries() -> None:
    table = put_second("go-to-jail", "deeds 0: antar")

    table.do("roll 1 2; end; roll 1 2")

    assert jailed(table) == [1]
    assert table.game.jail_turns[1] == 1
    assert waits(table) == (Decision.TURN, 2)


@pytest.mark.rule("F-14")
def test_a_player_put_on_the_jail_space_is_just_visiting() -> None:
    table = put_second("jail")

    assert (table.seats[1].at, jailed(table)) == ("jail", [])
    assert waits(table) == (Decision.TURN, 0)


@pytest.mark.rule("F-14")
@pytest.mark.parametrize("space", ["free-parking", "jail"])
def test_a_player_in_jail_who_is_put_elsewhere_or_on_the_jail_space_is_free(space: str) -> None:
    table = put_second(space, second="1 obi-wan $1000 @jail!2")

    assert (table.seats[1].at, jailed(table)) == (space, [])
    assert table.game.jail_turns[1] == 0
    assert cash(table) == [1000, 1000, 1000]


@pytest.mark.rule("F-14")
def test_a_player_in_jail_who_is_put_on_go_to_jail_is_in_jail_anew() -> None:
    table = put_second("go-to-jail", second="1 obi-wan $1000 @jail!2")

    assert jailed(table) == [1]
    assert table.game.jail_turns[1] == 0


@pytest.mark.rule("F-14")
def test_a_player_put_on_free_property_may_buy_it() -> None:
    table = put_second("defender")
    asked = waits(table)

    table.do("buy")

    assert asked == (Decision.BUY, 1)
    assert (owner(table, "defender"), cash(table)) == (1, [1000, 800, 1000])
    assert waits(table) == (Decision.TURN, 0)


@pytest.mark.rule("F-14")
def test_free_property_that_the_player_does_not_buy_is_auctioned_among_all() -> None:
    table = put_second("defender")
    bidders: list[int | str] = []

    for act in ("decline", "bid 30", "pass", "bid 31", "pass"):
        table.do(act)
        bidders.append(table.actor)

    assert bidders[:4] == [2, 0, 1, 2]
    assert (owner(table, "defender"), cash(table)) == (1, [1000, 969, 1000])
    assert waits(table) == (Decision.TURN, 0)


@pytest.mark.rule("F-14")
@pytest.mark.parametrize("space", ["go", "jail", "free-parking"])
def test_a_player_put_on_go_or_past_it_gets_no_salary(space: str) -> None:
    table = put_second(space, second="1 obi-wan $1000 @jabbas-palace")

    assert only(table.told, Event.SALARY) == []
    assert cash(table) == [1000, 1000, 1000]


@pytest.mark.rule("F-14")
def test_no_roll_follows_for_the_player_put_elsewhere_whose_own_turn_comes_as_usual() -> None:
    table = put_second("free-parking")
    again = waits(table)

    table.do("roll 4 6")

    assert again == (Decision.TURN, 0)
    assert (jailed(table), waits(table)) == ([0], (Decision.TURN, 1))


# --- F-14: debts and bankruptcies out of turn ---------------------------------------


@pytest.mark.rule("F-14")
def test_a_player_put_on_rent_beyond_the_cash_raises_it_off_turn() -> None:
    table = put_second(
        "jabbas-palace",
        "deeds 1: rishi, 2: jabbas-palace",
        second="1 obi-wan $30 @rodia",
    )
    asked = waits(table)

    table.do("mortgage rishi")

    assert asked == (Decision.RAISE_CASH, 1)
    assert is_mortgaged(table, "rishi")
    assert cash(table) == [1000, 30 + 80 - 50, 1050]
    assert waits(table) == (Decision.TURN, 0)


@pytest.mark.rule("F-14")
def test_a_player_can_go_bankrupt_to_another_out_of_turn_and_the_turn_goes_on() -> None:
    table = put_second(
        "jabbas-palace",
        "deeds 1: tatooine-system*, 2: jabbas-palace",
        second="1 obi-wan $30 @rodia",
    )

    table.do("give-up; keep")

    assert [seat.bankrupt for seat in table.seats] == [False, True, False]
    assert owner(table, "tatooine-system") == 2
    assert cash(table) == [1000, 0, 1000 + 30 - 3]
    assert waits(table) == (Decision.TURN, 0)
    table.do("roll 1 3; decline; pass; pass; end")
    assert waits(table) == (Decision.TURN, 2)


@pytest.mark.rule("F-14")
def test_a_player_can_go_bankrupt_to_the_bank_out_of_turn_and_the_deeds_are_auctioned() -> None:
    table = put_second("trade-duty", "deeds 1: rishi", second="1 obi-wan $30 @rodia")
    told = table.do("give-up")
    asked = table.decision

    table.do("pass; pass")

    assert "WENT_BANKRUPT" in names(told)
    assert asked == Decision.BID
    assert (owner(table, "rishi"), cash(table)) == (-1, [1000, 0, 1000])
    assert waits(table) == (Decision.TURN, 0)


@pytest.mark.rule("F-14")
def test_the_last_other_player_can_go_bankrupt_out_of_turn_which_wins_the_game() -> None:
    table = on_mission(6, "1 obi-wan $30 @rodia", "deeds 0: jabbas-palace")

    table.do("die 4; target 1; go-to jabbas-palace; give-up")

    assert (table.is_over, table.winners) == (True, (0,))
    assert cash(table) == [1030, 0]


@pytest.mark.rule("F-14")
def test_after_6_6_out_of_jail_the_turn_ends_once_the_other_has_played_the_space_out() -> None:
    table = at("clone-wars/special", f"0 {LIGHT} $1000 @jail!1", SECOND)

    table.do("roll 6 6; draw receive-50; use; die 4; target 1; go-to defender; buy")

    assert (owner(table, "defender"), cash(table)) == (1, [1050, 800])
    assert waits(table) == (Decision.END_TURN, 0)


# --- F-57: utilities --------------------------------------------------------------


@pytest.mark.rule("F-57")
@pytest.mark.parametrize(
    ("held", "rent"), [("2: skytop-station", 20), ("2: skytop-station medical-station", 50)]
)
def test_a_player_put_on_a_utility_without_a_roll_to_count_throws_for_it(
    held: str, rent: int
) -> None:
    table = put_second("skytop-station", f"deeds {held}")
    asked = waits(table)

    table.do("roll 2 3")

    assert asked == (Decision.RENT_THROW, "chance")
    assert cash(table) == [1000, 1000 - rent, 1000 + rent]
    assert waits(table) == (Decision.TURN, 0)


@pytest.mark.rule("F-57")
@pytest.mark.rule("RENT-2")
def test_where_rent_has_to_be_asked_for_it_is_thrown_for_when_it_is() -> None:
    table = on_mission(6, SECOND, THIRD, "deeds 2: skytop-station", rent_on_demand=True)
    table.do("die 4; target 1; go-to skytop-station")
    unasked = cash(table)

    table.do("open 2; ask-rent skytop-station; roll 2 3; done")

    assert unasked == [1000, 1000, 1000]
    assert cash(table) == [1000, 980, 1020]
    assert waits(table) == (Decision.TURN, 0)


@pytest.mark.rule("F-57")
@pytest.mark.parametrize("held", ["1: skytop-station", "2: skytop-station*"])
def test_nothing_is_thrown_where_the_utility_charges_nothing(held: str) -> None:
    table = put_second("skytop-station", f"deeds {held}")

    assert cash(table) == [1000, 1000, 1000]
    assert waits(table) == (Decision.TURN, 0)


@pytest.mark.rule("F-57")
@pytest.mark.rule("F-9")
def test_a_player_put_on_a_utility_counts_the_last_roll_that_moved_the_own_figure() -> None:
    table = put_second("skytop-station", "deeds 2: skytop-station", second=f"{SECOND} ^9")

    assert cash(table) == [1000, 1000 - 4 * 9, 1000 + 4 * 9]
    assert waits(table) == (Decision.TURN, 0)


@pytest.mark.rule("F-9")
def test_the_last_roll_that_moved_a_figure_is_remembered_from_turn_to_turn() -> None:
    table = at("clone-wars/special", "0 anakin $500 @go", "1 captain-rex $500 @go")

    table.do("roll 1 4; buy; end; roll 2 1; buy; end")

    assert " ^5 " in f"{table.position} "
    assert list(table.game.last_roll[:2]) == [5, 3]

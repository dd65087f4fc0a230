"""Jail: going there, paying, playing a card, throwing for a double, and just visiting."""

import pytest

from freehold import Decision, Event, IllegalActionError, Table
from tests.tables import EDITIONS, at, cash, jailed, names, only, space, taken_in, words

every_edition = pytest.mark.parametrize("edition", EDITIONS)
every_turn = pytest.mark.parametrize("turn", [1, 2, 3])


def throw_and_move(table: Table, throw: str) -> None:
    """Throw in jail, and move by a double where that is asked (B-5)."""
    table.do(f"roll {throw}")
    if table.decision == Decision.LEAVE_BY_DOUBLE:
        table.do("move")


# --- going there ---------------------------------------------------------------


@pytest.mark.rule("JAIL-1")
@pytest.mark.parametrize(
    ("start", "moves"),
    [
        (27, "roll 1 2"),
        (4, "roll 1 2; draw to-jail"),
        (14, "roll 1 2; draw to-jail"),
        (33, "roll 1 2; draw to-jail"),
        (10, "roll 5 5; roll 5 5"),
    ],
    ids=["space", "first deck", "second deck", "card beyond the jail", "space after a double"],
)
@every_edition
def test_a_space_and_the_cards_of_both_decks_lead_to_jail_without_salary(
    edition: str, start: int, moves: str
) -> None:
    table = at(edition, f"0 $500 @{space(edition, start)}", "1 $500 @go")

    table.do(moves)

    assert (table.seats[0].at, jailed(table)) == ("jail", [0])
    assert cash(table) == [500, 500]
    assert (table.decision, table.actor) == (Decision.TURN, 1)


@pytest.mark.rule("JAIL-1")
@every_edition
def test_the_third_double_leads_to_jail_without_salary(edition: str) -> None:
    table = at(edition, "0 $500 @free-parking", "1 $500 @go", "turn 3 seat 0 doubles 2")

    table.do("roll 6 6")

    assert (table.seats[0].at, jailed(table)) == ("jail", [0])
    assert cash(table) == [500, 500]


@pytest.mark.rule("JAIL-6")
@every_edition
def test_landing_on_the_jail_space_is_just_visiting(edition: str) -> None:
    table = at(edition, "0 $500 @go", "1 $500 @go")

    table.do("roll 4 6; end; roll 1 3; end")
    assert (table.seats[0].at, jailed(table)) == ("jail", [])
    for act in ("pay", "use-card", "stay"):
        with pytest.raises(IllegalActionError, match="you are not in jail"):
            table.do(act)
    table.do("roll 4 6")

    assert table.seats[0].at == "free-parking"
    assert cash(table) == [500, 300]


# --- paying --------------------------------------------------------------------


@pytest.mark.rule("JAIL-2")
@every_edition
def test_50_paid_before_rolling_lets_the_turn_be_played_as_usual(edition: str) -> None:
    table = at(edition, "0 $500 @jail!1", "1 $500 @go")

    table.do("pay")
    assert (jailed(table), cash(table), taken_in(table)) == ([], [450, 500], -950)
    assert (table.decision, table.actor) == (Decision.TURN, 0)
    table.do("roll 4 6")

    assert table.seats[0].at == "free-parking"


@pytest.mark.rule("JAIL-2")
@every_edition
def test_after_paying_a_double_counts_as_in_any_turn(edition: str) -> None:
    table = at(edition, "0 $500 @jail!2", "1 $500 @go")

    table.do("pay; roll 5 5")
    assert (table.decision, table.actor) == (Decision.TURN, 0)
    table.do("roll 6 6; decline; pass; pass; roll 1 1")

    assert jailed(table) == [0]


@pytest.mark.rule("JAIL-2")
@every_edition
def test_the_last_of_the_cash_pays_the_fine(edition: str) -> None:
    table = at(edition, "0 $50 @jail!1", "1 $500 @go")

    table.do("pay")

    assert (jailed(table), cash(table)) == ([], [0, 500])


@pytest.mark.rule("JAIL-2")
@every_edition
def test_the_fine_cannot_be_paid_without_the_cash(edition: str) -> None:
    table = at(edition, "0 $49 @jail!1", "1 $500 @go")

    with pytest.raises(IllegalActionError, match=r"that takes 50 .* in cash"):
        table.do("pay")

    assert (jailed(table), cash(table)) == ([0], [49, 500])


@pytest.mark.rule("JAIL-2")
@every_edition
def test_the_fine_cannot_be_paid_after_a_throw_that_failed(edition: str) -> None:
    table = at(edition, "0 $500 @jail!1", "1 $500 @go")
    table.do("roll 1 2")
    assert (table.decision, table.actor) == (Decision.TURN, 1)

    with pytest.raises(IllegalActionError, match="this is not the moment for it"):
        table.do("pay", seat=0)

    assert (jailed(table), cash(table)) == ([0], [500, 500])


@pytest.mark.rule("F-5")
@every_turn
@pytest.mark.parametrize("edition", ["clone-wars", "episode-2"])
def test_the_fine_is_paid_at_the_start_of_any_turn_in_jail_and_the_roll_follows_at_once(
    edition: str, turn: int
) -> None:
    table = at(edition, f"0 $500 @jail!{turn}", "1 $500 @go")

    told = table.do("pay; roll 4 6")

    assert names(told) == ["PAID", "LEFT_JAIL", "ROLLED", "MOVED", "RESTED"]
    assert (table.seats[0].at, cash(table)) == ("free-parking", [450, 500])


# --- playing a card ------------------------------------------------------------


@pytest.mark.rule("JAIL-3")
@every_turn
@every_edition
def test_an_own_card_lets_the_turn_be_played_as_usual(edition: str, turn: int) -> None:
    table = at(edition, f"0 $500 @jail!{turn}", "1 $500 @go", "jail-cards 1=0")

    table.do("use-card")
    assert (jailed(table), cash(table)) == ([], [500, 500])
    table.do("roll 5 5")

    assert (table.seats[0].at, table.seats[0].jail_cards) == ("free-parking", 0)
    assert (table.decision, table.actor) == (Decision.TURN, 0)


@pytest.mark.rule("JAIL-3")
@every_edition
def test_a_card_may_be_bought_from_another_player_first(edition: str) -> None:
    table = at(edition, "0 $500 @jail!1", "1 $500 @go", "jail-cards 2=1")

    table.do("trade 1; want jail-card-2; give 35; propose; accept; use-card; roll 4 6")

    assert (table.seats[0].at, jailed(table)) == ("free-parking", [])
    assert cash(table) == [465, 535]


@pytest.mark.rule("JAIL-3")
@every_edition
def test_the_card_of_another_does_not_help(edition: str) -> None:
    table = at(edition, "0 $500 @jail!1", "1 $500 @go", "jail-cards 1=1")

    with pytest.raises(IllegalActionError, match="there is no such card"):
        table.do("use-card")

    assert jailed(table) == [0]


# --- throwing for a double -----------------------------------------------------


@pytest.mark.rule("JAIL-4")
@every_turn
@every_edition
def test_a_double_on_any_of_three_turns_leads_out_and_moves_the_figure(
    edition: str, turn: int
) -> None:
    table = at(edition, f"0 $500 @jail!{turn}", "1 $500 @go")

    throw_and_move(table, "5 5")

    assert (table.seats[0].at, jailed(table)) == ("free-parking", [])
    assert cash(table) == [500, 500]


@pytest.mark.rule("JAIL-4")
@pytest.mark.parametrize("turn", [1, 2])
@every_edition
def test_without_a_double_the_player_stays_and_the_turn_is_over(edition: str, turn: int) -> None:
    table = at(edition, f"0 $500 @jail!{turn}", "1 $500 @go")

    told = table.do("roll 4 6")

    assert names(told) == ["ROLLED", "STAYED_IN_JAIL", "TURN_BEGAN"]
    assert (table.seats[0].at, jailed(table), cash(table)) == ("jail", [0], [500, 500])
    assert (table.decision, table.actor) == (Decision.TURN, 1)


@pytest.mark.rule("F-4")
@every_turn
@every_edition
def test_leaving_jail_by_a_double_gives_no_further_roll(edition: str, turn: int) -> None:
    table = at(edition, f"0 $500 @jail!{turn}", "1 $500 @go")

    throw_and_move(table, "5 5")

    assert (table.decision, table.actor) == (Decision.END_TURN, 0)
    with pytest.raises(IllegalActionError, match="this is not the moment for it"):
        table.do("roll")


@pytest.mark.rule("F-4")
@every_edition
def test_the_other_reading_gives_the_further_roll(edition: str) -> None:
    table = at(edition, "0 $500 @jail!1", "1 $500 @go", jail_double_rolls_again=True)

    throw_and_move(table, "5 5")

    assert (table.decision, table.actor) == (Decision.TURN, 0)
    assert "roll" in words(table)


# --- the third try -------------------------------------------------------------


@pytest.mark.rule("JAIL-5")
@every_edition
def test_the_third_try_that_fails_costs_50_and_moves_the_figure(edition: str) -> None:
    deed = space(edition, 13)
    table = at(edition, "0 $500 @jail!3", "1 $500 @go", f"deeds 1: {deed}")

    table.do("roll 1 2")

    assert (table.seats[0].at, jailed(table)) == (deed, [])
    assert cash(table) == [500 - 50 - 10, 510]
    assert taken_in(table) == -950
    assert (table.decision, table.actor) == (Decision.END_TURN, 0)


@pytest.mark.rule("JAIL-5")
@every_edition
def test_the_fine_of_the_third_try_is_raised_before_the_figure_moves(edition: str) -> None:
    deed = space(edition, 5)
    table = at(edition, "0 $20 @jail!3", "1 $500 @go", f"deeds 0: {deed}")
    table.do("roll 4 6")
    assert (table.decision, jailed(table), table.seats[0].at) == (Decision.RAISE_CASH, [0], "jail")

    table.do(f"mortgage {deed}")

    assert (table.seats[0].at, jailed(table)) == ("free-parking", [])
    assert cash(table) == [20 + 100 - 50, 500]


@pytest.mark.rule("JAIL-5")
@every_edition
def test_whoever_cannot_pay_the_fine_of_the_third_try_is_bankrupt(edition: str) -> None:
    table = at(edition, "0 $49 @jail!3", "1 $500 @go", "2 $500 @go")

    table.do("roll 4 6; give-up")

    assert [seat.bankrupt for seat in table.seats] == [True, False, False]
    assert (table.decision, table.actor) == (Decision.TURN, 1)


@pytest.mark.rule("B-19", edition="clone-wars")
@pytest.mark.rule("B-19", edition="saga")
@pytest.mark.rule("B-19", edition="episode-2")
@pytest.mark.rule("B-19", edition="fallout")
@every_edition
def test_the_stay_ends_with_the_third_throw_by_paying_first_and_moving_by_it(edition: str) -> None:
    table = at(edition, "0 $500 @jail!3", "1 $500 @go")

    told = table.do("roll 6 4")

    assert names(told) == ["ROLLED", "PAID", "LEFT_JAIL", "MOVED", "RESTED"]
    assert [(paid.other, paid.amount) for paid in only(told, Event.PAID)] == [(-1, 50)]
    assert (table.seats[0].at, cash(table)) == ("free-parking", [450, 500])


@pytest.mark.rule("B-19", edition="clone-wars")
@pytest.mark.rule("B-19", edition="saga")
@pytest.mark.rule("B-19", edition="episode-2")
@pytest.mark.rule("B-19", edition="fallout")
@every_edition
def test_a_double_on_the_third_throw_costs_nothing(edition: str) -> None:
    table = at(edition, "0 $500 @jail!3", "1 $500 @go")

    throw_and_move(table, "5 5")

    assert (table.seats[0].at, cash(table)) == ("free-parking", [500, 500])


@pytest.mark.rule("B-19", edition="clone-wars")
@pytest.mark.rule("B-19", edition="saga")
@pytest.mark.rule("B-19", edition="episode-2")
@pytest.mark.rule("B-19", edition="fallout")
@every_edition
def test_nobody_leaves_at_the_end_of_the_second_turn(edition: str) -> None:
    table = at(edition, "0 $500 @jail!2", "1 $500 @go")

    table.do("roll 6 4; roll 1 3; end")

    assert (jailed(table), cash(table)) == ([0], [500, 300])
    with pytest.raises(IllegalActionError, match="you have to try for a double"):
        table.do("stay")

"""Cards that make one pay every other, or every other pay one; and who runs out midway."""

import pytest

from freehold import Decision, Event
from tests.tables import (
    EDITIONS,
    at,
    cash,
    deeds,
    is_mortgaged,
    names,
    only,
    owner,
    space,
    words,
)

PAY_EACH = "roll 3 4; draw pay-each-50"
"""From GO to number 7, and the card: 50 to every other player."""

COLLECT_EACH = "roll 1 2; draw collect-each-10"
"""From number 14 to number 17, and the card: 10 from every other player."""


def payments(told):
    """Who paid whom how much, in order."""
    return [(event.seat, event.other, event.amount) for event in only(told, Event.PAID)]


# --- one pays every other ------------------------------------------------------


@pytest.mark.rule("F-52")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_who_pays_every_other_pays_them_in_turn_order(edition):
    table = at(edition, "0 $500 @go", "1 $500 @go", "2 $500 @go", "3 $500 @go", "turn 3 seat 2")

    told = table.do(PAY_EACH)

    assert payments(told) == [(2, 3, 50), (2, 0, 50), (2, 1, 50)]
    assert cash(table) == [550, 550, 350, 550]


@pytest.mark.rule("F-52")
def test_one_who_pays_every_other_passes_over_a_seat_that_is_out():
    table = at("saga", "0 $500 @go", "1 $500 @go", "2 out @go", "3 $500 @go")

    told = table.do(PAY_EACH)

    assert payments(told) == [(0, 1, 50), (0, 3, 50)]
    assert cash(table) == [400, 550, 0, 550]


@pytest.mark.rule("F-52")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_payer_who_runs_out_midway_is_bankrupt_to_the_one_whose_turn_it_is(edition):
    table = at(edition, "0 $70 @go", "1 $500 @go", "2 $500 @go", "3 $500 @go")

    table.do(PAY_EACH)
    short = (table.decision, table.actor, cash(table))
    told = table.do("give-up")

    assert short == (Decision.RAISE_CASH, 0, [20, 550, 500, 500])
    assert [(e.seat, e.other) for e in only(told, Event.WENT_BANKRUPT)] == [(0, 2)]
    assert cash(table) == [0, 550, 520, 500]
    assert (table.decision, table.actor) == (Decision.TURN, 1)


@pytest.mark.rule("F-52")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_deeds_of_a_payer_who_runs_out_go_to_the_one_whose_turn_it_is(edition):
    held = f"deeds 0: {deeds(edition, '37* 39*')}"
    table = at(edition, "0 $70 @go", "1 $500 @go", "2 $500 @go", "3 $500 @go", held)

    table.do(f"{PAY_EACH}; give-up; keep; keep")

    assert table.seats[2].deeds == (space(edition, 37), space(edition, 39))
    assert cash(table) == [0, 550, 500 + 20 - 18 - 20, 500]


@pytest.mark.rule("F-52")
def test_a_payer_raises_cash_midway_and_goes_on_paying():
    table = at("saga", "0 $70 @go", "1 $500 @go", "2 $500 @go", "3 $500 @go", "deeds 0: utapau")

    told = table.do(f"{PAY_EACH}; mortgage utapau")

    assert payments(told) == [(0, 1, 50), (0, 2, 50), (0, 3, 50)]
    assert cash(table) == [70 + 130 - 150, 550, 550, 550]
    assert (table.decision, table.actor) == (Decision.END_TURN, 0)


@pytest.mark.rule("F-52")
def test_each_of_them_is_a_debt_of_its_own_that_may_have_to_be_raised():
    table = at("saga", "0 $0 @go", "1 $500 @go", "2 $500 @go", "deeds 0: hoth dagobah")

    table.do(f"{PAY_EACH}; mortgage hoth")
    after_the_first = (table.decision, table.actor, cash(table))
    table.do("mortgage dagobah")

    assert after_the_first == (Decision.RAISE_CASH, 0, [0, 550, 500])
    assert cash(table) == [0, 550, 550]


@pytest.mark.rule("F-52")
def test_giving_up_is_refused_as_long_as_this_one_debt_can_be_raised():
    table = at("saga", "0 $0 @go", "1 $500 @go", "2 $500 @go", "deeds 0: hoth")
    table.do(PAY_EACH)

    refused = table.why_not("give-up")
    table.do("mortgage hoth")

    assert refused == "cannot give up: 50 credits can still be raised"
    assert cash(table) == [0, 550, 500]
    assert table.why_not("give-up") is None


@pytest.mark.rule("F-52")
def test_the_only_other_seat_wins_when_the_payer_runs_out():
    table = at("saga", "0 $20 @go", "1 $500 @go", "2 out @go")

    table.do(f"{PAY_EACH}; give-up")

    assert table.winners == (1,)
    assert cash(table) == [0, 520, 0]


# --- every other pays one ------------------------------------------------------


@pytest.mark.rule("F-52")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_other_pays_one_in_turn_order(edition):
    at_14 = space(edition, 14)
    table = at(
        edition, "0 $500 @go", "1 $500 @go", f"2 $500 @{at_14}", "3 $500 @go", "turn 3 seat 2"
    )

    told = table.do(COLLECT_EACH)

    assert payments(told) == [(3, 2, 10), (0, 2, 10), (1, 2, 10)]
    assert cash(table) == [490, 490, 530, 490]


@pytest.mark.rule("F-52")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_payer_who_is_short_raises_the_cash_off_turn(edition):
    held = f"deeds 1: {deeds(edition, '1')}"
    table = at(edition, f"0 $500 @{space(edition, 14)}", "1 $5 @go", "2 $500 @go", held)

    table.do(COLLECT_EACH)
    asked = (table.decision, table.actor)
    table.do(f"mortgage {space(edition, 1)}")

    assert asked == (Decision.RAISE_CASH, 1)
    assert cash(table) == [520, 5 + 30 - 10, 490]
    assert (table.decision, table.actor) == (Decision.END_TURN, 0)


@pytest.mark.rule("F-52")
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_payer_may_go_bankrupt_on_the_own_account_and_the_rest_still_pay(edition):
    table = at(edition, f"0 $500 @{space(edition, 14)}", "1 $5 @go", "2 $500 @go", "3 $4 @go")

    told = table.do(f"{COLLECT_EACH}; give-up; give-up")

    assert [(e.seat, e.other) for e in only(told, Event.WENT_BANKRUPT)] == [(1, 0), (3, 0)]
    assert cash(table) == [500 + 5 + 10 + 4, 0, 490, 0]
    assert (table.decision, table.actor) == (Decision.END_TURN, 0)


@pytest.mark.rule("F-52")
@pytest.mark.rule("BANK-2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_receiver_pays_interest_on_a_payers_mortgages_before_the_next_one_pays(edition):
    held = f"deeds 1: {deeds(edition, '39*')}"
    table = at(edition, f"0 $500 @{space(edition, 14)}", "1 $5 @go", "2 $500 @go", held)

    table.do(f"{COLLECT_EACH}; give-up")
    asked = (table.decision, table.actor, cash(table))
    table.do("keep")

    assert asked == (Decision.PASSED_MORTGAGE, 0, [505, 0, 500])
    assert cash(table) == [505 - 20 + 10, 0, 490]


@pytest.mark.rule("F-52")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_receiver_ruined_by_that_interest_gets_nothing_more(edition):
    held = f"deeds 1: {deeds(edition, '37* 39*')}"
    table = at(edition, f"0 $5 @{space(edition, 14)}", "1 $3 @go", "2 $500 @go", "3 $500 @go", held)

    table.do(f"{COLLECT_EACH}; give-up; keep")
    in_need = (table.decision, table.actor, cash(table))
    told = table.do("give-up")

    assert in_need == (Decision.RAISE_CASH, 0, [8, 0, 500, 500])
    assert [(e.seat, e.other) for e in only(told, Event.WENT_BANKRUPT)] == [(0, -1)]
    assert (table.decision, table.actor) == (Decision.BID, 2)
    assert cash(table) == [0, 0, 500, 500]

    table.do("pass; pass; pass; pass")

    assert [owner(table, space(edition, number)) for number in (37, 39)] == [-1, -1]
    assert not is_mortgaged(table, space(edition, 37))
    assert cash(table) == [0, 0, 500, 500]
    assert (table.decision, table.actor) == (Decision.TURN, 2)


@pytest.mark.rule("F-52")
def test_a_receiver_in_need_of_interest_raises_it_from_the_own_deeds():
    table = at(
        "saga",
        "0 $0 @kashyyyk",
        "1 $3 @go",
        "2 $500 @go",
        "deeds 0: dantooine, 1: coruscant*",
    )

    table.do(f"{COLLECT_EACH}; give-up; keep; mortgage dantooine")

    assert cash(table) == [0 + 3 + 30 - 20 + 10, 0, 490]
    assert table.seats[0].deeds == ("dantooine", "coruscant")
    assert (table.decision, table.actor) == (Decision.END_TURN, 0)


@pytest.mark.rule("F-52")
def test_the_receiver_wins_when_the_last_payer_runs_out():
    table = at("saga", "0 $500 @kashyyyk", "1 $5 @go", "2 $6 @go")

    told = table.do(f"{COLLECT_EACH}; give-up; give-up")

    assert names(told)[-1] == "WON"
    assert table.winners == (0,)
    assert cash(table) == [511, 0, 0]
    assert words(table) == set()

"""Mortgages: what the bank pays, what lifting costs, and who may do it when."""

import pytest

from freehold import Decision, Event, NotationError
from freehold.notation.actions import all_words
from tests.tables import (
    EDITIONS,
    cash,
    is_mortgaged,
    names,
    numbers_of,
    on_board,
    only,
    play,
    refused,
    spell,
    words,
)

every_edition = pytest.mark.parametrize("edition", EDITIONS)

CHEAP = {1: 30, 3: 30, 6: 50, 8: 50, 9: 60, 11: 70, 13: 70, 14: 80, 16: 90, 18: 90, 19: 100}
DEAR = {21: 110, 23: 110, 24: 120, 26: 130, 27: 130, 29: 140, 31: 150, 32: 150, 34: 160}
DEAREST = {37: 175, 39: 200}
OTHERS = {5: 100, 15: 100, 25: 100, 35: 100, 12: 75, 28: 75}
VALUES = CHEAP | DEAR | DEAREST | OTHERS
"""The mortgage value of every deed, by the number of its space."""

EVERY_DEED = " ".join(f"#{number}" for number in VALUES)


# --- MORT-1: taking a mortgage ----------------------------------------------------


@pytest.mark.rule("MORT-1")
@every_edition
def test_the_bank_pays_the_mortgage_value_of_each_deed(edition: str) -> None:
    table = on_board(edition, "0 $0 @go", "1 $0 @go", f"deeds 0: {EVERY_DEED}")
    paid: dict[int, int] = {}

    for number in VALUES:
        told = play(table, f"mortgage #{number}")
        paid[number] = only(told, Event.MORTGAGED)[0].amount

    assert paid == VALUES
    assert cash(table) == [sum(VALUES.values()), 0]


@pytest.mark.rule("MORT-1")
@every_edition
@pytest.mark.parametrize("lots", ["#6+1 #8 #9", "#6+1 #8+1 #9+1", "#6+hotel #8+hotel #9+hotel"])
def test_first_every_building_of_the_group_is_sold(edition: str, lots: str) -> None:
    table = on_board(edition, "0 $0 @go", "1 $0 @go", f"deeds 0: {lots}")
    for lot in (6, 8, 9):
        refused(table, f"mortgage #{lot}", "cannot mortgage: .* has buildings")

    play(table, "sell-group light-blue; mortgage #9")

    assert is_mortgaged(table, spell(edition, "#9")) is True


@pytest.mark.rule("MORT-1")
@every_edition
def test_buildings_on_other_groups_do_not_hinder_a_mortgage(edition: str) -> None:
    table = on_board(edition, "0 $0 @go", "1 $0 @go", "deeds 0: #1+1 #3+1 #6 #5")

    play(table, "mortgage #6; mortgage #5")

    assert cash(table) == [150, 0]


@pytest.mark.rule("MORT-1")
@every_edition
def test_a_deed_is_mortgaged_once_and_by_its_owner(edition: str) -> None:
    table = on_board(edition, "0 $0 @go", "1 $0 @go", "deeds 0: #6*, 1: #8")

    refused(table, "mortgage #6", "is already mortgaged")
    refused(table, "mortgage #8", "is not yours")
    refused(table, "mortgage #9", "is not yours")
    refused(table, "mortgage #10", "cannot be owned")


# --- MORT-2, F-3: lifting it ------------------------------------------------------


@pytest.mark.rule("MORT-2", "F-3")
@every_edition
def test_lifting_costs_the_value_and_ten_percent_rounded_up(edition: str) -> None:
    mortgaged = " ".join(f"#{number}*" for number in VALUES)
    table = on_board(edition, "0 $5000 @go", "1 $0 @go", f"deeds 0: {mortgaged}")
    costs: dict[int, int] = {}

    for number in VALUES:
        told = play(table, f"lift #{number}")
        costs[number] = only(told, Event.LIFTED)[0].amount

    in_tenths = {30: 33, 50: 55, 60: 66, 70: 77, 80: 88, 90: 99, 100: 110, 110: 121, 120: 132}
    in_tenths |= {130: 143, 140: 154, 150: 165, 160: 176, 200: 220}
    rounded_up = {75: 83, 175: 193}
    assert costs == {number: (in_tenths | rounded_up)[value] for number, value in VALUES.items()}
    assert cash(table) == [5000 - sum(costs.values()), 0]


@pytest.mark.rule("MORT-2")
@every_edition
def test_lifting_needs_the_cash_at_hand(edition: str) -> None:
    short = on_board(edition, "0 $219 @go", "1 $0 @go", "deeds 0: #39*")
    enough = on_board(edition, "0 $220 @go", "1 $0 @go", "deeds 0: #39*")

    play(enough, "lift #39")

    refused(short, "lift #39", r"that takes \D*220\b.* in cash")
    assert (cash(enough), is_mortgaged(enough, spell(edition, "#39"))) == ([0, 0], False)


@pytest.mark.rule("MORT-2")
@every_edition
def test_a_lifted_deed_charges_rent_again(edition: str) -> None:
    table = on_board(edition, "0 $500 @go", "1 $500 @go", "deeds 1: #8*")

    play(table, "lift #8", seat=1)
    play(table, "roll 3 5")

    assert cash(table) == [494, 500 - 55 + 6]


@pytest.mark.rule("MORT-2")
@every_edition
def test_there_is_nothing_to_lift_on_a_free_deed(edition: str) -> None:
    table = on_board(edition, "0 $500 @go", "1 $500 @go", "deeds 0: #8")

    refused(table, "lift #8", "is not mortgaged")


@pytest.mark.rule("F-3")
@every_edition
@pytest.mark.parametrize(("number", "interest"), [(12, 8), (28, 8), (37, 18), (5, 10), (1, 3)])
def test_the_interest_on_a_traded_mortgage_is_rounded_up_too(
    edition: str, number: int, interest: int
) -> None:
    table = on_board(edition, "0 $500 @go", "1 $500 @go", f"deeds 0: #{number}*")

    play(table, f"trade 1; give #{number}; propose; accept; keep")

    assert cash(table) == [500, 500 - interest]


@pytest.mark.rule("F-3")
@pytest.mark.parametrize(("number", "cost"), [(12, 82), (37, 192), (39, 220)])
def test_a_table_may_agree_to_round_interest_down(number: int, cost: int) -> None:
    table = on_board(
        "saga", "0 $500 @go", "1 $500 @go", f"deeds 0: #{number}*", interest_rounded_up=False
    )

    play(table, f"lift #{number}")

    assert cash(table) == [500 - cost, 500]


# --- MORT-3: it stays the owner's -------------------------------------------------


@pytest.mark.rule("MORT-3")
@every_edition
def test_nobody_else_lifts_a_mortgage_to_get_the_deed(edition: str) -> None:
    table = on_board(edition, "0 $500 @go", "1 $0 @go", "2 $500 @go", "deeds 1: #39*")

    refused(table, "lift #39", "is not yours")
    refused(table, "lift #39", "is not yours", seat=2)

    assert numbers_of(table, 1) == [39]


@pytest.mark.rule("MORT-3")
@every_edition
def test_landing_on_a_mortgaged_deed_does_not_offer_it_for_sale(edition: str) -> None:
    table = on_board(edition, "0 $500 @go", "1 $0 @go", "deeds 1: #8*")

    told = play(table, "roll 3 5")

    assert names(told) == ["ROLLED", "MOVED", "RESTED"]
    assert (numbers_of(table, 1), table.decision) == ([8], Decision.END_TURN)


# --- MORT-4: the bank lends in no other way ---------------------------------------


@pytest.mark.rule("MORT-4")
@every_edition
def test_a_debtor_gets_money_from_the_bank_for_buildings_and_mortgages_only(edition: str) -> None:
    table = on_board(edition, "0 $0 @go", "1 $0 @go", "deeds 0: #1+1 #3 #5")

    play(table, "roll 1 3")

    wanted = {"sell #1", "sell-group brown", "mortgage #5", "trade 1", "give-up"}
    assert table.decision == Decision.RAISE_CASH
    assert words(table) == {spell(edition, word) for word in wanted}


@pytest.mark.rule("MORT-4")
@every_edition
def test_the_bank_pays_no_second_time_for_a_mortgaged_deed(edition: str) -> None:
    table = on_board(edition, "0 $0 @go", "1 $0 @go", "deeds 0: #5*")

    play(table, "roll 1 3")

    assert words(table) == {"trade 1", "give-up"}


@pytest.mark.rule("MORT-4")
@every_edition
@pytest.mark.parametrize("verb", ["borrow", "loan"])
def test_there_is_no_word_for_a_loan(edition: str, verb: str) -> None:
    table = on_board(edition, "0 $0 @go", "1 $0 @go")

    with pytest.raises(NotationError, match=f'there is no action "{verb}"'):
        play(table, f"{verb} 100")

    assert {word for word in all_words() if verb in word} == set()


# --- MORT-5: whenever buildings may be sold, not only in need ---------------------


@pytest.mark.rule("MORT-5")
@every_edition
def test_a_player_with_plenty_of_cash_mortgages_and_lifts_on_the_own_turn(edition: str) -> None:
    table = on_board(edition, "0 $1500 @go", "1 $1500 @go", "deeds 0: #5 #15")

    play(table, "mortgage #5; roll 4 6; mortgage #15; lift #5; end")

    assert cash(table) == [1500 + 100 + 100 - 110, 1500]


@pytest.mark.rule("MORT-5")
@every_edition
@pytest.mark.parametrize("place", ["@go", "@jail!1"])
def test_mortgages_are_taken_and_lifted_off_turn_and_in_jail_too(edition: str, place: str) -> None:
    table = on_board(edition, "0 $500 @go", f"1 $500 {place}", "deeds 1: #5 #39*")

    play(table, "mortgage #5; lift #39", seat=1)

    assert cash(table) == [500, 500 + 100 - 220]
    assert is_mortgaged(table, spell(edition, "#5")) is True


@pytest.mark.rule("MORT-5")
@pytest.mark.parametrize("action", ["mortgage #5", "lift #39"])
def test_in_the_clone_wars_mortgages_wait_for_the_end_of_anothers_turn(action: str) -> None:
    table = on_board("clone-wars", "0 $500 @go", "1 $500 @go", "deeds 1: #5 #39*")
    play(table, "roll 4 6")
    refused(table, action, "the dice have been rolled; wait until the turn is over", seat=1)

    play(table, "end")
    play(table, action)

    assert cash(table) == [500, 600 if action == "mortgage #5" else 280]

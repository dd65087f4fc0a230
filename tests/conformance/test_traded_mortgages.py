"""Mortgaged deeds in a trade: the new owner's choice, and the interest that must be payable."""

import pytest

from freehold import Decision
from tests.tables import (
    EDITIONS,
    cash,
    is_mortgaged,
    numbers_of,
    on_board,
    play,
    refused,
    spell,
    words,
)

every_edition = pytest.mark.parametrize("edition", EDITIONS)


# --- TRADE-6: mortgaged deeds -----------------------------------------------------


@pytest.mark.rule("TRADE-6")
@every_edition
def test_the_new_owner_is_asked_at_once_about_a_mortgaged_deed(edition: str) -> None:
    table = on_board(edition, "0 $500 @go", "1 $500 @go", "deeds 0: #39*")

    play(table, "trade 1; give #39; want 50; propose; accept")

    assert (table.actor, table.decision, table.game.decision_space) == (
        1,
        Decision.PASSED_MORTGAGE,
        39,
    )
    assert words(table) == {"keep", "lift-now"}


@pytest.mark.rule("TRADE-6")
@every_edition
def test_lifting_at_once_costs_the_value_and_ten_percent(edition: str) -> None:
    table = on_board(edition, "0 $500 @go", "1 $500 @go", "deeds 0: #39*")

    play(table, "trade 1; give #39; want 50; propose; accept; lift-now")

    assert cash(table) == [550, 500 - 50 - 220]
    assert is_mortgaged(table, spell(edition, "#39")) is False
    assert (table.actor, table.decision) == (0, Decision.TURN)


@pytest.mark.rule("TRADE-6")
@every_edition
def test_keeping_the_mortgage_costs_ten_percent_now_and_again_later(edition: str) -> None:
    table = on_board(edition, "0 $500 @go", "1 $500 @go", "deeds 0: #39*")
    play(table, "trade 1; give #39; want 50; propose; accept; keep")
    kept = (cash(table), is_mortgaged(table, spell(edition, "#39")))

    play(table, "lift #39", seat=1)

    assert kept == ([550, 430], True)
    assert cash(table) == [550, 430 - 220]
    assert is_mortgaged(table, spell(edition, "#39")) is False


@pytest.mark.rule("TRADE-6")
@every_edition
def test_every_mortgaged_deed_of_a_trade_is_asked_about(edition: str) -> None:
    table = on_board(edition, "0 $500 @go", "1 $500 @go", "deeds 0: #1* #5 #39*")
    play(table, "trade 1; give #1; give #5; give #39; propose; accept")
    asked = [(table.actor, table.game.decision_space)]

    play(table, "keep")
    asked.append((table.actor, table.game.decision_space))
    play(table, "lift-now")

    assert asked == [(1, 1), (1, 39)]
    assert cash(table) == [500, 500 - 3 - 220]


@pytest.mark.rule("TRADE-6")
@every_edition
def test_both_sides_are_asked_when_both_receive_mortgaged_deeds(edition: str) -> None:
    table = on_board(edition, "0 $500 @go", "1 $500 @go", "deeds 0: #1* #39*, 1: #5* #15")
    play(table, "trade 1; give #1; give #39; want #5; want #15; propose; accept")
    asked: list[tuple[object, int]] = []

    while table.decision == Decision.PASSED_MORTGAGE:
        asked.append((table.actor, table.game.decision_space))
        play(table, "keep")

    assert sorted(asked, key=str) == [(0, 5), (1, 1), (1, 39)]
    assert cash(table) == [500 - 10, 500 - 3 - 20]
    assert (table.actor, table.decision) == (0, Decision.TURN)


@pytest.mark.rule("TRADE-6")
def test_the_choice_comes_at_once_even_when_the_clone_wars_allow_no_other_business() -> None:
    table = on_board("clone-wars", "0 $500 @go", "1 $500 @go", "2 $500 @go", "deeds 1: #39*")
    play(table, "roll 4 6")
    refused(table, "lift #39", "the dice have been rolled", seat=1)

    play(table, "trade 2; give #39; want 50; propose; accept; lift-now", seat=1)

    assert cash(table) == [500, 550, 500 - 50 - 220]


@pytest.mark.rule("TRADE-6")
@every_edition
def test_nothing_else_is_done_before_the_choice(edition: str) -> None:
    table = on_board(edition, "0 $500 @go", "1 $500 @go", "deeds 0: #39*")
    play(table, "trade 1; give #39; propose; accept")

    refused(table, "roll", "not the moment")
    refused(table, "mortgage #39", "the game waits for Seat 1", seat=0)


# --- F-45: the ten percent must be payable ----------------------------------------


@pytest.mark.rule("F-45")
@every_edition
@pytest.mark.parametrize(("money", "price"), [(19, 0), (119, 100)])
def test_a_trade_is_void_if_the_partner_could_not_pay_the_interest(
    edition: str, money: int, price: int
) -> None:
    table = on_board(edition, "0 $500 @go", f"1 ${money} @go", "deeds 0: #39*")
    play(table, f"trade 1; give #39; want {price}")

    refused(table, "propose", r"the other side could not pay \D*20\b.* in interest")


@pytest.mark.rule("F-45")
@every_edition
def test_a_trade_is_void_if_the_proposer_could_not_pay_the_interest(edition: str) -> None:
    table = on_board(edition, "0 $119 @go", "1 $500 @go", "deeds 1: #39*")
    play(table, "trade 1; want #39; give 100")

    refused(table, "propose", r"that takes \D*120\b.* in cash")


@pytest.mark.rule("F-45")
@every_edition
def test_exactly_the_interest_is_enough(edition: str) -> None:
    table = on_board(edition, "0 $500 @go", "1 $120 @go", "deeds 0: #39*")

    play(table, "trade 1; give #39; want 100; propose; accept; keep")

    assert cash(table) == [600, 0]


@pytest.mark.rule("F-45")
@every_edition
def test_cash_received_in_the_trade_pays_the_interest(edition: str) -> None:
    table = on_board(edition, "0 $500 @go", "1 $0 @go", "deeds 0: #39*")

    play(table, "trade 1; give #39; give 20; propose; accept; keep")

    assert (cash(table), numbers_of(table, 1)) == ([480, 0], [39])


@pytest.mark.rule("F-45")
@every_edition
def test_lifting_one_mortgage_leaves_the_interest_on_the_others_payable(edition: str) -> None:
    table = on_board(edition, "0 $500 @go", "1 $52 @go", "deeds 0: #1* #39*")
    play(table, "trade 1; give #1; give #39; propose; accept")

    refused(table, "lift-now", r"that takes \D*53\b")

    play(table, "keep; keep")
    assert cash(table) == [500, 52 - 3 - 20]


@pytest.mark.rule("F-45")
@every_edition
def test_a_creditor_who_cannot_pay_the_interest_owes_it_to_the_bank(edition: str) -> None:
    table = on_board(edition, "0 $0 @go", "1 $0 @go", "2 $500 @go", "deeds 0: #37* #39*, 1: #3 #5")
    play(table, "roll 1 2; give-up; keep")
    owing = (table.actor, table.decision)

    play(table, "mortgage #5; keep")

    assert owing == (1, Decision.RAISE_CASH)
    assert cash(table) == [0, 100 - 18 - 20, 500]
    assert numbers_of(table, 1) == [3, 5, 37, 39]

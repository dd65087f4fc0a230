"""Railroads: rent by how many are in one hand, and the card that leads to the next one."""

import pytest

from freehold import Decision
from tests.tables import EDITIONS, cash, on_board, play

every_edition = pytest.mark.parametrize("edition", EDITIONS)


# --- RENT-6, F-8: railroads -------------------------------------------------------


@pytest.mark.rule("RENT-6")
@every_edition
@pytest.mark.parametrize(
    ("deeds", "rent"),
    [("#15", 25), ("#5 #15", 50), ("#5 #15 #25", 100), ("#5 #15 #25 #35", 200)],
)
def test_a_railroad_charges_by_how_many_are_in_one_hand(
    edition: str, deeds: str, rent: int
) -> None:
    table = on_board(edition, "0 $500 @#10", "1 $500 @go", f"deeds 1: {deeds}")

    play(table, "roll 2 3")

    assert cash(table) == [500 - rent, 500 + rent]


@pytest.mark.rule("RENT-6")
@every_edition
def test_railroads_in_other_hands_do_not_raise_the_rent(edition: str) -> None:
    table = on_board(
        edition, "0 $500 @#10", "1 $500 @go", "2 $500 @go", "deeds 0: #5, 1: #15 #35, 2: #25"
    )

    play(table, "roll 2 3")

    assert cash(table) == [450, 550, 500]


@pytest.mark.rule("F-8")
@every_edition
@pytest.mark.parametrize(
    ("deeds", "rent"), [("#5* #15", 50), ("#5* #15 #25* #35*", 200), ("#5 #15* #25 #35", 0)]
)
def test_a_mortgaged_railroad_counts_for_the_others_and_charges_nothing_itself(
    edition: str, deeds: str, rent: int
) -> None:
    table = on_board(edition, "0 $500 @#10", "1 $500 @go", f"deeds 1: {deeds}")

    play(table, "roll 2 3")

    assert cash(table) == [500 - rent, 500 + rent]


@pytest.mark.rule("F-8")
def test_a_table_may_agree_that_mortgaged_railroads_do_not_count() -> None:
    table = on_board(
        "saga", "0 $500 @#10", "1 $500 @go", "deeds 1: #5* #15", mortgaged_count_for_rent=False
    )

    play(table, "roll 2 3")

    assert cash(table) == [475, 525]


# --- RENT-6: the card that leads to the next railroad -----------------------------


@pytest.mark.rule("RENT-6")
@every_edition
@pytest.mark.parametrize(
    ("deeds", "rent"),
    [("#15", 50), ("#5 #15", 100), ("#5 #15 #25", 200), ("#5* #15 #25* #35*", 400)],
)
def test_the_card_to_the_next_railroad_costs_double_rent(
    edition: str, deeds: str, rent: int
) -> None:
    table = on_board(edition, "0 $500 @go", "1 $500 @go", f"deeds 1: {deeds}")

    play(table, "roll 3 4; draw next-railroad")

    assert table.game.at[0] == 15
    assert cash(table) == [500 - rent, 500 + rent]


@pytest.mark.rule("RENT-6")
@every_edition
def test_the_card_to_the_next_railroad_pays_salary_when_it_leads_past_go(edition: str) -> None:
    table = on_board(edition, "0 $500 @#29", "1 $500 @go", "deeds 1: #5")

    play(table, "roll 3 4; draw next-railroad")

    assert table.game.at[0] == 5
    assert cash(table) == [500 + 200 - 50, 550]


@pytest.mark.rule("RENT-6")
@every_edition
def test_an_unowned_railroad_reached_by_the_card_may_be_bought(edition: str) -> None:
    table = on_board(edition, "0 $500 @#15", "1 $500 @go", "deeds 1: #5 #15 #35")
    play(table, "roll 3 4; draw next-railroad")
    asked = table.decision

    play(table, "buy")

    assert asked == Decision.BUY
    assert cash(table) == [300, 500]
    assert table.game.owner[25] == 0


@pytest.mark.rule("RENT-6")
@every_edition
@pytest.mark.parametrize("deeds", ["deeds 0: #15", "deeds 1: #5 #15*"])
def test_the_card_costs_nothing_on_an_own_or_a_mortgaged_railroad(edition: str, deeds: str) -> None:
    table = on_board(edition, "0 $500 @go", "1 $500 @go", deeds)

    play(table, "roll 3 4; draw next-railroad")

    assert cash(table) == [500, 500]
    assert table.decision == Decision.END_TURN


@pytest.mark.rule("RENT-6")
def test_a_later_landing_on_the_same_railroad_costs_the_plain_rent() -> None:
    table = on_board("saga", "0 $500 @go", "1 $500 @go", "2 $500 @#10", "deeds 1: #15")
    play(table, "roll 3 4; draw next-railroad; end")

    play(table, "roll 4 6; end; roll 2 3")

    assert cash(table) == [450, 575, 475]

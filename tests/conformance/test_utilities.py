"""Utilities: four or ten times the dice, and which dice."""

import pytest
from msgspec.structs import replace

from freehold import Decision, Event, Table
from freehold.editions import load
from freehold.editions.spec import EditionSpec, MoveTo
from tests.tables import EDITIONS, cash, names, on_board, only, play, refused

every_edition = pytest.mark.parametrize("edition", EDITIONS)
roll_that_moved = pytest.mark.parametrize("edition", ["clone-wars", "episode-2"])
thrown_anew = pytest.mark.parametrize("edition", ["saga", "fallout"])


# --- RENT-7: four times, ten times ------------------------------------------------


@pytest.mark.rule("RENT-7")
@pytest.mark.rule("B-2", edition="clone-wars")
@pytest.mark.rule("B-2", edition="episode-2")
@roll_that_moved
@pytest.mark.parametrize(("deeds", "factor"), [("1: #12", 4), ("1: #12 #28", 10)])
def test_a_utility_charges_by_the_roll_that_moved_the_player_there(
    edition: str, deeds: str, factor: int
) -> None:
    table = on_board(edition, "0 $500 @#3", "1 $500 @go", f"deeds {deeds}")

    told = play(table, "roll 4 5")

    assert cash(table) == [500 - factor * 9, 500 + factor * 9]
    assert only(told, Event.RENT_THROWN) == []
    assert table.decision == Decision.END_TURN


@pytest.mark.rule("RENT-7")
@pytest.mark.rule("B-2", edition="saga")
@pytest.mark.rule("B-2", edition="fallout")
@thrown_anew
@pytest.mark.parametrize(("deeds", "factor"), [("1: #12", 4), ("1: #12 #28", 10)])
def test_a_utility_charges_by_both_dice_thrown_anew(edition: str, deeds: str, factor: int) -> None:
    table = on_board(edition, "0 $500 @#3", "1 $500 @go", f"deeds {deeds}")
    play(table, "roll 4 5")
    asked = (table.actor, table.decision)

    told = play(table, "roll 1 2")

    assert asked == ("chance", Decision.RENT_THROW)
    assert names(told) == ["RENT_THROWN", "RENT_DUE", "PAID"]
    assert cash(table) == [500 - factor * 3, 500 + factor * 3]


@pytest.mark.rule("RENT-7")
@every_edition
def test_the_other_utility_in_another_hand_does_not_raise_the_rent(edition: str) -> None:
    table = on_board(
        edition,
        "0 $500 @#3",
        "1 $500 @go",
        "2 $500 @go",
        "deeds 1: #12, 2: #28",
        utility_dice="roll-that-moved",
    )

    play(table, "roll 4 5")

    assert cash(table) == [464, 536, 500]


@pytest.mark.rule("RENT-7")
@every_edition
@pytest.mark.parametrize(("start", "number"), [("#3", 12), ("#19", 28)])
def test_both_utilities_charge_alike(edition: str, start: str, number: int) -> None:
    table = on_board(
        edition, f"0 $500 @{start}", "1 $500 @go", f"deeds 1: #{number}", utility_dice="thrown-anew"
    )

    play(table, "roll 4 5; roll 6 6")

    assert cash(table) == [452, 548]


@pytest.mark.rule("F-8")
@every_edition
@pytest.mark.parametrize(("deeds", "rent"), [("#12 #28*", 90), ("#12* #28", 0)])
def test_a_mortgaged_utility_counts_for_the_other_and_charges_nothing_itself(
    edition: str, deeds: str, rent: int
) -> None:
    table = on_board(
        edition, "0 $500 @#3", "1 $500 @go", f"deeds 1: {deeds}", utility_dice="roll-that-moved"
    )

    play(table, "roll 4 5")

    assert cash(table) == [500 - rent, 500 + rent]
    assert table.decision == Decision.END_TURN


# --- B-2: a throw for rent is not a roll ------------------------------------------


@pytest.mark.rule("B-2", edition="saga")
@pytest.mark.rule("B-2", edition="fallout")
@thrown_anew
def test_a_double_thrown_for_rent_gives_no_further_roll(edition: str) -> None:
    table = on_board(edition, "0 $500 @#3", "1 $500 @go", "deeds 1: #12")

    play(table, "roll 4 5; roll 3 3")

    assert cash(table) == [476, 524]
    assert (table.actor, table.decision) == (0, Decision.END_TURN)
    refused(table, "roll", "not the moment")


@pytest.mark.rule("B-2", edition="saga")
@pytest.mark.rule("B-2", edition="fallout")
@thrown_anew
def test_the_double_that_moved_keeps_its_further_roll_whatever_is_thrown_for_rent(
    edition: str,
) -> None:
    table = on_board(edition, "0 $500 @go", "1 $500 @go", "deeds 1: #12")

    play(table, "roll 6 6; roll 1 2")

    assert cash(table) == [488, 512]
    assert (table.actor, table.decision) == (0, Decision.TURN)


@pytest.mark.rule("B-2", edition="clone-wars")
@pytest.mark.rule("B-2", edition="episode-2")
@roll_that_moved
def test_the_throw_that_leads_out_of_jail_counts_as_the_roll_that_moved(edition: str) -> None:
    table = on_board(edition, "0 $500 @jail!1", "1 $500 @go", "deeds 1: #12")

    play(table, "roll 1 1; move" if edition == "episode-2" else "roll 1 1")

    assert cash(table) == [492, 508]


@pytest.mark.rule("B-2", edition="saga")
@pytest.mark.rule("B-2", edition="fallout")
@thrown_anew
def test_no_dice_are_thrown_on_an_own_or_a_mortgaged_utility(edition: str) -> None:
    own = on_board(edition, "0 $500 @#3", "1 $500 @go", "deeds 0: #12")
    mortgaged = on_board(edition, "0 $500 @#3", "1 $500 @go", "deeds 1: #12*")

    play(own, "roll 4 5")
    play(mortgaged, "roll 4 5")

    assert (own.decision, mortgaged.decision) == (Decision.END_TURN, Decision.END_TURN)
    assert (cash(own), cash(mortgaged)) == ([500, 500], [500, 500])


# --- B-2: brought there by a card without a multiple of its own -------------------


def with_a_card_to_the_utility(edition: str) -> EditionSpec:
    """The edition with one card changed: it moves to space 12 and says nothing about dice.

    No card of the box leads to a utility without naming its multiple.
    """
    spec = load(edition)
    first, second = spec.decks
    card = MoveTo(id="to-go", space=spec.space_ids[12])
    cards = tuple(card if old.id == "to-go" else old for old in first.cards)
    return replace(spec, decks=(replace(first, cards=cards), second))


def led_to_the_utility(edition: str) -> Table:
    """Seat 0 has bought the utility; seat 1 is about to draw the changed card."""
    spec = with_a_card_to_the_utility(edition)
    table = Table(spec, seats=2, seed=1, first=0, chance="hand")
    table.do("roll 6 6; buy; roll 3 5; end")
    return table


@pytest.mark.rule("B-2", edition="clone-wars")
def test_in_the_clone_wars_a_card_leaves_the_last_roll_that_moved() -> None:
    table = led_to_the_utility("clone-wars")

    table.do("roll 3 4; draw to-go")

    assert table.game.at[1] == 12
    assert cash(table) == [1378, 1472]


@pytest.mark.rule("B-2", edition="saga")
@pytest.mark.rule("B-2", edition="episode-2")
@pytest.mark.rule("B-2", edition="fallout")
@pytest.mark.parametrize("edition", ["saga", "episode-2", "fallout"])
def test_elsewhere_the_dice_are_thrown_anew_after_a_card(edition: str) -> None:
    table = led_to_the_utility(edition)

    table.do("roll 3 4; draw to-go; roll 1 1")

    assert table.game.at[1] == 12
    assert cash(table) == [1358, 1492]


# --- the card that leads to the next utility --------------------------------------


@pytest.mark.rule("RENT-7")
@pytest.mark.rule("B-2", edition="clone-wars")
@pytest.mark.rule("B-2", edition="saga")
@pytest.mark.rule("B-2", edition="episode-2")
@pytest.mark.rule("B-2", edition="fallout")
@every_edition
@pytest.mark.parametrize("deeds", ["#12", "#12 #28", "#12 #28*"])
def test_the_card_to_the_next_utility_costs_ten_times_a_new_throw(edition: str, deeds: str) -> None:
    table = on_board(edition, "0 $500 @go", "1 $500 @go", f"deeds 1: {deeds}")
    play(table, "roll 3 4; draw next-utility")
    asked = (table.actor, table.decision)

    play(table, "roll 2 3")

    assert asked == ("chance", Decision.RENT_THROW)
    assert table.game.at[0] == 12
    assert cash(table) == [450, 550]


@pytest.mark.rule("RENT-7")
@every_edition
def test_the_card_to_the_next_utility_pays_salary_when_it_leads_past_go(edition: str) -> None:
    table = on_board(edition, "0 $500 @#29", "1 $500 @go", "deeds 1: #12")

    play(table, "roll 3 4; draw next-utility; roll 2 3")

    assert table.game.at[0] == 12
    assert cash(table) == [500 + 200 - 50, 550]


@pytest.mark.rule("RENT-7")
@every_edition
def test_an_unowned_utility_reached_by_the_card_may_be_bought(edition: str) -> None:
    table = on_board(edition, "0 $500 @#15", "1 $500 @go", "deeds 1: #12")
    play(table, "roll 3 4; draw next-utility")
    asked = table.decision

    play(table, "buy")

    assert asked == Decision.BUY
    assert (cash(table), table.game.owner[28]) == ([350, 500], 0)


@pytest.mark.rule("RENT-7")
@every_edition
def test_an_unowned_utility_reached_by_the_card_is_auctioned_if_declined(edition: str) -> None:
    table = on_board(edition, "0 $500 @#15", "1 $500 @go", "deeds 1: #12")
    play(table, "roll 3 4; draw next-utility; decline")

    play(table, "bid 20; pass")

    assert (cash(table), table.game.owner[28]) == ([500, 480], 1)


@pytest.mark.rule("RENT-7")
@every_edition
@pytest.mark.parametrize("deeds", ["deeds 0: #12", "deeds 1: #12* #28"])
def test_the_card_costs_nothing_on_an_own_or_a_mortgaged_utility(edition: str, deeds: str) -> None:
    table = on_board(edition, "0 $500 @go", "1 $500 @go", deeds)

    play(table, "roll 3 4; draw next-utility")

    assert cash(table) == [500, 500]
    assert (table.game.at[0], table.decision) == (12, Decision.END_TURN)

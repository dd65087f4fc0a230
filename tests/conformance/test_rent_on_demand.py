"""Rent on demand: the owner has to ask before the next player has rolled."""

import pytest

from freehold import Decision, Event, Table
from tests.tables import EDITIONS, cash, names, on_board, only, play, refused

every_edition = pytest.mark.parametrize("edition", EDITIONS)


def on_demand(edition: str, *sections: str) -> Table:
    """A table at which owners have to ask for their rent."""
    return on_board(edition, *sections, rent_on_demand=True)


# --- F-28: by itself, or on demand ------------------------------------------------


@pytest.mark.rule("F-28")
@every_edition
def test_rent_is_claimed_for_the_owner_unless_the_table_agrees_otherwise(edition: str) -> None:
    table = on_board(edition, "0 $500 @go", "1 $500 @go", "deeds 1: #8")

    told = play(table, "roll 3 5")

    assert names(told) == ["ROLLED", "MOVED", "RENT_DUE", "PAID"]
    assert cash(table) == [494, 506]


@pytest.mark.rule("F-28")
@every_edition
def test_a_table_at_which_rent_is_automatic_has_nothing_to_ask_for(edition: str) -> None:
    table = on_board(edition, "0 $500 @go", "1 $500 @go", "deeds 1: #8")
    play(table, "roll 3 5; end")

    refused(table, "ask-rent #8", "no rent is open on")


@pytest.mark.rule("F-28")
@pytest.mark.rule("RENT-2")
@every_edition
def test_on_demand_nothing_is_paid_before_the_owner_asks(edition: str) -> None:
    table = on_demand(edition, "0 $500 @go", "1 $500 @go", "deeds 1: #8")

    play(table, "roll 3 5; end")

    assert cash(table) == [500, 500]
    assert table.actor == 1


# --- RENT-2: asking in time, and too late -----------------------------------------


@pytest.mark.rule("RENT-2")
@every_edition
def test_the_owner_asks_on_the_own_turn_before_rolling(edition: str) -> None:
    table = on_demand(edition, "0 $500 @go", "1 $500 @go", "deeds 1: #8")
    play(table, "roll 3 5; end")

    told = play(table, "ask-rent #8", seat=1)

    assert names(told) == ["RENT_ASKED", "RENT_DUE", "PAID"]
    assert cash(table) == [494, 506]


@pytest.mark.rule("RENT-2")
@every_edition
def test_the_owner_asks_while_the_debtor_is_still_on_turn(edition: str) -> None:
    table = on_demand(edition, "0 $500 @go", "1 $500 @go", "deeds 1: #8")
    play(table, "roll 3 5")

    told = play(table, "ask-rent #8", seat=1)

    asked = only(told, Event.RENT_ASKED)[0]
    assert (asked.seat, asked.other, asked.space, asked.amount) == (1, 0, 8, 6)
    assert cash(table) == [494, 506]
    assert (table.actor, table.decision) == (0, Decision.END_TURN)


@pytest.mark.rule("RENT-2")
@every_edition
def test_an_owner_who_is_not_next_asks_before_the_next_player_rolls(edition: str) -> None:
    table = on_demand(edition, "0 $500 @go", "1 $500 @go", "2 $500 @go", "deeds 2: #8")
    play(table, "roll 3 5; end")

    play(table, "ask-rent #8", seat=2)

    assert cash(table) == [494, 500, 506]
    assert (table.actor, table.decision) == (1, Decision.TURN)


@pytest.mark.rule("RENT-2")
def test_a_seat_that_was_given_the_word_asks_for_its_rent() -> None:
    table = on_demand("saga", "0 $500 @go", "1 $500 @go", "deeds 1: #8")
    play(table, "roll 3 5; open 1")

    play(table, "ask-rent #8; done")

    assert cash(table) == [494, 506]


@pytest.mark.rule("RENT-2")
@every_edition
def test_rent_not_asked_for_is_lost_when_the_next_player_has_rolled(edition: str) -> None:
    table = on_demand(edition, "0 $500 @go", "1 $500 @go", "deeds 1: #8")
    play(table, "roll 3 5; end")

    told = play(table, "roll 4 6")

    lost = only(told, Event.RENT_LOST)[0]
    assert (lost.seat, lost.other, lost.space, lost.amount) == (0, 1, 8, 6)
    refused(table, "ask-rent #8", "no rent is open on")
    assert cash(table) == [500, 500]


@pytest.mark.rule("RENT-2")
@every_edition
def test_rent_is_asked_for_only_once(edition: str) -> None:
    table = on_demand(edition, "0 $500 @go", "1 $500 @go", "deeds 1: #8")
    play(table, "roll 3 5; end")
    play(table, "ask-rent #8", seat=1)

    refused(table, "ask-rent #8", "no rent is open on", seat=1)

    assert cash(table) == [494, 506]


@pytest.mark.rule("RENT-2")
@every_edition
def test_the_debtor_cannot_ask_in_the_owners_place(edition: str) -> None:
    table = on_demand(edition, "0 $500 @go", "1 $500 @go", "deeds 1: #8")
    play(table, "roll 3 5")

    refused(table, "ask-rent #8", "is not yours", seat=0)


@pytest.mark.rule("RENT-2")
@every_edition
def test_a_third_player_cannot_ask_for_anothers_rent(edition: str) -> None:
    table = on_demand(edition, "0 $500 @go", "1 $500 @go", "2 $500 @go", "deeds 1: #8")
    play(table, "roll 3 5")

    refused(table, "ask-rent #8", "is not yours", seat=2)


@pytest.mark.rule("RENT-2")
@every_edition
@pytest.mark.parametrize("deeds", ["deeds 1: #8*", "deeds 0: #8"])
def test_there_is_nothing_to_ask_for_on_a_mortgaged_or_an_own_deed(
    edition: str, deeds: str
) -> None:
    table = on_demand(edition, "0 $500 @go", "1 $500 @go", deeds)
    play(table, "roll 3 5")

    refused(table, "ask-rent #8", "no rent is open on", seat=int(deeds[6]))


@pytest.mark.rule("RENT-2", "RENT-8")
@every_edition
def test_an_owner_in_jail_asks_for_rent_as_well(edition: str) -> None:
    table = on_demand(edition, "0 $500 @go", "1 $500 @jail!1", "deeds 1: #8")
    play(table, "roll 3 5")

    play(table, "ask-rent #8", seat=1)

    assert cash(table) == [494, 506]


@pytest.mark.rule("RENT-2")
@every_edition
def test_what_is_built_after_the_landing_does_not_raise_the_rent(edition: str) -> None:
    table = on_demand(edition, "0 $500 @go", "1 $500 @go", "deeds 1: #6 #8 #9")
    play(table, "roll 3 5; end; build #8")

    play(table, "ask-rent #8", seat=1)

    assert cash(table) == [488, 462]


@pytest.mark.rule("RENT-2")
@every_edition
def test_the_double_rent_of_the_railroad_card_is_asked_for_in_full(edition: str) -> None:
    table = on_demand(edition, "0 $500 @go", "1 $500 @go", "deeds 1: #5 #15")
    play(table, "roll 3 4; draw next-railroad; end")

    play(table, "ask-rent #15", seat=1)

    assert cash(table) == [400, 600]


@pytest.mark.rule("RENT-2")
@every_edition
def test_a_debtor_asked_off_turn_raises_the_cash_and_the_turn_goes_on(edition: str) -> None:
    table = on_demand(edition, "0 $40 @#32", "1 $0 @go", "deeds 0: #5, 1: #39")
    play(table, "roll 3 4; end")
    play(table, "ask-rent #39", seat=1)
    waiting = (table.actor, table.decision)

    play(table, "mortgage #5", seat=0)

    assert waiting == (0, Decision.RAISE_CASH)
    assert cash(table) == [90, 50]
    assert (table.actor, table.decision) == (1, Decision.TURN)


# --- F-54: the debtor's own further roll ------------------------------------------


@pytest.mark.rule("F-54")
@every_edition
def test_rent_may_be_asked_for_after_the_debtors_further_roll(edition: str) -> None:
    table = on_demand(edition, "0 $500 @go", "1 $500 @go", "deeds 1: #6")
    play(table, "roll 3 3")

    told = play(table, "roll 1 3")
    play(table, "ask-rent #6", seat=1)

    assert only(told, Event.RENT_LOST) == []
    assert cash(table) == [494, 506]


@pytest.mark.rule("F-54")
@every_edition
def test_the_rents_of_two_rolls_of_one_turn_are_asked_for_one_by_one(edition: str) -> None:
    table = on_demand(edition, "0 $500 @go", "1 $500 @go", "deeds 1: #6 #9")
    play(table, "roll 3 3; roll 1 2; end")

    play(table, "ask-rent #9", seat=1)
    play(table, "ask-rent #6", seat=1)

    assert cash(table) == [500 - 8 - 6, 500 + 8 + 6]


@pytest.mark.rule("F-54")
@every_edition
def test_the_rents_of_two_rolls_are_both_lost_when_the_next_player_has_rolled(edition: str) -> None:
    table = on_demand(edition, "0 $500 @go", "1 $500 @go", "deeds 1: #6 #9")
    play(table, "roll 3 3; roll 1 2; end")

    told = play(table, "roll 4 6")

    assert [event.space for event in only(told, Event.RENT_LOST)] == [6, 9]
    assert cash(table) == [500, 500]


# --- utilities on demand ----------------------------------------------------------


@pytest.mark.rule("RENT-2")
@pytest.mark.rule("B-2", edition="saga")
@pytest.mark.rule("B-2", edition="fallout")
@pytest.mark.parametrize("edition", ["saga", "fallout"])
def test_a_utilitys_dice_are_thrown_when_the_owner_asks(edition: str) -> None:
    table = on_demand(edition, "0 $500 @#3", "1 $500 @go", "deeds 1: #12")
    play(table, "roll 4 5")
    before = (table.actor, table.decision)

    play(table, "ask-rent #12; roll 1 2", seat=1)

    assert before == (0, Decision.END_TURN)
    assert cash(table) == [488, 512]


@pytest.mark.rule("RENT-2")
@pytest.mark.rule("B-2", edition="clone-wars")
@pytest.mark.rule("B-2", edition="episode-2")
@pytest.mark.parametrize("edition", ["clone-wars", "episode-2"])
def test_the_roll_that_moved_counts_even_if_the_debtor_has_rolled_again(edition: str) -> None:
    table = on_demand(edition, "0 $500 @go", "1 $500 @go", "deeds 0: #15, 1: #12")
    play(table, "roll 6 6; roll 1 2")

    play(table, "ask-rent #12", seat=1)

    assert cash(table) == [500 - 48, 500 + 48]


@pytest.mark.rule("RENT-2")
@every_edition
def test_ten_times_a_throw_is_asked_for_after_the_utility_card(edition: str) -> None:
    table = on_demand(edition, "0 $500 @go", "1 $500 @go", "deeds 1: #12")
    play(table, "roll 3 4; draw next-utility; end")

    play(table, "ask-rent #12; roll 2 3", seat=1)

    assert cash(table) == [450, 550]


@pytest.mark.rule("RENT-2")
@every_edition
def test_an_unasked_utility_costs_nothing_and_is_never_thrown_for(edition: str) -> None:
    table = on_demand(edition, "0 $500 @go", "1 $500 @go", "deeds 1: #12")
    play(table, "roll 3 4; draw next-utility; end")

    told = play(table, "roll 4 6")

    assert [(event.space, event.amount) for event in only(told, Event.RENT_LOST)] == [(12, 0)]
    assert only(told, Event.RENT_THROWN) == []
    assert cash(table) == [500, 500]

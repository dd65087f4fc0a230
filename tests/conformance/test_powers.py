"""Saga's Force powers: a double brings a further roll or a power, and a power ends the turn."""

import pytest

from freehold import Decision, Event
from freehold.editions import SettingError
from tests.tables import (
    after_double,
    at,
    cash,
    jailed,
    names,
    only,
    owner,
    power_asked,
    refused,
    taken_in,
    words,
)

POWERS = [
    (1, "Jedi leap"),
    (2, "The Jedi mind trick"),
    (3, "Force grip"),
    (4, "The light side of the Force"),
    (5, "The dark side of the Force"),
    (6, "Lightsaber duel for a property"),
]

NO_MOMENT = "this is not the moment for it"


# --- the choice ----------------------------------------------------------------


@pytest.mark.rule("SG-F-1")
@pytest.mark.rule("B-10", edition="saga")
@pytest.mark.parametrize(("pips", "name"), POWERS)
def test_after_a_double_the_player_chooses_between_its_power_and_rolling_again(
    pips: int, name: str
) -> None:
    table = after_double(pips, "1 $500 @go", "deeds 1: endor")

    question = table.words_in("en").question(table.game)

    assert (table.decision, table.actor) == (Decision.SPECIAL, 0)
    assert words(table) == {"use", "decline"}
    assert f"the power “{name}”" in question
    assert question.endswith("Do you use it, or do you roll again?")
    assert cash(table) == [500, 500]


@pytest.mark.rule("SG-F-1")
def test_a_roll_that_is_no_double_brings_no_power() -> None:
    table = at("saga/special", "0 $500 @kashyyyk", "1 $500 @go")

    table.do("roll 2 4")

    assert table.seats[0].at == "free-parking"
    assert (table.decision, table.actor) == (Decision.END_TURN, 0)
    assert table.why_not("use") == f"cannot use it: {NO_MOMENT}"


@pytest.mark.rule("SG-F-1")
def test_the_move_is_played_out_before_the_power_is_offered() -> None:
    table = at("saga/special", "0 $500 @go", "1 $500 @go")
    table.do("roll 3 3")
    assert table.decision == Decision.BUY

    refused(table, "use", NO_MOMENT)
    table.do("buy")

    assert owner(table, "hoth") == 0
    assert power_asked(table) == "force-grip"
    assert cash(table) == [400, 500]


@pytest.mark.rule("SG-F-1")
def test_an_auction_that_the_double_brings_comes_before_the_power() -> None:
    table = at("saga/special", "0 $500 @go", "1 $500 @go")
    table.do("roll 3 3; decline; bid 70")
    assert table.decision == Decision.BID

    table.do("pass")

    assert owner(table, "hoth") == 1
    assert cash(table) == [500, 430]
    assert power_asked(table) == "force-grip"
    assert table.actor == 0


@pytest.mark.rule("SG-F-1")
def test_rent_and_its_debt_come_before_the_power() -> None:
    held = "deeds 0: dantooine, 1: naboo coruscant"
    table = at("saga/special", "0 $90 @corellian-corvette", "1 $500 @go", held)

    table.do("roll 2 2")
    in_need = (table.decision, table.actor)
    table.do("mortgage dantooine")

    assert in_need == (Decision.RAISE_CASH, 0)
    assert cash(table) == [90 + 30 - 100, 600]
    assert power_asked(table) == "mind-trick"


@pytest.mark.rule("SG-F-1")
def test_a_card_that_the_double_brings_comes_before_the_power_and_may_move_on() -> None:
    table = at("saga/special", "0 $500 @kessel", "1 $500 @go")

    table.do("roll 2 2; draw to-go")

    assert table.seats[0].at == "go"
    assert cash(table) == [700, 500]
    assert power_asked(table) == "mind-trick"


@pytest.mark.rule("SG-F-1")
def test_whoever_is_ruined_by_the_move_has_no_power() -> None:
    table = at("saga/special", "0 $20 @go", "1 $500 @go", "2 $500 @go")

    told = table.do("roll 2 2; give-up")

    assert [(e.seat, e.other) for e in only(told, Event.WENT_BANKRUPT)] == [(0, -1)]
    assert (table.decision, table.actor) == (Decision.TURN, 1)


@pytest.mark.rule("SG-F-1")
@pytest.mark.rule("F-34")
@pytest.mark.parametrize(
    "action", ["roll", "end", "build dantooine", "mortgage dantooine", "trade 1", "go-to jail"]
)
def test_nothing_else_is_done_while_the_power_is_offered(action: str) -> None:
    table = after_double(2, "1 $500 @go", "deeds 0: dantooine kessel")

    refused(table, action, NO_MOMENT)

    assert table.why_not("open 1") == f"cannot do business: {NO_MOMENT}"
    assert cash(table) == [500, 500]


# --- rolling again -------------------------------------------------------------


@pytest.mark.rule("SG-F-1")
@pytest.mark.rule("B-10", edition="saga")
def test_whoever_declines_the_power_rolls_again_in_the_same_turn() -> None:
    table = after_double(2, "1 $500 @go")

    told = table.do("decline; roll 1 2; decline; pass; pass")

    assert names(told)[:2] == ["ROLLED", "MOVED"]
    assert "TURN_BEGAN" not in names(told)
    assert table.seats[0].at == "saleucami"
    assert (table.decision, table.actor) == (Decision.END_TURN, 0)
    assert cash(table) == [500, 500]


@pytest.mark.rule("SG-F-1")
@pytest.mark.rule("B-20", edition="saga")
def test_the_further_roll_after_a_declined_power_may_be_declined_too() -> None:
    table = after_double(2, "1 $500 @go")

    table.do("decline")
    offered = words(table)
    table.do("end")

    assert offered == {"roll", "end", "trade 1", "open 1"}
    assert table.seats[0].at == "free-parking"
    assert (table.decision, table.actor) == (Decision.TURN, 1)


@pytest.mark.rule("SG-F-1")
@pytest.mark.rule("B-20", edition="saga")
def test_where_the_further_roll_must_be_made_a_declined_power_leads_to_it() -> None:
    table = after_double(2, "1 $500 @go", further_roll_optional=False)
    table.do("decline")

    refused(table, "end", "you have to roll")

    table.do("roll 1 2")
    assert table.seats[0].at == "saleucami"


@pytest.mark.rule("SG-F-1")
def test_a_declined_power_does_not_come_back() -> None:
    table = after_double(2, "1 $500 @go")

    table.do("decline")

    refused(table, "use", NO_MOMENT)
    assert (table.decision, table.actor) == (Decision.TURN, 0)


@pytest.mark.rule("SG-F-1")
def test_a_second_double_brings_its_own_power() -> None:
    table = at("saga/special", "0 $500 @go", "1 $500 @go")

    table.do("roll 5 5")
    first = power_asked(table)
    table.do("decline; roll 3 3; decline; pass; pass")

    assert first == "dark-side"
    assert power_asked(table) == "force-grip"
    assert table.seats[0].at == "tatooine"


# --- a power ends the turn -----------------------------------------------------


@pytest.mark.rule("SG-F-1")
@pytest.mark.rule("B-10", edition="saga")
@pytest.mark.parametrize(
    ("pips", "power"),
    [
        (1, "use; go-to jail"),
        (2, "use"),
        (3, "use"),
        (4, "use; draw receive-25"),
        (5, "use; draw receive-50"),
        (6, "use; take endor; die 6; die 1"),
    ],
)
def test_every_power_ends_the_turn(pips: int, power: str) -> None:
    table = after_double(pips, "1 $500 @go", "deeds 1: endor")

    told = table.do(power)
    refused(table, "roll", NO_MOMENT)
    ended = (table.decision, table.actor)
    table.do("end")

    assert [(e.seat, e.amount) for e in only(told, Event.USED_SPECIAL)] == [(0, pips - 1)]
    assert ended == (Decision.END_TURN, 0)
    assert (table.decision, table.actor) == (Decision.TURN, 1)


@pytest.mark.rule("SG-F-1")
def test_without_the_question_at_the_end_the_dice_go_on_after_a_power() -> None:
    table = after_double(2, "1 $500 @go", ask_end_of_turn=False)

    told = table.do("use")

    assert names(told) == ["USED_SPECIAL", "RECEIVED", "TURN_BEGAN"]
    assert (table.decision, table.actor) == (Decision.TURN, 1)


@pytest.mark.rule("SG-F-1")
def test_after_a_power_the_player_may_still_do_business_before_the_dice_go_on() -> None:
    table = after_double(2, "1 $500 @go", "deeds 0: dantooine kessel", cash=0)

    table.do("use; build dantooine; end")

    assert cash(table) == [200 - 50, 500]
    assert table.actor == 1


@pytest.mark.rule("SG-F-1")
@pytest.mark.rule("F-10")
def test_doubles_before_a_power_do_not_count_in_the_next_turn() -> None:
    table = at("saga/special", "0 $500 @go", "1 $500 @go", "turn 5 seat 0 doubles 1")
    table.do("roll 5 5; use; draw receive-50; end; roll 4 6; end")

    table.do("roll 5 5")

    assert (table.seats[0].at, jailed(table)) == ("free-parking", [])
    assert power_asked(table) == "dark-side"


@pytest.mark.rule("SG-F-D2")
def test_the_mind_trick_brings_two_hundred_from_the_bank() -> None:
    table = after_double(2, "1 $500 @go", "2 $500 @go")
    before = taken_in(table)

    told = table.do("use")

    assert [(e.seat, e.other, e.amount) for e in only(told, Event.RECEIVED)] == [(0, -1, 200)]
    assert cash(table) == [700, 500, 500]
    assert taken_in(table) == before - 200


# --- the option ----------------------------------------------------------------


@pytest.mark.rule("SG-F-1")
def test_the_powers_can_be_switched_on_in_the_standard_form_and_off_in_the_special_one() -> None:
    seats = ("0 $500 @tatooine", "1 $500 @go")
    switched_on = at("saga", *seats, force_powers=True)
    switched_off = at("saga/special", *seats, force_powers=False)

    switched_on.do("roll 2 2; use")
    switched_off.do("roll 2 2")

    assert cash(switched_on) == [700, 500]
    assert switched_off.decision == Decision.TURN
    assert "use" not in words(switched_off)


@pytest.mark.rule("SG-F-1")
@pytest.mark.parametrize("edition", ["clone-wars", "episode-2", "fallout"])
def test_an_edition_without_powers_cannot_be_played_with_them(edition: str) -> None:
    with pytest.raises(SettingError, match='no row with the trigger "double"'):
        at(edition, "0 $500 @go", "1 $500 @go", force_powers=True)

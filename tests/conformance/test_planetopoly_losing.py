"""Planetopoly, chapters 2 and 9: who is too deep in debt, and who is left."""

import pytest

from freehold import Decision, Event
from freehold.table import Told
from freehold.vocabulary import Reason
from tests.tables import (
    against,
    at,
    cash,
    debts,
    level,
    names,
    only,
    out,
    owner,
    taken_in,
    twin_of,
    waits,
)

VALUES = {
    "lyra-1": 100,
    "lyra-3": 150,
    "lyra-1+1": 150,
    "lyra-1+2 lyra-2+2": 400,
    "lyra-1+3 lyra-2+1 lyra-3+1": 600,
    "lyra-1+9 lyra-2+3 lyra-3+3": 1100,
    "draco-3+1": 270,
    "pegasus-1+1": 520,
    "andromeda-1+9 andromeda-2+9 andromeda-3+9": 7340,
    "customs-1": 400,
    "radar-1": 500,
    "lyra-1+1 customs-2 customs-3 radar-4": 1450,
}
"""Deeds, and the mortgage value of them with everything on them."""


def borrowed(told: list[Told]) -> list[int]:
    """What was borrowed."""
    return [event.amount for event in only(told, Event.BORROWED)]


# --- the boundary --------------------------------------------------------------


@pytest.mark.rule("PL-9-5")
@pytest.mark.parametrize(("deeds", "value"), VALUES.items())
def test_a_debt_of_just_the_value_of_everything_owned_is_borne(deeds, value):
    section = f"deeds 0: {deeds}, 1: cygnus-1"
    table = at("planetopoly", f"0 $0 -{value - 80} @start", "1 $0 @start", "2 $0 @start", section)

    table.do("roll 5 6")

    assert out(table) == []
    assert debts(table) == [value, 0, 0]
    assert cash(table) == [0, 80, 0]
    assert waits(table) == (Decision.END_TURN, 0)


@pytest.mark.rule("PL-9-5")
@pytest.mark.parametrize(("deeds", "value"), VALUES.items())
def test_a_debt_of_one_more_than_the_value_of_everything_owned_is_lost(deeds, value):
    section = f"deeds 0: {deeds}, 1: cygnus-1"
    table = at("planetopoly", f"0 $0 -{value - 79} @start", "1 $0 @start", "2 $0 @start", section)

    table.do("roll 5 6")

    assert out(table) == [0]
    assert debts(table) == [0, 0, 0]
    assert cash(table) == [0, 80, 0]
    assert waits(table) == (Decision.TURN, 1)


@pytest.mark.rule("PL-9-5")
@pytest.mark.parametrize(
    ("start", "played", "due"),
    [
        ("start", "roll 1 4; draw pay-100-a", 100),
        ("start", "roll 1 4; draw pay-400", 400),
        ("perseus-1", "roll 1 3", 120),
        ("jail-a", "roll 5 5", 500),
    ],
)
@pytest.mark.parametrize("too_much", [0, 1])
def test_the_test_comes_after_every_new_debt_by_card_or_risk_too(start, played, due, too_much):
    debt = 1000 - due + too_much
    deeds = "deeds 0: radar-1 radar-3"
    table = at("planetopoly", f"0 $0 -{debt} @{start}", "1 $0 @start", "2 $0 @start", deeds)

    table.do(played)

    assert out(table) == [0] * too_much
    assert debts(table) == [0 if too_much else 1000, 0, 0]


@pytest.mark.rule("PL-9-5")
@pytest.mark.parametrize(("before", "lost"), [(60, []), (59, [0])])
def test_without_property_the_first_coin_of_debt_is_too_much(before, lost):
    table = at(
        "planetopoly", f"0 ${before} @start", "1 $0 @start", "2 $0 @start", "deeds 1: lyra-3"
    )

    table.do("roll 1 3")

    assert out(table) == lost
    assert cash(table) == [0, 60, 0]


@pytest.mark.rule("PL-9-5")
def test_start_money_on_the_way_counts_before_the_test():
    deeds = "deeds 0: draco-1, 1: lyra-3"
    table = at("planetopoly", "0 $0 -100 @andromeda-3", "1 $0 @start", deeds)

    table.do("roll 1 4")

    assert out(table) == []
    assert (cash(table), debts(table)) == ([840, 60], [0, 0])


# --- after a sale --------------------------------------------------------------


@pytest.mark.rule("PL-9-5", "PL-9-1")
def test_a_debt_of_just_the_value_is_paid_off_by_selling_everything():
    deeds = "deeds 0: lyra-1+2 lyra-2+1 radar-1"
    table = at("planetopoly", "0 $0 -850 @start", "1 $0 @start", deeds)

    left: list[int] = []
    for sale in ("sell lyra-1", "sell lyra-1", "sell lyra-2", "sell-deed lyra-1"):
        table.do(sale)
        left.append(debts(table)[0])
    table.do("sell-deed radar-1; sell-deed lyra-2")

    assert left == [800, 750, 700, 600]
    assert out(table) == []
    assert (cash(table), debts(table)) == ([0, 0], [0, 0])
    assert table.seats[0].deeds == ()


@pytest.mark.rule("PL-9-5", "PL-9-1")
@pytest.mark.parametrize("sale", ["sell lyra-1", "sell-deed lyra-2", "sell-deed radar-1"])
@pytest.mark.parametrize("too_much", [0, 1])
def test_the_test_comes_after_every_sale(sale, too_much):
    deeds = "deeds 0: lyra-1+1 lyra-2 radar-1"
    table = at("planetopoly", "0 $0 -750 @start", "1 $0 @start", "2 $0 @start", deeds)
    table.game.debt[0] += too_much

    table.do(sale)

    assert out(table) == [0] * too_much
    assert waits(table) == (Decision.TURN, too_much)


# --- the owner is paid in full -------------------------------------------------


@pytest.mark.rule("F-51", "PL-9-5")
def test_the_bank_pays_the_owner_in_full_and_then_the_player_is_out():
    deeds = "deeds 0: lyra-1, 1: andromeda-1+9 andromeda-2+3 andromeda-3+3"
    table = at("planetopoly", "0 $70 @jail-b", "1 $5 @start", "2 $0 @start", deeds)
    before = taken_in(table)

    told = table.do("roll 2 4")

    assert names(told)[3:6] == ["BORROWED", "PAID", "WENT_BANKRUPT"]
    assert borrowed(told) == [5330]
    assert cash(table) == [0, 5405, 0]
    assert out(table) == [0]
    assert taken_in(table) - before == -5330


@pytest.mark.rule("F-51", "PL-9-4")
def test_what_the_owner_gets_from_one_who_loses_pays_the_owner_s_debt_first():
    deeds = "deeds 1: lyra-3 radar-1"
    table = at("planetopoly", "0 $0 @start", "1 $0 -100 @start", "2 $0 @start", deeds)

    table.do("roll 1 3")

    assert out(table) == [0]
    assert debts(table) == [0, 40, 0]


@pytest.mark.rule("F-51", "F-25")
def test_the_owner_gets_no_deed_of_the_one_who_lost():
    deeds = "deeds 0: lyra-1+1 customs-4, 1: draco-1"
    table = at("planetopoly", "0 $0 -540 @start", "1 $0 @start", "2 $0 @start", deeds)

    table.do("roll 2 4")

    assert out(table) == [0]
    assert table.seats[1].deeds == ("draco-1",)
    assert [owner(table, "lyra-1"), level(table, "lyra-1")] == [-1, 0]
    assert owner(table, "customs-4") == -1


# --- out, and the last one left ------------------------------------------------


@pytest.mark.rule("PL-2-4")
def test_with_two_the_other_one_has_won_at_once():
    table = at("planetopoly", "0 $0 @start", "1 $0 @start", "deeds 1: lyra-3")

    told = table.do("roll 1 3")

    assert table.is_over
    assert table.winners == (1,)
    assert cash(table) == [0, 60]
    assert [event.seat for event in only(told, Event.WON)] == [1]
    assert against(table, "roll") == (Reason.GAME_IS_OVER, 0)


@pytest.mark.rule("PL-2-4")
def test_with_more_the_others_play_on_until_one_is_left():
    table = at("planetopoly", "0 $0 @start", "1 $0 @start", "2 $0 @start", "deeds 2: lyra-3")

    table.do("roll 1 3")
    first = (out(table), waits(table))
    table.do("roll 1 3")

    assert first == ([0], (Decision.TURN, 1))
    assert out(table) == [0, 1]
    assert table.winners == (2,)
    assert cash(table) == [0, 0, 120]


@pytest.mark.rule("PL-2-4")
def test_a_double_gives_no_further_roll_to_one_who_is_out():
    table = at("planetopoly", "0 $0 @start", "1 $0 @start", "2 $0 @start", "deeds 1: lyra-2")

    table.do("roll 1 1")

    assert out(table) == [0]
    assert waits(table) == (Decision.TURN, 1)


@pytest.mark.rule("PL-2-4")
def test_whoever_is_out_has_no_turn_any_more():
    deeds = "deeds 1: lyra-3"
    table = at("planetopoly", "0 $0 @start", "1 $500 @start", "2 $500 @start", deeds)

    table.do("roll 1 3; roll 4 6; end; roll 4 6; end")

    assert out(table) == [0]
    assert waits(table) == (Decision.TURN, 1)


@pytest.mark.rule("PL-2-4")
def test_the_last_one_left_wins_though_in_debt():
    deeds = "deeds 1: lyra-3 radar-1"
    table = at("planetopoly", "0 $0 @start", "1 $0 -600 @start", deeds)

    table.do("roll 1 3")

    assert table.winners == (1,)
    assert debts(table) == [0, 540]


@pytest.mark.rule("PL-2-4")
def test_a_loss_is_known_after_a_round_trip_through_the_position_line():
    table = at("planetopoly", "0 $0 @start", "1 $0 @start", "2 $0 @start", "deeds 1: lyra-3")
    table.do("roll 1 3")

    twin = twin_of(table)

    assert "| 0 red out @lyra-3 |" in twin.position
    assert (out(twin), waits(twin)) == ([0], (Decision.TURN, 1))

"""The missions that only the Dark Side has: stealing, and the swift victory."""

import pytest

from freehold import Decision, Event, Table
from tests.tables import (
    at,
    cash,
    in_the_bank,
    is_mortgaged,
    level,
    names,
    on_mission,
    only,
    owner,
    refused,
    taken_in,
    waits,
    words,
)

DARK = "general-grievous"
SECOND, THIRD = "1 obi-wan $1000 @go", "2 anakin $1000 @go"


def raid(pips: int, *sections: str, money: int = 1000) -> Table:
    """General Grievous on a mission against two others."""
    return on_mission(pips, SECOND, THIRD, *sections, figure=DARK, money=money)


# --- penalties ------------------------------------------------------------------


@pytest.mark.rule("CW-M-D1", "CW-M-D2", "CW-M-D6")
@pytest.mark.parametrize("pips", [1, 2, 6])
@pytest.mark.parametrize("throw", [1, 3])
def test_a_dark_mission_fails_with_3_or_less_for_100(pips: int, throw: int) -> None:
    table = raid(pips, "deeds 1: rugosa rishi")
    before = taken_in(table)

    table.do(f"die {throw}")

    assert (cash(table), taken_in(table) - before) == ([900, 1000, 1000], 100)
    assert table.seats[1].deeds == ("rugosa", "rishi")
    assert waits(table) == (Decision.TURN if pips == 6 else Decision.END_TURN, 0)


@pytest.mark.rule("CW-M-D5")
@pytest.mark.parametrize("throw", [1, 5])
def test_swift_victory_fails_with_5_or_less_for_200(throw: int) -> None:
    table = raid(5)
    before = taken_in(table)

    table.do(f"die {throw}")

    assert (cash(table), taken_in(table) - before) == ([800, 1000, 1000], 200)
    assert waits(table) == (Decision.END_TURN, 0)


@pytest.mark.rule("CW-M-D5")
def test_whoever_cannot_pay_the_200_is_bankrupt_to_the_bank() -> None:
    table = raid(5, "deeds 0: rugosa", money=100)
    table.do("die 5")
    asked = waits(table)

    table.do("give-up; bid 1; pass")

    assert asked == (Decision.RAISE_CASH, 0)
    assert [seat.bankrupt for seat in table.seats] == [True, False, False]
    assert (owner(table, "rugosa"), cash(table)) == (1, [0, 999, 1000])
    assert waits(table) == (Decision.TURN, 1)


# --- CW-M-D1: one property --------------------------------------------------------


@pytest.mark.rule("CW-M-D1")
@pytest.mark.parametrize("throw", [4, 6])
def test_an_ambush_steals_one_property_of_any_other_player(throw: int) -> None:
    table = raid(1, "deeds 1: rugosa rishi, 2: rodia")
    table.do(f"die {throw}")
    offered = words(table)

    told = table.do("take rodia")

    assert offered == {"take rugosa", "take rishi", "take rodia"}
    assert [(e.seat, e.other) for e in only(told, Event.STOLE)] == [(0, 2)]
    assert [seat.deeds for seat in table.seats] == [("rodia",), ("rugosa", "rishi"), ()]
    assert cash(table) == [1000, 1000, 1000]
    assert waits(table) == (Decision.END_TURN, 0)


@pytest.mark.rule("CW-M-D1")
def test_an_ambush_takes_nothing_out_of_a_complete_group_from_the_bank_or_from_oneself() -> None:
    table = raid(1, "deeds 0: rishi, 1: bothawui ruusan abregado-system rugosa")

    table.do("die 4")

    assert words(table) == {"take rugosa"}
    refused(table, "take ruusan", "Ruusan belongs to a complete group")
    refused(table, "take rishi", "cannot take Rishi")
    refused(table, "take rodia", "cannot take Rodia")
    refused(table, "take go", "cannot be owned")
    refused(table, "decline", "this is not the moment for it")


@pytest.mark.rule("F-15")
@pytest.mark.parametrize("deed", ["twilight", "resolute", "skytop-station"])
def test_railroads_and_utilities_can_be_stolen(deed: str) -> None:
    table = raid(1, "deeds 1: twilight resolute malevolence skytop-station")

    table.do(f"die 4; take {deed}")

    assert owner(table, deed) == 0


@pytest.mark.rule("F-15")
def test_all_four_railroads_and_both_utilities_are_complete_groups() -> None:
    table = raid(
        1, "deeds 1: twilight resolute malevolence defender skytop-station medical-station rugosa"
    )

    table.do("die 4")

    assert words(table) == {"take rugosa"}
    refused(table, "take defender", "belongs to a complete group")
    refused(table, "take medical-station", "belongs to a complete group")


@pytest.mark.rule("F-15")
def test_railroads_in_several_hands_are_no_complete_group() -> None:
    table = raid(1, "deeds 1: twilight resolute malevolence, 2: defender")

    table.do("die 4")

    railroads = ("twilight", "resolute", "malevolence", "defender")
    assert words(table) == {f"take {id}" for id in railroads}


@pytest.mark.rule("F-15")
def test_a_complete_group_with_a_mortgage_in_it_is_complete_all_the_same() -> None:
    table = raid(1, "deeds 1: bothawui* ruusan abregado-system rugosa")

    table.do("die 4")

    refused(table, "take bothawui", "belongs to a complete group")


@pytest.mark.rule("F-15")
def test_a_mortgage_goes_along_with_a_stolen_property_without_interest() -> None:
    table = raid(1, "deeds 1: rugosa*", money=0)

    told = table.do("die 4; take rugosa")

    assert (owner(table, "rugosa"), is_mortgaged(table, "rugosa")) == (0, True)
    assert only(told, Event.PAID) == []
    assert "deeds 0: rugosa* |" in table.position
    assert cash(table) == [0, 1000, 1000]
    assert waits(table) == (Decision.END_TURN, 0)


@pytest.mark.rule("F-43")
@pytest.mark.parametrize("pips", [1, 2])
def test_with_nothing_to_steal_the_mission_brings_nothing(pips: int) -> None:
    table = raid(pips, "deeds 0: rugosa, 1: bothawui ruusan abregado-system")

    told = table.do("die 4")

    assert names(told) == ["SPECIAL_THROWN"]
    assert cash(table) == [1000, 1000, 1000]
    assert waits(table) == (Decision.END_TURN, 0)


# --- CW-M-D2: two properties ------------------------------------------------------


@pytest.mark.rule("CW-M-D2")
@pytest.mark.parametrize("throw", [4, 6])
def test_droid_rule_steals_two_properties(throw: int) -> None:
    table = raid(2, "deeds 1: rugosa rishi defender*")

    table.do(f"die {throw}; take rishi")
    asked = waits(table)
    table.do("take defender")

    assert asked == (Decision.CHOOSE_PROPERTY, 0)
    assert [seat.deeds for seat in table.seats] == [("rishi", "defender"), ("rugosa",), ()]
    assert (is_mortgaged(table, "defender"), cash(table)) == (True, [1000, 1000, 1000])
    assert waits(table) == (Decision.END_TURN, 0)


@pytest.mark.rule("CW-M-D2")
@pytest.mark.rule("F-43")
def test_droid_rule_steals_both_from_one_player() -> None:
    table = raid(2, "deeds 1: rugosa rishi, 2: rodia antar")
    table.do("die 4")
    first = words(table)

    table.do("take rugosa")

    assert first == {"take rugosa", "take rishi", "take rodia", "take antar"}
    assert words(table) == {"take rishi"}
    refused(table, "take rodia", "Rodia belongs to somebody else")


@pytest.mark.rule("F-43")
def test_droid_rule_steals_the_one_property_that_the_player_has() -> None:
    table = raid(2, "deeds 1: rugosa bothawui ruusan abregado-system, 2: rodia antar")

    table.do("die 4; take rugosa")

    assert table.seats[0].deeds == ("rugosa",)
    assert waits(table) == (Decision.END_TURN, 0)


@pytest.mark.rule("CW-M-D2")
def test_droid_rule_takes_nothing_out_of_complete_groups() -> None:
    table = raid(2, "deeds 1: bothawui ruusan abregado-system rugosa rishi")

    table.do("die 4")

    assert words(table) == {"take rugosa", "take rishi"}
    refused(table, "take ruusan", "Ruusan belongs to a complete group")


# --- CW-M-D5, F-16: swift victory -------------------------------------------------


@pytest.mark.rule("CW-M-D5")
def test_swift_victory_beats_any_other_player_with_a_6() -> None:
    table = raid(5, "deeds 1: rugosa, 2: rodia twilight")
    table.do("die 6")
    offered = words(table)

    told = table.do("target 2")

    assert offered == {"target 1", "target 2"}
    assert names(told)[:2] == ["BEAT", "WENT_BANKRUPT"]
    assert [seat.bankrupt for seat in table.seats] == [False, False, True]
    assert cash(table) == [2000, 1000, 0]
    assert table.seats[0].deeds == ("twilight", "rodia")
    assert waits(table) == (Decision.END_TURN, 0)
    table.do("end; roll 1 2; buy; end")
    assert waits(table) == (Decision.TURN, 0)


@pytest.mark.rule("CW-M-D5")
def test_swift_victory_must_beat_somebody_else_who_is_in_the_game() -> None:
    table = on_mission(5, SECOND, "2 anakin out @go", "3 captain-rex $5 @go", figure=DARK)

    table.do("die 6")

    assert words(table) == {"target 1", "target 3"}
    refused(table, "target 0", "that is you")
    refused(table, "target 2", "Seat 2 is not in the game")
    refused(table, "decline", "this is not the moment for it")


@pytest.mark.rule("CW-M-D5")
def test_the_beaten_player_is_passed_over_from_then_on() -> None:
    table = raid(5)

    table.do("die 6; target 1; end")

    assert waits(table) == (Decision.TURN, 2)


@pytest.mark.rule("CW-M-D5")
@pytest.mark.rule("F-53")
def test_to_beat_the_last_other_player_is_to_win() -> None:
    table = on_mission(5, SECOND, "deeds 1: rugosa*", figure=DARK, money=0)

    table.do("die 6; target 1")

    assert (table.is_over, table.winners) == (True, (0,))
    assert (cash(table), owner(table, "rugosa")) == ([1000, 0], 0)


@pytest.mark.rule("F-16")
def test_buildings_of_the_beaten_are_sold_to_the_bank_at_half_price_first() -> None:
    table = raid(5, "deeds 1: bothawui+hotel ruusan+4 abregado-system+4")

    table.do("die 6; target 1")

    assert cash(table) == [1000 + 1000 + (5 + 4 + 4) * 25, 0, 1000]
    assert [level(table, id) for id in ("bothawui", "ruusan", "abregado-system")] == [0, 0, 0]
    assert in_the_bank(table) == (32, 12)
    assert table.seats[0].deeds == ("bothawui", "ruusan", "abregado-system")


@pytest.mark.rule("F-16")
@pytest.mark.parametrize(("answer", "left"), [("keep", 1993), ("lift-now", 1923)])
def test_the_10_percent_are_due_on_mortgages_of_the_beaten(answer: str, left: int) -> None:
    table = raid(5, "deeds 1: rugosa* rodia")
    table.do("die 6; target 1")
    asked = waits(table)

    table.do(answer)

    assert asked == (Decision.PASSED_MORTGAGE, 0)
    assert cash(table) == [left, 0, 1000]
    assert is_mortgaged(table, "rugosa") == (answer == "keep")
    assert waits(table) == (Decision.END_TURN, 0)


@pytest.mark.rule("F-16")
def test_get_out_of_jail_cards_of_the_beaten_go_along() -> None:
    table = raid(5, "decks sith 0-14 -", "jail-cards 1=1")

    table.do("die 6; target 1")

    assert [seat.jail_cards for seat in table.seats] == [1, 0, 0]


@pytest.mark.rule("CW-M-D5")
def test_a_player_in_jail_can_be_beaten() -> None:
    table = on_mission(5, "1 obi-wan $10 @jail!2", THIRD, figure=DARK)

    table.do("die 6; target 1")

    assert [seat.bankrupt for seat in table.seats] == [False, True, False]
    assert cash(table) == [1010, 0, 1000]


@pytest.mark.rule("CW-M-D5")
def test_swift_victory_in_the_quick_game_ends_it() -> None:
    table = at(
        "clone-wars/short",
        f"0 {DARK} $1000 @abregado-system",
        SECOND,
        "2 anakin $9000 @go",
        missions=True,
    )

    table.do("roll 5 6; use; die 6; target 1")

    assert (table.is_over, table.winners) == (True, (2,))
    assert cash(table) == [2000, 0, 9000]

"""Jail as each edition and each form of the game has it: trying, moving, staying, leaving."""

import pytest

from freehold import Decision, Event, IllegalActionError
from tests.tables import at, cash, jailed, names, only, space, taken_in, words

every_edition = pytest.mark.parametrize("edition", ["clone-wars", "saga", "episode-2", "fallout"])


# --- B-5: to try, and to move --------------------------------------------------


@pytest.mark.rule("B-5", edition="clone-wars")
@pytest.mark.rule("B-5", edition="episode-2")
@pytest.mark.rule("B-5", edition="fallout")
@pytest.mark.parametrize("turn", [1, 2])
@pytest.mark.parametrize("edition", ["clone-wars", "episode-2", "fallout"])
def test_whoever_neither_pays_nor_plays_a_card_may_try_or_stay(edition: str, turn: int) -> None:
    table = at(edition, f"0 $500 @jail!{turn}", "1 $500 @go", "jail-cards 1=0")
    assert {"roll", "stay", "pay", "use-card"} <= words(table)

    told = table.do("stay")

    assert names(told) == ["STAYED_IN_JAIL", "TURN_BEGAN"]
    assert (jailed(table), cash(table)) == ([0], [500, 500])
    assert (table.decision, table.actor) == (Decision.TURN, 1)


@pytest.mark.rule("B-5", edition="saga")
@pytest.mark.parametrize("turn", [1, 2, 3])
def test_in_saga_whoever_neither_pays_nor_plays_a_card_must_try(turn: int) -> None:
    table = at("saga", f"0 $500 @jail!{turn}", "1 $500 @go", "jail-cards 1=0")

    with pytest.raises(IllegalActionError, match="you have to try for a double"):
        table.do("stay")

    assert words(table) >= {"roll", "pay", "use-card"}
    assert "stay" not in words(table)
    assert (table.decision, table.actor) == (Decision.TURN, 0)


@pytest.mark.rule("B-5", edition="clone-wars")
@pytest.mark.rule("B-5", edition="saga")
@pytest.mark.parametrize("edition", ["clone-wars", "saga"])
def test_a_double_thrown_in_jail_has_to_be_moved_by(edition: str) -> None:
    table = at(edition, "0 $500 @jail!1", "1 $500 @go")

    told = table.do("roll 5 5")

    assert names(told) == ["ROLLED", "LEFT_JAIL", "MOVED", "RESTED"]
    assert (table.seats[0].at, jailed(table)) == ("free-parking", [])


@pytest.mark.rule("B-5", edition="episode-2")
@pytest.mark.rule("B-5", edition="fallout")
@pytest.mark.parametrize("turn", [1, 2, 3])
@pytest.mark.parametrize("edition", ["episode-2", "fallout"])
def test_a_double_thrown_in_jail_may_be_moved_by(edition: str, turn: int) -> None:
    table = at(edition, f"0 $500 @jail!{turn}", "1 $500 @go")
    table.do("roll 5 5")
    assert (table.decision, table.actor) == (Decision.LEAVE_BY_DOUBLE, 0)
    assert words(table) == {"move", "stay"}

    table.do("move")

    assert (table.seats[0].at, jailed(table)) == ("free-parking", [])
    assert cash(table) == [500, 500]


@pytest.mark.rule("B-5", edition="episode-2")
@pytest.mark.rule("B-5", edition="fallout")
@pytest.mark.rule("F-31")
@pytest.mark.parametrize("turn", [1, 2, 3])
@pytest.mark.parametrize("edition", ["episode-2", "fallout"])
def test_a_double_not_moved_by_leaves_the_figure_on_just_visiting_and_ends_the_turn(
    edition: str, turn: int
) -> None:
    table = at(edition, f"0 $500 @jail!{turn}", "1 $500 @go")

    table.do("roll 5 5; stay")
    assert (table.seats[0].at, jailed(table), cash(table)) == ("jail", [], [500, 500])
    assert (table.decision, table.actor) == (Decision.END_TURN, 0)
    with pytest.raises(IllegalActionError, match="this is not the moment for it"):
        table.do("roll")
    table.do("end; roll 1 3; end; roll 4 6")

    assert (table.seats[0].at, cash(table)) == ("free-parking", [500, 300])


# --- F-31: turns count, tried or not -------------------------------------------


@pytest.mark.rule("F-31")
@pytest.mark.parametrize("spent", [("stay", "stay"), ("roll 1 2", "stay"), ("stay", "roll 1 2")])
@pytest.mark.parametrize("edition", ["clone-wars", "episode-2", "fallout"])
def test_turns_in_jail_count_whether_tried_or_not(edition: str, spent: tuple[str, str]) -> None:
    table = at(edition, f"0 $500 @{space(edition, 27)}", "1 $1500 @jail")
    table.do("roll 1 2; roll 4 6; end")
    table.do(f"{spent[0]}; roll 1 3; decline; pass; pass; end")
    table.do(f"{spent[1]}; roll 3 4; decline; pass; pass; end")
    assert (jailed(table), table.actor) == ([0], 0)

    with pytest.raises(IllegalActionError, match="you have to try for a double"):
        table.do("stay")
    table.do("roll 6 4")

    assert (table.seats[0].at, jailed(table)) == ("free-parking", [])
    assert cash(table) == [450, 1500]


@pytest.mark.rule("F-31")
@every_edition
def test_on_the_third_turn_one_may_still_pay_or_play_a_card_before_throwing(edition: str) -> None:
    table = at(edition, "0 $500 @jail!3", "1 $500 @go", "jail-cards 1=0")
    assert {"roll", "pay", "use-card"} <= words(table)

    table.do("use-card; roll 6 4")

    assert (table.seats[0].at, cash(table)) == ("free-parking", [500, 500])


@pytest.mark.rule("F-31")
@every_edition
def test_a_new_stay_counts_from_the_beginning(edition: str) -> None:
    table = at(edition, "0 $500 @jail!3", "1 $500 @jail")

    table.do("pay; roll 5 5; roll 6 4; roll 4 6; end; roll 1 2")

    assert jailed(table) == [0]
    assert cash(table) == [450, 500]
    assert table.actor == 1


# --- the shorter games ----------------------------------------------------


@pytest.mark.rule("Q-4", edition="clone-wars")
@pytest.mark.rule("F-41")
@pytest.mark.parametrize("turn", [1, 2])
def test_in_the_quick_game_50_may_be_paid_after_a_failed_throw_to_move_by_it(turn: int) -> None:
    table = at("clone-wars/short", f"0 $500 @jail!{turn}", "1 $500 @go")
    table.do("roll 6 4")
    assert (table.decision, table.actor) == (Decision.PAY_AFTER_THROW, 0)
    assert words(table) == {"pay", "stay"}

    told = table.do("pay")

    assert names(told) == ["PAID", "LEFT_JAIL", "MOVED", "RESTED"]
    assert (table.seats[0].at, jailed(table)) == ("free-parking", [])
    assert (cash(table), taken_in(table)) == ([450, 500], -950)
    assert (table.decision, table.actor) == (Decision.END_TURN, 0)


@pytest.mark.rule("Q-4", edition="clone-wars")
@pytest.mark.rule("F-41")
def test_in_the_quick_game_whoever_does_not_pay_stays_and_the_third_try_is_the_last() -> None:
    table = at("clone-wars/short", "0 $500 @jail!1", "1 $500 @go")

    table.do("roll 6 4; stay; roll 1 3; end")
    assert (jailed(table), table.actor) == ([0], 0)
    table.do("roll 6 4; stay; roll 4 2; end")
    assert (jailed(table), cash(table)) == ([0], [500, 300])
    told = table.do("roll 6 4")

    assert [(paid.other, paid.amount) for paid in only(told, Event.PAID)] == [(-1, 50)]
    assert (table.seats[0].at, cash(table)) == ("free-parking", [450, 300])


@pytest.mark.rule("F-41")
def test_in_the_quick_game_a_later_double_still_leads_out() -> None:
    table = at("clone-wars/short", "0 $500 @jail!1", "1 $500 @go")

    table.do("roll 6 4; stay; roll 1 3; end; roll 5 5")

    assert (table.seats[0].at, jailed(table), cash(table)) == ("free-parking", [], [500, 300])


@pytest.mark.rule("Q-4", edition="clone-wars")
@pytest.mark.rule("F-41")
def test_in_the_quick_game_the_failed_throw_cannot_be_paid_for_without_the_cash() -> None:
    table = at("clone-wars/short", "0 $49 @jail!1", "1 $500 @go")
    table.do("roll 6 4")

    with pytest.raises(IllegalActionError, match=r"that takes 50 .* in cash"):
        table.do("pay")

    table.do("stay")
    assert (jailed(table), cash(table)) == ([0], [49, 500])


@pytest.mark.rule("Q-4", edition="clone-wars")
@pytest.mark.rule("Q-4", edition="fallout")
@pytest.mark.parametrize("edition", ["clone-wars/short", "fallout/short"])
@pytest.mark.parametrize(
    ("way", "paid"), [("use-card; roll 6 4", 0), ("roll 5 5", 0), ("pay; roll 6 4", 50)]
)
def test_on_the_next_turn_a_card_a_double_or_50_leads_out(
    edition: str, way: str, paid: int
) -> None:
    table = at(edition, "0 $500 @jail!1", "1 $500 @go", "jail-cards 1=0")

    table.do(way)
    if table.decision == Decision.LEAVE_BY_DOUBLE:
        table.do("move")

    assert (table.seats[0].at, jailed(table)) == ("free-parking", [])
    assert cash(table) == [500 - paid, 500]


@pytest.mark.rule("Q-4", edition="fallout")
def test_in_fallout_s_short_game_one_must_leave_on_the_next_turn() -> None:
    table = at("fallout/short", f"0 $500 @{space('fallout', 27)}", "1 $500 @go")
    table.do("roll 1 2; roll 1 3; end")
    assert (jailed(table), table.actor) == ([0], 0)

    with pytest.raises(IllegalActionError, match="you have to try for a double"):
        table.do("stay")
    told = table.do("roll 6 4")

    assert names(told) == ["ROLLED", "PAID", "LEFT_JAIL", "MOVED", "RESTED"]
    assert (table.seats[0].at, cash(table)) == ("free-parking", [450, 300])


@pytest.mark.rule("Q-4", edition="fallout")
def test_in_fallout_s_short_game_the_fine_after_the_throw_has_to_be_raised() -> None:
    deed = space("fallout", 5)
    table = at("fallout/short", "0 $20 @jail!1", "1 $500 @go", f"deeds 0: {deed}")
    table.do("roll 6 4")
    assert (table.decision, jailed(table)) == (Decision.RAISE_CASH, [0])

    table.do(f"mortgage {deed}")

    assert (table.seats[0].at, cash(table)) == ("free-parking", [70, 500])


@pytest.mark.rule("Q-4", edition="clone-wars")
@pytest.mark.rule("Q-4", edition="episode-2")
@pytest.mark.parametrize("edition", ["clone-wars/timed", "episode-2/short"])
def test_in_the_timed_game_and_in_episode_2_s_short_game_jail_is_as_standard(edition: str) -> None:
    table = at(edition, "0 $500 @jail!1", "1 $500 @go")

    table.do("roll 6 4")
    assert (jailed(table), table.actor) == ([0], 1)
    table.do("roll 1 3; end; stay")
    assert (jailed(table), table.actor) == ([0], 1)
    table.do("roll 6 4; decline; pass; pass; end; roll 6 4")

    assert (table.seats[0].at, cash(table)) == ("free-parking", [450, 300])

"""The timed game of Clone Wars: the host calls time, the round is finished, the richest wins."""

import pytest

from freehold import Decision, Event, IllegalActionError, Table
from tests.tables import at, cash, only, words

IN_THE_MIDDLE = "turn 6 seat 1 first 0"
"""Seat 1 is on turn; the round began with seat 0."""


def timed(*sections: str) -> Table:
    """Three seats of the timed game."""
    seats = ("0 $500 @go", "1 $500 @go", "2 $500 @go")
    return at("clone-wars/timed", *seats, *sections)


def counted(told):
    """What every seat was found to be worth at the end."""
    return {event.seat: event.amount for event in only(told, Event.WEALTH_COUNTED)}


# --- calling time --------------------------------------------------------------

PLAYED = [
    ("", Decision.TURN, 1),
    ("roll", Decision.ROLL, "chance"),
    ("roll 2 5", Decision.DRAW_CARD, "chance"),
    ("roll 4 6", Decision.END_TURN, 1),
    ("roll 2 4", Decision.BUY, 1),
    ("roll 2 4; decline", Decision.BID, 2),
    ("open 2", Decision.BUSINESS, 2),
    ("trade 2", Decision.OFFER, 1),
    ("trade 2; give 5; propose", Decision.ANSWER_OFFER, 2),
]


@pytest.mark.rule("Q-5", edition="clone-wars")
@pytest.mark.parametrize(("played", "decision", "actor"), PLAYED)
def test_the_host_calls_time_at_any_decision_and_the_decision_stays_as_it_is(
    played, decision, actor
):
    table = timed(IN_THE_MIDDLE)
    if played:
        table.do(played)
    before, choices = table.position, words(table) - {"time-up"}

    told = table.do("time-up")

    assert [event.event for event in told] == [Event.TIME_CALLED]
    assert (table.decision, table.actor) == (decision, actor)
    assert words(table) == choices
    assert table.position.replace(" time-up", "") == before


@pytest.mark.rule("Q-5", edition="clone-wars")
def test_time_is_called_while_somebody_is_in_debt():
    table = at(
        "clone-wars/timed", "0 $100 @go", "1 $500 @go", "2 $500 @go", "deeds 0: jabbas-palace"
    )
    table.do("roll 1 3")

    table.do("time-up; mortgage jabbas-palace")

    assert cash(table) == [100 + 200 - 200, 500, 500]
    assert (table.decision, table.actor) == (Decision.END_TURN, 0)


@pytest.mark.rule("Q-5", edition="clone-wars")
def test_the_call_is_recorded_as_an_outside_action_of_nobody():
    table = timed(IN_THE_MIDDLE)

    table.do("roll; time-up; roll 4 6")

    assert [(done.actor, done.words) for done in table.done] == [
        (1, "roll"),
        (-1, "time-up"),
        (-2, "roll 4 6"),
    ]
    assert "roll; time-up; roll 4 6" in table.record()


@pytest.mark.rule("Q-5", edition="clone-wars")
@pytest.mark.parametrize("alias", ["time up", "time"])
def test_the_host_may_say_it_in_plain_words(alias):
    table = timed(IN_THE_MIDDLE)

    table.do(alias)

    assert table.done[-1].words == "time-up"


@pytest.mark.rule("Q-5", edition="clone-wars")
def test_time_is_called_only_once():
    table = timed(IN_THE_MIDDLE)
    table.do("time-up")
    before = table.position

    with pytest.raises(IllegalActionError, match="time has been called already"):
        table.do("time-up")

    assert table.position == before


@pytest.mark.rule("Q-5", edition="clone-wars")
@pytest.mark.parametrize(
    "form", ["clone-wars", "clone-wars/short", "saga", "episode-2", "episode-2/short", "fallout"]
)
def test_time_is_not_called_in_any_other_form(form):
    table = at(form, "0 $500 @go", "1 $500 @go")

    with pytest.raises(IllegalActionError, match="this game is not played against the clock"):
        table.do("time-up")

    assert "time-up" not in table.position
    assert "time-up" not in words(table)


@pytest.mark.rule("Q-5", edition="clone-wars")
def test_time_is_not_called_after_the_end():
    table = timed("turn 6 seat 2 first 0")
    table.do("time-up; roll 4 6; end")

    assert table.is_over
    assert table.why_not("time-up") == "cannot call time: the game is over"


@pytest.mark.rule("Q-5", edition="clone-wars")
def test_time_may_be_called_while_the_deeds_are_dealt_and_one_round_is_still_played():
    table = Table("clone-wars", 2, form="timed", seed=1, first=1, chance="hand")

    table.do("deal ruusan; time-up; deal rugosa; deal rishi; deal bothawui")
    table.do("roll 4 6; end")
    after_one_turn = (table.is_over, table.actor)
    table.do("roll 4 6; end")

    assert after_one_turn == (False, 0)
    assert table.is_over


# --- F-21: the round is finished -----------------------------------------------


@pytest.mark.rule("F-21")
def test_the_round_in_progress_is_played_to_its_end():
    table = timed("turn 4 seat 0 first 0")

    table.do("time-up; roll 4 6; end")
    after_first = (table.is_over, table.actor)
    table.do("roll 4 6; end")
    after_second = (table.is_over, table.actor)
    table.do("roll 1 3; end")  # the trade duty: 200

    assert after_first == (False, 1)
    assert after_second == (False, 2)
    assert table.is_over
    assert table.winners == (0, 1)


@pytest.mark.rule("F-21")
def test_time_called_on_the_last_turn_of_a_round_ends_the_game_after_that_turn():
    table = timed("turn 6 seat 2 first 0")

    told = table.do("roll 1 3; time-up; end")

    assert counted(told) == {0: 500, 1: 500, 2: 300}
    assert table.winners == (0, 1)


@pytest.mark.rule("F-21")
def test_a_round_ends_before_the_seat_that_started_the_game():
    table = timed("turn 6 seat 0 first 1")  # seats 1, 2, 0 make a round

    table.do("time-up; roll 4 6; end")

    assert table.is_over


@pytest.mark.rule("F-21")
def test_the_further_roll_of_a_double_belongs_to_the_round():
    table = timed("turn 6 seat 2 first 0")

    table.do("time-up; roll 5 5")
    after_the_double = (table.is_over, table.decision, table.actor)
    table.do("roll 4 6; end")

    assert after_the_double == (False, Decision.TURN, 2)
    assert table.is_over


@pytest.mark.rule("F-21")
def test_without_a_call_the_next_round_begins():
    table = timed("turn 6 seat 2 first 0")

    table.do("roll 4 6; end")

    assert not table.is_over
    assert (table.decision, table.actor) == (Decision.TURN, 0)


@pytest.mark.rule("F-21")
def test_the_round_ends_before_the_next_seat_when_the_first_one_is_out():
    table = at(
        "clone-wars/timed",
        "0 out @go",
        "1 $500 @go",
        "2 $500 @go",
        "3 $500 @go",
        "turn 9 seat 2 first 0",
    )

    table.do("time-up; roll 4 6; end")
    after_seat_2 = (table.is_over, table.actor)
    told = table.do("roll 4 6; end")

    assert after_seat_2 == (False, 3)
    assert counted(told) == {1: 500, 2: 500, 3: 500}
    assert table.winners == (1, 2, 3)


@pytest.mark.rule("F-21")
def test_the_round_goes_on_when_the_first_seat_goes_bankrupt_in_it():
    table = at("clone-wars/timed", "0 $0 @go", "1 $500 @go", "2 $400 @go", "turn 7 seat 0 first 0")

    table.do("time-up; roll 1 3; give-up")
    still_on = (table.is_over, table.actor)
    table.do("roll 4 6; end")
    told = table.do("roll 4 6; end")

    assert still_on == (False, 1)
    assert counted(told) == {1: 500, 2: 400}
    assert table.winners == (1,)


@pytest.mark.rule("F-21")
def test_the_game_ends_when_the_last_seat_of_the_round_goes_bankrupt_in_it():
    table = at("clone-wars/timed", "0 $300 @go", "1 $200 @go", "2 $0 @go", "turn 9 seat 2 first 0")

    told = table.do("time-up; roll 1 3; give-up")

    assert counted(told) == {0: 300, 1: 200}
    assert table.winners == (0,)


@pytest.mark.rule("F-21")
def test_the_only_seat_left_wins_before_the_round_is_over():
    table = at("clone-wars/timed", "0 $0 @go", "1 $1 @go", "turn 9 seat 0 first 0")

    told = table.do("time-up; roll 1 3; give-up")

    assert counted(told) == {}
    assert table.winners == (1,)


@pytest.mark.rule("F-21")
def test_the_richest_wins_the_timed_game_by_the_count_and_not_by_cash():
    table = at(
        "clone-wars/timed",
        "0 $900 @go",
        "1 $10 @go",
        "deeds 1: ziros-palace+1 jabbas-palace",
        "turn 9 seat 1 first 0",
    )

    told = table.do("time-up; roll 4 6; end")

    assert counted(told) == {0: 900, 1: 10 + 350 + 400 + 200}
    assert table.winners == (1,)

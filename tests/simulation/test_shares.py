"""Figures of a report that are shares of something: of what has to be right."""

import pytest

from freehold.editions import load
from freehold.simulation.crews import threads
from freehold.simulation.measures import share
from freehold.simulation.report import Report, make_report
from tests.simulation.games import plan_of, total_of


def report_on(games: int, **more: object) -> Report:
    plan = plan_of("saga", games, seed=1, **more)
    return make_report(plan, load("saga"), total_of(plan, threads(2)).tally, "en")


def test_a_deed_pays_back_what_it_cost_however_many_games_had_it_bought():
    rules = {"turn-limit": "30", "no-auctions": "true"}
    report = report_on(4000, players=["steady"] * 4, settings=rules)
    railroads = [deed for deed in report.deeds if deed.group == "railroads"]

    assert len(railroads) == 4
    for deed in railroads:
        assert deed.bought < 0.9  # in the other games there was no time for it
        pace = deed.rent / deed.turns_owned
        # The interest on a few mortgages comes on top of the price.
        assert deed.payback_turns == pytest.approx(deed.price / pace, rel=0.01)


def test_of_a_players_seats_only_one_wins_a_game():
    report = report_on(400, players=["steady", "steady", "steady", "bold"])
    steady, bold = report.players
    wins = steady.wins.value * steady.games

    assert (steady.seats, bold.seats) == (3, 1)
    assert steady.wins.value * 3 + bold.wins.value == pytest.approx(1 - report.length.stopped.value)
    of_player = share(wins, report.games)
    assert (steady.wins.low, steady.wins.high) == pytest.approx(
        (of_player.low / 3, of_player.high / 3)
    )
    assert bold.wins == share(bold.wins.value * report.games, report.games)

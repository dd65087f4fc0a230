"""Games of two: who meets whom, and what came of the games that were played."""

import re

import pytest

from freehold.bots.characters import BUILT_IN
from freehold.editions import load
from freehold.simulation.crews import threads
from freehold.simulation.duels import duel, pairs
from freehold.simulation.measures import Measure
from freehold.simulation.page.charts import ELLIPSIS
from freehold.simulation.page.document import page
from freehold.simulation.parts import PlayPart
from freehold.simulation.report import Duel, make_report
from freehold.simulation.running import Run
from tests.simulation.games import plan_of, total_of


def test_each_meets_random_and_each_other_once():
    found = pairs(["steady", "bold", "random", "steady"])

    assert found == [("steady", "random"), ("bold", "random"), ("steady", "bold")]


def test_a_character_of_a_file_is_called_by_its_path_even_if_its_name_is_taken():
    assert pairs(["own/random.toml", "random"]) == [("own/random.toml", "random")]


def test_a_duel_that_is_cut_short_counts_the_games_it_had():
    plan = plan_of(games=100_000, players=["steady", "random"])
    run = Run(plan.games, PlayPart(plan), threads(1))

    def until_stopped():
        for part in run:
            run.stop()
            yield part

    found = duel(plan, until_stopped())

    assert (found.player, found.against) == ("steady", "random")
    assert 0 < found.games < plan.games == found.asked
    assert found.wins.value > 0.9


def test_a_duel_that_never_began_has_no_games():
    plan = plan_of(games=50, players=["steady", "random"])
    run = Run(plan.games, PlayPart(plan), threads(1))
    run.stop()

    assert duel(plan, run).games == 0


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_the_page_has_a_chart_against_the_random_player_and_one_against_each_other(language: str):
    names = list(BUILT_IN)
    plan, spec = plan_of(games=20, players=names), load("saga")
    won = Measure(0.99987, 0.9978, 0.99999)
    duels = [Duel(*pair, 3000, 3000, won) for pair in pairs(names)]
    report = make_report(plan, spec, total_of(plan, threads(1)).tally, language, duels)

    shown = page(report, spec, language, "freehold")

    section = shown[shown.index('id="duels"') :].partition("</section>")[0]
    at_random, each = section.split("<h3>")[1:]
    rows = [re.findall(r'class="name">([^<]*)<', chart) for chart in (at_random, each)]
    assert [len(found) for found in rows] == [4, 6]
    assert rows[0] == names
    assert all(name.split()[0] in names and name.split()[-1] in names for name in rows[1])
    assert ELLIPSIS not in section, "every name is whole"


def test_without_a_chart_there_is_no_heading_for_it():
    plan, spec = plan_of(games=20, players=["steady", "bold"]), load("saga")
    duels = [Duel("steady", "bold", 10, 10, Measure(0.5, 0.2, 0.8))]
    report = make_report(plan, spec, total_of(plan, threads(1)).tally, "en", duels)

    shown = page(report, spec, "en", "freehold")

    assert "Against each other" in shown
    assert "Against a random player" not in shown


def test_a_duel_that_was_interrupted_is_told_with_its_games_beside_the_charts():
    plan, spec = plan_of(games=20, players=["steady", "bold"]), load("saga")
    won = Measure(0.5, 0.2, 0.8)
    duels = [Duel("steady", "random", 100, 100, won), Duel("bold", "random", 1234, 5000, won)]
    report = make_report(plan, spec, total_of(plan, threads(1)).tally, "en", duels)

    shown = page(report, spec, "en", "freehold")

    assert re.findall(r'<p class="note">([^<]* against [^<]*)<', shown) == [
        "bold against random (1,234 games)"
    ]

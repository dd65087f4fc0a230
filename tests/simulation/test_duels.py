"""Games of two: who meets whom, and what came of the games that were played."""

from freehold.simulation.crews import threads
from freehold.simulation.duels import duel, pairs
from freehold.simulation.parts import PlayPart
from freehold.simulation.running import Run
from tests.simulation.games import plan_of


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

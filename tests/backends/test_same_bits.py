"""The interpreted rules are the reference; every backend must equal them bit for bit."""

from typing import Any

import numpy as np
import pytest

from freehold.backend import callees_first, constants_of
from freehold.batch import cpu, cuda, interpreted
from freehold.state import GAME
from tests.backends.games import FORMS, edition_record, seats_and_seeds

# Of 1,000 games an edition and form: (games, variant of settings, turns, poor seats).
BATCHES = [(400, 0, 40, False), (200, 0, 60, True), (200, 1, 40, True), (200, 2, 30, True)]


def difference(expected, actual):
    """Where two batches of final states differ: the first game, and the fields."""
    for i in range(len(expected)):
        if expected[i].tobytes() != actual[i].tobytes():
            fields = [
                f for f in GAME.names or () if not np.array_equal(expected[i][f], actual[i][f])
            ]
            return i, fields
    return None


@pytest.mark.parametrize(("edition", "form"), FORMS)
@pytest.mark.parametrize("batch", BATCHES, ids=["rich", "poor", "on-demand", "house-rules"])
def test_compiled_games_equal_the_interpreted_ones(edition, form, batch):
    games, variant, turns, poor = batch
    record = edition_record(edition, form, variant, turns, poor=poor)
    seats, seeds = seats_and_seeds(edition, games)

    reference, actions = interpreted.play_randomly(record, seats, seeds)
    compiled, compiled_actions = cpu.play_randomly(record, seats, seeds)

    assert difference(reference, compiled) is None
    assert actions == compiled_actions


def test_poor_games_reach_bankruptcies_so_that_the_comparison_covers_them():
    record = edition_record("saga", "standard", 0, 60, poor=True)
    seats, seeds = seats_and_seeds("saga", 200)

    games, _ = cpu.play_randomly(record, seats, seeds)

    everybody = (1 << games["n_seats"].astype(int)) - 1
    assert (games["playing"] != everybody).sum() > 50
    assert (games["turns"] < 60).sum() > 5


@pytest.mark.cuda
@pytest.mark.filterwarnings("ignore:.*Grid size.*")  # a thousand games do not fill a GPU
@pytest.mark.skipif(not cuda.is_available(), reason="there is no GPU here")
@pytest.mark.parametrize(("edition", "form"), FORMS)
def test_games_on_the_gpu_equal_the_compiled_ones(edition, form):
    for games, variant, turns, poor in BATCHES:
        record = edition_record(edition, form, variant, turns, poor=poor)
        seats, seeds = seats_and_seeds(edition, games)

        reference, actions = cpu.play_randomly(record, seats, seeds)
        on_device, device_actions = cuda.play_randomly(record, seats, seeds)

        assert difference(reference, on_device) is None
        assert actions == device_actions


def test_rules_that_call_each_other_in_a_circle_are_refused():
    namespace: dict[str, Any] = {}
    exec("def ping(): return pong()\ndef pong(): return ping()", namespace)

    with pytest.raises(TypeError, match="must not recurse: ping > pong > ping"):
        callees_first({"ping": namespace["ping"], "pong": namespace["pong"]})


def test_two_meanings_of_one_constant_are_refused():
    one: dict[str, Any] = {"LIMIT": 1}
    two: dict[str, Any] = {"LIMIT": 2}
    exec("def first(): return LIMIT", one)
    exec("def second(): return LIMIT", two)

    with pytest.raises(TypeError, match="mean different things by LIMIT"):
        constants_of([one["first"], two["second"]])

"""The same games by two sets of rules."""

import numpy as np
import pytest

from freehold.simulation.crews import threads
from freehold.simulation.pairs import MEASURES, PairedTotal, PlayPairs, facts_of
from freehold.simulation.parts import results_of
from freehold.simulation.running import Run
from tests.simulation.games import plan_of


def test_the_same_rules_make_no_difference_at_all():
    plan = plan_of(games=100)
    total = PairedTotal()
    total.add(PlayPairs(plan, plan)(0, 100, "cpu"))

    for row in total.differences():
        assert row.first == row.second
        assert (row.difference.value, row.difference.low, row.difference.high) == (0, 0, 0)


def test_differences_are_those_of_the_paired_games_however_they_are_split():
    one = plan_of(games=400, settings={"free-parking-pot": "true"}, seed=5)
    other = plan_of(games=400, seed=5)
    total = PairedTotal()
    for part in Run(400, PlayPairs(one, other), threads(2)):
        total.add(part)
    a, b = (facts_of(results_of(plan, 0, 400, "cpu")[1]) for plan in (one, other))

    for number, row in enumerate(total.differences()):
        unit = 1 if row.measure in ("rounds", "turns") else 840
        each = (a[number] - b[number]) / unit
        assert row.measure == MEASURES[number]
        assert row.difference.value == pytest.approx(each.mean(), abs=1e-12)
        error = each.std(ddof=1) / np.sqrt(400)
        assert row.difference.high - row.difference.value == pytest.approx(1.96 * error, rel=1e-4)


def test_facts_of_results():
    plan = plan_of(games=50, seed=2)
    _, results = results_of(plan, 0, 50, "cpu")
    facts = dict(zip(MEASURES, facts_of(results), strict=True))

    assert facts["turns"].tolist() == results["turns"].tolist()
    won = [(r["winners"] >> r["first_seat"]) & 1 for r in results]
    assert facts["first"].tolist() == [
        840 * w // max(bin(r["winners"]).count("1"), 1) for w, r in zip(won, results, strict=True)
    ]
    assert set(facts["comebacks"].tolist()) <= {0, 840}

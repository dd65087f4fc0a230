"""The same games by two sets of rules."""

import numpy as np
import pytest

from freehold.simulation.crews import threads
from freehold.simulation.measures import difference_of_shares
from freehold.simulation.pairs import LENGTHS, MEASURES, PairedTotal, PlayPairs, facts_of
from freehold.simulation.parts import results_of
from freehold.simulation.running import Run
from tests.simulation.games import plan_of


def test_the_same_rules_make_no_difference_at_all():
    plan = plan_of(games=100)
    total = PairedTotal()
    total.add(PlayPairs(plan, plan)(0, 100, "cpu"))

    for row in total.differences():
        found = row.difference
        assert row.first == row.second
        assert found.value == 0 == found.low + found.high
        assert (found.high == 0) == (row.measure in LENGTHS)


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
        if row.measure in LENGTHS:
            half = 1.96 * each.std(ddof=1) / np.sqrt(400)
        else:  # half a game more that differs each way, and one in which both do alike
            half = (
                1.96
                * np.array([*each, 1, 0, 0, -1]).repeat([2] * 400 + [1] * 4).std()
                / np.sqrt(402)
            )
        assert row.difference.high - row.difference.low == pytest.approx(2 * half, rel=1e-4)


def test_what_hardly_ever_happens_may_still_differ():
    """One game in 500 is stopped by one of the rules: mostly it is not seen in 200 games."""
    dice, hits, runs = np.random.default_rng(4), 0, 400
    for _ in range(runs):
        stopped = int(dice.binomial(200, 0.002))
        found = difference_of_shares(stopped, stopped, 200)
        hits += found.low <= 0.002 <= found.high

    assert hits / runs > 0.94


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

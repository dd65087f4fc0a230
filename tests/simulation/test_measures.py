"""Shares, means and quantiles."""

import numpy as np
import pytest

from freehold.simulation.measures import Measure, mean, most, quantile, ratio, share


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [  # Wilson's interval, from Newcombe (1998), table I
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilsons_interval(successes: int, trials: int, low: float, high: float):
    found = share(successes, trials)

    assert found.value == pytest.approx(successes / trials)
    assert found.low == pytest.approx(low, abs=5e-5)
    assert found.high == pytest.approx(high, abs=5e-5)


def test_a_share_of_nothing_may_be_anything():
    assert share(0, 0) == Measure(0.0, 0.0, 1.0)


def test_a_share_of_none_or_all_reaches_to_the_end():
    assert share(0, 1000).low == 0.0
    assert share(1000, 1000).high == 1.0


def test_a_mean_with_its_interval():
    values = np.array([3.0, 5.0, 8.0, 13.0, 2.0])
    found = mean(values.sum(), (values**2).sum(), len(values))
    error = values.std(ddof=1) / np.sqrt(len(values))

    assert found.value == pytest.approx(values.mean())
    assert found.high - found.value == pytest.approx(1.96 * error, rel=1e-4)


def test_quantiles_of_counts():
    bins = [0, 1, 3, 4, 2, 0]  # 1, 2 2 2, 3 3 3 3, 4 4

    assert quantile(bins, 0.5) == 3
    assert quantile(bins, 0.1) == 1
    assert quantile(bins, 1.0) == 4
    assert quantile([0, 4, 0], 0.5, width=8) == 12
    assert quantile([], 0.5) == 0


def test_a_quantile_in_the_open_last_bin_is_not_known():
    bins = [0, 1, 3, 4, 2]  # 1, 2 2 2, 3 3 3 3, twice 4 or more

    assert quantile(bins, 0.8) == 3
    assert quantile(bins, 0.9) is None
    assert quantile([0, 4], 0.5, width=8) is None
    assert most(bins) == 3


def test_a_ratio_to_nothing_is_none():
    assert ratio(1, 0) is None
    assert ratio(1, 4) == 0.25

"""Shares and means with their 95 % intervals; plain arithmetic, the same on every machine."""

from collections.abc import Sequence
from math import sqrt

import msgspec

Z = 1.959963984540054
"""How many standard errors a 95 % interval reaches to either side."""


class Measure(msgspec.Struct, frozen=True):
    """A figure, and the interval that holds the true one in 95 of 100 such runs."""

    value: float
    low: float
    high: float


def share(successes: float, trials: int) -> Measure:
    """A share with Wilson's interval, which stays sensible near 0 and 1 and for few trials."""
    if trials <= 0:
        return Measure(0.0, 0.0, 1.0)
    p = successes / trials
    spread = Z * Z / trials
    middle = (p + spread / 2) / (1 + spread)
    half = Z * sqrt(p * (1 - p) / trials + spread / (4 * trials)) / (1 + spread)
    low = max(middle - half, 0.0) if successes else 0.0
    high = min(middle + half, 1.0) if successes < trials else 1.0
    return Measure(p, low, high)


def mean(total: float, squares: float, n: int) -> Measure:
    """A mean from a sum and a sum of squares."""
    if n <= 0:
        return Measure(0.0, 0.0, 0.0)
    average = total / n
    variance = max(squares / n - average * average, 0.0) * n / max(n - 1, 1)
    half = Z * sqrt(variance / n)
    return Measure(average, average - half, average + half)


def difference_of_shares(total: float, squares: float, n: int) -> Measure:
    """The difference of two shares of the same trials, from the sum of the trials' differences.

    Agresti and Min's interval: as if in half a trial more each way had done alike, and each
    alone.  So it does not shrink to nothing where the few trials that would differ are missing.
    """
    if n <= 0:
        return Measure(0.0, -1.0, 1.0)
    trials = n + 2
    middle = total / trials
    half = Z * sqrt((squares + 1) / trials - middle * middle) / sqrt(trials)
    return Measure(total / n, max(middle - half, -1.0), min(middle + half, 1.0))


def quantile(bins: Sequence[int], part: float, width: int = 1) -> float | None:
    """The value below which a part of all lies, from counts in bins of a width.

    The last bin is open: it also counts whatever is beyond it.  A value in it is not
    known, only that it is more than `most`; that is None.
    """
    wanted = part * sum(bins)
    seen = 0
    for number, count in enumerate(bins):
        if count and seen + count >= wanted:
            if number == len(bins) - 1:
                return None
            # Whole numbers in bins of one are themselves; in wider bins they are spread evenly.
            inside = 0.0 if width == 1 else (wanted - seen) / count * width
            return number * width + inside
        seen += count
    return 0.0


def most(bins: Sequence[int]) -> int:
    """The highest whole number that has a bin of one for itself: the last bin is open."""
    return len(bins) - 2


def ratio(above: float, below: float) -> float | None:
    """A ratio, or None where there is nothing to divide by."""
    return above / below if below else None

"""Two distributions of the length of games, one over the other."""

from collections.abc import Sequence

from freehold.simulation.figures import Figures
from freehold.simulation.page.charts import (
    DIGIT,
    FULL,
    PHONE_AXIS,
    reach,
    shares_of,
    steps,
    widest,
)
from freehold.simulation.page.markup import picture, tag, text

HEIGHT, BOTTOM, TOP = 272.0, 46.0, 22.0
MOST_STEPS = 60


def overlay(
    figures: Figures,
    label: str,
    series: Sequence[tuple[str, Sequence[int]]],
    axis: str,
) -> str:
    """Shares over bins of one as outlines, each in a colour of its own.

    As in a histogram the last games of the long tail are not drawn, nor what is beyond all bins.
    """
    last = min(max(reach(bins, 0.995) for _, bins in series), len(series[0][1]) - 1)
    together = max(1, -(-last // MOST_STEPS))
    last = max(last - last % together, together)
    shares = [
        [sum(bins[n : n + together]) / max(sum(bins), 1) for n in range(0, last, together)]
        for _, bins in series
    ]
    highest = max(max(share) for share in shares) or 1.0
    ticks = steps(highest, 4)
    labels = shares_of(figures, ticks)
    left, right = widest(labels, PHONE_AXIS, DIGIT) + 8, FULL - 20
    wide = (right - left) * together / last

    def up(share: float) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * share / highest

    def across(rounds: float) -> float:
        return left + (rounds + 0.5) / together * wide

    drawn = [
        tag("line", x1=left, x2=right, y1=up(at), y2=up(at), class_="grid")
        + text(left - 8, up(at) + 4, written, class_="axis end")
        for at, written in zip(ticks, labels, strict=True)
    ]
    drawn += [
        text(across(at), HEIGHT - 26, figures.number(at), class_="axis middle")
        for at in steps(float(last), 8)
        if at.is_integer() and at < last
    ]
    drawn.append(text(right, HEIGHT - 4, axis, class_="axis end"))
    drawn.append(text(0, HEIGHT - 4, figures.text("length-height"), class_="axis"))
    for number, share in enumerate(shares):
        outline = [f"{left + n * wide:.1f},{up(y):.1f}" for n, y in enumerate(share)]
        ends = [f"{left + (n + 1) * wide:.1f},{up(y):.1f}" for n, y in enumerate(share)]
        path = " ".join(point for both in zip(outline, ends, strict=True) for point in both)
        drawn.append(tag("polyline", points=path, class_=f"line line-{number}"))
    # The names stand where the outlines are low.
    highest_at = max(share.index(max(share)) for share in shares) / len(shares[0])
    x, where = (right, "end") if highest_at < 0.5 else (left + 8, "start")
    for number, name in enumerate(name for name, _ in series):
        drawn.append(text(x, TOP + 22 * number, name, class_=f"{where} label-{number}"))
    return picture(FULL, HEIGHT, label, *drawn, class_="chart full")

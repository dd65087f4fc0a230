"""Charts: points with intervals, bars, a histogram, lines, and a strip of heat."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from freehold.simulation.figures import Figures
from freehold.simulation.measures import Measure
from freehold.simulation.page.markup import picture, tag, text

WIDTH = 480.0
LABELS = 150.0
"""What the names at the left take."""
FULL = 720.0
"""The width of a chart that has the page for itself."""
ROW = 28.0
STRIP = 264.0
"""The width of a strip of heat."""


class Row(NamedTuple):
    """A line of a chart: its name, its value, and what is written behind it."""

    name: str
    value: float
    shown: str


def steps(highest: float, wanted: int = 5) -> list[float]:
    """Round numbers from nought to about `highest`, for an axis."""
    if highest <= 0:
        return [0.0]
    size = 10.0 ** len(str(int(highest))) / 10
    if highest < 1:
        size = 10.0
        while size > highest:
            size /= 10
    width = next(
        (
            size * part
            for part in (0.1, 0.2, 0.25, 0.5, 1, 2, 2.5, 5)
            if highest / (size * part) <= wanted
        ),
        size * 10,
    )
    return [width * i for i in range(int(highest / width + 1e-9) + 1)]


def points(
    figures: Figures, label: str, rows: Sequence[tuple[str, Measure]], expected: float | None
) -> str:
    """Shares as points on their intervals, and a line at what was to be expected."""
    highest = max([m.high for _, m in rows] + [expected or 0.0]) * 1.12
    room = WIDTH - LABELS - 100
    height = ROW * len(rows) + 34

    def across(value: float) -> float:
        return LABELS + room * value / highest

    drawn = [
        tag("line", x1=across(at), x2=across(at), y1=4.0, y2=height - 26, class_="grid")
        + text(across(at), height - 8, figures.percent(at, 0), class_="axis middle")
        for at in steps(highest)
    ]
    if expected is not None:
        at = across(expected)
        drawn.append(tag("line", x1=at, x2=at, y1=2.0, y2=height - 24, class_="expected"))
    for number, (name, measure) in enumerate(rows):
        y = ROW * number + 18
        drawn += [
            text(LABELS - 14, y + 5, name, class_="name"),
            tag(
                "line",
                x1=across(measure.low),
                x2=across(measure.high),
                y1=y,
                y2=y,
                class_="whisker",
            ),
            tag("circle", cx=across(measure.value), cy=y, r=5.0, class_="point"),
            text(
                WIDTH, y + 5, f"{figures.share(measure)} ± {figures.spread(measure)}", class_="end"
            ),
        ]
    return picture(WIDTH, height, label, *drawn, class_="chart")


def bars(label: str, rows: Sequence[Row]) -> str:
    """Values as bars from the left."""
    highest = max((row.value for row in rows), default=0.0) or 1.0
    room = WIDTH - LABELS - 70
    drawn: list[str] = []
    for number, row in enumerate(rows):
        y = ROW * number + 2
        length = room * row.value / highest
        drawn += [
            text(LABELS - 14, y + 18, row.name, class_="name"),
            tag(
                "rect",
                x=LABELS,
                y=y + 4,
                width=max(length, 1.5),
                height=ROW - 11,
                rx=3,
                class_="bar",
            ),
            text(LABELS + length + 10, y + 18, row.shown, class_="start"),
        ]
    return picture(WIDTH, ROW * len(rows) + 6, label, *drawn, class_="chart")


def histogram(
    figures: Figures, label: str, bins: Sequence[int], axis: str, marks: Sequence[float]
) -> str:
    """Counts over bins of one, several of them together where they are many; marks on top.

    The last games of the long tail are not drawn, but told; in the last bin is whatever
    is beyond all others, so it is never drawn.
    """
    last, total = min(reach(bins, 0.995), len(bins) - 1), max(sum(bins), 1)
    together = max(1, -(-last // 80))
    last -= last % together
    sums = [sum(bins[n : n + together]) for n in range(0, last, together)]
    highest = max(sums, default=1) or 1
    height, left, bottom = 272.0, 52.0, 46.0
    room, rise = FULL - left - 10, height - bottom - 22
    wide = room / max(len(sums), 1)

    def up(count: float) -> float:
        return height - bottom - rise * count / highest

    drawn = [
        tag("line", x1=left, x2=FULL - 10, y1=up(at * total), y2=up(at * total), class_="grid")
        + text(
            left - 8,
            up(at * total) + 4,
            figures.percent(at, 0 if at >= 0.01 or at == 0 else 1),
            class_="axis end",
        )
        for at in steps(highest / total, 4)
    ]
    for n, count in enumerate(sums):
        drawn.append(
            tag(
                "rect",
                x=left + n * wide + 0.5,
                y=up(count),
                width=max(wide - 1, 0.6),
                height=height - bottom - up(count),
                class_="bar",
            )
        )
    drawn += [
        text(left + at / together * wide, height - 26, figures.number(at), class_="axis middle")
        for at in steps(float(last), 8)
    ]
    drawn.append(text(FULL - 10, height - 4, axis, class_="axis end"))
    beyond, rest = sum(bins[last:]) / total, ""
    if beyond:
        told = figures.text("length-beyond", share=figures.percent(beyond))
        rest = text(FULL - 10, up(highest * 0.36), told, class_="axis end told")
    for at in (mark for mark in marks if mark < last):
        x = left + (at / together + 0.5) * wide
        drawn.append(tag("line", x1=x, x2=x, y1=16.0, y2=height - bottom, class_="expected"))
        drawn.append(text(x, 11.0, figures.number(at), class_="axis middle strong"))
    return picture(FULL, height, label, *drawn, rest, class_="chart full")


def reach(bins: Sequence[int], part: float) -> int:
    """How many bins hold this part of all."""
    wanted, seen = part * sum(bins), 0
    for number, count in enumerate(bins):
        seen += count
        if seen >= wanted:
            return number + 1
    return len(bins)


def lines(
    figures: Figures, label: str, series: Sequence[tuple[str, Sequence[float]]], axis: str
) -> str:
    """A few lines over equal parts; the second one is drawn in the second colour, and so on."""
    highest = max((max(values) for _, values in series if values), default=1.0) * 1.05 or 1.0
    height, left, bottom = 220.0, 52.0, 36.0
    n = max((len(values) for _, values in series), default=1)
    room, rise = WIDTH - left - 150, height - bottom - 10

    def at(part: int, value: float) -> tuple[float, float]:
        return left + room * part / max(n - 1, 1), height - bottom - rise * value / highest

    drawn = [
        tag("line", x1=left, x2=left + room, y1=at(0, s)[1], y2=at(0, s)[1], class_="grid")
        + text(left - 8, at(0, s)[1] + 4, figures.number(s), class_="axis end")
        for s in steps(highest, 5)
    ]
    drawn += [
        text(at(part, 0)[0], height - 18, f"{part + 1}/{n}", class_="axis middle")
        for part in range(n)
    ]
    drawn.append(text(left + room, height - 2, axis, class_="axis end"))
    ends = spread_out([at(n - 1, values[-1])[1] for _, values in series if values], 18)
    for number, ((name, values), end) in enumerate(zip(series, ends, strict=True)):
        places = [at(part, value) for part, value in enumerate(values)]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        drawn.append(tag("polyline", points=path, class_=f"line line-{number}"))
        drawn += [tag("circle", cx=x, cy=y, r=3.0, class_=f"dot dot-{number}") for x, y in places]
        drawn.append(text(left + room + 12, end + 4, name, class_=f"start label-{number}"))
    return picture(WIDTH, height, label, *drawn, class_="chart")


def spread_out(places: Sequence[float], distance: float) -> list[float]:
    """Labels at these heights, moved apart where they would cover each other."""
    order = sorted(range(len(places)), key=lambda i: places[i])
    moved = list(places)
    for before, here in pairwise(order):
        moved[here] = max(moved[here], moved[before] + distance)
    return moved


def heat(label: str, bins: Sequence[int], highest: int) -> str:
    """A strip of fields, the fuller the darker."""
    wide = STRIP / max(len(bins), 1)
    fields = [
        tag(
            "rect",
            x=n * wide,
            y=0,
            width=wide - 1,
            height=16,
            rx=1.5,
            class_="heat",
            style=f"--t:{count / max(highest, 1):.3f}",
        )
        for n, count in enumerate(bins)
    ]
    return picture(STRIP, 16, label, *fields, class_="strip")

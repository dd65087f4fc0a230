"""Charts: points with intervals, bars, a histogram, lines, and a strip of heat."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple
from unicodedata import east_asian_width

from freehold.simulation.figures import Figures
from freehold.simulation.measures import Measure, most
from freehold.simulation.page.markup import picture, tag, text, words

WIDTH = 480.0
FULL = 720.0
"""The width of a chart that has the page for itself."""
ROW = 28.0
STRIP = 264.0
"""The width of a strip of heat."""
DRAWING = 100.0
"""What is left for the drawing between its labels, however long these are."""
GAP = 14.0
"""Between a label and the drawing."""
SIZE, AXIS, PHONE_AXIS = 14.0, 12.0, 19.0
"""The sizes of letters in style.css: of labels, of axes, of axes of full width on phones."""
LETTER, BOLD_LETTER, DIGIT = 0.58, 0.66, 0.65
"""How wide a mark is, in parts of its size: rather too much, because fonts differ."""
WIDE_MARKS, WIDE = "mw%", 1.7
"""These, capitals and Chinese characters count for more than one letter."""
ELLIPSIS = "\N{HORIZONTAL ELLIPSIS}"
NEARLY_ALL = 0.95
"""If so many games last longer than is counted, the rest says nothing about how long games last."""


class Row(NamedTuple):
    """A line of a chart: its name, its value, and what is written behind it."""

    name: str
    value: float
    shown: str


def width_of(content: str, size: float = SIZE, letter: float = LETTER) -> float:
    """About how wide a text will be; only the browser knows its font."""
    wide = sum(
        mark in WIDE_MARKS or mark.isupper() or east_asian_width(mark) in "WF" for mark in content
    )
    return (len(content) + wide * (WIDE - 1)) * size * letter


def widest(contents: Iterable[str], size: float = SIZE, letter: float = LETTER) -> float:
    """About how wide the longest of some texts will be."""
    return max((width_of(content, size, letter) for content in contents), default=0.0)


def shortened(content: str, room: float, letter: float = LETTER) -> str:
    """A text, cut in the middle if it would take more than this room.

    In the middle, because "… against random" and "… against steady" differ at the end.
    """
    shown, kept = content, len(content)
    while kept and width_of(shown, letter=letter) > room:
        kept -= 1
        tail = kept // 2
        shown = content[: kept - tail].rstrip() + ELLIPSIS + content[len(content) - tail :].lstrip()
    return shown


def named(x: float, y: float, name: str, shown: str, class_: str = "name") -> str:
    """A name in a chart; if it was cut, the whole of it is shown under the pointer."""
    if shown == name:
        return text(x, y, name, class_=class_)
    return tag("text", tag("title", words(name)), words(shown), x=x, y=y, class_=class_)


def decimals(ticks: Sequence[float]) -> int:
    """How many decimals an axis needs so that each of its equal steps is told exactly."""
    step = ticks[1] - ticks[0] if len(ticks) > 1 else 1.0
    return next((n for n in range(6) if abs(round(step, n) - step) < step * 1e-6), 6)


def shares_of(figures: Figures, ticks: Sequence[float]) -> list[str]:
    """The labels of an axis of shares."""
    digits = decimals([100 * at for at in ticks])
    return [figures.percent(at, digits if at else 0) for at in ticks]


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
    shown = [figures.interval(measure) for _, measure in rows]
    ends = widest(shown)
    names = min(widest(name for name, _ in rows), WIDTH - ends - DRAWING - GAP)
    left = names + GAP
    room = WIDTH - left - ends
    height = ROW * len(rows) + 34

    def across(value: float) -> float:
        return left + room * value / highest

    ticks = steps(highest, 5 if room > 2 * DRAWING else 3)
    drawn = [
        tag("line", x1=across(at), x2=across(at), y1=4.0, y2=height - 26, class_="grid")
        + text(across(at), height - 8, written, class_="axis middle")
        for at, written in zip(ticks, shares_of(figures, ticks), strict=True)
    ]
    if expected is not None:
        at = across(expected)
        drawn.append(tag("line", x1=at, x2=at, y1=2.0, y2=height - 24, class_="expected"))
    for number, (name, measure) in enumerate(rows):
        y = ROW * number + 18
        drawn += [
            named(names, y + 5, name, shortened(name, names)),
            tag(
                "line",
                x1=across(measure.low),
                x2=across(measure.high),
                y1=y,
                y2=y,
                class_="whisker",
            ),
            tag("circle", cx=across(measure.value), cy=y, r=5.0, class_="point"),
            text(WIDTH, y + 5, shown[number], class_="end"),
        ]
    return picture(WIDTH, height, label, *drawn, class_="chart")


def bars(label: str, rows: Sequence[Row]) -> str:
    """Values as bars from the left."""
    highest = max((row.value for row in rows), default=0.0) or 1.0
    ends = widest(row.shown for row in rows) + GAP
    names = min(widest(row.name for row in rows), WIDTH - ends - DRAWING - GAP)
    left = names + GAP
    room = WIDTH - left - ends
    drawn: list[str] = []
    for number, row in enumerate(rows):
        y = ROW * number + 2
        length = room * row.value / highest
        drawn += [
            named(names, y + 18, row.name, shortened(row.name, names)),
            tag(
                "rect",
                x=left,
                y=y + 4,
                width=max(length, 1.5),
                height=ROW - 11,
                rx=3,
                class_="bar",
            ),
            text(left + length + 10, y + 18, row.shown, class_="start"),
        ]
    return picture(WIDTH, ROW * len(rows) + 6, label, *drawn, class_="chart")


def histogram(
    figures: Figures, label: str, bins: Sequence[int], axis: str, marks: Sequence[float | None]
) -> str:
    """Counts over bins of one, several of them together where they are many; marks on top.

    The last games of the long tail are not drawn, but told; in the last bin is whatever
    is beyond all others, so it is never drawn.  If nearly all are in there, words take
    the place of a picture of the few others.
    """
    last, total = min(reach(bins, 0.995), len(bins) - 1), max(sum(bins), 1)
    if bins[-1] >= NEARLY_ALL * total:
        share = figures.percent(bins[-1] / total)
        told = figures.text("length-too-long", share=share, rounds=figures.number(most(bins)))
        return tag("p", words(told), class_="note")
    together = max(1, -(-last // 80))
    last -= last % together
    sums = [sum(bins[n : n + together]) for n in range(0, last, together)]
    highest = max(sums, default=1) or 1
    ticks = steps(highest / total, 4)
    labels = shares_of(figures, ticks)
    height, left, bottom = 272.0, widest(labels, PHONE_AXIS, DIGIT) + 8, 46.0
    right = FULL - 20  # The last number of the axis may stand half beyond it.
    room, rise = right - left, height - bottom - 22
    wide = room / max(len(sums), 1)

    def up(count: float) -> float:
        return height - bottom - rise * count / highest

    def middle_of(value: float) -> float:
        return left + (value + 0.5) / together * wide

    drawn = [
        tag("line", x1=left, x2=right, y1=up(at * total), y2=up(at * total), class_="grid")
        + text(left - 8, up(at * total) + 4, written, class_="axis end")
        for at, written in zip(ticks, labels, strict=True)
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
        text(middle_of(at), height - 26, figures.number(at), class_="axis middle")
        for at in steps(float(last), 8)
        if at.is_integer() and at < last
    ]
    drawn.append(text(right, height - 4, axis, class_="axis end"))
    drawn.append(text(0, height - 4, figures.text("length-height"), class_="axis"))
    beyond, rest = sum(bins[last:]) / total, ""
    if beyond:
        told = figures.text("length-beyond", share=figures.percent(beyond))
        rest = text(right, up(highest * 0.36), told, class_="axis end told")
    for at in (mark for mark in marks if mark is not None and mark < last):
        x = middle_of(at)
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
    ticks = steps(highest, 5)
    labels = [figures.number(at, decimals(ticks) if at else 0) for at in ticks]
    height, left, bottom = 220.0, widest(labels, AXIS, DIGIT) + 8, 36.0
    n = max((len(values) for _, values in series), default=1)
    names = min(
        widest((name for name, _ in series), SIZE, BOLD_LETTER), WIDTH - left - DRAWING - GAP
    )
    room, rise = WIDTH - left - names - GAP, height - bottom - 10

    def at(part: int, value: float) -> tuple[float, float]:
        return left + room * part / max(n - 1, 1), height - bottom - rise * value / highest

    drawn = [
        tag("line", x1=left, x2=left + room, y1=at(0, s)[1], y2=at(0, s)[1], class_="grid")
        + text(left - 8, at(0, s)[1] + 4, written, class_="axis end")
        for s, written in zip(ticks, labels, strict=True)
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
        cut = shortened(name, names, BOLD_LETTER)
        drawn.append(named(left + room + GAP, end + 4, name, cut, f"start label-{number}"))
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
    return picture(STRIP, 16, label, *fields, class_="strip", preserveAspectRatio="none")

"""The history of games a second, commit by commit, as a picture.

python3 dev.py bench plot          # writes bench/history.svg
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

from bench.history import FILE

PICTURE = Path(__file__).parent / "history.svg"
WIDTH, HEIGHT = 900.0, 420.0
"""Of one chart; they stand below each other."""
LEFT, RIGHT, TOP, BOTTOM = 80.0, 150.0, 40.0, 90.0
COLOURS = ("#1f6f8b", "#b5532c", "#6a7f2f", "#8a4fa3", "#c29a1d", "#4a4a4a")
LABEL_HEIGHT = 16
MOST_LINES = 9
"""Across, at round values."""
BATCHES = (1 << 17, 1 << 20, 1 << 22)
"""Games at once on a GPU, of those that are measured."""
STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#444}.head{font-weight:600;fill:#222}"
    ".end{text-anchor:end}.g{stroke:#ddd}"
)


@dataclass(frozen=True)
class Chart:
    """One line for each of `series`, one step for each of `commits`."""

    title: str
    commits: Sequence[str]
    series: dict[str, list[float | None]]

    def at(self, number: int, value: float) -> tuple[float, float]:
        """Where a value of a commit is, from the chart's corner."""
        across = LEFT + (WIDTH - LEFT - RIGHT) * (number + 0.5) / max(len(self.commits), 1)
        return across, TOP + (HEIGHT - TOP - BOTTOM) * (1 - value / (self.highest * 1.08))

    @property
    def highest(self) -> float:
        """The highest value of all."""
        return max([v for values in self.series.values() for v in values if v is not None] or [1.0])

    def draw(self, down: float) -> str:
        """All of it, so far down in the picture."""
        inside = [*self._across(), *self._names_of_commits(), *self._lines(), *self._labels()]
        title = f'<text x="{LEFT}" y="22" class="head">{escape(self.title)}</text>'
        return f'<g transform="translate(0 {down})">{title}{"".join(inside)}</g>'

    def _across(self) -> list[str]:
        """Lines at round values, with these beside them."""
        top = self.highest * 1.08
        unit = 10 ** max(len(str(int(top))) - 2, 0)
        steps = (unit * times for times in (1, 2, 5, 10, 20))
        step = next(step for step in steps if top / step <= MOST_LINES)
        drawn: list[str] = []
        for value in range(0, int(top) + 1, step):
            y = self.at(0, value)[1]
            ends = f'x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"'
            drawn.append(f'<line {ends} class="g"/>')
            drawn.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" class="end">{value:,}</text>')
        return drawn

    def _names_of_commits(self) -> list[str]:
        y = HEIGHT - BOTTOM + 16
        places = [self.at(number, 0)[0] for number in range(len(self.commits))]
        return [
            f'<text x="{x:.1f}" y="{y}" transform="rotate(40 {x:.1f} {y})">{escape(commit)}</text>'
            for x, commit in zip(places, self.commits, strict=True)
        ]

    def _lines(self) -> list[str]:
        drawn: list[str] = []
        for colour, values in zip(self._colours(), self.series.values(), strict=True):
            places = [self.at(n, v) for n, v in enumerate(values) if v is not None]
            path = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
            line = f'fill="none" stroke="{colour}" stroke-width="2"'
            drawn.append(f'<polyline points="{path}" {line}/>')
            drawn += [
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="{colour}"/>' for x, y in places
            ]
        return drawn

    def _labels(self) -> list[str]:
        """The names of the lines where they end, none over another."""
        ends = zip(self.series.items(), self._colours(), strict=True)
        labels = sorted(
            (self.at(0, values[-1])[1], name, colour)
            for (name, values), colour in ends
            if values and values[-1]
        )
        drawn: list[str] = []
        last = 0.0
        for y, name, colour in labels:
            last = max(y, last + LABEL_HEIGHT)
            place = f'x="{WIDTH - RIGHT + 10}" y="{last + 4:.1f}"'
            drawn.append(f'<text {place} style="fill:{colour}">{escape(name)}</text>')
        return drawn

    def _colours(self) -> list[str]:
        return [COLOURS[number % len(COLOURS)] for number in range(len(self.series))]


def charts(rows: list[dict[str, Any]]) -> list[Chart]:
    """What there is to see in the lines of a history; nothing of what was never measured."""
    on_cores = [row for row in rows if row["benchmark"] == "simulate"]
    editions = list(dict.fromkeys(name for row in on_cores for name in row["editions"]))
    on_gpu = [row for row in rows if row["benchmark"] == "device"]
    drawn = [
        Chart(
            "games in a second of one core, by commit",
            commits_of(on_cores),
            {name: [_on_a_core(row, name) for row in on_cores] for name in editions},
        ),
        Chart(
            "games a second on a GPU, by commit and by games at once (saga, four characters)",
            commits_of(on_gpu),
            {f"{games:,}": [_on_a_gpu(row, games) for row in on_gpu] for games in BATCHES},
        ),
    ]
    return [chart for chart in drawn if chart.commits]


def commits_of(rows: list[dict[str, Any]]) -> list[str]:
    """The commits that were measured, or what had become of them."""
    return [row["commit"].removesuffix("+changes") for row in rows]


def _on_a_core(row: dict[str, Any], edition: str) -> float | None:
    forms = row["editions"].get(edition)
    if not forms:
        return None
    first = forms.get("standard") or next(iter(forms.values()))
    return float(first["one_core"]["games_per_cpu_s"])


def _on_a_gpu(row: dict[str, Any], games: int) -> float | None:
    found = row["sizes"].get(str(games))
    return float(found["games_per_s"]) if found else None


def picture(drawn: Sequence[Chart]) -> str:
    """One chart below the other."""
    height = HEIGHT * max(len(drawn), 1)
    inside = "".join(chart.draw(HEIGHT * number) for number, chart in enumerate(drawn))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">'
        f"<title>Games a second by commit</title><style>{STYLE}</style>"
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>{inside}</svg>\n'
    )


def main() -> None:
    """Draw the history as it is."""
    lines = FILE.read_text(encoding="utf-8").splitlines()
    drawn = charts([json.loads(line) for line in lines])
    if not drawn:
        print("nothing to draw yet: run `python3 dev.py bench simulate` first")
        return
    PICTURE.write_text(picture(drawn), encoding="utf-8", newline="\n")
    runs = " and ".join(str(len(chart.commits)) for chart in drawn)
    print(f"bench/{PICTURE.name} shows {runs} runs")

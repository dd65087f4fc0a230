"""The history of games a second, commit by commit, as a picture.

python3 dev.py bench plot          # writes bench/history.svg
"""

import json
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

from bench.history import FILE

PICTURE = Path(__file__).parent / "history.svg"
WIDTH, HEIGHT = 900.0, 420.0
LEFT, RIGHT, TOP, BOTTOM = 80.0, 150.0, 40.0, 90.0
COLOURS = ("#1f6f8b", "#b5532c", "#6a7f2f", "#8a4fa3", "#c29a1d", "#4a4a4a")


def points() -> tuple[list[str], dict[str, list[float | None]]]:
    """The commits that were measured, and for each edition its games a second on one core."""
    rows = [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]
    rows = [row for row in rows if row["benchmark"] == "simulate"]
    names = list(dict.fromkeys(name for row in rows for name in row["editions"]))
    series = {name: [_rate(row, name) for row in rows] for name in names}
    return [row["commit"].removesuffix("+changes") for row in rows], series


def _rate(row: dict[str, Any], edition: str) -> float | None:
    forms = row["editions"].get(edition)
    if not forms:
        return None
    first = forms.get("standard") or next(iter(forms.values()))
    return float(first["one_core"]["games_per_s"])


def picture(commits: list[str], series: dict[str, list[float | None]]) -> str:
    """One line an edition, one step a commit."""
    highest = max([v for values in series.values() for v in values if v is not None] or [1.0])
    step = 10 ** (len(str(int(highest))) - 1)
    room, rise = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM

    def at(number: int, value: float) -> tuple[float, float]:
        across = LEFT + room * (number + 0.5) / max(len(commits), 1)
        return across, TOP + rise * (1 - value / (highest * 1.08))

    drawn = [f'<text x="{LEFT}" y="22" class="head">games a second on one core, by commit</text>']
    value = 0
    while value <= highest * 1.08:
        y = at(0, value)[1]
        drawn.append(
            f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}" class="g"/>'
        )
        drawn.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" class="end">{value:,}</text>')
        value += step if highest / step > 3 else step // 2 or 1
    for number, commit in enumerate(commits):
        x = at(number, 0)[0]
        y = HEIGHT - BOTTOM + 16
        drawn.append(
            f'<text x="{x:.1f}" y="{y}" transform="rotate(40 {x:.1f} {y})">{escape(commit)}</text>'
        )
    for colour, values in zip(COLOURS * len(series), series.values(), strict=False):
        places = [at(n, v) for n, v in enumerate(values) if v is not None]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        drawn.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        drawn += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="{colour}"/>' for x, y in places]
    labels = sorted((at(0, values[-1])[1], name) for name, values in series.items() if values[-1])
    last = 0.0
    colour_of = dict(zip(series, COLOURS * len(series), strict=False))
    for y, name in labels:
        last = max(y, last + 16)
        place = f'x="{WIDTH - RIGHT + 10}" y="{last + 4:.1f}"'
        drawn.append(f'<text {place} fill="{colour_of[name]}">{escape(name)}</text>')
    style = (
        "text{font:13px system-ui,sans-serif;fill:#444}.head{font-weight:600;fill:#222}"
        ".end{text-anchor:end}.g{stroke:#ddd}"
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">'
        f"<title>Games a second by commit</title><style>{style}</style>"
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>{"".join(drawn)}</svg>\n'
    )


def main() -> None:
    """Draw the history as it is."""
    commits, series = points()
    if not commits:
        print("nothing to draw yet: run `python3 dev.py bench simulate` first")
        return
    PICTURE.write_text(picture(commits, series), encoding="utf-8", newline="\n")
    print(f"bench/{PICTURE.name} shows {len(commits)} runs")

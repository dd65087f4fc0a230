"""Two sets of rules side by side, and the page about them."""

import re
from html.parser import HTMLParser

import pytest

from freehold.editions import load
from freehold.simulation.comparison import SIDES, Comparison, cells, compare_sides
from freehold.simulation.crews import threads
from freehold.simulation.figures import Figures
from freehold.simulation.page.comparison_page import comparison_page
from freehold.simulation.page.overlay import overlay
from freehold.simulation.pairs import PairedTotal, PlayPairs
from freehold.simulation.report import make_report
from freehold.simulation.running import Run
from tests.simulation.games import plan_of, total_of

MISSIONS = {"missions": "yes"}


def comparison_of(
    edition: str, settings: dict[str, str], games: int = 300, language: str = "en"
) -> Comparison:
    plans = [plan_of(edition, games, settings=each) for each in (settings, {})]
    total = PairedTotal()
    for part in Run(games, PlayPairs(*plans), threads(2)):
        total.add(part)
    return compare_sides(plans, load(edition), total, language)


class Tables(HTMLParser):
    """The cells of every table of a page, row by row."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tables: list[list[list[str]]] = []
        self.open: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:  # noqa: ARG002 - as the parser calls it
        self.open.append(tag)
        if tag == "table":
            self.tables.append([])
        elif tag == "tr":
            self.tables[-1].append([])
        elif tag in ("td", "th"):
            self.tables[-1][-1].append("")

    def handle_endtag(self, tag: str) -> None:
        while self.open and self.open.pop() != tag:
            pass

    def handle_data(self, data: str) -> None:
        if "td" in self.open or "th" in self.open:
            self.tables[-1][-1][-1] += data


def tables_of(comparison: Comparison, edition: str, language: str = "en") -> list[list[list[str]]]:
    page = comparison_page(comparison, load(edition), language, "freehold compare")
    return Tables(page).tables


def test_either_side_is_the_report_on_its_own_games():
    comparison = comparison_of("clone-wars", MISSIONS)

    for side, settings in zip(comparison.sides, (MISSIONS, {}), strict=True):
        plan = plan_of("clone-wars", 300, settings=settings)
        assert side == make_report(plan, load("clone-wars"), total_of(plan, threads(2)).tally, "en")


@pytest.mark.parametrize(
    ("edition", "language"), [("clone-wars", "en"), ("planetopoly", "de"), ("episode-2", "nl")]
)
def test_the_page_is_whole_and_needs_nothing_else(edition: str, language: str):
    comparison = comparison_of(edition, {"double-salary-on-go": "yes"}, 60, language)
    text = comparison_page(comparison, load(edition), language, "freehold compare x <y>")

    assert text.startswith("<!doctype html>")
    assert f'lang="{language}"' in text
    assert "freehold compare x &lt;y&gt;" in text
    assert not re.search(r"https?://|<script|<link|<img|@import|url\(", text)
    for name in re.findall(r'href="#([a-z-]+)"', text):
        assert f'id="{name}"' in text


def test_the_page_has_what_either_side_has():
    comparison = comparison_of("clone-wars", MISSIONS)
    differences, players, places, deeds, ruin = tables_of(comparison, "clone-wars")
    one, other = comparison.sides
    figures = Figures("en")

    assert differences[0] == ["What", "A", "B", "difference"]
    for row, told in zip(comparison.differences, differences[1:], strict=True):
        assert [told[1], told[2]] == cells(row, figures)[:2]
        assert told[3].startswith(cells(row, figures)[2].split(" ")[0])
    assert [row[0] for row in players[1:]] == [player.name for player in one.players]
    assert places[1][1:] == [figures.interval(side.places[0].wins) for side in (one, other)]
    first, second = one.deeds[0].return_on_money, other.deeds[0].return_on_money
    assert first is not None
    assert second is not None
    assert deeds[1][:3] == [one.deeds[0].name, f"{100 * first:.0f}", f"{100 * second:.0f}"]
    assert len(deeds) == 1 + 28
    assert ruin[1][0] == "bankruptcies a game"
    # What happens one way only has a dash the other way.
    by_cause = {row[0]: row[1:] for row in ruin[1:]}
    assert by_cause["a mission or a fight"][0].endswith("%")
    assert by_cause["a mission or a fight"][1] == "\N{EN DASH}"


def test_the_same_rules_differ_in_nothing():
    comparison = comparison_of("fallout", {}, 100)
    differences, players, _, deeds, _ = tables_of(comparison, "fallout")

    assert all(row[1] == row[2] for row in [*differences[1:], *players[1:], *deeds[1:]])
    assert {row[3] for row in deeds[1:]} <= {"0", "\N{EN DASH}"}


def test_an_interrupted_comparison_says_so():
    plans = [plan_of("saga", 100)] * 2
    total = PairedTotal()
    total.add(PlayPairs(*plans)(0, 40, "cpu"))
    comparison = compare_sides(plans, load("saga"), total, "en")
    text = comparison_page(comparison, load("saga"), "en", "freehold compare saga")

    assert "40 games each way" in text
    assert "100 games were asked for; the run was interrupted." in text


def outlines(*series: list[int]) -> list[list[tuple[float, float]]]:
    """The corners of the lines that are drawn."""
    pairs = list(zip(SIDES, series, strict=False))
    drawn = overlay(Figures("en"), "length", pairs, "rounds")
    return [
        [(float(x), float(y)) for x, y in (point.split(",") for point in points.split())]
        for points in re.findall(r'polyline points="([^"]+)"', drawn)
    ]


def test_outlines_have_one_scale_for_shares_and_for_rounds():
    """Ten times as many games do not make a line higher, nor longer games a shorter axis."""
    short, long = [0, 0, 10, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 50, 50, 0, 0]
    one, other = outlines(short, long)

    def top(line: list[tuple[float, float]]) -> float:
        return min(y for _, y in line)

    def bottom(line: list[tuple[float, float]]) -> float:
        return max(y for _, y in line)

    assert bottom(one) == bottom(other)
    assert bottom(one) - top(one) == pytest.approx(2 * (bottom(other) - top(other)))
    places = [[x for x, y in line if y == top(line)] for line in (one, other)]
    assert max(places[0]) < min(places[1])


def test_games_that_are_all_as_long_have_an_outline():
    (line,) = outlines([0, 0, 0, 7, 0, 0])

    assert len({y for _, y in line}) == 2

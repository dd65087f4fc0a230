"""The report: its figures, and its page."""

import re
from html.parser import HTMLParser
from typing import Any

import msgspec
import pytest

from freehold.editions import edition_names, load
from freehold.simulation.figures import Figures
from freehold.simulation.page.board import SIDE, box_of, wrapped
from freehold.simulation.page.charts import histogram
from freehold.simulation.page.document import page
from freehold.simulation.report import Report, make_report, to_json
from freehold.simulation.running import threads
from freehold.simulation.summary import summary
from freehold.words import languages
from tests.simulation.games import plan_of, total_of

VOID = {"meta", "line", "rect", "circle", "path", "polyline", "use"}


def report_on(edition: str, form: str, language: str = "en", games: int = 200) -> Report:
    plan = plan_of(edition, games, form=form, seed=1)
    tally = total_of(plan, threads(2)).tally
    return make_report(plan, load(edition), tally, language)


class Outline(HTMLParser):
    """Checks that every element is closed, and gathers what is looked at."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.headings: list[str] = []

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        self.attributes += attrs
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: Any) -> None:
        self.attributes += attrs
        assert tag in VOID

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] in ("h1", "h2", "h3"):
            self.headings.append(data)


@pytest.mark.parametrize("edition", edition_names())
def test_the_figures_fit_together(edition: str):
    for form in load(edition).forms:
        report = report_on(edition, form)
        stopped = report.length.stopped.value
        assert report.games == 200
        assert sum(report.length.round_bins) == sum(report.length.turn_bins) == 200
        assert sum(p.wins.value for p in report.places) == pytest.approx(1, abs=stopped + 1e-9)
        assert sum(p.wins.value * p.games for p in report.players) <= 200 + 1e-9
        assert sum(space.share for space in report.spaces) == pytest.approx(1)
        if report.ruins:
            assert sum(ruin.share for ruin in report.ruins) == pytest.approx(1)
        assert len(report.deeds) == sum(deed.price > 0 for deed in report.deeds) >= 24
        for deed in report.deeds:
            assert deed.return_on_money is None or deed.return_on_money >= 0
        assert report.leader_won.value + report.comebacks.value <= 1
        assert all(o.success is None or 0 <= o.success <= 1 for o in report.occasions)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("edition", "form"), [("clone-wars", "special"), ("episode-2", "special"), ("saga", "standard")]
)
def test_the_page_is_whole_and_needs_nothing_else(edition: str, form: str, language: str):
    report = report_on(edition, form, language)
    text = page(report, load(edition), language, "freehold simulate …")
    outline = Outline()
    outline.feed(text)

    assert outline.open == []
    assert text.startswith("<!doctype html>")
    assert not re.search(r"https?://|<script|<link|<img|@import|url\(", text)
    assert not {name for name, _ in outline.attributes} & {"src", "href", "onclick"}
    assert len(outline.headings) >= 9
    assert "nan" not in text.lower().split()
    assert text.count("<svg") - text.count('class="strip"') >= 8
    assert len(re.findall(r'<svg[^>]* class="board', text)) == 2


def test_games_beyond_the_last_bin_are_told_and_not_drawn():
    bins = [0] * 51 + [9] * 99 + [0] * 49 + [99]

    chart = histogram(Figures("en"), "", bins, "rounds", (60, 149, 199))

    assert "10.0% last longer" in chart
    heights = [float(height) for height in re.findall(r'<rect[^>]* height="([\d.]+)"', chart)]
    assert len([height for height in heights if height > 0]) == 33
    assert len(set(heights)) == 2
    assert [name for name in ("60", "149", "199") if f">{name}<" in chart] == ["60", "149"]


def test_names_cannot_break_the_page():
    report = report_on("saga", "standard")
    broken = msgspec.structs.replace(report, title="<script>alert(1)</script>")
    text = page(broken, load("saga"), "en", 'x "<&')

    assert "<script" not in text
    assert "&lt;script&gt;" in text
    assert 'x "&lt;&amp;' in text


def test_json_is_the_report():
    report = report_on("saga", "standard")

    assert msgspec.json.decode(to_json(report), type=Report) == report


@pytest.mark.parametrize("language", languages())
def test_the_summary_says_it_in_words(language: str):
    lines = summary(report_on("saga", "standard", language), language)

    assert len(lines) >= 7
    assert all(line.endswith(".") for line in lines)
    assert any("steady" in line for line in lines)


# --- the picture of the board ---------------------------------------------------------


@pytest.mark.parametrize("n_spaces", [12, 24, 40, 56])
def test_the_spaces_of_a_board_fill_its_edge_and_do_not_overlap(n_spaces: int):
    boxes = [box_of(number, n_spaces) for number in range(n_spaces)]

    for one, box in enumerate(boxes):
        assert min(box.x, box.y) >= -1e-6
        assert max(box.x + box.width, box.y + box.height) <= SIDE + 1e-6
        for other in boxes[one + 1 :]:
            apart = (
                box.x + box.width <= other.x + 1e-6
                or other.x + other.width <= box.x + 1e-6
                or box.y + box.height <= other.y + 1e-6
                or other.y + other.height <= box.y + 1e-6
            )
            assert apart
    area = sum(box.width * box.height for box in boxes)
    inner = SIDE - 2 * boxes[0].width
    assert area == pytest.approx(SIDE * SIDE - inner * inner)


def test_go_lies_at_the_bottom_right_and_the_walk_goes_clockwise():
    first, second, jail = box_of(0, 40), box_of(1, 40), box_of(10, 40)

    assert first.x + first.width == pytest.approx(SIDE)
    assert second.x < first.x
    assert (jail.x, jail.y + jail.height) == (0, pytest.approx(SIDE))


def test_long_names_are_wrapped_and_cut():
    assert wrapped("Republikanische Medizinstation", 12, 3) == ["Republikanis…", "Medizinstation"]
    assert wrapped("Vault 13", 12, 3) == ["Vault 13"]
    assert wrapped("Mos-Eisley", 6, 3) == ["Mos-", "Eisley"]
    assert len(wrapped("a b c d e f g h", 1, 3)) == 3

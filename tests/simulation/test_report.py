"""The report: its figures, and its page."""

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import msgspec
import pytest

from freehold.editions import edition_names, load
from freehold.simulation.crews import threads
from freehold.simulation.figures import Figures
from freehold.simulation.measures import Measure, share
from freehold.simulation.page.board import (
    NAME,
    SIDE,
    SMALLEST_NAME,
    Field,
    board,
    box_of,
    size_of,
    wrapped,
)
from freehold.simulation.page.charts import WIDTH, Row, bars, histogram, lines, points
from freehold.simulation.page.document import page
from freehold.simulation.report import Report, make_report, to_json
from freehold.simulation.summary import settings_told, summary
from freehold.words import Words, languages
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
    assert not {name for name, _ in outline.attributes} & {"src", "onclick"}
    links = [value for name, value in outline.attributes if name == "href"]
    assert links == [f"#{value}" for name, value in outline.attributes if name == "id"]
    assert links[0] == "#wins"
    assert links[-1] == "#about"
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


def test_if_nearly_all_games_are_beyond_the_last_bin_words_stand_for_the_chart():
    told = histogram(Figures("en"), "", [0] * 199 + [500], "rounds", (None, None, None))

    assert "<svg" not in told
    assert "100.0% of the games last more than 198 rounds" in told
    assert "<svg" in histogram(Figures("en"), "", [1] * 199 + [500], "rounds", (20, None, None))


@pytest.mark.parametrize("highest", [0.0011, 0.0029, 0.017, 0.09, 0.11, 0.45, 0.9])
def test_no_two_ticks_of_an_axis_have_the_same_label(highest: float):
    figures = Figures("en")
    bins = [round(highest * 10_000)] + [0] * 50 + [round((1 - highest) * 10_000), 0]
    drawn = [
        histogram(figures, "", bins, "rounds", ()),
        points(figures, "", [("a", Measure(highest, highest, highest))], None),
        lines(figures, "", [("a", [0.0, highest * 10])], ""),
    ]

    for chart in drawn:
        ticks = re.findall(r'class="grid"/><text[^>]*>([^<]*)<', chart)
        assert len(ticks) > 1
        assert len(set(ticks)) == len(ticks)


@pytest.mark.parametrize("last", [1, 3, 7, 20, 150])
def test_the_axis_of_rounds_has_whole_numbers_and_each_once(last: int):
    chart = histogram(Figures("en"), "", [0] + [1] * last + [0] * (199 - last), "rounds", ())

    ticks = re.findall(r'y="246" class="axis middle">([^<]*)<', chart)
    assert [tick for tick in ticks if int(tick) > last] == []
    assert len(set(ticks)) == len(ticks) > 1


@pytest.mark.parametrize("last", [40, 75, 110, 190])
def test_a_mark_stands_over_its_round_however_many_of_them_a_bar_is(last: int):
    bins = [0] + [1] * last + [0] * (199 - last)
    chart = histogram(Figures("en"), "", bins, "rounds", (20, 25, 50))

    axis, marks = (
        {told: x for x, told in re.findall(rf'<text x="([\d.]+)" y="{y}"[^>]*>([^<]*)<', chart)}
        for y in (246, 11)
    )
    both = marks.keys() & axis.keys()
    assert both
    assert all(marks[told] == axis[told] for told in both)


def open_quantiles(report: Report, low: float | None, median: float | None) -> Report:
    """The report as if so many rounds lay beyond what is counted."""
    length = msgspec.structs.replace(
        report.length, tenth_rounds=low, median_rounds=median, nine_tenths_rounds=None
    )
    return msgspec.structs.replace(report, length=length)


@pytest.mark.parametrize(
    ("language", "more"), [("en", "more than"), ("de", "mehr als"), ("nl", "meer dan")]
)
@pytest.mark.parametrize(("low", "median"), [(77, 133), (77, None), (None, None)])
def test_rounds_beyond_what_is_counted_are_told_as_such(
    language: str, more: str, low: float | None, median: float | None
):
    report = open_quantiles(report_on("saga", "standard", language), low, median)
    sentence = summary(report, language)[1]
    text = page(report, load("saga"), language, "")
    [paragraph] = re.findall(rf"<p>([^<]*{more} 198[^<]*)</p>", text)

    assert (f"<b>{more} 198</b>" in text) == (median is None)
    for told in (sentence, paragraph):
        assert f"{more} 198" in told
        assert ("77" in told) == (low is not None)
        assert ("133" in told) == (median is not None)
        assert "199" not in told


def test_rounds_beyond_what_is_counted_are_null_in_json():
    plan = plan_of("saga", 20, players=["random"] * 4)
    report = make_report(plan, load("saga"), total_of(plan, threads(2)).tally, "en")
    length = msgspec.json.decode(to_json(report))["length"]

    assert length["round_bins"][-1] == 20
    names = ("tenth_rounds", "median_rounds", "nine_tenths_rounds")
    assert [length[name] for name in names] == [None] * 3


# --- labels ---------------------------------------------------------------------------

NARROW = 7.7
"""How wide a letter of 14 pixels is at least, on average, in the fonts that we met."""


def reaches(chart: str) -> list[tuple[float, float]]:
    """From where to where names and values reach, at the least."""
    found: list[tuple[float, float]] = []
    texts = r'<text x="([\d.]+)" y="[\d.]+" class="(name|end|start[^"]*)">'
    for at, class_, content in re.findall(texts + "(?:<title>.*?</title>)?([^<]*)<", chart):
        x, width = float(at), NARROW * len(content)
        found.append((x, x + width) if class_.startswith("start") else (x - width, x))
    assert found
    return found


@pytest.mark.parametrize(
    "name", ["a", "steady against random", "a special rule, at once", "someone " * 12]
)
def test_labels_stay_inside_of_their_charts(name: str):
    figures = Figures("en")
    charts = [
        points(figures, "", [(name, share(100, 100)), ("b", share(3, 100))], 0.5),
        bars("", [Row(name, 1.0, "100.0%"), Row("b", 0.5, "50.0%")]),
        lines(figures, "", [("b", [1.0, 2.0]), (name, [12_000.0, 2.0])], ""),
    ]

    for chart in charts:
        assert all(low >= 0 and high <= WIDTH for low, high in reaches(chart))


def test_labels_that_were_cut_still_differ():
    name = "somebody with a long name"
    rows = [(f"{name} against {other}", share(100, 100)) for other in ("random", "steady")]
    shown = re.findall(r"</title>([^<]*…[^<]*)</text>", points(Figures("en"), "", rows, 0.5))

    assert len(set(shown)) == 2


def test_labels_that_are_too_long_are_cut_and_whole_under_the_pointer():
    name = "the <very> long name of somebody's own character"
    chart = bars("", [Row(name, 1.0, "100.0%")])

    assert re.search("</title>the &lt;very[^<]+…[^<]+character</text>", chart)
    assert "<title>the &lt;very&gt; long name of somebody's own character</title>the" in chart
    assert "<title>steady" not in bars("", [Row("steady", 1.0, "100.0%")])


@pytest.mark.parametrize(
    ("successes", "trials", "told"),
    [
        (500, 500, "100.0% (99.2\N{EN DASH}100.0)"),
        (0, 3000, "0.00% (0.00\N{EN DASH}0.13)"),
        (500, 1000, "50.0% ± 3.1"),
        (250_000, 1_000_000, "25.00% ± 0.08"),
    ],
)
def test_an_interval_is_told_by_both_ends_where_its_sides_differ(
    successes: int, trials: int, told: str
):
    assert Figures("en").interval(share(successes, trials)) == told
    chart = points(Figures("en"), "", [("a", share(successes, trials))], None)
    assert f">{told}<" in chart


def test_cards_that_say_the_same_are_one_row_and_the_best_come_first():
    report = report_on("clone-wars", "standard")
    cards = [o for o in report.occasions if o.kind == "card" and o.about == "Receive 100 credits."]
    text = page(report, load("clone-wars"), "en", "")

    row = re.search(r"<tr><th[^>]*>Receive 100 credits\.</th>(.*?)</tr>", text)
    assert len(cards) == 4
    assert row
    assert text.count(">Receive 100 credits.<") == 1
    count = Figures("en").number(sum(card.count for card in cards), 2)
    assert re.findall(r"<td>(?:<b[^>]*>)?([^<]*)", row[1]) == ["4", count, "+100"]
    decks = text.split("<h3>Cards: ")[1:]
    assert [deck.split("<")[0] for deck in decks] == ["Sith", "Jedi"]
    worths = re.findall(r'<b class="(?:plus|minus)">([^<]*)</b></td></tr>', decks[0])
    values = [int(worth.replace("\N{MINUS SIGN}", "-").replace(",", "")) for worth in worths]
    assert values == sorted(values, reverse=True)


def test_what_is_worth_nothing_is_neither_good_nor_bad():
    text = page(report_on("clone-wars", "standard"), load("clone-wars"), "en", "")

    jail = re.search(r"<th[^>]*>Go straight to jail\.</th>.*?</tr>", text)
    assert jail
    assert jail[0].endswith("<td>0</td></tr>")


@pytest.mark.parametrize(
    ("language", "title", "about"),
    [
        ("en", "Star Wars Saga \N{EN DASH} one game", "Spends to the last coin:"),
        ("de", "Star Wars Saga \N{EN DASH} ein Spiel", "Gibt alles aus:"),
        ("nl", "Star Wars Saga \N{EN DASH} één spel", "Geeft alles uit:"),
    ],
)
def test_the_title_counts_and_the_players_are_explained(language: str, title: str, about: str):
    text = page(report_on("saga", "standard", language, 1), load("saga"), language, "")

    assert f"<h1>{title}</h1>" in text
    assert about in text[text.index('id="wins"') : text.index('id="length"')]


def test_a_character_of_a_file_is_explained_by_its_file(tmp_path: Path):
    for name, about in (("steady", 'about = "Waits & sees."\n'), ("bold", "")):
        (tmp_path / f"{name}.toml").write_text(f'{about}like = "careful"\n', encoding="utf-8")
    plan = plan_of("saga", 20, players=[*map(str, sorted(tmp_path.iterdir())), "careful"])
    report = make_report(plan, load("saga"), total_of(plan, threads(1)).tally, "en")

    abouts = {player.name: player.about for player in report.players}
    assert (abouts["steady"], abouts["bold"]) == ("Waits & sees.", "")
    assert abouts["careful"].startswith("Keeps")
    assert '<span class="detail">Waits &amp; sees.</span>' in page(report, load("saga"), "en", "")


def test_other_rules_are_told_as_players_call_them():
    settings = {"free-parking-pot": "yes", "jail-turns": "2"}
    report = msgspec.structs.replace(report_on("saga", "standard"), settings=settings)
    text = page(report, load("saga"), "de", "")

    assert settings_told(settings, Words(load("saga"), "de", [])) in text
    assert "free-parking-pot" not in text
    assert ": ja; " in text


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


def test_long_names_are_written_smaller_before_they_are_cut():
    assert size_of("Rodia", 60) == NAME
    assert SMALLEST_NAME < size_of("Superstern", 60) < NAME
    assert size_of("Superstern-System", 60) == size_of("Superstern-", 60)
    assert size_of("Republikanisches", 60) == SMALLEST_NAME


def test_the_title_of_a_board_stays_in_its_middle():
    drawn = board(
        "", [Field("a", None, None, "", "")] * 40, ["A Game: The Long Title", "b"], scale=""
    )

    titles = re.findall(r'class="board-title">([^<]*)<', drawn)
    assert titles == ["A Game: The Long", "Title"]


def test_every_space_is_in_the_table_below_the_board():
    report = report_on("saga", "standard")
    text = page(report, load("saga"), "en", "")
    told = text[text.index("<details>") : text.index("</details>")]

    names = re.findall(r'<th scope="row">([^<]*)</th>', told)
    assert sorted(names) == sorted(space.name for space in report.spaces)
    most = max(report.spaces, key=lambda space: space.landings)
    assert names[0] == most.name
    assert f"<td>{Figures('en').percent(most.share, 2)}</td>" in told


def test_long_names_are_wrapped_and_cut():
    assert wrapped("Republikanische Medizinstation", 12, 3) == ["Republikanis…", "Medizinstation"]
    assert wrapped("Vault 13", 12, 3) == ["Vault 13"]
    assert wrapped("Mos-Eisley", 6, 3) == ["Mos-", "Eisley"]
    assert len(wrapped("a b c d e f g h", 1, 3)) == 3

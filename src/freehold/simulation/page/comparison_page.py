"""The page of a comparison: two sets of rules, and what differs."""

from collections.abc import Callable

from freehold.editions import EditionSpec
from freehold.simulation.comparison import SIDES, Comparison, parts_of, rules_of_sides
from freehold.simulation.figures import DASH, Figures
from freehold.simulation.page.board_sections import chip
from freehold.simulation.page.document import Maker, about_section, contents, document
from freehold.simulation.page.markup import table, tag, words
from freehold.simulation.page.overlay import overlay
from freehold.simulation.report import Report
from freehold.simulation.summary import form_of, name_of


class Both:
    """What every section needs: a maker for either side, and the differences."""

    def __init__(self, comparison: Comparison, spec: EditionSpec, language: str) -> None:
        self.comparison = comparison
        self.make = Maker(comparison.sides[0], spec, language)
        self.sides = comparison.sides
        self.figures: Figures = self.make.figures
        self.text = self.make.text

    def rows(self, told: Callable[[Report], list[tuple[str, str]]]) -> list[list[str]]:
        """What is told of either side under the same names, beside each other."""
        one, other = (told(side) for side in self.sides)
        there = dict(other)
        names = list(dict.fromkeys([*dict(one), *there]))
        return [[words(name), dict(one).get(name, DASH), there.get(name, DASH)] for name in names]


def comparison_page(comparison: Comparison, spec: EditionSpec, language: str, command: str) -> str:
    """The comparison as one HTML file; `command` repeats it."""
    both = Both(comparison, spec, language)
    make, report = both.make, comparison.sides[0]
    title = make.text("compare-title", title=report.title)
    sections = {name: section(both) for name, section in SECTIONS.items()}
    sections["about"] = about_section(make, command)
    body = [header(both, title), contents(make, sections), *sections.values()]
    return document(title, language, report.freehold, *body)


def header(both: Both, title: str) -> str:
    """What was played, by which rules."""
    make, report = both.make, both.sides[0]
    lead = make.text(
        "compare-lead",
        games=make.figures.number(report.games),
        form=form_of(report, make.language),
        players=make.words.join(report.seats),
        seed=str(report.seed),
    )
    rules = rules_of_sides(both.comparison, make.words, make.figures)
    told = [
        tag("li", tag("b", side), tag("span", words(rule)))
        for side, rule in zip(SIDES, rules, strict=True)
    ]
    parts = [tag("h1", words(title)), tag("p", words(lead), class_="lead")]
    parts.append(tag("ul", *told, class_="key"))
    if report.games < report.asked:
        asked = make.figures.number(report.asked)
        parts.append(make.paragraph("report-interrupted", asked=asked))
    return tag("header", *parts)


def differences_section(both: Both) -> str:
    """Every measure both ways, and the interval of the difference."""
    head = [both.text("column-occasion"), *SIDES, both.text("compare-difference")]
    rows: list[list[str]] = []
    for row in both.comparison.differences:
        *sides, changed, half, part = parts_of(row, both.figures)
        detail = tag("span", words(f"{half}; {part}" if part else half), class_="detail")
        changed = words(changed) + detail
        rows.append([words(both.text(f"row-{row.measure}")), *map(words, sides), changed])
    label = both.text("head-differences")
    note = tag("p", words(both.text("compare-interval")), class_="note")
    return both.make.section("differences", table(label, head, rows), note)


def lengths_section(both: Both) -> str:
    """How long games last, one way over the other."""
    series = [
        (side, report.length.round_bins) for side, report in zip(SIDES, both.sides, strict=True)
    ]
    label = both.text("head-length")
    chart = overlay(both.figures, label, series, both.text("length-axis"))
    told = [
        figures_of_length(side, report, both.figures)
        for side, report in zip(SIDES, both.sides, strict=True)
    ]
    return both.make.section("length", *(tag("p", words(each)) for each in told), chart)


def figures_of_length(side: str, report: Report, figures: Figures) -> str:
    """The same sentence as in a report, for one side."""
    length = report.length
    marks = (length.tenth_rounds, length.median_rounds, length.nine_tenths_rounds)
    return f"{side}: {figures.length('length-text', marks, length.round_bins)}"


def chances_section(both: Both) -> str:
    """Who wins, by player and by place."""
    figures = both.figures

    def players(report: Report) -> list[tuple[str, str]]:
        told = report.players if len(report.players) > 1 else []
        return [(name_of(player, figures), words(figures.interval(player.wins))) for player in told]

    def places(report: Report) -> list[tuple[str, str]]:
        return [
            (both.text("place-name", place=place.place), words(figures.interval(place.wins)))
            for place in report.places
        ]

    parts: list[str] = []
    for name, column, told in (
        ("wins-by-player", "column-player", players),
        ("wins-by-place", "column-place", places),
    ):
        rows = both.rows(told)
        if rows:
            label, head = both.text(name), [both.text(column), *SIDES]
            parts += [tag("h3", words(label)), table(label, head, rows)]
    return both.make.section("wins", *parts)


def worth_section(both: Both) -> str:
    """What every deed earns for what is spent on it."""
    figures, make = both.figures, both.make
    rows: list[list[str]] = []
    for one, other in zip(both.sides[0].deeds, both.sides[1].deeds, strict=True):
        back = one.return_on_money, other.return_on_money
        shown = [DASH if each is None else figures.number(100 * each) for each in back]
        changed = DASH
        if back[0] is not None and back[1] is not None:
            points = round(100 * back[0]) - round(100 * back[1])
            changed = figures.signed(points) if points else figures.number(0)
        rows.append([chip(make, one.group) + words(one.name), *shown, words(changed)])
    label = both.text("head-deeds")
    head = [both.text("column-deed"), *SIDES, both.text("compare-difference")]
    text = make.paragraph("compare-deeds")
    return make.section("deeds", text, table(label, head, rows))


def ruin_section(both: Both) -> str:
    """What bankrupts people, both ways."""
    figures = both.figures

    def told(report: Report) -> list[tuple[str, str]]:
        often = (both.text("key-ruins"), figures.number(report.bankruptcies, 2))
        causes = [
            (both.text(f"cause-{ruin.cause}"), figures.percent(ruin.share)) for ruin in report.ruins
        ]
        return [often, *causes]

    label = both.text("head-ruin")
    return both.make.section(
        "ruin", table(label, [both.text("column-occasion"), *SIDES], both.rows(told))
    )


SECTIONS = {
    "differences": differences_section,
    "length": lengths_section,
    "wins": chances_section,
    "deeds": worth_section,
    "ruin": ruin_section,
}
"""What it consists of; how it came about is the last."""

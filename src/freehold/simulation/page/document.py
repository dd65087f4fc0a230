"""The page of a report, section by section."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path

from freehold.bots.characters import RANDOM
from freehold.editions import EditionSpec
from freehold.simulation.figures import Figures
from freehold.simulation.measures import Measure
from freehold.simulation.page.board_sections import board_section, deeds_section, groups_section
from freehold.simulation.page.charts import Row, bars, histogram, lines, points
from freehold.simulation.page.markup import table, tag, words
from freehold.simulation.page.occasions_section import occasions_section
from freehold.simulation.report import PlayerReport, Report
from freehold.simulation.summary import WORTH_TELLING, form_of, name_of, pair_of, settings_told
from freehold.words import Words

MOST_RUINS = 12
"""How many spaces are named on which people were ruined."""


class Maker:
    """What every section needs: the report, the numbers and names of a language."""

    def __init__(self, report: Report, spec: EditionSpec, language: str) -> None:
        self.report = report
        self.spec = spec
        self.figures = Figures(language)
        self.words = Words(spec, language, [])
        self.text = self.figures.text
        self.language = language

    def section(self, head: str, *content: str) -> str:
        """A section with its heading."""
        return tag("section", tag("h2", words(self.text(f"head-{head}"))), *content, id=head)

    def paragraph(self, message: str, /, **arguments: str | int) -> str:
        """A paragraph of plain words."""
        return tag("p", words(self.text(message, **arguments)))


def page(report: Report, spec: EditionSpec, language: str, command: str) -> str:
    """The report as one HTML file; `command` repeats it."""
    make = Maker(report, spec, language)
    title = make.text(
        "report-title",
        title=report.title,
        count=report.games,
        games=make.figures.number(report.games),
    )
    sections = {name: section(make) for name, section in SECTIONS.items()}
    sections["about"] = about_section(make, command)
    there = {name: section for name, section in sections.items() if section}
    body = [header(make, title), contents(make, there), *there.values()]
    return document(title, language, report.freehold, *body)


def document(title: str, language: str, version: str, *body: str) -> str:
    """A whole file that needs no other, and has no script."""
    head = [
        '<meta charset="utf-8"/>',
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
        f'<meta name="generator" content="Freehold {words(version)}"/>',
        tag("title", words(title)),
        tag("style", stylesheet()),
    ]
    inside = tag("head", *head) + tag("body", tag("main", *body))
    return f"<!doctype html>\n{tag('html', inside, lang=language)}\n"


@cache
def stylesheet() -> str:
    """The colours and sizes of the page."""
    return (Path(__file__).parent / "style.css").read_text(encoding="utf-8")


def header(make: Maker, title: str) -> str:
    """What was played, and the figures that most people look for."""
    report, figures = make.report, make.figures
    form = form_of(report, make.language)
    lead = make.text(
        "report-lead",
        count=report.games,
        games=figures.number(report.games),
        form=form,
        players=make.words.join(report.seats),
        seed=str(report.seed),
    )
    parts = [tag("h1", words(title)), tag("p", words(lead), class_="lead")]
    if report.settings:
        settings = settings_told(report.settings, make.words)
        parts.append(make.paragraph("report-settings", settings=settings))
    if report.games < report.asked:
        asked = figures.number(report.asked)
        parts.append(make.paragraph("report-interrupted", asked=asked))
    parts.append(_key_figures(make))
    return tag("header", *parts)


def _key_figures(make: Maker) -> str:
    report, figures = make.report, make.figures
    keys = {
        "rounds": figures.rounds(report.length.median_rounds, report.length.round_bins),
        "turns": figures.number(report.length.turns.value),
        "decisions": figures.number(report.length.decisions),
        "first": figures.share(report.places[0].wins),
        "leader": figures.share(report.leader_won),
        "comebacks": figures.share(report.comebacks),
        "ruins": figures.number(report.bankruptcies, 2),
    }
    if report.length.stopped.value >= WORTH_TELLING:
        keys["stopped"] = figures.percent(report.length.stopped.value, 2)
    items = [
        tag("li", tag("b", words(value)), tag("span", words(make.text(f"key-{name}"))))
        for name, value in keys.items()
    ]
    return tag("ul", *items, class_="key")


def contents(make: Maker, names: Iterable[str]) -> str:
    """Where to find what."""
    links = [
        tag("li", tag("a", words(make.text(f"head-{name}")), href=f"#{name}")) for name in names
    ]
    return tag("nav", tag("ul", *links), aria_label=make.text("head-contents"))


def wins_section(make: Maker) -> str:
    """Win shares by player and by place, the best player first."""
    report, figures = make.report, make.figures
    players = sorted(report.players, key=lambda player: -player.wins.value)
    by_player = [(name_of(player, figures), player.wins) for player in players]
    by_place = [(make.text("place-name", place=p.place), p.wins) for p in report.places]
    compared = {"wins-by-player": by_player, "wins-by-place": by_place}
    several = {head: rows for head, rows in compared.items() if len(rows) > 1}
    pair = _side_by_side(make, several, report.places[0].expected)
    note = tag("p", words(make.text("report-interval")), class_="note")
    return make.section("wins", make.paragraph("wins-text"), pair, note, _players(make, players))


def _side_by_side(
    make: Maker, compared: Mapping[str, Sequence[tuple[str, Measure]]], expected: float
) -> str:
    """Charts of shares, each with its heading."""
    charts = [
        tag("div", tag("h3", words(label)), points(make.figures, label, rows, expected))
        for label, rows in ((make.text(head), rows) for head, rows in compared.items())
    ]
    return tag("div", *charts, class_="pair")


def _players(make: Maker, players: list[PlayerReport]) -> str:
    """Who they are, and how they fared."""
    figures = make.figures
    # Whoever has one seat has one in every game: that needs no column.
    has_seats = any(player.seats > 1 for player in players)
    rows = [
        [
            words(player.name)
            + (tag("span", words(player.about), class_="detail") if player.about else ""),
            *([figures.number(player.games)] if has_seats else []),
            figures.share(player.wins),
            figures.percent(player.bankrupt.value),
            figures.number(round(player.wealth)),
        ]
        for player in players
    ]
    names = ["player", *(["seats"] if has_seats else []), "wins", "bankrupt", "wealth"]
    label = make.text("wins-players")
    head = [make.text(f"column-{name}") for name in names]
    return tag("h3", words(label)) + table(label, head, rows)


def duels_section(make: Maker) -> str:
    """Characters one against one, if they were asked for."""
    duels = make.report.duels
    if not duels:
        return ""
    most = max(duel.games for duel in duels)
    text = make.paragraph("duels-text", games=make.figures.number(most))
    at_random = [duel for duel in duels if duel.against == RANDOM]
    each = [duel for duel in duels if duel.against != RANDOM]
    compared = {
        "duels-random": [(duel.player, duel.wins) for duel in at_random],
        "duels-each": [(pair_of(duel, make.figures), duel.wins) for duel in each],
    }
    there = {head: rows for head, rows in compared.items() if rows}
    # A chart may leave out or cut how many games a duel had that was interrupted.
    short = [pair_of(duel, make.figures) for duel in duels if duel.games < duel.asked]
    notes = [tag("p", words(name), class_="note") for name in short]
    return make.section("duels", text, _side_by_side(make, there, 0.5), *notes)


def length_section(make: Maker) -> str:
    """The distribution of rounds."""
    length, figures = make.report.length, make.figures
    marks = (length.tenth_rounds, length.median_rounds, length.nine_tenths_rounds)
    told = [figures.length("length-text", marks, length.round_bins)]
    if None not in marks:
        told.append(make.text("length-lines"))
    text = tag("p", words(" ".join([*told, make.text("length-rounds")])))
    label = make.text("head-length")
    axis = make.text("length-axis")
    return make.section("length", text, histogram(figures, label, length.round_bins, axis, marks))


def course_section(make: Maker) -> str:
    """Wealth, deeds and buildings over the game."""
    course, figures = make.report.course, make.figures
    if not any(course.winner):
        return ""
    axis = make.text("course-axis")
    wealth = [
        (make.text("course-winner"), course.winner),
        (make.text("course-others"), course.others),
    ]
    things = [
        (make.text("course-deeds"), course.deeds),
        (make.text("course-buildings"), course.buildings),
    ]
    charts = [
        tag("div", tag("h3", words(make.text(head))), lines(figures, make.text(head), series, axis))
        for head, series in (("course-wealth", wealth), ("course-things", things))
    ]
    return make.section("course", make.paragraph("course-text"), tag("div", *charts, class_="pair"))


def ruin_section(make: Maker) -> str:
    """What bankrupts people, and where."""
    report, figures = make.report, make.figures
    if not report.ruins:
        return make.section("ruin", make.paragraph("ruin-nobody"))
    count, turn = figures.number(report.bankruptcies, 2), figures.number(report.ruin_turn or 0)
    parts = [make.paragraph("ruin-text", count=count, turn=turn)]
    causes = [
        Row(make.text(f"cause-{ruin.cause}"), ruin.share, figures.percent(ruin.share))
        for ruin in report.ruins
    ]
    places = [
        Row(ruin.name, ruin.share, figures.percent(ruin.share))
        for ruin in report.ruins_at[:MOST_RUINS]
    ]
    charts = [
        tag("div", tag("h3", words(make.text(head))), bars(make.text(head), rows))
        for head, rows in (("ruin-by-cause", causes), ("ruin-by-place", places))
        if rows
    ]
    return make.section("ruin", *parts, tag("div", *charts, class_="pair"))


def about_section(make: Maker, command: str) -> str:
    """How to get the same report again, and what words mean."""
    return make.section(
        "about",
        make.paragraph("about-half-time"),
        make.paragraph("about-version", version=make.report.freehold),
        tag(
            "p",
            words(make.text("about-again", command="")).strip(),
            " ",
            tag("code", words(command)),
        ),
    )


SECTIONS = {
    "wins": wins_section,
    "duels": duels_section,
    "length": length_section,
    "course": course_section,
    "board": board_section,
    "deeds": deeds_section,
    "groups": groups_section,
    "ruin": ruin_section,
    "occasions": occasions_section,
}
"""What a report consists of, by the name that a link to it has; how it came about is the last."""

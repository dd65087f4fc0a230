"""What the page of a report says, against the oracle's counts of the same games."""

import re
from html import unescape
from statistics import mean
from typing import Any

import pytest

from freehold.editions import load
from freehold.simulation.page.document import page
from tests.simulation.oracle.board import Landings
from tests.simulation.oracle.deeds import Owners, Purchases, Rents, Spending
from tests.simulation.oracle.groups import Groups
from tests.simulation.oracle.length import winners_of
from tests.simulation.oracle.watching import GAMES, plan_of_table, watched
from tests.simulation.test_oracle_report import of_space, over, report_on, together

DASH = "\N{EN DASH}"


def rows_of(text: str, head: str) -> list[list[str]]:
    """The cells of the tables of a section."""
    section = text.split(f"<h2>{head}</h2>")[1].split("</section>", maxsplit=1)[0]
    rows = re.findall(r"<tr><th scope=\"row\">(.*?)</th>(.*?)</tr>", section)
    return [
        [plain_text(name), *(plain_text(cell) for cell in re.findall(r"<td>(.*?)</td>", cells))]
        for name, cells in rows
    ]


def plain_text(markup: str) -> str:
    return unescape(re.sub(r"<span class=\"detail\">.*?</span>|<[^>]*>", "", markup))


def shown(value: float | None, digits: int = 0) -> str:
    if value is None:
        return DASH
    return f"{value:,.{digits}f}".replace("-", "\N{MINUS SIGN}")


def percent(value: float | None) -> str:
    return shown(None if value is None else 100 * value)


@pytest.mark.parametrize("table", ["clone-wars special", "episode-2 special", "planetopoly"])
def test_the_tables_of_the_page(table: str):
    report, spec = report_on(table), load(plan_of_table(table).edition_id)
    text = page(report, spec, "en", "")
    sums = together(table, Purchases, Spending, Rents, Owners)
    deeds: list[list[str]] = []
    for deed in report.deeds:
        of: Any = of_space(sums, deed.space)
        out = of["paid"] + of["building_cost"] + of["interest"]
        back = over(of["rent"] + of["building_back"], out)
        row = [
            shown(over(of["bought_turns"], of["bought"])),
            *(shown(out / GAMES), shown(of["rent"] / GAMES), shown(of["rents"] / GAMES, 1)),
            *(shown(over(of["rent"], of["rents"])), percent(back), shown(deed.payback_turns)),
        ]
        deeds.append([deed.name, *row])
    assert rows_of(text, "What a deed is worth") == deeds

    games = watched(table)
    groups = rows_of(text, "When groups are complete")
    for number, (row, group) in enumerate(zip(groups, report.groups, strict=True)):
        first = [g.chapters[Groups].first.get(number) for g in games]
        found = [turn for turn, _ in filter(None, first)]
        turn = mean(found) if found else None
        assert row[:3] == [group.name, f"{100 * len(found) / GAMES:.1f}%", shown(turn)]

    landings = re.findall(r"<title>([^<]*): ([\d.]+)%</title>", text)
    counts = together(table, Landings)
    ours = [
        f"{100 * counts['landings', s] / counts.total():.2f}" for s in range(len(spec.space_ids))
    ]
    assert [share for _, share in landings][: len(ours)] == ours
    figures = re.findall(r'class="space-figure">([^<]*)<', text)
    assert figures[: len(ours)] == ours


@pytest.mark.parametrize("table", ["clone-wars", "fallout"])
def test_the_figures_at_the_head_of_the_page(table: str):
    report, games = report_on(table), watched(table)
    text = page(report, load(report.edition), "en", "")
    keys = {unescape(n): v for v, n in re.findall(r"<li><b>(.*?)</b><span>(.*?)</span>", text)}

    rounds = sorted(game.end.books.round for game in games)
    assert keys["rounds, median"] == str(rounds[GAMES // 2 - 1])
    assert keys["turns, mean"] == shown(mean(game.end.turns for game in games))
    assert keys["decisions a game"] == shown(mean(game.end.actions for game in games))
    first = [g.end.books.first_seat in winners_of(g.end) for g in games]
    assert keys["wins of whoever rolls first"] == f"{100 * mean(first):.1f}%"
    out = [len(game.end.books.out) for game in games]
    assert keys["bankruptcies a game"] == shown(mean(out), 2)

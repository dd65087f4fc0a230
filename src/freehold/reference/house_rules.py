"""The page about what house rules do, from figures that were measured by playing."""

# ruff: noqa: E501  (a sentence of a page is one line here as well)

import json
from pathlib import Path
from typing import Any

from freehold.editions import edition_names
from freehold.editions.settings import find_setting
from freehold.reference.page import begin, code, finish, rule_link, table
from freehold.words.catalogue import say, say_about

FIGURES = "house-rules-measured.json"


def house_rules_page(docs: Path) -> str:
    """A table a rule: every edition with how much longer its game becomes."""
    told = json.loads((docs / "reference" / FIGURES).read_text(encoding="utf-8"))
    rows: list[dict[str, Any]] = told["rows"]
    lines = begin(
        "What house rules do",
        f"docs/reference/{FIGURES}",
        "The rulebooks warn that house rules make the game longer; here is by how much.",
        f"Every row is {told['games']:,} games of four ({', '.join(told['players'])}) with the rule and as many without it, with the same seeds (`--seed {told['seed']}`); ± is the 95 % interval of the paired difference.",
        "A difference smaller than its ± may be chance.",
        "",
        "`python3 dev.py bench house-rules` plays them again, and one row alone is `freehold compare EDITION --set RULE=VALUE`: see [how to compare rules](../how-to/compare-rules.md).",
        "",
        *_in_short(rows),
    )
    for name in dict.fromkeys(row["setting"] for row in rows):
        lines += _section(name, [row for row in rows if row["setting"] == name])
    return finish(lines)


def _in_short(rows: list[dict[str, Any]]) -> list[str]:
    """The longest and the shortest effect, in words."""
    sure = [row for row in rows if abs(_change(row)) > _half(row)]
    if not sure:
        return ["None of them changes the length by more than chance could."]
    longest = max(sure, key=_relative)
    told = [
        f"The largest effect: `{longest['setting']}` makes `{longest['edition']}` {_relative(longest):+.1%} longer ({_change(longest):+.1f} rounds)."
    ]
    shorter = [row for row in sure if _change(row) < 0]
    if shorter:
        least = min(shorter, key=_relative)
        told.append(
            f"Not every house rule makes the game longer: `{least['setting']}` changes `{least['edition']}` by {_relative(least):+.1%} ({_change(least):+.1f} rounds)."
        )
    return told


def _change(row: dict[str, Any]) -> float:
    return float(row["differences"][0]["difference"]["value"])


def _half(row: dict[str, Any]) -> float:
    rounds = row["differences"][0]["difference"]
    return float(rounds["high"] - rounds["low"]) / 2


def _relative(row: dict[str, Any]) -> float:
    return float(row["differences"][0]["relative"] or 0.0)


def _section(name: str, rows: list[dict[str, Any]]) -> list[str]:
    rules = ", ".join(rule_link(rule) for rule in find_setting(name).rules)
    message = f"setting-{name}"
    lines = ["", f"## {say('en', 'settings', message)}", ""]
    lines += [
        f"`--set {name}={rows[0]['value']}` ({rules}): {say_about('en', 'settings', message)}",
        "",
    ]
    head = [
        "edition",
        "rounds without",
        "with",
        "difference",
        "first to roll wins",
        "last at half time wins",
    ]
    order = {edition: number for number, edition in enumerate(edition_names())}
    rows = sorted(rows, key=lambda row: order.get(row["edition"], len(order)))
    return lines + table(head, [_row(row) for row in rows])


def _row(row: dict[str, Any]) -> list[str]:
    by_name = {found["measure"]: found for found in row["differences"]}
    rounds = by_name["rounds"]
    shares = [_points(by_name[name]) for name in ("first", "comebacks")]
    change = f"{_signed(_change(row))} ± {_half(row):.1f} ({_signed(100 * _relative(row))} %)"
    if not _change(row) and not _half(row):
        change, shares = "none", ["none", "none"]
    return [
        code(row["edition"]),
        f"{rounds['second']['value']:.1f}",
        f"{rounds['first']['value']:.1f}",
        change,
        *shares,
    ]


def _points(found: dict[str, Any]) -> str:
    """The change of a share, in percentage points."""
    difference = found["difference"]
    half = 50 * (difference["high"] - difference["low"])
    return f"{_signed(100 * difference['value'])} ± {half:.1f} points"


def _signed(value: float) -> str:
    """A difference with its sign, unless it is too small to have one."""
    written = f"{value:+.1f}"
    return "0.0" if written in ("+0.0", "-0.0") else written

"""Two sets of rules side by side: what each of them does, and what differs."""

from collections.abc import Sequence

import msgspec

from freehold.editions import EditionSpec
from freehold.simulation.figures import Figures
from freehold.simulation.pairs import LENGTHS, Difference, PairedTotal
from freehold.simulation.plan import Plan
from freehold.simulation.report import Report, make_report
from freehold.simulation.summary import settings_told
from freehold.words import Words

SIDES = ("A", "B")


class Comparison(msgspec.Struct, frozen=True):
    """A report on either way, and the differences of the first from the second."""

    sides: tuple[Report, Report]
    differences: list[Difference]


def compare_sides(
    plans: Sequence[Plan], spec: EditionSpec, total: PairedTotal, language: str
) -> Comparison:
    """What came of the games of two plans."""
    one, other = (
        make_report(plan, spec, side.tally, language)
        for plan, side in zip(plans, total.sides, strict=True)
    )
    return Comparison((one, other), total.differences())


def rules_of_sides(comparison: Comparison, words: Words, figures: Figures) -> list[str]:
    """What the rules of either way are called."""
    return [
        settings_told(side.settings, words) or figures.text("compare-own")
        for side in comparison.sides
    ]


def cells(row: Difference, figures: Figures) -> list[str]:
    """A measure both ways, and the difference with its interval, in a line."""
    *sides, changed, half, part = parts_of(row, figures)
    return [*sides, f"{changed} {half} ({part})" if part else f"{changed} {half}"]


def parts_of(row: Difference, figures: Figures) -> list[str]:
    """A measure both ways, the difference, half of its interval, and what part of B that is.

    The last is told of lengths only.
    """
    reach, part = (row.difference.high - row.difference.low) / 2, ""
    if row.measure in LENGTHS:
        sides = [figures.number(side.value, 1) for side in (row.first, row.second)]
        changed, half = figures.signed(row.difference.value, 1), figures.number(reach, 1)
        if row.relative is not None:
            part = f"{'' if row.relative < 0 else '+'}{figures.percent(row.relative, 1)}"
    else:
        sides = [figures.percent(side.value, 2) for side in (row.first, row.second)]
        changed = figures.signed(100 * row.difference.value, 2)
        half = figures.number(100 * reach, 2)
    return [*sides, changed, f"± {half}", part]

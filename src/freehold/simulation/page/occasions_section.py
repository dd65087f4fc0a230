"""The section about missions, powers, fights, house rules and cards."""

from typing import TYPE_CHECKING

from freehold.simulation.figures import DASH
from freehold.simulation.occasions import Occasion
from freehold.simulation.page.markup import table, tag, words

if TYPE_CHECKING:
    from freehold.simulation.page.document import Maker

KINDS = ("mission", "power", "fight", "risk", "house-rule", "card")


def occasions_section(make: "Maker") -> str:
    """A table for each kind that the game has."""
    found = make.report.occasions
    if not found:
        return ""
    parts = [make.paragraph("occasions-text")]
    for kind in KINDS:
        rows = [occasion for occasion in found if occasion.kind == kind]
        if rows:
            parts.append(tag("h3", words(make.text(f"occasion-{kind}"))))
            parts.append(_table(make, kind, rows))
    return make.section("occasions", *parts)


def _table(make: "Maker", kind: str, rows: list[Occasion]) -> str:
    can_fail = any(row.success is not None for row in rows)
    names = ["occasion", "count", *(["success"] if can_fail else []), "worth"]
    head = [make.text(f"column-{name}") for name in names]
    label = make.text(f"occasion-{kind}")
    return table(label, head, [_row(make, row, can_fail=can_fail) for row in rows])


def _row(make: "Maker", row: Occasion, *, can_fail: bool) -> list[str]:
    figures = make.figures
    about = tag("span", words(row.about), class_="detail") if row.about else ""
    cells = [words(row.name) + about, figures.number(row.count, 2)]
    if can_fail:
        cells.append(DASH if row.success is None else figures.percent(row.success, 0))
    if row.worth is None:
        cells.append(DASH)
    else:
        class_ = "plus" if row.worth >= 0 else "minus"
        cells.append(tag("b", words(figures.signed(row.worth)), class_=class_))
    return cells

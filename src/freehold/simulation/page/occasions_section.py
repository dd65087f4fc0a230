"""The section about missions, powers, fights, house rules and cards."""

from itertools import groupby
from typing import TYPE_CHECKING

from freehold.simulation.figures import DASH
from freehold.simulation.occasions import Occasion
from freehold.simulation.page.markup import table, tag, words

if TYPE_CHECKING:
    from freehold.simulation.page.document import Maker

KINDS = ("mission", "power", "fight", "risk", "house-rule")


def occasions_section(make: "Maker") -> str:
    """A table for each kind that the game has, and one for each deck of cards."""
    found = make.report.occasions
    if not found:
        return ""
    parts = [make.paragraph("occasions-text")]
    for kind in KINDS:
        rows = [occasion for occasion in found if occasion.kind == kind]
        if rows:
            label = make.text(f"occasion-{kind}")
            parts += [tag("h3", words(label)), _table(make, label, rows)]
    cards = [occasion for occasion in found if occasion.kind == "card"]
    for deck, drawn in groupby(cards, key=lambda card: card.name):
        label = make.text("occasion-cards", deck=deck)
        parts += [tag("h3", words(label)), _deck(make, label, list(drawn))]
    return make.section("occasions", *parts)


def _table(make: "Maker", label: str, rows: list[Occasion]) -> str:
    can_fail = any(row.success is not None for row in rows)
    names = ["occasion", "count", *(["success"] if can_fail else []), "worth"]
    head = [make.text(f"column-{name}") for name in names]
    return table(label, head, [_row(make, row, can_fail=can_fail) for row in rows])


def _row(make: "Maker", row: Occasion, *, can_fail: bool) -> list[str]:
    figures = make.figures
    about = tag("span", words(row.about), class_="detail") if row.about else ""
    cells = [words(row.name) + about, figures.number(row.count, 2)]
    if can_fail:
        cells.append(DASH if row.success is None else figures.percent(row.success, 0))
    return [*cells, _worth(make, row.worth)]


def _worth(make: "Maker", worth: float | None) -> str:
    """What was gained or lost; nothing is neither."""
    if worth is None:
        return DASH
    if round(worth) == 0:
        return make.figures.number(0)
    return tag("b", words(make.figures.signed(worth)), class_="plus" if worth > 0 else "minus")


def _deck(make: "Maker", label: str, cards: list[Occasion]) -> str:
    """The cards of a deck, the best first; those that say the same in one row."""
    alike = [[card for card in cards if card.about == text] for text in _texts(cards)]
    rows = [(same, *_together(same)) for same in alike]
    rows.sort(key=lambda row: (row[2] is None, -(row[2] or 0.0)))
    head = [make.text(f"column-{name}") for name in ("card", "cards", "count", "worth")]
    cells = [
        [
            words(same[0].about),
            make.figures.number(len(same)),
            make.figures.number(count, 2),
            _worth(make, worth),
        ]
        for same, count, worth in rows
    ]
    return table(label, head, cells)


def _texts(cards: list[Occasion]) -> list[str]:
    return list(dict.fromkeys(card.about for card in cards))


def _together(cards: list[Occasion]) -> tuple[float, float | None]:
    """How often any of these cards is drawn, and what it is worth then."""
    count = sum(card.count for card in cards)
    told = [(card.count, card.worth) for card in cards if card.worth is not None]
    if not count or not told:
        return count, None
    return count, sum(each * worth for each, worth in told) / count

"""The sections about the board: landings, returns, deeds and groups."""

from typing import TYPE_CHECKING

from freehold.simulation.deeds_report import DeedReport, GroupReport
from freehold.simulation.figures import DASH
from freehold.simulation.page.board import Field, board
from freehold.simulation.page.charts import heat, reach
from freehold.simulation.page.markup import table, tag, words

if TYPE_CHECKING:
    from freehold.simulation.page.document import Maker


def colours(make: "Maker") -> dict[str, str]:
    """The colour of every group."""
    return {group.id: group.colour for group in make.spec.box.groups}


def board_section(make: "Maker") -> str:
    """The board twice: where figures land, and what deeds bring in."""
    return make.section("board", _landings(make), _returns(make))


def _landings(make: "Maker") -> str:
    report, figures = make.report, make.figures
    band = {deed.space: colours(make)[deed.group] for deed in report.deeds}
    shares = [space.share for space in report.spaces]
    low, high = min(shares), max(shares) or 1.0
    fields = [
        Field(
            name=space.name,
            band=band.get(number),
            tone=(space.share - low) / ((high - low) or 1.0),
            shown=figures.number(100 * space.share, 2),
            about=figures.percent(space.share, 2),
        )
        for number, space in enumerate(report.spaces)
    ]
    drawn = _with_scale(make, "landings", "often", fields, ("legend-few", "legend-many"))
    return drawn + _spaces(make)


def _spaces(make: "Maker") -> str:
    """The same as a table, for whoever cannot see the board or has a small one."""
    report, figures = make.report, make.figures
    rows = [
        [
            words(space.name),
            figures.percent(space.share, 2),
            figures.number(space.landings / max(report.games, 1), 2),
        ]
        for space in sorted(report.spaces, key=lambda space: -space.landings)
    ]
    label = make.text("board-table")
    head = [make.text(f"column-{name}") for name in ("space", "share", "count")]
    return tag("details", tag("summary", words(label)), table(label, head, rows))


def _returns(make: "Maker") -> str:
    report, figures = make.report, make.figures
    deeds = {deed.space: deed for deed in report.deeds}
    most = max((abs((d.return_on_money or 1.0) - 1) for d in report.deeds), default=1.0) or 1.0
    fields: list[Field] = []
    for number, space in enumerate(report.spaces):
        deed = deeds.get(number)
        back = deed.return_on_money if deed else None
        if deed is None or back is None:
            fields.append(Field(space.name, None, None, "", ""))
            continue
        shown = figures.number(100 * back)
        about = f"{make.text('column-return')}: {shown}"
        colour = colours(make)[deed.group]
        fields.append(Field(space.name, colour, (back - 1) / most, shown, about))
    return _with_scale(make, "returns", "returns", fields, ("legend-loss", "legend-gain"))


def _with_scale(
    make: "Maker", name: str, scale: str, fields: list[Field], ends: tuple[str, str]
) -> str:
    title = make.text(f"board-{name}")
    low, high = (words(make.text(end)) for end in ends)
    legend = tag(
        "div", tag("span", low), tag("i", "", class_=scale), tag("span", high), class_="scale"
    )
    return tag(
        "div",
        tag("h3", words(title)),
        make.paragraph(f"board-{name}-text"),
        board(title, fields, [make.report.title, title], scale=scale),
        legend,
        class_="picture",
    )


def deeds_section(make: "Maker") -> str:
    """Every deed with what it cost and brought in."""
    names = ("deed", "bought-turn", "cost", "rent", "rents", "mean-rent", "return", "payback")
    head = [make.text(f"column-{name}") for name in names]
    rows = [_deed_row(make, deed) for deed in make.report.deeds]
    label = make.text("head-deeds")
    return make.section(
        "deeds", *_best_and_worst(make), make.paragraph("deeds-text"), table(label, head, rows)
    )


def _best_and_worst(make: "Maker") -> list[str]:
    """The answer in a sentence, before all the figures."""
    found = [
        (d.return_on_money, d.name) for d in make.report.deeds if d.return_on_money is not None
    ]
    if len(found) < 2:
        return []
    (least, worst), (most, best) = min(found), max(found)
    told = {"best": best, "most": make.figures.number(100 * most)}
    told |= {"worst": worst, "least": make.figures.number(100 * least)}
    return [make.paragraph("deeds-best", **told)]


def _deed_row(make: "Maker", deed: DeedReport) -> list[str]:
    figures = make.figures

    def shown(value: float | None, digits: int = 0) -> str:
        return DASH if value is None else figures.number(value, digits)

    back = deed.return_on_money
    class_ = None if back is None else ("plus" if back >= 1 else "minus")
    return [
        chip(make, deed.group) + words(deed.name),
        shown(deed.bought_turn),
        shown(deed.paid + deed.buildings + deed.interest),
        shown(deed.rent),
        shown(deed.rents, 1),
        shown(deed.mean_rent),
        tag("b", shown(None if back is None else 100 * back), class_=class_),
        shown(deed.payback_turns),
    ]


def chip(make: "Maker", group: str) -> str:
    """The colour of a group, beside a name."""
    return tag("span", "", class_="chip", style=f"background:{colours(make)[group]}")


def groups_section(make: "Maker") -> str:
    """Every group with the rounds in which it was completed."""
    groups = make.report.groups
    highest = max((max(group.bins) for group in groups), default=1)
    together = [sum(counts) for counts in zip(*(group.bins for group in groups), strict=True)]
    last = reach(together, 0.99)
    bin_rounds = groups[0].bin_rounds if groups else 1
    rounds = f"{make.text('column-rounds')} 0{DASH}{last * bin_rounds}"
    names = ("group", "complete", "turn", "wins")
    head = [make.text(f"column-{name}") for name in names] + [rounds]
    rows = [_group_row(make, group, rounds, highest, last) for group in groups]
    label = make.text("head-groups")
    return make.section("groups", make.paragraph("groups-text"), table(label, head, rows))


def _group_row(
    make: "Maker", group: GroupReport, rounds: str, highest: int, last: int
) -> list[str]:
    figures = make.figures
    return [
        chip(make, group.id) + words(group.name),
        figures.percent(group.complete.value),
        DASH if group.turn is None else figures.number(group.turn),
        figures.percent(group.wins.value, 0) if group.turn is not None else DASH,
        heat(f"{group.name}, {rounds}", group.bins[:last], highest),
    ]

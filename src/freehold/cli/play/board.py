"""The board: a ring where there is room for it, a strip where there is not, and a full list."""

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size
from rich.table import Table as Grid
from rich.text import Text

from freehold.cli.play.marks import (
    CLAIM_MARK,
    FIGURE_MARK,
    JAIL_MARK,
    MORTGAGE_MARK,
    SIDE_MARKS,
    SPACE_MARKS,
    TOKEN_SIDES,
    building_marks,
    group_marks,
    group_style,
    plot_marks,
    seat_marks,
    seat_style,
)
from freehold.rules.claims import has_claim
from freehold.rules.groups import is_plot
from freehold.rules.rent import rent_due
from freehold.rules.seats import is_jailed, is_out
from freehold.sets import is_in
from freehold.table import Table
from freehold.vocabulary import NOBODY, Side, SpaceKind, Token
from freehold.words import Words

STRIP_CELL = 8
LONGEST_NUMBER = 2
RING_CELLS = (9, 12)
"""The narrowest and the widest cell of a ring."""


class Board:
    """Draws the board of one table in one language."""

    def __init__(self, table: Table, words: Words) -> None:
        self.table = table
        self.words = words
        self.marks = seat_marks(table.names)
        self.groups = group_marks(table.spec)
        self.n_spaces = int(table.edition.n_spaces)

    # --- one space -------------------------------------------------------------

    def group_mark(self, space: int) -> Text:
        """The letter of the space's group on its colour, or a sign for its kind."""
        group = int(self.table.edition.group[space])
        if group >= 0:
            return Text(self.groups[group], style=group_style(self.table.spec, group))
        return Text(SPACE_MARKS.get(SpaceKind(self.table.edition.kind[space]), " "), style="dim")

    def figures_on(self, space: int) -> list[tuple[int, bool]]:
        """The seats that stand on a space, and whether they sit in jail there.

        PL-8-2: whoever came first stands first, where that matters.
        """
        game = self.table.game
        return [
            (seat, is_jailed(game, seat))
            for seat in sorted(range(game.n_seats), key=lambda seat: (game.arrival[seat], seat))
            if game.at[seat] == space and not is_out(game, seat)
        ]

    def seat_mark(self, seat: int) -> Text:
        """The character of a seat in its colour."""
        return Text(self.marks[seat], style=seat_style(seat))

    def figures(self, space: int) -> Text:
        """The figures on a space: ``►AB``, in jail ``#C``."""
        text = Text()
        for jailed, sign in ((False, FIGURE_MARK), (True, JAIL_MARK)):
            seats = [seat for seat, is_in in self.figures_on(space) if is_in == jailed]
            if seats:
                text.append(sign)
                for seat in seats:
                    text.append_text(self.seat_mark(seat))
        return text

    def side_mark(self, side: Side) -> str:
        """A side as a sign and the first letter of its name: ``☼L``."""
        return SIDE_MARKS[side] + self.words.text(f"side-letter-{side.name.lower()}")

    def tokens(self, space: int) -> list[Token]:
        """The Force tokens on a space."""
        if not self.table.edition.force:
            return []
        return [token for token in Token if self.table.game.token_at[token] == space]

    def tokens_and_figures(self, space: int, room: int) -> Text:
        """The Force tokens, ``☼L``, before the figures; without letters where room is short."""
        figures = self.figures(space)
        sides = [TOKEN_SIDES[token] for token in self.tokens(space)]
        marks = "".join(self.side_mark(side) for side in sides)
        if len(marks) + figures.cell_len > room:
            marks = "".join(SIDE_MARKS[side] for side in sides)
        return Text(marks, style="bold").append_text(figures)

    def buildings(self, space: int) -> str:
        """What is built on a space."""
        level = self.table.game.buildings[space]
        return plot_marks(level) if is_plot(self.table.edition, space) else building_marks(level)

    def claimant(self, space: int) -> int:
        """PL-5-3: the seat that alone may buy a free property, or -1."""
        game, edition = self.table.game, self.table.edition
        if not edition.claims or game.owner[space] != NOBODY:
            return NOBODY
        seats = range(game.n_seats)
        return next((seat for seat in seats if has_claim(edition, game, seat, space)), NOBODY)

    def state(self, space: int, room: int) -> Text:
        """The owner, the buildings, the mortgage; the price of what the bank still sells.

        Before the price stands who has the claim, and where room is short the claim alone.
        """
        game, edition = self.table.game, self.table.edition
        if edition.group[space] < 0:
            return Text()
        if game.owner[space] == NOBODY:
            price = Text(str(edition.price[space]), style="dim")
            claimant = self.claimant(space)
            if claimant == NOBODY:
                return price
            claim = Text(CLAIM_MARK).append_text(self.seat_mark(claimant))
            wide = claim.cell_len + price.cell_len
            if wide > room:
                return claim
            return Text.assemble(claim, " " if wide < room else "", price)
        text = self.seat_mark(game.owner[space]).append(self.buildings(space))
        if is_in(game.mortgaged, space):
            text.append(MORTGAGE_MARK, style="bold red")
        return text

    def cell(self, space: int, width: int) -> tuple[Text, Text]:
        """A space in two lines of a width: its name, and what is on it."""
        here = self.table.actor != "nobody" and self.table.game.decision_space == space
        name = Text(fit(self.words.space(space), width - 2), style="bold" if here else "")
        first = Text.assemble(self.group_mark(space), " ", name)
        figures = self.tokens_and_figures(space, width - 1)
        left = self.state(space, width - figures.cell_len)
        gap = width - left.cell_len - figures.cell_len
        if gap < 1 and figures.cell_len:
            left.truncate(max(width - figures.cell_len, 1))
            gap = width - left.cell_len - figures.cell_len
        second = Text.assemble(left, " " * max(gap, 0), figures)
        for line in (first, second):
            line.truncate(width)
            line.pad_right(max(width - line.cell_len, 0))
        return first, second

    # --- all of them -----------------------------------------------------------

    def strip(self, width: int) -> list[Text]:
        """The spaces in rows, each row from left to right."""
        per_row = max(min(width // STRIP_CELL, self.n_spaces // 4 or 1), 1)
        size = min(width // per_row, 14)
        lines: list[Text] = []
        for start in range(0, self.n_spaces, per_row):
            row = range(start, min(start + per_row, self.n_spaces))
            cells = [self.cell(space, size - 1) for space in row]
            lines += [Text(" ").join(cell[i] for cell in cells) for i in (0, 1)]
        return lines

    def ring_cell(self, width: int) -> int:
        """How wide a cell of the ring can be; 0 if the ring does not fit."""
        if self.n_spaces % 4 or not 24 <= self.n_spaces <= 48:
            return 0
        across = self.n_spaces // 4 + 1
        size = (width - 1) // across - 1
        return 0 if size < RING_CELLS[0] else min(size, RING_CELLS[1])

    def ring(self, size: int, inside: Sequence[Text]) -> list[Text]:
        """The board as it lies on the table, GO at the lower right; `inside` is in the middle."""
        side = self.n_spaces // 4
        across = side + 1
        bottom = [self.cell(space, size) for space in range(side, -1, -1)]
        left = [self.cell(space, size) for space in range(2 * side - 1, side, -1)]
        top = [self.cell(space, size) for space in range(2 * side, 3 * side + 1)]
        right = [self.cell(space, size) for space in range(3 * side + 1, 4 * side)]
        middle = (side - 1) * (size + 1) - 1
        lines = [_line("┌┬┐", size, across), *_row(top)]
        lines.append(_line("├┴┤", size, across, meets_sides=True))
        for i, (west, east) in enumerate(zip(left, right, strict=True)):
            for j in (0, 1):
                row = 2 * i + j
                text = inside[row].copy() if row < len(inside) else Text()
                text.truncate(middle)
                text.pad_right(max(middle - text.cell_len, 0))
                lines.append(Text.assemble(_bar(), west[j], _bar(), text, _bar(), east[j], _bar()))
        lines.append(_line("├┬┤", size, across, meets_sides=True))
        lines += [*_row(bottom), _line("└┴┘", size, across)]
        return lines

    def inside(self, size: int) -> tuple[int, int]:
        """How wide and how high the middle of the ring is."""
        side = self.n_spaces // 4
        return (side - 1) * (size + 1) - 1, 2 * (side - 1)

    def full_list(self) -> Grid:
        """Every space with its name in full, price or rent, owner, buildings and figures."""
        text = self.words.text
        grid = Grid(box=None, padding=(0, 1, 0, 0))
        grid.add_column("")
        grid.add_column(text("column-space"), overflow="ellipsis", no_wrap=True)
        grid.add_column(text("column-group"), overflow="ellipsis", no_wrap=True)
        grid.add_column(text("column-price"), justify="right")
        grid.add_column(text("column-rent"), justify="right")
        grid.add_column(text("column-owner"), overflow="ellipsis", no_wrap=True)
        grid.add_column("")
        for space in range(self.n_spaces):
            grid.add_row(*self._row_of_list(space))
        return grid

    def _row_of_list(self, space: int) -> list[Text]:
        game, edition, words = self.table.game, self.table.edition, self.words
        group, owner = edition.group[space], game.owner[space]
        is_rented = edition.kind[space] != SpaceKind.UTILITY and group >= 0 and owner != NOBODY
        rent = str(rent_due(edition, game, space, 0, 0)) if is_rented else ""
        owned = Text(words.seat(owner), style=seat_style(owner)) if owner != NOBODY else Text()
        if group >= 0 and owner != NOBODY:
            owned.append(" " + self.buildings(space))
        if group >= 0 and is_in(game.mortgaged, space):
            owned.append(words.text("mortgaged-mark"), style="red")
        claimant = self.claimant(space) if group >= 0 else NOBODY
        if claimant != NOBODY:
            owned.append(f"{CLAIM_MARK} {words.seat(claimant)}", style=seat_style(claimant))
        return [
            self.group_mark(space),
            Text(words.space(space)),
            Text(words.group(group) if group >= 0 else ""),
            Text(str(edition.price[space]) if edition.price[space] else ""),
            Text("" if is_in(game.mortgaged, space) else rent),
            owned,
            self.tokens_and_figures(space, self.n_spaces),
        ]


def fit(name: str, width: int) -> str:
    """A name in a width: whole words first, then cut; a number at its end is kept."""
    if cell_len(name) <= width:
        return name
    head = name.partition("/")[0].partition(" (")[0].strip()
    if cell_len(head) <= width:
        return head
    stem, _, last = head.rpartition(" ")
    if stem and len(last) <= LONGEST_NUMBER and (last.isdecimal() or len(last) == 1):
        return set_cell_size(stem, min(width - len(last), cell_len(stem))) + last
    return set_cell_size(head, width)


def _bar() -> Text:
    return Text("│", style="dim")


def _row(cells: Sequence[tuple[Text, Text]]) -> list[Text]:
    lines: list[Text] = []
    for i in (0, 1):
        line = _bar()
        for cell in cells:
            line.append_text(cell[i]).append_text(_bar())
        lines.append(line)
    return lines


def _line(corners: str, size: int, across: int, *, meets_sides: bool = False) -> Text:
    """A line of the frame; the two inner ones meet the lines of the sides."""
    start, joint, end = corners
    joints = [joint] * (across - 1)
    if meets_sides:
        joints[0] = joints[-1] = "┼"
    return Text(start + "".join("─" * size + mark for mark in [*joints, end]), style="dim")

"""Marks and colours: nothing on the screen is told by colour alone."""

from collections.abc import Sequence
from string import ascii_lowercase, ascii_uppercase

from freehold.editions.spec import EditionSpec
from freehold.vocabulary import HOTEL, PORT, STATION, Side, SpaceKind, Token

HOUSE_MARK = "▪"
HOTEL_MARK = "■"
STATION_MARK = "■"
PORT_MARK = "◆"
CLAIM_MARK = "§"
MORTGAGE_MARK = "\N{MULTIPLICATION SIGN}"
FIGURE_MARK = "►"
JAIL_MARK = "#"
SIDE_MARKS = {Side.LIGHT: "☼", Side.DARK: "●"}
TOKEN_SIDES = {Token.LIGHT: Side.LIGHT, Token.DARK: Side.DARK}

SEAT_STYLES = ("cyan", "magenta", "green", "yellow", "blue", "red", "white", "bright_black")

SPACE_MARKS = {
    SpaceKind.GO: "→",
    SpaceKind.CARDS: "?",
    SpaceKind.TAX: "%",
    SpaceKind.JAIL: "#",
    SpaceKind.FREE_PARKING: "·",
    SpaceKind.GO_TO_JAIL: "!",
    SpaceKind.RISK: "±",
}


def seat_marks(names: Sequence[str]) -> tuple[str, ...]:
    """One character a seat: the number that its name ends with, else a letter of its name."""
    marks: list[str] = []
    for name in names:
        letters = [c for c in name.upper() if c in ascii_uppercase]
        wanted = [name[-1]] if name[-1:].isdecimal() and name[-1].isascii() else []
        free = [c for c in [*wanted, *letters, *ascii_uppercase] if c not in marks]
        marks.append(free[0])
    return tuple(marks)


def seat_style(seat: int) -> str:
    """The colour of a seat's mark."""
    return f"bold {SEAT_STYLES[seat % len(SEAT_STYLES)]}"


def group_marks(spec: EditionSpec) -> tuple[str, ...]:
    """A small letter a group, in the order of the board."""
    return tuple(ascii_lowercase[: len(spec.group_ids)])


def group_style(spec: EditionSpec, group: int) -> str:
    """Black or white letters, whichever can be read, on the group's colour."""
    colour = spec.group_colours[group]
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    is_light = 299 * red + 587 * green + 114 * blue > 128_000
    return f"{'black' if is_light else 'white'} on {colour}"


def building_marks(level: int) -> str:
    """Houses one by one, a hotel as one big mark."""
    return HOTEL_MARK if level == HOTEL else HOUSE_MARK * level


def plot_marks(level: int) -> str:
    """PL-5-2: three bases as one big mark, three of those as another one."""
    if level == PORT:
        return PORT_MARK
    stations, bases = divmod(level, STATION)
    return STATION_MARK * stations + HOUSE_MARK * bases

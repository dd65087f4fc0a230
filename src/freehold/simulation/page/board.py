"""The board as a picture, every space coloured by a figure."""

from collections.abc import Sequence
from typing import NamedTuple

from freehold.simulation.page.markup import picture, tag, text, words

SIDE = 1000.0
CORNER = 1.45
"""A corner is so many spaces wide."""
NAME, SMALLEST_NAME = 12.5, 9.5
"""The size of a name, as in style.css, and of one that would not fit."""
LETTER = 0.59
"""How wide a letter is, in parts of its size."""
TITLE_LETTERS = 16
"""So many letters of the board's title fit into its middle, on a phone as well."""


class Field(NamedTuple):
    """A space as it is drawn: how strongly it is coloured, and what it says."""

    name: str
    band: str | None
    """The colour of its group."""
    tone: float | None
    """From 0 to 1, or from -1 to 1; None: nothing to colour."""
    shown: str
    about: str


class Box(NamedTuple):
    """Where a space lies."""

    x: float
    y: float
    width: float
    height: float


def box_of(number: int, n_spaces: int) -> Box:
    """The place of a space, counted clockwise from GO in the bottom right corner."""
    each = -(-n_spaces // 4)
    unit = SIDE / (each - 1 + 2 * CORNER)
    corner = CORNER * unit
    side, step = divmod(number, each)
    # How far along its side it lies, counted from the corner that the side begins with.
    along = 0.0 if step == 0 else corner + (step - 1) * unit
    long = corner if step == 0 else unit
    far = SIDE - corner
    if side == 0:
        return Box(SIDE - along - long, far, long, corner)
    if side == 1:
        return Box(0.0, SIDE - along - long, corner, long)
    if side == 2:
        return Box(along, 0.0, long, corner)
    return Box(far, along, corner, long)


def board(label: str, fields: Sequence[Field], heading: Sequence[str], *, scale: str) -> str:
    """The whole board; `scale` is the class that turns a tone into a colour."""
    drawn = [_space(number, len(fields), field, scale) for number, field in enumerate(fields)]
    title, *about = heading
    lines = [(line, "board-title") for line in wrapped(title, TITLE_LETTERS, 4)]
    lines += [(line, "board-text") for line in about]
    for number, (content, class_) in enumerate(lines):
        y = SIDE / 2 - 26 * (len(lines) - 1) + 56 * number
        drawn.append(text(SIDE / 2, y, content, class_=class_))
    return picture(SIDE, SIDE, label, *drawn, class_=f"board {scale}")


def _space(number: int, n_spaces: int, field: Field, scale: str) -> str:
    box = box_of(number, n_spaces)
    toned = field.tone is not None
    parts = [
        tag("title", words(f"{field.name}: {field.about}")),
        tag(
            "rect",
            x=box.x + 1,
            y=box.y + 1,
            width=box.width - 2,
            height=box.height - 2,
            rx=5,
            class_=_class_of(field, scale) if toned else "space",
            style=f"--t:{abs(field.tone or 0.0):.3f}" if toned else None,
        ),
    ]
    if field.band:
        parts.append(_band(number, n_spaces, box, field.band))
    parts += _label(box, number, n_spaces, field)
    return tag("g", *parts)


def _class_of(field: Field, scale: str) -> str:
    if scale == "returns":
        return "space loss" if (field.tone or 0.0) < 0 else "space gain"
    return "space often"


def _band(number: int, n_spaces: int, box: Box, colour: str) -> str:
    """The strip of the group's colour, towards the middle of the board."""
    side = number // -(-n_spaces // 4)
    deep = 15.0
    places = {
        0: Box(box.x + 1, box.y + 1, box.width - 2, deep),
        1: Box(box.x + box.width - deep - 1, box.y + 1, deep, box.height - 2),
        2: Box(box.x + 1, box.y + box.height - deep - 1, box.width - 2, deep),
        3: Box(box.x + 1, box.y + 1, deep, box.height - 2),
    }
    at = places[side]
    return tag(
        "rect", x=at.x, y=at.y, width=at.width, height=at.height, rx=3, fill=colour, class_="band"
    )


def _label(box: Box, number: int, n_spaces: int, field: Field) -> list[str]:
    """The name on up to three lines, and the figure below it."""
    side = number // -(-n_spaces // 4)
    shift = 8.0 if field.band else 0.0
    x = box.x + box.width / 2 + {1: -shift, 3: shift}.get(side, 0.0)
    y = box.y + box.height / 2 + {0: shift, 2: -shift}.get(side, 0.0)
    room = box.width - 8 - (16 if field.band and side in (1, 3) else 0)
    size = size_of(field.name, room)
    lines = wrapped(field.name, max(int(room / (LETTER * size)), 6), 3)
    style = f"font-size:{size:.3g}px" if size < NAME else None
    shown = [field.shown] if field.shown else []
    height = 14 * len(lines) + 22 * len(shown)
    top = y - height / 2 + 11
    drawn = [
        text(x, top + 14 * i, line, class_="space-name", style=style)
        for i, line in enumerate(lines)
    ]
    drawn += [text(x, top + 14 * len(lines) + 9, value, class_="space-figure") for value in shown]
    return drawn


def size_of(name: str, room: float) -> float:
    """How large a name can be so that its longest word fits; rather small than cut off."""
    longest = max((len(word) for word in name.replace("-", "- ").split()), default=1)
    return min(max(room / (LETTER * longest), SMALLEST_NAME), NAME)


def wrapped(name: str, width: int, most: int) -> list[str]:
    """A name on lines of about so many letters; what does not fit is cut off with a dot."""
    lines: list[str] = []
    for word in name.replace("-", "-\u200b").replace("\u200b", " ").split():
        glue = "" if lines and lines[-1].endswith("-") else " "
        if lines and len(lines[-1]) + len(glue) + len(word) <= width:
            lines[-1] += glue + word
        else:
            lines.append(word)
    lines = [line if len(line) <= width + 2 else line[:width] + "…" for line in lines]
    return lines if len(lines) <= most else [*lines[: most - 1], lines[most - 1] + " …"]

"""Numbers and words as people type them, however long they are and of whatever bytes.

Python reads no number of more than 4,300 digits, and none that is used here has
nearly as many: a longer one is a mistake, and is told as one.  Bytes that are no
text, on a command line or in the name of a file, come as halves of characters.
"""

import re

MOST_DIGITS = 40
"""More than any number that is used here has."""
MOST_SHOWN = 60
"""How much is quoted of what somebody typed."""
MOST_IN_A_GAP = 2000
"""How much fills a gap of a message: with more than 2,500 characters Fluent fails."""


HALF = re.compile("[\ud800-\udfff]")


def natural(digits: str) -> int | None:
    """The number that decimal digits mean; None if they mean none, or one that nobody needs."""
    if not digits.isdecimal() or len(digits.lstrip("0")) > MOST_DIGITS:
        return None
    return int(digits.lstrip("0") or "0")


def whole(text: str) -> int | None:
    """The same, with or without a minus."""
    size = natural(text.removeprefix("-"))
    return -size if size is not None and text.startswith("-") else size


def shortened(text: str, most: int = MOST_SHOWN) -> str:
    """A text, or its beginning and an ellipsis."""
    return text if len(text) <= most else f"{text[: most - 1]}…"


def fitting(value: str | int) -> str | int:
    """What fills a gap of a message, or the beginning of it if that is too long."""
    return shortened(value, MOST_IN_A_GAP) if isinstance(value, str) else value


def shown(value: object) -> str:
    """What somebody gave, as far as it is worth showing."""
    try:
        return shortened(str(value))
    except ValueError:
        # A number too long for decimal digits, perhaps among others.
        return shortened(f"{value:#x}") if isinstance(value, int) else "…"


def is_text(text: str) -> bool:
    """Whether it can be written to a file and be read again."""
    return not HALF.search(text)


def as_text(text: str) -> str:
    """A text in which whatever is none has given way to a mark."""
    return HALF.sub("\N{REPLACEMENT CHARACTER}", text)

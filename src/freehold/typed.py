"""Numbers and words as people type them, however long they are.

Python reads no number of more than 4,300 digits, and none that is used here has
nearly as many: a longer one is a mistake, and is told as one.
"""

MOST_DIGITS = 40
"""More than any number that is used here has."""
MOST_SHOWN = 60
"""How much is quoted of what somebody typed."""
MOST_IN_A_GAP = 2000
"""How much fills a gap of a message: with more than 2,500 characters Fluent fails."""


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

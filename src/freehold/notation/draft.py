"""A position that is being written or read, and the small words that sections are made of."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

from freehold.editions.spec import EditionSpec
from freehold.errors import NotationError
from freehold.typed import shortened, whole
from freehold.vocabulary import MAX_SEATS


@dataclass
class Draft:
    """A position that is being written or read."""

    spec: EditionSpec
    edition: Any
    game: Any
    has_agenda: bool = False
    has_waits: bool = False


def number(word: str, what: str, lowest: int = 0, highest: int = 2**31 - 1) -> int:
    """A whole number, or a reason why not."""
    found = whole(word)
    if found is None or not lowest <= found <= highest:
        needed = f"a whole number from {lowest} to {highest} is needed"
        raise NotationError(f'{what} is "{shortened(word)}"; {needed}')
    return found


def find(names: tuple[str, ...], name: str, what: str, *, tell_all: bool = False) -> int:
    """The place of a name in a list."""
    if name in names:
        return names.index(name)
    raise unknown(names, name, what, tell_all=tell_all)


def unknown(names: Sequence[str], name: str, what: str, *, tell_all: bool) -> NotationError:
    """The refusal of a name: with the one that was probably meant, or with all there are."""
    near = get_close_matches(name, names, 1)
    hint = f"; did you mean {near[0]}?" if near else ""
    if tell_all and not near:
        hint = f"; there are: {', '.join(names)}"
    return NotationError(f'there is no {what} "{shortened(name)}"{hint}')


def seats_of(mask: int) -> str:
    """Seats as a list: a bit each."""
    return ",".join(str(seat) for seat in range(MAX_SEATS) if mask >> seat & 1) or "-"


def mask_of(word: str) -> int:
    """The reverse of `seats_of`."""
    if word == "-":
        return 0
    seats = [number(part, "a seat", 0, MAX_SEATS - 1) for part in word.split(",")]
    return sum(1 << seat for seat in set(seats))


def ranges(numbers: Iterable[int]) -> str:
    """Numbers as ranges: 0-3,7."""
    parts: list[list[int]] = []
    for n in numbers:
        if parts and n == parts[-1][1] + 1:
            parts[-1][1] = n
        else:
            parts.append([n, n])
    return ",".join(f"{a}-{b}" if b > a else str(a) for a, b in parts) or "-"


def unranged(word: str) -> list[int]:
    """The reverse of `ranges`."""
    found: list[int] = []
    if word == "-":
        return found
    for part in word.split(","):
        first, _, last = part.partition("-")
        low = number(first, "a card", 0, 63)
        high = number(last, "a card", 0, 63) if last else low
        found += range(low, high + 1)
    return found

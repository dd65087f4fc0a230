"""Sets of spaces, groups and seats: a bit each in one whole number, as chess programs do it.

A question about all deeds of a seat, or about a group, is then one operation
instead of a walk over the board: `deeds_of(game, seat) & edition.in_group[group]`.
"""

from collections.abc import Iterator

from freehold.jit import primitive, rule
from freehold.record import Ints


@primitive
def size_of(members: int) -> int:
    """How many there are."""
    return members.bit_count()


@primitive
def first_of(members: int) -> int:
    """The lowest of them, -1 if there is none.

    `members & (members - 1)` are the others.
    """
    return (members & -members).bit_length() - 1


@primitive
def last_of(members: int) -> int:
    """The highest of them, -1 if there is none."""
    return members.bit_length() - 1


@primitive
def add_to(sums: Ints, which: int, number: int) -> None:
    """Add to one of many sums; where threads share them, without getting into each other's way."""
    sums[which] += number


@rule
def is_in(members: int, one: int) -> bool:
    """Whether it is one of them."""
    return (members >> one) & 1 == 1


@rule
def are_all_in(members: int, some: int) -> bool:
    """Whether all of `some` are among them."""
    return some & ~members == 0


@rule
def member_at(members: int, place: int) -> int:
    """The one with so many others below it, of whole numbers below 64.

    By halves: whether it is in the lower one is a matter of how many are there.  Which card is
    drawn is chance, so nothing jumps.
    """
    at, width = 0, 32
    while width > 0:
        below = size_of(members & ((1 << width) - 1))
        above = place >= below
        place -= below * above
        members >>= width * above
        at += width * above
        width >>= 1
    return at


def each_of(members: int) -> Iterator[int]:
    """Them one after the other, for code that is not compiled."""
    left = int(members)
    while left:
        yield first_of(left)
        left &= left - 1

"""One annotated class gives the static type, the memory layout and the plain form."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Annotated, Any, Protocol, cast, get_args, get_type_hints

import numpy as np

from freehold.vocabulary import (
    FIRST_EVENTS,
    GROUPS_AT_ONCE,
    MAX_AGENDA,
    MAX_CARDS,
    MAX_CLAIMS,
    MAX_DECKS,
    MAX_EVENTS,
    MAX_FIGURES,
    MAX_FREE_CARDS,
    MAX_GROUP_SIZE,
    MAX_GROUPS,
    MAX_RENTS,
    MAX_SEATS,
    MAX_SPACES,
    MAX_SPECIALS,
)


class Ints(Protocol):
    """A fixed row of integers: a list when interpreted, an array when compiled."""

    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...
    def __len__(self) -> int: ...


class IntTable(Protocol):
    """Rows of integers, indexed as ``table[row][column]``."""

    def __getitem__(self, index: int, /) -> Ints: ...
    def __len__(self) -> int: ...


# A flag is an int8: Numba cannot nest boolean arrays in a record.
Flag = Annotated[int, np.int8]
Small = Annotated[int, np.int8]
Count = Annotated[int, np.int32]
Money = Annotated[int, np.int32]
Word = Annotated[int, np.int64]
Groups = Annotated[int, np.uint16]  # a bit each
Seats = Annotated[int, np.uint8]  # a bit each
SmallPerSeat = Annotated[Ints, np.int8, MAX_SEATS]
MoneyPerSeat = Annotated[Ints, np.int32, MAX_SEATS]
WordPerHolder = Annotated[Ints, np.int64, MAX_SEATS + 1]
GroupsPerHolder = Annotated[Ints, np.uint16, MAX_SEATS + 1]
SmallPerSpace = Annotated[Ints, np.int8, MAX_SPACES]
MoneyPerSpace = Annotated[Ints, np.int32, MAX_SPACES]
RentsPerSpace = Annotated[IntTable, np.int32, MAX_SPACES, MAX_RENTS]
SmallPerGroup = Annotated[Ints, np.int8, MAX_GROUPS]
MoneyPerGroup = Annotated[Ints, np.int32, MAX_GROUPS]
WordPerGroup = Annotated[Ints, np.int64, MAX_GROUPS]
WordPerSomeGroups = Annotated[IntTable, np.int64, MAX_GROUPS // GROUPS_AT_ONCE, 1 << GROUPS_AT_ONCE]
SpacesPerGroup = Annotated[IntTable, np.int8, MAX_GROUPS, MAX_GROUP_SIZE]
MoneyPerHolding = Annotated[IntTable, np.int32, MAX_GROUPS, MAX_GROUP_SIZE + 1]
SharesPerHolding = Annotated[IntTable, np.int32, MAX_GROUPS, MAX_GROUP_SIZE + 1]
SmallPerDeck = Annotated[Ints, np.int8, MAX_DECKS]
SmallPerCard = Annotated[IntTable, np.int8, MAX_DECKS, MAX_CARDS]
MoneyPerCard = Annotated[IntTable, np.int32, MAX_DECKS, MAX_CARDS]
WordPerDeck = Annotated[Ints, np.int64, MAX_DECKS]
SmallPerFreeCard = Annotated[Ints, np.int8, MAX_FREE_CARDS]
SmallPerFigure = Annotated[Ints, np.int8, MAX_FIGURES]
SmallPerSpecial = Annotated[Ints, np.int8, MAX_SPECIALS]
MoneyPerSpecial = Annotated[Ints, np.int32, MAX_SPECIALS]
SmallPerToken = Annotated[Ints, np.int8, 2]
SmallPerFace = Annotated[Ints, np.int8, 6]
SmallPerAgenda = Annotated[Ints, np.int8, MAX_AGENDA]
MoneyPerAgenda = Annotated[Ints, np.int32, MAX_AGENDA]
SmallPerClaim = Annotated[Ints, np.int8, MAX_CLAIMS]
MoneyPerClaim = Annotated[Ints, np.int32, MAX_CLAIMS]
WordPerFirstEvent = Annotated[Ints, np.int64, FIRST_EVENTS]
WordPerLaterEvent = Annotated[Ints, np.int64, MAX_EVENTS - FIRST_EVENTS]


def layout(declaration: type, first: Sequence[str] = ()) -> np.dtype[Any]:
    """The NumPy record layout that `declaration` describes, some fields before the others."""
    hints = get_type_hints(declaration, include_extras=True)
    fields: list[tuple[str, Any, tuple[int, ...]]] = []
    for name in dict.fromkeys([*first, *hints]):
        _, scalar, *shape = get_args(hints[name])
        fields.append((name, scalar, tuple(shape)))
    return np.dtype((np.record, np.dtype(fields, align=True)))


def plain(record: Any) -> Any:
    """The same values as Python ints and lists, for the interpreted reference."""
    return SimpleNamespace(**{name: record[name].tolist() for name in record.dtype.names})


def alone(record: Any) -> Any:
    """An array of one record; what lies between its fields is zero, so equal bytes mean equal."""
    array = np.zeros(1, record.dtype)
    array[0] = record
    return array


def blank(declared: np.dtype[Any]) -> Any:
    """A plain form with zeros everywhere."""
    return plain(np.zeros(1, declared)[0])


def duplicate(value: Any) -> Any:
    """A copy of a plain form that shares nothing with it."""
    fields: dict[str, Any] = value.__dict__
    return SimpleNamespace(**{name: _copied(item) for name, item in fields.items()})


def _copied(item: Any) -> Any:
    if not isinstance(item, list):
        return item
    items = cast("list[Any]", item)
    if items and isinstance(items[0], list):
        return [row[:] for row in items]
    return items[:]


def store(plain_value: Any, record: Any) -> None:
    """Write a plain value back; NumPy raises if a field has outgrown its width."""
    for name in record.dtype.names:
        record[name] = getattr(plain_value, name)

"""Games of which a GPU's thread has a part near, and the rest far away.

The shared memory of a GPU is fast and small.  What nearly every action needs of a
game and of its result is there; for everything else the rules go to the large
memory.  Where that is stands in the near part: its `home`.
The rules know nothing of it: the compiler reaches for a field here or there.

What no later action needs stays near when a game goes away, for the next one to write over.
Far away a game and its result have one place, in this order: what else is near of both, the
rest of the game, the rest of the result, and the game's number.  The large memory is read 32
bytes at a time, and what is often looked at of either rest lies in as few such parts as it can.
"""

import importlib
from collections.abc import Generator, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import Any

from freehold import state
from freehold.standing_in import standing_in
from freehold.state import EDITION, GAME
from freehold.statistics import records
from freehold.statistics.records import RESULT

LARGE, SHARED = 1, 3
"""A GPU's memories, by the numbers that its compilers know them by."""
WORD_BYTES = 8


def _words(record: Any, names: Sequence[str]) -> int:
    """Up to the end of the last of some fields."""
    end = max(record.fields[name][1] + record.fields[name][0].itemsize for name in names)
    return -(-end // WORD_BYTES)


GAME_WORDS, RESULT_WORDS = GAME.itemsize // WORD_BYTES, RESULT.itemsize // WORD_BYTES

STAYING_WORDS = _words(GAME, state.STAYS)
"""At the beginning of a near part."""

HOME = STAYING_WORDS - 1
"""Which word of a near part says where the rest is: the last of what stays."""

NEAR_OF_GAME = _words(GAME, state.NEARLY_ALWAYS)

NEAR_WORDS = NEAR_OF_GAME + _words(RESULT, records.NEARLY_ALWAYS) | 1
"""Of the near part: an odd number, so that neighbours lie in different banks of the memory."""

NEAR_OF_RESULT = NEAR_WORDS - NEAR_OF_GAME

MOVING_WORDS = NEAR_WORDS - STAYING_WORDS
"""Brought and put back: a multiple of 8, for of 64 bytes that are not all written, the large memory
first reads the rest."""

NEAR_BYTES = WORD_BYTES * NEAR_WORDS

PART_WORDS = 4
"""The large memory is read in parts of so many, whatever is wanted of them."""

GAME_MOVED = NEAR_OF_RESULT - STAYING_WORDS
"""By so many words what is far of a game has moved, for the near part of its result."""

RESULT_MOVED = -(-(GAME_WORDS + GAME_MOVED) // PART_WORDS) * PART_WORDS - NEAR_OF_RESULT
"""And what is far of a result, which begins with a part of the memory."""

NUMBER = RESULT_MOVED + RESULT_WORDS
"""Which word of all that is far away is the game's number."""

APART = -(-(NUMBER + 1) // 8) * 8
"""So many words apart games lie in a GPU's large memory: it is written 64 bytes at a time."""


def near_records(game: Any, result: Any) -> tuple[Any, Any]:
    """The compiled types of the near parts, from those of whole records.

    No record is made smaller than its fields, so larger ones are cut.  Near parts of games
    are one after the other; a result is found by counting words.
    """
    return _cut(game, NEAR_BYTES), _cut(result, WORD_BYTES)


def _cut(record: Any, size: int) -> Any:
    fields = [(name, field._asdict()) for name, field in record.fields.items()]
    near = type(record)(fields, record.size + WORD_BYTES, record.aligned)
    near.size = size
    return near


@contextmanager
def near_and_far() -> Generator[None]:
    """While it lasts, numba-cuda compiles rules for games of which a part is near."""
    with fields_near_and_far(), records_where_they_are():
        yield


def fields_near_and_far() -> AbstractContextManager[None]:
    """While it lasts, numba-cuda reaches for the far fields of a near record by its home."""
    from llvmlite import ir  # noqa: PLC0415  # pyright: ignore[reportMissingTypeStubs]

    from freehold.fields import name_field  # noqa: PLC0415

    cgutils: Any = importlib.import_module("numba.cuda.cgutils")
    made: Any = ir
    anywhere = cgutils.get_record_member
    byte, word = made.IntType(8), made.IntType(64)
    # By size: what is near of a record, where its home is, and how far its fields have moved.
    cut = {
        NEAR_BYTES: (NEAR_OF_GAME, HOME, GAME_MOVED),
        WORD_BYTES: (NEAR_OF_RESULT, HOME - NEAR_OF_GAME, RESULT_MOVED),
    }

    def here_or_there(builder: Any, record: Any, offset: int, typ: Any) -> Any:
        near, to_home, moved = cut.get(getattr(record.type.pointee, "count", 0), (0, 0, 0))
        if offset < near * WORD_BYTES or not near:
            return anywhere(builder, record, offset, typ)
        words = builder.bitcast(record, word.as_pointer())
        home = builder.load(name_field(builder.gep(words, [word(to_home)]), "home"))
        there = builder.inttoptr(home, byte.as_pointer(LARGE))
        field = builder.gep(there, [word(offset + moved * WORD_BYTES)])
        return builder.addrspacecast(
            builder.bitcast(field, typ.as_pointer(LARGE)), typ.as_pointer()
        )

    return standing_in(cgutils, "get_record_member", here_or_there)


@contextmanager
def records_where_they_are() -> Generator[None]:
    """While it lasts, a rule is told in which of a GPU's memories the records are that it takes.

    Otherwise it would have to find that out at every field.
    """
    models: Any = importlib.import_module("numba.cuda.datamodel.models")
    record_model = models.RecordModel
    near = {NEAR_BYTES, WORD_BYTES, EDITION.itemsize}

    def argument_type(model: Any) -> Any:
        record = model.get_data_type()
        return record.as_pointer(SHARED if record.count in near else LARGE)

    def as_argument(model: Any, builder: Any, value: Any) -> Any:
        return builder.addrspacecast(value, argument_type(model))

    def from_argument(model: Any, builder: Any, value: Any) -> Any:
        return builder.addrspacecast(value, model.get_value_type())

    with (
        standing_in(record_model, "get_argument_type", argument_type),
        standing_in(record_model, "as_argument", as_argument),
        standing_in(record_model, "from_argument", from_argument),
    ):
        yield

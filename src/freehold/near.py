"""Games of which a GPU's thread has the first part near, and the rest far away.

The shared memory of a GPU is fast and small.  What nearly every action needs of a
record is there; for everything else the rules go to the whole record in the large
memory.  Where that is stands at the beginning of the near part: its `home`.
The rules know nothing of it: the compiler reaches for a field here or there.
"""

import importlib
from collections.abc import Generator
from contextlib import AbstractContextManager, contextmanager
from typing import Any

from freehold.standing_in import standing_in
from freehold.state import EDITION, GAME, NEARLY_ALWAYS

LARGE, SHARED = 1, 3
"""A GPU's memories, by the numbers that its compilers know them by."""

WORDS = GAME.itemsize // 8
"""Of a whole record."""

APART = -(-WORDS // 4) * 4
"""So many words apart records lie in a GPU's large memory, which is read 32 bytes at a time."""


def _near_words() -> int:
    fields: Any = GAME.fields
    end = max(fields[name][1] + fields[name][0].itemsize for name in NEARLY_ALWAYS)
    return -(-end // 8) | 1


NEAR_WORDS = _near_words()
"""Of the near part: an odd number, so that neighbours lie in different banks of the memory."""

NEAR_BYTES = 8 * NEAR_WORDS


def near_record(game: Any) -> Any:
    """The compiled type of the near part: the fields of `game`, the type of the whole record.

    No record is made smaller than its fields, so one that is larger is cut.
    """
    fields = [(name, field._asdict()) for name, field in game.fields.items()]
    near = type(game)(fields, GAME.itemsize + 8, game.aligned)
    near.size = NEAR_BYTES
    return near


@contextmanager
def near_and_far() -> Generator[None]:
    """While it lasts, numba-cuda compiles rules for games of which a part is near."""
    with fields_near_and_far(), records_where_they_are():
        yield


def fields_near_and_far() -> AbstractContextManager[None]:
    """While it lasts, numba-cuda reaches for the far fields of a near record by its home."""
    from llvmlite import ir  # noqa: PLC0415  # pyright: ignore[reportMissingTypeStubs]

    cgutils: Any = importlib.import_module("numba.cuda.cgutils")
    made: Any = ir
    anywhere = cgutils.get_record_member
    byte, word = made.IntType(8), made.IntType(64)

    def here_or_there(builder: Any, record: Any, offset: int, typ: Any) -> Any:
        pointee = record.type.pointee
        if getattr(pointee, "count", 0) != NEAR_BYTES or offset < NEAR_BYTES:
            return anywhere(builder, record, offset, typ)
        home = builder.load(builder.bitcast(record, word.as_pointer()))
        field = builder.gep(builder.inttoptr(home, byte.as_pointer(LARGE)), [word(offset)])
        there = builder.bitcast(field, typ.as_pointer(LARGE))
        return builder.addrspacecast(there, typ.as_pointer())

    return standing_in(cgutils, "get_record_member", here_or_there)


@contextmanager
def records_where_they_are() -> Generator[None]:
    """While it lasts, a rule is told in which of a GPU's memories the records are that it takes.

    Otherwise it would have to find that out at every field.
    """
    models: Any = importlib.import_module("numba.cuda.datamodel.models")
    record_model = models.RecordModel
    near = {NEAR_BYTES, EDITION.itemsize}

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

"""Games of which a GPU's thread has the first part near, and the rest far away.

The shared memory of a GPU is fast and small.  What nearly every action needs of a
record is there; for everything else the rules go to the whole record in the large
memory.  Where that is stands at the beginning of the near part: its `home`.
The rules know nothing of it: the compiler reaches for a field here or there.
"""

import importlib
from contextlib import AbstractContextManager
from typing import Any

from freehold.standing_in import standing_in
from freehold.state import GAME, NEARLY_ALWAYS

WORDS = GAME.itemsize // 8
"""Of a whole record."""


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
        field = builder.gep(builder.inttoptr(home, byte.as_pointer()), [word(offset)])
        return builder.bitcast(field, typ.as_pointer())

    return standing_in(cgutils, "get_record_member", here_or_there)

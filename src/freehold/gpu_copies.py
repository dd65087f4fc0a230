"""Records copied between a GPU's memories by all threads of a warp, as NVIDIA's instructions.

Every thread of a warp has a record near, in shared memory; far away it is where the thread says.
All threads copy one record after the other, and each has one word or two of every record.
Written out, a record takes seven instructions to bring and nine to put back: where it is,
whether it is wanted, and the words.  Of loops over rows of words compilers made eleven and
seventeen.
"""

import importlib
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from freehold.gpu_instructions import (
    EVERYBODY,
    MEMORY,
    WARP,
    address,
    emit,
    entry,
    nothing,
    whole_number,
)
from freehold.near import LARGE, SHARED, WORD_BYTES

ASYNCHRONOUS_FROM = (8, 0)
"""GPUs from this compute capability on copy into shared memory by themselves."""
BY_ITSELF = (f"cp.async.ca.shared.global [{{here}}], [{{there}}], {WORD_BYTES};",)
IN_TWO_STEPS = ("ld.global.b64 first0, [{there}];", "st.shared.b64 [{here}], first0;")
"""How a word is brought."""
AT_ONCE = 8
"""So many records are read before the first of them is put back."""
SECOND = WARP * WORD_BYTES
"""So far apart are the two words that a thread has of a record."""

NEAR, FAR, BOTH, BEGIN, BEGIN_OF_OTHER = (f"${number}" for number in range(5))
"""What the instructions are given, in this order."""


class RecordCopies(NamedTuple):
    """Device functions; all threads of a warp must call them together.

    They are given a row of words and a thread's word of the warp's first record in it, near;
    the same for the first of all records far away; whether the thread has a second word
    of every record; and how many words further on its own record begins far away (below 0:
    none is to be copied).
    """

    bring: Any
    """Begins to copy; what comes is there after `wait`."""
    put_back: Any
    exchange: Any
    """Puts back by one number and brings by another what comes instead."""
    wait: Any


def record_copies(compute_capability: tuple[int, int], apart: int) -> RecordCopies:
    """For GPUs of this compute capability, and records that lie so many bytes `apart` near."""
    by_itself = compute_capability >= ASYNCHRONOUS_FROM
    how = BY_ITSELF if by_itself else IN_TWO_STEPS
    groups = [range(first, first + AT_ONCE) for first in range(0, WARP, AT_ONCE)]
    exchange = (
        line
        for group in groups
        for line in (*putting(group, apart, BEGIN), *bringing(group, apart, BEGIN_OF_OTHER, how))
    )
    return RecordCopies(
        _one_way(bringing(range(WARP), apart, BEGIN, how)),
        _one_way(line for group in groups for line in putting(group, apart, BEGIN)),
        _both_ways(exchange),
        _waiting("cp.async.wait_all;" if by_itself else ""),
    )


def whereabouts(number: int, begin: str) -> Iterator[str]:
    """Where a warp's record of this number is far away, and which words of it are wanted."""
    yield f"shfl.sync.idx.b32 begin, {begin}, {number}, {WARP - 1}, {EVERYBODY};"
    yield "setp.ge.s32 one, begin, 0;"
    yield "setp.ge.and.s32 two, begin, 0, both;"
    yield f"mad.wide.s32 there, begin, {WORD_BYTES}, {FAR};"


def bringing(numbers: range, apart: int, begin: str, how: Iterable[str]) -> Iterator[str]:
    """Instructions that bring these records of a warp, or begin to."""
    for number in numbers:
        yield from whereabouts(number, begin)
        for wanted, further in (("one", 0), ("two", SECOND)):
            here = f"{NEAR}+{number * apart + further}"
            for step in how:
                yield f"@{wanted} {step.format(here=here, there=f'there+{further}')}"


def putting(numbers: range, apart: int, begin: str) -> Iterator[str]:
    """Instructions that put these records of a warp back.

    A thread without a second word reads its first twice: to read nothing would take longer.
    """
    for place, number in enumerate(numbers):
        yield f"ld.shared.b64 first{place}, [{NEAR}+{number * apart}];"
        yield f"ld.shared.b64 second{place}, [last+{number * apart}];"
    for place, number in enumerate(numbers):
        yield from whereabouts(number, begin)
        yield f"@one st.global.b64 [there], first{place};"
        yield f"@two st.global.b64 [there+{SECOND}], second{place};"


def program(lines: Iterable[str]) -> str:
    """Instructions as one piece of code, after what all of them need."""
    head = [
        ".reg .pred both, one, two;",
        ".reg .b32 begin, last;",
        f".reg .b64 there, first<{AT_ONCE}>, second<{AT_ONCE}>;",
        f"setp.ne.s32 both, {BOTH}, 0;",
        f"selp.b32 last, {SECOND}, 0, both;",
        f"add.s32 last, last, {NEAR};",
    ]
    return "\n".join(["{", *head, *lines, "}"])


def _generator(lines: Iterable[str]) -> Callable[..., Any]:
    """What Numba calls to emit these instructions."""
    code = program(lines)

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        here = entry(context, builder, signature.args[0], *values[:2])
        there = entry(context, builder, signature.args[2], *values[2:4])
        near = builder.trunc(address(builder, here, SHARED), whole_number(32))
        far, numbers = address(builder, there, LARGE), values[4:]
        kinds = ",".join(["r", "l", *"r" * len(numbers), MEMORY])
        emit(builder, code, kinds, near, far, *numbers, together=True)
        return context.get_dummy_value()

    return generate


def _one_way(lines: Iterable[str]) -> Any:
    """A device function that brings records or puts them back."""
    from numba.cuda.extending import intrinsic  # noqa: PLC0415

    types: Any = importlib.import_module("numba.cuda.types")
    generate = _generator(lines)

    @intrinsic
    def copy(_typing: Any, near: Any, at: Any, far: Any, word: Any, _both: Any, _begin: Any) -> Any:
        return nothing(near, at, far, word, *[types.int32] * 2), generate

    return copy


def _both_ways(lines: Iterable[str]) -> Any:
    """A device function that does both."""
    from numba.cuda.extending import intrinsic  # noqa: PLC0415

    types: Any = importlib.import_module("numba.cuda.types")
    generate = _generator(lines)

    @intrinsic
    def exchange(
        _typing: Any, near: Any, at: Any, far: Any, word: Any, _both: Any, _begin: Any, _other: Any
    ) -> Any:
        return nothing(near, at, far, word, *[types.int32] * 3), generate

    return exchange


def _waiting(code: str) -> Any:
    """A device function after which everything that was brought is there."""
    from numba.cuda.extending import intrinsic  # noqa: PLC0415

    @intrinsic
    def wait(_typing: Any) -> Any:
        def generate(context: Any, builder: Any, _signature: Any, _values: Any) -> Any:
            emit(builder, code, MEMORY)
            return context.get_dummy_value()

        return nothing(), generate

    return wait

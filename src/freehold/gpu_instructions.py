"""Instructions of NVIDIA's GPUs that numba-cuda has no name for, as functions for device code."""

import importlib
from typing import Any, NamedTuple

from freehold.near import LARGE, SHARED, WORD_BYTES

ASYNCHRONOUS_FROM = (8, 0)
"""GPUs from this compute capability on copy into shared memory by themselves."""

WARP = 32
"""Threads that do the same at the same time."""
EVERYBODY = 0xFFFFFFFF
"""All threads of a warp, a bit each."""
MEMORY = "~{memory}"
"""Tells the compiler that an instruction may change any word."""


class CopyWords(NamedTuple):
    """`copy` begins to copy words of the large memory to the shared one; `wait` ends it all.

    It copies one word, and with `both` the one that lies as many words further on as a warp
    has threads; from a place below 0 it copies none.
    """

    copy: Any
    wait: Any


def add_without_answer() -> Any:
    """Adds to a row of words in the large memory, as one step; nobody waits for what was there."""
    from numba.cuda.extending import intrinsic  # noqa: PLC0415

    @intrinsic
    def add(_typing: Any, sums: Any, which: Any, amount: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            row, index, number = values
            entry = _entry(context, builder, signature.args[0], row, index)
            code = "red.relaxed.gpu.global.add.u64 [$0], $1;"
            _emit(builder, code, "l,l", _address(builder, entry, LARGE), number)
            return context.get_dummy_value()

        return _nothing(sums, which, amount), generate

    return add


def barrier() -> Any:
    """All threads of a block wait for each other; every one of them must come.

    A program's usual barrier is for warps whose threads are together: it counts warps, and one
    that comes in two parts is counted twice.  Whether they are together after what they did
    apart is for compilers to say, and where the largest rules were copied into the kernel they
    were wrong: games were lost, now and then.  This barrier sees for itself.
    """
    from numba.cuda.extending import intrinsic  # noqa: PLC0415

    @intrinsic
    def meet(_typing: Any) -> Any:
        def generate(context: Any, builder: Any, _signature: Any, _values: Any) -> Any:
            _emit(builder, "barrier.sync 0;", MEMORY, together=True)
            return context.get_dummy_value()

        return _nothing(), generate

    return meet


def copy_words(compute_capability: tuple[int, int]) -> CopyWords:
    """For GPUs of this compute capability; older ones copy as any program does."""
    from numba import cuda as numba_cuda  # noqa: PLC0415
    from numba.cuda.extending import intrinsic  # noqa: PLC0415

    types: Any = importlib.import_module("numba.cuda.types")
    if compute_capability < ASYNCHRONOUS_FROM:
        cuda: Any = numba_cuda
        warp = WARP

        @cuda.jit(device=True)
        def copy_at_once(near: Any, to: int, far: Any, at: int, both: int) -> None:
            if at >= 0:
                near[to] = far[at]
                if both:
                    near[to + warp] = far[at + warp]

        @cuda.jit(device=True)
        def no_wait() -> None:
            pass

        return CopyWords(copy_at_once, no_wait)

    further = WARP * WORD_BYTES
    # Conditions as part of the instructions: no thread leaves the others for them.
    code = f"""{{
        .reg .pred one, two;
        setp.ge.s64 one, $2, 0;
        setp.ne.and.s64 two, $3, 0, one;
        @one cp.async.ca.shared.global [$0], [$1], {WORD_BYTES};
        @two cp.async.ca.shared.global [$0+{further}], [$1+{further}], {WORD_BYTES};
    }}"""

    @intrinsic
    def copy(_typing: Any, near: Any, to: Any, far: Any, _at: Any, _both: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            here = _entry(context, builder, signature.args[0], *values[:2])
            there = _entry(context, builder, signature.args[2], *values[2:4])
            short = builder.trunc(_address(builder, here, SHARED), _whole_number(32))
            long = _address(builder, there, LARGE)
            _emit(builder, code, f"r,l,l,l,{MEMORY}", short, long, *values[3:])
            return context.get_dummy_value()

        return _nothing(near, to, far, types.int64, types.int64), generate

    @intrinsic
    def wait(_typing: Any) -> Any:
        def generate(context: Any, builder: Any, _signature: Any, _values: Any) -> Any:
            _emit(builder, "cp.async.wait_all;", MEMORY)
            return context.get_dummy_value()

        return _nothing(), generate

    return CopyWords(copy, wait)


def _whole_number(bits: int) -> Any:
    from llvmlite import ir  # noqa: PLC0415  # pyright: ignore[reportMissingTypeStubs]

    made: Any = ir
    return made.IntType(bits)


def _nothing(*arguments: Any) -> Any:
    """The signature of a function that returns nothing."""
    types: Any = importlib.import_module("numba.cuda.types")
    return types.void(*arguments)


def _address(builder: Any, pointer: Any, memory: int) -> Any:
    """Where a pointer leads, as a number, in a memory in which it is known to be."""
    there = builder.addrspacecast(pointer, pointer.type.pointee.as_pointer(memory))
    return builder.ptrtoint(there, _whole_number(64))


def _entry(context: Any, builder: Any, row_type: Any, row: Any, index: Any) -> Any:
    """A pointer to an entry in a row of words."""
    return builder.gep(context.make_array(row_type)(context, builder, row).data, [index])


def _emit(
    builder: Any,
    code: str,
    constraints: str,
    *operands: Any,
    together: bool = False,
) -> Any:
    """An instruction; if it is for threads `together`, none of them gets a copy of its own."""
    from llvmlite import ir  # noqa: PLC0415  # pyright: ignore[reportMissingTypeStubs]

    made: Any = ir
    kind = made.FunctionType(made.VoidType(), [operand.type for operand in operands])
    asm = made.InlineAsm(kind, code, constraints, side_effect=True)
    return builder.call(asm, list(operands), attrs=("convergent",) if together else ())

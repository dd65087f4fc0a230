"""Instructions of NVIDIA's GPUs that numba-cuda has no name for, as functions for device code."""

import importlib
from typing import Any

from freehold.near import LARGE

WARP = 32
"""Threads that do the same at the same time."""
EVERYBODY = 0xFFFFFFFF
"""All threads of a warp, a bit each."""
MEMORY = "~{memory}"
"""Tells the compiler that an instruction may change any word."""


def short() -> Any:
    """Numba's type of numbers of 32 bits, to make one in device code.

    Whatever Numba works out has 64, and a compiler takes 32 where only these are wanted.
    """
    from numba import int32  # noqa: PLC0415

    made: Any = int32
    return made


def add_without_answer() -> Any:
    """Adds to a row of words in the large memory, as one step; nobody waits for what was there."""
    from numba.cuda.extending import intrinsic  # noqa: PLC0415

    @intrinsic
    def add(_typing: Any, sums: Any, which: Any, amount: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            row, index, number = values
            place = entry(context, builder, signature.args[0], row, index)
            code = "red.relaxed.gpu.global.add.u64 [$0], $1;"
            emit(builder, code, "l,l", address(builder, place, LARGE), number)
            return context.get_dummy_value()

        return nothing(sums, which, amount), generate

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
            emit(builder, "barrier.sync 0;", MEMORY, together=True)
            return context.get_dummy_value()

        return nothing(), generate

    return meet


def order_of_memory() -> Any:
    """All memory that was written before it is so for what is read after it, in one thread.

    It is no instruction, but a word to compilers, which may take two ways to the same memory for
    two memories.
    """
    from numba.cuda.extending import intrinsic  # noqa: PLC0415

    @intrinsic
    def keep_order(_typing: Any) -> Any:
        def generate(context: Any, builder: Any, _signature: Any, _values: Any) -> Any:
            emit(builder, "", MEMORY)
            return context.get_dummy_value()

        return nothing(), generate

    return keep_order


def whole_number(bits: int) -> Any:
    from llvmlite import ir  # noqa: PLC0415  # pyright: ignore[reportMissingTypeStubs]

    made: Any = ir
    return made.IntType(bits)


def nothing(*arguments: Any) -> Any:
    """The signature of a function that returns nothing."""
    types: Any = importlib.import_module("numba.cuda.types")
    return types.void(*arguments)


def address(builder: Any, pointer: Any, memory: int) -> Any:
    """Where a pointer leads, as a number, in a memory in which it is known to be."""
    there = builder.addrspacecast(pointer, pointer.type.pointee.as_pointer(memory))
    return builder.ptrtoint(there, whole_number(64))


def entry(context: Any, builder: Any, row_type: Any, row: Any, index: Any) -> Any:
    """A pointer to an entry in a row of words."""
    return builder.gep(context.make_array(row_type)(context, builder, row).data, [index])


def emit(
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

"""What a processor or a GPU has an instruction for, and Python spells out (`freehold.jit`)."""

from typing import Any

from freehold.gpu_instructions import add_without_answer
from freehold.jit import PRIMITIVES


def primitives_on_processor() -> dict[str, Any]:
    """The primitives by name, for a processor."""
    import numba  # noqa: PLC0415
    from llvmlite import ir  # noqa: PLC0415  # pyright: ignore[reportMissingTypeStubs]
    from numba.extending import intrinsic  # noqa: PLC0415

    made: Any = numba
    word = ir.IntType(64)

    def size(builder: Any, members: Any) -> Any:
        return builder.ctpop(members)

    def first(builder: Any, members: Any) -> Any:
        found = builder.cttz(members, ir.Constant(ir.IntType(1), 0))
        is_none = builder.icmp_signed("==", members, ir.Constant(word, 0))
        return builder.select(is_none, ir.Constant(word, -1), found)

    def last(builder: Any, members: Any) -> Any:
        above = builder.ctlz(members, ir.Constant(ir.IntType(1), 0))
        return builder.sub(ir.Constant(word, word.width - 1), above)

    def instruction(emit: Any) -> Any:
        def typed(_typing: Any, _members: Any) -> Any:
            def generate(_context: Any, builder: Any, _signature: Any, values: Any) -> Any:
                return emit(builder, values[0])

            return made.int64(made.int64), generate

        return intrinsic(typed)

    return {
        "size_of": instruction(size),
        "first_of": instruction(first),
        "last_of": instruction(last),
        # Compiled only where a loop is: one that comes from the cache has it inside.
        "add_to": made.njit(error_model="numpy", no_cpython_wrapper=True, _nrt=False)(
            PRIMITIVES["add_to"]
        ),
    }


def primitives_on_gpu() -> dict[str, Any]:
    """The primitives by name, for a GPU."""
    import numba  # noqa: PLC0415
    from numba import cuda  # noqa: PLC0415

    made: Any = numba
    device: Any = cuda
    add = add_without_answer()
    on_device = device.jit((made.int64,), device=True)

    def size_on_device(members: Any) -> Any:
        return device.popc(members)

    def first_on_device(members: Any) -> Any:
        return device.ffs(members) - 1

    def last_on_device(members: Any) -> Any:
        return 63 - device.clz(members)

    def add_on_device(sums: Any, which: Any, number: Any) -> None:
        add(sums, which, number)

    return {
        "size_of": on_device(size_on_device),
        "first_of": on_device(first_on_device),
        "last_of": on_device(last_on_device),
        "add_to": device.jit((made.int64[::1], made.int64, made.int64), device=True)(add_on_device),
    }

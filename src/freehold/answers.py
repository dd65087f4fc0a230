"""Rules that return what they return, where Numba has them write it down.

A function that Numba compiled writes its answer to a place that its caller names, and
returns whether it has failed.  One that cannot fail may as well return the answer itself:
it is then in a register, and nothing is written and read again for it.
"""

from collections.abc import Iterable
from typing import Any

from freehold.callgraph import defined_in
from freehold.llvm_code import (
    ANSWER,
    all_instructions_of,
    constant,
    insert,
    instructions_of,
    made,
    replace_operands,
    take_apart,
)

SUCCESS = (0, -2)
"""What Numba's functions return if they have not failed: with an answer, or with none."""


def never_failing(modules: Iterable[Any], known: Iterable[str] = ()) -> set[str]:
    """The names of the functions that write their answers down and cannot fail.

    They call each other, and others that are known to be of that sort.
    """
    functions = {f.name: f for module in modules for f in defined_in(module) if _writes_answer(f)}
    sure = functions.keys() | set(known)
    failing = {""}
    while failing:
        failing = {name for name in functions.keys() & sure if _may_fail(functions[name], sure)}
        sure -= failing
    return functions.keys() & sure


def _writes_answer(function: Any) -> bool:
    return bool(function.args) and function.args[0].name in ANSWER


def _may_fail(function: Any, sure: set[str]) -> bool:
    """Whether it returns anything but success, or what one returned that is sure to succeed."""
    ends = [i.operands[0] for i in instructions_of(function) if i.opname == "ret"]
    return not all(constant(end) in SUCCESS or _is_call_of(end, sure) for end in ends)


def _is_call_of(value: Any, names: set[str]) -> bool:
    called = getattr(value, "callee", None)
    return getattr(called, "name", "") in names


def answer_in_registers(modules: Iterable[Any], names: set[str]) -> None:
    """Let the functions of these names, which cannot fail, return their answers."""
    for module in modules:
        places = {id(f): _drop_place(f) for f in module.functions if f.name in names}
        for function in defined_in(module):
            _rewrite(function, places)


def _drop_place(function: Any) -> Any:
    """Give a function its new type; returns the argument that it had for its answer's place."""
    place, *others = function.args
    kind = made.FunctionType(place.type.pointee, function.ftype.args[1:])
    function.ftype, function.type = kind, kind.as_pointer()
    function.return_value = made.values.ReturnValue(function, kind.return_type)
    function.args = tuple(others)
    return place


def _rewrite(function: Any, places: dict[int, Any]) -> None:
    """With a variable for its own answer, and new calls of what returns its answer now."""
    blocks = [take_apart(block) for block in function.blocks]
    instead: dict[int, Any] = {}
    place, variable = places.get(id(function)), None
    if place is not None:
        variable = instead[id(place)] = blocks[0][1].alloca(place.type.pointee)
    for old, builder in blocks:
        for instruction in old:
            if instruction.opname == "call" and id(instruction.callee) in places:
                where, *given = instruction.args
                builder.store(builder.call(instruction.callee, given), where)
                instead[id(instruction)] = made.Constant(instruction.type, SUCCESS[0])
            elif instruction.opname == "ret" and variable is not None:
                builder.ret(builder.load(variable))
            else:
                insert(builder, instruction)
    for instruction in all_instructions_of(function):
        replace_operands(instruction, instead)

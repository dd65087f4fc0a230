"""LLVM is told which field is read or written, wherever that is certain."""

import re
from typing import Any

import numba
import numpy as np
import pytest
from llvmlite import ir  # pyright: ignore[reportMissingTypeStubs]

from freehold.backend import compiling_for
from freehold.fields import fields_in, name_field, tell_fields_apart
from freehold.program import whole_programs

made: Any = numba
llvm: Any = ir
PURSE = np.dtype([("coins", np.int32, 4), ("notes", np.int32, 4), ("owner", np.int8)], align=True)
"""A record with fields in which an entry is reached by a number."""

number, byte = llvm.IntType(32), llvm.IntType(8)
ROW = llvm.LiteralStructType([number, number.as_pointer()])
"""A length and a pointer: an array as Numba has it, but shorter."""


def compiled(function: Any) -> Any:
    """As a loop that takes a purse and a number."""
    signature = made.int64(made.from_dtype(PURSE), made.int64)
    with compiling_for("cpu"), whole_programs():
        return made.njit(signature, no_cfunc_wrapper=True, error_model="numpy", _nrt=False)(
            function
        )


def optimised(function: Any) -> str:
    """What LLVM made of it: the function itself."""
    (one,) = function.overloads.values()
    text = one.library.get_llvm_str()
    (own,) = re.findall(
        rf"^define [^\n]*@_ZN5tests[^\n]*{function.__name__}.*?^}}", text, re.M | re.S
    )
    return str(own)


def purse() -> Any:
    """With something in it."""
    record = np.zeros(1, PURSE)
    record["coins"], record["notes"], record["owner"] = [1, 2, 3, 4], [10, 20, 30, 40], 3
    return record


def test_what_is_written_to_one_field_leaves_the_others_as_they_were():
    def spend(purse: Any, which: int) -> int:
        before = purse.notes[0]
        purse.coins[which] = 0
        return before + purse.notes[0]

    spend = compiled(spend)
    record = purse()

    assert spend(record[0], 2) == 20
    assert list(record["coins"][0]) == [1, 2, 0, 4]
    assert optimised(spend).count(" load i32") == 1


def test_what_is_written_to_a_field_is_read_from_it_again():
    def move(purse: Any, which: int) -> int:
        before = purse.notes[0]
        purse.notes[which] = 0
        return before + purse.notes[0]

    move = compiled(move)

    assert (move(purse()[0], 0), move(purse()[0], 1)) == (10, 20)
    assert optimised(move).count(" load i32") == 2


def test_a_row_that_is_one_field_or_another_has_no_name():
    def pay(purse: Any, which: int) -> int:
        row = purse.coins if which else purse.notes
        before = purse.notes[0] + purse.coins[0]
        row[0] = 0
        return before * 100 + purse.notes[0] + purse.coins[0]

    pay = compiled(pay)

    assert (pay(purse()[0], 0), pay(purse()[0], 1)) == (1101, 1110)


def a_function(*arguments: Any) -> tuple[Any, Any]:
    """An empty one, and a builder."""
    kind = llvm.FunctionType(llvm.VoidType(), arguments)
    function = llvm.Function(llvm.Module(), kind, "payment")
    return function, llvm.IRBuilder(function.append_basic_block())


def row_in_variable(builder: Any, pointer: Any) -> Any:
    """A row put into a variable, as Numba does it: cleared, then filled."""
    variable = builder.alloca(ROW)
    builder.store(llvm.Constant(ROW, None), variable)
    builder.store(pointer, builder.gep(variable, [number(0), number(1)]))
    return variable


def names_in(function: Any) -> list[str]:
    """Of all fields that it is known to read or write, in its order."""
    return [name for _, name in fields_in(function)]


def test_a_pointer_is_followed_through_variables_that_are_copied():
    function, builder = a_function(number.as_pointer())
    first = row_in_variable(
        builder, name_field(builder.gep(function.args[0], [number(3)]), "coins")
    )
    second = builder.alloca(ROW)
    builder.store(builder.load(first), second)
    row = builder.load(builder.gep(second, [number(0), number(1)]))
    builder.store(number(5), builder.gep(row, [number(1)]))

    assert names_in(function) == ["coins"]


def test_a_pointer_is_followed_in_and_out_of_a_value():
    function, builder = a_function(number.as_pointer())
    coins = name_field(builder.gep(function.args[0], [number(3)]), "coins")
    row = builder.insert_value(llvm.Constant(ROW, llvm.Undefined), coins, 1)
    row = builder.insert_value(row, number(4), 0)
    builder.load(builder.extract_value(row, 1))

    assert names_in(function) == ["coins"]


def test_two_fields_in_one_variable_are_none():
    function, builder = a_function(number.as_pointer())
    coins = name_field(builder.gep(function.args[0], [number(0)]), "coins")
    variable = row_in_variable(builder, coins)
    place = builder.gep(variable, [number(0), number(1)])
    builder.store(name_field(builder.gep(function.args[0], [number(4)]), "notes"), place)
    builder.load(builder.load(place))

    assert names_in(function) == []


@pytest.mark.parametrize("way", ["in a variable", "in a value", "chosen"])
def test_a_variable_whose_place_is_written_down_is_anything(way: str):
    function, builder = a_function(number.as_pointer(), llvm.IntType(1))
    variable = builder.alloca(number.as_pointer())
    builder.store(name_field(builder.gep(function.args[0], [number(3)]), "coins"), variable)
    if way == "in a variable":
        note = builder.alloca(variable.type)
        builder.store(variable, note)
        written = builder.load(note)
    elif way == "in a value":
        row = llvm.Constant(llvm.LiteralStructType([variable.type]), llvm.Undefined)
        written = builder.extract_value(builder.insert_value(row, variable, 0), 0)
    else:
        other = builder.alloca(number.as_pointer())
        written = builder.select(function.args[1], variable, other)
    builder.store(function.args[0], written)
    builder.load(builder.load(variable))

    assert names_in(function) == []


def test_a_row_in_a_variable_of_its_own_is_reached_by_any_number():
    function, builder = a_function(number)
    row = builder.alloca(llvm.ArrayType(number, 4))
    builder.store(number(1), builder.gep(row, [number(0), function.args[0]]))

    assert names_in(function) == []


@pytest.mark.parametrize("way", ["passed", "noted", "cast"])
def test_a_variable_that_others_can_write_to_is_anything(way: str):
    function, builder = a_function(number.as_pointer(), ROW.as_pointer().as_pointer())
    coins = name_field(builder.gep(function.args[0], [number(3)]), "coins")
    variable = row_in_variable(builder, coins)
    if way == "passed":
        kind = llvm.FunctionType(llvm.VoidType(), [ROW.as_pointer()])
        builder.call(llvm.Function(function.module, kind, "exchange"), [variable])
    elif way == "noted":
        builder.store(variable, function.args[1])
    else:
        pointers = builder.bitcast(variable, number.as_pointer().as_pointer())
        builder.store(function.args[0], builder.gep(pointers, [number(1)]))
    builder.load(builder.load(builder.gep(variable, [number(0), number(1)])))

    assert names_in(function) == []


def test_an_argument_leads_anywhere():
    function, builder = a_function(number.as_pointer())
    builder.load(function.args[0])
    builder.load(name_field(builder.gep(function.args[0], [number(3)]), "coins"))

    assert names_in(function) == ["coins"]


def test_what_is_told_stands_beside_the_instruction():
    function, builder = a_function(byte.as_pointer())
    builder.load(name_field(builder.gep(function.args[0], [number(16)]), "owner"))
    builder.load(function.args[0])
    builder.ret_void()

    tell_fields_apart([function.module])

    loads = [line for line in str(function).split("\n") if " load " in line]
    assert ["!tbaa" in line for line in loads] == [True, False]
    assert '!"owner"' in str(function.module)

"""Compilers leave loops as they are written."""

import re
from typing import Any

from llvmlite import ir  # pyright: ignore[reportMissingTypeStubs]

from freehold.unrolling import keep_loops

llvm: Any = ir
number = llvm.IntType(64)


def two_loops() -> Any:
    """A function that counts up to a number, and up again, and jumps forwards as well."""
    function = llvm.Function(llvm.Module(), llvm.FunctionType(number, [number]), "count")
    entry, first, second, end = (function.append_basic_block() for _ in range(4))
    llvm.IRBuilder(entry).branch(first)
    for block, after in ((first, second), (second, end)):
        builder = llvm.IRBuilder(block)
        i = builder.phi(number)
        i.add_incoming(number(0), entry if block is first else first)
        more = builder.add(i, number(1))
        i.add_incoming(more, block)
        builder.cbranch(builder.icmp_signed("<", more, function.args[0]), block, after)
    llvm.IRBuilder(end).ret(function.args[0])
    return function


def test_every_jump_back_has_a_note_of_its_own():
    function = two_loops()

    keep_loops([function.module])

    text = str(function.module)
    notes = re.findall(r"br .*!llvm\.loop (!\d+)", text)
    assert len(notes) == len(set(notes)) == 2
    (as_it_is,) = re.findall(r'(!\d+) = !{ !"llvm.loop.unroll.disable" }', text)
    for note in notes:
        assert f"{note} = !{{ {note}, {as_it_is} }}" in text


def test_no_other_jump_has_one():
    function = two_loops()

    keep_loops([function.module])

    jumps = [line for line in str(function).split("\n") if line.lstrip().startswith("br ")]
    assert ["!llvm.loop" in jump for jump in jumps] == [False, True, True]

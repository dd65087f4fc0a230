"""A loop and what it calls become one program in which only the loop can be seen."""

import subprocess
import sys
from typing import Any

import numba
import pytest

from freehold import program

made: Any = numba


def compile_loop() -> tuple[Any, Any]:
    """A loop that calls a rule, which calls another and can fail."""
    njit = made.njit(made.int64(made.int64), no_cpython_wrapper=True, no_cfunc_wrapper=True)

    with program.whole_programs():

        @njit
        def half(n: int) -> int:
            if n < 0:
                raise ValueError("only forwards")
            return n // 2

        @njit
        def half_and_one(n: int) -> int:
            return half(n) + 1

        @made.njit(made.int64(made.int64), no_cfunc_wrapper=True)
        def sum_of_halves(n: int) -> int:
            total = 0
            for i in range(n, 0, -1):
                total += half_and_one(i - 2)
            return total

    return sum_of_halves, half_and_one


def test_a_loop_computes_what_its_rules_say():
    loop, _ = compile_loop()

    assert loop(0) == 0

    with pytest.raises(ValueError, match="only forwards"):
        loop(3)


def test_rules_are_hidden_in_the_loop_and_have_no_machine_code_of_their_own():
    loop, rule = compile_loop()
    (library,) = [c.library for c in loop.overloads.values()]
    (part,) = [c.library for c in rule.overloads.values()]

    seen = [f.name for f in library.defined() if f.linkage.name != "internal"]

    assert seen
    assert all("sum_of_halves" in name for name in seen)
    assert len(part.defined()) == 1
    assert part.get_pointer_to_function(part.defined()[0].name) == 0


def test_elsewhere_numba_compiles_as_ever():
    compile_loop()

    @made.njit
    def double(n: int) -> int:
        return 2 * n

    assert double(21) == 42
    assert not any(isinstance(c.library, program.Program) for c in double.overloads.values())


AFTER_OTHERS = """
import numba
from freehold.callgraph import parts_of
from freehold.program import made_here, whole_programs

@numba.njit(numba.int64(numba.int64))
def twice(n):
    return 2 * n

with whole_programs():

    @numba.njit(numba.int64(numba.int64), no_cpython_wrapper=True, no_cfunc_wrapper=True)
    def half(n):
        return n // 2

    @numba.njit(numba.int64(numba.int64), no_cfunc_wrapper=True)
    def play(n):
        return half(n) + 1

(compiled,) = play.overloads.values()
parts = list(parts_of(compiled.library))
print(len(parts) - len(made_here(parts)), twice(9), play(9))
"""


def test_what_numba_has_compiled_before_is_a_part_as_it_is():
    """In a process of its own: what all programs share is compiled with the first of them."""
    done = subprocess.run(
        [sys.executable, "-c", AFTER_OTHERS], capture_output=True, text=True, check=False
    )

    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.split() == ["1", "18", "5"]


ORDERS = """
import llvmlite.binding as llvm
from freehold.program import order_by_jumps

BLOCKS = 6
llvm.initialize_native_target()
llvm.initialize_native_asmprinter()
lines = ["declare void @say(i64)", "define void @go(i64 %x) WATCHED {", "br label %b0"]
for i in range(BLOCKS):
    lines += [
        f"b{i}:",
        f"%bit{i} = and i64 %x, {1 << i}",
        f"%is{i} = icmp eq i64 %bit{i}, 0",
        f"br i1 %is{i}, label %yes{i}, label %no{i}, !prof !{1 + i % 2}",
        f"yes{i}:",
        f"call void @say(i64 {i})",
        f"br label %b{i + 1}",
        f"no{i}:",
        f"call void @say(i64 {i + 100})",
        f"%low{i} = icmp slt i64 %x, {i * 7}",
        f"br i1 %low{i}, label %b{i + 1}, label %b{(i + 3) % BLOCKS + 1 if i % 2 else i + 1}",
    ]
lines += [f"b{BLOCKS}:", "ret void", "}", '!0 = !{!"function_entry_count", i64 1000}']
lines += ['!1 = !{!"branch_weights", i32 55, i32 45}', '!2 = !{!"branch_weights", i32 45, i32 55}']
machine = llvm.Target.from_default_triple().create_target_machine(opt=3)


def assembly(watched):
    text = "\\n".join(lines).replace("WATCHED", watched)
    return machine.emit_assembly(llvm.parse_assembly(text))


before = assembly("!prof !0"), assembly("")
order_by_jumps()
after = assembly("!prof !0"), assembly("")
print(before[0] != after[0], before[1] == after[1])
"""


def test_llvm_puts_what_was_watched_in_another_order_and_nothing_else():
    # In a process of its own: what LLVM was told once it cannot forget.
    done = subprocess.run(
        [sys.executable, "-c", ORDERS], capture_output=True, text=True, check=False
    )

    assert done.stdout.split() == ["True", "True"], done.stderr

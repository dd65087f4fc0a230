"""A loop and what it calls become one program in which only the loop can be seen."""

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

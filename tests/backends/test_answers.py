"""Rules that cannot fail return their answers; others do as Numba has it."""

from typing import Any

import numba
import pytest

from freehold.backend import compiling_for
from freehold.program import Program, whole_programs
from freehold.standing_in import standing_in

made: Any = numba


def compiled() -> tuple[Any, str]:
    """A loop with rules that can fail, and with one that cannot, and the program of all of them."""
    programs: list[str] = []
    optimise = Program.optimise

    def note_and_optimise(program: Any) -> None:
        programs.append(str(program._final_module))
        optimise(program)

    rule = made.njit(made.int64(made.int64), no_cpython_wrapper=True, no_cfunc_wrapper=True)
    with (
        compiling_for("cpu"),
        whole_programs(),
        standing_in(Program, "optimise", note_and_optimise),
    ):

        @rule
        def triangle(n: int) -> int:
            total = 0
            for i in range(n, 0, -1):
                total += i
            return total

        @rule
        def is_small(n: int) -> bool:
            return triangle(n) < 10

        @rule
        def checked(n: int) -> int:
            if n < 0:
                raise ValueError("only forwards")
            return triangle(n)

        @rule
        def passed_on(n: int) -> int:
            return checked(n) + 1

        @made.njit(made.int64(made.int64), no_cfunc_wrapper=True)
        def play(n: int) -> int:
            return passed_on(n) * 10 + is_small(n)

    (program,) = programs
    return play, program


def heading_of(program: str, name: str) -> str:
    """The line with which a function begins."""
    (heading,) = [
        line for line in program.split("\n") if line.startswith("define") and name in line
    ]
    return heading


@pytest.mark.parametrize(("n", "answer"), [(0, 11), (3, 71), (4, 110), (100, 50_510)])
def test_answers_are_the_same(n: int, answer: int):
    play, _ = compiled()

    assert play(n) == answer


def test_a_rule_that_fails_still_says_so():
    play, _ = compiled()

    with pytest.raises(ValueError, match="only forwards"):
        play(-1)


def test_rules_that_cannot_fail_have_no_place_for_their_answers():
    _, program = compiled()

    assert "i64 @_ZN" in heading_of(program, "triangle").replace('"', "")
    assert "%retptr" not in heading_of(program, "triangle")
    assert "%retptr" not in heading_of(program, "is_small")


def test_rules_that_can_fail_do_as_numba_has_it_and_so_do_those_that_call_them():
    _, program = compiled()

    assert "%retptr" in heading_of(program, "checked")
    assert "%retptr" in heading_of(program, "passed_on")

"""A program is watched, and LLVM is told which way its jumps usually go."""

from typing import Any

import numpy as np
import pytest
from llvmlite import binding  # pyright: ignore[reportMissingTypeStubs]

from freehold.batch.cpu import games_to_watch
from freehold.editions import edition_names, load
from freehold.jit import WATCHED
from freehold.program import can_be_watched
from freehold.watching import counting, flat, watch, weighed
from tests.backends.test_program import compile_loop

llvm: Any = binding

PROGRAM = """
define i32 @count_to(ptr %result, ptr %error, i64 %n) {
entry:
  br label %again

again:
  %i = phi i64 [ 0, %entry ], [ %next, %on ]
  %done = icmp eq i64 %i, %n
  br i1 %done, label %end, label %within

within:
  switch i64 %i, label %on [
    i64 3, label %three
    i64 5, label %five
  ]

three:
  br label %on

five:
  br label %on

on:
  %next = add i64 %i, 1
  br label %again

end:
  ret i32 0
}
"""
COUNTED = [2, 17, 2, 15, 2, 1]
"""Up to 10 and up to 5: two calls, 17 looks whether that is all, 15 numbers, two 3 and one 5."""

watchable = pytest.mark.skipif(not can_be_watched(), reason="nothing is watched here")


@watchable
def test_every_jump_and_each_of_its_cases_is_counted():
    counts = watch(PROGRAM, "count_to", [(10,), (5,)])

    assert counts == COUNTED


def test_a_program_that_counts_is_a_program():
    text, n = counting(PROGRAM)

    llvm.parse_assembly(text).verify()
    assert n == 6


def test_llvm_is_told_how_often_a_program_went_which_way():
    told = weighed(PROGRAM, COUNTED)

    llvm.parse_assembly(told).verify()
    assert '!{!"function_entry_count", i64 2}' in told
    assert '!{!"branch_weights", i32 3, i32 16}' in told, "the end, and on"
    assert '!{!"branch_weights", i32 13, i32 3, i32 2}' in told, "neither, three, five"
    assert '!"ProfileSummary"' in told
    assert '!{!"TotalCount", i64 34}' in told


def test_a_jump_that_was_never_reached_is_left_to_llvm():
    told = weighed(PROGRAM, [2, 2, 2, 0, 0, 0])

    llvm.parse_assembly(told).verify()
    assert told.count("branch_weights") == 1


def test_arrays_are_handed_over_as_numba_does_it():
    rows = np.zeros((3, 2), np.int64)

    assert flat((rows, 7)) == [0, 0, 6, 8, rows.ctypes.data, 3, 2, 16, 8, 7]


@watchable
def test_a_loop_that_is_watched_computes_the_same(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(WATCHED, "sum_of_halves", lambda: [(0,), (9,)])

    loop, _ = compile_loop()
    (library,) = [c.library for c in loop.overloads.values()]

    assert "function_entry_count" in library.get_llvm_str()
    assert loop(0) == 0
    with pytest.raises(ValueError, match="only forwards"):
        loop(3)


def test_games_of_every_edition_and_form_are_watched():
    calls = games_to_watch()

    assert len(calls) == sum(len(load(name).forms) for name in edition_names())
    assert "play_all" in WATCHED

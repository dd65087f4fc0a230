"""Jumps that nobody foresees: a model that learns what can be learnt, and programs that tell."""

import numpy as np
import pytest

from bench.jumps import rule_of, trace_of, traced
from bench.predictor import HISTORIES, WAYS_BITS, wrong_guesses

STEPS = 20_000

PROGRAM = """
define i32 @count(ptr %result, ptr %error, i64 %n) {
entry$one:
  br label %next
next:
  %i = phi i64 [0, %entry$one], [%more, %odd_rule$B7], [%more, %even_rule$B9]
  %more = add i64 %i, 1
  %odd = and i64 %i, 1
  switch i64 %odd, label %even_rule$B9 [
    i64 1, label %odd_rule$B7
  ]
odd_rule$B7:
  %on = icmp slt i64 %more, %n
  br i1 %on, label %next, label %end
even_rule$B9:
  br label %next
end:
  ret i32 0
}
"""


def share_of_wrong(ways: np.ndarray) -> float:
    """Of the guesses about one jump that takes these ways, those that are wrong."""
    return int(wrong_guesses(ways.astype(np.int32), 1, HISTORIES).sum()) / len(ways)


@pytest.mark.parametrize("pattern", [[0], [1], [0, 1], [0, 0, 1], [2, 0, 1, 1, 0]])
def test_what_repeats_itself_is_foreseen(pattern: list[int]):
    assert share_of_wrong(np.tile(pattern, STEPS // len(pattern))) < 0.01


def test_what_is_chance_is_not_foreseen():
    ways = np.random.default_rng(1).integers(0, 2, STEPS)

    assert 0.45 < share_of_wrong(ways) < 0.55


def test_a_jump_that_follows_from_another_is_foreseen_by_its_history():
    first = np.random.default_rng(2).integers(0, 2, STEPS)
    trace = np.stack([first, first + (1 << WAYS_BITS)], axis=1).ravel().astype(np.int32)
    wrong = wrong_guesses(trace, 2, HISTORIES) / STEPS

    assert 0.4 < wrong[0] < 0.6
    assert wrong[1] < 0.05


def test_a_program_notes_every_jump_and_the_way_it_takes():
    program = traced(PROGRAM)
    trace = trace_of(program.text, "count", (4,))

    assert program.rules == ["next", "odd_rule"]
    once = 1 << WAYS_BITS
    # A case of a switch is the way of its number, and so is "true".
    assert trace.tolist() == [0, 1, once + 1, 0, 1, once]


@pytest.mark.parametrize(
    ("label", "rule"),
    [
        ("land$B24_endif.i.i", "land"),
        ("_ZN18freehold_rules_cpu4tellB2v9B66c8tJTIeFIjxB2IKSgExit.i.i", "tell"),
        ("entry", "entry"),
    ],
)
def test_a_block_is_of_the_rule_that_it_was_written_for(label: str, rule: str):
    assert rule_of(label) == rule

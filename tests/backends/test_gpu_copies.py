"""Records copied by all threads of a warp: the instructions, run by a small machine."""

import re
from typing import Any

import pytest

from freehold.gpu_copies import (
    AT_ONCE,
    BEGIN,
    BEGIN_OF_OTHER,
    BY_ITSELF,
    IN_TWO_STEPS,
    bringing,
    program,
    putting,
)
from freehold.gpu_instructions import WARP
from freehold.near import MOVING_WORDS, NEAR_BYTES, NEAR_WORDS, WORD_BYTES

APART = MOVING_WORDS + 20
ROWS = 50
LATER = 7
"""Words before the warp's first record, near: other warps have theirs there."""


class Warp:
    """Threads that do one instruction after the other together."""

    def __init__(self, near: list[int], far: list[int], *begins: list[int]) -> None:
        self.near, self.far = near, far
        given = [
            [(LATER + lane) * WORD_BYTES for lane in range(WARP)],
            [lane * WORD_BYTES for lane in range(WARP)],
            [int(lane < MOVING_WORDS - WARP) for lane in range(WARP)],
            *begins,
        ]
        self.registers: dict[str, list[Any]] = {f"${i}": row for i, row in enumerate(given)}

    def value(self, lane: int, operand: str) -> int:
        """Of a register, or of a number."""
        return self.registers[operand][lane] if operand in self.registers else int(operand)

    def word(self, lane: int, operand: str) -> int:
        """Which word of its memory an address like `[there+256]` is."""
        register, _, further = operand.strip("[]").partition("+")
        place = self.value(lane, register) + int(further or 0)
        assert place % WORD_BYTES == 0
        return place // WORD_BYTES

    def run(self, code: str) -> None:
        """Every line of it that is no brace and declares nothing."""
        for line in code.splitlines():
            if line not in ("{", "}") and not line.startswith(".reg"):
                self.do(line)

    def do(self, line: str) -> None:
        """One instruction, of all threads for which its condition holds."""
        if_so, name, rest = re.fullmatch(r"(?:@(\w+) )?([\w.]+) (.*);", line).groups()  # type: ignore[union-attr]
        operands = rest.split(", ")
        held = dict(self.registers)
        for lane in range(WARP):
            if not if_so or held[if_so][lane]:
                self.do_alone(lane, name, operands, held)

    def do_alone(self, lane: int, name: str, operands: list[str], held: dict[str, Any]) -> None:
        """One instruction of one thread; `held` is what all threads had before it."""
        first, second, *others = operands
        if name == "cp.async.ca.shared.global":
            self.near[self.word(lane, first)] = self.far[self.word(lane, second)]
            return
        if name.startswith("st."):
            memory = self.near if "shared" in name else self.far
            memory[self.word(lane, first)] = self.value(lane, second)
            return
        if name.startswith("ld."):
            memory = self.near if "shared" in name else self.far
            made = memory[self.word(lane, second)]
        elif name == "shfl.sync.idx.b32":
            made = held[second][int(others[0])]
        elif name == "mad.wide.s32":
            made = self.value(lane, second) * int(others[0]) + self.value(lane, others[1])
        elif name == "selp.b32":
            made = int(second if self.value(lane, others[1]) else others[0])
        elif name == "add.s32":
            made = self.value(lane, second) + self.value(lane, others[0])
        else:
            left, right = self.value(lane, second), self.value(lane, others[0])
            made = {"ne": left != right, "ge": left >= right}[name.split(".")[1]]
            if ".and." in name:
                made = made and self.value(lane, others[1])
        row = list(self.registers.get(first, [None] * WARP))
        row[lane] = made
        self.registers[first] = row


@pytest.fixture
def near() -> list[int]:
    """Shared memory: a number of its own in every word."""
    return [1_000_000 + word for word in range(LATER + WARP * NEAR_WORDS)]


@pytest.fixture
def far() -> list[int]:
    """The large memory, likewise."""
    return list(range(ROWS * APART))


def rows_of_threads(first: int) -> list[int]:
    """Two threads of three have a record, each another one."""
    return [first + lane if lane % 3 else -1 for lane in range(WARP)]


def begins(rows: list[int]) -> list[int]:
    return [row * APART for row in rows]


@pytest.mark.parametrize("how", [BY_ITSELF, IN_TWO_STEPS], ids=["by itself", "in two steps"])
def test_every_thread_gets_its_record_and_no_other_word_changes(
    near: list[int], far: list[int], how: tuple[str, ...]
):
    rows, before = rows_of_threads(5), list(near)
    warp = Warp(near, far, begins(rows))

    warp.run(program(bringing(range(WARP), NEAR_BYTES, BEGIN, how)))

    for lane, row in enumerate(rows):
        begin = LATER + lane * NEAR_WORDS
        moving, all_of_it = (slice(begin, begin + n) for n in (MOVING_WORDS, NEAR_WORDS))
        if row >= 0:
            before[moving] = far[row * APART :][:MOVING_WORDS]
        assert near[all_of_it] == before[all_of_it]
    assert near[:LATER] == before[:LATER]
    assert far == list(range(ROWS * APART))


def test_records_are_put_back_and_no_other_word_changes(near: list[int], far: list[int]):
    rows, before = rows_of_threads(5), list(near)
    groups = [range(first, first + AT_ONCE) for first in range(0, WARP, AT_ONCE)]

    Warp(near, far, begins(rows)).run(
        program(line for group in groups for line in putting(group, NEAR_BYTES, BEGIN))
    )

    wanted = list(range(ROWS * APART))
    for lane, row in enumerate(rows):
        if row >= 0:
            begin = LATER + lane * NEAR_WORDS
            there = slice(row * APART, row * APART + MOVING_WORDS)
            wanted[there] = before[begin : begin + MOVING_WORDS]
    assert far == wanted
    assert near == before


def test_what_is_put_back_makes_room_for_what_comes(near: list[int], far: list[int]):
    old, new = rows_of_threads(0), [40 + lane // 4 if lane % 4 == 0 else -1 for lane in range(WARP)]
    before = list(near)
    group = range(AT_ONCE)

    Warp(near, far, begins(old), begins(new)).run(
        program(
            [
                *putting(group, NEAR_BYTES, BEGIN),
                *bringing(group, NEAR_BYTES, BEGIN_OF_OTHER, BY_ITSELF),
            ]
        )
    )

    for lane in group:
        here = slice(LATER + lane * NEAR_WORDS, LATER + lane * NEAR_WORDS + MOVING_WORDS)
        if old[lane] >= 0:
            assert far[old[lane] * APART :][:MOVING_WORDS] == before[here]
        if new[lane] >= 0:
            assert near[here] == list(range(new[lane] * APART, new[lane] * APART + MOVING_WORDS))

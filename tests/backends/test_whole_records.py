"""Whole records of games at their beginning and at their end, word by word, by a warp together."""

import random
from typing import Any, NamedTuple

import numba
import pytest

from freehold.batch import cuda_near
from freehold.batch.cuda_near import HEAD, WholeFunctions, whole_functions
from freehold.gpu_instructions import WARP
from freehold.near import (
    APART,
    GAME_WORDS,
    HOME,
    MOVING_WORDS,
    NEAR_OF_GAME,
    NEAR_OF_RESULT,
    NEAR_WORDS,
    NUMBER,
    RESULT_WORDS,
    STAYING_WORDS,
)
from tests.backends.gpu_block import Block, Rows

THREADS = 2 * WARP
ROWS = 100
UNTOUCHED = -7


class Memory(NamedTuple):
    """What is far and what is near, as words, and whose record each thread has."""

    far: list[int]
    near: list[int]
    rows: list[int]

    def at_row(self, row: int) -> list[int]:
        return self.far[row * APART : (row + 1) * APART]

    def at_thread(self, number: int) -> list[int]:
        begin = (HEAD + number) * NEAR_WORDS
        return self.near[begin : begin + NEAR_WORDS]


@pytest.fixture
def block(monkeypatch: pytest.MonkeyPatch) -> Block:
    made = Block(THREADS, slots=0, seed=1)
    monkeypatch.setattr(numba, "cuda", made.module(), raising=False)
    monkeypatch.setattr(cuda_near, "short", lambda: int)
    return made


@pytest.fixture
def whole(block: Block) -> WholeFunctions:
    assert block.threads
    return whole_functions()


@pytest.fixture
def memory() -> Memory:
    """Every third thread has no record; the others have one each, in no order."""
    chance = random.Random(3)
    rows = chance.sample(range(ROWS), THREADS)
    rows = [row if number % 3 else -1 for number, row in enumerate(rows)]
    return Memory([UNTOUCHED] * (ROWS * APART), [UNTOUCHED] * ((HEAD + THREADS) * NEAR_WORDS), rows)


def number_of(thread: int) -> int:
    """Of the game that a thread has."""
    return 1000 - thread


def test_a_new_game_begins_blank_and_nothing_else_is_changed(
    block: Block, whole: WholeFunctions, memory: Memory
):
    far, near, rows = memory

    block.do(lambda thread: whole.clear(far, near, rows[thread], number_of(thread)))

    assert set(near[: HEAD * NEAR_WORDS]) == {UNTOUCHED}, "the edition is there"
    for row in set(range(ROWS)) - set(rows):
        assert set(memory.at_row(row)) == {UNTOUCHED}
    for thread, row in enumerate(rows):
        words = memory.at_thread(thread)
        assert set(words[:STAYING_WORDS]) == {UNTOUCHED}, "its home, and what the last one left"
        assert set(words[STAYING_WORDS:]) == ({UNTOUCHED} if row < 0 else {0})
        if row < 0:
            continue
        words = memory.at_row(row)
        assert set(words[:MOVING_WORDS]) == {UNTOUCHED}, "it is put back there"
        assert set(words[MOVING_WORDS:NUMBER]) == {0}
        assert words[NUMBER] == number_of(thread)
        assert set(words[NUMBER + 1 :]) <= {UNTOUCHED}


class Final(NamedTuple):
    """All words of a game and its result."""

    game: list[int]
    result: list[int]


def finals_in(memory: Memory) -> dict[int, Final]:
    """Games that are over, near and far as they lie there, by their numbers."""
    finals: dict[int, Final] = {}
    words = iter(range(1, 10**9))
    for thread, row in enumerate(memory.rows):
        if row < 0:
            continue
        game, result = ([next(words) for _ in range(n)] for n in (GAME_WORDS, RESULT_WORDS))
        finals[number_of(thread)] = Final(game, result)
        near = game[:NEAR_OF_GAME] + result[:NEAR_OF_RESULT]
        begin = (HEAD + thread) * NEAR_WORDS
        memory.near[begin : begin + NEAR_WORDS] = near
        # In this order: what is near as well, the rest of the game, that of the result.
        others = game[NEAR_OF_GAME:] + result[NEAR_OF_RESULT:]
        begin = row * APART + MOVING_WORDS
        memory.far[begin : begin + len(others) + 1] = [*others, number_of(thread)]
    return finals


@pytest.mark.parametrize("wanted", ["games and results", "games", "results"])
def test_a_game_that_is_over_is_kept_where_it_is_wanted(
    wanted: str, block: Block, whole: WholeFunctions, memory: Memory
):
    finals = finals_in(memory)
    far, near, rows = memory
    games_kept = Rows(1001 if "games" in wanted else 0, GAME_WORDS, UNTOUCHED)
    results_kept = Rows(1001 if "results" in wanted else 0, RESULT_WORDS, UNTOUCHED)

    block.do(lambda thread: whole.keep(far, near, rows[thread], games_kept, results_kept))

    for number in range(1001):
        final: Any = finals.get(number)
        if "games" in wanted:
            expected = [UNTOUCHED] * GAME_WORDS
            if final:
                # Where it was is no part of a game.
                expected = [*final.game[:HOME], UNTOUCHED, *final.game[HOME + 1 :]]
            assert games_kept.row(number) == expected
        if "results" in wanted:
            assert results_kept.row(number) == (
                final.result if final else [UNTOUCHED] * RESULT_WORDS
            )

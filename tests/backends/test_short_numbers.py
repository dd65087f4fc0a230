"""Numbers of 32 bits where 64 are not needed change nothing that a rule works out.

The same is done to rules for a GPU and, here, for a processor.
"""

import inspect
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from freehold.rules.money import pay
from freehold.sets import add_to
from freehold.widths import GIVEN_SHORT
from tests.backends.short_programs import as_loop, as_rule, short_numbers

AMOUNTS = st.integers(-(10**6), 10**6)


@cache
def reckoning() -> Any:
    """Sums, comparisons, a loop, divisions and percentages."""
    with short_numbers():

        @as_rule
        def larger(one: int, other: int) -> int:
            return one if one > other else other

        @as_rule
        def share(amount: int, percent: int) -> int:
            return amount * percent // 100

        @as_loop
        def reckon(one: int, other: int, percent: int) -> int:
            total = 0
            for i in range(1, 8):
                if (one + i) % 3 == 1:
                    total += larger(one // i, other)
                else:
                    total -= share(other - i, percent) * 3
            return total + min(one, other) - one % 7

    return reckon


@cache
def compiled_alone(name: str) -> Any:
    """One of these as a program."""
    with short_numbers():

        @as_loop
        def square(number: int) -> int:
            return number * number

        @as_loop
        def spread(seed: int, places: int) -> int:
            """Bits above the 32nd, of what was given and of what was made."""
            members = seed & ~(1 << places)
            return members ^ (1 << places + 1)

        @as_loop
        def percentage(price: int, percent: int) -> int:
            return price * percent // 100 + 1

        @as_loop
        def packed(one: int, other: int) -> int:
            """Two numbers in one, and apart again."""
            both = one * 16777216 + other
            return both // 16777216 * 1000 + both % 16777216

    return {"square": square, "spread": spread, "percentage": percentage, "packed": packed}[name]


def reckoned(one: int, other: int, percent: int) -> int:
    """The same as `reckon`, by Python."""
    total = 0
    for i in range(1, 8):
        if (one + i) % 3 == 1:
            total += max(one // i, other)
        else:
            total -= (other - i) * percent // 100 * 3
    return total + min(one, other) - one % 7


def written(loop: Any) -> str:
    """All that was written for a loop and its rules."""
    (made,) = loop.overloads.values()
    return "".join(map(str, made.library.shortened))


@given(AMOUNTS, AMOUNTS, st.integers(0, 500))
def test_amounts_come_to_what_python_says(one: int, other: int, percent: int):
    assert reckoning()(one, other, percent) == reckoned(one, other, percent)


def test_amounts_are_short():
    text = written(reckoning())

    assert text.count("add i32") >= 3
    assert text.count("icmp slt i32") + text.count("icmp sgt i32") > 0
    assert " sdiv i32" in text


@given(st.integers(-(10**9), 10**9))
def test_a_square_is_long(number: int):
    assert compiled_alone("square")(number) == number * number


def test_what_is_added_to_a_sum_is_no_amount():
    """Squares are added as well; amounts would be taken for short."""
    assert GIVEN_SHORT not in inspect.signature(add_to).parameters
    assert GIVEN_SHORT in inspect.signature(pay).parameters


@given(st.integers(0, 2**62 - 1), st.integers(0, 60))
def test_sets_keep_all_their_members(seed: int, places: int):
    assert compiled_alone("spread")(seed, places) == (seed & ~(1 << places)) ^ (1 << places + 1)


@given(st.integers(0, 10**6), st.integers(0, 10**5))
def test_a_percentage_is_taken_of_the_whole_product(price: int, percent: int):
    assert compiled_alone("percentage")(price, percent) == price * percent // 100 + 1


@given(st.integers(0, 1000), st.integers(0, 10**6))
def test_numbers_that_are_packed_into_one_come_out_again(one: int, other: int):
    assert compiled_alone("packed")(one, other) == one * 1000 + other


SCRIPT = """
import hashlib, sys
from contextlib import nullcontext
from freehold.batch import cpu
from freehold.batch.order import Order
from freehold.bots.player import Manner
from freehold.editions import edition_names, load
from freehold.simulation.plan import make_plan, seatings_of, seeds_of
from tests.backends.short_programs import short_numbers

with short_numbers() if sys.argv[1] == "short" else nullcontext():
    cpu.prepare()
def play(plan, edition, players):
    return cpu.play(
        Order(
            edition=edition,
            players=players,
            seatings=seatings_of(plan.seats, 0, plan.games),
            seeds=seeds_of(plan.seed, 0, plan.games),
            most_turns=plan.most_turns,
            keep_games=True,
            keep_results=True,
        )
    )

for name in edition_names():
    spec = load(name)
    for form in spec.forms:
        plan = make_plan(spec, ["steady", "random", "trader"], games=300, seed=4, form=form)
        played = play(plan, plan.edition[0], plan.players)
        digest = hashlib.sha256(played.tallies.tobytes())
        digest.update(played.games.tobytes() + played.results.tobytes())
        print(name, form, played.actions, digest.hexdigest())

# Figures that walk for ever: the squares of their turns are long.
plan = make_plan(load("saga"), ["steady", "steady"], games=4, seed=4, most_turns=60_000)
walkers = plan.players.copy()
walkers["manner"] = Manner.WALKING
edition = plan.edition[0].copy()
edition["start_cash"] = 1_000_000
print("turns squared", play(plan, edition, walkers).tallies["turns_squared"])
"""


def games_played(numbers: str, cache: Path) -> str:
    """In a process of its own: a loop is compiled once in each."""
    cache.mkdir(mode=0o700)
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, numbers],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "FREEHOLD_CACHE": str(cache)},
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


@pytest.mark.slow
def test_every_edition_and_form_is_played_the_same_with_short_numbers(tmp_path: Path):
    short = games_played("short", tmp_path / "short")

    assert short.count("\n") == 13
    assert f"turns squared [{4 * 60_000**2}]" in short
    assert short == games_played("long", tmp_path / "long")

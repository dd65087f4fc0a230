"""Kinds of work, and what threads of a GPU that do them side by side wait for."""

import random
from collections import Counter

import pytest

from bench.kinds import Work, actions_of, counted, lines_of_warp, name_of, row_of, works_of
from freehold.batch import interpreted
from freehold.batch.kinds import Kind, To
from freehold.batch.order import Order
from freehold.batch.rows import actions_in_a_row
from freehold.chance import mix
from freehold.editions import load
from freehold.sets import member_at
from freehold.simulation.plan import make_plan, seatings_of, seeds_of
from freehold.vocabulary import CardEffect, Decision


def work(*stages: dict[int, int]) -> Work:
    """With so many runs of each line, stage by stage."""
    return Work(0, [Counter({(None, line): n for line, n in lines.items()}) for lines in stages])


def test_a_warp_runs_every_line_as_often_as_the_game_that_needs_it_most():
    works = [work({1: 2, 2: 1}), work({1: 5}), work({3: 4, 2: 1}, {6: 7})]

    # What only some of them have to do the others wait for.
    assert lines_of_warp([each.stages for each in works]) == [5 + 1 + 4, 7]


@pytest.mark.parametrize(("stages", "lines"), [([{1: 3}, {2: 4}], 7), ([{1: 3, 5: 1}, {}], 4)])
def test_games_that_do_the_same_do_not_wait(stages: list[dict[int, int]], lines: int):
    row = row_of(0, [work(*stages)] * 3, 12, random.Random(1))

    assert (row.share, row.game, row.warp, row.wave) == (0.25, lines, lines, lines)


def test_lines_of_rules_are_counted_and_those_of_others_are_not():
    found, lines = counted(member_at, 0b10110, 2)

    assert found == 4
    assert {code.co_name for code, _ in lines} == {"member_at", "size_of"}
    once = counted(mix, 5)[1].total()
    assert counted(lambda: (mix(5), max([1, 2]), mix(6)))[1].total() == 2 * once


def test_all_actions_of_a_game_and_all_looks_are_work():
    plan = make_plan(load("saga"), ["steady", "bold"], games=2, seed=3)
    order = Order(
        plan.edition[0], plan.players, seatings_of(plan.seats, 0, 2), seeds_of(plan.seed, 0, 2)
    )

    works = works_of(plan, 2)

    played = interpreted.play(order)
    looks = sum(work.kind == Kind.LOOK for work in works)
    assert sum(actions_of(work) for work in works) - looks == played.actions
    assert looks > 4
    # What is known without asking nobody chooses, but whatever is done is observed.
    choices = [work.stages[1] for work in works if actions_in_a_row(work.kind) == 1]
    assert sum(map(bool, choices)) == len(choices) - looks
    assert all(stage for work in works for stage in work.stages[3::3])


def test_a_row_of_actions_is_one_work():
    plan = make_plan(load("saga"), ["steady", "bold"], games=2, seed=3)

    works = works_of(plan, 2)

    longest = max(works, key=actions_of)
    assert name_of(longest.kind) == "END_TO FREE_DEED"
    assert actions_of(longest) == actions_in_a_row(longest.kind) == 4
    asked = [bool(stage) for stage in longest.stages[1::3]]
    assert asked == [False, False, True, True], "chance and the player who may buy"


def test_every_kind_has_a_name():
    assert name_of(Decision.TURN) == "TURN"
    assert name_of(Kind.ANSWER + Decision.BUY) == "ANSWER BUY"
    assert name_of(Kind.CARD + CardEffect.MOVE_TO) == "CARD MOVE_TO"
    assert name_of(Kind.GIVE_UP) == "GIVE_UP"
    assert name_of(Kind.AGAIN_TO + To.RENT) == "AGAIN_TO RENT"
    assert name_of(Kind.IN_JAIL) == "SHORT_OF_CASH_IN_JAIL"

"""Seeds and seatings that follow from a game's number."""

from typing import Any

import numba
import numpy as np
import pytest

from freehold.batch.numbering import Seeds, Turns, seed_at
from freehold.batch.order import Order, inputs_of, short_inputs_of
from freehold.editions import load
from freehold.simulation.plan import make_plan, seatings_of, turns_of

made: Any = numba


def test_seeds_are_those_of_the_first_plans():
    assert np.asarray(Seeds(7, 0, 3)).tolist() == [
        4_204_908_386_784_665_312,
        6_654_738_377_353_848_610,
        5_992_464_809_206_441_087,
    ]


@pytest.mark.parametrize("first", [0, 1, 12_345_678_901])
@pytest.mark.parametrize("seed", [0, 7, (1 << 63) - 1])
def test_a_compiler_makes_the_same_seeds_of_numbers(seed: int, first: int):
    seeds = Seeds(seed, first, 1_000)
    one: Any = made.njit(made.int64(made.uint64, made.int32))(seed_at)

    found = [one(seeds.base, number) for number in range(len(seeds))]

    assert found == np.asarray(seeds).tolist()


def test_seeds_are_a_row_of_numbers_of_which_one_is_told_alone():
    seeds = Seeds(7, 100, 50)
    all_of_them = np.asarray(seeds).tolist()

    assert len(seeds) == 50
    assert list(seeds) == all_of_them
    assert seeds[3] == all_of_them[3]
    assert seeds[-1] == all_of_them[-1]
    assert seeds[10:20] == all_of_them[10:20]
    assert Seeds(7, 110, 5)[0] == all_of_them[10]
    with pytest.raises(IndexError):
        seeds[50]


def test_rows_come_again_after_the_last_of_them():
    turns = Turns(np.array([[0, 1], [1, 0], [2, 2]], np.int8), 8)

    assert np.asarray(turns).tolist() == [[0, 1], [1, 0], [2, 2]] * 2 + [[0, 1], [1, 0]]
    assert [row.tolist() for row in turns] == np.asarray(turns).tolist()
    assert turns[-1].tolist() == [1, 0]
    assert turns[2:4].tolist() == [[2, 2], [0, 1]]
    with pytest.raises(IndexError):
        turns[8]


@pytest.mark.parametrize("games", [1, 5, 24, 1_000])
def test_short_inputs_say_the_same_as_long_ones(games: int):
    plan = make_plan(load("saga"), ["steady", "bold", "careful", "trader"], games=games, seed=5)
    seats, seeds = turns_of(plan.seats, 3, games), Seeds(plan.seed, 3, games)
    order = Order(plan.edition[0], plan.players, seats, seeds)

    long, short = inputs_of(order), short_inputs_of(order)

    assert short.all_seeds.size == 0
    assert len(short.seatings) == min(games, 24)
    for number in range(games):
        seating = number % len(short.seat_counts)
        assert short.seat_counts[seating] == long.seat_counts[number]
        assert short.seatings[seating].tolist() == long.seatings[number].tolist()
        assert long.all_seeds[number] == seeds[number]


def test_what_follows_from_no_number_is_written_down_for_every_game():
    plan = make_plan(load("saga"), ["steady", "bold"], games=3)
    order = Order(plan.edition[0], plan.players, [[0, 1], [1, 0], [0, 0, 1]], [5, 6, 7])

    short = short_inputs_of(order)

    assert short.all_seeds.tolist() == [5, 6, 7]
    assert short.seat_counts.tolist() == [2, 2, 3]
    assert short.seatings[2][:3].tolist() == [0, 0, 1]


def test_seatings_as_an_array_are_the_same():
    assert np.array_equal(seatings_of([0, 1, 2], 4, 100), np.asarray(turns_of([0, 1, 2], 4, 100)))

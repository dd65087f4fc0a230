"""Every game follows from the plan and its number."""

from collections import Counter

import numpy as np
import pytest

from freehold.editions import load
from freehold.errors import FreeholdError
from freehold.simulation.parts import results_of
from freehold.simulation.plan import make_plan, seatings_of, seeds_of


def test_any_split_gives_the_same_seeds_and_seats():
    whole = seeds_of(7, 0, 100), seatings_of([0, 1, 2], 0, 100)
    parts = [
        (seeds_of(7, a, b - a), seatings_of([0, 1, 2], a, b - a)) for a, b in [(0, 33), (33, 100)]
    ]

    for number in range(2):
        assert np.array_equal(whole[number], np.concatenate([part[number] for part in parts]))


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_seats_are_the_same_however_many_games_are_asked_for_at_once(seats: int):
    players = list(range(10, 10 + seats))
    whole = seatings_of(players, 7, 500)

    assert whole.shape == (500, seats)
    for number in (0, 1, 119, 120, 250, 499):
        assert np.array_equal(whole[number], seatings_of(players, 7 + number, 1)[0])
    assert seatings_of(players, 7, 0).shape == (0, seats)


def test_another_seed_gives_other_games():
    assert not set(seeds_of(7, 0, 1000).tolist()) & set(seeds_of(8, 0, 1000).tolist())


@pytest.mark.parametrize("seats", [2, 3, 4, 6, 8])
def test_after_as_many_games_as_seats_everyone_has_sat_everywhere(seats: int):
    rows = seatings_of(list(range(seats)), 3 * seats, seats)

    for seat in range(seats):
        assert sorted(rows[:, seat]) == list(range(seats))


def test_neighbours_change_as_well():
    rows = seatings_of([0, 1, 2, 3], 0, 24)
    after = Counter((row[s], row[(s + 1) % 4]) for row in rows.tolist() for s in range(4))

    assert len(after) == 12
    assert set(after.values()) == {8}
    assert len({tuple(row) for row in rows.tolist()}) == 24


def test_a_character_that_plays_twice_is_one_player():
    plan = make_plan(load("saga"), ["steady", "bold", "steady"], games=10)

    assert plan.player_names == ("steady", "bold")
    assert plan.seats == (0, 1, 0)
    assert len(plan.players) == 2


@pytest.mark.parametrize("players", [["steady"], ["steady"] * 9])
def test_too_few_or_too_many_are_refused(players: list[str]):
    with pytest.raises(FreeholdError, match="saga is played by 2 to 8"):
        make_plan(load("saga"), players, games=10)


def test_a_timed_game_ends_after_its_rounds():
    plan = make_plan(load("clone-wars"), ["steady"] * 3, games=40, form="timed", rounds=12)
    results = results_of(plan, 0, plan.games, "cpu")[1]
    seats_left = (results["bankrupt_turn"][:, :3] == 0).sum(axis=1)

    assert plan.rounds == 12
    assert results["rounds"][seats_left > 1].tolist() == [12] * (seats_left > 1).sum()
    assert (seats_left == 2).any()  # with whom a round is shorter
    assert (results["rounds"] <= 12).all()


def test_the_clock_of_a_timed_game_is_not_for_players_at_random():
    plan = make_plan(load("clone-wars"), ["random"] * 3, games=40, form="timed", rounds=12)
    results = results_of(plan, 0, plan.games, "cpu")[1]

    assert set(results["rounds"]) == {12}


def test_plans_of_the_same_rules_have_the_same_bytes():
    def edition_of(**settings: str) -> bytes:
        np.full(5_000, 255, np.uint8)  # memory that was used before is not blank
        return make_plan(
            load("planetopoly"), ["steady"] * 4, games=1, seed=1, settings=settings
        ).edition.tobytes()

    assert len({edition_of() for _ in range(20)}) == 1
    assert edition_of(**{"no-auctions": "true"}) == edition_of(), "it plays without them anyway"
    assert edition_of(**{"double-salary-on-go": "true"}) != edition_of()


def test_more_deeds_than_there_are_cannot_be_dealt():
    with pytest.raises(FreeholdError, match="9 deeds for each of 8 seats cannot be dealt") as told:
        make_plan(load("saga"), ["steady"] * 8, games=1, settings={"deeds-dealt": "9"})

    assert told.value.reason == "too-many-dealt"

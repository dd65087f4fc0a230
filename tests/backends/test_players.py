"""Games of characters: the same bytes on every backend, wins that are no accident, and an end."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from freehold.batch import cpu, cuda, interpreted
from freehold.batch.order import Order
from freehold.bots.characters import BUILT_IN, character_names, load_character
from freehold.bots.player import PLAYER, Manner
from freehold.editions import edition_names, load, pack
from freehold.state import GAME
from freehold.vocabulary import BANK, Decision
from tests.backends.games import FORMS, edition_record, seats_and_seeds

EVERYBODY = [load_character(name).habits for name in character_names()]

# Of the games of an edition and form: (games, variant of settings, turns, poor seats).
BATCHES = [(40, 0, 1000, False), (40, 1, 300, True), (40, 2, 300, False)]


def order_of(
    edition: str,
    form: str,
    batch: tuple[int, int, int, bool],
    most_turns: int = 200,
) -> Order:
    """Games in which everybody plays, the player at random too."""
    games, variant, turns, poor = batch
    record = edition_record(edition, form, variant, turns, poor=poor)
    seats, seeds = seats_and_seeds(edition, games)
    seatings = [
        [(seed + seat) % len(EVERYBODY) for seat in range(n)]
        for n, seed in zip(seats, seeds, strict=True)
    ]
    return Order(record, EVERYBODY, seatings, seeds, most_turns)


def differences(expected: Any, actual: Any) -> list[str]:
    """What differs between two batches: fields of the records, results, tallies, actions."""
    found = [f for f in GAME.names or () if not np.array_equal(expected.games[f], actual.games[f])]
    if expected.results.tobytes() != actual.results.tobytes():
        found.append("results")
    if expected.tallies.tobytes() != actual.tallies.tobytes():
        found.append("tallies")
    if expected.actions != actual.actions:
        found.append("actions")
    return found


@pytest.mark.parametrize(("edition", "form"), FORMS)
def test_compiled_games_equal_the_interpreted_ones(edition: str, form: str):
    for batch in BATCHES:
        order = order_of(edition, form, batch)

        assert differences(interpreted.play(order), cpu.play(order)) == []


def test_final_records_need_not_be_kept():
    order = order_of("saga", "standard", BATCHES[0])
    one, other = cpu.play(order), cpu.play(replace(order, keep_games=False))

    assert other.games is None
    assert other.results.tobytes() == one.results.tobytes()
    assert other.tallies.tobytes() == one.tallies.tobytes()


@pytest.mark.cuda
@pytest.mark.filterwarnings("ignore:.*Grid size.*")  # a few games do not fill a GPU
@pytest.mark.skipif(not cuda.is_available(), reason="there is no GPU here")
@pytest.mark.parametrize(("edition", "form"), FORMS)
def test_games_on_the_gpu_equal_the_compiled_ones(edition: str, form: str):
    for batch in BATCHES:
        order = order_of(edition, form, batch)

        assert differences(cpu.play(order), cuda.play(order)) == []


@pytest.mark.cuda
@pytest.mark.skipif(not cuda.is_available(), reason="there is no GPU here")
def test_none_of_many_games_is_lost_on_the_gpu():
    # With so many every block sorts its games again and again, until few are left.
    games = 1 << 18
    seats = np.zeros((games, 4), np.int8)
    order = Order(
        pack(load("saga")),
        EVERYBODY[:1],
        seats,
        range(games),
        keep_games=False,
        keep_results=False,
    )
    expected = cpu.play(order).tallies.tobytes()

    assert [cuda.play(order).tallies.tobytes() == expected for _ in range(10)] == [True] * 10


# --- how well they play --------------------------------------------------------


def winners(edition: str, names: list[str], games: int) -> tuple[list[float], float]:
    """Wins of each at a table, seats taken in turn, and the share of games without an end."""
    n = len(names)
    order = Order(
        pack(load(edition)),
        [load_character(name).habits for name in names],
        [[(seat + game) % n for seat in range(n)] for game in range(games)],
        list(range(games)),
    )
    played = cpu.play(order).games
    wins = [0.0] * n
    for game, seating in enumerate(order.seatings):
        first = [seat for seat in range(n) if played["winners"][game] >> seat & 1]
        for seat in first:
            wins[seating[seat]] += 1 / len(first)
    return wins, float(np.mean(played["decision"] != Decision.GAME_OVER))


@pytest.mark.parametrize("edition", edition_names())
@pytest.mark.parametrize("name", BUILT_IN)
def test_each_character_beats_the_player_at_random(edition: str, name: str):
    games = 600
    wins, _ = winners(edition, [name, "random"], games)

    assert wins[0] >= 0.96 * games


@pytest.mark.parametrize("edition", edition_names())
def test_games_of_four_end_and_nobody_is_hopeless(edition: str):
    games = 4000
    wins, unfinished = winners(edition, list(BUILT_IN), games)

    assert unfinished < 0.01
    assert min(wins) > 0.15 * games


@pytest.mark.parametrize("edition", edition_names())
def test_four_of_a_kind_come_to_an_end(edition: str):
    for name in BUILT_IN:
        _, unfinished = winners(edition, [name] * 4, 4000)

        assert unfinished < 0.01


# --- the walker, and the clock -------------------------------------------------


def test_a_walker_buys_nothing_and_only_rolls():
    walker = np.zeros(1, PLAYER)[0]
    walker["manner"] = Manner.WALKING
    record = edition_record("saga", "standard", 0, 0, poor=False)
    record["start_cash"] = 1_000_000
    played = cpu.play(Order(record, [walker], [[0, 0, 0]] * 20, list(range(20)), most_turns=100))

    assert (played.games["owner"] == BANK).sum() == (played.games["owner"].size - 16 * 20)
    assert (played.games["turns"] == 101).all()


def test_a_game_that_lasts_too_long_is_stopped_and_a_timed_one_is_called():
    order = order_of("clone-wars", "standard", (20, 0, 1000, False), most_turns=12)
    timed = order_of("clone-wars", "timed", (20, 0, 1000, False), most_turns=12)

    assert (cpu.play(order).games["turns"] == 13).all()
    assert (cpu.play(timed).games["decision"] == Decision.GAME_OVER).all()
    assert (cpu.play(timed).games["time_up"] == 1).all()


@pytest.mark.parametrize(("edition", "form"), FORMS)
def test_a_stopped_game_has_the_turns_after_which_it_was_stopped(edition: str, form: str):
    """The next turn has begun by then, or several have, if they were to be missed (PL-7-1)."""
    order = order_of(edition, form, (40, 0, 1000, False), most_turns=60)
    played = cpu.play(order)
    stopped = played.results["stopped"] == 1

    assert (played.results["turns"][stopped] == 60).all()
    assert (played.games["turns"][stopped] > 60).all()
    over = played.games["turns"][~stopped]
    assert np.array_equal(played.results["turns"][~stopped], over)
    assert played.tallies[0]["turns"] == stopped.sum() * 60 + over.sum()


def test_a_deed_of_a_stopped_game_was_owned_for_no_turn_that_was_not_played():
    order = order_of("planetopoly", "standard", (40, 0, 1000, False), most_turns=60)
    for number, seed in enumerate(order.seeds):
        one = replace(order, seatings=[order.seatings[number]], seeds=[seed])
        played = cpu.play(one)
        if played.results["stopped"][0]:
            # Whatever is bought is bought in the first turn or later.
            assert played.tallies[0]["owned_turns"].max() <= 59

"""A game that a limit of turns stops counts what was played, whatever has begun by then."""

from functools import cache
from typing import Any, NamedTuple

import numpy as np
import pytest

from freehold.batch import cpu, interpreted
from freehold.batch.order import Order, Played
from freehold.batch.playing import STOPPED, action_at_table, open_game
from freehold.bots.characters import load_character
from freehold.bots.sitting import player_with, stakes_of
from freehold.editions import load, pack
from freehold.record import blank, plain
from freehold.rules.agenda import told_at, told_event, told_seat
from freehold.rules.flow import step
from freehold.state import GAME
from freehold.statistics.records import RESULT, TALLY_SIZE
from freehold.vocabulary import Decision, Event

CASES = [
    ("planetopoly", "standard", 2),  # PL-7-1: turns to be missed
    ("planetopoly", "standard", 4),
    ("clone-wars", "special", 2),  # CW-M-L4: another turn
    ("episode-2", "standard", 4),  # many go bankrupt soon
]
LIMITS = range(30, 80)
SEEDS = range(12)


class Turn(NamedTuple):
    """One that began, as it was told."""

    seat: int
    missed: bool
    ends_round: bool


def order_of(edition: str, form: str, seats: int, seeds: range, most_turns: int) -> Order:
    names = ["steady", "bold", "careful", "trader"][:seats]
    players = [load_character(name).habits for name in names]
    record = pack(load(edition), form)
    return Order(record, players, [list(range(seats))] * len(seeds), seeds, most_turns)


@cache
def turns_of(edition: str, form: str, seats: int, seed: int) -> list[Turn]:
    """All turns of a game that nothing stops before the last of the limits."""
    order = order_of(edition, form, seats, range(1), LIMITS.stop)
    rules = plain(order.edition)
    players = [plain(player_with(habits, stakes_of(rules))) for habits in order.players]
    game, result = blank(GAME), blank(RESULT)
    tally = [0] * TALLY_SIZE
    open_game(rules, game, order.seatings, 0, result, tally, seats, seed)
    told: list[tuple[int, int]] = []
    while True:
        told += [
            (told_event(t), told_seat(t)) for t in (told_at(game, i) for i in range(game.n_told))
        ]
        action = STOPPED
        if game.decision != Decision.GAME_OVER:
            action = action_at_table(rules, game, players, result, order.most_turns)
        if action == STOPPED:
            return turns_told(told, game.first_seat, seats)
        step(rules, game, action)


def turns_told(told: list[tuple[int, int]], first: int, seats: int) -> list[Turn]:
    at = [i for i, (event, _) in enumerate(told) if event == Event.TURN_BEGAN]
    turns: list[Turn] = []
    for here, there in zip(at, [*at[1:], len(told)], strict=True):
        events = {event for event, _ in told[here:there]}
        seat, after = told[here][1], told[there][1] if there < len(told) else -1
        passed = (after - first) % seats <= (seat - first) % seats
        ends_round = after >= 0 and passed and Event.ANOTHER_TURN not in events
        turns.append(Turn(seat, Event.MISSED_TURN in events, ends_round))
    return turns


@cache
def stopped_games(edition: str, form: str, seats: int) -> list[tuple[int, int, Any, Any, Any]]:
    """Seed, limit, end, result and tally of each game that was stopped."""
    found: list[tuple[int, int, Any, Any, Any]] = []
    for limit in LIMITS:
        for seed in SEEDS:
            played = cpu.play(order_of(edition, form, seats, range(seed, seed + 1), limit))
            if played.results["stopped"][0]:
                found.append((seed, limit, played.games[0], played.results[0], played.tallies[0]))
    return found


@pytest.mark.parametrize(("edition", "form", "seats"), CASES)
def test_turns_and_rounds_are_those_that_were_played(edition: str, form: str, seats: int):
    for seed, limit, _, result, tally in stopped_games(edition, form, seats):
        turns = turns_of(edition, form, seats, seed)[:limit]
        rounds = sum(turn.ends_round for turn in turns)

        assert (result["turns"], result["rounds"]) == (limit, rounds)
        assert (tally["turns"], tally["rounds"]) == (limit, rounds)
        assert tally["events"][Event.TURN_BEGAN] == limit
        assert tally["events"][Event.MISSED_TURN] == sum(turn.missed for turn in turns)


def test_among_these_games_are_some_in_which_a_round_ended_by_turns_that_were_missed():
    """PL-7-1: after the limit, before anybody was asked."""
    games = stopped_games("planetopoly", "standard", 2)

    assert any(end["turns"] > limit + 1 for _, limit, end, _, _ in games)
    assert any(end["rounds"] > result["rounds"] for _, _, end, result, _ in games)


@pytest.mark.parametrize(("edition", "form", "seats"), CASES)
def test_nothing_is_noted_of_a_turn_or_a_round_that_was_not_played(
    edition: str, form: str, seats: int
):
    for _, limit, _, result, tally in stopped_games(edition, form, seats):
        assert result["bankrupt_turn"].max() <= limit
        assert result["group_turn"].max() <= limit
        assert tally["bankrupt_turns"] == result["bankrupt_turn"].sum()
        assert tally["group_turns"].sum() == result["group_turn"].sum()
        assert (tally["bought_turns"] <= tally["bought"] * limit).all()
        assert 0 <= tally["owned_turns"].min() <= tally["owned_turns"].max() < limit
        assert result["n_steps"] * result["spacing"] <= result["rounds"]
        assert (result["step_wealth"][result["n_steps"] :] == 0).all()


def test_what_happens_in_the_last_turn_is_noted_for_that_turn():
    """Its last action may be followed at once by the next turn, and others to be missed."""
    at_the_limit = [
        (result["bankrupt_turn"].max(), result["group_turn"].max(), limit)
        for case in CASES
        for _, limit, _, result, _ in stopped_games(*case)
    ]

    assert any(bankrupt == limit for bankrupt, _, limit in at_the_limit)
    assert any(group == limit for _, group, limit in at_the_limit)


def test_interpreted_games_are_stopped_likewise():
    games = stopped_games("planetopoly", "standard", 2)
    for seed, limit, _, result, tally in games[:: max(len(games) // 20, 1)]:
        order = order_of("planetopoly", "standard", 2, range(seed, seed + 1), limit)
        same: Played = interpreted.play(order)

        assert same.results[0].tobytes() == result.tobytes()
        assert np.array_equal(same.tallies[0], tally)

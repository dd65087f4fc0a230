"""Dice and decks are fair, by chi-square at fixed seeds."""

from typing import Any

import numpy as np
import pytest

from freehold.editions import load, pack
from freehold.record import blank, plain
from freehold.rules.agenda import told_amount, told_at, told_event, told_other
from freehold.rules.flow import begin, step
from freehold.rules.outcomes import outcome
from freehold.simulation.plan import seeds_of
from freehold.state import GAME
from freehold.vocabulary import (
    CARD,
    CHANCE,
    DICE,
    FIGURE,
    Answer,
    CardEffect,
    Decision,
    Event,
    Phase,
)

LIMITS = {15: (3.48, 44.26), 35: (12.8, 74.9), 31: (10.6, 69.0)}
"""Degrees of freedom -> chi-square within which all but one in 10,000 lie on either side."""


def chi_square(counts: Any) -> float:
    expected = counts.sum() / counts.size
    return float(((counts - expected) ** 2 / expected).sum())


def edition() -> Any:
    made = pack(load("saga"), "standard", {"no-auctions": True, "ask-end-of-turn": False})
    made["start_cash"] = 1_000_000
    return plain(made)


def test_both_dice_of_every_roll_are_fair_and_independent():
    rules, counts = edition(), np.zeros((6, 6))
    for seed in range(60):
        game = blank(GAME)
        begin(rules, game, 2, seed)
        while game.turns <= 100:
            action = idle(rules, game)
            if game.decision == Decision.ROLL:
                first, second = divmod(action - DICE, 6)
                counts[first, second] += 1
            step(rules, game, action)

    low, high = LIMITS[35]
    print(f"{counts.sum():.0f} rolls, chi-square {chi_square(counts):.1f}")
    assert counts.sum() > 6000
    assert low < chi_square(counts) < high


@pytest.mark.parametrize("deck", [0, 1])
def test_the_first_and_the_second_card_of_a_deck_are_each_of_them_equally_often(deck: int):
    rules = edition()
    counts = np.zeros((2, 16))
    for seed in seeds_of(5, 0, 1600).tolist():
        game = blank(GAME)
        begin(rules, game, 2, seed)
        drawn = []
        while len(drawn) < 2:
            if game.decision == Decision.DRAW_CARD and game.agenda_extra[game.n_agenda - 1] == deck:
                assert game.agenda_phase[game.n_agenda - 1] == Phase.DRAW_CARD
                drawn.append(outcome(rules, game) - CARD)
                game.deck_left[deck] -= 1 << drawn[-1]
            else:
                step(rules, game, idle(rules, game))
        for place, card in enumerate(drawn):
            counts[place, card] += 1

    low, high = LIMITS[15]
    print([f"{chi_square(row):.1f}" for row in counts])
    assert all(low < chi_square(row) < high for row in counts)


def test_a_deck_repeats_its_order_once_every_card_was_drawn():
    rules, game = edition(), blank(GAME)
    begin(rules, game, 2, 3)
    drawn: list[int] = []
    while len(drawn) < 46:
        step(rules, game, idle(rules, game))
        drawn += [
            told_amount(told_at(game, i))
            for i in range(game.n_told)
            if told_event(told_at(game, i)) == Event.DREW_CARD and told_other(told_at(game, i)) == 0
        ]

    kept = [card for card in drawn[:16] if rules.card_effect[0][card] == CardEffect.LEAVE_JAIL]
    again = [card for card in drawn[:16] if card not in kept]
    assert sorted(drawn[:16]) == list(range(16))
    assert len(kept) == 1
    assert drawn[16:46] == again * 2


def test_seeds_of_neighbouring_games_and_plans_have_nothing_in_common():
    seeds = np.concatenate([seeds_of(seed, 0, 4096) for seed in range(8)])
    bits = (seeds[:, None] >> np.arange(62)) & 1
    flipped = (seeds[1:] ^ seeds[:-1])[:, None] >> np.arange(62) & 1

    assert len(set(seeds.tolist())) == len(seeds)
    assert (seeds >= 0).all()
    assert np.abs(bits.mean(axis=0) - 0.5).max() < 0.015
    assert np.abs(flipped.mean(axis=0) - 0.5).max() < 0.015


def idle(rules: Any, game: Any) -> int:
    """Roll, decline, and nothing else."""
    if game.actor == CHANCE:
        return outcome(rules, game)
    if game.decision == Decision.CHOOSE_FIGURE:
        return FIGURE + game.actor
    if game.decision == Decision.BUY:
        return Answer.DECLINE
    return Answer.ROLL

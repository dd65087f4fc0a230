"""The search for a trade finds what looking at every swap by itself finds."""

from itertools import permutations
from typing import Any

import pytest

from freehold.bots.companion import player_called
from freehold.bots.heuristic.choosing import choose_action
from freehold.bots.heuristic.judging import part_of
from freehold.bots.heuristic.trading import (
    ALL_GROUPS,
    NO_GROUP,
    cash_of_plan,
    group_given,
    group_wanted,
    is_multiple,
    plan_trade,
    plan_with,
)
from freehold.editions import load, pack
from freehold.record import blank, plain
from freehold.rules.flow import begin, step
from freehold.rules.groups import deeds_of, groups_of
from freehold.rules.outcomes import outcome
from freehold.sets import each_of, is_in
from freehold.state import GAME
from freehold.vocabulary import CHANCE, NOBODY, Decision

SEATS = 4


def may_pass(edition: Any, game: Any, group: int) -> bool:
    """Whether the deeds of a group may be traded."""
    return not edition.in_group[group] & (game.built | game.unsettled)


def best_swap(edition: Any, game: Any, player: Any, seat: int, other: int) -> int:
    """Wanted group by wanted group: for cash first, then for every group of the seat's."""
    mine, theirs = deeds_of(game, seat), deeds_of(game, other)
    plans = [NOBODY]
    for wanted in each_of(edition.lot_groups):
        spaces = edition.in_group[wanted]
        if not spaces & mine or not spaces & theirs or not may_pass(edition, game, wanted):
            continue
        best = plan_with(edition, game, player, seat, other, wanted, NO_GROUP)
        for given in range(edition.n_groups):
            spaces = edition.in_group[given]
            if given == wanted or not spaces & mine or is_in(groups_of(game, seat), given):
                continue
            if best != NOBODY and not spaces & theirs:
                continue
            if may_pass(edition, game, given):
                swap = plan_with(edition, game, player, seat, other, wanted, given)
                best = max(best, swap)
        plans.append(best)
    return max(plans)


@pytest.mark.parametrize("character", ["steady", "trader"])
@pytest.mark.parametrize("name", ["saga", "fallout"])
def test_the_search_for_a_trade_finds_the_best_swap(name: str, character: str):
    edition = plain(pack(load(name)))
    player = player_called(edition, character)
    found: set[tuple[bool, bool]] = set()
    for seed in range(6):
        game = blank(GAME)
        begin(edition, game, SEATS, seed)
        for number in range(300):
            if game.decision == Decision.GAME_OVER:
                break
            chance = game.actor == CHANCE
            action = outcome(edition, game) if chance else choose_action(edition, game, player)
            step(edition, game, action)
            if number % 25 != 0:
                continue
            for seat, other in permutations(range(SEATS), 2):
                plan = plan_trade(edition, game, player, seat, other, ALL_GROUPS)
                assert plan == best_swap(edition, game, player, seat, other)
                if plan != NOBODY:
                    found.add((group_given(plan) == NO_GROUP, cash_of_plan(plan) > 0))
                    if group_given(plan) != NO_GROUP:
                        again = 1 << group_given(plan)
                        if edition.in_group[group_given(plan)] & deeds_of(game, other):
                            assert plan_trade(edition, game, player, seat, other, again) == plan
                    assert is_in(edition.lot_groups, group_wanted(plan))

    assert len(found) >= 3


@pytest.mark.parametrize("parts", range(1, 9))
def test_dividing_by_a_small_number_is_a_division_rounded_down(parts: int):
    for amount in (*range(-40, 40), -123_457, 123_457):
        assert part_of(amount, parts) == amount // parts
        assert is_multiple(amount, parts) == (amount % parts == 0)

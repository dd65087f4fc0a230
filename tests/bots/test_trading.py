"""The search for a trade finds what looking at every swap by itself finds."""

from itertools import permutations
from typing import Any

import pytest

from freehold.bots.companion import player_called
from freehold.bots.heuristic.choosing import choose_action
from freehold.bots.heuristic.trading import (
    ALL_GROUPS,
    NO_GROUP,
    cash_of_plan,
    group_given,
    group_wanted,
    is_multiple,
    part_of,
    partner_of,
    plan_giving,
    plan_trade,
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
        best = plan_giving(edition, game, player, seat, other, wanted, NO_GROUP)
        for given in range(edition.n_groups):
            spaces = edition.in_group[given]
            if given == wanted or not spaces & mine or is_in(groups_of(game, seat), given):
                continue
            if best != NOBODY and not spaces & theirs:
                continue
            if may_pass(edition, game, given):
                swap = plan_giving(edition, game, player, seat, other, wanted, given)
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
                plan = plan_trade(edition, game, player, seat, other, ALL_GROUPS, 0)
                assert plan == best_swap(edition, game, player, seat, other)
                some = plan_trade(edition, game, player, seat, other, ALL_GROUPS, 1)
                assert (some == NOBODY) == (plan == NOBODY), "any will do, but there must be one"
                if plan != NOBODY:
                    found.add((group_given(plan) == NO_GROUP, cash_of_plan(plan) > 0))
                    if group_given(plan) != NO_GROUP:
                        again = 1 << group_given(plan)
                        if edition.in_group[group_given(plan)] & deeds_of(game, other):
                            only = plan_trade(edition, game, player, seat, other, again, 0)
                            assert only == plan
                    assert is_in(edition.lot_groups, group_wanted(plan))

    assert len(found) >= 3


def test_the_others_are_asked_one_after_the_other():
    edition = plain(pack(load("saga")))
    game = blank(GAME)
    begin(edition, game, SEATS, 1)
    often = player_called(edition, "trader")
    asked: dict[int, list[int]] = {}
    for out in (0, 1 << 2, 1 << 2 | 1 << 3):
        game.playing = 0b1111 & ~out
        asked[out] = []
        for game.rounds in range(3 * often.trade_rounds):
            asked[out].append(partner_of(game, often, 1))

    assert sorted(set(asked[0])) == [0, 2, 3]
    assert sorted(set(asked[1 << 2])) == [0, 3]
    assert set(asked[1 << 2 | 1 << 3]) == {0}


@pytest.mark.parametrize("parts", range(1, 9))
def test_dividing_by_a_small_number_is_a_division_rounded_down(parts: int):
    for amount in (*range(-40, 40), -123_457, 123_457):
        assert part_of(amount, parts) == amount // parts
        assert is_multiple(amount, parts) == (amount % parts == 0)

"""Which rules are hardly ever called is found out by playing."""

import sys
from functools import cache

from freehold.batch.rarity import calls_in, rarely_called
from freehold.batch.watched import orders_to_watch
from freehold.editions import edition_names, load
from freehold.jit import RULES


@cache
def rare() -> frozenset[str]:
    return frozenset(rarely_called())


def test_what_few_editions_have_and_what_seldom_happens_is_rare():
    assert rare() <= RULES.keys()
    assert {"build_base", "take_risk", "on_duel_throw", "draw_deed"} <= rare()
    assert {"pay_each", "open_settlement", "end_game", "random_action"} <= rare()


def test_what_happens_all_the_time_is_not():
    assert not {"tell", "push", "run", "land", "best_lot", "observe_action"} & rare()
    # Of what the kernel does besides playing, too.
    assert not {"kind_of_work", "kind_of_roll", "kind_of_end", "kind_of_building"} & rare()


def test_every_edition_and_form_has_its_say():
    forms = sum(len(load(name).forms) for name in edition_names())

    assert len(list(orders_to_watch(1))) == forms


def test_calls_are_counted_for_each_action():
    order = next(orders_to_watch(1))

    calls = calls_in(order)

    assert calls["play_on"] == 1
    assert 0.95 < calls["kind_of_work"] <= 1  # the last action has nothing after it
    assert calls["tell"] > 0.5
    assert calls == calls_in(order)
    assert sys.getprofile() is None

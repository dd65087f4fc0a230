"""Seats and figures are names: who sits where and moves which figure decides nothing.

The seat that begins is thrown for.  So with equal players every seat must win as
often as every other, and every figure too, unless its side has special rules.
"""

from typing import Any

import numpy as np
import pytest

from freehold import Table
from freehold.batch import cpu
from freehold.batch.order import Order
from freehold.bots.characters import load_character
from freehold.bots.companion import choose
from freehold.editions import load, pack
from freehold.simulation.plan import seatings_of, seeds_of
from freehold.statistics.records import WIN

GAMES = 12_000


def wins(edition: str, players: list[str], seed: int) -> tuple[Any, Any]:
    """The wins of every game, a column a seat, in units of WIN; and who sat there."""
    names = list(dict.fromkeys(players))
    seats = [names.index(name) for name in players]
    order = Order(
        pack(load(edition), "standard"),
        [load_character(name).habits for name in names],
        seatings_of(seats, 0, GAMES),
        seeds_of(seed, 0, GAMES),
    )
    results = cpu.play(order).results
    won = (results["winners"][:, None] >> np.arange(len(players))) & 1
    share = won * WIN // np.maximum(won.sum(axis=1), 1)[:, None]
    return share, results


def z_of_shares(columns: np.ndarray, expected: float) -> np.ndarray:
    error = columns.std(axis=0, ddof=1) / np.sqrt(len(columns))
    return (columns.mean(axis=0) - expected) / error


@pytest.mark.parametrize("edition", ["saga", "fallout"])
def test_every_seat_wins_equally_often(edition: str):
    share, results = wins(edition, ["steady"] * 4, seed=11)

    scores = z_of_shares(share / WIN, (results["winners"] > 0).mean() / 4)
    print(edition, np.round(scores, 2))
    assert np.abs(scores).max() < 3.5


def test_the_one_who_begins_is_any_of_them_equally_often():
    _, results = wins("saga", ["steady"] * 4, seed=12)
    counts = np.bincount(results["first_seat"], minlength=4)

    chi_square = ((counts - GAMES / 4) ** 2 / (GAMES / 4)).sum()
    print(counts, round(float(chi_square), 2))
    assert chi_square < 21.1  # three degrees of freedom, one in 10,000


def test_a_player_wins_as_often_under_another_number():
    """The same two characters, named in the other order: the seats are dealt out anew."""
    one, first = wins("saga", ["steady", "careful", "steady", "careful"], seed=13)
    two, second = wins("saga", ["careful", "steady", "careful", "steady"], seed=14)
    shares = []
    for share, results, steady in ((one, first, 0), (two, second, 1)):
        sat = results["players"][:, :4] == steady
        shares.append((share * sat).sum(axis=1) / WIN)

    difference = shares[0].mean() - shares[1].mean()
    error = np.sqrt(sum(s.var(ddof=1) / GAMES for s in shares))
    print(f"{shares[0].mean():.4f} and {shares[1].mean():.4f}: {difference / error:+.2f}")
    assert abs(difference / error) < 3.5


@pytest.mark.parametrize("edition", ["saga", "clone-wars", "episode-2", "fallout"])
def test_the_figure_that_one_moves_decides_nothing_without_special_rules(edition: str):
    """The same seed and the same seats; only the figures are handed out the other way round."""
    figures = load(edition).figure_ids[:3]
    tables = [
        Table(edition, dict(zip(("Ann", "Bob", "Cem"), order, strict=True)), seed=8, first=0)
        for order in (figures, figures[::-1])
    ]
    while not tables[0].is_over and tables[0].game.turns < 80:
        actions = [int(choose(table.edition, table.game)) for table in tables]
        assert actions[0] == actions[1]
        for table, action in zip(tables, actions, strict=True):
            table.do(action)
        one, other = (table.game for table in tables)
        assert (one.cash, one.owner, one.at, one.buildings) == (
            other.cash,
            other.owner,
            other.at,
            other.buildings,
        )

    assert tables[0].game.figure[:3] != tables[1].game.figure[:3]

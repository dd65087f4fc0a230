"""Yields: what the board brings in for its price, worked out once from the printed numbers.

And the interest on its mortgages.
"""

from typing import Any

from freehold.rules.buildings import next_level
from freehold.rules.groups import is_lot, is_plot
from freehold.vocabulary import MAX_RENTS, SpaceKind

MILLE = 1000
CENT = 100
USUAL_PIPS = 7
"""What two dice show on average."""


def pack_yields(record: Any) -> None:
    """Into an edition record that has its board and its settings."""
    for space in range(int(record["n_spaces"])):
        if is_lot(record, space) or is_plot(record, space):
            _pack_growth(record, space)
        record["interest"][space] = _interest(record, space)
    for group in range(int(record["n_groups"])):
        _pack_first_yield(record, group)


def _interest(record: Any, space: int) -> int:
    """F-3: 10 % of the mortgage, rounded up to the next whole unit, or down where agreed."""
    mortgage = int(record["mortgage"][space])
    return (mortgage + 9) // 10 if record["interest_rounded_up"] else mortgage // 10


def _pack_growth(record: Any, space: int) -> None:
    """By level: how much rent the next building adds, in thousandths of its price."""
    rent, price = record["rent"][space], max(int(record["house_price"][space]), 1)
    for level in range(MAX_RENTS):
        after = next_level(record, space, level)
        if level < after < MAX_RENTS:
            record["growth"][space][level] = (int(rent[after]) - int(rent[level])) * MILLE // price


def _pack_first_yield(record: Any, group: int) -> None:
    """What one deed of a group earns by itself in a landing, in percent of its price."""
    space = int(record["member"][group][0])
    kind = int(record["kind"][space])
    pips = USUAL_PIPS if kind == SpaceKind.UTILITY else 1
    rent, price = int(record["rent"][space][0]), max(int(record["price"][space]), 1)
    record["group_kind"][group] = kind
    record["first_yield"][group] = rent * pips * CENT // price

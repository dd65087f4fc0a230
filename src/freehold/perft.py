"""Count every line of play to a depth: the cheapest proof that rules did not move."""

from typing import Any

from freehold.choices import every_legal_action
from freehold.record import duplicate
from freehold.rules.flow import step


def perft(edition: Any, game: Any, depth: int) -> int:
    """How many lines of play there are, outcomes of chance included.

    Every amount of a bid or an offer is a line of its own.
    """
    if depth == 0:
        return 1
    if depth == 1:
        return sum(1 for _ in every_legal_action(edition, game))
    return sum(count for _, count in divide(edition, game, depth))


def divide(edition: Any, game: Any, depth: int) -> list[tuple[int, int]]:
    """The count below each action, so that a difference is found by halves."""
    counts: list[tuple[int, int]] = []
    for action in every_legal_action(edition, game):
        after = duplicate(game)
        step(edition, after, action)
        counts.append((action, perft(edition, after, depth - 1)))
    return counts

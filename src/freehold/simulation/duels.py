"""Characters one against one: each against the player at random, and each against each."""

from collections.abc import Iterable, Sequence
from itertools import combinations

from freehold.bots.characters import RANDOM
from freehold.simulation.measures import share
from freehold.simulation.parts import Part, Total
from freehold.simulation.plan import Plan
from freehold.simulation.report import Duel
from freehold.statistics.records import WIN


def pairs(players: Sequence[str]) -> list[tuple[str, str]]:
    """Every character against the player at random, then against every other.

    They are called as they were asked for, by name or by path: what a file's character
    is called in a report does not lead back to the file.
    """
    characters = [name for name in dict.fromkeys(players) if name != RANDOM]
    return [(name, RANDOM) for name in characters] + list(combinations(characters, 2))


def duel(plan: Plan, parts: Iterable[Part]) -> Duel:
    """What came of a plan for two: of as many of its games as were played."""
    total = Total()
    for part in parts:
        total.add(part)
    wins = int(total.tally.won[0].sum()) / WIN
    player, against = plan.player_names
    return Duel(player, against, total.games, plan.games, share(wins, total.games))

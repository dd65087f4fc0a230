"""Characters one against one: each against the player at random, and each against each."""

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations

from freehold.bots.characters import RANDOM
from freehold.editions import EditionSpec
from freehold.simulation.measures import share
from freehold.simulation.parts import Part, Total
from freehold.simulation.plan import Plan, make_plan
from freehold.simulation.report import Duel
from freehold.statistics.records import WIN


def pairs(players: Sequence[str]) -> list[tuple[str, str]]:
    """Every character against the player at random, then against every other."""
    characters = [name for name in dict.fromkeys(players) if name != RANDOM]
    return [(name, RANDOM) for name in characters] + list(combinations(characters, 2))


def duel(
    spec: EditionSpec,
    pair: tuple[str, str],
    like: Plan,
    games: int,
    play: Callable[[Plan], "Iterable[Part]"],
) -> Duel:
    """Games of two, with the rules and the seed of a larger plan."""
    plan = make_plan(
        spec, pair, games=games, seed=like.seed, form=like.form, settings=like.settings
    )
    total = Total()
    for part in play(plan):
        total.add(part)
    wins = int(total.tally.won[0].sum()) / WIN
    return Duel(pair[0], pair[1], total.games, share(wins, total.games))

"""Games that were watched: what the chapters counted, beside what the statistics say."""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from freehold.editions import load
from freehold.record import plain
from freehold.simulation.parts import results_of
from freehold.simulation.plan import Plan, make_plan
from tests.simulation.oracle.board import Landings, Money
from tests.simulation.oracle.course import Course
from tests.simulation.oracle.deeds import Owners, Purchases, Rents, Spending
from tests.simulation.oracle.groups import Groups
from tests.simulation.oracle.length import Length, Wins
from tests.simulation.oracle.occasions import Occasions
from tests.simulation.oracle.playing import Chapter, End, Sums, play
from tests.simulation.oracle.ruin import Ruins

CHAPTERS: Sequence[type[Chapter]] = (
    *(Length, Wins, Landings, Money, Purchases, Spending, Rents, Owners),
    *(Groups, Ruins, Occasions, Course),
)
FOUR = ("trader", "steady", "careful", "bold")
TABLES = {
    "clone-wars": ("bold",) * 6,
    "clone-wars special": ("steady", "bold", "careful", "random"),
    "clone-wars short": FOUR,
    "clone-wars timed": ("steady", "steady", "bold"),
    "saga": ("random", "steady", "random"),
    "saga special": ("steady", "bold", "careful"),
    "episode-2": ("steady", "bold", "steady", "careful", "trader"),
    "episode-2 special": ("steady", "bold", "careful"),
    "episode-2 short": FOUR,
    "fallout": ("steady", "bold"),
    "fallout short": ("bold", "random", "careful"),
    "planetopoly": ("steady", "bold", "random"),
}
"""Every edition in every form, and who plays."""
GAMES = 12
MOST_TURNS = 250
"""So that some games are stopped."""


class Watched(NamedTuple):
    """A game, what each chapter has of it, and the tally and the row that it has by itself."""

    end: End
    chapters: dict[type[Chapter], Any]
    tally: Any
    row: Any


def plan_of_table(table: str, games: int = GAMES) -> Plan:
    """The plan of one of the tables."""
    edition, _, form = table.partition(" ")
    return make_plan(
        load(edition),
        TABLES[table],
        games=games,
        form=form or "standard",
        seed=11,
        rounds=20,
        most_turns=MOST_TURNS,
    )


@cache
def watched(table: str) -> list[Watched]:
    """The games of a table, looked at by all chapters."""
    plan = plan_of_table(table)
    return [watch(plan, number) for number in range(plan.games)]


def watch(plan: Plan, number: int) -> Watched:
    """One game of a plan."""
    edition = plain(plan.edition[0])
    chapters = {chapter: chapter(edition) for chapter in CHAPTERS}
    end = play(plan, number, *chapters.values())
    tally, rows = results_of(plan, number, 1, "cpu")
    return Watched(end, chapters, tally, rows[0])


def numbers_of(record: Any, fields: Sequence[str]) -> Sums:
    """Some fields of a tally as sums; what is nought is left out."""
    found = Sums()
    for field in fields:
        _gather(found, (field,), record[field].tolist())
    return found


def _gather(found: Sums, at: tuple[Any, ...], value: Any) -> None:
    if isinstance(value, list):
        for i, inner in enumerate(value):
            _gather(found, (*at, i), inner)
    elif value:
        found[at] = value

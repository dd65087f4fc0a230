"""How long threads of a GPU wait for each other in each kind of work, estimated on any machine.

    python3 dev.py bench kinds

Games are played by the plain functions, and every line of a rule that is run is counted.
Threads of a warp that are at different lines wait for each other: a warp takes as many
lines as, line by line, the one of its games that runs it most often.  Warps wait for each
other after every stage: a wave takes as many as the slowest of its warps, stage by stage.
Lines are not instructions, and all warps are taken to be full.
"""

import random
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from itertools import zip_longest
from pathlib import Path
from types import FrameType
from typing import Any, NamedTuple

from bench.history import append
from freehold import record
from freehold.batch.cuda_pool import MOST_WARPS
from freehold.batch.kinds import N_WAYS, Kind, To, kind_of_work
from freehold.batch.playing import (
    STOPPED,
    action_at_table,
    goes_on,
    is_host_asked,
    open_game,
)
from freehold.batch.rows import action_in_row, actions_in_a_row, decision_in_row, goes_along
from freehold.bots.sitting import player_with, stakes_of
from freehold.editions import load
from freehold.gpu_instructions import WARP
from freehold.record import blank, plain
from freehold.rules.flow import step
from freehold.simulation.plan import Plan, make_plan, seatings_of, seeds_of
from freehold.state import GAME
from freehold.statistics.course import is_look_due, take_step
from freehold.statistics.observing import observe_action, observe_end
from freehold.statistics.records import RESULT, TALLY_SIZE
from freehold.vocabulary import CardEffect, Decision

GAMES = 200
WAVES = 15
"""So many are put together, at random, of every kind."""
PACKAGE = str(Path(record.__file__).parent)

Lines = Counter[tuple[Any, int]]
"""How often lines were run: a function's code and the number of a line."""


class Playing(NamedTuple):
    """A game of a plan, and what goes with it."""

    edition: Any
    game: Any
    players: Any
    result: Any
    tally: Any
    most_turns: int


class Work(NamedTuple):
    """What a thread does before its game is put back."""

    kind: int
    stages: list[Lines]
    """Telling which kind comes next, and for each of its actions choosing, doing, observing."""


STAGES = 3
"""Of an action, after what tells which kind comes next."""


def actions_of(work: Work) -> int:
    """How many actions a thread plays in one work; a look counts as one."""
    return (len(work.stages) - 1) // STAGES


class Row(NamedTuple):
    """The lines of a kind, for a game, for a warp and for a wave."""

    kind: int
    share: float
    """Of all work."""
    game: float
    warp: float
    wave: float


def counted(function: Callable[..., Any], *arguments: Any) -> tuple[Any, Lines]:
    """What a rule returns, and the lines that were run for it."""
    lines: Lines = Counter()

    def at_line(frame: FrameType, event: str, _argument: Any) -> Any:
        if event == "line":
            lines[frame.f_code, frame.f_lineno] += 1
        return at_line

    def at_call(frame: FrameType, _event: str, _argument: Any) -> Any:
        file = frame.f_code.co_filename
        return at_line if file.startswith(PACKAGE) and file != record.__file__ else None

    sys.settrace(at_call)
    try:
        return function(*arguments), lines
    finally:
        sys.settrace(None)


def works_of(plan: Plan, games: int) -> list[Work]:
    """All work of some games, as a GPU does it; how they begin and end is left out."""
    edition = plain(plan.edition[0])
    players = [plain(player_with(habits, stakes_of(edition))) for habits in plan.players]
    seatings = seatings_of(plan.seats, 0, games).tolist()
    tally = [0] * TALLY_SIZE
    works: list[Work] = []
    for number, seed in enumerate(seeds_of(plan.seed, 0, games)):
        game, result = blank(GAME), blank(RESULT)
        seats = len(seatings[number])
        open_game(edition, game, seatings, number, result, tally, seats, int(seed))
        it = Playing(edition, game, players, result, tally, plan.most_turns)
        kind, going = kind_of_work(edition, game, players, result), True
        while going:
            stages: list[Lines] = []
            before, left, along, looking = kind, actions_in_a_row(kind), True, Lines()
            while along:
                going, lines = lines_of_action(it, action_in_row(kind, left))
                stages += lines
                left -= 1
                along = going and left > 0 and goes_along(game, result, decision_in_row(kind, left))
            if going:
                kind, looking = counted(kind_of_work, edition, game, players, result)
            if stages:
                works.append(Work(before, [looking, *stages]))
        observe_end(edition, game, result, tally, plan.most_turns)
    return works


def lines_of_action(it: Playing, known: int) -> tuple[bool, list[Lines]]:
    """Whether a game goes on after an action, or a look, and the lines of its stages."""
    edition, game, players, result, tally, most_turns = it
    if is_look_due(game, result):
        return True, [Lines(), Lines(), counted(take_step, edition, game, result)[1]]
    action, choosing = known, Lines()
    if known == STOPPED or is_host_asked(edition, game, most_turns):
        action, choosing = counted(action_at_table, edition, game, players, result, most_turns)
    if action == STOPPED:
        return False, []
    _, doing = counted(step, edition, game, action)
    actions, observing = counted(observe_action, edition, game, result, tally)
    return goes_on(game, actions), [choosing, doing, observing]


def lines_of_warp(works: Sequence[Sequence[Lines]]) -> list[int]:
    """What some games take side by side, stage by stage.

    Of every line as often as the one that runs it most; some have fewer stages than others.
    """
    totals: list[int] = []
    for stages in zip_longest(*works, fillvalue=Counter()):
        most: Lines = Counter()
        for lines in stages:
            most |= lines
        totals.append(most.total())
    return totals


def row_of(kind: int, works: Sequence[Work], all_works: int, chance: random.Random) -> Row:
    """The lines of a kind; its waves are put together at random."""
    warp, wave = 0.0, 0
    for _ in range(WAVES):
        warps = [
            lines_of_warp([work.stages for work in chance.choices(works, k=WARP)])
            for _ in range(MOST_WARPS)
        ]
        warp += sum(map(sum, warps)) / MOST_WARPS
        wave += sum(map(max, zip_longest(*warps, fillvalue=0)))
    game = sum(lines.total() for work in works for lines in work.stages) / len(works)
    return Row(kind, len(works) / all_works, game, warp / WAVES, wave / WAVES)


def rows_of(works: Sequence[Work]) -> list[Row]:
    """Every kind, the one first that takes most."""
    by_kind: dict[int, list[Work]] = defaultdict(list)
    for work in works:
        by_kind[work.kind].append(work)
    chance = random.Random(1)
    rows = [row_of(kind, of_kind, len(works), chance) for kind, of_kind in by_kind.items()]
    return sorted(rows, key=lambda row: -row.share * row.wave)


WAYS = (Kind.ROLL_TO, Kind.TURN_TO, Kind.AGAIN_TO, Kind.END_TO)
"""Kinds to which the number of where a roll leads is added."""


def name_of(kind: int) -> str:
    """A kind in words."""
    if Kind.CARD <= kind <= Kind.CARD + max(CardEffect):
        return f"CARD {CardEffect(kind - Kind.CARD).name}"
    if Kind.ANSWER <= kind < Kind.CARD:
        return f"ANSWER {Decision(kind - Kind.ANSWER).name}"
    if Kind.IN_JAIL <= kind < Kind.NO_TRADE_IN_JAIL:
        return f"{Kind(kind - Kind.IN_JAIL + Kind.SHORT_OF_CASH).name}_IN_JAIL"
    for first in WAYS:
        if first <= kind < first + N_WAYS:
            return f"{first.name} {To(kind - first).name}"
    return Kind(kind).name if kind in set(Kind) else Decision(kind).name


def main() -> None:
    """Play, print, and append to the history."""
    plan = make_plan(load("saga"), ["steady"] * 4, games=GAMES, seed=1)
    works = works_of(plan, GAMES)
    rows = rows_of(works)
    actions = sum(map(actions_of, works))
    of_all = {
        name: sum(row.share * getattr(row, name) for row in rows) * len(works) / actions
        for name in ("game", "warp", "wave")
    }
    print(
        f"{GAMES} games of saga: {actions:,} actions in {len(works):,} works of {len(rows)} kinds"
    )
    print("lines of the rules for an action: {game:.0f} for a game,".format_map(of_all), end=" ")
    print("{warp:.0f} for a warp, {wave:.0f} for a wave".format_map(of_all))
    print(f"{'kind':32} {'share':>7} {'of time':>7} {'game':>6} {'warp':>6} {'wave':>6}")
    total = sum(row.share * row.wave for row in rows)
    for row in rows:
        print(
            f"{name_of(row.kind):32} {row.share:7.2%} {row.share * row.wave / total:7.1%}"
            f" {row.game:6.0f} {row.warp:6.0f} {row.wave:6.0f}"
        )
    append("kinds", {"kinds": len(rows), "actions a work": actions / len(works), **of_all})

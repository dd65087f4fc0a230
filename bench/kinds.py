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
from pathlib import Path
from types import FrameType
from typing import Any, NamedTuple

from bench.history import append
from freehold import record
from freehold.batch.cuda_pool import MOST_WARPS
from freehold.batch.kinds import Kind, kind_of_work
from freehold.batch.playing import STOPPED, action_at_table, goes_on, open_game
from freehold.bots.sitting import player_with, stakes_of
from freehold.editions import load
from freehold.gpu_instructions import WARP
from freehold.record import blank, plain
from freehold.rules.flow import step
from freehold.simulation.plan import Plan, make_plan, seatings_of, seeds_of
from freehold.state import GAME
from freehold.statistics.course import take_step
from freehold.statistics.observing import observe_action, observe_end
from freehold.statistics.records import RESULT, TALLY_SIZE
from freehold.vocabulary import CardEffect, Decision

GAMES = 200
WAVES = 15
"""So many are put together, at random, of every kind."""
PACKAGE = str(Path(record.__file__).parent)

Lines = Counter[tuple[Any, int]]
"""How often lines were run: a function's code and the number of a line."""


class Work(NamedTuple):
    """What a thread does before its game is put back."""

    kind: int
    stages: list[Lines]
    """Choosing, doing, observing, and telling which kind comes next."""


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
    """All work of some games, as a GPU does it."""
    edition = plain(plan.edition[0])
    players = [plain(player_with(habits, stakes_of(edition))) for habits in plan.players]
    seatings = seatings_of(plan.seats, 0, games).tolist()
    tally = [0] * TALLY_SIZE
    works: list[Work] = []
    for number, seed in enumerate(seeds_of(plan.seed, 0, games)):
        game, result = blank(GAME), blank(RESULT)
        seats = len(seatings[number])
        open_game(edition, game, seatings, number, result, tally, seats, int(seed))
        kind, going = kind_of_work(edition, game, players, result), True
        while going:
            stages: list[Lines] = [Counter(), Counter(), Counter(), Counter()]
            if kind == Kind.LOOK:
                _, stages[2] = counted(take_step, edition, game, result)
            else:
                action, stages[0] = counted(
                    action_at_table, edition, game, players, result, plan.most_turns
                )
                if action == STOPPED:
                    break
                _, stages[1] = counted(step, edition, game, action)
                actions, stages[2] = counted(observe_action, edition, game, result, tally)
                going = goes_on(game, actions)
            works.append(Work(kind, stages))
            if going:
                kind, stages[3] = counted(kind_of_work, edition, game, players, result)
        observe_end(edition, game, result, tally, plan.most_turns)
    return works


def lines_of_warp(works: Sequence[Work], stage: int) -> int:
    """What some games take side by side: of every line as often as the one that runs it most."""
    most: Lines = Counter()
    for work in works:
        most |= work.stages[stage]
    return most.total()


def row_of(kind: int, works: Sequence[Work], all_works: int, chance: random.Random) -> Row:
    """The lines of a kind; its waves are put together at random."""
    stages = range(len(works[0].stages))
    warp, wave = 0, 0
    for stage in stages:
        for _ in range(WAVES):
            warps = [lines_of_warp(chance.choices(works, k=WARP), stage) for _ in range(MOST_WARPS)]
            warp += sum(warps) / MOST_WARPS
            wave += max(warps)
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


def name_of(kind: int) -> str:
    """A kind in words."""
    if Kind.CARD <= kind <= Kind.CARD + max(CardEffect):
        return f"CARD {CardEffect(kind - Kind.CARD).name}"
    if Kind.ANSWER <= kind < Kind.CARD:
        return f"ANSWER {Decision(kind - Kind.ANSWER).name}"
    if Kind.IN_JAIL <= kind < Kind.NO_TRADE_IN_JAIL:
        return f"{Kind(kind - Kind.IN_JAIL + Kind.SHORT_OF_CASH).name}_IN_JAIL"
    return Kind(kind).name if kind in set(Kind) else Decision(kind).name


def main() -> None:
    """Play, print, and append to the history."""
    plan = make_plan(load("saga"), ["steady"] * 4, games=GAMES, seed=1)
    works = works_of(plan, GAMES)
    rows = rows_of(works)
    game = sum(row.share * row.game for row in rows)
    warp = sum(row.share * row.warp for row in rows)
    wave = sum(row.share * row.wave for row in rows)
    print(f"{len(works):,} works of {len(rows)} kinds, {GAMES} games of saga; lines of the rules:")
    print(f"  {game:.0f} for a game, {warp:.0f} for a warp, {wave:.0f} for a wave")
    print(f"{'kind':32} {'share':>7} {'of time':>7} {'game':>6} {'warp':>6} {'wave':>6}")
    for row in rows:
        print(
            f"{name_of(row.kind):32} {row.share:7.2%} {row.share * row.wave / wave:7.1%}"
            f" {row.game:6.0f} {row.warp:6.0f} {row.wave:6.0f}"
        )
    append("kinds", {"kinds": len(rows), "game": game, "warp": warp, "wave": wave})

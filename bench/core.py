"""The rules core: decisions and games a second, compile times, sizes.

    python3 dev.py bench core

Machines are noisy: the figures to compare are the ratios within one run.
"""

import os
import subprocess
import sys
import tempfile
import time
import zlib
from dataclasses import replace
from typing import Any

import numpy as np

from bench.history import append
from freehold import Table
from freehold.batch import cpu, interpreted
from freehold.batch.order import Order
from freehold.bots.characters import load_character
from freehold.bots.companion import choose
from freehold.editions import edition_names, load, pack
from freehold.state import EDITION, GAME

TURNS = 100
SEATS = 4


def compile_seconds(cache: str) -> float:
    """The time that a fresh process needs until the first compiled game is played."""
    script = (
        "import time; began = time.perf_counter()\n"
        "from freehold.batch import cpu\n"
        "from freehold.editions import load, pack\n"
        "cpu.play_randomly(pack(load('saga'), 'standard', {'turn-limit': 1}), [2], [1])\n"
        "print(time.perf_counter() - began)"
    )
    environment = {**os.environ, "FREEHOLD_CACHE": cache}
    done = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
    )
    return float(done.stdout)


def rate(backend: Any, edition: Any, games: int) -> tuple[float, float]:
    """Decisions and games a second of random players."""
    began = time.perf_counter()
    _, decisions = backend.play_randomly(edition, [SEATS] * games, list(range(games)))
    seconds = time.perf_counter() - began
    return decisions / seconds, games / seconds


def heuristic_games(edition: str, games: int) -> tuple[float, float, list[str]]:
    """Whole games of heuristic players, interpreted: games a second, mean turns, their records."""
    records: list[str] = []
    turns = 0
    began = time.perf_counter()
    for seed in range(games):
        table = Table(edition, SEATS, seed=seed, settings={"turn-limit": 1000})
        while not table.is_over:
            table.do(choose(table.edition, table.game))
        turns += table.game.turns
        records.append(table.record())
    seconds = time.perf_counter() - began
    return games / seconds, turns / games, records


def steady_rate(edition: Any, games: int) -> tuple[float, float, float]:
    """Whole games of four steady players on one core: games and actions a second, mean turns."""
    habits = load_character("steady").habits
    order = Order(edition, [habits], np.zeros((games, SEATS), np.int64), range(games))
    cpu.play(replace(order, seatings=order.seatings[:8], seeds=range(8)))
    began = time.thread_time()
    played = cpu.play(order)
    seconds = time.thread_time() - began
    return games / seconds, played.actions / seconds, float(played.games["turns"].mean())


def main() -> None:
    """Measure, print, and append to the history."""
    figures: dict[str, Any] = {"game_bytes": GAME.itemsize, "edition_bytes": EDITION.itemsize}
    with tempfile.TemporaryDirectory() as cache:
        figures["compile_cold_s"] = round(compile_seconds(cache), 2)
        figures["compile_warm_s"] = round(compile_seconds(cache), 2)
    print(f"compile: cold {figures['compile_cold_s']} s, warm {figures['compile_warm_s']} s")
    print(f"records: game {GAME.itemsize} bytes, edition {EDITION.itemsize} bytes")
    for name in edition_names():
        edition = pack(load(name), "standard", {"turn-limit": TURNS})
        cpu.play_randomly(edition, [SEATS], [0])
        slow, slow_games = rate(interpreted, edition, 30)
        fast, fast_games = rate(cpu, edition, 4000)
        figures[name] = {
            "interpreted_decisions_per_s": round(slow),
            "interpreted_games_per_s": round(slow_games, 1),
            "compiled_decisions_per_s": round(fast),
            "compiled_games_per_s": round(fast_games),
            "compiled_over_interpreted": round(fast / slow, 1),
        }
        steady, actions, turns = steady_rate(pack(load(name)), 2000)
        figures[name] |= {
            "steady_games_per_s": round(steady),
            "steady_actions_per_s": round(actions),
            "steady_turns": round(turns, 1),
        }
        print(
            f"{name}: four steady players, whole games of {turns:.0f} turns, one core: "
            f"{steady:,.0f} games/s, {actions:,.0f} actions/s"
        )
        print(
            f"{name}: random players, {TURNS} turns: interpreted {slow:,.0f} decisions/s "
            f"({slow_games:.1f} games/s), compiled {fast:,.0f} decisions/s "
            f"({fast_games:,.0f} games/s), {fast / slow:.0f} times as fast"
        )
    per_second, turns, records = heuristic_games("saga", 10)
    size = sum(map(len, records)) / len(records)
    packed = sum(len(zlib.compress(record.encode(), 9)) for record in records) / len(records)
    figures |= {
        "heuristic_games_per_s": round(per_second, 2),
        "heuristic_turns": round(turns),
        "record_bytes": round(size),
        "record_zlib_bytes": round(packed),
    }
    print(
        f"saga: heuristic players, whole games of {turns:.0f} turns: {per_second:.2f} games/s; "
        f"a record is {size:,.0f} bytes of text, {packed:,.0f} compressed"
    )
    append("core", figures)

"""Simulation by the million: games, turns and decisions a second, scaling, memory.

    python3 dev.py bench simulate

Four players, whole games, statistics and all: what `freehold simulate` does, on every backend.
Machines are noisy: the figures to compare are the ratios within one run.
"""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from bench.history import append
from freehold.batch import cuda
from freehold.editions import edition_names, load
from freehold.simulation import cluster
from freehold.simulation.crews import Crew, cores, threads
from freehold.simulation.parts import Backend, Part, PlayPart, Total, results_of
from freehold.simulation.plan import Plan, make_plan
from freehold.simulation.running import Run

PLAYERS = ("steady", "bold", "careful", "trader")
GAMES = 40_000
INTERPRETED_GAMES = 20
CLUSTER_GAMES = 100_000
"""For each of its workers: parts that take their time."""
BATCHES = (1, 16, 64, 256, 1024, 4096)
MEMORY_GAMES = (50_000, 500_000)


def plan_of(edition: str, form: str, games: int, seed: int = 1) -> Plan:
    """Four characters at a table of an edition."""
    spec = load(edition)
    return make_plan(spec, PLAYERS[: spec.players[1]], games=games, form=form, seed=seed)


class Watch:
    """Seconds on the clock and of the processor; the second do not mind what else is running."""

    def __init__(self) -> None:
        self._clock, self._processor = time.perf_counter(), time.process_time()

    def seconds(self) -> tuple[float, float]:
        """Since it was made."""
        return time.perf_counter() - self._clock, time.process_time() - self._processor


def rates(total: Total, watch: Watch) -> dict[str, float]:
    """Games, turns and decisions a second, and games in a second of the processor."""
    seconds, processor = watch.seconds()
    return {
        **rates_by_the_clock(total, seconds),
        "games_per_cpu_s": round(total.games / processor),
    }


def rates_by_the_clock(total: Total, seconds: float) -> dict[str, float]:
    """Games, turns and decisions a second; others' processors cannot be asked."""
    tally = total.tally
    return {
        "games_per_s": round(total.games / seconds),
        "turns_per_s": round(int(tally.turns) / seconds),
        "decisions_per_s": round(int(tally.actions) / seconds),
    }


def played_by(plan: Plan, *crews: Crew) -> Total:
    """A plan's games, played by these; they are still there afterwards."""
    total = Total()
    for part in Run(plan.games, PlayPart(plan), *crews):
        total.add(part)
    return total


def on_threads(plan: Plan, n: int) -> dict[str, float]:
    """The rate of so many threads."""
    crew = threads(n)
    watch = Watch()
    with crew.executor:
        return rates(played_by(plan, crew), watch)


def on_cluster() -> dict[str, Any]:
    """The rate of a cluster with a worker a core, for every edition and form.

    Every worker has loaded the rules before, as in a cluster that is there.
    """
    found: dict[str, Any] = {}
    with cluster.open_crew(None, cores()) as crew:
        for name in edition_names():
            for form in load(name).forms:
                played_by(plan_of(name, form, 1000 * crew.width), crew)
                plan = plan_of(name, form, CLUSTER_GAMES * crew.width)
                began = time.perf_counter()
                total = played_by(plan, crew)
                row = rates_by_the_clock(total, time.perf_counter() - began)
                found.setdefault(name, {})[form] = row
                told = f"{name} {form}: cluster of {crew.width} {row['games_per_s']:,} games/s"
                print(told, flush=True)
    return found


def in_one_batch(plan: Plan, backend: Backend) -> dict[str, float]:
    """The rate of one call, without threads or parts."""
    watch, total = Watch(), Total()
    tally, _ = results_of(plan, 0, plan.games, backend, keep=False)
    total.add(Part(0, plan.games, tally, None, 0.0))
    return rates(total, watch)


def of_edition(name: str) -> dict[str, Any]:
    """Every form on one core and on all, interpreted, and on a GPU if there is one."""
    found: dict[str, Any] = {}
    for form in load(name).forms:
        plan = plan_of(name, form, GAMES)
        in_one_batch(plan_of(name, form, 10), "cpu")
        row: dict[str, Any] = {
            "one_core": on_threads(plan, 1),
            "all_cores": on_threads(plan, cores()),
        }
        row["interpreted"] = in_one_batch(plan_of(name, form, INTERPRETED_GAMES), "interpreted")
        if cuda.is_available():
            row["cuda"] = in_one_batch(plan_of(name, form, 1 << 17), "cuda")
        found[form] = row
        told = ", ".join(f"{where} {what['games_per_s']:,} games/s" for where, what in row.items())
        each = row["one_core"]["games_per_cpu_s"]
        print(f"{name} {form}: {told}; {each:,} games in a second of one core", flush=True)
    return found


def scaling() -> dict[str, Any]:
    """Threads and sizes of a batch, on one edition."""
    by_threads = {
        str(n): on_threads(plan_of("saga", "standard", GAMES), n)["games_per_s"]
        for n in sorted({1, 2, cores() // 2 or 1, cores()})
    }
    by_batch: dict[str, float] = {}
    for size in BATCHES:
        plan, rounds = plan_of("saga", "standard", size), max(1, 4096 // size)
        began = time.perf_counter()
        for number in range(min(rounds, 256)):
            results_of(plan, number * size, size, "cpu", keep=False)
        by_batch[str(size)] = round(size * min(rounds, 256) / (time.perf_counter() - began))
    print(f"games/s by threads: {by_threads}\ngames/s by games in a batch: {by_batch}", flush=True)
    return {"by_threads": by_threads, "by_batch": by_batch}


def most_memory() -> int:
    """What this process has taken at the most, in MiB.

    On Linux the usual count begins with what its parent had.
    """
    status = Path("/proc/self/status")
    if status.exists():
        peak = next(line for line in status.read_text().splitlines() if line.startswith("VmHWM"))
        return int(peak.split()[1]) // 1024
    import resource  # noqa: PLC0415 - not on Windows

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


def memory() -> dict[str, int]:
    """The most memory that a process takes for few and for many games, in MiB: it must not grow."""
    script = (
        "import sys\n"
        "from bench.simulate import most_memory, on_threads, plan_of\n"
        "on_threads(plan_of('saga', 'standard', int(sys.argv[1])), 2)\n"
        "print(most_memory())"
    )
    found: dict[str, int] = {}
    for games in MEMORY_GAMES:
        done = subprocess.run(
            [sys.executable, "-c", script, str(games)],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        )
        found[str(games)] = int(done.stdout)
    print(f"memory in MiB by games: {found}", flush=True)
    return found


def start(cache: str | None = None) -> float:
    """Seconds from the call of `freehold simulate` for ten games until it is done."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    if cache is not None:
        environment["FREEHOLD_CACHE"] = cache
    began = time.perf_counter()
    subprocess.run(
        [sys.executable, "-m", "freehold", "simulate", "saga", "--games", "10"],
        env=environment,
        capture_output=True,
        check=True,
    )
    return round(time.perf_counter() - began, 2)


def starts() -> dict[str, float]:
    """The first one on a machine, which compiles the rules, and the next."""
    with tempfile.TemporaryDirectory() as nothing:
        found = {"cold_start_s": start(nothing), "warm_start_s": start(nothing)}
    print(
        "`freehold simulate`, ten games from the shell and back:"
        f" {found['cold_start_s']} s the first time, {found['warm_start_s']} s from then on",
        flush=True,
    )
    return found


def main() -> None:
    """Measure, print, and append to the history."""
    figures: dict[str, Any] = {"cores": cores(), "editions": {}}
    for name in edition_names():
        figures["editions"][name] = of_edition(name)
    figures["cluster"] = on_cluster()
    figures |= {"scaling": scaling(), "memory_mib": memory(), **starts()}
    append("simulate", figures)

"""On a machine with a GPU: the same games on the processor and on the GPU, and how fast.

    python3 -m bench device            # in a checkout, with src on the path

Every edition and form is played both ways; results and sums must agree byte for byte.
Many games at once are played several times: a thread that does not wait for the others would
lose some of them, now and then.  Then batches of several sizes are timed, and whole
simulations on the GPU alone and with the cores beside it.  It needs NumPy,
Numba, numba-cuda, msgspec, click, rich and fluent.runtime, and nothing else.
"""

import time
from typing import Any

from bench.history import append
from bench.simulate import plan_of, played_by
from freehold.batch import cpu, cuda
from freehold.editions import edition_names, load
from freehold.simulation.crews import cores_beside, device, threads
from freehold.simulation.parts import results_of
from freehold.simulation.plan import make_plan

SAME_GAMES = 2_000
MANY_GAMES = 1 << 18
"""Enough for every block of the GPU to sort some waves of games."""
TIMES = 20
SIMULATED = 1 << 25
"""Some parts of a GPU, and some thousands of a core."""
SIZES = (1 << 14, 1 << 16, 1 << 17, 1 << 18, 1 << 20, 1 << 22)


def differences(edition: str, form: str) -> list[str]:
    """The fields in which the two backends differ; none if all is well."""
    plan = plan_of(edition, form, SAME_GAMES)
    tallies, results = zip(
        *(results_of(plan, 0, SAME_GAMES, backend) for backend in ("cpu", "cuda")), strict=True
    )
    return [
        f"{kind}.{name}"
        for kind, (here, there) in (("tally", tallies), ("result", results))
        for name in here.dtype.names
        if here[name].tobytes() != there[name].tobytes()
    ]


def times_different() -> int:
    """How often, of so many times, the sums of many games are not the processor's."""
    plan = plan_of("saga", "standard", MANY_GAMES)
    right, _ = results_of(plan, 0, MANY_GAMES, "cpu", keep=False)
    sums = (results_of(plan, 0, MANY_GAMES, "cuda", keep=False)[0] for _ in range(TIMES))
    return sum(tally.tobytes() != right.tobytes() for tally in sums)


def rate(edition: str, form: str, size: int) -> dict[str, float]:
    """Games, turns and decisions a second of one batch, the second time that it is played."""
    plan = plan_of(edition, form, size)
    results_of(plan, 0, size, "cuda", keep=False)
    began = time.perf_counter()
    tally, _ = results_of(plan, size, size, "cuda", keep=False)
    seconds = time.perf_counter() - began
    return {
        "games_per_s": round(size / seconds),
        "turns_per_s": round(int(tally.turns) / seconds),
        "decisions_per_s": round(int(tally.actions) / seconds),
    }


def whole_simulations() -> dict[str, Any]:
    """Games a second of the GPU alone and with the cores beside it, and whether sums are equal."""
    plan = make_plan(load("saga"), ["steady"] * 4, games=SIMULATED, seed=1)
    processors = cuda.processors()
    beside = max(cores_beside(processors, SIMULATED), 1)
    cpu.prepare()
    found: dict[str, Any] = {"games": SIMULATED, "cores": beside}
    sums: list[bytes] = []
    for name in ("alone", "with_cores", "alone_again", "with_cores_again"):
        crews = [device(processors, rows=False, watchdog=cuda.has_watchdog())]
        if name.startswith("with_cores"):
            crews.append(threads(beside))
        began = time.perf_counter()
        total = played_by(plan, *crews)
        found[name] = round(SIMULATED / (time.perf_counter() - began))
        sums.append(total.tally.tobytes())
        for crew in crews:
            crew.executor.shutdown()
    found["different"] = len(set(sums)) - 1
    return found


def main() -> None:
    """Compare, measure, print, and append to the history."""
    if not cuda.is_available():
        print("there is no GPU here; this benchmark is for a machine that has one")
        return
    began = time.perf_counter()
    cuda.prepare()
    results_of(plan_of("saga", "standard", 128), 0, 128, "cuda", keep=False)
    figures: dict[str, Any] = {"first_games_s": round(time.perf_counter() - began, 1)}
    print(f"compiled for the GPU, and first games: {figures['first_games_s']} s", flush=True)
    for edition in edition_names():
        for form in load(edition).forms:
            found = differences(edition, form)
            told = "the same bytes" if not found else f"DIFFERENT: {', '.join(found)}"
            print(f"{edition} {form}: {SAME_GAMES} games on processor and GPU: {told}", flush=True)
            figures[f"{edition} {form}"] = {"different": found, **rate(edition, form, 1 << 17)}
            print(f"  {figures[f'{edition} {form}']['games_per_s']:,} games/s", flush=True)
    figures["times_different"] = times_different()
    print(
        f"saga standard, {MANY_GAMES:,} games {TIMES} times:"
        f" {figures['times_different']} times not the processor's sums",
        flush=True,
    )
    figures["sizes"] = {str(size): rate("saga", "standard", size) for size in SIZES}
    for size, row in figures["sizes"].items():
        print(f"saga standard, {int(size):,} games: {row['games_per_s']:,} games/s", flush=True)
    figures["simulations"] = simulations = whole_simulations()
    print(
        f"saga standard, a simulation of {SIMULATED:,} games of four steady players:"
        f" GPU alone {simulations['alone']:,} and {simulations['alone_again']:,} games/s,"
        f" with {simulations['cores']} cores beside it {simulations['with_cores']:,}"
        f" and {simulations['with_cores_again']:,};"
        f" {simulations['different']} different sums",
        flush=True,
    )
    append("device", figures)

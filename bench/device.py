"""On a machine with a GPU: the same games on the processor and on the GPU, and how fast.

    python3 -m bench device            # in a checkout, with src on the path

Every edition and form is played both ways; results and sums must agree byte for byte.
Many games at once are played several times: a thread that does not wait for the others would
lose some of them, now and then.  Then batches of several sizes are timed.  It needs NumPy,
Numba, numba-cuda, msgspec, click, rich and fluent.runtime, and nothing else.
"""

import time
from typing import Any

from bench.history import append
from bench.simulate import plan_of
from freehold.batch import cuda
from freehold.editions import edition_names, load
from freehold.simulation.parts import results_of

SAME_GAMES = 2_000
MANY_GAMES = 1 << 18
"""Enough for every block of the GPU to sort some waves of games."""
TIMES = 20
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


def main() -> None:
    """Compare, measure, print, and append to the history."""
    if not cuda.is_available():
        print("there is no GPU here; this benchmark is for a machine that has one")
        return
    began = time.perf_counter()
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
    append("device", figures)

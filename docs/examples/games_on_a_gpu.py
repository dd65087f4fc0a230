"""Random games on a GPU against one core of the same machine: equal bytes, and how fast.

The clock includes the copies to the device and back, and leaves out compiling.
"""

import time
from typing import Any

from freehold.batch import cpu, cuda
from freehold.editions import edition_names, load, pack

SEATS, TURNS = 4, 100
ON_DEVICE, ON_CORE = 200_000, 4_000


def timed(backend: Any, edition: Any, games: int) -> tuple[Any, float]:
    """The final records of so many games, and games a second."""
    began = time.perf_counter()
    records, _ = backend.play_randomly(edition, [SEATS] * games, list(range(games)))
    return records, games / (time.perf_counter() - began)


def compare(name: str) -> None:
    """Play the same games on both, and print what came out."""
    edition = pack(load(name), "standard", {"turn-limit": TURNS})
    cpu.play_randomly(edition, [SEATS], [0])  # compiles, on the first call
    cuda.play_randomly(edition, [SEATS], [0])
    on_device, device_rate = timed(cuda, edition, ON_DEVICE)
    on_core, core_rate = timed(cpu, edition, ON_CORE)
    same = on_device[:ON_CORE].tobytes() == on_core.tobytes()
    print(
        f"{name}: GPU {device_rate:,.0f} games/s, one core {core_rate:,.0f} games/s, "
        f"ratio {device_rate / core_rate:.0f}, {'the same bytes' if same else 'DIFFERENT BYTES'}"
    )


def main() -> None:
    """Compare every edition, and say how many registers a thread takes."""
    if not cuda.is_available():
        print("There is no GPU here, or numba-cuda is not installed: nothing to compare.")
        return
    for name in edition_names():
        compare(name)
    registers = ", ".join(str(n) for n in cuda.kernel().get_regs_per_thread().values())
    print(f"registers a thread: {registers}")


if __name__ == "__main__":
    main()

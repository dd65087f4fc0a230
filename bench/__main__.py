"""Run benchmarks: ``python3 dev.py bench``, or ``bench simulate plot`` for some of them."""

import sys
from importlib import import_module

BENCHMARKS = (
    "core",
    "simulate",
    "device",
    "kinds",
    "instructions",
    "foresight",
    "jumps",
    "house-rules",
    "server",
    "plot",
)
"""Each is a module with a `main`, imported when it is run: not all libraries are everywhere."""


def main(arguments: list[str]) -> int:
    """Run the benchmarks that are named, or all of them."""
    unknown = [name for name in arguments if name not in BENCHMARKS]
    if unknown:
        print(f"there is no benchmark {', '.join(unknown)}; there are: {', '.join(BENCHMARKS)}")
        return 2
    for name in arguments or ("core", "simulate", "device", "plot"):
        import_module(f"bench.{name.replace('-', '_')}").main()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Run benchmarks: ``python3 dev.py bench``, or ``bench simulate plot`` for some of them."""

import sys

from bench import core, device, house_rules, plot, server, simulate

BENCHMARKS = {
    "core": core.main,
    "simulate": simulate.main,
    "device": device.main,
    "house-rules": house_rules.main,
    "server": server.main,
    "plot": plot.main,
}


def main(arguments: list[str]) -> int:
    """Run the benchmarks that are named, or all of them."""
    unknown = [name for name in arguments if name not in BENCHMARKS]
    if unknown:
        print(f"there is no benchmark {', '.join(unknown)}; there are: {', '.join(BENCHMARKS)}")
        return 2
    for name in arguments or ("core", "simulate", "device", "plot"):
        BENCHMARKS[name]()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

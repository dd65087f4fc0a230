"""Run a benchmark: ``python3 dev.py bench core``."""

import sys

from bench import core, server

BENCHMARKS = {"core": core.main, "server": server.main}


def main(arguments: list[str]) -> int:
    """Run the benchmarks that are named, or all of them."""
    unknown = [name for name in arguments if name not in BENCHMARKS]
    if unknown:
        print(f"there is no benchmark {', '.join(unknown)}; there are: {', '.join(BENCHMARKS)}")
        return 2
    for name in arguments or BENCHMARKS:
        BENCHMARKS[name]()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

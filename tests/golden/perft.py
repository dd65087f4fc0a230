"""Perft files: positions with the number of lines of play to each depth.

::

    id opening
    position saga | 0 $1500 @go | 1 $1500 @go
    perft 1 5
    perft 2 44
"""

from dataclasses import dataclass, field
from pathlib import Path

from freehold import Table
from freehold.notation.actions import write_action
from freehold.perft import divide, perft

FOLDER = Path(__file__).parent / "perft"
MOST_NODES = 60_000
"""How far the test command counts; deeper lines are counted by `-m slow`."""


@dataclass
class Case:
    """One position of a perft file."""

    id: str
    position: str
    counts: dict[int, int] = field(default_factory=dict)


def read(path: Path) -> list[Case]:
    """The positions of a file."""
    cases: list[Case] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        keyword, _, rest = line.partition(" ")
        if keyword == "id":
            cases.append(Case(rest, ""))
        elif keyword == "position":
            cases[-1].position = rest
        elif keyword == "perft":
            depth, count = rest.split()
            cases[-1].counts[int(depth)] = int(count)
    return cases


def write(path: Path, cases: list[Case], title: str) -> None:
    """Write positions with their counts."""
    lines = [f"# {title}", "# Rewritten by: python3 dev.py golden"]
    for case in cases:
        lines += ["", f"id {case.id}", f"position {case.position}"]
        lines += [f"perft {depth} {count}" for depth, count in sorted(case.counts.items())]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def count(position: str, depth: int) -> int:
    """The number of lines of play from a position."""
    table = Table.from_position(position, chance="hand", seed=1)
    return perft(table.edition, table.game, depth)


def explain(position: str, depth: int) -> str:
    """The count below each action, for finding a difference by halves."""
    table = Table.from_position(position, chance="hand", seed=1)
    rows = divide(table.edition, table.game, depth)
    return "\n".join(
        f"  {write_action(table.spec, table.game, action)}: {lines}" for action, lines in rows
    )

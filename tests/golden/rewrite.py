"""Rewrite the golden files; read the difference before you commit it.

python3 dev.py golden
"""

import sys
import time

from freehold.editions import edition_names, load
from tests.golden import perft, playthroughs
from tests.golden.positions import positions

DEEPEST = 150_000
"""A depth with more lines than this, as far as one can tell before, is not counted."""


def rewrite_perft() -> None:
    """Count every position as deep as is worth the time."""
    for edition in edition_names():
        cases: list[perft.Case] = []
        for name, position in positions(
            edition, load(edition).space_ids, load(edition).forms
        ).items():
            case = perft.Case(name, position)
            depth, likely = 1, 1
            while depth <= 5 and likely < DEEPEST:
                case.counts[depth] = perft.count(position, depth)
                below = case.counts.get(depth - 1, 1)
                likely = case.counts[depth] * max(case.counts[depth] // below, 12)
                depth += 1
            cases.append(case)
            print(f"perft {edition}: {name}: {case.counts}", file=sys.stderr)
        perft.write(
            perft.FOLDER / f"{edition}.perft", cases, f"{edition}: lines of play, chance included"
        )


def rewrite_playthroughs() -> None:
    """Play one whole game for every edition and form, and for every house rule."""
    for name in playthroughs.wanted():
        began = time.perf_counter()
        playthroughs.path(name).write_text(playthroughs.make(name), encoding="utf-8")
        print(f"playthrough {name}: {time.perf_counter() - began:.1f} s", file=sys.stderr)


if __name__ == "__main__":
    rewrite_perft()
    rewrite_playthroughs()

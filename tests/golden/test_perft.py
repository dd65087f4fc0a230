"""Lines of play, counted from golden positions."""

import pytest

from freehold.editions import edition_names
from tests.golden import perft


def cases(*, long):
    """Every position and depth with many, or not too many, lines of play."""
    return [
        pytest.param(case, depth, id=f"{path.stem}: {case.id} {depth}")
        for path in sorted(perft.FOLDER.glob("*.perft"))
        for case in perft.read(path)
        for depth, lines in case.counts.items()
        if (lines > perft.MOST_NODES) == long
    ]


@pytest.mark.parametrize(("case", "depth"), cases(long=False))
def test_the_number_of_lines_of_play_is_as_it_was(case, depth):
    counted = perft.count(case.position, depth)

    assert counted == case.counts[depth], (
        f"count per action:\n{perft.explain(case.position, depth)}"
    )


@pytest.mark.slow
@pytest.mark.parametrize(("case", "depth"), cases(long=True))
def test_the_number_of_long_lines_of_play_is_as_it_was(case, depth):
    assert perft.count(case.position, depth) == case.counts[depth]


@pytest.mark.parametrize("edition", edition_names())
def test_every_edition_has_at_least_three_positions_that_reach_chance(edition):
    cases = perft.read(perft.FOLDER / f"{edition}.perft")

    assert len(cases) >= 3
    assert any(36 in case.counts.values() for case in cases)

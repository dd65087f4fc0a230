"""Whole games as text, replayed from their own actions and compared line by line."""

from itertools import zip_longest

import pytest

from freehold.editions import edition_names, load
from tests.golden import playthroughs


@pytest.mark.parametrize("name", playthroughs.wanted())
def test_a_playthrough_comes_out_line_by_line(name):
    golden = playthroughs.path(name).read_text(encoding="utf-8")

    replayed = playthroughs.again(name, golden)

    pairs = zip_longest(golden.splitlines(), replayed.splitlines())
    for number, (expected, actual) in enumerate(pairs, 1):
        assert expected == actual, f"line {number} of {playthroughs.path(name).name}"


@pytest.mark.parametrize("name", playthroughs.wanted())
def test_a_playthrough_is_a_whole_game(name):
    last = playthroughs.path(name).read_text(encoding="utf-8").splitlines()[-1]

    assert "waits game-over nobody" in last


def test_every_edition_and_form_and_nothing_else_has_a_playthrough():
    forms = {f"{edition}.{form}" for edition in edition_names() for form in load(edition).forms}
    files = {file.stem for file in playthroughs.FOLDER.glob("*.txt")}

    assert forms <= files
    assert files == {playthroughs.path(name).stem for name in playthroughs.wanted()}

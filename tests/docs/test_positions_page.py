"""What the page about positions says is so."""

import re

import pytest

from freehold import FreeholdError, Table
from freehold.notation.sections import READERS
from tests.docs.pages import blocks, text_of

PAGE = text_of("reference/positions.md")
LINES = [line for block in blocks(PAGE, "position") for line in block.splitlines()]
REFUSED = re.findall(r"^\| `(.+?\\\|.+?)` \| (.+?) \|$", PAGE, re.MULTILINE)


def test_the_page_has_examples():
    assert len(LINES) >= 12
    assert len(REFUSED) >= 6


@pytest.mark.parametrize("line", LINES)
def test_an_example_is_read_and_comes_back_as_it_was_written(line):
    table = Table.from_position(line, seed=1, chance="hand")

    again = Table.from_position(table.position, seed=1, chance="hand")

    assert again.position == table.position
    assert vars(again.game) == vars(table.game)


@pytest.mark.parametrize(("line", "reason"), REFUSED)
def test_a_bad_example_is_refused_with_the_reason_given(line, reason):
    with pytest.raises(FreeholdError, match=re.escape(reason)):
        Table.from_position(line.replace("\\|", "|"))


@pytest.mark.parametrize("keyword", sorted(READERS))
def test_every_section_has_its_words(keyword):
    assert re.search(rf"`{keyword}\b|## .*\b{keyword}", PAGE, re.IGNORECASE)

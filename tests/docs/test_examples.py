"""Every example file runs, and the tiny edition is one that can be played."""

import runpy
from types import SimpleNamespace

import pytest

from freehold import Table, replay
from freehold.batch import interpreted
from freehold.bots.companion import choose
from freehold.editions import check, load, pack
from freehold.reference.includes import output_of
from tests.docs.pages import DOCS, EXAMPLES, pages, text_of

SCRIPTS = sorted(EXAMPLES.glob("*.py"))
TINY = EXAMPLES / "tiny-edition"


@pytest.mark.filterwarnings("ignore::UserWarning")  # compilers speak of the machine they are on
@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_an_example_runs_and_says_something(script):
    assert output_of(script).strip()


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_an_example_is_shown_or_named_on_some_page(script):
    assert any(f"examples/{script.name}" in text_of(page) for page in pages())


def test_the_tiny_edition_is_sound():
    assert check(TINY) == []


@pytest.mark.parametrize("form", ["standard", "short"])
def test_the_tiny_edition_is_played_to_its_end_and_its_record_replays(form):
    table = Table(TINY, 3, form=form, seed=2, settings={"turn-limit": 150})

    while not table.is_over:
        table.do(choose(table.edition, table.game))

    assert table.winners
    assert replay(table.record(), edition=TINY).position == table.position
    assert Table.from_position(table.position, edition=TINY).position == table.position


def test_the_tutorial_shows_the_first_spaces_as_they_are():
    board = (TINY / "spaces.toml").read_text(encoding="utf-8")
    page = (DOCS / "tutorials" / "make-an-edition.md").read_text(encoding="utf-8")

    first_three = "\n\n".join(board.split("\n\n")[:3])
    assert first_three in page


def test_the_first_difference_between_two_backends_is_found():
    found = runpy.run_path(str(EXAMPLES / "first_difference.py"))
    edition = pack(load("saga"), "standard", {"turn-limit": 10})

    def play_wrongly(edition, seats, seeds, most_actions=1_000_000):
        """As the reference plays, but from action 17 on the pot is wrong."""
        games, done = interpreted.play_randomly(edition, seats, seeds, most_actions)
        games["pot"] += most_actions >= 17
        return games, done

    wrong = SimpleNamespace(play_randomly=play_wrongly)

    assert found["first_difference"](interpreted, wrong, edition, 3, 1) == 17
    assert found["explain"](interpreted, wrong, edition, 3, 1).endswith("after action 17, in pot")
    assert found["first_difference"](interpreted, interpreted, edition, 3, 1) is None

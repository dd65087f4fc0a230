"""What is drawn: it fits, it names everything, and it never fails, wherever play leads."""

import io
import random
from pathlib import Path

import pytest
from rich.console import Console

from freehold import Decision, Table
from freehold.cli.play.marks import MORTGAGE_MARK, building_marks, group_marks, seat_marks
from freehold.cli.play.menu import flat, menu
from freehold.cli.play.saves import state_folder
from freehold.cli.play.screen import Screen
from freehold.editions import edition_names, load
from freehold.rules.legality import family_of
from freehold.vocabulary import HOTEL, OPEN, Answer
from freehold.words import languages
from tests.tables import at

SIZES = [(80, 24), (120, 40), (60, 30), (200, 60)]


def drawn_on(width: int, height: int) -> Console:
    out = io.StringIO()
    return Console(file=out, force_terminal=True, width=width, height=height, highlight=False)


def shown(console: Console) -> str:
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def random_positions(edition: str, form: str, every: int) -> list[Table]:
    """Tables on the way of a random game; any legal action is taken."""
    chance = random.Random(edition)
    seats = ["Ann", "Bob", "Player 3", "Élodie"]
    table = Table(edition, seats, form=form, seed=3, choose_figures=True)
    found: list[Table] = []
    for step in range(400):
        if table.is_over:
            break
        if step % every == 0:
            found.append(table.copy())
        choices = table.choices()
        likely = [c for c in choices if c.words in ("roll", "end", "buy", "propose", "cancel")]
        table.do(chance.choice(likely if likely and chance.random() < 0.5 else choices).action)
    return found


GAMES = [
    (name, form)
    for name in edition_names()
    for form in ("standard", "special")
    if form in load(name).forms
]


@pytest.mark.parametrize(("edition", "form"), GAMES)
@pytest.mark.parametrize("language", languages())
def test_every_position_is_drawn_in_every_language_and_size(edition: str, form: str, language: str):
    for number, table in enumerate(random_positions(edition, form, 50)):
        width, height = SIZES[number % len(SIZES)]
        console = drawn_on(width, height)
        words = table.words_in(language)
        screen = Screen(console, words, {1, 2})
        screen.frame(table, ["news"] * 3, ["earlier"] * 30)
        panels = screen.panels(table)
        for line in [*panels.board.strip(width), *panels.holdings(width)]:
            assert line.cell_len <= width
        entries = menu(table, words, {0, 3})
        screen.question(table, words.question(table.game), entries, back=False)
        console.print(panels.board.full_list())
        console.print(panels.deeds())
        for name in table.names:
            assert name in shown(console)


@pytest.mark.parametrize(("edition", "form"), [*GAMES, ("clone-wars", "timed")])
def test_the_list_has_every_choice_but_the_word_for_bots_and_calling_time(edition: str, form: str):
    for table in random_positions(edition, form, 3):
        entries = menu(table, table.words_in("en"), {0})
        listed = [entry.action for entry in flat(entries)]
        legal = [choice.action for choice in table.choices()]
        silent = {a for a in legal if family_of(a) == OPEN and a != OPEN} | {Answer.TIME_UP}

        assert len(listed) == len(set(listed))
        assert set(listed) - {Answer.TIME_UP} == set(legal) - silent


def test_a_normal_turn_shows_few_lines():
    table = at(
        "saga",
        "0 $1000 @go",
        "1 $500 @go",
        "2 $500 @go",
        "deeds 0: hoth dagobah polis-massa felucia* saleucami* mygeeto* naboo",
    )
    entries = menu(table, table.words_in("en"), {0, 1, 2})

    assert entries[0].words == "roll"
    assert len(entries) <= 6


def test_giving_up_comes_first_only_when_nothing_can_be_raised():
    deeds = "1: felucia+4 saleucami+4 mygeeto+4"
    hopeless = at("saga", "0 $10 @free-parking", "1 $500 @go", f"deeds {deeds}")
    hopeful = at("saga", "0 $10 @free-parking", "1 $500 @go", f"deeds 0: dantooine, {deeds}")
    lists: list[list[str]] = []
    for table in (hopeless, hopeful):
        table.do("roll 1 2")
        assert table.decision == Decision.RAISE_CASH
        lists.append([entry.words for entry in menu(table, table.words_in("en"), {0, 1})])

    assert lists[0][0] == "give-up"
    assert lists[1][0] == "mortgage dantooine"


def test_marks_are_one_character_and_differ():
    assert seat_marks(["Ann", "Abe", "Player 1", "Player 2"]) == ("A", "B", "1", "2")
    assert len(set(seat_marks(["Ann"] * 8))) == 8
    assert len(set(group_marks(load("saga")))) == 10
    assert [building_marks(level) for level in (0, 2, HOTEL)] == ["", "▪▪", "■"]


def test_colour_never_speaks_alone():
    table = at("saga", "0 $500 @go", "1 $500 @jail!1", "deeds 0: hoth*, 1: dantooine+2 kessel+1")
    board = Screen(drawn_on(80, 24), table.words_in("en"), set()).panels(table).board
    cells = {id: [line.plain.strip() for line in board.cell(i, 9)]
             for i, id in enumerate(table.spec.space_ids)}  # fmt: skip

    assert cells["hoth"] == ["c Hoth", board.marks[0] + MORTGAGE_MARK]
    assert cells["dantooine"][1] == f"{board.marks[1]}▪▪"
    assert cells["go"][1] == f"►{board.marks[0]}"
    assert cells["jail"][1] == f"#{board.marks[1]}"
    assert cells["naboo"][1] == "350"


def test_a_figure_in_a_full_cell_is_still_seen():
    table = at("saga", "0 $500 @hoth", "1 $500 @hoth", "deeds 1: hoth+4 dagobah+4 polis-massa+4")
    board = Screen(drawn_on(80, 24), table.words_in("en"), set()).panels(table).board
    hoth = table.spec.space_ids.index("hoth")

    assert board.cell(hoth, 6)[1].plain.endswith("►01")


@pytest.mark.parametrize(
    ("environ", "platform", "folder"),
    [
        ({"FREEHOLD_STATE": "/x", "XDG_STATE_HOME": "/s"}, "linux", "/x"),
        ({"XDG_STATE_HOME": "/s", "HOME": "/h"}, "linux", "/s/freehold"),
        ({"HOME": "/h"}, "darwin", "/h/.local/state/freehold"),
        ({"LOCALAPPDATA": "/l", "HOME": "/h"}, "win32", "/l/freehold"),
    ],
)
def test_where_games_are_kept(environ: dict[str, str], platform: str, folder: str):
    assert state_folder(environ, platform) == Path(folder)

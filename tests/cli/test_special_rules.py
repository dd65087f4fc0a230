"""The terminal with missions, powers and the Force."""

import re
from pathlib import Path

import pytest

from freehold import Table
from freehold.cli.play.menu import menu
from freehold.cli.play.screen import Screen
from freehold.words import languages
from tests.cli.terminal import run
from tests.cli.test_screen import drawn_on, shown
from tests.tables import at

ONES = "1\n" * 8000
COLOUR = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
SPECIAL = ["clone-wars", "saga", "episode-2"]
FORCE = ["0 obi-wan $500 @go", "1 dooku $500 @go", "tokens dexs-diner mos-espa"]


def drawn(table: Table, width: int, height: int, language: str = "en") -> str:
    """A frame without its colours."""
    console = drawn_on(width, height)
    Screen(console, table.words_in(language), {1}).frame(table, [], [])
    return COLOUR.sub("", shown(console))


def typed(table: Table, lines: str, tmp_path: Path) -> str:
    """What people at a table see who type these lines."""
    file = tmp_path / "saved.record"
    file.write_text(table.record(), encoding="utf-8")
    result = run("table", "--load", str(file), lines=lines, state=tmp_path / "state")
    assert result.exit_code == 0, result.output
    return result.output


# --- whole games -----------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("edition", "words"),
    [
        ("clone-wars", {"en": "the mission", "de": "die Mission", "nl": "de missie"}),
        ("saga", {"en": "the power", "de": "die Machtfähigkeit", "nl": "de kracht"}),
        ("episode-2", {"en": "the fight", "de": "den Kampf", "nl": "het gevecht"}),
    ],
)
def test_the_computer_plays_a_game_with_special_rules(
    edition: str, words: dict[str, str], language: str, tmp_path: Path
):
    options = ["--form", "special", "--auto", "--seed", "2", "--language", language]
    result = run("table", edition, *options, state=tmp_path)

    assert result.exit_code == 0, result.output
    assert words[language] in result.output
    assert result.output.splitlines()[-4].split()[0] in ("Player", "Spieler", "Speler")


@pytest.mark.parametrize("edition", SPECIAL)
def test_a_person_who_always_takes_the_first_choice_comes_to_the_end(edition: str, tmp_path: Path):
    options = ["--form", "special", "--seed", "5", "--bots", "2"]
    result = run("table", edition, *options, lines=ONES, state=tmp_path)

    assert result.exit_code == 0, result.output
    assert "The game is over. " in result.output


def test_fallout_has_no_special_rules(tmp_path: Path):
    result = run("table", "fallout", "--form", "special", state=tmp_path)

    assert result.exit_code == 2
    assert "has no form “special”. It has: standard, short." in result.stderr


@pytest.mark.parametrize("command", ["table", "rules"])
def test_help_names_the_form(command: str):
    assert "special" in run(command, "--help").output


@pytest.mark.parametrize(
    ("language", "form"),
    [("en", "with special rules"), ("de", "mit Sonderregeln"), ("nl", "met speciale regels")],
)
def test_the_editions_list_the_form(language: str, form: str):
    text = run("editions", "--language", language, COLUMNS="200").output
    with_it = [line.split()[0] for line in text.splitlines() if form in line]

    assert with_it == SPECIAL


# --- what is drawn ---------------------------------------------------------------


@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40)])
@pytest.mark.parametrize(("language", "light"), [("en", "☼L"), ("de", "☼H"), ("nl", "☼L")])
def test_tokens_and_sides_are_drawn_with_a_sign_and_a_letter(
    width: int, height: int, language: str, light: str
):
    text = drawn(at("episode-2/special", *FORCE), width, height, language)
    seats = [line for line in text.splitlines() if "Seat" in line]

    assert re.search(rf"220 +{light}", text)
    assert re.search(r"100 +●D", text)
    assert light in seats[0]
    assert "●D" in seats[1]


def test_on_a_wide_screen_sides_have_their_names():
    text = drawn(at("episode-2/special", *FORCE), 200, 60)

    assert "☼L Light Side of the Force" in text
    assert "●D Dark Side of the Force" in text
    assert "●D The Dark Force token is on “Mos Espa”." in text


def test_without_the_special_rules_nothing_of_it_is_drawn():
    for edition in ("episode-2", "clone-wars"):
        text = drawn(at(edition, "0 $500 @go", "1 $500 @go"), 200, 60)
        assert not re.search(r"[☼●]|Side of the Force|token", text)


def test_missions_show_sides_and_no_tokens():
    table = at("clone-wars/special", "0 anakin $500 @go", "1 general-grievous $500 @go")
    text = drawn(table, 200, 60)

    assert "☼L Light Side" in text
    assert "●D Dark Side" in text
    assert "token" not in text


def test_in_a_full_cell_both_tokens_and_all_figures_are_still_seen():
    table = at(
        "episode-2/special",
        *(f"{seat} {figure} $500 @theed" for seat, figure in enumerate(("obi-wan", "dooku"))),
        "tokens theed theed",
        "deeds 0: theed+4 lake-country+4 royal-palace+4",
    )
    board = Screen(drawn_on(80, 24), table.words_in("en"), set()).panels(table).board
    theed = table.spec.space_ids.index("theed")

    assert board.cell(theed, 7)[1].plain == "0▪☼●►01"
    assert board.cell(theed, 12)[1].plain == "0▪▪▪▪☼L●D►01"


def test_a_seat_without_a_figure_has_no_side_yet():
    table = Table("clone-wars", 2, form="special", seed=1, choose_figures=True)

    assert re.search(r"Seat 0|Player 1", drawn(table, 80, 24))
    assert "☼" not in drawn(table, 80, 24)


# --- what is asked and typed -----------------------------------------------------


def test_a_mission_is_explained_and_its_choices_can_be_read(tmp_path: Path):
    table = at("clone-wars/special", "0 anakin $1500 @go", "1 general-grievous $1500 @go")
    table.do("roll 2 6; buy")
    table.do("use; die 3")
    text = typed(table, "take abregado system\ntake bothawui\n", tmp_path)

    assert "which 2 properties of the bank's do you take for nothing?" in text
    assert "Take Ruusan" not in text
    assert re.search(r"Take Abregado System \(price 120 credits\)", text)
    assert "Take 200 credits" in text
    assert "Seat 0 takes Bothawui for nothing." in text


def test_spaces_to_go_to_stand_under_three_headings(tmp_path: Path):
    table = at(
        "clone-wars/special", "0 anakin $1500 @go", "1 general-grievous $500 @go", "deeds 1: rodia"
    )
    table.do("roll 3 6; buy; use; die 2")
    entries = menu(table, table.words_in("en"), {0, 1})
    text = typed(table, "2\n0\ngo-to go\n", tmp_path)

    assert [entry.label for entry in entries] == [
        "For sale … (26)",
        "Move to Rodia (Seat 1, rent 20 credits)",
        "Other spaces … (12)",
        "Stay where you are",
    ]
    assert "Move to Rodia (Seat 1, rent 20 credits)  (go-to rodia)" in text


def test_people_are_chosen_by_name(tmp_path: Path):
    table = Table(
        "clone-wars",
        {"Ann": "general-grievous", "Bob": "anakin", "Cem": "obi-wan"},
        form="special",
        first=0,
        chance="hand",
    )
    table.do("roll 5 6; buy; use; die 6")
    text = typed(table, "target cem\n", tmp_path)

    assert "Ann, whom do you beat?" in text
    assert "Beat Cem (worth 1,500 credits)  (target Cem)" in text
    assert "Ann beats Cem at one stroke." in text


def test_a_power_is_explained_and_why_not_is_answered(tmp_path: Path):
    table = at("saga/special", "0 $500 @go", "1 $500 @go", "deeds 0: death-star")
    table.do("roll 6 6")
    text = typed(table, "why not use\ndecline\n", tmp_path)

    assert "your double brings the power “Lightsaber duel for a property”. You challenge" in text
    assert "1  Roll again instead  (decline)" in text
    assert "cannot use it: nobody else has a property outside a complete group" in text
    assert "Seat 0, you rolled a double and may go on." in text


def test_help_explains_the_marks_where_there_are_sides(tmp_path: Path):
    force = at("episode-2/special", *FORCE)
    classic = at("episode-2", *FORCE[:2])

    assert "☼L is the Light token" in typed(force, "help\n", tmp_path)
    assert "☼L is the Light token" not in typed(classic, "help\n", tmp_path)
    assert "●D" in typed(force, "board\n", tmp_path)
    assert "· ●D Dark Side of the Force" in typed(force, "deeds\n", tmp_path)

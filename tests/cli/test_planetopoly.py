"""Planetopoly at the terminal: levels, claims, debts, arrivals, missed turns."""

import io
from pathlib import Path

import pytest
from rich.console import Console

from freehold import Table
from freehold.cli.play.board import Board, fit
from freehold.cli.play.marks import plot_marks
from freehold.cli.play.menu import menu
from freehold.cli.play.panels import Panels
from tests.cli.terminal import run
from tests.tables import at, index

CELL = 7
"""How wide a cell of the strip is on a terminal of 80 columns."""


def cells(table: Table, width: int = CELL) -> dict[str, list[str]]:
    board = Board(table, table.words_in("en"))
    return {
        name: [line.plain.rstrip() for line in board.cell(i, width)]
        for i, name in enumerate(table.spec.space_ids)
    }


def holdings(table: Table, language: str = "en") -> list[str]:
    return [line.plain for line in Panels(table, table.words_in(language), set()).holdings(80)]


def printed(table: Table, what: str) -> str:
    out = io.StringIO()
    panels = Panels(table, table.words_in("en"), set())
    part = panels.board.full_list() if what == "board" else panels.deeds()
    Console(width=100, file=out).print(part)
    return out.getvalue()


def test_a_plot_shows_its_bases_stations_and_port():
    assert [plot_marks(level) for level in range(10)] == [
        *("", "▪", "▪▪", "■", "■▪", "■▪▪", "■■", "■■▪", "■■▪▪", "◆"),
    ]
    table = at("planetopoly", "0 $9 @start", "1 $9 @start", "deeds 1: lyra-1+5 lyra-2+2 lyra-3+1")
    assert cells(table)["lyra-1"] == ["a Lyra1", "1■▪▪"]
    assert "a3/3■▪▪ ▪▪ ▪" in holdings(table)[1]


@pytest.mark.parametrize(
    ("name", "width", "text"),
    [
        ("Lyra 1", 6, "Lyra 1"),
        ("Lyra 1", 5, "Lyra1"),
        ("Cassiopeia 3", 5, "Cass3"),
        ("Customs Post 4", 7, "Custom4"),
        ("Jail A / Just Visiting", 7, "Jail A"),
        ("Jail A / Just Visiting", 5, "JailA"),
        ("Vault 111", 5, "Vault"),
        ("New Vegas Strip", 5, "New V"),
    ],
)
def test_plots_of_one_planet_are_told_apart_even_where_their_names_are_cut(
    name: str, width: int, text: str
):
    assert fit(name, width) == text


def test_a_free_plot_shows_who_has_the_claim():
    table = at("planetopoly", "0 $9 @draco-1", "1 $9 @lyra-3", "deeds 0: lyra-1 customs-1")
    shown = cells(table)

    assert shown["lyra-2"][1] == "§0 200"
    assert shown["lyra-3"][1] == "§0300►1"
    assert shown["draco-2"][1] == "300"
    assert shown["customs-2"][1] == "800"
    listed = printed(table, "board").splitlines()
    assert any("Lyra 2" in line and "§ Seat 0" in line for line in listed)


def test_where_room_is_short_the_claim_is_seen_rather_than_half_a_price():
    seats = ["0 $9 @andromeda-3", "1 $9 @andromeda-3", "2 $9 @andromeda-3"]
    table = at("planetopoly", *seats, "deeds 0: andromeda-1")

    assert cells(table)["andromeda-3"][1] == "§0 ►012"


def test_whoever_came_first_stands_first():
    seats = ["0 $9 @start", "1 $9 @lyra-2", "2 $9 @lyra-2"]
    table = at("planetopoly", *seats, "arrivals 0 2 1")

    assert cells(table)["lyra-2"][1].endswith("►21")


@pytest.mark.parametrize(
    ("language", "debt", "misses"),
    [
        ("en", "-1,300 units", "misses a turn"),
        ("de", "-1.300 GE", "setzt aus"),
        ("nl", "-1.300 GE", "slaat over"),
    ],
)
def test_debts_and_missed_turns_are_seen(language: str, debt: str, misses: str):
    deeds = "deeds 0: radar-1 radar-2 radar-3"
    table = at("planetopoly", "0 $0 -1300 @start", "1 $500 @lyra-2 ~1", deeds)
    first, second = holdings(table, language)

    assert debt in first
    assert misses not in first
    assert misses in second
    assert "owes the bank 1,300 units" in printed(table, "deeds")


def test_the_bank_counts_no_bases():
    table = at("planetopoly", "0 $9 @start", "1 $9 @start")
    assert Panels(table, table.words_in("en"), set()).bank_lines() == []


def test_the_list_shows_what_can_be_done_before_a_roll():
    seats = ["0 $3000 @start", "1 $3000 @lyra-2"]
    table = at("planetopoly", *seats, "deeds 0: lyra-1 customs-1 customs-2 customs-3")
    entries = menu(table, table.words_in("en"), {0, 1})

    assert [entry.label for entry in entries] == [
        "Roll the dice",
        "Buy Lyra 2 remotely for 200 units plus 20 units commission to Seat 1",
        "Sell deeds … (4)",
    ]
    assert entries[1].words == "buy-remote lyra-2"
    assert entries[2].below[0].action % 64 == index(table, "lyra-1")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "▪ 1 base, ■ 1 space station, ◆ 1 space port."),
        ("de", "▪ 1 Stützpunkt, ■ 1 Raumstation,"),
        ("nl", "▪ 1 steunpunt, ■ 1 ruimtestation,"),
    ],
)
def test_help_explains_the_marks_of_this_board(language: str, told: str, tmp_path: Path):
    options = ["--seed=1", f"--language={language}"]
    result = run("table", "planetopoly", *options, lines="help\n", state=tmp_path)

    assert told in result.output
    assert "§" in result.output
    assert "■ a hotel" not in result.output
    assert result.exit_code == 0


def test_typed_names_are_understood(tmp_path: Path):
    lines = "1\n1\nwhy not buy-remote lyra 2\nwhy not sell-deed customs post 1\n"
    result = run("table", "planetopoly", "--seats=2", "--seed=1", lines=lines, state=tmp_path)

    assert "cannot buy remotely: you have no claim to Lyra 2" in result.output
    assert "cannot sell Customs Post 1: Customs Post 1 is not yours" in result.output


def test_the_computer_plays_a_game_to_its_end(tmp_path: Path):
    result = run("table", "planetopoly", "--auto", "--seed=3", "--language=de", state=tmp_path)

    assert result.exit_code == 0
    assert "gewinnt!" in result.output
    assert "Endstand" in result.output


def test_a_long_choice_goes_on_below_its_words():
    seats = ["0 $3000 @start", "1 $3000 @cassiopeia-2"]
    deeds = "deeds 0: cassiopeia-1+3 cassiopeia-2+5 cassiopeia-3+3 customs-1 customs-2"
    table = at("planetopoly", *seats, deeds)
    words = table.words_in("de")
    out = io.StringIO()
    panels = Panels(table, words, set())
    Console(width=80, file=out).print(panels.choices(menu(table, words, {0}), 80, back=False))

    assert [line.rstrip() for line in out.getvalue().splitlines()] == [
        " 1  Würfeln  (roll)",
        " 2  Einen Stützpunkt auf Cassiopeia 2 für 400 GE und 40 GE Provision an Seat 1",
        "    bauen: ergibt 2 Raumstationen",
        " 3  Gebäude verkaufen … (3)",
        " 4  Grundstücke verkaufen … (2)",
    ]

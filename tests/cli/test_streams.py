"""Standard output that cannot be written, standard error that cannot, and input of any bytes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from freehold import Table
from tests.cli.terminal import run, start

FULL = Path("/dev/full")
ROOT = Path(__file__).parents[2]
TOLD = {
    "en": "Standard output cannot be written: there is no space left\n",
    "de": "Die Standardausgabe lässt sich nicht schreiben: der Speicherplatz ist voll\n",
    "nl": "De standaarduitvoer kan niet worden geschreven: er is geen ruimte meer\n",
}

COMMANDS = [
    "--help",
    "--version",
    "rules --help",
    "rules",
    "rules saga --json",
    "editions",
    "editions --json",
    "edition check TINY",
    "edition check nowhere",
    "replay RECORD",
    "table saga --auto --seed 3 --set turn-limit=9",
    "table saga --seed 3",
    "serve --port 0 --database DATABASE",
    "play --no-browser --port 0 --database DATABASE",
]
PLAYING = [
    "simulate saga --games 20",
    "simulate saga --games 20 --json",
    "simulate saga --games 20 --report /dev/stdout",
    "compare saga --games 20 --set free-parking-pot=true",
    "compare saga --games 20 --set free-parking-pot=true --json",
]
"""They say on standard error how long it took, and perhaps that the rules are compiled."""

on_linux = pytest.mark.skipif(not FULL.exists(), reason="there is no device that is always full")


def words_of(command: str, folder: Path) -> list[str]:
    """The words of a command, with the files that it needs."""
    record = folder / "game.record"
    record.write_text(Table("saga", ["Ann", "Bob"], seed=4, first=0).record(), encoding="utf-8")
    files = {
        "TINY": str(ROOT / "docs" / "examples" / "tiny-edition"),
        "RECORD": str(record),
        "DATABASE": str(folder / "tables.sqlite3"),
    }
    return [files.get(word, word) for word in command.split()]


@on_linux
@pytest.mark.parametrize("command", [*COMMANDS, *PLAYING])
def test_a_full_disk_is_told_in_one_line(command: str, tmp_path: Path):
    with FULL.open("w", encoding="utf-8") as full:
        process = start(*words_of(command, tmp_path), state=tmp_path, stdout=full)
        _, told = process.communicate("", timeout=120)

    assert process.returncode == 1
    assert told == TOLD["en"] if command in COMMANDS else told.endswith(TOLD["en"])
    assert "Traceback" not in told


@on_linux
@pytest.mark.parametrize("language", TOLD)
def test_it_is_told_in_the_language(language: str, tmp_path: Path):
    with FULL.open("w", encoding="utf-8") as full:
        asked = start("editions", "--language", language, state=tmp_path, stdout=full)
        locale = {"LANG": f"{language}.UTF-8"}
        spoken = start("--help", state=tmp_path, environ=locale, stdout=full)
        told = [process.communicate("", timeout=30)[1] for process in (asked, spoken)]

    assert told == [TOLD[language]] * 2


@pytest.mark.parametrize("command", [*COMMANDS[:-2], *PLAYING])
def test_a_reader_that_leaves_early_is_told_nothing(command: str, tmp_path: Path):
    # It has left before the command begins: a quick one would else be done before that.
    reader, pipe = os.pipe()
    os.close(reader)
    process = start(*words_of(command, tmp_path), state=tmp_path, stdout=pipe)
    os.close(pipe)
    _, told = process.communicate("", timeout=120)

    assert process.returncode == 1
    assert "Traceback" not in told
    assert "Errno" not in told
    assert not told or command in PLAYING


def test_a_reader_that_has_read_enough_is_told_nothing(tmp_path: Path):
    process = start("rules", state=tmp_path)
    assert process.stdout is not None
    assert process.stdout.readline() == "The rules of every edition\n"
    process.stdout.close()
    process.stdout = None

    assert process.communicate("", timeout=30) == (None, "")
    assert process.returncode == 1


@on_linux
def test_standard_error_that_is_full_costs_no_games(tmp_path: Path):
    report = tmp_path / "report.html"
    with FULL.open("w", encoding="utf-8") as full:
        words = ("simulate", "saga", "--games", "20", "--report", str(report))
        process = start(*words, state=tmp_path, stderr=full)
        told, _ = process.communicate("", timeout=120)

    assert process.returncode == 0
    assert told.startswith("20 games of Star Wars Saga")
    assert report.exists()


@on_linux
def test_a_report_is_written_where_nothing_can_be_told(tmp_path: Path):
    report = tmp_path / "report.html"
    with FULL.open("w", encoding="utf-8") as full:
        words = ("simulate", "saga", "--games", "20", "--report", str(report))
        process = start(*words, state=tmp_path, stdout=full, stderr=full)
        process.communicate("", timeout=120)

    assert process.returncode == 1
    assert report.exists()


def test_an_output_that_is_none_is_told(tmp_path: Path):
    with (tmp_path / "empty").open("w+", encoding="utf-8"), (tmp_path / "empty").open() as empty:
        process = start("editions", state=tmp_path, stdout=empty)
        _, told = process.communicate("", timeout=30)

    assert process.returncode == 1
    assert told.startswith("Standard output cannot be written: ")


def test_a_file_that_cannot_be_written_is_another_matter(tmp_path: Path):
    result = run("simulate", "saga", "--games", "20", "--report", str(tmp_path))

    assert result.exit_code == 2
    assert f"{tmp_path} cannot be written: it is a folder" in result.stderr


@on_linux
def test_so_does_dev():
    with FULL.open("w", encoding="utf-8") as full:
        command = [sys.executable, str(ROOT / "dev.py"), "--help"]
        ended = subprocess.run(
            command, stdout=full, stderr=subprocess.PIPE, text=True, check=False, timeout=30
        )

    assert ended.returncode == 1
    assert ended.stderr == "Standard output cannot be written: No space left on device\n"


# --- input -------------------------------------------------------------------------


def answer_to(line: bytes, state: Path) -> str:
    """What a game in the terminal shows if somebody types this."""
    process = start("table", "saga", "--seed", "3", state=state, errors="surrogateescape")
    shown, told = process.communicate(line.decode(errors="surrogateescape"), timeout=30)
    assert (process.returncode, told) == (0, "")
    return shown


def test_bytes_that_are_no_text_are_no_choice(tmp_path: Path):
    assert "is neither a choice nor a command" in answer_to(b"\xff\xfe\n", tmp_path)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere names of files are texts")
def test_a_game_is_saved_under_any_name(tmp_path: Path):
    name = bytes(tmp_path) + b"/caf\xe9.record"

    assert "The game is saved in" in answer_to(b"save " + name + b"\n", tmp_path)
    with open(name, encoding="utf-8") as file:
        assert file.readline() == "freehold-record 1\n"

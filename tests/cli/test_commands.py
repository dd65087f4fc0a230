"""The commands around the game: what they print, and how they refuse."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from freehold import Table, __version__
from freehold.cli import COMMANDS
from freehold.editions import edition_names
from freehold.records import digest
from tests.cli.terminal import run


def finished(tmp_path: Path) -> tuple[Path, Table]:
    """A short game that is over, and its record on disk."""
    table = Table("saga", ["Ann", "Bob"], seed=4, first=0, settings={"turn-limit": 6})
    while not table.is_over:
        plain = [c for c in table.choices() if c.words in ("roll", "end", "buy", "pass", "decline")]
        table.do(plain[0].action)
    file = tmp_path / "game.record"
    file.write_text(table.record(), encoding="utf-8")
    return file, table


# --- freehold --------------------------------------------------------------------


def test_the_overview_names_every_command():
    result = run("--help")

    assert result.exit_code == 0
    for name, about in COMMANDS.items():
        assert name in result.output
        assert about in result.output


@pytest.mark.parametrize("command", [*([name] for name in COMMANDS), ["edition", "check"]])
def test_every_command_explains_itself(command: list[str]):
    result = run(*command, "--help")

    assert result.exit_code == 0
    assert result.output.startswith("Usage: ")


def test_the_version():
    assert run("--version").output == f"freehold {__version__}\n"


def test_an_unknown_command_is_refused_with_the_nearest():
    result = run("tabel", "saga")

    assert result.exit_code == 2
    assert "There is no command “tabel”. Did you mean table?" in result.stderr


def test_the_overview_loads_no_command():
    code = "import sys, freehold.cli; sys.exit('rich' in sys.modules or 'numba' in sys.modules)"

    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


# --- freehold editions -------------------------------------------------------------


def test_editions_come_with_players_games_and_stage():
    result = run("editions")

    assert result.exit_code == 0
    for name in edition_names():
        assert name in result.output
    (saga,) = [line for line in result.output.splitlines() if line.startswith("saga")]
    assert "Star Wars Saga" in saga
    assert "2-8" in saga
    assert "standard" in saga
    assert saga.split()[-1] in ("draft", "playable", "conformant")


def test_editions_for_programs():
    rows = json.loads(run("editions", "--json").output)

    assert [row["id"] for row in rows] == edition_names()
    assert rows[0]["players"] == {"lowest": 2, "highest": 6}
    assert rows[0]["games"] == ["standard", "special", "short", "timed"]
    assert set(rows[0]) == {"id", "title", "players", "games", "stage"}


@pytest.mark.parametrize(("language", "word"), [("de", "Spielformen"), ("nl", "Spelvormen")])
def test_editions_in_other_languages(language: str, word: str):
    assert word in run("editions", "--language", language).output
    assert word in run("editions", LANG=f"{language}_XX.UTF-8").output


def test_an_unknown_language_is_refused():
    result = run("editions", "--language", "tlh")

    assert result.exit_code == 2
    assert result.stderr.startswith("There is no language “tlh”. There are: en (English)")


# --- freehold edition check ----------------------------------------------------------


def built_in(name: str) -> Path:
    import freehold.editions  # noqa: PLC0415

    return Path(freehold.editions.__file__).parent / name


def test_a_sound_edition():
    result = run("edition", "check", str(built_in("saga")))

    assert result.exit_code == 0
    assert "is a sound edition" in result.output


def test_every_mistake_is_printed_and_counted(tmp_path: Path):
    for file in built_in("saga").glob("*.toml"):
        text = file.read_text(encoding="utf-8")
        text = text.replace("price = 60", 'price = "sixty"', 1).replace(
            "salary = 200", "salary = -1"
        )
        (tmp_path / file.name).write_text(text, encoding="utf-8")
    result = run("edition", "check", str(tmp_path))
    lines = result.output.splitlines()

    assert result.exit_code == 1
    assert any(line.startswith("edition.toml: ") and "salary" in line for line in lines)
    assert any(line.startswith("spaces.toml: ") and "price" in line for line in lines)
    assert lines[-1] == f"{len(lines) - 1} problems found."


def test_a_folder_that_is_not_there():
    result = run("edition", "check", "/nowhere/at/all", "--language", "de")

    assert result.exit_code == 1
    assert result.output.splitlines()[-1] == "1 Fehler gefunden."


# --- freehold replay -----------------------------------------------------------------


def test_a_replay_ends_with_a_summary_and_the_digest(tmp_path: Path):
    file, table = finished(tmp_path)
    result = run("replay", str(file))

    assert result.exit_code == 0
    assert "Star Wars Saga (standard)" in result.output
    assert "turn-limit=6" in result.output
    assert "Ann" in result.output
    assert f"Digest {digest(table.position)}" in result.output.splitlines()
    winner = table.names[table.winners[0]]
    assert f"The game is over. {winner} wins!" in result.output


def test_a_replay_tells_what_happened_or_nothing(tmp_path: Path):
    file, table = finished(tmp_path)

    assert "würfelt" in run("replay", str(file), "--log", "--language", "de").output
    assert "rolls" not in run("replay", str(file)).output
    assert run("replay", str(file), "--quiet").output == f"{digest(table.position)}\n"


def test_a_doctored_record_is_refused_with_the_first_wrong_action(tmp_path: Path):
    file, _ = finished(tmp_path)
    text = file.read_text(encoding="utf-8")
    head, _, body = text.partition("---\n")
    first = body.splitlines()[0]
    dice = first.split(";")[0].split()[2:4]
    other = "6 5" if dice != ["6", "5"] else "5 6"
    file.write_text(f"{head}---\n{body.replace(' '.join(dice), other, 1)}", encoding="utf-8")
    result = run("replay", str(file))

    assert result.exit_code == 1
    assert "the first wrong action is number 2" in result.stderr


def test_a_record_of_a_newer_version_is_refused_politely(tmp_path: Path):
    file, _ = finished(tmp_path)
    text = file.read_text(encoding="utf-8").replace("freehold-record 1", "freehold-record 9")
    file.write_text(text, encoding="utf-8")
    result = run("replay", str(file), "--language", "nl")

    assert result.exit_code == 1
    assert "kan niet worden nagespeeld" in result.stderr
    assert "komt van een nieuwere Freehold; deze leest tot en met 1." in result.stderr


@pytest.mark.parametrize("content", [b"", b"hello\n", b"\xff\xfe\x00"])
def test_what_is_no_record_is_refused(tmp_path: Path, content: bytes):
    file = tmp_path / "game.record"
    file.write_bytes(content)
    result = run("replay", str(file))

    assert result.exit_code in (1, 2)
    assert str(file) in result.stderr


def test_a_file_that_is_not_there(tmp_path: Path):
    result = run("replay", str(tmp_path / "none"), "--language", "de")

    assert result.exit_code == 2
    assert result.stderr.endswith("diese Datei gibt es nicht\n")
    assert run("replay", str(tmp_path)).stderr.endswith("it is a folder\n")

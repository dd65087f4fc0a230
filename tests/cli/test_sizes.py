"""The size of the terminal as the environment claims it, be it nonsense or next to nothing."""

from pathlib import Path

import pytest

from tests.cli.terminal import run

COMMANDS = [
    ("--help",),
    ("editions",),
    ("rules", "saga"),
    ("table", "saga", "--auto", "--seed", "3", "--set", "turn-limit=9"),
]
NONSENSE = ["9" * 5000, "100000000", "0", "-5", "²", "1e3", "", "wide"]


@pytest.fixture
def no_size(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is set in a test's own environment is not said again."""
    monkeypatch.setattr("tests.cli.terminal.CLEAN", {"LC_ALL": "", "LANG": "en_GB.UTF-8"})
    monkeypatch.delenv("COLUMNS", raising=False)
    monkeypatch.delenv("LINES", raising=False)


@pytest.mark.usefixtures("no_size")
@pytest.mark.parametrize("claimed", NONSENSE, ids=lambda claimed: claimed[:12])
@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_a_size_that_is_none_is_ignored(command: tuple[str, ...], claimed: str, tmp_path: Path):
    usual = run(*command, state=tmp_path)
    result = run(*command, state=tmp_path, COLUMNS=claimed, LINES=claimed)

    assert result.exit_code == 0, result.exception
    assert result.stdout == usual.stdout


def test_notes_of_a_simulation_are_printed_whatever_the_size(tmp_path: Path):
    words = ("simulate", "saga", "--games", "20")
    result = run(*words, state=tmp_path, COLUMNS=NONSENSE[0], LINES=NONSENSE[0])

    assert result.exit_code == 0, result.exception
    assert result.stdout.startswith("20 games of Star Wars Saga")


def test_zeros_before_a_size_change_nothing(tmp_path: Path):
    usual = run("editions", state=tmp_path, COLUMNS="60")

    assert run("editions", state=tmp_path, COLUMNS="0" * 5000 + "60").stdout == usual.stdout


@pytest.mark.parametrize("columns", range(1, 8))
@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_a_terminal_of_a_few_columns_is_printed_on(
    command: tuple[str, ...], columns: int, tmp_path: Path
):
    result = run(*command, state=tmp_path, COLUMNS=str(columns), LINES="1")

    assert result.exit_code == 0, result.exception

"""Numbers beyond the 4,300 digits that Python reads, wherever a person may type one."""

from pathlib import Path

import pytest

from freehold import NotationError, Table
from freehold.typed import natural, shortened, shown, whole
from tests.cli.terminal import run

LONG = "9" * 5000
TOO_LONG_TO_SHOW = "9" * 200


# --- reading them ------------------------------------------------------------------


def test_digits_are_a_number_however_many_zeros_come_first():
    assert natural("0" * 5000 + "12") == 12
    assert natural("0" * 5000) == 0
    assert whole("-" + "0" * 5000 + "12") == -12


@pytest.mark.parametrize("text", [LONG, "", "-", "x", "1.5", "1e3", " 1", "+1", "²"])
def test_other_texts_are_none(text: str):
    assert natural(text) is None
    assert whole(f"-{text}") is None


def test_what_is_shown_is_short():
    assert shortened("bid 120") == "bid 120"
    assert len(shown(LONG)) == len(shown(10**4000)) == 60
    assert shown(int(LONG[:4000]) ** 2).startswith("0x")
    assert shown([int(LONG[:4000]) ** 2]) == "…"


# --- the command line --------------------------------------------------------------

OPTIONS = [
    ("table", "saga", "--auto", "--set", f"turn-limit={LONG}"),
    ("table", "saga", "--auto", "--set", f"turn-limit=-{LONG}"),
    ("table", "saga", "--auto", "--set", f"free-parking-pot={LONG}"),
    ("table", "saga", "--auto", "--set", f"utility-dice={LONG}"),
    ("table", "saga", "--auto", "--seed", LONG),
    ("table", "saga", "--seats", LONG),
    ("table", "saga", "--seats", LONG[:4000]),
    ("table", "saga", "--bots", LONG[:4000]),
    ("simulate", "saga", "--games", LONG),
    ("simulate", "saga", "--seed", LONG),
    ("simulate", "saga", "--most-turns", LONG),
    ("simulate", "saga", "--round-robin", LONG[:4000]),
    ("simulate", "saga", "--set", f"turn-limit={LONG}"),
    ("compare", "saga", "--set", f"turn-limit={LONG}"),
    ("compare", "saga", "--against", f"turn-limit={LONG}"),
    ("serve", "--port", LONG),
    ("serve", "--limit", f"tables={LONG}"),
    ("serve", "--limit", f"tables={LONG[:30]}"),
    ("serve", "--limit", "messages-per-second=nan"),
]


@pytest.mark.parametrize("arguments", OPTIONS, ids=lambda words: " ".join(words)[:40])
def test_a_long_number_is_refused_in_words(arguments: tuple[str, ...], tmp_path: Path):
    result = run(*arguments, state=tmp_path)

    assert result.exit_code == 2
    assert isinstance(result.exception, SystemExit)
    assert TOO_LONG_TO_SHOW not in result.stderr


WORDS = [
    ("simulate", LONG),
    ("simulate", "saga", "--players", f"{LONG},steady"),
    ("simulate", "saga", "--form", LONG),
    ("table", "saga", "--set", f"{LONG}=1"),
    ("table", "saga", "--set", LONG),
    ("table", "saga", "--seat", f"a:{LONG}", "--seat", "b"),
    ("table", "saga", "--language", LONG),
    ("rules", LONG),
    ("rules", "saga", "--form", LONG),
    ("replay", LONG),
    ("verify", LONG),
]


@pytest.mark.parametrize("arguments", WORDS, ids=lambda words: " ".join(words)[:40])
def test_a_message_says_the_beginning_of_a_word_without_end(
    arguments: tuple[str, ...], tmp_path: Path
):
    result = run(*arguments, state=tmp_path)

    assert result.exit_code == 2
    assert isinstance(result.exception, SystemExit)
    assert "999…" in result.stderr


def test_a_name_without_end_plays(tmp_path: Path):
    options = ["--auto", "--seat", LONG, "--seat", "b", "--set", "turn-limit=2"]

    assert run("table", "saga", *options, state=tmp_path).exit_code == 0


def test_a_limit_is_refused_with_those_that_there_are():
    for language, told in (("en", "from 0 to"), ("de", "von 0 bis"), ("nl", "van 0 tot en met")):
        result = run("serve", "--language", language, "--limit", "tables=99999999999999999999")
        assert "tables" in result.stderr
        assert f"{told} 1000000000" in result.stderr


# --- characters --------------------------------------------------------------------


VALUES = [LONG, f"0x{LONG}", f"[1, 0x{LONG}]", "[" * 5000, f'"{LONG}"']


@pytest.mark.parametrize("value", VALUES, ids=lambda value: value[:8])
def test_a_character_with_a_long_number_is_refused_in_words(value: str, tmp_path: Path):
    file = tmp_path / "mine.toml"
    file.write_text(f'like = "steady"\nreserve = {value}\n', encoding="utf-8")
    result = run("simulate", "saga", "--players", f"steady,{file}")

    assert result.exit_code == 2
    assert result.stderr.startswith(f"{file}: ")
    assert TOO_LONG_TO_SHOW not in result.stderr


# --- records -----------------------------------------------------------------------


def record() -> str:
    table = Table("saga", ["Ann", "Bob"], seed=1, first=0, settings={"turn-limit": 2})
    table.do("roll 1 3; end; roll 4 6; end")
    return table.record()


def with_action(words: str) -> str:
    """With check characters that fit, so that the action itself is read."""
    table = Table("saga", ["Ann", "Bob"], seed=1, first=0)
    table.do("roll 2 4; buy; end")
    table.done[2] = type(table.done[2])(0, table.done[2].action, words)
    return table.record()


RECORDS = {
    "format": lambda: record().replace("freehold-record 1", f"freehold-record {LONG}"),
    "setting": lambda: record().replace("turn-limit=2", f"turn-limit={LONG}"),
    "first": lambda: record().replace("first 0", f"first {LONG}"),
    "line": lambda: record().replace("\n2 roll", f"\n{LONG} roll"),
    "bid": lambda: with_action(f"bid {LONG}"),
    "trade": lambda: with_action(f"trade {LONG}"),
    "roll": lambda: with_action(f"roll {LONG} 1"),
    "card": lambda: with_action(f"offer jail-card-{LONG}"),
    "position": lambda: record().replace("first 0", f"from {position()}"),
    "result": lambda: record().replace("result Bob", f"result {LONG}"),
}


def position() -> str:
    """A position in which somebody has more money than can be read."""
    return Table("saga", ["Ann", "Bob"], seed=1, first=0).position.replace("$1500", f"${LONG}")


@pytest.mark.parametrize("place", RECORDS)
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_record_with_a_long_number_is_refused_in_words(command: str, place: str, tmp_path: Path):
    text = RECORDS[place]()
    assert LONG in text
    file = tmp_path / "bad.record"
    file.write_text(text, encoding="utf-8")
    for language in ("en", "de", "nl"):
        result = run(command, str(file), "--language", language)
        assert result.exit_code == 1
        assert isinstance(result.exception, SystemExit)
        assert "Exceeds the limit" not in result.stderr


# --- at the table ------------------------------------------------------------------


def test_a_script_is_refused_as_well():
    table = Table("saga", ["Ann", "Bob"], seed=1, first=0)
    for words in (f"bid {LONG}", f"trade {LONG}", f"roll {LONG} 1", f"offer jail-card-{LONG}"):
        with pytest.raises(NotationError):
            table.do(words)


def test_long_numbers_typed_in_the_terminal_are_answered(tmp_path: Path):
    typed = [LONG, f"bid {LONG}", f"trade {LONG}", f"roll {LONG} 1", f"why not bid {LONG}"]
    result = run("table", "saga", "--seed", "3", lines="\n".join(typed) + "\n", state=tmp_path)
    told = [line for line in result.output.splitlines() if TOO_LONG_TO_SHOW not in line]

    assert result.exit_code == 0
    assert told.count("That is not one of the choices.") == 1
    assert told.count("That is not an amount.") == 2
    assert sum("is neither a choice nor a command" in line for line in told) == 2


def test_a_long_amount_where_one_is_asked_for_is_none(tmp_path: Path):
    typed = ["1", "1", "trade Player 1", "1", LONG, LONG]
    options = ["--seed", "3", "--seats", "2", "--bots", "0"]
    result = run("table", "saga", *options, lines="\n".join(typed) + "\n", state=tmp_path)

    assert result.exit_code == 0
    assert "That is not an amount." in result.output
    assert "That is not one of the choices." in result.output

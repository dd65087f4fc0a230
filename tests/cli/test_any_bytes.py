"""Words of a command line that are no text: names are refused, files are files."""

import os
import sys
from pathlib import Path

import pytest

from freehold import FreeholdError, Table, replay
from freehold.cli.play import saves
from freehold.typed import as_text, is_text
from tests.cli.terminal import run, start

BYTES = b"Jos\xe9".decode(errors="surrogateescape")
MARKED = "Jos\N{REPLACEMENT CHARACTER}"
REFUSED = {
    "en": f'"{MARKED}" is not a name: some of its bytes are not text (UTF-8)\n',
    "de": f"„{MARKED}“ ist kein Name: Einige seiner Bytes sind kein Text (UTF-8).\n",
    "nl": f"“{MARKED}” is geen naam: sommige bytes ervan zijn geen tekst (UTF-8).\n",
}
on_linux = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere names of files are texts")


def test_half_a_character_is_no_text():
    assert is_text("José, 周, 🎲")
    assert not is_text(BYTES)
    assert as_text(BYTES) == MARKED


# --- names -------------------------------------------------------------------------


@pytest.mark.parametrize("language", REFUSED)
@pytest.mark.parametrize("option", ["--seat", "--bot"])
def test_a_name_that_is_no_text_is_refused(option: str, language: str, tmp_path: Path):
    words = ["table", "saga", "--seat", "Ann", option, BYTES, "--language", language]
    process = start(*words, state=tmp_path)
    shown, told = process.communicate("", timeout=30)

    assert (process.returncode, shown, told) == (2, "", REFUSED[language])
    assert saves.latest(tmp_path) is None


@pytest.mark.parametrize("names", [["Ann", BYTES], {"Ann": "yoda", BYTES: "leia"}])
def test_a_script_is_refused_as_well(names: list[str] | dict[str, str]):
    with pytest.raises(FreeholdError, match="not text"):
        Table("saga", names)
    position = Table("saga", 2, seed=1, first=0).position
    with pytest.raises(FreeholdError, match="not text"):
        Table.from_position(position, names=list(names))


def test_names_in_any_script_come_back_from_a_record():
    names = ["José: 1", "周", "🎲 & %FF"]

    assert replay(Table("saga", names, seed=1).record()).names == names


OTHER_WORDS = [
    ("table", BYTES),
    ("table", "saga", "--seat", f"Ann:{BYTES}", "--seat", "Bob"),
    ("table", "saga", "--set", f"{BYTES}=1"),
    ("table", "saga", "--set", f"turn-limit={BYTES}"),
    ("table", "saga", "--form", BYTES),
    ("table", "--load", BYTES),
    ("rules", BYTES),
    ("replay", BYTES),
    ("verify", BYTES),
    ("simulate", "saga", "--players", f"{BYTES},steady"),
    ("simulate", "saga", "--games", BYTES),
    ("serve", "--host", BYTES, "--port", "0"),
    ("serve", "--limit", f"{BYTES}=1"),
]


@pytest.mark.parametrize("words", OTHER_WORDS, ids=lambda words: as_text(" ".join(words)))
def test_other_words_are_refused_in_words(words: tuple[str, ...], tmp_path: Path):
    process = start(*words, state=tmp_path)
    _, told = process.communicate("", timeout=30)

    assert process.returncode == 2
    assert "Traceback" not in told


# --- files -------------------------------------------------------------------------


@on_linux
def test_reports_are_written_under_any_name(tmp_path: Path):
    pytest.importorskip("pyarrow")
    report, figures, rows = (tmp_path / f"{BYTES}.{kind}" for kind in ("html", "json", "parquet"))
    words = ["simulate", "saga", "--games", "20", "--report", str(report)]
    result = run(*words, "--json", str(figures), "--out", str(rows))

    assert result.exit_code == 0, result.stderr
    assert sorted(os.listdir(bytes(tmp_path))) == [
        b"Jos\xe9.html",
        b"Jos\xe9.json",
        b"Jos\xe9.parquet",
    ]


@on_linux
def test_a_character_in_any_file_plays_under_a_name_that_can_be_read(tmp_path: Path):
    parquet = pytest.importorskip("pyarrow.parquet")
    mine = tmp_path / f"{BYTES}.toml"
    mine.write_text('like = "bold"\n', encoding="utf-8")
    report, rows = tmp_path / "report.html", tmp_path / "games.parquet"
    words = ["simulate", "saga", "--games", "20", "--players", f"steady,{mine}"]
    result = run(*words, "--report", str(report), "--out", str(rows), "--json")

    assert result.exit_code == 0, result.stderr
    assert f'"{MARKED}"' in result.stdout
    assert MARKED in report.read_text(encoding="utf-8")
    assert set(parquet.read_table(rows)["players"][0].as_py()) == {"steady", MARKED}

"""``freehold simulate`` and ``freehold compare``: what they print, write and refuse."""

import json
import os
import re
import signal
import subprocess
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from shutil import copytree

import pytest

from freehold.editions import load
from tests.cli.terminal import run, start

FEW = ("--games", "60", "--seed", "3")


def test_a_simulation_is_told_in_words():
    result = run("simulate", "saga", *FEW)

    assert result.exit_code == 0
    assert result.stdout.startswith("60 games of Star Wars Saga (standard) with 4 seats.\n")
    for word in ("steady wins", "trader wins", "Whoever rolls first wins", "Bankruptcies:"):
        assert word in result.stdout
    assert "60 games in " in result.stderr


@pytest.mark.parametrize(
    ("language", "word"), [("de", "Wer zuerst würfelt"), ("nl", "Wie het eerst gooit")]
)
def test_in_other_languages(language: str, word: str):
    assert word in run("simulate", "saga", *FEW, "--language", language).stdout


def test_the_report_and_the_json_are_written_and_say_the_same(tmp_path: Path):
    page, data = tmp_path / "saga.html", tmp_path / "saga.json"
    result = run("simulate", "saga", *FEW, "--report", str(page), "--json", str(data))
    report = json.loads(data.read_bytes())

    assert result.exit_code == 0
    assert f"{page} is written." in result.stderr
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert (report["games"], report["edition"], report["seed"]) == (60, "saga", 3)
    assert "freehold simulate saga --games 60" in page.read_text(encoding="utf-8")


def test_json_on_standard_output_is_nothing_else():
    result = run("simulate", "fallout", "--games", "2e1", "--json")

    assert json.loads(result.stdout)["games"] == 20


def test_the_same_command_gives_the_same_report_on_any_number_of_threads():
    one, two = (run("simulate", "saga", *FEW, "--threads", n, "--json").stdout for n in ("1", "2"))

    assert one == two


def test_settings_and_forms_are_played():
    words = ("--form", "special", "--set", "free-parking-pot=yes", "--players", "steady,random")
    report = json.loads(run("simulate", "clone-wars", *FEW, *words, "--json").stdout)

    assert report["form"] == "special"
    assert report["seats"] == ["steady", "random"]
    kinds = {occasion["kind"] for occasion in report["occasions"]}
    assert kinds == {"mission", "house-rule", "card"}


def test_a_round_robin_is_told():
    words = ("--players", "steady,bold", "--round-robin", "30")
    report = json.loads(run("simulate", "saga", *FEW, *words, "--json").stdout)

    pairs = [(duel["player"], duel["against"]) for duel in report["duels"]]
    assert pairs == [("steady", "random"), ("bold", "random"), ("steady", "bold")]
    assert all(duel["games"] == 30 for duel in report["duels"])


def test_a_round_robin_with_a_character_of_a_file(tmp_path: Path):
    """The file may even be called as a built-in character is: it is the file that plays."""
    file, page = tmp_path / "steady.toml", tmp_path / "report.html"
    file.write_text('like = "steady"\nfavourite-level = 0\ntrade-rounds = 0\n', encoding="utf-8")
    players = ("--players", f"{file},bold")
    words = (*players, "--round-robin", "60", "--report", str(page), "--json")
    result = run("simulate", "saga", *FEW, *words)

    assert result.exit_code == 0
    duels = json.loads(result.stdout)["duels"]
    pairs = [(duel["player"], duel["against"]) for duel in duels]
    assert pairs == [("steady", "random"), ("bold", "random"), ("steady", "bold")]
    alone = json.loads(run("simulate", "saga", *FEW, *players, "--json").stdout)
    assert duels[2]["wins"] == alone["players"][0]["wins"]
    assert "steady against bold" in page.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "options",
    [
        ("--most-turns", "60"),
        ("--form", "timed", "--rounds", "7"),
        ("--form", "special", "--set", "free-parking-pot=yes"),
        ("--seed", "11"),
    ],
)
def test_a_round_robin_is_played_as_the_options_want_it(options: tuple[str, ...]):
    """A duel is what the same command with these two players plays."""
    words = ("simulate", "clone-wars", "--games", "200", *options, "--json", "--players")
    duels = json.loads(run(*words, "careful,bold,trader", "--round-robin", "200").stdout)["duels"]

    for duel in duels[-3:]:
        alone = json.loads(run(*words, f"{duel['player']},{duel['against']}").stdout)
        assert duel["games"] == 200
        assert duel["wins"] == alone["players"][0]["wins"]


def test_what_a_round_robin_cannot_play_is_known_before_any_game(tmp_path: Path):
    edition, file = tmp_path / "for-three", tmp_path / "games.parquet"
    copytree(load("saga").folder, edition)
    box = edition / "edition.toml"
    words = box.read_text(encoding="utf-8")
    box.write_text(words.replace("lowest = 2", "lowest = 3"), encoding="utf-8")
    result = run("simulate", str(edition), *FEW, "--round-robin", "5", "--out", str(file))

    assert result.exit_code == 2
    assert "is played by 3 to 8, not by 2" in result.stderr
    assert "games in" not in result.stderr
    assert not file.exists()


def test_games_are_written_as_parquet(tmp_path: Path):
    file = tmp_path / "games.parquet"
    result = run("simulate", "saga", *FEW, "--out", str(file))

    assert result.exit_code == 0
    assert file.read_bytes()[:4] == b"PAR1"
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("simulate",), "Say which edition: clone-wars"),
        (("simulate", "sagga"), "sagga"),
        (("simulate", "saga", "--games", "1.5"), "1.5 is not a whole number from 1 to 1e+12"),
        (("simulate", "saga", "--games", "2e12"), "2e12 is not a whole number from 1 to 1e+12"),
        (("simulate", "saga", "--games", "0"), "0 is not a whole number"),
        (("simulate", "saga", "--form", "hard"), "hard"),
        (("simulate", "saga", "--set", "no-auctions"), "no-auctions"),
        (("simulate", "saga", "--set", "no-auctoins=1"), 'did you mean "no-auctions"'),
        (("simulate", "saga", "--players", "steady"), "saga is played by 2 to 8, not by 1"),
        (("simulate", "saga", "--players", "stedy,bold"), "stedy"),
        (
            ("simulate", "saga", "--report", "/no/such/x.html"),
            "x.html cannot be written: there is no such folder",
        ),
        (("simulate", "saga", "--scheduler", "tcp://x:1"), "--scheduler goes with --backend dask."),
        (("compare", "saga", "--set", "x=1"), "x"),
    ],
)
def test_what_cannot_be_done_is_refused_in_words(words: tuple[str, ...], told: str):
    result = run(*words)

    assert result.exit_code == 2
    assert told in result.stderr
    assert "Traceback" not in result.stderr


def test_too_many_players_are_refused_in_the_language_of_the_user():
    result = run("simulate", "saga", "--players", "steady", "--language", "de")

    assert "saga wird von 2 bis 8 gespielt, nicht von 1" in result.stderr


@pytest.mark.skipif(not hasattr(signal, "SIGINT"), reason="no signals here")
def test_an_interruption_ends_with_a_report_on_what_was_played(tmp_path: Path):
    run("simulate", "saga", "--games", "1")  # compiled before the clock ticks
    file, games = tmp_path / "report.json", tmp_path / "games.parquet"
    page = tmp_path / "report.html"
    files = ("--json", str(file), "--out", str(games), "--report", str(page))
    words = ("--games", "1e9", "--round-robin", "50")
    process = start("simulate", "saga", *words, *files, state=tmp_path)
    until = time.monotonic() + 120
    while not list(tmp_path.glob("games.parquet.*.part")) and time.monotonic() < until:
        time.sleep(0.1)
    time.sleep(3)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=120)

    assert process.returncode == 130
    assert "Interrupted after" in err
    assert "Traceback" not in err
    assert "games of Star Wars Saga" in out
    report = json.loads(file.read_bytes())
    assert 0 < report["games"] < 10**9
    assert report["asked"] == 10**9
    assert report["duels"] == []
    assert games.read_bytes()[:4] == b"PAR1"
    told = page.read_text(encoding="utf-8")
    assert f"freehold simulate saga --games {report['games']} " in told
    assert "--round-robin" not in told


@pytest.mark.skipif(not hasattr(signal, "SIGINT"), reason="no signals here")
def test_an_interrupted_round_robin_ends_with_a_report_on_what_was_played(tmp_path: Path):
    run("simulate", "saga", "--games", "1")  # compiled before the clock ticks
    data, page = tmp_path / "report.json", tmp_path / "report.html"
    words = ("--players", "steady,bold", "--round-robin", str(10**9))
    files = ("--json", str(data), "--report", str(page))
    process = start("simulate", "saga", *FEW, *words, *files, state=tmp_path)
    assert process.stderr is not None
    assert "60 games in" in process.stderr.readline()
    time.sleep(2)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=120)

    assert process.returncode == 130
    assert "of 3,000,000,000 games of two were played before the interruption." in err
    assert "Traceback" not in err
    report = json.loads(data.read_bytes())
    assert report["games"] == report["asked"] == 60
    (duel,) = report["duels"]  # those that had no game are left out
    assert (duel["player"], duel["against"]) == ("steady", "random")
    assert 0 < duel["games"] < 10**9
    for text in (out, page.read_text(encoding="utf-8")):
        assert f"steady against random ({duel['games']:,} games)" in text


# --- files that are in the way, or cannot be written ----------------------------------

on_unix = pytest.mark.skipif(os.name != "posix", reason="files as Unix has them")
OLD = "what was there before"


@contextmanager
def disk_with(room: int) -> Generator[None]:
    """No file grows beyond that many bytes, as on a disk that is full."""
    import resource  # noqa: PLC0415  (there is none on Windows)

    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@on_unix
@pytest.mark.parametrize("option", ["--report", "--json", "--out"])
def test_on_a_full_disk_the_old_file_stays_and_the_summary_is_told(option: str, tmp_path: Path):
    run("simulate", "saga", "--games", "1")  # compiled while there is room
    file = tmp_path / "file"
    file.write_text(OLD)
    with disk_with(2048):
        result = run("simulate", "saga", *FEW, option, str(file))

    assert result.exit_code == 2
    assert result.stdout.startswith("60 games of Star Wars Saga")
    assert result.stderr.endswith(f"{file} cannot be written: File too large\n")
    assert "is written" not in result.stderr
    assert file.read_text() == OLD
    assert list(tmp_path.iterdir()) == [file]


@on_unix
def test_rows_that_fail_on_the_way_do_not_end_the_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    run("simulate", "saga", "--games", "1")  # compiled while there is room
    monkeypatch.setattr("freehold.simulation.parquet.ROWS", 16)
    page = tmp_path / "page.html"
    words = ("--games", "3000", "--json", str(page), "--out", str(tmp_path / "games.parquet"))
    with disk_with(200_000):
        result = run("simulate", "saga", *words)

    assert result.exit_code == 2
    assert result.stdout.startswith("3,000 games of Star Wars Saga")
    assert "games.parquet cannot be written: File too large" in result.stderr
    assert list(tmp_path.iterdir()) == [page]


@on_unix
def test_a_report_that_is_written_again_keeps_its_link_and_its_permissions(tmp_path: Path):
    link, file = tmp_path / "link.json", tmp_path / "report.json"
    file.write_text(OLD)
    file.chmod(0o640)
    link.symlink_to(file)
    run("simulate", "saga", *FEW, "--json", str(link))

    assert link.is_symlink()
    assert json.loads(file.read_bytes())["games"] == 60
    assert file.stat().st_mode & 0o777 == 0o640


@on_unix
def test_rows_take_the_place_of_no_pipe(tmp_path: Path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    result = run("simulate", "saga", *FEW, "--out", str(pipe))

    assert result.exit_code == 2
    assert result.stderr == f"{pipe} cannot be written: it is not a file\n"
    assert pipe.is_fifo()


@on_unix
def test_reports_are_written_into_what_is_not_a_file(tmp_path: Path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with subprocess.Popen(["cat", str(pipe)], stdout=subprocess.PIPE) as reader:
        result = run("simulate", "saga", *FEW, "--json", str(pipe))
        told, _ = reader.communicate(timeout=60)

    assert result.exit_code == 0
    assert json.loads(told)["games"] == 60
    assert pipe.is_fifo()


@on_unix
def test_a_report_on_standard_output_is_followed_by_the_summary(tmp_path: Path):
    """Even where standard output is a file, which must not be replaced then."""
    file = tmp_path / "both"
    with file.open("wb") as output:
        words = ("simulate", "saga", *FEW, "--json", "/dev/stdout")
        process = start(*words, state=tmp_path, stdout=output)
        process.communicate(timeout=240)

    told = file.read_text(encoding="utf-8")
    _, end = json.JSONDecoder().raw_decode(told)
    assert process.returncode == 0
    assert told[end:].lstrip().startswith("60 games of Star Wars Saga")


@pytest.mark.parametrize("options", [("--report", "--out"), ("--json", "--report")])
def test_two_outputs_in_one_file_are_refused_before_any_game(
    options: tuple[str, str], tmp_path: Path
):
    file = tmp_path / "same.x"
    (tmp_path / "folder").mkdir()
    again = tmp_path / "folder" / ".." / "same.x"
    result = run("simulate", "saga", *FEW, options[0], str(file), options[1], str(again))

    assert result.exit_code == 2
    assert "same.x would be written twice" in result.stderr
    assert "games in" not in result.stderr
    assert not file.exists()


def hinder_folder(folder: Path) -> Path:
    """A folder in which nobody may write."""
    folder.chmod(0o500)
    return folder / "file"


def hinder_file(folder: Path) -> Path:
    """A file that nobody may write."""
    file = folder / "file"
    file.touch(mode=0o400)
    return file


@on_unix
@pytest.mark.skipif(hasattr(os, "geteuid") and os.geteuid() == 0, reason="root may do all")
@pytest.mark.parametrize("hinder", [hinder_folder, hinder_file])
@pytest.mark.parametrize("option", ["--report", "--json", "--out"])
def test_what_nobody_may_write_is_refused_before_any_game(
    option: str, hinder: Callable[[Path], Path], tmp_path: Path
):
    result = run("simulate", "saga", *FEW, option, str(hinder(tmp_path)))

    assert result.exit_code == 2
    assert result.stderr.endswith("file cannot be written: no permission\n")
    assert "games in" not in result.stderr


@on_unix
@pytest.mark.parametrize("option", ["--report", "--json", "--out"])
@pytest.mark.parametrize("file", ["/proc/file", "{}/" + "x" * 300, "{}/no/file", "{}"])
def test_what_cannot_be_written_is_refused_before_any_game(option: str, file: str, tmp_path: Path):
    result = run("simulate", "saga", *FEW, option, file.format(tmp_path))

    assert result.exit_code == 2
    assert "cannot be written: " in result.stderr
    assert "games in" not in result.stderr
    assert list(tmp_path.iterdir()) == []


# --- freehold compare ------------------------------------------------------------------


def test_a_comparison_is_a_table():
    result = run("compare", "saga", "--set", "free-parking-pot=true", *FEW)

    assert result.exit_code == 0
    assert "60 games each way" in result.stdout
    assert "A: Pot on Free Parking: yes\nB: the edition's rules\n" in result.stdout
    for row in ("rounds a game", "turns a game", "wins of whoever rolls first", "wins of the last"):
        assert row in result.stdout


def test_a_comparison_is_a_page_as_well(tmp_path: Path):
    page = tmp_path / "pot.html"
    words = ("compare", "clone-wars", "--set", "free-parking-pot=true", "--against", "missions=yes")
    more = ("--form", "timed", "--rounds", "9")
    result = run(*words, *more, *FEW, "--report", str(page))
    text = page.read_text(encoding="utf-8")

    assert result.exit_code == 0
    assert f"{page} is written." in result.stderr
    assert "60 games each way" in result.stdout
    assert "Pot on Free Parking: yes" in text
    again = "freehold compare clone-wars --games 60 --players steady,bold,careful,trader --seed 3"
    wanted = "--form timed --set free-parking-pot=true --against missions=yes --rounds 9"
    assert f"<code>{again} {wanted}</code>" in text


def test_a_comparison_that_cannot_be_written_is_refused_before_any_game(tmp_path: Path):
    words = ("compare", "saga", "--set", "free-parking-pot=true", *FEW)
    result = run(*words, "--report", str(tmp_path / "nowhere" / "page.html"))

    assert (result.exit_code, result.stdout) == (2, "")
    assert "page.html" in result.stderr


def test_a_comparison_for_programs():
    words = ("--set", "no-auctions=yes", "--against", "free-parking-pot=yes")
    told = json.loads(run("compare", "saga", *words, *FEW, "--json").stdout)

    assert told["set"] == ["no-auctions=yes"]
    assert told["against"] == ["free-parking-pot=yes"]
    measures = [row["measure"] for row in told["differences"]]
    assert measures == ["rounds", "turns", "first", "leader", "comebacks", "stopped"]
    rounds = told["differences"][0]
    assert (
        rounds["difference"]["low"] <= rounds["difference"]["value"] <= rounds["difference"]["high"]
    )


@pytest.mark.parametrize(
    ("language", "percent"), [("en", "%"), ("de", "\N{NARROW NO-BREAK SPACE}%"), ("nl", "%")]
)
def test_percentages_are_written_as_the_language_writes_them(language: str, percent: str):
    words = ("--set", "free-parking-pot=true", "--language", language)
    rounds = run("compare", "saga", *words, *FEW).stdout.splitlines()[4].rstrip()

    assert re.search(rf"\d{percent}\)$", rounds)


@pytest.mark.parametrize(
    ("command", "more"), [("simulate", ()), ("compare", ("--set", "no-auctions=yes"))]
)
def test_rounds_that_would_not_count_are_refused(command: str, more: tuple[str, ...]):
    result = run(command, "saga", *more, *FEW, "--rounds", "20")

    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == "--rounds goes with --form timed.\n"


def test_one_game_is_not_told_as_many():
    result = run("simulate", "saga", "--games", "1")

    assert result.stderr.startswith("One game in ")
    assert "games" not in result.stderr


def test_the_same_rules_both_ways_make_no_difference():
    words = ("--set", "no-auctions=no", *FEW, "--json")
    told = json.loads(run("compare", "saga", *words).stdout)

    assert {row["difference"]["value"] for row in told["differences"]} == {0.0}

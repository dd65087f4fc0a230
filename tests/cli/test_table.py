"""``freehold table``: opening a table, playing at it, and what can be said there."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from freehold import Table, replay
from freehold.cli.play import saves
from freehold.words import text_in
from tests.cli.terminal import on_a_terminal, run, start
from tests.tables import at

ONES = "1\n" * 6000
COLOUR = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


def told(*arguments: str, lines: str, state: Path) -> str:
    """What two people see at a table of saga with chosen dice; Ann starts."""
    options = ["--seat", "Ann:yoda", "--seat", "Bob:leia", "--seed", "1"]
    result = run("table", "saga", *options, *arguments, lines=lines, state=state)
    assert result.exit_code == 0, result.output
    return result.output


def saved(table: Table, tmp_path: Path) -> str:
    file = tmp_path / "saved.record"
    file.write_text(table.record(), encoding="utf-8")
    return str(file)


# --- whole games -------------------------------------------------------------------


def test_the_computer_plays_a_whole_game_in_german(tmp_path: Path):
    result = run("table", "saga", "--auto", "--seed", "3", "--language", "de", state=tmp_path)

    assert result.exit_code == 0
    assert "Das Spiel ist aus. " in result.output
    assert "Endstand" in result.output
    assert list(tmp_path.iterdir()) == []


def test_a_person_who_always_takes_the_first_choice_comes_to_the_end_in_german(tmp_path: Path):
    options = ["--language", "de", "--seed", "5", "--bots", "1"]
    result = run("table", "saga", *options, lines=ONES, state=tmp_path)

    assert result.exit_code == 0
    assert "Das Spiel ist aus. " in result.output
    assert "\x1b" not in result.output
    assert list(tmp_path.iterdir()) == [], "a finished game is not kept"


@pytest.mark.parametrize(
    ("edition", "form"), [("clone-wars", "timed"), ("fallout", "short"), ("episode-2", "standard")]
)
def test_the_computer_plays_every_kind_of_game(edition: str, form: str, tmp_path: Path):
    options = ["--form", form, "--auto", "--seats", "0", "--bots", "3", "--seed", "1"]
    result = run("table", edition, *options, "--language", "nl", "--rounds", "3", state=tmp_path)

    assert result.exit_code == 0
    assert "Het spel is afgelopen." in result.output


def test_the_same_seed_gives_the_same_game(tmp_path: Path):
    games = [run("table", "saga", "--auto", "--seed", "8", state=tmp_path) for _ in range(2)]

    assert games[0].output == games[1].output


# --- opening a table -----------------------------------------------------------------


def test_one_person_and_two_players_of_the_computer_s_by_default(tmp_path: Path):
    result = run("table", "saga", lines="deeds\n", state=tmp_path)

    assert "Player 1: " in result.output
    assert "Ada (bot): " in result.output
    assert "Bruno (bot): " in result.output
    assert "Clara" not in result.output


def test_people_and_bots_with_names_and_figures(tmp_path: Path):
    seats = ["--seat", "Ann:yoda", "--seat", "Bob", "--bot", "Rex:leia"]
    file = tmp_path / "game"
    result = run("table", "saga", *seats, lines=f"save {file}\n", state=tmp_path / "state")
    text = file.read_text(encoding="utf-8")

    assert result.exit_code == 0
    assert "seats Ann:yoda Bob:darth-maul Rex:leia" in text.splitlines()


def test_other_rules(tmp_path: Path):
    settings = ["--set", "free-parking-pot=yes", "--set", "turn_limit=3"]
    result = run("table", "saga", "--auto", *settings, state=tmp_path)

    assert "Turn 3" in result.output
    assert "Turn 4" not in result.output


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "Say which edition: clone-wars, saga, episode-2, fallout, planetopoly."),
        (["atlantis"], "There is no edition “atlantis”. There are: clone-wars, saga"),
        (
            ["saga", "--form", "timed"],
            "Star Wars Saga has no form “timed”. It has: standard, special.",
        ),
        (["saga", "--seats", "9"], "Star Wars Saga is played by 2 to 8, not by 9."),
        (["saga", "--seats", "1", "--bots", "0"], "is played by 2 to 8, not by 1."),
        (["saga", "--seats", "-1"], "-1 is not in the range"),
        (["saga", "--seat", "Ann", "--seat", "ann"], "Every seat needs a name of its own."),
        (["saga", "--seat", "Ann:rex", "--bots", "1"], "has no figure “rex”. It has: darth-maul"),
        (["saga", "--seat", "A:yoda", "--seat", "B:yoda"], "cannot have the same figure."),
        (["saga", "--set", "fre-parking-pot=yes"], 'there is no setting "fre-parking-pot"'),
        (["saga", "--set", "free-parking-pot=maybe"], "free-parking-pot must be"),
        (["saga", "--set", "free-parking-pot"], "A setting needs a value"),
        (["saga", "--load", "/nowhere/game"], "there is no such file"),
        (["--resume"], "There is no unfinished game to go on with."),
        (["saga", "--language", "xx"], "There is no language “xx”."),
    ],
)
def test_wrong_usage_is_refused_in_words(arguments: list[str], message: str, tmp_path: Path):
    result = run("table", *arguments, state=tmp_path)

    assert result.exit_code == 2
    assert message in result.stderr
    assert result.stdout == ""


def test_a_broken_edition_folder_is_refused_with_its_problems(tmp_path: Path):
    (tmp_path / "edition.toml").write_text('id = "mine"\n', encoding="utf-8")
    result = run("table", str(tmp_path), state=tmp_path)

    assert result.exit_code == 2
    assert "edition.toml: " in result.stderr
    assert "problems found." in result.stderr


# --- what can be said at the table ----------------------------------------------------


def test_a_number_and_words_mean_the_same(tmp_path: Path):
    by_number = told(lines="1\n", state=tmp_path)
    by_words = told(lines="roll\n", state=tmp_path)

    assert by_number.replace("> 1\n", "> roll\n") == by_words
    assert "(roll)" in by_words


@pytest.mark.parametrize("line", ["dance", "build", "build nowhere", "roll the dice"])
def test_what_is_not_understood_changes_nothing(line: str, tmp_path: Path):
    output = told(lines=f"{line}\n", state=tmp_path)

    assert f"“{line}” is neither a choice nor a command." in output
    assert output.count("1  Roll the dice") == 2


def test_numbers_out_of_the_list(tmp_path: Path):
    output = told(lines="7\n0\n", state=tmp_path)

    assert output.count("That is not one of the choices.") == 2


@pytest.mark.parametrize(
    ("language", "question", "answer"),
    [
        ("en", "why not build hoth", "cannot build: Hoth is not yours"),
        ("de", "warum nicht build hoth", "gehört dir nicht"),
        ("nl", "waarom niet build hoth", "niet van jou"),
        ("de", "why not roll", "erlaubt"),
    ],
)
def test_why_not(language: str, question: str, answer: str, tmp_path: Path):
    output = told("--language", language, lines=f"{question}\n", state=tmp_path)

    assert answer in output


def test_a_refused_action_says_why(tmp_path: Path):
    assert "cannot buy: " in told(lines="buy\n", state=tmp_path)


@pytest.mark.parametrize(
    ("language", "line", "shown"),
    [
        ("en", "help", "why an action is not allowed"),
        ("de", "hilfe", "warum eine Aktion nicht erlaubt ist"),
        ("de", "help", "warum eine Aktion nicht erlaubt ist"),
        ("nl", "hulp", "waarom een actie niet mag"),
    ],
)
def test_help(language: str, line: str, shown: str, tmp_path: Path):
    assert shown in told("--language", language, lines=f"{line}\n", state=tmp_path)


def test_undo_takes_the_last_choice_of_a_person_back(tmp_path: Path):
    output = told(lines="undo\nroll\nundo\nroll\n", state=tmp_path)
    rolls = [line for line in output.splitlines() if " rolls " in line]

    assert "There is nothing to take back." in output
    assert "The last choice is taken back." in output
    assert len(rolls) == 2
    assert rolls[0] == rolls[1], "the dice do not change their mind"


def test_undo_goes_back_over_what_the_bots_did(tmp_path: Path):
    file = tmp_path / "game"
    lines = f"1\n1\n1\n1\nundo\nsave {file}\n"
    with_bots = ["--seat", "Ann:yoda", "--bots", "2", "--seed", "2"]
    result = run("table", "saga", *with_bots, lines=lines, state=tmp_path)
    table = replay(file.read_text(encoding="utf-8"))

    assert "taken back" in result.output
    assert table.actor == 0


def test_save_and_load(tmp_path: Path):
    file = tmp_path / "my game.record"
    output = told(lines=f"roll\nsave {file}\nundo\nload {file}\n", state=tmp_path)

    assert f"The game is saved in {file}." in output
    assert f"The game from {file} goes on." in output
    table = replay(file.read_text(encoding="utf-8"))
    assert "roll" in [done.words for done in table.done]
    again = run("table", "--load", str(file), lines="quit\n", state=tmp_path)
    assert again.exit_code == 0
    assert "Welcome to Star Wars Saga!" in again.output


def test_files_that_cannot_be_saved_or_loaded(tmp_path: Path):
    doctored = tmp_path / "doctored"
    doctored.write_text("freehold-record 7\n", encoding="utf-8")
    saving = f"save\nsave {tmp_path}\nsave {doctored / 'x'}\n"
    lines = f"{saving}load\nload {tmp_path / 'none'}\nload {doctored}\nroll\n"
    output = told(lines=lines, state=tmp_path / "state")

    assert "Say which file: “save FILE”." in output
    assert "Say which file: “load FILE”." in output
    assert f"{tmp_path} cannot be written: it is a folder" in output
    assert f"{doctored / 'x'} cannot be written: there is no such folder" in output
    assert f"{tmp_path / 'none'} cannot be loaded: there is no such file" in output
    assert f"{doctored} cannot be loaded: this record has format 7" in output
    assert " rolls " in output, "and the game goes on"


def test_log_board_and_deeds(tmp_path: Path):
    output = told(lines="roll\nlog\nboard\ndeeds\n", state=tmp_path)

    assert output.count(" rolls ") == 2
    assert "Cato Neimoidia" in output
    assert (
        "The bank has 32 settlements and 12 cities left." in output or "The bank has 32" in output
    )


def test_an_auction_shows_the_range_of_bids(tmp_path: Path):
    table = at("saga", "0 $500 @go", "1 $300 @go")
    table.do("roll 2 4; decline")
    lines = "120\nbid 120\nbid 400\nbid 10\n"
    result = run("table", "--load", saved(table, tmp_path), lines=lines, state=tmp_path)

    assert "no bid yet, from 1 credit." in result.output
    assert "Bid 1 credit or more, up to 300 credits  (bid 1)" in result.output
    assert "For an amount, type “bid 120”." in result.output
    assert "Seat 1 leads with 120 credits." in result.output
    assert "cannot bid: " in result.output


def test_long_lists_go_under_a_heading(tmp_path: Path):
    table = at("saga", "0 $500 @go", "1 $300 @go", "deeds 0: hoth felucia naboo corellia")
    lines = "2\n0\n2\n1\nlift hoth\nback\n"
    result = run("table", "--load", saved(table, tmp_path), lines=lines, state=tmp_path)

    assert "2  Mortgage … (4)" in result.output
    assert "Mortgage Hoth for 50 credits" in result.output
    assert " 0  Back" in result.output
    assert "lifts the mortgage on Hoth" in result.output


def test_a_trade_is_put_together_with_names_and_amounts(tmp_path: Path):
    table = at("saga", "0 $500 @go", "1 $300 @go", "deeds 0: hoth, 1: polis-massa")
    lines = "trade seat 1\noffer polis massa\ngive 40\n1\naccept\n"
    result = run("table", "--load", saved(table, tmp_path), lines=lines, state=tmp_path)

    assert "Seat 0 gives 40 credits; Seat 1 gives Polis Massa." in result.output
    assert "Seat 1, do you accept Seat 0's offer?" in result.output
    assert "Give cash (0 credits to 500 credits)" in result.output


def test_an_amount_is_asked_for_after_its_number(tmp_path: Path):
    table = at("saga", "0 $500 @go", "1 $300 @go", "deeds 1: polis-massa")
    lines = "trade seat 1\n2\nx\n2\n70\n"
    result = run("table", "--load", saved(table, tmp_path), lines=lines, state=tmp_path)

    assert "That is not an amount." in result.output
    assert "Seat 0 gives 70 credits" in result.output


def test_somebody_off_turn_does_business(tmp_path: Path):
    table = at("saga", "0 $500 @go", "1 $300 @go", "deeds 1: dantooine kessel")
    lines = "as seat 1 build kessel\nopen seat 1\nbuild dantooine\ndone\nas nobody roll\nroll\n"
    result = run("table", "--load", saved(table, tmp_path), lines=lines, state=tmp_path)

    assert "on Kessel" in result.output
    assert "Seat 1, what business do you want to do?" in result.output
    assert "At this table: Seat 0, Seat 1." in result.output
    assert "Seat 0 rolls" in result.output


def test_the_owner_asks_for_rent_on_demand(tmp_path: Path):
    table = at("saga", "0 $500 @go", "1 $300 @go", "deeds 1: hoth", rent_on_demand=True)
    table.do("roll 2 4")
    file = saved(table, tmp_path)
    by_hand = run("table", "--load", file, lines="as seat 1 ask-rent hoth\n", state=tmp_path)
    by_bot = run("table", "--load", file, "--bot", "Seat 1", lines="", state=tmp_path)

    assert "Seat 1 may still ask Seat 0 for the rent of Hoth." in by_hand.output
    for result in (by_hand, by_bot):
        assert "Seat 0 pays" in result.output


def test_the_host_calls_time(tmp_path: Path):
    seats = ["--seat", "Ann", "--seat", "Bob", "--seed", "1"]
    timed = ["clone-wars", "--form", "timed", *seats]
    result = run("table", *timed, lines="1\n1\ntime-up\ntime up\n" + ONES, state=tmp_path)

    assert "The game is over." in result.output
    assert "cannot call time: " in result.output


# --- leaving, and coming back ----------------------------------------------------------


def test_the_end_of_the_input_ends_politely(tmp_path: Path):
    output = told(lines="", state=tmp_path)

    assert output.splitlines()[-2:] == [
        "The game is kept. “freehold table --resume” goes on with it.",
        "Goodbye!",
    ]


def test_quit_and_resume(tmp_path: Path):
    first = told("--language", "de", lines="roll\nende\n", state=tmp_path)
    again = run("table", "--resume", lines="log\nquit\n", state=tmp_path)

    assert first.splitlines()[-1] == "Auf Wiedersehen!"
    assert " würfelt " in again.output
    assert len(list(tmp_path.iterdir())) == 1, "it goes on under the same name"


def test_a_resumed_game_goes_on_in_its_language_unless_another_is_asked_for(tmp_path: Path):
    run("table", "saga", "--seed", "3", "--language", "de", lines="1\nquit\n", state=tmp_path)

    again = run("table", "--resume", lines="quit\n", state=tmp_path)
    in_dutch = run("table", "--resume", "--language", "nl", lines="quit\n", state=tmp_path)

    assert text_in("de", "prompt") in again.output
    assert text_in("en", "prompt") not in again.output
    assert text_in("nl", "prompt") in in_dutch.output


def test_a_killed_process_loses_nothing(tmp_path: Path):
    process = start("table", "saga", "--seed", "5", state=tmp_path)
    assert process.stdin is not None
    process.stdin.write("1\n1\n1\n")
    process.stdin.flush()
    kept = wait_for_actions(tmp_path, "roll")
    process.send_signal(signal.SIGKILL if sys.platform != "win32" else signal.SIGTERM)
    process.communicate(timeout=10)
    result = run("table", "--resume", lines=f"save {tmp_path / 'game'}\n", state=tmp_path)
    record = (tmp_path / "game").read_text(encoding="utf-8")

    assert result.exit_code == 0
    assert record.startswith("freehold-record 1\nsaga\nseats Player%201:? Ada:? Bruno:?")
    assert "Ada (bot)" in run("table", "--resume", lines="deeds\n", state=tmp_path).output
    assert len(replay(record).done) >= kept


def wait_for_actions(folder: Path, word: str) -> int:
    """Until the kept game has such an action; how many it has then."""
    for _ in range(200):
        file = saves.latest(folder)
        if file is not None:
            record = saves.read_running(file).record
            if f" {word}" in record:
                return len(replay(record).done)
        time.sleep(0.05)
    raise AssertionError("nothing was kept")


def test_an_interrupted_game_is_kept(tmp_path: Path):
    process = start("table", "saga", "--seed", "5", state=tmp_path)
    assert process.stdout is not None
    while "Welcome" not in process.stdout.readline():
        pass
    wait_for_any(tmp_path)
    process.send_signal(signal.SIGINT)
    output, errors = process.communicate(timeout=10)

    assert process.returncode == 130
    assert "--resume" in output
    assert "Traceback" not in errors


def wait_for_any(folder: Path) -> None:
    for _ in range(200):
        if saves.latest(folder) is not None:
            time.sleep(0.3)
            return
        time.sleep(0.05)
    raise AssertionError("nothing was kept")


def test_a_kept_game_that_is_damaged_is_refused(tmp_path: Path):
    (tmp_path / "table-1.json").write_text("{", encoding="utf-8")
    result = run("table", "--resume", state=tmp_path)

    assert result.exit_code == 2
    assert "table-1.json cannot be loaded: " in result.stderr


def test_a_folder_that_cannot_be_written_does_not_stop_the_game(tmp_path: Path):
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    output = told(lines="roll\n", state=blocked / "state")

    assert output.count("The game cannot be kept in ") == 1
    assert " rolls " in output
    assert "--resume" not in output


# --- the terminal ------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
@pytest.mark.parametrize(
    ("columns", "rows", "sign"), [(80, 24, "a Danto"), (120, 40, "│a Dantooi│")]
)
def test_the_board_is_drawn_on_a_terminal(columns: int, rows: int, sign: str, tmp_path: Path):
    screen = on_a_terminal(b"1\n1\nquit\n", columns, rows, tmp_path)
    lines = [COLOUR.sub("", line) for line in screen.splitlines()]

    assert COLOUR.search(screen)
    assert any(sign in line for line in lines)
    assert max(map(len, lines)) <= columns


@pytest.mark.parametrize("rounds", [1, 4])
def test_a_timed_game_that_plays_itself_has_its_rounds(tmp_path: Path, rounds: int):
    options = ["--form", "timed", "--auto", "--seats", "0", "--bots", "3", "--seed", "1"]
    result = run("table", "clone-wars", *options, "--rounds", str(rounds), state=tmp_path)

    # Three turns a round, for nobody is out so soon.
    assert len(re.findall(r"^Turn \d+:", result.output, re.MULTILINE)) == 3 * rounds
    assert result.output.index("Turn 1:") < result.output.index("Time is up")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names here")
def test_a_game_is_not_saved_in_the_place_of_something_else(tmp_path: Path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    result = run("table", "saga", lines=f"save {pipe}\nquit\n", state=tmp_path / "state")

    assert f"{pipe} cannot be written: it is not a file" in result.output
    assert pipe.is_fifo()


@pytest.mark.skipif(sys.platform == "win32", reason="a shell closes it there")
def test_a_table_without_any_input_is_left_at_once(tmp_path: Path):
    command = f'"{sys.executable}" -m freehold table saga <&-'
    done = subprocess.run(
        ["sh", "-c", command],
        env={**os.environ, "FREEHOLD_STATE": str(tmp_path), "LANG": "en_GB.UTF-8"},
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0
    assert "Traceback" not in done.stderr
    assert "Goodbye!" in done.stdout

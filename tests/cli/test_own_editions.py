"""Games of an edition of one's own: kept, saved, and played again from the shell."""

import json
import shutil
from pathlib import Path

import pytest
from msgspec.structs import replace

from freehold import Table
from freehold.bots.companion import choose
from freehold.cli.play import saves
from freehold.editions import load
from freehold.proof import Dice
from freehold.records import write_record
from tests.cli.terminal import run
from tests.editions import tiny

SEED = ["--seat", "Ann", "--seat", "Bob", "--seed", "2"]


@pytest.fixture
def harbour(tmp_path: Path) -> Path:
    return tiny.write(tmp_path / "harbour")


@pytest.fixture
def state(tmp_path: Path) -> Path:
    return tmp_path / "state"


def begun(edition: str, state: Path) -> None:
    """A game that was begun and left."""
    result = run("table", edition, *SEED, lines="1\n1\n1\nquit\n", state=state)
    assert result.exit_code == 0, result.output


def saved(edition: str, tmp_path: Path) -> str:
    """A game that was begun and saved."""
    file = tmp_path / "game.record"
    lines = f"1\n1\n1\nsave {file}\nquit\n"
    assert run("table", edition, *SEED, lines=lines, state=tmp_path / "other").exit_code == 0
    return str(file)


def kept(state: Path) -> dict[str, object]:
    (file,) = state.iterdir()
    return json.loads(file.read_text(encoding="utf-8"))


# --- table --resume ------------------------------------------------------------------


def test_a_game_is_resumed_from_anywhere(
    harbour: Path, state: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    monkeypatch.chdir(tmp_path)
    begun("harbour", state)
    monkeypatch.chdir(state)
    result = run("table", "--resume", lines="log\nquit\n", state=state)

    assert result.exit_code == 0, result.stderr
    assert result.stdout.startswith("Welcome to The Harbour!")
    assert "Ann" in result.output
    assert kept(state)["folder"] == str(harbour)


def test_a_built_in_edition_needs_no_folder(state: Path):
    begun("saga", state)

    assert set(kept(state)) == {"record", "bots", "language"}


def test_an_edition_that_is_called_like_a_built_in_one_is_resumed_as_itself(
    tmp_path: Path, state: Path
):
    files = tiny.changed("edition.toml", 'id = "harbour"', 'id = "saga"')
    begun(str(tiny.write(tmp_path / "mine", files)), state)
    result = run("table", "--resume", lines="quit\n", state=state)

    assert result.stdout.startswith("Welcome to The Harbour!")


GONE = {
    "en": "its edition was in {} and is not there any more. Name the folder where it is now: "
    "freehold table FOLDER --resume",
    "de": "Die Ausgabe lag in {} und ist nicht mehr dort. Nenne den Ordner, in dem sie jetzt ist: "
    "freehold table ORDNER --resume",
    "nl": "de editie stond in {} en staat daar niet meer. Noem de map waarin ze nu staat: "
    "freehold table MAP --resume",
}


@pytest.mark.parametrize("language", GONE)
def test_a_folder_that_is_gone_is_asked_for(harbour: Path, state: Path, language: str):
    begun(str(harbour), state)
    shutil.rmtree(harbour)
    result = run("table", "--resume", "--language", language, state=state)

    assert result.exit_code == 2
    assert result.stderr.endswith(f"{GONE[language].format(harbour)}\n")


def test_a_folder_that_was_moved_is_named_once(harbour: Path, state: Path, tmp_path: Path):
    begun(str(harbour), state)
    moved = harbour.rename(tmp_path / "moved")

    assert run("table", str(moved), "--resume", lines="quit\n", state=state).exit_code == 0
    assert run("table", "--resume", lines="quit\n", state=state).exit_code == 0
    assert kept(state)["folder"] == str(moved)


def test_a_game_that_was_kept_without_its_folder_asks_for_it(harbour: Path, state: Path):
    begun(str(harbour), state)
    (file,) = state.iterdir()
    without = {key: value for key, value in kept(state).items() if key != "folder"}
    file.write_text(json.dumps(without), encoding="utf-8")
    result = run("table", "--resume", state=state)

    assert result.exit_code == 2
    assert "its edition, “harbour”, is not built in." in result.stderr
    assert "name its folder: freehold table FOLDER --resume\n" in result.stderr
    assert run("table", str(harbour), "--resume", lines="quit\n", state=state).exit_code == 0


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "its edition, in {}, has mistakes:"),
        ("de", "Die Ausgabe in {} hat Fehler:"),
        ("nl", "de editie in {} heeft fouten:"),
    ],
)
def test_the_mistakes_that_an_edition_has_by_now_are_told(
    harbour: Path, state: Path, language: str, told: str
):
    begun(str(harbour), state)
    tiny.write(harbour, tiny.changed("spaces.toml", 'deck = "bottles"', 'deck = "bottle"'))
    result = run("table", "--resume", "--language", language, state=state)

    assert result.exit_code == 2
    assert told.format(harbour) in result.stderr
    assert "spaces.toml: $.spaces[3].deck: unknown deck" in result.stderr


def test_however_many_mistakes_it_has_all_are_told(harbour: Path, state: Path):
    begun(str(harbour), state)
    (harbour / "words" / "de.ftl").write_text("", encoding="utf-8")
    (harbour / "words" / "nl.ftl").write_text("", encoding="utf-8")
    result = run("table", "--resume", state=state)

    assert result.exit_code == 2
    assert len(result.stderr) > 3000
    assert "words/nl.ftl: card-bottles-rum: this message is missing" in result.stderr


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "If that was changed since, the game may not fit it any more."),
        ("de", "Wurde sie seitdem geändert, passt das Spiel vielleicht nicht mehr zu ihr."),
        ("nl", "Is ze sindsdien veranderd, dan past het spel er misschien niet meer bij."),
    ],
)
def test_a_game_may_not_fit_an_edition_that_was_changed(
    harbour: Path, state: Path, tmp_path: Path, language: str, told: str
):
    begun(str(harbour), state)
    file = saved(str(harbour), tmp_path)
    tiny.write(harbour, tiny.changed("edition.toml", "start-cash = 500", "start-cash = 499"))
    resumed = run("table", "--resume", "--language", language, state=state)
    loaded = run("table", str(harbour), "--load", file, "--language", language, state=state)
    replayed = run("replay", file, "--edition", str(harbour), "--language", language)

    assert (resumed.exit_code, loaded.exit_code, replayed.exit_code) == (2, 2, 1)
    for result in (resumed, loaded, replayed):
        assert result.stderr.endswith(f"{told}\n")
        assert str(harbour) in result.stderr


def test_of_a_built_in_edition_nobody_says_that_it_was_changed(tmp_path: Path):
    file = Path(saved("saga", tmp_path))
    file.write_text(file.read_text(encoding="utf-8").replace("sha256:", "sha256:0"), "utf-8")
    result = run("replay", str(file), "--edition", "saga")

    assert result.exit_code == 1
    assert "changed since" not in result.stderr


def test_a_folder_whose_name_is_no_text_is_not_kept(harbour: Path):
    spec = load(harbour)

    assert saves.folder_of(spec) == str(harbour)
    assert saves.folder_of(replace(spec, folder=Path("/games/\udcff"))) == ""
    assert saves.folder_of(load("saga")) == ""


# --- table --load --------------------------------------------------------------------

NOT_BUILT_IN = {
    "en": "its edition, “harbour”, is not built in. If it is one of your own, name its folder: ",
    "de": "Die Ausgabe „harbour“ ist nicht eingebaut. Wenn es eine eigene ist, nenne ihren "
    "Ordner: ",
    "nl": "de editie “harbour” is niet ingebouwd. Is het een eigen editie, noem dan de map ervan: ",
}
FOLDER = {"en": "FOLDER", "de": "ORDNER", "nl": "MAP"}


@pytest.mark.parametrize("language", NOT_BUILT_IN)
def test_a_saved_game_says_that_it_needs_its_folder(harbour: Path, tmp_path: Path, language: str):
    file, option = saved(str(harbour), tmp_path), ["--language", language]
    told, folder = NOT_BUILT_IN[language], FOLDER[language]
    loaded = run("table", "--load", file, *option, state=tmp_path)
    replayed = run("replay", file, *option)

    assert loaded.exit_code == 2
    assert loaded.stderr.endswith(f"{told}freehold table {folder} --load {file}\n")
    assert replayed.exit_code == 1
    assert replayed.stderr.endswith(f"{told}freehold replay {file} --edition {folder}\n")


def test_what_to_type_is_quoted_for_the_shell(harbour: Path, tmp_path: Path):
    file = tmp_path / "my game"
    shutil.copy(saved(str(harbour), tmp_path), file)

    assert f"--load '{file}'\n" in run("table", "--load", str(file), state=tmp_path).stderr


def test_a_saved_game_goes_on_with_its_folder(harbour: Path, tmp_path: Path, state: Path):
    file = saved(str(harbour), tmp_path)
    result = run("table", str(harbour), "--load", file, lines="quit\n", state=state)

    assert result.exit_code == 0, result.stderr
    assert "The Harbour" in result.output
    assert kept(state)["folder"] == str(harbour)


OTHER = {
    "en": 'this text is of the edition "harbour", but the edition given is "saga"',
    "de": "Dieser Text gehört zur Ausgabe „harbour“, angegeben ist aber die Ausgabe „saga“.",
    "nl": "deze tekst hoort bij de editie “harbour”, maar opgegeven is de editie “saga”.",
}


@pytest.mark.parametrize("language", OTHER)
def test_another_edition_than_that_of_the_game_is_refused(
    harbour: Path, tmp_path: Path, state: Path, language: str
):
    begun(str(harbour), state)
    file, option = saved(str(harbour), tmp_path), ["--language", language]
    results = [
        run("table", "saga", "--resume", *option, state=state),
        run("table", "saga", "--load", file, *option, state=state),
        run("replay", file, "--edition", "saga", *option),
    ]

    assert [result.exit_code for result in results] == [2, 2, 1]
    assert all(OTHER[language] in result.stderr for result in results)


@pytest.mark.parametrize(
    "command", [["replay", "FILE", "--edition"], ["table", "--load", "FILE"], ["table", "--resume"]]
)
def test_a_folder_that_is_not_there_is_refused(command: list[str], harbour: Path, tmp_path: Path):
    file = saved(str(harbour), tmp_path)
    words = [file if word == "FILE" else word for word in command]
    result = run(*words, "nowhere", state=tmp_path / "other")

    assert result.exit_code == 2
    assert result.stderr.startswith("There is no edition “nowhere”.")


# --- load in the game ----------------------------------------------------------------


def test_a_game_of_the_same_edition_is_loaded_at_the_table(harbour: Path, tmp_path: Path):
    file = saved(str(harbour), tmp_path)
    result = run("table", str(harbour), *SEED, lines=f"load {file}\nquit\n", state=tmp_path)

    assert f"The game from {file} goes on." in result.output


def test_a_game_of_another_edition_of_one_s_own_says_how(harbour: Path, tmp_path: Path):
    file = saved(str(harbour), tmp_path)
    result = run("table", "saga", *SEED, lines=f"load {file}\nquit\n", state=tmp_path)

    told = " ".join(result.output.split())
    assert NOT_BUILT_IN["en"] + f"freehold table FOLDER --load {file}" in told


def test_from_an_edition_of_one_s_own_a_built_in_game_is_loaded(harbour: Path, tmp_path: Path):
    file = saved("saga", tmp_path)
    result = run("table", str(harbour), *SEED, lines=f"load {file}\nquit\n", state=tmp_path)

    assert f"The game from {file} goes on." in result.output


# --- replay and verify ---------------------------------------------------------------


def test_a_record_is_replayed_with_its_folder(harbour: Path, tmp_path: Path):
    result = run("replay", saved(str(harbour), tmp_path), "--edition", str(harbour))

    assert result.exit_code == 0, result.stderr
    assert "The Harbour (standard)" in result.output


def with_dice(folder: Path, tmp_path: Path) -> str:
    """The record of a short game whose dice were committed to."""
    dice = Dice(b"secret" * 5 + b"..", b"salt" * 4)
    table = Table(folder, 2, chance="hand", settings={"turn-limit": 4})
    outcomes = 0
    while not table.is_over:
        if table.actor == "chance":
            table.do(dice.outcome(table.edition, table.game, outcomes))
            outcomes += 1
        else:
            table.do(choose(table.edition, table.game))
    file = tmp_path / "proof.record"
    file.write_text(write_record(table, dice.written(), dice.revealed()), encoding="utf-8")
    return str(file)


def test_the_dice_of_a_record_are_verified_with_its_folder(harbour: Path, tmp_path: Path):
    file = with_dice(harbour, tmp_path)
    sound = run("verify", file, "--edition", str(harbour))
    without = run("verify", file)

    assert sound.exit_code == 0, sound.stderr
    assert "follow from the committed secret." in sound.output
    assert without.exit_code == 1
    told = f"{NOT_BUILT_IN['en']}freehold verify {file} --edition FOLDER\n"
    assert without.stderr == f"{file} cannot be replayed: {told}"


def test_what_is_no_record_is_not_said_to_have_other_dice(harbour: Path):
    result = run("verify", str(harbour / "cards.toml"))

    assert result.exit_code == 1
    assert "cannot be replayed: this is not a Freehold record" in result.stderr

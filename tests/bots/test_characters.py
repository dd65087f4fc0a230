"""Characters: files of named numbers, read strictly, with errors for people."""

from pathlib import Path

import pytest

from freehold.bots.characters import (
    BUILT_IN,
    PARAMETERS,
    RANDOM,
    CharacterError,
    character_names,
    load_character,
)
from freehold.bots.player import HABITS, Manner
from freehold.words.catalogue import LANGUAGES, say, say_about


def written(folder: Path, text: str) -> Path:
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return file


def mistakes(folder: Path, text: str) -> list[str]:
    """What is said about a file, without its path."""
    file = written(folder, text)
    with pytest.raises(CharacterError) as caught:
        load_character(file)
    lines = str(caught.value).splitlines()
    assert all(line.startswith(f"{file}: ") for line in lines)
    return [line.removeprefix(f"{file}: ") for line in lines]


def test_every_parameter_of_a_file_is_a_field_of_the_record_and_the_other_way_round():
    assert {name.replace("-", "_") for name in PARAMETERS} | {"manner"} == set(HABITS.names or ())


def test_the_built_in_characters_differ_from_each_other():
    records = {load_character(name).habits.tobytes() for name in BUILT_IN}

    assert len(records) == len(BUILT_IN)


def test_the_player_at_random_is_a_character_as_well():
    assert character_names()[-1] == RANDOM
    assert load_character(RANDOM).habits.manner == Manner.RANDOM
    assert load_character("steady").habits.manner == Manner.HEURISTIC


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", character_names())
def test_every_character_has_a_name_and_a_line_in_every_language(language: str, name: str):
    assert say(language, "characters", f"character-{name}")
    assert say_about(language, "characters", f"character-{name}").endswith(".")


def test_a_file_of_one_s_own_takes_the_rest_from_another(tmp_path: Path):
    text = (
        'like = "steady"\nabout = "Loves railroads."\nrailroad = 180\nmortgages-to-build = false\n'
    )
    mine = load_character(written(tmp_path, text))
    steady = load_character("steady").habits

    assert (mine.name, mine.about) == ("mine", "Loves railroads.")
    assert mine.habits.railroad == 180
    assert mine.habits.mortgages_to_build == 0
    assert mine.habits.utility == steady.utility
    assert load_character("steady").habits.railroad == steady.railroad, "steady stays as it is"


def test_the_order_of_mortgages_is_said_in_words(tmp_path: Path):
    mine = load_character(written(tmp_path, 'like = "bold"\nmortgage-order = "dear-end-first"\n'))

    assert mine.habits.mortgage_order == 1


def test_every_mistake_in_a_file_is_told_at_once(tmp_path: Path):
    text = """
        like = "stedy"
        resreve = 10
        envy = 5000
        bid-step = 0
        mortgages-to-build = 1
        mortgage-order = "cheapest"
        about = 3
        """
    assert mistakes(tmp_path, text) == [
        "about: must be a line of text",
        "like: must be one of steady, bold, careful, trader",
        'resreve: there is no such parameter; did you mean "reserve"?',
        "envy: must be a whole number from 0 to 1000, not 5000",
        "bid-step: must be a whole number from 1 to 100, not 0",
        "mortgages-to-build: must be true or false, not 1",
        'mortgage-order: must be "cheap-end-first" or "dear-end-first", not "cheapest"',
    ]


def test_without_a_model_every_parameter_is_needed(tmp_path: Path):
    found = mistakes(tmp_path, "reserve = 10\n")

    assert "envy: is missing" in found
    assert "reserve: is missing" not in found
    assert found[-1] == 'say like = "steady" at the top to take from it what is not named'


def test_a_file_that_is_not_there_or_not_toml(tmp_path: Path):
    with pytest.raises(CharacterError, match="there is no such file"):
        load_character(tmp_path / "nobody.toml")
    assert mistakes(tmp_path, "reserve = = 3")[0].startswith("not valid TOML: ")


def test_a_number_without_end_is_told(tmp_path: Path):
    long, large = "9" * 5000, "0x" + "f" * 5000

    assert mistakes(tmp_path, f"\nreserve = {long}") == [
        "not valid TOML: a number has far too many digits (at line 2)"
    ]
    assert mistakes(tmp_path, f'like = "bold"\nenvy = {large}') == [
        "envy: must be a whole number from 0 to 1000, not a number that is far too large"
    ]


@pytest.mark.parametrize(
    ("name", "reason"), [("stead", "unknown-character-nearest"), ("x", "unknown-character")]
)
def test_an_unknown_name_says_what_there_is_in_the_player_s_language(name: str, reason: str):
    with pytest.raises(CharacterError) as caught:
        load_character(name)

    assert caught.value.reason == reason
    details = {key: str(value) for key, value in caught.value.details.items()}
    assert say("en", "errors", reason, details) == str(caught.value)
    assert "gibt es nicht" in say("de", "errors", reason, details)


def test_the_how_to_names_every_parameter():
    page = Path(__file__).parents[2] / "docs" / "how-to" / "write-a-character.md"
    text = page.read_text(encoding="utf-8")

    assert [name for name in PARAMETERS if f"`{name}`" not in text] == []


@pytest.mark.parametrize("name", ["", "x" * 300, "."])
def test_what_cannot_be_a_file_is_an_unknown_name(name: str):
    with pytest.raises(CharacterError, match="there is no character"):
        load_character(name)

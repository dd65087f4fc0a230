"""What is wrong with a setting or a record, in the language of the player."""

import ast
import re
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import freehold
from freehold import FreeholdError, RecordError, Table, replay
from freehold.backend import made
from freehold.batch import cuda_scout, interpreted
from freehold.batch.cuda_errors import told_of_the_gpu
from freehold.batch.cuda_players import Gpu, with_all_games
from freehold.batch.cuda_pool import shape_for
from freehold.batch.cuda_trial import try_out
from freehold.batch.order import Order, Played
from freehold.bots.characters import load_character
from freehold.cli.speaking import why_refused
from freehold.editions import EditionSpec, load, pack
from freehold.notation.header import named_edition
from freehold.proof import Dice, verify
from freehold.records import write_record
from freehold.simulation.plan import make_plan
from freehold.statistics.records import TALLY
from freehold.words import languages
from freehold.words.catalogue import HERE
from tests.cli.terminal import run

SETTINGS = [
    ("foo=3", "Die Regel „foo“ gibt es nicht.", "De regel “foo” is er niet."),
    (
        "jail-turn=3",
        "Die Regel „jail-turn“ gibt es nicht. Meinst du „jail-turns“?",
        "De regel “jail-turn” is er niet. Bedoel je “jail-turns”?",
    ),
    (
        "jail-turns=99",
        "jail-turns muss eine ganze Zahl von 1 bis 9 sein, nicht 99.",
        "jail-turns moet een heel getal van 1 tot en met 9 zijn, niet 99.",
    ),
    (
        "turn-limit=soon",
        "turn-limit muss eine ganze Zahl von 0 bis 1000000 sein, nicht „soon“.",
        "turn-limit moet een heel getal van 0 tot en met 1000000 zijn, niet “soon”.",
    ),
    (
        "free-parking-pot=maybe",
        "free-parking-pot kann nur true oder false sein, nicht „maybe“.",
        "free-parking-pot kan alleen true of false zijn, niet “maybe”.",
    ),
    (
        "utility-dice=best",
        "utility-dice muss „roll-that-moved“ oder „thrown-anew“ oder „thrown-anew-after-card“ "
        "sein, nicht „best“.",
        "utility-dice moet “roll-that-moved” of “thrown-anew” of “thrown-anew-after-card” "
        "zijn, niet “best”.",
    ),
    (
        "missions=true",
        "saga lässt sich nicht mit missions spielen: In specials.toml steht keine Zeile mit dem "
        "Auslöser „six“.",
        "saga kan niet met missions worden gespeeld: in specials.toml staat geen rij met de "
        "aanleiding “six”.",
    ),
    (
        "force=true",
        "saga lässt sich nicht mit force spielen: In specials.toml fehlt die Tabelle [force].",
        "saga kan niet met force worden gespeeld: in specials.toml ontbreekt de tabel [force].",
    ),
]


@pytest.mark.parametrize(("setting", "german", "dutch"), SETTINGS)
def test_a_wrong_setting_is_refused_in_the_language(
    setting: str, german: str, dutch: str, tmp_path: Path
):
    for language, told in (("de", german), ("nl", dutch)):
        result = run("table", "saga", "--language", language, "--set", setting, state=tmp_path)
        assert (result.exit_code, result.stderr) == (2, f"{told}\n")


# --- records -------------------------------------------------------------------------


def played() -> Table:
    table = Table("saga", ["Ann", "Bob"], seed=1, first=0, settings={"turn-limit": 2})
    table.do("roll 1 3; end; roll 4 6; end")
    return table


def replaced(old: str, new: str) -> str:
    record = played().record()
    assert old in record
    return record.replace(old, new, 1)


def forged() -> str:
    """With check characters that fit, so that the rules have to find it."""
    table = Table("saga", ["Ann", "Bob"], seed=1, first=0)
    table.do("roll 2 4; buy; end")
    table.done[2] = type(table.done[2])(0, table.done[2].action, "build hoth")
    return table.record()


def without_the_last_line() -> str:
    lines = played().record().splitlines()
    return "\n".join(lines[:-4] + lines[-3:])


def with_an_action_left_out() -> str:
    return re.sub(r"; end (#\S+)", r" \1", played().record(), count=1)


RECORDS: dict[str, Callable[[], str]] = {
    "record-not-one": lambda: "hello",
    "record-no-such-format": lambda: replaced("freehold-record 1", "freehold-record 0"),
    "record-newer": lambda: replaced("freehold-record 1", "freehold-record 9"),
    "record-without-parts": lambda: replaced("---", "--"),
    "record-without-result": lambda: replaced("result ", "results "),
    "record-without-head": lambda: replaced("seats ", "sits "),
    "record-damaged-line": lambda: replaced("\n2 roll", "\n3 roll"),
    "record-not-set-up": lambda: replaced("turn-limit=2", "turn-limt=2"),
    "record-other-action": lambda: replaced("roll 1 3", "roll 1 4"),
    "record-wrong-action": forged,
    "record-missing-action": with_an_action_left_out,
    "record-ends-early": without_the_last_line,
    "record-other-result": lambda: replaced("result Bob", "result Ann"),
    "record-other-position": lambda: re.sub("sha256:..", "sha256:zz", played().record()),
}

GERMAN = {
    "record-not-one": "keine Aufzeichnung von Freehold",
    "record-no-such-format": "Das Format 0 gibt es für Aufzeichnungen nicht.",
    "record-newer": "hat das Format 9 und stammt von einem neueren Freehold; dieses liest bis",
    "record-without-parts": "Kopf, Aktionen und Ergebnis müssen darin stehen.",
    "record-without-result": "Das Ergebnis oder die Prüfsumme fehlt.",
    "record-without-head": "Der Kopf nennt nicht Ausgabe und Spieler.",
    "record-damaged-line": "Zeile 2 der Aktionen fehlt oder ist beschädigt: '3 roll",
    "record-not-set-up": "nicht aufbauen: Die Regel „turn-limt“ gibt es nicht. Meinst du „turn-",
    "record-other-action": "Aktion 2 ist falsch: „roll 1 4“ wurde nicht so aufgezeichnet.",
    "record-wrong-action": "Aktion 3 ist falsch: „build hoth“: ",
    "record-missing-action": "Nach Aktion 2 fehlt eine Aktion.",
    "record-ends-early": "Die Aufzeichnung endet nach Aktion 3, bevor",
    "record-other-result": "Das Ergebnis ist „Bob“, aber in der Aufzeichnung steht „Ann“.",
    "record-other-position": "Alle Aktionen passen (6), führen aber zu einer anderen Stellung",
}


def refused(record: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        replay(record)
    return caught.value


@pytest.mark.parametrize("reason", RECORDS)
def test_a_bad_record_is_refused_in_german(reason: str, tmp_path: Path):
    file = tmp_path / "bad.record"
    file.write_text(RECORDS[reason](), encoding="utf-8")
    by_replay = run("replay", str(file), "--language", "de")
    by_table = run("table", "--load", str(file), "--language", "de", state=tmp_path)

    assert by_replay.exit_code == 1
    assert GERMAN[reason] in by_replay.stderr
    assert GERMAN[reason] in by_table.stderr


def test_the_rules_say_in_the_language_why_an_action_is_wrong(tmp_path: Path):
    file = tmp_path / "bad.record"
    file.write_text(forged(), encoding="utf-8")
    german = run("replay", str(file), "--language", "de").stderr
    dutch = run("replay", str(file), "--language", "nl").stderr

    assert "„build hoth“: Bauen geht nicht: " in german
    assert "“build hoth”: bouwen kan niet: " in dutch
    assert "cannot" not in german + dutch


def test_load_in_the_game_says_in_dutch_why_not(tmp_path: Path):
    file = tmp_path / "bad.record"
    file.write_text(replaced("saga ", "sagas "), encoding="utf-8")
    options = ["--language", "nl", "--seed", "1"]
    output = run("table", "saga", *options, lines=f"load {file}\n", state=tmp_path).output

    told = " ".join(output.split())
    assert "de editie “sagas” is niet ingebouwd. Is het een eigen editie, noem dan de map" in told


def test_an_error_without_a_reason_says_it_in_its_own_words():
    error = refused(replaced("Bob:", "Bob:nobody-"))

    assert why_refused("de", error).startswith("Das Spiel dieser Aufzeichnung lässt sich nicht auf")
    assert why_refused("de", error).endswith(str(error.__cause__))


# --- English -------------------------------------------------------------------------


def saga_with(**settings: object) -> Callable[[], object]:
    return lambda: pack(load("saga"), settings=settings)


def edition(name: str) -> Callable[[], EditionSpec]:
    return lambda: named_edition(name, None)


def on_a_gpu_that(fails: Exception) -> Callable[[], object]:
    """A GPU is used whose driver raises that."""

    @told_of_the_gpu()
    def use() -> None:
        raise fails

    return use


def on_a_gpu_without_an_end() -> None:
    """A process that tries a kernel is waited for in vain."""
    gpu = Gpu((9, 0), shape_for(227 * 1024), Path(__file__) / "nowhere", 132)
    endless = "import time; print('compiled', flush=True); time.sleep(60)"
    cuda_scout.send(gpu, [sys.executable, "-c", endless], seconds=0.1)


def forgetful(order: Order) -> Played:
    """A GPU that loses what it has played."""
    played = interpreted.play(order)
    played.results["turns"] = 0
    return played


OTHERS: dict[str, Callable[[], object]] = {
    "unknown-setting": saga_with(foo=3),
    "unknown-setting-nearest": saga_with(jail_turn=3),
    "value-not-bool": saga_with(free_parking_pot="maybe"),
    "value-not-int": saga_with(turn_limit=2_000_000),
    "value-not-choice": saga_with(utility_dice="best"),
    "unknown-form": lambda: pack(load("saga"), "short"),
    "lacks-trigger": saga_with(missions=True),
    "lacks-force": saga_with(force=True),
    "unknown-character": lambda: load_character("chess"),
    "unknown-character-nearest": lambda: load_character("stead"),
    "wrong-number-of-players": lambda: make_plan(load("saga"), ("steady",), games=1),
    "name-not-text": lambda: Table("saga", ["Jos\udce9", "Bob"]),
    "too-many-dealt": lambda: Table("saga", 8, settings={"deeds-dealt": 9}),
    "no-cache": lambda: made(Path(__file__) / "cache"),
    "gpu-unusable": on_a_gpu_that(RuntimeError("libNVVM cannot be found")),
    "gpu-differs": lambda: try_out(forgetful),
    "gpu-stuck": on_a_gpu_without_an_end,
    "gpu-lost-games": lambda: with_all_games(np.zeros(1, TALLY), 5),
    "not-built-in": edition("chess"),
    "not-built-in-nearest": edition("sagas"),
    "other-edition": lambda: named_edition("saga", "fallout"),
}


@pytest.mark.parametrize("reason", OTHERS)
def test_english_says_what_the_error_says(reason: str):
    with pytest.raises(FreeholdError) as caught:
        OTHERS[reason]()

    assert caught.value.reason == reason
    assert why_refused("en", caught.value) == str(caught.value)
    for language in languages()[1:]:
        assert why_refused(language, caught.value) != str(caught.value)


@pytest.mark.parametrize("reason", RECORDS)
def test_english_says_what_the_error_about_a_record_says(reason: str):
    error = refused(RECORDS[reason]())

    assert error.reason == reason
    assert why_refused("en", error) == str(error)
    for language in languages()[1:]:
        assert why_refused(language, error) != str(error)


DICE = Dice(b"secret" * 5 + b"..", b"salt" * 4)
OTHER_DICE = Dice(b"another" * 4 + b"....", b"salt" * 4)


def proof(dice: str, reveal: str) -> Callable[[], object]:
    """The check of a short game with these lines about its dice."""

    def check() -> object:
        table = Table("saga", 2, chance="hand")
        table.do("roll 1 2; roll 6 6; roll 4 6; end")
        return verify(write_record(table, dice, reveal))

    return check


PROOFS: dict[str, Callable[[], object]] = {
    "proof-none": proof("", ""),
    "proof-not-revealed": proof(DICE.written(), ""),
    "proof-damaged": proof(DICE.written(), "secret salt"),
    "proof-other-commitment": proof(DICE.written(), OTHER_DICE.revealed()),
    "proof-other-outcome": proof(DICE.written(), DICE.revealed()),
}


@pytest.mark.parametrize("reason", PROOFS)
def test_what_is_wrong_with_the_dice_is_said_in_every_language(reason: str):
    with pytest.raises(FreeholdError) as caught:
        PROOFS[reason]()

    told = {why_refused(language, caught.value) for language in languages()}
    assert caught.value.reason == reason
    assert len(told) == len(languages())


def test_dice_that_say_nothing_are_damaged():
    with pytest.raises(FreeholdError) as caught:
        proof("  ", DICE.revealed())()

    assert caught.value.reason == "proof-damaged"


def test_every_message_about_an_error_is_tried_here():
    text = (HERE / "en" / "errors.ftl").read_text(encoding="utf-8")
    names = set(re.findall(r"^([a-z-]+) =", text, flags=re.MULTILINE))

    tried = OTHERS.keys() | RECORDS.keys() | PROOFS.keys()
    assert names == tried | {"quoted", "either"}


def test_every_error_about_a_record_has_a_reason():
    source = Path(freehold.__file__).with_name("records.py").read_text(encoding="utf-8")
    calls = [
        node
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "RecordError"
    ]

    assert len(calls) == len(RECORDS)
    assert all("reason" in {keyword.arg for keyword in call.keywords} for call in calls)

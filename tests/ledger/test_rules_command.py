"""``freehold rules`` for people and for programs."""

import json
from typing import Any

import pytest
from click.testing import CliRunner, Result

from freehold import ledger
from freehold.cli.rules import command


def run(*arguments: str, **environment: str) -> Result:
    clean = {"LC_ALL": "", "LC_MESSAGES": "", "LANG": "", "COLUMNS": "80"}
    return CliRunner().invoke(command, arguments, env={**clean, **environment})


def rows(*arguments: str) -> list[dict[str, Any]]:
    result = run(*arguments, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def paragraph(output: str, id: str) -> list[str]:
    """The lines about one rule."""
    lines = output.splitlines()
    first = next(n for n, line in enumerate(lines) if line.startswith(f"{id}  "))
    return [line.strip() for line in lines[first : lines.index("", first)]]


def test_every_rule_that_holds_is_printed_within_80_columns() -> None:
    result = run("saga")

    assert result.exit_code == 0
    for entry in ledger.rules():
        printed = f"\n{entry.id}  " in result.stdout
        assert printed == entry.holds_in("saga"), entry.id
    assert max(map(len, result.stdout.splitlines())) <= 80


def test_a_rule_comes_with_words_kind_value_source_and_setting() -> None:
    lines = paragraph(run("fallout").stdout, "B-20")

    assert lines[:5] == [
        "B-20  the book's rule",
        "Whether the further roll after a double may be declined.",
        "Value: no, one must roll again",
        "Source: “Sie sind am Zug!”",
        "Setting: further_roll_optional",
    ]


def test_what_is_a_house_rule_elsewhere_is_shown_as_the_book_s_rule_of_planetopoly() -> None:
    printed = run("planetopoly").stdout

    assert paragraph(printed, "PL-10-2")[0] == "PL-10-2  the book's rule"
    assert "Settings: no_rent_in_jail, sales_before_roll" in paragraph(printed, "PL-10-2")
    assert paragraph(printed, "F-30")[0] == "F-30  a ruling of ours"
    assert not {"HOUSE-3", "HOUSE-4", "BUY-2", "RENT-8"} & {
        row["id"] for row in rows("planetopoly")
    }


def test_without_an_edition_each_value_has_its_edition_s_name() -> None:
    lines = paragraph(run().stdout, "B-20")

    assert "fallout: no, one must roll again" in lines
    assert "saga: yes, one may roll again" in lines


def test_the_tests_that_show_a_rule_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = {"RENT-4": {"any": ["tests/test_rent.py::test_double"]}, "B-20": {"saga": ["t"]}}
    monkeypatch.setattr(ledger, "shown", lambda: shown)

    saga, fallout = run("saga").stdout, run("fallout").stdout

    assert paragraph(saga, "RENT-4")[-1] == "Test: tests/test_rent.py::test_double"
    assert paragraph(saga, "B-20")[-1] == "Test: t"
    assert paragraph(fallout, "B-20")[-1] == "Tests: none yet"


def test_every_part_of_the_command_s_words_is_in_the_chosen_language() -> None:
    german, dutch = run("saga", "--language", "de").stdout, run("saga", "--language", "nl").stdout

    assert "F-42  eigene Festlegung" in german
    assert "F-42  eigen uitspraak" in dutch
    for word in ("the book's rule", "Setting", "Source", "Value", "none yet"):
        assert word not in german
        assert word not in dutch


@pytest.mark.parametrize(
    ("environment", "heading"),
    [
        ({"LANG": "de_AT.UTF-8"}, "Die Regeln von Star Wars Saga"),
        ({"LC_ALL": "nl_NL.UTF-8", "LANG": "de_DE"}, "De regels van Star Wars Saga"),
        ({"LANG": "C.UTF-8"}, "The rules of Star Wars Saga"),
        ({}, "The rules of Star Wars Saga"),
    ],
)
def test_the_locale_chooses_the_language(environment: dict[str, str], heading: str) -> None:
    assert run("saga", **environment).stdout.splitlines()[0] == heading


def test_a_form_leaves_out_the_rules_of_the_others() -> None:
    standard = {row["id"] for row in rows("clone-wars", "--form", "standard")}
    timed = {row["id"]: row["value"] for row in rows("clone-wars", "--form", "timed")}
    special = {row["id"] for row in rows("clone-wars", "--form", "special")}

    assert not {"Q-1", "F-21", "F-41", "CW-M-3", "F-14"} & standard
    assert {"CW-M-3", "CW-M-X", "F-14", "RENT-4"} <= special
    assert not {"Q-1", "SG-F-1", "E2-F-1", "F-18"} & special
    assert "RENT-4" in standard
    assert timed["Q-2"] == "four, as in the standard game"
    assert "F-21" in timed
    assert "F-41" not in timed


def test_json_has_every_field() -> None:
    by_id = {row["id"]: row for row in rows("episode-2")}

    row = by_id["B-7"]
    assert row["value"].startswith("yes: the creditor may accept")
    assert (row["chapter"], row["kind"]) == ("differences", "book")
    assert row["words"] == ledger.words("B-7")
    assert row["editions"] == ["clone-wars", "saga", "episode-2", "fallout"]
    assert row["sources"]["episode-2"] == "“Opmerkingen”"
    assert row["settings"] == ["settle_rent_in_property"]
    assert row["tests"] == ledger.tests_that_show("B-7", "episode-2")
    assert by_id["RENT-1"]["value"] is None
    assert set(row) == {
        "id", "chapter", "kind", "words", "value", "editions", "sources", "settings", "tests",
    }  # fmt: skip


def test_json_of_all_editions_has_the_value_of_each() -> None:
    by_id = {row["id"]: row for row in rows("--language", "nl")}

    assert [row["id"] for row in rows()] == [entry.id for entry in ledger.rules()]
    assert by_id["B-1"]["value"]["clone-wars"] == "ja, toch dubbele huur"
    assert by_id["B-1"]["value"]["saga"] == "nee, alleen de basishuur"
    assert by_id["RENT-1"]["value"] is None


def test_an_unknown_edition_is_refused_with_the_ones_there_are() -> None:
    result = run("atlantis")

    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr == (
        "There is no edition “atlantis”. Choose one of: clone-wars, saga, episode-2, fallout, "
        "planetopoly.\n"
    )


def test_a_form_that_the_edition_lacks_is_refused_with_the_ones_it_has() -> None:
    result = run("saga", "--form", "timed")

    assert result.exit_code == 2
    assert (
        result.stderr == "Star Wars Saga has no “timed” game. Choose one of: standard, special.\n"
    )
    assert run("--form", "blitz").stderr == (
        "No edition has a “blitz” game. Choose one of: standard, special, short, timed.\n"
    )

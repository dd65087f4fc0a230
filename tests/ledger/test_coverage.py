"""The coverage check can fail: made-up rules, docstrings and marks, each with a gap."""

from pathlib import Path

import pytest

from freehold.ledger.coverage import (
    compare,
    docstrings,
    ids_in,
    showing,
    stated_in,
    untested,
)
from freehold.ledger.entries import RuleEntry, Source

SHOWN = {"RENT-1": {"any": ["a"]}, "B-1": {"saga": ["b"], "fallout": ["c"]}}


def entry(id: str, *, per_edition: bool = False, editions: str = "saga fallout") -> RuleEntry:
    sources = {edition: Source("Miete") for edition in editions.split()}
    return RuleEntry(id, "rent", "book", sources, (), (), (), per_edition)


RULES = [entry("RENT-1"), entry("B-1", per_edition=True)]
BOTH = {"RENT-1", "B-1"}


def test_nothing_is_missing_when_all_three_agree() -> None:
    gaps = compare(RULES, stated=BOTH, mentioned=BOTH, shown=SHOWN)

    assert gaps.not_in_code == []
    assert gaps.unknown_in_code == []
    assert gaps.without_test == []
    assert gaps.unknown_on_tests == []


def test_a_rule_that_the_code_does_not_state_is_found() -> None:
    gaps = compare(RULES, stated={"B-1"}, mentioned=BOTH, shown=SHOWN)

    assert gaps.not_in_code == ["RENT-1"]


def test_an_id_in_the_code_that_the_ledger_lacks_is_found() -> None:
    gaps = compare(RULES, stated=BOTH, mentioned=BOTH | {"RENT-99"}, shown=SHOWN)

    assert gaps.unknown_in_code == ["RENT-99"]


def test_a_rule_without_a_test_is_found() -> None:
    gaps = compare(RULES, stated=BOTH, mentioned=BOTH, shown={"B-1": SHOWN["B-1"]})

    assert gaps.without_test == ["RENT-1"]


@pytest.mark.parametrize("marks", [{"saga": ["b"]}, {"saga": ["b"], "any": ["c"]}])
def test_where_editions_differ_a_test_of_another_edition_or_of_any_is_not_enough(
    marks: dict[str, list[str]],
) -> None:
    gaps = compare(RULES, stated=BOTH, mentioned=BOTH, shown={**SHOWN, "B-1": marks})

    assert gaps.without_test == ["B-1 in fallout"]


def test_where_editions_are_alike_a_test_in_one_of_them_is_enough() -> None:
    shown = {**SHOWN, "RENT-1": {"saga": ["a"]}}

    assert compare(RULES, stated=BOTH, mentioned=BOTH, shown=shown).without_test == []


def test_an_id_on_a_test_that_the_ledger_lacks_is_found() -> None:
    gaps = compare(RULES, stated=BOTH, mentioned=BOTH, shown={**SHOWN, "RENT-99": {"any": ["d"]}})

    assert gaps.unknown_on_tests == ["RENT-99"]


def test_a_mark_for_an_edition_in_which_the_rule_does_not_hold_is_found() -> None:
    shown = {**SHOWN, "RENT-1": {"any": ["a"], "atlantis": ["d"]}}

    gaps = compare(RULES, stated=BOTH, mentioned=BOTH, shown=shown)

    assert gaps.unknown_on_tests == ["RENT-1 in atlantis"]


def test_only_the_asked_edition_needs_its_test() -> None:
    rules = [entry("B-1", per_edition=True)]

    assert untested(rules, {"B-1": {"saga": ["b"]}}, "saga") == []
    assert untested(rules, {"B-1": {"saga": ["b"]}}, "fallout") == ["B-1 in fallout"]


def test_the_edition_s_own_tests_come_first() -> None:
    shown = {"RENT-1": {"any": ["x"], "fallout": ["y"], "saga": ["z"]}}

    assert showing(entry("RENT-1"), shown, "saga") == ["z", "x", "y"]
    assert showing(entry("RENT-1", per_edition=True), shown, "saga") == ["z"]
    assert showing(entry("RENT-2"), shown, "saga") == []


STANDARD = ["RENT-4", "B-12", "Q-3", "F-45", "SETUP-1", "HOUSE-2"]
SPECIAL = ["CW-M-L1", "CW-M-X", "CW-M-1", "SG-F-D6", "E2-F-2", "PL-10-2"]


@pytest.mark.parametrize("id", STANDARD + SPECIAL)
def test_ids_of_every_shape_are_seen(id: str) -> None:
    assert ids_in(f"as {id} says") == {id}
    assert stated_in(f"{id}: so it is.") == {id}
    assert stated_in(f"{id} (in a note)") == {id}


def test_a_mention_is_no_statement() -> None:
    assert stated_in("Pays as in RENT-4, and see B-1.") == set()


def test_notes_of_a_rule_may_stand_beside_it() -> None:
    assert stated_in("BUILD-3, F-6 and B-8: a hotel is the fifth step.") == {
        "BUILD-3",
        "F-6",
        "B-8",
    }


def test_standards_are_no_rules() -> None:
    assert ids_in("UTF-8 text, SHA-256 digest, sm_90") == set()


def test_docstrings_are_those_of_modules_classes_and_functions(tmp_path: Path) -> None:
    below = tmp_path / "deeper"
    below.mkdir()
    (below / "rent.py").write_text(
        '"""Module."""\n# RENT-1: a comment\nclass A:\n    """Class."""\n'
        '    def b(self):\n        """Function."""\n        return "RENT-2: no docstring"\n'
    )

    assert sorted(docstrings(tmp_path)) == ["Class.", "Function.", "Module."]

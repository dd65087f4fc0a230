"""Marks are read from the tests' source, in every place where they may stand."""

from pathlib import Path

import pytest

from freehold.ledger.collect import collect, main, written
from freehold.ledger.entries import LedgerError


def collected(folder: Path, source: str) -> dict[str, dict[str, list[str]]]:
    (folder / "tests").mkdir(exist_ok=True)
    (folder / "tests" / "test_rent.py").write_text(source)
    return collect(folder)


def test_a_mark_without_an_edition_shows_the_rule_in_any(tmp_path: Path) -> None:
    found = collected(tmp_path, '@pytest.mark.rule("RENT-4")\ndef test_double(): ...')

    assert found == {"RENT-4": {"any": ["tests/test_rent.py::test_double"]}}


def test_a_mark_may_name_several_rules_and_editions(tmp_path: Path) -> None:
    found = collected(
        tmp_path,
        '@pytest.mark.rule("RENT-4", "B-1", edition=("saga", "fallout"))\ndef test_a(): ...',
    )

    here = ["tests/test_rent.py::test_a"]
    assert found == {rule: {"saga": here, "fallout": here} for rule in ("RENT-4", "B-1")}


def test_a_test_may_carry_several_marks_among_others(tmp_path: Path) -> None:
    found = collected(
        tmp_path,
        '@pytest.mark.slow\n@pytest.mark.rule("B-1", edition="saga")\n'
        '@pytest.mark.parametrize("x", [1])\n@pytest.mark.rule("B-1", edition="fallout")\n'
        "async def test_a(x): ...",
    )

    assert sorted(found["B-1"]) == ["fallout", "saga"]


def test_marks_of_the_module_and_of_classes_go_to_every_test_in_them(tmp_path: Path) -> None:
    found = collected(
        tmp_path,
        'pytestmark = [pytest.mark.slow, pytest.mark.rule("RENT-1")]\n'
        "def helper(): ...\n"
        "def test_a(): ...\n"
        '@pytest.mark.rule("RENT-2")\n'
        "class TestB:\n"
        '    pytestmark = pytest.mark.rule("RENT-3")\n'
        "    def test_c(self): ...\n",
    )

    in_class = ["tests/test_rent.py::TestB::test_c"]
    assert found == {
        "RENT-1": {"any": [*in_class, "tests/test_rent.py::test_a"]},
        "RENT-2": {"any": in_class},
        "RENT-3": {"any": in_class},
    }


@pytest.mark.parametrize(
    ("mark", "reason"),
    [
        ("rule(ID)", "“ID” in a rule mark is not a plain string"),
        ('rule("B-1", edition=EDITION)', "“EDITION” in a rule mark is not a plain string"),
        ("rule()", "without a rule id"),
        ('rule("B-1", editions="saga")', "edition= only"),
    ],
)
def test_a_mark_that_cannot_be_read_is_refused_with_its_place(
    tmp_path: Path, mark: str, reason: str
) -> None:
    with pytest.raises(LedgerError, match=r"tests/test_rent.py:2: ") as refused:
        collected(tmp_path, f"\n@pytest.mark.{mark}\ndef test_a(): ...")

    assert reason in str(refused.value)


def test_the_file_is_the_same_whatever_the_order_of_the_tests(tmp_path: Path) -> None:
    one = '@pytest.mark.rule("RENT-1")\ndef test_a(): ...\n'
    two = '@pytest.mark.rule("RENT-1")\ndef test_b(): ...\n'

    assert written(collected(tmp_path, one + two)) == written(collected(tmp_path, two + one))


def test_check_says_what_to_do_when_the_list_is_stale(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    collected(tmp_path, '@pytest.mark.rule("RENT-4")\ndef test_a(): ...')

    assert main(["--check", "--root", str(tmp_path)]) == 1
    assert "run python -m freehold.ledger.collect" in capsys.readouterr().err

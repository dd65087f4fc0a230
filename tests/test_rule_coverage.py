"""Every rule of the ledger is in the code and has a test, and nothing else is.

Three lists of ids are compared all ways: the ledger (``freehold.ledger``), the
docstrings of ``freehold.rules``, and the ``rule`` marks on the tests.  That the
comparison can fail is shown in ``tests/ledger/test_coverage.py``.
"""

from pathlib import Path

import pytest

from freehold import ledger
from freehold.editions.settings import SETTINGS
from freehold.ledger import pages
from freehold.ledger.collect import SHOWN, collect, written
from freehold.ledger.coverage import Gaps, compare, docstrings, ids_in, stated_in
from freehold.state import EDITION, Edition

ROOT = Path(__file__).parents[1]
RULES = ROOT / "src" / "freehold" / "rules"

OF_THE_TABLE = {"ask_end_of_turn", "max_counter_offers"}
"""Settings of the app, not of any rulebook."""


@pytest.fixture(scope="module")
def gaps() -> Gaps:
    texts = docstrings(RULES)
    return compare(
        ledger.rules(),
        stated=set[str]().union(*map(stated_in, texts)),
        mentioned=set[str]().union(*map(ids_in, texts)),
        shown=collect(ROOT),
    )


def listed(ids: list[str]) -> str:
    return f"{len(ids)}: {', '.join(ids)}"


def test_every_rule_of_the_ledger_is_stated_in_the_code(gaps: Gaps) -> None:
    missing = gaps.not_in_code
    assert not missing, f"in the ledger, but in no docstring of rules/: {listed(missing)}"


def test_every_rule_in_the_code_is_in_the_ledger(gaps: Gaps) -> None:
    unknown = gaps.unknown_in_code
    assert not unknown, f"in a docstring of rules/, but not in the ledger: {listed(unknown)}"


def test_every_rule_of_the_ledger_has_a_test(gaps: Gaps) -> None:
    missing = gaps.without_test
    assert not missing, f"in the ledger, but on no test: {listed(missing)}"


def test_every_rule_on_a_test_is_in_the_ledger_and_holds_in_that_edition(gaps: Gaps) -> None:
    unknown = gaps.unknown_on_tests
    assert not unknown, f"on a test, but not so in the ledger: {listed(unknown)}"


def test_the_list_of_tests_is_fresh() -> None:
    fresh = SHOWN.read_text(encoding="utf-8") == written(collect(ROOT))
    assert fresh, "run python -m freehold.ledger.collect"


def test_the_pages_are_fresh() -> None:
    old = pages.stale(ROOT / "docs" / "rulebooks")
    assert not old, f"run python -m freehold.ledger.pages; stale are {listed(old)}"


def settings_of_the_record() -> list[str]:
    """The fields of the edition record from the first rule setting to the last."""
    fields = list(Edition.__annotations__)
    assert set(fields) == set(EDITION.names or ()), "the record's layout and its class differ"
    return fields[fields.index("figures_after_throw") :]


def test_every_setting_is_governed_by_a_rule_and_no_rule_names_another() -> None:
    named = {setting for entry in ledger.rules() for setting in entry.settings}
    settings = set(settings_of_the_record())

    assert sorted(settings - named - OF_THE_TABLE) == []
    assert sorted(named - settings) == []


def test_the_settings_table_and_the_ledger_agree_which_rule_a_setting_governs() -> None:
    table = {(rule, setting.field) for setting in SETTINGS for rule in setting.rules}
    of_the_ledger = {(entry.id, name) for entry in ledger.rules() for name in entry.settings}

    assert sorted(table - of_the_ledger) == []

"""The page about house rules tells of every one of them in every edition."""

import json

import pytest

from bench.house_rules import FILE, GAMES, house_rules, plan_with
from freehold.editions import edition_names
from tests.docs.pages import text_of

TOLD = json.loads(FILE.read_text(encoding="utf-8"))
ROWS = {(row["edition"], row["setting"]): row for row in TOLD["rows"]}


@pytest.mark.parametrize("edition", edition_names())
def test_every_house_rule_that_changes_the_edition_was_measured(edition: str):
    own = plan_with(edition, {}).edition.tobytes()
    changing = {
        name
        for name, value in house_rules()
        if plan_with(edition, {name: value}).edition.tobytes() != own
    }

    assert {setting for place, setting in ROWS if place == edition} == changing


def test_the_figures_are_sound():
    for row in TOLD["rows"]:
        for found in row["differences"]:
            change = found["first"]["value"] - found["second"]["value"]
            assert found["difference"]["value"] == pytest.approx(change, abs=1e-9)
            assert found["difference"]["low"] <= found["difference"]["value"]
            assert found["difference"]["value"] <= found["difference"]["high"]
    assert TOLD["games"] == GAMES


def test_the_page_has_a_row_for_each():
    page = text_of("reference/house-rules-measured.md")

    for edition, setting in ROWS:
        section = page[page.index(f"`--set {setting}=") :].split("\n## ")[0]
        assert f"| `{edition}` |" in section

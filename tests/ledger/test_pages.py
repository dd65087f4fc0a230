"""The pages show every rule with what belongs to it."""

import re
from pathlib import Path

import pytest

from freehold import ledger
from freehold.editions import load
from freehold.ledger import pages
from freehold.reference.tables import settings_page


def test_every_rule_is_a_heading_of_its_chapter_s_page() -> None:
    made = pages.pages()

    for entry in ledger.rules():
        page = made[f"{entry.chapter}.md"]
        assert f"\n## {entry.id}\n" in page
        assert ledger.words(entry.id).split(". ")[0] in page


def test_an_entry_has_its_value_kind_sources_and_setting() -> None:
    page = pages.pages()["differences.md"]
    entry = page[page.index("## B-7\n") : page.index("## B-8\n")]

    assert "| Fallout | no |" in entry
    assert "- Kind: the book's rule" in entry
    assert "  - Star Wars Episode II: “Opmerkingen”" in entry
    assert "  - Fallout: not said; held here" in entry
    assert "- Setting: `settle_rent_in_property`" in entry


def test_every_chapter_and_edition_is_on_the_index() -> None:
    index = pages.pages()["index.md"]

    for chapter in ledger.chapters():
        assert f"({chapter.name}.md) | {len(chapter.rules)} |" in index
    for edition in ledger.editions():
        assert f"| `{edition}` |" in index


@pytest.mark.parametrize("edition", ledger.editions())
def test_an_edition_s_page_has_every_rule_that_holds_there_and_no_other(edition: str) -> None:
    page = pages.pages()[f"{edition}.md"]
    held = [entry for entry in ledger.rules() if entry.holds_in(edition)]

    assert re.findall(r"^### (\S+)$", page, re.MULTILINE) == [entry.id for entry in held]
    for entry in held:
        section = page[page.index(f"### {entry.id}\n") :].split("\n### ")[0]
        assert f"- Kind: {ledger.say('en', f'ledger-kind-{entry.kind}')}" in section
        assert f"- Source: {ledger.source(entry.id, edition)}" in section
        assert all(f"`{test}`" in section for test in ledger.tests_that_show(entry.id, edition))


@pytest.mark.parametrize("edition", ledger.editions())
def test_the_rulebook_that_an_edition_names_is_its_page(edition: str) -> None:
    assert load(edition).rulebook == f"docs/rulebooks/{edition}.md"


def test_an_edition_s_page_has_the_value_there_form_by_form() -> None:
    page = pages.pages()["clone-wars.md"]
    hotels = page[page.index("### Q-2\n") : page.index("### Q-3\n")]
    dice = pages.pages()["saga.md"].split("### B-2\n")[1].split("\n### ")[0]

    assert "- Here, short game: three\n" in hotels
    assert "- Here, timed game: four, as in the standard game\n" in hotels
    assert "- Setting: `houses-before-hotel` = `3` (short), `4` (timed)\n" in hotels
    assert "- Here: both dice, thrown anew\n" in dice
    assert "- Setting: `utility-dice` = `thrown-anew`\n" in dice


def test_missing_changed_and_left_over_pages_are_stale(tmp_path: Path) -> None:
    assert pages.main(["--root", str(tmp_path)]) == 0
    folder = tmp_path / "docs" / "rulebooks"
    assert pages.stale(folder) == []

    (folder / "rent.md").unlink()
    (folder / "jail.md").write_text("changed")
    (folder / "old.md").write_text("left over")

    assert pages.stale(folder) == ["jail.md", "old.md", "rent.md"]
    assert pages.main(["--check", "--root", str(tmp_path)]) == 1
    assert pages.main(["--root", str(tmp_path)]) == 0
    assert pages.stale(folder) == []


def test_a_house_rule_of_other_editions_is_on_planetopoly_s_page_as_its_own_rule() -> None:
    page = pages.pages()["planetopoly.md"]
    in_jail = page.split("### PL-10-2\n")[1].split("\n### ")[0]
    who_trades = page.split("### F-30\n")[1].split("\n### ")[0]

    assert "- Kind: the book's rule\n" in in_jail
    assert "- Setting: `no-rent-in-jail` = `true`\n" in in_jail
    assert "- Kind: a ruling of ours\n" in who_trades
    assert "- Setting: `no-auctions` = `true`\n" in who_trades
    assert "### HOUSE-3\n" not in page
    assert "### HOUSE-4\n" not in page


def test_the_page_of_settings_says_where_a_house_rule_is_the_book_s() -> None:
    page = settings_page()

    assert "- `no-auctions` is in `planetopoly` a ruling ([F-30]" in page
    assert "- `no-rent-in-jail` is in `planetopoly` a book rule ([PL-10-2]" in page
    assert page.count(" is in `") == 2

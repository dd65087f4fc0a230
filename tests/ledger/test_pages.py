"""The pages show every rule with what belongs to it."""

from pathlib import Path

from freehold import ledger
from freehold.ledger import pages


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

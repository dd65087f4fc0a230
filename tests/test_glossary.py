"""The glossary page says what vocabulary.py says."""

from pathlib import Path

import pytest

from freehold import glossary

SOURCE = '''
"""The words."""
from enum import IntEnum

LIMIT = 8
BANK = -1
"""The bank,
which never goes broke."""

class Lot(IntEnum):
    """What is under the hammer."""

    DEED = 0
    HOUSE = 1
    """One of the last."""
'''


def test_the_page_has_documented_constants_and_all_members_of_enums():
    page = glossary.glossary(SOURCE)

    assert page.startswith(glossary.HEADER.strip())
    assert page.endswith("""
## Constants

- `BANK`: The bank, which never goes broke.

## Lot

What is under the hammer.

- `DEED`
- `HOUSE`: One of the last.
""")


def test_the_page_in_the_docs_is_fresh():
    assert glossary.main(["--check"]) == 0


def test_check_refuses_a_stale_page_and_leaves_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    page = tmp_path / "glossary.md"
    page.write_text("old")
    monkeypatch.setattr(glossary, "PAGE", page)

    assert glossary.main(["--check"]) == 1
    assert page.read_text() == "old"
    assert "docs/glossary.md is stale" in capsys.readouterr().err

    assert glossary.main([]) == 0
    assert glossary.main(["--check"]) == 0


def test_unknown_arguments_are_refused(capsys: pytest.CaptureFixture[str]):
    assert glossary.main(["--chekc"]) == 2
    assert "usage" in capsys.readouterr().err

"""The documentation as the tests see it."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
EXAMPLES = DOCS / "examples"

FENCE = re.compile(r"^ *```.*?^ *```$", re.MULTILINE | re.DOTALL)


def pages() -> list[Path]:
    """Every page that people read: docs/, and what lies at the root and in the editions."""
    found = [
        *DOCS.rglob("*.md"),
        ROOT / "README.md",
        ROOT / "CONTRIBUTING.md",
        ROOT / "CHANGELOG.md",
    ]
    return sorted([*found, *(ROOT / "src" / "freehold" / "editions").glob("*/README.md")])


def name_of(page: Path) -> str:
    """A page's path in the checkout."""
    return page.relative_to(ROOT).as_posix()


def text_of(page: Path | str) -> str:
    """The text of a page, by its path or its path below docs/."""
    path = DOCS / page if isinstance(page, str) else page
    return path.read_text(encoding="utf-8")


def blocks(text: str, language: str) -> list[str]:
    """The fenced blocks of a language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def prose(text: str) -> str:
    """A page without its blocks of code."""
    return FENCE.sub("", text)


def is_made(text: str) -> bool:
    """Whether a page is made from the code."""
    return text.startswith("<!-- Made by") or "This page is made from" in text


def anchors(text: str) -> set[str]:
    """The places that a link can lead to: headings, as GitHub names them."""
    headings = re.findall(r"^#+ (.+)$", prose(text), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}

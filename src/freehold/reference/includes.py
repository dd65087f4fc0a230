"""Code and its output in the tutorials: taken from docs/examples, never typed twice.

A page says ``<!-- file: examples/first_game.py -->`` or ``<!-- output: … -->`` before a
fenced block; the block is then the file, or what the script prints.
"""

import contextlib
import io
import re
import runpy
from pathlib import Path

MARK = re.compile(
    r"<!-- (?P<what>file|output): (?P<path>\S+) -->\n```(?P<language>\w*)\n.*?^```$",
    re.MULTILINE | re.DOTALL,
)


def including_pages(docs: Path) -> list[Path]:
    """The pages that include something."""
    found = sorted(path for path in docs.rglob("*.md"))
    return [path for path in found if MARK.search(path.read_text(encoding="utf-8"))]


def refreshed(page: str, docs: Path) -> str:
    """A page with every included block as it should be."""
    return MARK.sub(lambda found: _block(found, docs), page)


def _block(found: "re.Match[str]", docs: Path) -> str:
    what, path, language = found["what"], found["path"], found["language"]
    file = docs / path
    text = output_of(file) if what == "output" else file.read_text(encoding="utf-8")
    return f"<!-- {what}: {path} -->\n```{language}\n{text.strip()}\n```"


def output_of(script: Path) -> str:
    """What a script prints."""
    heard = io.StringIO()
    with contextlib.redirect_stdout(heard):
        runpy.run_path(str(script), run_name="__main__")
    return heard.getvalue()

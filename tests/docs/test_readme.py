"""What the README says runs."""

import contextlib
import io
import re

from freehold import replay
from tests.docs.pages import ROOT, text_of

MARKED = re.compile(r"<!-- run: tests/docs -->\n```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_the_marked_block_of_the_readme_runs_and_ends_in_a_record_that_replays():
    [block] = MARKED.findall(text_of(ROOT / "README.md"))
    heard = io.StringIO()

    with contextlib.redirect_stdout(heard):
        exec(compile(block, "README.md", "exec"), {})

    said = heard.getvalue()
    assert "0 BUY" in said
    assert "Choice(action=5, words='buy'" in said
    assert replay(said[said.index("freehold-record") :]).seats[0].deeds == ("ruusan",)


def test_the_commands_of_the_readme_are_those_that_there_are():
    from freehold.cli import COMMANDS  # noqa: PLC0415

    readme = text_of(ROOT / "README.md")
    rows = re.findall(r"^\| `(\w+)[^`]*` \|", readme, re.MULTILINE)

    assert set(rows) == set(COMMANDS)

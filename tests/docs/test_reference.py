"""The reference names everything that there is, and nothing on it is stale."""

import re
from pathlib import Path

import click
import pytest

import freehold
from freehold import Table, reference
from freehold.bots.random_player import random_action
from freehold.editions import SETTINGS, edition_names, load
from freehold.notation.actions import ALIASES, all_words
from freehold.reference import api
from freehold.reference.actions import ANY_TIME, all_shown, examples, slug
from freehold.reference.commands import commands, option_words
from freehold.vocabulary import Decision, Event
from tests.docs.pages import DOCS, text_of


def test_the_generated_pages_are_fresh():
    assert reference.main(["--check"]) == 0


def test_check_refuses_a_stale_page_and_leaves_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    (tmp_path / "reference").mkdir()
    page = tmp_path / "reference" / "editions.md"
    page.write_text("old")
    made = {"editions.md": lambda _docs: "new\n"}
    monkeypatch.setattr(reference, "DOCS", tmp_path)
    monkeypatch.setattr(reference, "PAGES", made)

    assert reference.main(["--check"]) == 1
    assert page.read_text() == "old"
    assert "docs/reference/editions.md" in capsys.readouterr().err

    assert reference.main([]) == 0
    assert reference.main(["--check"]) == 0
    assert reference.main(["--chekc"]) == 2


def test_a_block_in_a_page_is_the_file_and_what_it_prints(tmp_path: Path):
    (tmp_path / "examples").mkdir()
    (tmp_path / "examples" / "one.py").write_text("print(1 + 1)\n")
    file = "<!-- file: examples/one.py -->\n```python\n```\n"
    page = f"{file}\n<!-- output: examples/one.py -->\n```text\n3\n```\n"

    made = reference.refreshed(page, tmp_path)

    assert "```python\nprint(1 + 1)\n```" in made
    assert "```text\n2\n```" in made


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
def test_every_setting_is_documented_with_its_value_in_every_edition_and_form(setting):
    rows = [
        row
        for row in text_of("reference/settings.md").splitlines()
        if f"| `{setting.name}` |" in row
    ]
    columns = sum(len(load(name).forms) for name in edition_names())

    assert len(rows) == 2
    assert rows[1].count("|") == columns + 2
    assert all(f"[{rule}]" in rows[0] for rule in setting.rules)


@pytest.mark.parametrize("word", all_words())
def test_every_action_word_is_documented_with_what_it_answers(word):
    rows = re.findall(
        rf"^\| `{word}[^`-]*` \| (.+?) \| `(.+?)` \|", text_of("reference/actions.md"), re.M
    )

    assert rows
    assert all(answers and example.startswith(word) for answers, example in rows)


@pytest.mark.parametrize("alias", ALIASES)
def test_every_alias_is_documented(alias):
    assert f"| `{alias}` |" in text_of("reference/actions.md")


@pytest.mark.parametrize("event", Event, ids=lambda event: event.name)
def test_every_event_is_documented(event):
    assert f"| `{event.name}` |" in text_of("reference/events.md")


@pytest.mark.parametrize("decision", Decision, ids=slug)
def test_every_decision_is_documented(decision):
    assert f"\n## {slug(decision)}\n" in text_of("reference/decisions.md")
    assert decision == Decision.NONE or examples(DOCS)[decision]


@pytest.mark.parametrize(
    ("context", "command"), commands(), ids=lambda item: getattr(item, "command_path", "")
)
def test_every_command_and_option_is_documented(context, command):
    page = text_of("reference/cli.md")
    section = page[page.index(f"## {context.command_path}\n") :].split("\n## ")[0]

    for option in (p for p in command.params if isinstance(p, click.Option)):
        assert f"| `{option_words(option)}` |" in section


@pytest.mark.parametrize("name", edition_names())
def test_every_edition_is_documented_with_its_forms(name):
    assert re.search(
        rf"^\| \[`{name}`\].*{', '.join(load(name).forms)} \|",
        text_of("reference/editions.md"),
        re.M,
    )


def test_every_public_name_is_documented():
    assert {*api.WHERE, *api.ELSEWHERE} == set(freehold.__all__)


def test_every_public_attribute_and_method_of_a_table_is_documented():
    table = Table("saga", 2, seed=1)
    page = text_of("reference/api.md")
    section = page[page.index("## Table\n") : page.index("## Choice\n")]
    public = {name for name in [*vars(table), *dir(Table)] if not name.startswith("_")}

    assert {
        n for n in public if f"| `{n}` |" not in section and f"### Table.{n}\n" not in section
    } == set()


def test_no_attribute_is_documented_that_there_is_not():
    table = Table("saga", 2, seed=1)
    samples = {
        "Table": table,
        "Seat": table.seats[0],
        "Choice": table.choices()[0],
        "Told": table.told[0],
    }

    for key in api.MEANINGS:
        owner, _, name = key.partition(".")
        if owner in samples:
            assert hasattr(samples[owner], name), key


@pytest.mark.parametrize("edition", edition_names())
def test_play_brings_no_answer_that_the_pages_do_not_have(edition):
    shown = {(item.decision, item.words.split()[0]) for item in all_shown(DOCS)}
    for form in load(edition).forms:
        settings = {"turn-limit": 60, "rent-on-demand": form != "standard"}
        table = Table(
            edition, 3, form=form, seed=4, settings=settings, choose_figures=True, chance="hand"
        )
        while not table.is_over:
            found = {(table.decision, c.words.split()[0]) for c in table.choices()}
            assert {pair for pair in found if pair[1] != ANY_TIME} <= shown
            table.do(int(random_action(table.edition, table.game)))

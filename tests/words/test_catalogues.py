"""The catalogues themselves: the same messages, variables and variants in every language."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import freehold.words
from freehold.editions import SETTINGS
from freehold.vocabulary import Answer, CardEffect, Decision, Event, Reason
from freehold.words import languages
from freehold.words.catalogue import FILES
from freehold.words.choosing import FAMILIES

FOLDER = Path(freehold.words.__file__).parent
PLURALS = {"zero", "one", "two", "few", "many", "other"}


def slugs(enum):
    return {member.name.lower().replace("_", "-") for member in enum}


def entries(language, file):
    text = (FOLDER / language / f"{file}.ftl").read_text(encoding="utf-8")
    return FluentParser().parse(text).body


def messages(language, file):
    return {e.id.name: e for e in entries(language, file) if isinstance(e, ast.Message)}


def nodes(node):
    """A node and all below it."""
    if isinstance(node, list):
        for item in node:
            yield from nodes(item)
    elif isinstance(node, ast.BaseNode):
        yield node
        for value in vars(node).values():
            yield from nodes(value)


def variables(message):
    return {n.id.name for n in nodes(message) if isinstance(n, ast.VariableReference)}


def attributes(message):
    return {attribute.id.name for attribute in message.attributes}


def key(variant):
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def variants(message):
    """Every selector with the keys that it tells apart; plural forms are a language's own."""
    found = set()
    for node in nodes(message):
        if isinstance(node, ast.SelectExpression):
            keys = {key(variant) for variant in node.variants}
            selector = node.selector
            assert isinstance(selector, ast.VariableReference)
            found.add((selector.id.name, frozenset(keys - PLURALS)))
    return found


def test_every_language_has_its_folder_and_its_files():
    folders = {path.name for path in FOLDER.iterdir() if list(path.glob("*.ftl"))}
    assert folders == set(languages())
    for language in languages():
        assert {path.stem for path in (FOLDER / language).glob("*.ftl")} == set(FILES)


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", languages())
def test_a_catalogue_is_sound(language, file):
    found = entries(language, file)
    names = [entry.id.name for entry in found if isinstance(entry, ast.Message)]
    assert [entry.content for entry in found if isinstance(entry, ast.Junk)] == []
    assert len(set(names)) == len(names)
    assert all(message.value is not None for message in messages(language, file).values())


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", languages()[1:])
def test_all_languages_say_the_same(language, file):
    first, other = messages(languages()[0], file), messages(language, file)
    assert other.keys() == first.keys()
    for name, message in first.items():
        assert (name, variables(other[name])) == (name, variables(message))
        assert (name, attributes(other[name])) == (name, attributes(message))
        assert (name, variants(other[name])) == (name, variants(message))


@pytest.mark.parametrize("language", languages())
def test_every_part_of_the_vocabulary_has_its_message(language):
    deeds = slugs(Answer) | set(FAMILIES.values())
    actions = {f"action-{deed}" for deed in deeds} | {f"cannot-{deed}" for deed in deeds}
    assert messages(language, "events").keys() == {f"event-{e}" for e in slugs(Event)}
    assert messages(language, "decisions").keys() == {f"decision-{d}" for d in slugs(Decision)}
    assert messages(language, "reasons").keys() == {f"reason-{r}" for r in slugs(Reason)}
    extra = {"refusal", "allowed", "cannot-nothing"}
    assert messages(language, "actions").keys() == actions | extra
    effects = {f"effect-{effect}" for effect in slugs(CardEffect)}
    assert messages(language, "cards").keys() == effects | {"card-text"}


@pytest.mark.parametrize("language", languages())
def test_every_setting_has_a_label_a_sentence_and_its_values(language):
    found = messages(language, "settings")
    expected = {"value-yes", "value-no"}
    for setting in SETTINGS:
        expected |= {f"setting-{setting.name}", f"kind-{setting.kind}"}
        if setting.type == "int":
            expected.add(f"value-{setting.name}")
        expected |= {f"value-{setting.name}-{choice}" for choice in setting.choices}
    assert found.keys() == expected
    assert all(
        attributes(message) == {"about"}
        for name, message in found.items()
        if name.startswith("setting-")
    )


# --- how people are spoken to --------------------------------------------------

FORMAL = {
    "de": r"\bSie\b|\bIhnen\b|\bIhr(e[mnrs]?)?\b",
    "nl": r"\b[Uu](w|zelf)?\b",
}
"""How a stranger is addressed; a player is not one."""

TO_A_PLAYER = ("decisions", "actions", "reasons", "cards", "terminal", "errors")


def texts(message):
    """The words of a message without its variables, those of its attributes as well."""
    return [n.value for n in nodes(message) if isinstance(n, ast.TextElement)]


@pytest.mark.parametrize("file", TO_A_PLAYER)
@pytest.mark.parametrize("language", FORMAL)
def test_a_player_is_spoken_to_as_a_friend(language, file):
    for name, message in messages(language, file).items():
        found = [text for text in texts(message) if re.search(FORMAL[language], text)]
        assert (name, found) == (name, [])


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", languages())
def test_quotation_marks_are_those_of_the_language(language, file):
    wrong = r"[\"”]" if language == "de" else r"[\"„]"
    if (language, file) == ("en", "errors"):
        wrong = "[“”„]"  # word for word what the errors say, and they speak as scripts do
    for name, message in messages(language, file).items():
        found = [text for text in texts(message) if re.search(wrong, text)]
        assert (name, found) == (name, [])


@pytest.mark.parametrize("language", FORMAL)
def test_the_log_speaks_of_players_and_never_to_them(language):
    second_person = {"de": r"\b[Dd](u|ich|ir|ein\w*)\b", "nl": r"\b[Jj](e|ij|ou|ouw)\b"}[language]
    for name, message in messages(language, "events").items():
        found = [text for text in texts(message) if re.search(second_person, text)]
        assert (name, found) == (name, [])

"""The ledger loads, is complete, and has its words in three languages."""

import re

import pytest
from fluent.syntax import FluentParser, ast

from freehold import ledger
from freehold.ledger.entries import HERE

FAMILIES = {
    "SETUP": 6,
    "TURN": 9,
    "BUY": 4,
    "AUC": 2,
    "RENT": 8,
    "BUILD": 8,
    "SELL": 4,
    "TRADE": 6,
    "MORT": 5,
    "CARD": 3,
    "JAIL": 6,
    "TAX": 2,
    "DEBT": 2,
    "BANK": 5,
    "END": 1,
    "B": 21,
    "Q": 8,
    "HOUSE": 5,
}
RULINGS = "1 2 3 4 5 6 7 8 9 12 20 21 28 29 31 32 33 34 35 39 40 41 42 44 45 46 52 53 54 55"

WANTED = {
    *(f"{family}-{n}" for family, last in FAMILIES.items() for n in range(1, last + 1)),
    *(f"F-{n}" for n in RULINGS.split()),
}

ALL_FOUR = ("clone-wars", "saga", "episode-2", "fallout")


def parsed(language: str) -> list[ast.Message]:
    """Every message in the files of one language."""
    found: list[ast.Message] = []
    for path in (HERE / "words").glob(f"{language}*.ftl"):
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
        assert junk == []
        found += [entry for entry in resource.body if isinstance(entry, ast.Message)]
    return found


def messages(language: str) -> set[str]:
    """Every message id in the files of one language."""
    names = [message.id.name for message in parsed(language)]
    assert len(names) == len(set(names)), "a message id occurs twice"
    return set(names)


def messages_of_rules() -> set[str]:
    """Every message id that the entries ask for."""
    return {f"rule-{entry.id.lower()}" for entry in ledger.rules()} | {
        f"rule-{entry.id.lower()}-value-{key.replace('/', '-')}"
        for entry in ledger.rules()
        for key in entry.values
    }


def test_every_rule_of_the_first_three_parts_is_there() -> None:
    assert sorted(WANTED - {entry.id for entry in ledger.rules()}) == []


@pytest.mark.parametrize("language", ledger.LANGUAGES)
def test_every_rule_and_value_has_words_and_no_words_are_left_over(language: str) -> None:
    worded = {name for name in messages(language) if name.startswith("rule-")}

    assert worded == messages_of_rules()


@pytest.mark.parametrize("language", ledger.LANGUAGES)
def test_all_languages_have_the_same_messages(language: str) -> None:
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", ledger.LANGUAGES)
def test_every_rule_chapter_and_source_can_be_said(language: str) -> None:
    for chapter in ledger.chapters():
        assert ledger.say(language, f"chapter-{chapter.name}")
    for entry in ledger.rules():
        text = ledger.words(entry.id, language)
        assert text.endswith("."), entry.id
        assert not text[0].islower(), entry.id
        for edition in entry.editions:
            assert ledger.source(entry.id, edition, language), entry.id


@pytest.mark.parametrize("language", ["de", "nl"])
def test_translations_are_not_left_in_english(language: str) -> None:
    same = [e.id for e in ledger.rules() if ledger.words(e.id, language) == ledger.words(e.id)]

    assert same == []


@pytest.mark.parametrize("language", ["de", "nl"])
def test_translations_name_the_same_rules_and_amounts(language: str) -> None:
    """Numbers written in digits, ids among them, are the same in every language."""
    digits = re.compile(r"[A-Z]+-\d+|\d+")
    for message in sorted(messages_of_rules()):
        english = sorted(digits.findall(ledger.say("en", message)))
        assert sorted(digits.findall(ledger.say(language, message))) == english, message


def test_a_source_is_a_section_unless_the_book_is_silent_or_the_page_lost() -> None:
    for entry in ledger.rules():
        assert entry.editions, entry.id
        for edition, source in entry.sources.items():
            without = source.status in {"silent", "lost"}
            assert bool(source.sections) != without, f"{entry.id} in {edition}"


def test_a_rule_that_is_held_by_a_ruling_names_one_of_the_ledger() -> None:
    held = {s.held_by for entry in ledger.rules() for s in entry.sources.values() if s.held_by}

    assert {ledger.rule(ruling).kind for ruling in held} == {"ruling"}


def test_rules_mentioned_in_words_are_in_the_ledger() -> None:
    known = {entry.id for entry in ledger.rules()}
    for message in sorted(messages_of_rules()):
        mentioned = set(re.findall(r"\b[A-Z]+-\d+\b", ledger.say("en", message)))
        assert mentioned <= known, message


def test_where_editions_differ_each_has_a_value() -> None:
    for entry in ledger.rules():
        if entry.per_edition:
            valued = [e for e in entry.editions if ledger.value(entry.id, e) is not None]
            assert valued == list(entry.editions), entry.id


def test_the_differences_hold_in_all_four_and_the_shorter_games_in_three() -> None:
    for entry in ledger.rules():
        if entry.chapter == "differences":
            assert entry.editions == ALL_FOUR, entry.id
        if entry.chapter == "shorter-games":
            assert entry.editions == ("clone-wars", "episode-2", "fallout"), entry.id
            assert not entry.holds_in("clone-wars", "standard"), entry.id


def test_kinds_go_by_family() -> None:
    kinds = {entry.id.split("-")[0]: entry.kind for entry in ledger.rules()}

    assert (kinds["RENT"], kinds["B"], kinds["Q"]) == ("book", "book", "book")
    assert (kinds["F"], kinds["HOUSE"]) == ("ruling", "house")


def test_a_value_is_that_of_the_edition() -> None:
    assert ledger.value("B-20", "saga") == "yes, one may roll again"
    assert ledger.value("B-20", "fallout", "short", "de") == "nein, man muss noch einmal würfeln"


def test_a_value_is_that_of_the_form_or_of_each_form() -> None:
    assert ledger.value("Q-2", "clone-wars", "short") == "three"
    assert ledger.value("Q-2", "clone-wars", "timed") == "four, as in the standard game"
    assert ledger.value("Q-2", "clone-wars") == (
        "short game: three · timed game: four, as in the standard game"
    )
    assert ledger.value("Q-2", "fallout") == "three"


def test_a_rule_without_differences_has_no_value() -> None:
    assert ledger.value("RENT-1", "saga") is None
    assert ledger.value("Q-1", "saga") is None
    assert ledger.value("Q-1", "clone-wars", "standard") is None


def test_a_source_says_where_or_that_the_book_is_silent() -> None:
    assert ledger.source("BUILD-1", "clone-wars") == "“Siedlungen bauen”"
    assert ledger.source("TURN-8", "clone-wars") == "not said; held here, F-32"
    assert (
        ledger.source("TURN-8", "clone-wars", "nl") == "staat er niet in; geldt hier volgens F-32"
    )
    assert ledger.source("F-42", "saga") == "reads “1) Miete kassieren”"


def test_an_unknown_rule_edition_or_language_is_refused_by_name() -> None:
    with pytest.raises(ledger.LedgerError, match="RENT-99"):
        ledger.rule("RENT-99")
    with pytest.raises(ledger.LedgerError, match="atlantis"):
        ledger.stage("atlantis")
    with pytest.raises(ledger.LedgerError, match="klingon"):
        ledger.words("RENT-1", "klingon")


@pytest.mark.parametrize("language", ledger.LANGUAGES)
def test_words_of_rules_have_no_gaps_so_a_page_needs_only_their_id(language: str) -> None:
    for message in parsed(language):
        if message.id.name.startswith("rule-"):
            assert message.value is not None
            kinds = {type(element) for element in message.value.elements}
            assert kinds == {ast.TextElement}, message.id.name

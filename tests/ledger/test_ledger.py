"""The ledger loads, is complete, and has its words in three languages."""

import re

import pytest
from fluent.syntax import FluentParser, ast

from freehold import ledger
from freehold.editions import SETTINGS, find_setting, load
from freehold.ledger.coverage import ids_in
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
    "HOUSE": 6,
}
RULINGS = range(1, 60)
MISSIONS = {
    *(f"CW-M-{n}" for n in range(1, 5)),
    *(f"CW-M-{side}{n}" for side in "LD" for n in range(1, 7)),
    "CW-M-X",
}
POWERS = {"SG-F-1", "SG-F-2", *(f"SG-F-D{n}" for n in range(1, 7))}
THE_FORCE = {f"E2-F-{n}" for n in range(1, 7)}

RULES_OF_CHAPTER = {1: 3, 2: 4, 3: 3, 4: 2, 5: 9, 6: 3, 7: 4, 8: 3, 9: 5, 10: 5}
"""How many rules the ledger has from each chapter of Planetopoly's book."""
PLANETOPOLY = {
    f"PL-{chapter}-{n}" for chapter, last in RULES_OF_CHAPTER.items() for n in range(1, last + 1)
}
PLANETOPOLY_RULINGS = {f"F-{n}" for n in (*range(22, 28), 30, *range(47, 52))}

WANTED = {
    *(f"{family}-{n}" for family, last in FAMILIES.items() for n in range(1, last + 1)),
    *(f"F-{n}" for n in RULINGS),
    *MISSIONS,
    *POWERS,
    *THE_FORCE,
    *PLANETOPOLY,
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


def test_every_rule_of_the_five_rulebooks_is_there_and_nothing_else() -> None:
    assert sorted(entry.id for entry in ledger.rules()) == sorted(WANTED)


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
        assert ids_in(ledger.say("en", message)) <= known, message


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


@pytest.mark.parametrize(
    ("chapter", "ids", "edition", "setting"),
    [
        ("missions", MISSIONS, "clone-wars", "missions"),
        ("force-powers", POWERS, "saga", "force_powers"),
        ("the-force", THE_FORCE, "episode-2", "force"),
    ],
)
def test_special_rules_hold_in_one_edition_and_form_by_one_setting(
    chapter: str, ids: set[str], edition: str, setting: str
) -> None:
    entries = [entry for entry in ledger.rules() if entry.chapter == chapter]

    assert {entry.id for entry in entries} == ids
    for entry in entries:
        assert (entry.editions, entry.forms) == ((edition,), ("special",)), entry.id
        assert (entry.settings, entry.kind) == ((setting,), "book"), entry.id
        assert entry.holds_in(edition, "special"), entry.id
        assert not entry.holds_in(edition, "standard"), entry.id


def test_planetopoly_has_the_rules_of_its_book_the_rulings_on_it_and_three_house_rules() -> None:
    """No classic rule holds there: its book says all of it anew."""
    held = {entry.id for entry in ledger.rules() if entry.holds_in("planetopoly")}
    shared = {"F-1", "F-44", "HOUSE-2", "HOUSE-5", "HOUSE-6"}

    assert held == PLANETOPOLY | PLANETOPOLY_RULINGS | shared
    for id in PLANETOPOLY | PLANETOPOLY_RULINGS:
        assert ledger.rule(id).editions == ("planetopoly",), id
    assert {ledger.rule(id).kind for id in PLANETOPOLY} == {"book"}
    assert ledger.book("planetopoly").forms == ("standard",)


HEADING = re.compile(r"(\d+)\. \S")


def test_a_rule_of_planetopoly_is_numbered_as_its_chapter_in_the_book() -> None:
    for id in sorted(PLANETOPOLY - {"PL-1-3"}):  # the book settles who starts in chapter 2
        chapters = HEADING.findall(ledger.rule(id).sources["planetopoly"].section)
        assert id.split("-")[1] in chapters, id


@pytest.mark.parametrize("edition", ledger.editions())
def test_what_an_edition_sets_is_said_by_its_book_or_a_ruling_and_by_no_house_rule(
    edition: str,
) -> None:
    spec = load(edition)
    for form in spec.forms:
        held = [entry for entry in ledger.rules() if entry.holds_in(edition, form)]
        for name, value in spec.rules_in(form).items():
            setting = find_setting(name)
            if value != setting.default and setting.kind != "table":
                kinds = {entry.kind for entry in held if setting.field in entry.settings}
                assert kinds & {"book", "ruling"}, f"{name} in {form}"
                assert ledger.setting_kind(name, edition) in {"book", "ruling"}, name


def test_a_house_rule_of_the_others_is_the_book_s_own_in_planetopoly_or_a_ruling() -> None:
    assert ledger.setting_kind("no-rent-in-jail", "planetopoly") == "book"
    assert ledger.setting_kind("no_auctions", "planetopoly") == "ruling"
    assert ledger.setting_kind("turn-limit", "planetopoly") == "house"
    assert not ledger.rule("HOUSE-3").holds_in("planetopoly")
    assert not ledger.rule("HOUSE-4").holds_in("planetopoly")
    for edition in ALL_FOUR:
        assert ledger.setting_kind("no-rent-in-jail", edition) == "house"
        assert ledger.setting_kind("no-auctions", edition) == "house"


def test_other_settings_keep_their_kind_everywhere_and_so_do_those_of_an_unknown_edition() -> None:
    for setting in SETTINGS:
        if setting.kind != "house":
            kinds = {ledger.setting_kind(setting.name, edition) for edition in ledger.editions()}
            assert kinds == {setting.kind}, setting.name
        assert ledger.setting_kind(setting.name, "atlantis") == setting.kind


def test_the_form_with_special_rules_is_played_in_three_editions() -> None:
    played = [volume.edition for volume in ledger.books() if "special" in volume.forms]

    assert played == ["clone-wars", "saga", "episode-2"]


def test_rulings_on_special_rules_hold_where_those_do() -> None:
    held = {id: ledger.rule(id).editions for id in ("F-11", "F-13", "F-16", "F-18")}

    assert held["F-11"] == held["F-13"] == ("clone-wars", "saga")
    assert held["F-16"] == ("clone-wars",)
    assert held["F-18"] == ("episode-2",)
    assert not ledger.rule("F-18").holds_in("episode-2", "short")
    assert ledger.rule("F-59").forms == ("short",)


def test_what_becomes_of_doubles_is_said_for_the_form_with_special_rules() -> None:
    assert ledger.value("B-10", "clone-wars", "standard") is None
    assert ledger.value("B-10", "clone-wars", "special") == "unchanged by the missions"
    assert ledger.value("B-10", "saga", "special") == (
        "replaced by SG-F-1, by which one rolls again or uses the power"
    )
    assert ledger.value("B-10", "episode-2", "special") == "unchanged by the Force"
    assert ledger.value("B-10", "fallout") == "this edition has no special rules"


def test_a_lost_page_is_a_source_that_says_so() -> None:
    assert ledger.source("E2-F-6", "episode-2") == ("lost in the copy we read; held here, F-17")


def test_kinds_go_by_family() -> None:
    kinds = {entry.id.split("-")[0]: entry.kind for entry in ledger.rules()}

    assert (kinds["RENT"], kinds["B"], kinds["Q"]) == ("book", "book", "book")
    assert (kinds["F"], kinds["HOUSE"], kinds["PL"]) == ("ruling", "house", "book")


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
    assert ledger.source("PL-8-3", "planetopoly") == "“8. Fernkauf”, read by F-27"


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

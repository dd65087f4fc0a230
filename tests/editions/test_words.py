"""The words of the built-in editions, in every language."""

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource

from freehold.editions import check, edition_names, load
from tests.words.test_catalogues import FORMAL

LANGUAGES = ["de", "en", "nl"]


def bundle(name, language):
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(load(name).words[language]))
    return made


def say(words, message, **values):
    text, errors = words.format_pattern(words.get_message(message).value, values)
    assert errors == []
    return str(text)


@pytest.mark.parametrize("name", edition_names())
def test_a_built_in_edition_has_no_mistakes(name):
    assert check(load(name).folder) == []
    assert sorted(load(name).words) == LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", edition_names())
def test_every_part_has_a_word(name, language):
    spec = load(name)
    words = bundle(name, language)
    parts = [f"space-{space}" for space in spec.space_ids]
    parts += [f"group-{group}" for group in spec.group_ids]
    parts += [f"figure-{figure}" for figure in spec.figure_ids]
    for deck, cards in zip(spec.deck_ids, spec.card_ids, strict=True):
        parts += [f"deck-{deck}", *(f"card-{deck}-{card}" for card in cards)]
    for special in spec.special_ids:
        parts += [f"special-{special}", f"special-{special}-about"]
    if any(spec.side_of(figure) for figure in spec.figure_ids):
        parts += ["side-light", "side-dark"]
    if spec.force is not None:
        parts += ["token-light", "token-dark"]
    assert all(say(words, part).strip() for part in parts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", edition_names())
def test_no_two_deeds_groups_or_figures_have_the_same_name(name, language):
    spec = load(name)
    words = bundle(name, language)
    places = [space.id for space in spec.spaces if not space.id.startswith(spec.deck_ids)]
    for prefix, ids in (("space", places), ("group", spec.group_ids), ("figure", spec.figure_ids)):
        names = [say(words, f"{prefix}-{part}") for part in ids]
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", edition_names())
def test_every_card_has_a_sentence_of_its_own(name, language):
    spec = load(name)
    words = bundle(name, language)
    sentences = [
        say(words, f"card-{deck}-{card}")
        for deck, cards in zip(spec.deck_ids, spec.card_ids, strict=True)
        for card in cards
    ]
    assert len(set(sentences)) == sum(map(len, spec.card_ids))
    assert all(sentence.endswith((".", "!")) for sentence in sentences)


@pytest.mark.parametrize(
    ("name", "language", "money", "houses", "hotel"),
    [
        ("clone-wars", "de", "1.500 Credits", "2 Siedlungen", "eine Stadt"),
        ("saga", "en", "1.500 credits", "2 settlements", "a city"),
        ("episode-2", "nl", "1.500 credits", "2 appartementen", "een toren"),
        ("episode-2", "de", "1.500 Credits", "2 Apartments", "einen Turm"),
        ("fallout", "de", "1.500 Kronkorken", "2 Hütten", "einen Vault"),
        ("fallout", "nl", "1.500 kroonkurken", "2 hutten", "een vault"),
        ("planetopoly", "en", "1.500 units", "2 bases", "a space port"),
        ("planetopoly", "de", "1.500 GE", "2 Stützpunkte", "eine Raumbasis"),
        ("planetopoly", "nl", "1.500 GE", "2 steunpunten", "een ruimtehaven"),
    ],
)
def test_money_and_buildings(name, language, money, houses, hotel):
    words = bundle(name, language)
    assert say(words, "money", amount="1.500") == money
    assert say(words, "count-houses", count=2) == houses
    assert say(words, "count-houses", count=1) == f"1 {say(words, 'house')}"
    assert say(words, "a-hotel") == hotel


@pytest.mark.parametrize("language", FORMAL)
@pytest.mark.parametrize("name", edition_names())
def test_cards_speak_to_a_player_as_to_a_friend(name, language):
    spec = load(name)
    words = bundle(name, language)
    for deck, cards in zip(spec.deck_ids, spec.card_ids, strict=True):
        for card in cards:
            sentence = say(words, f"card-{deck}-{card}")
            assert not re.search(FORMAL[language], sentence), sentence


# --- missions and powers ------------------------------------------------------------


def numbers(sentence):
    """The numbers of a sentence, however a language groups their digits."""
    return {int(found) for found in re.findall(r"\d+", re.sub(r"(?<=\d)[.,](?=\d)", "", sentence))}


SPECIALS = [(name, special) for name in edition_names() for special in load(name).specials]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "special"), SPECIALS, ids=lambda part: getattr(part, "id", part))
def test_the_sentence_about_a_special_has_the_numbers_of_the_table(name, special, language):
    sentence = say(bundle(name, language), f"special-{special.id}-about")
    told = {special.needs, special.penalty, getattr(special, "amount", 0)} - {0}
    assert numbers(sentence) == told
    assert sentence.endswith(".")
    assert sentence.count(".") - sentence.count("3.000") == 1, "one sentence"


@pytest.mark.parametrize(("name", "special"), SPECIALS, ids=lambda part: getattr(part, "id", part))
def test_specials_are_told_as_to_a_friend(name, special):
    for language, formal in FORMAL.items():
        words = bundle(name, language)
        for message in (f"special-{special.id}", f"special-{special.id}-about"):
            assert not re.search(formal, say(words, message))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["clone-wars", "saga"])
def test_only_the_jump_to_hyperspace_is_there_for_both_sides(name, language):
    words = bundle(name, language)
    twins = {"hyperspace-dark"}
    ids = [special for special in load(name).special_ids if special not in twins]
    names = [say(words, f"special-{special}") for special in ids]
    assert len(set(names)) == len(names)
    if name == "clone-wars":
        assert say(words, "special-hyperspace-dark") == say(words, "special-hyperspace-light")


@pytest.mark.parametrize(
    ("name", "message", "text"),
    [
        ("clone-wars", "special-founding-a-base", "Errichtung einer Basis"),
        ("clone-wars", "special-droid-rule", "Droidenherrschaft"),
        ("saga", "special-lightsaber-duel", "Lichtschwertkampf um Besitz"),
        ("clone-wars", "side-light", "helle Seite der Macht"),
        ("episode-2", "token-dark", "Machtmarke der dunklen Seite"),
    ],
)
def test_names_in_german(name, message, text):
    assert say(bundle(name, "de"), message) == text

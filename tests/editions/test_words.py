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
    assert len(set(sentences)) == 32
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

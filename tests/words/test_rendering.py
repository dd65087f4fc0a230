"""Every message rendered for every edition in every language, with what the game would say."""

import re

import pytest

from freehold.bots import random_player
from freehold.editions import SETTINGS, edition_names, load
from freehold.record import blank
from freehold.rules.agenda import (
    told_amount,
    told_at,
    told_event,
    told_other,
    told_seat,
    told_space,
)
from freehold.rules.flow import begin, step
from freehold.rules.groups import because
from freehold.state import GAME
from freehold.vocabulary import (
    AMOUNTS,
    CARD,
    CHANCE,
    DICE,
    DIE,
    FIGURE,
    FORCE_FACE,
    MAX_EVENTS,
    OFFER_CARD,
    SELL_GROUP,
    Answer,
    CardEffect,
    Decision,
    Event,
    Lot,
    Reason,
    Side,
    Token,
)
from freehold.words import SILENT, languages
from freehold.words.catalogue import FILES
from freehold.words.choosing import FAMILIES, OF_A_SEAT
from tests.words.samples import SEATS, TABLES, events, told, words_for
from tests.words.test_catalogues import messages, variables

IDS = {name for file in FILES for name in messages("en", file) if "-" in name}
NUMBERS = {"number", "count", "turns", "seats"}
"""The variables of the terminal that are counted; all others are words."""

OF_EVENTS = {CardEffect.MISS_TURN, CardEffect.ROLL_AGAIN, CardEffect.OPPOSITE}
EFFECTS_OF = {"planetopoly": OF_EVENTS | {CardEffect.PAY, CardEffect.RECEIVE}}
"""What the cards of an edition do; those of all others do everything that the classic ones do."""

tables = pytest.mark.parametrize(("name", "language"), TABLES)


def assert_readable(text):
    """Words for people: nothing left open, no id, no stray space."""
    assert text
    assert not re.search(r"[{}$\"\u2068\u2069]|None|\?\?\?|  |\s[,.;:]|\(\)|“”|„“|\.\.", text), text
    assert text == text.strip()
    assert not IDS & set(re.findall(r"[a-z]+(?:-[a-z]+)+", text)), text


def reachable_actions(words):
    """Every plain answer, and of every family each number that a table of this size has."""
    edition = words.edition
    sizes = {OFFER_CARD: edition.n_free_cards, FIGURE: edition.n_figures, DICE: 36}
    sizes |= {DIE: 6, FORCE_FACE: 3}
    sizes |= dict.fromkeys(OF_A_SEAT, len(SEATS))
    sizes |= {CARD: edition.n_cards[0], SELL_GROUP: edition.n_groups}
    yield from map(int, Answer)
    for family in FAMILIES:
        if family < AMOUNTS:
            yield from range(family, family + sizes.get(family, edition.n_spaces))
        else:
            yield from (family, family + 1, family + 1500)


@tables
def test_events(name, language):
    words = words_for(name, language)
    samples = events(words)
    assert {sample.event for sample in samples} == set(map(int, Event))
    for sample in samples:
        if sample.event in SILENT:
            assert words.event(sample) == ""
        else:
            assert_readable(words.event(sample))


@tables
def test_decisions(name, language):
    words = words_for(name, language)
    for decision in Decision:
        assert_readable(words.decision(decision, 0, 1))
        for lot in Lot:
            assert_readable(words.decision(decision, 0, 1, other=1, amount=1500, lot=lot))
        assert_readable(words.decision(decision, 0, 1, amount=60, in_jail=True))
        assert_readable(words.decision(decision, 0, 1, again=True))


@tables
def test_actions(name, language):
    words = words_for(name, language)
    for action in reachable_actions(words):
        for space in (-1, 1):
            assert_readable(words.action(action, Decision.TURN, space))


@tables
def test_refusals(name, language):
    words = words_for(name, language)
    for action in reachable_actions(words):
        text = words.refusal(because(Reason.NOT_NOW, 0), action)
        assert_readable(text)
        assert text.endswith(": " + words.say("reasons", "reason-not-now"))
    for reason in Reason:
        for family in FAMILIES:
            for about in (0, 1, 5, 63):
                if reason == Reason.GROUP_INCOMPLETE and about != 1:
                    continue
                assert_readable(words.refusal(because(reason, about), family + 1))


@tables
def test_names_of_all_parts(name, language):
    words = words_for(name, language)
    spec = words.spec
    parts = [words.title, words.seat(-1), words.seat(-2), words.seat(0), words.seat(7)]
    parts += [words.space(i) for i in range(-1, 56)]
    parts += [words.group(i) for i in range(len(spec.group_ids) + 1)]
    parts += [words.deck(i) for i in range(len(spec.deck_ids) + 1)]
    parts += [words.figure(i) for i in range(len(spec.figure_ids) + 1)]
    parts += [words.houses(n) for n in range(5)] + [words.hotels(n) for n in range(3)]
    parts += [words.side(side) for side in Side] + [words.token(token) for token in Token]
    for row in range(-1, len(spec.special_ids) + 1):
        parts.append(words.special(row))
        assert words.special_about(row).endswith(".")
    for part in parts:
        assert_readable(part)


@tables
def test_every_card_has_its_sentence_and_its_effect(name, language):
    words = words_for(name, language)
    effects = set()
    for deck, cards in enumerate(words.spec.card_ids):
        for card in range(len(cards)):
            effects.add(words.edition.card_effect[deck][card])
            text, effect = words.card(deck, card), words.effect(deck, card)
            assert_readable(text)
            assert text.endswith(effect)
            assert len(text) > len(effect) + 1
    assert effects == EFFECTS_OF.get(name, set(CardEffect) - OF_EVENTS)


@tables
def test_settings(name, language):
    words = words_for(name, language)
    labels = set()
    for setting in SETTINGS:
        label, sentence = words.setting(setting.name)
        labels.add(label)
        assert_readable(label)
        assert_readable(sentence)
        assert sentence.endswith(".")
        assert_readable(words.rule_kind(setting.kind))
        for value in range(setting.lowest, min(setting.highest, 20) + 1):
            assert_readable(words.setting_value(setting.name, value))
        for choice in setting.choices:
            number = setting.choices.index(choice)
            by_number = words.setting_value(setting.name, number)
            assert words.setting_value(setting.name, choice) == by_number
    assert len(labels) == len(SETTINGS)


@pytest.mark.parametrize("language", languages())
def test_the_terminal(language):
    words = words_for("saga", language)
    for name, message in messages(language, "terminal").items():
        for number in (0, 1, 2):
            values = {
                variable.replace("-", "_"): number if variable in NUMBERS else "Ann"
                for variable in variables(message)
            }
            text = words.text(name, **values)
            assert text
            assert not re.search(r"[{}$]", text)


FORMS = [(name, form) for name in edition_names() for form in load(name).forms]


@pytest.mark.parametrize(("name", "form"), FORMS)
def test_a_real_game_can_be_told_from_beginning_to_end(name, form):
    tables = [words_for(name, language, form, turn_limit=60) for language in languages()]
    edition = tables[0].edition
    game = blank(GAME)
    begin(edition, game, 3, 11)
    for _ in range(2500):
        if game.decision == Decision.GAME_OVER:
            break
        action = random_player.random_action(edition, game)
        for words in tables:
            if game.actor != CHANCE:
                assert_readable(words.question(game))
            assert_readable(words.action(action, game.decision, game=game))
        step(edition, game, action)
        assert game.n_told < MAX_EVENTS
        for i in range(game.n_told):
            happened = told(
                told_event(told_at(game, i)),
                told_seat(told_at(game, i)),
                told_other(told_at(game, i)),
                told_space(told_at(game, i)),
                told_amount(told_at(game, i)),
            )
            for words in tables:
                if happened.event not in SILENT:
                    assert_readable(words.event(happened))
    assert game.decision == Decision.GAME_OVER

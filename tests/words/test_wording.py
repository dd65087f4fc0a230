"""How it reads: a few sentences word for word, and what happens where words are missing."""

import subprocess
import sys

import msgspec
import numpy as np
import pytest

from freehold.editions import SettingError, load, pack
from freehold.editions.spec import EditionSpec
from freehold.record import blank, plain
from freehold.rules.flow import begin
from freehold.rules.groups import because, change_owner, set_level, turn_deed
from freehold.rules.legality import refusal
from freehold.state import GAME
from freehold.vocabulary import (
    BID,
    BUILD,
    CARD,
    FIGURE,
    HOTEL,
    LIFT,
    MORTGAGE,
    OFFER_CARD,
    OFFER_DEED,
    PLACE,
    SELL,
    SELL_GROUP,
    SELL_WHOLE,
    TRADE,
    Answer,
    Decision,
    Event,
    Phase,
    Reason,
)
from freehold.words import Words, WordsError, default_names, text_in
from freehold.words.catalogue import say
from tests.words.samples import SEATS, told, words_for


def space(words, name):
    return words.spec.space_ids.index(name)


def a_game(words):
    """A blank position after the set-up: Ann is on turn."""
    game = blank(GAME)
    begin(words.edition, game, 3, 1)
    game.decision, game.actor, game.turn_seat, game.decision_space = Decision.TURN, 0, 0, -1
    return game


# --- names ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "language", "amount", "text"),
    [
        ("saga", "en", 1500, "1,500 credits"),
        ("saga", "de", 1500, "1.500 Credits"),
        ("saga", "nl", 1500, "1.500 credits"),
        ("fallout", "en", 1234567, "1,234,567 caps"),
        ("fallout", "de", 20, "20 Kronkorken"),
        ("fallout", "nl", -1500, "-1.500 kroonkurken"),
    ],
)
def test_money_is_grouped_as_the_language_does(name, language, amount, text):
    assert words_for(name, language).money(amount) == text


@pytest.mark.parametrize(
    ("language", "credit", "cap"),
    [
        ("en", "1 credit", "1 cap"),
        ("de", "1 Credit", "1 Kronkorken"),
        ("nl", "1 credit", "1 kroonkurk"),
    ],
)
def test_one_unit_of_money_is_singular(language, credit, cap):
    for name in ("clone-wars", "saga", "episode-2"):
        assert words_for(name, language).money(1) == credit
    assert words_for("fallout", language).money(1) == cap


def test_the_space_that_is_reached_is_quoted_for_its_name_may_be_a_sentence():
    words = words_for("fallout", "en")
    landed = words.event(told(Event.MOVED, space=space(words, "special-1")))
    assert landed == "Ann lands on “You're S.P.E.C.I.A.L.”."
    words = words_for("fallout", "de")
    landed = words.event(told(Event.MOVED, space=space(words, "special-1")))
    assert landed == "Ann landet auf „SIE SIND S.P.E.C.I.A.L.“."


def test_what_a_card_says_to_its_drawer_is_quoted_in_the_log():
    words = words_for("saga", "de")
    drawn = words.event(told(Event.DREW_CARD, other=0, amount=2))
    assert drawn == (
        "Ann zieht eine Karte vom Stapel „Sith“: "
        "„Der Imperator ist zufrieden, was selten genug vorkommt. Du erhältst 200 Credits.“"
    )


@pytest.mark.parametrize(
    ("language", "bank", "chance", "three"),
    [
        ("en", "the bank", "chance", "Ann, Bob and Cem"),
        ("de", "die Bank", "der Zufall", "Ann, Bob und Cem"),
        ("nl", "de bank", "het toeval", "Ann, Bob en Cem"),
    ],
)
def test_seats_the_bank_and_chance(language, bank, chance, three):
    words = words_for("saga", language)
    assert [words.seat(0), words.seat(-1), words.seat(-2)] == ["Ann", bank, chance]
    assert words.join(SEATS) == three
    assert words.join(SEATS[:1]) == "Ann"


def test_seats_without_a_name_are_numbered():
    assert default_names("de", 2) == ["Spieler 1", "Spieler 2"]
    assert Words(load("saga"), "nl", []).seat(2) == "Speler 3"


@pytest.mark.parametrize(
    ("language", "effect"),
    [
        ("en", "Advance to Rodia."),
        ("de", "Rücke vor bis Rodia."),
        ("nl", "Ga verder naar Rodia."),
    ],
)
def test_a_card_that_moves(language, effect):
    words = words_for("clone-wars", language)
    card = words.spec.card_ids[0].index("to-rodia")
    assert words.effect(0, card) == effect
    assert words.card(0, card).endswith(f" {effect}")


# --- events --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "en",
            [
                "Ann rolls 3 and 4.",
                "Ann rolls a double: 5 and 5.",
                "Ann pays Bob 1,500 credits in rent.",
                "Ann builds a settlement on Ruusan; that makes 2 settlements.",
                "Ann builds a city on Ruusan.",
                "Ann makes Bob an offer: Ruusan and 50 credits for Bothawui.",
                "Bob gets Ruusan from Ann, mortgaged.",
            ],
        ),
        (
            "de",
            [
                "Ann würfelt 3 und 4.",
                "Ann würfelt einen Pasch: 5 und 5.",
                "Ann zahlt 1.500 Credits Miete an Bob.",
                "Ann baut eine Siedlung auf Ruusan; jetzt stehen dort 2 Siedlungen.",
                "Ann baut eine Stadt auf Ruusan.",
                "Ann macht Bob ein Angebot: Ruusan und 50 Credits gegen Bothawui.",
                "Bob bekommt Ruusan von Ann, mit Hypothek.",
            ],
        ),
        (
            "nl",
            [
                "Ann gooit 3 en 4.",
                "Ann gooit dubbel: 5 en 5.",
                "Ann betaalt Bob 1.500 credits huur.",
                "Ann bouwt een nederzetting op Ruusan; nu staan er 2 nederzettingen.",
                "Ann bouwt een stad op Ruusan.",
                "Ann doet Bob een voorstel: Ruusan en 50 credits in ruil voor Bothawui.",
                "Bob krijgt Ruusan van Ann, met hypotheek.",
            ],
        ),
    ],
)
def test_the_log_reads_well(language, sentences):
    words = words_for("clone-wars", language)
    ruusan, bothawui = space(words, "ruusan"), space(words, "bothawui")
    happened = [
        told(Event.ROLLED, amount=34),
        told(Event.ROLLED, amount=55),
        told(Event.PAID, space=0, amount=1500),
        told(Event.BUILT, space=ruusan, amount=2),
        told(Event.BUILT, space=ruusan, amount=HOTEL),
        told(Event.OFFER_MADE, amount=50, give=(ruusan,), want=(bothawui,)),
        told(Event.DEED_PASSED, space=ruusan, amount=1),
    ]
    assert [words.event(event) for event in happened] == sentences


def test_landing_on_go_does_not_pass_it():
    words = words_for("saga", "en")
    assert words.event(told(Event.MOVED, space=0, amount=1)) == "Ann lands on “GO”."
    assert words.event(told(Event.MOVED, space=1, amount=1)).startswith("Ann passes GO and lands")


# --- questions and choices -----------------------------------------------------


def test_questions_know_what_the_game_knows():
    words = words_for("clone-wars", "en")
    game = a_game(words)
    assert words.question(game) == "Ann, it is your turn."
    game.jailed |= 1 << 0
    assert words.question(game) == "Ann, you are in jail. What do you do?"
    game.decision, game.n_agenda = Decision.RAISE_CASH, 2
    game.agenda_phase[1], game.agenda_other[1], game.agenda_amount[1] = Phase.DEBT, 1, 300
    told_sum = "Ann, you owe Bob 300 credits. Raise the cash, or give up."
    assert words.question(game) == told_sum
    game.agenda_other[1] = -1
    assert words.question(game) == told_sum.replace("Bob", "the bank")


def test_choices_name_the_building_that_the_game_shows():
    words = words_for("clone-wars", "en")
    game = a_game(words)
    ruusan = space(words, "ruusan")
    build, sell = BUILD + ruusan, SELL + ruusan
    assert words.action(build, Decision.TURN) == "Build on Ruusan for 50 credits"
    assert words.action(build, 4, game=game) == "Build a settlement on Ruusan for 50 credits"
    set_level(words.edition, game, ruusan, 4)
    assert words.action(build, 4, game=game) == "Build a city on Ruusan for 50 credits"
    assert words.action(sell, 4, game=game) == "Sell a settlement on Ruusan for 25 credits"
    set_level(words.edition, game, ruusan, HOTEL)
    assert words.action(sell, 4, game=game) == "Sell a city on Ruusan for 25 credits"
    whole = "Sell a city on Ruusan outright for 125 credits"
    assert words.action(SELL_WHOLE + ruusan, 4, game=game) == whole
    group = SELL_GROUP + words.edition.group[ruusan]
    sold = "Sell all buildings of the group “Light blue” for 125 credits"
    assert words.action(group, 4, game=game) == sold


def test_choices_start_with_a_capital():
    words = words_for("clone-wars", "de")
    build = BUILD + space(words, "ruusan")
    text = words.action(build, Decision.TURN, game=a_game(words))
    assert text == "Eine Siedlung auf Ruusan für 50 Credits bauen"


def test_choices_say_which_side_gives():
    words = words_for("clone-wars", "en")
    game = a_game(words)
    game.decision = Decision.OFFER
    ruusan = space(words, "ruusan")
    change_owner(words.edition, game, ruusan, 0)
    game.free_card_holder[0] = 1
    deed, card = OFFER_DEED + ruusan, OFFER_CARD
    assert words.action(deed, Decision.OFFER, game=game) == "Give Ruusan"
    assert words.action(card, 16, game=game) == "Ask for the get-out-of-jail card (Sith)"
    game.offered = 1 << ruusan
    assert words.action(deed, Decision.OFFER, game=game) == "Leave Ruusan out again"
    assert words.action(TRADE + 1, Decision.TURN, game=game) == "Make Bob an offer"


def test_choices_of_one_word_depend_on_the_question():
    words = words_for("episode-2", "en")
    stay = Answer.STAY
    assert words.action(stay, Decision.TURN) == "Stay in jail"
    assert words.action(stay, Decision.LEAVE_BY_DOUBLE) == "Only step out of jail"
    assert words.action(Answer.BUY, Decision.BUY) == "Buy"
    temple = space(words, "jedi-temple")
    bought = words.action(Answer.BUY, Decision.BUY, temple)
    assert bought == "Buy Jedi Temple for 400 credits"
    assert words.action(BID + 120, Decision.BID) == "Bid 120 credits"


def test_a_drawn_card_is_named_by_its_deck():
    words = words_for("saga", "en")
    game = a_game(words)
    game.decision, game.n_agenda = Decision.DRAW_CARD, 2
    game.agenda_extra[1] = 1
    assert words.action(CARD + 3, Decision.DRAW_CARD) == "Draw card 4"
    assert words.card(1, 3) in words.action(CARD + 3, Decision.DRAW_CARD, game=game)


def test_a_number_that_is_no_action_has_no_label():
    with pytest.raises(ValueError, match="there is no action 63"):
        words_for("saga", "en").action(63, Decision.TURN)


def test_packed_records_are_read_like_plain_ones():
    spec = load("saga")
    words = Words(spec, "en", SEATS, edition=pack(spec))
    games = np.zeros(1, GAME)
    games[0]["decision"] = Decision.TURN
    games[0]["decision_space"] = -1
    assert words.question(games[0]) == "Ann, it is your turn."
    label = words.action(MORTGAGE + 1, Decision.TURN, game=games[0])
    assert label == words_for("saga", "en").action(MORTGAGE + 1, Decision.TURN)


# --- refusals ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "cannot build: Bothawui is mortgaged"),
        ("de", "Bauen geht nicht: Auf Bothawui liegt eine Hypothek"),
        ("nl", "bouwen kan niet: op Bothawui rust een hypotheek"),
    ],
)
def test_a_refusal_by_the_rules_gives_its_reason(language, text):
    words = words_for("clone-wars", language)
    game = a_game(words)
    bothawui, ruusan = space(words, "bothawui"), space(words, "ruusan")
    for deed in words.edition.member[words.edition.group[ruusan]][:3]:
        change_owner(words.edition, game, deed, 0)
    turn_deed(words.edition, game, bothawui, 1)
    action = BUILD + ruusan
    assert words.refusal(refusal(words.edition, game, action), action) == text


@pytest.mark.parametrize(
    ("reason", "about", "action", "text"),
    [
        (Reason.TOO_LITTLE_CASH, 1100, Answer.BUY, "cannot buy: that takes 1,100 credits in cash"),
        (Reason.UNEVEN, 6, BUILD + 8, "cannot build: Bothawui has fewer buildings and comes first"),
        (Reason.UNEVEN, 6, SELL + 8, "cannot sell: Bothawui has more buildings and comes first"),
        (
            Reason.UNEVEN,
            6,
            PLACE + 6,
            "cannot put the building there: the building that was won does not fit on Bothawui now",
        ),
        (Reason.NO_SUCH_SPACE, 0, FIGURE + 9, "cannot take that figure: there is no such figure"),
        (Reason.NO_SUCH_SPACE, 0, MORTGAGE, "cannot mortgage: GO cannot be owned"),
        (Reason.NOT_A_LOT, 60, BUILD + 60, "cannot build: there is no space 60"),
        (
            Reason.GROUP_INCOMPLETE,
            6,
            BUILD + 6,
            "cannot build: you do not own the whole group “Light blue”",
        ),
        (Reason.SEAT_IS_OUT, 0, TRADE + 1, "cannot trade: Bob is not in the game"),
        (Reason.SEAT_IS_OUT, 0, TRADE + 6, "cannot trade: there is no such player in the game"),
        (Reason.NOT_MORTGAGED, 6, LIFT + 6, "cannot lift the mortgage: Bothawui is not mortgaged"),
        (
            Reason.COUNTERED_TOO_OFTEN,
            1,
            Answer.COUNTER,
            "cannot make a counter-offer: only one counter-offer is allowed",
        ),
        (Reason.NOT_NOW, 0, -5, "cannot do that: this is not the moment for it"),
        (Reason.NOT_NOW, 0, 40, "cannot do that: this is not the moment for it"),
    ],
)
def test_refusals_word_for_word(reason, about, action, text):
    assert words_for("clone-wars", "en").refusal(because(reason, about), action) == text


def test_what_is_allowed_is_said_to_be():
    assert words_for("saga", "en").refusal(0, Answer.ROLL) == "that is allowed"


# --- settings ------------------------------------------------------------------


def test_settings_and_their_values():
    words = words_for("saga", "en")
    assert words.setting("no_auctions")[0] == "No auctions"
    assert words.setting_value("no-auctions", 1) == "yes"
    assert words.setting_value("opening-bid", 20) == "20 credits"
    assert words.setting_value("turn-limit", 0) == "no limit"
    assert words.setting_value("turn-limit", 2000) == "2,000 turns"
    assert words.setting_value("utility-dice", "thrown-anew") == "always thrown anew"
    assert words.rule_kind("house") == "house rule"
    with pytest.raises(SettingError, match="no setting"):
        words.setting("no-such-rule")


# --- missing words -------------------------------------------------------------


def edition_in(**texts):
    """A copy of Saga whose words are these."""
    spec = load("saga")
    copy = EditionSpec(**{field.name: getattr(spec, field.name) for field in fields(spec)})
    vars(copy)["words"] = texts
    return copy


def fields(spec):
    return msgspec.structs.fields(type(spec))


def test_an_edition_falls_back_to_the_next_language():
    spec = load("saga")
    without = "money = { $amount } Taler\n"
    spec = edition_in(nl=spec.words["nl"], de=without, fr="edition-title = La saga\n")
    words = Words(spec, "de", SEATS)
    assert words.money(1500) == "1.500 Taler"
    assert words.space(0) == "START"
    only_french = Words(edition_in(fr="edition-title = La saga\n"), "de", SEATS)
    assert only_french.title == "La saga"
    with pytest.raises(WordsError, match="“space-go” is missing in every language"):
        only_french.space(0)


def test_an_edition_may_word_the_singular():
    one = "money = { $amount ->\n [one] one coin\n *[other] { $amount } coins\n }\n"
    words = Words(edition_in(en=one), "en", SEATS)
    assert [words.money(1), words.money(1500)] == ["one coin", "1,500 coins"]


def test_a_missing_message_of_ours_is_an_error():
    with pytest.raises(WordsError, match=r"“no-such-thing” is missing in de/terminal\.ftl"):
        text_in("de", "no-such-thing")
    with pytest.raises(WordsError, match=r"“welcome” in en/terminal\.ftl"):
        text_in("en", "welcome")  # without its title
    with pytest.raises(WordsError, match="no words in “fr”"):
        say("fr", "common", "bank")


def test_making_words_does_not_load_fluent():
    script = (
        "import sys; from freehold.words import Words; from freehold.editions import load; "
        "Words(load('saga'), 'de', ['Ann']); sys.exit('fluent.runtime' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0


def test_plain_records_are_taken_as_they_are():
    spec = load("saga")
    record = plain(pack(spec))
    assert Words(spec, "en", SEATS, edition=record).edition is record
    assert Words(spec, "en", SEATS).edition == record

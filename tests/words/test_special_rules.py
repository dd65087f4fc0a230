"""Missions, powers and the Force in three languages: whole turns, word for word."""

import pytest

from freehold.rules.groups import change_owner
from freehold.vocabulary import FIGURE, Answer, Decision, Side, Token
from freehold.words import languages
from tests.tables import at
from tests.words.samples import words_for

MISSION = ["0 anakin $1500 @go", "1 general-grievous $1500 @go"]
DARK = ["0 general-grievous $1500 @go", "1 anakin $1500 @go", "2 obi-wan $900 @rodia"]
AT_HOME = ["0 anakin $1500 @free-parking", "1 general-grievous $1500 @go", "deeds 0: florrum"]
"""A roll of 1 and 6 leads to an own property, where nothing happens."""


def log(table, text, language):
    """What a table tells about some actions."""
    words = table.words_in(language)
    return [line for line in map(words.event, table.do(text)) if line]


def asked(table, language="en"):
    return table.words_in(language).question(table.game)


def labels(table, language="en"):
    words = table.words_in(language)
    return {
        choice.words: words.action(choice.action, table.game.decision, game=table.game)
        for choice in table.choices()
    }


# --- missions ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "question", "told"),
    [
        (
            "en",
            "Seat 0, your roll brings the mission “Founding a base”. ",
            [
                "Seat 0 goes on the mission “Founding a base”.",
                "Seat 0 throws 3: the mission succeeds.",
                "Seat 0 takes Abregado System for nothing.",
                "Seat 0 takes Bothawui for nothing.",
            ],
        ),
        (
            "de",
            "Seat 0, dein Wurf bringt die Mission „Errichtung einer Basis“. ",
            [
                "Seat 0 geht auf die Mission „Errichtung einer Basis“.",
                "Seat 0 würfelt 3: Die Mission gelingt.",
                "Seat 0 bekommt Abregado-System umsonst.",
                "Seat 0 bekommt Bothawui umsonst.",
            ],
        ),
        (
            "nl",
            "Seat 0, je worp brengt de missie “Bouw van een basis”. ",
            [
                "Seat 0 gaat op de missie “Bouw van een basis”.",
                "Seat 0 gooit 3: de missie slaagt.",
                "Seat 0 krijgt Abregado-stelsel gratis.",
                "Seat 0 krijgt Bothawui gratis.",
            ],
        ),
    ],
)
def test_the_rulebook_s_example_is_told(language, question, told):
    table = at("clone-wars/special", *MISSION)
    table.do("roll 2 6; buy")
    words = table.words_in(language)

    assert asked(table, language).startswith(question + words.special_about(1))
    assert log(table, "use; die 3; take abregado-system; take bothawui", language) == told


@pytest.mark.parametrize(
    ("language", "use", "decline"),
    [
        ("en", "Go on the mission “New discovery”", "Do not go on the mission"),
        ("de", "Auf die Mission „Neue Entdeckung“ gehen", "Auf die Mission verzichten"),
        ("nl", "Op de missie “Nieuwe ontdekking” gaan", "Niet op missie gaan"),
    ],
)
def test_a_mission_is_used_or_declined(language, use, decline):
    table = at("clone-wars/special", *AT_HOME)
    table.do("roll 1 6")

    assert labels(table, language) == {"use": use, "decline": decline}


def test_free_deeds_come_with_their_prices_and_the_money_instead():
    table = at("clone-wars/special", *AT_HOME)
    table.do("roll 1 6; use; die 2")

    assert asked(table) == (
        "Seat 0, which property of the bank's do you take for nothing? "
        "Or do you take 100 credits instead?"
    )
    assert labels(table)["take ruusan"] == "Take Ruusan (price 100 credits)"
    assert labels(table)["take-money"] == "Take 100 credits"


def test_two_deeds_are_asked_for_only_while_the_bank_has_two():
    table = at("clone-wars/special", *MISSION)
    table.do("roll 2 6; buy; use; die 2")
    assert "which 2 properties" in asked(table)
    for space in range(table.edition.n_spaces):
        if table.edition.group[space] >= 0 and table.spec.space_ids[space] != "ryloth":
            change_owner(table.edition, table.game, space, 1)

    assert "which property of the bank's" in asked(table)
    assert "take 200 credits instead" in asked(table)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Seat 0 throws 5, but it takes a 6: the mission fails."),
        ("de", "Seat 0 würfelt 5, nötig ist eine 6: Die Mission misslingt."),
        ("nl", "Seat 0 gooit 5, maar een 6 was nodig: de missie mislukt."),
    ],
)
def test_a_mission_that_fails_names_what_it_takes(language, told):
    table = at("clone-wars/special", *MISSION)
    table.do("roll 5 6; buy; use")

    assert log(table, "die 5", language)[0] == told


@pytest.mark.parametrize(
    ("cash", "told"),
    [
        (160, "Seat 0 pays the bank 100 credits."),
        (60, "Seat 0 owes the bank 100 credits and is short of cash."),
    ],
)
def test_the_penalty_goes_to_the_bank(cash, told):
    table = at("clone-wars/special", f"0 anakin ${cash} @free-parking", *AT_HOME[1:])

    assert log(table, "roll 1 6; use; die 1", "en")[-1] == told


def test_stealing_names_owners_and_mortgages_and_stays_with_one_player():
    table = at("clone-wars/special", *DARK, "deeds 1: bothawui* ruusan, 2: malevolence, 0: rugosa")
    table.do("roll 2 6; use; die 4")
    assert asked(table) == "Seat 0, which property do you steal?"
    assert labels(table) == {
        "take bothawui": "Steal Bothawui (Seat 1, price 100 credits, mortgaged)",
        "take ruusan": "Steal Ruusan (Seat 1, price 100 credits)",
        "take malevolence": "Steal Malevolence (Seat 2, price 200 credits)",
    }
    assert log(table, "take bothawui", "de")[0] == "Seat 0 stiehlt Bothawui von Seat 1."
    assert asked(table) == "Seat 0, which property do you steal from Seat 1 as well?"
    assert table.why_not("take malevolence") == (
        "cannot take Malevolence: Malevolence belongs to somebody else, "
        "and all of it has to come from one player"
    )
    assert table.why_not("take rugosa") == ("cannot take Rugosa: Rugosa belongs to no other player")


def test_what_is_in_a_complete_group_cannot_be_stolen():
    table = at("clone-wars/special", *DARK, "deeds 1: bothawui ruusan abregado-system twilight")
    table.do("roll 2 6; use; die 4")

    assert table.why_not("take ruusan") == "cannot take Ruusan: Ruusan belongs to a complete group"


@pytest.mark.parametrize(
    ("language", "question", "choice", "told"),
    [
        (
            "en",
            "Seat 0, whom do you beat?",
            "Beat Seat 2 (worth 900 credits)",
            "Seat 0 beats Seat 2 at one stroke.",
        ),
        (
            "de",
            "Seat 0, wen besiegst du?",
            "Seat 2 besiegen (Vermögen 900 Credits)",
            "Seat 0 besiegt Seat 2 auf einen Schlag.",
        ),
        (
            "nl",
            "Seat 0, wie versla je?",
            "Seat 2 verslaan (vermogen 900 credits)",
            "Seat 0 verslaat Seat 2 in één klap.",
        ),
    ],
)
def test_a_seat_is_beaten(language, question, choice, told):
    table = at("clone-wars/special", *DARK)
    table.do("roll 5 6; buy; use; die 6")

    assert asked(table, language) == question
    assert labels(table, language)["target 2"] == choice
    assert log(table, "target 2", language)[0] == told


@pytest.mark.parametrize(
    ("language", "whom", "where", "told"),
    [
        (
            "en",
            ["Seat 0, whom do you put on another space?", "Put Seat 2 elsewhere (now on Rodia)"],
            [
                "Seat 0, which space do you put Seat 2 on?",
                "Put Seat 2 on Rugosa (Seat 0, rent 10 credits)",
            ],
            "Seat 0 puts Seat 2 on “Rugosa”.",
        ),
        (
            "de",
            ["Seat 0, wen setzt du auf ein anderes Feld?", "Seat 2 versetzen (steht auf Rodia)"],
            [
                "Seat 0, auf welches Feld setzt du Seat 2?",
                "Seat 2 auf Rugosa (Seat 0, 10 Credits Miete) setzen",
            ],
            "Seat 0 setzt Seat 2 auf „Rugosa“.",
        ),
        (
            "nl",
            ["Seat 0, wie zet je op een ander vakje?", "Seat 2 verzetten (staat op Rodia)"],
            [
                "Seat 0, op welk vakje zet je Seat 2?",
                "Seat 2 op Rugosa (Seat 0, 10 credits huur) zetten",
            ],
            "Seat 0 zet Seat 2 op “Rugosa”.",
        ),
    ],
)
def test_a_seat_is_put_elsewhere(language, whom, where, told):
    table = at("clone-wars/special", *DARK, "deeds 0: rugosa")
    table.do("roll 6 6; buy; use; die 4")

    assert [asked(table, language), labels(table, language)["target 2"]] == whom
    table.do("target 2")
    assert [asked(table, language), labels(table, language)["go-to rugosa"]] == where
    assert "decline" not in labels(table, language)
    assert table.why_not("go-to rodia") == "cannot go there: the figure is on Rodia already"
    assert log(table, "go-to rugosa", language)[0] == told


def test_a_move_to_any_space_may_be_left():
    table = at("clone-wars/special", *MISSION, "deeds 1: ruusan* skytop-station")
    table.do("roll 3 6; buy; use; die 2")

    assert asked(table) == "Seat 0, which space do you move to?"
    assert labels(table)["go-to rodia"] == "Move to Rodia (price 240 credits)"
    assert labels(table)["go-to ruusan"] == "Move to Ruusan (Seat 1, price 100 credits, mortgaged)"
    assert labels(table)["go-to skytop-station"] == (
        "Move to Skytop Station (Seat 1, price 150 credits)"
    )
    assert labels(table)["go-to go"] == "Move to GO"
    assert labels(table)["decline"] == "Stay where you are"


@pytest.mark.parametrize(
    ("language", "label"),
    [
        ("en", "Play as General Grievous (Dark Side of the Force)"),
        ("de", "Die Figur General Grievous (dunkle Seite der Macht) nehmen"),
        ("nl", "De pion Generaal Grievous (Duistere kant van de Force) nemen"),
    ],
)
def test_figures_are_offered_with_their_side(language, label):
    plain, special = (words_for("clone-wars", language, form) for form in ("standard", "special"))
    table = at("clone-wars/special", *MISSION)
    action = FIGURE + table.spec.figure_ids.index("general-grievous")

    assert special.action(action, Decision.CHOOSE_FIGURE, game=table.game) == label
    assert "(" not in plain.action(action, Decision.CHOOSE_FIGURE, game=table.game)


# --- powers --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "question", "use", "decline", "told"),
    [
        (
            "en",
            "Seat 0, your double brings the power “Jedi leap”. You put your figure on any space. "
            "Do you use it, or do you roll again?",
            "Use the power “Jedi leap”",
            "Roll again instead",
            "Seat 0 uses the power “Jedi leap” instead of rolling again.",
        ),
        (
            "de",
            "Seat 0, dein Pasch bringt die Machtfähigkeit „Jedi-Sprung“. "
            "Du setzt deine Figur auf ein beliebiges Feld. "
            "Setzt du sie ein, oder würfelst du noch einmal?",
            "Die Machtfähigkeit „Jedi-Sprung“ einsetzen",
            "Lieber noch einmal würfeln",
            "Seat 0 setzt die Machtfähigkeit „Jedi-Sprung“ ein, statt noch einmal zu würfeln.",
        ),
        (
            "nl",
            "Seat 0, je dubbele worp brengt de kracht “Jedi-sprong”. "
            "Je zet je figuur op een vakje naar keuze. Gebruik je die, of gooi je nog een keer?",
            "De kracht “Jedi-sprong” gebruiken",
            "Liever nog een keer gooien",
            "Seat 0 gebruikt de kracht “Jedi-sprong” in plaats van nog een keer te gooien.",
        ),
    ],
)
def test_a_power_is_used_instead_of_the_further_roll(language, question, use, decline, told):
    table = at("saga/special", "0 $500 @jail", "1 $500 @go", "deeds 0: death-star")
    table.do("roll 1 1")

    assert asked(table, language) == question
    assert labels(table, language) == {"use": use, "decline": decline}
    assert log(table, "use", language) == [told]


def test_a_leap_cannot_be_declined_once_it_is_used():
    table = at("saga/special", "0 $500 @jail", "1 $500 @go", "deeds 0: death-star")
    table.do("roll 1 1; use")

    assert asked(table) == "Seat 0, which space do you leap to?"
    assert labels(table)["go-to hoth"] == "Leap to Hoth (price 100 credits)"
    assert table.why_not("decline") == "cannot decline: this cannot be declined"
    assert log(table, "go-to hoth", "en")[0] == "Seat 0 leaps to “Hoth”."


@pytest.mark.parametrize(
    ("language", "opened", "won", "kept"),
    [
        (
            "en",
            "Seat 0 challenges Seat 1 to a duel for Hoth.",
            "Seat 0 wins the duel for Hoth.",
            "Seat 1 wins the duel and keeps Hoth.",
        ),
        (
            "de",
            "Seat 0 fordert Seat 1 zum Duell um Hoth heraus.",
            "Seat 0 gewinnt das Duell um Hoth.",
            "Seat 1 gewinnt das Duell und behält Hoth.",
        ),
        (
            "nl",
            "Seat 0 daagt Seat 1 uit tot een duel om Hoth.",
            "Seat 0 wint het duel om Hoth.",
            "Seat 1 wint het duel en houdt Hoth.",
        ),
    ],
)
def test_a_duel(language, opened, won, kept):
    table = at("saga/special", "0 $500 @go", "1 $500 @go", "deeds 0: death-star, 1: hoth")
    table.do("roll 6 6; use")
    assert asked(table) == "Seat 0, which property do you fight for?"
    assert labels(table)["take hoth"] == "Fight for Hoth (Seat 1, price 100 credits)"
    assert log(table, "take hoth", language) == [opened]
    assert asked(table) == "A die is thrown in the duel for Hoth."
    lost = table.copy()

    assert won in log(table, "die 5; die 5; die 4; die 3", language)
    assert kept in log(lost, "die 2; die 6", language)


def test_a_duel_needs_something_to_fight_for():
    table = at("saga/special", "0 $500 @go", "1 $500 @go", "deeds 0: death-star")
    table.do("roll 6 6")

    assert table.why_not("use") == (
        "cannot use it: nobody else has a property outside a complete group"
    )


# --- the Force -----------------------------------------------------------------

FORCE = ["0 obi-wan $500 @go", "1 dooku $500 @go", "tokens royal-palace lars-homestead"]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            [
                "The Force die shows white, the Light Side.",
                "The Light Force token moves to “Padmé's Apartment”.",
                "Seat 0 lands on “Lars Homestead”.",
                "Seat 0 has to fight the Dark Force token on “Lars Homestead”.",
                "The Force die shows a shift in the Force.",
                "Seat 0 wins the fight.",
            ],
        ),
        (
            "de",
            [
                "Der Machtwürfel zeigt Weiß, die helle Seite.",
                "Die Machtmarke der hellen Seite zieht auf „Padmés Apartment“.",
                "Seat 0 landet auf „Farm der Familie Lars“.",
                "Seat 0 muss auf „Farm der Familie Lars“ "
                "gegen die Machtmarke der dunklen Seite kämpfen.",
                "Der Machtwürfel zeigt eine Verschiebung der Macht.",
                "Seat 0 gewinnt den Kampf.",
            ],
        ),
        (
            "nl",
            [
                "De Force-dobbelsteen toont wit, de Lichte kant.",
                "Het Force-fiche van de Lichte kant gaat naar “Padmés appartement”.",
                "Seat 0 komt op “Lars-boerderij”.",
                "Seat 0 moet op “Lars-boerderij” "
                "vechten tegen het Force-fiche van de Duistere kant.",
                "De Force-dobbelsteen toont een verschuiving in de Force.",
                "Seat 0 wint het gevecht.",
            ],
        ),
    ],
)
def test_a_fight_is_told(language, told):
    table = at("episode-2/special", *FORCE)

    assert log(table, "roll 2 6; force light; force shift", language)[1:] == told


@pytest.mark.parametrize(
    ("language", "question", "choice", "leave"),
    [
        (
            "en",
            "Seat 0, which space do you move the Dark Force token to?",
            "Move the Dark Force token to Theed (price 260 credits)",
            "Leave the token where it is",
        ),
        (
            "de",
            "Seat 0, auf welches Feld setzt du die Machtmarke der dunklen Seite?",
            "Die Machtmarke der dunklen Seite auf Theed (Preis 260 Credits) setzen",
            "Die Marke stehen lassen",
        ),
        (
            "nl",
            "Seat 0, op welk vakje zet je het Force-fiche van de Duistere kant?",
            "Het Force-fiche van de Duistere kant op Theed (prijs 260 credits) zetten",
            "Het fiche laten staan",
        ),
    ],
)
def test_the_winner_may_move_the_token(language, question, choice, leave):
    table = at("episode-2/special", *FORCE)
    table.do("roll 2 6; force light; force light")

    assert asked(table, language) == question
    assert labels(table, language)["go-to theed"] == choice
    assert labels(table, language)["decline"] == leave
    assert table.why_not("go-to lars-homestead") == (
        "cannot go there: Lars Homestead is not free: "
        "it has an owner, or a figure or a token is on it"
    )
    assert table.why_not("go-to free-parking") == "cannot go there: Free Parking cannot be owned"


def test_a_lost_fight_costs_money():
    table = at("episode-2/special", *FORCE)
    told = log(table, "roll 2 6; force light; force dark", "en")

    assert told[-2:] == ["Seat 0 loses the fight.", "Seat 0 pays the bank 200 credits."]


def test_the_tokens_are_set_and_swapped():
    table = at("episode-2/special", *FORCE)
    told = log(table, "roll 1 2; force shift", "en")

    assert "The Force die shows a shift in the Force." in told
    assert "The Force tokens swap places." in told


# --- names ---------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_an_edition_without_special_rules_has_plain_words_for_them(language):
    words = words_for("fallout", language)
    others = words_for("episode-2", language)

    assert words.special(3) == words.say("common", "special-number", {"number": 3})
    assert words.side(Side.LIGHT) == words.say("common", "side-light")
    assert words.token(Token.DARK) == words.say("common", "token-dark")
    assert others.side(Side.DARK) != words.side(Side.DARK)
    assert others.side(Side.NONE) == words.side(Side.NONE)
    assert others.token(Token.LIGHT) != others.token(Token.DARK)


def test_declining_a_purchase_is_worded_as_before():
    words = words_for("clone-wars", "en", "special")

    assert words.action(Answer.DECLINE, Decision.BUY) == "Do not buy; put it up for auction"

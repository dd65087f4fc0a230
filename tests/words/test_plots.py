"""Plots, claims, remote purchases and debts to the bank, word for word."""

# ruff: noqa: E501  (a sentence is one line here, as it is in the log)

import pytest

from freehold.notation.actions import read_action
from freehold.rules.groups import because
from freehold.rules.legality import refusal
from freehold.vocabulary import (
    BANK,
    BUILD,
    BUY_REMOTE,
    NOBODY,
    SELL,
    SELL_DEED,
    Answer,
    DebtKind,
    Decision,
    Event,
    Reason,
)
from freehold.words import languages
from tests.tables import at
from tests.words.samples import told, words_for

LYRA_1, LYRA_2, CUSTOMS_1, LYRA_3 = 1, 2, 3, 4


def in_all(say):
    """What three tables say, in English, German and Dutch."""
    return [say(words_for("planetopoly", language)) for language in languages()]


def labels(table, action):
    """An action's label at a table, in English, German and Dutch."""
    number = read_action(table.spec, table.game, action)
    return [
        table.words_in(language).action(number, table.game.decision, game=table.game)
        for language in languages()
    ]


def questions(table):
    return [table.words_in(language).question(table.game) for language in languages()]


def refusals(table, action):
    number = read_action(table.spec, table.game, action)
    code = refusal(table.edition, table.game, number)
    return [table.words_in(language).refusal(code, number) for language in languages()]


# --- names ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "texts"),
    [
        (0, ["nothing", "nichts", "niets"]),
        (1, ["1 base", "1 Stützpunkt", "1 steunpunt"]),
        (3, ["1 space station", "1 Raumstation", "1 ruimtestation"]),
        (
            5,
            [
                "1 space station and 2 bases",
                "1 Raumstation und 2 Stützpunkte",
                "1 ruimtestation en 2 steunpunten",
            ],
        ),
        (6, ["2 space stations", "2 Raumstationen", "2 ruimtestations"]),
        (9, ["1 space port", "1 Raumbasis", "1 ruimtehaven"]),
    ],
)
def test_a_level_is_told_in_bases_stations_and_ports(level, texts):
    assert in_all(lambda words: words.on_plot(level)) == texts


def test_an_edition_without_a_word_for_stations_gets_ours():
    assert words_for("saga", "en").on_plot(4) == "1 station and 1 settlement"
    assert words_for("saga", "de").on_plot(6) == "2 Stationen"
    assert words_for("saga", "nl").on_plot(3) == "1 station"


@pytest.mark.parametrize(
    ("card", "effects"),
    [
        (
            "miss-turn-a",
            ["Miss your next turn.", "Setze einmal aus.", "Sla je volgende beurt over."],
        ),
        ("roll-again-a", ["Roll again.", "Würfle noch einmal.", "Gooi nog een keer."]),
        (
            "opposite-a",
            [
                "Go to the space on the opposite side of the board.",
                "Rücke auf das Feld auf der anderen Seite des Spielbretts.",
                "Ga naar het vakje aan de overkant van het bord.",
            ],
        ),
    ],
)
def test_cards(card, effects):
    def say(words):
        return words.effect(0, words.spec.card_ids[0].index(card))

    assert in_all(say) == effects


# --- events --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "texts"),
    [
        (
            told(Event.BUILT, space=LYRA_1, amount=1),
            [
                "Ann builds a base on Lyra 1.",
                "Ann baut einen Stützpunkt auf Lyra 1.",
                "Ann bouwt een steunpunt op Lyra 1.",
            ],
        ),
        (
            told(Event.BUILT, space=LYRA_1, amount=5),
            [
                "Ann builds a base on Lyra 1; that makes 1 space station and 2 bases.",
                "Ann baut einen Stützpunkt auf Lyra 1; das ergibt 1 Raumstation und 2 Stützpunkte.",
                "Ann bouwt een steunpunt op Lyra 1; dat maakt 1 ruimtestation en 2 steunpunten.",
            ],
        ),
        (
            told(Event.BUILT_REMOTELY, space=LYRA_2, amount=3),
            [
                "Ann builds a base on Lyra 2, where Bob stands; that makes 1 space station.",
                "Ann baut einen Stützpunkt auf Lyra 2, wo Bob steht; das ergibt 1 Raumstation.",
                "Ann bouwt een steunpunt op Lyra 2, waar Bob staat; dat maakt 1 ruimtestation.",
            ],
        ),
        (
            told(Event.SOLD_BUILDING, other=BANK, space=LYRA_1, amount=50),
            [
                "Ann sells a base on Lyra 1 for 50 units.",
                "Ann verkauft einen Stützpunkt auf Lyra 1 für 50 GE.",
                "Ann verkoopt een steunpunt op Lyra 1 voor 50 GE.",
            ],
        ),
        (
            told(Event.SOLD_DEED, other=BANK, space=CUSTOMS_1, amount=400),
            [
                "Ann sells Customs Post 1 to the bank for 400 units.",
                "Ann verkauft Zollstation 1 für 400 GE an die Bank.",
                "Ann verkoopt Douanepost 1 aan de bank voor 400 GE.",
            ],
        ),
        (
            told(Event.BOUGHT_REMOTELY, space=LYRA_2, amount=200),
            [
                "Ann buys Lyra 2, where Bob stands, for 200 units.",
                "Ann kauft Lyra 2, wo Bob steht, für 200 GE.",
                "Ann koopt Lyra 2, waar Bob staat, voor 200 GE.",
            ],
        ),
        (
            told(Event.COMMISSION, space=LYRA_2, amount=20),
            [
                "Ann pays Bob 20 units in commission.",
                "Ann zahlt 20 GE Provision an Bob.",
                "Ann betaalt Bob 20 GE provisie.",
            ],
        ),
        (
            told(Event.BORROWED, other=BANK, amount=300),
            [
                "Ann borrows 300 units from the bank.",
                "Ann leiht sich 300 GE von der Bank.",
                "Ann leent 300 GE van de bank.",
            ],
        ),
        (
            told(Event.REPAID, other=BANK, amount=1000),
            [
                "Ann pays 1,000 units of debt back to the bank.",
                "Ann zahlt der Bank 1.000 GE Schulden zurück.",
                "Ann lost bij de bank 1.000 GE schuld af.",
            ],
        ),
        (
            told(Event.RISKED, other=BANK, space=20, amount=150),
            [
                "Ann takes the risk and wins 150 units.",
                "Ann geht das Risiko ein und gewinnt 150 GE.",
                "Ann neemt het risico en wint 150 GE.",
            ],
        ),
        (
            told(Event.RISKED, other=BANK, space=20, amount=-90),
            [
                "Ann takes the risk and loses 90 units.",
                "Ann geht das Risiko ein und verliert 90 GE.",
                "Ann neemt het risico en verliest 90 GE.",
            ],
        ),
        (
            told(Event.PAID, other=BANK, space=DebtKind.RISK, amount=90),
            [
                "Ann pays the bank 90 units.",
                "Ann zahlt 90 GE an die Bank.",
                "Ann betaalt de bank 90 GE.",
            ],
        ),
        (
            told(Event.LEFT_JAIL, other=BANK, space=10, amount=4),
            [
                "Ann has served the time and leaves jail.",
                "Ann hat die Strafe abgesessen und kommt aus dem Gefängnis frei.",
                "Ann heeft de straf uitgezeten en komt vrij uit de gevangenis.",
            ],
        ),
        (
            told(Event.SAME_DOUBLE, other=NOBODY, space=5, amount=3),
            [
                "Double 3 twice in a row!",
                "Zweimal hintereinander der 3er-Pasch!",
                "Twee keer achter elkaar dubbel 3!",
            ],
        ),
        (
            told(Event.MISSES_NEXT_TURN, other=NOBODY),
            [
                "Ann has to miss a turn.",
                "Ann muss einmal aussetzen.",
                "Ann moet een beurt overslaan.",
            ],
        ),
        (
            told(Event.MISSED_TURN, other=NOBODY),
            ["Ann misses this turn.", "Ann setzt aus.", "Ann slaat deze beurt over."],
        ),
        (
            told(Event.ROLLS_AGAIN, other=NOBODY),
            [
                "Ann may roll again.",
                "Ann darf noch einmal würfeln.",
                "Ann mag nog een keer gooien.",
            ],
        ),
        (
            told(Event.NOT_FOR_SALE, other=1, space=LYRA_2, amount=Reason.CLAIMED),
            [
                "Ann cannot buy Lyra 2: Bob has the claim to it.",
                "Ann kann Lyra 2 nicht kaufen: Den Anspruch darauf hat Bob.",
                "Ann kan Lyra 2 niet kopen: Bob heeft er aanspraak op.",
            ],
        ),
        (
            told(Event.NOT_FOR_SALE, other=BANK, space=LYRA_2, amount=Reason.TOO_LITTLE_CASH),
            [
                "Ann does not have the 200 units for Lyra 2.",
                "Ann hat keine 200 GE für Lyra 2.",
                "Ann heeft geen 200 GE voor Lyra 2.",
            ],
        ),
        (
            told(Event.RESHUFFLED, seat=NOBODY, other=0),
            [
                "The last card of the deck “Events” is drawn: all of them are shuffled and laid out again.",
                "Die letzte Karte vom Stapel „Ereigniskarten“ ist gezogen: Alle werden gemischt und neu ausgelegt.",
                "De laatste kaart van de stapel “Gebeurtenissen” is getrokken: alle kaarten worden geschud en opnieuw neergelegd.",
            ],
        ),
        (
            told(Event.EVENED_OUT, other=BANK, amount=100),
            [
                "Ann plays later and starts with 100 units more.",
                "Ann ist später an der Reihe und beginnt mit 100 GE mehr.",
                "Ann komt later aan de beurt en begint met 100 GE meer.",
            ],
        ),
    ],
    ids=lambda value: Event(value.event).name if hasattr(value, "event") else "",
)
def test_events(event, texts):
    assert in_all(lambda words: words.event(event)) == texts


# --- questions -----------------------------------------------------------------


def test_before_the_roll_whoever_owns_something_is_reminded_of_sales():
    owner = at("planetopoly", "0 $500 @start", "1 $500 @start", "deeds 0: lyra-1")
    nobody = at("planetopoly", "0 $500 @start", "1 $500 @start", "deeds 1: lyra-1")

    assert questions(owner) == [
        "Seat 0, it is your turn. Sales and remote purchases come before the roll.",
        "Seat 0, du bist am Zug. Verkäufe und Fernkäufe kommen vor dem Würfeln.",
        "Seat 0, je bent aan de beurt. Verkoop en koop op afstand gaan voor de worp.",
    ]
    assert questions(nobody)[0] == "Seat 0, it is your turn."


@pytest.mark.parametrize(
    ("turns", "fine", "after"),
    [
        (0, 600, "(next time the fine is 400 units)"),
        (1, 400, "(next time the fine is 200 units)"),
        (2, 200, "(then you are free)"),
    ],
)
def test_the_fine_falls_with_every_turn_in_jail(turns, fine, after):
    table = at("planetopoly", f"0 $900 @jail-a!{turns}", "1 $500 @start", "turn 4 seat 1 first 0")
    table.do("roll 4 6; end")

    assert questions(table) == [
        f"Seat 0, you are in jail. Do you pay the fine of {fine} units, or do you stay and miss this turn?",
        f"Seat 0, du bist im Gefängnis. Zahlst du die Strafe von {fine} GE, oder bleibst du und setzt aus?",
        f"Seat 0, je zit in de gevangenis. Betaal je de boete van {fine} GE, of blijf je en sla je deze beurt over?",
    ]
    assert labels(table, "pay")[0] == f"Pay the fine of {fine} units"
    assert labels(table, "stay")[0] == f"Stay in jail and miss this turn {after}"


def test_out_of_jail_sales_have_to_wait():
    table = at("planetopoly", "0 $900 @jail-a!1", "1 $500 @start", "deeds 0: lyra-1")
    table.do("pay")

    assert questions(table) == [
        "Seat 0, you are out of jail and go on from here. Selling and buying remotely have to wait until your next turn.",
        "Seat 0, du bist wieder frei und ziehst von hier aus weiter. Verkäufe und Fernkäufe müssen bis zu deinem nächsten Zug warten.",
        "Seat 0, je bent weer vrij en gaat vanaf hier verder. Verkopen en kopen op afstand moet wachten tot je volgende beurt.",
    ]


def test_a_card_that_lets_one_roll_again():
    table = at("planetopoly", "0 $900 @start", "1 $500 @start")
    table.do("roll 2 3; draw roll-again-a")

    assert questions(table) == [
        "Seat 0, the card lets you roll again.",
        "Seat 0, die Karte lässt dich noch einmal würfeln.",
        "Seat 0, van de kaart mag je nog een keer gooien.",
    ]
    assert labels(table, "roll") == ["Roll again", "Noch einmal würfeln", "Nog een keer gooien"]


# --- choices -------------------------------------------------------------------


def shared(deeds):
    """Seat 2 came to Lyra 2 before seat 1."""
    seats = ["0 $3000 @start", "1 $3000 @lyra-2", "2 $3000 @lyra-2"]
    return at("planetopoly", *seats, "arrivals 0 2 1", f"deeds 0: {deeds}")


def test_a_remote_purchase_names_its_price_its_commission_and_who_gets_that():
    assert labels(shared("lyra-1"), "buy-remote lyra-2") == [
        "Buy Lyra 2 remotely for 200 units plus 20 units commission to Seat 2",
        "Lyra 2 im Fernkauf für 200 GE und 20 GE Provision an Seat 2 kaufen",
        "Lyra 2 op afstand kopen voor 200 GE plus 20 GE provisie aan Seat 2",
    ]


def test_building_remotely_tells_the_commission_and_what_the_plot_becomes():
    assert labels(shared("lyra-1+1 lyra-2+2 lyra-3+1"), "build lyra-2") == [
        "Build a base on Lyra 2 for 100 units plus 10 units commission to Seat 2: makes 1 space station",
        "Einen Stützpunkt auf Lyra 2 für 100 GE und 10 GE Provision an Seat 2 bauen: ergibt 1 Raumstation",
        "Een steunpunt bouwen op Lyra 2 voor 100 GE plus 10 GE provisie aan Seat 2: dat maakt 1 ruimtestation",
    ]


def test_building_where_one_stands_costs_no_commission():
    table = at(
        "planetopoly", "0 $900 @start", "1 $500 @lyra-2", "deeds 0: lyra-1+1 lyra-2+2 lyra-3+1"
    )
    table.do("roll 1 3")

    assert table.decision == Decision.END_TURN
    assert labels(table, "build lyra-1")[0] == "Build a base on Lyra 1 for 100 units: makes 2 bases"
    assert labels(table, "build lyra-2")[1] == (
        "Einen Stützpunkt auf Lyra 2 für 100 GE bauen: ergibt 1 Raumstation"
    )


def test_selling_tells_what_is_left():
    table = shared("lyra-1+1 lyra-2+3 lyra-3+1 customs-1")

    assert labels(table, "sell lyra-2") == [
        "Sell a base on Lyra 2 for 50 units: leaves 2 bases",
        "Einen Stützpunkt auf Lyra 2 für 50 GE verkaufen: lässt 2 Stützpunkte übrig",
        "Een steunpunt op Lyra 2 verkopen voor 50 GE: dat laat 2 steunpunten over",
    ]
    assert labels(table, "sell-deed customs-1") == [
        "Sell Customs Post 1 to the bank for 400 units",
        "Zollstation 1 für 400 GE an die Bank verkaufen",
        "Douanepost 1 aan de bank verkopen voor 400 GE",
    ]
    table.do("sell lyra-2")
    assert labels(table, "sell lyra-1")[0] == "Sell a base on Lyra 1 for 50 units"


def test_without_a_game_a_label_says_what_the_deed_does():
    words = words_for("planetopoly", "en")
    assert [
        words.action(family + LYRA_2, Decision.TURN) for family in (BUY_REMOTE, BUILD, SELL)
    ] == [
        "Buy Lyra 2 remotely for 200 units plus 20 units commission",
        "Build on Lyra 2 for 100 units",
        "Sell a building on Lyra 2 for 50 units",
    ]
    assert words.action(SELL_DEED + LYRA_3, Decision.TURN) == (
        "Sell Lyra 3 to the bank for 150 units"
    )
    customs = words.action(BUY_REMOTE + CUSTOMS_1, Decision.TURN)
    assert customs == "Buy Customs Post 1 remotely for 800 units"


# --- refusals ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("deeds", "action", "texts"),
    [
        (
            "lyra-1+1",
            "sell-deed lyra-1",
            [
                "cannot sell Lyra 1: what stands on Lyra 1 has to be sold first",
                "Lyra 1 verkaufen geht nicht: Was auf Lyra 1 steht, muss zuerst verkauft werden",
                "Lyra 1 verkopen kan niet: wat op Lyra 1 staat, moet eerst verkocht worden",
            ],
        ),
        (
            "lyra-2+1",
            "build lyra-2",
            [
                "cannot build: with 1 property of the group no more than 1 base may stand there",
                "Bauen geht nicht: Mit 1 Grundstück der Gruppe darf dort höchstens 1 Stützpunkt stehen",
                "bouwen kan niet: met 1 eigendom van de groep mag er hoogstens 1 steunpunt staan",
            ],
        ),
        (
            "lyra-1 lyra-2+2 lyra-3",
            "build lyra-2",
            [
                "cannot build: more has to be built on Lyra 1 first",
                "Bauen geht nicht: Auf Lyra 1 muss erst mehr gebaut werden",
                "bouwen kan niet: op Lyra 1 moet eerst meer gebouwd worden",
            ],
        ),
        (
            "lyra-1+1 lyra-2+3 lyra-3+1",
            "sell lyra-1",
            [
                "cannot sell: what stands on Lyra 2 would then be too much",
                "Verkaufen geht nicht: Was auf Lyra 2 steht, wäre dann zu viel",
                "verkopen kan niet: wat op Lyra 2 staat, zou dan te veel zijn",
            ],
        ),
        (
            "lyra-1",
            "buy-remote draco-1",
            [
                "cannot buy remotely: you have no claim to Draco 1",
                "Ein Fernkauf geht nicht: Du hast keinen Anspruch auf Draco 1",
                "kopen op afstand kan niet: je hebt geen aanspraak op Draco 1",
            ],
        ),
        (
            "lyra-1",
            "buy-remote lyra-3",
            [
                "cannot buy remotely: nobody else stands on Lyra 3",
                "Ein Fernkauf geht nicht: Auf Lyra 3 steht niemand sonst",
                "kopen op afstand kan niet: op Lyra 3 staat niemand anders",
            ],
        ),
    ],
)
def test_why_not(deeds, action, texts):
    assert refusals(shared(deeds), action) == texts


def test_in_debt_nothing_is_built():
    table = at("planetopoly", "0 $0 -100 @start", "1 $500 @lyra-1", "deeds 0: lyra-1 customs-1")

    assert refusals(table, "build lyra-1") == [
        "cannot build: you owe the bank 100 units, and nothing is bought or built before that is paid back",
        "Bauen geht nicht: Du schuldest der Bank 100 GE, und bevor das zurückgezahlt ist, wird nichts gekauft oder gebaut",
        "bouwen kan niet: je bent de bank 100 GE schuldig, en voordat dat is afgelost, wordt er niets gekocht of gebouwd",
    ]


def test_jail_is_left_by_paying_only():
    table = at("planetopoly", "0 $900 @jail-b!1", "1 $500 @start", "deeds 0: lyra-1")

    assert refusals(table, "roll") == [
        "cannot roll: the dice get nobody out of here; pay the fine, or stay",
        "Würfeln geht nicht: Würfel helfen hier niemandem heraus; zahle die Strafe oder bleib",
        "gooien kan niet: met gooien komt hier niemand vrij; betaal de boete of blijf",
    ]
    assert refusals(table, "sell-deed lyra-1")[0] == "cannot sell Lyra 1: you are in jail"


@pytest.mark.parametrize(
    ("reason", "texts"),
    [
        (
            Reason.CLAIMED,
            [
                "cannot buy: somebody else owns Lyra 1 and has the claim to the whole group “Lyra”",
                "Kaufen geht nicht: Lyra 1 gehört jemand anderem und damit der Anspruch auf die ganze Gruppe „Lyra“",
                "kopen kan niet: Lyra 1 is van iemand anders, en daarmee de aanspraak op de hele groep “Lyra”",
            ],
        ),
        (
            Reason.CLAIM_COMES_FIRST,
            [
                "cannot buy: you own only Lyra 1 of the group “Lyra”, and a second one there comes first",
                "Kaufen geht nicht: Von der Gruppe „Lyra“ gehört dir erst Lyra 1, und ein zweites Grundstück dort geht vor",
                "kopen kan niet: van de groep “Lyra” heb je alleen Lyra 1, en een tweede eigendom daar gaat voor",
            ],
        ),
    ],
)
def test_reasons_of_claims(reason, texts):
    assert in_all(lambda words: words.refusal(because(reason, LYRA_1), Answer.BUY)) == texts


# --- settings ------------------------------------------------------------------


def test_settings():
    assert in_all(lambda words: words.setting("bank-credit")[0]) == [
        "Credit from the bank",
        "Kredit der Bank",
        "Krediet van de bank",
    ]
    assert in_all(lambda words: words.setting_value("later-seats-bonus", 100)) == [
        "100 units a place",
        "100 GE je Platz",
        "100 GE per plaats",
    ]
    assert words_for("planetopoly", "en").setting_value("later-seats-bonus", 0) == "none"

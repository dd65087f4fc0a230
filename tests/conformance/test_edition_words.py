"""What each edition calls its parts, in the language of its book, and who keeps its bank."""

import pytest

from freehold import Event, IllegalActionError, Table
from freehold.words import Words
from tests.tables import EDITIONS, at, cash, only, space, taken_in

every_edition = pytest.mark.parametrize("edition", EDITIONS)

LANGUAGE_OF_THE_BOOK = {"clone-wars": "de", "saga": "de", "episode-2": "nl", "fallout": "de"}


def in_the_book(table: Table) -> Words:
    """The words of a table in the language of its rulebook."""
    return table.words_in(LANGUAGE_OF_THE_BOOK[table.spec.id])


# --- B-11: the bank ------------------------------------------------------------


@pytest.mark.rule("B-11", edition="clone-wars")
@pytest.mark.rule("B-11", edition="saga")
@pytest.mark.rule("B-11", edition="episode-2")
@pytest.mark.rule("B-11", edition="fallout")
@every_edition
def test_the_money_of_the_bank_is_kept_apart_from_that_of_every_seat(edition: str) -> None:
    lots = f"deeds 0: {space(edition, 1)} {space(edition, 3)}"
    table = at(edition, "0 $500 @go", "1 $500 @go", "2 $500 @go", lots)

    table.do(f"build {space(edition, 1)}; roll 2 3; buy; end")
    assert (cash(table), taken_in(table)) == ([250, 500, 500], -1250)
    table.do("roll 1 3; end")
    assert (cash(table), taken_in(table)) == ([250, 300, 500], -1050)
    table.do("roll 3 4; draw receive-200-a")

    assert (cash(table), taken_in(table)) == ([250, 300, 700], -1250)


@pytest.mark.rule("B-11", edition="clone-wars")
@pytest.mark.rule("B-11", edition="saga")
@pytest.mark.rule("B-11", edition="episode-2")
@pytest.mark.rule("B-11", edition="fallout")
@every_edition
def test_the_bank_is_no_seat_and_keeping_it_gives_no_seat_an_advantage(edition: str) -> None:
    table = Table(edition, seats=3, first=0, chance="hand")
    holdings = {(seat.cash, seat.at, seat.deeds, seat.jail_cards) for seat in table.seats}
    assert holdings == {(1500, "go", (), 0)}

    with pytest.raises(IllegalActionError, match="there is no such player in the game"):
        table.do("trade 3")

    turns = []
    for _ in range(3):
        turns.append({choice.words.split()[0] for choice in table.choices()})
        table.do("roll 4 6; end")
    assert turns == [{"roll", "trade", "open"}] * 3


@pytest.mark.rule("B-11", edition="episode-2")
@pytest.mark.parametrize("seats", [6, 8])
def test_in_episode_2_the_bank_is_kept_and_everyone_plays_with_more_than_five_as_well(
    seats: int,
) -> None:
    table = Table("episode-2", seats=seats, first=0, chance="hand")

    told = table.do("; ".join(["roll 4 6; end"] * seats))

    begun = [event.seat for event in only(told, Event.TURN_BEGAN)]
    assert begun == [*range(1, seats), 0]
    assert (cash(table), taken_in(table)) == ([1500] * seats, -1500 * seats)


# --- B-12: taxes ---------------------------------------------------------------


@pytest.mark.rule("B-12", edition="clone-wars")
@pytest.mark.rule("B-12", edition="saga")
@pytest.mark.rule("B-12", edition="episode-2")
@pytest.mark.rule("B-12", edition="fallout")
@pytest.mark.parametrize(
    ("edition", "first", "second"),
    [
        ("clone-wars", "Handelszoll", "Lösegeld"),
        ("saga", "Tribut", "Kopfgeld"),
        ("episode-2", "Belasting", "Asteroïde-regen"),
        ("fallout", "Stählerne Bruderschaft", "Kinder der Kirche des Atoms"),
    ],
)
def test_both_taxes_have_the_names_of_the_book_and_are_paid(
    edition: str, first: str, second: str
) -> None:
    table = at(edition, "0 $500 @go", f"1 $500 @{space(edition, 35)}")

    table.do("roll 1 3; end; roll 1 2")

    reached = [in_the_book(table).space(place) for place in table.game.at[:2]]
    assert reached == [first, second]
    assert cash(table) == [300, 400]


# --- B-13: houses and hotels ---------------------------------------------------


@pytest.mark.rule("B-13", edition="clone-wars")
@pytest.mark.rule("B-13", edition="saga")
@pytest.mark.rule("B-13", edition="episode-2")
@pytest.mark.rule("B-13", edition="fallout")
@pytest.mark.parametrize(
    ("edition", "house", "hotel"),
    [
        ("clone-wars", ("Siedlung", "Siedlungen"), ("Stadt", "Städte")),
        ("saga", ("Siedlung", "Siedlungen"), ("Stadt", "Städte")),
        ("episode-2", ("appartement", "appartementen"), ("toren", "torens")),
        ("fallout", ("Hütte", "Hütten"), ("Vault", "Vaults")),
    ],
)
def test_houses_and_hotels_have_the_names_of_the_book(
    edition: str, house: tuple[str, str], hotel: tuple[str, str]
) -> None:
    words = in_the_book(Table(edition))

    assert (words.building(hotel=False), words.buildings(hotels=False)) == house
    assert (words.building(hotel=True), words.buildings(hotels=True)) == hotel


# --- B-14 and B-15: railroads and utilities ------------------------------------


@pytest.mark.rule("B-14", edition="clone-wars")
@pytest.mark.rule("B-14", edition="saga")
@pytest.mark.rule("B-14", edition="episode-2")
@pytest.mark.rule("B-14", edition="fallout")
@pytest.mark.parametrize(
    ("edition", "group", "names"),
    [
        ("clone-wars", "Raumschiffe", ["Twilight", "Resolute", "Malevolence", "Defender"]),
        (
            "saga",
            "Kampfschiffe",
            [
                "Supersternzerstörer",
                "Republikanisches Angriffsschiff",
                "Imperialer Sternzerstörer",
                "Corellianische Korvette",
            ],
        ),
        (
            "episode-2",
            "Stations",
            ["Jedi-starfighter", "Naboo-kruiser", "Slave I", "Zonnezeiler"],
        ),
        (
            "fallout",
            "Metro-Stationen",
            ["Station Vernon", "Station Dupont", "Station Foggy Bottom", "Metro Central"],
        ),
    ],
)
def test_the_railroads_of_the_edition_are_one_group_of_four(
    edition: str, group: str, names: list[str]
) -> None:
    table = Table(edition)
    words = in_the_book(table)

    groups = [words.group(table.edition.group[number]) for number in (5, 15, 25, 35)]
    assert groups == [group] * 4
    assert [words.space(number) for number in (5, 15, 25, 35)] == names


@pytest.mark.rule("B-15", edition="clone-wars")
@pytest.mark.rule("B-15", edition="saga")
@pytest.mark.rule("B-15", edition="episode-2")
@pytest.mark.rule("B-15", edition="fallout")
@pytest.mark.parametrize(
    ("edition", "group", "names"),
    [
        ("clone-wars", "Raumstationen", ["Skytop-Station", "Republikanische Medizinstation"]),
        ("saga", "Todessterne", ["Todesstern", "Todesstern II"]),
        ("episode-2", "Nutsbedrijven", ["Vochtboerderij-net", "Energiekern"]),
        ("fallout", "Radiosender", ["Radio Enklave", "Galaxy News Radio"]),
    ],
)
def test_the_utilities_of_the_edition_are_one_group_of_two(
    edition: str, group: str, names: list[str]
) -> None:
    table = Table(edition)
    words = in_the_book(table)

    assert [words.group(table.edition.group[number]) for number in (12, 28)] == [group] * 2
    assert [words.space(number) for number in (12, 28)] == names


# --- B-16: the decks -----------------------------------------------------------


@pytest.mark.rule("B-16", edition="clone-wars")
@pytest.mark.rule("B-16", edition="saga")
@pytest.mark.rule("B-16", edition="episode-2")
@pytest.mark.rule("B-16", edition="fallout")
@pytest.mark.parametrize(
    ("edition", "chance", "chest"),
    [
        ("clone-wars", "Sith", "Jedi"),
        ("saga", "Sith", "Jedi"),
        ("episode-2", "Sith", "Jedi"),
        ("fallout", "SIE SIND S.P.E.C.I.A.L.", "Überlebenshandbuch für Vault-Bewohner"),
    ],
)
def test_the_decks_have_the_names_of_the_book_and_lie_on_the_spaces_of_that_name(
    edition: str, chance: str, chest: str
) -> None:
    table = at(edition, f"0 $500 @{space(edition, 4)}", f"1 $500 @{space(edition, 14)}")
    words = in_the_book(table)

    told = table.do("roll 1 2; draw pay-15; end; roll 1 2; draw receive-25")

    drawn = only(told, Event.DREW_CARD)
    assert [words.deck(event.other) for event in drawn] == [chance, chest]
    assert [words.space(number) for number in (7, 22, 36)] == [chance] * 3
    assert [words.space(number) for number in (2, 17, 33)] == [chest] * 3


# --- B-17: the currency --------------------------------------------------------


@pytest.mark.rule("B-17", edition="clone-wars")
@pytest.mark.rule("B-17", edition="saga")
@pytest.mark.rule("B-17", edition="episode-2")
@pytest.mark.rule("B-17", edition="fallout")
@pytest.mark.parametrize(
    ("edition", "currency"),
    [
        ("clone-wars", "Credits"),
        ("saga", "Credits"),
        ("episode-2", "credits"),
        ("fallout", "Kronkorken"),
    ],
)
def test_money_is_counted_in_the_currency_of_the_edition(edition: str, currency: str) -> None:
    words = in_the_book(Table(edition))

    assert words.money(1500) == f"1.500 {currency}"
    assert words.money(200) == f"200 {currency}"


@pytest.mark.rule("B-17", edition="clone-wars")
@pytest.mark.rule("B-17", edition="saga")
@pytest.mark.rule("B-17", edition="episode-2")
@pytest.mark.rule("B-17", edition="fallout")
@pytest.mark.parametrize(
    ("edition", "coin"),
    [
        ("clone-wars", "1 Credit"),
        ("saga", "1 Credit"),
        ("episode-2", "1 credit"),
        ("fallout", "1 Kronkorken"),
    ],
)
def test_a_single_unit_of_the_currency_is_said_in_the_singular(edition: str, coin: str) -> None:
    words = in_the_book(Table(edition))

    assert words.money(1) == coin

"""Positions as text: what is written is read back, and what cannot be is refused."""

from typing import Any

import pytest

from freehold import Decision, Table
from freehold.bots.random_player import random_action
from freehold.editions import EditionError, SettingError
from freehold.errors import NotationError
from tests.tables import cash

FORMS = [
    ("clone-wars", "standard"),
    ("clone-wars", "short"),
    ("clone-wars", "timed"),
    ("saga", "standard"),
    ("episode-2", "standard"),
    ("episode-2", "short"),
    ("fallout", "standard"),
    ("fallout", "short"),
]

TWO = "0 $500 @go | 1 $500 @go"


def lines(
    edition: str, form: str, seats: int, seed: int, actions: int, **changed: Any
) -> list[str]:
    """Every position of a game between random players."""
    table = Table(edition, seats, form=form, seed=seed, settings=changed)
    found = [table.position]
    for _ in range(actions):
        if table.is_over:
            break
        table.do(random_action(table.edition, table.game))
        found.append(table.position)
    return found


def read(text: str) -> Table:
    """A table from a position, chance by hand."""
    return Table.from_position(text, chance="hand", seed=1)


# --- round trips ---------------------------------------------------------------


@pytest.mark.parametrize(("edition", "form"), FORMS)
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (6, 3)])
def test_every_position_of_a_random_game_is_read_back_as_it_was_written(edition, form, seats, seed):
    reached = lines(edition, form, seats, seed, 200)

    assert [read(line).position for line in reached] == reached


def test_positions_with_rent_on_demand_and_house_rules_are_read_back():
    changed = {"rent-on-demand": True, "free-parking-pot": True, "jail-turns": 2}

    reached = lines("saga", "standard", 4, 7, 400, **changed)

    assert any(" rents " in line for line in reached)
    assert any(" pot " in line for line in reached)
    assert [read(line).position for line in reached] == reached


@pytest.mark.parametrize(("edition", "form"), FORMS)
def test_a_table_from_a_position_plays_on_like_the_one_that_it_came_from(edition, form):
    table = Table(edition, 3, form=form, seed=4)
    for _ in range(120):
        table.do(random_action(table.edition, table.game))
    twin = Table.from_position(table.position, seed=table.seed)
    twin.game.draws = table.game.draws

    for _ in range(60):
        if table.is_over:
            break
        action = random_action(table.edition, table.game)
        twin.game.draws = table.game.draws
        table.do(action)
        twin.do(action)

    assert twin.position == table.position


def test_time_called_during_the_deal_is_not_lost():
    table = Table("clone-wars", 2, form="timed", seed=1, chance="hand")
    table.do("time-up")

    twin = read(table.position)

    assert twin.game.time_up == 1
    assert twin.position == table.position


def test_every_seat_may_have_chosen_its_figure_or_not_yet():
    table = Table("saga", 3, seed=1, first=0, choose_figures=True)
    table.do("figure yoda")

    assert read(table.position).position == table.position
    assert [seat.figure for seat in read(table.position).seats] == ["yoda", None, None]


# --- made by hand --------------------------------------------------------------


def test_everything_but_the_edition_and_the_seats_may_be_left_out():
    table = read(f"saga | {TWO}")

    assert (table.decision, table.actor) == (Decision.TURN, 0)
    assert cash(table) == [500, 500]
    assert [seat.figure for seat in table.seats] == ["darth-maul", "obi-wan-kenobi"]
    assert table.game.houses == 32


def test_a_position_made_by_hand_says_everything():
    table = read(
        "clone-wars/short free-parking-pot=true"
        " | 0 captain-rex $7 @jail!2 | 1 $20 @ruusan | 2 out @go"
        " | deeds 0: bothawui+2 ruusan+2 abregado-system+1, 1: rugosa* | jail-cards 2=1"
        " | turn 9 seat 1 first 2 round 3 dice 2.5 doubles 1 rolled | pot 120"
    )

    first, second, third = table.seats
    assert (first.figure, first.in_jail, table.game.jail_turns[0]) == ("captain-rex", True, 2)
    assert (second.at, second.deeds, second.jail_cards) == ("ruusan", ("rugosa",), 1)
    assert (third.bankrupt, third.cash) == (True, 0)
    assert (table.game.houses, table.game.pot, table.game.doubles) == (27, 120, 1)
    assert (table.decision, table.actor) == (Decision.TURN, 1)
    assert read(table.position).position == table.position


def test_spaces_between_the_words_do_not_matter():
    spaced = read("  saga   |0 $500   @go|  1 $500 @go |deeds   0:  hoth   kessel ,1:dagobah  ")

    assert spaced.position == read(f"saga | {TWO} | deeds 0: hoth kessel, 1: dagobah").position


# --- refused -------------------------------------------------------------------

BAD = [
    # The line.
    ("", "a position is one line of text"),
    (f"saga | {TWO}\nsaga | {TWO}", "a position is one line of text"),
    (f"saga | {TWO} | hello", '"hello" is not a part of a position'),
    (f"saga | {TWO} | turn 2 seat 0 | turn 3 seat 1", '"turn" stands twice'),
    (f" | {TWO}", "the edition is missing"),
    (f"saga pot | {TWO}", '"pot" is not a setting, such as'),
    # Seats.
    ("saga", "saga is played by 2 to 8, not by 0"),
    ("saga | 0 $5 @go", "saga is played by 2 to 8, not by 1"),
    ("clone-wars | " + " | ".join(f"{i} $5 @go" for i in range(7)), "by 2 to 6, not by 7"),
    ("saga | " + " | ".join(f"{i} $5 @go" for i in range(9)), 'the number of a seat is "8"'),
    ("saga | 1 $5 @go | 0 $5 @go", "seats are written in order: seat 0 comes before 1"),
    ("saga | 0 $5 @go | 0 $5 @go", "seats are written in order: seat 1 comes before 0"),
    ("saga | 0 $lots @go | 1 $5 @go", 'the cash of seat 0 is "lots"; a whole number'),
    ("saga | 0 $-5 @go | 1 $5 @go", 'the cash of seat 0 is "-5"; a whole number'),
    ("saga | 0 $1.5 @go | 1 $5 @go", 'the cash of seat 0 is "1.5"; a whole number'),
    ("saga | 0 $99999999999 @go | 1 $5 @go", 'the cash of seat 0 is "99999999999"'),
    ("saga | 0 $5 @moon | 1 $5 @go", 'there is no space "moon"'),
    ("saga | 0 $5 @corusant | 1 $5 @go", 'no space "corusant"; did you mean coruscant'),
    ("saga | 0 rex $5 @go | 1 $5 @go", 'there is no figure "rex"'),
    ("saga | 0 yoda $5 @go | 1 yoda $5 @go", "two seats have the same figure"),
    ("saga | 0 $5 @hoth!1 | 1 $5 @go", "seat 0 is in jail and stands elsewhere"),
    ("saga | 0 $5 @jail!x | 1 $5 @go", 'the turns in jail is "x"'),
    ("saga | 0 out $5 @go | 1 $5 @go | 2 $5 @go", "seat 0 is out and still has cash"),
    # Deeds.
    (f"saga | {TWO} | deeds 0: hoth, 1: hoth", "hoth has two owners: 0 and 1"),
    (f"saga | {TWO} | deeds 0: hoth hoth", "hoth has two owners: 0 and 0"),
    (f"saga | {TWO} | deeds 0: moon", 'there is no space "moon"'),
    (f"saga | {TWO} | deeds 0: go", "go cannot be owned"),
    (f"saga | {TWO} | deeds 5: hoth", "hoth belongs to seat 5, which does not exist"),
    (f"saga | {TWO} | deeds Ann: hoth", 'the owner of deeds is "Ann"'),
    (f"saga | {TWO} | deeds 0: hoth+", '"hoth[+]" is not a deed, such as'),
    (f"saga | {TWO} | deeds 0: hoth~soon", '"~soon" is not a mark of a deed'),
    (f"saga | {TWO} | deeds bank: hoth*", "hoth is mortgaged and belongs to nobody"),
    (
        "saga | 0 out @go | 1 $5 @go | 2 $5 @go | deeds 0: hoth",
        "hoth belongs to seat 0, who is out",
    ),
    # Buildings.
    (f"saga | {TWO} | deeds 0: naboo+5 coruscant+4", 'houses on naboo is "5"'),
    (f"saga | {TWO} | deeds 0: naboo+many coruscant", 'houses on naboo is "many"'),
    (f"saga | {TWO} | deeds 0: naboo+1", "the group of naboo is built on and not in one hand"),
    (f"saga | {TWO} | deeds 0: naboo+1, 1: coruscant", "built on and not in one hand"),
    (f"saga | {TWO} | deeds 0: naboo+1 coruscant*", "group of naboo is built on and mortgaged"),
    (f"saga | {TWO} | deeds 0: naboo+3 coruscant+1", "naboo is built unevenly: 3, 1"),
    (f"saga | {TWO} | deeds 0: naboo+hotel coruscant+3", "naboo is built unevenly: 5, 3"),
    (f"saga | {TWO} | deeds 0: death-star+1 death-star-2", "nothing can be built on death-star"),
    (f"clone-wars/short | {TWO} | deeds 0: ziros-palace+4 jabbas-palace+4", "3 are the most"),
    (
        f"saga | {TWO} | deeds 0: hoth+4 dagobah+4 polis-massa+4 yavin-4+4 endor+4 kashyyyk+4"
        " tatooine+4 geonosis+4 mustafar+4",
        "more is built than the bank has: 32 houses, 12 hotels",
    ),
    # Planets.
    (
        "planetopoly | 0 $9 @start | 1 $9 @start | deeds 0: lyra-2, 1: lyra-1",
        "the planet of lyra-1 belongs to several seats",
    ),
    (
        "planetopoly | 0 $9 @start | 1 $9 @start | turn 3 seat 0 bought customs",
        "a purchase in the group of customs-1 is remembered, which has no plots",
    ),
    # Decks and cards.
    (f"saga | {TWO} | decks sith 0-15 3", "does not have every card exactly once"),
    (f"saga | {TWO} | decks sith 0-3 -", "does not have every card exactly once"),
    (f"saga | {TWO} | decks ewok - -", 'there is no deck "ewok"'),
    (f"saga | {TWO} | decks sith 0-15", '"sith 0-15" is not a deck'),
    (f"saga | {TWO} | decks sith 0-99 -", 'a card is "99"'),
    (f"saga | {TWO} | jail-cards 3=0", 'a get-out-of-jail card is "3"'),
    (f"saga | {TWO} | jail-cards 1=5", "card 1 is held by seat 5, which does not exist"),
    (f"saga | {TWO} | jail-cards 1", 'its holder is ""'),
    (
        "saga | 0 out @go | 1 $5 @go | 2 $5 @go | jail-cards 1=0",
        "card 1 is held by seat 0, who is out",
    ),
    # What is under way.
    (f"saga | {TWO} | turn soon", '"turn" is "soon"'),
    (f"saga | {TWO} | turn 3 seat 9", '"seat" is "9"'),
    (f"saga | {TWO} | turn 3 seat 0 dice 7.1", 'a die is "7"'),
    (f"saga | {TWO} | turn 3 seat 0 doubles 3", '"doubles" is "3"'),
    (f"saga | {TWO} | turn 3 seat 0 asleep", '"asleep" does not belong to a turn'),
    (f"saga | {TWO} | pot 1 2", '"pot 1 2" needs 1 values: pot'),
    (f"saga | {TWO} | offer 5", "an offer needs its cash and the number of counter-offers"),
    (f"saga | {TWO} | rents 1.2", '"1.2" is not a rent'),
    (f"saga | {TWO} | agenda", "an agenda has 1 to 10 entries"),
    (f"saga | {TWO} | agenda nap:0.0.0.0.0", '"nap" is not a phase; there are: none'),
    (f"saga | {TWO} | agenda turn:1", '"turn:1" needs seat.other.space.amount.extra'),
    (f"saga | {TWO} | waits", "does not say who decides what"),
    (f"saga | {TWO} | waits lunch 0", "does not say who decides what"),
]


@pytest.mark.parametrize(("line", "reason"), BAD)
def test_a_bad_position_is_refused_with_its_reason(line, reason):
    with pytest.raises(NotationError, match=reason):
        read(line)


@pytest.mark.parametrize(
    ("line", "error", "reason"),
    [
        (f"sagas | {TWO}", EditionError, 'did you mean "saga"'),
        (f"saga/short | {TWO}", SettingError, 'saga has no form "short"'),
        (f"saga turn-limt=4 | {TWO}", SettingError, 'did you mean "turn-limit"'),
        (f"saga turn-limit=soon | {TWO}", SettingError, 'not "soon"'),
    ],
)
def test_an_unknown_edition_form_or_setting_is_refused_with_its_reason(line, error, reason):
    with pytest.raises(error, match=reason):
        read(line)

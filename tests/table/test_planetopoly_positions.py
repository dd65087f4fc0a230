"""Planetopoly's positions: read back as written, refused if they cannot be."""

from collections.abc import Callable
from typing import Any

import pytest

from freehold import Decision, Table
from freehold.batch.laws import LAWS, broken_law
from freehold.bots.random_player import random_action
from freehold.errors import NotationError
from freehold.record import duplicate
from freehold.rules.groups import set_level
from freehold.soundness import problems
from freehold.vocabulary import Reason
from tests.tables import (
    against,
    at,
    debts,
    index,
    law_broken_by_chance_play,
    out,
    twin_of,
    waits,
)

TWO = ("0 $500 @start", "1 $500 @start")
THREE = (*TWO, "2 $500 @start")


def positions(seats: int, seed: int, actions: int) -> list[str]:
    """Every position of a game between random players."""
    table = Table("planetopoly", seats, seed=seed)
    found = [table.position]
    for _ in range(actions):
        if table.is_over:
            break
        table.do(random_action(table.edition, table.game))
        found.append(table.position)
    return found


# --- round trips ---------------------------------------------------------------


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_every_position_of_a_random_game_is_read_back_as_it_was_written(seats, seed):
    reached = positions(seats, seed, 600)

    assert [Table.from_position(line, seed=1).position for line in reached] == reached


def test_a_table_from_a_position_plays_on_like_the_one_that_it_came_from():
    table = Table("planetopoly", 4, seed=5)
    for _ in range(300):
        table.do(random_action(table.edition, table.game))
    twin = Table.from_position(table.position, seed=table.seed)

    for _ in range(200):
        twin.game.draws = table.game.draws
        action = random_action(table.edition, table.game)
        twin.game.draws = table.game.draws
        table.do(action)
        twin.do(action)

    assert twin.position == table.position


@pytest.mark.rule("PL-8-2")
@pytest.mark.parametrize("order", ["0 1 2", "0 2 1", "1 0 2", "1 2 0", "2 0 1", "2 1 0"])
def test_the_order_of_arrival_is_read_back(order):
    table = at("planetopoly", *THREE, f"arrivals {order}")

    seats = [int(seat) for seat in order.split()]

    assert f" | arrivals {order}" in table.position
    assert [table.game.arrival[seat] for seat in seats] == [0, 1, 2]
    assert twin_of(table).position == table.position


def test_unless_it_is_said_otherwise_they_arrived_in_the_order_of_the_seats():
    table = at("planetopoly", *THREE)

    assert "arrivals 0 1 2" in table.position


def test_a_debt_is_read_back():
    table = at("planetopoly", "0 $0 -300 @lyra-1", TWO[1], "deeds 0: radar-1")

    assert debts(table) == [300, 0]
    assert "| 0 red $0 -300 @lyra-1 |" in table.position
    assert twin_of(table).position == table.position


def test_turns_to_be_missed_are_read_back():
    table = at("planetopoly", TWO[0], "1 $500 @event-1 ~2")

    assert [table.game.misses[seat] for seat in (0, 1)] == [0, 2]
    assert "| 1 green $500 @event-1 ~2 |" in table.position
    assert twin_of(table).position == table.position


def test_debt_and_missed_turns_stand_beside_each_other():
    table = at("planetopoly", TWO[0], "1 $0 -90 @event-1 ~1", "deeds 1: lyra-1")

    assert "| 1 green $0 -90 @event-1 ~1 |" in table.position
    assert twin_of(table).position == table.position


def test_the_planets_just_bought_on_are_read_back():
    deeds = "deeds 0: lyra-1 draco-1"
    table = at("planetopoly", "0 $3000 @start", "1 $0 @lyra-2", "2 $0 @draco-2", deeds)
    table.do("buy-remote lyra-2; buy-remote draco-2")

    twin = twin_of(table)

    assert " bought lyra.draco " in table.position
    assert twin.game.bought_in == table.game.bought_in
    assert twin.position == table.position


def test_the_turn_in_which_one_left_jail_is_read_back():
    table = at("planetopoly", "0 $900 @jail-a!1", TWO[1], "deeds 0: lyra-1")
    table.do("pay")

    twin = twin_of(table)

    assert " just-out" in table.position
    assert twin.position == table.position
    assert against(twin, "sell-deed lyra-1") == (Reason.JUST_OUT_OF_JAIL, 0)


def test_the_further_roll_of_a_card_is_read_back():
    table = at("planetopoly", *TWO)
    table.do("roll 1 4; draw roll-again-a")

    twin = twin_of(table)

    assert " roll-again" in table.position
    assert twin.position == table.position
    assert waits(twin) == (Decision.TURN, 0)
    assert against(twin, "end") == (Reason.MUST_ROLL, 0)


@pytest.mark.parametrize("bases", range(1, 10))
def test_every_level_of_a_plot_is_read_back_as_a_number(bases):
    beside = f"+{bases // 3}" if bases >= 3 else ""
    deeds = f"deeds 0: lyra-1+{bases} lyra-2{beside} lyra-3{beside}"
    table = at("planetopoly", *TWO, deeds)

    assert table.game.buildings[index(table, "lyra-1")] == bases
    assert f" | {deeds} | " in table.position
    assert twin_of(table).position == table.position


def test_a_seat_that_is_out_is_read_back_in_its_place_among_the_arrivals():
    table = at("planetopoly", "0 out @lyra-1", "1 $5 @start", "2 $5 @start", "arrivals 2 0 1")

    assert out(table) == [0]
    assert waits(table) == (Decision.TURN, 1)
    assert twin_of(table).position == table.position


# --- positions that cannot be --------------------------------------------------

ABOVE = "more than its owner's plots allow"
BESIDE = "too few beside it"
ONCE = "arrivals are all seats once"

IMPOSSIBLE = {
    "debt and cash": ("has cash to pay it", "0 $1 -300 @start", TWO[1], "deeds 0: radar-1"),
    "debt of one who is out": ("or is out", "0 out -300 @start", TWO[1], "2 $0 @start"),
    "debt above the value": ("owes", "0 $0 -501 @start", TWO[1], "deeds 0: radar-1"),
    "no debt": ("the debt of seat 0", "0 $5 -0 @start", TWO[1]),
    "a debt twice": ("twice", "0 $0 -5 -6 @start", TWO[1], "deeds 0: radar-1"),
    "two bases with one plot": (ABOVE, *TWO, "deeds 0: lyra-1+2"),
    "three bases with two plots": (ABOVE, *TWO, "deeds 0: lyra-1+3 lyra-2+1"),
    "two bases with two owners": (ABOVE, *TWO, "deeds 0: lyra-1+2, 1: lyra-2"),
    "a station beside a bare plot": (BESIDE, *TWO, "deeds 0: lyra-1+3 lyra-2+1 lyra-3"),
    "five bases beside a bare plot": (BESIDE, *TWO, "deeds 0: lyra-1+5 lyra-2 lyra-3+1"),
    "two stations beside one base": (BESIDE, *TWO, "deeds 0: lyra-1+6 lyra-2+2 lyra-3+1"),
    "eight bases beside one base": (BESIDE, *TWO, "deeds 0: lyra-1+8 lyra-2+1 lyra-3+2"),
    "a port beside two bases": (BESIDE, *TWO, "deeds 0: lyra-1+9 lyra-2+3 lyra-3+2"),
    "bases on a plot of nobody": ("belongs to nobody", *TWO, "deeds bank: lyra-1+1"),
    "ten bases": ("bases on lyra-1", *TWO, "deeds 0: lyra-1+10 lyra-2+9 lyra-3+9"),
    "a hotel on a plot": ("bases on lyra-1", *TWO, "deeds 0: lyra-1+hotel lyra-2+5 lyra-3+5"),
    "a base on a customs post": ("nothing can be built", *TWO, "deeds 0: customs-1+1"),
    "a mortgage where there are none": ("mortgage", *TWO, "deeds 0: radar-1*"),
    "a seat that arrived twice": (ONCE, *THREE, "arrivals 0 0 1"),
    "a seat that never arrived": (ONCE, *THREE, "arrivals 0 1"),
    "an arrival of nobody": (ONCE, *THREE, "arrivals 0 1 3"),
    "more arrivals than seats": (ONCE, *TWO, "arrivals 0 1 2"),
    "arrivals of no one": (ONCE, *TWO, "arrivals"),
    "no turns to be missed": ("turns that seat 0 misses", "0 $5 @start ~0", TWO[1]),
    "five seats": ("2 to 4, not by 5", *THREE, "3 $0 @start", "4 $0 @start"),
    "an unknown planet": ("no group", *TWO, "turn 3 seat 0 bought earth"),
}


@pytest.mark.parametrize(
    ("why", "sections"), [(why, s) for why, *s in IMPOSSIBLE.values()], ids=IMPOSSIBLE.keys()
)
def test_a_position_that_cannot_be_is_refused(why, sections):
    with pytest.raises(NotationError, match=why):
        at("planetopoly", *sections)


@pytest.mark.parametrize(
    ("sections", "words"),
    [
        (("0 $0 -5 @go", "1 $5 @go"), "gives no credit"),
        (("0 $5 @go", "1 $5 @go", "arrivals 0 1"), "where remote purchases are played with"),
        (("0 $5 @go", "1 $5 @go", "turn 2 seat 0 just-out"), "throws to leave jail"),
    ],
)
def test_what_belongs_to_a_setting_is_refused_where_it_is_off(sections, words):
    with pytest.raises(NotationError, match=words):
        at("saga", *sections)


# --- the laws ------------------------------------------------------------------


def cash_beside_a_debt(_table: Table, game: Any) -> None:
    game.debt[0] = 5


def less_than_no_debt(_table: Table, game: Any) -> None:
    game.debt[1] = -5


def debt_of_one_who_is_out(_table: Table, game: Any) -> None:
    game.debt[2] = 5


def debt_above_the_value(_table: Table, game: Any) -> None:
    game.debt[1] = 501


def too_high_for_two_plots(table: Table, game: Any) -> None:
    set_level(table.edition, game, index(table, "draco-1"), 3)


def too_high_for_one_plot(table: Table, game: Any) -> None:
    set_level(table.edition, game, index(table, "orion-1"), 2)


def too_little_beside(table: Table, game: Any) -> None:
    set_level(table.edition, game, index(table, "lyra-2"), 0)


def bases_of_nobody(table: Table, game: Any) -> None:
    set_level(table.edition, game, index(table, "cygnus-1"), 1)


def ten_bases(table: Table, game: Any) -> None:
    set_level(table.edition, game, index(table, "lyra-1"), 10)


def arrived_together(_table: Table, game: Any) -> None:
    game.arrival[0] = 1
    game.arrival[1] = 1


def arrived_too_late(_table: Table, game: Any) -> None:
    game.arrival[2] = 3


@pytest.mark.parametrize(
    ("spoil", "law"),
    [
        (cash_beside_a_debt, 13),
        (less_than_no_debt, 13),
        (debt_of_one_who_is_out, 13),
        (debt_above_the_value, 13),
        (too_high_for_two_plots, 14),
        (too_high_for_one_plot, 14),
        (too_little_beside, 14),
        (bases_of_nobody, 14),
        (ten_bases, 4),
        (arrived_together, 15),
        (arrived_too_late, 15),
    ],
)
def test_each_law_can_be_broken_and_both_checkers_notice(
    spoil: Callable[[Table, Any], None], law: int
):
    deeds = "0: lyra-1+3 lyra-2+1 lyra-3+1 draco-1+2 draco-2 orion-1+1, 1: radar-1"
    seats = ("0 $500 @start", "1 $0 @start", "2 out @start")
    table = at("planetopoly", *seats, f"deeds {deeds}")
    game = duplicate(table.game)
    assert (broken_law(table.edition, game), problems(table.edition, game)) == (0, [])

    spoil(table, game)

    assert LAWS[broken_law(table.edition, game)] == LAWS[law]
    assert problems(table.edition, game, table.spec.space_ids) != []


@pytest.mark.parametrize(("seats", "seed"), [(2, 11), (3, 12), (4, 13)])
def test_a_whole_random_game_keeps_every_law(seats, seed):
    table = Table("planetopoly", seats, seed=seed, settings={"turn-limit": 300})

    broken = law_broken_by_chance_play(table)

    assert broken == "all laws hold"
    assert table.is_over

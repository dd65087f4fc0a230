"""Powers are data: a seventh one is a row in an edition's folder, and no Python.

Each test copies Saga's folder, gives the figures sides, leaves the leap to the
light one and writes another power for a double 1 of the dark side.
"""

import shutil
from pathlib import Path

import pytest

from freehold import Decision, Event, Table
from freehold.editions import check, load
from tests.tables import cash, jailed, names, only, owner, refused, words

SIDES = """
[sides]
darth-maul = "dark"
obi-wan-kenobi = "light"
general-grievous = "dark"
luke-skywalker = "light"
palpatine = "dark"
leia = "light"
darth-vader = "dark"
yoda = "light"
"""

WORDS = """
side-light = Light
side-dark = Dark
special-seventh = A power of our own
special-seventh-about = It does what its row says.
"""

LEAP = 'pips = 1\neffect = "leap"'


def with_seventh_power(folder: Path, row: str) -> Path:
    """A copy of Saga with a power for a double 1 of the dark side; `row` says what it does."""
    copy = folder / "our-saga"
    shutil.copytree(load("saga").folder, copy)
    powers = (copy / "specials.toml").read_text(encoding="utf-8")
    assert LEAP in powers
    seventh = '\n[[specials]]\nid = "seventh"\ntrigger = "double"\nside = "dark"\npips = 1\n'
    text = powers.replace(LEAP, f'side = "light"\n{LEAP}') + seventh + row + SIDES
    (copy / "specials.toml").write_text(text, encoding="utf-8")
    for file in (copy / "words").glob("*.ftl"):
        file.write_text(file.read_text(encoding="utf-8") + WORDS, encoding="utf-8")
    return copy


def after_double_one(edition: Path, *sections: str, figure: str = "darth-maul") -> Table:
    """Seat 0 has rolled a double 1 onto Free Parking in an edition of one's own."""
    seats = (f"0 {figure} $500 @geonosis", "1 leia $500 @go", "2 palpatine $500 @go")
    position = " | ".join(["saga/special", *seats, *sections])
    table = Table.from_position(position, chance="hand", seed=1, edition=edition)
    table.do("roll 1 1")
    assert (table.decision, table.actor) == (Decision.SPECIAL, 0)
    return table


@pytest.mark.rule("SG-F-1")
def test_an_edition_folder_with_a_seventh_power_is_sound(tmp_path: Path) -> None:
    edition = with_seventh_power(tmp_path, 'effect = "receive"\namount = 77\n')

    problems = check(edition)

    assert problems == []
    assert [special.id for special in load(edition).specials][-1] == "seventh"
    assert len(load(edition).specials) == 7


@pytest.mark.rule("SG-F-1")
def test_a_seventh_power_plays_and_is_told_in_its_own_words(tmp_path: Path) -> None:
    table = after_double_one(with_seventh_power(tmp_path, 'effect = "receive"\namount = 77\n'))

    question = table.words_in("en").question(table.game)
    told = table.do("use")

    assert "the power “A power of our own”. It does what its row says." in question
    assert names(told) == ["USED_SPECIAL", "RECEIVED"]
    assert cash(table) == [577, 500, 500]
    assert (table.decision, table.actor) == (Decision.END_TURN, 0)


@pytest.mark.rule("SG-F-1")
def test_a_figure_of_the_other_side_has_the_power_of_its_own_side(tmp_path: Path) -> None:
    edition = with_seventh_power(tmp_path, 'effect = "receive"\namount = 77\n')
    table = after_double_one(edition, figure="obi-wan-kenobi")

    table.do("use; go-to go")

    assert (table.seats[0].at, cash(table)) == ("go", [700, 500, 500])


@pytest.mark.rule("SG-F-1")
def test_powers_without_a_side_are_for_figures_of_both_sides(tmp_path: Path) -> None:
    edition = with_seventh_power(tmp_path, 'effect = "receive"\namount = 77\n')
    seats = "0 darth-maul $500 @tatooine | 1 leia $500 @tatooine"
    table = Table.from_position(f"saga/special | {seats}", chance="hand", seed=1, edition=edition)

    table.do("roll 2 2; use; end; roll 2 2; use")

    assert cash(table) == [700, 700]


@pytest.mark.rule("SG-F-1")
@pytest.mark.parametrize(("die", "money"), [(1, 470), (3, 470), (4, 577), (6, 577)])
def test_a_power_may_depend_on_a_throw_and_have_a_penalty(
    tmp_path: Path, die: int, money: int
) -> None:
    row = 'effect = "receive"\namount = 77\nneeds = 4\npenalty = 30\n'
    table = after_double_one(with_seventh_power(tmp_path, row))

    table.do("use")
    asked = (table.decision, table.actor)
    told = table.do(f"die {die}")

    assert asked == (Decision.SPECIAL_THROW, "chance")
    assert [event.amount for event in only(told, Event.SPECIAL_THROWN)] == [die]
    assert cash(table) == [money, 500, 500]
    assert (table.decision, table.actor) == (Decision.END_TURN, 0)


@pytest.mark.rule("SG-F-1")
def test_a_power_may_take_free_deeds(tmp_path: Path) -> None:
    row = 'effect = "take-free"\ncount = 2\namount = 90\n'
    table = after_double_one(with_seventh_power(tmp_path, row), "deeds 1: naboo")

    table.do("use")
    refused(table, "take naboo", "has an owner already")
    table.do("take coruscant; take hoth")

    assert table.seats[0].deeds == ("hoth", "coruscant")
    assert cash(table) == [500, 500, 500]
    assert (table.decision, table.actor) == (Decision.END_TURN, 0)


@pytest.mark.rule("SG-F-1")
def test_a_power_may_move_the_figure_forward_past_go(tmp_path: Path) -> None:
    edition = with_seventh_power(tmp_path, 'effect = "move-anywhere"\n')
    table = after_double_one(edition, "deeds 0: dantooine")

    table.do("use; go-to dantooine")

    assert (table.seats[0].at, cash(table)) == ("dantooine", [700, 500, 500])


@pytest.mark.rule("SG-F-1")
def test_a_power_may_give_another_turn_with_doubles_counted_from_nought(tmp_path: Path) -> None:
    edition = with_seventh_power(tmp_path, 'effect = "another-turn"\n')
    table = after_double_one(edition, "deeds 0: mygeeto bespin")

    told = table.do("use")
    again = (table.decision, table.actor, table.game.doubles)
    table.do("roll 2 2; decline; roll 2 3")

    assert names(told) == ["USED_SPECIAL", "ANOTHER_TURN", "TURN_BEGAN"]
    assert again == (Decision.TURN, 0, 0)
    assert (table.seats[0].at, table.game.turns) == ("bespin", 2)
    assert (table.decision, table.actor) == (Decision.END_TURN, 0)


@pytest.mark.rule("SG-F-1")
def test_a_power_may_put_another_player_elsewhere(tmp_path: Path) -> None:
    edition = with_seventh_power(tmp_path, 'effect = "put-other"\n')
    table = after_double_one(edition, "deeds 0: naboo coruscant")

    table.do("use")
    refused(table, "target 0", "that is you")
    table.do("target 2; go-to coruscant")

    assert table.seats[2].at == "coruscant"
    assert cash(table) == [600, 500, 400]
    assert (table.decision, table.actor) == (Decision.END_TURN, 0)


@pytest.mark.rule("SG-F-1")
def test_a_player_put_in_jail_by_a_power_does_not_end_the_others_turn(tmp_path: Path) -> None:
    table = after_double_one(with_seventh_power(tmp_path, 'effect = "put-other"\n'))

    table.do("use; target 1; go-to go-to-jail")

    assert jailed(table) == [1]
    assert (table.decision, table.actor) == (Decision.END_TURN, 0)


@pytest.mark.rule("SG-F-1")
def test_a_power_may_steal_from_one_player(tmp_path: Path) -> None:
    edition = with_seventh_power(tmp_path, 'effect = "steal"\ncount = 2\n')
    table = after_double_one(edition, "deeds 1: naboo hoth*, 2: coruscant")

    table.do("use; take hoth")
    left = words(table)
    table.do("take naboo")

    assert left == {"take naboo"}
    assert table.seats[0].deeds == ("hoth", "naboo")
    assert cash(table) == [500, 500, 500]
    assert (table.decision, table.actor) == (Decision.END_TURN, 0)


@pytest.mark.rule("SG-F-1")
def test_a_power_may_beat_another_player(tmp_path: Path) -> None:
    edition = with_seventh_power(tmp_path, 'effect = "beat"\n')
    table = after_double_one(edition, "deeds 1: naboo+1 coruscant+1", "jail-cards 1=1")

    told = table.do("use; target 1; keep; keep")

    assert [(e.seat, e.other) for e in only(told, Event.WENT_BANKRUPT)] == [(1, 0)]
    assert (owner(table, "naboo"), owner(table, "coruscant")) == (0, 0)
    # The buildings bring 100 each; in Saga the deeds are mortgaged first (B-21), for 175 and
    # 200, and cost 10 % of that in interest, rounded up.
    assert cash(table) == [500 + 500 + 200 + 375 - 18 - 20, 0, 500]
    assert table.seats[0].jail_cards == 1
    assert (table.decision, table.actor) == (Decision.END_TURN, 0)


@pytest.mark.rule("SG-F-1")
@pytest.mark.parametrize(
    ("row", "place", "message"),
    [
        (
            'effect = "recieve"\namount = 77\n',
            "effect",
            'unknown effect "recieve"; did you mean "receive"?',
        ),
        (
            'effect = "draw-card"\ndeck = "jeddi"\n',
            "deck",
            'unknown deck "jeddi"; did you mean "jedi"?',
        ),
        (
            'effect = "receive"\namount = 77\npenalty = 30\n',
            "penalty",
            'nothing is thrown, so nothing can fail; say what it "needs", or drop this',
        ),
    ],
)
def test_a_mistake_in_a_power_is_told_with_its_place(
    tmp_path: Path, row: str, place: str, message: str
) -> None:
    edition = with_seventh_power(tmp_path, row)

    found = [(problem.file, problem.path, problem.message) for problem in check(edition)]

    assert found == [("specials.toml", f"$.specials[6].{place}", message)]

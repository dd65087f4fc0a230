"""The heuristic player with missions, powers and the Force: sensible, and never stuck."""

from typing import Any

import pytest

from freehold import Decision, Table
from freehold.bots.companion import choose, player_called
from freehold.bots.heuristic.landing import worth_of_landing, worth_of_moving, worth_of_rolling
from freehold.bots.heuristic.specials import worth_of_special
from freehold.bots.random_player import random_action
from freehold.editions import load, pack
from freehold.record import blank, duplicate, plain
from freehold.rules.flow import begin, step
from freehold.rules.groups import change_owner
from freehold.rules.legality import is_legal
from freehold.state import GAME
from freehold.vocabulary import CHANCE
from tests.tables import at, index

LIGHT = ["0 anakin $1500 @free-parking", "1 general-grievous $1500 @go"]
DARK = ["0 general-grievous $1500 @free-parking", "1 anakin $1500 @go", "2 obi-wan $900 @go"]


def steady(table: Table) -> Any:
    """The usual player at a table."""
    return player_called(table.edition)


def says(table: Table, *after: str) -> str:
    """What the heuristic player says after these actions."""
    for text in after:
        table.do(text)
    table.do(choose(table.edition, table.game))
    return table.done[-1].words


# --- everywhere ----------------------------------------------------------------


@pytest.mark.parametrize("edition", ["clone-wars", "saga", "episode-2"])
def test_every_answer_is_legal_and_changes_nothing_wherever_random_play_leads(edition: str):
    agreed = plain(pack(load(edition), "special"))
    seen: set[int] = set()
    for seed in range(8):
        game = blank(GAME)
        begin(agreed, game, 2 + seed % 5, seed)
        for _ in range(1500):
            if game.decision == Decision.GAME_OVER:
                break
            if game.actor != CHANCE and game.decision >= Decision.SPECIAL:
                before = duplicate(game)
                action = choose(agreed, game)
                assert is_legal(agreed, game, action)
                assert action == choose(agreed, game)
                assert game == before
                seen.add(game.decision)
            step(agreed, game, random_action(agreed, game))
    expected = {
        "clone-wars": {*range(Decision.SPECIAL, Decision.DUEL_THROW)} - {Decision.SPECIAL_THROW},
        "saga": {Decision.SPECIAL, Decision.CHOOSE_SPACE, Decision.CHOOSE_PROPERTY},
        "episode-2": {Decision.CHOOSE_SPACE},
    }

    assert seen == expected[edition]


# --- missions ------------------------------------------------------------------


def test_a_mission_is_tried_while_it_brings_more_than_it_costs():
    free_deeds = at("clone-wars/special", *LIGHT, "deeds 0: florrum")
    nothing_to_steal = at("clone-wars/special", *DARK, "deeds 0: florrum")

    assert says(free_deeds, "roll 1 6") == "use"
    assert says(nothing_to_steal, "roll 1 6") == "decline"


def test_who_cannot_pay_the_penalty_is_more_careful():
    rich, poor = (
        at("clone-wars/special", f"0 anakin ${cash} @go", "1 obi-wan $500 @go") for cash in (500, 5)
    )
    senator = rich.spec.special_ids.index("rescue-of-the-senator")
    worth = [worth_of_special(t.edition, t.game, steady(t), 0, senator) for t in (rich, poor)]

    assert worth == [(3000 - 5 * 100) // 6, (3000 - 5 * 300) // 6]


def test_it_takes_the_two_deeds_that_complete_a_group_together():
    table = at("clone-wars/special", "0 anakin $1500 @go", LIGHT[1])
    table.do("roll 2 6; buy; use; die 3")

    assert says(table) in ("take jabbas-palace", "take ziros-palace")
    assert says(table) in ("take jabbas-palace", "take ziros-palace")
    assert table.decision == Decision.END_TURN


def test_it_takes_what_completes_its_group_before_what_is_dear():
    table = at("clone-wars/special", *LIGHT, "deeds 0: ryloth florrum")
    table.do("roll 1 6; use; die 3")

    assert says(table) == "take vassek"


def test_it_takes_the_money_if_that_is_more():
    table = at("clone-wars/special", *LIGHT, "2 obi-wan $500 @go")
    for space in range(table.edition.n_spaces):
        if table.edition.group[space] >= 0:
            change_owner(table.edition, table.game, space, 0)
    for name, owner in (("bothawui", -1), ("ruusan", 1), ("abregado-system", 2)):
        change_owner(table.edition, table.game, index(table, name), owner)
    table.do("roll 2 6; use; die 3")

    assert says(table) == "take-money", "one cheap deed is left, and it helps nobody"


def test_it_moves_to_a_free_deed_that_completes_its_group():
    table = at("clone-wars/special", *LIGHT, "deeds 0: jabbas-palace vassek")
    table.do("roll 3 6; use; die 2")

    assert says(table) == "go-to ziros-palace"


def test_it_moves_to_go_rather_than_to_another_s_rent():
    deeds = "deeds 1: tatooine-dune-sea+4 tatooine-system+4, 0: vassek"
    table = at("clone-wars/special", "0 anakin $20 @free-parking", LIGHT[1], deeds)
    table.do("roll 3 6; use; die 2")
    said = says(table)

    assert said.startswith("go-to ")
    space = index(table, said.partition(" ")[2])
    assert worth_of_moving(table.edition, table.game, steady(table), 0, space) >= 0
    assert table.seats[0].cash >= 220


def test_it_steals_what_completes_its_group():
    table = at(
        "clone-wars/special", *DARK, "deeds 0: florrum ryloth, 1: vassek jabbas-palace, 2: defender"
    )

    assert says(table, "roll 1 6", "use", "die 4") == "take vassek"


def test_it_steals_two_deeds_from_the_same_player():
    table = at(
        "clone-wars/special",
        "0 general-grievous $1500 @jail",
        *DARK[1:],
        "deeds 0: teth-jungle rugosa, 1: jabbas-palace, 2: toydaria-system rishi",
    )
    table.do("roll 2 6; use; die 4")

    assert {says(table), says(table)} == {"take toydaria-system", "take rishi"}


def test_it_beats_the_richest():
    table = at("clone-wars/special", "0 general-grievous $1500 @go", *DARK[1:], "deeds 0: rugosa")

    assert says(table, "roll 5 6", "use", "die 6") == "target 1"


def test_it_puts_the_richest_on_its_own_dearest_rent():
    table = at(
        "clone-wars/special",
        "0 anakin $1500 @go",
        "1 obi-wan $900 @go",
        "2 captain-rex $2000 @go",
        "deeds 0: skytop-station jabbas-palace+3 ziros-palace+2",
    )
    table.do("roll 6 6")

    assert says(table) == "use"
    table.do("die 5")
    assert says(table) == "target 2"
    assert says(table) == "go-to jabbas-palace"


# --- powers --------------------------------------------------------------------


def test_a_power_is_used_when_it_is_worth_more_than_a_roll():
    table = at("saga/special", "0 $500 @go", "1 $500 @go")
    table.do("roll 2 2")
    assert table.decision == Decision.SPECIAL
    assert worth_of_rolling(table.edition, table.game, steady(table), 0) < 200

    assert says(table) == "use"


def test_it_rolls_again_rather_than_draw_a_card_where_a_roll_completes_a_group():
    table = at(
        "saga/special",
        "0 $900 @death-star",
        "1 $500 @go",
        "deeds 0: felucia saleucami utapau kamino",
    )
    table.do("roll 4 4")

    assert table.decision == Decision.SPECIAL
    assert (
        worth_of_rolling(table.edition, table.game, steady(table), 0) > table.edition.salary // 20
    )
    assert says(table) == "decline"


def test_a_leap_goes_to_what_completes_a_group():
    table = at("saga/special", "0 $900 @jail", "1 $500 @go", "deeds 0: death-star naboo")
    table.do("roll 1 1")

    assert says(table) == "use"
    assert says(table) == "go-to coruscant"


def test_it_fights_a_duel_for_what_completes_its_group():
    table = at(
        "saga/special", "0 $500 @go", "1 $500 @go", "deeds 0: death-star naboo, 1: coruscant hoth"
    )
    table.do("roll 6 6")

    assert says(table) == "use"
    assert says(table) == "take coruscant"


def test_without_anything_to_fight_for_it_rolls_again():
    table = at("saga/special", "0 $500 @go", "1 $500 @go", "deeds 0: death-star")

    assert says(table, "roll 6 6") == "decline"


# --- the Force -----------------------------------------------------------------


def test_a_won_token_goes_before_another_of_its_own_side():
    table = at(
        "episode-2/special",
        "0 obi-wan $500 @go",
        "1 anakin $500 @free-parking",
        "2 dooku $500 @jail",
        "tokens royal-palace lars-homestead",
    )
    table.do("roll 2 6; force light; force light")

    assert says(table) == "go-to theed", "seven spaces before Anakin"


def test_a_won_token_stays_where_nobody_else_of_its_side_comes():
    table = at(
        "episode-2/special",
        "0 obi-wan $500 @go",
        "1 dooku $500 @free-parking",
        "tokens royal-palace lars-homestead",
    )
    table.do("roll 2 6; force light; force light")

    assert says(table) == "decline"


# --- what a space is worth -----------------------------------------------------


def test_what_landing_is_worth():
    table = at(
        "saga", "0 $500 @go", "1 $500 @go", "deeds 1: hoth+1 dagobah+1 polis-massa+1 kessel*"
    )
    worth = {
        id: worth_of_landing(table.edition, table.game, steady(table), 0, space)
        for space, id in enumerate(table.spec.space_ids)
    }

    assert worth["hoth"] == -30
    assert worth["kessel"] == 0
    assert worth["tribute"] == -200
    assert worth["go-to-jail"] == -50
    assert worth["free-parking"] == 0
    assert worth["yavin-4"] == 140 * steady(table).large_group // 100 * 5 // 4 - 140
    assert worth["coruscant"] == 400 * steady(table).small_group // 100 * 5 // 4 - 400
    poor = at("saga", "0 $100 @go", "1 $500 @go")
    assert worth_of_landing(poor.edition, poor.game, steady(poor), 0, index(poor, "coruscant")) == 0

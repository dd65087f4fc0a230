"""The heuristic player in Planetopoly: claims, bases, remote purchases, jail."""

import pytest

from freehold import Decision, Table
from freehold.bots.companion import choose, player_called
from freehold.bots.player import Purpose
from freehold.bots.random_player import random_action
from freehold.editions import load, pack
from freehold.record import blank, duplicate, plain
from freehold.rules.flow import begin, step
from freehold.rules.legality import is_legal
from freehold.state import GAME
from freehold.vocabulary import CHANCE
from tests.tables import at

OTHER = "1 $3000 @start"


def says(table: Table, *after: str) -> str:
    """What the player says after these actions."""
    for text in after:
        table.do(text)
    table.do(choose(table.edition, table.game))
    return table.done[-1].words


@pytest.mark.parametrize("cash", [600, 3000])
def test_every_answer_is_legal_and_changes_nothing_wherever_random_play_leads(cash: int):
    agreed = plain(pack(load("planetopoly")))
    agreed.start_cash = cash
    seen: set[int] = set()
    for seed in range(6):
        game = blank(GAME)
        begin(agreed, game, 2 + seed % 3, seed)
        for _ in range(800):
            if game.decision == Decision.GAME_OVER:
                break
            if game.actor != CHANCE:
                before = duplicate(game)
                action = choose(agreed, game)
                assert is_legal(agreed, game, action)
                assert game == before
                seen.add(game.decision)
            step(agreed, game, random_action(agreed, game))

    assert {Decision.TURN, Decision.BUY, Decision.END_TURN} <= seen


def test_it_buys_plots_customs_posts_and_radar_traps():
    for roll, bought in (("roll 1 2", "customs-1"), ("roll 2 4", "draco-1")):
        table = at("planetopoly", "0 $3000 @start", OTHER)

        assert says(table, roll) == "buy"
        assert table.game.owner[table.spec.space_ids.index(bought)] == 0


def test_it_builds_where_it_stands_and_stops_at_its_reserve():
    table = at("planetopoly", "0 $1500 @start", OTHER, "deeds 0: lyra-1 lyra-2 lyra-3")
    table.do("roll 1 3")
    said: list[str] = []
    while table.actor == 0 and table.decision == Decision.END_TURN:
        said.append(says(table))

    assert len(said) > 6
    assert all(words.startswith("build lyra-") for words in said[:-1])
    kept = player_called(table.edition).keeps_least[Purpose.BUILD]
    assert kept <= table.seats[0].cash < kept + 100, "one more costs 100"


def test_it_buys_where_another_stands_if_it_has_the_claim():
    table = at("planetopoly", "0 $3000 @start", "1 $3000 @lyra-2", "deeds 0: lyra-1")

    assert says(table) == "buy-remote lyra-2"


def test_it_builds_where_another_stands_before_it_rolls():
    table = at("planetopoly", "0 $3000 @start", "1 $3000 @lyra-2", "deeds 0: lyra-1 lyra-2")

    assert says(table) == "build lyra-2"
    assert says(table) == "build lyra-2"
    assert says(table) == "roll"


def test_in_jail_it_pays_only_if_it_is_rich_and_there_is_much_to_buy():
    rich = at("planetopoly", "0 $3000 @jail-a!1", OTHER)
    poor = at("planetopoly", "0 $900 @jail-a!1", OTHER)

    assert says(rich) == "pay"
    assert says(poor) == "stay"

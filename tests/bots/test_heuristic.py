"""The heuristic player always has a legal answer, and its games end."""

from typing import Any

import pytest

from freehold import Decision, Table
from freehold.bots.companion import choose, rent_to_ask
from freehold.bots.heuristic.raising import any_building_to_sell, building_to_sell
from freehold.bots.random_player import random_action
from freehold.editions import edition_names, load, pack
from freehold.record import blank, duplicate, plain
from freehold.rules.agenda import told_at, told_event
from freehold.rules.flow import begin, step
from freehold.rules.groups import change_owner
from freehold.rules.legality import is_legal
from freehold.state import GAME
from freehold.vocabulary import ASK_RENT, BANK, CHANCE, NOBODY, SELL, Event
from tests.tables import at

FORMS = [(name, form) for name in edition_names() for form in load(name).forms]
LONGEST = 1000
"""Turns."""


def packed(edition: str, form: str = "standard", **settings: Any) -> Any:
    changed = {name.replace("_", "-"): value for name, value in settings.items()}
    return plain(pack(load(edition), form, changed))


def play(edition: Any, seats: int, seed: int) -> Any:
    """a game of heuristic players alone, to its end or to the longest that is allowed."""
    game = blank(GAME)
    begin(edition, game, seats, seed)
    while game.decision != Decision.GAME_OVER and game.turns <= LONGEST:
        action = choose(edition, game)
        assert is_legal(edition, game, action)
        step(edition, game, action)
    return game


@pytest.mark.parametrize(("edition", "form"), FORMS)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_games_end_within_a_thousand_turns(edition: str, form: str, seats: int):
    agreed = packed(edition, form)
    seats = min(seats, load(edition).players[1])
    # Of Planetopoly's games of four one in two hundred is longer: these are not.
    lengths = [play(agreed, seats, seed).turns for seed in range(4, 8)]

    assert max(lengths) <= LONGEST


@pytest.mark.parametrize(
    ("edition", "form"), [(name, form) for name, form in FORMS if name != "planetopoly"]
)  # it has a test of its own: nobody trades or bids there
def test_every_answer_is_legal_wherever_random_play_leads(edition: str, form: str):
    agreed = packed(edition, form, rent_on_demand=True)
    agreed.start_cash = 400  # so that debts come early
    seen: set[int] = set()
    for seed in range(4):
        game = blank(GAME)
        begin(agreed, game, 2 + seed % 4, seed)
        for _ in range(600):
            if game.decision == Decision.GAME_OVER:
                break
            if game.actor != CHANCE:
                before = duplicate(game)
                action = choose(agreed, game)
                assert is_legal(agreed, game, action)
                assert game == before, "choosing changes nothing"
                seen.add(game.decision)
            step(agreed, game, random_action(agreed, game))

    assert {Decision.BUY, Decision.BID, Decision.OFFER, Decision.ANSWER_OFFER} <= seen
    assert {Decision.RAISE_CASH, Decision.BUSINESS, Decision.END_TURN} <= seen


def test_the_host_and_not_the_player_calls_time():
    told: set[int] = set()
    agreed = packed("clone-wars", "timed")
    game = blank(GAME)
    begin(agreed, game, 3, 1)
    for _ in range(300):
        step(agreed, game, choose(agreed, game))
        told |= {told_event(told_at(game, i)) for i in range(game.n_told)}

    assert Event.TURN_BEGAN in told
    assert Event.TIME_CALLED not in told


def words(table: Table) -> str:
    """What the heuristic player says here, in words."""
    action = choose(table.edition, table.game)
    table.do(action)
    return table.done[-1].words


def test_it_buys_while_enough_cash_is_left():
    rich = at("saga", "0 $500 @go", "1 $500 @go")
    poor = at("saga", "0 $110 @go", "1 $500 @go")
    for table in (rich, poor):
        table.do("roll 2 4")

    assert words(rich) == "buy"
    assert words(poor) == "decline"


def test_it_spends_its_last_money_on_what_completes_a_group():
    table = at("saga", "0 $110 @go", "1 $500 @go", "deeds 0: dagobah polis-massa")
    table.do("roll 2 4")

    assert words(table) == "buy"


def test_it_bids_up_to_what_a_deed_is_worth():
    table = at("saga", "0 $1500 @go", "1 $1500 @go")
    table.do("roll 2 4; decline")
    while table.decision == Decision.BID:
        words(table)
    deed = next(told for told in reversed(table.told) if told.event == Event.AUCTION_WON)

    assert 80 <= deed.amount <= 110


def test_it_builds_evenly():
    table = at("saga", "0 $1000 @go", "1 $500 @go", "deeds 0: hoth dagobah polis-massa")
    table.do("roll 4 6")
    built = [words(table) for _ in range(3)]

    assert sorted(built) == ["build dagobah", "build hoth", "build polis-massa"]


def test_in_debt_single_deeds_go_before_buildings():
    table = at(
        "saga",
        "0 $10 @free-parking",
        "1 $500 @go",
        "deeds 0: dantooine+1 kessel+1 tatooine, 1: felucia+1 saleucami+1 mygeeto+1",
    )
    table.do("roll 1 2")

    assert table.decision == Decision.RAISE_CASH
    assert words(table) == "mortgage tatooine"


def test_it_gives_up_only_when_nothing_helps():
    table = at(
        "saga",
        "0 $10 @free-parking",
        "1 $500 @go",
        "deeds 0: dantooine, 1: felucia+4 saleucami+4 mygeeto+4",
    )
    table.do("roll 1 2")

    assert words(table) == "give-up"


def after_a_double(cash: int, deeds: str, *, all_sold: bool = True, **agreed: bool) -> str:
    """What somebody says who has thrown a double and rests on Free Parking; the other has 800."""
    table = at("saga", f"0 ${cash} @jail", "1 $800 @go", f"deeds 1: {deeds}", **agreed)
    for space in range(table.edition.n_spaces):
        deed = table.edition.group[space] >= 0 and table.game.owner[space] == BANK
        if deed and all_sold:
            change_owner(table.edition, table.game, space, 1)
    table.do("roll 5 5")
    return words(table)


def test_whoever_is_ahead_does_not_roll_again_where_rents_are_high():
    """B-20: the further roll may be declined."""
    built = "felucia+4 saleucami+4 mygeeto+4"

    assert after_a_double(900, built) == "end"
    assert after_a_double(700, built) == "roll", "who is behind has to catch up"
    assert after_a_double(900, "felucia") == "roll", "there is nothing to fear"
    assert after_a_double(900, built, all_sold=False) == "roll", "there is something to buy"
    assert after_a_double(900, built, further_roll_optional=False) == "roll", "it must"


def test_early_in_the_game_it_pays_its_way_out_of_jail():
    table = at("saga", "0 $500 @jail!1", "1 $500 @go")

    assert words(table) == "pay"


def test_it_offers_a_swap_that_completes_a_group_for_both_and_takes_one():
    table = at(
        "saga",
        "0 $1000 @go",
        "1 $1000 @go",
        "2 $1000 @go",
        "deeds 0: hoth dagobah kessel, 1: dantooine polis-massa",
        "turn 24 seat 2 first 0 round 7",
    )
    table.do("roll 4 6; end")  # seat 0 begins its turn
    said = [words(table)]
    while table.decision in (Decision.OFFER, Decision.ANSWER_OFFER):
        said.append(words(table))

    assert said[0] == "trade 1"
    assert {"offer polis-massa", "offer kessel", "propose", "accept"} <= set(said)


def test_an_offer_is_made_once_a_turn_even_if_it_is_refused():
    table = at(
        "saga",
        "0 $1000 @go",
        "1 $1000 @go",
        "2 $1000 @go",
        "deeds 0: hoth dagobah kessel, 1: dantooine polis-massa",
        "turn 24 seat 2 first 0 round 7",
    )
    table.do("roll 4 6; end")
    said = [words(table) for _ in range(5)]
    assert said[0] == "trade 1"
    assert table.decision == Decision.ANSWER_OFFER
    table.do("refuse")

    assert words(table) == "roll"


def test_a_bad_offer_is_refused():
    table = at("saga", "0 $1000 @go", "1 $1000 @go", "deeds 0: dantooine, 1: coruscant")
    table.do("trade 1; offer coruscant; give 100; propose")

    assert words(table) == "refuse"


def test_what_completes_another_s_group_is_not_given_away_for_its_price():
    def answer_to(cash: int) -> str:
        table = at(
            "saga",
            "0 $1500 @go",
            "1 $1000 @go",
            "2 $1000 @go",
            "3 $1000 @go",
            "deeds 0: hoth dagobah, 1: polis-massa",
        )
        table.do(f"trade 1; offer polis-massa; give {cash}; propose")
        return words(table)

    # It costs 120, and the three together are worth far more than one by one.
    assert [answer_to(cash) for cash in (130, 180, 400)] == ["refuse", "refuse", "accept"]


def test_rent_on_demand_is_asked_for():
    table = at("saga", "0 $500 @go", "1 $500 @go", "deeds 1: hoth", rent_on_demand=True)
    table.do("roll 2 4")
    hoth = table.spec.space_ids.index("hoth")

    assert rent_to_ask(table.game, [0]) is None
    assert rent_to_ask(table.game, [1]) == (1, ASK_RENT + hoth)
    table.do(ASK_RENT + hoth, seat=1)
    assert [seat.cash for seat in table.seats] == [494, 506]


@pytest.mark.parametrize("edition", ["clone-wars", "saga", "fallout"])
def test_a_building_to_sell_is_found_wherever_one_may_be_sold(edition: str):
    agreed = packed(edition)
    sellable = 0
    for seed in range(6):
        game = blank(GAME)
        begin(agreed, game, 4, seed)
        while game.decision != Decision.GAME_OVER and game.turns < 200:
            step(agreed, game, choose(agreed, game))
            if game.decision != Decision.RAISE_CASH:
                continue
            lot = building_to_sell(agreed, game, game.actor)
            best = any_building_to_sell(agreed, game, game.actor)
            assert (lot == NOBODY) == (best == NOBODY)
            if lot != NOBODY:
                sellable += 1
                assert is_legal(agreed, game, SELL + lot)
                assert agreed.group[lot] == agreed.group[best], "lots of a group are much alike"

    assert sellable > 20

"""Kinds of work: which games a GPU plays side by side, told apart before they are played."""

from collections import defaultdict
from typing import Any

from freehold.batch.kinds import N_WAYS, Kind, To, kind_of_work
from freehold.bots.companion import player_called
from freehold.bots.player import Purpose
from freehold.chance import foresee
from freehold.record import blank
from freehold.rules.agenda import nothing_asked, push, tell
from freehold.rules.auctions import auction_deed
from freehold.rules.flow import run
from freehold.rules.money import owe
from freehold.rules.outcomes import outcome
from freehold.statistics.records import RESULT
from freehold.table import Table
from freehold.vocabulary import (
    BANK,
    CARD,
    NOBODY,
    CardEffect,
    DebtKind,
    Decision,
    Event,
    Lot,
    Phase,
    SpaceKind,
)
from tests.tables import at, index

LATER = 1_000
"""A round in which nobody's wealth is counted."""
KEYS = range(200)
"""Of chance: all ways to throw two dice are among what they lead to."""


def groups_of_lots(table: Table) -> list[list[str]]:
    """The names of the lots, group by group."""
    groups: dict[int, list[str]] = {}
    for space, name in enumerate(table.spec.space_ids):
        if table.edition.kind[space] == SpaceKind.LOT:
            groups.setdefault(table.edition.group[space], []).append(name)
    return list(groups.values())


def deeds_of_all(table: Table) -> list[str]:
    """The names of all that can be bought."""
    spaces = enumerate(table.spec.space_ids)
    return [name for space, name in spaces if table.edition.group[space] >= 0]


def kind(table: Table, result: Any = None, character: str = "steady") -> int:
    """The kind of work at a table with such a player at every seat."""
    players = [player_called(table.edition, character)]
    if result is None:
        result = blank(RESULT)
        result.next_step = LATER
    return kind_of_work(table.edition, table.game, players, result)


def foreseen_from(table: Table, space: int) -> int:
    """Where the dice lead from there that are thrown next."""
    return (space + sum(divmod(foresee(table.game, 36), 6)) + 2) % table.edition.n_spaces


def kinds(table: Table) -> set[int]:
    """All that are found, whatever is thrown."""
    found: set[int] = set()
    for key in KEYS:
        table.game.key = key
        found.add(kind(table))
    return found


def ways(table: Table, first: int, space: int) -> dict[int, set[int]]:
    """Where a roll may lead from a space, by what its kind says, whatever is thrown."""
    found: defaultdict[int, set[int]] = defaultdict(set)
    for key in KEYS:
        table.game.key = key
        way = kind(table) - first
        assert 0 <= way < N_WAYS
        found[way].add(foreseen_from(table, space))
    return dict(found)


def sorts(table: Table, spaces: set[int]) -> set[SpaceKind]:
    return {SpaceKind(table.edition.kind[space]) for space in spaces}


def test_a_roll_is_told_apart_by_where_it_will_lead():
    nobody = at("saga", "0 $500 @go", "1 $500 @go")
    deeds = deeds_of_all(nobody)
    for owner, to_deed in ((None, To.FREE_DEED), (0, To.NO_RENT), (1, To.RENT)):
        sections = [] if owner is None else [f"deeds {owner}: {' '.join(deeds)}"]
        table = at("saga", "0 $500 @go", "1 $500 @go", *sections)
        table.do("roll")
        found = ways(table, Kind.ROLL_TO, space=0)

        assert found.keys() == {To.REST, To.CARDS, to_deed}
        assert found[to_deed] == {index(table, name) for name in deeds} & set(range(2, 13))
        assert sorts(table, found[To.CARDS]) == {SpaceKind.CARDS}


def test_a_roll_to_a_mortgaged_deed_brings_no_rent_and_one_beyond_ones_cash_is_apart():
    group = groups_of_lots(at("saga", "0 $500 @go", "1 $500 @go"))[1]
    mortgaged = at("saga", "0 $500 @go", "1 $500 @go", f"deeds 1: {group[0]}*")
    mortgaged.do("roll")
    built = f"deeds 1: {' '.join(name + '+3' for name in group)}"
    poor, rich = (at("saga", f"0 ${cash} @go", "1 $500 @go", built) for cash in (100, 500))
    for table in (poor, rich):
        table.do("roll")

    space = index(mortgaged, group[0])
    assert space in ways(mortgaged, Kind.ROLL_TO, space=0)[To.NO_RENT]
    lots = {index(rich, name) for name in group}
    assert ways(poor, Kind.ROLL_TO, space=0)[To.TOO_HIGH_RENT] == lots
    assert ways(rich, Kind.ROLL_TO, space=0)[To.RENT] == lots


def test_a_roll_to_a_deck_whose_order_is_known_is_told_apart():
    table = at("saga", "0 $500 @go", "1 $500 @go")
    table.do("roll")
    table.game.key = next(key for key in KEYS if to_cards(table, key))
    assert kind(table) == Kind.ROLL_TO + To.CARDS
    for deck in range(2):
        table.game.deck_left[deck] = 0
    assert kind(table) == Kind.ROLL_TO_KNOWN_CARD


def to_cards(table: Table, key: int) -> bool:
    """Whether the dice lead from GO to a space where a card is drawn, with this key."""
    table.game.key = key
    return table.edition.kind[foreseen_from(table, 0)] == SpaceKind.CARDS


def test_a_roll_in_jail_is_told_apart_by_whether_it_will_lead_out():
    """JAIL-4, F-31: by a double, and by whatever is thrown on the last try."""
    for turns, is_last in ((1, False), (3, True)):
        table = at("saga", f"0 $500 @jail!{turns}", "1 $500 @go")
        table.do("roll")
        for key in KEYS:
            table.game.key = key
            black, white = divmod(foresee(table.game, 36), 6)
            out = is_last or black == white
            assert kind(table) == (Kind.ROLL_OUT_OF_JAIL if out else Kind.ROLL_IN_JAIL)


def test_a_card_is_told_apart_by_what_it_says():
    table = at("saga", "0 $500 @go", "1 $500 @go")
    push(table.game, Phase.DRAW_CARD, 0, BANK, 7, 0, 1)
    nothing_asked(table.game)
    run(table.edition, table.game)
    assert table.game.decision == Decision.DRAW_CARD
    found: set[int] = set()
    for _ in range(100):
        expected = kind(table)
        card = outcome(table.edition, table.game) - CARD
        found.add(expected)
        assert expected == Kind.CARD + table.edition.card_effect[1][card]
    assert len(found) > 3
    assert max(found) <= Kind.CARD + max(CardEffect)


def at_the_end(*deeds: str, cash: int = 500, seat_1: str = "1 $500 @go") -> Table:
    """The end of seat 0's turn on a space of rest, with these deeds."""
    sections = [f"deeds {', '.join(deeds)}"] if deeds else []
    table = at("saga", f"0 ${cash} @free-parking", seat_1, *sections)
    table.game.moved = 1
    table.game.decision = Decision.END_TURN
    return table


def test_the_end_of_a_turn_is_told_apart_by_what_there_is_to_do():
    before = at("saga", "0 $500 @go", "1 $500 @go")
    group = groups_of_lots(before)[0]
    whole, one = " ".join(group), group[0]
    player = player_called(before.edition, "careful")

    def kind_with(deeds: str, cash: int = 500) -> int:
        return kind(at_the_end(f"0: {deeds}", cash=cash), character="careful")

    assert kind_with(one + "*") == Kind.MAY_LIFT
    # Nothing is lifted from the reserve, so the next one rolls.
    assert is_on_the_way(kind_with(one + "*", player.least_reserve), Kind.END_TO)

    price = before.edition.house_price[index(before, group[0])]
    further = " ".join(f"{name}+{player.favourite_level}" for name in group)
    for purpose, deeds, may in (
        (Purpose.BUILD, whole, Kind.MAY_BUILD),
        (Purpose.BUILD_FURTHER, further, Kind.MAY_BUILD_FURTHER),
    ):
        least, most = player.keeps_least[purpose], player.keeps_most[purpose]
        # Where nothing can be spared and nothing is mortgaged for it, the turn just ends.
        assert is_on_the_way(kind_with(deeds, price + least - 1), Kind.END_TO)
        assert kind_with(deeds, price + least) == may
        assert kind_with(deeds, price + most - 1) == may
        assert kind_with(deeds, price + most) == Kind.WILL_BUILD


def is_on_the_way(found: int, first: int) -> bool:
    return first <= found < first + N_WAYS


def test_who_mortgages_to_build_is_told_apart_if_there_is_something_to_mortgage():
    before = at("saga", "0 $500 @go", "1 $500 @go")
    groups = groups_of_lots(before)
    bold = player_called(before.edition, "bold")
    assert bold.mortgages_to_build
    whole, loose = " ".join(groups[0]), groups[1][0]

    assert kind(at_the_end(f"0: {whole} {loose}", cash=1), character="bold") == Kind.SHORT_OF_CASH
    without = kind(at_the_end(f"0: {whole}", cash=1), character="bold")
    assert is_on_the_way(without, Kind.END_TO)


def test_a_building_that_others_may_want_as_well_is_told_apart():
    """BUILD-8: then it has to be found out whether the bank has enough for all."""
    mine, theirs = (
        " ".join(group) for group in groups_of_lots(at("saga", "0 $1 @go", "1 $1 @go"))[:2]
    )

    assert kind(at_the_end(f"0: {mine}", cash=3000)) == Kind.WILL_BUILD
    contested = at_the_end(f"0: {mine}", f"1: {theirs}", cash=3000)
    assert kind(contested) == Kind.WILL_BUILD_AS_OTHERS_MAY


def test_the_end_of_a_turn_is_told_apart_by_where_the_next_seat_will_go():
    table = at_the_end(seat_1="1 $500 @go")
    found = ways(table, Kind.END_TO, space=0)

    assert found.keys() == {To.REST, To.CARDS, To.FREE_DEED}
    # Whether the card is known there is not asked, for a deck lies far away.
    table.game.deck_left = [0] * len(table.game.deck_left)
    assert ways(table, Kind.END_TO, space=0) == found


def test_a_turn_that_ends_is_left_at_that_where_the_next_one_brings_more():
    jailed = at_the_end(seat_1="1 $500 @jail!1")
    missing = at_the_end()
    missing.game.missing |= 1 << 1
    looked_at, result = at_the_end(), blank(RESULT)
    looked_at.game.turn_seat = looked_at.game.actor = 1
    result.next_step = looked_at.game.rounds + 1
    on_demand = at("saga", "0 $500 @free-parking", "1 $500 @go", rent_on_demand=True)
    on_demand.game.moved, on_demand.game.decision = 1, Decision.END_TURN
    on_demand.game.n_claims = 1

    assert kind(jailed) == Decision.END_TURN
    assert kind(missing) == Decision.END_TURN
    assert kind(looked_at, result) == Decision.END_TURN, "the round is over, and wealth is counted"
    assert kind(on_demand) == Decision.END_TURN
    result.next_step = LATER
    assert is_on_the_way(kind(looked_at, result), Kind.END_TO)


def test_a_turn_that_ends_is_left_at_that_where_the_next_seat_thinks_about_a_trade():
    pairs = [names[:2] for names in groups_of_lots(at_the_end())]
    mine, theirs = pairs[0]
    table = at_the_end(f"0: {mine}", f"1: {theirs}")
    player = player_called(table.edition, "steady")
    found: list[int] = []
    for rounds in range(player.trade_rounds):
        table.game.rounds = rounds
        found.append(kind(table))

    assert found.count(Decision.END_TURN) == 1
    assert sum(is_on_the_way(each, Kind.END_TO) for each in found) == len(found) - 1


def test_a_look_at_the_table_comes_before_every_other_work():
    table = at("saga", "0 $500 @go", "1 $500 @go")
    result = blank(RESULT)
    result.next_step = table.game.rounds + 1

    assert is_on_the_way(kind(table, result), Kind.TURN_TO)
    table.game.rounds += 1
    assert kind(table, result) == Kind.LOOK


def test_a_turn_is_told_apart_by_jail_and_by_the_time_to_trade():
    jailed = at("saga", "0 $500 @jail!1", "1 $500 @go")
    free = at("saga", "0 $500 @go", "1 $500 @go")

    assert kind(jailed) == Kind.TURN_IN_JAIL
    lots = " ".join(groups_of_lots(free)[0])
    builder = at("saga", "0 $500 @jail!1", "1 $500 @go", f"deeds 0: {lots}")
    assert kind(builder) == Kind.IN_JAIL + Kind.WILL_BUILD - Kind.SHORT_OF_CASH
    builder.game.cash[0] = 1
    assert kind(builder) == Kind.IN_JAIL
    for table in (free, jailed):
        tell(table.game, Event.TURN_BEGAN, 0, NOBODY, 0, 1)
    assert is_on_the_way(kind(free), Kind.TURN_TO), "there is nothing to trade for"
    assert kind(jailed) == Kind.NO_TRADE_IN_JAIL

    pairs = [names[:2] for names in groups_of_lots(free)][:2]
    for n, expected in ((1, Kind.MAY_TRADE), (2, Kind.MAY_TRADE_FOR_MORE)):
        mine, theirs = (" ".join(pair[side] for pair in pairs[:n]) for side in (0, 1))
        table = at("saga", "0 $500 @go", "1 $500 @go", f"deeds 0: {mine}, 1: {theirs}")
        assert is_on_the_way(kind(table), Kind.TURN_TO)
        tell(table.game, Event.TURN_BEGAN, 0, NOBODY, 0, 1)
        assert kind(table) == expected
        table.game.jailed |= 1 << 0
        assert kind(table) == Kind.MAY_TRADE_IN_JAIL


def test_a_turn_after_a_double_is_told_apart_for_it_may_end_instead():
    """B-20: the further roll may be declined."""
    table = at("saga", "0 $500 @go", "1 $500 @go")

    assert is_on_the_way(kind(table), Kind.TURN_TO)
    table.game.doubles = 1
    assert is_on_the_way(kind(table), Kind.AGAIN_TO)


def test_a_debt_is_told_apart_by_hope_and_by_what_is_sold_first():
    def in_debt(cash: int, *sections: str) -> int:
        table = at("saga", f"0 ${cash} @go", "1 $500 @go", *sections)
        owe(table.edition, table.game, 0, BANK, 60, DebtKind.TAX)
        nothing_asked(table.game)
        run(table.edition, table.game)
        assert table.game.decision == Decision.RAISE_CASH
        return kind(table)

    group, other = groups_of_lots(at("saga", "0 $500 @go", "1 $500 @go"))[:2]
    built = f"deeds 0: {' '.join(name + '+1' for name in group)}"

    assert in_debt(10) == Kind.GIVE_UP
    assert in_debt(55, f"deeds 0: {group[0]}") == Kind.ANSWER + Decision.RAISE_CASH
    # A house brings 25.
    assert in_debt(60 - 26, built) == Kind.SELL_BUILDINGS
    assert in_debt(60 - 25, built) == Kind.SELL_LAST_BUILDING
    # What is in no whole group is mortgaged first.
    assert in_debt(10, f"{built} {other[0]}") == Kind.ANSWER + Decision.RAISE_CASH


def test_a_bid_is_told_apart_by_what_it_is_for_and_whether_it_may_be_the_last():
    table = at("saga", "0 $500 @go", "1 $500 @go", "2 $500 @go")
    auction_deed(table.edition, table.game, table.spec.space_ids.index("kessel"), 0)
    nothing_asked(table.game)
    run(table.edition, table.game)
    more = Kind.ANSWER + Decision.BID

    assert kind(table) == more
    table.do("bid 20")
    assert kind(table) == more
    table.do("pass")
    assert kind(table) == Kind.LAST_TO_BID
    table.do("bid 30")
    assert kind(table) == Kind.LAST_TO_BID
    table.game.auction_lot = Lot.HOUSE
    assert kind(table) == Kind.LAST_TO_BID_FOR_BUILDING
    table.game.auction_in = 0b111
    assert kind(table) == Kind.BID_FOR_BUILDING


def test_an_offer_is_told_apart_by_whether_something_wanted_lies_on_the_table():
    table = at("saga", "0 $500 @go", "1 $500 @go", "deeds 1: kessel")
    other = Kind.ANSWER + Decision.OFFER

    table.do("trade 1")
    assert kind(table) == Kind.PLAN_OFFER
    table.do("offer kessel")
    assert kind(table) == other

    pairs = [names[:2] for names in groups_of_lots(table)][:2]
    mine, theirs = (" ".join(pair[side] for pair in pairs) for side in (0, 1))
    table = at("saga", "0 $500 @go", "1 $500 @go", f"deeds 0: {mine}, 1: {theirs}")
    table.do("trade 1")
    assert kind(table) == Kind.PLAN_OFFER_FOR_MORE

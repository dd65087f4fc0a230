"""Games near a GPU's thread: what is near, how much of the GPU it takes, and kinds of work."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from freehold import state
from freehold.batch import interpreted
from freehold.batch.cuda_near import HEAD
from freehold.batch.cuda_players import BYTES_A_SLOT, slots_for
from freehold.batch.cuda_pool import (
    BYTES_A_BLOCK,
    COUNTS,
    KIND_BITS,
    MOST_SLOTS,
    NO_GAME,
    PARTS,
    shape_for,
)
from freehold.batch.kinds import Kind, kind_of_work
from freehold.batch.order import Order
from freehold.batch.playing import (
    STOPPED,
    action_at_table,
    close_game,
    goes_on,
    open_game,
    play_on,
)
from freehold.bots.companion import player_called
from freehold.bots.player import PLAYER, Purpose
from freehold.chance import draw, foresee
from freehold.editions import load
from freehold.gpu_instructions import WARP
from freehold.near import (
    APART,
    GAME_WORDS,
    HOME,
    MOVING_WORDS,
    NEAR_BYTES,
    NEAR_OF_GAME,
    NEAR_OF_RESULT,
    NEAR_WORDS,
    NUMBER,
    RESULT_WORDS,
    STAYING_WORDS,
    WORD_BYTES,
)
from freehold.record import blank, plain, store
from freehold.rules.agenda import nothing_asked, push, tell
from freehold.rules.auctions import auction_deed
from freehold.rules.flow import run, step
from freehold.rules.money import owe
from freehold.rules.outcomes import outcome
from freehold.simulation.plan import make_plan, seatings_of, seeds_of
from freehold.state import EDITION, GAME
from freehold.statistics import records
from freehold.statistics.course import take_step
from freehold.statistics.observing import observe_action
from freehold.statistics.records import RESULT, TALLY_SIZE
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

PLACES: Any = GAME.fields
LATER = 1_000
"""A round in which nobody's wealth is counted."""
MOST_TURNS = 150


@pytest.mark.parametrize(
    ("record", "needed", "words"),
    [
        (GAME, state.NEARLY_ALWAYS, NEAR_OF_GAME),
        (RESULT, records.NEARLY_ALWAYS, NEAR_OF_RESULT),
    ],
    ids=["game", "result"],
)
def test_what_nearly_every_action_needs_is_near(record: Any, needed: list[str], words: int):
    ends = {name: place[1] + place[0].itemsize for name, place in record.fields.items()}
    near = [name for name in record.names if record.fields[name][1] < words * WORD_BYTES]

    assert near[: len(needed)] == needed
    assert all(ends[name] <= words * WORD_BYTES for name in near), "here or there, not both"


def test_a_near_part_begins_with_what_stays_there_its_home_among_it():
    ends = [PLACES[name][1] + PLACES[name][0].itemsize for name in state.STAYS]

    assert state.NEARLY_ALWAYS[: len(state.STAYS)] == state.STAYS
    assert max(ends) == STAYING_WORDS * WORD_BYTES
    assert PLACES["home"][1] == HOME * WORD_BYTES
    assert NEAR_OF_GAME + NEAR_OF_RESULT == NEAR_WORDS


def test_near_parts_lie_in_different_banks_and_are_brought_in_two_words_a_thread():
    assert NEAR_WORDS % 2 == 1
    assert WARP < MOVING_WORDS <= 2 * WARP


def test_what_is_put_back_fills_whole_parts_of_the_large_memory():
    """To write a part of 64 bytes, the memory reads the rest of it first."""
    assert MOVING_WORDS * WORD_BYTES % 64 == 0


@pytest.mark.parametrize("shared", [48 * 1024, 64 * 1024, 99 * 1024, 163 * 1024, 227 * 1024])
def test_a_block_fits_into_the_shared_memory_of_any_gpu(shared: int):
    shape = shape_for(shared)

    assert shape.threads >= WARP
    assert shape.threads % WARP == 0
    assert shape.near_bytes + BYTES_A_BLOCK <= shared
    assert COUNTS * (NO_GAME + 1) * 4 <= BYTES_A_BLOCK


@pytest.mark.parametrize("shared", [48 * 1024, 99 * 1024, 163 * 1024, 227 * 1024])
def test_each_part_of_a_processor_has_registers_for_its_warps(shared: int):
    shape = shape_for(shared)
    warps_of_a_part = -(-shape.threads // WARP // PARTS)

    assert warps_of_a_part * WARP * shape.registers <= (1 << 16) // PARTS


def test_what_a_block_has_besides_games_fits_into_what_needs_no_asking_for():
    assert COUNTS * (NO_GAME + 1) * 4 <= 48 * 1024
    assert EDITION.itemsize <= HEAD * NEAR_BYTES


def test_one_number_has_room_for_a_kind_and_how_many_are_of_it():
    assert NO_GAME < 1 << KIND_BITS
    assert MOST_SLOTS << KIND_BITS < 1 << 31


@pytest.mark.parametrize(
    ("games", "slots", "blocks"),
    [(1, 32, 1), (132, 32, 5), (131_072, 993, 132), (10_000_000, MOST_SLOTS, 132)],
)
def test_few_games_are_spread_over_the_whole_gpu(games: int, slots: int, blocks: int):
    assert slots_for(games, 132, 100 << 30) == (slots, blocks)


@pytest.mark.parametrize("room", [1 << 20, 1 << 30, 4 << 30, 1 << 50])
@pytest.mark.parametrize("processors", [16, 132, 1024])
def test_all_games_of_a_gpu_fit_into_its_memory_and_their_words_into_32_bits(
    room: int, processors: int
):
    slots, blocks = slots_for(100_000_000, processors, room)

    assert slots == WARP or slots * blocks * BYTES_A_SLOT <= room
    assert slots * blocks * APART <= 1 << 31
    assert blocks * NO_GAME * (1 << (slots - 1).bit_length()) <= 1 << 31, "places in queues as well"


def test_records_begin_where_the_large_memory_is_read_from():
    words = GAME_WORDS + RESULT_WORDS - STAYING_WORDS

    assert APART * WORD_BYTES % 64 == 0
    assert words == NUMBER, "the game's number comes after all else"
    assert words < APART <= words + 8


def test_a_record_is_known_to_be_near_by_its_size():
    others = {GAME.itemsize, RESULT.itemsize, PLAYER.itemsize}

    assert not others & {NEAR_BYTES, WORD_BYTES, EDITION.itemsize}
    assert len({NEAR_BYTES, WORD_BYTES, EDITION.itemsize}) == 3


def test_what_is_foreseen_is_drawn():
    game = blank(GAME)
    game.key = 12345

    for n in (36, 6, 2, 40):
        expected = foresee(game, n)
        assert draw(game, n) == expected


def groups_of_lots(table: Table) -> list[list[str]]:
    """The names of the lots, group by group."""
    groups: dict[int, list[str]] = {}
    for space, name in enumerate(table.spec.space_ids):
        if table.edition.kind[space] == SpaceKind.LOT:
            groups.setdefault(table.edition.group[space], []).append(name)
    return list(groups.values())


def kind(table: Table, result: Any = None, character: str = "steady") -> int:
    """The kind of work at a table with such a player at every seat."""
    players = [player_called(table.edition, character)]
    if result is None:
        result = blank(RESULT)
        result.next_step = LATER
    return kind_of_work(table.edition, table.game, players, result)


def test_a_roll_is_told_apart_by_where_it_will_lead():
    free = at("saga", "0 $500 @go", "1 $500 @go")
    groups = [free.edition.group[space] for space in range(free.edition.n_spaces)]
    deeds = " ".join(i for i, group in zip(free.spec.space_ids, groups, strict=True) if group >= 0)
    owned = at("saga", "0 $500 @go", "1 $500 @go", f"deeds 1: {deeds}")
    for table, to_deed in ((free, Kind.ROLL_TO_FREE_DEED), (owned, Kind.ROLL_TO_RENT)):
        table.do("roll")
        found: set[int] = set()
        for key in range(200):
            table.game.key = key
            space = sum(divmod(foresee(table.game, 36), 6)) + 2
            found.add(kind(table))
            assert (kind(table) == to_deed) == (groups[space] >= 0)

        assert found == {to_deed, Kind.ROLL_TO_CARDS, Decision.ROLL}


def test_a_roll_to_a_deck_whose_order_is_known_is_told_apart():
    table = at("saga", "0 $500 @go", "1 $500 @go")
    table.do("roll")
    table.game.key = next(key for key in range(200) if to_cards(table, key))
    assert kind(table) == Kind.ROLL_TO_CARDS
    for deck in range(2):
        table.game.deck_left[deck] = 0
    assert kind(table) == Kind.ROLL_TO_KNOWN_CARD


def to_cards(table: Table, key: int) -> bool:
    """Whether the dice lead from GO to a space where a card is drawn, with this key."""
    table.game.key = key
    space = sum(divmod(foresee(table.game, 36), 6)) + 2
    return table.edition.kind[space] == SpaceKind.CARDS


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


def test_the_end_of_a_turn_is_told_apart_by_what_there_is_to_do():
    before = at("saga", "0 $500 @go", "1 $500 @go")
    whole = [" ".join(names) for names in groups_of_lots(before)]

    def at_the_end(deeds: str, cash: int = 500) -> int:
        sections = [f"deeds 0: {deeds}"] if deeds else []
        table = at("saga", f"0 ${cash} @free-parking", "1 $500 @go", *sections)
        table.game.moved = 1
        table.game.decision = Decision.END_TURN
        return kind(table, character="careful")

    assert at_the_end("") == Decision.END_TURN
    assert at_the_end(whole[0].partition(" ")[0]) == Decision.END_TURN
    assert at_the_end(whole[0].partition(" ")[0] + "*") == Kind.MAY_LIFT
    player = player_called(before.edition, "careful")
    assert at_the_end(whole[0].partition(" ")[0] + "*", player.least_reserve) == Decision.END_TURN

    price = before.edition.house_price[index(before, whole[0].partition(" ")[0])]
    further = " ".join(f"{name}+{player.favourite_level}" for name in whole[0].split())
    for purpose, deeds, short, may in (
        (Purpose.BUILD, whole[0], Kind.SHORT_OF_CASH, Kind.MAY_BUILD),
        (Purpose.BUILD_FURTHER, further, Kind.SHORT_OF_CASH_FURTHER, Kind.MAY_BUILD_FURTHER),
    ):
        assert at_the_end(deeds, price + player.keeps_least[purpose] - 1) == short
        assert at_the_end(deeds, price + player.keeps_least[purpose]) == may
        assert at_the_end(deeds, price + player.keeps_most[purpose] - 1) == may
        assert at_the_end(deeds, price + player.keeps_most[purpose]) == Kind.WILL_BUILD


def test_a_look_at_the_table_comes_before_every_other_work():
    table = at("saga", "0 $500 @go", "1 $500 @go")
    result = blank(RESULT)
    result.next_step = table.game.rounds + 1

    assert kind(table, result) == Decision.TURN
    table.game.rounds += 1
    assert kind(table, result) == Kind.LOOK


def play_as_well(
    names: list[str],
    order: Order,
    go_on: Callable[[Any, Any, Any, Any, list[int]], bool],
) -> None:
    """Play an order's games by calls of `go_on`, and find everything as it is otherwise."""
    expected = interpreted.play(order)
    rules = plain(order.edition)
    players = [player_called(rules, name) for name in names]
    tally: list[int] = [0] * TALLY_SIZE
    for number, seed in enumerate(order.seeds):
        game, result = blank(GAME), blank(RESULT)
        rows = order.seatings.tolist()
        open_game(rules, game, rows, number, result, tally, len(rows[number]), int(seed))
        while go_on(rules, game, players, result, tally):
            pass
        close_game(rules, game, result, tally, order.most_turns)
        games, results = np.zeros(1, GAME), np.zeros(1, RESULT)
        store(game, games[0])
        store(result, results[0])
        assert games[0].tobytes() == expected.games[number].tobytes()
        assert results[0].tobytes() == expected.results[number].tobytes()
    assert tally == expected.tallies.view(np.int64).tolist()


def order_of(edition: str, form: str, names: list[str], games: int) -> Order:
    plan = make_plan(load(edition), names, games=games, seed=11, form=form)
    seatings, seeds = seatings_of(plan.seats, 0, games), seeds_of(plan.seed, 0, games)
    return Order(plan.edition[0], plan.players, seatings, seeds, MOST_TURNS)


@pytest.mark.parametrize("edition", ["saga", "planetopoly"])
def test_a_look_taken_by_itself_finds_what_one_after_the_action_finds(edition: str):
    names, looks = ["steady", "bold"], Counter[int]()

    def look_or_act(rules: Any, game: Any, players: Any, result: Any, tally: list[int]) -> bool:
        if kind_of_work(rules, game, players, result) == Kind.LOOK:
            take_step(rules, game, result)
            looks[game.seed] += 1
            return True
        action = action_at_table(rules, game, players, result, MOST_TURNS)
        if action == STOPPED:
            return False
        step(rules, game, action)
        return goes_on(game, observe_action(rules, game, result, tally))

    play_as_well(names, order_of(edition, "standard", names, 3), look_or_act)

    assert len(looks) == 3
    assert min(looks.values()) > 4


@pytest.mark.parametrize(("edition", "form"), [("saga", "standard"), ("fallout", "short")])
def test_what_stays_near_may_be_another_games_before_every_action(edition: str, form: str):
    names = ["steady", "bold", "trader"]

    def forget_and_act(rules: Any, game: Any, players: Any, result: Any, tally: list[int]) -> bool:
        game.told = [-1 - told for told in game.told]
        return play_on(rules, game, players, result, tally, MOST_TURNS)

    play_as_well(names, order_of(edition, form, names, 2), forget_and_act)


def test_a_turn_is_told_apart_by_jail_and_by_the_time_to_trade():
    jailed = at("saga", "0 $500 @jail!1", "1 $500 @go")
    free = at("saga", "0 $500 @go", "1 $500 @go")

    assert kind(jailed) == Kind.TURN_IN_JAIL
    lots = " ".join(groups_of_lots(free)[0])
    builder = at("saga", "0 $500 @jail!1", "1 $500 @go", f"deeds 0: {lots}")
    assert kind(builder) == Kind.IN_JAIL + Kind.WILL_BUILD - Kind.SHORT_OF_CASH
    builder.game.cash[0] = 1
    assert kind(builder) == Kind.IN_JAIL
    assert kind(free) == Decision.TURN
    for table, expected in ((free, Kind.NO_TRADE), (jailed, Kind.NO_TRADE_IN_JAIL)):
        tell(table.game, Event.TURN_BEGAN, 0, NOBODY, 0, 1)
        assert kind(table) == expected

    pairs = [names[:2] for names in groups_of_lots(free)][:2]
    for n, expected in ((1, Kind.MAY_TRADE), (2, Kind.MAY_TRADE_FOR_MORE)):
        mine, theirs = (" ".join(pair[side] for pair in pairs[:n]) for side in (0, 1))
        table = at("saga", "0 $500 @go", "1 $500 @go", f"deeds 0: {mine}, 1: {theirs}")
        assert kind(table) == Decision.TURN
        tell(table.game, Event.TURN_BEGAN, 0, NOBODY, 0, 1)
        assert kind(table) == expected
        table.game.jailed |= 1 << 0
        assert kind(table) == Kind.MAY_TRADE_IN_JAIL


def test_a_debt_is_told_apart_by_hope_and_by_buildings():
    def in_debt(cash: int, *sections: str) -> int:
        table = at("saga", f"0 ${cash} @go", "1 $500 @go", *sections)
        owe(table.edition, table.game, 0, BANK, 60, DebtKind.TAX)
        nothing_asked(table.game)
        run(table.edition, table.game)
        assert table.game.decision == Decision.RAISE_CASH
        return kind(table)

    group = groups_of_lots(at("saga", "0 $500 @go", "1 $500 @go"))[0]
    built = f"deeds 0: {' '.join(name + '+1' for name in group)}"

    assert in_debt(10) == Kind.GIVE_UP
    assert in_debt(55, f"deeds 0: {group[0]}") == Kind.ANSWER + Decision.RAISE_CASH
    assert in_debt(55, built) == Kind.SELL_BUILDINGS


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

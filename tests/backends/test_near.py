"""Games near a GPU's thread: what is near, and how much of the GPU it takes."""

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
from freehold.bots.player import PLAYER
from freehold.chance import draw, foresee
from freehold.editions import load
from freehold.gpu_instructions import WARP
from freehold.near import (
    APART,
    GAME_MOVED,
    GAME_WORDS,
    HOME,
    MOVING_WORDS,
    NEAR_BYTES,
    NEAR_OF_GAME,
    NEAR_OF_RESULT,
    NEAR_WORDS,
    NUMBER,
    PART_WORDS,
    RESULT_MOVED,
    RESULT_WORDS,
    STAYING_WORDS,
    WORD_BYTES,
)
from freehold.record import blank, plain, store
from freehold.rules.flow import step
from freehold.simulation.plan import make_plan, seatings_of, seeds_of
from freehold.state import EDITION, GAME
from freehold.statistics import records
from freehold.statistics.course import take_step
from freehold.statistics.observing import observe_action
from freehold.statistics.records import RESULT, TALLY_SIZE

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
    assert words <= NUMBER < words + PART_WORDS, "the game's number comes after all else"
    assert NUMBER < APART <= NUMBER + 8


@pytest.mark.parametrize(
    ("record", "moved", "often", "parts"),
    [(GAME, GAME_MOVED, state.OFTEN, 2), (RESULT, RESULT_MOVED, records.OFTEN, 1)],
    ids=["game", "result"],
)
def test_what_is_often_looked_at_far_away_lies_in_few_parts_of_the_memory(
    record: Any, moved: int, often: list[str], parts: int
):
    fields = [record.fields[name] for name in often]
    part = PART_WORDS * WORD_BYTES
    begins = [place + moved * WORD_BYTES for _, place, *_ in fields]
    ends = [begin + layout.itemsize - 1 for begin, (layout, *_) in zip(begins, fields, strict=True)]

    assert len({place // part for place in (*begins, *ends)}) == parts
    assert min(begins) % part == 0


def test_nothing_far_of_a_game_lies_where_its_result_does():
    rest_of_game = MOVING_WORDS, GAME_WORDS + GAME_MOVED
    rest_of_result = NEAR_OF_RESULT + RESULT_MOVED, RESULT_WORDS + RESULT_MOVED

    assert rest_of_game[0] == NEAR_OF_GAME + GAME_MOVED
    assert rest_of_game[1] <= rest_of_result[0]
    assert rest_of_result[1] <= NUMBER


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

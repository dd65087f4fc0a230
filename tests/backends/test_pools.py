"""A GPU's block plays all games of an order, each of them once and to its end."""

import numpy as np
import pytest

from freehold.batch import interpreted
from freehold.batch.cuda_reins import NO_MORE
from freehold.batch.numbering import Seeds
from freehold.batch.order import Order
from freehold.editions import load
from freehold.gpu_instructions import WARP
from freehold.record import store
from freehold.simulation.plan import make_plan, turns_of
from freehold.statistics.records import RESULT
from tests.backends.gpu_block import Block, StuckError, Thread, thread

MOST_TURNS = 8
ALL_PLAYERS = ["steady", "trader", "random"]


def order_of(games: int, edition: str = "saga", form: str = "standard") -> Order:
    """Short games of three players, one of whom answers at random."""
    plan = make_plan(load(edition), ALL_PLAYERS, games=games, seed=3, form=form)
    return Order(
        edition=plan.edition[0],
        players=plan.players,
        seatings=turns_of(plan.seats, 0, games),
        seeds=Seeds(plan.seed, 0, games),
        most_turns=MOST_TURNS,
        keep_games=False,
    )


def plays_as_a_processor(order: Order, block: Block, patch: pytest.MonkeyPatch) -> None:
    right = interpreted.play(order)

    with patch.context() as here:
        played = block.play(order, here)

    assert sorted(played.results) == list(range(len(order.seeds)))
    assert played.tally == right.tallies.view("i8").tolist()
    results = np.zeros(1, RESULT)
    for number, result in played.results.items():
        store(result, results[0])
        assert results[0].tobytes() == right.results[number].tobytes()


@pytest.mark.parametrize(
    ("warps", "slots", "games"),
    [(2, 200, 300), (4, 100, 200), (2, 32, 32), (1, 40, 100), (2, 40, 1)],
)
def test_a_block_plays_every_game_once_as_a_processor_does(
    warps: int, slots: int, games: int, monkeypatch: pytest.MonkeyPatch
):
    block = Block(warps * WARP, slots, seed=games)

    plays_as_a_processor(order_of(games), block, monkeypatch)


@pytest.mark.parametrize(
    ("edition", "form"),
    [
        ("planetopoly", "standard"),
        ("clone-wars", "special"),
        ("clone-wars", "timed"),
        ("episode-2", "special"),
        ("fallout", "short"),
    ],
)
def test_so_it_does_whatever_the_rules(edition: str, form: str, monkeypatch: pytest.MonkeyPatch):
    block = Block(2 * WARP, slots=100, seed=1)

    plays_as_a_processor(order_of(100, edition, form), block, monkeypatch)


class CalledBack(Block):
    """In the midst of it the host lets no more games begin."""

    enough = 150

    def met(self) -> list[Thread]:
        if self.enough <= self.begun[0] < NO_MORE:
            self.enough, self.begun[0] = self.begun[0], NO_MORE
        return super().met()


def test_a_block_that_is_called_back_plays_the_first_games_to_their_ends(
    monkeypatch: pytest.MonkeyPatch,
):
    slots = 100
    block = CalledBack(2 * WARP, slots, seed=1)

    with monkeypatch.context() as here:
        played = block.play(order_of(10_000), here)

    right = interpreted.play(order_of(block.enough))
    assert 150 <= block.enough < 150 + slots
    assert sorted(played.results) == list(range(block.enough))
    assert played.tally == right.tallies.view("i8").tolist()
    assert block.begun[0] == NO_MORE + slots, "every slot has asked for another game"


class Careless(Block):
    """Warps that do not wait for each other before they act."""

    def meet_while_playing(self) -> None:
        pass


def test_a_kernel_whose_warps_run_ahead_is_found_out(monkeypatch: pytest.MonkeyPatch):
    """What these tests are for: such a kernel loses games on a GPU, now and then."""
    block = Careless(2 * WARP, slots=200, seed=1)

    with pytest.raises(AssertionError, match="still takes games"):
        plays_as_a_processor(order_of(300), block, monkeypatch)


class Deaf(Block):
    """One of the warps comes to no barrier while it plays."""

    def meet_while_playing(self) -> None:
        if thread().number >= WARP:
            super().meet_while_playing()


def test_a_warp_that_waits_for_nobody_is_found_out(monkeypatch: pytest.MonkeyPatch):
    block = Deaf(2 * WARP, slots=200, seed=1)

    with pytest.raises(AssertionError, match="still takes games"):
        plays_as_a_processor(order_of(300), block, monkeypatch)


class Forgotten(Block):
    """One of the warps comes to a barrier once more than the others."""

    def run(self) -> None:
        super().run()
        if thread().number < WARP:
            self.meet_while_playing()


def test_warps_that_wait_for_ever_are_found_out(monkeypatch: pytest.MonkeyPatch):
    block = Forgotten(2 * WARP, slots=200, seed=1)

    with pytest.raises(StuckError, match="block"):
        plays_as_a_processor(order_of(60), block, monkeypatch)


def test_a_block_that_goes_on_for_ever_is_found_out(monkeypatch: pytest.MonkeyPatch):
    block = Block(2 * WARP, slots=200, seed=1, most_waits=100)

    with pytest.raises(StuckError, match="after 101 times"):
        plays_as_a_processor(order_of(60), block, monkeypatch)

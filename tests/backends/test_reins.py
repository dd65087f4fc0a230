"""A batch under way on a GPU: how far it is, and that it can be called back."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numba
import numpy as np
import pytest

from freehold.batch import cuda_reins
from freehold.batch.cuda_reins import LONGEST_WAIT, NO_MORE, SHORTEST_WAIT, Launched
from freehold.batch.reins import Reins

SLOTS = 40


class Gpu:
    """In place of `numba.cuda`: a counter in its memory, and a kernel that takes so many looks."""

    def __init__(self, looks: int = 0, at_look: Callable[[int], None] = lambda _look: None) -> None:
        self.looks, self.at_look = looks, at_look
        self.looked = 0
        self.counter = np.zeros(1, np.int64)
        self.recorded: list[str] = []
        self.streams = iter(("kernel's", "aside"))

    def pinned_array(self, shape: int, dtype: Any) -> Any:
        return np.full(shape, 77, dtype)

    def stream(self) -> Any:
        return SimpleNamespace(name=next(self.streams), synchronize=lambda: None)

    def to_device(self, array: Any) -> Any:
        self.counter[:] = array
        return self

    def copy_to_host(self, array: Any, stream: Any) -> None:
        assert stream.name == "aside", "the kernel's stream waits for the kernel"
        array[:] = self.counter

    def copy_to_device(self, array: Any, stream: Any) -> None:
        assert stream.name == "aside"
        self.counter[:] = array

    def event(self, *, timing: bool) -> Any:
        assert not timing
        return SimpleNamespace(record=lambda stream: self.recorded.append(stream.name), query=self)

    def __call__(self) -> bool:
        """Whether the kernel has come to its end."""
        self.looked += 1
        self.at_look(self.looked)
        return self.looked > self.looks


@pytest.fixture
def slept(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Seconds for which nobody slept, but by the clock."""
    log: list[float] = []
    clock = SimpleNamespace(sleep=log.append, perf_counter=lambda: sum(log))
    monkeypatch.setattr(cuda_reins, "time", clock)
    return log


def launched(gpu: Gpu, reins: Reins, patch: pytest.MonkeyPatch) -> Launched:
    patch.setattr(numba, "cuda", gpu, raising=False)
    return Launched(reins, SLOTS)


def test_the_reins_tell_how_many_games_are_over_while_they_are_played(
    slept: list[float], monkeypatch: pytest.MonkeyPatch
):
    """All slots have a game: so many of those that were begun may still be under way."""
    reins, found = Reins(), list[int]()

    def at_look(look: int) -> None:
        gpu.counter[0] = 30 * look
        found.append(reins.over)

    gpu = Gpu(4, at_look)
    batch = launched(gpu, reins, monkeypatch)
    batch.wait()

    assert gpu.recorded == ["kernel's"]
    assert found == [0, 0, 60 - SLOTS, 90 - SLOTS, 120 - SLOTS]
    assert reins.over == 0, "those of the next batch"
    assert batch.begun(games=100, over=100) == 100
    assert slept == sorted(slept)
    assert slept[0] == SHORTEST_WAIT


def test_one_waits_longer_for_a_batch_that_is_long_but_never_for_long(
    slept: list[float], monkeypatch: pytest.MonkeyPatch
):
    launched(Gpu(1000), Reins(), monkeypatch).wait()

    assert len(slept) == 1000
    assert set(slept[:50]) == {SHORTEST_WAIT}
    assert slept[-1] == LONGEST_WAIT
    in_between = [at for at, wait in enumerate(slept) if SHORTEST_WAIT < wait < LONGEST_WAIT]
    assert len(in_between) > 100
    for at in in_between:
        assert slept[at] == pytest.approx(sum(slept[:at]) / 100)


@pytest.mark.usefixtures("slept")
def test_a_batch_that_is_called_back_gives_no_number_of_a_game_any_more(
    monkeypatch: pytest.MonkeyPatch,
):
    reins = Reins()

    def at_look(look: int) -> None:
        """Games 0 to 69 are begun, and then every slot finds that there are no more."""
        if look == 3:
            gpu.counter[0] = 70
            reins.enough = True
        if look > 3:
            assert gpu.counter[0] == NO_MORE + (SLOTS if look > 5 else 0)
        if look == 5:
            gpu.counter[0] += SLOTS

    gpu = Gpu(6, at_look)
    batch = launched(gpu, reins, monkeypatch)
    batch.wait()

    assert batch.begun(games=1000, over=70) == 70
    assert batch.begun(games=1000, over=69) == 69, "nobody can tell that one was lost, but"
    gpu.counter[0] -= 2
    assert batch.begun(games=1000, over=68) == 70, "its slot has asked for no other"


@pytest.mark.usefixtures("slept")
def test_a_batch_that_is_called_back_too_late_is_whole(monkeypatch: pytest.MonkeyPatch):
    """All its games were begun, and most slots had asked for another one in vain."""
    reins = Reins()
    reins.enough = True
    gpu = Gpu(3)
    batch = launched(gpu, reins, monkeypatch)
    batch.wait()
    assert gpu.counter[0] == NO_MORE
    gpu.counter[0] += 5

    assert batch.begun(games=100, over=100) == 100
    assert batch.begun(games=100, over=99) == 100, "one was lost"

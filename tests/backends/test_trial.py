"""What a GPU is trusted with: kernels on trial, games that are counted, errors in words."""

from typing import Any

import numpy as np
import pytest

from freehold.batch import cpu, cuda, cuda_players, cuda_trial, interpreted
from freehold.batch.cuda_errors import beginning_of
from freehold.batch.cuda_players import with_all_games
from freehold.batch.cuda_trial import GAMES, try_out
from freehold.batch.order import Order, Played
from freehold.batch.watched import forms_to_watch
from freehold.errors import FreeholdError, GpuError
from freehold.state import GAME
from freehold.statistics.records import RESULT, TALLY


def test_games_of_every_edition_and_form_are_tried():
    orders: list[Order] = []

    def play(order: Order) -> Played:
        orders.append(order)
        return cpu.play(order)

    try_out(play)

    assert len(orders) == len(forms_to_watch())
    assert all(len(order.seeds) == GAMES for order in orders)
    assert len({order.edition.tobytes() for order in orders}) == len(orders)


def change(records: Any, field: str) -> None:
    """One bit of the last of them."""
    last = records[field].reshape(-1).copy()
    last[-1] ^= 1
    records[field] = last.reshape(records[field].shape)


LAYOUTS: dict[str, Any] = {"games": GAME, "results": RESULT, "tallies": TALLY}
FIELDS = [(kind, layout.names[place]) for kind, layout in LAYOUTS.items() for place in (0, -1)]


@pytest.mark.parametrize(("kind", "field"), FIELDS)
def test_a_kernel_that_is_wrong_in_one_edition_is_found_out(
    kind: str, field: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(cuda_trial, "GAMES", 2)
    edition, form = forms_to_watch()[-1]
    orders: list[Order] = []

    def play(order: Order) -> Played:
        orders.append(order)
        played = interpreted.play(order)
        if len(orders) == len(forms_to_watch()):
            change(getattr(played, kind), field)
        return played

    with pytest.raises(GpuError, match=f"of {edition} \\({form}\\)") as told:
        try_out(play)

    assert told.value.reason == "gpu-differs"
    assert told.value.details["what"] == f"{kind}.{field}"


def test_a_batch_that_lost_a_game_is_no_result():
    tallies = np.zeros(2, TALLY)
    tallies["games"] = 3, 4

    assert with_all_games(tallies, 7) is tallies
    with pytest.raises(GpuError, match="of 8 it has played 7"):
        with_all_games(tallies, 8)


def test_what_a_driver_says_is_told_by_its_first_line(monkeypatch: pytest.MonkeyPatch):
    def fail(*_order: object) -> None:
        raise RuntimeError("libNVVM cannot be found " + "x" * 300 + ".\nTry:\n  conda install")

    monkeypatch.setattr(cuda_players, "play_order", fail)
    monkeypatch.setattr(cuda_players, "is_prepared", lambda: True)
    monkeypatch.setattr(cuda_players, "kernel", fail)
    for use in (cuda.prepare, lambda: cuda.play(None)):  # pyright: ignore[reportArgumentType]
        with pytest.raises(GpuError, match="cannot be used: libNVVM cannot be found") as told:
            use()
        assert len(str(told.value)) < 250
        assert "conda" not in str(told.value)


@pytest.mark.parametrize(
    ("message", "told"),
    [
        (
            "Error at init:\n\nnot found:\n  libcuda.so\nmore",
            "Error at init: not found: libcuda.so",
        ),
        ("CUDA_ERROR_OUT_OF_MEMORY\nsee", "CUDA_ERROR_OUT_OF_MEMORY"),
        ("only this:", "only this:"),
        ("\n", ""),
    ],
)
def test_headings_are_told_with_what_is_under_them(message: str, told: str):
    assert beginning_of(message) == told


def test_an_error_without_words_is_told_by_its_kind(monkeypatch: pytest.MonkeyPatch):
    def fail() -> None:
        raise MemoryError

    monkeypatch.setattr(cuda_players, "is_prepared", lambda: True)
    monkeypatch.setattr(cuda_players, "kernel", fail)

    with pytest.raises(GpuError, match="cannot be used: MemoryError"):
        cuda.prepare()


def test_what_is_an_error_for_people_already_stays_as_it_is(monkeypatch: pytest.MonkeyPatch):
    def fail() -> None:
        raise FreeholdError("compiled rules cannot be kept", reason="no-cache")

    monkeypatch.setattr(cuda_players, "is_prepared", lambda: True)
    monkeypatch.setattr(cuda_players, "kernel", fail)

    with pytest.raises(FreeholdError) as told:
        cuda.prepare()
    assert told.value.reason == "no-cache"

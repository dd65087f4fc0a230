"""No rule counts from the end of a row: compiled, that would read whatever lies before it."""

from types import SimpleNamespace
from typing import Any

import pytest

from freehold.batch import interpreted
from freehold.state import GAME
from tests.backends.games import FORMS, edition_record, seats_and_seeds
from tests.backends.test_players import order_of

# (games of players, random games, variant of settings, turns, poor seats)
BATCHES = [(3, 8, 0, 200, False), (3, 8, 1, 200, True), (3, 8, 2, 100, True)]


class Row(list[Any]):
    """A list without Python's way to count from its end."""

    def __getitem__(self, index: Any) -> Any:
        if index < 0:
            raise IndexError(f"item {index} of a row")
        return list.__getitem__(self, index)

    def __setitem__(self, index: Any, value: Any) -> None:
        if index < 0:
            raise IndexError(f"item {index} of a row")
        list.__setitem__(self, index, value)


def as_rows(value: Any) -> Any:
    """Lists as rows, however deep."""
    return Row(as_rows(item) for item in value) if isinstance(value, list) else value


@pytest.fixture
def strict_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    """The interpreted rules play on such rows."""

    def strict(make: Any) -> Any:
        def made(record: Any) -> Any:
            return SimpleNamespace(**{k: as_rows(v) for k, v in vars(make(record)).items()})

        return made

    monkeypatch.setattr(interpreted, "plain", strict(interpreted.plain))
    monkeypatch.setattr(interpreted, "blank", strict(interpreted.blank))


@pytest.mark.usefixtures("strict_rows")
@pytest.mark.parametrize(("edition", "form"), FORMS)
def test_no_rule_counts_from_the_end_of_a_row(edition: str, form: str):
    for of_players, at_random, variant, turns, poor in BATCHES:
        interpreted.play(order_of(edition, form, (of_players, variant, turns, poor)))
        record = edition_record(edition, form, variant, turns, poor=poor)
        interpreted.play_randomly(record, *seats_and_seeds(edition, at_random))


@pytest.mark.usefixtures("strict_rows")
def test_a_rule_that_did_so_would_be_found():
    game = interpreted.blank(GAME)

    assert game.owner[0] == 0
    with pytest.raises(IndexError, match="item -1 of a row"):
        game.owner[-1] = 0

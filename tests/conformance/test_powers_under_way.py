"""A power that is under way can be written down, read again and played on, and taken back."""

import pytest

from freehold import Decision, Table
from freehold.records import replay
from tests.tables import after_double, cash, owner, words

UNDER_WAY = [
    pytest.param(2, "", "use", [700, 500, 20], 1, id="the power is offered"),
    pytest.param(1, "use", "go-to go", [700, 500, 20], 1, id="a leap is to be chosen"),
    pytest.param(3, "use", "give-up", [560, 460, 0], 1, id="a payer owes the Force grip"),
    pytest.param(4, "use", "draw receive-25", [525, 500, 20], 1, id="a card is to be drawn"),
    pytest.param(6, "use", "take endor; die 2; die 1", [500, 500, 20], 0, id="a property"),
    pytest.param(6, "use; take endor", "die 2; die 1", [500, 500, 20], 0, id="a first throw"),
    pytest.param(6, "use; take endor; die 5", "die 4", [500, 500, 20], 0, id="a second throw"),
    pytest.param(
        6, "use; take endor; die 5; die 5", "die 1; die 2", [500, 500, 20], 1, id="after a tie"
    ),
]


@pytest.mark.rule("SG-F-1")
@pytest.mark.parametrize(("pips", "before", "after", "money", "holder"), UNDER_WAY)
def test_a_power_under_way_is_written_down_and_played_on(
    pips: int, before: str, after: str, money: list[int], holder: int
) -> None:
    table = after_double(pips, "1 $500 @go", "2 $20 @go", "deeds 1: endor")
    if before:
        table.do(before)

    again = Table.from_position(table.position, chance="hand", seed=1)
    same = (again.position == table.position, words(again) == words(table))
    again.do(after)

    assert same == (True, True)
    assert cash(again) == money
    assert owner(again, "endor") == holder
    assert (again.decision, again.actor) == (Decision.END_TURN, 0)


@pytest.mark.rule("SG-F-1")
@pytest.mark.parametrize(("pips", "before", "after", "money", "holder"), UNDER_WAY)
def test_a_power_is_taken_back_as_a_whole(
    pips: int, before: str, after: str, money: list[int], holder: int
) -> None:
    table = after_double(pips, "1 $500 @go", "2 $20 @go", "deeds 1: endor")
    position = table.position

    table.do("; ".join(part for part in (before, after) if part))
    done = (cash(table), owner(table, "endor"))
    table.undo()

    assert done == (money, holder)
    assert table.position == position


@pytest.mark.rule("SG-F-1")
@pytest.mark.parametrize(("pips", "before", "after", "money", "holder"), UNDER_WAY)
def test_a_record_with_a_power_is_played_again_to_the_same_position(
    pips: int, before: str, after: str, money: list[int], holder: int
) -> None:
    table = after_double(pips, "1 $500 @go", "2 $20 @go", "deeds 1: endor")
    table.do("; ".join(part for part in (before, after) if part))

    again = replay(table.record())

    assert again.position == table.position
    assert (cash(again), owner(again, "endor")) == (money, holder)

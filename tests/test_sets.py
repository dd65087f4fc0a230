"""Sets of spaces: a bit each."""

from hypothesis import given
from hypothesis import strategies as st

from freehold.sets import add_to, are_all_in, each_of, first_of, is_in, last_of, member_at, size_of
from freehold.vocabulary import MAX_SPACES

spaces = st.sets(st.integers(0, MAX_SPACES - 1))


def members_of(numbers: set[int]) -> int:
    return sum(1 << number for number in numbers)


@given(spaces)
def test_a_set_has_its_members_and_no_others(numbers: set[int]):
    members = members_of(numbers)

    assert list(each_of(members)) == sorted(numbers)
    assert size_of(members) == len(numbers)
    assert [member_at(members, place) for place in range(len(numbers))] == sorted(numbers)
    assert first_of(members) == min(numbers, default=-1)
    assert last_of(members) == max(numbers, default=-1)
    assert {n for n in range(MAX_SPACES) if is_in(members, n)} == numbers


@given(spaces, spaces)
def test_all_of_some_are_in_a_set_or_not(numbers: set[int], others: set[int]):
    assert are_all_in(members_of(numbers), members_of(others)) == (others <= numbers)


def test_sums_are_added_to():
    sums = [1, 2, 3]

    add_to(sums, 1, 40)

    assert sums == [1, 42, 3]

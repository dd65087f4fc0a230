"""Whether a player wants to sit in jail or to leave it."""

import pytest

from freehold.bots.companion import choose
from freehold.vocabulary import Answer
from tests.tables import at, deeds

THEIRS = "1 3 5 6 8 9 11 12 13 14 15 16 18 19 21 23 24 25 26 27 28 29 35 31+hotel 32+hotel 34+hotel"


@pytest.mark.rule("HOUSE-4")
@pytest.mark.parametrize(
    ("no_rent", "own", "expected"),
    [
        (False, "37+hotel 39+hotel", Answer.ROLL),
        (True, "37+hotel 39+hotel", Answer.PAY),
        (True, "37", Answer.ROLL),
    ],
)
def test_jail_is_a_safe_place_only_for_who_earns_less_outside_than_there_is_to_fear(
    no_rent, own, expected
):
    held = f"deeds 0: {deeds('saga', own)}, 1: {deeds('saga', THEIRS)}"
    table = at("saga", "0 $900 @jail!1", "1 $900 @go", held, no_rent_in_jail=no_rent)

    assert choose(table.edition, table.game) == expected

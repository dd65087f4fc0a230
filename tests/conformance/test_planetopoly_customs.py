"""Planetopoly, chapters 6 and 11: customs posts and radar traps."""

import pytest

from freehold import Decision, Event
from freehold.vocabulary import Reason
from tests.tables import against, against_space, at, cash, only, owner, waits

CUSTOMS = {"customs-1": 3, "customs-2": 13, "customs-3": 23, "customs-4": 33}
RADAR = {"radar-1": 7, "radar-2": 17, "radar-3": 27, "radar-4": 37}

FOUR_BEFORE = {
    "customs-1": "andromeda-3",
    "customs-2": "draco-3",
    "customs-3": "perseus-3",
    "customs-4": "pegasus-3",
    "radar-1": "customs-1",
    "radar-2": "customs-2",
    "radar-3": "customs-3",
    "radar-4": "customs-4",
}
"""The spaces from which a roll of four leads to each; to the first one past the start."""

RADAR_TABLE = {
    1: (100, 150, 200, 250, 300, 350, 400, 450, 500, 550, 600),
    2: (200, 300, 400, 500, 600, 700, 800, 900, 1000, 1100, 1200),
    3: (300, 450, 600, 750, 900, 1050, 1200, 1350, 1500, 1650, 1800),
    4: (400, 600, 800, 1000, 1200, 1400, 1600, 1800, 2000, 2200, 2400),
}
"""Chapter 11: the rent by traps owned, for the sums 2 to 12."""

DICE = {
    2: "1 1",
    3: "1 2",
    4: "1 3",
    5: "1 4",
    6: "1 5",
    7: "1 6",
    8: "2 6",
    9: "3 6",
    10: "4 6",
    11: "5 6",
    12: "6 6",
}
PRINTED = [
    (traps, pips, RADAR_TABLE[traps][pips - 2]) for traps in range(1, 5) for pips in range(2, 13)
]


# --- buying --------------------------------------------------------------------


@pytest.mark.rule("PL-6-1")
@pytest.mark.parametrize(
    ("deed", "price"), [*((post, 800) for post in CUSTOMS), *((trap, 1000) for trap in RADAR)]
)
def test_customs_posts_and_radar_traps_are_bought_on_landing_like_a_plot(deed, price):
    salary = 1000 if deed == "customs-1" else 0
    table = at("planetopoly", f"0 $3000 @{FOUR_BEFORE[deed]}", "1 $0 @start")

    told = table.do("roll 1 3; buy")

    assert owner(table, deed) == 0
    assert cash(table) == [3000 + salary - price, 0]
    assert [event.amount for event in only(told, Event.BOUGHT)] == [price]


@pytest.mark.rule("PL-6-1")
@pytest.mark.parametrize(("kind", "price"), [("customs", 800), ("radar", 1000)])
def test_one_of_them_gives_no_claim_to_the_others(kind, price):
    start = FOUR_BEFORE[f"{kind}-2"]
    table = at("planetopoly", f"0 $3000 @{start}", "1 $0 @start", f"deeds 1: {kind}-1")

    table.do("roll 1 3; buy")

    assert owner(table, f"{kind}-2") == 0
    assert cash(table) == [3000 - price, 0]


@pytest.mark.rule("PL-6-1", "PL-8-1")
@pytest.mark.parametrize("kind", ["customs", "radar"])
def test_one_of_them_gives_no_remote_purchase_of_the_others(kind):
    table = at("planetopoly", "0 $3000 @start", f"1 $0 @{kind}-2", f"deeds 0: {kind}-1")

    refusal = against_space(table, f"buy-remote {kind}-2")

    assert refusal == (Reason.NO_CLAIM, f"{kind}-2")


@pytest.mark.rule("PL-6-1")
@pytest.mark.parametrize("kind", ["customs", "radar"])
def test_nothing_is_built_on_them_with_one_or_with_all_four(kind):
    deeds = " ".join(f"{kind}-{i}" for i in (1, 2, 3, 4))
    one = at("planetopoly", f"0 $3000 @{FOUR_BEFORE[f'{kind}-2']}", "1 $0 @start")
    all_four = at(
        "planetopoly", f"0 $3000 @{FOUR_BEFORE[f'{kind}-2']}", "1 $0 @start", f"deeds 0: {deeds}"
    )

    one.do("roll 1 3; buy")
    all_four.do("roll 1 3")

    for table in (one, all_four):
        assert waits(table) == (Decision.END_TURN, 0)
        assert against_space(table, f"build {kind}-2") == (Reason.NOT_A_LOT, f"{kind}-2")


@pytest.mark.rule("PL-6-1", "PL-9-1")
@pytest.mark.parametrize(
    ("deed", "value"), [*((post, 400) for post in CUSTOMS), *((trap, 500) for trap in RADAR)]
)
def test_they_are_sold_to_the_bank_at_half_their_price(deed, value):
    table = at("planetopoly", "0 $0 @start", f"1 $0 @{deed}", f"deeds 0: {deed}")

    table.do(f"sell-deed {deed}")

    assert owner(table, deed) == -1
    assert cash(table) == [value, 0]


@pytest.mark.rule("PL-6-1")
@pytest.mark.parametrize(("kind", "short"), [("customs", 799), ("radar", 999)])
def test_one_that_costs_a_coin_too_much_is_not_offered(kind, short):
    table = at("planetopoly", f"0 ${short} @{FOUR_BEFORE[f'{kind}-2']}", "1 $0 @start")

    told = table.do("roll 1 3")

    assert [event.amount for event in only(told, Event.NOT_FOR_SALE)] == [Reason.TOO_LITTLE_CASH]
    assert against(table, "buy") == (Reason.NOT_NOW, 0)


# --- rent ----------------------------------------------------------------------


@pytest.mark.rule("PL-6-2", "PL-5-9")
@pytest.mark.parametrize(("posts", "rent"), [(1, 300), (2, 600), (3, 900), (4, 1200)])
@pytest.mark.parametrize("post", CUSTOMS)
def test_the_rent_of_a_customs_post_grows_with_the_posts_in_one_hand(post, posts, rent):
    others = [other for other in CUSTOMS if other != post][: posts - 1]
    salary = 1000 if post == "customs-1" else 0
    deeds = f"deeds 1: {' '.join([post, *others])}"
    table = at("planetopoly", f"0 $3000 @{FOUR_BEFORE[post]}", "1 $0 @start", deeds)

    table.do("roll 1 3")

    assert cash(table) == [3000 + salary - rent, rent]


@pytest.mark.rule("PL-6-2")
def test_the_posts_of_others_and_the_traps_of_the_owner_do_not_count():
    deeds = "deeds 1: customs-2 radar-1 radar-2, 2: customs-1 customs-3, 0: customs-4"
    table = at("planetopoly", "0 $3000 @draco-3", "1 $0 @start", "2 $0 @start", deeds)

    table.do("roll 1 3")

    assert cash(table) == [2700, 300, 0]


@pytest.mark.rule("PL-6-3", "PL-6-2", "PL-5-9")
@pytest.mark.parametrize(("traps", "pips", "rent"), PRINTED)
def test_the_rent_of_a_radar_trap_is_as_printed_in_chapter_11(traps, pips, rent):
    start = at("planetopoly", "0 $0 @start", "1 $0 @start").spec.space_ids[17 - pips]
    mine = ["radar-2", "radar-1", "radar-3", "radar-4"][:traps]
    table = at("planetopoly", f"0 $3000 @{start}", "1 $0 @start", f"deeds 1: {' '.join(mine)}")

    table.do(f"roll {DICE[pips]}")

    assert table.seats[0].at == "radar-2"
    assert cash(table) == [3000 - rent, rent]


@pytest.mark.rule("PL-6-3")
@pytest.mark.parametrize("trap", RADAR)
def test_every_radar_trap_charges_by_the_roll_that_led_there(trap):
    table = at("planetopoly", f"0 $3000 @{FOUR_BEFORE[trap]}", "1 $0 @start", f"deeds 1: {trap}")

    table.do("roll 1 3")

    assert cash(table) == [2800, 200]


@pytest.mark.rule("PL-6-3")
def test_the_traps_of_others_and_the_posts_of_the_owner_do_not_count():
    deeds = "deeds 1: radar-2 customs-1 customs-2, 2: radar-1 radar-3, 0: radar-4"
    table = at("planetopoly", "0 $3000 @jail-a", "1 $0 @start", "2 $0 @start", deeds)

    table.do("roll 3 4")

    assert cash(table) == [2650, 350, 0]


@pytest.mark.rule("PL-6-3")
def test_no_dice_are_thrown_anew_for_a_radar_trap():
    table = at("planetopoly", "0 $3000 @jail-a", "1 $0 @start", "deeds 1: radar-2")

    told = table.do("roll 3 4")

    assert only(told, Event.RENT_THROWN) == []
    assert waits(table) == (Decision.END_TURN, 0)


@pytest.mark.rule("PL-5-9")
@pytest.mark.parametrize("deed", ["customs-2", "radar-2"])
def test_nothing_is_paid_on_an_own_post_or_trap(deed):
    table = at("planetopoly", f"0 $100 @{FOUR_BEFORE[deed]}", "1 $0 @start", f"deeds 0: {deed}")

    table.do("roll 1 3")

    assert cash(table) == [100, 0]

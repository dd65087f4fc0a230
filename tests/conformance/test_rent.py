"""Rent of lots: what a deed charges, when it charges double, when nothing."""

import pytest

from freehold import Decision, Event
from tests.tables import EDITIONS, cash, names, on_board, only, play, refused

every_edition = pytest.mark.parametrize("edition", EDITIONS)


# --- RENT-1, RENT-3: another's deed, mortgaged or not -----------------------------


@pytest.mark.rule("RENT-1")
@every_edition
@pytest.mark.parametrize(("number", "rent"), [(3, 4), (19, 16), (24, 20), (39, 50)])
def test_landing_on_anothers_lot_costs_the_rent_on_its_deed(
    edition: str, number: int, rent: int
) -> None:
    table = on_board(edition, f"0 $500 @#{number - 3}", "1 $500 @go", f"deeds 1: #{number}")

    told = play(table, "roll 1 2")

    assert cash(table) == [500 - rent, 500 + rent]
    assert only(told, Event.RENT_DUE)[0].amount == rent


@pytest.mark.rule("RENT-1")
@every_edition
@pytest.mark.parametrize("number", [8, 5, 12])
def test_a_mortgaged_deed_charges_nothing(edition: str, number: int) -> None:
    table = on_board(edition, f"0 $500 @#{number - 3}", "1 $500 @go", f"deeds 1: #{number}*")

    told = play(table, "roll 1 2")

    assert cash(table) == [500, 500]
    assert names(told) == ["ROLLED", "MOVED", "RESTED"]
    assert table.decision == Decision.END_TURN


@pytest.mark.rule("RENT-1")
def test_only_the_owner_of_the_space_is_paid() -> None:
    table = on_board("saga", "0 $500 @go", "1 $500 @go", "2 $500 @go", "deeds 1: #6, 2: #8 #9")

    play(table, "roll 2 4")

    assert cash(table) == [494, 506, 500]


@pytest.mark.rule("RENT-3")
@every_edition
def test_a_mortgage_on_one_lot_does_not_stop_the_rent_on_the_others(edition: str) -> None:
    table = on_board(edition, "0 $500 @go", "1 $500 @go", "deeds 1: #6* #8")

    play(table, "roll 3 5")

    assert cash(table) == [494, 506]


@pytest.mark.rule("RENT-3")
@every_edition
def test_the_mortgaged_lot_itself_charges_nothing_beside_a_paying_one(edition: str) -> None:
    table = on_board(edition, "0 $500 @go", "1 $500 @go", "deeds 1: #6* #8")

    play(table, "roll 2 4")

    assert cash(table) == [500, 500]


# --- RENT-4, B-1, B-9: double rent ------------------------------------------------


@pytest.mark.rule("RENT-4")
@every_edition
@pytest.mark.parametrize(("roll", "base"), [("2 4", 6), ("3 5", 6), ("4 5", 8)])
def test_every_unbuilt_lot_of_a_complete_group_charges_double(
    edition: str, roll: str, base: int
) -> None:
    table = on_board(edition, "0 $500 @go", "1 $500 @go", "deeds 1: #6 #8 #9")

    play(table, f"roll {roll}")

    assert cash(table) == [500 - 2 * base, 500 + 2 * base]


@pytest.mark.rule("RENT-4")
@every_edition
@pytest.mark.parametrize("deeds", ["deeds 1: #6 #9", "deeds 1: #6 #9, 2: #8", "deeds 1: #9"])
def test_an_incomplete_group_charges_the_base_rent(edition: str, deeds: str) -> None:
    table = on_board(edition, "0 $500 @go", "1 $500 @go", "2 $500 @go", deeds)

    play(table, "roll 4 5")

    assert cash(table) == [492, 508, 500]


@pytest.mark.rule("RENT-4")
def test_a_group_of_two_is_complete_with_both_lots() -> None:
    table = on_board("fallout", "0 $500 @#32", "1 $500 @go", "deeds 1: #37 #39")

    play(table, "roll 3 4")

    assert cash(table) == [400, 600]


@pytest.mark.rule("B-1", edition="clone-wars")
@pytest.mark.rule("B-1", edition="saga")
@pytest.mark.rule("B-1", edition="episode-2")
@pytest.mark.rule("B-1", edition="fallout")
@pytest.mark.parametrize(
    ("edition", "rent"), [("clone-wars", 16), ("saga", 8), ("episode-2", 8), ("fallout", 8)]
)
@pytest.mark.parametrize("deeds", ["#6* #8 #9", "#6* #8* #9"])
def test_a_mortgage_in_the_group_ends_double_rent_except_in_the_clone_wars(
    edition: str, rent: int, deeds: str
) -> None:
    table = on_board(edition, "0 $500 @go", "1 $500 @go", f"deeds 1: {deeds}")

    play(table, "roll 4 5")

    assert cash(table) == [500 - rent, 500 + rent]


@pytest.mark.rule("B-1", edition="clone-wars")
@pytest.mark.rule("B-1", edition="saga")
@pytest.mark.rule("B-1", edition="episode-2")
@pytest.mark.rule("B-1", edition="fallout")
@every_edition
def test_a_complete_group_without_a_mortgage_charges_double_again(edition: str) -> None:
    table = on_board(edition, "0 $500 @go", "1 $500 @go", "deeds 1: #6* #8 #9")

    play(table, "lift #6", seat=1)
    play(table, "roll 4 5")

    assert cash(table) == [500 - 16, 500 - 55 + 16]


@pytest.mark.rule("B-1", edition="clone-wars")
@pytest.mark.rule("B-1", edition="saga")
@pytest.mark.rule("B-1", edition="episode-2")
@pytest.mark.rule("B-1", edition="fallout")
@every_edition
def test_the_mortgaged_lot_of_a_complete_group_charges_nothing(edition: str) -> None:
    table = on_board(edition, "0 $500 @go", "1 $500 @go", "deeds 1: #6 #8 #9*")

    play(table, "roll 4 5")

    assert cash(table) == [500, 500]


@pytest.mark.rule("B-9", edition="clone-wars")
@pytest.mark.rule("B-9", edition="saga")
@pytest.mark.rule("B-9", edition="episode-2")
@pytest.mark.rule("B-9", edition="fallout")
@every_edition
@pytest.mark.parametrize("deeds", ["#6+1 #8+1 #9", "#6+1 #8 #9"])
def test_the_unbuilt_lots_of_a_partly_built_group_charge_double(edition: str, deeds: str) -> None:
    table = on_board(edition, "0 $500 @go", "1 $500 @go", f"deeds 1: {deeds}")

    play(table, "roll 4 5")

    assert cash(table) == [484, 516]


@pytest.mark.rule("B-9", edition="clone-wars")
def test_a_lot_left_bare_between_cities_charges_double_its_base_rent() -> None:
    table = on_board(
        "clone-wars", "0 $500 @go", "1 $500 @go", "deeds 1: #6+hotel #8+hotel #9+hotel"
    )
    play(table, "sell-whole #9", seat=1)

    play(table, "roll 4 5")

    assert cash(table) == [484, 500 + 125 + 16]


# --- RENT-5, F-42, Q-8: buildings -------------------------------------------------


@pytest.mark.rule("RENT-5")
@every_edition
@pytest.mark.parametrize(
    ("level", "rent"), [("1", 200), ("2", 600), ("3", 1400), ("4", 1700), ("hotel", 2000)]
)
def test_a_built_lot_charges_the_deeds_amount_for_its_buildings(
    edition: str, level: str, rent: int
) -> None:
    table = on_board(edition, "0 $3000 @#32", "1 $0 @go", f"deeds 1: #37+{level} #39+{level}")

    play(table, "roll 3 4")

    assert cash(table) == [3000 - rent, rent]


@pytest.mark.rule("RENT-5")
@every_edition
def test_each_lot_charges_for_what_stands_on_it_alone(edition: str) -> None:
    table = on_board(edition, "0 $500 @go", "1 $500 @go", "deeds 1: #6+1 #8+2 #9+2")

    play(table, "roll 2 4")

    assert cash(table) == [470, 530]


@pytest.mark.rule("F-42")
@pytest.mark.parametrize(
    ("level", "rent"),
    [("1", 130), ("2", 390), ("3", 900), ("4", 1100), ("hotel", 1275)],
)
def test_in_saga_rent_is_collected_on_built_planets_as_well(level: str, rent: int) -> None:
    table = on_board(
        "saga", "0 $3000 @#26", "1 $0 @go", f"deeds 1: #31+{level} #32+{level} #34+{level}"
    )

    play(table, "roll 2 3")

    assert cash(table) == [3000 - rent, rent]


@pytest.mark.rule("Q-8", edition="clone-wars")
@pytest.mark.rule("Q-8", edition="episode-2")
@pytest.mark.rule("Q-8", edition="fallout")
@pytest.mark.parametrize(
    "form", ["clone-wars/short", "clone-wars/timed", "episode-2/short", "fallout/short"]
)
@pytest.mark.parametrize(("lots", "rent"), [("#37+hotel #39+hotel", 2000), ("#37+3 #39+3", 1400)])
def test_in_the_shorter_games_rent_is_as_printed(form: str, lots: str, rent: int) -> None:
    table = on_board(form, "0 $3000 @#32", "1 $0 @go", f"deeds 1: {lots}")

    play(table, "roll 3 4")

    assert cash(table) == [3000 - rent, rent]


@pytest.mark.rule("Q-8", edition="clone-wars")
@pytest.mark.rule("Q-8", edition="episode-2")
@pytest.mark.rule("Q-8", edition="fallout")
@pytest.mark.parametrize("form", ["clone-wars/short", "episode-2/short", "fallout/short"])
def test_a_hotel_bought_for_three_houses_charges_the_printed_hotel_rent(form: str) -> None:
    table = on_board(form, "0 $3000 @#32", "1 $200 @go", "deeds 1: #37+3 #39+3")
    play(table, "build #39", seat=1)

    play(table, "roll 3 4")

    assert cash(table) == [1000, 2000]


# --- RENT-8: the owner in jail ----------------------------------------------------


@pytest.mark.rule("RENT-8")
@every_edition
@pytest.mark.parametrize(("deeds", "rent"), [("#8", 6), ("#6 #8 #9", 12), ("#6+1 #8+1 #9+1", 30)])
def test_an_owner_in_jail_still_collects(edition: str, deeds: str, rent: int) -> None:
    table = on_board(edition, "0 $500 @go", "1 $500 @jail!1", f"deeds 1: {deeds}")

    play(table, "roll 3 5")

    assert cash(table) == [500 - rent, 500 + rent]


@pytest.mark.rule("RENT-8")
@every_edition
def test_an_owner_in_jail_collects_nothing_for_a_mortgaged_deed(edition: str) -> None:
    table = on_board(edition, "0 $500 @go", "1 $500 @jail!1", "deeds 1: #8*")

    play(table, "roll 3 5")

    assert cash(table) == [500, 500]


@pytest.mark.rule("RENT-1")
@every_edition
def test_rent_that_exceeds_the_cash_is_owed_until_it_is_raised(edition: str) -> None:
    table = on_board(edition, "0 $40 @#32", "1 $0 @go", "deeds 0: #5, 1: #39")
    play(table, "roll 3 4")
    refused(table, "end", "not the moment")

    play(table, "mortgage #5")

    assert cash(table) == [90, 50]
    assert table.decision == Decision.END_TURN

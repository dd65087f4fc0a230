"""House rules: off unless the table agrees on them, and exact where it does."""

import pytest

from freehold import Decision, Event, IllegalActionError, Table
from freehold.editions import load
from tests.tables import EDITIONS, at, cash, jailed, names, only, owner, space, taken_in

every_edition = pytest.mark.parametrize("edition", EDITIONS)


@pytest.mark.rule("HOUSE-1")
@pytest.mark.rule("HOUSE-2")
@pytest.mark.rule("HOUSE-3")
@pytest.mark.rule("HOUSE-4")
@pytest.mark.rule("HOUSE-5")
@every_edition
def test_no_form_of_any_edition_has_a_house_rule_by_itself(edition: str) -> None:
    house_rules = {
        "free-parking-pot": False,
        "double-salary-on-go": False,
        "no-auctions": False,
        "no-rent-in-jail": False,
        "turn-limit": 0,
    }
    spec = load(edition)

    for form in spec.forms:
        agreed = spec.rules_in(form)
        assert {name: agreed[name] for name in house_rules} == house_rules


# --- HOUSE-1: a pot on Free Parking --------------------------------------------


@pytest.mark.rule("HOUSE-1")
@pytest.mark.parametrize(
    ("place", "moves", "fee"),
    [
        ("go", "roll 1 3", 200),
        ("35", "roll 1 2", 100),
        ("4", "roll 1 2; draw pay-15", 15),
        ("14", "roll 1 2; draw pay-100", 100),
        ("14", "roll 1 2; draw repairs", 2 * 40),
        ("jail!1", "pay; roll 1 2; decline; pass; pass", 50),
        ("jail!3", "roll 1 2; decline; pass; pass", 50),
    ],
    ids=["tax", "second tax", "first deck", "second deck", "repairs", "fine", "third try"],
)
@every_edition
def test_taxes_card_fees_and_fines_gather_for_whoever_lands_on_free_parking(
    edition: str, place: str, moves: str, fee: int
) -> None:
    start = space(edition, int(place)) if place.isdecimal() else place
    houses = f"deeds 0: {space(edition, 1)}+1 {space(edition, 3)}+1"
    seats = [f"0 $500 @{start}", "1 $500 @jail"]
    table = at(edition, *seats, houses, free_parking_pot=True)

    table.do(f"{moves}; end")
    assert (table.game.pot, cash(table), taken_in(table)) == (fee, [500 - fee, 500], -1000)
    told = table.do("roll 6 4")

    assert [(won.seat, won.amount) for won in only(told, Event.POT_WON)] == [(1, fee)]
    assert (table.game.pot, cash(table)) == (0, [500 - fee, 500 + fee])


@pytest.mark.rule("HOUSE-1")
def test_the_pot_grows_until_it_is_taken_and_then_starts_anew() -> None:
    seats = ["0 $500 @go", "1 $500 @go", "2 $500 @jail"]
    table = at("saga", *seats, "pot 30", free_parking_pot=True)

    table.do("roll 1 3; end; roll 1 3; end; roll 6 4")

    assert cash(table) == [300, 300, 500 + 30 + 200 + 200]
    assert table.game.pot == 0


@pytest.mark.rule("HOUSE-1")
def test_an_empty_pot_brings_nothing() -> None:
    table = at("saga", "0 $500 @jail", "1 $500 @go", free_parking_pot=True)

    told = table.do("roll 6 4")

    assert names(told) == ["ROLLED", "MOVED", "RESTED"]
    assert cash(table) == [500, 500]


@pytest.mark.rule("HOUSE-1")
@pytest.mark.parametrize(
    ("moves", "after"),
    [
        ("roll 2 3; buy", [300, 500]),
        ("roll 2 3; decline; bid 10; pass", [500, 490]),
        ("build dantooine; roll 4 6", [450, 500]),
        ("mortgage corellia; lift corellia; roll 4 6", [485, 500]),
        ("trade 1; want hoth; give 0; propose; accept; keep; roll 4 6", [495, 500]),
        ("roll 3 4; draw pay-each-50", [450, 550]),
        ("roll 3 5", [494, 506]),
    ],
    ids=["price", "bid", "house", "lifting", "interest", "card to players", "rent"],
)
def test_prices_interest_and_what_players_pay_each_other_stay_out_of_the_pot(
    moves: str, after: list[int]
) -> None:
    deeds = "deeds 0: dantooine kessel corellia, 1: hoth* dagobah"
    table = at("saga", "0 $500 @go", "1 $500 @go", deeds, free_parking_pot=True)

    table.do(moves)

    assert (table.game.pot, cash(table)) == (0, after)


@pytest.mark.rule("HOUSE-1")
def test_what_dealt_deeds_cost_stays_out_of_the_pot() -> None:
    agreed = {"free-parking-pot": True}
    table = Table("clone-wars", seats=2, form="timed", settings=agreed, first=0, chance="hand")

    table.do("deal ruusan; deal rugosa; deal twilight; deal rodia")

    assert (table.game.pot, cash(table)) == (0, [1500 - 100 - 200, 1500 - 140 - 240])
    assert taken_in(table) == -3000 + 680


# --- HOUSE-2: double salary on GO ----------------------------------------------


@pytest.mark.rule("HOUSE-2")
@pytest.mark.parametrize(
    ("start", "moves", "salary"),
    [
        (36, "roll 1 3", 400),
        (36, "roll 1 4; decline; pass; pass", 200),
        (4, "roll 1 2; draw to-go", 400),
        (39, "roll 1 2; draw to-go", 200 + 400),
        (33, "roll 1 2; draw to-jail", 0),
    ],
    ids=["landing", "passing", "by a card", "passing and by a card", "to jail"],
)
@every_edition
def test_landing_exactly_on_go_pays_double_and_passing_it_does_not(
    edition: str, start: int, moves: str, salary: int
) -> None:
    seats = [f"0 $500 @{space(edition, start)}", "1 $500 @go"]
    table = at(edition, *seats, double_salary_on_go=True)

    table.do(moves)

    assert cash(table) == [500 + salary, 500]


# --- HOUSE-3: no auctions ------------------------------------------------------


@pytest.mark.rule("HOUSE-3")
@pytest.mark.parametrize(("number", "throw"), [(6, "2 4"), (5, "2 3"), (12, "6 6")])
@every_edition
def test_property_that_is_not_bought_stays_with_the_bank(
    edition: str, number: int, throw: str
) -> None:
    table = at(edition, "0 $500 @go", "1 $500 @go", no_auctions=True)

    told = table.do(f"roll {throw}; decline")

    assert names(told) == ["ROLLED", "MOVED", "DECLINED"]
    assert owner(table, space(edition, number)) == -1
    assert cash(table) == [500, 500]
    assert table.actor == 0


@pytest.mark.rule("HOUSE-3")
@every_edition
def test_the_next_who_lands_on_declined_property_may_buy_it(edition: str) -> None:
    table = at(edition, "0 $500 @go", "1 $500 @go", no_auctions=True)

    table.do("roll 2 3; decline; end; roll 2 3; buy")

    assert owner(table, space(edition, 5)) == 1
    assert cash(table) == [500, 300]


@pytest.mark.rule("HOUSE-3")
@every_edition
def test_without_auctions_the_bank_keeps_what_a_bankrupt_hands_over(edition: str) -> None:
    deed = space(edition, 16)
    table = at(
        edition,
        "0 $10 @go",
        "1 $500 @go",
        "2 $500 @go",
        f"deeds 0: {deed}*",
        no_auctions=True,
    )

    told = table.do("roll 1 3; give-up")

    assert only(told, Event.AUCTION_OPENED) == []
    assert owner(table, deed) == -1
    assert (table.decision, table.actor) == (Decision.TURN, 1)


# --- HOUSE-4: no rent for an owner in jail -------------------------------------


@pytest.mark.rule("HOUSE-4")
@pytest.mark.parametrize(
    ("place", "rent"), [("jail!1", 0), ("jail", 25)], ids=["in jail", "just visiting"]
)
@every_edition
def test_an_owner_in_jail_receives_no_rent(edition: str, place: str, rent: int) -> None:
    deeds = f"deeds 1: {space(edition, 5)}"
    table = at(edition, "0 $500 @go", f"1 $500 @{place}", deeds, no_rent_in_jail=True)

    table.do("roll 2 3")

    assert cash(table) == [500 - rent, 500 + rent]
    assert (table.decision, table.actor) == (Decision.END_TURN, 0)


@pytest.mark.rule("HOUSE-4")
def test_an_owner_in_jail_has_no_dice_thrown_for_a_utility() -> None:
    deeds = "deeds 1: death-star"
    table = at("saga", "0 $500 @go", "1 $500 @jail!1", deeds, no_rent_in_jail=True)

    told = table.do("roll 6 6")

    assert names(told) == ["ROLLED", "MOVED", "RESTED"]
    assert cash(table) == [500, 500]


@pytest.mark.rule("HOUSE-4")
def test_an_owner_in_jail_has_no_rent_to_ask_for() -> None:
    table = at(
        "saga",
        "0 $500 @go",
        "1 $500 @jail!1",
        "deeds 1: super-star-destroyer",
        no_rent_in_jail=True,
        rent_on_demand=True,
    )

    table.do("roll 2 3")

    with pytest.raises(IllegalActionError, match="no rent is open on Super Star Destroyer"):
        table.do("ask-rent super-star-destroyer")
    assert cash(table) == [500, 500]


# --- HOUSE-5: a limit of turns -------------------------------------------------


@pytest.mark.rule("HOUSE-5")
@every_edition
def test_the_richest_wins_when_the_last_turn_is_over(edition: str) -> None:
    seats = ["0 $500 @go", "1 $500 @go", "2 $650 @go"]
    table = at(edition, *seats, f"deeds 1: {space(edition, 39)}", turn_limit=3)

    table.do("roll 1 3; end; roll 4 6; end")
    assert not table.is_over
    told = table.do("roll 4 6; end")

    counted = only(told, Event.WEALTH_COUNTED)
    assert [(event.seat, event.amount) for event in counted] == [(0, 300), (1, 900), (2, 650)]
    assert only(told, Event.TURN_LIMIT_REACHED)[0].amount == 3
    assert (table.is_over, table.winners) == (True, (1,))


@pytest.mark.rule("HOUSE-5")
def test_the_further_roll_of_a_double_is_no_turn_of_its_own() -> None:
    table = at("saga", "0 $500 @go", "1 $500 @go", turn_limit=2)

    table.do("roll 2 2; roll 3 3; end")
    assert (table.is_over, table.actor) == (False, 1)
    table.do("roll 4 6; end")

    assert (table.is_over, table.winners) == (True, (1,))


@pytest.mark.rule("HOUSE-5")
def test_a_turn_in_jail_counts_and_ends_the_game_as_well() -> None:
    table = at("saga", "0 $600 @jail!1", "1 $500 @go", turn_limit=1)

    table.do("roll 1 2")

    assert (jailed(table), table.is_over, table.winners) == ([0], True, (0,))


@pytest.mark.rule("HOUSE-6")
def test_the_later_a_seat_plays_the_more_it_starts_with() -> None:
    table = Table("planetopoly", 4, settings={"later-seats-bonus": 150}, chance="hand")

    told = table.do("roll 1 1; roll 1 2; roll 6 6; roll 2 2")

    evened = [(event.seat, event.amount) for event in only(told, Event.EVENED_OUT)]
    assert evened == [(3, 150), (0, 300), (1, 450)]
    assert cash(table) == [3300, 3450, 3000, 3150]
    assert table.actor == 2


@pytest.mark.rule("HOUSE-6")
def test_without_the_bonus_all_seats_start_alike() -> None:
    table = Table("planetopoly", 3, chance="hand")

    table.do("roll 1 1; roll 1 2; roll 6 6")

    assert cash(table) == [3000, 3000, 3000]


@pytest.mark.rule("HOUSE-5")
def test_without_a_limit_the_game_goes_on() -> None:
    table = at("saga", "0 $500 @jail", "1 $500 @jail", "turn 999999 seat 0")

    table.do("roll 4 6; end; roll 4 6; end")

    assert (table.is_over, table.actor) == (False, 0)

"""Planetopoly, chapter 5: who has the claim to a planet, and what comes first."""

import pytest

from freehold import Decision, Event
from freehold.table import Told
from freehold.vocabulary import Reason
from tests.tables import (
    against,
    against_space,
    at,
    cash,
    level,
    only,
    out,
    owner,
    twin_of,
    waits,
)


def not_for_sale(told: list[Told]) -> list[Reason]:
    """Why the deeds that somebody came to were not offered."""
    return [Reason(event.amount) for event in only(told, Event.NOT_FOR_SALE)]


# --- the claim -----------------------------------------------------------------


@pytest.mark.rule("PL-5-3")
def test_the_book_s_example_whoever_buys_lyra_2_keeps_lyra_1_and_lyra_3_from_all_others():
    table = at("planetopoly", "0 $3000 @start", "1 $3000 @andromeda-2", "2 $3000 @start")
    table.do("roll 1 1; buy; roll 2 6; end")

    on_lyra_1 = table.do("roll 1 2; end")
    on_lyra_3 = table.do("roll 1 3; end")

    assert owner(table, "lyra-2") == 0
    assert not_for_sale(on_lyra_1) == [Reason.CLAIMED]
    assert not_for_sale(on_lyra_3) == [Reason.CLAIMED]
    assert [table.seats[1].at, table.seats[2].at] == ["lyra-1", "lyra-3"]
    assert [owner(table, "lyra-1"), owner(table, "lyra-3")] == [-1, -1]


@pytest.mark.rule("PL-5-3")
@pytest.mark.parametrize(("start", "plot"), [("andromeda-2", "lyra-1"), ("lyra-1", "lyra-3")])
def test_the_holder_of_the_claim_buys_the_other_plots_of_the_example(start, plot):
    table = at("planetopoly", f"0 $3000 @{start}", "1 $3000 @start", "deeds 0: lyra-2")

    table.do("roll 1 2; buy")

    assert owner(table, plot) == 0


@pytest.mark.rule("PL-5-3")
def test_no_one_but_the_holder_buys_where_nobody_owns_the_plot():
    table = at("planetopoly", "0 $3000 @start", "1 $3000 @start", "deeds 1: lyra-2")

    told = table.do("roll 1 3")

    assert not_for_sale(told) == [Reason.CLAIMED]
    assert waits(table) == (Decision.END_TURN, 0)
    assert cash(table) == [3000, 3000]


@pytest.mark.rule("PL-5-3")
def test_a_free_plot_under_a_claim_costs_no_rent():
    table = at("planetopoly", "0 $100 @start", "1 $0 @start", "deeds 1: lyra-1 lyra-2")

    table.do("roll 1 3")

    assert cash(table) == [100, 0]


# --- two plots first -----------------------------------------------------------


@pytest.mark.rule("PL-5-4")
@pytest.mark.parametrize("plot", ["lyra-1", "lyra-2", "lyra-3"])
def test_with_one_plot_of_a_planet_no_plot_of_another_is_bought(plot):
    table = at("planetopoly", "0 $3000 @start", "1 $3000 @start", f"deeds 0: {plot}")

    told = table.do("roll 2 4")

    assert not_for_sale(told) == [Reason.CLAIM_COMES_FIRST]
    assert owner(table, "draco-1") == -1
    assert waits(table) == (Decision.END_TURN, 0)


@pytest.mark.rule("PL-5-4")
@pytest.mark.parametrize(
    "deeds", ["lyra-1 lyra-2", "lyra-1 lyra-3", "lyra-2 lyra-3", "lyra-1 lyra-2 lyra-3"]
)
def test_with_two_or_three_plots_of_a_planet_a_plot_of_another_is_bought(deeds):
    table = at("planetopoly", "0 $3000 @start", "1 $3000 @start", f"deeds 0: {deeds}")

    table.do("roll 2 4; buy")

    assert owner(table, "draco-1") == 0
    assert cash(table) == [2700, 3000]


@pytest.mark.rule("PL-5-4")
def test_two_plots_are_needed_of_every_planet_claimed():
    deeds = "deeds 0: lyra-1 lyra-2 lyra-3 orion-1"
    table = at("planetopoly", "0 $3000 @start", "1 $3000 @start", deeds)

    told = table.do("roll 2 4")

    assert not_for_sale(told) == [Reason.CLAIM_COMES_FIRST]


@pytest.mark.rule("PL-5-4")
def test_the_plots_of_others_hold_nobody_up():
    table = at("planetopoly", "0 $3000 @start", "1 $3000 @start", "deeds 1: lyra-1 orion-1 orion-2")

    table.do("roll 2 4; buy")

    assert owner(table, "draco-1") == 0


@pytest.mark.rule("PL-5-4")
def test_a_plot_bought_remotely_counts_at_once():
    table = at("planetopoly", "0 $3000 @start", "1 $3000 @lyra-2", "deeds 0: lyra-1")

    table.do("buy-remote lyra-2; roll 2 4; buy")

    assert owner(table, "draco-1") == 0


@pytest.mark.rule("PL-5-4")
def test_selling_the_only_plot_frees_its_owner_for_another_planet():
    table = at("planetopoly", "0 $3000 @start", "1 $3000 @start", "deeds 0: lyra-1")

    table.do("sell-deed lyra-1; roll 2 4; buy")

    assert owner(table, "draco-1") == 0
    assert cash(table) == [2800, 3000]


# --- F-47: what "another planet" is --------------------------------------------


@pytest.mark.rule("F-47", "PL-5-4")
@pytest.mark.parametrize(("roll", "deed"), [("1 2", "customs-1"), ("3 4", "radar-1")])
def test_customs_posts_and_radar_traps_are_bought_whatever_is_claimed(roll, deed):
    table = at("planetopoly", "0 $3000 @start", "1 $3000 @start", "deeds 0: orion-1 lyra-1")

    table.do(f"roll {roll}; buy")

    assert owner(table, deed) == 0


@pytest.mark.rule("F-47", "PL-5-4")
@pytest.mark.parametrize(("roll", "plot"), [("2 4", "draco-1"), ("1 3", "lyra-3")])
def test_further_plots_of_claimed_planets_are_bought_though_another_has_but_one(roll, plot):
    table = at("planetopoly", "0 $3000 @start", "1 $3000 @start", "deeds 0: lyra-1 draco-2 orion-1")

    table.do(f"roll {roll}; buy")

    assert owner(table, plot) == 0


@pytest.mark.rule("F-47", "PL-5-4")
def test_owning_customs_posts_and_radar_traps_alone_holds_up_no_plot():
    table = at("planetopoly", "0 $3000 @start", "1 $3000 @start", "deeds 0: customs-1 radar-1")

    table.do("roll 2 4; buy")

    assert owner(table, "draco-1") == 0


# --- F-25: a claim lapses and revives -------------------------------------------


@pytest.mark.rule("F-25", "PL-5-3")
def test_a_claim_lapses_with_the_last_plot_sold_and_another_takes_it_up():
    table = at("planetopoly", "0 $3000 @orion-1", "1 $3000 @start", "deeds 0: lyra-1")

    table.do("sell-deed lyra-1; roll 4 5; end")
    table.do("roll 1 3; buy")

    assert owner(table, "lyra-3") == 1
    assert owner(table, "lyra-1") == -1


@pytest.mark.rule("F-25", "PL-5-3")
def test_whoever_let_a_claim_lapse_stands_behind_the_next_holder():
    table = at("planetopoly", "0 $3000 @andromeda-2", "1 $3000 @start", "deeds 1: lyra-3")

    told = table.do("roll 1 2")

    assert table.seats[0].at == "lyra-1"
    assert not_for_sale(told) == [Reason.CLAIMED]


@pytest.mark.rule("F-25", "PL-5-3")
def test_whoever_let_a_claim_lapse_may_begin_it_anew():
    table = at("planetopoly", "0 $3000 @start", "1 $3000 @jail-a", "deeds 0: lyra-1")

    table.do("sell-deed lyra-1; roll 1 3; buy; end")
    told = table.do("roll 4 6; end")

    assert owner(table, "lyra-3") == 0
    assert not_for_sale(told) == []


@pytest.mark.rule("F-25", "PL-5-3")
def test_a_claim_stays_as_long_as_one_plot_is_left():
    table = at("planetopoly", "0 $3000 @risk", "1 $3000 @start", "deeds 0: lyra-1 lyra-2")

    table.do("sell-deed lyra-1; roll 4 6; end")
    told = table.do("roll 1 3")

    assert not_for_sale(told) == [Reason.CLAIMED]


@pytest.mark.rule("F-25", "PL-8-1")
def test_without_the_last_plot_there_is_no_remote_purchase_any_more():
    table = at("planetopoly", "0 $3000 @start", "1 $3000 @lyra-2", "deeds 0: lyra-1")

    before = against(table, "buy-remote lyra-2")
    table.do("sell-deed lyra-1")

    assert before is None
    assert against_space(table, "buy-remote lyra-2") == (Reason.NO_CLAIM, "lyra-2")


@pytest.mark.rule("F-25", "PL-9-5")
def test_whoever_loses_gives_everything_back_to_the_bank_unbuilt():
    table = at(
        "planetopoly",
        "0 $0 -1500 @start",
        "1 $3000 @risk",
        "2 $3000 @start",
        "deeds 0: lyra-1+2 lyra-2+2 lyra-3+1 customs-1 radar-1, 1: draco-1",
    )

    told = table.do("roll 2 4")

    assert out(table) == [0]
    assert table.seats[0].deeds == ()
    for deed in ("lyra-1", "lyra-2", "lyra-3", "customs-1", "radar-1"):
        assert (owner(table, deed), level(table, deed)) == (-1, 0)
    assert only(told, Event.SOLD_BUILDING) == []
    assert waits(table) == (Decision.TURN, 1)


@pytest.mark.rule("F-25", "PL-5-3")
def test_with_a_loss_claims_lapse_and_the_next_buyer_has_them():
    table = at(
        "planetopoly",
        "0 $0 -600 @start",
        "1 $3000 @andromeda-2",
        "2 $3000 @start",
        "deeds 0: lyra-1+2 lyra-2+2 lyra-3+1, 1: draco-1 draco-2",
    )
    table.do("roll 2 4")

    table.do("roll 1 2; buy; end")
    told = table.do("roll 1 3")

    assert owner(table, "lyra-1") == 1
    assert level(table, "lyra-1") == 0
    assert not_for_sale(told) == [Reason.CLAIMED]


@pytest.mark.rule("F-25", "PL-5-3")
def test_a_claim_is_the_same_after_a_round_trip_through_the_position_line():
    table = at("planetopoly", "0 $3000 @start", "1 $3000 @start", "deeds 1: lyra-2")

    twin = twin_of(table)
    told = twin.do("roll 1 3")

    assert not_for_sale(told) == [Reason.CLAIMED]

"""The short games: the deal, the bankruptcy that ends them, and the count of wealth."""

import pytest

from freehold import Decision, Event, IllegalActionError, Table
from freehold.editions import SettingError
from tests.tables import (
    at,
    cash,
    deeds,
    only,
    space,
)

TO_THE_TAX = "roll 1 3"
"""From GO to number 4: 200 to the bank."""


def dealt(edition: str, form: str, numbers: list[int], **settings: bool | int | str) -> Table:
    """A table of two to which these deeds have been dealt, by hand."""
    table = Table(edition, 2, form=form, settings=settings, seed=1, first=0, chance="hand")
    table.do("; ".join(f"deal {space(edition, number)}" for number in numbers))
    return table


def counted(told):
    """What every seat was found to be worth at the end."""
    return {event.seat: event.amount for event in only(told, Event.WEALTH_COUNTED)}


# --- Q-1 -----------------------------------------------------------------------


@pytest.mark.rule("Q-1", edition="clone-wars")
@pytest.mark.rule("Q-1", edition="fallout")
@pytest.mark.parametrize("edition", ["clone-wars", "fallout"])
def test_three_deeds_are_dealt_to_each_round_the_table_and_cost_nothing(edition):
    table = dealt(edition, "short", [1, 39, 3, 37, 5, 12])

    assert table.seats[0].deeds == tuple(space(edition, n) for n in (1, 3, 5))
    assert table.seats[1].deeds == tuple(space(edition, n) for n in (12, 37, 39))
    assert cash(table) == [1500, 1500]
    assert (table.decision, table.actor) == (Decision.TURN, 0)


@pytest.mark.rule("Q-1", edition="clone-wars")
@pytest.mark.rule("Q-1", edition="episode-2")
@pytest.mark.parametrize(("edition", "form"), [("clone-wars", "timed"), ("episode-2", "short")])
def test_two_deeds_are_dealt_to_each_one_at_a_time_and_paid_at_the_printed_price(edition, form):
    table = dealt(edition, form, [1, 39, 12, 5])

    assert table.seats[0].deeds == tuple(space(edition, n) for n in (1, 12))
    assert table.seats[1].deeds == tuple(space(edition, n) for n in (5, 39))
    assert cash(table) == [1500 - 60 - 150, 1500 - 400 - 200]
    assert [(e.seat, e.amount) for e in only(table.told, Event.DEED_DEALT)] == [
        (0, 60),
        (1, 400),
        (0, 150),
        (1, 200),
    ]
    assert (table.decision, table.actor) == (Decision.TURN, 0)


@pytest.mark.rule("Q-1", edition="clone-wars")
def test_a_deed_is_dealt_only_once_and_only_a_deed_is_dealt():
    table = Table("clone-wars", 2, form="short", seed=1, first=0, chance="hand")
    table.do("deal ruusan")

    with pytest.raises(IllegalActionError, match="Ruusan has an owner already"):
        table.do("deal ruusan")
    with pytest.raises(IllegalActionError, match="GO cannot be owned"):
        table.do("deal go")

    assert (table.decision, table.actor) == (Decision.DEAL_DEED, "chance")
    assert table.seats[0].deeds == ("ruusan",)


@pytest.mark.rule("Q-1", edition="fallout")
def test_the_deeds_are_dealt_before_it_is_settled_who_starts():
    table = Table("fallout", 3, form="short", seed=1, chance="hand")

    table.do("; ".join(f"deal {space('fallout', n)}" for n in (1, 3, 5, 6, 8, 9, 11, 12, 13)))

    assert [len(seat.deeds) for seat in table.seats] == [3, 3, 3]
    assert (table.decision, table.actor) == (Decision.THROW_FOR_START, "chance")


@pytest.mark.rule("Q-1", edition="episode-2")
def test_whoever_cannot_pay_for_a_dealt_deed_raises_the_cash_first():
    table = dealt("episode-2", "short", [39, 1, 37, 3, 34, 6, 32, 8, 31], deeds_dealt=5)
    in_need = (table.decision, table.actor, cash(table)[0])

    table.do("mortgage jedi-temple")

    assert in_need == (Decision.RAISE_CASH, 0, 1500 - 400 - 350 - 320 - 300)
    assert cash(table)[0] == 130 + 200 - 300
    assert (table.decision, table.actor) == (Decision.DEAL_DEED, "chance")


@pytest.mark.rule("Q-1", edition="clone-wars")
def test_no_deeds_are_dealt_in_the_standard_game():
    table = Table("clone-wars", 2, seed=1, first=0, chance="hand")

    assert [seat.deeds for seat in table.seats] == [(), ()]
    assert (table.decision, table.actor) == (Decision.TURN, 0)


@pytest.mark.rule("Q-5", edition="fallout")
@pytest.mark.parametrize(
    ("edition", "form"), [("saga", "short"), ("episode-2", "timed"), ("fallout", "timed")]
)
def test_an_edition_has_only_the_forms_of_its_book(edition, form):
    with pytest.raises(SettingError, match=f'{edition} has no form "{form}"; it has: standard'):
        Table(edition, 2, form=form)


# --- Q-5, F-20 -----------------------------------------------------------------


@pytest.mark.rule("Q-5", edition="clone-wars")
@pytest.mark.rule("Q-5", edition="fallout")
@pytest.mark.parametrize("edition", ["clone-wars", "fallout"])
def test_the_first_bankruptcy_ends_the_game_and_the_richest_wins(edition):
    table = at(f"{edition}/short", "0 $0 @go", "1 $500 @go", "2 $501 @go", "3 $9 @go")

    told = table.do(f"{TO_THE_TAX}; give-up")

    assert counted(told) == {1: 500, 2: 501, 3: 9}
    assert table.is_over
    assert table.winners == (2,)


@pytest.mark.rule("Q-5", edition="episode-2")
def test_the_second_bankruptcy_ends_the_short_game_of_episode_2():
    table = at("episode-2/short", "0 $0 @go", "1 $0 @go", "2 $501 @go", "3 $9 @go")

    table.do(f"{TO_THE_TAX}; give-up")
    after_the_first = (table.is_over, table.decision, table.actor)
    told = table.do(f"{TO_THE_TAX}; give-up")

    assert after_the_first == (False, Decision.TURN, 1)
    assert counted(told) == {2: 501, 3: 9}
    assert table.winners == (2,)


@pytest.mark.rule("F-20")
def test_the_short_game_of_episode_2_ends_at_the_first_bankruptcy_with_two_players():
    table = at("episode-2/short", "0 $0 @go", "1 $1 @go")

    table.do(f"{TO_THE_TAX}; give-up")

    assert table.is_over
    assert table.winners == (1,)


@pytest.mark.rule("F-20")
def test_with_three_players_the_first_bankruptcy_does_not_end_it():
    table = at("episode-2/short", "0 $0 @go", "1 $1 @go", "2 $1 @go")

    table.do(f"{TO_THE_TAX}; give-up")

    assert not table.is_over
    assert (table.decision, table.actor) == (Decision.TURN, 1)


@pytest.mark.rule("Q-5", edition="clone-wars")
def test_a_bankruptcy_does_not_end_the_timed_game():
    table = at("clone-wars/timed", "0 $0 @go", "1 $500 @go", "2 $501 @go")

    table.do(f"{TO_THE_TAX}; give-up")

    assert not table.is_over
    assert (table.decision, table.actor) == (Decision.TURN, 1)


# --- Q-6, F-21, F-44 -----------------------------------------------------------


@pytest.mark.rule("Q-6", edition="clone-wars")
@pytest.mark.rule("Q-6", edition="episode-2")
@pytest.mark.rule("Q-6", edition="fallout")
@pytest.mark.parametrize("form", ["clone-wars/short", "episode-2/short", "fallout/short"])
@pytest.mark.parametrize(
    ("held", "worth"),
    [
        ("1", 60),
        ("1*", 30),
        ("37*", 175),  # half of the board's price
        ("12 25", 150 + 200),
        ("12* 25*", 75 + 100),
        ("1+1 3+2", 60 + 60 + 3 * 50),
        ("37+3 39+3", 350 + 400 + 6 * 200),
        ("37+hotel 39+3", 350 + 400 + (3 + 1) * 200 + 3 * 200),  # with the three given back
        ("37+hotel 39+hotel", 350 + 400 + 2 * 4 * 200),
    ],
)
def test_wealth_in_a_short_game(form, held, worth):
    edition = form.partition("/")[0]
    out = ["3 out @go"] if edition == "episode-2" else []
    table = at(form, "0 $0 @go", "1 $77 @go", "2 $1 @go", *out, f"deeds 1: {deeds(form, held)}")

    told = table.do(f"{TO_THE_TAX}; give-up")

    assert counted(told) == {1: 77 + worth, 2: 1}
    assert table.winners == (1,)


@pytest.mark.rule("Q-6", edition="clone-wars")
@pytest.mark.rule("F-21")
@pytest.mark.parametrize(
    ("held", "worth"),
    [
        ("1* 3", 30 + 60),
        ("1+4 3+4", 60 + 60 + 8 * 50),
        ("37+hotel 39+4", 350 + 400 + 5 * 200 + 4 * 200),  # with the four given back
    ],
)
def test_wealth_in_the_timed_game_counts_a_hotel_as_five_houses(held, worth):
    table = at(
        "clone-wars/timed",
        "0 $0 @go",
        "1 $77 @go",
        f"deeds 1: {deeds('clone-wars', held)}",
        "turn 4 seat 1 first 0",
    )

    told = table.do("time-up; roll 4 6; end")

    assert counted(told) == {0: 0, 1: 77 + worth}
    assert table.winners == (1,)


@pytest.mark.rule("F-44")
@pytest.mark.parametrize("form", ["clone-wars/short", "fallout/short"])
def test_a_tie_for_the_richest_is_a_shared_win(form):
    held = f"deeds 2: {deeds(form, '39')}"
    table = at(form, "0 $0 @go", "1 $500 @go", "2 $100 @go", "3 $499 @go", held)

    told = table.do(f"{TO_THE_TAX}; give-up")

    assert counted(told) == {1: 500, 2: 500, 3: 499}
    assert table.winners == (1, 2)
    assert [event.seat for event in only(told, Event.WON)] == [1, 2]


@pytest.mark.rule("F-44")
def test_get_out_of_jail_cards_count_nothing():
    table = at("clone-wars/short", "0 $0 @go", "1 $500 @go", "2 $500 @go", "jail-cards 1=1 2=1")

    told = table.do(f"{TO_THE_TAX}; give-up")

    assert counted(told) == {1: 500, 2: 500}
    assert table.winners == (1, 2)


@pytest.mark.rule("F-44")
def test_a_table_may_agree_that_the_first_in_turn_order_wins_a_tie():
    table = at(
        "clone-wars/short",
        "0 $0 @go",
        "1 $500 @go",
        "2 $500 @go",
        "turn 4 seat 0 first 2",
        shared_win=False,
    )

    table.do(f"{TO_THE_TAX}; give-up")

    assert table.winners == (2,)

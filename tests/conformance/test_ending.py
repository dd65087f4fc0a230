"""The end: the last player left wins at once, and the bankruptcy that ends a short game."""

import pytest

from freehold import Decision, Event, IllegalActionError
from tests.tables import (
    EDITIONS,
    at,
    cash,
    deeds,
    is_mortgaged,
    level,
    names,
    only,
    owner,
    space,
    words,
)

TO_THE_TAX = "roll 1 3"
"""From GO to number 4: 200 to the bank."""

RAILROADS = "5 15 25 35"
"""All four in one hand: landing on number 5 costs 200, and `roll 2 3` leads there from GO."""


def counted(told):
    """What every seat was found to be worth at the end."""
    return {event.seat: event.amount for event in only(told, Event.WEALTH_COUNTED)}


@pytest.mark.rule("END-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_last_player_left_wins_at_once(edition):
    held = f"deeds 1: {deeds(edition, RAILROADS)}"
    table = at(edition, "0 $10 @go", "1 $500 @go", held)

    told = table.do("roll 2 3; give-up")

    assert names(told)[-1] == "WON"
    assert table.is_over
    assert table.winners == (1,)
    assert (table.decision, table.actor) == (Decision.GAME_OVER, "nobody")
    assert cash(table) == [0, 510]


@pytest.mark.rule("END-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_game_goes_on_while_two_are_left(edition):
    held = f"deeds 1: {deeds(edition, RAILROADS)}"
    table = at(edition, "0 $10 @go", "1 $500 @go", "2 $10 @go", held)

    table.do("roll 2 3; give-up")
    after_the_first = (table.is_over, table.winners, table.actor)
    table.do("roll 4 6; end; roll 2 3; give-up")

    assert after_the_first == (False, (), 1)
    assert table.winners == (1,)
    assert cash(table) == [0, 520, 0]


@pytest.mark.rule("END-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_bankrupt_to_the_bank_the_other_wins_at_once_and_no_deed_is_auctioned(edition):
    table = at(edition, "0 $0 @go", "1 $500 @go", f"deeds 0: {deeds(edition, '1 37* 39*')}")

    told = table.do("roll 1 3; give-up")  # the tax: 200

    assert only(told, Event.AUCTION_OPENED) == []
    assert table.winners == (1,)
    assert table.seats[0].deeds == ()
    assert cash(table) == [0, 500]


@pytest.mark.rule("END-1")
def test_after_the_end_nothing_more_is_done():
    table = at("saga", "0 $0 @go", "1 $500 @go", "2 out @go")
    table.do("roll 1 3; give-up")
    before = table.position

    with pytest.raises(IllegalActionError, match="the game is over"):
        table.do("roll")

    assert table.position == before
    assert words(table) == set()
    assert table.why_not("open 1") == "cannot do business: the game is over"


@pytest.mark.rule("END-1")
def test_nobody_has_won_before_the_end():
    table = at("saga", "0 $1 @go", "1 $9000 @go")

    assert table.winners == ()
    assert not table.is_over


# --- F-53 ----------------------------------------------------------------------


@pytest.mark.rule("F-53")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_creditor_who_is_the_only_one_left_owes_no_interest_any_more(edition):
    held = f"deeds 0: {deeds(edition, '37* 39*')}, 1: {deeds(edition, RAILROADS)}"
    table = at(edition, "0 $10 @go", "1 $3 @go", held)

    told = table.do("roll 2 3; give-up")

    assert table.winners == (1,)
    assert cash(table) == [0, 13]
    assert only(told, Event.PAID_INTEREST) == []
    assert is_mortgaged(table, space(edition, 39))


@pytest.mark.rule("F-53")
def test_a_creditor_with_others_left_still_owes_the_interest():
    held = f"deeds 0: {deeds('saga', '37* 39*')}, 1: {deeds('saga', RAILROADS)}"
    table = at("saga", "0 $10 @go", "1 $500 @go", "2 $500 @go", held)

    table.do("roll 2 3; give-up; keep; keep")

    assert cash(table) == [0, 500 + 10 - 18 - 20, 500]
    assert table.winners == ()


@pytest.mark.rule("F-53")
def test_the_last_one_left_is_counted_without_a_count_of_wealth():
    table = at("clone-wars/short", "0 $0 @go", "1 $1 @go")

    told = table.do("roll 1 3; give-up")

    assert only(told, Event.WEALTH_COUNTED) == []
    assert table.winners == (1,)


# --- Q-7, F-29: settled first --------------------------------------------------


@pytest.mark.rule("Q-7", edition="clone-wars")
@pytest.mark.rule("F-29")
def test_the_bankruptcy_that_ends_the_quick_game_is_settled_before_wealth_is_counted():
    held = f"deeds 0: {deeds('clone-wars', '1+1 3+1 39*')}, 1: {deeds('clone-wars', RAILROADS)}"
    table = at("clone-wars/short", "0 $10 @go", "1 $100 @go", "2 $500 @go", held)

    table.do("roll 2 3; give-up")
    asked = (table.decision, table.actor, table.is_over)
    told = table.do("keep")

    assert asked == (Decision.PASSED_MORTGAGE, 1, False)
    assert level(table, "tatooine-dune-sea") == 0
    assert counted(told) == {1: 100 + 10 + 2 * 25 - 20 + 4 * 200 + 60 + 60 + 200, 2: 500}
    assert table.winners == (1,)


@pytest.mark.rule("Q-7", edition="fallout")
@pytest.mark.rule("F-29")
def test_the_bankruptcy_that_ends_fallouts_short_game_is_settled_before_wealth_is_counted():
    held = f"deeds 0: {deeds('fallout', '1+1 3+1 39*')}, 1: {deeds('fallout', RAILROADS)}"
    table = at("fallout/short", "0 $10 @go", "1 $100 @go", "2 $500 @go", held)

    told = table.do("roll 2 3; give-up; keep; keep; keep")

    in_cash = 100 + 10 + 2 * 25 + 2 * 30 - 3 - 3 - 20
    assert counted(told) == {1: in_cash + 4 * 200 + 30 + 30 + 200, 2: 500}
    assert table.winners == (1,)


@pytest.mark.rule("Q-7", edition="clone-wars")
@pytest.mark.rule("Q-7", edition="fallout")
@pytest.mark.rule("F-29")
@pytest.mark.parametrize("form", ["clone-wars/short", "fallout/short"])
def test_the_bank_auctions_the_deeds_before_wealth_is_counted(form):
    deed = deeds(form, "39")
    table = at(form, "0 $0 @go", "1 $300 @go", "2 $500 @go", f"deeds 0: {deed}*")

    table.do(f"{TO_THE_TAX}; give-up")
    asked = (table.decision, table.actor, table.is_over)
    told = table.do("bid 150; pass")

    assert asked == (Decision.BID, 1, False)
    assert owner(table, deed) == 1
    assert counted(told) == {1: 300 - 150 + 400, 2: 500}
    assert table.winners == (1,)


@pytest.mark.rule("Q-7", edition="clone-wars")
@pytest.mark.rule("Q-7", edition="fallout")
@pytest.mark.rule("F-29")
@pytest.mark.parametrize("form", ["clone-wars/short", "fallout/short"])
def test_a_creditor_ruined_by_the_last_bankruptcy_is_not_counted(form):
    held = f"deeds 0: {deeds(form, '31* 32* 34* 37* 39*')}, 1: {deeds(form, '6')}"
    table = at(form, "0 $1 @go", "1 $0 @go", "2 $8 @go", "3 $9 @go", held)

    table.do(f"roll 2 4; give-up; keep; mortgage {deeds(form, '6')}; keep; keep; keep; give-up")
    told = table.do("; ".join(["pass; pass"] * 6))

    assert counted(told) == {2: 8, 3: 9}
    assert table.winners == (3,)


# --- handed over standing -------------------------------------------------


@pytest.mark.rule("Q-7", edition="episode-2")
def test_the_second_bankrupt_hands_everything_to_the_creditor_with_houses_and_hotels_standing():
    held = f"deeds 0: {deeds('episode-2', '1+hotel 3+3 39*')}, 1: {deeds('episode-2', RAILROADS)}"
    table = at(
        "episode-2/short",
        "0 $9 @go",
        "1 $100 @go",
        "2 $500 @go",
        "3 out @go",
        held,
        "jail-cards 1=0",
        give_up_only_when_hopeless=False,
    )

    told = table.do("roll 2 3; give-up")

    assert only(told, Event.SOLD_BUILDING) == []
    assert (level(table, "tusken-camp"), level(table, "wattos-shop")) == (5, 3)
    assert table.seats[1].deeds == tuple(space("episode-2", n) for n in (1, 3, 5, 15, 25, 35, 39))
    assert table.seats[1].jail_cards == 1
    assert counted(told) == {1: 100 + 9 + 800 + 60 + 60 + 7 * 50 + 200, 2: 500}
    assert table.winners == (1,)


@pytest.mark.rule("Q-7", edition="episode-2")
def test_no_interest_is_asked_for_what_the_second_bankrupt_hands_over():
    held = f"deeds 0: {deeds('episode-2', '37* 39*')}, 1: {deeds('episode-2', RAILROADS)}"
    table = at("episode-2/short", "0 $9 @go", "1 $0 @go", "2 $900 @go", "3 out @go", held)

    told = table.do("roll 2 3; give-up")

    assert only(told, Event.PAID_INTEREST) == []
    assert is_mortgaged(table, "jedi-temple")
    assert counted(told) == {1: 9 + 800 + 175 + 200, 2: 900}
    assert table.winners == (1,)


@pytest.mark.rule("Q-7", edition="episode-2")
def test_the_second_bankrupt_hands_everything_to_the_bank_and_nothing_is_auctioned():
    held = f"deeds 0: {deeds('episode-2', '1+1 3+1 39*')}"
    table = at("episode-2/short", "0 $9 @go", "1 $100 @go", "2 $500 @go", "3 out @go", held)

    told = table.do(f"{TO_THE_TAX}; give-up")

    assert only(told, Event.AUCTION_OPENED) == []
    assert only(told, Event.SOLD_BUILDING) == []
    assert [owner(table, space("episode-2", n)) for n in (1, 3, 39)] == [-1, -1, -1]
    assert counted(told) == {1: 100, 2: 500}
    assert table.winners == (2,)


@pytest.mark.rule("Q-7", edition="episode-2")
def test_the_first_bankrupt_of_episode_2_retires_as_in_the_standard_game():
    held = f"deeds 0: {deeds('episode-2', '1+1 3+1 39*')}, 1: {deeds('episode-2', RAILROADS)}"
    table = at("episode-2/short", "0 $9 @go", "1 $100 @go", "2 $500 @go", held)

    table.do("roll 2 3; give-up; keep")

    assert (level(table, "tusken-camp"), level(table, "wattos-shop")) == (0, 0)
    assert cash(table) == [0, 100 + 9 + 2 * 25 - 20, 500]
    assert (table.decision, table.actor) == (Decision.TURN, 1)


@pytest.mark.rule("Q-7", edition="episode-2")
def test_the_first_bankrupt_to_the_bank_has_the_deeds_auctioned_in_episode_2_too():
    table = at("episode-2/short", "0 $9 @go", "1 $100 @go", "2 $500 @go", "deeds 0: jedi-temple*")

    table.do(f"{TO_THE_TAX}; give-up; bid 1; bid 2; pass")

    assert owner(table, "jedi-temple") == 2
    assert (table.decision, table.actor) == (Decision.TURN, 1)


@pytest.mark.rule("Q-7", edition="episode-2")
def test_of_three_players_the_second_bankrupt_hands_over_standing_houses_too():
    held = f"deeds 0: {deeds('episode-2', '1+1 3+1')}, 1: {deeds('episode-2', RAILROADS)}"
    table = at("episode-2/short", "0 $9 @go", "1 $100 @go", "2 out @go", held)

    told = table.do("roll 2 3; give-up")

    assert table.winners == (1,)
    assert only(told, Event.SOLD_BUILDING) == []
    assert (level(table, "tusken-camp"), level(table, "wattos-shop")) == (1, 1)
    assert cash(table) == [0, 109, 0]

"""How a fight ends: the winner's choice of a new space, the loser's 200, and what follows."""

import pytest

from freehold import Decision, Event, IllegalActionError, Table
from tests.tables import (
    cash,
    fights,
    force_tokens,
    names,
    only,
    owner,
    taken_in,
    with_force,
    words,
)


def won(*sections: str, tokens: str = "theed mos-espa") -> Table:
    """Seat 0 of the Light side has landed on the Dark token and won."""
    table = with_force("0 $500 @go", *(sections or ("1 $500 @go",)), f"tokens {tokens}")
    table.do("roll 2 4; force light; force light")
    return table


# --- E2-F-5: who wins ----------------------------------------------------------


@pytest.mark.rule("E2-F-5")
@pytest.mark.rule("F-17")
@pytest.mark.parametrize(
    ("figure", "face", "wins"),
    [
        ("padme", "light", 1),
        ("padme", "shift", 1),
        ("padme", "dark", 0),
        ("dooku", "dark", 1),
        ("dooku", "light", 0),
        ("dooku", "shift", 0),
    ],
)
@pytest.mark.parametrize("seat", [0, 1], ids=["on landing", "as the token comes"])
def test_the_own_colour_wins_and_a_shift_counts_as_light(
    seat: int, figure: str, face: str, wins: int
) -> None:
    ours, theirs = ("light", "dark") if figure == "padme" else ("dark", "light")
    spaces = {theirs: "theed", ours: "clone-hall"}
    players = [f"0 {figure} $500 @free-parking", "1 $500 @jail"]
    opening = f"roll 3 4; force {ours}"
    if seat == 1:
        players = ["0 $500 @jail", f"1 {figure} $500 @theed"]
        spaces[theirs] = "slave-1"
        opening = f"roll 2 2; force {theirs}"
    table = with_force(*players, f"tokens {spaces['light']} {spaces['dark']}")
    table.do(opening)
    before, bank = force_tokens(table), taken_in(table)

    told = table.do(f"force {face}")

    assert [(e.seat, e.amount) for e in only(told, Event.FIGHT_ENDED)] == [(seat, wins)]
    assert force_tokens(table) == before
    assert table.seats[seat].cash == (500 if wins else 300)
    assert taken_in(table) - bank == (0 if wins else 200)
    assert ((table.decision, table.actor) == (Decision.CHOOSE_SPACE, seat)) == bool(wins)


@pytest.mark.rule("E2-F-5")
def test_the_loser_pays_200_to_the_bank_and_moves_no_token() -> None:
    table = with_force("0 $500 @go", "1 $500 @go", "tokens theed mos-espa")
    before = taken_in(table)

    told = table.do("roll 2 4; force light; force dark")

    assert [(e.seat, e.other, e.amount) for e in only(told, Event.PAID)] == [(0, -1, 200)]
    assert (cash(table), taken_in(table) - before) == ([300, 500], 200)
    assert force_tokens(table)[1] == "mos-espa"
    assert table.decision == Decision.BUY


@pytest.mark.rule("E2-F-5")
def test_the_200_go_to_the_bank_even_where_fees_pile_up_on_free_parking() -> None:
    table = with_force("0 $500 @go", "1 $500 @go", "tokens theed mos-espa", free_parking_pot=True)

    table.do("roll 2 4; force light; force dark")

    assert (cash(table), table.game.pot) == ([300, 500], 0)


# --- F-19: where the winner may move the token ---------------------------------


@pytest.mark.rule("E2-F-5")
@pytest.mark.rule("F-19")
def test_the_winner_may_move_the_token_to_any_empty_space_that_is_for_sale() -> None:
    table = won("1 $500 @dune-sea", "2 $500 @jail", "deeds 1: theed tusken-camp*, 0: power-core")

    allowed = {word.removeprefix("go-to ") for word in words(table)}

    assert (table.decision, table.actor) == (Decision.CHOOSE_SPACE, 0)
    assert allowed == {
        "decline",
        *("wattos-shop", "jedi-starfighter", "lars-homestead"),
        *("tipoca-city", "moisture-farm-grid", "clone-hall", "landing-platform", "naboo-cruiser"),
        *("droid-factory", "geonosis-arena", "dookus-hangar", "dexs-diner", "outlander-club"),
        *("industrial-zone", "slave-1", "lake-country", "padmes-apartment"),
        *("chancellors-office", "galactic-senate", "solar-sailer", "jedi-archives", "jedi-temple"),
    }


@pytest.mark.rule("E2-F-5")
@pytest.mark.rule("F-19")
@pytest.mark.parametrize("goal", ["wattos-shop", "jedi-temple", "naboo-cruiser", "power-core"])
def test_the_token_goes_where_the_winner_says_and_the_game_goes_on(goal: str) -> None:
    table = won()

    told = table.do(f"go-to {goal}")

    assert names(told) == ["TOKEN_MOVED"]
    assert force_tokens(table) == ("royal-palace", goal)
    assert (table.decision, table.actor, cash(table)) == (Decision.BUY, 0, [500, 500])


@pytest.mark.rule("F-19")
@pytest.mark.parametrize(
    ("goal", "because"),
    [
        ("clone-hall", "Clone .* is not free: it has an owner"),
        ("tusken-camp", "Tusken .* is not free: it has an owner"),
        ("power-core", "is not free: it has an owner"),
        ("dune-sea", "is not free: .* a figure"),
        ("royal-palace", "is not free: .* a token"),
        ("mos-espa", "is not free: .* a figure or a token"),
        ("go", "GO cannot be owned"),
        ("jail", "cannot be owned"),
        ("sith-2", "cannot be owned"),
        ("asteroid-shower", "cannot be owned"),
        ("free-parking", "cannot be owned"),
    ],
    ids=[
        "another's",
        "another's, mortgaged",
        "the winner's",
        "a figure on it",
        "the other token on it",
        "where it is",
        "go",
        "jail",
        "cards",
        "tax",
        "free parking",
    ],
)
def test_the_token_is_not_moved_to_a_space_that_is_taken_or_not_for_sale(
    goal: str, because: str
) -> None:
    table = won("1 $500 @dune-sea", "deeds 1: clone-hall tusken-camp*, 0: power-core")

    with pytest.raises(IllegalActionError, match=because):
        table.do(f"go-to {goal}")

    assert force_tokens(table) == ("royal-palace", "mos-espa")
    assert table.decision == Decision.CHOOSE_SPACE


@pytest.mark.rule("F-19")
def test_the_winner_may_leave_the_token_where_it_is() -> None:
    table = won()

    table.do("decline; buy")

    assert force_tokens(table) == ("royal-palace", "mos-espa")
    assert (owner(table, "mos-espa"), cash(table)) == (0, [400, 500])


@pytest.mark.rule("E2-F-5")
def test_nobody_but_the_winner_moves_the_token() -> None:
    table = won()

    with pytest.raises(IllegalActionError, match="Seat 1 cannot act now"):
        table.do("go-to jedi-temple", seat=1)

    assert (table.actor, force_tokens(table)[1]) == (0, "mos-espa")


@pytest.mark.rule("F-19")
def test_a_seat_that_is_out_leaves_no_figure_in_the_way() -> None:
    table = won("1 out @dune-sea", "2 $500 @go")

    table.do("go-to dune-sea")

    assert force_tokens(table)[1] == "dune-sea"


ALL_BUT_FOUR = (
    "wattos-shop jedi-starfighter lars-homestead tipoca-city moisture-farm-grid clone-hall "
    "landing-platform naboo-cruiser droid-factory geonosis-arena dookus-hangar dexs-diner "
    "outlander-club industrial-zone slave-1 lake-country theed power-core padmes-apartment "
    "chancellors-office galactic-senate solar-sailer jedi-archives jedi-temple"
)
"""Left: Tusken camp, Mos Espa (the fight), the dune sea and the royal palace (the other token)."""


@pytest.mark.rule("F-19")
def test_where_no_space_is_left_nothing_is_asked_and_the_token_stays() -> None:
    table = won("1 $500 @dune-sea", f"deeds 1: {ALL_BUT_FOUR} tusken-camp")

    assert force_tokens(table) == ("royal-palace", "mos-espa")
    assert (table.decision, table.actor) == (Decision.BUY, 0)
    assert names(table.told)[-2:] == ["FORCE_THROWN", "FIGHT_ENDED"]


@pytest.mark.rule("F-19")
def test_the_last_space_that_is_left_can_be_chosen() -> None:
    table = won("1 $500 @dune-sea", f"deeds 1: {ALL_BUT_FOUR}")

    assert words(table) == {"decline", "go-to tusken-camp"}
    table.do("go-to tusken-camp")

    assert force_tokens(table) == ("royal-palace", "tusken-camp")


@pytest.mark.rule("E2-F-5")
def test_a_winner_off_turn_moves_the_token_before_the_figure_on_turn_moves() -> None:
    table = with_force("0 $500 @jail", "1 dooku $500 @theed", "tokens slave-1 clone-hall")

    table.do("roll 2 4; force light; force dark")
    asked = (table.decision, table.actor, table.seats[0].at)
    table.do("go-to droid-factory")

    assert asked == (Decision.CHOOSE_SPACE, 1, "jail")
    assert force_tokens(table) == ("droid-factory", "clone-hall")
    assert (table.seats[0].at, table.decision) == ("droid-factory", Decision.BUY)


# --- a fight cancels nothing ---------------------------------------------------


@pytest.mark.rule("F-18")
@pytest.mark.parametrize(
    ("fight", "paid"), [("force dark", 200), ("force light; go-to theed", 0)], ids=["lost", "won"]
)
@pytest.mark.parametrize(
    ("moves", "meets", "rent"),
    [
        ("roll 2 4; force light; FIGHT", "mos-espa", 6),
        ("roll 6 6; force light; FIGHT", "moisture-farm-grid", 48),
        ("roll 3 4; force light; draw next-railroad; FIGHT", "naboo-cruiser", 50),
        ("roll 3 4; force light; draw next-utility; FIGHT; roll 2 3", "moisture-farm-grid", 50),
        ("roll 3 4; force light; draw to-tipoca-city; FIGHT", "tipoca-city", 10),
    ],
    ids=["lot", "utility", "card to a railroad", "card to a utility", "card to a lot"],
)
def test_after_the_fight_the_owner_of_the_space_gets_the_rent(
    moves: str, meets: str, rent: int, fight: str, paid: int
) -> None:
    table = with_force(
        "0 $500 @go", "1 $500 @go", f"deeds 1: {meets}", f"tokens lake-country {meets}"
    )

    told = table.do(moves.replace("FIGHT", fight))

    assert fights(table, told) == [(0, "dark", meets)]
    assert table.seats[0].at == meets
    assert cash(table) == [500 - paid - rent, 500 + rent]


@pytest.mark.rule("F-18")
@pytest.mark.parametrize(
    ("fight", "left"), [("force dark", 300), ("force light; decline", 500)], ids=["lost", "won"]
)
def test_after_the_fight_the_space_is_offered_or_auctioned_as_usual(fight: str, left: int) -> None:
    table = with_force("0 $500 @go", "1 $500 @go", "tokens theed mos-espa")

    table.do(f"roll 2 4; force light; {fight}")
    offered = (table.decision, table.actor, words(table))
    table.do("decline; bid 30; bid 40; pass")

    assert offered == (Decision.BUY, 0, {"buy", "decline"})
    assert (owner(table, "mos-espa"), cash(table)) == (0, [left - 40, 500])
    assert (table.decision, table.actor) == (Decision.END_TURN, 0)


@pytest.mark.rule("F-18")
def test_a_salary_earned_on_the_way_is_there_to_pay_for_the_fight() -> None:
    table = with_force("0 $50 @jedi-temple", "1 $500 @go", "tokens theed mos-espa")

    told = table.do("roll 3 4; force light; force dark")

    assert names(told)[3:] == [
        "MOVED",
        "SALARY",
        "FIGHT_OPENED",
        "FORCE_THROWN",
        "FIGHT_ENDED",
        "PAID",
    ]
    assert cash(table) == [50, 500]
    assert table.decision == Decision.BUY

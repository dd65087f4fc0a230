"""Fights with the other side's token: every way in which one begins, and when none does."""

import pytest

from freehold import Decision, IllegalActionError
from tests.tables import cash, fights, force_tokens, jailed, names, with_force, words

FACES = {"force light", "force dark", "force shift"}


# --- landing -------------------------------------------------------------------

LANDING = {
    "roll": ("go", "roll 2 4; force own", "mos-espa"),
    "roll over GO": ("jedi-temple", "roll 3 4; force own", "mos-espa"),
    "card": ("go", "roll 3 4; force own; draw to-tipoca-city", "tipoca-city"),
    "card over GO": (
        "industrial-zone",
        "roll 6 6; force own; draw to-jedi-starfighter",
        "jedi-starfighter",
    ),
    "card to a utility": ("go", "roll 3 4; force own; draw next-utility", "moisture-farm-grid"),
    "card to a railroad": ("go", "roll 3 4; force own; draw next-railroad", "naboo-cruiser"),
    "back by card": ("jail", "roll 6 6; force own; draw back-3", "dookus-hangar"),
    "out of jail by a double": ("jail!1", "roll 3 3; move; force own", "droid-factory"),
    "third try in jail": ("jail!3", "roll 2 4; force own", "droid-factory"),
}


@pytest.mark.rule("E2-F-4")
@pytest.mark.parametrize("how", LANDING)
def test_a_light_figure_that_lands_on_the_dark_token_must_fight_it(how: str) -> None:
    start, moves, meets = LANDING[how]
    table = with_force(f"0 padme $500 @{start}", "1 $500 @go", f"tokens theed {meets}")

    told = table.do(moves.replace("own", "light"))

    assert fights(table, told) == [(0, "dark", meets)]
    assert names(told)[-1] == "FIGHT_OPENED"
    assert (table.decision, table.actor) == (Decision.FORCE_THROW, "chance")


@pytest.mark.rule("E2-F-4")
@pytest.mark.parametrize("how", LANDING)
def test_a_dark_figure_that_lands_on_the_light_token_must_fight_it(how: str) -> None:
    start, moves, meets = LANDING[how]
    table = with_force(f"0 jango-fett $500 @{start}", "1 $500 @go", f"tokens {meets} theed")

    told = table.do(moves.replace("own", "dark"))

    assert fights(table, told) == [(0, "light", meets)]
    assert names(told)[-1] == "FIGHT_OPENED"
    assert (table.decision, table.actor) == (Decision.FORCE_THROW, "chance")


@pytest.mark.rule("E2-F-4")
def test_a_fight_is_fought_at_once_and_nothing_else_is_possible() -> None:
    table = with_force("0 $500 @go", "1 $500 @go", "tokens theed mos-espa")

    table.do("roll 2 4; force light")

    assert words(table) == FACES
    for action in ("buy", "decline", "end", "roll", "open 1", "go-to theed", "roll 1 2"):
        with pytest.raises(IllegalActionError, match="this is not the moment for it"):
            table.do(action)


@pytest.mark.rule("E2-F-4")
def test_passing_the_other_sides_token_brings_no_fight() -> None:
    table = with_force("0 $500 @go", "1 $500 @go", "tokens theed mos-espa")

    told = table.do("roll 4 6; force light")

    assert fights(table, told) == []
    assert (table.seats[0].at, table.decision) == ("jail", Decision.END_TURN)


@pytest.mark.rule("E2-F-4")
def test_only_the_one_who_lands_fights_though_another_stands_there_already() -> None:
    table = with_force("0 $500 @go", "1 $500 @mos-espa", "2 $500 @go", "tokens theed mos-espa")

    told = table.do("roll 2 4; force light; force dark; buy; end")

    assert fights(table, told) == [(0, "dark", "mos-espa")]
    assert cash(table) == [200, 500, 500]


@pytest.mark.rule("F-18")
@pytest.mark.parametrize(("figure", "token"), [("padme", "dark"), ("dooku", "light")])
def test_where_both_tokens_are_only_the_other_sides_is_fought(figure: str, token: str) -> None:
    table = with_force(f"0 {figure} $500 @go", "1 $500 @go", "tokens mos-espa mos-espa")

    told = table.do("roll 2 4; force shift; force dark")

    assert fights(table, told) == [(0, token, "mos-espa")]


# --- a token comes -------------------------------------------------------------


@pytest.mark.rule("E2-F-4")
@pytest.mark.rule("F-18")
@pytest.mark.parametrize(
    ("figure", "tokens", "roll", "token"),
    [
        ("anakin", "clone-hall slave-1", "roll 4 2; force dark", "dark"),
        ("dooku", "slave-1 clone-hall", "roll 2 4; force light", "light"),
        ("anakin", "theed clone-hall", "roll 2 4; force shift", "dark"),
        ("dooku", "clone-hall theed", "roll 2 4; force shift", "light"),
    ],
    ids=["dark comes", "light comes", "dark by a swap", "light by a swap"],
)
@pytest.mark.parametrize("seat", [0, 1], ids=["on turn", "off turn"])
def test_whoever_stands_where_the_other_sides_token_comes_must_fight_first(
    seat: int, figure: str, tokens: str, roll: str, token: str
) -> None:
    places = [f"0 {figure} $500 @theed", "1 $500 @go"]
    if seat == 1:
        places = ["0 $500 @jail", f"1 {figure} $500 @theed"]
    table = with_force(*places, f"tokens {tokens}")
    start = table.seats[0].at

    told = table.do(roll)

    assert fights(table, told) == [(seat, token, "theed")]
    assert "MOVED" not in names(told)
    assert table.seats[0].at == start
    assert (table.decision, words(table)) == (Decision.FORCE_THROW, FACES)


@pytest.mark.rule("E2-F-4")
@pytest.mark.rule("E2-F-3")
def test_a_token_that_goes_on_to_the_next_space_is_fought_there() -> None:
    table = with_force("0 $500 @jail", "1 $500 @padmes-apartment", "tokens clone-hall royal-palace")

    told = table.do("roll 2 1; force dark")

    assert fights(table, told) == [(1, "dark", "padmes-apartment")]


@pytest.mark.rule("F-18")
def test_after_the_fights_that_a_token_brings_the_figure_moves_and_the_space_is_played() -> None:
    table = with_force("0 $500 @jail", "1 $500 @theed", "tokens clone-hall slave-1")

    told = table.do("roll 4 2; force dark; force dark; buy")

    assert names(told) == [
        "ROLLED",
        "FORCE_THROWN",
        "TOKEN_MOVED",
        "FIGHT_OPENED",
        "FORCE_THROWN",
        "FIGHT_ENDED",
        "PAID",
        "MOVED",
        "BOUGHT",
    ]
    assert (table.seats[0].at, cash(table)) == ("droid-factory", [320, 300])


@pytest.mark.rule("F-18")
def test_a_swap_brings_fights_with_both_tokens_in_turn_order() -> None:
    table = with_force(
        "0 dooku $500 @clone-hall",
        "1 $500 @jail",
        "2 padme $500 @theed",
        "turn 3 seat 1",
        "tokens theed clone-hall",
    )

    told = table.do("roll 4 6; force shift; force dark; force light")

    assert fights(table, told) == [(2, "dark", "theed"), (0, "light", "clone-hall")]
    assert cash(table) == [300, 500, 300]
    assert table.seats[1].at == "free-parking"


@pytest.mark.rule("F-18")
def test_several_figures_on_the_space_fight_in_turn_order_from_the_one_on_turn() -> None:
    table = with_force(
        "0 obi-wan $500 @theed",
        "1 anakin $500 @theed",
        "2 dooku $500 @theed",
        "3 padme $500 @theed",
        "4 mace-windu $500 @go",
        "turn 3 seat 1",
        "tokens clone-hall slave-1",
    )

    told = table.do("roll 1 2; force dark; force dark; force dark; force dark")

    assert fights(table, told) == [
        (1, "dark", "theed"),
        (3, "dark", "theed"),
        (0, "dark", "theed"),
    ]
    assert cash(table) == [300, 300, 500, 300, 500]
    assert (table.seats[1].at, jailed(table)) == ("jail", [1])


@pytest.mark.rule("F-18")
def test_a_token_that_an_earlier_winner_moved_away_is_no_longer_fought() -> None:
    table = with_force(
        "0 $500 @theed", "1 $500 @theed", "2 $500 @theed", "tokens clone-hall slave-1"
    )

    told = table.do("roll 1 2; force dark; force dark; force light; go-to tusken-camp")

    assert fights(table, told) == [(0, "dark", "theed"), (1, "dark", "theed")]
    assert force_tokens(table) == ("clone-hall", "tusken-camp")
    assert cash(table) == [300, 500, 500]
    assert (table.seats[0].at, table.actor) == ("jail", 1)


@pytest.mark.rule("F-18")
def test_a_token_that_an_earlier_winner_left_is_fought_by_the_next() -> None:
    table = with_force("0 $500 @theed", "1 $500 @theed", "tokens clone-hall slave-1")

    told = table.do("roll 1 2; force dark; force light; decline; force dark")

    assert fights(table, told) == [(0, "dark", "theed"), (1, "dark", "theed")]
    assert cash(table) == [500, 300]


@pytest.mark.rule("F-18")
def test_after_a_swap_the_other_token_is_fought_though_the_first_was_moved_away() -> None:
    table = with_force("0 padme $500 @theed", "1 dooku $500 @clone-hall", "tokens theed clone-hall")

    told = table.do("roll 1 2; force shift; force light; go-to tusken-camp; force light")

    assert fights(table, told) == [(0, "dark", "theed"), (1, "light", "clone-hall")]
    assert force_tokens(table) == ("clone-hall", "tusken-camp")
    assert cash(table) == [500, 300]


@pytest.mark.rule("E2-F-4")
def test_a_winner_who_puts_the_token_ahead_and_lands_on_it_fights_again() -> None:
    table = with_force("0 $500 @theed", "1 $500 @go", "tokens clone-hall slave-1")

    told = table.do("roll 5 2; force dark; force light; go-to galactic-senate; force dark")

    assert fights(table, told) == [(0, "dark", "theed"), (0, "dark", "galactic-senate")]
    assert cash(table) == [300, 500]
    assert table.decision == Decision.BUY


# --- no fight ------------------------------------------------------------------


@pytest.mark.rule("F-18")
@pytest.mark.parametrize(
    ("figure", "tokens", "roll"),
    [
        ("padme", "mos-espa theed", "roll 2 4; force dark"),
        ("dooku", "theed mos-espa", "roll 2 4; force light"),
        ("padme", "wattos-shop theed", "roll 3 3; force light"),
        ("dooku", "theed wattos-shop", "roll 3 3; force dark"),
    ],
    ids=["light lands", "dark lands", "after its own came", "after its own came, dark"],
)
def test_landing_on_the_own_sides_token_does_nothing(figure: str, tokens: str, roll: str) -> None:
    table = with_force(f"0 {figure} $500 @go", "1 $500 @go", f"tokens {tokens}")

    told = table.do(roll)

    assert fights(table, told) == []
    assert "mos-espa" in force_tokens(table)
    assert (table.decision, cash(table)) == (Decision.BUY, [500, 500])


@pytest.mark.rule("F-18")
@pytest.mark.parametrize(
    ("figure", "tokens", "roll"),
    [
        ("padme", "slave-1 clone-hall", "roll 2 4; force light"),
        ("padme", "clone-hall theed", "roll 2 4; force shift"),
        ("dooku", "clone-hall slave-1", "roll 4 2; force dark"),
        ("dooku", "theed clone-hall", "roll 2 4; force shift"),
    ],
)
def test_the_own_sides_token_that_comes_does_nothing(figure: str, tokens: str, roll: str) -> None:
    table = with_force("0 $500 @jail", f"1 {figure} $500 @theed", f"tokens {tokens}")

    told = table.do(roll)

    assert fights(table, told) == []
    assert "theed" in force_tokens(table)
    assert (table.seats[0].at, cash(table)) == ("droid-factory", [500, 500])


@pytest.mark.rule("E2-F-4")
@pytest.mark.parametrize(
    ("figure", "tokens", "face"),
    [("anakin", "clone-hall theed", "light"), ("dooku", "theed clone-hall", "dark")],
)
def test_a_token_that_stays_where_a_figure_stands_is_not_fought_again(
    figure: str, tokens: str, face: str
) -> None:
    table = with_force("0 $500 @jail", f"1 {figure} $500 @theed", f"tokens {tokens}")

    told = table.do(f"roll 4 6; force {face}")

    assert fights(table, told) == []
    assert (table.seats[0].at, cash(table)) == ("free-parking", [500, 500])


@pytest.mark.rule("E2-F-4")
def test_a_token_that_leaves_the_space_of_a_figure_is_not_fought() -> None:
    table = with_force("0 $500 @jail", "1 $500 @theed", "tokens clone-hall theed")

    told = table.do("roll 4 6; force dark")

    assert fights(table, told) == []
    assert force_tokens(table) == ("clone-hall", "galactic-senate")


@pytest.mark.rule("E2-F-4")
@pytest.mark.parametrize("figure", ["padme", "dooku"])
def test_a_swap_of_tokens_on_one_space_brings_no_token_to_anybody(figure: str) -> None:
    table = with_force("0 $500 @jail", f"1 {figure} $500 @theed", "tokens theed theed")

    told = table.do("roll 4 6; force shift")

    assert fights(table, told) == []
    assert (force_tokens(table), cash(table)) == (("theed", "theed"), [500, 500])


@pytest.mark.rule("F-18")
@pytest.mark.parametrize("place", ["jail", "jail!1"], ids=["just visiting", "in jail"])
def test_nobody_fights_in_jail_which_a_token_passes_over(place: str) -> None:
    table = with_force("0 $500 @go", f"1 $500 @{place}", "tokens clone-hall mos-espa")

    told = table.do("roll 1 4; force dark")

    assert fights(table, told) == []
    assert force_tokens(table) == ("clone-hall", "tipoca-city")
    assert cash(table) == [500, 500]


@pytest.mark.rule("F-18")
def test_whoever_is_sent_to_jail_by_the_roll_fights_nobody() -> None:
    table = with_force("0 $500 @theed", "1 $500 @go", "tokens clone-hall power-core")

    told = table.do("roll 1 2; force dark")  # the token goes on to the next space but one

    assert fights(table, told) == []
    assert force_tokens(table) == ("clone-hall", "padmes-apartment")
    assert (jailed(table), cash(table)) == ([0], [500, 500])


@pytest.mark.rule("F-18")
def test_a_seat_that_is_out_of_the_game_fights_no_more() -> None:
    table = with_force(
        "0 $500 @jail", "1 anakin out @theed", "2 $500 @theed", "tokens clone-hall slave-1"
    )

    told = table.do("roll 4 2; force dark")

    assert fights(table, told) == [(2, "dark", "theed")]

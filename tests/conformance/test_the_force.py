"""The Force: sides, the set-up throws, the third die, and where its tokens may rest."""

import pytest

from freehold import Decision, Event, IllegalActionError, Table
from freehold.errors import NotationError
from tests.tables import (
    at,
    cash,
    fights,
    force_tokens,
    jailed,
    names,
    only,
    with_force,
    words,
)

LIGHT_FIGURES = ("obi-wan", "anakin", "padme", "mace-windu", "clone-trooper")
DARK_FIGURES = ("dooku", "jango-fett", "super-battle-droid")
FACES = {"force light", "force dark", "force shift"}


# --- E2-F-1: sides -------------------------------------------------------------


@pytest.mark.rule("E2-F-1")
@pytest.mark.parametrize("figure", LIGHT_FIGURES)
def test_five_figures_are_of_the_light_side_and_meet_only_the_dark_token(figure: str) -> None:
    dark_ahead = with_force(f"0 {figure} $500 @go", "1 $500 @go", "tokens theed mos-espa")
    light_ahead = with_force(f"0 {figure} $500 @go", "1 $500 @go", "tokens mos-espa theed")

    against_dark = dark_ahead.do("roll 2 4; force light")
    against_light = light_ahead.do("roll 2 4; force dark")

    assert fights(dark_ahead, against_dark) == [(0, "dark", "mos-espa")]
    assert fights(light_ahead, against_light) == []
    assert light_ahead.decision == Decision.BUY


@pytest.mark.rule("E2-F-1")
@pytest.mark.parametrize("figure", DARK_FIGURES)
def test_three_figures_are_of_the_dark_side_and_meet_only_the_light_token(figure: str) -> None:
    dark_ahead = with_force(f"0 {figure} $500 @go", "1 $500 @go", "tokens theed mos-espa")
    light_ahead = with_force(f"0 {figure} $500 @go", "1 $500 @go", "tokens mos-espa theed")

    against_dark = dark_ahead.do("roll 2 4; force light")
    against_light = light_ahead.do("roll 2 4; force dark")

    assert fights(light_ahead, against_light) == [(0, "light", "mos-espa")]
    assert fights(dark_ahead, against_dark) == []
    assert dark_ahead.decision == Decision.BUY


@pytest.mark.rule("E2-F-1")
def test_a_figure_that_was_chosen_at_the_table_fights_for_its_side() -> None:
    table = Table(
        "episode-2", 2, form="special", chance="hand", first=0, choose_figures=True, seed=1
    )
    table.do("figure dooku; figure padme; roll 3 1; roll 3 1")  # the Dark token: Watto's shop
    assert force_tokens(table) == ("lake-country", "wattos-shop")

    by_dooku = table.do("roll 1 2; force light; buy; end")
    by_padme = table.do("roll 1 2; force light")

    assert fights(table, by_dooku) == []
    assert fights(table, by_padme) == [(1, "dark", "wattos-shop")]


@pytest.mark.rule("E2-F-1")
def test_the_figures_are_just_these_eight() -> None:
    table = with_force("0 $500 @go", "1 $500 @go")

    figures = table.spec.figure_ids

    assert figures == (*LIGHT_FIGURES, *DARK_FIGURES)


# --- E2-F-2: the set-up throws -------------------------------------------------


@pytest.mark.rule("E2-F-2")
def test_the_dark_token_starts_on_go_and_the_light_token_on_free_parking() -> None:
    table = Table("episode-2", 2, form="special", chance="hand", first=0, seed=1)

    assert force_tokens(table) == ("free-parking", "go")
    assert (table.decision, table.actor) == (Decision.TOKEN_THROW, "chance")


@pytest.mark.rule("E2-F-2")
def test_a_position_before_the_set_up_throws_has_the_tokens_where_they_start() -> None:
    line = Table("episode-2", 2, form="special", chance="hand", first=0, seed=1).position

    table = Table.from_position(line, chance="hand", seed=1)
    table.do("roll 1 3; roll 4 3")

    assert "tokens free-parking go" in line
    assert force_tokens(table) == ("slave-1", "mos-espa")


@pytest.mark.rule("E2-F-2")
def test_both_dice_are_thrown_twice_and_each_token_moves_by_its_own_die() -> None:
    table = Table("episode-2", 2, form="special", chance="hand", first=1, seed=1)

    table.do("roll 3 5")
    after_one = (force_tokens(table), table.decision)
    table.do("roll 1 6")

    assert after_one == (("outlander-club", "jedi-starfighter"), Decision.TOKEN_THROW)
    assert force_tokens(table) == ("industrial-zone", "tipoca-city")
    assert (table.decision, table.actor) == (Decision.TURN, 1)


@pytest.mark.rule("E2-F-2")
@pytest.mark.rule("E2-F-3")
def test_the_set_up_throws_lead_on_to_spaces_that_can_be_bought_as_well() -> None:
    table = Table("episode-2", 2, form="special", chance="hand", first=0, seed=1)

    table.do("roll 2 2")
    after_one = force_tokens(table)
    table.do("roll 6 1")

    assert after_one == ("outlander-club", "wattos-shop")  # 22 and 2 hold cards
    assert force_tokens(table) == ("royal-palace", "jedi-starfighter")  # 4 is a tax


@pytest.mark.rule("E2-F-2")
def test_the_set_up_throws_follow_the_throw_for_the_first_turn_and_bring_no_fight() -> None:
    table = Table("episode-2", 3, form="special", chance="hand", seed=1)

    table.do("roll 1 2; roll 6 5; roll 2 2")
    waits = (table.decision, force_tokens(table))
    told = table.do("roll 1 1; roll 1 1")

    assert waits == (Decision.TOKEN_THROW, ("free-parking", "go"))
    assert names(told).count("TOKENS_THROWN") == 2
    assert fights(table, told) == []
    assert (table.decision, table.actor) == (Decision.TURN, 1)


@pytest.mark.rule("E2-F-2")
def test_an_equal_pair_in_the_set_up_throws_is_no_double() -> None:
    table = Table("episode-2", 2, form="special", chance="hand", first=0, seed=1)

    table.do("roll 6 6; roll 6 6; roll 5 5; force light; roll 5 5; force light")

    assert (table.seats[0].at, jailed(table)) == ("free-parking", [])
    assert (table.decision, table.actor) == (Decision.TURN, 0)


@pytest.mark.rule("E2-F-2")
def test_the_set_up_throws_need_both_dice_and_not_the_force_die() -> None:
    table = Table("episode-2", 2, form="special", chance="hand", first=0, seed=1)

    for face in sorted(FACES):
        with pytest.raises(IllegalActionError, match="this is not the moment for it"):
            table.do(face)

    assert len(words(table)) == 36
    assert force_tokens(table) == ("free-parking", "go")


@pytest.mark.rule("E2-F-2")
def test_without_the_force_there_are_neither_tokens_nor_a_third_die() -> None:
    table = Table("episode-2", 2, chance="hand", first=0, seed=1)

    told = table.do("roll 2 4")

    assert names(told) == ["ROLLED", "MOVED"]
    assert table.decision == Decision.BUY
    with pytest.raises(NotationError, match="where the Force is played with"):
        at("episode-2", "0 $500 @go", "1 $500 @go", "tokens theed mos-espa")


@pytest.mark.rule("E2-F-2")
def test_the_force_can_be_agreed_on_in_another_form_of_the_game() -> None:
    table = at("episode-2", "0 $500 @go", "1 $500 @go", "tokens theed mos-espa", force=True)

    told = table.do("roll 2 4; force light")

    assert fights(table, told) == [(0, "dark", "mos-espa")]


# --- E2-F-3: where a token rests -----------------------------------------------

NOT_FOR_SALE = [
    ("solar-sailer", 5, "go", "tusken-camp"),
    ("jedi-temple", 3, "jedi-1", "wattos-shop"),
    ("jedi-temple", 5, "tax", "jedi-starfighter"),
    ("mos-espa", 1, "sith-1", "lars-homestead"),
    ("mos-espa", 4, "jail", "tipoca-city"),
    ("tipoca-city", 6, "jedi-2", "geonosis-arena"),
    ("dookus-hangar", 1, "free-parking", "dexs-diner"),
    ("dookus-hangar", 3, "sith-2", "outlander-club"),
    ("power-core", 2, "go-to-jail", "padmes-apartment"),
    ("royal-palace", 4, "jedi-3", "galactic-senate"),
    ("padmes-apartment", 5, "sith-3", "jedi-archives"),
    ("jedi-archives", 1, "asteroid-shower", "jedi-temple"),
]


@pytest.mark.rule("E2-F-3")
@pytest.mark.parametrize(
    ("start", "pips", "rest"),
    [(start, pips, rest) for start, pips, _, rest in NOT_FOR_SALE],
    ids=[skipped for _, _, skipped, _ in NOT_FOR_SALE],
)
def test_a_token_goes_on_from_a_space_that_cannot_be_bought_to_the_next_that_can(
    start: str, pips: int, rest: str
) -> None:
    light = with_force("0 $500 @jail", "1 $500 @go", f"tokens {start} theed")
    dark = with_force("0 $500 @jail", "1 $500 @go", f"tokens theed {start}")
    other = pips % 6 + 1

    light.do(f"roll {pips} {other}; force light")
    dark.do(f"roll {other} {pips}; force dark")

    assert force_tokens(light) == (rest, "theed")
    assert force_tokens(dark) == ("theed", rest)


@pytest.mark.rule("E2-F-3")
def test_every_space_that_cannot_be_bought_is_among_those_skipped() -> None:
    table = with_force("0 $500 @go", "1 $500 @go")
    board, edition = table.spec.space_ids, table.edition

    unbuyable = {space for i, space in enumerate(board) if edition.group[i] < 0}

    assert unbuyable == {skipped for _, _, skipped, _ in NOT_FOR_SALE}


@pytest.mark.rule("E2-F-3")
@pytest.mark.parametrize(
    ("start", "pips", "rest"),
    [
        ("tusken-camp", 2, "wattos-shop"),
        ("jedi-archives", 2, "jedi-temple"),
        ("jedi-temple", 2, "tusken-camp"),
        ("wattos-shop", 2, "jedi-starfighter"),
        ("clone-hall", 2, "naboo-cruiser"),
        ("tipoca-city", 1, "moisture-farm-grid"),
        ("lake-country", 2, "power-core"),
    ],
)
def test_a_token_stays_where_its_move_ends_if_that_can_be_bought(
    start: str, pips: int, rest: str
) -> None:
    table = with_force("0 $500 @jail", "1 $500 @go", f"tokens theed {start}")

    table.do(f"roll {pips + 1} {pips}; force dark")

    assert force_tokens(table) == ("theed", rest)


@pytest.mark.rule("E2-F-3")
def test_a_space_that_somebody_owns_can_be_rested_on_and_so_can_one_with_a_token() -> None:
    table = with_force("0 $500 @jail", "1 $500 @go", "deeds 1: theed*", "tokens theed lake-country")

    table.do("roll 3 1; force dark")

    assert force_tokens(table) == ("theed", "theed")


@pytest.mark.rule("E2-F-3")
def test_a_token_that_passes_go_brings_nobody_a_salary() -> None:
    table = with_force("0 $500 @jail", "1 $500 @go", "tokens theed jedi-temple")

    table.do("roll 6 4; force dark")

    assert force_tokens(table) == ("theed", "wattos-shop")
    assert cash(table) == [500, 500]


@pytest.mark.rule("E2-F-3")
@pytest.mark.parametrize("tokens", ["{} theed", "theed {}"], ids=["light", "dark"])
def test_a_position_in_play_with_a_token_on_a_space_that_cannot_be_bought_is_refused(
    tokens: str,
) -> None:
    for _, _, space, _ in NOT_FOR_SALE:
        with pytest.raises(NotationError, match="this position cannot be"):
            with_force("0 $500 @go", "1 $500 @go", f"tokens {tokens.format(space)}")


# --- E2-F-6, F-17: the Force die -----------------------------------------------


@pytest.mark.rule("F-17")
def test_the_force_die_has_three_black_faces_two_white_and_a_shift() -> None:
    table = with_force("0 $500 @go", "1 $500 @go")

    faces = [("light", "dark", "shift")[face] for face in table.edition.force_face]

    assert sorted(faces) == ["dark", "dark", "dark", "light", "light", "shift"]


@pytest.mark.rule("F-17")
def test_the_force_die_drawn_from_the_seed_follows_its_faces() -> None:
    table = with_force("0 $500 @go", "1 $500 @go", "tokens theed slave-1")
    line = table.position
    thrown = [0, 0, 0]

    for seed in range(600):
        told = Table.from_position(line, seed=seed).do("roll")
        thrown[only(told, Event.FORCE_THROWN)[0].amount] += 1

    assert sum(thrown) == 600
    assert [round(count / 100) for count in thrown] == [2, 3, 1]


@pytest.mark.rule("F-17")
@pytest.mark.rule("E2-F-6")
def test_with_a_roll_that_moves_the_force_die_is_thrown_before_the_figure_moves() -> None:
    table = with_force("0 $500 @go", "1 $500 @go", "tokens theed slave-1")

    told = table.do("roll 2 4")

    assert names(told) == ["ROLLED"]
    assert (table.decision, table.actor) == (Decision.FORCE_THROW, "chance")
    assert words(table) == FACES
    assert table.seats[0].at == "go"


@pytest.mark.rule("F-17")
@pytest.mark.rule("E2-F-6")
@pytest.mark.parametrize(
    ("face", "tokens"),
    [
        ("light", ("outlander-club", "clone-hall")),
        ("dark", ("dexs-diner", "droid-factory")),
        ("shift", ("clone-hall", "dexs-diner")),
    ],
)
def test_white_moves_the_light_token_black_the_dark_one_and_a_shift_swaps_them(
    face: str, tokens: tuple[str, str]
) -> None:
    table = with_force("0 $500 @go", "1 dooku $500 @go", "tokens dexs-diner clone-hall")

    table.do(f"roll 2 3; force {face}")

    assert force_tokens(table) == tokens
    assert table.seats[0].at == "jedi-starfighter"


@pytest.mark.rule("F-17")
@pytest.mark.parametrize("seat", ["0 obi-wan $500 @go", "0 dooku $500 @go"])
def test_the_colour_moves_its_token_whichever_side_the_player_is_on(seat: str) -> None:
    table = with_force(seat, "1 $500 @go", "tokens dexs-diner clone-hall")

    table.do("roll 2 3; force light; buy; end; roll 1 3; force dark")

    assert force_tokens(table) == ("outlander-club", "droid-factory")


@pytest.mark.rule("F-17")
def test_each_roll_of_a_turn_throws_the_force_die_anew() -> None:
    table = with_force("0 $500 @go", "1 $500 @go", "tokens dexs-diner clone-hall")

    told = table.do("roll 2 2; force light; roll 4 2; force dark")

    assert [event.amount for event in only(told, Event.FORCE_THROWN)] == [0, 1]
    assert force_tokens(table) == ("outlander-club", "naboo-cruiser")
    assert table.seats[0].at == "jail"


@pytest.mark.rule("F-17")
def test_a_card_that_moves_the_figure_throws_no_force_die() -> None:
    table = with_force("0 $500 @go", "1 $500 @go", "tokens dexs-diner clone-hall")

    told = table.do("roll 3 4; force light; draw to-tipoca-city")

    assert names(told).count("FORCE_THROWN") == 1
    assert (table.seats[0].at, table.decision) == ("tipoca-city", Decision.BUY)
    assert force_tokens(table) == ("industrial-zone", "clone-hall")


@pytest.mark.rule("F-17")
def test_a_throw_for_the_rent_of_a_utility_throws_no_force_die() -> None:
    table = with_force(
        "0 $500 @go", "1 $500 @go", "deeds 1: moisture-farm-grid", "tokens dexs-diner clone-hall"
    )

    told = table.do("roll 3 4; force light; draw next-utility; roll 2 3")

    assert names(told).count("FORCE_THROWN") == 1
    assert cash(table) == [450, 550]
    assert force_tokens(table) == ("industrial-zone", "clone-hall")

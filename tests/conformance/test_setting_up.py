"""Setting up: money, figures, the bank, the decks, and who starts."""

import pytest

from freehold import Decision, Event, FreeholdError, IllegalActionError, Table
from freehold.editions.spec import Lot, Railroad, Utility
from tests.tables import EDITIONS, at, cash, only, space, taken_in, words

every_edition = pytest.mark.parametrize("edition", EDITIONS)

NOTES = {500: 2, 100: 4, 50: 1, 20: 1, 10: 2, 5: 1, 1: 5}
"""The notes that each player is handed, by their value."""


def fresh(edition: str, seats: int = 3, *, choose_figures: bool = False) -> Table:
    """A game of which nothing has been thrown yet."""
    return Table(edition, seats=seats, chance="hand", choose_figures=choose_figures)


# --- money and the bank --------------------------------------------------------


@pytest.mark.rule("SETUP-1")
@pytest.mark.rule("F-32")
@every_edition
def test_everyone_starts_on_go_with_the_notes_of_1500(edition: str) -> None:
    table = fresh(edition)

    assert [seat.at for seat in table.seats] == ["go", "go", "go"]
    assert cash(table) == [1500, 1500, 1500]
    assert sum(value * number for value, number in NOTES.items()) == 1500


@pytest.mark.rule("SETUP-1")
@every_edition
def test_starting_on_go_pays_no_salary(edition: str) -> None:
    table = fresh(edition)

    table.do("roll 6 5; roll 1 2; roll 2 2")
    table.do("roll 6 4")

    assert [event.name for event in table.told if event.event == Event.SALARY] == []
    assert cash(table) == [1500, 1500, 1500]


@pytest.mark.rule("SETUP-3")
@every_edition
def test_the_bank_starts_with_28_deeds_32_houses_12_hotels_and_the_money_left(
    edition: str,
) -> None:
    table = fresh(edition, seats=4)

    kinds = [type(s) for s in table.spec.spaces if isinstance(s, Lot | Railroad | Utility)]
    assert [kinds.count(kind) for kind in (Lot, Railroad, Utility)] == [22, 4, 2]
    assert [seat.deeds for seat in table.seats] == [(), (), (), ()]
    assert (table.game.houses, table.game.hotels) == (32, 12)
    assert taken_in(table) == -6000


@pytest.mark.rule("SETUP-3")
@every_edition
def test_what_the_bank_sells_leaves_the_bank(edition: str) -> None:
    lots = " ".join(space(edition, n) for n in (1, 3))
    table = at(edition, "0 $1500 @go", "1 $1500 @go", f"deeds 0: {lots}")

    table.do(f"build {space(edition, 1)}; build {space(edition, 3)}; roll 2 3; buy")

    assert (table.game.houses, table.game.hotels) == (30, 12)
    assert table.seats[0].deeds == tuple(space(edition, n) for n in (1, 3, 5))
    assert taken_in(table) == -3000 + 100 + 200


@pytest.mark.rule("SETUP-5")
@every_edition
def test_the_bank_pays_a_salary_when_more_money_is_out_than_a_box_can_hold(edition: str) -> None:
    near_go = space(edition, 39)
    table = at(edition, f"0 $1000000 @{near_go}", "1 $1000000 @go")

    table.do("roll 1 2; draw receive-200")

    assert cash(table) == [1_000_400, 1_000_000]
    assert taken_in(table) == -2_000_400


@pytest.mark.rule("SETUP-5")
@every_edition
def test_the_bank_pays_for_a_mortgage_and_for_buildings_however_poor_it_is(edition: str) -> None:
    brown = f"{space(edition, 1)}+1 {space(edition, 3)}"
    table = at(
        edition, "0 $1000000 @go", "1 $1000000 @go", f"deeds 0: {brown} {space(edition, 39)}"
    )

    table.do(f"mortgage {space(edition, 39)}; sell {space(edition, 1)}")

    assert cash(table) == [1_000_000 + 200 + 25, 1_000_000]
    assert taken_in(table) == -2_000_225


# --- who starts ----------------------------------------------------------------


@pytest.mark.rule("SETUP-2")
@every_edition
def test_each_throws_both_dice_and_the_highest_total_starts(edition: str) -> None:
    table = fresh(edition)
    assert (table.decision, table.actor) == (Decision.THROW_FOR_START, "chance")

    told = table.do("roll 5 1; roll 3 4; roll 1 4")

    throws = only(told, Event.THREW_FOR_START)
    assert [(throw.seat, throw.amount) for throw in throws] == [(0, 51), (1, 34), (2, 14)]
    assert [start.seat for start in only(told, Event.STARTS)] == [1]
    assert (table.decision, table.actor) == (Decision.TURN, 1)
    assert [seat.at for seat in table.seats] == ["go", "go", "go"]


@pytest.mark.rule("SETUP-2")
@every_edition
def test_play_goes_clockwise_from_the_first_seat(edition: str) -> None:
    table = fresh(edition)
    table.do("roll 5 1; roll 3 4; roll 1 4")

    for throw in ("roll 1 3", "roll 1 3", "roll 1 3"):
        table.do(f"{throw}; end")

    begun = only(table.told, Event.TURN_BEGAN)
    assert [event.seat for event in begun] == [1, 2, 0, 1]


@pytest.mark.rule("SETUP-2")
@every_edition
def test_the_turn_skips_a_seat_that_is_out(edition: str) -> None:
    table = at(edition, "0 $500 @go", "1 out @go", "2 $500 @go")

    told = table.do("roll 1 3; end")

    assert [event.seat for event in only(told, Event.TURN_BEGAN)] == [2]
    assert (table.decision, table.actor) == (Decision.TURN, 2)


@pytest.mark.rule("F-1")
@every_edition
def test_a_tie_for_the_first_turn_is_thrown_again_by_the_tied_seats_only(edition: str) -> None:
    table = fresh(edition, seats=4)

    told = table.do("roll 6 5; roll 5 5; roll 5 6; roll 1 2")
    assert table.decision == Decision.THROW_FOR_START
    told += table.do("roll 1 1; roll 2 1")

    throws = only(told, Event.THREW_FOR_START)
    assert [throw.seat for throw in throws] == [0, 1, 2, 3, 0, 2]
    assert [start.seat for start in only(told, Event.STARTS)] == [2]
    assert table.actor == 2


@pytest.mark.rule("F-1")
@every_edition
def test_a_second_tie_is_thrown_again_as_well(edition: str) -> None:
    table = fresh(edition)

    told = table.do(
        "roll 4 4; roll 6 2; roll 5 3; roll 3 3; roll 5 1; roll 1 1; roll 1 2; roll 2 2"
    )

    throws = only(told, Event.THREW_FOR_START)
    assert [throw.seat for throw in throws] == [0, 1, 2, 0, 1, 2, 0, 1]
    assert table.actor == 1


# --- the decks -----------------------------------------------------------------


@pytest.mark.rule("SETUP-4")
@pytest.mark.rule("F-32")
@pytest.mark.parametrize(("number", "deck"), [(7, 0), (2, 1)])
@every_edition
def test_any_of_a_deck_s_16_cards_may_lie_on_top(edition: str, number: int, deck: int) -> None:
    start = space(edition, number - 2)
    table = at(edition, f"0 $500 @{start}", "1 $500 @go")
    assert len(table.spec.deck_ids) == 2

    table.do("roll 1 1")

    assert table.decision == Decision.DRAW_CARD
    assert words(table) == {f"draw {card}" for card in table.spec.card_ids[deck]}
    assert len(words(table)) == 16


@pytest.mark.rule("SETUP-4")
@every_edition
def test_the_decks_are_shuffled_by_the_seed(edition: str) -> None:
    first_cards: set[int] = set()
    for seed in range(150):
        table = Table(edition, seats=2, seed=seed, first=0)
        told = table.do("roll 3 4")
        first_cards |= {drawn.amount for drawn in only(told, Event.DREW_CARD)[:1]}

    assert first_cards == set(range(16))


@pytest.mark.rule("SETUP-4")
@every_edition
def test_a_card_that_was_drawn_no_longer_lies_face_down(edition: str) -> None:
    table = at(edition, f"0 $500 @{space(edition, 5)}", f"1 $500 @{space(edition, 4)}")
    table.do("roll 1 1; draw receive-50; roll 5 1; decline; pass; pass; end")

    with pytest.raises(IllegalActionError, match="that card is not in the deck"):
        table.do("roll 1 2; draw receive-50")

    table.do("roll 1 2; draw pay-15")
    assert cash(table) == [550, 485]


# --- figures -------------------------------------------------------------------


@pytest.mark.rule("SETUP-6", edition="clone-wars")
@pytest.mark.rule("SETUP-6", edition="episode-2")
@pytest.mark.rule("SETUP-6", edition="fallout")
@pytest.mark.rule("F-32")
@pytest.mark.parametrize("edition", ["clone-wars", "episode-2", "fallout"])
def test_figures_are_chosen_before_it_is_settled_who_starts(edition: str) -> None:
    table = fresh(edition, choose_figures=True)
    figures = table.spec.figure_ids
    assert (table.decision, table.actor) == (Decision.CHOOSE_FIGURE, 0)

    told = table.do(f"figure {figures[3]}; figure {figures[0]}; figure {figures[5]}")

    assert [event.seat for event in only(told, Event.FIGURE_CHOSEN)] == [0, 1, 2]
    assert [seat.figure for seat in table.seats] == [figures[3], figures[0], figures[5]]
    assert table.decision == Decision.THROW_FOR_START


@pytest.mark.rule("SETUP-6", edition="saga")
@pytest.mark.rule("F-32")
def test_in_saga_figures_are_chosen_once_it_is_settled_who_starts() -> None:
    table = fresh("saga", choose_figures=True)
    assert table.decision == Decision.THROW_FOR_START

    table.do("roll 1 2; roll 2 2; roll 6 5")
    told = table.do("figure yoda; figure leia; figure darth-maul")

    assert [event.seat for event in only(told, Event.FIGURE_CHOSEN)] == [2, 0, 1]
    assert [seat.figure for seat in table.seats] == ["leia", "darth-maul", "yoda"]
    assert (table.decision, table.actor) == (Decision.TURN, 2)


@pytest.mark.rule("SETUP-6", edition="clone-wars")
@pytest.mark.rule("SETUP-6", edition="saga")
@pytest.mark.rule("SETUP-6", edition="episode-2")
@pytest.mark.rule("SETUP-6", edition="fallout")
@every_edition
def test_a_figure_that_is_taken_cannot_be_chosen_again(edition: str) -> None:
    table = Table(edition, seats=3, chance="hand", choose_figures=True, first=0)
    figures = table.spec.figure_ids
    table.do(f"figure {figures[1]}")

    with pytest.raises(IllegalActionError, match="the figure is taken"):
        table.do(f"figure {figures[1]}")

    assert words(table) == {f"figure {figure}" for figure in figures if figure != figures[1]}


@pytest.mark.rule("SETUP-6", edition="clone-wars")
@pytest.mark.rule("SETUP-6", edition="saga")
@pytest.mark.rule("SETUP-6", edition="episode-2")
@pytest.mark.rule("SETUP-6", edition="fallout")
@every_edition
def test_seats_that_are_named_with_the_same_figure_are_refused(edition: str) -> None:
    figure = Table(edition).spec.figure_ids[0]

    with pytest.raises(FreeholdError, match="two seats cannot have the same figure"):
        Table(edition, seats={"Ann": figure, "Bob": figure})

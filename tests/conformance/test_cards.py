"""Cards: the top one is done at once and goes to the bottom; some are kept, some move figures."""

import msgspec
import pytest

from freehold import Decision, Event, IllegalActionError, Table
from freehold.editions import EditionSpec, load
from freehold.editions.spec import AnyCard, MoveBack, MoveTo
from tests.tables import EDITIONS, at, cash, jailed, names, only, owner, space, taken_in, words

every_edition = pytest.mark.parametrize("edition", EDITIONS)
both_decks = pytest.mark.parametrize("deck", [0, 1])

BEFORE_CARDS = (4, 14)
"""For each deck the number of a space that lies three before one on which it is drawn."""


def stacked(edition: str, deck: int, *top: str, without: str = "") -> str:
    """A deck that has been gone through once, so that its order is known: `top` first."""
    spec = load(edition)
    cards = spec.card_ids[deck]
    rest = [card for card in cards if card not in (*top, without)]
    laid = ".".join(str(cards.index(card)) for card in (*top, *rest))
    return f"decks {spec.deck_ids[deck]} - {laid}"


def laid_back(table: Table, deck: int) -> list[str]:
    """The cards of a deck that are known to lie in it, from the top to the bottom."""
    game, cards = table.game, table.spec.card_ids[deck]
    return [cards[card] for card in game.deck_queue[deck][: game.deck_size[deck]]]


def with_card(edition: str, card: AnyCard) -> EditionSpec:
    """The edition with another card in the place of the one that leads three spaces back."""
    spec = load(edition)
    chance, chest = spec.decks
    cards = tuple(card if isinstance(old, MoveBack) else old for old in chance.cards)
    return msgspec.structs.replace(
        spec, decks=(msgspec.structs.replace(chance, cards=cards), chest)
    )


# --- CARD-1 --------------------------------------------------------------------


@pytest.mark.rule("CARD-1")
@pytest.mark.rule("F-32")
@pytest.mark.parametrize(
    ("deck", "top", "after"),
    [(0, ("receive-50", "pay-15"), [550, 485]), (1, ("receive-25", "pay-100"), [525, 400])],
)
@every_edition
def test_the_top_card_is_done_and_goes_face_down_to_the_bottom(
    edition: str, deck: int, top: tuple[str, str], after: list[int]
) -> None:
    start = space(edition, BEFORE_CARDS[deck])
    decks = stacked(edition, deck, *top)
    table = at(edition, f"0 $500 @{start}", f"1 $500 @{start}", decks)

    table.do("roll 1 2; end; roll 1 2")

    assert cash(table) == after
    assert len(laid_back(table, deck)) == 16
    assert laid_back(table, deck)[-2:] == [*top]


@pytest.mark.rule("CARD-1")
@every_edition
def test_a_deck_that_was_gone_through_comes_again_in_the_same_order(edition: str) -> None:
    top = ("receive-50", "receive-200-a", "pay-15", "receive-200-b")
    seats = [f"{seat} $500 @{space(edition, 4)}" for seat in range(4)]
    table = at(edition, *seats, stacked(edition, 0, *top))

    told = table.do("roll 1 2; end; roll 1 2; end; roll 1 2; end; roll 1 2; end")

    cards = table.spec.card_ids[0]
    assert [cards[drawn.amount] for drawn in only(told, Event.DREW_CARD)] == [*top]
    assert laid_back(table, 0)[-4:] == [*top]
    assert cash(table) == [550, 700, 485, 700]


MONEY = [
    (0, "receive-200-a", [700, 500, 500]),
    (0, "receive-200-b", [700, 500, 500]),
    (0, "receive-50", [550, 500, 500]),
    (0, "pay-15", [485, 500, 500]),
    (0, "pay-each-50", [400, 550, 550]),
    (0, "repairs", [500 - 4 * 25 - 100, 500, 500]),
    (1, "receive-200", [700, 500, 500]),
    (1, "receive-100-a", [600, 500, 500]),
    (1, "receive-100-b", [600, 500, 500]),
    (1, "receive-100-c", [600, 500, 500]),
    (1, "receive-100-d", [600, 500, 500]),
    (1, "receive-25", [525, 500, 500]),
    (1, "receive-20", [520, 500, 500]),
    (1, "receive-10", [510, 500, 500]),
    (1, "collect-each-10", [520, 490, 490]),
    (1, "pay-100", [400, 500, 500]),
    (1, "pay-50-a", [450, 500, 500]),
    (1, "pay-50-b", [450, 500, 500]),
    (1, "repairs", [500 - 4 * 40 - 115, 500, 500]),
]
"""Deck, card, and what the three seats have after it; seat 0 has four houses and a hotel."""


@pytest.mark.rule("CARD-1")
@pytest.mark.parametrize(("deck", "card", "after"), MONEY)
@every_edition
def test_money_moves_at_once_as_the_card_says(
    edition: str, deck: int, card: str, after: list[int]
) -> None:
    start = space(edition, BEFORE_CARDS[deck])
    seats = [f"0 $500 @{start}", "1 $500 @go", "2 $500 @go"]
    deeds = f"deeds 0: {space(edition, 1)}+4 {space(edition, 3)}+hotel"
    table = at(edition, *seats, deeds)

    table.do(f"roll 1 2; draw {card}")

    assert cash(table) == after
    assert taken_in(table) == -sum(after)
    assert (table.decision, table.actor) == (Decision.END_TURN, 0)


@pytest.mark.rule("CARD-1")
@every_edition
def test_a_card_cannot_be_declined(edition: str) -> None:
    table = at(edition, f"0 $500 @{space(edition, 4)}", "1 $500 @go")
    table.do("roll 1 2")
    assert (table.decision, table.actor) == (Decision.DRAW_CARD, "chance")

    for act in ("decline", "end", "roll 1 1"):
        with pytest.raises(IllegalActionError, match="this is not the moment for it"):
            table.do(act)

    assert table.decision == Decision.DRAW_CARD


# --- CARD-2 --------------------------------------------------------------------


@pytest.mark.rule("CARD-2")
@pytest.mark.rule("F-32")
@both_decks
@every_edition
def test_a_get_out_of_jail_card_is_kept_and_not_put_back(edition: str, deck: int) -> None:
    start = space(edition, BEFORE_CARDS[deck])
    table = at(edition, f"0 $500 @{start}", "1 $500 @go", stacked(edition, deck, "leave-jail"))

    table.do("roll 1 2; end; roll 1 3; end")

    assert [seat.jail_cards for seat in table.seats] == [1, 0]
    assert "leave-jail" not in laid_back(table, deck)
    assert len(laid_back(table, deck)) == 15


@pytest.mark.rule("CARD-2")
@both_decks
@every_edition
def test_a_used_card_goes_to_the_bottom_of_its_own_deck(edition: str, deck: int) -> None:
    decks = stacked(edition, deck, without="leave-jail")
    table = at(edition, "0 $500 @jail!1", "1 $500 @go", decks, f"jail-cards {deck + 1}=0")

    table.do("use-card")

    assert table.seats[0].jail_cards == 0
    assert laid_back(table, deck)[-1] == "leave-jail"
    assert (len(laid_back(table, deck)), laid_back(table, 1 - deck)) == (16, [])


@pytest.mark.rule("CARD-2")
@every_edition
def test_a_card_that_is_held_is_not_drawn_by_another(edition: str) -> None:
    start = space(edition, 4)
    table = at(edition, f"0 $500 @{start}", "1 $500 @go", "jail-cards 1=1")
    table.do("roll 1 2")

    with pytest.raises(IllegalActionError, match="that card is not in the deck"):
        table.do("draw leave-jail")

    assert "draw leave-jail" not in words(table)
    assert len(words(table)) == 15


@pytest.mark.rule("CARD-2")
@every_edition
def test_a_card_is_kept_until_it_is_traded_and_the_new_holder_uses_it(edition: str) -> None:
    table = at(edition, "0 $500 @go", "1 $500 @jail!0", "jail-cards 2=0")

    table.do("trade 1; give jail-card-2; want 40; propose; accept")
    assert [seat.jail_cards for seat in table.seats] == [0, 1]
    table.do("roll 1 3; end; use-card")

    assert [seat.jail_cards for seat in table.seats] == [0, 0]
    assert cash(table) == [500 + 40 - 200, 500 - 40]
    assert laid_back(table, 1) == ["leave-jail"]


@pytest.mark.rule("CARD-2")
@every_edition
def test_a_card_cannot_be_used_out_of_jail(edition: str) -> None:
    table = at(edition, "0 $500 @jail", "1 $500 @go", "jail-cards 1=0")

    with pytest.raises(IllegalActionError, match="you are not in jail"):
        table.do("use-card")

    assert table.seats[0].jail_cards == 1


# --- CARD-3 --------------------------------------------------------------------

FORWARD = [
    (7, 5, 200),
    (7, 11, 0),
    (7, 24, 0),
    (7, 39, 0),
    (22, 5, 200),
    (22, 11, 200),
    (22, 24, 0),
    (22, 39, 0),
    (36, 5, 200),
    (36, 11, 200),
    (36, 24, 200),
    (36, 39, 0),
]
"""Where the card is drawn, where it leads, and what GO pays on the way."""


@pytest.mark.rule("CARD-3")
@pytest.mark.rule("F-32")
@pytest.mark.parametrize(("drawn_on", "target", "salary"), FORWARD)
@every_edition
def test_a_card_that_moves_forward_past_go_pays_200(
    edition: str, drawn_on: int, target: int, salary: int
) -> None:
    table = at(edition, f"0 $500 @{space(edition, drawn_on - 3)}", "1 $500 @go")

    table.do(f"roll 1 2; draw to-{space(edition, target)}")

    assert table.seats[0].at == space(edition, target)
    assert cash(table) == [500 + salary, 500]
    assert table.decision == Decision.BUY


@pytest.mark.rule("CARD-3")
@pytest.mark.parametrize(
    ("card", "drawn_on", "target", "salary"),
    [
        ("next-railroad", 7, 15, 0),
        ("next-railroad", 22, 25, 0),
        ("next-railroad", 36, 5, 200),
        ("next-utility", 7, 12, 0),
        ("next-utility", 22, 28, 0),
        ("next-utility", 36, 12, 200),
        ("to-go", 7, 0, 200),
    ],
)
@every_edition
def test_a_card_to_the_next_of_a_kind_or_to_go_pays_when_go_is_passed_or_reached(
    edition: str, card: str, drawn_on: int, target: int, salary: int
) -> None:
    table = at(edition, f"0 $500 @{space(edition, drawn_on - 3)}", "1 $500 @go")

    table.do(f"roll 1 2; draw {card}")

    assert table.seats[0].at == space(edition, target)
    assert cash(table) == [500 + salary, 500]


@pytest.mark.rule("CARD-3")
@pytest.mark.parametrize("start", [4, 33])
@every_edition
def test_a_card_to_jail_pays_no_salary(edition: str, start: int) -> None:
    table = at(edition, f"0 $500 @{space(edition, start)}", "1 $500 @go")

    told = table.do("roll 1 2; draw to-jail")

    assert only(told, Event.SALARY) == []
    assert (jailed(table), cash(table)) == ([0], [500, 500])


@pytest.mark.rule("CARD-3")
@every_edition
def test_going_back_plays_the_space_out_and_pays_no_salary(edition: str) -> None:
    start = space(edition, 4)
    table = at(edition, f"0 $500 @{start}", "1 $500 @go")

    told = table.do("roll 1 2; draw back-3")

    assert only(told, Event.SALARY) == []
    assert table.seats[0].at == space(edition, 4)
    assert cash(table) == [300, 500]


@pytest.mark.rule("CARD-3")
@every_edition
def test_going_back_over_go_pays_no_salary(edition: str) -> None:
    spec = with_card(edition, MoveBack(id="back-10", steps=10))
    table = Table(spec, seats=2, first=0, chance="hand")

    told = table.do("roll 3 4; draw back-10")

    assert only(told, Event.SALARY) == []
    assert table.seats[0].at == space(edition, 37)
    assert cash(table) == [1500, 1500]


@pytest.mark.rule("CARD-3")
@every_edition
def test_the_salary_of_the_roll_that_led_to_the_card_stays_paid(edition: str) -> None:
    table = at(edition, f"0 $500 @{space(edition, 39)}", "1 $500 @go")

    table.do("roll 1 2; draw to-jail")

    assert (jailed(table), cash(table)) == ([0], [700, 500])


# --- F-9 -----------------------------------------------------------------------


@pytest.mark.rule("F-9")
@pytest.mark.parametrize("owned", [(12,), (12, 28)])
@every_edition
def test_a_card_that_names_its_own_multiple_has_the_dice_thrown_anew(
    edition: str, owned: tuple[int, ...]
) -> None:
    deeds = " ".join(space(edition, number) for number in owned)
    table = at(edition, f"0 $500 @{space(edition, 4)}", "1 $500 @go", f"deeds 1: {deeds}")

    table.do("roll 1 2; draw next-utility")
    assert (table.decision, table.actor) == (Decision.RENT_THROW, "chance")
    told = table.do("roll 2 6")

    assert names(told) == ["RENT_THROWN", "RENT_DUE", "PAID"]
    assert cash(table) == [500 - 80, 500 + 80]


@pytest.mark.rule("F-9")
@pytest.mark.parametrize(
    ("bought", "paid", "rent"),
    [
        ("roll 6 6; buy; end", 150, 4 * 7),
        ("roll 6 6; buy; roll 6 4; draw next-utility; buy; end", 300, 10 * 7),
    ],
)
def test_in_clone_wars_a_utility_reached_by_another_card_counts_the_last_roll(
    bought: str, paid: int, rent: int
) -> None:
    spec = with_card("clone-wars", MoveTo(id="to-skytop-station", space="skytop-station"))
    table = Table(spec, seats=2, first=1, chance="hand")
    table.do(bought)

    told = table.do("roll 3 4; draw to-skytop-station")

    assert owner(table, "skytop-station") == 1
    assert "RENT_THROWN" not in names(told)
    assert cash(table) == [1500 - rent, 1500 - paid + rent]

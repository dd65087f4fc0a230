"""Cards: drawing them, and what each of them does."""

from freehold.jit import rule
from freehold.rules.agenda import ask, pop, push, tell
from freehold.rules.decks import free_card_of, lay_back, shuffle_again, take_from_top
from freehold.rules.groups import deeds_of, has_hotel
from freehold.rules.money import bank_grants, owe
from freehold.rules.movement import (
    advance_to,
    go_back,
    go_opposite,
    go_to_jail,
    next_of_kind,
)
from freehold.rules.seats import next_seat
from freehold.sets import first_of
from freehold.state import Edition, Game
from freehold.vocabulary import (
    BANK,
    CHANCE,
    NOBODY,
    CardEffect,
    DebtKind,
    Decision,
    Event,
    Phase,
)


@rule
def repairs_due(edition: Edition, game: Game, seat: int, a_house: int, a_hotel: int) -> int:
    """So much for every house, so much for every hotel of a seat."""
    due = 0
    spaces = deeds_of(game, seat) & game.built
    while spaces != 0:
        space = first_of(spaces)
        spaces &= spaces - 1
        if has_hotel(edition, game, space):
            due += a_hotel
        else:
            due += a_house * game.buildings[space]
    return due


@rule
def roll_again(game: Game, seat: int) -> None:
    """PL-7-1: the card gives a further roll, to the seat on turn only."""
    if seat == game.turn_seat:
        game.roll_again = 1
        tell(game, Event.ROLLS_AGAIN, seat, NOBODY, -1, 0)


@rule
def do_card(edition: Edition, game: Game, seat: int, deck: int, card: int) -> None:
    """CARD-1, PL-7-1: do at once what the card says.

    CARD-3: what moves forward passes GO for money; jail and going back do not.
    """
    effect = edition.card_effect[deck][card]
    amount = edition.card_amount[deck][card]
    target = edition.card_space[deck][card]
    if effect == CardEffect.MOVE_TO:
        advance_to(edition, game, seat, target, 1, 0)
    elif effect == CardEffect.MOVE_TO_NEXT:
        advance_to(edition, game, seat, next_of_kind(edition, game, seat, target), 1, amount)
    elif effect == CardEffect.MOVE_BACK:
        go_back(edition, game, seat, target)
    elif effect == CardEffect.GO_TO_JAIL:
        go_to_jail(edition, game, seat)
    elif effect == CardEffect.RECEIVE:
        bank_grants(game, seat, amount)
    elif effect == CardEffect.PAY:
        owe(edition, game, seat, BANK, amount, DebtKind.CARD)
    elif effect == CardEffect.PAY_EACH:
        push(game, Phase.PAY_EACH, seat, seat, -1, amount, 0)
    elif effect == CardEffect.COLLECT_EACH:
        push(game, Phase.COLLECT_EACH, seat, seat, -1, amount, 0)
    elif effect == CardEffect.REPAIRS:
        a_hotel = edition.card_hotel[deck][card]
        due = repairs_due(edition, game, seat, amount, a_hotel)
        owe(edition, game, seat, BANK, due, DebtKind.CARD)
    elif effect == CardEffect.MISS_TURN:
        game.misses[seat] += 1
        game.missing |= 1 << seat
        tell(game, Event.MISSES_NEXT_TURN, seat, NOBODY, -1, 0)
    elif effect == CardEffect.ROLL_AGAIN:
        roll_again(game, seat)
    elif effect == CardEffect.OPPOSITE:
        go_opposite(edition, game, seat)


@rule
def turn_over_card(edition: Edition, game: Game, seat: int, deck: int, card: int) -> None:
    """CARD-1: do it, and put it back at the bottom.

    CARD-2: a get-out-of-jail card is kept until it is used or traded.
    """
    tell(game, Event.DREW_CARD, seat, deck, game.at[seat], card)
    if edition.card_effect[deck][card] == CardEffect.LEAVE_JAIL:
        game.free_card_holder[free_card_of(edition, deck, card)] = seat
        shuffle_again(edition, game, deck)
    else:
        lay_back(game, deck, card)
        shuffle_again(edition, game, deck)
        do_card(edition, game, seat, deck, card)


@rule
def draw_card(edition: Edition, game: Game) -> None:
    """CARD-1: draw the top card; one that was never drawn is a matter of chance (SETUP-4)."""
    top = game.n_agenda - 1
    seat, deck = game.agenda_seat[top], game.agenda_extra[top]
    if game.deck_left[deck] != 0:
        ask(game, CHANCE, Decision.DRAW_CARD, game.at[seat])
        return
    pop(game)
    if game.deck_size[deck] > 0:
        turn_over_card(edition, game, seat, deck, take_from_top(game, deck))


@rule
def on_draw_card(edition: Edition, game: Game, card: int) -> None:
    """SETUP-4: this card lay on top."""
    top = game.n_agenda - 1
    seat, deck = game.agenda_seat[top], game.agenda_extra[top]
    pop(game)
    game.deck_left[deck] -= 1 << card
    turn_over_card(edition, game, seat, deck, card)


@rule
def next_in_turn(game: Game) -> int:
    """F-52: the next of the others in turn order; after the last of them the card is done: -1."""
    top = game.n_agenda - 1
    other = next_seat(game, game.agenda_other[top])
    if other == game.agenda_seat[top]:
        pop(game)
        return NOBODY
    game.agenda_other[top] = other
    return other


@rule
def pay_each(edition: Edition, game: Game) -> None:
    """F-52: a debt to each of the others in turn order, each paid in full before the next."""
    top = game.n_agenda - 1
    seat, amount = game.agenda_seat[top], game.agenda_amount[top]
    other = next_in_turn(game)
    if other != NOBODY:
        owe(edition, game, seat, other, amount, DebtKind.CARD)


@rule
def collect_each(edition: Edition, game: Game) -> None:
    """F-52: each of the others pays in turn order, and may go bankrupt on the own account."""
    top = game.n_agenda - 1
    seat, amount = game.agenda_seat[top], game.agenda_amount[top]
    other = next_in_turn(game)
    if other != NOBODY:
        owe(edition, game, other, seat, amount, DebtKind.CARD)

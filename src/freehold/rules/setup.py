"""Setting up: money, figures, the deal, and who starts."""

from freehold.chance import plant
from freehold.jit import rule
from freehold.rules.agenda import ask, pop, push, tell
from freehold.rules.force import lay_out_tokens
from freehold.rules.groups import because, change_owner, deeds_at_bank, lay_deeds_out
from freehold.rules.money import bank_pays, owe
from freehold.rules.seats import is_out, next_seat
from freehold.state import Edition, Game
from freehold.vocabulary import (
    BANK,
    CHANCE,
    NOBODY,
    DebtKind,
    Decision,
    Event,
    Phase,
    Reason,
)


@rule
def plan_set_up(edition: Edition, game: Game) -> None:
    """SETUP-6: figures are chosen before it is settled who starts, or after.

    CW-M-1: with missions the highest throw goes first and picks a figure first.
    Q-1: in the shorter games deeds are dealt before the start.
    E2-F-2: the Force tokens are set last.
    """
    after_throw = edition.figures_after_throw or edition.missions
    push(game, Phase.TURN, NOBODY, NOBODY, -1, 0, 0)
    if edition.force:
        push(game, Phase.SET_TOKENS, NOBODY, NOBODY, -1, 2, 0)
    if after_throw:
        push(game, Phase.CHOOSE_FIGURES, NOBODY, NOBODY, -1, 0, 0)
    push(game, Phase.THROW_FOR_START, NOBODY, NOBODY, -1, 0, 0)
    if edition.deeds_dealt > 0:
        push(game, Phase.DEAL_DEEDS, NOBODY, 0, -1, edition.deeds_dealt, 0)
    if not after_throw:
        push(game, Phase.CHOOSE_FIGURES, NOBODY, NOBODY, -1, 0, 0)


@rule
def lay_out(edition: Edition, game: Game) -> None:
    """Lay out the box before anybody sits down; `game` is blank.

    SETUP-3, B-13, B-14, B-15: the bank holds all deeds, houses and hotels, and all money left.
    SETUP-4, PL-1-2: all decks lie face down.
    """
    game.first_seat = NOBODY
    game.turn_seat = NOBODY
    game.actor = NOBODY
    game.decision_space = NOBODY
    game.auction_bidder = NOBODY
    game.houses = edition.houses
    game.hotels = edition.hotels
    lay_deeds_out(edition, game)
    for deck in range(edition.n_decks):
        game.deck_left[deck] = (1 << edition.n_cards[deck]) - 1
    for i in range(edition.n_free_cards):
        game.free_card_holder[i] = NOBODY
    lay_out_tokens(edition, game)


@rule
def set_up(edition: Edition, game: Game, n_seats: int, seed: int) -> None:
    """SETUP-1, PL-1-1, PL-1-3: everyone starts on GO with the same cash; GO pays nothing yet."""
    lay_out(edition, game)
    plant(game, seed)
    game.n_seats = n_seats
    game.playing = (1 << n_seats) - 1
    for seat in range(n_seats):
        bank_pays(game, seat, edition.start_cash)
        game.figure[seat] = NOBODY
        game.start_throw[seat] = NOBODY
        if edition.remote_purchases:
            game.arrival[seat] = seat
    plan_set_up(edition, game)


# --- figures -------------------------------------------------------------------


@rule
def choose_figures(game: Game) -> None:
    """SETUP-6: each seat chooses in order, from the first seat if that is settled."""
    first = max(game.first_seat, 0)
    for turn in range(game.n_seats):
        seat = (first + turn) % game.n_seats
        if game.figure[seat] == NOBODY and not is_out(game, seat):
            ask(game, seat, Decision.CHOOSE_FIGURE, -1)
            return
    pop(game)


@rule
def why_not_figure(edition: Edition, game: Game, figure: int) -> int:
    """SETUP-6: no two the same."""
    if figure < 0 or figure >= edition.n_figures:
        return because(Reason.NO_SUCH_SPACE, 0)
    for seat in range(game.n_seats):
        if game.figure[seat] == figure:
            return because(Reason.FIGURE_TAKEN, 0)
    return 0


@rule
def on_choose_figure(game: Game, seat: int, figure: int) -> None:
    """SETUP-6: the figure is this seat's."""
    game.figure[seat] = figure
    tell(game, Event.FIGURE_CHOSEN, seat, NOBODY, 0, figure)


# --- the deal ------------------------------------------------------------------


@rule
def deal_deeds(game: Game) -> None:
    """Q-1: from the shuffled deeds, one at a time, round the table."""
    top = game.n_agenda - 1
    if game.agenda_amount[top] == 0 or deeds_at_bank(game) == 0:
        pop(game)
    else:
        ask(game, CHANCE, Decision.DEAL_DEED, -1)


@rule
def on_deal_deed(edition: Edition, game: Game, space: int) -> None:
    """Q-1: free of charge, or paid at once at the printed price."""
    top = game.n_agenda - 1
    seat = game.agenda_other[top]
    if is_out(game, seat):
        seat = next_seat(game, seat)
    after = next_seat(game, seat)
    if after <= seat:
        game.agenda_amount[top] -= 1
    game.agenda_other[top] = after
    change_owner(edition, game, space, seat)
    price = edition.price[space] if edition.dealt_deeds_paid else 0
    tell(game, Event.DEED_DEALT, seat, NOBODY, space, price)
    owe(edition, game, seat, BANK, price, DebtKind.DEAL)


# --- who starts ----------------------------------------------------------------


@rule
def drop_lower_throws(game: Game, best: int) -> int:
    """F-1: only the tied seats throw again.  Returns how many are tied."""
    tied = 0
    for seat in range(game.n_seats):
        if game.start_throw[seat] == best:
            tied += 1
        else:
            game.start_throw[seat] = -2
    return tied


@rule
def even_out(edition: Edition, game: Game) -> None:
    """HOUSE-6 (house rule): the later a seat plays, the more it starts with."""
    for place in range(1, game.n_seats):
        seat = (game.first_seat + place) % game.n_seats
        amount = place * edition.later_seats_bonus
        tell(game, Event.EVENED_OUT, seat, BANK, -1, amount)
        bank_pays(game, seat, amount)


@rule
def start_with(edition: Edition, game: Game, seat: int) -> None:
    """SETUP-2, F-30: this seat starts; play goes clockwise from there."""
    for other in range(game.n_seats):
        game.start_throw[other] = 0
    game.first_seat = seat
    tell(game, Event.STARTS, seat, NOBODY, 0, 0)
    if edition.later_seats_bonus > 0:
        even_out(edition, game)
    pop(game)


@rule
def throw_for_start(edition: Edition, game: Game) -> None:
    """SETUP-2: each seat throws both dice; the highest total starts.

    F-1: a tie is thrown again among the tied seats.
    A first seat that the table has agreed on starts without a throw.
    """
    if game.first_seat != NOBODY:
        start_with(edition, game, game.first_seat)
        return
    best = 0
    for seat in range(game.n_seats):
        if game.start_throw[seat] == NOBODY and not is_out(game, seat):
            game.agenda_other[game.n_agenda - 1] = seat
            ask(game, CHANCE, Decision.THROW_FOR_START, -1)
            return
        best = max(best, game.start_throw[seat])
    tied = drop_lower_throws(game, best)
    for seat in range(game.n_seats):
        if game.start_throw[seat] == best:
            if tied == 1:
                start_with(edition, game, seat)
                return
            game.start_throw[seat] = NOBODY


@rule
def on_throw_for_start(game: Game, first: int, second: int) -> None:
    """SETUP-2: one seat's throw."""
    seat = game.agenda_other[game.n_agenda - 1]
    game.start_throw[seat] = first + second
    tell(game, Event.THREW_FOR_START, seat, NOBODY, -1, first * 10 + second)

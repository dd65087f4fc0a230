"""Trades: an offer is put together in small steps, then answered.

TRADE-3: cash, deeds and get-out-of-jail cards in any mix, on both sides.
TRADE-4, TRADE-5: no loans and no waiving of rent: an offer has no words for them.
"""

from freehold.jit import rule
from freehold.rules.agenda import ask, pop, push, tell
from freehold.rules.groups import because, built_in, change_owner, deeds_of, is_deed, leave_pending
from freehold.rules.money import pass_cash, review_credit
from freehold.rules.mortgages import interest
from freehold.rules.seats import is_seat_in
from freehold.sets import first_of, is_in
from freehold.state import Edition, Game
from freehold.vocabulary import (
    MAX_FREE_CARDS,
    NOBODY,
    Answer,
    Decision,
    Event,
    Pending,
    Phase,
    Reason,
)


@rule
def clear_offer(game: Game) -> None:
    """Nothing lies on the table."""
    game.offered = 0
    for i in range(MAX_FREE_CARDS):
        game.card_offered[i] = 0
    game.offer_cash = 0
    game.counters = 0


@rule
def why_not_trade(edition: Edition, game: Game, seat: int, other: int) -> int:
    """TRADE-1: with any seat that is still in the game, at any time.

    F-30: in Planetopoly players do not trade.
    """
    if edition.no_trades:
        return because(Reason.NOT_IN_THIS_EDITION, 0)
    if other == seat:
        return because(Reason.THAT_IS_YOU, 0)
    if not is_seat_in(game, other):
        return because(Reason.SEAT_IS_OUT, 0)
    return 0


@rule
def open_trade(game: Game, seat: int, other: int) -> None:
    """TRADE-1: a seat begins an offer to another."""
    clear_offer(game)
    push(game, Phase.OFFER, seat, other, -1, 0, 0)


@rule
def why_not_pass_on(edition: Edition, game: Game, space: int) -> int:
    """TRADE-2: not while any lot of the group has a building."""
    if is_in(game.unsettled, space):
        return because(Reason.INTEREST_STILL_DUE, space)
    built = built_in(edition, game, edition.group[space])
    if built != NOBODY:
        return because(Reason.GROUP_BUILT, built)
    return 0


@rule
def why_not_offer_deed(edition: Edition, game: Game, seat: int, other: int, space: int) -> int:
    """TRADE-1, TRADE-2: unbuilt deeds of either side; TRADE-6: mortgaged ones as well."""
    if not is_deed(edition, space):
        return because(Reason.NO_SUCH_SPACE, space)
    if game.owner[space] != seat and game.owner[space] != other:
        return because(Reason.NOT_THEIRS_EITHER, space)
    return why_not_pass_on(edition, game, space)


@rule
def why_not_offer_card(edition: Edition, game: Game, seat: int, other: int, card: int) -> int:
    """TRADE-3: a get-out-of-jail card that either side holds."""
    if card < 0 or card >= edition.n_free_cards:
        return because(Reason.NO_FREE_CARD, 0)
    if game.free_card_holder[card] != seat and game.free_card_holder[card] != other:
        return because(Reason.NO_FREE_CARD, 0)
    return 0


@rule
def interest_on_offered(edition: Edition, game: Game, giver: int) -> int:
    """TRADE-6: the interest on the mortgaged deeds that one side gives."""
    total = 0
    spaces = game.offered & deeds_of(game, giver) & game.mortgaged
    while spaces != 0:
        total += interest(edition, first_of(spaces))
        spaces &= spaces - 1
    return total


@rule
def is_offer_empty(edition: Edition, game: Game) -> bool:
    """Whether nothing would change hands."""
    if game.offered != 0:
        return False
    for i in range(edition.n_free_cards):
        if game.card_offered[i]:
            return False
    return game.offer_cash == 0


@rule
def why_not_propose(edition: Edition, game: Game, seat: int, other: int) -> int:
    """TRADE-4: cash must be at hand.

    F-45: a trade is void if a new owner could not pay the 10 % at once.
    """
    if is_offer_empty(edition, game):
        return because(Reason.EMPTY_OFFER, 0)
    if game.cash[seat] < game.offer_cash:
        return because(Reason.TOO_LITTLE_CASH, game.offer_cash)
    if game.cash[other] < -game.offer_cash:
        return because(Reason.PARTNER_LACKS_CASH, -game.offer_cash)
    due = interest_on_offered(edition, game, other)
    if game.cash[seat] - game.offer_cash < due:
        return because(Reason.TOO_LITTLE_CASH, due + game.offer_cash)
    due = interest_on_offered(edition, game, seat)
    if game.cash[other] + game.offer_cash < due:
        return because(Reason.OWNER_CANNOT_PAY_INTEREST, due)
    return 0


@rule
def pass_deed(
    edition: Edition, game: Game, space: int, seat: int, other: int, pending: int
) -> None:
    """A deed changes hands; a mortgage goes along and is asked about (TRADE-6, BANK-2)."""
    change_owner(edition, game, space, other)
    mortgaged = is_in(game.mortgaged, space)
    if mortgaged:
        leave_pending(edition, game, space, pending)
    tell(game, Event.DEED_PASSED, seat, other, space, 1 if mortgaged else 0)


@rule
def pass_free_card(game: Game, card: int, seat: int, other: int) -> None:
    """TRADE-3: a get-out-of-jail card changes hands."""
    game.free_card_holder[card] = other
    tell(game, Event.CARD_PASSED, seat, other, -1, card)


@rule
def exchange(edition: Edition, game: Game, seat: int, other: int) -> None:
    """TRADE-3: everything on the table changes hands at once."""
    if game.offer_cash > 0:
        tell(game, Event.CASH_PASSED, seat, other, -1, game.offer_cash)
        pass_cash(game, seat, other, game.offer_cash)
    elif game.offer_cash < 0:
        tell(game, Event.CASH_PASSED, other, seat, -1, -game.offer_cash)
        pass_cash(game, other, seat, -game.offer_cash)
    spaces = game.offered
    while spaces != 0:
        space = first_of(spaces)
        spaces &= spaces - 1
        giver = game.owner[space]
        taker = other if giver == seat else seat
        pass_deed(edition, game, space, giver, taker, Pending.INTEREST_AFTER_TRADE)
    for i in range(edition.n_free_cards):
        if game.card_offered[i]:
            giver = game.free_card_holder[i]
            pass_free_card(game, i, giver, other if giver == seat else seat)


@rule
def ask_for_offer(game: Game) -> None:
    """The offer is put together."""
    ask(game, game.agenda_seat[game.n_agenda - 1], Decision.OFFER, -1)


@rule
def ask_for_answer(game: Game) -> None:
    """The other side answers."""
    ask(game, game.agenda_other[game.n_agenda - 1], Decision.ANSWER_OFFER, -1)


@rule
def propose(game: Game) -> None:
    """The offer is made."""
    top = game.n_agenda - 1
    game.agenda_phase[top] = Phase.ANSWER_OFFER
    tell(
        game,
        Event.OFFER_MADE,
        game.agenda_seat[top],
        game.agenda_other[top],
        -1,
        game.offer_cash,
    )


@rule
def counter(game: Game) -> None:
    """The other side takes the pen: the same offer, seen from there, may be changed."""
    top = game.n_agenda - 1
    seat, other = game.agenda_seat[top], game.agenda_other[top]
    game.agenda_phase[top] = Phase.OFFER
    game.agenda_seat[top] = other
    game.agenda_other[top] = seat
    game.offer_cash = -game.offer_cash
    game.counters += 1
    tell(game, Event.OFFER_COUNTERED, other, seat, -1, 0)


@rule
def end_trade(game: Game) -> None:
    """The table is cleared."""
    clear_offer(game)
    pop(game)


@rule
def on_answer_offer(edition: Edition, game: Game, answer: int) -> None:
    """TRADE-1: any price that both agree on.

    TRADE-6: then the new owner of every mortgaged deed is asked.
    PL-9-5: whoever has a debt and gave away too much has lost before that.
    """
    top = game.n_agenda - 1
    seat, other = game.agenda_seat[top], game.agenda_other[top]
    if answer == Answer.COUNTER:
        counter(game)
    elif answer == Answer.REFUSE:
        tell(game, Event.OFFER_REFUSED, other, seat, -1, 0)
        end_trade(game)
    else:
        tell(game, Event.OFFER_ACCEPTED, other, seat, -1, 0)
        exchange(edition, game, seat, other)
        end_trade(game)
        push(game, Phase.PASSED_MORTGAGES, seat, NOBODY, -1, 0, 0)
        push(game, Phase.PASSED_MORTGAGES, other, NOBODY, -1, 0, 0)
        review_credit(edition, game, seat)
        review_credit(edition, game, other)

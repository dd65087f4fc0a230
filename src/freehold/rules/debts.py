"""Debts: raising the cash, settling in property, giving up."""

from freehold.jit import rule
from freehold.rules.agenda import ask, pop, push, tell
from freehold.rules.buildings import half_price, why_not_sell
from freehold.rules.groups import because, deeds_of, is_deed
from freehold.rules.money import pay
from freehold.rules.mortgages import interest, why_not_mortgage
from freehold.rules.trades import pass_deed, why_not_pass_on
from freehold.sets import first_of, is_in
from freehold.state import Edition, Game
from freehold.vocabulary import (
    NOBODY,
    Answer,
    DebtKind,
    Decision,
    Event,
    Pending,
    Phase,
    Reason,
)


@rule
def pledge_of_deed(edition: Edition, game: Game, space: int) -> int:
    """What the bank gives for a deed and for all that stands on it."""
    worth = half_price(edition, space, game.buildings[space])
    if not is_in(game.mortgaged, space):
        worth += edition.mortgage[space]
    return worth


@rule
def pledge(edition: Edition, game: Game, seat: int) -> int:
    """PL-9-5: the mortgage value of everything that a seat owns."""
    total = 0
    spaces = deeds_of(game, seat) & (game.built | ~game.mortgaged)
    while spaces != 0:
        total += pledge_of_deed(edition, game, first_of(spaces))
        spaces &= spaces - 1
    return total


@rule
def could_raise(edition: Edition, game: Game, seat: int) -> int:
    """F-46: the cash of a seat after all buildings are sold and all deeds mortgaged, or sold."""
    total = game.cash[seat] + pledge(edition, game, seat)
    if edition.no_mortgages and not edition.deeds_sold_to_bank:
        spaces = deeds_of(game, seat) & ~game.mortgaged
        while spaces != 0:
            total -= edition.mortgage[first_of(spaces)]
            spaces &= spaces - 1
    return total


@rule
def could_pay(edition: Edition, game: Game, seat: int, amount: int) -> bool:
    """F-46: whether a seat could raise so much; what is not needed for it is not counted."""
    if edition.no_mortgages and not edition.deeds_sold_to_bank:
        return could_raise(edition, game, seat) >= amount
    left = amount - game.cash[seat]
    spaces = deeds_of(game, seat) & (game.built | ~game.mortgaged)
    while left > 0 and spaces != 0:
        left -= pledge_of_deed(edition, game, first_of(spaces))
        spaces &= spaces - 1
    return left <= 0


@rule
def settle_debt(edition: Edition, game: Game) -> None:
    """DEBT-1: as soon as the cash is there the debt is paid; until then it is raised."""
    top = game.n_agenda - 1
    seat, creditor = game.agenda_seat[top], game.agenda_other[top]
    amount, kind = game.agenda_amount[top], game.agenda_extra[top]
    if game.cash[seat] >= amount:
        pop(game)
        if amount > 0:
            pay(edition, game, seat, creditor, amount, kind)
    else:
        ask(game, seat, Decision.RAISE_CASH, -1)


@rule
def is_stuck_with_hotels(edition: Edition, game: Game, seat: int) -> bool:
    """F-7: all that is left to sell are hotels for which the bank lacks the houses.

    So it can be only where neither a hotel nor a group is sold at once.
    """
    if edition.hotel_sold_whole or edition.group_sold_at_once:
        return False
    spaces = deeds_of(game, seat)
    while spaces != 0:
        space = first_of(spaces)
        spaces &= spaces - 1
        if why_not_sell(edition, game, seat, space) == 0:
            return False
        if why_not_mortgage(edition, game, seat, space) == 0:
            return False
    return True


@rule
def why_not_give_up(edition: Edition, game: Game, seat: int) -> int:
    """DEBT-2, F-46: bankrupt only when nothing that is left to sell would cover the debt."""
    raised = could_raise(edition, game, seat)
    if edition.give_up_only_when_hopeless and raised >= game.agenda_amount[game.n_agenda - 1]:
        if not is_stuck_with_hotels(edition, game, seat):
            return because(Reason.CAN_STILL_RAISE_CASH, raised)
    return 0


# --- settlement in property ----------------------------------------------------


@rule
def why_not_settle(edition: Edition, game: Game, seat: int, space: int) -> int:
    """B-7: unbuilt property, mortgaged or not, for all or part of a rent debt."""
    if not edition.settle_rent_in_property:
        return because(Reason.NOT_IN_THIS_EDITION, 0)
    if game.agenda_extra[game.n_agenda - 1] != DebtKind.RENT:
        return because(Reason.ONLY_RENT, 0)
    if not is_deed(edition, space):
        return because(Reason.NO_SUCH_SPACE, space)
    if game.owner[space] != seat:
        return because(Reason.NOT_YOURS, space)
    return why_not_pass_on(edition, game, space)


@rule
def open_settlement(game: Game, seat: int, space: int) -> None:
    """B-7: the debtor offers a deed."""
    top = game.n_agenda - 1
    creditor, debt = game.agenda_other[top], game.agenda_amount[top]
    push(game, Phase.SETTLEMENT, seat, creditor, space, debt, 0)


@rule
def ask_settle_for(game: Game) -> None:
    """B-7: how much of the debt is the deed to settle?"""
    top = game.n_agenda - 1
    ask(game, game.agenda_seat[top], Decision.SETTLE_FOR, game.agenda_space[top])


@rule
def why_not_settle_for(game: Game, amount: int) -> int:
    """B-7: all of the debt, or part of it."""
    debt = game.agenda_amount[game.n_agenda - 1]
    if amount < 1 or amount > debt:
        return because(Reason.TOO_MUCH, debt)
    return 0


@rule
def on_settle_for(game: Game, amount: int) -> None:
    """B-7: the creditor is asked."""
    top = game.n_agenda - 1
    game.agenda_phase[top] = Phase.ANSWER_SETTLEMENT
    game.agenda_amount[top] = amount
    seat, creditor, space = game.agenda_seat[top], game.agenda_other[top], game.agenda_space[top]
    tell(game, Event.SETTLEMENT_OFFERED, seat, creditor, space, amount)


@rule
def ask_answer_settlement(game: Game) -> None:
    """B-7: the creditor may take it."""
    top = game.n_agenda - 1
    ask(game, game.agenda_other[top], Decision.ANSWER_SETTLEMENT, game.agenda_space[top])


@rule
def why_not_accept_settlement(edition: Edition, game: Game, creditor: int, space: int) -> int:
    """F-55, F-45: for a mortgaged deed the 10 % must be payable at once."""
    if is_in(game.mortgaged, space) and game.cash[creditor] < interest(edition, space):
        return because(Reason.TOO_LITTLE_CASH, interest(edition, space))
    return 0


@rule
def on_answer_settlement(edition: Edition, game: Game, answer: int) -> None:
    """B-7: the deed passes and the debt shrinks.

    F-55: a mortgaged deed brings the choice of TRADE-6.
    """
    top = game.n_agenda - 1
    seat, creditor = game.agenda_seat[top], game.agenda_other[top]
    space, amount = game.agenda_space[top], game.agenda_amount[top]
    pop(game)
    if answer != Answer.ACCEPT:
        tell(game, Event.SETTLEMENT_REFUSED, creditor, seat, space, amount)
        return
    tell(game, Event.SETTLEMENT_ACCEPTED, creditor, seat, space, amount)
    game.agenda_amount[top - 1] -= amount
    pass_deed(edition, game, space, seat, creditor, Pending.INTEREST_AFTER_TRADE)
    push(game, Phase.PASSED_MORTGAGES, creditor, NOBODY, -1, 0, 0)

"""Mortgages: taking, lifting, and passing on mortgaged deeds.

MORT-3: a mortgaged deed stays its owner's, and nobody else may lift the mortgage.
MORT-4: the bank lends in no other way.
"""

from freehold.jit import rule
from freehold.rules.agenda import ask, pop, tell
from freehold.rules.groups import because, built_in, deeds_of, is_deed, leave_pending, turn_deed
from freehold.rules.money import bank_pays, owe, pay_bank
from freehold.rules.timing import why_not_business
from freehold.sets import first_of, is_in
from freehold.state import Edition, Game
from freehold.vocabulary import (
    BANK,
    NOBODY,
    Answer,
    DebtKind,
    Decision,
    Event,
    Pending,
    Reason,
)


@rule
def interest(edition: Edition, space: int) -> int:
    """F-3: 10 % of the mortgage, rounded up to the next whole unit (freehold.editions.yields)."""
    return edition.interest[space] + 0


@rule
def cost_of_lifting(edition: Edition, space: int) -> int:
    """MORT-2: the mortgage value and 10 %."""
    return edition.mortgage[space] + interest(edition, space)


@rule
def why_not_mortgage(edition: Edition, game: Game, seat: int, space: int) -> int:
    """MORT-1: first every building of the group is sold.

    PL-9-1, PL-9-2: where the bank buys deeds and gives credit there are no mortgages.
    """
    if edition.no_mortgages:
        return because(Reason.NOT_IN_THIS_EDITION, 0)
    if not is_deed(edition, space):
        return because(Reason.NO_SUCH_SPACE, space)
    if game.owner[space] != seat:
        return because(Reason.NOT_YOURS, space)
    if is_in(game.mortgaged, space):
        return because(Reason.ALREADY_MORTGAGED, space)
    built = built_in(edition, game, edition.group[space])
    if built != NOBODY:
        return because(Reason.GROUP_BUILT, built)
    return why_not_business(edition, game, seat)


@rule
def mortgage(edition: Edition, game: Game, seat: int, space: int) -> None:
    """MORT-1: the bank pays the mortgage value.  BUY-4: the deed is turned face down."""
    turn_deed(edition, game, space, 1)
    tell(game, Event.MORTGAGED, seat, BANK, space, edition.mortgage[space])
    bank_pays(game, seat, edition.mortgage[space])


@rule
def why_not_lift(edition: Edition, game: Game, seat: int, space: int) -> int:
    """MORT-2, MORT-3: the owner alone lifts a mortgage, at its value and 10 %."""
    if not is_deed(edition, space):
        return because(Reason.NO_SUCH_SPACE, space)
    if game.owner[space] != seat:
        return because(Reason.NOT_YOURS, space)
    if not is_in(game.mortgaged, space):
        return because(Reason.NOT_MORTGAGED, space)
    if is_in(game.fixed, edition.group[space]) and is_in(game.unsettled, space):
        return because(Reason.INTEREST_STILL_DUE, space)
    if game.cash[seat] < cost_of_lifting(edition, space):
        return because(Reason.TOO_LITTLE_CASH, cost_of_lifting(edition, space))
    return why_not_business(edition, game, seat)


@rule
def lift(edition: Edition, game: Game, seat: int, space: int) -> None:
    """MORT-2: the deed is free again, and lies face up."""
    turn_deed(edition, game, space, 0)
    pay_bank(game, seat, cost_of_lifting(edition, space))
    tell(game, Event.LIFTED, seat, BANK, space, cost_of_lifting(edition, space))


@rule
def is_interest_due(game: Game, space: int) -> bool:
    """Whether the owner of a deed that came in mortgaged has not answered yet."""
    return (
        game.pending[space] == Pending.INTEREST_AFTER_TRADE
        or game.pending[space] == Pending.INTEREST_AFTER_BANKRUPTCY
    )


@rule
def interest_still_due(edition: Edition, game: Game, seat: int) -> int:
    """The interest on all mortgaged deeds that a seat has just received."""
    total = 0
    spaces = deeds_of(game, seat) & game.unsettled
    while spaces != 0:
        space = first_of(spaces)
        spaces &= spaces - 1
        if is_interest_due(game, space):
            total += interest(edition, space)
    return total


@rule
def ask_about_passed_mortgages(game: Game) -> None:
    """TRADE-6, BANK-2, F-55: the new owner is asked for every mortgaged deed, one by one."""
    seat = game.agenda_seat[game.n_agenda - 1]
    spaces = deeds_of(game, seat) & game.unsettled
    while spaces != 0:
        space = first_of(spaces)
        spaces &= spaces - 1
        if is_interest_due(game, space):
            ask(game, seat, Decision.PASSED_MORTGAGE, space)
            return
    pop(game)


@rule
def why_not_lift_now(edition: Edition, game: Game, seat: int, space: int) -> int:
    """TRADE-6: lifting at once costs the value and 10 %.

    After a trade the interest on the other deeds that came with it must stay
    payable (F-45); after a bankruptcy it may become a debt.
    """
    needed = cost_of_lifting(edition, space)
    if game.pending[space] == Pending.INTEREST_AFTER_TRADE:
        needed += interest_still_due(edition, game, seat) - interest(edition, space)
    if game.cash[seat] < needed:
        return because(Reason.TOO_LITTLE_CASH, needed)
    return 0


@rule
def on_passed_mortgage(edition: Edition, game: Game, seat: int, space: int, answer: int) -> None:
    """TRADE-6, BANK-2: lift the mortgage for 110 %, or pay 10 % now and 110 % later.

    F-45: a creditor who cannot pay the 10 % owes it to the bank.
    """
    leave_pending(edition, game, space, Pending.NOTHING)
    if answer == Answer.LIFT_NOW:
        lift(edition, game, seat, space)
    else:
        tell(game, Event.PAID_INTEREST, seat, BANK, space, interest(edition, space))
        owe(edition, game, seat, BANK, interest(edition, space), DebtKind.INTEREST)

"""Money: it moves only here, so it can be neither made nor lost.

B-17: what it is called is a matter of the edition's words.
"""

from freehold.jit import rule
from freehold.rules.agenda import push, tell
from freehold.rules.seats import owes_bank
from freehold.state import Edition, Game
from freehold.vocabulary import BANK, DebtKind, Event, Phase


@rule
def receive(game: Game, seat: int, amount: int) -> None:
    """PL-9-4: whatever a seat receives pays its debt to the bank back first."""
    game.cash[seat] += amount
    if owes_bank(game, seat):
        back = min(game.debt[seat], game.cash[seat])
        game.debt[seat] -= back
        if game.debt[seat] == 0:
            game.indebted &= ~(1 << seat)
        pay_bank(game, seat, back)
        tell(game, Event.REPAID, seat, BANK, -1, back)


@rule
def bank_pays(game: Game, seat: int, amount: int) -> None:
    """SETUP-5: the bank never goes broke: it pays whatever it owes."""
    game.bank -= amount
    receive(game, seat, amount)


@rule
def bank_grants(game: Game, seat: int, amount: int) -> None:
    """A card or a mission brings money from the bank."""
    tell(game, Event.RECEIVED, seat, BANK, -1, amount)
    bank_pays(game, seat, amount)


@rule
def pay_bank(game: Game, seat: int, amount: int) -> None:
    """B-11: the bank's money is kept apart from every seat's: it has its own ledger."""
    game.cash[seat] -= amount
    game.bank += amount


@rule
def pass_cash(game: Game, seat: int, other: int, amount: int) -> None:
    """From one seat to another."""
    game.cash[seat] -= amount
    receive(game, other, amount)


@rule
def goes_into_pot(edition: Edition, kind: int) -> bool:
    """TAX-2: fees go to the bank and never pile up on Free Parking.

    HOUSE-1 (house rule): taxes, card fees and jail fines gather in a pot there.
    """
    if not edition.free_parking_pot:
        return False
    return kind == DebtKind.TAX or kind == DebtKind.CARD or kind == DebtKind.FINE


@rule
def pay(edition: Edition, game: Game, seat: int, creditor: int, amount: int, kind: int) -> None:
    """Pay a debt that the cash at hand covers."""
    tell(game, Event.PAID, seat, creditor, kind, amount)
    if creditor != BANK:
        pass_cash(game, seat, creditor, amount)
    elif goes_into_pot(edition, kind):
        game.cash[seat] -= amount
        game.pot += amount
    else:
        pay_bank(game, seat, amount)


@rule
def borrow(game: Game, seat: int, amount: int) -> None:
    """PL-9-2: from the bank, just what is missing.

    F-51: the creditor gets it in full even if it proves too much for the seat.
    """
    game.debt[seat] += amount
    game.indebted |= 1 << seat
    game.bank -= amount
    game.cash[seat] += amount
    tell(game, Event.BORROWED, seat, BANK, -1, amount)
    push(game, Phase.CREDIT, seat, BANK, -1, 0, 0)


@rule
def owe(edition: Edition, game: Game, seat: int, creditor: int, amount: int, kind: int) -> None:
    """DEBT-1: a debt is paid at once, or everything waits until the cash is raised.

    PL-9-2, F-23: where the bank gives credit, whatever one is forced to pay is borrowed.
    """
    if edition.bank_credit and game.cash[seat] < amount:
        borrow(game, seat, amount - game.cash[seat])
    if game.cash[seat] >= amount:
        if amount > 0:
            pay(edition, game, seat, creditor, amount, kind)
    else:
        push(game, Phase.DEBT, seat, creditor, -1, amount, kind)
        tell(game, Event.DEBT_OPENED, seat, creditor, kind, amount)


@rule
def review_credit(edition: Edition, game: Game, seat: int) -> None:
    """PL-9-5: the test comes again after every sale."""
    if edition.bank_credit and owes_bank(game, seat):
        push(game, Phase.CREDIT, seat, BANK, -1, 0, 0)

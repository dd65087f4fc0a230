"""Money: it moves only here, so it can be neither made nor lost.

B-17: what it is called is a matter of the edition's words.
"""

from freehold.jit import rule
from freehold.rules.agenda import push, tell
from freehold.state import Edition, Game
from freehold.vocabulary import BANK, DebtKind, Event, Phase


@rule
def bank_pays(game: Game, seat: int, amount: int) -> None:
    """SETUP-5: the bank never goes broke: it pays whatever it owes."""
    game.bank -= amount
    game.cash[seat] += amount


@rule
def pay_bank(game: Game, seat: int, amount: int) -> None:
    """B-11: the bank's money is kept apart from every seat's: it has its own ledger."""
    game.cash[seat] -= amount
    game.bank += amount


@rule
def pass_cash(game: Game, seat: int, other: int, amount: int) -> None:
    """From one seat to another."""
    game.cash[seat] -= amount
    game.cash[other] += amount


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
    if creditor != BANK:
        pass_cash(game, seat, creditor, amount)
    elif goes_into_pot(edition, kind):
        game.cash[seat] -= amount
        game.pot += amount
    else:
        pay_bank(game, seat, amount)
    tell(game, Event.PAID, seat, creditor, kind, amount)


@rule
def owe(edition: Edition, game: Game, seat: int, creditor: int, amount: int, kind: int) -> None:
    """DEBT-1: a debt is paid at once, or everything waits until the cash is raised."""
    if game.cash[seat] >= amount:
        if amount > 0:
            pay(edition, game, seat, creditor, amount, kind)
    else:
        push(game, Phase.DEBT, seat, creditor, -1, amount, kind)
        tell(game, Event.DEBT_OPENED, seat, creditor, kind, amount)

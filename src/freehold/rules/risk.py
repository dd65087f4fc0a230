"""The risk space: the roll that led there pays or costs."""

from freehold.jit import rule
from freehold.rules.agenda import tell
from freehold.rules.money import bank_pays, owe
from freehold.state import Edition, Game
from freehold.vocabulary import BANK, DebtKind, Event


@rule
def in_favour(die: int) -> int:
    """PL-4-1: even pips count for the player, odd ones against."""
    return die if die % 2 == 0 else -die


@rule
def risk_result(edition: Edition, space: int, first: int, second: int) -> int:
    """PL-4-1: what a roll brings; below nought it is a loss.

    One even and one odd: the even number less the odd one, times 30.  Both even: their
    sum times 30, and both odd: a loss of as much; on a double times 50.
    """
    factor = edition.rent[space][0]
    if first == second:
        factor = edition.rent[space][1]
    return (in_favour(first) + in_favour(second)) * factor


@rule
def take_risk(edition: Edition, game: Game, seat: int, space: int) -> None:
    """PL-4-1: the bank pays, or is paid."""
    result = risk_result(edition, space, game.first_die, game.second_die)
    tell(game, Event.RISKED, seat, BANK, space, result)
    if result > 0:
        bank_pays(game, seat, result)
    else:
        owe(edition, game, seat, BANK, -result, DebtKind.RISK)

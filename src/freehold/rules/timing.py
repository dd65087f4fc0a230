"""When business may be done: on one's own turn, between turns, or at any time."""

from freehold.jit import rule
from freehold.rules.groups import because
from freehold.rules.seats import is_jailed
from freehold.state import Edition, Game
from freehold.vocabulary import Decision, Reason


@rule
def why_not_before_roll(game: Game, seat: int) -> int:
    """PL-2-2, F-26, F-50: on the own turn, before each roll of it.

    PL-10-2: not in jail, and PL-10-4: not in the turn in which one has left it.
    PL-10-5: on a visit it is open.
    """
    if seat != game.turn_seat or game.decision != Decision.TURN:
        return because(Reason.BEFORE_ROLL_ONLY, 0)
    if is_jailed(game, seat):
        return because(Reason.IN_JAIL, 0)
    if game.just_out:
        return because(Reason.JUST_OUT_OF_JAIL, 0)
    return 0


@rule
def why_not_business(edition: Edition, game: Game, seat: int) -> int:
    """TURN-9, BUILD-6, SELL-1, MORT-5: business is open off turn and in jail, too.

    B-18: at any time between two actions (F-34), or, where the book says so,
    on the own turn and between turns: until the next seat has rolled.
    TURN-7: resting on Free Parking or Just Visiting changes nothing.
    PL-2-2: or, where the book says so, only before a roll.
    F-34: to raise cash for a debt, buildings are sold and deeds mortgaged at any moment.
    """
    if game.decision == Decision.RAISE_CASH:
        return 0
    if edition.sales_before_roll:
        return why_not_before_roll(game, seat)
    if seat == game.turn_seat or edition.business_any_time or not game.rolled:
        return 0
    return because(Reason.NOT_BETWEEN_TURNS, 0)

"""Actions in a row: what a GPU plays of a game before it is told apart anew.

A turn mostly ends with nothing to do, the next one begins with a roll, and where that leads
is known from the seed.  Games for which all of it is the same play it side by side, and
need not be put back and brought again in between.  A game that is asked something else on
the way drops out and waits for the others.
"""

from freehold.batch.kinds import N_WAYS, Kind, To
from freehold.batch.playing import STOPPED
from freehold.jit import rule
from freehold.state import Game
from freehold.statistics.course import is_look_due
from freehold.statistics.records import Result
from freehold.vocabulary import Answer, Decision


@rule
def is_before_roll(kind: int) -> bool:
    """Whether a row of actions begins before its roll."""
    return kind >= Kind.TURN_TO and kind < Kind.END_TO + N_WAYS


@rule
def actions_in_a_row(kind: int) -> int:
    """How many actions games of a kind play before they are told apart anew.

    The end of a turn is followed by the beginning of the next, that by its roll, and a roll
    to a free deed by an offer.
    """
    if is_before_roll(kind):
        before = 1 + (kind >= Kind.END_TO)
    elif kind >= Kind.ROLL_TO and kind < Kind.ROLL_TO + N_WAYS:
        before = 0
    else:
        return 1
    return before + 1 + is_offer_last(kind)


@rule
def is_offer_last(kind: int) -> bool:
    """Whether a row of actions ends with the offer of a deed."""
    return (kind - Kind.ROLL_TO) % N_WAYS == To.FREE_DEED


@rule
def decision_in_row(kind: int, left: int) -> int:
    """What is decided when so many actions of a row are left."""
    place = left - is_offer_last(kind)
    if place == 0:
        return Decision.BUY + 0
    if place == 1:
        return Decision.ROLL + 0
    return Decision.TURN + 0 if place == 2 else Decision.END_TURN + 0


@rule
def action_in_row(kind: int, left: int) -> int:
    """The action, where nobody needs to think about it, when so many of a row are left.

    Where somebody does it is `STOPPED`, which no player answers.
    """
    place = left - is_offer_last(kind)
    if is_before_roll(kind):
        if place == 2 and (kind < Kind.AGAIN_TO or kind >= Kind.END_TO):
            return Answer.ROLL + 0
        if place == 3:
            return Answer.END + 0
    return STOPPED + 0


@rule
def goes_along(game: Game, result: Result, decision: int) -> bool:
    """Whether a game waits for what comes next in a row."""
    if game.decision != decision:
        return False
    return decision != Decision.TURN or not is_look_due(game, result)

"""What of a game was played: it is stopped by a limit of turns once the next turn has begun.

PL-7-1: turns to be missed pass before anybody is asked, so that several may have begun
by then, and rounds may have ended.
"""

from freehold.jit import rule
from freehold.record import Ints
from freehold.rules.ending import is_round_over
from freehold.rules.seats import seat_before
from freehold.sets import add_to
from freehold.state import Game
from freehold.statistics.course import drop_late_steps
from freehold.statistics.records import Result, Sum
from freehold.vocabulary import Event


@rule
def leave_out_turns_beyond(game: Game, result: Result, tally: Ints, most_turns: int) -> None:
    """Turns that have begun after so many are not played, and not counted."""
    beyond = game.turns - most_turns
    if beyond > 0:
        missed = beyond - 1
        result.turns = most_turns
        result.rounds = game.rounds - rounds_of_missed_turns(game, missed)
        add_to(tally, Sum.EVENTS + Event.TURN_BEGAN, -beyond)
        add_to(tally, Sum.EVENTS + Event.MISSED_TURN, -missed)
        drop_late_steps(result)


@rule
def rounds_of_missed_turns(game: Game, turns: int) -> int:
    """How many rounds ended with the last turns, which were all missed."""
    rounds, seat = 0, game.turn_seat + 0
    for _ in range(turns):
        before = seat_before(game, seat)
        rounds += is_round_over(game, before, seat)
        seat = before
    return rounds

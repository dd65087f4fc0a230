"""What a batch writes down while it plays: one result a game, and sums over many games.

`observe` is called after every step, with the events of that step still in the
record.  It only reads the game, so what is counted never changes how it goes.
"""

from typing import Protocol

from freehold.jit import record_parameter, rule
from freehold.record import Count, SmallPerSeat, Word, layout
from freehold.state import Edition, Game


class Result(Protocol):
    """What is kept of every single game."""

    actions: Count
    out_at: SmallPerSeat


class Tally(Protocol):
    """Sums over all games that are counted into it."""

    games: Word
    actions: Word


RESULT = layout(Result)
TALLY = layout(Tally)

record_parameter("result", "results", Result, RESULT)
record_parameter("tally", "tallies", Tally, TALLY)


@rule
def observe_beginning(_edition: Edition, _game: Game, result: Result, tally: Tally) -> None:
    """A game has been set up and waits for its first decision."""
    result.actions = 0
    tally.games += 1


@rule
def observe(_edition: Edition, _game: Game, result: Result, tally: Tally) -> None:
    """An action was done; `game.told_…` has what it brought."""
    result.actions += 1
    tally.actions += 1


@rule
def observe_end(_edition: Edition, _game: Game, _result: Result, _tally: Tally) -> None:
    """The game is over, or was stopped after so many turns."""

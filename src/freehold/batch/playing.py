"""One game of a batch: chance, the players at their seats, the host's clock, the observer."""

from typing import Any

from freehold.bots.heuristic.choosing import choose_action
from freehold.bots.player import Manner
from freehold.bots.random_player import random_decision
from freehold.bots.walker import walking_action
from freehold.jit import rule
from freehold.record import Ints
from freehold.rules.flow import begin, step
from freehold.rules.outcomes import outcome
from freehold.state import Edition, Game
from freehold.statistics.observing import observe, observe_beginning, observe_end
from freehold.statistics.records import Result
from freehold.vocabulary import ASK_RENT, CHANCE, FIRST_EVENTS, NOBODY, OPEN, Answer, Decision

MOST_ACTIONS = 1_000_000
"""No game needs as many: a player that never comes to an end is stopped here."""

MOST_PLAYERS = 1 << 7
"""How many different players an order may have: a result notes each in a byte."""

STOPPED = -2
"""Instead of an action: the game has lasted long enough."""


@rule
def claim_of_player(game: Game, players: Any, result: Result) -> int:
    """RENT-2: the action by which a heuristic player asks for a rent in time, or -1.

    Off turn it needs the word first.  Players at random ask or forget to.
    """
    for i in range(game.n_claims):
        owner = game.claim_owner[i]
        if players[result.players[owner]].manner == Manner.HEURISTIC:
            if owner == game.actor:
                return ASK_RENT + game.claim_space[i]
            return OPEN + owner
    return NOBODY


@rule
def host_action(edition: Edition, game: Game, most_turns: int) -> int:
    """Q-5: the host calls time in the last round; a game without a clock is stopped.

    The last round is that in which so many turns would be over, were all seats still in the
    game: whoever is out does not make it longer.  F-21: it is played to its end.
    """
    if game.decision != Decision.TURN:
        return NOBODY
    if not edition.timed:
        return STOPPED + 0 if game.turns > most_turns else NOBODY
    is_last = (game.rounds + 1) * game.n_seats >= most_turns
    return Answer.TIME_UP + 0 if is_last and not game.time_up else NOBODY


@rule
def is_host_asked(edition: Edition, game: Game, most_turns: int) -> bool:
    """Whether the host may have something to say before a player does."""
    return edition.timed != 0 or game.turns > most_turns


@rule
def action_at_table(
    edition: Edition, game: Game, players: Any, result: Result, most_turns: int
) -> int:
    """What happens next in a game: by chance, the host or a player."""
    if game.actor == CHANCE:
        return outcome(edition, game)
    if is_host_asked(edition, game, most_turns):
        action = host_action(edition, game, most_turns)
        if action != NOBODY:
            return action
    if game.n_claims > 0:
        if game.decision == Decision.TURN or game.decision == Decision.END_TURN:
            action = claim_of_player(game, players, result)
            if action != NOBODY:
                return action
    player = players[result.players[game.actor]]
    if player.manner == Manner.RANDOM:
        return random_decision(edition, game, 0)
    if player.manner == Manner.WALKING:
        return walking_action(edition, game, player)
    return choose_action(edition, game, player)


@rule
def sit_down(game: Game, seatings: Any, number: int, result: Result) -> None:
    """Who sits where in game `number`."""
    for seat in range(game.n_seats):
        result.players[seat] = seatings[number][seat]


@rule
def open_game(
    edition: Edition,
    game: Game,
    seatings: Any,
    number: int,
    result: Result,
    tally: Ints,
    n_seats: int,
    seed: int,
) -> None:
    """Set up a blank record for game `number`, up to its first decision."""
    begin(edition, game, n_seats, seed)
    sit_down(game, seatings, number, result)
    observe_beginning(edition, game, result, tally)


@rule
def close_game(edition: Edition, game: Game, result: Result, tally: Ints, most_turns: int) -> None:
    """A game is over or stopped; what was told before its last action is forgotten."""
    observe_end(edition, game, result, tally, most_turns)
    for i in range(game.n_told, FIRST_EVENTS):
        game.told[i] = 0


@rule
def has_begun(game: Game) -> bool:
    """Whether there is a game in a record, or it is still blank."""
    return game.n_seats > 0


@rule
def goes_on(game: Game, actions: int) -> bool:
    """Whether a game is not over yet, after so many actions."""
    return game.decision != Decision.GAME_OVER and actions < MOST_ACTIONS


@rule
def play_on(
    edition: Edition, game: Game, players: Any, result: Result, tally: Ints, most_turns: int
) -> bool:
    """One action of a game; False once it is over, or has lasted long enough."""
    action = action_at_table(edition, game, players, result, most_turns)
    if action == STOPPED:
        return False
    step(edition, game, action)
    return goes_on(game, observe(edition, game, result, tally))


@rule
def play_game(
    edition: Edition,
    game: Game,
    players: Any,
    seatings: Any,
    number: int,
    result: Result,
    tally: Ints,
    n_seats: int,
    seed: int,
    most_turns: int,
) -> None:
    """Play game `number` from a blank record to its end."""
    open_game(edition, game, seatings, number, result, tally, n_seats, seed)
    going = True
    while going:
        going = play_on(edition, game, players, result, tally, most_turns)
    close_game(edition, game, result, tally, most_turns)

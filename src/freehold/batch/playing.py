"""One game of a batch: chance, the players at their seats, the host's clock, the observer."""

from typing import Any

from freehold.bots.heuristic.choosing import choose_action
from freehold.bots.player import Manner
from freehold.bots.random_player import random_action
from freehold.bots.walker import walking_action
from freehold.jit import rule
from freehold.rules.flow import step
from freehold.rules.outcomes import outcome
from freehold.state import Edition, Game
from freehold.statistics.observing import observe, observe_beginning, observe_end
from freehold.statistics.records import Result, Tally
from freehold.vocabulary import ASK_RENT, CHANCE, NOBODY, OPEN, Answer, Decision

MOST_ACTIONS = 1_000_000
"""No game needs as many: a player that never comes to an end is stopped here."""

PLAYER_BITS = 7
MOST_PLAYERS = 1 << PLAYER_BITS
"""How many different players an order may have: eight seats of them fit into one number."""

STOPPED = -2
"""Instead of an action: the game has lasted long enough."""


@rule
def seating_of(game: Game, seatings: Any, number: int) -> int:
    """Who sits where in game `number`, as one number: it is looked up with every action."""
    seating = 0
    for seat in range(game.n_seats):
        seating |= seatings[number][seat] << (PLAYER_BITS * seat)
    return seating


@rule
def player_at(seating: int, seat: int) -> int:
    """The number of the player at a seat."""
    return (seating >> (PLAYER_BITS * seat)) & (MOST_PLAYERS - 1)


@rule
def claim_of_player(game: Game, players: Any, seating: int) -> int:
    """RENT-2: the action by which a heuristic player asks for a rent in time, or -1.

    Off turn it needs the word first.  Players at random ask or forget to.
    """
    for i in range(game.n_claims):
        owner = game.claim_owner[i]
        if players[player_at(seating, owner)].manner == Manner.HEURISTIC:
            if owner == game.actor:
                return ASK_RENT + game.claim_space[i]
            return OPEN + owner
    return NOBODY


@rule
def host_action(edition: Edition, game: Game, most_turns: int) -> int:
    """Q-5: once so many turns are over the host calls time; without a clock the game is stopped."""
    if game.decision != Decision.TURN or game.turns <= most_turns:
        return NOBODY
    if not edition.timed:
        return STOPPED + 0
    return NOBODY if game.time_up else Answer.TIME_UP + 0


@rule
def action_at_table(
    edition: Edition, game: Game, players: Any, seating: int, most_turns: int
) -> int:
    """What happens next in a game: by chance, the host or a player."""
    if game.actor == CHANCE:
        return outcome(edition, game)
    if game.turns > most_turns:
        action = host_action(edition, game, most_turns)
        if action != NOBODY:
            return action
    if game.n_claims > 0:
        if game.decision == Decision.TURN or game.decision == Decision.END_TURN:
            action = claim_of_player(game, players, seating)
            if action != NOBODY:
                return action
    player = players[player_at(seating, game.actor)]
    if player.manner == Manner.RANDOM:
        return random_action(edition, game)
    if player.manner == Manner.WALKING:
        return walking_action(edition, game, player)
    return choose_action(edition, game, player)


@rule
def play_game(
    edition: Edition,
    game: Game,
    players: Any,
    seatings: Any,
    number: int,
    result: Result,
    tally: Tally,
    most_turns: int,
) -> int:
    """Play a game that was just begun to its end; returns how many actions were done."""
    for seat in range(game.n_seats):
        result.players[seat] = seatings[number][seat]
    observe_beginning(edition, game, result, tally)
    seating = seating_of(game, seatings, number)
    done = 0
    while done < MOST_ACTIONS and game.decision != Decision.GAME_OVER:
        action = action_at_table(edition, game, players, seating, most_turns)
        if action == STOPPED:
            break
        step(edition, game, action)
        done += 1
        observe(edition, game, result, tally)
    observe_end(edition, game, result, tally)
    return done

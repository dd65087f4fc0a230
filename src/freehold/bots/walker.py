"""A player without wishes: it rolls, and leaves everything else to the bank and the others.

Its figure wanders over the board as the dice and the cards will have it, which
is what landing frequencies are measured with.
"""

from freehold.bots.heuristic.choosing import choose_action
from freehold.bots.player import Player
from freehold.jit import rule
from freehold.rules.seats import is_jailed
from freehold.state import Edition, Game
from freehold.vocabulary import Answer, Decision


@rule
def walking_action(edition: Edition, game: Game, player: Player) -> int:
    """Roll, in jail too; buy, bid, build and trade nothing."""
    decision = game.decision
    if decision == Decision.TURN:
        if edition.jail_by_fee_only and is_jailed(game, game.actor):
            return Answer.STAY
        return Answer.ROLL
    if decision == Decision.END_TURN:
        return Answer.END
    if decision == Decision.BUY or decision == Decision.SPECIAL:
        return Answer.DECLINE
    if decision == Decision.BID:
        return Answer.PASS
    if decision == Decision.LEAVE_BY_DOUBLE:
        return Answer.MOVE
    if decision == Decision.PAY_AFTER_THROW:
        return Answer.STAY
    if decision == Decision.ANSWER_OFFER or decision == Decision.ANSWER_SETTLEMENT:
        return Answer.REFUSE
    if decision == Decision.WANT_BUILDING:
        return Answer.WAIVE
    if decision == Decision.BUSINESS:
        return Answer.DONE
    return choose_action(edition, game, player)

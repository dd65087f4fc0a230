"""Every decision, and the chapter of the player that answers it."""

from freehold.bots.heuristic.buying import (
    answer_bid,
    answer_buy,
    answer_place,
    answer_want_building,
)
from freehold.bots.heuristic.force import answer_figure, answer_token
from freehold.bots.heuristic.jailing import answer_leave_by_double, answer_pay_after_throw
from freehold.bots.heuristic.judging import answer_offer
from freehold.bots.heuristic.mortgaging import answer_passed_mortgage
from freehold.bots.heuristic.raising import answer_debt, answer_settle_for, answer_settlement
from freehold.bots.heuristic.specials import (
    answer_own_space,
    answer_put,
    answer_special,
    answer_target,
)
from freehold.bots.heuristic.taking import answer_take_free, answer_take_property
from freehold.bots.heuristic.trading import answer_offering
from freehold.bots.heuristic.turning import answer_business, answer_end_turn, answer_turn
from freehold.bots.player import Player
from freehold.jit import rule
from freehold.state import Edition, Game
from freehold.vocabulary import Decision, Phase


@rule
def choose_rarer(edition: Edition, game: Game, player: Player, seat: int) -> int:
    """What is asked a few times in a game."""
    decision = game.decision
    if decision == Decision.PASSED_MORTGAGE:
        return answer_passed_mortgage(edition, game, player, seat)
    if decision == Decision.LEAVE_BY_DOUBLE:
        return answer_leave_by_double(edition, game, player, seat)
    if decision == Decision.PAY_AFTER_THROW:
        return answer_pay_after_throw(edition, game, player, seat)
    if decision == Decision.WANT_BUILDING:
        return answer_want_building(edition, game, player, seat)
    if decision == Decision.PLACE_BUILDING:
        return answer_place(edition, game, seat)
    if decision == Decision.SETTLE_FOR:
        return answer_settle_for(edition, game)
    if decision == Decision.ANSWER_SETTLEMENT:
        return answer_settlement(edition, game, player, seat)
    if decision == Decision.BUSINESS:
        return answer_business(edition, game, player, seat)
    return answer_figure(edition, game)


@rule
def choose_special(edition: Edition, game: Game, player: Player, seat: int) -> int:
    """Missions, powers and the Force."""
    decision = game.decision
    if decision == Decision.SPECIAL:
        return answer_special(edition, game, player, seat)
    if decision == Decision.TAKE_FREE:
        return answer_take_free(edition, game, player, seat)
    if decision == Decision.CHOOSE_PROPERTY:
        return answer_take_property(edition, game, player, seat)
    if decision == Decision.CHOOSE_SEAT:
        return answer_target(edition, game, seat)
    phase = game.agenda_phase[game.n_agenda - 1]
    if phase == Phase.PLACE_TOKEN:
        return answer_token(edition, game, seat)
    if phase == Phase.PUT_SEAT:
        return answer_put(edition, game, player, seat)
    return answer_own_space(edition, game, player, seat)


@rule
def choose_action(edition: Edition, game: Game, player: Player) -> int:
    """The player's action for the seat that has to decide; not for chance."""
    decision = game.decision
    seat = game.actor + 0
    if decision == Decision.TURN:
        return answer_turn(edition, game, player, seat)
    if decision == Decision.END_TURN:
        return answer_end_turn(edition, game, player, seat)
    if decision == Decision.BUY:
        return answer_buy(edition, game, player, seat)
    if decision == Decision.BID:
        return answer_bid(edition, game, player, seat)
    if decision == Decision.RAISE_CASH:
        return answer_debt(edition, game, player, seat)
    if decision == Decision.OFFER:
        return answer_offering(edition, game, player, seat)
    if decision == Decision.ANSWER_OFFER:
        return answer_offer(edition, game, player, seat)
    if decision >= Decision.SPECIAL:
        return choose_special(edition, game, player, seat)
    return choose_rarer(edition, game, player, seat)

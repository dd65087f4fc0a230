"""What is allowed: every action with the rule that allows or refuses it.

A refusal is a number: 0 if the action is allowed, else the reason and what it
is about (`groups.because`).  `answers.do_action` does what is allowed here.
"""

from freehold.jit import rule
from freehold.rules.auctions import why_not_bid
from freehold.rules.buildings import (
    why_not_build,
    why_not_sell_group,
    why_not_sell_whole,
)
from freehold.rules.credit import why_not_sell_deed
from freehold.rules.debts import (
    why_not_accept_settlement,
    why_not_give_up,
    why_not_settle,
    why_not_settle_for,
)
from freehold.rules.decks import is_face_down
from freehold.rules.force import faces_of, why_not_place_token
from freehold.rules.groups import because, is_plot, why_not_from_bank
from freehold.rules.jail import (
    why_not_pay_fine,
    why_not_stay,
    why_not_throw,
    why_not_use_card,
)
from freehold.rules.mortgages import why_not_lift, why_not_lift_now, why_not_mortgage
from freehold.rules.plots import why_not_build_base, why_not_sell_top
from freehold.rules.remote import why_not_buy_remote
from freehold.rules.rent import why_not_ask_rent
from freehold.rules.seats import is_seat_in
from freehold.rules.setup import why_not_figure
from freehold.rules.shortage import why_not_place_here
from freehold.rules.specials import (
    why_not_go_to,
    why_not_take,
    why_not_take_money,
    why_not_target,
    why_not_use,
)
from freehold.rules.trades import (
    why_not_offer_card,
    why_not_offer_deed,
    why_not_propose,
    why_not_trade,
)
from freehold.rules.turn import why_not_buy, why_not_end
from freehold.state import Edition, Game
from freehold.vocabulary import (
    AMOUNTS,
    ASK_RENT,
    BID,
    BUILD,
    BUY_REMOTE,
    CARD,
    DEAL,
    DICE,
    DIE,
    FAMILY,
    FIGURE,
    FORCE_FACE,
    GIVE_CASH,
    GO_TO,
    LIFT,
    MAX_AMOUNT,
    MORTGAGE,
    N_ACTIONS,
    OFFER_CARD,
    OFFER_DEED,
    OPEN,
    PLACE,
    SELL,
    SELL_DEED,
    SELL_GROUP,
    SELL_WHOLE,
    SETTLE,
    SETTLE_FOR,
    TAKE,
    TARGET,
    TRADE,
    WANT_CASH,
    Answer,
    Decision,
    Phase,
    Reason,
    SpecialEffect,
)


@rule
def family_of(action: int) -> int:
    """The family that an action belongs to; plain answers belong to family 0."""
    if action < AMOUNTS:
        return action - action % FAMILY
    return action - (action - AMOUNTS) % MAX_AMOUNT


@rule
def why_not_call_time(edition: Edition, game: Game) -> int:
    """Q-5: the host may say once that the agreed time is over, whatever the game waits for."""
    if not edition.timed:
        return because(Reason.NOT_A_TIMED_GAME, 0)
    if game.time_up:
        return because(Reason.TIME_ALREADY_CALLED, 0)
    return 0


@rule
def why_not_open(edition: Edition, game: Game, seat: int) -> int:
    """TURN-9: any other seat may ask for the word while the game waits between two actions.

    PL-2-2, F-26: where all business belongs to the own turn, only to ask for rent.
    """
    if edition.sales_before_roll and edition.no_trades and not edition.rent_on_demand:
        return because(Reason.NOT_IN_THIS_EDITION, 0)
    if seat == game.actor:
        return because(Reason.THAT_IS_YOU, 0)
    if not is_seat_in(game, seat):
        return because(Reason.SEAT_IS_OUT, 0)
    return 0


@rule
def refusal_to_sell(edition: Edition, game: Game, seat: int, action: int) -> int:
    """SELL-1, MORT-1, TRADE-1, DEBT-1: what brings cash, in business and in need."""
    family = family_of(action)
    index = action - family
    if family == SELL:
        return why_not_sell_top(edition, game, seat, index)
    if family == SELL_DEED:
        return why_not_sell_deed(edition, game, seat, index)
    if family == SELL_WHOLE:
        return why_not_sell_whole(edition, game, seat, index)
    if family == SELL_GROUP:
        return why_not_sell_group(edition, game, seat, index)
    if family == MORTGAGE:
        return why_not_mortgage(edition, game, seat, index)
    if family == TRADE:
        return why_not_trade(edition, game, seat, index)
    return because(Reason.NOT_NOW, 0)


@rule
def refusal_of_business(edition: Edition, game: Game, seat: int, action: int) -> int:
    """TURN-9: building, selling, mortgaging, lifting, trading, and asking for rent."""
    family = family_of(action)
    if family == BUILD:
        if is_plot(edition, action - family):
            return why_not_build_base(edition, game, seat, action - family)
        return why_not_build(edition, game, seat, action - family)
    if family == BUY_REMOTE:
        return why_not_buy_remote(edition, game, seat, action - family)
    if family == LIFT:
        return why_not_lift(edition, game, seat, action - family)
    if family == ASK_RENT:
        return why_not_ask_rent(game, seat, action - family)
    return refusal_to_sell(edition, game, seat, action)


@rule
def refusal_on_turn(edition: Edition, game: Game, seat: int, action: int) -> int:
    """TURN-1: roll; JAIL-2, JAIL-3, JAIL-4: or get out of jail first; B-20: or decline to."""
    if action == Answer.ROLL:
        if game.decision != Decision.TURN:
            return because(Reason.NOT_NOW, 0)
        return why_not_throw(edition, game, seat)
    if action == Answer.END:
        return why_not_end(edition, game)
    family = family_of(action)
    if family == OPEN:
        return why_not_open(edition, game, action - family)
    if family != 0:
        return refusal_of_business(edition, game, seat, action)
    if game.decision == Decision.TURN:
        if action == Answer.PAY:
            return why_not_pay_fine(edition, game, seat)
        if action == Answer.USE_CARD:
            return why_not_use_card(edition, game, seat)
        if action == Answer.STAY:
            return why_not_stay(edition, game, seat)
    return because(Reason.NOT_NOW, 0)


@rule
def refusal_in_debt(edition: Edition, game: Game, seat: int, action: int) -> int:
    """DEBT-1: sell, mortgage, trade; B-7: settle; DEBT-2: give up."""
    if action == Answer.GIVE_UP:
        return why_not_give_up(edition, game, seat)
    if family_of(action) == SETTLE:
        return why_not_settle(edition, game, seat, action - SETTLE)
    return refusal_to_sell(edition, game, seat, action)


@rule
def refusal_in_offer(edition: Edition, game: Game, seat: int, action: int) -> int:
    """TRADE-3: deeds, cards and cash are laid on the table; the offer is made or dropped."""
    other = game.agenda_other[game.n_agenda - 1]
    if action == Answer.CANCEL:
        return 0
    if action == Answer.PROPOSE:
        return why_not_propose(edition, game, seat, other)
    family = family_of(action)
    index = action - family
    if family == OFFER_DEED:
        return why_not_offer_deed(edition, game, seat, other, index)
    if family == OFFER_CARD:
        return why_not_offer_card(edition, game, seat, other, index)
    if family == GIVE_CASH:
        return 0 if index <= game.cash[seat] else because(Reason.TOO_LITTLE_CASH, index)
    if family == WANT_CASH:
        return 0 if index <= game.cash[other] else because(Reason.PARTNER_LACKS_CASH, index)
    return because(Reason.NOT_NOW, 0)


@rule
def refusal_of_answer(edition: Edition, game: Game, action: int) -> int:
    """TRADE-1: accept, refuse, or make a counter-offer."""
    if action == Answer.ACCEPT or action == Answer.REFUSE:
        return 0
    if action == Answer.COUNTER:
        if game.counters >= edition.max_counter_offers:
            return because(Reason.COUNTERED_TOO_OFTEN, edition.max_counter_offers)
        return 0
    return because(Reason.NOT_NOW, 0)


@rule
def refusal_of_outcome(edition: Edition, game: Game, action: int) -> int:
    """SETUP-2, SETUP-4, TURN-1, Q-1: what chance can bring."""
    family = family_of(action)
    index = action - family
    decision = game.decision
    if decision == Decision.DRAW_CARD:
        if family != CARD:
            return because(Reason.NOT_NOW, 0)
        deck = game.agenda_extra[game.n_agenda - 1]
        if index >= edition.n_cards[deck] or not is_face_down(game, deck, index):
            return because(Reason.CARD_IS_OUT, index)
        return 0
    if decision == Decision.DEAL_DEED:
        if family != DEAL:
            return because(Reason.NOT_NOW, 0)
        return why_not_from_bank(edition, game, index)
    if decision == Decision.SPECIAL_THROW or decision == Decision.DUEL_THROW:
        return 0 if family == DIE and index < 6 else because(Reason.NOT_NOW, 0)
    if decision == Decision.FORCE_THROW:
        if family != FORCE_FACE or faces_of(edition, index) == 0:
            return because(Reason.NOT_NOW, 0)
        return 0
    if family != DICE or index >= 36:
        return because(Reason.NOT_NOW, 0)
    return 0


@rule
def is_chance(decision: int) -> bool:
    """Whether chance answers a decision."""
    return (
        decision == Decision.ROLL
        or decision == Decision.RENT_THROW
        or decision == Decision.DRAW_CARD
        or decision == Decision.THROW_FOR_START
        or decision == Decision.DEAL_DEED
        or decision == Decision.SPECIAL_THROW
        or decision == Decision.DUEL_THROW
        or decision == Decision.TOKEN_THROW
        or decision == Decision.FORCE_THROW
    )


@rule
def either(action: int, first: int, second: int) -> int:
    """A question with two answers."""
    if action == first or action == second:
        return 0
    return because(Reason.NOT_NOW, 0)


@rule
def refusal_of_smaller(edition: Edition, game: Game, seat: int, action: int) -> int:
    """The decisions that have a few answers of their own."""
    decision = game.decision
    space = game.decision_space
    family = family_of(action)
    if decision == Decision.BUY:
        if action == Answer.BUY:
            return why_not_buy(edition, game, seat, space)
        return either(action, Answer.DECLINE, Answer.DECLINE)
    if decision == Decision.BID:
        if family == BID:
            return why_not_bid(game, seat, action - family)
        return either(action, Answer.PASS, Answer.PASS)
    if decision == Decision.PASSED_MORTGAGE:
        if action == Answer.LIFT_NOW:
            return why_not_lift_now(edition, game, seat, space)
        return either(action, Answer.KEEP, Answer.KEEP)
    if decision == Decision.LEAVE_BY_DOUBLE:
        return either(action, Answer.MOVE, Answer.STAY)
    if decision == Decision.PAY_AFTER_THROW:
        if action == Answer.PAY:
            return why_not_pay_fine(edition, game, seat)
        return either(action, Answer.STAY, Answer.STAY)
    if decision == Decision.WANT_BUILDING:
        return either(action, Answer.CLAIM, Answer.WAIVE)
    if decision == Decision.PLACE_BUILDING and family == PLACE:
        lot = game.agenda_extra[game.n_agenda - 1]
        return why_not_place_here(edition, game, seat, action - family, lot)
    if decision == Decision.CHOOSE_FIGURE and family == FIGURE:
        return why_not_figure(edition, game, action - family)
    if decision == Decision.SETTLE_FOR:
        if family == SETTLE_FOR:
            return why_not_settle_for(game, action - family)
        return either(action, Answer.CANCEL, Answer.CANCEL)
    if decision == Decision.ANSWER_SETTLEMENT:
        if action == Answer.ACCEPT:
            return why_not_accept_settlement(edition, game, seat, space)
        return either(action, Answer.REFUSE, Answer.REFUSE)
    return because(Reason.NOT_NOW, 0)


@rule
def refusal_of_space(edition: Edition, game: Game, seat: int, action: int) -> int:
    """CW-M-L3, CW-M-L6, SG-F-D1, E2-F-5: where the figure, another's, or the token goes."""
    top = game.n_agenda - 1
    phase = game.agenda_phase[top]
    family = family_of(action)
    if action == Answer.DECLINE:
        if phase == Phase.PLACE_TOKEN:
            return 0
        if phase == Phase.CHOOSE_OWN_SPACE:
            if game.agenda_extra[top] == SpecialEffect.MOVE_ANYWHERE:
                return 0
        return because(Reason.MUST_NOT_DECLINE, 0)
    if family != GO_TO:
        return because(Reason.NOT_NOW, 0)
    if phase == Phase.PLACE_TOKEN:
        return why_not_place_token(edition, game, action - family)
    if phase == Phase.PUT_SEAT:
        return why_not_go_to(edition, game, game.agenda_other[top], action - family)
    return why_not_go_to(edition, game, seat, action - family)


@rule
def refusal_of_special(edition: Edition, game: Game, seat: int, action: int) -> int:
    """Missions, powers and the Force: their decisions."""
    decision = game.decision
    family = family_of(action)
    if decision == Decision.SPECIAL:
        if action == Answer.USE:
            return why_not_use(edition, game, seat)
        return either(action, Answer.DECLINE, Answer.DECLINE)
    if decision == Decision.TAKE_FREE:
        if action == Answer.TAKE_MONEY:
            return why_not_take_money(game)
        if family == TAKE:
            return why_not_from_bank(edition, game, action - family)
    elif decision == Decision.CHOOSE_PROPERTY:
        if family == TAKE:
            return why_not_take(edition, game, seat, action - family)
    elif family == TARGET:
        return why_not_target(game, seat, action - family)
    return because(Reason.NOT_NOW, 0)


@rule
def refusal(edition: Edition, game: Game, action: int) -> int:
    """Why an action is not allowed now, or 0 if it is."""
    decision = game.decision
    if decision == Decision.GAME_OVER:
        return because(Reason.GAME_IS_OVER, 0)
    if action < 0 or action >= N_ACTIONS:
        return because(Reason.NOT_NOW, 0)
    if action == Answer.TIME_UP:
        return why_not_call_time(edition, game)
    if is_chance(decision):
        return refusal_of_outcome(edition, game, action)
    seat = game.actor
    if decision == Decision.TURN or decision == Decision.END_TURN:
        return refusal_on_turn(edition, game, seat, action)
    if decision == Decision.RAISE_CASH:
        return refusal_in_debt(edition, game, seat, action)
    if decision == Decision.BUSINESS:
        if action == Answer.DONE:
            return 0
        return refusal_of_business(edition, game, seat, action)
    if decision == Decision.OFFER:
        return refusal_in_offer(edition, game, seat, action)
    if decision == Decision.ANSWER_OFFER:
        return refusal_of_answer(edition, game, action)
    if decision == Decision.CHOOSE_SPACE:
        return refusal_of_space(edition, game, seat, action)
    if decision >= Decision.SPECIAL:
        return refusal_of_special(edition, game, seat, action)
    return refusal_of_smaller(edition, game, seat, action)


@rule
def is_legal(edition: Edition, game: Game, action: int) -> bool:
    """Whether an action is allowed now."""
    return refusal(edition, game, action) == 0

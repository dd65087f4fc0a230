"""What each action does, once `legality.refusal` has let it through."""

from freehold.jit import rule
from freehold.rules.agenda import ask, pop, push, tell
from freehold.rules.auctions import bid, pass_auction
from freehold.rules.buildings import sell, sell_group, sell_whole
from freehold.rules.cards import on_draw_card
from freehold.rules.credit import sell_deed
from freehold.rules.debts import on_answer_settlement, on_settle_for, open_settlement
from freehold.rules.ending import go_bankrupt
from freehold.rules.force import (
    on_fight_throw,
    on_force_throw,
    on_token_place,
    on_token_throw,
)
from freehold.rules.groups import is_plot
from freehold.rules.jail import (
    on_leave_by_double,
    on_pay_after_throw,
    pay_fine,
    stay,
    use_card,
)
from freehold.rules.legality import family_of
from freehold.rules.money import review_credit
from freehold.rules.mortgages import lift, mortgage, on_passed_mortgage
from freehold.rules.plots import build_base, sell_base
from freehold.rules.remote import buy_remote
from freehold.rules.rent import ask_rent, on_rent_throw
from freehold.rules.setup import on_choose_figure, on_deal_deed, on_throw_for_start
from freehold.rules.shortage import build_or_contest, on_place_building, on_want_building
from freehold.rules.specials import (
    on_duel_throw,
    on_own_space,
    on_put,
    on_special,
    on_special_throw,
    on_take,
    on_take_free,
    on_take_money,
    on_target,
)
from freehold.rules.trades import end_trade, on_answer_offer, open_trade, propose
from freehold.rules.turn import end_turn_at_once, on_buy, on_roll, roll
from freehold.state import Edition, Game
from freehold.vocabulary import (
    ASK_RENT,
    BID,
    BUILD,
    BUY_REMOTE,
    CARD,
    CHANCE,
    DEAL,
    DIE,
    FAMILY,
    FIGURE,
    FORCE_FACE,
    GIVE_CASH,
    GO_TO,
    LIFT,
    MORTGAGE,
    NOBODY,
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
    Answer,
    Decision,
    Event,
    Phase,
)


@rule
def ask_business(game: Game) -> None:
    """TURN-9: a seat off turn has the word."""
    ask(game, game.agenda_seat[game.n_agenda - 1], Decision.BUSINESS, -1)


@rule
def ask_rent_throw(game: Game) -> None:
    """B-2: both dice are thrown for a utility's rent."""
    ask(game, CHANCE, Decision.RENT_THROW, game.agenda_space[game.n_agenda - 1])


@rule
def do_business(edition: Edition, game: Game, seat: int, action: int) -> None:
    """TURN-9: one piece of business; BUILD-8: a building may be contested."""
    family = family_of(action)
    index = action - family
    if family == BUILD:
        if is_plot(edition, index):
            build_base(edition, game, seat, index)
        else:
            build_or_contest(edition, game, seat, index)
    elif family == BUY_REMOTE:
        buy_remote(edition, game, seat, index)
    elif family == SELL_DEED:
        sell_deed(edition, game, seat, index)
        review_credit(edition, game, seat)
    elif family == SELL:
        if is_plot(edition, index):
            sell_base(edition, game, seat, index)
        else:
            sell(edition, game, seat, index)
        review_credit(edition, game, seat)
    elif family == SELL_WHOLE:
        sell_whole(edition, game, seat, index)
    elif family == SELL_GROUP:
        sell_group(edition, game, seat, index)
    elif family == MORTGAGE:
        mortgage(edition, game, seat, index)
    elif family == LIFT:
        lift(edition, game, seat, index)
    elif family == TRADE:
        open_trade(game, seat, index)
    elif family == ASK_RENT:
        ask_rent(edition, game, seat, index)


@rule
def do_on_turn(edition: Edition, game: Game, seat: int, action: int) -> None:
    """The seat on turn rolls, leaves jail or ends the turn; others may ask for the word."""
    family = family_of(action)
    if action == Answer.ROLL:
        roll(game)
    elif action == Answer.END:
        end_turn_at_once(game)
    elif action == Answer.PAY:
        pay_fine(edition, game, seat)
    elif action == Answer.USE_CARD:
        use_card(edition, game, seat)
    elif action == Answer.STAY:
        stay(game, seat)
        end_turn_at_once(game)
    elif family == OPEN:
        push(game, Phase.BUSINESS, action - family, NOBODY, -1, 0, 0)
        tell(game, Event.BUSINESS_OPENED, action - family, NOBODY, -1, 0)
    else:
        do_business(edition, game, seat, action)


@rule
def do_in_debt(edition: Edition, game: Game, seat: int, action: int) -> None:
    """DEBT-1, DEBT-2: raise cash, settle in property, or give up."""
    if action == Answer.GIVE_UP:
        go_bankrupt(edition, game, seat, game.agenda_other[game.n_agenda - 1])
    elif family_of(action) == SETTLE:
        open_settlement(game, seat, action - SETTLE)
    else:
        do_business(edition, game, seat, action)


@rule
def do_in_business(edition: Edition, game: Game, seat: int, action: int) -> None:
    """TURN-9: business off turn, until the seat is done."""
    if action == Answer.DONE:
        tell(game, Event.BUSINESS_CLOSED, seat, NOBODY, -1, 0)
        pop(game)
    else:
        do_business(edition, game, seat, action)


@rule
def do_in_offer(game: Game, action: int) -> None:
    """TRADE-3: what lies on the table is taken back by naming it again."""
    family = family_of(action)
    index = action - family
    if action == Answer.CANCEL:
        end_trade(game)
    elif action == Answer.PROPOSE:
        propose(game)
    elif family == OFFER_DEED:
        game.offered ^= 1 << index
    elif family == OFFER_CARD:
        game.card_offered[index] = 1 - game.card_offered[index]
    elif family == GIVE_CASH:
        game.offer_cash = index
    else:
        game.offer_cash = -index


@rule
def do_outcome(edition: Edition, game: Game, decision: int, action: int) -> None:
    """Chance has spoken."""
    if decision == Decision.DRAW_CARD:
        on_draw_card(edition, game, action - CARD)
    elif decision == Decision.DEAL_DEED:
        on_deal_deed(edition, game, action - DEAL)
    elif decision == Decision.SPECIAL_THROW:
        on_special_throw(edition, game, action - DIE + 1)
    elif decision == Decision.DUEL_THROW:
        on_duel_throw(edition, game, action - DIE + 1)
    elif decision == Decision.FORCE_THROW:
        if game.agenda_phase[game.n_agenda - 1] == Phase.FIGHT:
            on_fight_throw(edition, game, action - FORCE_FACE)
        else:
            on_force_throw(edition, game, action - FORCE_FACE)
    else:
        # So that it is seen never to be negative: that is divided sooner.
        thrown = action & (FAMILY - 1)
        first = thrown // 6 + 1
        second = thrown % 6 + 1
        if decision == Decision.ROLL:
            on_roll(edition, game, first, second)
        elif decision == Decision.THROW_FOR_START:
            on_throw_for_start(game, first, second)
        elif decision == Decision.TOKEN_THROW:
            on_token_throw(edition, game, first, second)
        else:
            seat = game.agenda_seat[game.n_agenda - 1]
            space = game.agenda_space[game.n_agenda - 1]
            tell(game, Event.RENT_THROWN, seat, NOBODY, space, first * 10 + second)
            on_rent_throw(edition, game, first + second)


@rule
def do_smaller(
    edition: Edition, game: Game, decision: int, seat: int, space: int, action: int
) -> None:
    """The decisions that have a few answers of their own."""
    if decision == Decision.BUY:
        on_buy(edition, game, seat, space, action)
    elif decision == Decision.BID:
        if action == Answer.PASS:
            pass_auction(game, seat)
        else:
            bid(game, seat, action - BID)
    elif decision == Decision.PASSED_MORTGAGE:
        on_passed_mortgage(edition, game, seat, space, action)
    elif decision == Decision.LEAVE_BY_DOUBLE:
        on_leave_by_double(edition, game, seat, action)
    elif decision == Decision.PAY_AFTER_THROW:
        on_pay_after_throw(edition, game, seat, action)
    elif decision == Decision.WANT_BUILDING:
        on_want_building(game, seat, action)
    elif decision == Decision.PLACE_BUILDING:
        on_place_building(edition, game, action - PLACE)
    elif decision == Decision.CHOOSE_FIGURE:
        on_choose_figure(game, seat, action - FIGURE)
    elif decision == Decision.SETTLE_FOR:
        if action == Answer.CANCEL:
            pop(game)
        else:
            on_settle_for(game, action - SETTLE_FOR)
    else:
        on_answer_settlement(edition, game, action)


@rule
def do_special_answer(edition: Edition, game: Game, decision: int, seat: int, action: int) -> None:
    """Missions, powers and the Force: what was chosen."""
    phase = game.agenda_phase[game.n_agenda - 1]
    if decision == Decision.SPECIAL:
        on_special(edition, game, seat, action)
    elif decision == Decision.TAKE_FREE:
        if action == Answer.TAKE_MONEY:
            on_take_money(game, seat)
        else:
            on_take_free(edition, game, seat, action - TAKE)
    elif decision == Decision.CHOOSE_PROPERTY:
        on_take(edition, game, seat, action - TAKE)
    elif decision == Decision.CHOOSE_SEAT:
        on_target(edition, game, seat, action - TARGET)
    elif action == Answer.DECLINE:
        pop(game)
    elif phase == Phase.PLACE_TOKEN:
        on_token_place(game, action - GO_TO)
    elif phase == Phase.PUT_SEAT:
        on_put(edition, game, seat, action - GO_TO)
    else:
        on_own_space(edition, game, seat, action - GO_TO)


@rule
def do_action(
    edition: Edition, game: Game, decision: int, seat: int, space: int, action: int
) -> None:
    """What an answer to a decision does."""
    if decision == Decision.TURN or decision == Decision.END_TURN:
        do_on_turn(edition, game, seat, action)
    elif seat == CHANCE:
        do_outcome(edition, game, decision, action)
    elif decision == Decision.RAISE_CASH:
        do_in_debt(edition, game, seat, action)
    elif decision == Decision.BUSINESS:
        do_in_business(edition, game, seat, action)
    elif decision == Decision.OFFER:
        do_in_offer(game, action)
    elif decision == Decision.ANSWER_OFFER:
        on_answer_offer(edition, game, action)
    elif decision >= Decision.SPECIAL:
        do_special_answer(edition, game, decision, seat, action)
    else:
        do_smaller(edition, game, decision, seat, space, action)

"""The table of contents: read it beside a rulebook.

`run_phase` names every part of the game, in the words of the books, and the
chapter that plays it; `legality.refusal` has every action with the rule that
allows it, and `answers.do_action` what each one does.

F-32: what not every one of the books says, but all are held to, is played alike.
"""

from freehold.jit import rule
from freehold.rules.agenda import nothing_asked, tell
from freehold.rules.answers import ask_business, ask_rent_throw, do_action
from freehold.rules.auctions import go_on_with_auction, next_bank_auction
from freehold.rules.cards import collect_each, draw_card, pay_each
from freehold.rules.credit import test_credit
from freehold.rules.debts import ask_answer_settlement, ask_settle_for, settle_debt
from freehold.rules.ending import count_wealth, game_over
from freehold.rules.force import (
    ask_force_throw,
    ask_token_place,
    go_on_with_fights,
    throw_for_tokens,
)
from freehold.rules.jail import ask_leave_by_double, ask_pay_after_throw, move_out_of_jail
from freehold.rules.mortgages import ask_about_passed_mortgages
from freehold.rules.setup import choose_figures, deal_deeds, set_up, throw_for_start
from freehold.rules.shortage import ask_where_to_place, ask_who_wants
from freehold.rules.specials import (
    ask_duel_throw,
    ask_own_space,
    ask_property,
    ask_seat,
    ask_special,
    ask_special_throw,
    ask_to_take,
    ask_where_to_put,
)
from freehold.rules.trades import ask_for_answer, ask_for_offer
from freehold.rules.turn import after_roll, figure_moves, land, offer_deed, take_turn
from freehold.state import Edition, Game
from freehold.vocabulary import NOBODY, Answer, Decision, Event, Phase


@rule
def run_phase(edition: Edition, game: Game) -> None:
    """Do what is on top of the agenda: it asks, puts something on top, or is done."""
    phase = game.agenda_phase[game.n_agenda - 1]
    # A turn, from the roll to what the space brings.
    if phase == Phase.TURN:
        take_turn(edition, game)
    elif phase == Phase.AFTER_ROLL:
        after_roll(edition, game)
    elif phase == Phase.LAND:
        land(edition, game)
    elif phase == Phase.BUY:
        offer_deed(game)
    elif phase == Phase.DRAW_CARD:
        draw_card(edition, game)
    elif phase == Phase.RENT_THROW:
        ask_rent_throw(game)
    # Auctions.
    elif phase == Phase.AUCTION:
        go_on_with_auction(edition, game)
    elif phase == Phase.BANK_AUCTIONS:
        next_bank_auction(edition, game)
    elif phase == Phase.SHORTAGE:
        ask_who_wants(edition, game)
    elif phase == Phase.PLACE_BUILDING:
        ask_where_to_place(edition, game)
    # Money owed.
    elif phase == Phase.DEBT:
        settle_debt(edition, game)
    elif phase == Phase.CREDIT:
        test_credit(edition, game)
    elif phase == Phase.PAY_EACH:
        pay_each(edition, game)
    elif phase == Phase.COLLECT_EACH:
        collect_each(edition, game)
    elif phase == Phase.SETTLEMENT:
        ask_settle_for(game)
    elif phase == Phase.ANSWER_SETTLEMENT:
        ask_answer_settlement(game)
    # Jail.
    elif phase == Phase.MOVE:
        move_out_of_jail(edition, game)
    elif phase == Phase.LEAVE_BY_DOUBLE:
        ask_leave_by_double(game)
    elif phase == Phase.PAY_AFTER_THROW:
        ask_pay_after_throw(game)
    # Business and trades.
    elif phase == Phase.BUSINESS:
        ask_business(game)
    elif phase == Phase.OFFER:
        ask_for_offer(game)
    elif phase == Phase.ANSWER_OFFER:
        ask_for_answer(game)
    elif phase == Phase.PASSED_MORTGAGES:
        ask_about_passed_mortgages(game)
    # Missions and powers.
    elif phase == Phase.SPECIAL:
        ask_special(game)
    elif phase == Phase.SPECIAL_THROW:
        ask_special_throw(game)
    elif phase == Phase.TAKE_FREE:
        ask_to_take(game)
    elif phase == Phase.CHOOSE_OWN_SPACE:
        ask_own_space(game)
    elif phase == Phase.CHOOSE_SEAT:
        ask_seat(game)
    elif phase == Phase.PUT_SEAT:
        ask_where_to_put(game)
    elif phase == Phase.CHOOSE_PROPERTY:
        ask_property(edition, game)
    elif phase == Phase.DUEL:
        ask_duel_throw(game)
    # The Force.
    elif phase == Phase.FORCE_THROW or phase == Phase.FIGHT:
        ask_force_throw(game)
    elif phase == Phase.FIGHTS:
        go_on_with_fights(edition, game)
    elif phase == Phase.PLACE_TOKEN:
        ask_token_place(edition, game)
    elif phase == Phase.FIGURE_MOVES:
        figure_moves(edition, game)
    elif phase == Phase.SET_TOKENS:
        throw_for_tokens(game)
    # Setting up, and the end.
    elif phase == Phase.CHOOSE_FIGURES:
        choose_figures(game)
    elif phase == Phase.DEAL_DEEDS:
        deal_deeds(game)
    elif phase == Phase.THROW_FOR_START:
        throw_for_start(edition, game)
    elif phase == Phase.COUNT_WEALTH:
        count_wealth(edition, game)
    else:
        game_over(game)


@rule
def run(edition: Edition, game: Game) -> None:
    """Go on until somebody has to decide something."""
    while game.decision == Decision.NONE:
        run_phase(edition, game)


@rule
def begin(edition: Edition, game: Game, n_seats: int, seed: int) -> None:
    """Set up a blank game and go on to the first decision."""
    set_up(edition, game, n_seats, seed)
    run(edition, game)


@rule
def step(edition: Edition, game: Game, action: int) -> None:
    """Do a legal action and go on to the next decision."""
    game.n_told = 0
    if action == Answer.TIME_UP:
        # said by the host from outside: the decision under way stays as it is.
        game.time_up = 1
        tell(game, Event.TIME_CALLED, NOBODY, NOBODY, -1, 0)
        return
    decision, seat, space = game.decision, game.actor, game.decision_space
    nothing_asked(game)
    do_action(edition, game, decision, seat, space, action)
    run(edition, game)

"""A player that does anything that is allowed: the floor, and the tester of the rules.

Written as rule code, so that it plays interpreted, compiled and on a GPU.
It guesses a few actions and takes the first that is legal, so every legal
action can come up and no decision costs a walk through all of them.
"""

from freehold.chance import draw
from freehold.jit import rule
from freehold.rules.auctions import lowest_bid
from freehold.rules.flow import step
from freehold.rules.groups import is_plot
from freehold.rules.legality import is_legal
from freehold.rules.outcomes import outcome
from freehold.state import Edition, Game
from freehold.vocabulary import (
    ASK_RENT,
    BID,
    BUILD,
    BUY_REMOTE,
    CHANCE,
    FIGURE,
    GIVE_CASH,
    GO_TO,
    LIFT,
    MORTGAGE,
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
)

GUESSES = 6


@rule
def guess_business(edition: Edition, game: Game) -> int:
    """Some piece of business, allowed or not; building comes up most."""
    remote = edition.remote_purchases or edition.deeds_sold_to_bank
    kind = draw(game, 14 if remote else 12)
    space = draw(game, edition.n_spaces)
    if kind < 4:
        return BUILD + space
    if kind == 4:
        return SELL + space
    if kind == 5:
        return SELL_WHOLE + space
    if kind == 6:
        return SELL_GROUP + draw(game, edition.n_groups)
    if kind == 7:
        return MORTGAGE + space
    if kind == 8:
        return LIFT + space
    if kind == 9:
        return TRADE + draw(game, game.n_seats)
    if kind == 10:
        return OPEN + draw(game, game.n_seats)
    if kind == 12:
        return BUY_REMOTE + space
    if kind == 13:
        return SELL_DEED + space
    return ASK_RENT + space


@rule
def first_from(edition: Edition, game: Game, family: int, start: int, size: int) -> int:
    """The first legal action of a family, going round from one of them; -1 if none."""
    for i in range(size):
        action = family + (start + i) % size
        if is_legal(edition, game, action):
            return action
    return -1


@rule
def random_claim(game: Game) -> int:
    """The owner of the oldest claim asks for it, or asks for the word to do so."""
    owner = game.claim_owner[0]
    if owner == game.actor:
        return ASK_RENT + game.claim_space[0]
    return OPEN + owner


@rule
def random_base(edition: Edition, game: Game) -> int:
    """A base on some plot of the planet where the figure stands, half of the time; or -1."""
    at = game.at[game.actor]
    if not is_plot(edition, at) or draw(game, 2) == 0:
        return -1
    group = edition.group[at]
    size = edition.group_size[group]
    start = draw(game, size)
    for i in range(size):
        action = BUILD + edition.member[group][(start + i) % size]
        if is_legal(edition, game, action):
            return action
    return -1


@rule
def random_on_turn(edition: Edition, game: Game, has_clock: int) -> int:
    """Mostly roll; sometimes business; in jail anything; whoever has the clock may look at it."""
    base = random_base(edition, game)
    if base >= 0:
        return base
    for _ in range(GUESSES):
        action = guess_business(edition, game)
        if is_legal(edition, game, action) and draw(game, 4) == 0:
            return action
    if game.n_claims > 0 and draw(game, 2) == 0:
        return random_claim(game)
    if has_clock and game.time_up == 0 and edition.timed and draw(game, 64) == 0:
        return Answer.TIME_UP
    answer = draw(game, 5)
    if is_legal(edition, game, answer):
        return answer
    if game.decision != Decision.TURN:
        return Answer.END
    return Answer.ROLL if is_legal(edition, game, Answer.ROLL) else Answer.STAY


@rule
def random_in_debt(edition: Edition, game: Game) -> int:
    """Give up when it is allowed, half of the time; else sell and mortgage anything."""
    if is_legal(edition, game, Answer.GIVE_UP) and draw(game, 2) == 0:
        return Answer.GIVE_UP
    space = draw(game, edition.n_spaces)
    if is_legal(edition, game, SETTLE + space):
        return SETTLE + space
    for _ in range(2):
        action = guess_business(edition, game)
        if is_legal(edition, game, action):
            return action
    action = first_from(edition, game, MORTGAGE, space, edition.n_spaces)
    if action < 0:
        action = first_from(edition, game, SELL_DEED, space, edition.n_spaces)
    if action < 0:
        action = first_from(edition, game, SELL, space, edition.n_spaces)
    if action < 0:
        action = first_from(edition, game, SELL_GROUP, 0, edition.n_spaces)
    if action < 0:
        action = Answer.GIVE_UP
    return action


@rule
def random_in_offer(edition: Edition, game: Game) -> int:
    """Lay a few things on the table, then propose."""
    seat = game.actor
    other = game.agenda_other[game.n_agenda - 1]
    for _ in range(GUESSES):
        kind = draw(game, 8)
        action = OFFER_DEED + draw(game, edition.n_spaces)
        if kind == 4:
            action = OFFER_CARD + draw(game, max(edition.n_free_cards, 1))
        elif kind == 5:
            action = GIVE_CASH + draw(game, game.cash[seat] // 4 + 1)
        elif kind == 6:
            action = WANT_CASH + draw(game, game.cash[other] // 4 + 1)
        elif kind == 7:
            action = Answer.PROPOSE
        if is_legal(edition, game, action):
            return action
    return Answer.CANCEL


@rule
def random_bid(edition: Edition, game: Game) -> int:
    """Pass, or go a little higher."""
    amount = lowest_bid(game) + draw(game, 40)
    if draw(game, 2) == 0 and is_legal(edition, game, BID + amount):
        return BID + amount
    return Answer.PASS


@rule
def random_answer(edition: Edition, game: Game, first: int, second: int) -> int:
    """One of two answers, whichever is allowed."""
    if draw(game, 2) == 0 and is_legal(edition, game, first):
        return first
    return second


@rule
def random_small(edition: Edition, game: Game) -> int:
    """The decisions that have a few answers of their own."""
    decision = game.decision
    if decision == Decision.BUY:
        if draw(game, 4) > 0 and is_legal(edition, game, Answer.BUY):
            return Answer.BUY
        return Answer.DECLINE
    if decision == Decision.BID:
        return random_bid(edition, game)
    if decision == Decision.PASSED_MORTGAGE:
        return random_answer(edition, game, Answer.LIFT_NOW, Answer.KEEP)
    if decision == Decision.LEAVE_BY_DOUBLE:
        return random_answer(edition, game, Answer.MOVE, Answer.STAY)
    if decision == Decision.PAY_AFTER_THROW:
        return random_answer(edition, game, Answer.PAY, Answer.STAY)
    if decision == Decision.WANT_BUILDING:
        return random_answer(edition, game, Answer.CLAIM, Answer.WAIVE)
    if decision == Decision.PLACE_BUILDING:
        return first_from(edition, game, PLACE, draw(game, edition.n_spaces), edition.n_spaces)
    if decision == Decision.CHOOSE_FIGURE:
        return first_from(edition, game, FIGURE, draw(game, edition.n_figures), edition.n_figures)
    if decision == Decision.SETTLE_FOR:
        return SETTLE_FOR + 1 + draw(game, game.agenda_amount[game.n_agenda - 1])
    if decision == Decision.ANSWER_SETTLEMENT:
        return random_answer(edition, game, Answer.ACCEPT, Answer.REFUSE)
    if draw(game, 3) == 0 and is_legal(edition, game, Answer.COUNTER):
        return Answer.COUNTER
    return random_answer(edition, game, Answer.ACCEPT, Answer.REFUSE)


@rule
def random_special(edition: Edition, game: Game) -> int:
    """Missions, powers and the Force: anything that is allowed."""
    decision = game.decision
    space = draw(game, edition.n_spaces)
    if decision == Decision.SPECIAL:
        return random_answer(edition, game, Answer.USE, Answer.DECLINE)
    if decision == Decision.TAKE_FREE:
        if draw(game, 4) == 0 and is_legal(edition, game, Answer.TAKE_MONEY):
            return Answer.TAKE_MONEY
        return first_from(edition, game, TAKE, space, edition.n_spaces)
    if decision == Decision.CHOOSE_PROPERTY:
        return first_from(edition, game, TAKE, space, edition.n_spaces)
    if decision == Decision.CHOOSE_SPACE:
        if draw(game, 4) == 0 and is_legal(edition, game, Answer.DECLINE):
            return Answer.DECLINE
        return first_from(edition, game, GO_TO, space, edition.n_spaces)
    return first_from(edition, game, TARGET, draw(game, game.n_seats), game.n_seats)


@rule
def random_action(edition: Edition, game: Game) -> int:
    """Some legal action for whoever has to decide, chance and the host included."""
    if game.actor == CHANCE:
        return outcome(edition, game)
    return random_decision(edition, game, 1)


@rule
def random_decision(edition: Edition, game: Game, has_clock: int) -> int:
    """Some legal action for the seat that has to decide; Q-5: the time is the host's to call."""
    decision = game.decision
    if decision == Decision.TURN or decision == Decision.END_TURN:
        return random_on_turn(edition, game, has_clock)
    if decision == Decision.RAISE_CASH:
        return random_in_debt(edition, game)
    if decision == Decision.BUSINESS:
        if game.n_claims > 0 and game.claim_owner[0] == game.actor:
            return ASK_RENT + game.claim_space[0]
        action = guess_business(edition, game)
        return action if is_legal(edition, game, action) else Answer.DONE
    if decision == Decision.OFFER:
        return random_in_offer(edition, game)
    if decision >= Decision.SPECIAL:
        return random_special(edition, game)
    return random_small(edition, game)


@rule
def play_randomly(edition: Edition, game: Game, most_actions: int) -> int:
    """Play on until the game is over or so many actions were done; returns how many."""
    done = 0
    while done < most_actions and game.decision != Decision.GAME_OVER:
        step(edition, game, random_action(edition, game))
        done += 1
    return done

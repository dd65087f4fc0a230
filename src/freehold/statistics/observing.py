"""Observing: what happened is read from the events that the rules tell.

`observe_beginning` is called when a game has been set up, `observe` after every
step while its events are still in the record, `observe_end` when the game is
over or stopped.  All three only read the game, so counting never changes play.
"""

from freehold.jit import rule
from freehold.record import Ints
from freehold.rules.agenda import (
    told_amount,
    told_at,
    told_event,
    told_other,
    told_seat,
    told_space,
)
from freehold.rules.ending import value_of_deed, wealth
from freehold.rules.groups import deeds_of
from freehold.rules.seats import is_out, owes_bank
from freehold.sets import add_to, size_of
from freehold.state import Edition, Game
from freehold.statistics.causes import (
    forget_causes,
    is_cause_open,
    note_card,
    note_fight,
    note_gain,
    note_penalty,
    note_special,
    note_special_throw,
)
from freehold.statistics.course import (
    add_course,
    begin_course,
    houses_of,
    is_look_due,
    judge_half_time,
    take_step,
)
from freehold.statistics.deeds import (
    note_auction,
    note_bankruptcy,
    note_bought,
    note_built,
    note_end_of_ownership,
    note_given_back,
    note_group_sold,
    note_owner,
    note_rent,
    note_rent_due,
)
from freehold.statistics.played import leave_out_turns_beyond
from freehold.statistics.records import (
    ROUND_BINS,
    TURN_BIN,
    TURN_BINS,
    WIN,
    Result,
    Sum,
)
from freehold.vocabulary import (
    MAX_GROUPS,
    MAX_SEATS,
    NOBODY,
    DebtKind,
    Decision,
    Event,
)

BORROWED = 100
"""Noted as the kind of a debt that is about to be paid with the bank's money."""


@rule
def observe_beginning(edition: Edition, game: Game, result: Result, tally: Ints) -> None:
    """A game waits for its first decision; who plays has been written into the result."""
    result.n_seats = game.n_seats
    result.bidding = 0
    result.owned = 0
    for seat in range(MAX_SEATS):
        result.bankrupt_kind[seat] = -1
        result.bankrupt_space[seat] = -1
        result.bankrupt_creditor[seat] = -1
        result.rent_space[seat] = -1
        result.debt_kind[seat] = -1
    for group in range(MAX_GROUPS):
        result.group_seat[group] = -1
    forget_causes(result)
    begin_course(result)
    read_events(edition, game, result, tally)


@rule
def observe_action(edition: Edition, game: Game, result: Result, tally: Ints) -> int:
    """An action was done; `told_at` has what it brought.  Returns how many there have been."""
    actions = result.actions + 1
    result.actions = actions
    if game.n_told > 0:
        read_events(edition, game, result, tally)
    if game.decision == Decision.TURN or game.decision == Decision.END_TURN:
        forget_causes(result)
    return actions


@rule
def observe(edition: Edition, game: Game, result: Result, tally: Ints) -> int:
    """An action was done, and it may be time to look at the table; returns how many there were."""
    actions = observe_action(edition, game, result, tally)
    if is_look_due(game, result):
        take_step(edition, game, result)
    return actions


@rule
def is_counted_only(event: int) -> bool:
    """What happens most often and tells nothing more: turns, rolls, rests and bids."""
    if event == Event.TURN_BEGAN or event == Event.ROLLED:
        return True
    return event == Event.RESTED or event == Event.BID_MADE


@rule
def read_events(edition: Edition, game: Game, result: Result, tally: Ints) -> None:
    """Everything that the last step told."""
    counts = is_cause_open(result)
    traded = 0
    for i in range(game.n_told):
        told = told_at(game, i)
        event = told_event(told)
        add_to(tally, Sum.EVENTS + event, 1)
        if is_counted_only(event):
            if event == Event.TURN_BEGAN:
                result.turns = told_amount(told)
                result.rounds = game.rounds
            continue
        seat, other = told_seat(told), told_other(told)
        space, amount = told_space(told), told_amount(told)
        if event == Event.MOVED:
            add_to(tally, Sum.LANDINGS + space, 1)
        elif event == Event.PAID or event == Event.RENT_DUE or event == Event.DEBT_OPENED:
            read_debt(edition, game, result, tally, event, seat, other, space, amount)
        elif event >= Event.BOUGHT and event <= Event.PAID_INTEREST:
            read_trade_with_bank(edition, game, result, tally, event, other, space, amount)
        elif event == Event.OFFER_ACCEPTED:
            traded = 1
        elif event == Event.DREW_CARD or event >= Event.DEED_PASSED:
            read_rarity(edition, game, result, tally, event, seat, other, space, amount)
            counts = is_cause_open(result)
        elif event == Event.DEED_DEALT:
            add_to(tally, Sum.GOT_FREE + space, 1)
            add_to(tally, Sum.PAID + space, amount)
            note_owner(edition, game, result, tally, space, result.turns)
        elif event == Event.SALARY:
            add_to(tally, Sum.SALARY, amount)
        # What is owed, and now can be paid, is no part of the trade.
        if counts and (traded == 0 or event == Event.PAID):
            read_gains(edition, game, result, tally, event, seat, other, space, amount)


@rule
def read_debt(
    edition: Edition,
    game: Game,
    result: Result,
    tally: Ints,
    event: int,
    seat: int,
    other: int,
    space: int,
    amount: int,
) -> None:
    """Rent and other debts; of a debt that was told, `space` is the kind."""
    if event == Event.RENT_DUE:
        note_rent_due(result, seat, space)
    elif event == Event.DEBT_OPENED:
        result.debt_kind[seat] = space
    else:
        # Both at once: a GPU waits long for either.
        owed, noted = result.debt_kind[seat], result.rent_space[seat]
        add_to(tally, Sum.PAID_KIND + space + 1, amount)
        if edition.bank_credit:
            # PL-9-2: what is paid with borrowed money may still be a seat's ruin.
            borrowed = owes_bank(game, seat) or owed == BORROWED
            result.debt_kind[seat] = space if borrowed else -1
        elif owed == space:
            # Something else may be paid while the cash for a debt is raised.
            result.debt_kind[seat] = -1
        if space == DebtKind.RENT and other != NOBODY:
            note_rent(result, tally, seat, noted, amount)
        elif space == DebtKind.SPECIAL:
            note_penalty(result, tally, seat, amount)


@rule
def read_trade_with_bank(
    edition: Edition,
    game: Game,
    result: Result,
    tally: Ints,
    event: int,
    other: int,
    space: int,
    amount: int,
) -> None:
    """Deeds, buildings and mortgages that the bank sells, buys and lends on."""
    if event == Event.BOUGHT or event == Event.AUCTION_WON:
        turns = result.turns
        if space >= 0:
            note_owner(edition, game, result, tally, space, turns)
        if event == Event.BOUGHT:
            note_bought(tally, space, amount, turns)
        else:
            note_auction(result, tally, other, space, amount, turns)
    elif event == Event.BUILT:
        note_built(edition, result, tally, space)
    elif event == Event.SOLD_BUILDING or event == Event.SOLD_HOTEL_WHOLE:
        add_to(tally, Sum.BUILDING_BACK + space, amount)
    elif event == Event.SOLD_GROUP:
        note_group_sold(edition, tally, space, amount)
    elif event == Event.MORTGAGED:
        add_to(tally, Sum.MORTGAGED + space, 1)
    elif event == Event.LIFTED:
        add_to(tally, Sum.INTEREST + space, amount - edition.mortgage[space])
    elif event == Event.PAID_INTEREST:
        add_to(tally, Sum.INTEREST + space, amount)


@rule
def read_rarity(
    edition: Edition,
    game: Game,
    result: Result,
    tally: Ints,
    event: int,
    seat: int,
    other: int,
    space: int,
    amount: int,
) -> None:
    """What happens now and then: cards, bankruptcies, special rules, fights."""
    if event == Event.DREW_CARD:
        note_card(result, tally, seat, other, amount)
    elif event == Event.DEED_PASSED or event == Event.TOOK_FREE:
        if event == Event.TOOK_FREE:
            add_to(tally, Sum.GOT_FREE + space, 1)
        note_owner(edition, game, result, tally, space, result.turns)
    elif event == Event.DUEL_ENDED:
        note_special_throw(result, tally, amount)
    elif event == Event.SETTLEMENT_ACCEPTED:
        note_rent(result, tally, other, result.rent_space[other], amount)
    elif event == Event.WENT_BANKRUPT:
        note_bankruptcy(game, result, tally, seat, other)
    elif event == Event.CASH_PASSED:
        # The last money of a seat that goes bankrupt over a rent.
        if is_out(game, seat) and result.debt_kind[seat] == DebtKind.RENT:
            note_rent(result, tally, seat, result.rent_space[seat], amount)
    elif event == Event.POT_WON:
        add_to(tally, Sum.POT, amount)
    elif event >= Event.BORROWED:
        read_credit_and_remote(edition, game, result, tally, event, seat, space, amount)
    elif event == Event.USED_SPECIAL:
        note_special(edition, result, tally, seat, amount)
    elif event == Event.SPECIAL_THROWN:
        note_special_throw(result, tally, other)
    elif event == Event.FIGHT_ENDED:
        note_fight(result, tally, seat, other, amount)
    elif event == Event.BEAT:
        # It is no debt that puts this seat out.
        result.debt_kind[other] = -1


@rule
def read_credit_and_remote(
    edition: Edition,
    game: Game,
    result: Result,
    tally: Ints,
    event: int,
    seat: int,
    space: int,
    amount: int,
) -> None:
    """PL-8, PL-9: remote purchases with their commission, deeds sold, risks, money borrowed."""
    if event == Event.BOUGHT_REMOTELY:
        note_owner(edition, game, result, tally, space, result.turns)
        note_bought(tally, space, amount + edition.commission[space], result.turns)
    elif event == Event.BUILT_REMOTELY:
        note_built(edition, result, tally, space)
        add_to(tally, Sum.BUILDING_COST + space, edition.house_commission[space])
    elif event == Event.SOLD_DEED:
        add_to(tally, Sum.BUILDING_BACK + space, amount)
        note_given_back(game, result, tally)
    elif event == Event.RISKED:
        add_to(tally, Sum.RISK, amount)
    elif event == Event.BORROWED:
        add_to(tally, Sum.BORROWED, amount)
        result.debt_kind[seat] = BORROWED


@rule
def read_gains(
    edition: Edition,
    game: Game,
    result: Result,
    tally: Ints,
    event: int,
    seat: int,
    other: int,
    space: int,
    amount: int,
) -> None:
    """Who gains and who loses by an event, while something special is under way."""
    if event == Event.SALARY or event == Event.RECEIVED or event == Event.POT_WON:
        note_gain(result, tally, seat, amount)
    elif event == Event.RISKED:
        # What it costs is paid as a debt.
        note_gain(result, tally, seat, max(amount, 0))
    elif event == Event.LIFTED:
        note_gain(result, tally, seat, edition.mortgage[space] - amount)
    elif event == Event.PAID or event == Event.CASH_PASSED or event == Event.COMMISSION:
        note_gain(result, tally, seat, -amount)
        note_gain(result, tally, other, amount)
    elif event == Event.TOOK_FREE:
        note_gain(result, tally, seat, value_of_deed(edition, game, space))
    elif event == Event.DEED_PASSED:
        # Deeds that are stolen or won in a duel pass as well.
        note_gain(result, tally, seat, -value_of_deed(edition, game, space))
        note_gain(result, tally, other, value_of_deed(edition, game, space))


@rule
def observe_end(edition: Edition, game: Game, result: Result, tally: Ints, most_turns: int) -> None:
    """The game is over, or was stopped: everything that is known only now."""
    if is_look_due(game, result):
        take_step(edition, game, result)
    close_result(edition, game, result)
    if result.stopped and not edition.timed:
        leave_out_turns_beyond(game, result, tally, most_turns)
    judge_half_time(result, tally)
    add_course(edition, result, tally)
    note_end_of_ownership(game, result, tally)
    add_to(tally, Sum.GAMES, 1)
    add_to(tally, Sum.STOPPED, result.stopped)
    add_to(tally, Sum.TURNS, result.turns)
    add_to(tally, Sum.TURNS_SQUARED, result.turns * result.turns)
    add_to(tally, Sum.ROUNDS, result.rounds)
    add_to(tally, Sum.ROUNDS_SQUARED, result.rounds * result.rounds)
    add_to(tally, Sum.ACTIONS, result.actions)
    add_to(tally, Sum.TURN_BINS + min(result.turns // TURN_BIN, TURN_BINS - 1), 1)
    add_to(tally, Sum.ROUND_BINS + min(result.rounds, ROUND_BINS - 1), 1)
    count_wins(result, tally)
    for group in range(edition.n_groups):
        seat = result.group_seat[group]
        if seat >= 0 and (result.winners >> seat) & 1 == 1:
            add_to(tally, Sum.GROUP_WINS + group, 1)


@rule
def close_result(edition: Edition, game: Game, result: Result) -> None:
    """The standing at the end."""
    result.first_seat = max(game.first_seat, 0)
    result.winners = game.winners
    result.turns = game.turns
    result.rounds = game.rounds
    if game.decision != Decision.GAME_OVER:
        result.stopped = 1
    for seat in range(game.n_seats):
        result.wealth[seat] = 0 if is_out(game, seat) else wealth(edition, game, seat)
        result.deeds[seat] = size_of(deeds_of(game, seat))
        result.buildings[seat] = houses_of(edition, game, seat)


@rule
def count_wins(result: Result, tally: Ints) -> None:
    """The win, whole or shared, by player and by place in the order of play."""
    n_winners = 0
    for seat in range(result.n_seats):
        n_winners += (result.winners >> seat) & 1
    for seat in range(result.n_seats):
        player = result.players[seat]
        place = (seat + result.n_seats - result.first_seat) % result.n_seats
        add_to(tally, Sum.PLAYED + player * MAX_SEATS + place, 1)
        add_to(tally, Sum.WEALTH + player, result.wealth[seat])
        if (result.winners >> seat) & 1 == 1:
            add_to(tally, Sum.WON + player * MAX_SEATS + place, WIN // n_winners)

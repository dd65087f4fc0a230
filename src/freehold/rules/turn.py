"""A turn: rolling, landing, rolling again, and passing the dice on."""

from freehold.jit import rule
from freehold.rules.agenda import ask, pop, push, tell
from freehold.rules.auctions import auction_deed
from freehold.rules.claims import why_not_claim
from freehold.rules.ending import is_round_over
from freehold.rules.groups import because, change_owner, is_plot
from freehold.rules.jail import count_jail_turn, throw_in_jail
from freehold.rules.money import owe, pay_bank, receive
from freehold.rules.movement import advance, go_to_jail, move_by_roll
from freehold.rules.plots import can_build_here
from freehold.rules.remote import note_purchase
from freehold.rules.rent import land_on_owned, lose_old_claims
from freehold.rules.risk import take_risk
from freehold.rules.seats import is_jailed, is_out, next_seat, owes_bank
from freehold.rules.specials import special_of_roll
from freehold.sets import is_in
from freehold.state import Edition, Game
from freehold.vocabulary import (
    BANK,
    CHANCE,
    NOBODY,
    Answer,
    DebtKind,
    Decision,
    Event,
    Phase,
    Reason,
    SpaceKind,
)


@rule
def end_turn_at_once(game: Game) -> None:
    """The turn is over and nothing more is asked of the seat."""
    game.moved = 2


@rule
def begin_turn(edition: Edition, game: Game, seat: int) -> None:
    """A new turn: nothing rolled yet, nothing bought from afar.

    PL-7-1: a turn to be missed is over at once.  F-50: with no sales in it.
    """
    game.turn_seat = seat
    game.turns += 1
    game.rolled = 0
    game.moved = 0
    game.doubles = 0
    game.roll_again = 0
    game.just_out = 0
    if edition.remote_purchases:
        game.bought_in = 0
    tell(game, Event.TURN_BEGAN, seat, NOBODY, game.at[seat], game.turns)
    if is_in(game.missing, seat):
        game.misses[seat] -= 1
        if game.misses[seat] == 0:
            game.missing &= ~(1 << seat)
        tell(game, Event.MISSED_TURN, seat, NOBODY, game.at[seat], 0)
        end_turn_at_once(game)
    else:
        count_jail_turn(edition, game, seat)


@rule
def pass_the_dice(edition: Edition, game: Game) -> None:
    """SETUP-2: the turn goes clockwise to the next seat still in the game.

    Q-5, F-21: once time is up the round is played to its end, and wealth is counted.
    HOUSE-5 (house rule): after so many turns the richest wins.
    """
    seat = game.turn_seat
    after = next_seat(game, seat)
    over = is_round_over(game, seat, after)
    game.rounds += over
    if edition.timed and game.time_up and over:
        push(game, Phase.COUNT_WEALTH, NOBODY, NOBODY, -1, 0, 0)
        return
    if is_limit_reached(edition, game):
        push(game, Phase.COUNT_WEALTH, NOBODY, NOBODY, -1, 0, 0)
        return
    begin_turn(edition, game, after)


@rule
def take_another_turn(edition: Edition, game: Game) -> None:
    """CW-M-L4, CW-M-D4, F-38: a new turn of the same seat, doubles counted from nought."""
    if is_limit_reached(edition, game):
        push(game, Phase.COUNT_WEALTH, NOBODY, NOBODY, -1, 0, 0)
    else:
        begin_turn(edition, game, game.turn_seat)


@rule
def is_limit_reached(edition: Edition, game: Game) -> bool:
    """HOUSE-5 (house rule): so many turns are played."""
    if edition.turn_limit == 0 or game.turns < edition.turn_limit:
        return False
    tell(game, Event.TURN_LIMIT_REACHED, NOBODY, NOBODY, -1, game.turns)
    return True


@rule
def take_turn(edition: Edition, game: Game) -> None:
    """The bottom of the agenda: the seat on turn is to roll, or the dice go on."""
    if game.turn_seat == NOBODY:
        begin_turn(edition, game, game.first_seat)
    elif is_out(game, game.turn_seat):
        pass_the_dice(edition, game)
    elif not game.moved:
        ask(game, game.turn_seat, Decision.TURN, -1)
    elif game.moved == 3:
        take_another_turn(edition, game)
    elif game.moved == 1 and is_end_asked(edition, game):
        ask(game, game.turn_seat, Decision.END_TURN, -1)
    else:
        pass_the_dice(edition, game)


@rule
def is_end_asked(edition: Edition, game: Game) -> bool:
    """Whether the seat has the word once more; PL-5-7: where it stands it may want to build."""
    if edition.ask_end_of_turn:
        return True
    return can_build_here(edition, game, game.turn_seat)


@rule
def why_not_end(edition: Edition, game: Game) -> int:
    """B-20: the further roll after a double may be declined, or must be made.

    PL-7-1: that of a card must.
    """
    if game.decision == Decision.END_TURN:
        return 0
    if game.roll_again or game.doubles == 0 or not edition.further_roll_optional:
        return because(Reason.MUST_ROLL, 0)
    return 0


@rule
def roll(game: Game) -> None:
    """TURN-1: both dice are thrown."""
    ask(game, CHANCE, Decision.ROLL, -1)


@rule
def on_roll(edition: Edition, game: Game, first: int, second: int) -> None:
    """TURN-1: move by the sum.

    TURN-4: a double is counted.  TURN-5: the third in a row leads to jail without that move.
    F-10: with Force powers as well.
    PL-10-1: so does the same double twice in a row.
    F-48: counted within one turn, rolls from cards included.
    BUILD-8, RENT-2: with this roll what was left open before it is over.
    """
    seat = game.turn_seat
    repeated = game.doubles > 0 and first == second and first == game.first_die
    game.roll_again = 0
    game.first_die = first
    game.second_die = second
    game.rolled = 1
    game.waived = 0
    lose_old_claims(game)
    tell(game, Event.ROLLED, seat, NOBODY, game.at[seat], first * 10 + second)
    push(game, Phase.AFTER_ROLL, seat, NOBODY, -1, 0, 4 if is_jailed(game, seat) else 0)
    if is_jailed(game, seat):
        throw_in_jail(edition, game, seat)
        return
    game.doubles = game.doubles + 1 if first == second else 0
    if game.doubles == 3:
        tell(game, Event.THIRD_DOUBLE, seat, NOBODY, game.at[seat], 0)
        go_to_jail(edition, game, seat)
    elif repeated and edition.same_double_jails:
        tell(game, Event.SAME_DOUBLE, seat, NOBODY, game.at[seat], first)
        go_to_jail(edition, game, seat)
    else:
        move_by_roll(edition, game, seat)


@rule
def figure_moves(edition: Edition, game: Game) -> None:
    """F-18: after the tokens and their fights the figure moves."""
    top = game.n_agenda - 1
    seat, pips = game.agenda_seat[top], game.agenda_amount[top]
    pop(game)
    advance(edition, game, seat, pips, 0, 0)


@rule
def is_rest(edition: Edition, space: int) -> bool:
    """TURN-7: spaces on which nothing happens."""
    kind = edition.kind[space]
    return kind == SpaceKind.FREE_PARKING or kind == SpaceKind.JAIL


@rule
def is_double_lost(edition: Edition, space: int) -> bool:
    """F-35: whether a double that ends on a space brings no further roll.

    PL-3-3, PL-4-2, PL-7-3: not on the start, the risk space and the event spaces.
    """
    kind = edition.kind[space]
    if edition.double_lost_on_start_risk_cards:
        if kind == SpaceKind.GO or kind == SpaceKind.RISK or kind == SpaceKind.CARDS:
            return True
    return is_rest(edition, space) and not edition.double_after_rest_rolls_again


@rule
def after_roll(edition: Edition, game: Game) -> None:
    """TURN-4, PL-2-3: after a double, with everything it brought, the seat rolls again.

    B-10: so it is in every edition without its special rules.
    TURN-6: not from jail.  F-35: a double that ends on a space of rest counts as well.
    CW-M-3, SG-F-1: before that the roll's mission or power is offered.
    F-11: a move that ended in jail allows neither.
    F-49: a card's further roll counts even where the double's own is lost.
    """
    top = game.n_agenda - 1
    seat, seen = game.agenda_seat[top], game.agenda_extra[top]
    if not is_jailed(game, seat) and seen & 1 == 0:
        game.agenda_extra[top] = seen | 1
        special = special_of_roll(edition, game, seat, seen & 4)
        if special != NOBODY:
            push(game, Phase.SPECIAL, seat, NOBODY, -1, 0, special)
            return
    pop(game)
    if game.moved == 3:
        return
    if game.doubles > 0 and not is_jailed(game, seat):
        if seen & 2 == 0 and not is_double_lost(edition, game.at[seat]):
            return
    if game.roll_again and not is_jailed(game, seat):
        return
    if is_jailed(game, seat):
        end_turn_at_once(game)
    else:
        game.moved = 1


@rule
def lose_double(game: Game) -> None:
    """PL-3-3, PL-4-2, PL-7-3: the roll led to such a space, wherever a card leads from there."""
    below = game.n_agenda - 1
    if below >= 0 and game.agenda_phase[below] == Phase.AFTER_ROLL:
        game.agenda_extra[below] |= 2


# --- landing -------------------------------------------------------------------


@rule
def pay_tax(edition: Edition, game: Game, seat: int, space: int) -> None:
    """TAX-1, B-12: the printed amount, to the bank."""
    owe(edition, game, seat, BANK, edition.price[space], DebtKind.TAX)


@rule
def rest(game: Game, seat: int, space: int) -> None:
    """TURN-7, JAIL-6: on Free Parking and Just Visiting nothing happens."""
    tell(game, Event.RESTED, seat, NOBODY, space, 0)


@rule
def win_pot(game: Game, seat: int, space: int) -> None:
    """HOUSE-1 (house rule): whoever lands on Free Parking takes the pot."""
    won = game.pot + 0
    game.pot = 0
    tell(game, Event.POT_WON, seat, NOBODY, space, won)
    receive(game, seat, won)


@rule
def land_on_free(edition: Edition, game: Game, seat: int, space: int) -> None:
    """BUY-1, PL-5-1: a free deed is offered.

    F-30, HOUSE-3: without auctions nothing would follow from an offer that cannot be taken.
    """
    refusal = why_not_buy(edition, game, seat, space)
    if refusal != 0 and edition.no_auctions:
        reason, about = refusal >> 24, (refusal & 16777215) - 1
        holder = BANK
        if reason == Reason.CLAIMED:
            holder = game.owner[about] + 0
        tell(game, Event.NOT_FOR_SALE, seat, holder, space, reason)
    else:
        push(game, Phase.BUY, seat, BANK, space, 0, 0)


@rule
def land(edition: Edition, game: Game) -> None:
    """TURN-1: act on the space reached."""
    top = game.n_agenda - 1
    seat, space = game.agenda_seat[top], game.agenda_space[top]
    factor, by_card = game.agenda_amount[top], game.agenda_extra[top]
    pop(game)
    if by_card == 0 and is_double_lost(edition, space):
        lose_double(game)
    kind = edition.kind[space]
    if edition.group[space] >= 0:
        if game.owner[space] == BANK:
            land_on_free(edition, game, seat, space)
        else:
            land_on_owned(edition, game, seat, space, by_card, factor)
    elif kind == SpaceKind.RISK:
        take_risk(edition, game, seat, space)
    elif kind == SpaceKind.CARDS and by_card != 3:
        push(game, Phase.DRAW_CARD, seat, BANK, space, 0, edition.deck[space])
    elif kind == SpaceKind.TAX:
        pay_tax(edition, game, seat, space)
    elif kind == SpaceKind.GO_TO_JAIL:
        go_to_jail(edition, game, seat)
    elif kind == SpaceKind.FREE_PARKING and game.pot > 0:
        win_pot(game, seat, space)
    else:
        rest(game, seat, space)


# --- buying --------------------------------------------------------------------


@rule
def offer_deed(game: Game) -> None:
    """BUY-1: the seat may buy from the bank."""
    top = game.n_agenda - 1
    ask(game, game.agenda_seat[top], Decision.BUY, game.agenda_space[top])


@rule
def why_not_buy(edition: Edition, game: Game, seat: int, space: int) -> int:
    """BUY-1, PL-5-1: at the printed price, from the cash at hand.

    PL-6-1: customs posts and radar traps likewise.
    PL-9-3: not in debt.  PL-5-3, PL-5-4: not where another has the claim, and a claim first.
    """
    if owes_bank(game, seat):
        return because(Reason.IN_DEBT, game.debt[seat])
    refusal = why_not_claim(edition, game, seat, space)
    if refusal != 0:
        return refusal
    if game.cash[seat] < edition.price[space]:
        return because(Reason.TOO_LITTLE_CASH, edition.price[space])
    return 0


@rule
def on_buy(edition: Edition, game: Game, seat: int, space: int, answer: int) -> None:
    """BUY-1: bought.  BUY-2: or auctioned at once.

    HOUSE-3 (house rule): or left with the bank.
    """
    pop(game)
    if answer == Answer.BUY:
        pay_bank(game, seat, edition.price[space])
        change_owner(edition, game, space, seat)
        if is_plot(edition, space):
            note_purchase(edition, game, space)
        tell(game, Event.BOUGHT, seat, BANK, space, edition.price[space])
    else:
        tell(game, Event.DECLINED, seat, BANK, space, edition.price[space])
        if not edition.no_auctions:
            auction_deed(edition, game, space, seat)

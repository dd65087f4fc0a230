"""Jail: paying, playing a card, trying for doubles, waiting."""

from freehold.jit import rule
from freehold.rules.agenda import ask, pop, push, tell
from freehold.rules.decks import free_card_held_by, return_free_card
from freehold.rules.groups import because
from freehold.rules.money import owe, pay
from freehold.rules.movement import move_by_roll
from freehold.rules.seats import is_jailed
from freehold.state import Edition, Game
from freehold.vocabulary import BANK, NOBODY, Answer, DebtKind, Decision, Event, Phase, Reason


@rule
def fine_due(edition: Edition, game: Game, seat: int) -> int:
    """JAIL-2: the fine.  PL-10-3: less with every turn in jail: 600, then 400, then 200."""
    turns = max(game.jail_turns[seat] - 1, 0)
    return max(edition.fine - turns * edition.fine_step, 0)


@rule
def leave_jail(edition: Edition, game: Game, seat: int, how: int) -> None:
    """The figure stands on Just Visiting.

    PL-10-4: sales and remote purchases have to wait for the next turn.
    """
    if edition.jail_by_fee_only and seat == game.turn_seat:
        game.just_out = 1
    game.jailed &= ~(1 << seat)
    game.jail_turns[seat] = 0
    tell(game, Event.LEFT_JAIL, seat, BANK, game.at[seat], how)


@rule
def is_last_try(edition: Edition, game: Game, seat: int) -> bool:
    """F-31: turns in jail count, tried or not; B-19, Q-4: how many there are."""
    return game.jail_turns[seat] >= edition.jail_turns


@rule
def why_not_pay_fine(edition: Edition, game: Game, seat: int) -> int:
    """JAIL-2, F-5: the fine may be paid at the start of any turn in jail.

    F-23: from the cash at hand, never on credit.
    """
    if not is_jailed(game, seat):
        return because(Reason.NOT_IN_JAIL, 0)
    fine = fine_due(edition, game, seat)
    if game.cash[seat] < fine:
        return because(Reason.TOO_LITTLE_CASH, fine)
    return 0


@rule
def pay_fine(edition: Edition, game: Game, seat: int) -> None:
    """JAIL-2, PL-10-3: pay, then roll and play the turn as usual."""
    pay(edition, game, seat, BANK, fine_due(edition, game, seat), DebtKind.FINE)
    leave_jail(edition, game, seat, 0)


@rule
def why_not_use_card(edition: Edition, game: Game, seat: int) -> int:
    """JAIL-3: a get-out-of-jail card, one's own or bought from another."""
    if not is_jailed(game, seat):
        return because(Reason.NOT_IN_JAIL, 0)
    if free_card_held_by(edition, game, seat) == NOBODY:
        return because(Reason.NO_FREE_CARD, 0)
    return 0


@rule
def use_card(edition: Edition, game: Game, seat: int) -> None:
    """JAIL-3: the turn is then played as usual.  CARD-2: the card goes back under its deck."""
    return_free_card(edition, game, free_card_held_by(edition, game, seat))
    leave_jail(edition, game, seat, 1)


@rule
def why_not_stay(edition: Edition, game: Game, seat: int) -> int:
    """B-5: whoever neither pays nor plays a card may try, or must.

    F-31: on the last turn in jail one must throw.  Q-4: that may be the first.
    PL-10-3: where nobody throws to get out, the turn is missed.
    """
    if not is_jailed(game, seat):
        return because(Reason.NOT_IN_JAIL, 0)
    if edition.jail_by_fee_only:
        return 0
    if edition.jail_try_required or is_last_try(edition, game, seat):
        return because(Reason.MUST_TRY, 0)
    return 0


@rule
def stay(game: Game, seat: int) -> None:
    """F-31: the turn is over, and it counts."""
    tell(game, Event.STAYED_IN_JAIL, seat, BANK, game.at[seat], 0)


@rule
def why_not_throw(edition: Edition, game: Game, seat: int) -> int:
    """JAIL-4: one may throw for a double.  PL-10-3: or has to pay, or to stay."""
    if edition.jail_by_fee_only and is_jailed(game, seat):
        return because(Reason.PAY_OR_STAY, 0)
    return 0


@rule
def count_jail_turn(edition: Edition, game: Game, seat: int) -> None:
    """F-31: a turn in jail counts from its beginning.

    PL-10-3: after the last missed turn the player is free, and must move on.
    """
    if not is_jailed(game, seat):
        return
    game.jail_turns[seat] += 1
    if edition.jail_by_fee_only and game.jail_turns[seat] > edition.jail_turns:
        leave_jail(edition, game, seat, 4)


@rule
def throw_in_jail(edition: Edition, game: Game, seat: int) -> None:
    """JAIL-4: out by a double, and move by it (B-5: must, or may).

    JAIL-5, B-19: no double on the last try: pay the fine and move by that throw.
    Q-4, F-41: in the quick game one may pay after any failed throw, and move by it.
    """
    if game.first_die == game.second_die:
        if edition.jail_double_move_optional:
            push(game, Phase.LEAVE_BY_DOUBLE, seat, BANK, -1, 0, 0)
        else:
            push(game, Phase.MOVE, seat, BANK, -1, 0, 2)
    elif is_last_try(edition, game, seat):
        push(game, Phase.MOVE, seat, BANK, -1, 0, 3)
        owe(edition, game, seat, BANK, fine_due(edition, game, seat), DebtKind.FINE)
    elif edition.jail_pay_after_failed_throw:
        push(game, Phase.PAY_AFTER_THROW, seat, BANK, -1, 0, 0)
    else:
        stay(game, seat)


@rule
def move_out_of_jail(edition: Edition, game: Game) -> None:
    """JAIL-4, JAIL-5: leave, and move by the throw.

    F-4: leaving by a double gives no further roll.
    """
    top = game.n_agenda - 1
    seat, how = game.agenda_seat[top], game.agenda_extra[top]
    pop(game)
    leave_jail(edition, game, seat, how)
    if how == 2 and edition.jail_double_rolls_again:
        game.doubles = 1
    move_by_roll(edition, game, seat)


@rule
def ask_leave_by_double(game: Game) -> None:
    """B-5: the double frees; moving by it is offered."""
    ask(game, game.agenda_seat[game.n_agenda - 1], Decision.LEAVE_BY_DOUBLE, -1)


@rule
def on_leave_by_double(edition: Edition, game: Game, seat: int, answer: int) -> None:
    """B-5: move by the double, or not.

    F-31: not moved by, it leaves the figure on Just Visiting, and the turn is over.
    """
    pop(game)
    if answer == Answer.MOVE:
        push(game, Phase.MOVE, seat, BANK, -1, 0, 2)
    else:
        leave_jail(edition, game, seat, 2)
        # F-37: a throw that did not move the figure brings no mission.
        game.agenda_extra[game.n_agenda - 1] |= 1


@rule
def ask_pay_after_throw(game: Game) -> None:
    """Q-4: the throw failed; the fine is still open."""
    ask(game, game.agenda_seat[game.n_agenda - 1], Decision.PAY_AFTER_THROW, -1)


@rule
def on_pay_after_throw(edition: Edition, game: Game, seat: int, answer: int) -> None:
    """Q-4, F-41: pay and move by the failed throw, or stay: JAIL-4 and JAIL-5 go on."""
    pop(game)
    if answer == Answer.PAY:
        pay(edition, game, seat, BANK, fine_due(edition, game, seat), DebtKind.FINE)
        push(game, Phase.MOVE, seat, BANK, -1, 0, 3)
    else:
        stay(game, seat)

"""Missions and powers: what a six or a double brings besides the move.

Which roll brings what is a table of the edition: trigger, side, pips, the throw
needed, the effect and the penalty.  Everything here is asked in decisions that
any edition could use: a space, a seat, a deed of another, a duel.
"""

from freehold.jit import rule
from freehold.rules.agenda import ask, pop, push, tell
from freehold.rules.ending import go_bankrupt
from freehold.rules.groups import (
    because,
    change_owner,
    deeds_at_bank,
    deeds_of,
    is_deed,
    is_space,
    owns_group,
)
from freehold.rules.money import bank_grants, owe, review_credit
from freehold.rules.movement import advance_to, place_on
from freehold.rules.seats import is_jailed, is_seat_in
from freehold.rules.trades import pass_deed
from freehold.sets import first_of
from freehold.state import Edition, Game
from freehold.vocabulary import (
    BANK,
    CHANCE,
    NOBODY,
    Answer,
    DebtKind,
    Decision,
    Event,
    Pending,
    Phase,
    Reason,
    Side,
    SpaceKind,
    SpecialEffect,
    Trigger,
)


@rule
def side_of(edition: Edition, game: Game, seat: int) -> int:
    """CW-M-2, E2-F-1: a seat is on the side of its figure."""
    side = 0
    if game.figure[seat] != NOBODY:
        side = edition.figure_side[game.figure[seat]]
    return side


@rule
def find_special(edition: Edition, trigger: int, side: int, pips: int) -> int:
    """The row of the edition's table that a roll brings, or -1."""
    for i in range(edition.n_specials):
        if edition.special_trigger[i] == trigger and edition.special_pips[i] == pips:
            if edition.special_side[i] == Side.NONE or edition.special_side[i] == side:
                return i
    return NOBODY


@rule
def special_of_roll(edition: Edition, game: Game, seat: int, from_jail: int) -> int:
    """What the last roll brings besides the move, or -1.

    CW-M-3: a six on either die names a mission, by the other die and the side.
    CW-M-4: 6/6 is mission six and a double as well.
    F-37, F-59: only a roll that moved the figure; the third try that moves after
    paying, and a failed throw that is then paid for, do.
    SG-F-1: a double names a power.  SG-F-2: not one that led out of jail.
    F-4: a 6/6 that leaves jail still allows its mission.
    """
    if not edition.missions and not edition.force_powers:
        return NOBODY
    first, second = game.first_die, game.second_die
    side = side_of(edition, game, seat)
    found = NOBODY
    if edition.missions and first == 6:
        found = find_special(edition, Trigger.SIX, side, second)
    elif edition.missions and second == 6:
        found = find_special(edition, Trigger.SIX, side, first)
    if found == NOBODY and edition.force_powers and first == second and not from_jail:
        found = find_special(edition, Trigger.DOUBLE, side, first)
    return found


@rule
def may_take_from(edition: Edition, game: Game, seat: int, space: int) -> bool:
    """F-15: a deed of another seat that is in no complete group, of whatever kind."""
    if not is_deed(edition, space):
        return False
    owner = game.owner[space]
    if owner == BANK or owner == seat:
        return False
    return not owns_group(edition, game, owner, edition.group[space])


@rule
def n_to_take(edition: Edition, game: Game, seat: int, owner: int) -> int:
    """How many deeds can be taken from others, or from one of them."""
    found = 0
    spaces = edition.deeds & ~(deeds_of(game, BANK) | deeds_of(game, seat))
    if owner != NOBODY:
        spaces &= deeds_of(game, owner)
    while spaces != 0:
        if may_take_from(edition, game, seat, first_of(spaces)):
            found += 1
        spaces &= spaces - 1
    return found


# --- using it ------------------------------------------------------------------


@rule
def ask_special(game: Game) -> None:
    """CW-M-3, SG-F-1: after the move the seat uses it, or does not."""
    ask(game, game.agenda_seat[game.n_agenda - 1], Decision.SPECIAL, -1)


@rule
def why_not_use(edition: Edition, game: Game, seat: int) -> int:
    """SG-F-D6: a duel needs something to fight for; a mission may always be tried."""
    row = game.agenda_extra[game.n_agenda - 1]
    if edition.special_needs[row] == 0 and edition.special_effect[row] == SpecialEffect.DUEL:
        if n_to_take(edition, game, seat, NOBODY) == 0:
            return because(Reason.NOTHING_TO_TAKE, 0)
    return 0


@rule
def on_special(edition: Edition, game: Game, seat: int, answer: int) -> None:
    """CW-M-3: after a mission the turn is over, whatever came of it.

    CW-M-4: but a 6/6 rolls again after it.  F-36: declined, it does, too.
    SG-F-1: a power is used instead of the double's further roll, and ends the turn.
    """
    row = game.agenda_extra[game.n_agenda - 1]
    pop(game)
    if answer != Answer.USE:
        return
    tell(game, Event.USED_SPECIAL, seat, NOBODY, -1, row)
    if edition.special_trigger[row] == Trigger.DOUBLE:
        game.doubles = 0
    if edition.special_needs[row] > 0:
        push(game, Phase.SPECIAL_THROW, seat, NOBODY, -1, 0, row)
    else:
        do_special(edition, game, seat, row)


@rule
def ask_special_throw(game: Game) -> None:
    """CW-M-L1: a mission depends on one die."""
    ask(game, CHANCE, Decision.SPECIAL_THROW, -1)


@rule
def on_special_throw(edition: Edition, game: Game, pips: int) -> None:
    """CW-M-L1 to CW-M-D6: so much or more succeeds; less costs the penalty."""
    top = game.n_agenda - 1
    seat, row = game.agenda_seat[top], game.agenda_extra[top]
    pop(game)
    needed = edition.special_needs[row]
    tell(game, Event.SPECIAL_THROWN, seat, 1 if pips >= needed else 0, needed, pips)
    if pips >= needed:
        do_special(edition, game, seat, row)
    else:
        owe(edition, game, seat, BANK, edition.special_penalty[row], DebtKind.SPECIAL)


@rule
def do_special(edition: Edition, game: Game, seat: int, row: int) -> None:
    """What a mission or a power brings.

    CW-M-L1, CW-M-L2, CW-M-X: free deeds or money.  CW-M-L3, CW-M-D3: a move to any space.
    CW-M-L4, CW-M-D4: another turn.  CW-M-L5: money.  CW-M-L6, CW-M-D6: put a seat elsewhere.
    CW-M-D1, CW-M-D2: steal.  CW-M-D5: beat a seat at once.
    SG-F-D1: leap.  SG-F-D2: money.  SG-F-D3: money from everyone.
    SG-F-D4, SG-F-D5: a card.  SG-F-D6: a duel.
    """
    effect = edition.special_effect[row]
    amount, count = edition.special_amount[row], edition.special_count[row]
    if effect == SpecialEffect.TAKE_FREE:
        open_taking(game, seat, amount, count)
    elif effect == SpecialEffect.MOVE_ANYWHERE:
        push(game, Phase.CHOOSE_OWN_SPACE, seat, NOBODY, -1, 0, SpecialEffect.MOVE_ANYWHERE)
    elif effect == SpecialEffect.LEAP:
        push(game, Phase.CHOOSE_OWN_SPACE, seat, NOBODY, -1, 0, SpecialEffect.LEAP)
    elif effect == SpecialEffect.ANOTHER_TURN:
        # F-38: a new turn: the count of doubles starts again at nought.
        tell(game, Event.ANOTHER_TURN, seat, NOBODY, -1, 0)
        game.moved = 3
    elif effect == SpecialEffect.RECEIVE:
        bank_grants(game, seat, amount)
    elif effect == SpecialEffect.PUT_OTHER or effect == SpecialEffect.BEAT:
        push(game, Phase.CHOOSE_SEAT, seat, NOBODY, -1, 0, effect)
    elif effect == SpecialEffect.STEAL or effect == SpecialEffect.DUEL:
        push(game, Phase.CHOOSE_PROPERTY, seat, NOBODY, -1, count, effect)
    elif effect == SpecialEffect.COLLECT_EACH:
        push(game, Phase.COLLECT_EACH, seat, seat, -1, amount, 0)
    elif effect == SpecialEffect.DRAW_CARD:
        push(game, Phase.DRAW_CARD, seat, BANK, game.at[seat], 0, count)


# --- free deeds ----------------------------------------------------------------


@rule
def open_taking(game: Game, seat: int, amount: int, count: int) -> None:
    """CW-M-L1, CW-M-L2: any of the bank's deeds for nothing, or the money.

    F-43: with none left, the money.
    """
    if deeds_at_bank(game) == 0:
        bank_grants(game, seat, amount)
    else:
        push(game, Phase.TAKE_FREE, seat, NOBODY, -1, amount, count)


@rule
def ask_to_take(game: Game) -> None:
    """CW-M-L2, F-43: two of them, or as many as there are."""
    top = game.n_agenda - 1
    if game.agenda_extra[top] == 0 or deeds_at_bank(game) == 0:
        pop(game)
    else:
        ask(game, game.agenda_seat[top], Decision.TAKE_FREE, -1)


@rule
def why_not_take_money(game: Game) -> int:
    """CW-M-L2: two deeds or the money, not one of each."""
    if game.agenda_other[game.n_agenda - 1] != NOBODY:
        return because(Reason.NOT_NOW, 0)
    return 0


@rule
def on_take_free(edition: Edition, game: Game, seat: int, space: int) -> None:
    """CW-M-L1: the deed is this seat's."""
    top = game.n_agenda - 1
    game.agenda_other[top] = seat
    game.agenda_extra[top] -= 1
    change_owner(edition, game, space, seat)
    tell(game, Event.TOOK_FREE, seat, BANK, space, 0)


@rule
def on_take_money(game: Game, seat: int) -> None:
    """CW-M-L1, CW-M-L2: the money instead."""
    amount = game.agenda_amount[game.n_agenda - 1]
    pop(game)
    bank_grants(game, seat, amount)


# --- spaces --------------------------------------------------------------------


@rule
def ask_own_space(game: Game) -> None:
    """CW-M-L3, SG-F-D1: where to?"""
    ask(game, game.agenda_seat[game.n_agenda - 1], Decision.CHOOSE_SPACE, -1)


@rule
def why_not_go_to(edition: Edition, game: Game, seat: int, space: int) -> int:
    """CW-M-L3, SG-F-D1, F-13: any space but the one the figure stands on."""
    if not is_space(edition, space):
        return because(Reason.NO_SUCH_SPACE, 0)
    if game.at[seat] == space and not is_jailed(game, seat):
        return because(Reason.ALREADY_THERE, space)
    return 0


@rule
def on_own_space(edition: Edition, game: Game, seat: int, space: int) -> None:
    """F-13: a move goes forward and GO passed pays; a leap pays only on GO itself.

    F-58: to the jail space it is just visiting; to "go to jail" without salary.
    """
    top = game.n_agenda - 1
    effect = game.agenda_extra[top]
    pop(game)
    if effect == SpecialEffect.LEAP:
        tell(game, Event.LEAPT, seat, NOBODY, space, 0)
        place_on(edition, game, seat, space, 1, 1)
    elif edition.kind[space] == SpaceKind.GO_TO_JAIL:
        place_on(edition, game, seat, space, 0, 1)
    else:
        advance_to(edition, game, seat, space, 1, 0)


# --- other seats ---------------------------------------------------------------


@rule
def ask_seat(game: Game) -> None:
    """CW-M-L6, CW-M-D5: whom?"""
    ask(game, game.agenda_seat[game.n_agenda - 1], Decision.CHOOSE_SEAT, -1)


@rule
def why_not_target(game: Game, seat: int, other: int) -> int:
    """CW-M-L6, CW-M-D5: any other seat that is in the game."""
    if other == seat:
        return because(Reason.THAT_IS_YOU, 0)
    if not is_seat_in(game, other):
        return because(Reason.SEAT_IS_OUT, 0)
    return 0


@rule
def on_target(edition: Edition, game: Game, seat: int, other: int) -> None:
    """CW-M-L6, CW-M-D6: it is put elsewhere.

    CW-M-D5, F-16: it is beaten: bankrupt to this seat, as in BANK-1 and BANK-2.
    """
    effect = game.agenda_extra[game.n_agenda - 1]
    pop(game)
    if effect == SpecialEffect.BEAT:
        tell(game, Event.BEAT, seat, other, -1, 0)
        go_bankrupt(edition, game, other, seat)
    else:
        push(game, Phase.PUT_SEAT, seat, other, -1, 0, 0)


@rule
def ask_where_to_put(game: Game) -> None:
    """CW-M-L6: on which space?"""
    ask(game, game.agenda_seat[game.n_agenda - 1], Decision.CHOOSE_SPACE, -1)


@rule
def on_put(edition: Edition, game: Game, seat: int, space: int) -> None:
    """F-14: it gets no salary and plays the space out as if landed there.

    A seat in jail that is put elsewhere is free; on the jail space it is just visiting.
    """
    other = game.agenda_other[game.n_agenda - 1]
    pop(game)
    game.jailed &= ~(1 << other)
    game.jail_turns[other] = 0
    tell(game, Event.PUT, seat, other, space, 0)
    place_on(edition, game, other, space, 0, 2)


# --- stealing and duels --------------------------------------------------------


@rule
def ask_property(edition: Edition, game: Game) -> None:
    """CW-M-D1, CW-M-D2, SG-F-D6: which deed?  F-43: as many as there are."""
    top = game.n_agenda - 1
    seat, owner = game.agenda_seat[top], game.agenda_other[top]
    if game.agenda_amount[top] == 0 or n_to_take(edition, game, seat, owner) == 0:
        pop(game)
    else:
        ask(game, seat, Decision.CHOOSE_PROPERTY, -1)


@rule
def why_not_take(edition: Edition, game: Game, seat: int, space: int) -> int:
    """F-15: not out of a complete group.  F-43: both from one seat."""
    if not is_deed(edition, space):
        return because(Reason.NO_SUCH_SPACE, space)
    if game.owner[space] == BANK or game.owner[space] == seat:
        return because(Reason.NOT_THEIRS_EITHER, space)
    if not may_take_from(edition, game, seat, space):
        return because(Reason.IN_COMPLETE_GROUP, space)
    owner = game.agenda_other[game.n_agenda - 1]
    if owner != NOBODY and game.owner[space] != owner:
        return because(Reason.SAME_OWNER_ONLY, space)
    return 0


@rule
def on_take(edition: Edition, game: Game, seat: int, space: int) -> None:
    """CW-M-D1, CW-M-D2: stolen.  SG-F-D6: or fought for.

    F-15: a mortgage goes along, without interest.
    """
    top = game.n_agenda - 1
    owner = game.owner[space]
    if game.agenda_extra[top] == SpecialEffect.DUEL:
        pop(game)
        tell(game, Event.DUEL_OPENED, seat, owner, space, 0)
        push(game, Phase.DUEL, seat, owner, space, 0, 0)
        return
    game.agenda_other[top] = owner
    game.agenda_amount[top] -= 1
    tell(game, Event.STOLE, seat, owner, space, 0)
    pass_deed(edition, game, space, owner, seat, Pending.NOTHING)
    review_credit(edition, game, owner)


@rule
def ask_duel_throw(game: Game) -> None:
    """SG-F-D6: both throw a die, the challenger first."""
    ask(game, CHANCE, Decision.DUEL_THROW, game.agenda_space[game.n_agenda - 1])


@rule
def on_duel_throw(edition: Edition, game: Game, pips: int) -> None:
    """SG-F-D6: the higher takes, or keeps, the deed; a tie is thrown again."""
    top = game.n_agenda - 1
    seat, owner = game.agenda_seat[top], game.agenda_other[top]
    space, thrown = game.agenda_space[top], game.agenda_amount[top]
    if thrown == 0:
        tell(game, Event.DUEL_THROWN, seat, owner, space, pips)
        game.agenda_amount[top] = pips
        return
    tell(game, Event.DUEL_THROWN, owner, seat, space, pips)
    game.agenda_amount[top] = 0
    if pips == thrown:
        return
    pop(game)
    if thrown > pips:
        tell(game, Event.DUEL_ENDED, seat, owner, space, 1)
        pass_deed(edition, game, space, owner, seat, Pending.NOTHING)
        review_credit(edition, game, owner)
    else:
        tell(game, Event.DUEL_ENDED, owner, seat, space, 0)

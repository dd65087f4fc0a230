"""The agenda: what is still to be done, the last entry first; and telling what happened.

Nothing here is a rule of the game.  A phase that needs something else done
first puts it on top and returns; when that is done the phase goes on by itself.
"""

from freehold.jit import rule
from freehold.state import Game
from freehold.vocabulary import FIRST_EVENTS, MAX_EVENTS, NOBODY, Decision

SHIFT = 8
"""An event is one number, a byte for each of its parts but the amount; none is below -8."""


@rule
def tell(game: Game, event: int, seat: int, other: int, space: int, amount: int) -> None:
    """Note an event for people: the log, the animation, the statistics."""
    n = game.n_told
    if n < MAX_EVENTS:
        about = ((space + SHIFT) << 16) + ((other + SHIFT) << 8) + seat + SHIFT
        told = (amount << 32) + (about << 8) + event
        if n < FIRST_EVENTS:
            game.told[n] = told
        else:
            game.told_later[n - FIRST_EVENTS] = told
        game.latest = event
        game.n_told = n + 1


@rule
def told_at(game: Game, index: int) -> int:
    """An event of the last step, by its number."""
    return game.told[index] if index < FIRST_EVENTS else game.told_later[index - FIRST_EVENTS]


@rule
def is_latest(game: Game, event: int) -> bool:
    """Whether this was the last thing that the last step told."""
    return game.n_told > 0 and game.latest == event


@rule
def told_event(told: int) -> int:
    """What happened; the next four functions have the rest."""
    return told & 255


@rule
def told_seat(told: int) -> int:
    """To whom."""
    return ((told >> 8) & 255) - SHIFT


@rule
def told_other(told: int) -> int:
    """With whom, or by which deck, token or lot."""
    return ((told >> 16) & 255) - SHIFT


@rule
def told_space(told: int) -> int:
    """Where; of a debt, its kind."""
    return ((told >> 24) & 255) - SHIFT


@rule
def told_amount(told: int) -> int:
    """How much."""
    return told >> 32


@rule
def push(
    game: Game, phase: int, seat: int, other: int, space: int, amount: int, extra: int
) -> None:
    """Put something on top of the agenda."""
    n = game.n_agenda
    game.agenda_phase[n] = phase
    game.agenda_seat[n] = seat
    game.agenda_other[n] = other
    game.agenda_space[n] = space
    game.agenda_extra[n] = extra
    game.agenda_amount[n] = amount
    game.n_agenda = n + 1


@rule
def clear_entry(game: Game, index: int) -> None:
    """Blank an entry above the agenda, so that equal positions have equal bytes."""
    game.agenda_phase[index] = 0
    game.agenda_seat[index] = 0
    game.agenda_other[index] = 0
    game.agenda_space[index] = 0
    game.agenda_extra[index] = 0
    game.agenda_amount[index] = 0


@rule
def pop(game: Game) -> None:
    """The entry on top is done."""
    game.n_agenda -= 1
    clear_entry(game, game.n_agenda)


@rule
def ask(game: Game, actor: int, decision: int, space: int) -> None:
    """Wait for a decision by one actor, about a space or about none (-1)."""
    game.actor = actor
    game.decision = decision
    game.decision_space = space


@rule
def forget_plans_of(game: Game, seat: int) -> None:
    """Strike what a bankrupt seat still had to do; entry 0 is the turn and stays."""
    kept = 1
    for i in range(1, game.n_agenda):
        if game.agenda_seat[i] != seat:
            game.agenda_phase[kept] = game.agenda_phase[i]
            game.agenda_seat[kept] = game.agenda_seat[i]
            game.agenda_other[kept] = game.agenda_other[i]
            game.agenda_space[kept] = game.agenda_space[i]
            game.agenda_extra[kept] = game.agenda_extra[i]
            game.agenda_amount[kept] = game.agenda_amount[i]
            kept += 1
    for i in range(kept, game.n_agenda):
        clear_entry(game, i)
    game.n_agenda = kept


@rule
def nothing_asked(game: Game) -> None:
    """The decision has been answered; the agenda says what comes next."""
    game.decision = Decision.NONE
    game.decision_space = NOBODY

"""The Force: two tokens that wander over the board, and fights with the other side's."""

from freehold.jit import rule
from freehold.rules.agenda import ask, pop, push, tell
from freehold.rules.groups import because, is_deed
from freehold.rules.money import owe
from freehold.rules.seats import is_jailed, is_out, is_seat_in
from freehold.state import Edition, Game
from freehold.vocabulary import (
    BANK,
    CHANCE,
    DARK_TOKEN,
    LIGHT_TOKEN,
    NOBODY,
    DebtKind,
    Decision,
    Event,
    ForceFace,
    Phase,
    Reason,
    Side,
)


@rule
def next_deed(edition: Edition, space: int) -> int:
    """E2-F-3: this space, or the next one that can be bought."""
    at = space % edition.n_spaces
    for _ in range(edition.n_spaces):
        if is_deed(edition, at):
            return at
        at = (at + 1) % edition.n_spaces
    return at


@rule
def move_token(edition: Edition, game: Game, token: int, pips: int) -> None:
    """E2-F-3: a token only ever stands on a space that can be bought."""
    game.token_at[token] = next_deed(edition, game.token_at[token] + pips)
    tell(game, Event.TOKEN_MOVED, NOBODY, token, game.token_at[token], 0)


@rule
def lay_out_tokens(edition: Edition, game: Game) -> None:
    """E2-F-2: the Dark token starts on GO, the Light token on Free Parking."""
    game.token_at[LIGHT_TOKEN] = NOBODY
    game.token_at[DARK_TOKEN] = NOBODY
    if edition.force:
        game.token_at[LIGHT_TOKEN] = edition.token_start[LIGHT_TOKEN]
        game.token_at[DARK_TOKEN] = edition.token_start[DARK_TOKEN]


@rule
def throw_for_tokens(game: Game) -> None:
    """E2-F-2: before the game both dice are thrown twice for the tokens."""
    if game.agenda_amount[game.n_agenda - 1] == 0:
        pop(game)
    else:
        ask(game, CHANCE, Decision.TOKEN_THROW, -1)


@rule
def on_token_throw(edition: Edition, game: Game, white: int, black: int) -> None:
    """E2-F-2: each token moves by the die of its colour."""
    game.agenda_amount[game.n_agenda - 1] -= 1
    tell(game, Event.TOKENS_THROWN, NOBODY, NOBODY, -1, white * 10 + black)
    move_token(edition, game, LIGHT_TOKEN, white)
    move_token(edition, game, DARK_TOKEN, black)


@rule
def faces_of(edition: Edition, kind: int) -> int:
    """F-17: how many faces of the Force die show this."""
    faces = 0
    for face in range(6):
        if edition.force_face[face] == kind:
            faces += 1
    return faces


# --- with every roll that moves ------------------------------------------------


@rule
def ask_force_throw(game: Game) -> None:
    """F-17, F-56: the Force die is thrown with every roll that moves a figure, and no other."""
    ask(game, CHANCE, Decision.FORCE_THROW, -1)


@rule
def on_force_throw(edition: Edition, game: Game, kind: int) -> None:
    """E2-F-6, F-17: white: the Light token moves by the white die; black: the Dark by the black.

    A shift: the tokens swap places; two that share a space do not come to it anew.
    F-18: then come the fights that this brings, in turn order.
    """
    pop(game)
    tell(game, Event.FORCE_THROWN, game.turn_seat, NOBODY, -1, kind)
    came = 3
    if kind == ForceFace.LIGHT:
        move_token(edition, game, LIGHT_TOKEN, game.first_die)
        came = 1
    elif kind == ForceFace.DARK:
        move_token(edition, game, DARK_TOKEN, game.second_die)
        came = 2
    else:
        light = game.token_at[LIGHT_TOKEN] + 0
        if light == game.token_at[DARK_TOKEN]:
            came = 0
        game.token_at[LIGHT_TOKEN] = game.token_at[DARK_TOKEN]
        game.token_at[DARK_TOKEN] = light
        tell(game, Event.TOKENS_SWAPPED, NOBODY, NOBODY, -1, 0)
    push(game, Phase.FIGHTS, NOBODY, NOBODY, -1, 0, came)


@rule
def is_against(edition: Edition, game: Game, seat: int, token: int) -> bool:
    """E2-F-4: whether a seat stands before the other side's token.

    F-18: the own side's token does nothing, and nobody fights in jail.
    """
    if not is_seat_in(game, seat) or is_jailed(game, seat) or game.figure[seat] == NOBODY:
        return False
    if game.token_at[token] != game.at[seat]:
        return False
    side = edition.figure_side[game.figure[seat]]
    if token == LIGHT_TOKEN:
        return side == Side.DARK
    return side == Side.LIGHT


@rule
def open_fight(game: Game, seat: int, token: int) -> None:
    """E2-F-4: it must be fought at once."""
    tell(game, Event.FIGHT_OPENED, seat, token, game.at[seat], 0)
    push(game, Phase.FIGHT, seat, NOBODY, -1, 0, token)


@rule
def go_on_with_fights(edition: Edition, game: Game) -> None:
    """F-18: every seat to whose space a token came, in turn order from the one on turn."""
    top = game.n_agenda - 1
    came = game.agenda_extra[top]
    while game.agenda_amount[top] < 2 * game.n_seats:
        number = game.agenda_amount[top]
        game.agenda_amount[top] = number + 1
        seat = (game.turn_seat + number // 2) % game.n_seats
        token = number % 2
        if (came >> token) & 1 == 1 and is_against(edition, game, seat, token):
            open_fight(game, seat, token)
            return
    pop(game)


@rule
def meet_tokens(edition: Edition, game: Game, seat: int) -> None:
    """E2-F-4: a figure that lands on the other side's token fights before the space is played."""
    if not edition.force:
        return
    for token in range(2):
        if is_against(edition, game, seat, token):
            open_fight(game, seat, token)


# --- a fight -------------------------------------------------------------------


@rule
def on_fight_throw(edition: Edition, game: Game, kind: int) -> None:
    """E2-F-5: the own colour wins; the other costs 200.  A shift counts as Light.

    F-18: a fight cancels nothing: the move and its space are played as usual.
    """
    top = game.n_agenda - 1
    seat, token = game.agenda_seat[top], game.agenda_extra[top]
    pop(game)
    tell(game, Event.FORCE_THROWN, seat, NOBODY, -1, kind)
    thrown = Side.DARK if kind == ForceFace.DARK else Side.LIGHT
    won = thrown == edition.figure_side[game.figure[seat]]
    tell(game, Event.FIGHT_ENDED, seat, token, game.at[seat], 1 if won else 0)
    if won:
        push(game, Phase.PLACE_TOKEN, seat, NOBODY, -1, 0, token)
    else:
        owe(edition, game, seat, BANK, edition.force_penalty, DebtKind.SPECIAL)


@rule
def why_not_place_token(edition: Edition, game: Game, space: int) -> int:
    """E2-F-5, F-19: another empty space for sale: unowned, with no figure and no token on it."""
    if not is_deed(edition, space):
        return because(Reason.NO_SUCH_SPACE, 0)
    if game.owner[space] != BANK:
        return because(Reason.SPACE_TAKEN, space)
    for seat in range(game.n_seats):
        if not is_out(game, seat) and game.at[seat] == space:
            return because(Reason.SPACE_TAKEN, space)
    if game.token_at[LIGHT_TOKEN] == space or game.token_at[DARK_TOKEN] == space:
        return because(Reason.SPACE_TAKEN, space)
    return 0


@rule
def ask_token_place(edition: Edition, game: Game) -> None:
    """F-19: where there is none, nothing is asked and the token stays."""
    for space in range(edition.n_spaces):
        if why_not_place_token(edition, game, space) == 0:
            ask(game, game.agenda_seat[game.n_agenda - 1], Decision.CHOOSE_SPACE, -1)
            return
    pop(game)


@rule
def on_token_place(game: Game, space: int) -> None:
    """E2-F-5: the winner moves the token there."""
    token = game.agenda_extra[game.n_agenda - 1]
    pop(game)
    game.token_at[token] = space
    tell(game, Event.TOKEN_MOVED, NOBODY, token, space, 0)

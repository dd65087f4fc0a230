"""Seats: who is still in the game, and who comes next."""

from freehold.jit import rule
from freehold.sets import first_of, is_in, last_of, size_of
from freehold.state import Game


@rule
def next_seat(game: Game, seat: int) -> int:
    """The next seat clockwise that is still in the game (itself, if it is the last)."""
    after = game.playing & (-1 << (seat + 1))
    return first_of(after if after != 0 else game.playing)


@rule
def seat_before(game: Game, seat: int) -> int:
    """The seat still in the game to which `seat` is the next one."""
    before = game.playing & ((1 << seat) - 1)
    return last_of(before if before != 0 else game.playing)


@rule
def seats_left(game: Game) -> int:
    """How many seats are still in the game."""
    return size_of(game.playing)


@rule
def is_seat_in(game: Game, seat: int) -> bool:
    """Whether the number is a seat that is still in the game."""
    return seat >= 0 and seat < game.n_seats and is_in(game.playing, seat)


@rule
def is_out(game: Game, seat: int) -> bool:
    """DEBT-2: whether a seat has gone bankrupt."""
    return not is_in(game.playing, seat)


@rule
def is_jailed(game: Game, seat: int) -> bool:
    """JAIL-1, JAIL-6: whether a seat is in jail, not just visiting."""
    return is_in(game.jailed, seat)


@rule
def owes_bank(game: Game, seat: int) -> bool:
    """PL-9-2: whether a seat has borrowed from the bank."""
    return is_in(game.indebted, seat)


@rule
def do_seats_agree(game: Game) -> bool:
    """Who has turns to miss is noted; and nobody is in jail who is out."""
    for seat in range(game.n_seats):
        if is_in(game.missing, seat) != (game.misses[seat] > 0):
            return False
    return game.jailed & ~game.playing == 0


@rule
def place_in_round(game: Game, seat: int) -> int:
    """How many seats after the first one this seat plays."""
    after = seat - game.first_seat
    return after + game.n_seats * (after < 0)

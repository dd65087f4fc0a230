"""Seats: who is still in the game, and who comes next."""

from freehold.jit import rule
from freehold.state import Game


@rule
def next_seat(game: Game, seat: int) -> int:
    """The next seat clockwise that is still in the game (itself, if it is the last)."""
    after = seat
    for _ in range(game.n_seats):
        after += 1
        if after == game.n_seats:
            after = 0
        if not game.bankrupt[after]:
            return after
    return seat


@rule
def seats_left(game: Game) -> int:
    """How many seats are still in the game."""
    left = 0
    for seat in range(game.n_seats):
        if not game.bankrupt[seat]:
            left += 1
    return left


@rule
def is_seat_in(game: Game, seat: int) -> bool:
    """Whether the number is a seat that is still in the game."""
    return seat >= 0 and seat < game.n_seats and not game.bankrupt[seat]


@rule
def place_in_round(game: Game, seat: int) -> int:
    """How many seats after the first one this seat plays."""
    after = seat - game.first_seat
    if after < 0:
        after += game.n_seats
    return after

"""The Force: which figure, and where a token is put after a fight that was won."""

from freehold.bots.heuristic.landing import ways_to_throw
from freehold.jit import rule
from freehold.rules.force import why_not_place_token
from freehold.rules.seats import is_seat_in
from freehold.rules.setup import why_not_figure
from freehold.rules.specials import side_of
from freehold.state import Edition, Game
from freehold.vocabulary import FIGURE, GO_TO, NOBODY, Answer


@rule
def threat_at(edition: Edition, game: Game, seat: int, space: int) -> int:
    """How likely others of this seat's side come there with their next roll, less oneself."""
    side = side_of(edition, game, seat)
    total = 0
    for other in range(game.n_seats):
        if is_seat_in(game, other) and side_of(edition, game, other) == side:
            ahead = (space - game.at[other] + edition.n_spaces) % edition.n_spaces
            ways = ways_to_throw(ahead)
            total += -2 * ways if other == seat else ways
    return total


@rule
def answer_token(edition: Edition, game: Game, seat: int) -> int:
    """Where it threatens others of the same side more than oneself; else it stays."""
    token = game.agenda_extra[game.n_agenda - 1]
    best = NOBODY + 0
    most = threat_at(edition, game, seat, game.token_at[token])
    for space in range(edition.n_spaces):
        threat = threat_at(edition, game, seat, space)
        if threat > most and why_not_place_token(edition, game, space) == 0:
            best = space
            most = threat
    if best == NOBODY:
        return Answer.DECLINE
    return GO_TO + best


@rule
def seats_on_side(edition: Edition, game: Game, side: int) -> int:
    """How many have chosen a figure of a side."""
    number = 0
    for seat in range(game.n_seats):
        if game.figure[seat] != NOBODY and side_of(edition, game, seat) == side:
            number += 1
    return number


@rule
def answer_figure(edition: Edition, game: Game) -> int:
    """The first figure of the side that fewer have chosen, so that both are played."""
    best = NOBODY + 0
    fewest = 0
    for figure in range(edition.n_figures):
        if why_not_figure(edition, game, figure) == 0:
            number = seats_on_side(edition, game, edition.figure_side[figure])
            if best == NOBODY or number < fewest:
                best = figure
                fewest = number
    return FIGURE + best

"""The Force: which figure, and where a token is put after a fight that was won."""

from freehold.bots.heuristic.landing import ways_to_throw
from freehold.jit import rule
from freehold.rules.force import why_not_place_token
from freehold.rules.seats import is_seat_in
from freehold.rules.specials import side_of
from freehold.sets import is_in
from freehold.state import Edition, Game
from freehold.vocabulary import FIGURE, GO_TO, NOBODY, Answer

SIDE_BITS = 8
"""Of how many have chosen a figure of a side, in one number for all sides."""
SIDE_MASK = (1 << SIDE_BITS) - 1


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
def answer_figure(edition: Edition, game: Game) -> int:
    """The first free figure of the side that fewer have chosen, so that both are played."""
    chosen, on_sides = 0, 0
    for seat in range(game.n_seats):
        figure = game.figure[seat]
        if figure != NOBODY:
            chosen |= 1 << figure
            on_sides += 1 << edition.figure_side[figure] * SIDE_BITS
    best = NOBODY + 0
    fewest = 0
    for figure in range(edition.n_figures):
        if not is_in(chosen, figure):
            number = on_sides >> edition.figure_side[figure] * SIDE_BITS & SIDE_MASK
            if best == NOBODY or number < fewest:
                best = figure
                fewest = number
    return FIGURE + best

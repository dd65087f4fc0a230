"""Moving figures: forward, back, over GO, and to jail."""

from freehold.jit import rule
from freehold.rules.agenda import push, tell
from freehold.rules.force import meet_tokens
from freehold.rules.money import bank_pays
from freehold.state import Edition, Game
from freehold.vocabulary import BANK, Event, Phase


@rule
def pay_salary(edition: Edition, game: Game, seat: int, times: int) -> None:
    """TURN-2, PL-3-1: landing on or passing GO pays the salary.

    TURN-3: it can be paid twice in one turn.
    PL-3-2: landing on it pays a bonus as well; leaving it then pays nothing.
    HOUSE-2 (house rule): landing on it pays the salary twice.
    """
    amount = edition.salary * times
    if game.at[seat] == 0:
        amount += edition.landing_bonus
        if edition.double_salary_on_go:
            amount += edition.salary
    tell(game, Event.SALARY, seat, BANK, 0, amount)
    bank_pays(game, seat, amount)


@rule
def set_down(edition: Edition, game: Game, seat: int, space: int) -> None:
    """The figure comes to a space.

    PL-8-2: it is the last of those who stand there, wherever that is.
    """
    game.at[seat] = space
    if edition.remote_purchases:
        before = game.arrival[seat]
        for other in range(game.n_seats):
            game.arrival[other] -= game.arrival[other] > before
        game.arrival[seat] = game.n_seats - 1


@rule
def advance(edition: Edition, game: Game, seat: int, pips: int, by_card: int, factor: int) -> None:
    """TURN-1: move forward and act on the space reached; figures may share a space.

    TURN-2: GO pays.
    CARD-3: a card that moves the figure forward past GO pays as well.
    """
    space = game.at[seat] + pips
    laps = 0
    if space >= edition.n_spaces:
        # No move is longer than once around.
        space -= edition.n_spaces
        laps = 1
    set_down(edition, game, seat, space)
    tell(game, Event.MOVED, seat, BANK, space, laps)
    if laps > 0:
        pay_salary(edition, game, seat, laps)
    push(game, Phase.LAND, seat, BANK, space, factor, by_card)
    meet_tokens(edition, game, seat)


@rule
def move_by_roll(edition: Edition, game: Game, seat: int) -> None:
    """TURN-1: move by the sum of the dice.

    F-18: where the Force is played with, the tokens move first.
    """
    pips = game.first_die + game.second_die
    if edition.missions:
        game.last_roll[seat] = pips
    if edition.force:
        push(game, Phase.FIGURE_MOVES, seat, BANK, -1, pips, 0)
        push(game, Phase.FORCE_THROW, seat, BANK, -1, 0, 0)
    else:
        advance(edition, game, seat, pips, 0, 0)


@rule
def place_on(edition: Edition, game: Game, seat: int, space: int, go_pays: int, how: int) -> None:
    """F-13, F-14, PL-7-2: put on a space is no move: only a leap onto GO itself pays."""
    set_down(edition, game, seat, space)
    tell(game, Event.MOVED, seat, BANK, space, 0)
    if go_pays and space == 0:
        pay_salary(edition, game, seat, 1)
    push(game, Phase.LAND, seat, BANK, space, 0, how)
    meet_tokens(edition, game, seat)


@rule
def advance_to(
    edition: Edition, game: Game, seat: int, space: int, by_card: int, factor: int
) -> None:
    """CARD-3: forward to a space, over GO if need be."""
    pips = (space + edition.n_spaces - game.at[seat]) % edition.n_spaces
    if pips == 0:
        pips = edition.n_spaces
    advance(edition, game, seat, pips, by_card, factor)


@rule
def next_of_kind(edition: Edition, game: Game, seat: int, kind: int) -> int:
    """The next space of a kind ahead of the figure; its own if there is no other."""
    space = game.at[seat]
    for _ in range(edition.n_spaces):
        space = (space + 1) % edition.n_spaces
        if edition.kind[space] == kind:
            return space
    return space


@rule
def go_opposite(edition: Edition, game: Game, seat: int) -> None:
    """PL-7-2: to the other side of the board: the start is not passed, and no card follows."""
    space = (game.at[seat] + edition.n_spaces // 2) % edition.n_spaces
    place_on(edition, game, seat, space, 0, 3)


@rule
def go_back(edition: Edition, game: Game, seat: int, pips: int) -> None:
    """CARD-3: going back pays no salary."""
    space = (game.at[seat] + edition.n_spaces - pips) % edition.n_spaces
    set_down(edition, game, seat, space)
    tell(game, Event.MOVED, seat, BANK, space, 0)
    push(game, Phase.LAND, seat, BANK, space, 0, 1)
    meet_tokens(edition, game, seat)


@rule
def go_to_jail(edition: Edition, game: Game, seat: int) -> None:
    """JAIL-1: straight to jail, without salary whatever was passed (CARD-3).

    F-22: to the nearest one, the shorter way round, forwards on a tie.
    TURN-6: that ends the turn, doubles or not.
    """
    jail = edition.nearest_jail[game.at[seat]]
    set_down(edition, game, seat, jail)
    game.jailed |= 1 << seat
    game.jail_turns[seat] = 0
    if seat == game.turn_seat:
        game.doubles = 0
    tell(game, Event.WENT_TO_JAIL, seat, BANK, jail, 0)

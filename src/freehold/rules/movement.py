"""Moving figures: forward, back, over GO, and to jail."""

from freehold.jit import rule
from freehold.rules.agenda import push, tell
from freehold.rules.money import bank_pays
from freehold.state import Edition, Game
from freehold.vocabulary import BANK, Event, Phase


@rule
def pay_salary(edition: Edition, game: Game, seat: int, times: int) -> None:
    """TURN-2: landing on or passing GO pays the salary.

    TURN-3: it can be paid twice in one turn.
    """
    bank_pays(game, seat, edition.salary * times)
    tell(game, Event.SALARY, seat, BANK, 0, edition.salary * times)


@rule
def advance(edition: Edition, game: Game, seat: int, pips: int, by_card: int, factor: int) -> None:
    """TURN-1: move forward and act on the space reached; figures may share a space.

    TURN-2: GO pays.  HOUSE-2 (house rule): landing on it pays twice.
    CARD-3: a card that moves the figure forward past GO pays as well.
    """
    target = game.at[seat] + pips
    laps = target // edition.n_spaces
    space = target % edition.n_spaces
    game.at[seat] = space
    tell(game, Event.MOVED, seat, BANK, space, laps)
    if laps > 0:
        if space == 0 and edition.double_salary_on_go:
            laps += 1
        pay_salary(edition, game, seat, laps)
    push(game, Phase.LAND, seat, BANK, space, factor, by_card)


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
def go_back(edition: Edition, game: Game, seat: int, pips: int) -> None:
    """CARD-3: going back pays no salary."""
    space = (game.at[seat] + edition.n_spaces - pips) % edition.n_spaces
    game.at[seat] = space
    tell(game, Event.MOVED, seat, BANK, space, 0)
    push(game, Phase.LAND, seat, BANK, space, 0, 1)


@rule
def go_to_jail(edition: Edition, game: Game, seat: int) -> None:
    """JAIL-1: straight to jail, without salary whatever was passed (CARD-3).

    TURN-6: that ends the turn, doubles or not.
    """
    game.at[seat] = edition.jail
    game.in_jail[seat] = 1
    game.jail_turns[seat] = 0
    if seat == game.turn_seat:
        game.doubles = 0
    tell(game, Event.WENT_TO_JAIL, seat, BANK, edition.jail, 0)

"""Credit of the bank, and selling deeds to it."""

from freehold.jit import rule
from freehold.rules.agenda import pop, tell
from freehold.rules.debts import pledge
from freehold.rules.ending import go_bankrupt
from freehold.rules.groups import (
    because,
    built_in,
    change_owner,
    deeds_held,
    is_deed,
    is_lot,
    is_plot,
)
from freehold.rules.money import bank_pays
from freehold.rules.plots import plot_held_up
from freehold.rules.timing import why_not_business
from freehold.sets import is_in
from freehold.state import Edition, Game
from freehold.vocabulary import BANK, NOBODY, Event, Reason


@rule
def test_credit(edition: Edition, game: Game) -> None:
    """PL-9-5: debt above the mortgage value of everything owned: the seat has lost.

    F-51: what it owed is paid by then, and in full.
    """
    seat = game.agenda_seat[game.n_agenda - 1]
    pop(game)
    if game.debt[seat] > pledge(edition, game, seat):
        go_bankrupt(edition, game, seat, BANK)


@rule
def why_not_sell_deed(edition: Edition, game: Game, seat: int, space: int) -> int:
    """PL-9-1: any deed, to the bank only, whoever stands on it.

    F-51: its bases first.  PL-5-5: what is left of the planet must bear what stands on it.
    """
    if not edition.deeds_sold_to_bank:
        return because(Reason.NOT_IN_THIS_EDITION, 0)
    if not is_deed(edition, space):
        return because(Reason.NO_SUCH_SPACE, space)
    if game.owner[space] != seat:
        return because(Reason.NOT_YOURS, space)
    if is_in(game.mortgaged, space):
        return because(Reason.STILL_MORTGAGED, space)
    if is_in(game.unsettled, space):
        return because(Reason.INTEREST_STILL_DUE, space)
    if game.buildings[space] > 0:
        return because(Reason.BUILDINGS_FIRST, space)
    group = edition.group[space]
    held_up = NOBODY
    if is_lot(edition, space):
        held_up = built_in(edition, game, group)
    elif is_plot(edition, space):
        left = deeds_held(edition, game, seat, group) - 1
        held_up = plot_held_up(edition, game, space, 0, left)
    if held_up != NOBODY:
        return because(Reason.HOLDS_UP_OTHERS, held_up)
    return why_not_business(edition, game, seat)


@rule
def sell_deed(edition: Edition, game: Game, seat: int, space: int) -> None:
    """PL-9-1: at the deed's sale value.  F-25: with the last one the claim lapses."""
    change_owner(edition, game, space, BANK)
    tell(game, Event.SOLD_DEED, seat, BANK, space, edition.mortgage[space])
    bank_pays(game, seat, edition.mortgage[space])

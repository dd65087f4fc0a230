"""Plots: bases, stations and ports, as far as the owner's other plots allow.

PL-5-2: three bases are a station, three stations a port; so a plot has a level from
0 to 9, its number of bases.
"""

from freehold.jit import rule
from freehold.rules.agenda import tell
from freehold.rules.buildings import why_not_sell
from freehold.rules.groups import because, deeds_held, is_plot, set_level
from freehold.rules.money import bank_pays, pay_bank
from freehold.rules.remote import first_there, pay_commission
from freehold.rules.seats import is_jailed, owes_bank
from freehold.rules.timing import why_not_before_roll, why_not_business
from freehold.state import Edition, Game
from freehold.vocabulary import BANK, NOBODY, PORT, STATION, Event, Reason


@rule
def level_allowed(edition: Edition, group: int, held: int) -> int:
    """PL-5-5: with one plot of the planet one base, with two plots two bases on each.

    F-26: with all of them one space port at most.
    """
    if held == edition.group_size[group]:
        return PORT
    return held


@rule
def level_beside(level: int) -> int:
    """PL-5-6: what each other plot needs: one base beside a station, two beside two
    stations, and a station beside a port."""
    return level // STATION


@rule
def plot_that_lacks(edition: Edition, game: Game, space: int, level: int) -> int:
    """PL-5-6: another plot of the planet with too little for such a level here, or -1."""
    group = edition.group[space]
    for i in range(edition.group_size[group]):
        other = edition.member[group][i]
        if other != space and game.buildings[other] < level_beside(level):
            return other
    return NOBODY


@rule
def plot_held_up(edition: Edition, game: Game, space: int, level: int, held: int) -> int:
    """PL-9-1: another plot of the planet that is built too high for what would be left, or -1."""
    group = edition.group[space]
    for i in range(edition.group_size[group]):
        other = edition.member[group][i]
        if other == space:
            continue
        if level_beside(game.buildings[other]) > level:
            return other
        if game.buildings[other] > level_allowed(edition, group, held):
            return other
    return NOBODY


@rule
def is_standing_by(edition: Edition, game: Game, seat: int, space: int) -> bool:
    """PL-5-7, PL-2-1: after the roll, on an own plot of the same planet."""
    at = game.at[seat]
    if seat != game.turn_seat or not game.rolled or is_jailed(game, seat):
        return False
    return edition.group[at] == edition.group[space] and game.owner[at] == seat


@rule
def price_of_base(edition: Edition, game: Game, seat: int, space: int) -> int:
    """PL-5-7: the deed's price of a base.  F-27: remotely, with the commission."""
    if is_standing_by(edition, game, seat, space):
        return edition.house_price[space] + 0
    return edition.house_price[space] + edition.house_commission[space]


@rule
def why_not_build_from_here(edition: Edition, game: Game, seat: int, space: int) -> int:
    """PL-5-7: where one stands.  PL-8-3, F-27: or before a roll, where another stands."""
    if is_standing_by(edition, game, seat, space):
        return 0
    if not edition.remote_purchases or first_there(game, seat, space) == NOBODY:
        return because(Reason.NOT_STANDING_THERE, space)
    return why_not_before_roll(game, seat)


@rule
def why_not_build_base(edition: Edition, game: Game, seat: int, space: int) -> int:
    """PL-5-5, PL-5-6, F-26: one base more, within the caps.

    PL-9-3: not in debt.
    PL-5-8: not on a planet in which one has just bought.
    """
    if not is_plot(edition, space):
        return because(Reason.NOT_A_LOT, space)
    if game.owner[space] != seat:
        return because(Reason.NOT_YOURS, space)
    level = game.buildings[space] + 1
    group = edition.group[space]
    held = deeds_held(edition, game, seat, group)
    if level > PORT:
        return because(Reason.FULLY_BUILT, space)
    if level > level_allowed(edition, group, held):
        return because(Reason.TOO_FEW_DEEDS_FOR_LEVEL, held)
    lacking = plot_that_lacks(edition, game, space, level)
    if lacking != NOBODY:
        return because(Reason.TOO_LITTLE_BESIDE, lacking)
    if owes_bank(game, seat):
        return because(Reason.IN_DEBT, game.debt[seat])
    refusal = why_not_build_from_here(edition, game, seat, space)
    if refusal != 0:
        return refusal
    if (game.bought_in >> group) & 1 == 1:
        return because(Reason.JUST_BOUGHT, space)
    price = price_of_base(edition, game, seat, space)
    if game.cash[seat] < price:
        return because(Reason.TOO_LITTLE_CASH, price)
    return 0


@rule
def can_build_here(edition: Edition, game: Game, seat: int) -> bool:
    """PL-5-7: whether a base could be built now on the planet where the figure stands."""
    if not is_plot(edition, game.at[seat]):
        return False
    group = edition.group[game.at[seat]]
    for i in range(edition.group_size[group]):
        if why_not_build_base(edition, game, seat, edition.member[group][i]) == 0:
            return True
    return False


@rule
def build_base(edition: Edition, game: Game, seat: int, space: int) -> None:
    """PL-5-7: one base more, paid to the bank.  PL-8-3, F-27: remotely, with commission."""
    set_level(edition, game, space, game.buildings[space] + 1)
    pay_bank(game, seat, edition.house_price[space])
    if is_standing_by(edition, game, seat, space):
        tell(game, Event.BUILT, seat, BANK, space, game.buildings[space])
        return
    other = first_there(game, seat, space)
    tell(game, Event.BUILT_REMOTELY, seat, other, space, game.buildings[space])
    pay_commission(game, seat, other, space, edition.house_commission[space])


@rule
def why_not_sell_base(edition: Edition, game: Game, seat: int, space: int) -> int:
    """PL-9-1: to the bank, as long as what is left keeps to PL-5-6."""
    if game.owner[space] != seat:
        return because(Reason.NOT_YOURS, space)
    level = game.buildings[space] - 1
    if level < 0:
        return because(Reason.NO_BUILDING, space)
    group = edition.group[space]
    held = deeds_held(edition, game, seat, group)
    held_up = plot_held_up(edition, game, space, level, held)
    if held_up != NOBODY:
        return because(Reason.HOLDS_UP_OTHERS, held_up)
    return why_not_business(edition, game, seat)


@rule
def why_not_sell_top(edition: Edition, game: Game, seat: int, space: int) -> int:
    """SELL-1, PL-9-1: whether the last building of a lot, or a base of a plot, can be sold."""
    if is_plot(edition, space):
        return why_not_sell_base(edition, game, seat, space)
    return why_not_sell(edition, game, seat, space)


@rule
def sell_base(edition: Edition, game: Game, seat: int, space: int) -> None:
    """PL-9-1: at the deed's sale value, half of what it cost."""
    paid = edition.house_price[space] // 2
    set_level(edition, game, space, game.buildings[space] - 1)
    tell(game, Event.SOLD_BUILDING, seat, BANK, space, paid)
    bank_pays(game, seat, paid)

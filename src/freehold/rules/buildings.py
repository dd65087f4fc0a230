"""Houses and hotels: even building, selling, and what the bank has left."""

from freehold.jit import rule
from freehold.rules.agenda import tell
from freehold.rules.groups import (
    because,
    built_in,
    has_hotel,
    is_lot,
    mortgaged_in,
    owns_group,
    set_level,
)
from freehold.rules.money import bank_pays, pay_bank
from freehold.rules.timing import why_not_business
from freehold.state import Edition, Game
from freehold.vocabulary import BANK, HOTEL, NOBODY, Event, Lot, Reason, SpaceKind


@rule
def next_level(edition: Edition, space: int, level: int) -> int:
    """BUILD-2, BUILD-3: house by house, then the hotel.

    PL-5-2: on a plot base by base.
    Q-2, F-40: in the short games three houses come before the hotel, and three are the most.
    """
    if level < edition.houses_before_hotel or edition.kind[space] == SpaceKind.PLOT:
        return level + 1
    return HOTEL


@rule
def level_below(edition: Edition, space: int, level: int) -> int:
    """SELL-3, Q-3, F-39: a hotel turns into as many houses as were given for it."""
    if level == HOTEL and edition.kind[space] == SpaceKind.LOT:
        return edition.houses_before_hotel
    return level - 1


@rule
def houses_in(edition: Edition, space: int, level: int) -> int:
    """How many house prices a level has cost: a hotel is its houses and one more.

    PL-5-2: a station is three bases, a port nine.
    """
    hotel = edition.houses_before_hotel + 1
    return hotel if (level == HOTEL) & (edition.kind[space] == SpaceKind.LOT) else level


@rule
def lot_that_comes_first(edition: Edition, game: Game, space: int) -> int:
    """BUILD-2: a lot of the group that has fewer buildings than this one, or -1."""
    group = edition.group[space]
    for i in range(edition.group_size[group]):
        other = edition.member[group][i]
        if game.buildings[other] < game.buildings[space]:
            return other
    return NOBODY


@rule
def lot_that_goes_first(edition: Edition, game: Game, space: int) -> int:
    """SELL-2: a lot of the group that has more buildings than this one, or -1."""
    group = edition.group[space]
    for i in range(edition.group_size[group]):
        other = edition.member[group][i]
        if game.buildings[other] > game.buildings[space]:
            return other
    return NOBODY


@rule
def why_not_place(edition: Edition, game: Game, seat: int, space: int) -> int:
    """Why the next building cannot stand here, whatever it costs.

    BUILD-1: only on a complete group of one's own.
    BUILD-5: not while any lot of the group is mortgaged.
    BUILD-4: one hotel a lot, and no houses beside it.
    BUILD-2, BUILD-3, F-6: evenly, the hotel being the step after the last house.
    BUILD-7: the bank out of houses or hotels: builders wait.
    """
    if not is_lot(edition, space):
        return because(Reason.NOT_A_LOT, space)
    if game.owner[space] != seat:
        return because(Reason.NOT_YOURS, space)
    group = edition.group[space]
    if not owns_group(edition, game, seat, group):
        return because(Reason.GROUP_INCOMPLETE, space)
    mortgaged = mortgaged_in(edition, game, group)
    if mortgaged != NOBODY:
        return because(Reason.GROUP_MORTGAGED, mortgaged)
    if has_hotel(edition, game, space):
        return because(Reason.FULLY_BUILT, space)
    first = lot_that_comes_first(edition, game, space)
    if first != NOBODY:
        return because(Reason.UNEVEN, first)
    if next_level(edition, space, game.buildings[space]) == HOTEL:
        if game.hotels == 0:
            return because(Reason.NO_HOTELS_LEFT, space)
    elif game.houses == 0:
        return because(Reason.NO_HOUSES_LEFT, space)
    return why_not_business(edition, game, seat)


@rule
def why_not_build(edition: Edition, game: Game, seat: int, space: int) -> int:
    """BUILD-1: at the price on the deed."""
    refusal = why_not_place(edition, game, seat, space)
    if refusal != 0:
        return refusal
    if game.cash[seat] < edition.house_price[space]:
        return because(Reason.TOO_LITTLE_CASH, edition.house_price[space])
    return 0


@rule
def kind_of_next_building(edition: Edition, game: Game, space: int) -> int:
    """Whether the next building of a lot is a house or a hotel."""
    if next_level(edition, space, game.buildings[space]) == HOTEL:
        return Lot.HOTEL
    return Lot.HOUSE


@rule
def build(edition: Edition, game: Game, seat: int, space: int, price: int) -> None:
    """BUILD-3: the houses go back to the bank when the hotel comes."""
    level = next_level(edition, space, game.buildings[space])
    if level == HOTEL:
        game.hotels -= 1
        game.houses += edition.houses_before_hotel
    else:
        game.houses -= 1
    set_level(edition, game, space, level)
    pay_bank(game, seat, price)
    tell(game, Event.BUILT, seat, BANK, space, level)


# --- selling -------------------------------------------------------------------


@rule
def half_price(edition: Edition, space: int, level: int) -> int:
    """SELL-1: the bank buys buildings back at half of what they cost."""
    return houses_in(edition, space, level) * edition.house_price[space] // 2


@rule
def take_back(edition: Edition, game: Game, space: int, level: int) -> None:
    """The buildings of a lot go back to the bank, down to a level.

    The bank has as many bases for plots as anybody wants, and does not count them.
    """
    if has_hotel(edition, game, space):
        game.hotels += 1
        game.houses -= level
    elif is_lot(edition, space):
        game.houses += game.buildings[space] - level
    set_level(edition, game, space, level)


@rule
def why_not_sell(edition: Edition, game: Game, seat: int, space: int) -> int:
    """SELL-1: to the bank only.  SELL-2: as evenly as they were built (F-6: hotels too).

    SELL-3, B-8, F-7: a hotel is swapped for its houses only if the bank has them.
    """
    if not is_lot(edition, space):
        return because(Reason.NOT_A_LOT, space)
    if game.owner[space] != seat:
        return because(Reason.NOT_YOURS, space)
    if game.buildings[space] == 0:
        return because(Reason.NO_BUILDING, space)
    first = lot_that_goes_first(edition, game, space)
    if first != NOBODY:
        return because(Reason.UNEVEN, first)
    if has_hotel(edition, game, space) and game.houses < edition.houses_before_hotel:
        return because(Reason.NOT_ENOUGH_HOUSES_TO_SWAP, space)
    return why_not_business(edition, game, seat)


@rule
def sell(edition: Edition, game: Game, seat: int, space: int) -> None:
    """SELL-1: one house, or the hotel for its houses, at half the price of one."""
    paid = edition.house_price[space] // 2
    take_back(edition, game, space, level_below(edition, space, game.buildings[space]))
    tell(game, Event.SOLD_BUILDING, seat, BANK, space, paid)
    bank_pays(game, seat, paid)


@rule
def why_not_sell_whole(edition: Edition, game: Game, seat: int, space: int) -> int:
    """SELL-4, B-8, Q-3: a hotel with the houses in it, in one sale; by itself (F-6)."""
    if not edition.hotel_sold_whole:
        return because(Reason.NOT_IN_THIS_EDITION, 0)
    if not is_lot(edition, space):
        return because(Reason.NOT_A_LOT, space)
    if game.owner[space] != seat:
        return because(Reason.NOT_YOURS, space)
    if not has_hotel(edition, game, space):
        return because(Reason.NO_HOTEL, space)
    return why_not_business(edition, game, seat)


@rule
def sell_whole(edition: Edition, game: Game, seat: int, space: int) -> None:
    """SELL-4: half the hotel's price and half the price of its houses."""
    paid = half_price(edition, space, HOTEL)
    take_back(edition, game, space, 0)
    tell(game, Event.SOLD_HOTEL_WHOLE, seat, BANK, space, paid)
    bank_pays(game, seat, paid)


@rule
def why_not_sell_group(edition: Edition, game: Game, seat: int, group: int) -> int:
    """F-7: a whole group may be sold down in one step."""
    if not edition.group_sold_at_once:
        return because(Reason.NOT_IN_THIS_EDITION, 0)
    if group < 0 or group >= edition.n_groups:
        return because(Reason.NO_SUCH_SPACE, 0)
    built = built_in(edition, game, group)
    if built == NOBODY:
        built = edition.member[group][0] + 0
        if game.owner[built] == seat:
            return because(Reason.NO_BUILDING, built)
    if game.owner[built] != seat:
        return because(Reason.NOT_YOURS, built)
    return why_not_business(edition, game, seat)


@rule
def sell_group(edition: Edition, game: Game, seat: int, group: int) -> None:
    """F-7: for half of all that its buildings cost."""
    paid = 0
    for i in range(edition.group_size[group]):
        space = edition.member[group][i]
        paid += half_price(edition, space, game.buildings[space])
        take_back(edition, game, space, 0)
    tell(game, Event.SOLD_GROUP, seat, BANK, edition.member[group][0], paid)
    bank_pays(game, seat, paid)

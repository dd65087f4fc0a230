"""What deeds are worth to a seat: their price, more the nearer its group is to complete."""

from freehold.bots.player import Player
from freehold.jit import rule
from freehold.rules.groups import deeds_of
from freehold.rules.mortgages import cost_of_lifting
from freehold.rules.seats import is_seat_in
from freehold.sets import are_all_in, first_of, is_in, size_of
from freehold.state import Edition, Game
from freehold.vocabulary import BANK

COUNTS = 16
PRICES = 1 << 24
"""A holding is one number: how many, the prices, the burden."""


@rule
def burden(edition: Edition, game: Game, space: int) -> int:
    """What a mortgage takes off a deed's worth."""
    if is_in(game.mortgaged, space):
        return cost_of_lifting(edition, space)
    return 0


# --- what a seat has of a group, found in one walk and kept in one number ---------


@rule
def holding_in_group(edition: Edition, game: Game, seat: int, group: int) -> int:
    """How many deeds of a group a seat has, their prices, and what mortgages take off them."""
    price, off = 0, 0
    spaces = deeds_of(game, seat) & edition.in_group[group]
    number, burdened = size_of(spaces), spaces & game.mortgaged
    while spaces != 0:
        price += edition.price[first_of(spaces)]
        spaces &= spaces - 1
    while burdened != 0:
        off += cost_of_lifting(edition, first_of(burdened))
        burdened &= burdened - 1
    return (off * PRICES + price) * COUNTS + number


@rule
def count_of(holding: int) -> int:
    """How many deeds."""
    return holding & (COUNTS - 1)


@rule
def price_of(holding: int) -> int:
    """Their printed prices, added up."""
    return (holding // COUNTS) & (PRICES - 1)


@rule
def burden_of(holding: int) -> int:
    """What their mortgages take off their worth."""
    return holding // (COUNTS * PRICES)


@rule
def worth_of_part(player: Player, group: int, owned: int, price: int) -> int:
    """So many deeds of a group, whose prices add up to `price`, in one hand."""
    return price * player.share[group][owned] // 100


@rule
def gain_of_deed(edition: Edition, game: Game, player: Player, seat: int, space: int) -> int:
    """What one more deed is worth to a seat, with what it does for the rest of its group."""
    group = edition.group[space]
    holding = holding_in_group(edition, game, seat, group)
    owned, price = count_of(holding), price_of(holding)
    after = worth_of_part(player, group, owned + 1, price + edition.price[space])
    before = worth_of_part(player, group, owned, price)
    return after - before - burden(edition, game, space)


@rule
def loss_of_deed(edition: Edition, game: Game, player: Player, seat: int, space: int) -> int:
    """What a seat that has a deed would lose with it."""
    group = edition.group[space]
    holding = holding_in_group(edition, game, seat, group)
    owned, price = count_of(holding), price_of(holding)
    before = worth_of_part(player, group, owned, price)
    after = worth_of_part(player, group, owned - 1, price - edition.price[space])
    return before - after - burden(edition, game, space)


@rule
def completes_group(edition: Edition, game: Game, seat: int, space: int) -> bool:
    """Whether a seat has all the rest of a deed's group, and there is a rest."""
    rest = edition.in_group[edition.group[space]] & ~(1 << space)
    return rest != 0 and are_all_in(deeds_of(game, seat), rest)


@rule
def seat_it_completes(edition: Edition, game: Game, space: int) -> int:
    """The seat that lacks nothing but this deed for its group, or -1."""
    rest = edition.in_group[edition.group[space]] & ~(1 << space)
    if rest == 0:
        return BANK
    seat = game.owner[first_of(rest)] + 0
    if seat != BANK and is_seat_in(game, seat) and are_all_in(deeds_of(game, seat), rest):
        return seat
    return BANK


@rule
def worth_to_seat(edition: Edition, game: Game, player: Player, seat: int, space: int) -> int:
    """What a deed of the bank is worth: to have it, or to keep it from a rival."""
    own = gain_of_deed(edition, game, player, seat, space)
    rival = seat_it_completes(edition, game, space)
    if rival != BANK and rival != seat:
        kept_away = gain_of_deed(edition, game, player, rival, space) * player.block // 100
        own = max(own, kept_away)
    return own

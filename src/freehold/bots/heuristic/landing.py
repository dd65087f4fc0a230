"""What it is worth to come to a space: a deed to buy, a rent to pay, a tax, jail."""

from freehold.bots.heuristic.valuation import completes_group, worth_to_seat
from freehold.bots.player import Player
from freehold.editions.yields import USUAL_PIPS
from freehold.jit import rule
from freehold.rules.rent import rent_due
from freehold.sets import is_in
from freehold.state import Edition, Game
from freehold.vocabulary import BANK, SpaceKind


@rule
def usual_rent(edition: Edition, game: Game, space: int) -> int:
    """The rent that an owned deed brings with a usual throw; a mortgaged one brings none."""
    if edition.group[space] < 0 or game.owner[space] == BANK or is_in(game.mortgaged, space):
        return 0
    return rent_due(edition, game, space, 0, USUAL_PIPS)


@rule
def worth_of_chance_to_buy(
    edition: Edition, game: Game, player: Player, seat: int, space: int
) -> int:
    """A deed that can be paid for is worth a little more than its price, or much more."""
    left = game.cash[seat] - edition.price[space]
    keep = player.least_reserve // 2
    if completes_group(edition, game, seat, space):
        keep = 0
    if left < keep:
        return 0
    worth = worth_to_seat(edition, game, player, seat, space)
    return max(worth * 5 // 4 - edition.price[space], 0)


@rule
def worth_of_landing(edition: Edition, game: Game, player: Player, seat: int, space: int) -> int:
    """How much better off a seat is for standing there; the salary is not counted."""
    if edition.group[space] >= 0:
        if game.owner[space] == BANK:
            return worth_of_chance_to_buy(edition, game, player, seat, space)
        if game.owner[space] == seat:
            return 0
        return -usual_rent(edition, game, space)
    if edition.kind[space] == SpaceKind.TAX:
        return -edition.price[space]
    if edition.kind[space] == SpaceKind.GO_TO_JAIL:
        return -edition.fine
    return 0


@rule
def worth_of_moving(edition: Edition, game: Game, player: Player, seat: int, space: int) -> int:
    """A move forward to a space: GO reached or passed on the way pays."""
    worth = worth_of_landing(edition, game, player, seat, space)
    if space <= game.at[seat] and edition.kind[space] != SpaceKind.GO_TO_JAIL:
        worth += edition.salary
    return worth


@rule
def worth_of_leaping(edition: Edition, game: Game, player: Player, seat: int, space: int) -> int:
    """No move: only GO itself pays."""
    worth = worth_of_landing(edition, game, player, seat, space)
    if edition.kind[space] == SpaceKind.GO:
        worth += edition.salary
    return worth


@rule
def ways_to_throw(pips: int) -> int:
    """In how many of 36 ways two dice show a sum."""
    return max(6 - abs(pips - USUAL_PIPS), 0)


@rule
def worth_of_rolling(edition: Edition, game: Game, player: Player, seat: int) -> int:
    """A roll, on average over both dice."""
    total = 0
    for pips in range(2, 13):
        space = (game.at[seat] + pips) % edition.n_spaces
        total += ways_to_throw(pips) * worth_of_moving(edition, game, player, seat, space)
    return total // 36

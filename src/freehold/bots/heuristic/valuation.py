"""What deeds are worth to a seat: their price, more the nearer its group is to complete.

What so many deeds of a group are worth is worked out when a player sits down
(`freehold.bots.sitting`), so nothing has to be added up deed by deed.
"""

from freehold.bots.player import Player
from freehold.jit import rule
from freehold.rules.groups import deeds_held, deeds_of
from freehold.rules.mortgages import cost_of_lifting
from freehold.rules.seats import is_seat_in
from freehold.sets import are_all_in, first_of, is_in, size_of
from freehold.state import Edition, Game
from freehold.vocabulary import BANK


@rule
def burden(edition: Edition, game: Game, space: int) -> int:
    """What a mortgage takes off a deed's worth."""
    if is_in(game.mortgaged, space):
        return cost_of_lifting(edition, space)
    return 0


@rule
def number_in(edition: Edition, spaces: int, group: int) -> int:
    """How many of some spaces are of a group."""
    return size_of(spaces & edition.in_group[group])


@rule
def gain_of_more(player: Player, group: int, owned: int, more: int) -> int:
    """What it means to who has so many deeds of a group to get so many more."""
    return player.worth[group][owned + more] - player.worth[group][owned]


@rule
def gain_of_deed(edition: Edition, game: Game, player: Player, seat: int, space: int) -> int:
    """What one more deed is worth to a seat, with what it does for the rest of its group."""
    group = edition.group[space]
    owned = deeds_held(edition, game, seat, group)
    return edition.price[space] * player.gain[group][owned] // 100 - burden(edition, game, space)


@rule
def loss_of_deed(edition: Edition, game: Game, player: Player, seat: int, space: int) -> int:
    """What a seat that has a deed would lose with it."""
    group = edition.group[space]
    others = deeds_held(edition, game, seat, group) - 1
    return edition.price[space] * player.gain[group][others] // 100 - burden(edition, game, space)


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

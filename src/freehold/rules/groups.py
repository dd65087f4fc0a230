"""Groups of deeds: who owns them, what stands on them, what is mortgaged.

SETUP-3: the bank holds every deed that no seat owns.
"""

from freehold.jit import rule
from freehold.state import Edition, Game
from freehold.vocabulary import BANK, HOTEL, MAX_SPACES, NOBODY, Reason, SpaceKind


@rule
def is_deed(edition: Edition, space: int) -> bool:
    """BUY-1, BUY-3: lots, railroads and utilities can be bought, all alike."""
    return space >= 0 and space < edition.n_spaces and edition.group[space] >= 0


@rule
def owns_group(edition: Edition, game: Game, seat: int, group: int) -> bool:
    """Whether one seat holds every deed of a group."""
    for i in range(edition.group_size[group]):
        if game.owner[edition.member[group][i]] != seat:
            return False
    return True


@rule
def deeds_held(edition: Edition, game: Game, seat: int, group: int) -> int:
    """How many deeds of a group a seat has, mortgaged or not."""
    held = 0
    for i in range(edition.group_size[group]):
        if game.owner[edition.member[group][i]] == seat:
            held += 1
    return held


@rule
def n_owned(edition: Edition, game: Game, seat: int, group: int) -> int:
    """F-8: how many of a group a seat holds; mortgaged ones count as well."""
    owned = 0
    for i in range(edition.group_size[group]):
        space = edition.member[group][i]
        if game.owner[space] == seat:
            if edition.mortgaged_count_for_rent or not game.mortgaged[space]:
                owned += 1
    return owned


@rule
def mortgaged_in(edition: Edition, game: Game, group: int) -> int:
    """The first mortgaged deed of a group, or -1."""
    for i in range(edition.group_size[group]):
        space = edition.member[group][i]
        if game.mortgaged[space]:
            return space
    return NOBODY


@rule
def built_in(edition: Edition, game: Game, group: int) -> int:
    """The first lot of a group with a building on it, or -1."""
    for i in range(edition.group_size[group]):
        space = edition.member[group][i]
        if game.buildings[space] > 0:
            return space
    return NOBODY


@rule
def is_lot(edition: Edition, space: int) -> bool:
    """Whether houses can stand on a space."""
    return is_deed(edition, space) and edition.kind[space] == SpaceKind.LOT


@rule
def is_plot(edition: Edition, space: int) -> bool:
    """PL-5-2: whether bases can stand on a space."""
    return is_deed(edition, space) and edition.kind[space] == SpaceKind.PLOT


@rule
def has_hotel(edition: Edition, game: Game, space: int) -> bool:
    """BUILD-4: whether a hotel stands on a lot; a plot of that level has none."""
    return game.buildings[space] == HOTEL and edition.kind[space] == SpaceKind.LOT


@rule
def is_space(edition: Edition, space: int) -> bool:
    """Whether the number is a space of this board."""
    return space >= 0 and space < edition.n_spaces and space < MAX_SPACES


@rule
def because(reason: int, about: int) -> int:
    """A refusal: the reason, and the space or amount it is about.  0 means: allowed."""
    return reason * 16777216 + about + 1


@rule
def change_owner(game: Game, space: int, seat: int) -> None:
    """BUY-4: a deed lies open before its owner, for all to see; ownership changes only here."""
    game.owner[space] = seat


@rule
def deeds_at_bank(edition: Edition, game: Game) -> int:
    """How many deeds the bank still has."""
    left = 0
    for space in range(edition.n_spaces):
        if is_deed(edition, space) and game.owner[space] == BANK:
            left += 1
    return left


@rule
def why_not_from_bank(edition: Edition, game: Game, space: int) -> int:
    """Q-1, CW-M-L1: only a deed that the bank still has can be dealt, or taken for nothing."""
    if not is_deed(edition, space):
        return because(Reason.NO_SUCH_SPACE, space)
    if game.owner[space] != BANK:
        return because(Reason.DEED_IS_SOLD, space)
    return 0

"""Groups of deeds: who owns them, what stands on them, what is mortgaged.

SETUP-3: the bank holds every deed that no seat owns.
"""

from freehold.jit import rule
from freehold.sets import are_all_in, first_of, is_in, size_of
from freehold.state import Edition, Game
from freehold.vocabulary import (
    BANK,
    GROUPS_AT_ONCE,
    HOTEL,
    MAX_GROUPS,
    MAX_SPACES,
    NOBODY,
    Pending,
    Reason,
    SpaceKind,
)


@rule
def is_deed(edition: Edition, space: int) -> bool:
    """BUY-1, BUY-3: lots, railroads and utilities can be bought, all alike."""
    return space >= 0 and space < edition.n_spaces and edition.group[space] >= 0


@rule
def deeds_of(game: Game, holder: int) -> int:
    """The deeds of a seat, or of the bank, as a set."""
    return game.held[holder + 1]


@rule
def groups_of(game: Game, holder: int) -> int:
    """The groups that a seat, or the bank, has whole: a bit each."""
    return game.some[holder + 1] & game.complete


@rule
def groups_begun(game: Game, holder: int) -> int:
    """The groups of which a seat, or the bank, has any deed: a bit each."""
    return game.some[holder + 1] + 0


@rule
def owns_group(edition: Edition, game: Game, seat: int, group: int) -> bool:
    """Whether one seat holds every deed of a group."""
    return are_all_in(deeds_of(game, seat), edition.in_group[group])


@rule
def whole_lot_groups(edition: Edition, game: Game, seat: int) -> int:
    """BUILD-1: the groups of which a seat has every lot: houses can stand there."""
    return groups_of(game, seat) & edition.lot_groups


@rule
def spaces_of(edition: Edition, groups: int) -> int:
    """All spaces of some groups, looked up a few groups at a time."""
    spaces = 0
    for row in range(MAX_GROUPS // GROUPS_AT_ONCE):
        these = groups >> row * GROUPS_AT_ONCE
        spaces |= edition.in_groups[row][these & (1 << GROUPS_AT_ONCE) - 1]
    return spaces


@rule
def deeds_held(edition: Edition, game: Game, seat: int, group: int) -> int:
    """How many deeds of a group a seat has, mortgaged or not."""
    return size_of(deeds_of(game, seat) & edition.in_group[group])


@rule
def n_owned(edition: Edition, game: Game, seat: int, group: int) -> int:
    """F-8: how many of a group a seat holds; mortgaged ones count as well."""
    owned = deeds_of(game, seat) & edition.in_group[group]
    if not edition.mortgaged_count_for_rent:
        owned &= ~game.mortgaged
    return size_of(owned)


@rule
def mortgaged_in(edition: Edition, game: Game, group: int) -> int:
    """The first mortgaged deed of a group, or -1."""
    return first_of(game.mortgaged & edition.in_group[group])


@rule
def built_in(edition: Edition, game: Game, group: int) -> int:
    """The first lot of a group with a building on it, or -1."""
    return first_of(game.built & edition.in_group[group])


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


# --- where the next building may stand -------------------------------------------


@rule
def is_open_to_building(edition: Edition, game: Game, group: int) -> bool:
    """BUILD-1: a group of lots in one seat's hand.  BUILD-5: of which none is mortgaged."""
    owner = game.owner[edition.member[group][0]]
    if owner == BANK or not is_in(whole_lot_groups(edition, game, owner), group):
        return False
    return mortgaged_in(edition, game, group) == NOBODY


@rule
def look_over(edition: Edition, game: Game, group: int) -> tuple[int, int]:
    """The lots of a group on which the next building may stand, and the room for more.

    BUILD-2: those with the fewest buildings.  BUILD-4: none with a hotel.
    BUILD-3: room is for houses; below 0, for so many hotels instead.
    """
    if not is_open_to_building(edition, game, group):
        return 0, 0
    lots, fewest = 0, HOTEL - 1
    houses, hotels = 0, 0
    for i in range(edition.group_size[group]):
        space = edition.member[group][i]
        level = game.buildings[space] + 0
        lot = 1 << space
        lots = lot if level < fewest else lots | lot * (level == fewest)
        fewest = min(level, fewest)
        houses += max(edition.houses_before_hotel - level, 0)
        hotels += level == edition.houses_before_hotel
    return lots, houses if houses > 0 else -hotels


@rule
def survey(edition: Edition, game: Game, group: int) -> None:
    """Note where in a group the next building may stand, and for how many there is room."""
    lots, room = look_over(edition, game, group)
    game.ready = game.ready & ~edition.in_group[group] | lots
    game.room[group] = room


@rule
def is_surveyed(edition: Edition, game: Game, group: int) -> bool:
    """Whether what is noted about a group is so."""
    lots, room = look_over(edition, game, group)
    return game.ready & edition.in_group[group] == lots and game.room[group] == room


# --- the board is written only here, and its sets with it ----------------------


@rule
def change_owner(edition: Edition, game: Game, space: int, seat: int) -> None:
    """BUY-4: a deed lies open before its owner, for all to see; ownership changes only here."""
    before, group = game.owner[space], edition.group[space]
    bit, in_groups = 1 << space, 1 << group
    game.owner[space] = seat
    game.held[before + 1] &= ~bit
    game.complete &= ~in_groups
    if deeds_held(edition, game, before, group) == 0:
        game.some[before + 1] &= ~in_groups
    game.held[seat + 1] |= bit
    game.some[seat + 1] |= in_groups
    if owns_group(edition, game, seat, group):
        game.complete |= in_groups
        survey(edition, game, group)
    elif game.room[group] != 0:
        survey(edition, game, group)


@rule
def fix(game: Game, group: int) -> None:
    """TRADE-2: where anything stands or is pending no deed of the group changes hands."""
    game.fixed |= 1 << group


@rule
def free_again(edition: Edition, game: Game, group: int) -> None:
    """TRADE-2: a group is free once nothing stands there and nothing is pending."""
    members = edition.in_group[group]
    if game.built & members == 0 and game.unsettled & members == 0:
        game.fixed &= ~(1 << group)


@rule
def set_level(edition: Edition, game: Game, space: int, level: int) -> None:
    """So much stands on a lot or a plot from now on."""
    game.buildings[space] = level
    bit = 1 << space
    if level > 0:
        game.built |= bit
        fix(game, edition.group[space])
    else:
        game.built &= ~bit
        free_again(edition, game, edition.group[space])
    survey(edition, game, edition.group[space])


@rule
def turn_deed(edition: Edition, game: Game, space: int, face_down: int) -> None:
    """BUY-4: a mortgaged deed lies face down."""
    bit = 1 << space
    if face_down:
        game.mortgaged |= bit
    else:
        game.mortgaged &= ~bit
    survey(edition, game, edition.group[space])


@rule
def leave_pending(edition: Edition, game: Game, space: int, pending: int) -> None:
    """What is still to be settled about a deed, or nothing any more."""
    game.pending[space] = pending
    bit = 1 << space
    if pending != Pending.NOTHING:
        game.unsettled |= bit
        fix(game, edition.group[space])
    else:
        game.unsettled &= ~bit
        free_again(edition, game, edition.group[space])


@rule
def lay_deeds_out(edition: Edition, game: Game) -> None:
    """SETUP-3: the bank has every deed; `game` is blank."""
    for space in range(edition.n_spaces):
        game.owner[space] = BANK
    game.held[BANK + 1] = edition.deeds
    game.some[BANK + 1] = game.complete = (1 << edition.n_groups) - 1


@rule
def do_sets_agree(edition: Edition, game: Game) -> bool:
    """Whose deeds and groups, and where anything stands or is pending."""
    built, unsettled = 0, 0
    for space in range(edition.n_spaces):
        if game.buildings[space] > 0:
            built |= 1 << space
        if game.pending[space] != Pending.NOTHING:
            unsettled |= 1 << space
        if is_deed(edition, space) and not is_in(deeds_of(game, game.owner[space]), space):
            return False
    together = 0
    for holder in range(BANK, game.n_seats):
        if together & deeds_of(game, holder) != 0:
            return False
        together |= deeds_of(game, holder)
        for group in range(edition.n_groups):
            whole = owns_group(edition, game, holder, group)
            if whole != is_in(groups_of(game, holder), group):
                return False
            some = deeds_held(edition, game, holder, group) > 0
            if some != is_in(groups_begun(game, holder), group):
                return False
    if together != edition.deeds or (game.mortgaged | game.offered) & ~edition.deeds != 0:
        return False
    fixed = 0
    for group in range(edition.n_groups):
        if (built | unsettled) & edition.in_group[group] != 0:
            fixed |= 1 << group
        if not is_surveyed(edition, game, group):
            return False
    return built == game.built and unsettled == game.unsettled and fixed == game.fixed


@rule
def deeds_at_bank(game: Game) -> int:
    """How many deeds the bank still has."""
    return size_of(deeds_of(game, BANK))


@rule
def why_not_from_bank(edition: Edition, game: Game, space: int) -> int:
    """Q-1, CW-M-L1: only a deed that the bank still has can be dealt, or taken for nothing."""
    if not is_deed(edition, space):
        return because(Reason.NO_SUCH_SPACE, space)
    if game.owner[space] != BANK:
        return because(Reason.DEED_IS_SOLD, space)
    return 0

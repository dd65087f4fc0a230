"""Deeds: what they cost, what they bring in, and when groups become complete."""

from freehold.jit import rule
from freehold.record import Ints
from freehold.rules.groups import deeds_of, owns_group
from freehold.sets import add_to, first_of, is_in
from freehold.state import Edition, Game
from freehold.statistics.records import DUE, GROUP_BIN, GROUP_BINS, Result, Sum
from freehold.vocabulary import BANK, DebtKind, Lot


@rule
def note_owner(
    edition: Edition, game: Game, result: Result, tally: Ints, space: int, turns: int
) -> None:
    """A deed has an owner: time runs for it, and its group may be complete."""
    owned, owner = result.owned, game.owner[space]
    group = edition.group[space]
    if owner == BANK or group < 0:
        return
    if not is_in(owned, space):
        result.owned = owned | 1 << space
        add_to(tally, Sum.OWNED_TURNS + space, -turns)
    if owns_group(edition, game, owner, group) and result.group_turn[group] == 0:
        result.group_turn[group] = max(turns, 1)
        result.group_seat[group] = owner
        add_to(tally, Sum.GROUP_COMPLETE + group, 1)
        add_to(tally, Sum.GROUP_TURNS + group, turns)
        when = min(result.rounds // GROUP_BIN, GROUP_BINS - 1)
        add_to(tally, Sum.GROUP_BINS + group * GROUP_BINS + when, 1)


@rule
def note_given_back(game: Game, result: Result, tally: Ints) -> None:
    """Deeds that went back to the bank: their time stands still."""
    spaces = result.owned & deeds_of(game, BANK)
    result.owned &= ~spaces
    while spaces != 0:
        add_to(tally, Sum.OWNED_TURNS + first_of(spaces), result.turns)
        spaces &= spaces - 1


@rule
def note_end_of_ownership(game: Game, result: Result, tally: Ints) -> None:
    """The game is over: time stops for every deed."""
    spaces = result.owned
    while spaces != 0:
        space = first_of(spaces)
        spaces &= spaces - 1
        add_to(tally, Sum.OWNED_TURNS + space, result.turns)
        if is_in(result.winners, max(game.owner[space], 0)):
            add_to(tally, Sum.WINNER_HAS + space, 1)


@rule
def note_bought(tally: Ints, space: int, amount: int, turns: int) -> None:
    """Bought from the bank, for so much with all that the purchase costs."""
    add_to(tally, Sum.BOUGHT + space, 1)
    add_to(tally, Sum.BOUGHT_TURNS + space, turns)
    add_to(tally, Sum.PAID + space, amount)


@rule
def note_auction(
    result: Result, tally: Ints, lot: int, space: int, amount: int, turns: int
) -> None:
    """Bought at an auction; a building is placed later."""
    if lot == Lot.DEED:
        add_to(tally, Sum.AUCTIONED + space, 1)
        note_bought(tally, space, amount, turns)
    else:
        result.bidding = 1
        result.bid = amount


@rule
def note_built(edition: Edition, result: Result, tally: Ints, space: int) -> None:
    """A building at its price, or for what was bid for it."""
    add_to(tally, Sum.BUILT + space, 1)
    cost = edition.house_price[space]
    if result.bidding:
        cost = result.bid
        result.bidding = 0
    add_to(tally, Sum.BUILDING_COST + space, cost)


@rule
def note_group_sold(edition: Edition, tally: Ints, space: int, amount: int) -> None:
    """All buildings of a group at once: what came in is shared by its lots."""
    group = edition.group[space]
    size = edition.group_size[group]
    for i in range(size):
        member = edition.member[group][i]
        add_to(tally, Sum.BUILDING_BACK + member, amount // size)
    add_to(tally, Sum.BUILDING_BACK + space, amount % size)


@rule
def note_rent_due(result: Result, seat: int, space: int) -> None:
    """A seat owes rent; nothing of it has come in yet."""
    result.rent_space[seat] = space + DUE


@rule
def space_of_rent(noted: int) -> int:
    """The deed that a rent is owed for, whether anything of it has come in or not; or -1."""
    return noted - DUE if noted >= DUE else noted


@rule
def note_rent(result: Result, tally: Ints, seat: int, noted: int, amount: int) -> None:
    """Rent came in for the deed that the seat owes it for, as was noted.

    It is one rent even if it comes in pieces: deeds that settle a part of it, then the rest.
    """
    if noted < 0:
        return
    space = space_of_rent(noted)
    add_to(tally, Sum.RENT + space, amount)
    if noted != space:
        result.rent_space[seat] = space
        add_to(tally, Sum.RENTS + space, 1)


@rule
def note_bankruptcy(game: Game, result: Result, tally: Ints, seat: int, creditor: int) -> None:
    """Why, where, when and to whom."""
    kind = result.debt_kind[seat]
    space = -1
    if kind == DebtKind.RENT:
        space = space_of_rent(result.rent_space[seat])
    elif kind == DebtKind.TAX:
        space = game.at[seat]
    result.bankrupt_turn[seat] = max(result.turns, 1)
    result.bankrupt_kind[seat] = kind
    result.bankrupt_space[seat] = space
    result.bankrupt_creditor[seat] = creditor
    add_to(tally, Sum.BANKRUPT + result.players[seat], 1)
    add_to(tally, Sum.BANKRUPT_KIND + kind + 1, 1)
    add_to(tally, Sum.BANKRUPT_TURNS, result.turns)
    if space >= 0:
        add_to(tally, Sum.BANKRUPT_SPACE + space, 1)
    if creditor == BANK:
        add_to(tally, Sum.BANKRUPT_TO_BANK, 1)
    note_given_back(game, result, tally)

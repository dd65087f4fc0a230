"""Deeds: what they cost, what they bring in, and when groups become complete."""

from freehold.jit import rule
from freehold.rules.groups import owns_group
from freehold.state import Edition, Game
from freehold.statistics.records import GROUP_BIN, GROUP_BINS, Result, Tally
from freehold.vocabulary import BANK, DebtKind, Lot


@rule
def note_owner(edition: Edition, game: Game, result: Result, tally: Tally, space: int) -> None:
    """A deed has an owner: time runs for it, and its group may be complete."""
    owner = game.owner[space]
    group = edition.group[space]
    if owner == BANK or group < 0:
        return
    if (result.owned >> space) & 1 == 0:
        result.owned |= 1 << space
        tally.owned_turns[space] -= game.turns
    if result.group_turn[group] == 0 and owns_group(edition, game, owner, group):
        result.group_turn[group] = max(game.turns, 1)
        result.group_seat[group] = owner
        tally.group_complete[group] += 1
        tally.group_turns[group] += game.turns
        tally.group_bins[group][min(game.rounds // GROUP_BIN, GROUP_BINS - 1)] += 1


@rule
def note_given_back(edition: Edition, game: Game, result: Result, tally: Tally) -> None:
    """Deeds that went back to the bank: their time stands still."""
    for space in range(edition.n_spaces):
        if (result.owned >> space) & 1 == 1 and game.owner[space] == BANK:
            result.owned -= 1 << space
            tally.owned_turns[space] += game.turns


@rule
def note_end_of_ownership(edition: Edition, game: Game, result: Result, tally: Tally) -> None:
    """The game is over: time stops for every deed."""
    for space in range(edition.n_spaces):
        if (result.owned >> space) & 1 == 1:
            tally.owned_turns[space] += game.turns
            if (result.winners >> max(game.owner[space], 0)) & 1 == 1:
                tally.winner_has[space] += 1


@rule
def note_bought(game: Game, tally: Tally, space: int, amount: int) -> None:
    """Bought from the bank at the printed price."""
    tally.bought[space] += 1
    tally.bought_turns[space] += game.turns
    tally.paid[space] += amount


@rule
def note_auction(
    game: Game, result: Result, tally: Tally, lot: int, space: int, amount: int
) -> None:
    """Bought at an auction; a building is placed later."""
    if lot == Lot.DEED:
        tally.auctioned[space] += 1
        note_bought(game, tally, space, amount)
    else:
        result.bid = amount


@rule
def note_built(edition: Edition, result: Result, tally: Tally, space: int) -> None:
    """A building at its price, or for what was bid for it."""
    tally.built[space] += 1
    tally.building_cost[space] += result.bid if result.bid > 0 else edition.house_price[space]
    result.bid = 0


@rule
def note_group_sold(edition: Edition, tally: Tally, space: int, amount: int) -> None:
    """All buildings of a group at once: what came in is shared by its lots."""
    group = edition.group[space]
    size = edition.group_size[group]
    for i in range(size):
        member = edition.member[group][i]
        tally.building_back[member] += amount // size
    tally.building_back[space] += amount % size


@rule
def note_rent(result: Result, tally: Tally, seat: int, amount: int) -> None:
    """Rent came in for the deed that the seat owes it for."""
    space = result.rent_space[seat]
    if space >= 0:
        tally.rents[space] += 1
        tally.rent[space] += amount


@rule
def note_bankruptcy(
    edition: Edition, game: Game, result: Result, tally: Tally, seat: int, creditor: int
) -> None:
    """Why, where, when and to whom."""
    kind = result.debt_kind[seat]
    space = -1
    if kind == DebtKind.RENT:
        space = result.rent_space[seat]
    elif kind == DebtKind.TAX:
        space = game.at[seat]
    result.bankrupt_turn[seat] = max(game.turns, 1)
    result.bankrupt_kind[seat] = kind
    result.bankrupt_space[seat] = space
    result.bankrupt_creditor[seat] = creditor
    tally.bankrupt[result.players[seat]] += 1
    tally.bankrupt_kind[kind + 1] += 1
    tally.bankrupt_turns += game.turns
    if space >= 0:
        tally.bankrupt_space[space] += 1
    if creditor == BANK:
        tally.bankrupt_to_bank += 1
    note_given_back(edition, game, result, tally)

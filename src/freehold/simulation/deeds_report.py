"""Deeds and groups in a report: what they cost, what they bring, when groups are complete."""

from typing import Any

import msgspec

from freehold.editions import EditionSpec
from freehold.simulation.measures import Measure, ratio, share
from freehold.statistics.records import GROUP_BIN
from freehold.words import Words


class DeedReport(msgspec.Struct, frozen=True):
    """What a deed cost and brought in; money is a game's average."""

    space: int
    id: str
    name: str
    group: str
    price: int
    bought: float
    """Times it was bought from the bank, a game."""
    auctioned: float
    bought_turn: float | None
    """The turn in which it was bought, on average."""
    paid: float
    """For the deed, with the commission of a remote purchase."""
    buildings: float
    """Money for buildings, with the commissions."""
    back: float
    """Money for buildings sold again, and for the deed where the bank buys it back.

    What comes in for the buildings of a group that is sold at once is shared alike by its lots.
    """
    interest: float
    rents: float
    """Times that rent was paid; it is once, even if it was paid in pieces."""
    rent: float
    mean_rent: float | None
    turns_owned: float
    return_on_money: float | None
    """Money in for every unit of money out."""
    payback_turns: float | None
    """Turns of the game until it has brought in what it cost its owner, at its average pace."""
    winner_has: Measure
    """The share of games in which a winner has it at the end."""


class GroupReport(msgspec.Struct, frozen=True):
    """When a group was in one hand for the first time, and whether that hand won."""

    id: str
    name: str
    complete: Measure
    turn: float | None
    wins: Measure
    bins: list[int]
    bin_rounds: int


def deeds_of(edition: Any, spec: EditionSpec, words: Words, tally: Any) -> list[DeedReport]:
    """Every deed in the order of the board."""
    return [
        _deed(edition, spec, words, tally, space)
        for space in range(edition.n_spaces)
        if edition.group[space] >= 0
    ]


def _deed(edition: Any, spec: EditionSpec, words: Words, tally: Any, space: int) -> DeedReport:
    games = max(int(tally.games), 1)
    sums = {name: int(tally[name][space]) for name in tally.dtype.names if _is_a_space(tally, name)}
    out = sums["paid"] + sums["building_cost"] + sums["interest"]
    came_in = sums["rent"] + sums["building_back"]
    pace = ratio(sums["rent"], sums["owned_turns"])
    # Some games have it bought never, and some twice.
    cost = ratio(out - sums["building_back"], sums["bought"] + sums["got_free"])
    return DeedReport(
        space=space,
        id=spec.space_ids[space],
        name=words.space(space),
        group=spec.group_ids[int(edition.group[space])],
        price=int(edition.price[space]),
        bought=sums["bought"] / games,
        auctioned=sums["auctioned"] / games,
        bought_turn=ratio(sums["bought_turns"], sums["bought"]),
        paid=sums["paid"] / games,
        buildings=sums["building_cost"] / games,
        back=sums["building_back"] / games,
        interest=sums["interest"] / games,
        rents=sums["rents"] / games,
        rent=sums["rent"] / games,
        mean_rent=ratio(sums["rent"], sums["rents"]),
        turns_owned=sums["owned_turns"] / games,
        return_on_money=ratio(came_in, out),
        payback_turns=cost / pace if pace and cost is not None else None,
        winner_has=share(sums["winner_has"], games),
    )


def _is_a_space(tally: Any, name: str) -> bool:
    return tally.dtype[name].shape == tally.dtype["landings"].shape


def groups_of(edition: Any, spec: EditionSpec, words: Words, tally: Any) -> list[GroupReport]:
    """Every group of more than one deed."""
    games = int(tally.games)
    found: list[GroupReport] = []
    for number in range(edition.n_groups):
        complete = int(tally.group_complete[number])
        found.append(
            GroupReport(
                id=spec.group_ids[number],
                name=words.group(number),
                complete=share(complete, games),
                turn=ratio(int(tally.group_turns[number]), complete),
                wins=share(int(tally.group_wins[number]), complete),
                bins=tally.group_bins[number].tolist(),
                bin_rounds=GROUP_BIN,
            )
        )
    return found

"""What must hold in every position, reached by play or written by hand."""

from collections.abc import Iterator
from typing import Any

from freehold.rules.debts import pledge
from freehold.rules.groups import deeds_held, do_sets_agree, is_deed, is_lot, is_plot
from freehold.rules.plots import level_allowed, plot_that_lacks
from freehold.rules.seats import do_seats_agree, is_jailed, is_out
from freehold.sets import is_in
from freehold.vocabulary import BANK, HOTEL, MAX_SPACES, NOBODY, PORT, SpaceKind


def problems(edition: Any, game: Any, names: tuple[str, ...] | None = None) -> list[str]:
    """Every law that a position breaks, in words; an empty list if it is sound."""
    spaces = names or tuple(f"space {i}" for i in range(MAX_SPACES))
    found = [
        *_money(edition, game),
        *_deeds(edition, game, spaces),
        *_buildings(edition, game, spaces),
        *_decks(edition, game),
        *_seats(edition, game),
    ]
    if not found and not (do_sets_agree(edition, game) and do_seats_agree(game)):
        return ["the sets of deeds and of seats do not agree with the rest"]
    return found


def _money(edition: Any, game: Any) -> Iterator[str]:
    for seat in range(game.n_seats):
        if game.cash[seat] < 0:
            yield f"seat {seat} has less than no cash: {game.cash[seat]}"
        if is_out(game, seat) and game.cash[seat]:
            yield f"seat {seat} is out and still has cash"
        if game.debt[seat] < 0:
            yield f"seat {seat} owes the bank less than nothing: {game.debt[seat]}"
        if game.debt[seat] > 0 and (game.cash[seat] or is_out(game, seat)):
            yield f"seat {seat} owes the bank {game.debt[seat]}, and has cash to pay it or is out"
        elif game.debt[seat] > pledge(edition, game, seat):
            yield f"seat {seat} owes the bank more than all its property is worth to it"
    if game.pot < 0:
        yield f"the pot holds less than nothing: {game.pot}"
    held = sum(game.cash[: game.n_seats]) + game.pot + game.bank
    if held:
        yield f"the books do not balance: {held} too much is on the table"


def _deeds(edition: Any, game: Any, names: tuple[str, ...]) -> Iterator[str]:
    for space in range(edition.n_spaces):
        owner = game.owner[space]
        if owner != BANK and not is_deed(edition, space):
            yield f"{names[space]} cannot be owned"
        if owner != BANK and not 0 <= owner < game.n_seats:
            yield f"{names[space]} belongs to seat {owner}, which does not exist"
        elif owner != BANK and is_out(game, owner):
            yield f"{names[space]} belongs to seat {owner}, who is out"
        mortgaged = is_in(game.mortgaged, space)
        if mortgaged and edition.no_mortgages:
            yield f"{names[space]} has a mortgage on it, where there are none"
        if mortgaged and owner == BANK and edition.bank_auctions_free_of_mortgage:
            yield f"{names[space]} is mortgaged and belongs to nobody"


def _buildings(edition: Any, game: Any, names: tuple[str, ...]) -> Iterator[str]:
    houses, hotels = game.houses, game.hotels
    for space in range(edition.n_spaces):
        level = game.buildings[space]
        if is_plot(edition, space):
            if not 0 <= level <= PORT:
                yield f"{names[space]} has {level} bases; {PORT} are the most"
            continue
        if level == HOTEL:
            hotels += 1
        elif 0 <= level <= edition.houses_before_hotel:
            houses += level
        else:
            yield f"{names[space]} has {level} houses; {edition.houses_before_hotel} are the most"
        if level and not is_lot(edition, space):
            yield f"nothing can be built on {names[space]}"
    if game.houses < 0 or game.hotels < 0:
        yield f"more is built than the bank has: {edition.houses} houses, {edition.hotels} hotels"
    if (houses, hotels) != (edition.houses, edition.hotels):
        box = f"the box has {edition.houses} and {edition.hotels}"
        yield f"there are {houses} houses and {hotels} hotels; {box}"
    for group in range(edition.n_groups):
        yield from _group(edition, game, group, names)


def _group(edition: Any, game: Any, group: int, names: tuple[str, ...]) -> Iterator[str]:
    members: list[int] = edition.member[group][: edition.group_size[group]]
    levels: list[int] = [game.buildings[space] for space in members]
    first = names[members[0]]
    if is_plot(edition, members[0]):
        yield from _planet(edition, game, group, members, names)
        return
    if is_in(game.bought_in, group):
        yield f"a purchase in the group of {first} is remembered, which has no plots"
    if not any(levels):
        return
    if len({game.owner[space] for space in members}) > 1 or game.owner[members[0]] == BANK:
        yield f"the group of {first} is built on and not in one hand"
    if any(is_in(game.mortgaged, space) for space in members):
        yield f"the group of {first} is built on and mortgaged"
    if not is_even(edition, levels):
        yield f"the group of {first} is built unevenly: {', '.join(map(str, levels))}"


def _planet(
    edition: Any, game: Any, group: int, members: list[int], names: tuple[str, ...]
) -> Iterator[str]:
    """PL-5-3: one seat has the claim to a planet, and keeps it where nobody trades (F-30).

    PL-5-5, PL-5-6: what stands on its plots is allowed by the others.
    """
    owners = {game.owner[space] for space in members} - {BANK}
    if edition.claims and edition.no_trades and len(owners) > 1:
        yield f"the planet of {names[members[0]]} belongs to several seats"
    for space in members:
        owner, level = game.owner[space], game.buildings[space]
        if not level:
            continue
        if owner == BANK:
            yield f"{names[space]} is built on and belongs to nobody"
        elif level > level_allowed(edition, group, deeds_held(edition, game, owner, group)):
            yield f"{names[space]} has {level} bases, more than its owner's plots allow"
        lacking = plot_that_lacks(edition, game, space, level)
        if lacking != NOBODY:
            yield f"{names[space]} has {level} bases, and {names[lacking]} too few beside it"


def is_even(edition: Any, levels: list[int]) -> bool:
    """BUILD-2: no lot is more than a step ahead of another.

    Where a hotel may be sold whole and by itself (SELL-4, F-6), lots are left
    bare and built on again one after the other, so that any levels can come about.
    """
    steps = [min(level, edition.houses_before_hotel + 1) for level in levels]
    return bool(edition.hotel_sold_whole) or max(steps) - min(steps) <= 1


def _decks(edition: Any, game: Any) -> Iterator[str]:
    for deck in range(edition.n_decks):
        cards = [c for c in range(edition.n_cards[deck]) if game.deck_left[deck] >> c & 1]
        cards += game.deck_queue[deck][: game.deck_size[deck]]
        cards += [
            edition.free_card_card[i]
            for i in range(edition.n_free_cards)
            if edition.free_card_deck[i] == deck and game.free_card_holder[i] != NOBODY
        ]
        if sorted(cards) != list(range(edition.n_cards[deck])):
            yield f"deck {deck} does not have every card exactly once"


def _seats(edition: Any, game: Any) -> Iterator[str]:
    order = list(range(game.n_seats)) if edition.remote_purchases else [0] * game.n_seats
    if sorted(game.arrival[: game.n_seats]) != order:
        yield "the order in which the seats arrived is not known"
    chosen = [figure for figure in game.figure[: game.n_seats] if figure != NOBODY]
    if len(set(chosen)) != len(chosen):
        yield "two seats have the same figure"
    for seat in range(game.n_seats):
        if not 0 <= game.at[seat] < edition.n_spaces:
            yield f"seat {seat} stands on space {game.at[seat]}, which does not exist"
        elif is_jailed(game, seat) and edition.kind[game.at[seat]] != SpaceKind.JAIL:
            yield f"seat {seat} is in jail and stands elsewhere"
    for i in range(edition.n_free_cards):
        holder = game.free_card_holder[i]
        if holder != NOBODY and not 0 <= holder < game.n_seats:
            yield f"get-out-of-jail card {i + 1} is held by seat {holder}, which does not exist"
        elif holder != NOBODY and is_out(game, holder):
            yield f"get-out-of-jail card {i + 1} is held by seat {holder}, who is out"

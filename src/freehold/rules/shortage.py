"""The bank's last buildings: who wants them, and the auction among those."""

from freehold.jit import rule
from freehold.rules.agenda import ask, pop, push, tell
from freehold.rules.auctions import open_auction
from freehold.rules.buildings import build, kind_of_next_building, why_not_place
from freehold.rules.groups import because, deeds_of, whole_lot_groups
from freehold.rules.seats import next_seat
from freehold.rules.timing import why_not_business
from freehold.sets import first_of, is_in
from freehold.state import Edition, Game
from freehold.vocabulary import (
    BANK,
    NOBODY,
    Answer,
    Decision,
    Event,
    Lot,
    Phase,
    Reason,
)


@rule
def could_build(edition: Edition, game: Game, seat: int, lot: int) -> int:
    """How many houses, or hotels, a seat may build now and could pay for."""
    groups = whole_lot_groups(edition, game, seat)
    if groups == 0 or why_not_business(edition, game, seat) != 0:
        return 0
    room = 0
    cheapest = 0
    while groups != 0:
        group = first_of(groups)
        groups &= groups - 1
        in_group = game.room[group] if lot == Lot.HOUSE else -game.room[group]
        if in_group > 0:
            room += in_group
            price = edition.house_price[edition.member[group][0]]
            if cheapest == 0 or price < cheapest:
                cheapest = price + 0
    if room == 0:
        return 0
    return min(room, game.cash[seat] // max(cheapest, 1))


@rule
def room_for(edition: Edition, game: Game, lot: int) -> int:
    """For how many houses, or hotels, there is room on all lots, whoever could pay for them."""
    room = 0
    for group in range(edition.n_groups):
        in_group = game.room[group] if lot == Lot.HOUSE else -game.room[group]
        room += max(in_group, 0)
    return room


@rule
def is_contested(edition: Edition, game: Game, seat: int, lot: int) -> bool:
    """BUILD-8: the bank has fewer left than the seats could want at the same time.

    Mostly nobody else could build, or there is enough whatever the seats could pay for.
    """
    left = game.houses if lot == Lot.HOUSE else game.hotels
    if game.ready & ~deeds_of(game, seat) == 0 or room_for(edition, game, lot) <= left:
        return False
    others = 0
    seats = game.playing & ~game.waived & ~(1 << seat)
    while seats != 0:
        others += could_build(edition, game, first_of(seats), lot)
        seats &= seats - 1
    return others > 0 and others + could_build(edition, game, seat, lot) > left


@rule
def build_or_contest(edition: Edition, game: Game, seat: int, space: int) -> None:
    """BUILD-8: while there is enough for everyone the seat just builds.

    Otherwise the others who may build now are asked whether they want one, too.
    """
    lot = kind_of_next_building(edition, game, space)
    if is_contested(edition, game, seat, lot):
        game.wanting = 0
        push(game, Phase.SHORTAGE, seat, seat, space, 0, lot)
    else:
        build(edition, game, seat, space, edition.house_price[space])


@rule
def on_want_building(game: Game, seat: int, answer: int) -> None:
    """BUILD-8: wanted, or left to the others until the next roll."""
    if answer == Answer.CLAIM:
        game.wanting |= 1 << seat
        tell(game, Event.WANTED_BUILDING, seat, BANK, -1, 0)
    else:
        game.waived |= 1 << seat


@rule
def cheapest_lot(edition: Edition, game: Game, seats: int, lot: int) -> int:
    """F-33: the lowest house price among the lots that the interested seats may build on."""
    lowest = 0
    spaces = edition.lots & ~deeds_of(game, BANK)
    while spaces != 0:
        space = first_of(spaces)
        spaces &= spaces - 1
        owner = game.owner[space]
        if not is_in(seats, owner):
            continue
        if why_not_place(edition, game, owner, space) != 0:
            continue
        if kind_of_next_building(edition, game, space) == lot:
            if lowest == 0 or edition.house_price[space] < lowest:
                lowest = edition.house_price[space]
    return lowest


@rule
def settle_shortage(edition: Edition, game: Game) -> None:
    """BUILD-8: one building goes to the highest bidder; unwanted by others, to the builder.

    B-4: it opens at 1, or at the lowest house price concerned.
    """
    top = game.n_agenda - 1
    seat, space, lot = game.agenda_seat[top], game.agenda_space[top], game.agenda_extra[top]
    wanting = game.wanting
    game.wanting = 0
    pop(game)
    if wanting == 0:
        build(edition, game, seat, space, edition.house_price[space])
        return
    bidders = wanting | (1 << seat)
    floor = edition.opening_bid
    if edition.shortage_opens_at_house_price:
        floor = cheapest_lot(edition, game, bidders, lot)
    open_auction(game, lot, -1, floor, bidders, seat)


@rule
def ask_who_wants(edition: Edition, game: Game) -> None:
    """F-33: only a seat that may build now is asked, and nobody twice before the next roll."""
    top = game.n_agenda - 1
    seat, lot = game.agenda_seat[top], game.agenda_extra[top]
    other = next_seat(game, game.agenda_other[top])
    game.agenda_other[top] = other
    if other == seat:
        settle_shortage(edition, game)
    elif not is_in(game.waived, other) and could_build(edition, game, other, lot) > 0:
        ask(game, other, Decision.WANT_BUILDING, game.agenda_space[top])


@rule
def why_not_place_here(edition: Edition, game: Game, seat: int, space: int, lot: int) -> int:
    """F-33: the building that was won stands where its kind may stand now."""
    refusal = why_not_place(edition, game, seat, space)
    if refusal != 0:
        return refusal
    if kind_of_next_building(edition, game, space) != lot:
        return because(Reason.UNEVEN, space)
    return 0


@rule
def on_place_building(edition: Edition, game: Game, space: int) -> None:
    """F-33: the winning bid replaces the deed's price."""
    top = game.n_agenda - 1
    seat, price = game.agenda_seat[top], game.agenda_amount[top]
    pop(game)
    build(edition, game, seat, space, price)


@rule
def ask_where_to_place(edition: Edition, game: Game) -> None:
    """F-33: it is placed at once; where there is one place only, nothing is asked."""
    top = game.n_agenda - 1
    seat, lot = game.agenda_seat[top], game.agenda_extra[top]
    places = 0
    place = NOBODY
    spaces = deeds_of(game, seat) & edition.lots
    while spaces != 0:
        space = first_of(spaces)
        spaces &= spaces - 1
        if why_not_place_here(edition, game, seat, space, lot) == 0:
            places += 1
            place = space
    if places == 1:
        on_place_building(edition, game, place)
    else:
        ask(game, seat, Decision.PLACE_BUILDING, -1)

"""Auctions: bids and passes, of deeds and of the bank's last buildings."""

from freehold.jit import rule
from freehold.rules.agenda import ask, pop, push, tell
from freehold.rules.claims import why_not_claim
from freehold.rules.groups import because, change_owner, deeds_of, leave_pending
from freehold.rules.money import pay_bank
from freehold.rules.seats import is_out, next_seat
from freehold.sets import first_of
from freehold.state import Edition, Game
from freehold.vocabulary import BANK, NOBODY, Decision, Event, Lot, Pending, Phase, Reason


@rule
def is_in_auction(game: Game, seat: int) -> bool:
    """Whether a seat has not passed yet."""
    return (game.auction_in >> seat) & 1 == 1


@rule
def everyone_in(edition: Edition, game: Game, space: int) -> int:
    """BUY-2: everyone still in the game may bid, whoever declined and the banker, too.

    PL-5-3, PL-5-4: but for those whom a claim keeps from buying.
    """
    seats = 0
    for seat in range(game.n_seats):
        if not is_out(game, seat) and why_not_claim(edition, game, seat, space) == 0:
            seats |= 1 << seat
    return seats


@rule
def open_auction(game: Game, lot: int, space: int, floor: int, bidders: int, after: int) -> None:
    """BUY-2, BUY-3: the bank auctions at once, lots, railroads and utilities alike.

    The seat after `after` is asked first.
    """
    game.auction_lot = lot
    game.auction_floor = floor
    game.auction_bid = 0
    game.auction_bidder = NOBODY
    game.auction_in = bidders
    push(game, Phase.AUCTION, NOBODY, after, space, 0, 0)
    tell(game, Event.AUCTION_OPENED, NOBODY, lot, space, floor)


@rule
def auction_deed(edition: Edition, game: Game, space: int, after: int) -> None:
    """B-3: the lowest opening bid of a deed."""
    bidders = everyone_in(edition, game, space)
    open_auction(game, Lot.DEED, space, edition.opening_bid, bidders, after)


@rule
def lowest_bid(game: Game) -> int:
    """AUC-1: bidding ascends from the opening bid (B-3, B-4)."""
    if game.auction_bidder == NOBODY:
        return game.auction_floor
    return game.auction_bid + 1


@rule
def why_not_bid(game: Game, seat: int, amount: int) -> int:
    """AUC-1: higher than the last bid.  AUC-2: covered by the bidder's cash."""
    if amount < lowest_bid(game):
        return because(Reason.BID_TOO_LOW, lowest_bid(game))
    if amount > game.cash[seat]:
        return because(Reason.TOO_LITTLE_CASH, amount)
    return 0


@rule
def next_bidder(game: Game, seat: int) -> int:
    """The next seat that is still in and can go higher, or -1.

    A seat that cannot cover the next bid passes by itself (AUC-2).
    """
    other = seat
    for _ in range(game.n_seats):
        other = next_seat(game, other)
        if is_in_auction(game, other) and other != game.auction_bidder:
            if game.cash[other] >= lowest_bid(game):
                return other
            game.auction_in -= 1 << other
    return NOBODY


@rule
def end_auction(game: Game) -> None:
    """Clear the table of the auction."""
    game.auction_lot = 0
    game.auction_floor = 0
    game.auction_bid = 0
    game.auction_bidder = NOBODY
    game.auction_in = 0
    pop(game)


@rule
def knock_down(edition: Edition, game: Game, space: int) -> None:
    """AUC-1: the highest bidder must take it at that price.

    F-33: a building is placed at once, and the bid replaces the deed's price.
    F-2: without a bid the deed stays with the bank.
    """
    winner, price, lot = game.auction_bidder, game.auction_bid, game.auction_lot
    end_auction(game)
    if winner == NOBODY:
        tell(game, Event.NO_BID, NOBODY, lot, space, 0)
        return
    tell(game, Event.AUCTION_WON, winner, lot, space, price)
    if lot == Lot.DEED:
        pay_bank(game, winner, price)
        change_owner(edition, game, space, winner)
    else:
        push(game, Phase.PLACE_BUILDING, winner, BANK, -1, price, lot)


@rule
def go_on_with_auction(edition: Edition, game: Game) -> None:
    """AUC-1: the next seat bids or passes, until nobody goes higher."""
    top = game.n_agenda - 1
    bidder = next_bidder(game, game.agenda_other[top])
    if bidder == NOBODY:
        knock_down(edition, game, game.agenda_space[top])
    else:
        game.agenda_other[top] = bidder
        ask(game, bidder, Decision.BID, game.agenda_space[top])


@rule
def bid(game: Game, seat: int, amount: int) -> None:
    """AUC-1: a higher bid."""
    game.auction_bid = amount
    game.auction_bidder = seat
    tell(game, Event.BID_MADE, seat, BANK, game.agenda_space[game.n_agenda - 1], amount)


@rule
def pass_auction(game: Game, seat: int) -> None:
    """A seat that passes is out of this auction."""
    game.auction_in -= 1 << seat
    tell(game, Event.PASSED, seat, BANK, game.agenda_space[game.n_agenda - 1], 0)


@rule
def next_bank_auction(edition: Edition, game: Game) -> None:
    """BANK-3: a bankrupt's deeds are auctioned one by one, in the order of the board."""
    spaces = game.unsettled & deeds_of(game, BANK)
    while spaces != 0:
        space = first_of(spaces)
        spaces &= spaces - 1
        if game.pending[space] == Pending.TO_BE_AUCTIONED:
            leave_pending(edition, game, space, Pending.NOTHING)
            auction_deed(edition, game, space, game.turn_seat)
            return
    pop(game)

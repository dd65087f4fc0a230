"""Buying from the bank, bidding in auctions, and the bank's last buildings."""

from freehold.bots.heuristic.building import cheapest_building, place_for_building, price_of_place
from freehold.bots.heuristic.reserve import leaves_reserve
from freehold.bots.heuristic.valuation import completes_group, seat_it_completes, worth_to_seat
from freehold.bots.player import Player, Purpose
from freehold.jit import rule
from freehold.rules.auctions import lowest_bid
from freehold.state import Edition, Game
from freehold.vocabulary import BANK, BID, PLACE, Answer, Lot


@rule
def answer_buy(edition: Edition, game: Game, player: Player, seat: int) -> int:
    """Buy what is worth its price if enough is left; a group's last deed may cost the reserve."""
    space = game.decision_space
    price = edition.price[space]
    left = game.cash[seat] - price
    if left < 0:
        return Answer.DECLINE
    if seat_it_completes(edition, game, space) != BANK:
        return Answer.BUY
    if not leaves_reserve(edition, game, player, seat, left, Purpose.BUY):
        return Answer.DECLINE
    if worth_to_seat(edition, game, player, seat, space) < price:
        return Answer.DECLINE
    return Answer.BUY


@rule
def most_for_deed(edition: Edition, game: Game, player: Player, seat: int, space: int) -> int:
    """The highest bid for a deed: its worth, out of what can be spared."""
    worth = worth_to_seat(edition, game, player, seat, space) * player.bid_limit // 100
    spare = game.cash[seat] + 0
    if not completes_group(edition, game, seat, space):
        spare -= player.keeps_least[Purpose.BUY + 0]
    return min(worth, spare)


@rule
def answer_bid(edition: Edition, game: Game, player: Player, seat: int) -> int:
    """Open with half of the price, then go up in steps, up to what it is worth."""
    lowest = lowest_bid(game)
    if game.auction_lot == Lot.DEED:
        price = edition.price[game.decision_space] + 0
        limit = most_for_deed(edition, game, player, seat, game.decision_space)
    else:
        price = price_of_place(edition, game, seat, game.auction_lot)
        limit = min(price * 3 // 2, game.cash[seat])
    if limit < lowest:
        return Answer.PASS
    step = max(price * player.bid_step // 100, 1)
    return BID + min(limit, max(lowest - 1 + step, price // 2))


@rule
def answer_want_building(edition: Edition, game: Game, player: Player, seat: int) -> int:
    """BUILD-8: whoever could still build wants the last buildings."""
    price = cheapest_building(edition, game, seat)
    left = game.cash[seat] - price
    if price > 0 and leaves_reserve(edition, game, player, seat, left, Purpose.BUILD):
        return Answer.CLAIM
    return Answer.WAIVE


@rule
def answer_place(edition: Edition, game: Game, seat: int) -> int:
    """F-33: the building that was won stands where it adds most rent."""
    lot = game.agenda_extra[game.n_agenda - 1]
    return PLACE + place_for_building(edition, game, seat, lot)

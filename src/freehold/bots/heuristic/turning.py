"""A turn: trade at its beginning, do business at its end, roll in between."""

from freehold.bots.heuristic.building import best_lot, can_spare_building
from freehold.bots.heuristic.jailing import answer_in_jail, is_much_for_sale
from freehold.bots.heuristic.mortgaging import loose_deed_to_mortgage, mortgage_to_lift
from freehold.bots.heuristic.planets import base_action, remote_action
from freehold.bots.heuristic.reserve import highest_built_rent, is_to_be_feared
from freehold.bots.heuristic.trading import trade_action
from freehold.bots.player import Player
from freehold.jit import rule
from freehold.rules.mortgages import why_not_mortgage
from freehold.rules.seats import is_jailed
from freehold.rules.timing import why_not_business
from freehold.rules.turn import why_not_end
from freehold.state import Edition, Game
from freehold.vocabulary import ASK_RENT, BUILD, LIFT, MORTGAGE, NOBODY, Answer, SpaceKind


@rule
def business_action(edition: Edition, game: Game, player: Player, seat: int) -> int:
    """Build, mortgage loose deeds to build, lift mortgages; -1: nothing to do."""
    if edition.kind[game.at[seat]] == SpaceKind.PLOT:
        action = base_action(edition, game, player, seat)
        if action != NOBODY:
            return action
    lot = best_lot(edition, game, player, seat)
    if lot != NOBODY:
        if can_spare_building(edition, game, player, seat, lot):
            if why_not_business(edition, game, seat) == 0:
                return BUILD + lot
        elif player.mortgages_to_build and game.buildings[lot] < player.favourite_level:
            space = loose_deed_to_mortgage(edition, game, player, seat)
            if space != NOBODY and why_not_mortgage(edition, game, seat, space) == 0:
                return MORTGAGE + space
            return NOBODY
    space = mortgage_to_lift(edition, game, player, seat)
    if space != NOBODY:
        return LIFT + space
    return NOBODY


@rule
def rent_action(game: Game, seat: int) -> int:
    """RENT-2: the action that asks for a rent of this seat's, or -1."""
    for i in range(game.n_claims):
        if game.claim_owner[i] == seat:
            return ASK_RENT + game.claim_space[i]
    return NOBODY


@rule
def is_richest(game: Game, seat: int) -> bool:
    """Whether nobody else has as much cash."""
    most = -1
    for other in range(game.n_seats):
        most = max(most, game.cash[other] if other != seat else -1)
    return game.cash[seat] > most


@rule
def stops_after_double(edition: Edition, game: Game, player: Player, seat: int) -> bool:
    """B-20: whoever is ahead need not move again where there is more to lose than to buy."""
    if why_not_end(edition, game) != 0 or is_much_for_sale(edition, game, player):
        return False
    feared = highest_built_rent(edition, game, seat)
    return is_to_be_feared(edition, player, feared) and is_richest(game, seat)


@rule
def answer_turn(edition: Edition, game: Game, player: Player, seat: int) -> int:
    """Before the roll: a trade now and then; business only if the end of the turn is not asked."""
    if game.n_claims > 0:
        action = rent_action(game, seat)
        if action != NOBODY:
            return action
    if edition.remote_purchases and not is_jailed(game, seat):
        action = remote_action(edition, game, player, seat)
        if action != NOBODY:
            return action
    if not game.rolled:
        action = trade_action(edition, game, player, seat)
        if action != NOBODY:
            return action
        if is_jailed(game, seat) or not edition.ask_end_of_turn:
            action = business_action(edition, game, player, seat)
            if action != NOBODY:
                return action
    if is_jailed(game, seat):
        return answer_in_jail(edition, game, player, seat)
    if game.doubles > 0 and stops_after_double(edition, game, player, seat):
        return Answer.END
    return Answer.ROLL


@rule
def answer_end_turn(edition: Edition, game: Game, player: Player, seat: int) -> int:
    """After the move: business, then the dice are passed on."""
    if game.n_claims > 0:
        action = rent_action(game, seat)
        if action != NOBODY:
            return action
    action = business_action(edition, game, player, seat)
    if action != NOBODY:
        return action
    return Answer.END


@rule
def answer_business(edition: Edition, game: Game, player: Player, seat: int) -> int:
    """Off turn, with the word: rent, then business, then done."""
    action = rent_action(game, seat)
    if action == NOBODY:
        action = business_action(edition, game, player, seat)
    if action == NOBODY:
        return Answer.DONE
    return action

"""Jail: out of it while there is much to buy; later it is a safe place."""

from freehold.bots.heuristic.reserve import (
    highest_built_rent,
    highest_rent,
    is_to_be_feared,
    reserve_of,
)
from freehold.bots.player import Player
from freehold.jit import rule
from freehold.rules.groups import deeds_at_bank, deeds_of
from freehold.rules.jail import fine_due, why_not_pay_fine, why_not_stay, why_not_use_card
from freehold.sets import size_of
from freehold.state import Edition, Game
from freehold.vocabulary import Answer


@rule
def is_much_for_sale(edition: Edition, game: Game, player: Player) -> bool:
    """Whether the bank still has so large a part of the deeds that nobody wants to sit."""
    return deeds_at_bank(game) * 100 > size_of(edition.deeds) * player.leave_jail_while


@rule
def wants_out(edition: Edition, game: Game, player: Player, seat: int) -> bool:
    """Out while there is something to buy, or nothing to fear.

    PL-10-2, HOUSE-4: who sits earns no rent; what one's own lots could earn makes up for danger.
    """
    if is_much_for_sale(edition, game, player):
        return True
    feared = highest_built_rent(edition, game, seat)
    if edition.no_rent_in_jail:
        feared -= highest_rent(edition, game, game.built & deeds_of(game, seat))
    return not is_to_be_feared(edition, player, feared)


@rule
def answer_in_jail(edition: Edition, game: Game, player: Player, seat: int) -> int:
    """Play a card, pay, try, or stay."""
    if not wants_out(edition, game, player, seat):
        if why_not_stay(edition, game, seat) == 0:
            return Answer.STAY
        return Answer.ROLL
    if why_not_use_card(edition, game, seat) == 0:
        return Answer.USE_CARD
    left = game.cash[seat] - fine_due(edition, game, seat)
    keep = player.least_reserve
    if edition.jail_by_fee_only:
        keep = reserve_of(edition, game, player, seat) * 2
    if left >= keep and why_not_pay_fine(edition, game, seat) == 0:
        return Answer.PAY
    return Answer.STAY if edition.jail_by_fee_only else Answer.ROLL


@rule
def answer_leave_by_double(edition: Edition, game: Game, player: Player, seat: int) -> int:
    """B-5: move by the double where moving is wanted."""
    return Answer.MOVE if wants_out(edition, game, player, seat) else Answer.STAY


@rule
def answer_pay_after_throw(edition: Edition, game: Game, player: Player, seat: int) -> int:
    """Q-4: pay after a failed throw where moving is wanted."""
    left = game.cash[seat] - fine_due(edition, game, seat)
    if left >= player.least_reserve and wants_out(edition, game, player, seat):
        if why_not_pay_fine(edition, game, seat) == 0:
            return Answer.PAY
    return Answer.STAY

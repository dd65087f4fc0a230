"""In debt: single deeds are mortgaged first, then buildings sold, then whole groups mortgaged."""

from freehold.bots.heuristic.mortgaging import group_deed_to_mortgage, loose_deed_to_mortgage
from freehold.bots.heuristic.valuation import gain_of_deed
from freehold.bots.player import Player
from freehold.jit import rule
from freehold.rules.agenda import is_latest
from freehold.rules.buildings import (
    level_below,
    why_not_sell_group,
    why_not_sell_whole,
)
from freehold.rules.credit import why_not_sell_deed
from freehold.rules.debts import could_pay, why_not_accept_settlement, why_not_settle
from freehold.rules.groups import deeds_of
from freehold.rules.mortgages import cost_of_lifting
from freehold.rules.plots import why_not_sell_top
from freehold.sets import first_of, is_in
from freehold.state import Edition, Game
from freehold.vocabulary import (
    MORTGAGE,
    NOBODY,
    SELL,
    SELL_DEED,
    SELL_GROUP,
    SELL_WHOLE,
    SETTLE,
    SETTLE_FOR,
    Answer,
    Event,
)


@rule
def rank_of_sale(edition: Edition, game: Game, space: int) -> int:
    """How much rent the top building of a lot earns for what the bank pays."""
    return edition.growth[space][level_below(edition, space, game.buildings[space])] + 0


@rule
def any_building_to_sell(edition: Edition, game: Game, seat: int) -> int:
    """Of all lots whose top building may be sold the one where it earns least, or -1."""
    best = NOBODY + 0
    least = 0
    spaces = deeds_of(game, seat) & game.built
    while spaces != 0:
        space = first_of(spaces)
        spaces &= spaces - 1
        rank = rank_of_sale(edition, game, space)
        if best == NOBODY or rank < least:
            if why_not_sell_top(edition, game, seat, space) == 0:
                best = space
                least = rank
    return best


@rule
def building_to_sell(edition: Edition, game: Game, seat: int) -> int:
    """The lot whose top building earns least for what the bank pays, or -1.

    SELL-2: of each group one is enough to look at, out of those that have more than others.
    """
    best = NOBODY + 0
    least = 0
    spaces = deeds_of(game, seat) & game.built
    while spaces != 0:
        of_group = spaces & edition.in_group[edition.group[first_of(spaces)]]
        higher = of_group & ~game.ready
        space = first_of(higher if higher != 0 else of_group)
        spaces &= ~of_group
        rank = rank_of_sale(edition, game, space)
        if best == NOBODY or rank < least:
            best = space
            least = rank
    if best == NOBODY or why_not_sell_top(edition, game, seat, best) == 0:
        return best
    return any_building_to_sell(edition, game, seat)


@rule
def hotels_to_sell(edition: Edition, game: Game, seat: int) -> int:
    """SELL-4, F-7: where the bank lacks houses, a hotel goes whole or a group at once; or -1."""
    spaces = deeds_of(game, seat) & game.built
    while spaces != 0:
        space = first_of(spaces)
        spaces &= spaces - 1
        if why_not_sell_whole(edition, game, seat, space) == 0:
            return SELL_WHOLE + space
        if why_not_sell_group(edition, game, seat, edition.group[space]) == 0:
            return SELL_GROUP + edition.group[space]
    return NOBODY


@rule
def deed_to_sell(edition: Edition, game: Game, seat: int) -> int:
    """PL-9-1: the cheapest deed that the bank buys back, or -1."""
    best = NOBODY + 0
    if edition.deeds_sold_to_bank:
        spaces = deeds_of(game, seat)
        while spaces != 0:
            space = first_of(spaces)
            spaces &= spaces - 1
            if why_not_sell_deed(edition, game, seat, space) == 0:
                if best == NOBODY or edition.price[space] < edition.price[best]:
                    best = space
    return best


@rule
def has_been_refused(game: Game) -> bool:
    """Whether the creditor has just refused a settlement."""
    return is_latest(game, Event.SETTLEMENT_REFUSED)


@rule
def answer_without_hope(edition: Edition, game: Game, seat: int) -> int:
    """B-7: a creditor may take deeds for more than the bank lends on them; else give up."""
    if edition.settle_rent_in_property and not has_been_refused(game):
        best = NOBODY + 0
        spaces = deeds_of(game, seat)
        while spaces != 0:
            space = first_of(spaces)
            spaces &= spaces - 1
            if why_not_settle(edition, game, seat, space) == 0:
                if best == NOBODY or edition.price[space] > edition.price[best]:
                    best = space
        if best != NOBODY:
            return SETTLE + best
    return Answer.GIVE_UP


@rule
def answer_debt(edition: Edition, game: Game, player: Player, seat: int) -> int:
    """The next piece of property that is turned into cash."""
    debt = game.agenda_amount[game.n_agenda - 1]
    if not could_pay(edition, game, seat, debt):
        return answer_without_hope(edition, game, seat)
    space = NOBODY + 0
    if not edition.no_mortgages:
        space = loose_deed_to_mortgage(edition, game, player, seat)
    if space != NOBODY:
        return MORTGAGE + space
    space = building_to_sell(edition, game, seat)
    if space != NOBODY:
        return SELL + space
    action = hotels_to_sell(edition, game, seat)
    if action != NOBODY:
        return action
    if not edition.no_mortgages:
        space = group_deed_to_mortgage(edition, game, player, seat)
        if space != NOBODY:
            return MORTGAGE + space
    space = deed_to_sell(edition, game, seat)
    if space != NOBODY:
        return SELL_DEED + space
    return Answer.GIVE_UP


@rule
def answer_settle_for(edition: Edition, game: Game) -> int:
    """B-7: the printed price, less what a mortgage on it costs."""
    space = game.decision_space
    price = edition.price[space] + 0
    if is_in(game.mortgaged, space):
        price -= cost_of_lifting(edition, space)
    return SETTLE_FOR + max(min(price, game.agenda_amount[game.n_agenda - 1]), 1)


@rule
def answer_settlement(edition: Edition, game: Game, player: Player, seat: int) -> int:
    """B-7: take a deed that is worth what it settles."""
    space = game.decision_space
    if why_not_accept_settlement(edition, game, seat, space) != 0:
        return Answer.REFUSE
    worth = gain_of_deed(edition, game, player, seat, space)
    if worth >= game.agenda_amount[game.n_agenda - 1]:
        return Answer.ACCEPT
    return Answer.REFUSE

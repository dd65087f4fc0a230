"""All legal actions of a position, as numbers."""

from collections.abc import Iterator
from typing import Any

from freehold.rules.auctions import lowest_bid
from freehold.rules.groups import is_deed
from freehold.rules.legality import family_of, is_legal
from freehold.vocabulary import (
    AMOUNTS,
    ASK_RENT,
    BID,
    BUILD,
    BUY_REMOTE,
    CARD,
    DEAL,
    DICE,
    DIE,
    FIGURE,
    FORCE_FACE,
    GIVE_CASH,
    GO_TO,
    LIFT,
    MORTGAGE,
    OFFER_CARD,
    OFFER_DEED,
    OPEN,
    PLACE,
    SELL,
    SELL_DEED,
    SELL_GROUP,
    SELL_WHOLE,
    SETTLE,
    SETTLE_FOR,
    TAKE,
    TARGET,
    TRADE,
    WANT_CASH,
    Answer,
    Decision,
)

RAISING = (SELL, SELL_WHOLE, SELL_DEED, MORTGAGE)
DOING_BUSINESS = (BUILD, BUY_REMOTE, *RAISING, LIFT, ASK_RENT)

SPACE_FAMILIES: dict[Decision, tuple[int, ...]] = {
    Decision.TURN: DOING_BUSINESS,
    Decision.END_TURN: DOING_BUSINESS,
    Decision.BUSINESS: DOING_BUSINESS,
    Decision.RAISE_CASH: (*RAISING, SETTLE),
    Decision.OFFER: (OFFER_DEED,),
    Decision.PLACE_BUILDING: (PLACE,),
    Decision.DEAL_DEED: (DEAL,),
    Decision.TAKE_FREE: (TAKE,),
    Decision.CHOOSE_PROPERTY: (TAKE,),
}
SEAT_FAMILIES: dict[Decision, tuple[int, ...]] = {
    Decision.TURN: (TRADE, OPEN),
    Decision.END_TURN: (TRADE, OPEN),
    Decision.BUSINESS: (TRADE,),
    Decision.RAISE_CASH: (TRADE,),
    Decision.CHOOSE_SEAT: (TARGET,),
}
SELLS_GROUPS = (Decision.TURN, Decision.END_TURN, Decision.BUSINESS, Decision.RAISE_CASH)
THROWS = {
    Decision.ROLL: range(DICE, DICE + 36),
    Decision.RENT_THROW: range(DICE, DICE + 36),
    Decision.THROW_FOR_START: range(DICE, DICE + 36),
    Decision.TOKEN_THROW: range(DICE, DICE + 36),
    Decision.SPECIAL_THROW: range(DIE, DIE + 6),
    Decision.DUEL_THROW: range(DIE, DIE + 6),
    Decision.FORCE_THROW: range(FORCE_FACE, FORCE_FACE + 3),
}


def candidates(edition: Any, game: Any) -> Iterator[int]:
    """Numbers that could be legal in this kind of decision; amounts apart."""
    decision = Decision(game.decision)
    if decision in (*THROWS, Decision.DRAW_CARD):
        yield Answer.TIME_UP
    if decision in THROWS:
        yield from THROWS[decision]
        return
    if decision == Decision.DRAW_CARD:
        deck = game.agenda_extra[game.n_agenda - 1]
        yield from range(CARD, CARD + edition.n_cards[deck])
        return
    yield from range(len(Answer))
    if decision in SPACE_FAMILIES:
        deeds = [space for space in range(edition.n_spaces) if is_deed(edition, space)]
        for family in SPACE_FAMILIES[decision]:
            yield from (family + space for space in deeds)
    for family in SEAT_FAMILIES.get(decision, ()):
        yield from range(family, family + game.n_seats)
    if decision in SELLS_GROUPS:
        yield from range(SELL_GROUP, SELL_GROUP + edition.n_groups)
    if decision == Decision.OFFER:
        yield from range(OFFER_CARD, OFFER_CARD + edition.n_free_cards)
    if decision == Decision.CHOOSE_SPACE:
        yield from range(GO_TO, GO_TO + edition.n_spaces)
    if decision == Decision.CHOOSE_FIGURE:
        yield from range(FIGURE, FIGURE + edition.n_figures)


def amount_ranges(_edition: Any, game: Any) -> list[tuple[int, int, int]]:
    """Families that name an amount: (family, lowest, highest), if any amount is legal."""
    decision = game.decision
    ranges: list[tuple[int, int, int]] = []
    if decision == Decision.BID:
        ranges.append((BID, lowest_bid(game), game.cash[game.actor]))
    elif decision == Decision.SETTLE_FOR:
        ranges.append((SETTLE_FOR, 1, game.agenda_amount[game.n_agenda - 1]))
    elif decision == Decision.OFFER:
        other = game.agenda_other[game.n_agenda - 1]
        ranges.append((GIVE_CASH, 0, game.cash[game.actor]))
        ranges.append((WANT_CASH, 0, game.cash[other]))
    return [(family, low, high) for family, low, high in ranges if low <= high]


def legal_actions(edition: Any, game: Any) -> list[int]:
    """Every legal action, sorted; of a family of amounts the lowest only."""
    found = [action for action in candidates(edition, game) if is_legal(edition, game, action)]
    found += [family + low for family, low, _ in amount_ranges(edition, game)]
    return sorted(found)


def every_legal_action(edition: Any, game: Any) -> Iterator[int]:
    """Every legal action with every amount, for counting."""
    for action in legal_actions(edition, game):
        if action < AMOUNTS:
            yield action
    for family, low, high in amount_ranges(edition, game):
        yield from range(family + low, family + high + 1)


def highest_amount(edition: Any, game: Any, action: int) -> int | None:
    """The highest amount of an action's family, or None if it names none."""
    for family, _, high in amount_ranges(edition, game):
        if family == family_of(action):
            return high
    return None

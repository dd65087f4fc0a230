"""A sensible player in plain Python: somebody to play against at the terminal.

It looks at what lies open on the table and at nothing else, keeps no memory and
throws no dice of its own: the same game always gets the same answer.  It offers
at most one trade a turn, right at its beginning, so a table of such players
comes to an end.
"""

from collections.abc import Callable, Collection, Iterable
from typing import Any

from freehold.bots.offers import Offer, plan_offer, worth_accepting
from freehold.bots.special_rules import (
    answer_special,
    choose_seat,
    choose_space,
    take_free,
    take_from_another,
)
from freehold.bots.worth import (
    completes,
    dearest_rent,
    deeds_of,
    gain,
    percent,
    rent_grows_by,
    worth_bidding,
)
from freehold.choices import legal_actions
from freehold.rules.auctions import lowest_bid
from freehold.rules.debts import could_raise
from freehold.rules.groups import n_owned, owns_group
from freehold.rules.jail import fine_due
from freehold.rules.legality import is_legal
from freehold.rules.mortgages import cost_of_lifting
from freehold.rules.outcomes import outcome
from freehold.vocabulary import (
    ASK_RENT,
    BANK,
    BID,
    BUILD,
    BUY_REMOTE,
    CHANCE,
    FIGURE,
    GIVE_CASH,
    LIFT,
    MORTGAGE,
    OFFER_CARD,
    OFFER_DEED,
    PLACE,
    SELL,
    SELL_GROUP,
    SELL_WHOLE,
    SETTLE,
    SETTLE_FOR,
    TRADE,
    WANT_CASH,
    Answer,
    Decision,
    Event,
    Lot,
)

ROUNDS_BETWEEN_OFFERS = 3
"""An offer that was refused is not made again at once."""


def choose(edition: Any, game: Any) -> int:
    """The simple player's action for whoever has to decide, chance included."""
    if game.actor == CHANCE:
        return int(outcome(edition, game))
    answer = _ANSWERS[Decision(game.decision)](edition, game, game.actor)
    if is_legal(edition, game, answer):
        return int(answer)
    return _first_choice(edition, game, game.actor)


def rent_to_ask(game: Any, seats: Collection[int]) -> tuple[int, int] | None:
    """RENT-2: a rent that one of these seats may ask for now, as the seat and its action.

    Off turn a seat needs the word for it: ``table.do(action, seat=seat)``.
    """
    between_actions = game.decision in (Decision.TURN, Decision.END_TURN)
    for i in range(game.n_claims):
        owner = game.claim_owner[i]
        may_ask = between_actions or (game.decision == Decision.BUSINESS and owner == game.actor)
        if owner in seats and may_ask:
            return owner, ASK_RENT + game.claim_space[i]
    return None


# --- how much cash to keep -----------------------------------------------------


def _reserve(edition: Any, game: Any, seat: int) -> int:
    """Cash for a bad landing: more once the others have built."""
    low, high = edition.salary // 2, 2 * edition.salary
    return max(low, min(dearest_rent(edition, game, seat) // 2, high))


def _is_early(edition: Any, game: Any) -> bool:
    """Whether there is still much to buy, so that nobody wants to sit in jail."""
    deeds = [space for space in range(edition.n_spaces) if edition.group[space] >= 0]
    return 4 * sum(game.owner[space] == BANK for space in deeds) >= len(deeds)


def _first_legal(edition: Any, game: Any, actions: Iterable[int]) -> int | None:
    return next((action for action in actions if is_legal(edition, game, action)), None)


def _has_just_happened(game: Any, event: Event, seat: int) -> bool:
    return any(
        game.told_event[i] == event and seat in (game.told_seat[i], game.told_other[i])
        for i in range(game.n_told)
    )


# --- a turn, and business ------------------------------------------------------


def _on_turn(edition: Any, game: Any, seat: int) -> int:
    rent = rent_to_ask(game, [seat])
    if rent is not None:
        return rent[1]
    offer = _offer_now(edition, game, seat)
    if offer is not None:
        return TRADE + offer.other
    business = _business(edition, game, seat)
    if business is not None:
        return business
    if game.decision == Decision.END_TURN:
        return Answer.END
    return _in_jail(edition, game, seat) if game.in_jail[seat] else Answer.ROLL


def _in_jail(edition: Any, game: Any, seat: int) -> int:
    """Out early in the game, to buy; later jail is a safe place."""
    rich = game.cash[seat] - fine_due(edition, game, seat) >= _reserve(edition, game, seat)
    if edition.jail_by_fee_only:
        return Answer.PAY if rich and _is_early(edition, game) else Answer.STAY
    if not _is_early(edition, game):
        safe = dearest_rent(edition, game, seat) >= edition.salary
        return Answer.STAY if safe and is_legal(edition, game, Answer.STAY) else Answer.ROLL
    if is_legal(edition, game, Answer.USE_CARD):
        return Answer.USE_CARD
    return Answer.PAY if rich else Answer.ROLL


def _off_turn(edition: Any, game: Any, seat: int) -> int:
    rent = rent_to_ask(game, [seat])
    if rent is not None:
        return rent[1]
    business = _business(edition, game, seat)
    return Answer.DONE if business is None else business


def _business(edition: Any, game: Any, seat: int) -> int | None:
    """Free whole groups of mortgages, buy from afar, build, then lift the other mortgages."""
    keep = _reserve(edition, game, seat)
    mortgaged = [s for s in deeds_of(edition, game, seat) if game.mortgaged[s]]
    mortgaged.sort(key=lambda s: (-_share(edition, game, s), cost_of_lifting(edition, s), s))
    for space in mortgaged:
        spare = keep if owns_group(edition, game, seat, edition.group[space]) else 3 * keep
        rich = game.cash[seat] - cost_of_lifting(edition, space) >= spare
        if rich and is_legal(edition, game, LIFT + space):
            return LIFT + space
    for space in deeds_of(edition, game, BANK):
        if is_legal(edition, game, BUY_REMOTE + space):
            return BUY_REMOTE + space
    lots = [
        space
        for space in deeds_of(edition, game, seat)
        if 0 < edition.house_price[space] <= game.cash[seat] - keep
        and is_legal(edition, game, BUILD + space)
    ]
    return BUILD + _best_lot(edition, game, lots) if lots else None


def _share(edition: Any, game: Any, space: int) -> int:
    """How much a deed is worth to its owner, in percent of its price."""
    group, owner = edition.group[space], game.owner[space]
    return percent(edition, group, max(n_owned(edition, game, owner, group), 1))


def _best_lot(edition: Any, game: Any, lots: Iterable[int]) -> int:
    """Where the next building adds most rent for its price."""
    return max(
        lots,
        key=lambda s: (
            rent_grows_by(edition, game, s) * 1000 // max(edition.house_price[s], 1),
            s,
        ),
    )


# --- trades --------------------------------------------------------------------


def _offer_now(edition: Any, game: Any, seat: int) -> Offer | None:
    """At the beginning of a turn, every few rounds: a trade that completes a group."""
    if not _has_just_happened(game, Event.TURN_BEGAN, seat) or game.turn_seat != seat:
        return None
    if edition.no_trades or (game.rounds + seat) % ROUNDS_BETWEEN_OFFERS:
        return None
    return _plan(edition, game, seat)


def _plan(edition: Any, game: Any, seat: int) -> Offer | None:
    return plan_offer(edition, game, seat, _reserve(edition, game, seat) // 2)


def _put_offer_together(edition: Any, game: Any, seat: int) -> int:
    """The next step from what lies on the table to the plan."""
    offer = _plan(edition, game, seat)
    if offer is None or offer.other != game.agenda_other[game.n_agenda - 1]:
        return Answer.CANCEL
    for space in range(edition.n_spaces):
        if bool(game.offered[space]) != (space in offer.deeds):
            return OFFER_DEED + space
    for card in range(edition.n_free_cards):
        if game.card_offered[card]:
            return OFFER_CARD + card
    if game.offer_cash != offer.cash:
        return GIVE_CASH + offer.cash if offer.cash >= 0 else WANT_CASH - offer.cash
    return Answer.PROPOSE if is_legal(edition, game, Answer.PROPOSE) else Answer.CANCEL


def _answer_offer(edition: Any, game: Any, seat: int) -> int:
    return Answer.ACCEPT if worth_accepting(edition, game, seat) else Answer.REFUSE


def _passed_mortgage(edition: Any, game: Any, seat: int) -> int:
    cost = cost_of_lifting(edition, game.decision_space)
    rich = game.cash[seat] - cost >= 2 * _reserve(edition, game, seat)
    return Answer.LIFT_NOW if rich else Answer.KEEP


# --- buying and bidding --------------------------------------------------------


def _buy(edition: Any, game: Any, seat: int) -> int:
    """Buy if enough is left; what completes or blocks a group may cost the reserve."""
    space = game.decision_space
    left = game.cash[seat] - edition.price[space]
    seats = [other for other in range(game.n_seats) if not game.bankrupt[other]]
    if any(completes(edition, game, other, space) for other in seats):
        return Answer.BUY if left >= 0 else Answer.DECLINE
    return Answer.BUY if left >= _reserve(edition, game, seat) // 2 else Answer.DECLINE


def _bid(edition: Any, game: Any, seat: int) -> int:
    """Go a little higher, up to what it is worth."""
    lowest = int(lowest_bid(game))
    if game.auction_lot == Lot.DEED:
        space = game.decision_space
        keep = edition.salary // 4
        limit = min(worth_bidding(edition, game, seat, space), game.cash[seat] - keep)
        step = max(edition.price[space] // 20, 1)
    else:
        prices = [edition.house_price[s] for s in _lots_to_build(edition, game, seat)]
        limit = min(max(prices, default=0) * 3 // 2, game.cash[seat])
        step = max(max(prices, default=0) // 10, 1)
    if limit < lowest:
        return Answer.PASS
    return BID + min(limit, lowest - 1 + step)


def _lots_to_build(edition: Any, game: Any, seat: int) -> list[int]:
    """The lots of whole groups; the bank's shortage has settled already that one can be built."""
    return [
        space
        for space in deeds_of(edition, game, seat)
        if edition.house_price[space] > 0 and owns_group(edition, game, seat, edition.group[space])
    ]


def _want_building(edition: Any, game: Any, seat: int) -> int:
    prices = [edition.house_price[s] for s in _lots_to_build(edition, game, seat)]
    rich = bool(prices) and game.cash[seat] - min(prices) >= _reserve(edition, game, seat)
    return Answer.CLAIM if rich else Answer.WAIVE


def _place_building(edition: Any, game: Any, seat: int) -> int:
    lots = [s for s in deeds_of(edition, game, seat) if is_legal(edition, game, PLACE + s)]
    return PLACE + _best_lot(edition, game, lots)


# --- debts ---------------------------------------------------------------------


def _raise_cash(edition: Any, game: Any, seat: int) -> int:
    """Single deeds are mortgaged first, then buildings sold, then whole groups mortgaged."""
    debt = game.agenda_amount[game.n_agenda - 1]
    if could_raise(edition, game, seat) < debt:
        return _without_hope(edition, game, seat)
    deeds = sorted(
        deeds_of(edition, game, seat), key=lambda s: (_share(edition, game, s), edition.price[s], s)
    )
    whole = [s for s in deeds if owns_group(edition, game, seat, edition.group[s])]
    loose = [s for s in deeds if s not in whole]
    built = sorted(whole, key=lambda s: (-game.buildings[s], edition.house_price[s], s))
    groups = dict.fromkeys(edition.group[s] for s in built)
    found = _first_legal(
        edition,
        game,
        [
            *(MORTGAGE + s for s in loose),
            *(MORTGAGE + s for s in whole if edition.house_price[s] == 0),
            *(SELL + s for s in built),
            *(SELL_WHOLE + s for s in built),
            *(SELL_GROUP + group for group in groups),
            *(MORTGAGE + s for s in whole),
        ],
    )
    return Answer.GIVE_UP if found is None else found


def _without_hope(edition: Any, game: Any, seat: int) -> int:
    """B-7: a creditor may take deeds for more than the bank lends on them; else give up."""
    if _has_just_happened(game, Event.SETTLEMENT_REFUSED, seat):
        return Answer.GIVE_UP
    deeds = sorted(deeds_of(edition, game, seat), key=lambda s: (-edition.price[s], s))
    found = _first_legal(edition, game, (SETTLE + space for space in deeds))
    return Answer.GIVE_UP if found is None else found


def _settle_for(edition: Any, game: Any, _seat: int) -> int:
    space = game.decision_space
    price = edition.price[space] - game.mortgaged[space] * cost_of_lifting(edition, space)
    return SETTLE_FOR + max(min(price, game.agenda_amount[game.n_agenda - 1]), 1)


def _answer_settlement(edition: Any, game: Any, seat: int) -> int:
    space, amount = game.decision_space, game.agenda_amount[game.n_agenda - 1]
    fair = gain(edition, game, {space: seat}, seat) >= amount
    return Answer.ACCEPT if fair else Answer.REFUSE


# --- the rest ------------------------------------------------------------------


def _leave_by_double(edition: Any, game: Any, _seat: int) -> int:
    return Answer.MOVE if _is_early(edition, game) else Answer.STAY


def _pay_after_throw(edition: Any, game: Any, seat: int) -> int:
    rich = game.cash[seat] - fine_due(edition, game, seat) >= _reserve(edition, game, seat)
    return Answer.PAY if rich and _is_early(edition, game) else Answer.STAY


def _choose_figure(edition: Any, game: Any, _seat: int) -> int:
    """The first figure of the side that fewer have chosen, so that both are played."""
    chosen = [edition.figure_side[f] for f in game.figure[: game.n_seats] if f >= 0]
    free = [a for a in legal_actions(edition, game) if a != Answer.TIME_UP]
    return min(free, key=lambda a: chosen.count(edition.figure_side[a - FIGURE]))


def _first_choice(edition: Any, game: Any, _seat: int) -> int:
    """Anything that is allowed; calling time is left to the host."""
    return next(a for a in legal_actions(edition, game) if a != Answer.TIME_UP)


_ANSWERS: dict[Decision, Callable[[Any, Any, int], int]] = {
    Decision.CHOOSE_FIGURE: _choose_figure,
    Decision.TURN: _on_turn,
    Decision.END_TURN: _on_turn,
    Decision.LEAVE_BY_DOUBLE: _leave_by_double,
    Decision.PAY_AFTER_THROW: _pay_after_throw,
    Decision.BUY: _buy,
    Decision.BID: _bid,
    Decision.RAISE_CASH: _raise_cash,
    Decision.PASSED_MORTGAGE: _passed_mortgage,
    Decision.BUSINESS: _off_turn,
    Decision.OFFER: _put_offer_together,
    Decision.ANSWER_OFFER: _answer_offer,
    Decision.SETTLE_FOR: _settle_for,
    Decision.ANSWER_SETTLEMENT: _answer_settlement,
    Decision.WANT_BUILDING: _want_building,
    Decision.PLACE_BUILDING: _place_building,
    Decision.SPECIAL: answer_special,
    Decision.TAKE_FREE: take_free,
    Decision.CHOOSE_SPACE: choose_space,
    Decision.CHOOSE_SEAT: choose_seat,
    Decision.CHOOSE_PROPERTY: take_from_another,
}
"""Every decision that a seat can be asked for."""

"""Actions as the labels of choices, and refusals with their reasons."""

from collections.abc import Callable
from typing import Any

from freehold.rules.buildings import half_price, kind_of_next_building
from freehold.rules.legality import family_of
from freehold.rules.seats import is_jailed
from freehold.sets import is_in
from freehold.vocabulary import (
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
    HOTEL,
    LIFT,
    MORTGAGE,
    N_ACTIONS,
    NOBODY,
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
    ForceFace,
    Lot,
    Reason,
)
from freehold.words.asking import about_space, fine_now, state_of_turn
from freehold.words.names import Names, slug
from freehold.words.plots import base_to_build, base_to_sell, deed_to_buy_remotely, with_commission
from freehold.words.specials import (
    deed_to_take,
    figure_to_choose,
    of_special,
    seat_to_choose,
    space_to_go_to,
)
from freehold.words.telling import Values

FAMILIES: dict[int, str] = {
    BUILD: "build",
    SELL: "sell",
    SELL_WHOLE: "sell-whole",
    SELL_GROUP: "sell-group",
    MORTGAGE: "mortgage",
    LIFT: "lift",
    TRADE: "trade",
    OPEN: "open",
    ASK_RENT: "ask-rent",
    SETTLE: "settle",
    OFFER_DEED: "offer-deed",
    OFFER_CARD: "offer-card",
    PLACE: "place",
    FIGURE: "figure",
    DEAL: "deal",
    CARD: "card",
    DICE: "dice",
    GO_TO: "go-to",
    TARGET: "target",
    TAKE: "take",
    DIE: "die",
    FORCE_FACE: "force-face",
    BUY_REMOTE: "buy-remote",
    SELL_DEED: "sell-deed",
    BID: "bid",
    GIVE_CASH: "give-cash",
    WANT_CASH: "want-cash",
    SETTLE_FOR: "settle-for",
}
"""How message ids call the families of actions."""

ANSWERS: dict[int, str] = {int(answer): slug(answer) for answer in Answer}
"""How message ids call the plain answers."""

OF_A_SPACE = frozenset(
    {
        *(BUILD, SELL, SELL_WHOLE, MORTGAGE, LIFT, ASK_RENT, SETTLE),
        *(OFFER_DEED, PLACE, DEAL, GO_TO, TAKE, BUY_REMOTE, SELL_DEED),
    }
)
OF_A_SEAT = frozenset({TRADE, OPEN, TARGET})
OF_AN_AMOUNT = frozenset({BID, GIVE_CASH, WANT_CASH, SETTLE_FOR})


def name_of(action: int) -> str:
    """How message ids call an action; empty if there is no such action."""
    if not 0 <= action < N_ACTIONS:
        return ""
    family = family_of(action)
    return ANSWERS.get(action, "") if family == 0 else FAMILIES.get(family, "")


# --- labels --------------------------------------------------------------------


def label(names: Names, action: int, decision: int, space: int = -1, game: Any = None) -> str:
    """A choice in words.

    With the game at hand it says more: whether it is a house or a hotel, which
    side gives a deed, what a group brings.
    """
    name = name_of(action)
    if not name:
        raise ValueError(f"there is no action {action}")
    if game is not None:
        space = int(game.decision_space)
    family = family_of(action)
    index = action - family
    values: Values = {"decision": slug(Decision(decision))}
    values |= about_space(names, index if family in OF_A_SPACE else space)
    values |= of_special(names, decision, game)
    values |= _of_family(names, family, index)
    values |= _of_game(names, decision, game)
    if game is not None and action == Answer.TAKE_MONEY:
        values["amount"] = "known"
    if game is not None and family in _SEEN_IN_GAME:
        values |= _SEEN_IN_GAME[family](names, game, index)
    text = names.say("actions", f"action-{name}", values)
    return text[:1].upper() + text[1:]


def _of_family(names: Names, family: int, index: int) -> Values:
    """What the number of an action says by itself."""
    edition = names.edition
    values: Values = {"building": "unknown", "side": "unknown", "amount": "unknown"}
    values["a-building"] = names.a_building(hotel=family == SELL_WHOLE)
    if family in OF_AN_AMOUNT:
        values["amount"] = "some" if index > 0 else "none"
        values["money"] = names.money(index)
    elif family in _PRICES and index < edition.n_spaces:
        values["money"] = names.money(_PRICES[family](edition, index))
    elif family == BUY_REMOTE and index < edition.n_spaces:
        values["money"] = with_commission(names, edition.price[index], edition.commission[index])
    elif family in OF_A_SEAT:
        values["other"] = names.seat(index)
    elif family == SELL_GROUP:
        values["group"] = names.group(index)
    elif family == OFFER_CARD:
        values["free-card"] = names.free_card(index)
    elif family == FIGURE:
        values["figure"] = names.figure(index)
    elif family == CARD:
        values |= {"about": "nothing", "number": index + 1}
    elif family == DICE:
        values |= {"first": index // 6 + 1, "second": index % 6 + 1}
    elif family == DIE:
        values["number"] = index + 1
    elif family == FORCE_FACE:
        values["face"] = slug(ForceFace(index))
    return values


def _of_game(names: Names, decision: int, game: Any) -> Values:
    """The fine, the auctions, and how the seat on turn stands."""
    edition = names.edition
    seat = NOBODY if game is None else int(game.turn_seat)
    values: Values = {"fine": names.money(fine_now(names, game, seat))}
    values["auctions"] = "no" if edition.no_auctions else "yes"
    values["next"] = "unknown"
    values["state"] = state_of_turn(in_jail=False, again=False)
    if game is not None and decision == Decision.TURN:
        in_jail = is_jailed(game, game.turn_seat)
        again = bool(game.doubles or game.roll_again)
        values["state"] = state_of_turn(in_jail=in_jail, again=again)
        if in_jail and edition.jail_by_fee_only:
            values |= _jail_next_turn(names, game, seat)
    return values


def _jail_next_turn(names: Names, game: Any, seat: int) -> Values:
    """PL-10-3: what staying leads to: a smaller fine, or freedom."""
    if game.jail_turns[seat] >= names.edition.jail_turns:
        return {"next": "free", "next-fine": ""}
    fine = fine_now(names, game, seat) - names.edition.fine_step
    return {"next": "fine", "next-fine": names.money(max(fine, 0))}


_PRICES: dict[int, Callable[[Any, int], int]] = {
    BUILD: lambda edition, space: edition.house_price[space],
    SELL: lambda edition, space: edition.house_price[space] // 2,
    SELL_WHOLE: lambda edition, space: half_price(edition, space, HOTEL),
    MORTGAGE: lambda edition, space: edition.mortgage[space],
    SELL_DEED: lambda edition, space: edition.mortgage[space],
}
"""The money that an action names, by its family and space."""


def _next_building(names: Names, game: Any, space: int) -> Values:
    if names.is_plot(space):
        return base_to_build(names, game, space)
    hotel = kind_of_next_building(names.edition, game, space) == Lot.HOTEL
    return {"building": "known", "a-building": names.a_building(hotel=hotel)}


def _building_there(names: Names, game: Any, space: int) -> Values:
    if names.is_plot(space):
        return base_to_sell(names, game, space)
    hotel = bool(game.buildings[space] == HOTEL)
    return {"building": "known", "a-building": names.a_building(hotel=hotel)}


def _group_there(names: Names, game: Any, group: int) -> Values:
    edition = names.edition
    lots = edition.member[group][: edition.group_size[group]]
    paid = sum(half_price(edition, lot, int(game.buildings[lot])) for lot in lots)
    return {"amount": "known", "money": names.money(paid)}


def _side_of_deed(_: Names, game: Any, space: int) -> Values:
    if is_in(game.offered, space):
        return {"side": "back"}
    return {"side": "give" if game.owner[space] == game.actor else "want"}


def _side_of_card(_: Names, game: Any, card: int) -> Values:
    if game.card_offered[card]:
        return {"side": "back"}
    return {"side": "give" if game.free_card_holder[card] == game.actor else "want"}


def _card_there(names: Names, game: Any, card: int) -> Values:
    deck = int(game.agenda_extra[game.n_agenda - 1])
    return {"about": "card", "card": names.card(deck, card)}


_SEEN_IN_GAME: dict[int, Callable[[Names, Any, int], Values]] = {
    BUILD: _next_building,
    PLACE: _next_building,
    SELL: _building_there,
    SELL_GROUP: _group_there,
    BUY_REMOTE: deed_to_buy_remotely,
    OFFER_DEED: _side_of_deed,
    OFFER_CARD: _side_of_card,
    CARD: _card_there,
    GO_TO: space_to_go_to,
    TAKE: deed_to_take,
    TARGET: seat_to_choose,
    FIGURE: figure_to_choose,
}
"""What the game adds to the label of a family."""


# --- refusals ------------------------------------------------------------------


def reason_and_about(code: int) -> tuple[Reason, int]:
    """What `groups.because` put together: the reason, and the space or amount it is about."""
    reason, about = divmod(code - 1, 1 << 24)
    return Reason(reason), about


def refuse(names: Names, code: int, action: int) -> str:
    """Why an action is not allowed: "cannot build: Bothawui is mortgaged"."""
    if code == 0:
        return names.say("actions", "allowed")
    reason, about = reason_and_about(code)
    name = name_of(action)
    family = family_of(action) if name else 0
    if family == GO_TO and reason == Reason.NO_SUCH_SPACE:
        about = action - family
    values = _of_reason(names, about)
    values["thing"] = _thing(names, family, about)
    values["doing"] = _doing(family, about, action - family)
    values |= _seat_meant(names, family, action - family)
    told = names.say("reasons", f"reason-{slug(reason)}", values)
    meant = {"space": names.space(action - family) if family in OF_A_SPACE else ""}
    cannot = names.say("actions", f"cannot-{name or 'nothing'}", meant)
    return names.say("actions", "refusal", {"cannot": cannot, "reason": told})


def _of_reason(names: Names, about: int) -> Values:
    """`about` as whatever it may be, and the words for buildings."""
    edition = names.edition
    values: Values = {"space": names.space(about), "money": names.money(about), "number": about}
    values["houses"] = names.buildings(hotels=False)
    values["hotels"] = names.buildings(hotels=True)
    values["a-building"] = names.a_building(hotel=True)
    values["count"] = names.houses(about)
    if 0 <= about < edition.n_spaces:
        values["group"] = names.group(edition.group[about])
    else:
        values["group"] = names.space(about)
    return values


def _thing(names: Names, family: int, about: int) -> str:
    """What there is none of."""
    if family == FIGURE:
        return "figure"
    if family == SELL_GROUP:
        return "group"
    return "space" if 0 <= about < names.edition.n_spaces else "nowhere"


def _doing(family: int, about: int, index: int) -> str:
    """What is being done, where a reason depends on it."""
    if family == PLACE and about == index:
        return "misfit"
    if family == TAKE:
        return "taking"
    return "selling" if family == SELL else "building"


def _seat_meant(names: Names, family: int, index: int) -> Values:
    known = family in OF_A_SEAT and index < len(names.seat_names)
    return {"other": "seat" if known else "nobody", "name": names.seat(index) if known else ""}

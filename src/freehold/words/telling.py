"""Events as sentences of a log: which values each message is given."""

from collections.abc import Callable, Sequence
from typing import Protocol

from freehold.vocabulary import (
    HOTEL,
    NOBODY,
    DebtKind,
    Event,
    ForceFace,
    Lot,
    Reason,
    SpaceKind,
    Trigger,
)
from freehold.words.names import Names, slug

Values = dict[str, str | int]

SILENT = frozenset({Event.BUSINESS_CLOSED})
"""Events that the log does not mention, because what follows tells as much."""

WAYS_OUT_OF_JAIL = ("fine", "card", "double", "last-throw", "served")


class Told(Protocol):
    """An event as the game tells it; the last four are empty but for an offer."""

    @property
    def event(self) -> int: ...
    @property
    def seat(self) -> int: ...
    @property
    def other(self) -> int: ...
    @property
    def space(self) -> int: ...
    @property
    def amount(self) -> int: ...
    @property
    def give(self) -> Sequence[int]: ...
    @property
    def want(self) -> Sequence[int]: ...
    @property
    def give_cards(self) -> Sequence[int]: ...
    @property
    def want_cards(self) -> Sequence[int]: ...


def tell(names: Names, told: Told) -> str:
    """One event as a sentence; empty if it is silent."""
    event = Event(told.event)
    if event in SILENT:
        return ""
    values: Values = {"seat": names.seat(told.seat), "other": names.seat(told.other)}
    values |= party(told.other)
    values["space"] = names.space(told.space) if told.space >= 0 else ""
    values["money"] = names.money(told.amount)
    if event in _VALUES:
        values |= _VALUES[event](names, told)
    return names.say("events", f"event-{slug(event)}", values)


def party(other: int) -> Values:
    """Whether the other side is the bank: languages word it differently."""
    return {"party": "bank" if other == NOBODY else "seat"}


def dice(pips: int) -> Values:
    """Two dice that an event tells as first * 10 + second."""
    first, second = divmod(int(pips), 10)
    return {"first": first, "second": second, "throw": "double" if first == second else "plain"}


def lot_words(names: Names, lot: int) -> Values:
    """What is under the hammer: a deed, or a building with its name."""
    return {
        "lot": "deed" if lot == Lot.DEED else "building",
        "a-building": names.a_building(hotel=lot == Lot.HOTEL),
    }


def _throw(_: Names, told: Told) -> Values:
    return dice(told.amount)


def _number(_: Names, told: Told) -> Values:
    return {"number": int(told.amount)}


def _lot(names: Names, told: Told) -> Values:
    return lot_words(names, told.other)


def _debt(_: Names, told: Told) -> Values:
    return {"kind": slug(DebtKind(told.space))}


def _free_card(names: Names, told: Told) -> Values:
    return {"deck": names.free_card_deck(told.amount)}


def _start(names: Names, _: Told) -> Values:
    return {"start": names.space(0)}


def _moved(names: Names, told: Told) -> Values:
    passed = told.amount > 0 and told.space != 0
    return {"passed": "yes" if passed else "no", "start": names.space(0)}


def _rested(names: Names, told: Told) -> Values:
    if told.other != NOBODY:
        return {"why": "own" if told.other == told.seat else "owned"}
    return {"why": "jail" if names.edition.kind[told.space] == SpaceKind.JAIL else "rest"}


def _card(names: Names, told: Told) -> Values:
    return {"deck": names.deck(told.other), "card": names.card(told.other, told.amount)}


def _built(names: Names, told: Told) -> Values:
    if names.is_plot(told.space):
        level = "first" if told.amount == 1 else "plot"
        count = names.on_plot(told.amount)
        return {"level": level, "a-building": names.a_building(hotel=False), "count": count}
    hotel = told.amount == HOTEL
    level = "hotel" if hotel else "first" if told.amount == 1 else "further"
    count = names.hotels(1) if hotel else names.houses(told.amount)
    return {"level": level, "a-building": names.a_building(hotel=hotel), "count": count}


def _sold(names: Names, told: Told) -> Values:
    # In a bankruptcy the bank buys everything on a lot at once, and pays more for it.
    one = told.amount <= names.edition.house_price[told.space] // 2
    extent = "all" if not one else "base" if names.is_plot(told.space) else "one"
    return {"extent": extent, "a-building": names.a_building(hotel=False)}


def _risked(names: Names, told: Told) -> Values:
    result = "loss" if told.amount < 0 else "gain"
    return {"result": result, "money": names.money(abs(told.amount))}


def _not_for_sale(names: Names, told: Told) -> Values:
    price = names.money(names.edition.price[told.space])
    return {"why": slug(Reason(told.amount)), "price": price}


def _offer(names: Names, told: Told) -> Values:
    return {
        "gives": names.package(told.give, told.give_cards, told.amount),
        "wants": names.package(told.want, told.want_cards, -told.amount),
    }


def special_words(names: Names, row: int) -> Values:
    """A mission or a power: its name, and which of the two it is."""
    known = 0 <= row < names.edition.n_specials
    is_mission = known and names.edition.special_trigger[row] == Trigger.SIX
    return {"special": names.special(row), "trigger": "six" if is_mission else "double"}


def face(kind: int) -> Values:
    """What the Force die shows."""
    return {"face": slug(ForceFace(kind))}


def _mission_throw(_: Names, told: Told) -> Values:
    result = "success" if told.other else "failure"
    return {"result": result, "needed": int(told.space), "number": int(told.amount)}


def _token(names: Names, told: Told) -> Values:
    return {"token": names.token(told.other)}


_VALUES: dict[Event, Callable[[Names, Told], Values]] = {
    Event.FIGURE_CHOSEN: lambda names, told: {"figure": names.figure(told.amount)},
    Event.DEED_DEALT: lambda _, told: {"price": "paid" if told.amount > 0 else "free"},
    Event.THREW_FOR_START: _throw,
    Event.TURN_BEGAN: _number,
    Event.ROLLED: _throw,
    Event.MOVED: _moved,
    Event.SALARY: _start,
    Event.LEFT_JAIL: lambda _, told: {"how": WAYS_OUT_OF_JAIL[told.amount]},
    Event.DREW_CARD: _card,
    Event.PAID: _debt,
    Event.RENT_THROWN: _throw,
    Event.AUCTION_OPENED: _lot,
    Event.AUCTION_WON: _lot,
    Event.NO_BID: _lot,
    Event.BUILT: _built,
    Event.SOLD_BUILDING: _sold,
    Event.SOLD_HOTEL_WHOLE: lambda names, _: {"a-building": names.a_building(hotel=True)},
    Event.SOLD_GROUP: lambda names, told: {"group": names.group(names.edition.group[told.space])},
    Event.OFFER_MADE: _offer,
    Event.DEED_PASSED: lambda _, told: {"mortgaged": "yes" if told.amount else "no"},
    Event.CARD_PASSED: _free_card,
    Event.DEBT_OPENED: _debt,
    Event.RESTED: _rested,
    Event.TURN_LIMIT_REACHED: _number,
    Event.CARD_RETURNED: _free_card,
    Event.USED_SPECIAL: lambda names, told: special_words(names, told.amount),
    Event.SPECIAL_THROWN: _mission_throw,
    Event.DUEL_THROWN: _number,
    Event.DUEL_ENDED: lambda _, told: {"result": "taken" if told.amount else "kept"},
    Event.TOKENS_THROWN: _throw,
    Event.TOKEN_MOVED: _token,
    Event.FORCE_THROWN: lambda _, told: face(told.amount),
    Event.FIGHT_OPENED: _token,
    Event.FIGHT_ENDED: lambda _, told: {"result": "won" if told.amount else "lost"},
    Event.RISKED: _risked,
    Event.BUILT_REMOTELY: _built,
    Event.SAME_DOUBLE: _number,
    Event.NOT_FOR_SALE: _not_for_sale,
    Event.RESHUFFLED: lambda names, told: {"deck": names.deck(told.other)},
}
"""What an event's message needs beside its seats, its space and its amount as money."""

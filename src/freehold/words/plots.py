"""What choices say about plots, remote purchases and their commission."""

from typing import Any

from freehold.rules.plots import is_standing_by
from freehold.rules.remote import first_there
from freehold.vocabulary import NOBODY
from freehold.words.names import Names
from freehold.words.telling import Values


def with_commission(names: Names, price: int, commission: int, other: int = NOBODY) -> str:
    """A price with the commission that comes on top of it, and who gets that."""
    if commission == 0:
        return names.money(price)
    values: Values = {"price": names.money(price), "commission": names.money(commission)}
    values |= {"to": "nobody" if other == NOBODY else "seat", "other": names.seat(other)}
    return names.say("common", "price-with-commission", values)


def base_to_build(names: Names, game: Any, space: int) -> Values:
    """What the plot becomes, and whether somebody gets a commission for it (F-27)."""
    edition, seat = names.edition, int(game.actor)
    price, commission, other = edition.house_price[space], 0, NOBODY
    if not is_standing_by(edition, game, seat, space):
        commission = edition.house_commission[space]
        other = int(first_there(game, seat, space))
    level = int(game.buildings[space]) + 1
    return {
        "building": "known" if level == 1 else "plot",
        "a-building": names.a_building(hotel=False),
        "money": with_commission(names, price, commission, other),
        "count": names.on_plot(level),
    }


def base_to_sell(names: Names, game: Any, space: int) -> Values:
    """What is left of the plot: a station without its third base is two bases."""
    level = max(int(game.buildings[space]) - 1, 0)
    return {
        "building": "plot" if level else "known",
        "a-building": names.a_building(hotel=False),
        "count": names.on_plot(level),
    }


def deed_to_buy_remotely(names: Names, game: Any, space: int) -> Values:
    """The price, and the commission with the one who gets it (PL-8-1, PL-8-2)."""
    edition = names.edition
    other = int(first_there(game, int(game.actor), space))
    money = with_commission(names, edition.price[space], edition.commission[space], other)
    return {"money": money}

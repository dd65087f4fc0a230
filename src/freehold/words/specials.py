"""What questions and choices say about missions, powers and the Force."""

from collections.abc import Callable
from typing import Any

from freehold.rules.ending import wealth
from freehold.rules.groups import deeds_at_bank
from freehold.rules.rent import rent_due
from freehold.sets import is_in
from freehold.vocabulary import (
    BANK,
    NOBODY,
    Decision,
    Phase,
    SpaceKind,
    SpecialEffect,
    Token,
)
from freehold.words.names import Names
from freehold.words.telling import Values, party, special_words


def of_special(names: Names, decision: int, game: Any) -> Values:
    """Whatever a message about the special rules may need; plain words without a game."""
    values = special_words(names, NOBODY)
    values["explained"] = names.special_about(NOBODY)
    values |= {"figure": "own", "effect": "unknown", "instead": "nothing", "count": 1}
    values |= {"token": names.token(Token.LIGHT), "place": ""}
    if game is not None and decision in _OF_DECISION:
        values |= _OF_DECISION[Decision(decision)](names, game, int(game.n_agenda) - 1)
    return values


def _mission_or_power(names: Names, game: Any, top: int) -> Values:
    row = int(game.agenda_extra[top])
    return {**special_words(names, row), "explained": names.special_about(row)}


def _free_deeds(names: Names, game: Any, top: int) -> Values:
    count = min(int(game.agenda_extra[top]), int(deeds_at_bank(game)))
    values: Values = {"effect": "free", "count": max(count, 1)}
    values["instead"] = "money" if game.agenda_other[top] == NOBODY else "nothing"
    values["money"] = names.money(game.agenda_amount[top])
    return values


def _space_for_whom(names: Names, game: Any, top: int) -> Values:
    phase = game.agenda_phase[top]
    if phase == Phase.PUT_SEAT:
        return {"figure": "other", "other": names.seat(int(game.agenda_other[top]))}
    if phase == Phase.PLACE_TOKEN:
        return {"figure": "token", "token": names.token(int(game.agenda_extra[top]))}
    return {"figure": "leap" if game.agenda_extra[top] == SpecialEffect.LEAP else "own"}


def _seat_for_what(_: Names, game: Any, top: int) -> Values:
    return {"effect": "beat" if game.agenda_extra[top] == SpecialEffect.BEAT else "put"}


def _whose_deed(names: Names, game: Any, top: int) -> Values:
    owner = int(game.agenda_other[top])
    effect = "duel" if game.agenda_extra[top] == SpecialEffect.DUEL else "steal"
    return {"effect": effect, "other": names.seat(owner), **party(owner)}


_OF_DECISION: dict[Decision, Callable[[Names, Any, int], Values]] = {
    Decision.SPECIAL: _mission_or_power,
    Decision.SPECIAL_THROW: _mission_or_power,
    Decision.TAKE_FREE: _free_deeds,
    Decision.CHOOSE_SPACE: _space_for_whom,
    Decision.CHOOSE_SEAT: _seat_for_what,
    Decision.CHOOSE_PROPERTY: _whose_deed,
}


# --- choices -------------------------------------------------------------------


def space_to_go_to(names: Names, game: Any, space: int) -> Values:
    """A space with its price or its rent, which is what one wants to know before going there."""
    edition = names.edition
    if edition.group[space] < 0 or game.owner[space] == BANK or is_in(game.mortgaged, space):
        return deed_to_take(names, game, space)
    if edition.kind[space] == SpaceKind.UTILITY:
        return deed_to_take(names, game, space)
    rent = names.money(rent_due(edition, game, space, 0, 0))
    return _noted(names, space, "note-rent", {"owner": names.seat(game.owner[space]), "rent": rent})


def deed_to_take(names: Names, game: Any, space: int) -> Values:
    """A deed with its price, its owner and its mortgage."""
    edition = names.edition
    if edition.group[space] < 0:
        return {"space": names.space(space)}
    price = names.money(edition.price[space])
    if game.owner[space] == BANK:
        return _noted(names, space, "note-price", {"price": price})
    message = "note-mortgaged" if is_in(game.mortgaged, space) else "note-owned"
    return _noted(names, space, message, {"owner": names.seat(game.owner[space]), "price": price})


def _noted(names: Names, space: int, message: str, about: dict[str, str]) -> Values:
    note = names.say("common", message, about)
    return {
        "space": names.say("common", "space-noted", {"space": names.space(space), "note": note})
    }


def figure_to_choose(names: Names, _game: Any, figure: int) -> Values:
    """A figure with its side, where sides matter."""
    edition = names.edition
    if not (edition.missions or edition.force) or figure >= edition.n_figures:
        return {"figure": names.figure(figure)}
    about = {"figure": names.figure(figure), "note": names.side(edition.figure_side[figure])}
    return {"figure": names.say("common", "figure-noted", about)}


def seat_to_choose(names: Names, game: Any, seat: int) -> Values:
    """A seat with where it stands and what it is worth."""
    worth = int(wealth(names.edition, game, seat))
    return {"place": names.space(int(game.at[seat])), "money": names.money(worth)}

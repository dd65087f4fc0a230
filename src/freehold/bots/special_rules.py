"""The simple player with missions, powers and the Force.

What a mission or a power brings is put into money; it is tried if that is
more than what failing costs, and more than the roll that is given up for it.
"""

from collections.abc import Callable, Iterable
from itertools import combinations
from typing import Any

from freehold.bots.landing import (
    rent_at,
    ways_to_throw,
    worth_of_landing,
    worth_of_leaping,
    worth_of_moving,
    worth_of_rolling,
)
from freehold.bots.worth import completes, deeds_of, gain
from freehold.rules.ending import wealth
from freehold.rules.force import why_not_place_token
from freehold.rules.seats import is_seat_in
from freehold.rules.specials import may_take_from, side_of, why_not_go_to
from freehold.vocabulary import (
    BANK,
    GO_TO,
    NOBODY,
    TAKE,
    TARGET,
    Answer,
    Phase,
    SpaceKind,
    SpecialEffect,
    Trigger,
)

Worth = Callable[[Any, Any, int, int], int]
"""What a row of the edition's table brings a seat, in money."""


def others_of(game: Any, seat: int) -> list[int]:
    """The other seats that are in the game."""
    return [s for s in range(game.n_seats) if s != seat and is_seat_in(game, s)]


# --- to use it or not ----------------------------------------------------------


def answer_special(edition: Any, game: Any, seat: int) -> int:
    """Use a mission or a power if it is worth more than it costs."""
    row = game.agenda_extra[game.n_agenda - 1]
    instead = 0
    if edition.special_trigger[row] == Trigger.DOUBLE:
        # A power takes the place of the further roll.
        instead = worth_of_rolling(edition, game, seat)
    worth = worth_of_special(edition, game, seat, row)
    return Answer.USE if worth > instead else Answer.DECLINE


def worth_of_special(edition: Any, game: Any, seat: int, row: int) -> int:
    """What trying it brings on average."""
    brings = _WORTH[SpecialEffect(edition.special_effect[row])](edition, game, seat, row)
    needs = edition.special_needs[row]
    if needs == 0:
        return brings
    penalty = edition.special_penalty[row]
    if game.cash[seat] < penalty:
        penalty *= 3  # deeds would have to be mortgaged for it
    return ((7 - needs) * brings - (needs - 1) * penalty) // 6


def _worth_of_free_deeds(edition: Any, game: Any, seat: int, row: int) -> int:
    deeds = best_free_deeds(edition, game, seat, edition.special_count[row])
    worth = worth_of_taking(edition, game, seat, deeds)
    return max(worth, edition.special_amount[row])


def _worth_of_another_turn(edition: Any, game: Any, seat: int, _row: int) -> int:
    return worth_of_rolling(edition, game, seat)


def _worth_of_going(edition: Any, game: Any, seat: int, _row: int) -> int:
    _, worth = best_space(edition, game, seat, worth_of_moving)
    return max(worth, 0)


def _worth_of_a_leap(edition: Any, game: Any, seat: int, _row: int) -> int:
    return best_space(edition, game, seat, worth_of_leaping)[1]


def _worth_of_putting(edition: Any, game: Any, seat: int, _row: int) -> int:
    other = richest_other(edition, game, seat)
    space = worst_space_for(edition, game, seat, other)
    return harm(edition, game, seat, other, space)


def _worth_of_stealing(edition: Any, game: Any, seat: int, row: int) -> int:
    deeds = best_to_take(edition, game, seat, NOBODY, edition.special_count[row])
    return worth_of_taking(edition, game, seat, deeds)


def _worth_of_a_duel(edition: Any, game: Any, seat: int, _row: int) -> int:
    """One deed, won in half of all duels."""
    deeds = best_to_take(edition, game, seat, NOBODY, 1)
    return worth_of_taking(edition, game, seat, deeds) // 2


def _worth_of_beating(edition: Any, game: Any, seat: int, _row: int) -> int:
    """All that the other has, and one rival less."""
    return int(wealth(edition, game, richest_other(edition, game, seat))) + 4 * edition.salary


def _worth_of_collecting(edition: Any, game: Any, seat: int, row: int) -> int:
    return edition.special_amount[row] * len(others_of(game, seat))


def _worth_of_a_card(edition: Any, _game: Any, _seat: int, _row: int) -> int:
    """Cards bring a little more than they take."""
    return edition.salary // 20


_WORTH: dict[SpecialEffect, Worth] = {
    SpecialEffect.TAKE_FREE: _worth_of_free_deeds,
    SpecialEffect.MOVE_ANYWHERE: _worth_of_going,
    SpecialEffect.ANOTHER_TURN: _worth_of_another_turn,
    SpecialEffect.RECEIVE: lambda edition, _game, _seat, row: edition.special_amount[row],
    SpecialEffect.PUT_OTHER: _worth_of_putting,
    SpecialEffect.STEAL: _worth_of_stealing,
    SpecialEffect.BEAT: _worth_of_beating,
    SpecialEffect.LEAP: _worth_of_a_leap,
    SpecialEffect.COLLECT_EACH: _worth_of_collecting,
    SpecialEffect.DRAW_CARD: _worth_of_a_card,
    SpecialEffect.DUEL: _worth_of_a_duel,
}


# --- deeds ---------------------------------------------------------------------


def worth_of_taking(edition: Any, game: Any, seat: int, deeds: Iterable[int]) -> int:
    """What deeds bring a seat, and half of what their owner loses or another would gain."""
    changes = dict.fromkeys(deeds, seat)
    if not changes:
        return 0
    worth = gain(edition, game, changes, seat)
    for other in others_of(game, seat):
        lost = -gain(edition, game, changes, other)
        blocked = [s for s in changes if completes(edition, game, other, s)]
        saved = sum(gain(edition, game, {space: other}, other) for space in blocked)
        worth += (lost + saved) // 2
    return worth


def best_free_deeds(edition: Any, game: Any, seat: int, count: int) -> tuple[int, ...]:
    """One or two deeds of the bank that are worth most together."""
    return _best_deeds(edition, game, seat, list(deeds_of(edition, game, BANK)), count)


def best_to_take(edition: Any, game: Any, seat: int, owner: int, count: int) -> tuple[int, ...]:
    """One or two deeds of one seat that are worth most together; of any, if none is named."""
    owners = others_of(game, seat) if owner == NOBODY else [owner]
    found: list[tuple[int, ...]] = []
    for other in owners:
        deeds = [s for s in deeds_of(edition, game, other) if may_take_from(edition, game, seat, s)]
        if deeds:
            found.append(_best_deeds(edition, game, seat, deeds, count))
    return max(found, key=lambda d: worth_of_taking(edition, game, seat, d), default=())


def _best_deeds(
    edition: Any, game: Any, seat: int, deeds: list[int], count: int
) -> tuple[int, ...]:
    """The best of all ones or pairs; the dearest of those that are worth the same."""
    size = min(count, len(deeds), 2)
    if size <= 0:
        return ()
    return max(
        combinations(deeds, size),
        key=lambda some: (
            worth_of_taking(edition, game, seat, some),
            sum(edition.price[space] for space in some),
        ),
    )


def take_free(edition: Any, game: Any, seat: int) -> int:
    """The deeds that are worth most, or the money if that is more."""
    top = game.n_agenda - 1
    deeds = best_free_deeds(edition, game, seat, game.agenda_extra[top])
    may_take_money = game.agenda_other[top] == NOBODY
    if may_take_money and worth_of_taking(edition, game, seat, deeds) < game.agenda_amount[top]:
        return Answer.TAKE_MONEY
    return TAKE + deeds[0]


def take_from_another(edition: Any, game: Any, seat: int) -> int:
    """To steal, or to fight for: what completes a group, or hurts most."""
    top = game.n_agenda - 1
    owner, count = game.agenda_other[top], game.agenda_amount[top]
    if game.agenda_extra[top] == SpecialEffect.DUEL:
        count = 1
    return TAKE + best_to_take(edition, game, seat, owner, count)[0]


# --- spaces and seats ----------------------------------------------------------


def best_space(edition: Any, game: Any, seat: int, worth: Worth) -> tuple[int, int]:
    """Where the own figure goes best, and what that is worth."""
    spaces = [s for s in range(edition.n_spaces) if why_not_go_to(edition, game, seat, s) == 0]
    best = max(spaces, key=lambda s: worth(edition, game, seat, s))
    return best, worth(edition, game, seat, best)


def choose_space(edition: Any, game: Any, seat: int) -> int:
    """Where the own figure goes, another's, or a token."""
    top = game.n_agenda - 1
    phase = game.agenda_phase[top]
    if phase == Phase.PLACE_TOKEN:
        return place_token(edition, game, seat, game.agenda_extra[top])
    if phase == Phase.PUT_SEAT:
        return GO_TO + worst_space_for(edition, game, seat, game.agenda_other[top])
    if game.agenda_extra[top] == SpecialEffect.LEAP:
        return GO_TO + best_space(edition, game, seat, worth_of_leaping)[0]
    space, worth = best_space(edition, game, seat, worth_of_moving)
    return GO_TO + space if worth > 0 else Answer.DECLINE


def richest_other(edition: Any, game: Any, seat: int) -> int:
    """The other seat that has most; the first of those that have as much."""
    return max(others_of(game, seat), key=lambda s: wealth(edition, game, s))


def choose_seat(edition: Any, game: Any, seat: int) -> int:
    """To beat or to put elsewhere: the richest."""
    return TARGET + richest_other(edition, game, seat)


def harm(edition: Any, game: Any, seat: int, other: int, space: int) -> int:
    """What it brings a seat to put another there: the own rent in full, other losses in part."""
    if edition.group[space] >= 0 and game.owner[space] == seat:
        return min(rent_at(edition, game, space), int(wealth(edition, game, other)))
    if edition.kind[space] == SpaceKind.GO_TO_JAIL:
        return edition.fine // 2
    return -worth_of_landing(edition, game, other, space) // 4


def worst_space_for(edition: Any, game: Any, seat: int, other: int) -> int:
    """The own dearest rent, or else where the other loses most."""
    spaces = [s for s in range(edition.n_spaces) if why_not_go_to(edition, game, other, s) == 0]
    return max(spaces, key=lambda s: harm(edition, game, seat, other, s))


# --- the Force -----------------------------------------------------------------


def place_token(edition: Any, game: Any, seat: int, token: int) -> int:
    """Where it threatens others of the same side more than oneself; else it stays."""
    free = [s for s in range(edition.n_spaces) if why_not_place_token(edition, game, s) == 0]
    best = max(free, key=lambda s: threat(edition, game, seat, s))
    here = game.token_at[token]
    if threat(edition, game, seat, best) > threat(edition, game, seat, here):
        return GO_TO + best
    return Answer.DECLINE


def threat(edition: Any, game: Any, seat: int, space: int) -> int:
    """How likely others of this seat's side come there with their next roll, less oneself."""
    side = side_of(edition, game, seat)
    others = [s for s in others_of(game, seat) if side_of(edition, game, s) == side]
    reached = sum(_ways_to_come(edition, game, other, space) for other in others)
    return reached - 2 * _ways_to_come(edition, game, seat, space)


def _ways_to_come(edition: Any, game: Any, seat: int, space: int) -> int:
    return ways_to_throw((space - game.at[seat]) % edition.n_spaces)

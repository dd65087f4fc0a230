"""Questions that change nothing: would this be allowed, what is wrong with this trade?"""

from typing import Any

from freehold.choices import DOING_BUSINESS
from freehold.errors import FreeholdError, IllegalActionError
from freehold.notation.actions import write_action
from freehold.rules.groups import is_deed
from freehold.rules.legality import refusal, refusal_of_business
from freehold.server.offers import label_of
from freehold.server.protocol.answers import Answered, MissingListed, Wrong
from freehold.server.protocol.client import CheckTrade, Missing, WhyNot
from freehold.server.refusals import Refusal
from freehold.server.room import Room
from freehold.server.rules_behind import rules_of_refusal
from freehold.server.trading import check
from freehold.server.views import Viewer
from freehold.sets import is_in
from freehold.vocabulary import (
    ASK_RENT,
    BUILD,
    LIFT,
    MORTGAGE,
    OPEN,
    SELL,
    SELL_DEED,
    Answer,
    Decision,
)

PLAIN = (Answer.ROLL, Answer.END, Answer.BUY, Answer.PAY, Answer.USE_CARD, Answer.GIVE_UP)
"""Answers that one might look for, whatever the game waits for."""

ANSWERED_IN: dict[int, tuple[Decision, ...]] = {
    Answer.ROLL: (Decision.TURN, Decision.END_TURN),
    Answer.END: (Decision.TURN, Decision.END_TURN),
    Answer.BUY: (Decision.BUY,),
    Answer.PAY: (Decision.TURN,),
    Answer.USE_CARD: (Decision.TURN,),
    Answer.GIVE_UP: (Decision.RAISE_CASH,),
}


def answer(
    room: Room, viewer: Viewer, message: WhyNot | CheckTrade | Missing
) -> "Answered | MissingListed | Any":
    """The answer to a question."""
    table = room.match.playing
    if message.seat not in viewer.seats:
        raise Refusal("seat", "not-your-seat")
    words = room.views.words(viewer.language)
    if isinstance(message, CheckTrade):
        return check(table, words, message)
    if isinstance(message, Missing):
        return MissingListed(message.ask, message.seat, missing(room, viewer, message.seat))
    return why_not(room, viewer, message)


def why_not(room: Room, viewer: Viewer, message: WhyNot) -> Answered:
    """Whether actions would be allowed, tried out on a copy of the table."""
    match = room.match
    table = match.playing
    actions = match.read(message.action)
    try:
        match.check_turn(message.seat, actions)
        if message.seat != table.game.actor and len(actions) == 1:
            return _verdict(room, viewer, message, actions[0])
        table.copy().do(message.action, seat=message.seat)
    except Refusal as found:
        return Answered(message.ask, allowed=False, reason=found.sentence(viewer.language))
    except IllegalActionError as error:
        reason = str(error)
        if error.code:
            reason = room.views.words(viewer.language).refusal(error.code, error.action)
        rules = list(rules_of_refusal(table.spec.id, error.code))
        return Answered(message.ask, allowed=False, reason=reason, rules=rules)
    except FreeholdError as error:
        return Answered(message.ask, allowed=False, reason=str(error))
    return Answered(message.ask, allowed=True)


def _verdict(room: Room, viewer: Viewer, message: WhyNot, action: int) -> Answered:
    """A piece of business off turn."""
    table = room.match.playing
    code = refusal_of_business(table.edition, table.game, message.seat, action)
    if not code:
        return Answered(message.ask, allowed=True)
    reason = room.views.words(viewer.language).refusal(code, action)
    return Answered(
        message.ask, allowed=False, reason=reason, rules=list(rules_of_refusal(table.spec.id, code))
    )


def missing(room: Room, viewer: Viewer, seat: int) -> list[Wrong]:
    """Business and answers that one might look for and that are not allowed now."""
    table = room.match.playing
    game, edition = table.game, table.edition
    words = room.views.words(viewer.language)
    on_turn = game.actor == seat
    found: list[Wrong] = []
    for action in _wishes(edition, game, seat):
        is_business = action >= BUILD
        if is_business and not on_turn:
            code = refusal(edition, game, OPEN + seat) or refusal_of_business(
                edition, game, seat, action
            )
        elif on_turn:
            code = refusal(edition, game, action)
        else:
            continue
        if code:
            found.append(
                Wrong(
                    action=write_action(table.spec, game, action),
                    label=label_of(table, words, action, between=not on_turn),
                    reason=words.refusal(code, action),
                    rules=list(rules_of_refusal(table.spec.id, code)),
                    space=action % 64 if is_business else None,
                )
            )
    return found


def _wishes(edition: Any, game: Any, seat: int) -> list[int]:
    """What one might look for: answers that belong here, and business with one's own deeds."""
    wishes = [int(answer) for answer in PLAIN if game.decision in ANSWERED_IN[answer]]
    mine = [s for s in range(edition.n_spaces) if is_deed(edition, s) and game.owner[s] == seat]
    for space in mine:
        for family in DOING_BUSINESS:
            if _is_thinkable(edition, game, family, space):
                wishes.append(family + space)
    return wishes


def _is_thinkable(edition: Any, game: Any, family: int, space: int) -> bool:
    """Nobody wonders why a deed without a mortgage has none that could be lifted."""
    if family == LIFT:
        return is_in(game.mortgaged, space)
    if family == MORTGAGE:
        return not is_in(game.mortgaged, space) and not edition.no_mortgages
    if family == BUILD:
        return edition.house_price[space] > 0
    if family == SELL:
        return game.buildings[space] > 0
    if family == SELL_DEED:
        return bool(edition.deeds_sold_to_bank)
    return family == ASK_RENT and game.n_claims > 0

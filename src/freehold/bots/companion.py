"""A player of the computer's at a table with people: the heuristic player, interpreted."""

from collections.abc import Collection
from functools import cache
from typing import Any

from freehold.bots.characters import load_character
from freehold.bots.heuristic.choosing import choose_action
from freehold.bots.sitting import Stakes, player_with, stakes_of
from freehold.choices import legal_actions
from freehold.record import plain
from freehold.rules.legality import is_legal
from freehold.rules.outcomes import outcome
from freehold.vocabulary import ASK_RENT, CHANCE, Answer, Decision

USUAL = "steady"
"""The character that sits down where nobody asks for another."""


@cache
def _player(character: str, stakes: Stakes) -> Any:
    return plain(player_with(load_character(character).habits, stakes))


def player_called(edition: Any, character: str = USUAL) -> Any:
    """A character in an edition as the interpreted rules read it; by name, or a file's path."""
    return _player(character, stakes_of(edition))


def choose(edition: Any, game: Any, character: str = USUAL) -> int:
    """An action for whoever has to decide, chance included.

    It looks at what lies open on the table and at nothing else, keeps no memory and
    throws no dice of its own: the same game always gets the same answer.
    """
    if game.actor == CHANCE:
        return int(outcome(edition, game))
    answer = choose_action(edition, game, player_called(edition, character))
    if is_legal(edition, game, answer):
        return int(answer)
    # A position that somebody has made up; calling time is left to the host.
    return next(action for action in legal_actions(edition, game) if action != Answer.TIME_UP)


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

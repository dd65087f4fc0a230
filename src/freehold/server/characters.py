"""How bots play: the built-in characters, and the player at random.

A bot gets a copy of the game that knows nothing of the dice to come.  It runs in
a thread of its own and may take its time.
"""

import logging
import secrets
from typing import Any

from freehold.bots.characters import character_names
from freehold.bots.companion import USUAL, choose
from freehold.chance import plant
from freehold.choices import legal_actions
from freehold.rules.legality import family_of, is_legal
from freehold.vocabulary import OPEN, Answer

log = logging.getLogger("freehold.server")

NOT_A_BOTS = (Answer.TIME_UP, Answer.DONE)
"""What the host says, and what the table says by itself."""


def known(character: str) -> str:
    """The character itself, or the usual one for one that there is no more."""
    return character if character in character_names() else USUAL


def answer_of(character: str, edition: Any, game: Any) -> int:
    """A character's answer; for one that stumbles the usual one answers, then the rules do."""
    # Whoever plays at random draws from the copy's chance, which is not the table's.
    plant(game, secrets.randbits(62))
    for name in (known(character), USUAL):
        try:
            action = choose(edition, game, name)
        except Exception:
            log.exception("the character %s stumbled", name)
            continue
        if _is_a_bots(action) and is_legal(edition, game, action):
            return action
    return next(action for action in legal_actions(edition, game) if _is_a_bots(action))


def _is_a_bots(action: int) -> bool:
    return family_of(action) != OPEN and action not in NOT_A_BOTS

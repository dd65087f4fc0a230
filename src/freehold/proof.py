"""Dice that can be verified: nobody can choose them, and afterwards everybody can check them.

Before the game the server draws a secret and a salt and shows their SHA-256, the
commitment.  Every person adds entropy.  Outcome number k of chance (k counts
throws, cards and dealt deeds from 0) is what the rules draw from a seed: the first
62 bits of HMAC-SHA256 over the entropies and k, with the secret as key.  So no
outcome can be foreseen from earlier ones, and none can be chosen once the
commitment is shown.  After the game secret and salt are in its record.
"""

import hashlib
import hmac
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from freehold.chance import plant
from freehold.errors import RecordError
from freehold.notation.actions import write_action
from freehold.records import Parsed, parse, replay_parsed
from freehold.rules.outcomes import outcome

if TYPE_CHECKING:
    from pathlib import Path

    from freehold.editions.spec import EditionSpec
    from freehold.table import Table

SCHEME = "freehold-dice-1"
NONE = "-"
"""How a record writes that a seat added nothing."""


@dataclass(frozen=True)
class Dice:
    """The secret of one game's dice, and what the seats have added to it."""

    secret: bytes
    salt: bytes
    entropies: tuple[str, ...] = ()
    """One a seat, in their order; empty where a bot sits."""

    @property
    def commitment(self) -> str:
        """What is shown before the game."""
        return hashlib.sha256(self.secret + self.salt).hexdigest()

    def seed(self, k: int) -> int:
        """The seed of outcome `k`."""
        message = "\n".join([SCHEME, *self.entropies, str(k)])
        digest = hmac.digest(self.secret, message.encode(), "sha256")
        return int.from_bytes(digest[:8], "big") >> 2

    def outcome(self, edition: Any, game: Any, k: int) -> int:
        """What chance answers now, as its outcome number `k`; the game keeps no trace of it."""
        plant(game, self.seed(k))
        game.draws = 0
        action = int(outcome(edition, game))
        plant(game, 0)
        game.draws = 0
        return action

    def written(self) -> str:
        """The line `dice` of a record."""
        return " ".join([f"sha256:{self.commitment}", *(e or NONE for e in self.entropies)])

    def revealed(self) -> str:
        """The line `reveal` of a record."""
        return f"{self.secret.hex()} {self.salt.hex()}"


def new_dice() -> Dice:
    """A fresh secret."""
    return Dice(secrets.token_bytes(32), secrets.token_bytes(16))


@dataclass(frozen=True)
class Verified:
    """A record whose dice are as they were committed to."""

    table: "Table"
    outcomes: int
    commitment: str


def verify(text: str, edition: "str | Path | EditionSpec | None" = None) -> Verified:
    """Play a record again and check every throw, card and dealt deed of it.

    Raises RecordError; its `number` is the first action that is wrong.
    """
    parsed = parse(text)
    dice = _dice_of(parsed)
    outcomes = 0
    number = 0

    def compare(table: "Table", words: str) -> None:
        nonlocal outcomes, number
        number += 1
        if table.actor != "chance":
            return
        expected = write_action(
            table.spec, table.game, dice.outcome(table.edition, table.game, outcomes)
        )
        if words not in (expected, "time-up"):
            raise RecordError(
                f"action {number} is not what the dice were committed to: "
                f"the record says {words}, they say {expected}",
                number,
                reason="proof-other-outcome",
                details={"number": str(number), "words": words, "expected": expected},
            )
        outcomes += words == expected

    table = replay_parsed(parsed, edition, compare)
    return Verified(table, outcomes, dice.commitment)


def _dice_of(parsed: Parsed) -> Dice:
    if not parsed.dice:
        raise RecordError(
            "this game was played without verifiable dice: there is nothing to check",
            reason="proof-none",
        )
    if not parsed.reveal:
        raise RecordError(
            "the secret of these dice is not revealed yet: it is, once the game is over",
            reason="proof-not-revealed",
        )
    try:
        committed, *entropies = parsed.dice.split()
        secret, salt = (bytes.fromhex(word) for word in parsed.reveal.split())
    except ValueError:
        raise RecordError(
            "this record is damaged: what it reveals of its dice cannot be read",
            reason="proof-damaged",
        ) from None
    dice = Dice(secret, salt, tuple("" if e == NONE else e for e in entropies))
    if committed != f"sha256:{dice.commitment}":
        raise RecordError(
            "the secret that was revealed is not the one that was committed to before the game",
            reason="proof-other-commitment",
        )
    return dice

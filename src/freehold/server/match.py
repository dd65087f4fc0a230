"""A match: one game with its seats and moves.  No clock, no network, no disk."""

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from freehold.editions import load
from freehold.errors import FreeholdError, IllegalActionError, NotationError
from freehold.notation.actions import read_action
from freehold.proof import Dice
from freehold.records import write_record
from freehold.rules.legality import family_of, refusal
from freehold.server.protocol.tables import CreateTable
from freehold.server.refusals import Refusal
from freehold.server.rules_behind import rules_of_refusal
from freehold.server.store import StoredMove
from freehold.table import Table, Told
from freehold.vocabulary import CARD, CHANCE, DEAL, DICE, DIE, FORCE_FACE, OPEN, Answer, Decision

OUTCOMES = frozenset({DICE, DIE, CARD, DEAL, FORCE_FACE})
"""What chance alone may say."""

State = Literal["lobby", "playing", "over"]


def new_token() -> str:
    """A token that nobody guesses."""
    return secrets.token_urlsafe(24)


def hash_of(token: str) -> bytes:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).digest()


@dataclass
class SeatState:
    """A seat as the server knows it."""

    kind: str
    character: str
    name: str = ""
    figure: str = ""
    token_hash: bytes = b""
    entropy: str = ""
    away: str = ""

    @property
    def is_taken(self) -> bool:
        """Whether a person sits there."""
        return bool(self.token_hash)

    @property
    def is_bots(self) -> bool:
        """Whether a bot plays it now: its own, or one that stands in."""
        return not self.is_taken or bool(self.away)

    def is_held_by(self, token: str) -> bool:
        """Whether the token is this seat's."""
        return self.is_taken and hmac.compare_digest(self.token_hash, hash_of(token))


@dataclass(frozen=True)
class Move:
    """A move that was made."""

    seat: int
    by: str
    words: str
    steps: tuple[str, ...]
    by_chance: bool
    dos: int
    """How many `Table.do` it took."""


@dataclass(frozen=True)
class LogEntry:
    """Something for the log: what the rules tell, or what the table itself does."""

    move: int
    told: Told | None
    what: str = ""
    """Without `told`: `undone`, `stood-in` or `came-back`."""
    seat: int = -1


@dataclass
class Match:
    """One game with its seats."""

    id: str
    plan: CreateTable
    seats: list[SeatState]
    dice: Dice
    host_hash: bytes
    state: State = "lobby"
    table: Table | None = None
    moves: list[Move] = field(default_factory=list[Move])
    log: list[LogEntry] = field(default_factory=list[LogEntry])
    outcomes: int = 0
    _standing: list[int] = field(default_factory=list[int])
    """Numbers of the moves that were not taken back."""

    # --- beginning -----------------------------------------------------------------

    @property
    def number(self) -> int:
        """The number of the next move."""
        return len(self.moves)

    @property
    def playing(self) -> Table:
        """The table of a game that has begun."""
        if self.table is None:
            raise Refusal("state", "not-started")
        return self.table

    def is_host(self, token: str) -> bool:
        """Whether the token is the host's."""
        return hmac.compare_digest(self.host_hash, hash_of(token))

    def begin(self) -> None:
        """Set the game up; the entropies are settled from here on."""
        names = [seat.name for seat in self.seats]
        figures = {seat.name: seat.figure for seat in self.seats}
        self.dice = Dice(self.dice.secret, self.dice.salt, tuple(s.entropy for s in self.seats))
        self.table = Table(
            load(self.plan.edition),
            figures if all(figures.values()) else names,
            form=self.plan.form,
            settings=self.plan.settings,
            seed=0,
            chance="hand",
        )
        self.state = "playing"
        self._settle(self.table)
        self.table.forget_past()
        self._tell(0, self.table.told)

    # --- playing -------------------------------------------------------------------

    def read(self, words: str) -> list[int]:
        """The actions that words mean; words that are no action of a seat are refused."""
        table = self.playing
        actions: list[int] = []
        for part in filter(None, (part.strip() for part in words.split(";"))):
            try:
                action = read_action(table.spec, table.game, part)
            except NotationError as error:
                raise Refusal("malformed", error=error) from error
            if family_of(action) in OUTCOMES:
                raise Refusal("malformed", "dice-are-the-tables")
            if family_of(action) == OPEN or action == Answer.DONE:
                raise Refusal("malformed", "word-is-given-by-itself")
            actions.append(action)
        if not actions:
            raise Refusal("malformed", "no-action")
        if Answer.TIME_UP in actions and len(actions) > 1:
            raise Refusal("malformed", "time-up-stands-alone")
        return actions

    def may_act(self, seat: int) -> bool:
        """Whether it is this seat's turn, or it may do business between two actions."""
        table = self.playing
        game = table.game
        return game.actor == seat or refusal(table.edition, game, OPEN + seat) == 0

    def check_turn(self, seat: int, actions: Sequence[int]) -> None:
        """Refuse whoever has nothing to say now."""
        table = self.playing
        if Answer.TIME_UP in actions:
            return
        if table.is_over:
            raise Refusal("turn", "game-is-over")
        if not self.may_act(seat):
            actor = table.actor
            who = table.names[actor] if isinstance(actor, int) else ""
            raise Refusal("turn", "not-your-turn", seat=who)

    def play(self, seat: int, words: str, by: str, language: str = "en") -> Move:
        """Do the actions of a seat, all of them or none, and what chance brings."""
        table = self.playing
        actions = self.read(words)
        self.check_turn(seat, actions)
        said, past, done = len(table.told), table.past, len(table.done)
        try:
            if Answer.TIME_UP in actions:
                table.do(int(Answer.TIME_UP))
            else:
                table.do(words, seat=seat)
            self._settle(table)
        except IllegalActionError as error:
            self._take_off(table, past)
            raise self._illegal(table, error, language) from error
        except FreeholdError as error:
            self._take_off(table, past)
            raise Refusal("illegal", error=error) from error
        steps = table.done[done:]
        move = Move(
            seat=seat,
            by=by,
            words=words,
            steps=tuple(step.words for step in steps),
            by_chance=any(step.actor == CHANCE for step in steps),
            dos=table.past - past,
        )
        self._add(move, table.told[said:])
        return move

    def _illegal(self, table: Table, error: IllegalActionError, language: str) -> Refusal:
        if not error.code:
            return Refusal("illegal", error=error)
        words = table.words_in(language).refusal(error.code, error.action)
        return Refusal("illegal", words=words, rules=rules_of_refusal(table.spec.id, error.code))

    def _settle(self, table: Table) -> None:
        """Chance speaks, and whoever did business off turn is done with it."""
        while True:
            if table.actor == "chance":
                action = self.dice.outcome(table.edition, table.game, self.outcomes)
                table.do(action)
                self.outcomes += 1
            elif table.decision == Decision.BUSINESS:
                table.do(int(Answer.DONE))
            else:
                return

    def _take_off(self, table: Table, past: int) -> None:
        """Back to before an action that failed in its course."""
        while table.past > past:
            table.undo()
        self.outcomes = sum(done.actor == CHANCE for done in table.done)

    def _add(self, move: Move, told: Sequence[Told]) -> None:
        number = self.number
        self.moves.append(move)
        self._standing.append(number)
        self._tell(number, told)
        table = self.playing
        if move.by != "person" or move.by_chance:
            table.forget_past()
        if table.is_over:
            self.state = "over"

    def _tell(self, number: int, told: Sequence[Told]) -> None:
        self.log += [LogEntry(number, item) for item in told]

    # --- what is not a move of the game ------------------------------------------------

    def note(self, seat: int, what: Literal["away", "back"], why: str) -> Move:
        """A bot stands in for a person, or the person is back."""
        move = Move(seat, what, why, (), by_chance=False, dos=0)
        self.seats[seat].away = why if what == "away" else ""
        self.log.append(
            LogEntry(self.number, None, "stood-in" if what == "away" else "came-back", seat)
        )
        self.moves.append(move)
        return move

    def may_undo(self, seat: int) -> bool:
        """Whether a seat's last move can be taken back.

        Only as long as no dice, no card and no other player came after it.
        """
        if self.table is None or self.state != "playing" or not self._standing:
            return False
        last = self.moves[self._standing[-1]]
        return (
            last.seat == seat
            and last.by == "person"
            and not last.by_chance
            and 0 < last.dos <= self.table.past
        )

    def undo(self, seat: int) -> Move:
        """Take a seat's last move back; the log keeps both."""
        if not self.may_undo(seat):
            raise Refusal("illegal", "nothing-to-undo")
        last = self.moves[self._standing.pop()]
        for _ in range(last.dos):
            self.playing.undo()
        move = Move(seat, "undo", "", (), by_chance=False, dos=0)
        self.log.append(LogEntry(self.number, None, "undone", seat))
        self.moves.append(move)
        return move

    # --- coming back -----------------------------------------------------------------

    def replay(self, moves: Sequence[StoredMove]) -> None:
        """Play stored moves again, step by step as they were."""
        for stored in moves:
            if stored.by in ("away", "back"):
                self.note(stored.seat, "away" if stored.by == "away" else "back", stored.words)
            elif stored.by == "undo":
                self.undo(stored.seat)
            else:
                self._replay(stored)

    def _replay(self, stored: StoredMove) -> None:
        table = self.playing
        said, past, done = len(table.told), table.past, len(table.done)
        for words in stored.steps:
            table.do(words)
        steps = table.done[done:]
        by_chance = [step for step in steps if step.actor == CHANCE]
        self.outcomes += len(by_chance)
        move = Move(
            seat=stored.seat,
            by=stored.by,
            words=stored.words,
            steps=stored.steps,
            by_chance=bool(by_chance),
            dos=table.past - past,
        )
        self._add(move, table.told[said:])

    # --- text ----------------------------------------------------------------------

    def record(self) -> str:
        """The game as a record; after its end with the secret of its dice."""
        reveal = self.dice.revealed() if self.state == "over" else ""
        return write_record(self.playing, self.dice.written(), reveal)

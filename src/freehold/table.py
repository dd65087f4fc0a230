"""One game as an object, for people: scripts, terminal, web, tests and bots.

>>> from freehold import Table
>>> table = Table("clone-wars", seats=["Ann", "Bob"], seed=7, first=0)
>>> [event.name for event in table.do("roll 2 6")]
['ROLLED', 'MOVED']
>>> table.decision, table.actor
(<Decision.BUY: 10>, 0)
"""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from freehold import choices as legal
from freehold.chance import plant
from freehold.editions import load, pack, parse_setting
from freehold.editions.settings import Value
from freehold.editions.spec import EditionSpec
from freehold.errors import FreeholdError, IllegalActionError, NotationError
from freehold.notation.actions import read_action, write_action
from freehold.notation.header import named_edition, read_header, write_header
from freehold.notation.position import read_position, split_position, write_position
from freehold.record import blank, duplicate, plain
from freehold.rules.agenda import (
    told_amount,
    told_at,
    told_event,
    told_other,
    told_seat,
    told_space,
)
from freehold.rules.ending import wealth
from freehold.rules.flow import run, step
from freehold.rules.legality import family_of, refusal
from freehold.rules.outcomes import outcome
from freehold.rules.seats import is_jailed, is_out
from freehold.rules.setup import set_up
from freehold.seating import (
    Seats,
    check_deal,
    check_kinds,
    checked_names,
    default_names,
    names_and_figures,
)
from freehold.sets import each_of
from freehold.state import GAME
from freehold.vocabulary import (
    AMOUNTS,
    CHANCE,
    DICE,
    NOBODY,
    OPEN,
    Answer,
    Decision,
    Event,
)

if TYPE_CHECKING:
    from freehold.words import Words

OUTCOME_WORDS = ("roll", "draw", "deal", "die", "force")

Actor: TypeAlias = int | Literal["chance", "nobody"]
"""A seat, counted from 0; `chance` for dice and decks; `nobody` when the game is over."""


@dataclass(frozen=True)
class Told:
    """Something that happened."""

    event: Event
    seat: int
    other: int
    space: int
    amount: int
    give: tuple[int, ...] = ()
    want: tuple[int, ...] = ()
    give_cards: tuple[int, ...] = ()
    want_cards: tuple[int, ...] = ()

    @property
    def name(self) -> str:
        """The event's name."""
        return self.event.name


@dataclass(frozen=True)
class Choice:
    """A legal action with its words."""

    action: int
    words: str
    space: str | None = None
    """The id of the space or deed it is about."""
    highest: int | None = None
    """For an action that names an amount: the highest; `words` has the lowest."""
    by: "Actor | Literal['host']" = "nobody"
    """Who may do it: the actor, another seat that asks for the word, or the host."""


@dataclass(frozen=True)
class Seat:
    """What lies before one seat."""

    number: int
    name: str
    figure: str | None
    cash: int
    at: str
    in_jail: bool
    bankrupt: bool
    deeds: tuple[str, ...]
    jail_cards: int
    wealth: int
    debt: int = 0
    """What the seat owes the bank; nought where the bank gives no credit."""


@dataclass(frozen=True)
class Done:
    """An action that was done: by whom, and its words at the time."""

    actor: int
    action: int
    words: str


class Table:
    """A game that is set up and played in words."""

    def __init__(  # noqa: PLR0913 - all but two by keyword
        self,
        edition: str | Path | EditionSpec,
        seats: Seats = 2,
        *,
        form: str = "standard",
        settings: Mapping[str, Value | str] | None = None,
        seed: int | None = None,
        first: int | None = None,
        chance: Literal["seed", "hand"] = "seed",
        choose_figures: bool = False,
    ) -> None:
        """Set up a game.

        `first` names the seat that starts; without it the seats throw for it (SETUP-2).
        `chance="hand"` stops at every throw and card until it is given.
        `choose_figures=True` asks every seat for its figure (SETUP-6); without it
        the figures are those named in `seats`, or the edition's in order.
        """
        check_kinds(seats, seed, first, chance)
        self._adopt(edition, form, settings or {})
        self.names, figures = names_and_figures(self.spec, seats)
        self._check_seats()
        self.seed = secrets.randbits(62) if seed is None else seed
        self.chance = chance
        self.first = first
        self.figures_chosen = choose_figures
        self.game: Any = blank(GAME)
        set_up(self.edition, self.game, len(self.names), self.seed)
        if not choose_figures:
            self.game.figure[: len(figures)] = figures
        if first is not None:
            if not 0 <= first < len(self.names):
                raise FreeholdError(
                    f"there is no seat {first} to start: seats are 0 to {len(self.names) - 1}"
                )
            self.game.first_seat = first
        run(self.edition, self.game)
        self.start_position: str | None = None
        self.done: list[Done] = []
        self._history: list[tuple[Any, int, int]] = []
        self.told: list[Told] = self._read_told()
        self.told += self._let_chance_speak([])

    # --- what the game waits for ------------------------------------------------

    @property
    def decision(self) -> Decision:
        """What the game waits for."""
        return Decision(self.game.decision)

    @property
    def actor(self) -> Actor:
        """Who has to decide."""
        if self.game.actor == CHANCE:
            return "chance"
        return "nobody" if self.game.actor == NOBODY else int(self.game.actor)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.decision == Decision.GAME_OVER

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; several share a win (F-44), none before the end."""
        return tuple(s for s in range(len(self.names)) if self.game.winners >> s & 1)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """What lies before every seat."""
        return tuple(self._seat(seat) for seat in range(len(self.names)))

    def choices(self) -> list[Choice]:
        """Every legal action, with its number, its words and what it is about."""
        found: list[Choice] = []
        for action in legal.legal_actions(self.edition, self.game):
            family = family_of(action)
            words = write_action(self.spec, self.game, action)
            about = words.partition(" ")[2]
            found.append(
                Choice(
                    action,
                    words,
                    about if about in self.spec.space_ids else None,
                    legal.highest_amount(self.edition, self.game, action)
                    if family >= AMOUNTS
                    else None,
                    self._doer(action),
                )
            )
        return found

    def _doer(self, action: int) -> "Actor | Literal['host']":
        if action == Answer.TIME_UP:
            return "host"
        return action - OPEN if family_of(action) == OPEN else self.actor

    def why_not(self, action: str | int) -> str | None:
        """Why an action is not allowed now, in words; None if it is."""
        number = self._number(action)
        code = refusal(self.edition, self.game, number)
        return self.words_in("en").refusal(code, number) if code else None

    # --- playing ----------------------------------------------------------------

    def do(self, action: str | int, *, seat: int | None = None) -> list[Told]:
        """Do an action, or several separated by semicolons; all of them or none.

        ``do("roll")`` rolls and draws the dice from the seed, ``do("roll 3 4")``
        gives them by hand, ``do("roll 3 4; draw to-go")`` the card as well.
        With `seat` the action must be that seat's; off turn it is done as
        business between two actions (TURN-9).
        """
        before, mark = duplicate(self.game), len(self.done)
        try:
            told = self._do_all(action, seat)
        except FreeholdError:
            self.game = before
            del self.done[mark:]
            raise
        self._history.append((before, mark, len(self.told)))
        self.told += told
        return told

    def undo(self) -> None:
        """Take the last `do` back, with the dice and cards that it brought."""
        if not self._history:
            raise FreeholdError("there is nothing to undo")
        before, mark, told = self._history.pop()
        # A copy of this table may still hold the same past.
        self.game = duplicate(before)
        del self.done[mark:]
        del self.told[told:]

    @property
    def past(self) -> int:
        """How many times `undo` can be called."""
        return len(self._history)

    def forget_past(self) -> None:
        """What was done stays done: a table that lives long need not keep every step of it."""
        self._history.clear()

    def copy(self) -> "Table":
        """Another table with the same game; nothing done there changes this one."""
        twin = object.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.game = duplicate(self.game)
        twin.done = list(self.done)
        twin.told = list(self.told)
        twin._history = list(self._history)
        return twin

    def _do_all(self, action: str | int, seat: int | None) -> list[Told]:
        parts: list[str | int] = [action]
        if isinstance(action, str):
            parts = [part.strip() for part in action.split(";") if part.strip()]
            if not parts:
                raise NotationError(
                    "an action is missing: say for example roll, buy or build ruusan"
                )
        off_turn = seat is not None and seat != self.game.actor and self._may_open(seat)
        if seat is not None and not off_turn:
            self._check_actor(seat)
        told = self._step(OPEN + seat) if off_turn and seat is not None else []
        while parts:
            told += self._do_next(parts)
            told += self._let_chance_speak(parts)
        if off_turn and self.decision == Decision.BUSINESS and self.game.actor == seat:
            told += self._step(Answer.DONE)
        return told

    def _do_next(self, parts: list[str | int]) -> list[Told]:
        number = self._number(parts.pop(0))
        if family_of(number) == DICE and self.game.actor != CHANCE:
            # "roll 3 4": the seat rolls, and these are the dice.
            return self._step(Answer.ROLL) + self._step(number)
        return self._step(number)

    def _let_chance_speak(self, given: list[str | int]) -> list[Told]:
        """Dice and cards: what was given by hand, else what follows from the seed."""
        told: list[Told] = []
        while self.game.actor == CHANCE:
            if given and self._is_outcome(given[0]):
                told += self._step(self._number(given.pop(0)))
            elif self.chance == "seed":
                told += self._step(outcome(self.edition, self.game))
            else:
                break
        return told

    def _is_outcome(self, part: str | int) -> bool:
        if isinstance(part, str) and part.split()[0] not in OUTCOME_WORDS:
            return False
        number = self._number(part)
        if number == Answer.ROLL:
            return False
        self._refuse_illegal(number)
        return True

    def _refuse_illegal(self, action: int) -> None:
        if code := refusal(self.edition, self.game, action):
            raise IllegalActionError(self.words_in("en").refusal(code, action), action, code)

    def _step(self, action: int) -> list[Told]:
        self._refuse_illegal(action)
        words = write_action(self.spec, self.game, action)
        actor = NOBODY if action == Answer.TIME_UP else self.game.actor
        if family_of(action) == OPEN:
            actor = action - OPEN
        self.done.append(Done(actor, int(action), words))
        step(self.edition, self.game, action)
        return self._read_told()

    def _number(self, action: str | int) -> int:
        if isinstance(action, str):
            return read_action(self.spec, self.game, action)
        if not hasattr(action, "__index__"):
            raise NotationError(f"an action is words or a number, not {action!r}")
        return int(action)

    def _may_open(self, seat: int | None) -> bool:
        return seat is not None and refusal(self.edition, self.game, OPEN + seat) == 0

    def _check_actor(self, seat: int) -> None:
        if not 0 <= seat < len(self.names):
            raise FreeholdError(f"there is no seat {seat}: seats are 0 to {len(self.names) - 1}")
        if seat != self.game.actor:
            who = self.actor if isinstance(self.actor, str) else self.names[self.actor]
            raise IllegalActionError(f"{self.names[seat]} cannot act now: the game waits for {who}")

    def reseed(self, seed: int | None = None) -> None:
        """Let chance follow another seed from now on; a new one if none is given."""
        self.seed = secrets.randbits(62) if seed is None else seed
        plant(self.game, self.seed)

    # --- text -------------------------------------------------------------------

    @property
    def header(self) -> str:
        """The edition, its form and what was changed at this table."""
        return write_header(self.spec, self.form, self.settings)

    @property
    def position(self) -> str:
        """The whole position as one line of text."""
        return write_position(self.spec, self.header, self.edition, self.game)

    @classmethod
    def from_position(
        cls,
        text: str,
        *,
        names: Sequence[str] | None = None,
        seed: int | None = None,
        chance: Literal["seed", "hand"] = "seed",
        edition: str | Path | EditionSpec | None = None,
    ) -> "Table":
        """The table of a position line, reached or made by hand.

        A position of an edition that is not built in needs its folder as `edition`.
        """
        header, sections = split_position(text)
        name, form, settings = read_header(header)
        table = object.__new__(cls)
        table._adopt(named_edition(name, edition), form, settings)
        table.game = read_position(table.spec, table.edition, sections)
        table.names = checked_names(names or default_names(table.game.n_seats))
        if len(table.names) != table.game.n_seats:
            raise FreeholdError(
                f"{table.game.n_seats} seats need as many names, not {len(table.names)}"
            )
        table.reseed(seed)
        table.chance = chance
        table.first = None
        table.figures_chosen = False
        table.done, table._history, table.told = [], [], []
        table.start_position = table.position
        return table

    def record(self) -> str:
        """The game so far as a readable text that `freehold replay` plays again."""
        from freehold.records import write_record  # noqa: PLC0415

        return write_record(self)

    def words_in(self, language: str = "en") -> "Words":
        """The words of this table in a language."""
        from freehold.words import Words  # noqa: PLC0415

        return Words(self.spec, language, self.names, edition=self.edition)

    # --- inside -----------------------------------------------------------------

    def _adopt(
        self, edition: str | Path | EditionSpec, form: str, settings: Mapping[str, Value | str]
    ) -> None:
        self.spec = edition if isinstance(edition, EditionSpec) else load(edition)
        self.form = form
        agreed = self.spec.rules_in(form)
        named = {name.replace("_", "-"): value for name, value in settings.items()}
        parsed = {name: parse_setting(name, value) for name, value in named.items()}
        self.settings = {name: v for name, v in parsed.items() if agreed[name] != v}
        self.edition: Any = plain(pack(self.spec, form, self.settings))

    def _check_seats(self) -> None:
        lowest, highest = self.spec.players
        if not lowest <= len(self.names) <= highest:
            raise FreeholdError(
                f"{self.spec.id} is played by {lowest} to {highest}, not by {len(self.names)}"
            )
        check_deal(self.edition, len(self.names))

    def _seat(self, seat: int) -> Seat:
        game = self.game
        ids = self.spec.space_ids
        figure: int = game.figure[seat]
        place: int = game.at[seat]
        return Seat(
            number=seat,
            name=self.names[seat],
            figure=self.spec.figure_ids[figure] if figure != NOBODY else None,
            cash=game.cash[seat],
            at=ids[place],
            in_jail=is_jailed(game, seat),
            bankrupt=bool(is_out(game, seat)),
            deeds=tuple(ids[s] for s in range(len(ids)) if game.owner[s] == seat),
            jail_cards=sum(h == seat for h in game.free_card_holder[: self.edition.n_free_cards]),
            wealth=wealth(self.edition, game, seat),
            debt=game.debt[seat],
        )

    def _read_told(self) -> list[Told]:
        game = self.game
        return [self._told(i) for i in range(game.n_told)]

    def _told(self, i: int) -> Told:
        game = self.game
        told = told_at(game, i)
        event = Event(told_event(told))
        seat, other = told_seat(told), told_other(told)
        row = (event, seat, other, told_space(told), told_amount(told))
        if event != Event.OFFER_MADE:
            return Told(*row)
        offered = list(each_of(game.offered))
        cards = [c for c in range(self.edition.n_free_cards) if game.card_offered[c]]
        return Told(
            *row,
            give=tuple(s for s in offered if game.owner[s] == seat),
            want=tuple(s for s in offered if game.owner[s] == other),
            give_cards=tuple(c for c in cards if game.free_card_holder[c] == seat),
            want_cards=tuple(c for c in cards if game.free_card_holder[c] == other),
        )

"""One game at the terminal, from the first question to the last."""

from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from freehold.bots.companion import choose, rent_to_ask
from freehold.cli.own_editions import loading, why_not_played
from freehold.cli.play import saves
from freehold.cli.play.commands import Lexicon, as_notation, split_seat
from freehold.cli.play.menu import Entry, menu
from freehold.cli.play.screen import Screen
from freehold.cli.replay import result_of, standing
from freehold.cli.speaking import why_not_readable, why_not_writable
from freehold.errors import FreeholdError, IllegalActionError, NotationError
from freehold.notation.actions import AMOUNTS_OF, read_action
from freehold.playthrough import sentences
from freehold.rules.legality import family_of, refusal
from freehold.table import Table
from freehold.typed import natural, shortened
from freehold.vocabulary import MAX_AMOUNT, PORT, STATION, Answer, SpaceKind

EARLIER = 12
"""How many of the events before the news are shown again in the middle of a big board."""


class Session:
    """People and the computer's players at one table."""

    def __init__(self, table: Table, screen: Screen, kept_in: Path | None) -> None:
        self.table = table
        self.screen = screen
        self.words = screen.words
        self.bots = set(screen.bots)
        self.kept_in = kept_in
        self.lexicon = Lexicon(self.words.language)
        self.below: list[Entry] = []
        """The heading whose list is open, outermost first."""
        self.seen = 0
        """How much of what happened was printed already."""
        self.fresh = True
        """Whether the board has changed since it was drawn."""
        self.is_left = False
        self.keeping_failed = False

    # --- the course of the game --------------------------------------------------

    def play(self) -> None:
        """Until the game is over, the input ends, or the player leaves."""
        self.keep()
        while not self.is_left:
            self.let_bots_play()
            if self.table.is_over:
                self.end()
                return
            entries = self.show()
            line = self.screen.ask(self.words.text("prompt-mark", prompt=self.words.text("prompt")))
            if line is None:
                self.leave("")
            elif line.strip():
                self.understand(line, entries)

    def let_bots_play(self) -> None:
        """Until a person has to decide; rents that are theirs are asked for in time."""
        while not self.table.is_over:
            rent = rent_to_ask(self.table.game, self.bots)
            if rent is not None:
                self.do(rent[1], rent[0])
            elif self.table.actor in self.bots:
                self.do(choose(self.table.edition, self.table.game))
            else:
                return

    def do(self, action: int | str, seat: int | None = None) -> None:
        """An action, kept on disk at once."""
        self.table.do(action, seat=seat)
        self.below.clear()
        self.fresh = True
        self.keep()

    def keep(self) -> None:
        """After every action, so that a game outlives its process."""
        if self.kept_in is None or self.keeping_failed:
            return
        if self.table.is_over:
            self.kept_in.unlink(missing_ok=True)
            return
        running = saves.Running(
            self.table.record(),
            tuple(sorted(self.bots)),
            self.words.language,
            saves.folder_of(self.table.spec),
        )
        try:
            saves.keep(self.kept_in, running)
        except OSError as error:
            self.keeping_failed = True
            self.say("cannot-keep", file=str(self.kept_in), reason=self.reason(error))

    def end(self) -> None:
        """The winner, and how everybody stands."""
        self.screen.log(self.news())
        self.screen.say("")
        self.screen.say(result_of(self.table, self.words), style="bold")
        self.screen.console.print(standing(self.table, self.words))

    # --- showing -------------------------------------------------------------------

    def show(self) -> list[Entry]:
        """The board if it has changed, and the question with its numbered choices."""
        if self.fresh:
            earlier = sentences(
                self.words, self.table.told[max(self.seen - EARLIER, 0) : self.seen]
            )
            self.screen.frame(self.table, self.news(), earlier)
            self.fresh = False
        entries = menu(self.table, self.words, self.people())
        question = self.words.question(self.table.game)
        if self.below:
            question, entries = self.below[-1].label, list(self.below[-1].below)
        self.screen.question(self.table, question, entries, back=bool(self.below))
        return entries

    def people(self) -> set[int]:
        return set(range(len(self.table.names))) - self.bots

    def news(self) -> list[str]:
        """What happened and was not printed yet."""
        told = self.table.told[self.seen :]
        self.seen = len(self.table.told)
        return sentences(self.words, told)

    def say(self, message: str, **arguments: str | int) -> None:
        self.screen.say(self.words.text(message, **arguments))

    def reason(self, error: Exception) -> str:
        return why_not_readable(self.words.language, error)

    # --- understanding -------------------------------------------------------------

    def understand(self, line: str, entries: list[Entry]) -> None:
        """A number, a command, or the words of an action."""
        text = " ".join(line.split())
        command = self.lexicon.command(text)
        if text.isdecimal() and text.isascii():
            self.pick(text, entries)
        elif command is not None:
            self.commands[command.name](self, command.rest)
        else:
            self.try_words(text)

    def pick(self, digits: str, entries: list[Entry]) -> None:
        """A choice of the list by its number; 0 goes back from a list below a heading."""
        number = natural(digits)
        if number == 0 and self.below:
            self.below.pop()
        elif number is None or not 1 <= number <= len(entries):
            is_amount = number is not None and number < MAX_AMOUNT
            amounts = [entry for entry in entries if is_amount and entry.highest is not None]
            verb = amounts[0].words.split()[0] if amounts else ""
            message = "number-is-amount" if verb else "not-your-choice"
            self.say(message, words=f"{verb} {number}".strip(), last=len(entries))
        elif entries[number - 1].below:
            self.below.append(entries[number - 1])
        elif entries[number - 1].asks_amount:
            self.ask_amount(entries[number - 1])
        else:
            self.try_action(entries[number - 1].action)

    def ask_amount(self, entry: Entry) -> None:
        """How much; anything but a number drops it."""
        line = self.screen.ask(self.words.text("prompt-mark", prompt=entry.label))
        if line is None:
            self.leave("")
            return
        amount = natural(line.strip())
        if amount is not None and amount < MAX_AMOUNT:
            self.try_action(family_of(entry.action) + amount)
        else:
            self.say("no-amount")

    def number_of(self, text: str) -> int | None:
        """The action that words mean; None, and a message, if they mean nothing."""
        table = self.table
        notation = as_notation(table.spec, self.words, table.names, text)
        try:
            return read_action(table.spec, table.game, notation)
        except NotationError:
            verb, _, rest = notation.partition(" ")
            is_number = verb in AMOUNTS_OF and rest.isdecimal()
            self.say("no-amount" if is_number else "unknown-command", command=shortened(text))
            return None

    def try_words(self, text: str) -> None:
        """The words of an action by whoever has to decide."""
        action = self.number_of(text)
        if action is not None:
            self.try_action(action)

    def try_action(self, action: int, seat: int | None = None) -> None:
        """Do it, or say why not."""
        if seat is None and action != Answer.TIME_UP:
            code = refusal(self.table.edition, self.table.game, action)
            if code:
                self.screen.say(self.words.refusal(code, action))
                return
        try:
            self.do(action, seat)
        except IllegalActionError as error:
            known = error.code > 0
            self.screen.say(
                self.words.refusal(error.code, error.action) if known else self.out_of_turn(seat)
            )

    def out_of_turn(self, seat: int | None) -> str:
        name = "" if seat is None else self.table.names[seat]
        return self.words.text("not-your-turn", seat=name)

    # --- commands ------------------------------------------------------------------

    def help(self, _rest: str) -> None:
        self.screen.say(self.words.text("help-text"))
        self.screen.say("")
        self.screen.say(self.marks())
        if self.table.edition.missions or self.table.edition.force:
            self.screen.say(self.words.text("marks-force-text"))
        if self.table.edition.claims:
            self.screen.say(self.words.text("marks-claims-text"))

    def marks(self) -> str:
        """What the signs on the board mean: those for lots, or those for plots."""
        words, edition = self.words, self.table.edition
        if SpaceKind.PLOT not in edition.kind[: edition.n_spaces]:
            return words.text("marks-text")
        base, station, port = (words.on_plot(level) for level in (1, STATION, PORT))
        return words.text("marks-plots-text", base=base, station=station, port=port)

    def why_not(self, rest: str) -> None:
        """Why an action is not allowed now; by its words."""
        if not rest:
            self.say("why-not-what")
            return
        action = self.number_of(rest)
        if action is not None:
            code = refusal(self.table.edition, self.table.game, action)
            self.screen.say(self.words.refusal(code, action))

    def undo(self, _rest: str) -> None:
        """Back to the last choice of a person, with all that the others did since."""
        before = self.table.copy()
        try:
            before.undo()
            while before.actor not in self.people():
                before.undo()
        except FreeholdError:
            self.say("nothing-to-undo")
            return
        self.adopt(before)
        self.table.reseed(self.table.seed)
        self.seen = min(self.seen, len(self.table.told))
        self.say("undone")
        self.keep()

    def adopt(self, table: Table) -> None:
        self.table = table
        self.below.clear()
        self.fresh = True

    def save(self, rest: str) -> None:
        if not rest:
            self.say("file-missing", command="save")
            return
        try:
            saves.write(Path(rest).expanduser(), self.table.record())
        except OSError as error:
            self.say("cannot-save", file=rest, reason=why_not_writable(self.words.language, error))
        else:
            self.say("saved", file=rest)

    def load(self, rest: str) -> None:
        if not rest:
            self.say("file-missing", command="load")
            return
        edition = None
        try:
            record = Path(rest).expanduser().read_text(encoding="utf-8")
            edition = saves.edition_for(record, self.table.spec)
            table = saves.go_on(record, edition)
        except (OSError, UnicodeDecodeError) as error:
            self.say("cannot-load", file=rest, reason=self.reason(error))
            return
        except FreeholdError as error:
            reason = why_not_played(self.words.language, error, edition, loading(rest))
            self.say("cannot-load", file=rest, reason=reason)
            return
        bots = {self.table.names[seat] for seat in self.bots}
        self.take_over(table, {s for s, name in enumerate(table.names) if name in bots})
        self.say("loaded", file=rest)
        self.keep()

    def take_over(self, table: Table, bots: set[int]) -> None:
        """Go on with another game, perhaps of another edition."""
        self.adopt(table)
        self.bots = bots
        self.words = table.words_in(self.words.language)
        self.screen = Screen(self.screen.console, self.words, bots)
        self.seen = len(table.told)

    def log(self, _rest: str) -> None:
        """All that has happened."""
        self.screen.log(sentences(self.words, self.table.told))

    def board(self, _rest: str) -> None:
        self.screen.console.print(self.screen.panels(self.table).board.full_list())
        self.fresh = self.screen.is_drawn and self.fresh

    def deeds(self, _rest: str) -> None:
        self.screen.console.print(self.screen.panels(self.table).deeds())

    def act_as(self, rest: str) -> None:
        """``as NAME ACTION``: business of a person who is not on turn (TURN-9)."""
        found = split_seat(self.table.names, rest)
        if found is None or found[0] in self.bots:
            names = ", ".join(self.table.names[seat] for seat in sorted(self.people()))
            self.say("as-whom", names=names)
            return
        seat, text = found
        action = self.number_of(text)
        if action is not None:
            self.try_action(action, seat)

    def back(self, _rest: str) -> None:
        if self.below:
            self.below.pop()

    def leave(self, _rest: str) -> None:
        """The game stays on disk."""
        self.is_left = True
        if self.kept_in is not None and not self.keeping_failed:
            self.say("kept")
        self.say("goodbye")

    commands: ClassVar["dict[str, Callable[[Session, str], None]]"] = {
        "help": help,
        "why-not": why_not,
        "undo": undo,
        "save": save,
        "load": load,
        "log": log,
        "board": board,
        "deeds": deeds,
        "as": act_as,
        "back": back,
        "quit": leave,
    }

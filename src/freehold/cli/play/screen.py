"""Where everything is printed: drawn on a terminal, in plain lines anywhere else."""

import sys
from collections.abc import Collection, Sequence

from rich.console import Console
from rich.text import Text

from freehold.cli.play.menu import Entry
from freehold.cli.play.panels import Panels
from freehold.table import Table
from freehold.words import Words

SMALLEST_FOR_BOARD = 22
SMALLEST_FOR_RING = 36


class Screen:
    """Prints for one language; a frame ends with the prompt, so it always stays in place."""

    def __init__(self, console: Console, words: Words, bots: Collection[int]) -> None:
        self.console = console
        self.words = words
        self.bots = bots

    @property
    def is_drawn(self) -> bool:
        """Whether there is a terminal to draw on."""
        return self.console.is_terminal

    @property
    def width(self) -> int:
        return self.console.width

    def say(self, text: str | Text, style: str = "") -> None:
        """A line, or several."""
        line = Text(text, style=style) if isinstance(text, str) else text
        self.console.print(line, soft_wrap=not self.is_drawn)

    def log(self, lines: Sequence[str]) -> None:
        """What happened."""
        for line in lines:
            self.say(line)

    def panels(self, table: Table) -> Panels:
        """The parts of the screen for a table."""
        return Panels(table, self.words, self.bots)

    def frame(self, table: Table, log: Sequence[str], earlier: Sequence[str] = ()) -> None:
        """What happened, then the board and the holdings as far as there is room.

        What happened `earlier` and was printed once is shown again where there is room for it.
        """
        panels = self.panels(table)
        height = self.console.height
        size = panels.board.ring_cell(self.width) if height >= SMALLEST_FOR_RING else 0
        if not self.is_drawn or height < SMALLEST_FOR_BOARD:
            self.log(log)
        elif size:
            self._ring(panels, size, log, earlier)
        else:
            self._strip(panels, log)

    def _strip(self, panels: Panels, log: Sequence[str]) -> None:
        self.log(log)
        self.console.rule(style="dim")
        for line in panels.board.strip(self.width):
            self.console.print(line, no_wrap=True)
        self.console.rule(style="dim")
        for line in panels.holdings(self.width):
            self.console.print(line, no_wrap=True)

    def _ring(self, panels: Panels, size: int, log: Sequence[str], earlier: Sequence[str]) -> None:
        width, height = panels.board.inside(size)
        inside = [Text(), *panels.holdings(width - 2), Text()]
        inside += [*panels.bank_lines(), Text()]
        room = height - len(inside)
        news = self._wrapped(log, width - 2)
        # What does not fit into the middle is printed above the board.
        self.log([line.plain for line in news[: max(len(news) - room, 0)]])
        before = self._wrapped(earlier, width - 2, style="dim")
        inside += [*before, *news][-room:]
        padded = [Text(" ").append_text(line) for line in inside]
        for line in panels.board.ring(size, padded):
            self.console.print(line, no_wrap=True)

    def _wrapped(self, lines: Sequence[str], width: int, style: str = "") -> list[Text]:
        return [piece for line in lines for piece in Text(line, style).wrap(self.console, width)]

    def question(
        self, table: Table, question: str, entries: Sequence[Entry], *, back: bool
    ) -> None:
        """The matter in hand, the question, and the numbered choices."""
        panels = self.panels(table)
        for line in [] if back else panels.matter():
            self.say(line)
        self.say(question, style="bold")
        self.console.print(panels.choices(entries, self.width, back=back))

    def ask(self, prompt: str) -> str | None:
        """A line from the player; None at the end of the input."""
        if sys.stdin is None:  # pyright: ignore[reportUnnecessaryComparison] - it was closed
            return None
        if sys.stdin.isatty() and self.is_drawn:
            try:
                return input(f"{prompt} ")
            except EOFError:
                self.say("")
                return None
        self.console.print(f"{prompt} ", end="", markup=False)
        line = _next_line()
        if not line:
            self.say("")
            return None
        if not sys.stdin.isatty():
            # The answers of a pipe do not show by themselves.
            self.say(line.rstrip("\n"))
        return line


def _next_line() -> str:
    """A line of the input; empty at its end, and where there is none, as in a folder."""
    try:
        return sys.stdin.readline()
    except OSError:
        return ""

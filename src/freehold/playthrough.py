"""A game as a readable trace: positions, decisions, actions and what they brought.

Made from a seed, committed, replayed from its own ``>`` lines and compared line
by line; the difference is what a reviewer reads.
"""

from collections.abc import Iterable, Iterator

from freehold.editions.settings import Value
from freehold.table import Table, Told
from freehold.vocabulary import CHANCE, NOBODY
from freehold.words import Words


def start(header: str, seats: int, settings: dict[str, Value | str] | None = None) -> Table:
    """The table that a playthrough begins with; its header is the first line."""
    edition, _, form = header.partition("/")
    return Table(
        edition,
        seats,
        form=form or "standard",
        settings=settings,
        chance="hand",
        seed=1,
        choose_figures=True,
    )


def trace(table: Table, actions: Iterable[int | str]) -> Iterator[str]:
    """The lines of a playthrough: `actions` says what is done next."""
    words = table.words_in("en")
    seats = len(table.names)
    yield f"# {table.header}, {seats} seats"
    for number, action in enumerate(actions, 1):
        actor = table.game.actor
        who = {CHANCE: "chance", NOBODY: "nobody"}.get(actor, f"seat {actor}")
        legal = len(table.choices())
        yield f"{number} {who} {table.decision.name.lower()}, {legal} legal"
        told = table.do(action)
        yield f"> {table.done[-1].words}"
        yield from (f"    {line}" for line in sentences(words, told))
        if number % 25 == 0 or table.is_over:
            yield f"= {table.position}"


def sentences(words: Words, told: Iterable[Told]) -> list[str]:
    """What happened, in words; events that stay silent in the log are left out."""
    return [line for line in map(words.event, told) if line]


def actions_of(text: str) -> list[str]:
    """The actions of a playthrough, from its own lines."""
    return [line[2:] for line in text.splitlines() if line.startswith("> ")]

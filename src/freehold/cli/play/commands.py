"""What a person types: a command of the terminal, a number, or the words of an action."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from freehold.editions.spec import EditionSpec
from freehold.notation.actions import ABOUT_SEATS, ABOUT_SPACES, AMOUNTS_OF
from freehold.words import Words, text_in

COMMANDS = (
    "help",
    "why-not",
    "undo",
    "save",
    "load",
    "log",
    "board",
    "deeds",
    "as",
    "back",
    "quit",
)


@dataclass(frozen=True)
class Command:
    """Something to do that is no action of the game."""

    name: str
    rest: str


class Lexicon:
    """The words for commands in the player's language; English is always understood."""

    def __init__(self, language: str) -> None:
        self._phrases = sorted(_phrases(language), key=lambda pair: -len(pair[0]))

    def command(self, line: str) -> Command | None:
        """The command that a line begins with; None if it is none."""
        text = " ".join(line.split())
        for phrase, name in self._phrases:
            if text.casefold() == phrase or text.casefold().startswith(f"{phrase} "):
                return Command(name, text[len(phrase) :].strip())
        return None


def _phrases(language: str) -> Iterator[tuple[str, str]]:
    for code in dict.fromkeys([language, "en"]):
        for name in COMMANDS:
            for phrase in text_in(code, f"command-{name}").split(","):
                yield phrase.strip().casefold(), name


# --- names in actions ----------------------------------------------------------


def as_notation(spec: EditionSpec, words: Words, names: Sequence[str], text: str) -> str:
    """Action words with the names of spaces and seats turned into what the notation says.

    ``build polis massa`` is ``build polis-massa``, ``trade Ada`` is ``trade 1``.
    """
    verb, _, rest = " ".join(text.split()).partition(" ")
    verb = verb.casefold()
    if verb in ABOUT_SEATS:
        seat = find_seat(names, rest)
        return f"{verb} {rest if seat is None else seat}".strip()
    if rest and (verb in ABOUT_SPACES or (verb in AMOUNTS_OF and not rest.isdecimal())):
        return f"{verb} {find_space(spec, words, rest)}"
    return text.strip().casefold()


def find_seat(names: Sequence[str], text: str) -> int | None:
    """The seat called so, or the only one whose name begins so."""
    wanted = text.strip().casefold()
    folded = [name.casefold() for name in names]
    if wanted in folded:
        return folded.index(wanted)
    near = [seat for seat, name in enumerate(folded) if wanted and name.startswith(wanted)]
    return near[0] if len(near) == 1 else None


def find_space(spec: EditionSpec, words: Words, text: str) -> str:
    """The id of the space called so in the player's language; else the text as an id."""
    slug = "-".join(text.casefold().split())
    if slug in spec.space_ids:
        return slug
    by_name = {words.space(i).casefold(): id for i, id in enumerate(spec.space_ids)}
    wanted = " ".join(text.casefold().split())
    near = [id for name, id in by_name.items() if name.startswith(wanted)]
    return by_name.get(wanted) or (near[0] if len(near) == 1 else slug)


def split_seat(names: Sequence[str], text: str) -> tuple[int, str] | None:
    """``Ann build hoth`` as Ann's seat and what she does; names may have several words."""
    parts = text.split()
    for length in range(len(parts) - 1, 0, -1):
        seat = find_seat(names, " ".join(parts[:length]))
        if seat is not None:
            return seat, " ".join(parts[length:])
    return None

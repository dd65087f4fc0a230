"""Who sits at the table: people, and players of the computer's."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from freehold.editions import EditionSpec
from freehold.errors import FreeholdError
from freehold.words import Words

BOTS_BY_DEFAULT = 2


@dataclass(frozen=True)
class Wish:
    """What the options say about the seats; None where they say nothing."""

    seats: int | None = None
    """How many people."""
    people: tuple[str, ...] = ()
    """NAME or NAME:FIGURE."""
    bots: int | None = None
    bot_names: tuple[str, ...] = ()
    """NAME or NAME:FIGURE."""


@dataclass(frozen=True)
class Seating:
    """The seats in order; `figures` is None if the figures are chosen at the table."""

    names: tuple[str, ...]
    bots: frozenset[int]
    figures: tuple[str, ...] | None

    def as_seats(self) -> Sequence[str] | Mapping[str, str]:
        """In the form that `Table` takes."""
        return (
            self.names if self.figures is None else dict(zip(self.names, self.figures, strict=True))
        )


def seat_people(spec: EditionSpec, words: Words, wish: Wish) -> Seating:
    """The seats that were wished for; a wish that cannot be met is refused in words."""
    people = [_split(text) for text in wish.people] or _unnamed(words, wish)
    named_bots = [_split(text) for text in wish.bot_names]
    taken = [name for name, _ in [*people, *named_bots]]
    missing = _bots_wanted(wish, len(people)) - len(named_bots)
    names = [name for name in bot_names(words) if name not in taken][: max(missing, 0)]
    bots = [*named_bots, *((name, "") for name in names)]
    pairs = [*people, *bots]
    _check(spec, words, pairs)
    figures = _figures(spec, pairs)
    seats = range(len(people), len(pairs))
    return Seating(tuple(name for name, _ in pairs), frozenset(seats), figures)


def bot_names(words: Words) -> list[str]:
    """What the computer's players are called unless they are given names."""
    return [name.strip() for name in words.text("bot-names").split(",")]


def _split(text: str) -> tuple[str, str]:
    name, _, figure = text.partition(":")
    return name.strip(), figure.strip()


def _unnamed(words: Words, wish: Wish) -> list[tuple[str, str]]:
    many = 1 if wish.seats is None else wish.seats
    return [(words.text("seat-name", number=seat + 1), "") for seat in range(many)]


def _bots_wanted(wish: Wish, people: int) -> int:
    if wish.bots is not None:
        return wish.bots
    if wish.bot_names:
        return len(wish.bot_names)
    return BOTS_BY_DEFAULT if people <= 1 else 0


def _check(spec: EditionSpec, words: Words, pairs: list[tuple[str, str]]) -> None:
    lowest, highest = spec.players
    if not lowest <= len(pairs) <= highest:
        raise FreeholdError(
            words.text(
                "wrong-seats", title=words.title, lowest=lowest, highest=highest, seats=len(pairs)
            )
        )
    names = [name.casefold() for name, _ in pairs]
    if len(set(names)) < len(names) or not all(names):
        raise FreeholdError(words.text("same-names"))
    chosen = [figure for _, figure in pairs if figure]
    for figure in chosen:
        if figure not in spec.figure_ids:
            known = ", ".join(spec.figure_ids)
            raise FreeholdError(
                words.text("unknown-figure", title=words.title, figure=figure, figures=known)
            )
    if len(set(chosen)) < len(chosen):
        raise FreeholdError(words.text("same-figures"))


def _figures(spec: EditionSpec, pairs: list[tuple[str, str]]) -> tuple[str, ...] | None:
    """The figures named, the others in the box's order; None if nobody named one."""
    chosen = [figure for _, figure in pairs]
    if not any(chosen):
        return None
    free = iter([figure for figure in spec.figure_ids if figure not in chosen])
    return tuple(figure or next(free) for figure in chosen)

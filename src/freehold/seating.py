"""Who sits at a table: names and figures, checked before a game is set up."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from freehold.editions.spec import EditionSpec
from freehold.errors import FreeholdError
from freehold.typed import as_text, is_text

Seats: TypeAlias = int | Sequence[str] | Mapping[str, str]
"""How many seats; or their names; or their names with their figures."""


def check_kinds(seats: object, seed: object, first: object, chance: object) -> None:
    """Arguments of the wrong kind get an answer in words as well."""
    if not isinstance(seats, (int, Sequence, Mapping)):
        raise FreeholdError('seats are a number or a list of names, such as ["Ann", "Bob"]')
    for name, value in (("seed", seed), ("first", first)):
        if value is not None and (isinstance(value, bool) or not isinstance(value, int)):
            raise FreeholdError(f"{name} is a whole number, not {value!r}")
    if isinstance(seed, int) and not 0 <= seed < 2**63:
        raise FreeholdError("seed is a whole number from 0 to 9223372036854775807")
    if chance not in ("seed", "hand"):
        raise FreeholdError(f'chance is "seed" or "hand", not {chance!r}')


def check_deal(edition: Any, n_seats: int) -> None:
    """Q-1: the bank must have as many deeds as are dealt."""
    dealt, deeds = int(edition.deeds_dealt), int(edition.deeds).bit_count()
    if dealt * n_seats > deeds:
        raise FreeholdError(
            f"{dealt} deeds for each of {n_seats} seats cannot be dealt: there are {deeds}",
            reason="too-many-dealt",
            details={"dealt": str(dealt), "seats": str(n_seats), "deeds": str(deeds)},
        )


def default_names(n_seats: int) -> list[str]:
    """Names for seats that have none."""
    return [f"Seat {seat}" for seat in range(n_seats)]


def checked_names(names: Sequence[str]) -> list[str]:
    """Names that tell the seats apart."""
    cleaned = [str(name).strip() for name in names]
    if len(set(cleaned)) != len(cleaned) or not all(cleaned):
        raise FreeholdError("every seat needs a name of its own")
    for name in cleaned:
        if not is_text(name):
            raise FreeholdError(
                f'"{as_text(name)}" is not a name: some of its bytes are not text (UTF-8)',
                reason="name-not-text",
                details={"name": as_text(name)},
            )
    return cleaned


def names_and_figures(spec: EditionSpec, seats: Seats) -> tuple[list[str], list[int]]:
    if isinstance(seats, bool) or (
        isinstance(seats, int) and not 0 < seats <= len(spec.figure_ids)
    ):
        lowest, highest = spec.players
        raise FreeholdError(f"{spec.id} is played by {lowest} to {highest}, not by {seats}")
    if isinstance(seats, int):
        seats = default_names(seats)
    if isinstance(seats, str):
        raise FreeholdError('seats are a number or a list of names, such as ["Ann", "Bob"]')
    names = checked_names(list(seats))
    chosen = list(seats.values()) if isinstance(seats, Mapping) else []
    for figure in chosen:
        if figure not in spec.figure_ids:
            known = ", ".join(spec.figure_ids)
            raise FreeholdError(f'{spec.id} has no figure "{figure}"; it has: {known}')
    if len(set(chosen)) != len(chosen):
        raise FreeholdError("two seats cannot have the same figure (SETUP-6)")
    if not chosen:
        chosen = list(spec.figure_ids[: len(names)])
    return names, [spec.figure_ids.index(figure) for figure in chosen]

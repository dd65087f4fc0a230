"""The games that every backend plays: all editions and forms, rich and poor."""

from typing import Any

from freehold.editions import edition_names, load, pack

FORMS = [(edition, form) for edition in edition_names() for form in load(edition).forms]

VARIANTS: list[dict[str, Any]] = [
    {},
    {"rent-on-demand": True, "free-parking-pot": True, "ask-end-of-turn": False},
    {"no-rent-in-jail": True, "double-salary-on-go": True, "no-auctions": True},
]
"""Settings that bring up what the standard game does not."""


def edition_record(edition: str, form: str, variant: int, turns: int, *, poor: bool) -> Any:
    """The packed edition; `poor` seats go bankrupt soon."""
    record = pack(load(edition), form, {**VARIANTS[variant], "turn-limit": turns})
    if poor:
        record["start_cash"] = 300
        record["salary"] = 40
    return record


def seats_and_seeds(edition: str, games: int, first_seed: int = 0) -> tuple[list[int], list[int]]:
    """As many seats as the edition takes, in turn, and a seed a game."""
    lowest, highest = load(edition).players
    seeds = list(range(first_seed, first_seed + games))
    return [lowest + seed % (highest - lowest + 1) for seed in seeds], seeds

"""Playthroughs: one whole game for every edition and form, and one for every house rule."""

from collections.abc import Iterator
from pathlib import Path

from freehold import Table
from freehold.bots.companion import choose
from freehold.bots.random_player import random_action
from freehold.chance import draw
from freehold.editions import edition_names, load
from freehold.editions.settings import SETTINGS
from freehold.playthrough import actions_of, start, trace
from freehold.rules.outcomes import outcome
from freehold.vocabulary import Answer, Decision

FOLDER = Path(__file__).parent / "playthroughs"
HOUSE = {
    "free-parking-pot": True,
    "double-salary-on-go": True,
    "no-auctions": True,
    "no-rent-in-jail": True,
    "turn-limit": 40,
    "later-seats-bonus": 100,
}


def path(name: str) -> Path:
    """The file of a playthrough."""
    return FOLDER / f"{name.replace('/', '.')}.txt"


def wanted() -> list[str]:
    """Every edition and form; every house rule; and rent on demand."""
    forms = [f"{edition}/{form}" for edition in edition_names() for form in load(edition).forms]
    house = [setting.name for setting in SETTINGS if setting.kind == "house"]
    return [*forms, *(f"house.{name}" for name in house), "rent-on-demand"]


def table_of(name: str) -> Table:
    """The table that a playthrough begins with."""
    if name.startswith("house."):
        rule = name.removeprefix("house.")
        return start("fallout", 3, {"turn-limit": 60, rule: HOUSE[rule]})
    if name == "rent-on-demand":
        return start("saga", 3, {"turn-limit": 60, "rent-on-demand": True})
    limit: dict[str, bool | int | str] = {"turn-limit": 250}
    return start(name, 3, limit)


def play(table: Table) -> Iterator[int]:
    """Sensible players, with something at random now and then, so that every chapter comes up."""
    while not table.is_over:
        edition, game = table.edition, table.game
        if table.actor == "chance":
            yield outcome(edition, game)
        elif edition.timed and not game.time_up and game.turns > 60:
            yield Answer.TIME_UP
        elif table.decision not in (Decision.OFFER, Decision.RAISE_CASH) and draw(game, 12) == 0:
            yield random_action(edition, game)
        else:
            yield choose(edition, game)


def make(name: str) -> str:
    """The text of a playthrough, played anew."""
    table = table_of(name)
    return "\n".join(trace(table, play(table))) + "\n"


def again(name: str, text: str) -> str:
    """The text of a playthrough, played from its own actions."""
    return "\n".join(trace(table_of(name), actions_of(text))) + "\n"

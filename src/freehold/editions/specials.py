"""specials.toml: the missions, the powers and the Force of an edition.

The file is optional; an edition without it has no special rules.  A row says
which roll brings it, what must be thrown, what it does and what failing costs,
so that a new mission or power needs no Python.
"""

from collections.abc import Collection
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from freehold.editions.parts import Money, Part, Price, Slug

SPECIALS_FILE = "specials.toml"
FACES = 6
"""The faces of a die."""

TRIGGER_OF = {"missions": "six", "force-powers": "double"}
"""Which rows a setting switches on."""

SideWord = Literal["light", "dark"]
FaceWord = Literal["light", "dark", "shift"]
Pips = Annotated[int, Meta(ge=1, le=6, description="a whole number from 1 to 6")]
Needs = Annotated[int, Meta(ge=0, le=6, description="a whole number from 0 to 6")]
Deeds = Annotated[int, Meta(ge=1, le=9, description="a whole number from 1 to 9")]


class Special(Part, frozen=True, tag_field="effect", kw_only=True):
    """A mission or a power.

    With trigger "six" the `pips` are those of the other die, with "double" those
    of the double.  Without `side` it is for figures of any side.  `needs` is the
    lowest throw that succeeds; without it nothing is thrown and nothing can fail.
    """

    id: Slug
    trigger: Literal["six", "double"]
    side: SideWord | None = None
    pips: Pips
    needs: Needs = 0
    penalty: Money = 0
    """To the bank, if the throw fails."""


class TakeFree(Special, frozen=True, tag="take-free"):
    """So many of the bank's deeds for nothing, or the amount instead."""

    count: Deeds
    amount: Price


class MoveAnywhere(Special, frozen=True, tag="move-anywhere"):
    """Forward to any space; GO passed pays."""


class AnotherTurn(Special, frozen=True, tag="another-turn"):
    """A new turn."""


class ReceiveMoney(Special, frozen=True, tag="receive"):
    """From the bank."""

    amount: Price


class PutOther(Special, frozen=True, tag="put-other"):
    """Another seat is put on another space."""


class Steal(Special, frozen=True, tag="steal"):
    """So many deeds of one other seat, not out of a complete group."""

    count: Deeds


class Beat(Special, frozen=True, tag="beat"):
    """Another seat is bankrupt to this one."""


class Leap(Special, frozen=True, tag="leap"):
    """The figure is put on any space; only GO itself pays."""


class CollectFromEach(Special, frozen=True, tag="collect-each"):
    """From every other seat."""

    amount: Price


class DrawCard(Special, frozen=True, tag="draw-card"):
    """The next card of a deck."""

    deck: Slug


class Duel(Special, frozen=True, tag="duel"):
    """For one deed of another seat, not out of a complete group."""


AnySpecial = (
    TakeFree
    | MoveAnywhere
    | AnotherTurn
    | ReceiveMoney
    | PutOther
    | Steal
    | Beat
    | Leap
    | CollectFromEach
    | DrawCard
    | Duel
)


class Force(Part, frozen=True):
    """The Force die, what a lost fight costs, and where the two tokens start."""

    faces: tuple[FaceWord, ...]
    penalty: Money
    light_start: Slug
    dark_start: Slug


class Specials(Part, frozen=True):
    """specials.toml."""

    sides: dict[str, SideWord] = msgspec.field(default_factory=dict[str, SideWord])
    """The side of every figure; without it there are no sides."""
    specials: tuple[AnySpecial, ...] = ()
    force: Force | None = None


def lacking(setting: str, triggers: Collection[str], *, force: bool) -> str:
    """Why an edition cannot be played with a setting, or nothing.

    `triggers` are those of its rows, `force` whether it has a Force die.
    """
    trigger = TRIGGER_OF.get(setting)
    if trigger is not None and trigger not in triggers:
        return f'{SPECIALS_FILE} has no row with the trigger "{trigger}"'
    if setting == "force" and not force:
        return f"{SPECIALS_FILE} has no table [force]"
    return ""

"""Characters: ways to play, each a TOML file of named numbers.

>>> character_names()
('steady', 'bold', 'careful', 'trader', 'random')
>>> load_character("steady").habits.reserve_at_most > 0
True
"""

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from freehold.bots.player import HABITS, Manner
from freehold.editions.nearest import did_you_mean, nearest
from freehold.editions.reading import NotTomlError, parse_toml, shown
from freehold.errors import FreeholdError
from freehold.typed import as_text

RANDOM = "random"
"""The character that does anything that is allowed; it has no file."""

BUILT_IN = ("steady", "bold", "careful", "trader")
MORTGAGE_ORDERS = ("cheap-end-first", "dear-end-first")

_HERE = Path(__file__).parent


class CharacterError(FreeholdError):
    """A character that cannot play, with every reason why."""


class Limits(NamedTuple):
    """The whole numbers that a parameter may have."""

    lowest: int
    highest: int


PERCENT = Limits(0, 1000)

PARAMETERS: dict[str, Limits | tuple[str, ...] | None] = {
    "reserve": PERCENT,
    "reserve-for-rent": PERCENT,
    "reserve-at-most": PERCENT,
    "small-group": PERCENT,
    "large-group": PERCENT,
    "railroad": PERCENT,
    "utility": PERCENT,
    "part-of-group": PERCENT,
    "whole-group": PERCENT,
    "block": PERCENT,
    "buying-reserve": PERCENT,
    "bid-limit": PERCENT,
    "bid-step": Limits(1, 100),
    "building-reserve": PERCENT,
    "favourite-level": Limits(0, 5),
    "further-reserve": PERCENT,
    "lifting-reserve": PERCENT,
    "mortgages-to-build": None,
    "mortgage-order": MORTGAGE_ORDERS,
    "trade-rounds": Limits(0, 100),
    "trade-margin": PERCENT,
    "offer-share": Limits(0, 100),
    "envy": PERCENT,
    "leave-jail-while": Limits(0, 100),
    "stay-for-rent": PERCENT,
    "risk": PERCENT,
    "hurt-leader": PERCENT,
}
"""Every parameter of a file: a range of numbers, a choice of words, or yes and no."""


@dataclass(frozen=True)
class Character:
    """A way to play with its name, and its numbers."""

    name: str
    habits: Any
    about: str = ""
    """A line of the user's own file; the built-in ones are described in the words' catalogue."""


def character_names() -> tuple[str, ...]:
    """The built-in characters, and the player at random."""
    return (*BUILT_IN, RANDOM)


def load_character(name_or_path: str | Path) -> Character:
    """The character called so, or the one in that file.

    Raises CharacterError with every mistake.
    """
    name = str(name_or_path)
    if name == RANDOM:
        habits = np.zeros(1, HABITS)[0]
        habits["manner"] = Manner.RANDOM
        return Character(RANDOM, habits)
    if name in BUILT_IN:
        return _built_in(name)
    path = Path(name_or_path)
    # Of what cannot even be looked at, `isfile` says no where a path's own question fails.
    if path.suffix != ".toml" and not os.path.isfile(path):
        raise _unknown(name)
    return _read(path)


def _unknown(name: str) -> CharacterError:
    known, near = ", ".join(character_names()), nearest(name, character_names())
    own = "character of your own is the path of a .toml file"
    if near:
        return CharacterError(
            f'there is no character "{name}"; did you mean "{near}"? A {own}',
            reason="unknown-character-nearest",
            details={"character": name, "nearest": near},
        )
    return CharacterError(
        f'there is no character "{name}"; there are: {known}; a {own}',
        reason="unknown-character",
        details={"character": name, "known": known},
    )


def _built_in(name: str) -> Character:
    return _read(_HERE / f"{name}.toml")


def _read(path: Path) -> Character:
    try:
        table = parse_toml(path.read_text(encoding="utf-8"))
    except FileNotFoundError as error:
        raise CharacterError(f"{path}: there is no such file") from error
    except OSError as error:
        why = error.strerror or "unknown reason"
        raise CharacterError(f"{path}: this file cannot be read: {why}") from error
    except UnicodeDecodeError as error:
        raise CharacterError(f"{path}: not UTF-8 text (byte {error.start})") from error
    except NotTomlError as error:
        raise CharacterError(f"{path}: not valid TOML: {error}") from error
    about = table.pop("about", "")
    like = table.pop("like", None)
    problems = _problems(table, about, like)
    if problems:
        raise CharacterError("\n".join(f"{path}: {problem}" for problem in problems))
    habits = np.zeros(1, HABITS)[0] if like is None else load_character(like).habits
    for parameter, value in table.items():
        habits[parameter.replace("-", "_")] = _number(parameter, value)
    return Character(as_text(path.stem), habits, about)


def _problems(table: dict[str, Any], about: object, like: object) -> list[str]:
    """Every mistake in a file."""
    found: list[str] = []
    if not isinstance(about, str):
        found.append("about: must be a line of text")
    if like is not None and like not in BUILT_IN:
        found.append(f"like: must be one of {', '.join(BUILT_IN)}")
    for parameter, value in table.items():
        if parameter not in PARAMETERS:
            near = did_you_mean(parameter, PARAMETERS)
            found.append(f"{parameter}: there is no such parameter{near}")
        elif not _is_allowed(parameter, value):
            found.append(f"{parameter}: must be {_allowed(parameter)}, not {shown(value)}")
    if like is None:
        missing = [parameter for parameter in PARAMETERS if parameter not in table]
        found += [f"{parameter}: is missing" for parameter in missing]
        if missing:
            found.append('say like = "steady" at the top to take from it what is not named')
    return found


def _is_allowed(parameter: str, value: object) -> bool:
    allowed = PARAMETERS[parameter]
    if allowed is None:
        return isinstance(value, bool)
    if isinstance(allowed, Limits):
        if not isinstance(value, int) or isinstance(value, bool):
            return False
        return allowed.lowest <= value <= allowed.highest
    return value in allowed


def _allowed(parameter: str) -> str:
    """The values that a parameter may have, in words."""
    allowed = PARAMETERS[parameter]
    if allowed is None:
        return "true or false"
    if isinstance(allowed, Limits):
        return f"a whole number from {allowed.lowest} to {allowed.highest}"
    return " or ".join(f'"{word}"' for word in allowed)


def _number(parameter: str, value: Any) -> int:
    allowed = PARAMETERS[parameter]
    if isinstance(allowed, tuple) and not isinstance(allowed, Limits):
        return allowed.index(value)
    return int(value)

"""Editions as data: a folder of TOML and Fluent files is an edition.

>>> spec = load("saga")
>>> spec.players
(2, 8)
"""

from functools import cache
from pathlib import Path

import msgspec

from freehold.editions import checks
from freehold.editions.nearest import did_you_mean
from freehold.editions.pack import pack
from freehold.editions.reading import EditionError, Problem, read_toml
from freehold.editions.settings import (
    SETTINGS,
    Setting,
    SettingError,
    Value,
    find_setting,
    parse_setting,
)
from freehold.editions.spec import FORMS, Board, Box, Decks, EditionSpec
from freehold.editions.specials import SPECIALS_FILE, Specials

__all__ = [
    "FORMS",
    "SETTINGS",
    "EditionError",
    "EditionSpec",
    "Problem",
    "Setting",
    "SettingError",
    "Value",
    "check",
    "edition_names",
    "find_setting",
    "is_built_in",
    "load",
    "pack",
    "parse_setting",
]

_HERE = Path(__file__).parent


def edition_names() -> list[str]:
    """The ids of the built-in editions, in the order that their files ask for."""
    return [name for name, _ in _built_in()]


def is_built_in(spec: EditionSpec) -> bool:
    """Whether an edition is one of Freehold's own, whatever it is called."""
    return any(folder == spec.folder for _, folder in _built_in())


def load(name_or_path: str | Path) -> EditionSpec:
    """The edition called so, or the one in that folder.

    Raises EditionError with every mistake.  The words of a built-in edition are
    read only when they are asked for; those of a foreign folder are checked here.
    """
    folder = dict(_built_in()).get(str(name_or_path).replace("_", "-"))
    if folder is not None:
        return _load_built_in(folder)
    if _looks_like_a_name(name_or_path):
        known = edition_names()
        hint = did_you_mean(str(name_or_path), known) or f"; there are: {', '.join(known)}"
        raise EditionError([Problem(str(name_or_path), "$", f"there is no such edition{hint}")])
    problems = check(name_or_path)
    if problems:
        raise EditionError(problems)
    return _read(Path(name_or_path))


def check(path: str | Path) -> list[Problem]:
    """Every mistake in an edition folder, over all its files; none if it is sound."""
    folder = Path(path)
    try:
        if not folder.is_dir():
            what = "this is not a folder" if folder.exists() else "there is no such folder"
            return [Problem(str(path), "$", what)]
        return checks.check_folder(folder)
    except PermissionError:
        return [Problem(str(path), "$", "this folder cannot be read: no permission")]
    except OSError as error:
        return [Problem(str(path), "$", f"this folder cannot be read: {error.strerror}")]


def _looks_like_a_name(name_or_path: str | Path) -> bool:
    return (
        isinstance(name_or_path, str)
        and not Path(name_or_path).exists()
        and (Path(name_or_path).name == name_or_path)
    )


@cache
def _built_in() -> tuple[tuple[str, Path], ...]:
    found: list[tuple[int, str, Path]] = []
    for file in _HERE.glob("*/edition.toml"):
        order = (read_toml(file.parent, file.name, []) or {}).get("order", 1000)
        found.append((order, file.parent.name.replace("_", "-"), file.parent))
    return tuple((name, folder) for _, name, folder in sorted(found))


@cache
def _load_built_in(folder: Path) -> EditionSpec:
    return _read(folder)


def _read(folder: Path) -> EditionSpec:
    problems: list[Problem] = []
    files = ("edition.toml", "spaces.toml", "cards.toml")
    box, board, decks = (read_toml(folder, file, problems) for file in files)
    # An edition without special rules has no file of them.
    specials: object = {}
    if (folder / SPECIALS_FILE).exists():
        specials = read_toml(folder, SPECIALS_FILE, problems)
    if problems:
        raise EditionError(problems)
    try:
        return EditionSpec(
            folder=folder,
            box=msgspec.convert(box, Box),
            spaces=msgspec.convert(board, Board).spaces,
            decks=msgspec.convert(decks, Decks).decks,
            special_rules=msgspec.convert(specials, Specials),
        )
    except msgspec.ValidationError as error:
        raise EditionError([Problem(str(folder), "$", str(error))]) from error

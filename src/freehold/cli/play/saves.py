"""Games on disk: what a player saves, and the copy that is kept after every action."""

import os
import secrets
import sys
import time
from collections.abc import Mapping
from pathlib import Path

import msgspec

from freehold.editions import EditionSpec, is_built_in
from freehold.errors import FreeholdError
from freehold.files import NotAFileError, is_something_else
from freehold.records import parse, replay
from freehold.rules.outcomes import outcome
from freehold.table import Table
from freehold.typed import is_text

KEPT = 20
"""How many unfinished games are kept; the oldest make room."""


class Running(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game under way, as it is kept on disk."""

    record: str
    bots: tuple[int, ...]
    language: str
    folder: str = ""
    """Where the edition is, if it is one of the player's own: its id alone does not say it."""


def state_folder(environ: Mapping[str, str], platform: str = sys.platform) -> Path:
    """Where games under way are kept, as every system likes it."""
    if environ.get("FREEHOLD_STATE"):
        return Path(environ["FREEHOLD_STATE"])
    if platform == "win32" and environ.get("LOCALAPPDATA"):
        return Path(environ["LOCALAPPDATA"]) / "freehold"
    if environ.get("XDG_STATE_HOME"):
        return Path(environ["XDG_STATE_HOME"]) / "freehold"
    return Path(environ.get("HOME") or Path.home()) / ".local" / "state" / "freehold"


def new_file(folder: Path) -> Path:
    """The file of a new game: none that another game, running beside it, writes to."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    return folder / f"table-{stamp}-{secrets.token_hex(3)}.json"


def write(file: Path, text: str) -> None:
    """Write a file in one go: whoever reads it finds the old text or the new one.

    A device or a pipe is no file, and none takes its place.
    """
    if is_something_else(file):
        raise NotAFileError
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_name(f".{file.name}.new")
    try:
        with draft.open("w", encoding="utf-8", newline="\n") as stream:
            stream.write(text)
            stream.flush()
            os.fsync(stream.fileno())
        os.replace(draft, file)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise


def keep(file: Path, running: Running) -> None:
    """Keep a game under way."""
    write(file, msgspec.json.format(msgspec.json.encode(running), indent=1).decode())


def forget_oldest(folder: Path) -> None:
    """Old unfinished games make room for new ones."""
    for file in _by_age(folder)[KEPT:]:
        file.unlink(missing_ok=True)


def latest(folder: Path) -> Path | None:
    """The game that was played last and is not finished."""
    return next(iter(_by_age(folder)), None)


def _by_age(folder: Path) -> list[Path]:
    """The newest first."""
    return sorted(folder.glob("table-*.json"), key=lambda f: (-f.stat().st_mtime, f.name))


def read_running(file: Path) -> Running:
    """A game that was kept; a file that is none is refused."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Running)
    except msgspec.DecodeError as error:
        raise FreeholdError(str(error)) from error


def folder_of(spec: EditionSpec) -> str:
    """The folder of an edition of the player's own; empty for one that is built in."""
    folder = os.path.abspath(spec.folder)
    # A name that is no text cannot be kept; then the player has to say it again.
    return folder if is_text(folder) and not is_built_in(spec) else ""


def edition_for(record: str, spec: EditionSpec) -> EditionSpec | None:
    """The edition at the table, if a record is of it."""
    return spec if parse(record).edition == spec.id else None


def go_on(record: str, edition: EditionSpec | None = None, seed: int | None = None) -> Table:
    """The table at the end of a record, ready for more; new dice come from a new seed.

    A record of an edition of the player's own needs that edition.
    """
    table = replay(record, edition)
    table.chance = "seed"
    table.reseed(seed)
    if table.actor == "chance":
        table.do(int(outcome(table.edition, table.game)))
    return table

"""Files that are written whole or not at all, and what a file must not take the place of."""

import os
import shutil
from contextlib import suppress
from pathlib import Path
from secrets import token_hex


class NotAFileError(OSError):
    """A device, a pipe or the like, which a file must not take the place of."""


def is_something_else(path: Path) -> bool:
    """Whether there is something that is neither a file nor a folder, such as a device."""
    return path.exists() and not path.is_file() and not path.is_dir()


def target_of(path: Path) -> Path:
    """The file that a path means: a link stays, and what it leads to is written."""
    return Path(os.path.realpath(path))


def draft_beside(target: Path) -> Path:
    """A new, empty file in the folder of another, to be written and then put in its place.

    Its name is one that nobody uses, and no longer than a folder takes.
    It may be read by whoever may read the file that was there before.
    """
    draft = target.with_name(f"{target.name[:40]}.{token_hex(4)}.part")
    draft.touch(exist_ok=False)
    if target.is_file():
        with suppress(OSError):  # some disks know no permissions
            shutil.copymode(target, draft)
    return draft

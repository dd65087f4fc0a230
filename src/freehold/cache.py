"""Where compiled rules are kept from one process to the next.

What is read from there is executed, so nobody else may be able to write there.
"""

import os
import stat
import tempfile
from functools import cache
from pathlib import Path

FOR_OTHERS = stat.S_IWGRP | stat.S_IWOTH


def cache_folder() -> Path:
    """`FREEHOLD_CACHE`, or the user's cache folder, or one for temporary files."""
    chosen = os.environ.get("FREEHOLD_CACHE")
    if chosen:
        return Path(chosen)
    home = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA")
    try:
        folder = (Path(home) if home else Path.home() / ".cache") / "freehold"
        folder.mkdir(parents=True, exist_ok=True)
        if os.access(folder, os.W_OK | os.X_OK):
            return folder
    except (OSError, RuntimeError):
        pass  # A user without a home is told so by the second.
    return temporary_folder(Path(tempfile.gettempdir()))


@cache
def temporary_folder(base: Path) -> Path:
    """This user's among the temporary files of all; where it is not, one for this process."""
    folder = base / f"freehold-{os.getuid() if hasattr(os, 'getuid') else 'cache'}"
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        if is_own(folder):
            return folder
    except OSError:
        pass
    return Path(tempfile.mkdtemp(prefix="freehold-", dir=base))


def is_own(folder: Path) -> bool:
    """Whether a folder belongs to this user, and nobody else may write there."""
    found = folder.lstat()
    if not stat.S_ISDIR(found.st_mode):
        return False
    if not hasattr(os, "getuid"):
        return True  # Windows: every user has temporary files of their own
    return found.st_uid == os.getuid() and not found.st_mode & FOR_OTHERS

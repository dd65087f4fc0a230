"""Standard input, output and error as they come: any bytes, a full disk, no size, no reader.

Of what cannot be shown nothing more is lost than that.  What is printed has to
arrive: if it does not, the command fails, with a word about it or, if somebody
has closed a pipe on purpose, without one.
"""

import errno
import os
import sys
from collections.abc import Callable, Generator, MutableMapping
from contextlib import contextmanager, suppress
from typing import Any, TextIO, cast

from freehold.typed import natural

LANGUAGE = "freehold.language"
"""Where click keeps, among the notes of a call, which language was chosen."""

FAILED = 1
NOT_WRITTEN = {
    number
    for name in ("ENOSPC", "EDQUOT", "EFBIG", "EIO", "EBADF", "EAGAIN")
    if (number := getattr(errno, name, None)) is not None
}
"""What a full disk, a lost one, or an output that is none says; a closed pipe is left to click."""


SIZES = ("COLUMNS", "LINES")
"""Where an environment says how large the terminal is."""
LARGEST = 100_000
"""No terminal is, but so much may be wanted of a file: lines that are not broken."""


def forget_nonsense_sizes(environ: MutableMapping[str, str]) -> None:
    """What cannot be the size of a terminal is as good as not said; rich would believe it."""
    for name in SIZES:
        size = natural(environ.pop(name, ""))
        if size is not None and 0 < size <= LARGEST:
            environ[name] = str(size)


def make_streams_safe() -> None:
    """No stream ends a command for a character that it lacks, nor for a note that nobody gets."""
    # Bytes that are no text stay what they are, for they may be the name of a file.
    _reconfigure(sys.stdin, "surrogateescape")
    _reconfigure(sys.stdout, "replace")
    _reconfigure(sys.stderr, "replace")
    if sys.stderr is not None and not isinstance(sys.stderr, Notes):  # pyright: ignore[reportUnnecessaryComparison] - it may be closed
        sys.stderr = cast("TextIO", Notes(sys.stderr))


def _reconfigure(stream: Any, errors: str) -> None:
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors=errors)


class Notes:
    """Standard error, of which nobody has to know if it cannot be written."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        """Write, or not."""
        with suppress(OSError):
            self._stream.write(text)
        return len(text)

    def flush(self) -> None:
        """Write what is left, or not."""
        with suppress(OSError):
            self._stream.flush()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


@contextmanager
def output_arrives(language: Callable[[], str | None]) -> Generator[None]:
    """Say so if standard output cannot be written, and fail."""
    try:
        try:
            yield
        finally:
            if sys.stdout is not None:  # pyright: ignore[reportUnnecessaryComparison] - it may be closed
                sys.stdout.flush()
    except OSError as error:
        # Files have names, and whoever writes them tells about them.
        if error.filename is not None or error.errno not in NOT_WRITTEN:
            raise
        _forget_output()
        _refuse(error, language())


def _forget_output() -> None:
    """Python would try again at its end, and complain in its own words."""
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


def _refuse(error: OSError, language: str | None) -> None:
    from freehold.cli.speaking import refuse, why_not_readable  # noqa: PLC0415
    from freehold.words import choose_language, text_in  # noqa: PLC0415

    spoken = language or choose_language(None, os.environ)
    refuse(text_in(spoken, "cannot-print", reason=why_not_readable(spoken, error)), FAILED)

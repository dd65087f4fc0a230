"""Helpers: the command in this process, and as a process of its own."""

import os
import struct
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from click.testing import CliRunner, Result

from freehold.cli import main

CLEAN = {"LC_ALL": "", "LC_MESSAGES": "", "LANG": "en_GB.UTF-8", "COLUMNS": "100"}
SOURCE = str(Path(__file__).parents[2] / "src")


def run(*arguments: str, lines: str = "", state: Path | None = None, **environ: str) -> Result:
    """`freehold ARGUMENTS` with these lines as its input."""
    kept = {} if state is None else {"FREEHOLD_STATE": str(state)}
    return CliRunner().invoke(main, arguments, input=lines, env={**CLEAN, **kept, **environ})


def start(
    *arguments: str, state: Path, environ: dict[str, str] | None = None, **options: Any
) -> "subprocess.Popen[str]":
    """`freehold ARGUMENTS` as a process of its own."""
    environ = {**os.environ, **CLEAN, "FREEHOLD_STATE": str(state), **(environ or {})}
    environ |= {"PYTHONPATH": SOURCE, "PYTHONUNBUFFERED": "1"}
    pipes: dict[str, Any] = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
    return subprocess.Popen(
        [sys.executable, "-m", "freehold", *arguments],
        env=environ,
        text=True,
        encoding="utf-8",
        **{**pipes, **options},
    )


def on_a_terminal(typed: bytes, columns: int, rows: int, state: Path) -> str:
    """What a game of saga shows on a pseudo-terminal of that size."""
    import fcntl  # noqa: PLC0415  (there is none on Windows)
    import pty  # noqa: PLC0415
    import termios  # noqa: PLC0415

    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
    process = start(
        "table",
        "saga",
        "--seed=5",
        state=state,
        environ={"TERM": "xterm-256color", "COLUMNS": str(columns), "LINES": str(rows)},
        stdin=theirs,
        stdout=theirs,
        stderr=subprocess.STDOUT,
    )
    os.close(theirs)
    os.write(ours, typed)
    shown = b"".join(_until_closed(ours)).decode("utf-8")
    process.wait(timeout=10)
    os.close(ours)
    return shown.replace("\r", "")


def _until_closed(terminal: int) -> Iterator[bytes]:
    while True:
        try:
            chunk = os.read(terminal, 65536)
        except OSError:  # so Linux says that the other end is closed
            return
        if not chunk:
            return
        yield chunk

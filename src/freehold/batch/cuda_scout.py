"""A process that goes ahead: it makes a new kernel, tries it and keeps it.

What never ends on a GPU cannot be stopped from within, and what its driver does to a process is
done.  So the first to play with a new kernel is a process that can be ended; whoever sent it
finds the kernel on disk, or is told what happened.
"""

import json
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress

from freehold.batch import cuda_players
from freehold.batch.cuda_errors import told_of_the_gpu, unusable
from freehold.batch.cuda_kept import mark_refused
from freehold.batch.cuda_players import Gpu
from freehold.errors import GpuError

COMMAND = (sys.executable, "-m", "freehold.batch.cuda_scout")
COMPILED = "compiled"
"""What it says before the trial begins: how long compiling takes is the machine's affair."""
SECONDS_TO_TRY = 120
"""A trial takes a few."""
SECONDS_TO_END = 10


def send(gpu: Gpu, command: Sequence[str] = COMMAND, seconds: float = SECONDS_TO_TRY) -> None:
    """Let a process go ahead, and raise what it has found.

    If it has come to nothing, without a word, whoever sent it has to find out.
    """
    process = subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        encoding="utf-8",
    )
    try:
        said = listen(process, seconds)
    except subprocess.TimeoutExpired:
        mark_refused(gpu.kept_in)
        raise GpuError(
            "the GPU does not come to an end with a few games", reason="gpu-stuck"
        ) from None
    finally:
        end(process)
    if process.returncode < 0:
        if is_trial(said):
            mark_refused(gpu.kept_in)
        raise unusable(signal.strsignal(-process.returncode) or str(process.returncode))
    error = found_in(said) if process.returncode > 0 else None
    if error is not None:
        raise error


def listen(process: "subprocess.Popen[str]", seconds: float) -> str:
    """All that it says; from the beginning of the trial on it has so many seconds."""
    assert process.stdout is not None
    first = process.stdout.readline()
    if is_trial(first):
        process.wait(seconds)
    said = first + process.stdout.read()
    process.wait()
    return said


def is_trial(said: str) -> bool:
    """Whether the trial has begun."""
    return said.startswith(COMPILED)


def end(process: "subprocess.Popen[str]") -> None:
    """If it has not ended; a driver may hold it for a while, which nobody needs to wait for."""
    process.kill()
    with suppress(subprocess.TimeoutExpired):
        process.wait(SECONDS_TO_END)
    if process.stdout is not None:
        process.stdout.close()


def found_in(said: str) -> GpuError | None:
    """The error of which the process has told, if it has told of any."""
    try:
        told = json.loads(said.splitlines()[-1])
        return GpuError(told["message"], reason=told["reason"], details=told["details"])
    except (ValueError, LookupError, TypeError):
        return None


def main() -> int:
    """Make the kernel, try it and keep it; what is wrong is told in a line of JSON."""
    try:
        with told_of_the_gpu():
            cuda_players.make_kernel(cuda_players.this_gpu(), lambda: print(COMPILED, flush=True))
    except GpuError as error:
        told = {"message": str(error), "reason": error.reason, "details": dict(error.details)}
        print(json.dumps(told), flush=True)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

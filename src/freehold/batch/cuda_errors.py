"""What goes wrong on a GPU, as an error for people."""

from collections.abc import Generator
from contextlib import contextmanager

from freehold.errors import FreeholdError, GpuError
from freehold.typed import shortened

MOST_SHOWN = 200
"""Of what a driver or a compiler says; the rest is for those who build these."""


@contextmanager
def told_of_the_gpu() -> Generator[None]:
    """While a GPU is used: whatever its driver or its compilers raise is an error for people."""
    try:
        yield
    except FreeholdError:
        raise
    except Exception as error:
        raise unusable(beginning_of(str(error)) or type(error).__name__) from error


def beginning_of(message: str) -> str:
    """The first line that is no heading, after those that are."""
    lines: list[str] = []
    for line in filter(None, map(str.strip, message.splitlines())):
        lines.append(line)
        if not line.endswith(":"):
            break
    return " ".join(lines)


def unusable(why: str) -> GpuError:
    """That a GPU cannot be used, in the words of those who say so."""
    why = shortened(why.rstrip(". "), MOST_SHOWN)
    return GpuError(f"the GPU cannot be used: {why}", reason="gpu-unusable", details={"why": why})

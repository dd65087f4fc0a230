"""The nearest name to a mistyped one."""

from collections.abc import Iterable
from difflib import get_close_matches


def nearest(name: str, known: Iterable[str]) -> str:
    """The known name that was probably meant, or nothing."""
    near = get_close_matches(name.lower().replace("_", "-"), list(known), n=1, cutoff=0.7)
    return near[0] if near else ""


def did_you_mean(name: str, known: Iterable[str]) -> str:
    """The end of a message: the known name that was probably meant, or nothing."""
    near = nearest(name, known)
    return f'; did you mean "{near}"?' if near else ""

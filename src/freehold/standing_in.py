"""Something else in the place of a part of a library, for a while."""

from collections.abc import Generator
from contextlib import contextmanager
from typing import Any


@contextmanager
def standing_in(place: Any, name: str, other: Any) -> Generator[None]:
    """While it lasts, the module, class or object `place` has `other` under this name."""
    own = getattr(place, name)
    setattr(place, name, other)
    try:
        yield
    finally:
        setattr(place, name, own)

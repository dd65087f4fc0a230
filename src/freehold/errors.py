"""Errors for people: what is wrong, where, and what to do.  Nothing was changed.

The message is English.  Where an error has a `reason`, the catalogue `errors`
has the same sentence in every language, and `details` fill its gaps.
"""

from collections.abc import Mapping
from typing import Protocol

Detail = str | tuple[str, ...]
"""What fills a gap; a tuple is words as they are typed: quoted, and one or another of them."""

Details = Mapping[str, Detail]


class Refusing(Protocol):
    """Words that can say why not."""

    def refusal(self, code: int, action: int) -> str: ...


class Speaking(Protocol):
    """A table, as far as an error needs one: it has words in every language."""

    def words_in(self, language: str = ...) -> Refusing: ...


class FreeholdError(ValueError):
    """Something that was asked for cannot be done."""

    def __init__(self, message: str, *, reason: str = "", details: Details | None = None) -> None:
        super().__init__(message)
        self.reason = reason
        self.details: Details = details or {}


class IllegalActionError(FreeholdError):
    """An action that is not allowed now; the message says why not."""

    def __init__(self, message: str, action: int = -1, code: int = 0) -> None:
        super().__init__(message)
        self.action = action
        self.code = code


class GpuError(FreeholdError):
    """A GPU that cannot be used, or that does not play as the processor does."""


class NotationError(FreeholdError):
    """Words that are not an action, or a line that is not a position."""


class RecordError(FreeholdError):
    """A record that cannot be replayed; `number` is the first action that is wrong."""

    def __init__(
        self,
        message: str,
        number: int | None = None,
        *,
        reason: str = "",
        details: Details | None = None,
        table: Speaking | None = None,
    ) -> None:
        super().__init__(message, reason=reason, details=details)
        self.number = number
        # The table as far as it was played: it has the words for why the rules refuse an action.
        self.table = table

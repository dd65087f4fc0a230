"""Errors for people: what is wrong, where, and what to do.  Nothing was changed."""


class FreeholdError(ValueError):
    """Something that was asked for cannot be done."""


class IllegalActionError(FreeholdError):
    """An action that is not allowed now; the message says why not."""

    def __init__(self, message: str, action: int = -1, code: int = 0) -> None:
        super().__init__(message)
        self.action = action
        self.code = code


class NotationError(FreeholdError):
    """Words that are not an action, or a line that is not a position."""


class RecordError(FreeholdError):
    """A record that cannot be replayed; `number` is the first action that is wrong."""

    def __init__(self, message: str, number: int | None = None) -> None:
        super().__init__(message)
        self.number = number

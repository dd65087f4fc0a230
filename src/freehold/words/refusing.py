"""Errors as sentences in the reader's language."""

from freehold.errors import Detail, FreeholdError, IllegalActionError, RecordError
from freehold.words.catalogue import say


def why_refused(language: str, error: FreeholdError) -> str:
    """What is wrong, in a language; an error without a reason says it in its own words."""
    if not error.reason:
        return str(error)
    details = {name: _shown(language, detail) for name, detail in error.details.items()}
    if isinstance(error, RecordError) and error.__cause__ is not None:
        details["why"] = _cause(language, error, error.__cause__)
    return say(language, "errors", error.reason, details)


def _shown(language: str, detail: Detail) -> str:
    """A detail in words: "a" or "b"."""
    if isinstance(detail, str):
        return detail
    told = ""
    for text in detail:
        quoted = say(language, "errors", "quoted", {"text": text})
        both = {"first": told, "second": quoted}
        told = say(language, "errors", "either", both) if told else quoted
    return told


def _cause(language: str, error: RecordError, cause: BaseException) -> str:
    """Why a record goes wrong where it does: what the rules or the set-up say."""
    if isinstance(cause, IllegalActionError) and cause.code > 0 and error.table is not None:
        return error.table.words_in(language).refusal(cause.code, cause.action)
    return why_refused(language, cause) if isinstance(cause, FreeholdError) else str(cause)

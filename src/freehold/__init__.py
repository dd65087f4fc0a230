"""Freehold: property-trading board games, exact to their rulebooks.

The names below are the public ones.  They are loaded when they are first asked
for, so that the command line answers at once.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from freehold.version import __version__ as __version__

if TYPE_CHECKING:
    from freehold.editions import EditionError, edition_names
    from freehold.errors import FreeholdError, IllegalActionError, NotationError, RecordError
    from freehold.records import replay
    from freehold.table import Choice, Seat, Table, Told
    from freehold.vocabulary import Decision, Event

__all__ = [
    "Choice",
    "Decision",
    "EditionError",
    "Event",
    "FreeholdError",
    "IllegalActionError",
    "NotationError",
    "RecordError",
    "Seat",
    "Table",
    "Told",
    "edition_names",
    "replay",
]

_HOMES = {
    "Choice": "table",
    "Decision": "vocabulary",
    "EditionError": "editions",
    "Event": "vocabulary",
    "FreeholdError": "errors",
    "IllegalActionError": "errors",
    "NotationError": "errors",
    "RecordError": "errors",
    "Seat": "table",
    "Table": "table",
    "Told": "table",
    "edition_names": "editions",
    "replay": "records",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"freehold has no {name!r}; it has: {', '.join(__all__)}")
    return getattr(import_module(f"freehold.{_HOMES[name]}"), name)


def __dir__() -> list[str]:
    return [*__all__, "__version__"]

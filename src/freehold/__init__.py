"""Freehold: property-trading board games, exact to their rulebooks."""

from freehold.editions import EditionError, edition_names
from freehold.errors import FreeholdError, IllegalActionError, NotationError, RecordError
from freehold.records import replay
from freehold.table import Choice, Seat, Table, Told
from freehold.vocabulary import Decision, Event

__version__ = "0.1.0"

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

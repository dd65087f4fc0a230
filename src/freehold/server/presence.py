"""Who is at a table: with a socket, by requests, or no longer."""

import time
from collections.abc import Iterable
from typing import Protocol

from freehold.server.views import Viewer

PRESENT_FOR = 60.0
"""So many seconds after a request its sender counts as present."""


class Watcher(Protocol):
    """Somebody with a socket at the table."""

    viewer: Viewer

    def look(self) -> None:
        """Something has changed."""
        ...

    def dismiss(self) -> None:
        """The table leaves the memory: come again."""
        ...


class Presence:
    """Those with a socket, and since when persons are without one."""

    def __init__(self, taken: Iterable[int]) -> None:
        self.watchers: set[Watcher] = set()
        self.seen_at = time.monotonic()
        self._asked_at = 0.0
        # Until they come, the persons of a table from disk count as lost.
        self._lost = dict.fromkeys(taken, self.seen_at)

    @property
    def is_anybody_there(self) -> bool:
        """Whether anybody looks, by a socket or by requests."""
        return bool(self.watchers) or time.monotonic() - self._asked_at < PRESENT_FOR

    @property
    def connected(self) -> frozenset[int]:
        """The seats whose persons have a socket."""
        return frozenset(seat for watcher in self.watchers for seat in watcher.viewer.seats)

    @property
    def spectators(self) -> int:
        """How many look on without a seat."""
        return sum(not watcher.viewer.seats for watcher in self.watchers)

    def lost_at(self, seat: int) -> float | None:
        """When the person of a seat was last there, if they have no socket now."""
        return self._lost.get(seat)

    def expect(self, seat: int) -> None:
        """A person has sat down, and has no socket yet."""
        self._lost[seat] = time.monotonic()

    def come(self, watcher: Watcher) -> None:
        """A socket is opened."""
        self.watchers.add(watcher)
        self.seen_at = time.monotonic()
        for seat in watcher.viewer.seats:
            self._lost.pop(seat, None)

    def go(self, watcher: Watcher) -> None:
        """A socket is closed."""
        self.watchers.discard(watcher)
        self.seen_at = time.monotonic()
        for seat in watcher.viewer.seats - self.connected:
            self._lost[seat] = self.seen_at

    def ask(self, viewer: Viewer) -> None:
        """A request came: somebody is there without a socket."""
        self._asked_at = self.seen_at = time.monotonic()
        for seat in viewer.seats & set(self._lost):
            self._lost[seat] = self.seen_at

"""Who plays: threads of this process, its GPU, or the workers of a cluster.

A crew is a `concurrent.futures.Executor` and what is to be known of it.
"""

import os
from collections.abc import Callable, Generator
from concurrent.futures import CancelledError, Executor, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field

from freehold.batch.cuda_pool import MOST_SLOTS
from freehold.errors import GpuError
from freehold.simulation.parts import Backend

FIRST_GAMES = 64
"""The first parts are small: from them it is seen how long a game takes."""

FIRST_GAMES_A_PROCESSOR = MOST_SLOTS
"""Of a GPU: as many as each has room for at once, which take a second on a large one."""

LEAST_GAMES_A_PROCESSOR = 1 << 10
"""Fewer take hardly less time: beside a GPU the cores are done with them before."""

MOST_GAMES_OF_DEVICE, MOST_GAMES_WITH_ROWS = 1 << 28, 1 << 20
"""In a part; the rows of all its games are in memory here, if they are wanted."""

SECONDS_OF_DEVICE = 30.0
"""What is lost with a GPU is one part; and nobody waits for its end who wants no more games."""

SECONDS_WITH_WATCHDOG = 1.0
FIRST_GAMES_WITH_WATCHDOG = 1 << 12
"""Where a driver ends what takes some seconds: parts of one, and a first one of less."""

OVERHEAD_OF_DEVICE = 0.12
"""As long the last few games of a part keep a GPU busy, which could play thousands beside them."""

GAMES_WITHOUT_CORES = 1 << 16
"""A GPU's processor has played as many before it is worth loading the rules for the cores."""


@dataclass
class Tie:
    """What holds a crew to this process; the threads of this process are never lost.

    Once lost it stays so, even if somebody answers again: what was under way is gone,
    and what comes next must not follow a gap.
    """

    holds: Callable[[], bool] = lambda: True
    errors: tuple[type[Exception], ...] = (CancelledError,)
    """What a part or the asking for one raises if the crew was lost."""
    tell: Callable[[], None] = lambda: None
    """Called once, when the loss is seen."""
    lost: bool = False
    why: Exception | None = None
    """What was raised, if that is how the loss was seen."""

    def is_lost(self) -> bool:
        """Look, and remember."""
        if not self.lost and not self.holds():
            self.lose()
        return self.lost

    @contextmanager
    def minded(self) -> Generator[None]:
        """While something is asked of a crew: whether it was lost shows in what that raises."""
        try:
            yield
        except self.errors as error:
            self.why = error
            self.lose()
            raise

    def lose(self) -> None:
        """Remember that it was lost, and say so the first time."""
        if not self.lost:
            self.lost = True
            self.tell()


@dataclass(frozen=True)
class Crew:
    """Who plays: an executor, how many parts it can play at once, and how long one should be."""

    executor: Executor
    width: int
    backend: Backend
    seconds: float
    """How long a part should take."""
    most_games: int
    """What a part must not exceed, for the memory that its games take."""
    first_games: int = FIRST_GAMES
    tie: Tie = field(default_factory=Tie)
    least_games: int = FIRST_GAMES
    """Beside others it is not worth asking for fewer."""
    overhead: float = 0.0
    """Seconds that a part takes however few its games are."""


def threads(n: int | None = None) -> Crew:
    """The cores of this machine; the compiled loop holds no lock of Python's."""
    n = n or cores()
    return Crew(ThreadPoolExecutor(n, "games"), n, "cpu", seconds=0.3, most_games=8192)


def device(processors: int, *, rows: bool, watchdog: bool = False) -> Crew:
    """The GPU of this machine; its batches are large, for it plays millions of games at once.

    A GPU can be lost, as a cluster can: what it has played until then counts.
    """
    most = MOST_GAMES_WITH_ROWS if rows else MOST_GAMES_OF_DEVICE
    first = FIRST_GAMES_WITH_WATCHDOG if watchdog else FIRST_GAMES_A_PROCESSOR
    return Crew(
        ThreadPoolExecutor(1, "device"),
        width=1,
        backend="cuda",
        seconds=SECONDS_WITH_WATCHDOG if watchdog else SECONDS_OF_DEVICE,
        most_games=most,
        first_games=min(processors * first, most),
        least_games=processors * LEAST_GAMES_A_PROCESSOR,
        overhead=OVERHEAD_OF_DEVICE,
        tie=Tie(errors=(CancelledError, GpuError)),
    )


def cores_beside(processors: int, games: int) -> int:
    """How many cores play beside a GPU of so many processors; one has to look after the GPU."""
    return cores() - 1 if games >= processors * GAMES_WITHOUT_CORES else 0


def cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1

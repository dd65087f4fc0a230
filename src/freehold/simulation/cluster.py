"""A cluster: Dask's workers behind the same executor interface as the threads of one machine.

A worker that is lost takes its parts with it; the scheduler gives them to another
one, and since a part is a function of the plan and its numbers, nothing changes.
"""

from collections.abc import Generator
from contextlib import AbstractContextManager, contextmanager
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from freehold.simulation.running import Crew, cores

SECONDS = 3.0
"""How long a part should take: long beside what sending it costs, short beside the whole."""
MOST_GAMES = 1 << 16
SECONDS_TO_CONNECT = 10
LOST_WORKERS = 100
"""How many workers a part may lose before it is given up."""


def is_there() -> bool:
    """Whether the package is installed."""
    return find_spec("distributed") is not None


def open_crew(
    scheduler: str | None = None, workers: int | None = None
) -> AbstractContextManager[Crew]:
    """The workers of a scheduler, or so many processes of this machine if there is none.

    Raises OSError if the scheduler does not answer.
    """
    made: Any = import_module("distributed")
    _never_give_up()
    if scheduler is not None:
        client = made.Client(scheduler, timeout=SECONDS_TO_CONNECT, set_as_default=False)
        return _crew(client, None)
    # One thread a process: every worker then loads the compiled rules once and plays by itself.
    local = made.LocalCluster(
        n_workers=workers or cores(), threads_per_worker=1, dashboard_address=None
    )
    return _crew(made.Client(local, set_as_default=False), local)


def _never_give_up() -> None:
    """A part that lost its worker is played again, however often that happens."""
    settings: Any = import_module("dask.config")
    settings.set({"distributed.scheduler.allowed-failures": LOST_WORKERS})


@contextmanager
def _crew(client: Any, local: Any) -> Generator[Crew]:
    try:
        client.wait_for_workers(1, timeout=SECONDS_TO_CONNECT)
        width = max(sum(client.nthreads().values()), 1)
        # Playing a part twice does no harm, and knowing a part by its inputs would cost more.
        executor = client.get_executor(pure=False, retries=3)
        yield Crew(executor, width, "cpu", SECONDS, MOST_GAMES)
    finally:
        client.close()
        if local is not None:
            local.close()

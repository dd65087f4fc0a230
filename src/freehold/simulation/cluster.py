"""A cluster: Dask's workers behind the same executor interface as the threads of one machine.

A worker that is lost takes its parts with it; the scheduler gives them to another
one, and since a part is a function of the plan and its numbers, nothing changes.
A scheduler that is lost takes all that is under way with it, and ends the run.
"""

import logging
from collections.abc import Generator
from concurrent.futures import CancelledError
from contextlib import AbstractContextManager, contextmanager, suppress
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from freehold.simulation.crews import Crew, Tie, cores

SECONDS = 3.0
"""How long a part should take: long beside what sending it costs, short beside the whole."""
MOST_GAMES = 1 << 16
SECONDS_TO_CONNECT = 10
SECONDS_TO_CLOSE = 5
LOST_WORKERS = 100
"""How many workers a part may lose before it is given up."""


class NoWorkersError(OSError):
    """A scheduler that answers, and has nobody to play."""


def is_there() -> bool:
    """Whether the package is installed."""
    return find_spec("distributed") is not None


def open_crew(
    scheduler: str | None = None, workers: int | None = None
) -> AbstractContextManager[Crew]:
    """The workers of a scheduler, or so many processes of this machine if there is none.

    Raises NoWorkersError if the scheduler has none and none comes, another OSError if it
    does not answer, and ValueError if its address is none.
    """
    made: Any = import_module("distributed")
    _never_give_up()
    _leave_the_telling_to_us()
    if scheduler is not None:
        # A client that is given nonsense is left half open, and cannot be closed.
        made.comm.resolve_address(scheduler)
        client = made.Client(scheduler, timeout=SECONDS_TO_CONNECT, set_as_default=False)
        return _ready(client, None)
    # One thread a process: every worker then loads the compiled rules once and plays by itself.
    local = made.LocalCluster(
        n_workers=workers or cores(), threads_per_worker=1, dashboard_address=None
    )
    return _ready(made.Client(local, set_as_default=False), local)


def _never_give_up() -> None:
    """A part that lost its worker is played again, however often that happens."""
    settings: Any = import_module("dask.config")
    settings.set({"distributed.scheduler.allowed-failures": LOST_WORKERS})


def _leave_the_telling_to_us() -> None:
    """What goes wrong here comes as an error; the logs would add tracebacks of a lost scheduler."""
    for name in ("distributed.client", "tornado.application"):
        logging.getLogger(name).setLevel(logging.CRITICAL)


def _ready(client: Any, local: Any) -> AbstractContextManager[Crew]:
    """The crew once somebody is there to play; if nobody comes, nothing is left open."""
    try:
        client.wait_for_workers(1, timeout=SECONDS_TO_CONNECT)
        width = max(sum(client.nthreads().values()), 1)
    except BaseException as error:
        _close(client, local)
        if isinstance(error, TimeoutError):
            raise NoWorkersError(str(error)) from error
        raise
    return _crew(client, local, width)


@contextmanager
def _crew(client: Any, local: Any, width: int) -> Generator[Crew]:
    try:
        # Playing a part twice does no harm, and knowing a part by its inputs would cost more.
        executor = client.get_executor(pure=False, retries=3)
        yield Crew(executor, width, "cpu", SECONDS, MOST_GAMES, tie=_tie(client))
    finally:
        _close(client, local)


def _tie(client: Any) -> Tie:
    """A client that has to connect again has dropped all its parts: the cluster is lost."""
    core: Any = import_module("distributed.comm.core")
    clients: Any = import_module("distributed.client")
    errors = (CancelledError, core.CommClosedError, clients.ClosedClientError)
    return Tie(lambda: client.status == "running", errors)


def _close(client: Any, local: Any) -> None:
    """Close what can be closed: of a cluster that is lost nobody answers, and nobody need know."""
    with suppress(Exception):
        client.close(timeout=SECONDS_TO_CLOSE)
    if local is not None:
        with suppress(Exception):
            local.close(timeout=SECONDS_TO_CLOSE)

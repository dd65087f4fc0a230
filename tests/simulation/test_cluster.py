"""A real scheduler and two real workers on this machine; one of them is killed midway."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from freehold.editions import load
from freehold.simulation import cluster
from freehold.simulation.parts import PlayPart, Total
from freehold.simulation.report import make_report, to_json
from freehold.simulation.running import Crew, Run, threads
from tests.simulation.games import plan_of, total_of

pytestmark = [
    pytest.mark.skipif(not cluster.is_there(), reason="distributed is not installed"),
    # Sockets of a worker that was killed are closed by the collector.
    pytest.mark.filterwarnings("ignore"),
]
WAIT = 60


def start(*words: str) -> "subprocess.Popen[str]":
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    return subprocess.Popen(
        [sys.executable, "-m", *words],
        stderr=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        text=True,
        env=environment,
    )


@pytest.fixture
def scheduler(tmp_path: Path) -> Iterator[tuple[str, list[Any]]]:
    """The address of a scheduler, and its two workers' processes."""
    local = ("--local-directory", str(tmp_path))
    head = start("distributed.cli.dask_scheduler", "--port", "0", "--no-dashboard")
    assert head.stderr is not None
    address = ""
    until = time.monotonic() + WAIT
    while not address and time.monotonic() < until:
        found = re.search(r"Scheduler at:\s+(tcp://\S+)", head.stderr.readline())
        address = found.group(1) if found else ""
    options = ("--nthreads", "1", "--no-nanny", "--no-dashboard", *local)
    workers = [start("distributed.cli.dask_worker", address, *options) for _ in range(2)]
    try:
        yield address, workers
    finally:
        for process in (*workers, head):
            process.kill()
            process.wait()
            assert process.stderr is not None
            process.stderr.close()


def test_a_cluster_that_loses_a_worker_gives_the_report_of_one_machine(
    scheduler: tuple[str, list[Any]],
):
    address, workers = scheduler
    plan = plan_of("clone-wars", 3000, form="special", seed=6)
    with cluster.open_crew(address) as crew:
        executor: Any = crew.executor
        client = executor._client
        client.wait_for_workers(2, timeout=WAIT)
        small = Crew(crew.executor, 2, "cpu", 0.2, 100, 50)
        total, killed = Total(), False
        for part in Run(plan.games, PlayPart(plan), small):
            total.add(part)
            if not killed and total.games >= 500:
                # Not in the middle of nothing: both have parts under way.
                workers[0].send_signal(signal.SIGKILL)
                workers[0].wait()
                killed = True
        left = len(client.scheduler_info()["workers"])

    alone = total_of(plan, threads(2))
    assert killed
    assert left == 1
    assert total.games == plan.games
    spec = load("clone-wars")
    there, here = (to_json(make_report(plan, spec, t.tally, "en")) for t in (total, alone))
    assert there == here


def test_a_scheduler_that_is_not_there_is_an_error_in_words(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(cluster, "SECONDS_TO_CONNECT", 1)
    with pytest.raises(OSError, match=r"127\.0\.0\.1:9"), cluster.open_crew("tcp://127.0.0.1:9"):
        pass

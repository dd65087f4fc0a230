"""A real scheduler and two real workers on this machine; one of the three is killed midway."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from freehold.cli import main
from freehold.editions import load
from freehold.simulation import cluster
from freehold.simulation.crews import Crew, threads
from freehold.simulation.parts import PlayPart, Total
from freehold.simulation.report import make_report, to_json
from freehold.simulation.running import Run
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
def head() -> Iterator[tuple[str, Any]]:
    """The address of a scheduler without workers, and its process."""
    head = start("distributed.cli.dask_scheduler", "--port", "0", "--no-dashboard")
    assert head.stderr is not None
    address = ""
    until = time.monotonic() + WAIT
    while not address and time.monotonic() < until:
        found = re.search(r"Scheduler at:\s+(tcp://\S+)", head.stderr.readline())
        address = found.group(1) if found else ""
    try:
        yield address, head
    finally:
        end(head)


@pytest.fixture
def scheduler(head: tuple[str, Any], tmp_path: Path) -> Iterator[tuple[str, list[Any]]]:
    """The address of a scheduler, and its two workers' processes."""
    address, _ = head
    local = ("--local-directory", str(tmp_path))
    options = ("--nthreads", "1", "--no-nanny", "--no-dashboard", *local)
    workers = [start("distributed.cli.dask_worker", address, *options) for _ in range(2)]
    try:
        yield address, workers
    finally:
        for process in workers:
            end(process)


def end(process: "subprocess.Popen[str]") -> None:
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


@pytest.mark.usefixtures("scheduler")
def test_a_cluster_that_loses_its_scheduler_ends_with_the_first_games(head: tuple[str, Any]):
    address, process = head
    plan = plan_of("clone-wars", 1_000_000, seed=6)
    total, told = Total(), []
    with cluster.open_crew(address) as crew:
        small = Crew(crew.executor, 2, "cpu", 0.2, 100, 50, crew.tie)
        crew.tie.tell = lambda: told.append("lost")
        for part in Run(plan.games, PlayPart(plan), small):
            total.add(part)
            if total.games >= 500 and process.poll() is None:
                process.kill()
                process.wait()
        closing = time.monotonic()

    assert time.monotonic() - closing < cluster.SECONDS_TO_CLOSE
    assert told == ["lost"]
    assert 500 <= total.games < plan.games
    alone = total_of(replace(plan, games=total.games), threads(2))
    assert total.tally.tobytes() == alone.tally.tobytes()


def test_a_scheduler_without_workers_is_an_error_in_words(
    head: tuple[str, Any], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(cluster, "SECONDS_TO_CONNECT", 1)
    with pytest.raises(cluster.NoWorkersError):
        cluster.open_crew(head[0])


@pytest.mark.parametrize(
    ("language", "told"), [("en", "has no workers"), ("de", "keine Worker"), ("nl", "geen workers")]
)
def test_a_user_is_told_how_to_start_workers(
    head: tuple[str, Any], monkeypatch: pytest.MonkeyPatch, language: str, told: str
):
    monkeypatch.setattr(cluster, "SECONDS_TO_CONNECT", 1)
    words = ["simulate", "saga", "--backend", "dask", "--scheduler", head[0]]
    answer = CliRunner().invoke(main, [*words, "--language", language])

    assert answer.exit_code == 2
    assert told in answer.stderr
    assert f"dask worker {head[0]}" in answer.stderr


@pytest.mark.parametrize("address", ["127.0.0.1:abc", "foo://bar", ""])
def test_an_address_that_is_none_is_refused_at_once_and_leaves_no_client(address: str):
    clients: Any = import_module("distributed").Client._instances
    before, began = set(clients), time.monotonic()
    with pytest.raises((OSError, ValueError)):
        cluster.open_crew(address)

    assert time.monotonic() - began < cluster.SECONDS_TO_CONNECT / 2
    assert set(clients) <= before

"""One server process for the tests that need no other settings."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.servers import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("server")
    running = Server(folder / "tables.sqlite3", "--gone-after", "0.5").start()
    yield running
    errors = running.stop()
    assert "Traceback" not in errors, errors

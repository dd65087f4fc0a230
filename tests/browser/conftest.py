"""A real Chromium, a real server and the built page; skipped with a reason where one is missing."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.people import Person
from tests.server.servers import Server

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
PAGE = ROOT / "src/freehold/server/client/index.html"
NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")

Visit = Callable[..., Person]


def chromium() -> str | None:
    """Where Chromium is, or FREEHOLD_CHROMIUM says."""
    named = os.environ.get("FREEHOLD_CHROMIUM")
    return named or next(filter(None, map(shutil.which, NAMES)), None)


@pytest.fixture(scope="session")
def browser_file() -> str:
    """The browser's program; without it, or without a page to look at, there is nothing to test."""
    pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    path = chromium()
    if path is None:
        pytest.skip("there is no Chromium; Debian's package is `chromium`")
    if not PAGE.exists():
        pytest.skip("the page is not built: `python3 dev.py web`")
    return path


@pytest.fixture(scope="module")
def browser(browser_file: str) -> Iterator[Any]:
    """For one file of tests: as long as it is there, its loop runs in this thread.

    Nobody else could call `asyncio.run` meanwhile, and so it does not stay for the others' tests.
    """
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - it may not be installed

    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=browser_file, args=["--no-sandbox"])
        yield running
        running.close()


@pytest.fixture(scope="session")
def axe() -> str:
    if not AXE.exists():
        pytest.skip("axe-core is not installed: `python3 dev.py web`")
    return AXE.read_text(encoding="utf-8")


@pytest.fixture(scope="session")
def server(browser_file: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:  # noqa: ARG001 - without a browser no server is needed
    folder = tmp_path_factory.mktemp("browser")
    running = Server(folder / "tables.sqlite3", "--gone-after", "60").start()
    yield running
    errors = running.stop()
    assert "Traceback" not in errors, errors


@pytest.fixture
def visit(browser: Any, server: Server) -> Iterator[Visit]:
    """Open the page as a new person, who has a browser of their own; nothing may go wrong in it."""
    people: list[Person] = []

    def come(at: Server = server, **how: Any) -> Person:
        person = Person(browser, at, **how)
        people.append(person)
        return person

    yield come
    troubles = [trouble for person in people for trouble in person.troubles]
    for person in people:
        person.context.close()
    assert troubles == []


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser on a busy machine may miss a moment: such a test runs again, and that is told."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=2))

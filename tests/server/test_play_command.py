"""`freehold play`: a server for this machine, with the browser opened."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from freehold.cli.browser import _is_free
from freehold.server.configuration import Configuration, data_folder
from freehold.server.running import address_for_others, address_in, bind
from tests.server.servers import ROOT


def test_the_page_answers_and_the_browser_is_opened(tmp_path: Path):
    opened = tmp_path / "opened"
    browser = tmp_path / "browser.sh"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    environment = {
        **os.environ,
        "PYTHONPATH": str(ROOT / "src"),
        "PYTHONUNBUFFERED": "1",
        "BROWSER": str(browser),
        "FREEHOLD_DATA": str(tmp_path / "data"),
    }
    command = [sys.executable, "-m", "freehold", "play", "--language", "en"]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        address = process.stdout.readline().split(" at ")[1].split(" ")[0]
        for _ in range(200):
            if opened.exists() and opened.read_text():
                break
            subprocess.run(["sleep", "0.05"], check=True)
        assert opened.read_text().strip() == address
        page = httpx.get(address)
        assert page.status_code == 200
        assert "Freehold" in page.text
        assert (tmp_path / "data" / "tables.sqlite3").exists()
        other = httpx.get(address, headers={"host": "evil.example"})
        assert other.status_code == 403
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=20)
    assert process.returncode == 0


def test_a_taken_port_is_noticed():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        assert not _is_free("127.0.0.1", taken.getsockname()[1])


@pytest.mark.parametrize(
    ("host", "begins"), [("127.0.0.1", "http://127.0.0.1:"), ("0.0.0.0", "http://127.0.0.1:")]
)
def test_the_address_is_one_that_a_browser_can_open(host: str, begins: str, tmp_path: Path):
    configuration = Configuration(database=tmp_path, host=host, port=0, root_path="/games/")
    listener = bind(configuration)
    try:
        address = address_in(configuration, listener)
        assert address.startswith(begins)
        assert address.endswith("/games/")
        if host == "127.0.0.1":
            assert address_for_others(configuration, listener) == ""
    finally:
        listener.close()


@pytest.mark.parametrize(
    ("environ", "platform", "folder"),
    [
        ({"FREEHOLD_DATA": "/x"}, "linux", "/x"),
        ({"XDG_DATA_HOME": "/d"}, "linux", "/d/freehold"),
        ({"HOME": "/home/ann"}, "linux", "/home/ann/.local/share/freehold"),
        ({"LOCALAPPDATA": "/l"}, "win32", "/l/freehold"),
    ],
)
def test_where_tables_are_kept(environ: dict[str, str], platform: str, folder: str):
    assert data_folder(environ, platform) == Path(folder)

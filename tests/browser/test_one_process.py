"""The browser and the other tests in one process: plain `pytest` runs them one after the other."""

import subprocess
import sys

from tests.browser.conftest import ROOT

WITH_BROWSER = "tests/browser/test_table.py::test_a_table_that_does_not_exist_is_told_so"
WITH_LOOP = "tests/server/test_rooms.py::test_what_the_disk_refuses_was_never_done"


def test_no_loop_of_the_browser_s_is_left_to_other_tests(browser_file: str):  # noqa: ARG001 - it is needed
    one_process = [sys.executable, "-m", "pytest", "-p", "no:xdist", "-q"]
    both = [WITH_BROWSER, WITH_LOOP]
    ran = subprocess.run(
        [*one_process, *both], cwd=ROOT, capture_output=True, text=True, check=False
    )

    assert ran.returncode == 0, ran.stdout
    assert "2 passed" in ran.stdout

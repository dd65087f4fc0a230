"""Marks and settings shared by all tests."""

import os
import signal
import threading

import pytest
from hypothesis import settings

# The tests want every loop: so the rules in them are compiled once.
os.environ.setdefault("FREEHOLD_COMPILE", "all")

# A shell ignores interrupts for what it starts in the background, and so would every process
# that the tests start in order to interrupt it.
if (
    signal.getsignal(signal.SIGINT) == signal.SIG_IGN
    and threading.current_thread() is threading.main_thread()
):
    signal.signal(signal.SIGINT, signal.default_int_handler)

pytest.register_assert_rewrite("tests.tables")

settings.register_profile("freehold", deadline=None, derandomize=True)
settings.load_profile("freehold")

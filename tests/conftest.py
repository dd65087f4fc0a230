"""Marks and settings shared by all tests."""

import os

import pytest
from hypothesis import settings

# The tests want every loop: so the rules in them are compiled once.
os.environ.setdefault("FREEHOLD_COMPILE", "all")

pytest.register_assert_rewrite("tests.tables")

settings.register_profile("freehold", deadline=None, derandomize=True)
settings.load_profile("freehold")

"""Marks and settings shared by all tests."""

import pytest
from hypothesis import settings

pytest.register_assert_rewrite("tests.tables")

settings.register_profile("freehold", deadline=None, derandomize=True)
settings.load_profile("freehold")

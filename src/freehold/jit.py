"""Rules are registered here; `freehold.backend` compiles copies of them on demand."""

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

RULES: dict[str, Callable[..., Any]] = {}
"""Every rule function by name, in the order of definition."""


def rule(function: F) -> F:
    """Register rule code and return it unchanged.

    Interpreted play calls the plain function; the compiled backends call
    a compiled copy.  All rules share one namespace, so names are unique.
    """
    name = function.__name__
    if name in RULES and RULES[name].__module__ != function.__module__:
        raise TypeError(f"two rules are called {name}: in {RULES[name].__module__} and here")
    RULES[name] = function
    return function


ENTRIES: set[str] = set()
"""Rule code that Python itself calls when compiled: the loops over many games."""


def entry(function: F) -> F:
    """Register a loop over games, to be called from Python when it is compiled."""
    ENTRIES.add(function.__name__)
    return rule(function)

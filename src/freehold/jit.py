"""Rules are registered here; `freehold.backend` compiles copies of them on demand."""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

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


PRIMITIVES: dict[str, Callable[..., Any]] = {}
"""What processors have an instruction for and Python spells out, by name."""


def primitive(function: F) -> F:
    """Register a function of whole numbers that a backend replaces by one instruction."""
    PRIMITIVES[function.__name__] = function
    return function


ENTRIES: set[str] = set()
"""Rule code that Python itself calls when compiled: the loops over many games."""


def entry(function: F) -> F:
    """Register a loop over games, to be called from Python when it is compiled."""
    ENTRIES.add(function.__name__)
    return rule(function)


WATCHED: dict[str, Callable[[], list[tuple[Any, ...]]]] = {}
"""For some of these loops, calls by which a compiler can see what usually happens in them."""

RARE: dict[str, Callable[[], set[str]]] = {}
"""For some kinds of programs, who can say which rules are hardly ever called in them."""


class Shared(NamedTuple):
    """A record that rules take by a parameter of its name: what it is, and its layout."""

    declaration: type
    layout: Any


RECORDS: dict[str, Shared] = {}
"""Records besides the edition and the game, by the name of the parameter that takes one."""
ARRAYS: dict[str, str] = {}
"""The names of the parameters that take many such records, and the name of one."""


def record_parameter(name: str, many: str, declaration: type, layout: Any) -> None:
    """Let rules take a further record: `name` is one of them, `many` an array."""
    RECORDS[name] = Shared(declaration, layout)
    ARRAYS[many] = name

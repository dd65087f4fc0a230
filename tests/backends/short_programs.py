"""Programs for a processor with the short numbers of a GPU, to see what becomes of them."""

from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Any

import numba

from freehold.callgraph import defined_in, parts_of
from freehold.program import CALLED_FROM_PYTHON, Program, made_here, whole_programs
from freehold.short_numbers import shorten
from freehold.standing_in import standing_in

made: Any = numba


def is_rule(module: Any) -> bool:
    """Neither what Python calls nor what Numba brings along."""
    defined = [function.name for function in defined_in(module)]
    own = [name for name in defined if not name.startswith((CALLED_FROM_PYTHON, "nrt", "NRT"))]
    return bool(own) and len(own) == len(defined)


@contextmanager
def short_numbers() -> Generator[None]:
    """While it lasts, a loop and its rules are made one program with short numbers.

    No rule is for two loops: how long its numbers are is a matter of who calls it.
    """
    # It is Numba's, and without types.
    library: Any = Program
    finalize = library.finalize

    def shorten_and_finalize(loop: Any) -> None:
        if loop.is_loop:
            parts = made_here(parts_of(loop))
            rules = [m for part in parts for m in part.written if is_rule(m)]
            own = [m for m in loop.written if is_rule(m)]
            shorten(rules, {f.name for module in own for f in defined_in(module)})
            loop.shortened = rules
        finalize(loop)

    with whole_programs(), standing_in(library, "finalize", shorten_and_finalize):
        yield


def as_rule(function: Callable[..., Any]) -> Any:
    """Compiled, to be called by a loop: whole numbers in, a whole number out."""
    return _compiled(function, no_cpython_wrapper=True)


def as_loop(function: Callable[..., Any]) -> Any:
    """Compiled, to be called by Python."""
    return _compiled(function)


def _compiled(function: Callable[..., Any], **options: bool) -> Any:
    signature = made.int64(*[made.int64] * function.__code__.co_argcount)
    return made.njit(signature, no_cfunc_wrapper=True, error_model="numpy", **options)(function)

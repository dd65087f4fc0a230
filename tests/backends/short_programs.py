"""Programs for a processor with the short numbers of a GPU, to see what becomes of them."""

from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Any

import numba

from freehold.callgraph import defined_in, parts_of
from freehold.program import CALLED_FROM_PYTHON, Program, whole_programs
from freehold.short_numbers import shorten
from freehold.standing_in import standing_in

made: Any = numba


def modules_of(part: Any) -> list[Any]:
    """What Numba wrote for a function, before anything was done with it."""
    return part.__dict__.setdefault("written", [])


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
    # Both are Numba's, and without types.
    library: Any = Program
    add, finalize = library.add_ir_module, library.finalize

    def write_down(part: Any, module: Any) -> None:
        modules_of(part).append(module)

    def shorten_and_finalize(loop: Any) -> None:
        own = modules_of(loop)
        names = [f.name for module in own for f in module.functions]
        if any(name.startswith(CALLED_FROM_PYTHON) for name in names):
            parts = list(parts_of(loop))
            rules = [m for part in parts for m in modules_of(part) if is_rule(m)]
            shorten(rules, {f.name for module in filter(is_rule, own) for f in defined_in(module)})
            for part in parts:
                # What Numba brings along is a part of every program, and written once.
                if modules_of(part) and not part.__dict__.get("is_added", False):
                    before, part._finalized = part._finalized, False
                    for module in modules_of(part):
                        add(part, module)
                    part.is_added, part._finalized = True, before
        finalize(loop)

    with (
        whole_programs(),
        standing_in(library, "add_ir_module", write_down),
        standing_in(library, "finalize", shorten_and_finalize),
    ):
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

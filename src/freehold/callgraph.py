"""Which rule calls which, for the compilers: read off bytecode, or off what Numba has compiled."""

import dis
from collections import Counter
from collections.abc import Callable, Container, Iterator
from typing import Any


def globals_of(function: Callable[..., Any]) -> list[str]:
    """The global names that a function reads; attributes of records are not among them."""
    instructions = dis.get_instructions(function.__code__)
    return [i.argval for i in instructions if i.opname == "LOAD_GLOBAL"]


def callees_first(
    rules: dict[str, Callable[..., Any]], roots: tuple[str, ...] = ()
) -> list[Callable[..., Any]]:
    """The rules in an order in which each is compiled before it is called.

    With `roots` only these and what they call, however indirectly.

    Chapters may then be written in the order of the rulebook.  Recursion is
    refused: a GPU has no stack for it, and the agenda makes it needless.
    """
    ordered: dict[str, Callable[..., Any]] = {}
    open_names: list[str] = []

    def visit(name: str) -> None:
        if name in ordered:
            return
        if name in open_names:
            raise TypeError(f"rules must not recurse: {' > '.join([*open_names, name])}")
        open_names.append(name)
        for called in globals_of(rules[name]):
            if called in rules:
                visit(called)
        open_names.pop()
        ordered[name] = rules[name]

    for name in roots or rules:
        visit(name)
    return list(ordered.values())


CALL = 8
"""What a call takes, in instructions of Python."""
WORTH_A_CALL = 400
"""A shorter function is copied to wherever it is called."""
WORTH_A_RARE_CALL = 60
"""The same for one that is hardly ever called."""
WORTH_KEEPING_APART = 2_500
"""Fewer instructions than these are not saved: what is copied is faster, up to a point."""


def called_apart(
    functions: list[Callable[..., Any]], roots: tuple[str, ...], rare: Container[str] = ()
) -> set[str]:
    """The functions that a GPU's compiler shall not copy to where they are called.

    Left alone it copies them all, thirtyfold in sum, and takes its time over it.
    So what is `rare` is kept out of what is not; and then, one after the other, whatever
    saves most is kept in one place.
    """
    calls = {f.__name__: Counter(globals_of(f)) for f in functions}
    own = {f.__name__: sum(1 for _ in dis.get_instructions(f)) for f in functions}
    whole = _sizes(own, calls, set())
    often = [name for name in own if name not in rare]
    apart = {
        callee
        for name in often
        for callee in calls[name]
        if callee in own and callee in rare and whole[callee] >= WORTH_A_RARE_CALL
    }.difference(roots)
    while True:
        size = _sizes(own, calls, apart)
        copies = {name: int(name in roots or name in apart) for name in own}
        for name in reversed(own):
            for callee, times in calls[name].items():
                if callee in own and callee not in apart:
                    copies[callee] += times * copies[name]
        saved = {
            name: (copies[name] - 1) * (size[name] - CALL)
            for name in own
            if name not in apart and name not in roots and size[name] >= WORTH_A_CALL
        }
        best = max(saved, key=lambda name: saved[name], default="")
        if not best or saved[best] < WORTH_KEEPING_APART:
            return apart
        apart.add(best)


def _sizes(own: dict[str, int], calls: dict[str, Counter[str]], apart: set[str]) -> dict[str, int]:
    """Of functions with all that is copied into them; those that are called come first."""
    size: dict[str, int] = {}
    for name, alone in own.items():
        callees = [(n, times) for n, times in calls[name].items() if n in size]
        size[name] = alone + sum(t * (CALL if n in apart else size[n]) for n, t in callees)
    return size


def defined_in(module: Any) -> list[Any]:
    """The functions that a module of a program has, and not only calls."""
    return [function for function in module.functions if not function.is_declaration]


def parts_of(library: Any) -> Iterator[Any]:
    """What Numba made of a function, then of all that it calls, however indirectly, each once.

    They come in an order of their own, where Numba leaves it to chance: a program is then the
    same whenever it is compiled.
    """
    seen: set[int] = set()
    waiting = [library]
    while waiting:
        part = waiting.pop()
        if id(part) not in seen:
            seen.add(id(part))
            waiting += sorted(part._linking_libraries, key=lambda library: library.name)
            yield part

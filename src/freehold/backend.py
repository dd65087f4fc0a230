"""One rules source, three speeds: the only module that knows about Numba.

`@rule` leaves functions as they are.  `build` copies every registered one into
a module of its own and compiles the copies there, so that interpreted and
compiled rules live side by side and nothing is compiled before it is needed.
What is registered is what the caller has imported: `freehold.batch` has it all.
"""

import dis
import hashlib
import inspect
import os
import platform
import sys
import tempfile
import types
from collections.abc import Callable, Generator
from contextlib import contextmanager
from enum import EnumMeta
from functools import cache
from pathlib import Path
from typing import IO, Any, Literal

from freehold.jit import ARRAYS, ENTRIES, RECORDS, RULES
from freehold.state import EDITION, GAME

Target = Literal["cpu", "cuda"]


def source_hash() -> str:
    """A name for the rules as they are now, with what compiles them.

    Numba's disk cache looks at one file only and would not notice a change
    in a file that it calls, so the folder of the cache carries this name.
    """
    import numba  # noqa: PLC0415

    digest = hashlib.sha256()
    files = {inspect.getfile(function) for function in RULES.values()}
    files |= {inspect.getfile(shared.declaration) for shared in RECORDS.values()}
    package = Path(__file__).parent
    files |= {
        str(package / name) for name in ("vocabulary.py", "record.py", "state.py", "backend.py")
    }
    for file in sorted(files):
        digest.update(Path(file).read_bytes())
    digest.update(f"{numba.__version__} {platform.python_version()} {platform.machine()}".encode())
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """Where compiled rules are kept: `FREEHOLD_CACHE`, or the user's cache folder."""
    chosen = os.environ.get("FREEHOLD_CACHE")
    if chosen:
        return Path(chosen)
    home = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA")
    base = Path(home) if home else Path.home() / ".cache"
    folder = base / "freehold"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        folder = Path(tempfile.gettempdir()) / "freehold"
    return folder


def record_types() -> dict[str, Any]:
    """The compiled types of the parameters that are not integers, by their names."""
    import numba  # noqa: PLC0415

    made: Any = numba
    edition, game = made.from_dtype(EDITION), made.from_dtype(GAME)
    numbers = made.int64[::1]
    one = {name: made.from_dtype(shared.layout) for name, shared in RECORDS.items()}
    return {
        "edition": edition,
        "game": game,
        "editions": edition[::1],
        "games": game[::1],
        "seat_counts": numbers,
        "all_seeds": numbers,
        "seatings": made.int64[:, ::1],
        **one,
        **{many: one[name][::1] for many, name in ARRAYS.items()},
    }


def signature_of(function: Callable[..., Any], integer: Any, records: dict[str, Any]) -> Any:
    """One signature a rule: without it the compiler would make one for every width it meets.

    A parameter that is not used has an underscore before its name.
    """
    code = function.__code__
    names = code.co_varnames[: code.co_argcount]
    return tuple(records.get(name.lstrip("_"), integer) for name in names)


def globals_of(function: Callable[..., Any]) -> list[str]:
    """The global names that a function reads; attributes of records are not among them."""
    instructions = dis.get_instructions(function.__code__)
    return [i.argval for i in instructions if i.opname == "LOAD_GLOBAL"]


def is_constant(value: Any) -> bool:
    """Whether a name that a rule uses is a number or an enumeration."""
    return isinstance(value, (int, EnumMeta))


def constants_of(functions: list[Callable[..., Any]]) -> dict[str, Any]:
    """Numbers and enumerations that the rules name."""
    found: dict[str, Any] = {}
    for function in functions:
        for name in globals_of(function):
            value = function.__globals__.get(name)
            if not is_constant(value):
                continue
            if found.setdefault(name, value) is not value and found[name] != value:
                raise TypeError(f"two rule modules mean different things by {name}")
    return found


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


def build(target: Target, functions: list[Callable[..., Any]]) -> types.ModuleType:
    """A module with these rules compiled for a target, each after those that it calls."""
    module = types.ModuleType(f"freehold_rules_{target}")
    # The disk cache finds a function again by its module's name.
    sys.modules[module.__name__] = module
    module.__dict__.update(constants_of(list(RULES.values())))
    wrap = wrapper(target)
    for function in functions:
        copy = types.FunctionType(function.__code__, module.__dict__, function.__name__)
        copy.__doc__, copy.__module__ = function.__doc__, module.__name__
        setattr(module, function.__name__, wrap(copy))
    return module


def wrapper(target: Target) -> Callable[[Any], Any]:
    """How one function is compiled for a target."""
    import numba  # noqa: PLC0415

    made: Any = numba
    records = record_types()
    if target == "cpu":
        made.config.CACHE_DIR = str(cache_folder() / source_hash())
        options = {"cache": True, "nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True}

        def compile_one(f: Any) -> Any:
            inside = f.__name__ not in ENTRIES
            signature = signature_of(f, made.int64, records)
            return made.njit(signature, no_cpython_wrapper=inside, **options)(f)

        return compile_one
    from numba import cuda  # noqa: PLC0415

    device: Any = cuda

    def compile_for_device(f: Any) -> Any:
        if f.__name__ in ENTRIES:
            return f
        return device.jit(signature_of(f, made.int64, records), device=True)(f)

    return compile_for_device


@cache
def compiled(target: Target = "cpu", roots: tuple[str, ...] = ()) -> types.ModuleType:
    """The compiled rules of this process; a second process waits and takes them from the cache.

    For a GPU only what the kernel's `roots` call: nothing is kept from one process to the next.
    """
    if target == "cuda":
        return build(target, callees_first(RULES, roots))
    folder = cache_folder() / source_hash()
    folder.mkdir(parents=True, exist_ok=True)
    done = folder / "complete"
    with (folder / "compiling.lock").open("a+b") as file, locked(file):
        if done.exists():
            try:
                return build_entries()
            except Exception:
                done.unlink()
        module = build(target, callees_first(RULES))
        done.touch()
        return module


def build_entries() -> types.ModuleType:
    """The loops alone, from the disk cache: their machine code has all rules in it.

    Loading the rules one by one as well would cost more than all of the rest.
    """
    return build("cpu", [RULES[name] for name in RULES if name in ENTRIES])


@contextmanager
def locked(file: IO[bytes]) -> Generator[None]:
    """Hold a file for oneself; the system lets go of it even if the process is killed."""
    if os.name == "nt":
        import msvcrt as windows  # noqa: PLC0415

        lock: Any = windows
        lock.locking(file.fileno(), lock.LK_LOCK, 1)
        try:
            yield
        finally:
            file.seek(0)
            lock.locking(file.fileno(), lock.LK_UNLCK, 1)
    else:
        import fcntl  # noqa: PLC0415

        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def is_cached() -> bool:
    """Whether the rules as they are have been compiled before on this machine."""
    return (cache_folder() / source_hash() / "complete").exists()

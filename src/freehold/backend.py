"""One rules source, three speeds: rules are compiled here.

`@rule` leaves functions as they are.  `build` copies every registered one into
a module of its own and compiles the copies there, so that interpreted and
compiled rules live side by side and nothing is compiled before it is needed.
What is registered is what the caller has imported: `freehold.batch` has it all.
"""

import hashlib
import importlib
import inspect
import os
import platform
import sys
import types
from collections.abc import Callable, Generator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from enum import EnumMeta
from functools import cache
from pathlib import Path
from threading import RLock
from typing import IO, Any, Literal

from freehold.cache import cache_folder
from freehold.callgraph import called_apart, callees_first, defined_in, globals_of, parts_of
from freehold.errors import FreeholdError
from freehold.jit import ARRAYS, ENTRIES, RARE, RECORDS, RULES
from freehold.near import near_and_far, near_records
from freehold.primitives import primitives_on_gpu, primitives_on_processor
from freehold.standing_in import standing_in
from freehold.state import EDITION, GAME

Target = Literal["cpu", "cuda", "near"]
"""`near` is for a GPU as well, for games of which a part is near to a thread."""

MADE_BY = (
    "vocabulary",
    "record",
    "state",
    "backend",
    "primitives",
    "callgraph",
    "fields",
    "llvm_code",
    "answers",
    "program",
    "watching",
)
"""Besides the rules: the modules that have a part in what is compiled."""

STEPS_OF_NOTHING = ("range() arg 3 must not be zero",)
"""What Numba says to that."""


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
    files |= {str(package / f"{name}.py") for name in MADE_BY}
    for file in sorted(files):
        digest.update(Path(file).read_bytes())
    versions = f"{numba.__version__} {platform.python_version()}"
    digest.update(f"{versions} {platform.machine()} {processor()}".encode())
    return digest.hexdigest()[:16]


@cache
def processor() -> str:
    """For which processor is compiled: machines of several kinds may share a user's folder."""
    codegen: Any = importlib.import_module("numba.core.codegen")
    name, features = codegen.config.CPU_NAME, codegen.config.CPU_FEATURES
    if name is None:
        name = codegen.ll.get_host_cpu_name()
    if features is None:
        features = codegen.get_host_cpu_features()
    return f"{name} {features}"


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
        "seat_counts": made.int8[::1],
        "all_seeds": numbers,
        "seatings": made.int8[:, ::1],
        "tally": numbers,
        "tallies": made.int64[:, ::1],
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


def build(
    target: Target, functions: list[Callable[..., Any]], roots: tuple[str, ...] = ()
) -> types.ModuleType:
    """A module with these rules compiled for a target, each after those that it calls."""
    module = types.ModuleType(f"freehold_rules_{target}")
    # The disk cache finds a function again by its module's name.
    sys.modules[module.__name__] = module
    module.__dict__.update(constants_of(list(RULES.values())))
    on_gpu = target != "cpu"
    module.__dict__.update(primitives_on_gpu() if on_gpu else primitives_on_processor())
    wrap = wrapper(target)
    rare = RARE[target]() if target in RARE else set[str]()
    apart = called_apart(functions, roots, rare) if on_gpu else set[str]()
    with compiling_for(target):
        for function in functions:
            copy = types.FunctionType(function.__code__, module.__dict__, function.__name__)
            copy.__doc__, copy.__module__ = function.__doc__, module.__name__
            setattr(module, function.__name__, wrap(copy))
            if function.__name__ in apart:
                keep_apart(getattr(module, function.__name__))
    if target == "near":
        rewrite([getattr(module, name) for name in roots])
    return module


def rewrite(roots: list[Any]) -> None:
    """Spare a GPU's compiler what it cannot find out of device functions and all they call.

    Only functions that it is not to copy to where they are called are made to return their
    answers: it takes for ever over more of them.
    """
    from freehold.answers import answer_in_registers, never_failing  # noqa: PLC0415
    from freehold.fields import tell_fields_apart  # noqa: PLC0415
    from freehold.short_numbers import shorten  # noqa: PLC0415
    from freehold.unrolling import keep_loops  # noqa: PLC0415

    entered = [made.library for root in roots for made in root.overloads.values()]
    parts = {id(part): part for library in entered for part in parts_of(library)}
    modules = [part._module for part in parts.values()]
    outside = {function.name for library in entered for function in defined_in(library._module)}
    tell_fields_apart(modules)
    shorten(modules, outside)
    keep_loops(modules)
    called = {f.name for module in modules for f in defined_in(module) if is_kept_apart(f)}
    answer_in_registers(modules, called & never_failing(modules) - outside)


@contextmanager
def compiling_for(target: Target) -> Generator[None]:
    """While it lasts, Numba compiles for a target in the ways that this project needs."""
    from freehold.fields import named_fields  # noqa: PLC0415

    with ExitStack() as ways:
        ways.enter_context(indices_as_they_are(target))
        ways.enter_context(steps_of_something(target))
        ways.enter_context(parts_once() if target != "cpu" else kept_wherever_it_lies())
        if target == "near":
            ways.enter_context(near_and_far())
        ways.enter_context(named_fields(f"numba.{'core' if target == 'cpu' else 'cuda'}.cgutils"))
        yield


def indices_as_they_are(target: Target) -> AbstractContextManager[None]:
    """No rule counts from the end of a row: nothing is compiled to find out whether one does."""
    place = "numba.cpython.slicing" if target == "cpu" else "numba.cuda.cpython.slicing"

    def as_it_is(_builder: Any, index: Any, _size: Any) -> Any:
        return index

    return standing_in(importlib.import_module(place), "fix_index", as_it_is)


def steps_of_something(target: Target) -> AbstractContextManager[None]:
    """No rule counts in steps of 0: a range is not compiled to fail of that, so no rule can."""
    if target == "cpu":
        convention: Any = importlib.import_module("numba.core.callconv").CPUCallConv
    else:
        convention = importlib.import_module("numba.cuda.core.callconv").MinimalCallConv
    fail = convention.return_user_exc

    def fail_of_other_things(own: Any, builder: Any, error: Any, *what: Any, **where: Any) -> None:
        if what == (STEPS_OF_NOTHING,):
            builder.unreachable()
        else:
            fail(own, builder, error, *what, **where)

    return standing_in(convention, "return_user_exc", fail_of_other_things)


def kept_wherever_it_lies() -> AbstractContextManager[None]:
    """While it lasts, what Numba keeps does not go by the place where this package lies.

    Else a second copy of it, in another environment, would compile what the first one has.
    """
    caching: Any = importlib.import_module("numba.core.caching")

    def by_rules_alone(_locator: type, _file: str) -> str:
        return "loops"

    return standing_in(
        caching._CacheLocator, "get_suitable_cache_subpath", classmethod(by_rules_alone)
    )


def parts_once() -> AbstractContextManager[None]:
    """While it lasts, numba-cuda hands over each function of a program once.

    It goes from every function to those that it calls, and so came to the same ones again
    and again: five hundred rules were fourteen thousand.
    """
    codegen: Any = importlib.import_module("numba.cuda.codegen")

    def each_once(library: Any) -> list[Any]:
        return [part._module for part in parts_of(library)]

    return standing_in(codegen.CUDACodeLibrary, "modules", property(each_once))


def keep_apart(function: Any) -> None:
    """Let the compiler call a device function instead of copying it."""
    for compiled_one in function.overloads.values():
        for defined in defined_in(compiled_one.library._module):
            defined.attributes.add("noinline")


def is_kept_apart(function: Any) -> bool:
    """Whether the compiler shall call a function."""
    return "noinline" in function.attributes


def wrapper(target: Target) -> Callable[[Any], Any]:
    """How one function is compiled for a target."""
    import numba  # noqa: PLC0415

    made: Any = numba
    records = record_types()
    if target == "cpu":
        made.config.CACHE_DIR = str(cache_folder() / source_hash())
        options = {
            "nogil": True,
            "error_model": "numpy",
            "no_cfunc_wrapper": True,
            "_nrt": False,  # rules make no arrays; without it those passed on would be counted
        }

        def compile_one(f: Any) -> Any:
            loop = f.__name__ in ENTRIES
            signature = signature_of(f, made.int64, records)
            return made.njit(signature, cache=loop, no_cpython_wrapper=not loop, **options)(f)

        return compile_one
    from numba import cuda  # noqa: PLC0415

    device: Any = cuda
    if target == "near":
        records["game"], records["result"] = near_records(records["game"], records["result"])

    def compile_for_device(f: Any) -> Any:
        if f.__name__ in ENTRIES:
            return f
        return device.jit(signature_of(f, made.int64, records), device=True)(f)

    return compile_for_device


COMPILING = RLock()
"""Held by the thread that compiles or loads; others want what it will have."""


def compiled(target: Target = "cpu", roots: tuple[str, ...] = ()) -> types.ModuleType:
    """The rules that `roots` call, compiled; with no roots, all of them."""
    with COMPILING:
        return of_this_process(target, roots)


def compile_or_load(target: Target, roots: tuple[str, ...]) -> types.ModuleType:
    """What `compiled` has, for a process that does not have it yet.

    For a GPU nothing is kept from one process to the next.  Loops for a processor are, and
    a second process waits for them.
    """
    if target != "cpu":
        return build(target, callees_first(RULES, roots), roots)
    everything = tuple(sorted(ENTRIES))
    loops = roots or everything
    folder = made(cache_folder() / source_hash())
    with (folder / "compiling.lock").open("a+b") as file, locked(file):
        if is_cached(loops):
            try:
                # A loop's machine code has all rules in it.
                return build(target, [RULES[name] for name in loops])
            except Exception:
                forget(folder)
        from freehold.program import whole_programs  # noqa: PLC0415

        # Whoever will want all loops had better have the rules in them read once.
        wanted = everything if os.environ.get("FREEHOLD_COMPILE") == "all" else loops
        with whole_programs():
            module = build(target, callees_first(RULES, wanted))
        for loop in wanted:
            mark_of(loop).touch()
        return module


of_this_process = cache(compile_or_load)


def made(folder: Path) -> Path:
    """A folder for compiled rules, or words for why there is none."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        why = error.strerror or str(error)
        raise FreeholdError(
            f"compiled rules cannot be kept in {folder}: {why}; "
            "let FREEHOLD_CACHE name a folder in which you may write",
            reason="no-cache",
            details={"folder": str(folder), "why": why},
        ) from error
    return folder


def forget(folder: Path) -> None:
    """What is there cannot be read: a disk was full, or somebody changed it.

    Numba would read its own files again while it writes new ones.
    """
    for ending in ("complete", "nbi", "nbc"):
        for file in folder.rglob(f"*.{ending}"):
            file.unlink(missing_ok=True)


def mark_of(loop: str) -> Path:
    """The file that says that a loop is in the cache."""
    return cache_folder() / source_hash() / f"{loop}.complete"


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


def is_cached(loops: tuple[str, ...]) -> bool:
    """Whether loops over the rules as they are have been compiled before on this machine."""
    return all(mark_of(loop).exists() for loop in loops)

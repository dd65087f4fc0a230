"""A loop and all the rules that it calls, compiled as one program.

By itself Numba optimises a function together with everything that it calls,
makes machine code of all of that, and does so again for each of its callers.
Here every rule waits as it leaves Numba's front end until the loop is there;
then they are linked once, hidden from everything else and optimised together.
Hidden, a rule is not bound to how Numba calls functions: it returns its answer, and
what none of them reads is not passed.
"""

import platform
import sys
from collections.abc import Generator, Iterable
from contextlib import AbstractContextManager, contextmanager
from functools import cache
from typing import Any

from llvmlite import binding  # pyright: ignore[reportMissingTypeStubs]
from numba.core import registry
from numba.core.codegen import JITCodeLibrary
from numba.core.types import Record

from freehold.answers import answer_in_registers, never_failing
from freehold.callgraph import defined_in, parts_of
from freehold.fields import tell_fields_apart
from freehold.jit import WATCHED
from freehold.standing_in import standing_in
from freehold.watching import watch, weighed

llvm: Any = binding
numba: Any = registry

CALLED_FROM_PYTHON = "_ZN7cpython"
"""So begins the name of what Numba puts before a function that Python can call: a loop."""

INLINED_UP_TO = 100
"""In LLVM's measure: with more, and with its own 225, the loops were no faster, only larger."""


class Program(JITCodeLibrary):  # pyright: ignore[reportUntypedBaseClass]
    """What Numba keeps for each function: a part as it is, or a loop with all its parts."""

    _codegen: Any
    _final_module: Any
    _finalized: bool
    _linking_libraries: list["Program"]
    _reload_init: set[Any]

    def __init__(self, *what: Any) -> None:
        super().__init__(*what)
        self.written: list[Any] = []
        """As Numba's front end left it, until a loop is there."""
        self.names: set[str] = set()
        """Of the functions in it."""
        self.sure: set[str] = set()
        """Those of them that cannot fail, unless it is a loop."""

    def add_ir_module(self, ir_module: Any) -> None:
        """Called for what Numba has written."""
        self.written.append(ir_module)
        self.names.update(function.name for function in defined_in(ir_module))

    @property
    def is_loop(self) -> bool:
        """Whether Python can call it."""
        return any(name.startswith(CALLED_FROM_PYTHON) for name in self.names)

    def finalize(self) -> None:
        """Called for every function once its code is complete."""
        if not self.is_loop:
            known = {name for part in made_here(self._linking_libraries) for name in part.sure}
            self.sure = never_failing(self.written, known)
            self._finalized = True
            return
        parts = list(parts_of(self))
        sure = {name for part in made_here(parts) for name in part.sure}
        for part in made_here(parts):
            part.read(sure)
        for part in parts[1:]:
            self._reload_init.update(part._reload_init)
            self._final_module.link_in(part._final_module, preserve=True)
        for function in self.defined():
            if function.name not in self.names:
                function.linkage = "internal"
        self.watch_games(self.names)
        self.optimise()
        self._final_module.verify()
        self._finalize_final_module()

    def read(self, sure: set[str]) -> None:
        """Let LLVM read what is written, unless it has; rules of these names cannot fail."""
        tell_fields_apart(self.written)
        answer_in_registers(self.written, sure)
        library: Any = super()
        self._finalized = False
        for module in self.written:
            library.add_ir_module(module)
        self._finalized = True
        self.written.clear()

    def watch_games(self, seen_outside: set[str]) -> None:
        """Tell LLVM what usually happens, if this is a loop of which there are calls to watch."""
        (name,) = (n for n in seen_outside if CALLED_FROM_PYTHON + n[len("_ZN") :] in seen_outside)
        for loop, calls in WATCHED.items():
            if f"{len(loop)}{loop}B" in name and can_be_watched():
                program = str(self._final_module)
                counts = watch(program, name, calls())
                self._final_module = llvm.parse_assembly(weighed(program, counts))
                self._final_module.name = self.name
                order_by_jumps()

    def defined(self) -> list[Any]:
        """The functions in it, without those that are only named."""
        return defined_in(self._final_module)

    def optimise(self) -> None:
        """All of LLVM's passes, once.  Vectors would not pay: loops go over a few seats or lots."""
        options = llvm.create_pipeline_tuning_options(speed_level=3)
        options.loop_vectorization = False
        options.slp_vectorization = False
        options.inlining_threshold = INLINED_UP_TO
        builder = llvm.create_pass_builder(self._codegen._tm, options)
        builder.getModulePassManager().run(self._final_module, builder)


def made_here(parts: Iterable[Any]) -> list[Program]:
    """Those parts that wait for their loop; what Numba has compiled before is as it left it."""
    return [part for part in parts if isinstance(part, Program)]


@cache
def order_by_jumps() -> None:
    """Of functions that were watched LLVM shall put all blocks in order at once.

    It tries out orders until what is jumped to most lies next or near (`ext-tsp`), instead of
    going from each block to the likeliest one after it.  Other functions stay as they are.
    """
    for option in ("enable-ext-tsp-block-placement", "ext-tsp-apply-without-profile=0"):
        llvm.set_option("freehold", f"--{option}")


def can_be_watched() -> bool:
    """Where it has been tried: with other conventions of calling a function nothing is watched."""
    return sys.platform == "linux" and platform.machine() == "x86_64"


def short_names() -> AbstractContextManager[None]:
    """While it lasts, a record is called by its number.

    Before each of its passes Numba spells out the types of all arguments, whether anybody
    reads it or not; and a record has up to a hundred fields.
    """

    def by_number(record: Any) -> str:
        return f"Record {record._code}"

    return standing_in(Record, "__repr__", by_number)


@contextmanager
def whole_programs() -> Generator[None]:
    """While it lasts, what Numba compiles for a processor is compiled like this."""
    codegen: Any = numba.cpu_target.target_context.codegen()
    set_now = codegen.set_env
    environments: dict[str, Any] = {}

    def set_later(name: str, environment: Any) -> None:
        """A part is not in memory yet; nor will it be, unless it can fail."""
        environments[name] = environment

    programs = standing_in(codegen, "_library_class", Program)
    try:
        with short_names(), programs, standing_in(codegen, "set_env", set_later):
            yield
    finally:
        for name, environment in environments.items():
            if codegen._engine.is_symbol_defined(name):
                set_now(name, environment)

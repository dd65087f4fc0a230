"""Which field of a record an instruction reads or writes, told to the compiler.

A rule that has written to one field need not read another one anew.  But to LLVM a
record is a row of bytes, and an entry of one field may lie anywhere in it.
So Numba is asked for a field's name whenever it reaches for one, and each instruction
that reads or writes there gets the name in LLVM's own notes (`tbaa`): what has different
names does not overlap.  What has none may be anything.

Numba puts an array, which is a pointer among other things, into a variable, copies it
from one to the next, and takes the pointer out again.  Where pointers lead is found out
by following them through all of that.
"""

import importlib
from collections import defaultdict
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from freehold.callgraph import defined_in
from freehold.llvm_code import all_instructions_of, made
from freehold.standing_in import standing_in

NAME = "name_of_field"
"""Under which a pointer knows the field to which it leads."""
ANYWHERE = ""
"""Instead of a name: a pointer of which nothing is known."""
ALL = -1
"""Instead of the number of a member: a value that has none, such as a pointer."""
MOVED = {"bitcast", "addrspacecast", "getelementptr"}
"""What these make of a pointer leads to the same field."""

Part = tuple[int, int]
"""Of a value or a variable: which it is, and the number of its member."""


def name_field(pointer: Any, name: str) -> Any:
    """Note to which field a pointer leads, and return it."""
    setattr(pointer, NAME, name)
    return pointer


@contextmanager
def named_fields(place: str) -> Generator[None]:
    """While it lasts, the Numba whose `cgutils` are there notes to which fields pointers lead.

    Records of one size are taken for the same: that can only make fewer fields different.
    """
    cgutils: Any = importlib.import_module(place)
    reach = cgutils.get_record_member

    def reach_and_note(builder: Any, record: Any, offset: int, typ: Any) -> Any:
        size = getattr(record.type.pointee, "count", 0)
        return name_field(reach(builder, record, offset, typ), f"{offset} of {size}")

    with standing_in(cgutils, "get_record_member", reach_and_note):
        yield


def tell_fields_apart(modules: Iterable[Any]) -> None:
    """Write the names of fields beside all instructions that read or write one."""
    for module in modules:
        for function in defined_in(module):
            for instruction, name in fields_in(function):
                instruction.set_metadata("tbaa", _note(module, name))


def fields_in(function: Any) -> Iterator[tuple[Any, str]]:
    """Every instruction of a function that reads or writes a field, and the field's name."""
    pointers = _Pointers(function)
    for instruction in all_instructions_of(function):
        if instruction.opname in ("load", "store"):
            names = pointers.leads[id(instruction.operands[-1]), ALL]
            if len(names) == 1 and ANYWHERE not in names:
                (name,) = names
                yield instruction, name


def _note(module: Any, name: str) -> Any:
    nothing = made.Constant(made.IntType(64), 0)
    field = module.add_metadata([name, module.add_metadata(["fields"]), nothing])
    return module.add_metadata([field, field, nothing])


def _members(kind: Any) -> range:
    return range(len(kind.elements)) if isinstance(kind, made.LiteralStructType) else range(ALL, 0)


class _Pointers:
    """Where the pointers of a function may lead."""

    def __init__(self, function: Any) -> None:
        self.leads: dict[Part, set[str]] = defaultdict(set)
        self._next: dict[Part, set[Part]] = defaultdict(set)
        """From where a pointer is copied to where."""
        self._variables = {id(i): i for i in all_instructions_of(function) if i.opname == "alloca"}
        for argument in function.args:
            self._lose(argument)
        for instruction in all_instructions_of(function):
            self._read(instruction)

    def _read(self, instruction: Any) -> None:
        kind, operands = instruction.opname, instruction.operands
        name = getattr(instruction, NAME, None)
        if name is not None:
            self._lead((id(instruction), ALL), name)
        elif kind == "load":
            self._copy_from_variable(instruction, *operands)
        elif kind == "store":
            self._copy_to_variable(*operands)
        elif kind in MOVED:
            if self._part(instruction) is None:
                self._move(instruction, operands[0])
        elif kind == "extractvalue":
            self._copy((id(operands[0]), instruction.indices[0]), (id(instruction), ALL))
        elif kind == "insertvalue":
            self._insert(instruction, *operands)
        elif kind in ("phi", "select"):
            joined = operands[1:] if kind == "select" else [v for v, _ in instruction.incomings]
            for value in joined:
                self._copy_all(value, id(instruction))
        elif kind != "alloca":
            for operand in operands:
                self._give_away(operand)
            self._lose(instruction)

    def _move(self, pointer: Any, before: Any) -> None:
        if not isinstance(pointer.type.pointee, made.IntType):
            # By way of it pointers may be written.
            self._give_away(before)
        self._copy((id(before), ALL), (id(pointer), ALL))

    def _part(self, pointer: Any) -> Part | None:
        """The part of a variable to which a pointer leads, if it is one that is kept track of."""
        if id(pointer) in self._variables:
            return id(pointer), ALL
        if getattr(pointer, "opname", "") == "getelementptr" and len(pointer.indices) > 1:
            variable, (_, member, *further) = pointer.operands[0], pointer.indices
            has_members = isinstance(variable.type.pointee, made.LiteralStructType)
            if id(variable) in self._variables and has_members and not further:
                return id(variable), member.constant
        return None

    def _copy_from_variable(self, value: Any, place: Any) -> None:
        part = self._part(place)
        if part is None:
            self._lose(value)
        elif part[1] == ALL:
            for member in _members(value.type):
                self._copy((part[0], member), (id(value), member))
        else:
            self._copy(part, (id(value), ALL))

    def _copy_to_variable(self, value: Any, place: Any) -> None:
        part = self._part(place)
        self._give_away(value)
        if part is not None and part[1] == ALL:
            self._copy_all(value, part[0])
        elif part is not None:
            self._copy((id(value), ALL), part)

    def _copy_all(self, value: Any, to: int) -> None:
        self._give_away(value)
        for member in _members(value.type):
            self._copy((id(value), member), (to, member))

    def _insert(self, instruction: Any, others: Any, value: Any) -> None:
        self._give_away(value)
        for member in _members(instruction.type):
            if member != instruction.indices[0]:
                self._copy((id(others), member), (id(instruction), member))
        self._copy((id(value), ALL), (id(instruction), instruction.indices[0]))

    def _give_away(self, pointer: Any) -> None:
        """If it leads to a variable, somebody else may write there: nothing is known of it."""
        while getattr(pointer, "opname", "") in MOVED:
            pointer = pointer.operands[0]
        if id(pointer) in self._variables:
            for member in (ALL, *_members(pointer.type.pointee)):
                self._lead((id(pointer), member), ANYWHERE)

    def _lose(self, value: Any) -> None:
        for member in _members(value.type):
            self._lead((id(value), member), ANYWHERE)

    def _copy(self, from_part: Part, to: Part) -> None:
        self._next[from_part].add(to)
        for name in list(self.leads[from_part]):
            self._lead(to, name)

    def _lead(self, part: Part, name: str) -> None:
        waiting = [part]
        while waiting:
            at = waiting.pop()
            if name not in self.leads[at]:
                self.leads[at].add(name)
                waiting += self._next[at]

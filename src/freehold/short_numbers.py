"""Rules for a GPU with numbers of 32 bits where 64 are not needed.

To Numba every number has 64 bits.  A GPU's registers have 32: it adds two numbers of 64
bits in two steps, compares them in two, and multiplies or divides them in many.
So the functions of a program are rewritten before they are compiled: what cannot have
more than 32 bits (`freehold.widths`) is worked out with 32, and made long again only for
what takes it as a long number.  Compilers drop what nobody takes.
"""

from collections.abc import Callable, Iterable
from typing import Any

from freehold.callgraph import defined_in
from freehold.llvm_code import (
    all_instructions_of,
    constant,
    insert,
    made,
    replace_operands,
    take_apart,
)
from freehold.widths import SHORT, Widths, is_variable, word

short = made.IntType(SHORT)

LOWEST_BITS = {"add", "sub", "mul", "and", "or", "xor"}
"""The lowest bits of what these come to depend on the lowest bits alone."""
WHOLE = {"sdiv", "srem"}
"""These need to know all of both numbers."""


def shorten(modules: Iterable[Any], roots: set[str]) -> None:
    """Rewrite all functions of a program; `roots` are called from outside."""
    functions = {f.name: f for module in modules for f in defined_in(module)}
    widths = Widths(functions, roots)
    for function in functions.values():
        _Rewriting(function, widths).rewrite()


def _is_no_join(instruction: Any) -> bool:
    return bool(instruction.opname != "phi")


class _Rewriting:
    """A function on its way to short numbers."""

    def __init__(self, function: Any, widths: Widths) -> None:
        self.function, self.widths = function, widths
        self.instead: dict[int, Any] = {}
        """What is to be taken for a value that is gone, as long as that was."""
        self.shorts: dict[int, Any] = {}
        """Numbers, and variables, of 32 bits for some of 64."""
        self.gone: list[Any] = []
        """Kept, so that no new value is taken for one of them."""
        self.joins: list[tuple[Any, Any]] = []
        """New and old: where a number comes from one of several blocks."""
        self.kept_joins: list[Any] = []
        self.variables = self._short_variables()
        self.builder: Any = None
        self.ways: dict[str, Callable[[Any], bool]] = {
            "alloca": self._make_room,
            "store": self._store,
            "load": self._load,
            "icmp": self._compare,
            "phi": self._join,
            "sext": self._lengthen,
            "zext": self._lengthen,
            "select": self._select,
        }

    def _short_variables(self) -> set[int]:
        """Variables of short numbers whose place nobody else is told."""
        found: set[int] = set()
        passed: set[int] = set()
        for instruction in all_instructions_of(self.function):
            if is_variable(instruction):
                if self.widths.of(instruction) <= SHORT:
                    found.add(id(instruction))
            elif instruction.opname == "store":
                passed.add(id(instruction.operands[0]))
            elif instruction.opname != "load":
                passed.update(map(id, instruction.operands))
        return found - passed

    def rewrite(self) -> None:
        """Every instruction anew, or as it was with what there is instead of its operands."""
        for number, block in enumerate(self.function.blocks):
            old, self.builder = take_apart(block)
            if number == 0:
                for argument in filter(self.widths.is_short, self.function.args):
                    self._define(argument, self.builder.trunc(argument, short))
            for instruction in old:
                way = self.ways.get(instruction.opname, self._calculate)
                if not way(instruction):
                    self._keep(instruction)
            # What comes from other blocks stands first.
            block.instructions.sort(key=_is_no_join)
        for new, old in self.joins:
            for value, block in old.incomings:
                new.add_incoming(self._lowest(value), block)
        for kept in self.kept_joins:
            replace_operands(kept, self.instead)

    def _define(self, old: Any, new: Any) -> bool:
        """From here on `new`, which is short, is what `old` was."""
        self.shorts[id(old)] = new
        self.instead[id(old)] = self.builder.sext(new, word)
        self.gone.append(old)
        return True

    def _taken(self, value: Any) -> Any:
        return self.instead.get(id(value), value)

    def _lowest(self, value: Any) -> Any:
        """The lowest 32 bits of a number."""
        number = constant(value)
        if number is not None:
            half = 1 << (SHORT - 1)
            return made.Constant(short, (number + half) % (half * 2) - half)
        if isinstance(value, made.Constant):
            return made.Constant(short, value.constant)
        if id(value) in self.shorts:
            return self.shorts[id(value)]
        return self.builder.trunc(self._taken(value), short)

    def _keep(self, instruction: Any) -> None:
        """As it was; a number that is short nevertheless, as an answer, has its short form."""
        if instruction.opname == "phi":
            self.kept_joins.append(instruction)
        else:
            replace_operands(instruction, self.instead)
        insert(self.builder, instruction)
        if self.widths.is_short(instruction) and not is_variable(instruction):
            new = self.builder.trunc(instruction, short)
            self.shorts[id(instruction)] = new
            self.instead[id(instruction)] = self.builder.sext(new, word)

    def _make_room(self, instruction: Any) -> bool:
        if id(instruction) not in self.variables:
            return False
        self.shorts[id(instruction)] = self.builder.alloca(short)
        self.gone.append(instruction)
        return True

    def _store(self, instruction: Any) -> bool:
        value, place = instruction.operands
        if id(place) not in self.variables:
            return False
        self.builder.store(self._lowest(value), self.shorts[id(place)])
        return True

    def _load(self, instruction: Any) -> bool:
        (place,) = instruction.operands
        if id(place) not in self.variables:
            return False
        return self._define(instruction, self.builder.load(self.shorts[id(place)]))

    def _compare(self, instruction: Any) -> bool:
        if not all(map(self.widths.is_short, instruction.operands)):
            return False
        left, right = map(self._lowest, instruction.operands)
        new = made.instructions.ICMPInstr(self.builder.block, instruction.op, left, right)
        self.instead[id(instruction)] = insert(self.builder, new)
        self.gone.append(instruction)
        return True

    def _join(self, instruction: Any) -> bool:
        short_ones = all(
            id(value) in self.shorts or constant(value) is not None
            for value, _ in instruction.incomings
        )
        if not self.widths.is_short(instruction) or not short_ones:
            return False
        new = self.builder.phi(short)
        self.joins.append((new, instruction))
        return self._define(instruction, new)

    def _lengthen(self, instruction: Any) -> bool:
        value = self._taken(instruction.operands[0])
        if not self.widths.is_short(instruction) or value.type.width > SHORT:
            return False
        longer = self.builder.sext if instruction.opname == "sext" else self.builder.zext
        return self._define(instruction, longer(value, short))

    def _select(self, instruction: Any) -> bool:
        if not self.widths.is_short(instruction):
            return False
        condition, *values = instruction.operands
        new = self.builder.select(self._taken(condition), *map(self._lowest, values))
        return self._define(instruction, new)

    def _calculate(self, instruction: Any) -> bool:
        if not self.widths.is_short(instruction) or not self._is_enough(instruction):
            return False
        operands = list(map(self._lowest, instruction.operands))
        block = self.builder.block
        new = made.instructions.Instruction(block, short, instruction.opname, operands)
        return self._define(instruction, insert(self.builder, new))

    def _is_enough(self, instruction: Any) -> bool:
        """Whether 32 bits of its operands are enough for an instruction whose result is short."""
        kind = instruction.opname
        if kind in LOWEST_BITS:
            return True
        if kind in WHOLE:
            return all(map(self.widths.is_short, instruction.operands))
        if kind not in ("shl", "ashr"):
            return False
        places = constant(instruction.operands[1])
        if places is None or not 0 <= places < SHORT:
            return False
        return kind == "shl" or self.widths.is_short(instruction.operands[0])

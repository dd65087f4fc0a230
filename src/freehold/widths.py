"""How many bits the numbers of a program can have, found out over all its functions together.

A field of 8, 16 or 32 bits has as many, and a word of bits has all 64.  What is worked out from
numbers has the bits that it can have, with three things taken for granted of games:

- a sum of amounts, or a few times an amount, is an amount: it has no more than 32 bits;
- so has a hundredth of a product, or less: that is how percentages are taken;
- and so has every `amount` that a rule is given: records keep amounts in 32 bits.

A product of two numbers is taken at its full width, and a bit that is moved by an unknown number of
places may be anywhere.
"""

from collections.abc import Callable
from typing import Any

from freehold.llvm_code import ANSWER, constant, instructions_of, made

SHORT, LONG = 32, 64
LEVELS = (8, 16, SHORT, LONG)
"""Widths that are told apart."""
A_FEW = 16
"""Fewer times a number is as good as a sum."""
HUNDREDTH = 64
"""By this or more a product is divided into amounts again."""
GIVEN_LONG = "seed"
"""All other numbers that a program is given from outside are short."""
GIVEN_SHORT = "amount"
"""So rules call an amount of money that they are given."""
COUNTS_BITS = ("__nv_", "llvm.ctpop", "llvm.ctlz", "llvm.cttz")
"""So begin the names of functions that count bits."""

word = made.IntType(LONG)


def level(bits: int) -> int:
    """The least width that is told apart and has so many bits."""
    return next((width for width in LEVELS if bits <= width), LONG)


def is_word(value: Any) -> bool:
    """Whether it is a number of 64 bits, to the compiler."""
    return bool(value.type == word)


def is_variable(instruction: Any) -> bool:
    """Whether an instruction makes room for a number of 64 bits."""
    return instruction.opname == "alloca" and bool(instruction.type.pointee == word)


def argument_name(argument: Any) -> str:
    """As the rule calls it."""
    return str(argument.name).removeprefix("arg.")


class Widths:
    """Of the numbers of all functions; those of `roots` are called from outside."""

    def __init__(self, functions: dict[str, Any], roots: set[str]) -> None:
        self.functions = functions
        self._of: dict[int, int] = {}
        self._variables: set[int] = set()
        self._answers: dict[str, int] = {}
        for name in self._given_from_outside(roots):
            for argument in filter(is_word, functions[name].args):
                wide = name not in roots or argument_name(argument) == GIVEN_LONG
                self._of[id(argument)] = LONG if wide else SHORT
        self._again = True
        while self._again:
            self._again = False
            for function in functions.values():
                self._read(function)

    def _given_from_outside(self, roots: set[str]) -> set[str]:
        """The functions whose callers are not all known: roots, and what nobody calls."""
        calls = (i for f in self.functions.values() for i in instructions_of(f))
        called = {getattr(i.callee, "name", "") for i in calls if i.opname == "call"}
        return roots | (self.functions.keys() - called)

    def of(self, value: Any) -> int:
        """Of a number, or of what stands in a variable."""
        number = constant(value)
        if number is not None:
            return level(number.bit_length() + 1)
        if isinstance(value, made.Constant):
            return LEVELS[0]  # undefined, or nothing
        return self._of.get(id(value), LEVELS[0])

    def is_short(self, value: Any) -> bool:
        """Whether a number of 64 bits could be one of 32."""
        return is_word(value) and self.of(value) <= SHORT

    def _note(self, value: Any, width: int) -> None:
        if width > self._of.get(id(value), 0):
            self._of[id(value)] = width
            self._again = True

    def _read(self, function: Any) -> None:
        for instruction in instructions_of(function):
            kind = instruction.opname
            if is_variable(instruction):
                self._variables.add(id(instruction))
            elif kind == "store":
                self._read_store(function, *instruction.operands)
            elif kind == "call":
                self._read_call(instruction)
            elif is_word(instruction):
                self._note(instruction, self._result(instruction, kind))

    def _read_store(self, function: Any, value: Any, place: Any) -> None:
        if not is_word(value):
            return
        if id(place) in self._variables:
            self._note(place, self.of(value))
        elif place is function.args[0] and place.name in ANSWER:
            before = self._answers.get(function.name, 0)
            if self.of(value) > before:
                self._answers[function.name] = self.of(value)
                self._again = True

    def _read_call(self, call: Any) -> None:
        name = str(getattr(call.callee, "name", ""))
        called = self.functions.get(name)
        if called is None:
            if is_word(call):
                self._note(call, LEVELS[0] if name.startswith(COUNTS_BITS) else LONG)
            for given in call.args:
                if id(given) in self._variables:
                    self._note(given, LONG)
            return
        for argument, given in zip(called.args, call.args, strict=True):
            if is_word(given):
                amount = argument_name(argument) == GIVEN_SHORT
                self._note(argument, SHORT if amount else self.of(given))
            elif id(given) in self._variables:
                answer = self._answers.get(name, LEVELS[0])
                self._note(given, answer if argument.name in ANSWER else LONG)

    def _result(self, instruction: Any, kind: str) -> int:
        operands = instruction.operands
        width = LONG
        if kind in ("sext", "zext"):
            name = str(getattr(getattr(operands[0], "callee", None), "name", ""))
            counts = name.startswith(COUNTS_BITS)
            width = LEVELS[0] if counts else level(operands[0].type.width + (kind == "zext"))
        elif kind == "load" and id(operands[0]) in self._variables:
            width = self.of(operands[0])
        elif kind == "phi":
            width = max(self.of(value) for value, _ in instruction.incomings)
        elif kind == "select":
            width = max(map(self.of, operands[1:]))
        elif kind in CALCULATED:
            left, right = operands
            numbers = (constant(left), constant(right))
            width = CALCULATED[kind](self.of(left), self.of(right), *numbers)
        return width


def _of_sum(left: int, right: int, _first: int | None, _second: int | None) -> int:
    most = max(left, right)
    return most if most >= SHORT else level(most + 1)


def _of_product(left: int, right: int, first: int | None, second: int | None) -> int:
    times = [abs(number) for number in (first, second) if number is not None]
    if not times or min(times) >= A_FEW:
        return level(left + right)
    most = max(left, right)
    return most if most >= SHORT else level(most + A_FEW.bit_length())


def _of_common_bits(left: int, right: int, first: int | None, second: int | None) -> int:
    masks = [number for number in (first, second) if number is not None and number >= 0]
    return min([max(left, right), *(level(mask.bit_length() + 1) for mask in masks)])


def _of_any_bits(left: int, right: int, _first: int | None, _second: int | None) -> int:
    return max(left, right)


def _of_quotient(left: int, _right: int, _first: int | None, by: int | None) -> int:
    return min(left, SHORT) if by is not None and by >= HUNDREDTH else left


def _of_rest(left: int, right: int, _first: int | None, _second: int | None) -> int:
    return min(left, right)


def _of_higher_bits(left: int, _right: int, _first: int | None, places: int | None) -> int:
    return level(left + places) if places is not None and places >= 0 else LONG


def _of_lower_bits(left: int, _right: int, _first: int | None, places: int | None) -> int:
    return level(max(left - places, 1)) if places is not None and places >= 0 else left


CALCULATED: dict[str, Callable[[int, int, int | None, int | None], int]] = {
    "add": _of_sum,
    "sub": _of_sum,
    "mul": _of_product,
    "and": _of_common_bits,
    "or": _of_any_bits,
    "xor": _of_any_bits,
    "sdiv": _of_quotient,
    "srem": _of_rest,
    "shl": _of_higher_bits,
    "ashr": _of_lower_bits,
}
"""What comes of two widths, and of the numbers themselves where these are known."""

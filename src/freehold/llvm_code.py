"""Functions in LLVM's language, as llvmlite has them: how they are read, and rewritten."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from llvmlite import ir  # pyright: ignore[reportMissingTypeStubs]

made: Any = ir

ANSWER = (".ret", "retptr")
"""So Numba calls the place for what a function returns, on a GPU and on a processor."""

ENDS = (made.instructions.Terminator, made.instructions.Unreachable)
"""Instructions with which a block ends."""


def constant(value: Any) -> int | None:
    """The number, if it is known."""
    known = isinstance(value, made.Constant) and isinstance(value.constant, int)
    return int(value.constant) if known else None


def is_never(condition: Any) -> bool:
    """Whether a condition is known not to hold, as an overflow where 100 is not -1."""
    kind = getattr(condition, "opname", "")
    if kind == "and":
        return any(is_never(part) for part in condition.operands)
    if kind == "icmp" and condition.op == "eq":
        left, right = map(constant, condition.operands)
        return left is not None and right is not None and left != right
    return False


def all_instructions_of(function: Any) -> Iterator[Any]:
    """Whether they are ever run or not."""
    return (instruction for block in function.blocks for instruction in block.instructions)


def instructions_of(function: Any) -> Iterator[Any]:
    """All that may be run."""
    ends = [block.terminator for block in function.blocks]
    ways = Counter(id(target) for end in ends for target in end.operands)
    never: set[int] = set()
    for block, end in zip(function.blocks, ends, strict=True):
        if id(block) in never:
            continue
        yield from block.instructions
        if type(end) is made.instructions.ConditionalBranch and is_never(end.operands[0]):
            target = end.operands[1]
            if ways[id(target)] == 1:
                never.add(id(target))


def take_apart(block: Any) -> tuple[list[Any], Any]:
    """The instructions of a block, which has none any more, and a builder for new ones."""
    old = list(block.instructions)
    block.instructions.clear()
    block.terminator = None
    return old, made.IRBuilder(block)


def replace_operands(instruction: Any, instead: dict[int, Any]) -> None:
    """Let an instruction take what there is instead of its operands."""

    def taken(value: Any) -> Any:
        return instead.get(id(value), value)

    if instruction.opname == "phi":
        instruction.incomings = [(taken(value), block) for value, block in instruction.incomings]
        return
    instruction.operands = list(map(taken, instruction.operands))
    if instruction.opname == "getelementptr":
        instruction.indices = list(map(taken, instruction.indices))
    elif instruction.opname == "insertvalue":
        instruction.aggregate, instruction.value = instruction.operands


def insert(builder: Any, instruction: Any) -> Any:
    """Put an instruction at the end of a block."""
    block = builder.block
    block.instructions.append(instruction)
    if isinstance(instruction, ENDS):
        block.terminator = instruction
    builder.position_at_end(block)
    return instruction

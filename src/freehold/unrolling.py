"""Loops are compiled as they are written.

Compilers like to write what is within a loop several times over, so that it is asked less
often whether there is more to do.  A rule goes over a few seats, lots or events, and a GPU
waits for code more than it would save: each loop gets a note that it shall stay as it is.
"""

from collections.abc import Iterable
from typing import Any

from freehold.callgraph import defined_in


def keep_loops(modules: Iterable[Any]) -> None:
    """Write the note beside every jump back to the beginning of a loop."""
    for module in modules:
        for function in defined_in(module):
            before: set[int] = set()
            for number, block in enumerate(function.blocks):
                before.add(id(block))
                jump = block.terminator
                if any(id(target) in before for target in jump.operands):
                    name = f"loop {number} of {function.name}"
                    jump.set_metadata("llvm.loop", _note(module, name))


def _note(module: Any, name: str) -> Any:
    """LLVM wants each loop's note to name itself: no two are the same then."""
    as_it_is = module.add_metadata(["llvm.loop.unroll.disable"])
    note = module.add_metadata([name, as_it_is])
    note.operands = (note, as_it_is)
    return note

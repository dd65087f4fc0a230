"""Which jumps of the rules a processor cannot foresee, by rule.

    python3 dev.py bench jumps

A jump that goes another way than was thought costs as much as two hundred instructions
(`bench foresight`), and the dice see to it that there are some.  Which ones: the loop over
games is compiled as ever, every jump in it notes where it leads, and a model of a
processor (`bench.predictor`) guesses along.  The figures are the same in every run.
"""

import ctypes
import json
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Generator
from contextlib import contextmanager
from typing import Any, NamedTuple

import numpy as np
from llvmlite import binding  # pyright: ignore[reportMissingTypeStubs]

from bench.history import append
from bench.predictor import HISTORIES, WAYS_BITS, wrong_guesses
from freehold.batch import cpu, loops
from freehold.batch.order import Order, arrays_of, as_tallies
from freehold.bots.characters import load_character
from freehold.callgraph import defined_in
from freehold.editions import load, pack
from freehold.program import Program
from freehold.standing_in import standing_in
from freehold.watching import flat, jumps

llvm: Any = binding

EDITION = "saga"
GAMES = 600
SHOWN = 30
ROOM = 1 << 26
"""For so many jumps; six hundred games have half of them."""
RULE = re.compile(r"rules_cpu\d*([a-z_0-9]+?)B\d")
LABEL = re.compile(r'^"?([^\s":]+)"?:')
FUNCTION = re.compile(r'define [^@]*@"?([^"(]+)')
MARK = "$"
"""Between the name of a rule and that of a block in it: LLVM has names with it as they are."""

LOOP = """
define void @bench_{name}(ptr %to, {of}, i64 %n, i1 %v) {{
entry:
  br label %next
next:
  %i = phi i64 [0, %entry], [%more, %one]
  %on = icmp ult i64 %i, %n
  br i1 %on, label %one, label %end
one:
  %there = getelementptr i8, ptr %to, i64 %i
  {byte}
  store volatile i8 %x, ptr %there
  %more = add i64 %i, 1
  br label %next
end:
  ret void
}}
"""
"""What copies or fills memory byte by byte: the C library's own is out of reach."""
BYTE = "%here = getelementptr i8, ptr %from, i64 %i\n  %x = load volatile i8, ptr %here"
BESIDE = (
    LOOP.format(name="move", of="ptr %from", byte=BYTE)
    + LOOP.format(name="fill", of="i8 %x", byte="")
    + "@bench_at = global i64 0\n@bench_trace = global ptr null\n"
)
"""Below every program that is traced: those two, and the trace."""


class Traced(NamedTuple):
    """A program that notes its jumps, and the rule that each of them belongs to."""

    text: str
    rules: list[str]


@contextmanager
def captured() -> Generator[list[str]]:
    """While it lasts, programs are noted as LLVM leaves them, blocks named after their rules."""
    programs: list[str] = []
    read, optimise = Program.read, Program.optimise

    def named(program: Any, sure: set[str]) -> None:
        for module in program.written:
            for function in defined_in(module):
                found = RULE.search(function.name)
                rule = found[1] if found else "numba"
                for block in function.blocks:
                    block._set_name(f"{rule}{MARK}{block.name.replace('.', '_')}")
        read(program, sure)

    def noted(program: Any) -> None:
        optimise(program)
        programs.append(str(program._final_module))

    with standing_in(Program, "read", named), standing_in(Program, "optimise", noted):
        yield programs


def rule_of(label: str) -> str:
    """The rule that a block was written for, wherever it was copied to."""
    if MARK in label:
        return label.split(MARK, maxsplit=1)[0]
    found = RULE.search(label)
    return found[1] if found else label


def traced(program: str) -> Traced:
    """The same program, in which every jump notes its number and the way it takes."""
    text = re.sub(r"declare void @llvm\.mem.*\n", "", program)
    for own, ours in (("memmove.p0.p0", "move"), ("memcpy.p0.p0", "move"), ("memset.p0", "fill")):
        text = text.replace(f"@llvm.{own}.i64(", f"@bench_{ours}(")
    lines = text.split("\n")
    labels: list[str] = []
    label = ""
    for line in lines:
        found = FUNCTION.match(line) or LABEL.match(line)
        label = found[1] if found else label
        labels.append(label)
    before: dict[int, list[str]] = {}
    rules: list[str] = []
    for jump in jumps(lines):
        if not jump.is_entry:
            before[jump.first] = _notes(len(rules), jump)
            rules.append(rule_of(labels[jump.first]))
    noting = [made for i, line in enumerate(lines) for made in (*before.get(i, ()), line)]
    return Traced("\n".join([*noting, BESIDE]), rules)


def _notes(number: int, jump: Any) -> list[str]:
    code, way = list[str](), f"{number << WAYS_BITS}"
    for case, value in enumerate(jump.cases):
        name = f"{number}.{case}"
        code += [
            f"  %fh.is.{name} = icmp eq {jump.type} {jump.value}, {value}",
            f"  %fh.way.{name} = select i1 %fh.is.{name}, i64 {case + 1}, i64 0",
            f"  %fh.sum.{name} = add i64 %fh.way.{name}, {way}",
        ]
        way = f"%fh.sum.{name}"
    return [
        *code,
        f"  %fh.at.{number} = load i64, ptr @bench_at",
        f"  %fh.next.{number} = add i64 %fh.at.{number}, 1",
        f"  %fh.wrap.{number} = and i64 %fh.next.{number}, {ROOM - 1}",
        f"  store i64 %fh.wrap.{number}, ptr @bench_at",
        f"  %fh.row.{number} = load ptr, ptr @bench_trace",
        f"  %fh.here.{number} = getelementptr i32, ptr %fh.row.{number}, i64 %fh.at.{number}",
        f"  %fh.note.{number} = trunc i64 {way} to i32",
        f"  store i32 %fh.note.{number}, ptr %fh.here.{number}",
    ]


def trace_of(text: str, name: str, arguments: tuple[Any, ...]) -> Any:
    """Call a loop that notes its jumps; returns what it has noted."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    machine = llvm.Target.from_default_triple().create_target_machine(opt=1, jit=True)
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(text), machine)
    engine.finalize_object()
    row = np.zeros(ROOM, np.int32)
    place = ctypes.c_int64.from_address(engine.get_global_value_address("bench_trace"))
    place.value = row.ctypes.data
    function: Any = ctypes.CFUNCTYPE(ctypes.c_int32)(engine.get_function_address(name))
    result, error = ctypes.c_int64(0), ctypes.c_void_p(0)
    numbers = (ctypes.c_int64(number) for number in flat(arguments))
    function(ctypes.byref(result), ctypes.byref(error), *numbers)
    noted = ctypes.c_int64.from_address(engine.get_global_value_address("bench_at")).value
    return row[:noted]


def measure() -> dict[str, Any]:
    """Jumps an action, those that nobody foresees, and these by rule."""
    with captured() as programs:
        (made,) = cpu.loop(loops.play_all).overloads.values()
    program = traced(programs[-1])
    order = Order(
        pack(load(EDITION), "standard", {}),
        [load_character("steady").habits],
        np.zeros((GAMES, 4), np.int64),
        range(GAMES),
        keep_games=False,
    )
    arrays = arrays_of(order)
    arguments = (*arrays, order.most_turns)
    trace = trace_of(program.text, made.fndesc.llvm_func_name, arguments)
    actions = int(as_tallies(arrays.tallies)["actions"].sum())
    wrong = wrong_guesses(trace, len(program.rules), HISTORIES)
    by_rule: Counter[str] = Counter()
    for rule, times in zip(program.rules, wrong.tolist(), strict=True):
        by_rule[rule] += times
    return {
        "edition": EDITION,
        "jumps_per_action": round(len(trace) / actions, 1),
        "not_foreseen_per_action": round(int(wrong.sum()) / actions, 3),
        "rules": {rule: round(n / actions, 4) for rule, n in by_rule.most_common(SHOWN)},
    }


def main() -> None:
    """Trace, guess, print, and append to the history; in a process that compiles anew."""
    print(f"{GAMES} games of {EDITION}; compiling and guessing takes a minute", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        told = subprocess.run(
            [sys.executable, "-m", "bench.jumps"],
            env={**os.environ, "FREEHOLD_CACHE": folder},
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        ).stdout
    figures = json.loads(told)
    print(f"{figures['jumps_per_action']} jumps an action")
    print(f"{figures['not_foreseen_per_action']} of them not foreseen, by rule:")
    for rule, times in figures["rules"].items():
        print(f"{times:8.4f} {rule}")
    append("jumps", figures)


if __name__ == "__main__":
    print(json.dumps(measure()))

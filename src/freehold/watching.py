"""Which way jumps go: counted while games are played, and told to LLVM.

A processor waits for the next instruction more than for anything else.  LLVM puts the
usual way straight ahead, and what hardly ever happens out of the way, if it knows
which is which.  So a loop is compiled twice: the first program counts its jumps.
"""

import ctypes
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from llvmlite import binding  # pyright: ignore[reportMissingTypeStubs]

llvm: Any = binding

COUNTS = "freehold_counts"
"""The counters' name in a program that counts."""
CUTOFFS = (10_000, *range(100_000, 1_000_000, 100_000), 950_000, 990_000, 999_000, 999_900, 999_999)
"""Of a million jumps: LLVM asks how often the rarest of so many was made."""
MOST_WEIGHT = 1 << 24

FUNCTION = re.compile(r"define .*\{$")
LABEL = re.compile(r"[-\w.\"$]+:")
BRANCH = re.compile(r"\s+br (?P<type>i1) (?P<value>[^,]+), label [^,]+, label [^,\s]+")
SWITCH = re.compile(r"\s+switch (?P<type>i\d+) (?P<value>[^,]+), label \S+ \[$")
CASE = re.compile(r"\s+i\d+ (?P<value>-?\d+), label")


class Jump(NamedTuple):
    """A jump with several ways, or where a function begins: that has one."""

    first: int
    """Its first line; counters come before it."""
    last: int
    type: str
    value: str
    cases: tuple[str, ...]
    """The values for every way but the last, or, of a switch, the first."""

    @property
    def is_entry(self) -> bool:
        """Whether it is the beginning of a function."""
        return not self.cases


def jumps(lines: list[str]) -> Iterator[Jump]:
    """All of a program in LLVM's language, in its order."""
    number = 0
    while number < len(lines):
        line = lines[number]
        if FUNCTION.match(line):
            # Nothing may come between a label and the phis, but no jump leads to the first block.
            inside = number + 1 + bool(LABEL.match(lines[number + 1]))
            yield Jump(inside, number, "", "", ())
        elif found := BRANCH.match(line):
            yield Jump(number, number, found["type"], found["value"], ("true",))
        elif found := SWITCH.match(line):
            first, cases = number, list[str]()
            while not lines[number].lstrip().startswith("]"):
                number += 1
                if case := CASE.match(lines[number]):
                    cases.append(case["value"])
            yield Jump(first, number, found["type"], found["value"], tuple(cases))
        number += 1


def counting(program: str) -> tuple[str, int]:
    """The same program with counters, and how many it has: each jump, and each of its cases."""
    lines = program.split("\n")
    before: dict[int, list[str]] = {}
    n = 0
    for jump in jumps(lines):
        code = before.setdefault(jump.first, [])
        for case in ("", *jump.cases):
            amount = "1"
            if case:
                code += [
                    f"  %fh.is.{n} = icmp eq {jump.type} {jump.value}, {case}",
                    f"  %fh.one.{n} = zext i1 %fh.is.{n} to i64",
                ]
                amount = f"%fh.one.{n}"
            code += [
                f"  %fh.at.{n} = getelementptr i64, ptr @{COUNTS}, i64 {n}",
                f"  %fh.old.{n} = load i64, ptr %fh.at.{n}",
                f"  %fh.new.{n} = add i64 %fh.old.{n}, {amount}",
                f"  store i64 %fh.new.{n}, ptr %fh.at.{n}",
            ]
            n += 1
    with_counters = [made for i, line in enumerate(lines) for made in (*before.get(i, ()), line)]
    return "\n".join([*with_counters, f"@{COUNTS} = global [{n} x i64] zeroinitializer", ""]), n


class Notes:
    """What is written below a program, by numbers that it does not use yet."""

    def __init__(self, program: str) -> None:
        self.lines: list[str] = []
        self.used = max(
            (int(n) for n in re.findall(r"^!(\d+) = ", program, re.MULTILINE)), default=-1
        )

    def add(self, *items: str) -> str:
        """Write one down; returns its number."""
        self.used += 1
        self.lines.append(f"!{self.used} = !{{{', '.join(items)}}}")
        return f"!{self.used}"


def weighed(program: str, counts: list[int]) -> str:
    """The same program with how often it went which way."""
    lines = program.split("\n")
    notes = Notes(program)
    ways: list[int] = []
    entries: list[int] = []
    n = 0
    for jump in jumps(lines):
        whole, *taken = counts[n : n + 1 + len(jump.cases)]
        n += 1 + len(jump.cases)
        if jump.is_entry:
            entries.append(whole)
            note = notes.add('!"function_entry_count"', f"i64 {whole}")
            lines[jump.last] = f"{lines[jump.last][:-1]}!prof {note} {{"
            continue
        rest = whole - sum(taken)
        each = [*taken, rest] if jump.type == "i1" else [rest, *taken]
        ways += each
        if whole:
            scale = max(whole // MOST_WEIGHT, 1)
            note = notes.add('!"branch_weights"', *(f"i32 {way // scale + 1}" for way in each))
            lines[jump.last] = re.sub(r", !prof !\d+", "", lines[jump.last]) + f", !prof {note}"
    flag = notes.add(
        "i32 1", '!"ProfileSummary"', summary(notes, sorted(ways + entries)[::-1], entries)
    )
    for i, line in enumerate(lines):
        if line.startswith("!llvm.module.flags"):
            lines[i] = f"{line[:-1]}, {flag}}}"
            break
    else:
        notes.lines.append(f"!llvm.module.flags = !{{{flag}}}")
    return "\n".join([*lines, *notes.lines, ""])


def summary(notes: Notes, counts: list[int], entries: list[int]) -> str:
    """What LLVM goes by to tell hot from cold: how few ways make up most of all jumps."""
    total, sofar, number = sum(counts), 0, 0
    steps: list[str] = []
    for cutoff in CUTOFFS:
        while number < len(counts) and sofar * 1_000_000 < total * cutoff:
            sofar += counts[number]
            number += 1
        steps.append(
            notes.add(f"i32 {cutoff}", f"i64 {counts[max(number - 1, 0)]}", f"i32 {number}")
        )
    parts = [notes.add('!"ProfileFormat"', '!"InstrProf"')]
    for name, value in (
        ("TotalCount", total),
        ("MaxCount", counts[0]),
        ("MaxInternalCount", counts[0]),
        ("MaxFunctionCount", max(entries)),
        ("NumCounts", len(counts)),
        ("NumFunctions", len(entries)),
    ):
        parts.append(notes.add(f'!"{name}"', f"i64 {value}"))
    parts.append(notes.add('!"DetailedSummary"', notes.add(*steps)))
    return notes.add(*parts)


def flat(arguments: tuple[Any, ...]) -> list[int]:
    """Arguments as Numba hands them to a compiled function: an array is a row of numbers."""
    numbers: list[int] = []
    for argument in arguments:
        if isinstance(argument, int):
            numbers.append(argument)
        else:
            numbers += [0, 0, argument.size, argument.itemsize, argument.ctypes.data]
            numbers += [*argument.shape, *argument.strides]
    return numbers


def watch(program: str, name: str, calls: list[tuple[Any, ...]]) -> list[int]:
    """Have a program count, call its function `name`, and return the counts.

    It is compiled as fast as can be: a few hundred games are over soon all the same.
    """
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    text, n = counting(program)
    machine = llvm.Target.from_default_triple().create_target_machine(opt=0, jit=True)
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(text), machine)
    engine.finalize_object()
    function: Any = ctypes.CFUNCTYPE(ctypes.c_int32)(engine.get_function_address(name))
    for arguments in calls:
        result, error = ctypes.c_int64(0), ctypes.c_void_p(0)
        function(
            ctypes.byref(result),
            ctypes.byref(error),
            *(ctypes.c_int64(number) for number in flat(arguments)),
        )
    counters = (ctypes.c_int64 * n).from_address(engine.get_global_value_address(COUNTS))
    return list(counters)

"""How many instructions an action takes on a processor, and in which rules.

    python3 dev.py bench instructions

Callgrind counts them, so the figures are the same in every run, however noisy the
machine.  It needs `valgrind`, and `nm` from the binutils; both are Debian packages.
Nearly all rules are copied into the loop once games have been watched, so those of each
rule are counted in a program for which none were; what is copied there counts for its caller.
"""

import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from bench.history import append

EDITION = "saga"
GAMES = 300
SHOWN = 24
PLAIN = {"NUMBA_CPU_NAME": "x86-64-v3", "NUMBA_CPU_FEATURES": ""}
"""The newest processors do what valgrind does not know yet."""
RULE = re.compile(r"freehold_(?:5f)?rules_(?:5f)?cpu\d*([a-zA-Z_]+?)B\d")


class Program(NamedTuple):
    """Where a loop and its rules are in memory."""

    starts: list[int]
    names: list[str]
    end: int

    def rule_at(self, address: int) -> str:
        """The rule whose code is at an address, or nothing if it is none."""
        if not self.starts[0] <= address < self.end:
            return ""
        return self.names[bisect_right(self.starts, address) - 1]


class Counted(NamedTuple):
    """Of each rule: its own instructions, and those with all that it calls."""

    own: Counter[str]
    whole: Counter[str]


def play(games: int, watched: int, code: str) -> None:
    """In a process of its own: play, and tell where the loop is; first write its code."""
    import numpy as np  # noqa: PLC0415
    from llvmlite import binding  # noqa: PLC0415  # pyright: ignore[reportMissingTypeStubs]

    from freehold import program  # noqa: PLC0415
    from freehold.batch import cpu, loops  # noqa: PLC0415
    from freehold.batch.order import Order  # noqa: PLC0415
    from freehold.bots.characters import load_character  # noqa: PLC0415
    from freehold.editions import load, pack  # noqa: PLC0415

    # LLVM would put usual and unusual rules into different parts of the memory.
    llvm: Any = binding
    llvm.set_option("bench", "-profile-guided-section-prefix=false")
    if not watched:
        program.can_be_watched = lambda: False
    (made,) = cpu.loop(loops.play_all).overloads.values()
    name = made.fndesc.llvm_func_name
    if code:
        Path(code).write_bytes(made.library._get_compiled_object())
        return
    seatings = np.zeros((games, 4), np.int64)
    edition, habits = pack(load(EDITION), "standard", {}), load_character("steady").habits
    order = Order(edition, [habits], seatings, range(games), 1000, keep_games=False)
    print(name, made.library.get_pointer_to_function(name), cpu.play(order).actions)


def child(command: list[str], cache: str, *arguments: str) -> str:
    """What a process prints that runs this module."""
    environment = {**os.environ, "FREEHOLD_CACHE": cache, "PYTHONHASHSEED": "0"}
    if platform.machine() == "x86_64":
        environment |= PLAIN
    return subprocess.run(
        [*command, sys.executable, "-m", "bench.instructions", *arguments],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    ).stdout


def program_of(code: Path, loop: str, address: int) -> Program:
    """The symbols of the code, moved to where it was run."""
    listed = subprocess.run(
        ["nm", "-n", "--defined-only", str(code)], capture_output=True, text=True, check=True
    ).stdout
    found = [line.split(None, 2) for line in listed.splitlines()]
    symbols = [(int(place, 16), name) for place, kind, name in found if kind in "tTwW"]
    moved = address - next(place for place, name in symbols if name == loop)
    names = [match[1] if (match := RULE.search(name)) else name for _, name in symbols]
    return Program([place + moved for place, _ in symbols], names, moved + code.stat().st_size)


def lines_of(profile: Path) -> Iterator[tuple[int, int, int]]:
    """Address, instructions, and the address that is called there or 0: line by line."""
    address = called = 0
    with profile.open(encoding="utf-8") as lines:
        for line in lines:
            if line.startswith("calls="):
                called = moved(address, line.split()[1])
            elif line[0] in "0123456789+-*":
                words = line.split()
                address = moved(address, words[0])
                yield address, int(words[-1]), called
                called = 0


def moved(address: int, text: str) -> int:
    """An address as callgrind writes it: the same, further on, further back, or in full."""
    if text == "*":
        return address
    number = int(text.lstrip("+-"), 0)
    return {"+": address + number, "-": address - number}.get(text[0], number)


def count(profile: Path, program: Program) -> Counted:
    """Sum up a profile by rules."""
    counted = Counted(Counter(), Counter())
    for address, instructions, called in lines_of(profile):
        rule = program.rule_at(address)
        if not rule:
            continue
        if called:
            counted.whole[program.rule_at(called)] += instructions
        else:
            counted.own[rule] += instructions
    return counted


def counted_in(folder: str, *, watched: bool) -> tuple[Counted, int]:
    """The instructions of all games by rules, and how many actions they had."""
    code, profile, how = Path(folder) / "loop.o", Path(folder) / "profile", str(int(watched))
    child([], folder, "0", how, str(code))
    callgrind = ["valgrind", "--tool=callgrind", "--dump-instr=yes", "--smc-check=none"]
    told = child([*callgrind, f"--callgrind-out-file={profile}"], folder, str(GAMES), how, "")
    loop, address, actions = told.split()
    return count(profile, program_of(code, loop, int(address))), int(actions)


def measure() -> dict[str, Any]:
    """Instructions an action, in all and by rule."""
    with tempfile.TemporaryDirectory() as folder:
        as_played, actions = counted_in(folder, watched=True)
    with tempfile.TemporaryDirectory() as folder:
        apart, _ = counted_in(folder, watched=False)
    by_rule = {
        rule: {
            "own": round(own / actions, 1),
            "whole": round((apart.whole[rule] or own) / actions, 1),
        }
        for rule, own in apart.own.most_common(SHOWN)
    }
    return {
        "edition": EDITION,
        "instructions_per_action": round(sum(as_played.own.values()) / actions, 1),
        "not_watched_per_action": round(sum(apart.own.values()) / actions, 1),
        "rules": by_rule,
    }


def main() -> None:
    """Count, print, and append to the history."""
    missing = [tool for tool in ("valgrind", "nm") if shutil.which(tool) is None]
    if missing:
        print(f"instructions are counted with {' and '.join(missing)}, which this machine lacks")
        return
    print(f"{GAMES} games of {EDITION}, counted twice; all of it takes three minutes", flush=True)
    figures = measure()
    print(f"{figures['instructions_per_action']} instructions an action")
    print(f"{figures['not_watched_per_action']} where no games were watched, by rule:")
    print("    own   whole")
    for rule, row in figures["rules"].items():
        print(f"{row['own']:7} {row['whole']:7} {rule}")
    append("instructions", figures)


if __name__ == "__main__":
    play(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3])

"""The cache of compiled rules: used when it is whole, made anew when it is not."""

import importlib
import os
import shutil
import subprocess
import sys
import types
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from freehold import backend
from freehold.batch import cpu, loops
from freehold.errors import FreeholdError


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was built, in order, with a cache folder of its own and nothing really compiled."""
    log: list[str] = []
    assert loops.play_all_randomly.__name__ in backend.ENTRIES
    assert cpu.loops is loops, "every rule is registered by the import of the loops"

    def build(
        target: backend.Target, functions: list[object], roots: tuple[str, ...] = ()
    ) -> types.ModuleType:
        assert not roots
        log.append(f"{target} {len(functions) > len(backend.ENTRIES)}")
        return types.ModuleType("compiled")

    monkeypatch.setenv("FREEHOLD_CACHE", str(tmp_path))
    monkeypatch.delenv("FREEHOLD_COMPILE")
    monkeypatch.setattr(backend, "build", build)
    return log


LOOPS = (loops.play_all.__name__,)


def compiled() -> types.ModuleType:
    """`backend.compiled` as a new process would call it."""
    return backend.compile_or_load("cpu", LOOPS)


def test_a_loop_is_compiled_once_with_its_rules_and_then_loaded_alone(built: list[str]):
    assert not backend.is_cached(LOOPS)

    compiled()
    compiled()

    assert built == ["cpu True", "cpu False"]
    assert backend.is_cached(LOOPS)
    assert not backend.is_cached((loops.play_all_randomly.__name__,))


def test_threads_that_want_the_same_rules_wait_for_the_one_that_loads_them(
    monkeypatch: pytest.MonkeyPatch,
):
    """Cores that play beside a GPU load theirs when it plays already, all at once."""
    loaded: list[str] = []

    def load(target: backend.Target, _roots: tuple[str, ...]) -> types.ModuleType:
        loaded.append(target)
        sleep(0.05)
        return types.ModuleType("compiled")

    monkeypatch.setattr(backend, "of_this_process", cache(load))
    with ThreadPoolExecutor(4) as threads:
        modules = {id(each) for each in threads.map(lambda _: backend.compiled(), range(4))}

    assert loaded == ["cpu"]
    assert len(modules) == 1


def test_all_loops_are_compiled_at_once_where_they_are_wanted(
    built: list[str], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("FREEHOLD_COMPILE", "all")

    compiled()

    assert built == ["cpu True"]
    assert backend.is_cached(tuple(backend.ENTRIES))


def test_a_damaged_cache_is_compiled_anew(built: list[str], monkeypatch: pytest.MonkeyPatch):
    build = backend.build

    def damaged(target: backend.Target, functions: list[Any]) -> types.ModuleType:
        if len(functions) == len(LOOPS):
            raise EOFError("Ran out of input")
        return build(target, functions)

    compiled()
    monkeypatch.setattr(backend, "build", damaged)
    kept = backend.mark_of(*LOOPS).parent / "batch" / "loops.play_all.nbi"
    kept.parent.mkdir()
    kept.touch()

    compiled()

    assert built == ["cpu True", "cpu True"]
    assert backend.is_cached(LOOPS)
    assert not kept.exists(), "Numba would read it again"


def test_a_cache_folder_that_cannot_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    no_folder = tmp_path / "file"
    no_folder.touch()
    monkeypatch.setenv("FREEHOLD_CACHE", str(no_folder))

    with pytest.raises(FreeholdError, match="let FREEHOLD_CACHE name a folder") as told:
        compiled()

    assert told.value.reason == "no-cache"


def test_an_interrupted_compilation_leaves_nothing_that_counts_as_whole(
    built: list[str], monkeypatch: pytest.MonkeyPatch
):
    def interrupted(_target: backend.Target, _functions: list[object]) -> types.ModuleType:
        raise KeyboardInterrupt

    monkeypatch.setattr(backend, "build", interrupted)

    with pytest.raises(KeyboardInterrupt):
        compiled()

    assert built == []
    assert not backend.is_cached(LOOPS)


def test_the_cache_goes_by_the_source_of_the_rules(monkeypatch: pytest.MonkeyPatch):
    before = backend.source_hash()
    read_bytes = Path.read_bytes

    def changed(path: Path) -> bytes:
        return read_bytes(path) + (b"# changed" if path.name == "rent.py" else b"")

    monkeypatch.setattr(Path, "read_bytes", changed)

    assert backend.source_hash() != before


def test_the_cache_goes_by_the_processor(monkeypatch: pytest.MonkeyPatch):
    """Machines of a cluster may share a folder and differ in what they can."""
    before = backend.source_hash()
    monkeypatch.setattr(backend, "processor", lambda: "another")

    assert backend.source_hash() != before


def test_whoever_compiles_for_another_processor_has_a_cache_of_its_own(
    monkeypatch: pytest.MonkeyPatch,
):
    """Even for one of which it is said that it can nothing more."""
    config: Any = importlib.import_module("numba.core.config")
    monkeypatch.setattr(config, "CPU_NAME", "x86-64-v3")
    monkeypatch.setattr(config, "CPU_FEATURES", "")

    assert backend.processor.__wrapped__() == "x86-64-v3 "


@pytest.mark.parametrize("imported", ["cpu", "order", "cuda", "cuda_kernel"])
def test_the_cache_does_not_go_by_what_else_a_process_has_imported(imported: str):
    """Or else whoever looks for a GPU would compile what the others have."""
    script = f"import freehold.batch.{imported}, freehold.backend as b; print(b.source_hash())"
    hashed = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )

    assert hashed.stdout.strip() == backend.source_hash()


LOADS = """
import sys
from freehold.batch import cpu, loops

assert cpu.__file__.startswith(sys.argv[1])
assert cpu.is_prepared()
stats = cpu.loop(loops.play_all).stats
print(sum(stats.cache_hits.values()), sum(stats.cache_misses.values()))
"""


def test_a_copy_of_the_package_elsewhere_loads_what_this_one_has_compiled(tmp_path: Path):
    cpu.prepare()
    package = Path(backend.__file__).parent
    without = shutil.ignore_patterns("__pycache__", "static")
    shutil.copytree(package, tmp_path / package.name, ignore=without)

    loaded = subprocess.run(
        [sys.executable, "-c", LOADS, str(tmp_path)],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )

    assert loaded.stdout.split() == ["1", "0"]

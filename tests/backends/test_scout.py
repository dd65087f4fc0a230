"""A process that makes and tries a GPU's kernel goes ahead, and can be ended."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from freehold.batch import cuda, cuda_players, cuda_scout
from freehold.batch.cuda_kept import refusal_of
from freehold.batch.cuda_players import Gpu
from freehold.batch.cuda_pool import shape_for
from freehold.errors import GpuError

LONG = 60


@pytest.fixture
def gpu(tmp_path: Path) -> Gpu:
    return Gpu((9, 0), shape_for(227 * 1024), tmp_path / "a.kernel", 132)


def python(*lines: str) -> list[str]:
    """A command that does so."""
    return [sys.executable, "-c", "\n".join(("import os, sys, time", *lines))]


def test_a_trial_that_does_not_end_is_ended(gpu: Gpu, tmp_path: Path):
    noted = tmp_path / "process"
    command = python(
        f"open({str(noted)!r}, 'w').write(str(os.getpid()))",
        "print('compiled', flush=True)",
        f"time.sleep({LONG})",
    )
    began = time.monotonic()

    with pytest.raises(GpuError) as told:
        cuda_scout.send(gpu, command, seconds=0.5)

    assert told.value.reason == "gpu-stuck"
    assert refusal_of(gpu.kept_in).exists()
    assert time.monotonic() - began < LONG / 2
    if os.name == "posix":
        with pytest.raises(ProcessLookupError):
            os.kill(int(noted.read_text()), 0)


def test_compiling_may_take_as_long_as_it_takes(gpu: Gpu):
    cuda_scout.send(gpu, python("time.sleep(0.6)", "print('compiled')"), seconds=0.5)

    assert not refusal_of(gpu.kept_in).exists()


@pytest.mark.skipif(os.name != "posix", reason="no signals here")
@pytest.mark.parametrize("said", ["compiled", ""])
def test_a_process_that_the_driver_ends_is_told_by_its_signal(gpu: Gpu, said: str):
    with pytest.raises(GpuError, match="cannot be used: Aborted"):
        cuda_scout.send(gpu, python(f"print({said!r}, flush=True)", "os.abort()"))

    # While it compiles, memory may have run out; it was not the kernel.
    assert refusal_of(gpu.kept_in).exists() == bool(said)


def test_what_the_process_has_found_is_raised_where_it_was_sent(gpu: Gpu):
    details = {"asked": "9", "games": "7"}
    said = json.dumps({"message": "no", "reason": "gpu-lost-games", "details": details})
    command = python("print('compiled')", f"print({said!r})", "sys.exit(1)")

    with pytest.raises(GpuError, match=r"^no$") as told:
        cuda_scout.send(gpu, command)

    assert told.value.reason == "gpu-lost-games"
    assert told.value.details == details


@pytest.mark.parametrize("said", ["", "Traceback", '{"message": 1}', "[]"])
def test_a_process_that_failed_without_a_word_leaves_it_to_whoever_sent_it(gpu: Gpu, said: str):
    cuda_scout.send(gpu, python(f"print({said!r})", "sys.exit(3)"))

    assert not refusal_of(gpu.kept_in).exists()


@pytest.mark.skipif(cuda.is_available(), reason="here is a GPU")
def test_on_a_machine_without_a_gpu_the_real_process_says_so():
    done = subprocess.run(cuda_scout.COMMAND, capture_output=True, text=True, check=False)

    assert done.returncode == 1
    told = json.loads(done.stdout.splitlines()[-1])
    assert told["reason"] == "gpu-unusable"
    assert told["details"]["why"]


def test_it_is_sent_where_no_kernel_is_kept_and_only_there(
    gpu: Gpu, monkeypatch: pytest.MonkeyPatch
):
    log: list[str] = []
    monkeypatch.setattr(cuda_players, "this_gpu", lambda: gpu)
    monkeypatch.setattr(cuda_players, "kernel", lambda: log.append("loaded"))

    def send(_gpu: Gpu) -> None:
        log.append("sent")
        gpu.kept_in.touch()

    monkeypatch.setattr(cuda_scout, "send", send)

    cuda.prepare()
    cuda.prepare()

    assert log == ["sent", "loaded", "loaded"]

"""The rules compile for a GPU on a machine that has none."""

import re
import subprocess
import sys

import pytest

pytest.importorskip("numba.cuda.dispatcher")

SCRIPT = """
import warnings
warnings.simplefilter("ignore")
from freehold.batch.cuda import compile_to_ptx, pretend_device
from freehold.batch.cuda_kernel import compile_players_to_ptx
pretend_device({capability})
print({compile}({capability}))
"""


def ptx_of(compile_name: str, capability: tuple[int, int] = (9, 0)) -> str:
    """The kernel, compiled in a process of its own: the stand-in for the device must not leak."""
    script = SCRIPT.replace("{compile}", compile_name).replace("{capability}", str(capability))
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


def test_the_kernel_compiles_to_sm_90_ptx_without_a_gpu():
    ptx = ptx_of("compile_to_ptx")

    assert ".target sm_90" in ptx
    assert ".entry" in ptx


@pytest.mark.slow
def test_the_kernel_of_games_of_players_compiles_as_well():
    ptx = ptx_of("compile_players_to_ptx")

    assert ".target sm_90" in ptx
    assert ptx.count(".entry") == 1
    # Every rule knows in which of the GPU's memories its records are.
    assert not re.findall(r"^\s+ld\.[us]\d+", ptx, re.MULTILINE)
    assert ptx.count("ld.shared") > ptx.count("ld.global")
    # No barrier takes for granted that the threads of a warp come to it together.
    assert not re.findall(r"\bbar\.(sync|red|arrive)", ptx)
    assert ptx.count("barrier.sync") > 4
    # Numbers are compared as short ones, and sets as words of bits.
    assert ptx.count("setp.gt.s32") > 2 * ptx.count("setp.gt.s64")
    # Loops stay as they are written.
    assert ptx.count('.pragma "nounroll"') > 100
    # What a rule returns is not written to a thread's own memory.
    assert "ld.local" not in ptx
    # Sums are added without an answer, and records copied by the GPU itself.
    assert ptx.count("red.relaxed.gpu.global.add.u64") > 100
    assert ptx.count("cp.async.ca.shared.global") > 1


@pytest.mark.slow
def test_a_gpu_that_copies_nothing_by_itself_has_a_kernel_as_well():
    ptx = ptx_of("compile_players_to_ptx", (7, 5))

    assert ".target sm_75" in ptx
    assert "cp.async" not in ptx

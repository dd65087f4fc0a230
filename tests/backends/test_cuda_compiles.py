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
pretend_device((9, 0))
print({compile}((9, 0)))
"""


def ptx_of(compile_name: str) -> str:
    """The kernel, compiled in a process of its own: the stand-in for the device must not leak."""
    script = SCRIPT.replace("{compile}", compile_name)
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

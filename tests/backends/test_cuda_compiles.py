"""The rules compile for a GPU on a machine that has none."""

import subprocess
import sys

import pytest

pytest.importorskip("numba.cuda.dispatcher")

SCRIPT = """
import warnings
warnings.simplefilter("ignore")
from freehold.batch.cuda import compile_to_ptx
print(compile_to_ptx((9, 0)))
"""


def test_the_kernel_compiles_to_sm_90_ptx_without_a_gpu():
    # In a process of its own: the stand-in for the device must not leak into other tests.
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=False
    )

    assert done.returncode == 0, done.stderr[-2000:]
    assert ".target sm_90" in done.stdout
    assert ".entry" in done.stdout

"""A compiled kernel on disk: compiling takes a minute, and loading what was kept a second.

numba-cuda can keep a kernel as well, but it would compile all rules before it looks.
"""

import hashlib
import importlib
import pickle
import tempfile
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

from freehold.backend import source_hash
from freehold.cache import cache_folder

PACKAGE = Path(__file__).parents[1]
MADE_BY = (
    "batch/cuda*.py",
    "batch/numbering.py",
    "batch/rarity.py",
    "batch/watched.py",
    "gpu_copies.py",
    "gpu_instructions.py",
    "near.py",
    "short_numbers.py",
    "standing_in.py",
    "unrolling.py",
    "widths.py",
)
"""Besides the rules: the files that have a part in what the kernel is."""


@cache
def file_for(*made_for: object) -> Path:
    """Where the kernel of these rules is kept that was made for a GPU with these properties."""
    from importlib.metadata import version  # noqa: PLC0415

    digest = hashlib.sha256(repr((version("numba-cuda"), *made_for)).encode())
    for pattern in MADE_BY:
        for file in sorted(PACKAGE.glob(pattern)):
            digest.update(file.read_bytes())
    return cache_folder() / source_hash() / f"{digest.hexdigest()[:16]}.kernel"


def refusal_of(file: Path) -> Path:
    """The file that says that the kernel which would be kept in this one was wrong."""
    return file.with_suffix(".refused")


def mark_refused(file: Path) -> None:
    """Remember it, if it can be written."""
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        refusal_of(file).touch()


def read_kernel(file: Path) -> Any:
    """The kernel in a file; it raises all sorts of errors if there is none, or a damaged one."""
    return pickle.loads(file.read_bytes())


def write_kernel(file: Path, kernel: Any) -> None:
    """Keep a kernel: its machine code, without what that was made of.

    A file is whole or not there, even if the process is killed.  If it cannot be
    written, the next process compiles again, and this one plays.
    """
    numba_pickle: Any = importlib.import_module("numba.cuda.serialize")
    made_of = kernel._codelibrary
    made_of.get_cubin()
    made_of._llvm_strs, made_of._ptx_cache = [], {}
    with suppress(OSError, pickle.PicklingError):
        whole = numba_pickle.dumps(kernel)
        file.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=file.parent, delete=False) as parts:
            parts.write(whole)
        Path(parts.name).replace(file)
        refusal_of(file).unlink(missing_ok=True)

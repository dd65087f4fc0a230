"""The kernel on disk: read if it is whole and fits the GPU, made anew if not."""

from pathlib import Path
from typing import Any

import pytest

from freehold.batch import cuda_players, interpreted
from freehold.batch.cuda_kept import file_for, read_kernel, write_kernel
from freehold.batch.cuda_players import Gpu
from freehold.batch.cuda_pool import shape_for
from freehold.batch.cuda_trial import try_out
from freehold.batch.order import Order, Played
from freehold.errors import GpuError


class Code:
    """What numba-cuda has of a kernel's code."""

    def __init__(self) -> None:
        self._llvm_strs = ["what it was made of"]
        self._ptx_cache = {(9, 0): "and that"}
        self.cubin = b""

    def get_cubin(self) -> bytes:
        """Machine code is made when it is asked for."""
        self.cubin = b"machine code"
        return self.cubin


class Kernel:
    """A stand-in for numba-cuda's."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._codelibrary: Any = Code()


@pytest.fixture
def compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the kernels that are compiled, for a GPU that takes all but `old` ones."""
    log: list[str] = []
    gpu = Gpu((9, 0), shape_for(227 * 1024), tmp_path / "folder" / "a.kernel", 132)

    def compile_kernel(_capability: object, _shape: object) -> Kernel:
        log.append(f"number {len(log)}")
        return Kernel(log[-1])

    def make_room(made: Kernel, _shape: object) -> None:
        if made.name == "old":
            raise RuntimeError("CUDA_ERROR_NO_BINARY_FOR_GPU")

    monkeypatch.setattr(cuda_players, "this_gpu", lambda: gpu)
    monkeypatch.setattr(cuda_players, "compile_kernel", compile_kernel)
    monkeypatch.setattr(cuda_players, "make_room", make_room)
    monkeypatch.setattr(cuda_players, "try_out", lambda _play: None)
    return log


def kernel() -> str:
    """The name of the kernel that a new process would play with."""
    made, _ = cuda_players.kernel.__wrapped__()
    return made.name


def kept_in() -> Path:
    """The file of the stand-ins."""
    return cuda_players.this_gpu().kept_in


def test_a_kernel_is_compiled_once_and_then_loaded(compiled: list[str]):
    assert not cuda_players.is_prepared()

    assert [kernel(), kernel()] == ["number 0", "number 0"]

    assert compiled == ["number 0"]
    assert cuda_players.is_prepared()


def test_the_machine_code_is_kept_without_what_it_was_made_of(tmp_path: Path):
    write_kernel(tmp_path / "a.kernel", Kernel("new"))

    code = read_kernel(tmp_path / "a.kernel")._codelibrary
    assert code.cubin == b"machine code"
    assert not code._llvm_strs
    assert not code._ptx_cache
    assert [file.name for file in tmp_path.iterdir()] == ["a.kernel"]


def test_a_damaged_file_is_written_anew(compiled: list[str]):
    kernel()
    kept_in().write_bytes(kept_in().read_bytes()[:20])

    assert kernel() == "number 1"
    assert kernel() == "number 1"
    assert len(compiled) == 2


def test_a_kernel_that_the_driver_does_not_take_is_made_anew(compiled: list[str]):
    write_kernel(kept_in(), Kernel("old"))

    assert kernel() == "number 0"
    assert read_kernel(kept_in()).name == "number 0"
    assert compiled == ["number 0"]


def test_where_nothing_can_be_written_the_kernel_is_played_with_all_the_same(
    compiled: list[str],
):
    kept_in().parent.write_text("a file where the folder should be")

    assert [kernel(), kernel()] == ["number 0", "number 1"]
    assert not cuda_players.is_prepared()
    assert len(compiled) == 2


@pytest.fixture
def played(compiled: list[str], monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Which kernels were tried, each once for every order; every other one plays wrongly."""
    log: list[str] = []
    assert not compiled

    def play_with(made: Kernel, _gpu: Gpu, order: Order) -> Played:
        if log[-1:] != [made.name]:
            log.append(made.name)
        right = interpreted.play(order)
        if made.name in ("number 0", "number 2"):
            right.results["turns"][-1] += 1
        return right

    monkeypatch.setattr(cuda_players, "try_out", try_out)
    monkeypatch.setattr(cuda_players, "play_with", play_with)
    return log


def test_a_kernel_that_plays_wrongly_is_remembered_and_not_kept(played: list[str]):
    assert not cuda_players.is_refused()

    with pytest.raises(GpuError, match="plays other games"):
        kernel()

    assert played == ["number 0"]
    assert cuda_players.is_refused()
    assert not cuda_players.is_prepared()


def test_whoever_insists_on_the_gpu_has_the_kernel_made_and_tried_anew(played: list[str]):
    with pytest.raises(GpuError):
        kernel()

    assert [kernel(), kernel()] == ["number 1"] * 2, "a driver was renewed; what is kept is loaded"
    assert played == ["number 0", "number 1"]
    assert cuda_players.is_prepared()
    assert not cuda_players.is_refused()


def test_a_kernel_for_another_gpu_has_another_file():
    shape = shape_for(227 * 1024)

    assert file_for((9, 0), shape) == file_for((9, 0), shape)
    assert file_for((9, 0), shape) != file_for((8, 9), shape)
    assert file_for((9, 0), shape) != file_for((9, 0), shape_for(99 * 1024))

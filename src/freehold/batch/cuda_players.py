"""Games of players on a GPU: memory for them, the kernel, and what comes back."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from freehold.batch.cuda_kept import file_for, mark_refused, read_kernel, refusal_of, write_kernel
from freehold.batch.cuda_kernel import compile_kernel
from freehold.batch.cuda_pool import MOST_SLOTS, NO_GAME, Shape, shape_for
from freehold.batch.cuda_reins import Launched
from freehold.batch.cuda_trial import try_out
from freehold.batch.numbering import Seeds
from freehold.batch.order import Order, Played, as_tallies, short_inputs_of
from freehold.errors import GpuError
from freehold.gpu_instructions import WARP
from freehold.near import APART, WORD_BYTES
from freehold.state import GAME
from freehold.statistics.records import RESULT, TALLY

NUMBER = np.dtype(np.int32)
"""Of a slot, in a queue."""
BYTES_A_SLOT = WORD_BYTES * APART + 2 * NO_GAME * NUMBER.itemsize
"""A game, its result, and a place in every queue; these are up to twice as long as needed."""
MOST_WORDS = 1 << 31
"""Of all games of a GPU."""


class Gpu(NamedTuple):
    """This machine's, and what it plays with."""

    compute_capability: tuple[int, int]
    shape: Shape
    kept_in: Path
    """The file of the kernel for GPUs like it."""
    processors: int
    has_watchdog: bool = False
    """Its driver ends what takes some seconds, as it does where a screen hangs on it."""


def this_gpu() -> Gpu:
    """The one on which games are played."""
    from numba import cuda as numba_cuda  # noqa: PLC0415

    cuda: Any = numba_cuda
    device = cuda.get_current_device()
    shape = shape_for(device.MAX_SHARED_MEMORY_PER_BLOCK_OPTIN)
    file = file_for(device.compute_capability, shape)
    return Gpu(
        device.compute_capability,
        shape,
        file,
        device.MULTIPROCESSOR_COUNT,
        has_watchdog=bool(device.KERNEL_EXEC_TIMEOUT),
    )


def is_prepared() -> bool:
    """Whether the kernel has been compiled before for a GPU like this one."""
    return this_gpu().kept_in.exists()


def is_refused() -> bool:
    """Whether the kernel has been compiled before for a GPU like this one, and was wrong."""
    return refusal_of(this_gpu().kept_in).exists()


@cache
def kernel() -> tuple[Any, Gpu]:
    """The kernel, loaded or compiled, and the GPU that it is for."""
    gpu = this_gpu()
    try:
        made = read_kernel(gpu.kept_in)
        make_room(made, gpu.shape)
    except Exception:
        # None is kept, or not one that this GPU's driver takes.
        made = make_kernel(gpu)
    return made, gpu


def make_kernel(gpu: Gpu, compiled: Callable[[], object] = lambda: None) -> Any:
    """A new kernel, which is tried and kept; one that plays wrongly is remembered instead."""
    made = compile_kernel(gpu.compute_capability, gpu.shape)
    make_room(made, gpu.shape)
    compiled()
    try:
        try_out(lambda order: play_with(made, gpu, order))
    except GpuError:
        mark_refused(gpu.kept_in)
        raise
    write_kernel(gpu.kept_in, made)
    return made


def make_room(made: Any, shape: Shape) -> None:
    """Load a kernel, and let it have more shared memory than a program has unasked."""
    from numba.cuda.cudadrv import driver  # noqa: PLC0415

    system: Any = driver
    wanted = system.binding.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
    function = made._codelibrary.get_cufunc()
    system.driver.cuKernelSetAttribute(
        wanted, shape.near_bytes, function.handle, function.device.id
    )


def launching(blocks: int, shape: Shape, stream: Any) -> tuple[Any, ...]:
    """What numba-cuda makes of the numbers in brackets before a kernel is called."""
    from numba.cuda import dispatcher  # noqa: PLC0415

    made: Any = dispatcher
    how = made._LaunchConfiguration(
        None, (blocks, 1, 1), (shape.threads, 1, 1), stream, shape.near_bytes
    )
    return how.griddim, how.blockdim, how.stream, how.sharedmem


def zeros(n: int, layout: Any) -> Any:
    """Blank memory on the device for so many records, as bytes; `view` gives it its layout."""
    from numba import cuda as numba_cuda  # noqa: PLC0415
    from numba.cuda.cudadrv import driver  # noqa: PLC0415

    cuda: Any = numba_cuda
    memory: Any = driver
    blank = cuda.device_array(n * layout.itemsize, np.uint8)
    if n:
        memory.device_memset(blank, 0, blank.size)
    return blank


def rows_of(blank: Any, layout: Any) -> Any:
    """The same memory as rows of words; every record holds a whole number of them."""
    width = layout.itemsize // 8
    words = blank.view(np.int64)
    return words.reshape(words.size // width, width)


def slots_for(n: int, blocks: int, room: int) -> tuple[int, int]:
    """How many slots a block has and how many blocks there are: few games are spread out.

    All slots have to fit into so many bytes, and their words be counted in 32 bits.
    """
    most = min(room // BYTES_A_SLOT, MOST_WORDS // APART) // blocks
    slots = max(min(-(-n // blocks), MOST_SLOTS, most), WARP)
    return slots, min(blocks, -(-n // slots))


def room_for_slots(kept_bytes: int) -> int:
    """Bytes of the GPU's memory: most of what is free beside what is kept of every game."""
    from numba import cuda as numba_cuda  # noqa: PLC0415

    cuda: Any = numba_cuda
    free = int(cuda.current_context().get_memory_info().free)
    return max(free - kept_bytes, 0) * 3 // 4


def play_order(order: Order) -> Played:
    """Games of players on the device."""
    return play_with(*kernel(), order)


def play_with(made: Any, gpu: Gpu, order: Order) -> Played:
    """Games of a kernel; what is not wanted back stays on the device.

    If the order's reins call it back, it is the first of its games.
    """
    from numba import cuda as numba_cuda  # noqa: PLC0415

    cuda: Any = numba_cuda
    n = len(order.seeds)
    n_games, n_results = (n if kept else 0 for kept in (order.keep_games, order.keep_results))
    kept_bytes = n_games * GAME.itemsize + n_results * RESULT.itemsize
    slots, blocks = slots_for(n, gpu.processors, room_for_slots(kept_bytes))
    length = 1 << (slots - 1).bit_length()
    editions, *others = short_inputs_of(order)
    seat_counts, all_seeds, players, seatings = map(cuda.to_device, others)
    games = zeros(blocks * slots * APART, np.dtype(np.int64))
    tallies = zeros(blocks * WARP, TALLY)
    games_kept, results_kept = zeros(n_games, GAME), zeros(n_results, RESULT)
    launched = Launched(order.reins, blocks * slots)
    arguments = (
        cuda.to_device(editions.view(np.int64)),
        games.view(np.int64),
        seat_counts,
        all_seeds,
        players,
        seatings,
        rows_of(tallies, TALLY),
        rows_of(games_kept, GAME),
        rows_of(results_kept, RESULT),
        cuda.device_array(blocks * NO_GAME * length, NUMBER),
        launched.counter,
        games.device_ctypes_pointer.value,
        order.seeds.base if isinstance(order.seeds, Seeds) else 0,
        n,
        slots,
        length,
        order.most_turns,
    )
    made.launch(arguments, *launching(blocks, gpu.shape, launched.stream))
    launched.wait()
    sums = as_tallies(rows_of(tallies, TALLY)[:blocks].copy_to_host().sum(axis=0, keepdims=True))
    over = int(sums["games"].sum())
    return Played(
        games_kept.view(GAME).copy_to_host()[:over] if order.keep_games else None,
        results_kept.view(RESULT).copy_to_host()[:over] if order.keep_results else None,
        with_all_games(sums, launched.begun(n, over)),
    )


def with_all_games(tallies: Any, n: int) -> Any:
    """The sums, if all games are among them.

    Compilers were seen to make kernels that lose a game now and then, without an error.
    """
    found = int(tallies["games"].sum())
    if found != n:
        raise GpuError(
            f"the GPU lost games: of {n} it has played {found}",
            reason="gpu-lost-games",
            details={"asked": str(n), "games": str(found)},
        )
    return tallies

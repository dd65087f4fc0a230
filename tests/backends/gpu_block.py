"""A block of a GPU on any machine: the kernel's own functions, thread by thread, in Python.

What the kernel does with games, queues and waves is plain Python around compiled rules.
Here it runs as it is, with the plain rules.  Threads take turns wherever they wait for each
other, in an order left to chance; a block in which nobody can go on, or that goes on for
ever, is told.  What is near and what is far are the same records, so nothing is copied.
"""

import random
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, NamedTuple

import numba
import pytest
from greenlet import getcurrent, greenlet

from freehold.batch import cuda_kernel, cuda_pool
from freehold.batch.cuda_near import CopyFunctions, WholeFunctions
from freehold.batch.cuda_pool import NO_GAME
from freehold.batch.order import Order, seats_of
from freehold.bots.sitting import player_with, stakes_of
from freehold.gpu_instructions import WARP
from freehold.jit import RULES
from freehold.record import blank, plain
from freehold.state import GAME
from freehold.statistics.records import RESULT, TALLY_SIZE

WAITS_FOR_WARP, WAITS_FOR_BLOCK = "warp", "block"
SLOWLY = 0.02
"""How often a warp goes on that the others have left behind."""


class StuckError(AssertionError):
    """Threads wait for each other for ever, or have waited for each other too often."""


class Near:
    """A record as a thread has it: whichever was brought last."""

    def become(self, record: Any) -> None:
        self.__dict__ = record.__dict__


class Thread(greenlet):
    """One of a block's: its number, what it waits for, and what it tells its warp."""

    def __init__(self, number: int, run: Callable[[], None]) -> None:
        super().__init__(run)
        self.number = number
        self.waits_for = ""
        self.told: Any = None
        self.heard: list[Any] = []
        self.gathered, self.settled = 0, 0
        self.game, self.result = Near(), Near()


def thread() -> Thread:
    """The one that is running."""
    found = getcurrent()
    assert isinstance(found, Thread)
    return found


def wait(waits_for: str, told: Any = None) -> list[Any]:
    """Until all threads of the warp or the block are here; what those of the warp have told."""
    own = thread()
    own.waits_for, own.told = waits_for, told
    assert own.parent is not None
    own.parent.switch()
    return own.heard


def lane() -> int:
    return thread().number % WARP


def change(array: Any, index: Any, how: Callable[[int], int]) -> int:
    """As one step; what was there before."""
    before = int(array[index])
    array[index] = how(before)
    return before


def alike(number: int) -> list[bool]:
    """Which threads of the warp have told the same."""
    return [other == number for other in wait(WAITS_FOR_WARP, number)]


def as_bits(flags: list[Any]) -> int:
    return sum(1 << place for place, flag in enumerate(flags) if flag)


class Rows:
    """Rows and columns of words, as numba-cuda indexes them."""

    def __init__(self, rows: int, columns: int, word: int = 0) -> None:
        self._rows = [[word] * columns for _ in range(rows)]
        self.shape = (rows, columns)

    def row(self, number: int) -> list[int]:
        return self._rows[number]

    def __getitem__(self, place: tuple[int, int]) -> int:
        return self._rows[place[0]][place[1]]

    def __setitem__(self, place: tuple[int, int], value: int) -> None:
        self._rows[place[0]][place[1]] = int(value)


class Anywhere:
    """Memory that is only written to: the words of what is near."""

    def __setitem__(self, place: int, value: int) -> None:
        pass


class Words(list[int]):
    """A row of words that knows how many they are."""

    @property
    def size(self) -> int:
        return len(self)


class Tallies:
    """One row of sums for all."""

    def __init__(self) -> None:
        self.sums = [0] * TALLY_SIZE
        self.shape = (0, 0)

    def __getitem__(self, _row: int) -> list[int]:
        return self.sums


class Played(NamedTuple):
    """What came of it: the sums, the results by the game's number, and how many waves it took."""

    tally: list[int]
    results: dict[int, Any]
    waits: int


class Block:
    """So many threads and slots, that play an order's games."""

    def __init__(self, threads: int, slots: int, seed: int, most_waits: int = 200_000) -> None:
        self.threads = [Thread(number, self.run) for number in range(threads)]
        self.games = [blank(GAME) for _ in range(slots)]
        self.results = [blank(RESULT) for _ in range(slots)]
        self.numbers = [-1] * slots
        self.kept: dict[int, Any] = {}
        self.shared: dict[Any, Any] = {}
        self.tallies = Tallies()
        self.begun = [0]
        """How many games were asked for."""
        self.chance = random.Random(seed)
        self.most_waits, self.waits = most_waits, 0
        self.slow = 0
        self.kernel: Callable[..., None]
        self.arguments: tuple[Any, ...]

    # --- what numba-cuda has for a kernel ------------------------------------

    def module(self) -> Any:
        """In place of `numba.cuda`."""

        def shared_array(shape: Any, kind: Any) -> Any:
            return self.shared_array(shape, kind)

        def jit(function: Any = None, **_options: Any) -> Any:
            return function or (lambda it: it)

        def ballot(_all: int, flag: Any) -> int:
            return as_bits(wait(WAITS_FOR_WARP, flag))

        return SimpleNamespace(
            jit=jit,
            threadIdx=_OfThread(lambda: thread().number),
            blockIdx=_OfThread(lambda: 0),
            blockDim=SimpleNamespace(x=len(self.threads)),
            gridDim=SimpleNamespace(x=1),
            shared=SimpleNamespace(array=shared_array),
            atomic=SimpleNamespace(
                add=lambda array, index, by: change(array, index, lambda it: it + by),
                max=lambda array, index, by: change(array, index, lambda it: max(it, by)),
            ),
            match_any_sync=lambda _all, number: as_bits(alike(number)),
            ballot_sync=ballot,
            any_sync=lambda all_of_them, flag: ballot(all_of_them, flag) != 0,
            shfl_sync=lambda _all, value, of: wait(WAITS_FOR_WARP, value)[of],
            syncwarp=lambda: wait(WAITS_FOR_WARP),
            threadfence_block=lambda: None,
            lanemask_lt=lambda: (1 << lane()) - 1,
            popc=lambda bits: bits.bit_count(),
            ffs=lambda bits: (bits & -bits).bit_length(),
        )

    def shared_array(self, shape: Any, kind: Any) -> Any:
        """The same for all threads, but for games and results, of which each has its own."""
        if kind == "game":
            return _Own(lambda: thread().game)
        if kind == "result":
            return _Own(lambda: thread().result)
        if isinstance(shape, tuple):
            return self.shared.setdefault("table", Rows(*shape))
        if shape:
            return self.shared.setdefault(shape, [0] * shape)
        return self.shared["edition"] if kind == "edition" else Anywhere()

    # --- records: nothing is copied ------------------------------------------

    def bring(self, _far: Any, _near: Any, row: int) -> None:
        if row >= 0:
            own = thread()
            own.game.become(self.games[row])
            own.result.become(self.results[row])
        wait(WAITS_FOR_WARP)

    def put_back(self, _far: Any, _near: Any, _row: int) -> None:
        wait(WAITS_FOR_WARP)

    def exchange(self, far: Any, near: Any, _row: int, other: int) -> None:
        self.bring(far, near, other)

    def clear(self, _far: Any, _near: Any, row: int, number: int) -> None:
        wait(WAITS_FOR_WARP)
        if row >= 0:
            own = thread()
            self.games[row], self.results[row] = blank(GAME), blank(RESULT)
            self.numbers[row] = number
            own.game.become(self.games[row])
            own.result.become(self.results[row])

    def keep(self, _far: Any, _near: Any, row: int, _games: Any, _results: Any) -> None:
        wait(WAITS_FOR_WARP)
        if row >= 0:
            assert self.numbers[row] not in self.kept, "a game is played once"
            self.kept[self.numbers[row]] = self.results[row]

    # --- what no warp may do before all have their games ---------------------------------

    def watched(self, gather_function: Any, queue_functions: Any) -> tuple[Any, Any]:
        """The same, with an eye on whether a wave is settled while others still gather it."""

        def gathering(*made_of: Any) -> Any:
            gather = gather_function(*made_of)

            def gather_and_count(*arguments: Any) -> Any:
                found = gather(*arguments)
                thread().gathered += 1
                return found

            return gather_and_count

        def queueing() -> Any:
            functions = queue_functions()

            def settle(*arguments: Any) -> None:
                thread().settled += 1
                behind = min(each.gathered for each in self.threads)
                assert behind >= thread().settled, "a warp still takes games of this wave"
                functions.settle(*arguments)

            return functions._replace(settle=settle)

        return gathering, queueing

    # --- playing ---------------------------------------------------------------

    def meet_while_playing(self) -> None:
        """The barriers between the stages of an action."""
        wait(WAITS_FOR_BLOCK)

    def play(self, order: Order, patch: pytest.MonkeyPatch) -> Played:
        """All games of an order."""
        edition = plain(order.edition)
        self.shared["edition"] = [edition]
        patch.setattr(numba, "cuda", self.module(), raising=False)
        patch.setattr(
            numba,
            "from_dtype",
            lambda layout: {GAME: "game", RESULT: "result"}.get(layout, "edition"),
        )
        for module in (cuda_kernel, cuda_pool):
            patch.setattr(module, "short", lambda: int)
        patch.setattr(cuda_pool, "barrier", lambda: lambda: wait(WAITS_FOR_BLOCK))
        patch.setattr(cuda_kernel, "order_of_memory", lambda: lambda: None)
        patch.setattr(cuda_kernel, "barrier", lambda: self.meet_while_playing)
        gathering, queueing = self.watched(cuda_kernel.gather_function, cuda_kernel.queue_functions)
        patch.setattr(cuda_kernel, "gather_function", gathering)
        patch.setattr(cuda_kernel, "queue_functions", queueing)
        patch.setattr(cuda_kernel, "near_records", lambda game, result: (game, result))
        patch.setattr(cuda_kernel, "compiled", lambda _target, _roots: SimpleNamespace(**RULES))
        copies = CopyFunctions(self.bring, self.put_back, self.exchange)
        patch.setattr(cuda_kernel, "copy_functions", lambda _capability: copies)
        patch.setattr(cuda_kernel, "whole_functions", lambda: WholeFunctions(self.clear, self.keep))
        n, slots = len(order.seeds), len(self.games)
        length = 1 << (slots - 1).bit_length()
        counts, seatings = seats_of(order.seatings, n)
        players = [plain(player_with(habits, stakes_of(edition))) for habits in order.players]
        self.arguments = (
            Words(),
            None,
            Words(counts.tolist()),
            Words(map(int, order.seeds)),
            players,
            seatings.tolist(),
            self.tallies,
            None,
            None,
            [0] * (NO_GAME * length),
            self.begun,
            0,
            0,
            n,
            slots,
            length,
            order.most_turns,
        )
        self.kernel = cuda_kernel.kernel_body((9, 0))
        self.take_turns()
        return Played(self.tallies.sums, self.kept, self.waits)

    def run(self) -> None:
        """What each thread does."""
        self.kernel(*self.arguments)

    def do(self, work: Callable[[int], None]) -> None:
        """Something else, by the number of the thread."""
        self.kernel, self.arguments = lambda: work(thread().number), ()
        self.take_turns()

    def take_turns(self) -> None:
        """Until all threads have come to the end.

        Of the warps that could go on some are held back, as they may be on a GPU.
        """
        ready = list(self.threads)
        while ready:
            for each in ready:
                each.waits_for = ""
            self.chance.shuffle(ready)
            for each in ready:
                each.switch()
            ready = self.met()
            self.waits += 1
            if self.waits > self.most_waits:
                raise StuckError(f"after {self.waits} times {len(self.kept)} games are over")

    def met(self) -> list[Thread]:
        """Those who need not wait any longer and are not held back: none if all are done."""
        alive = [each for each in self.threads if not each.dead]
        if not alive:
            return []
        free: list[list[Thread]] = []
        for first in range(0, len(self.threads), WARP):
            warp = self.threads[first : first + WARP]
            if all(not each.dead and each.waits_for == WAITS_FOR_WARP for each in warp):
                free.append(warp)
        if not free and all(each.waits_for == WAITS_FOR_BLOCK for each in self.threads):
            return alive
        if not free:
            raise StuckError(
                f"{[(each.number, each.dead, each.waits_for) for each in self.threads]}"
            )
        going = [warp for warp in free if warp[0].number // WARP != self.slow]
        if not going or self.chance.random() < SLOWLY:
            going, self.slow = free, self.chance.randrange(len(self.threads) // WARP)
        for warp in going:
            told = [each.told for each in warp]
            for each in warp:
                each.heard = told
        return [each for warp in going for each in warp]


class _OfThread:
    """A number that every thread has for itself."""

    def __init__(self, number: Callable[[], int]) -> None:
        self._number = number

    @property
    def x(self) -> int:
        return self._number()


class _Own:
    """What a thread has of its own, wherever it looks."""

    def __init__(self, found: Callable[[], Any]) -> None:
        self._found = found

    def __getitem__(self, _place: int) -> Any:
        return self._found()

"""The trial of a kernel: before it is kept, it plays games whose ends are known.

Machine code is made where it is used, by the compilers that are there.  One of them was seen
to make of right rules a kernel that was wrong in one edition, in the same way every time.  So
some games of every edition and form are played by the plain functions as well; final
records, results and sums have to be the same bytes.
"""

from collections.abc import Callable
from dataclasses import replace

from freehold.batch import interpreted
from freehold.batch.numbering import Seeds
from freehold.batch.order import Order, Played
from freehold.batch.watched import forms_to_watch, orders_to_watch
from freehold.errors import GpuError

GAMES = 8
"""Of every edition and form: by the plain functions all of them take a few seconds."""


def try_out(play: Callable[[Order], Played]) -> None:
    """Raise an error if not all games end as they should."""
    for (edition, form), order in zip(forms_to_watch(), orders_to_watch(GAMES), strict=True):
        wanted = replace(order, seeds=Seeds(0, 0, GAMES), keep_games=True)
        what = first_difference(play(wanted), interpreted.play(wanted))
        if what:
            raise GpuError(
                f"the GPU plays other games of {edition} ({form}) than the processor ({what}); "
                "an update of its driver or of numba-cuda may help",
                reason="gpu-differs",
                details={"edition": edition, "form": form, "what": what},
            )


def first_difference(one: Played, other: Played) -> str:
    """The first field of which not all bytes are the same, as `games.cash`; nothing if all are."""
    for kind, mine, yours in zip(Played._fields, one, other, strict=True):
        for field in mine.dtype.names:
            if mine[field].tobytes() != yours[field].tobytes():
                return f"{kind}.{field}"
    return ""

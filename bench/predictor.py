"""A model of how a processor guesses where a jump will lead.

Thirteen tables, as processors have them: one knows only the jump, each of the others the
jump and what the last so many jumps did, up to a few hundred of them.  The longest
history that has been seen before says where it went then (TAGE, and ITTAGE for jumps
with more than two ways).  No processor is like that to the letter, and none is told
apart here: what counts is which jumps no history helps to foresee.
"""

from typing import Any

import numba
import numpy as np

made: Any = numba

HISTORIES = np.array([3, 6, 10, 16, 26, 42, 68, 110, 180, 300, 480, 800], np.int64)
"""How many jumps the tables look back."""
BITS = 12
"""Of a table's size."""
WAYS_BITS = 8
"""A step of a trace is the number of a jump, and below it in so many bits the way it took."""
SURE = 3
REMEMBERED = 1024


@made.njit
def wrong_guesses(trace: Any, jumps: int, histories: Any) -> Any:  # noqa: PLR0912, PLR0915
    """How often each of so many jumps went another way than was thought.

    One function, as Numba likes it, and long: what it models is one circuit.
    """
    tables, size = len(histories), 1 << BITS
    usual, usual_sure = np.zeros(jumps, np.int64), np.zeros(jumps, np.int64)
    tags = np.full((tables, size), -1, np.int64)
    ways = np.zeros((tables, size), np.int64)
    sure = np.zeros((tables, size), np.int64)
    useful = np.zeros((tables, size), np.int64)
    # What a table looks back on is one number: the jumps of its history, mixed.
    mixed, factor = np.zeros(tables, np.uint64), np.uint64(0x9E3779B97F4A7C15)
    oldest = np.ones(tables, np.uint64)
    for table in range(tables):
        for _ in range(histories[table]):
            oldest[table] *= factor
    recent = np.zeros(REMEMBERED, np.uint64)
    wrong = np.zeros(jumps, np.int64)
    places, marks = np.zeros(tables, np.int64), np.zeros(tables, np.int64)
    for step in range(len(trace)):
        jump, way = trace[step] >> WAYS_BITS, trace[step] & ((1 << WAYS_BITS) - 1)
        longest, next_longest = -1, -1
        for table in range(tables):
            look = (mixed[table] ^ np.uint64(jump) * np.uint64(0xD6E8FEB86659FD93)) * np.uint64(
                0xFF51AFD7ED558CCD
            )
            look ^= look >> np.uint64(29)
            places[table] = np.int64(look >> np.uint64(64 - BITS))
            marks[table] = np.int64(look & np.uint64(0x1FFF))
            if tags[table, places[table]] == marks[table]:
                longest, next_longest = table, longest
        other = usual[jump] if next_longest < 0 else ways[next_longest, places[next_longest]]
        guess = usual[jump]
        if longest >= 0:
            at = places[longest]
            is_new = sure[longest, at] == 0 and useful[longest, at] == 0
            guess = other if is_new else ways[longest, at]
        missed = guess != way
        wrong[jump] += missed
        # Learn: where it went, how sure that is, and whether the longer history was of use.
        if longest >= 0:
            at = places[longest]
            if ways[longest, at] == way:
                sure[longest, at] = min(sure[longest, at] + 1, SURE)
                if other != way:
                    useful[longest, at] = min(useful[longest, at] + 1, SURE)
            else:
                if sure[longest, at] > 0:
                    sure[longest, at] -= 1
                else:
                    ways[longest, at] = way
                useful[longest, at] = max(useful[longest, at] - 1, 0)
        if longest < 0 or missed:
            if usual[jump] == way:
                usual_sure[jump] = min(usual_sure[jump] + 1, SURE)
            elif usual_sure[jump] > 0:
                usual_sure[jump] -= 1
            else:
                usual[jump] = way
        if missed:
            taken = 0
            for table in range(longest + 1, tables):
                at = places[table]
                if taken < 2 and useful[table, at] == 0:
                    tags[table, at], ways[table, at], sure[table, at] = marks[table], way, 0
                    taken += 1
            if taken == 0:
                for table in range(longest + 1, tables):
                    useful[table, places[table]] -= 1
        new = np.uint64(way * 1103515245 + jump * 2654435761 + 12345)
        for table in range(tables):
            old = recent[(step - histories[table]) % REMEMBERED]
            mixed[table] = mixed[table] * factor + new - old * oldest[table]
        recent[step % REMEMBERED] = new
    return wrong

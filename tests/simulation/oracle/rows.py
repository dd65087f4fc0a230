"""The row of a game, as it is kept and written."""

from collections.abc import Sequence
from typing import Any

from freehold.vocabulary import NOBODY
from tests.simulation.oracle.course import Course, Stand, stands_of
from tests.simulation.oracle.groups import Groups
from tests.simulation.oracle.length import winners_of
from tests.simulation.oracle.playing import End
from tests.simulation.oracle.ruin import Ruin, Ruins

OUT = -1_000_000_000


def row_of(end: End, ruins: Ruins, groups: Groups, course: Course) -> dict[str, Any]:
    """Everything that is known of a game when it is over."""
    books, seats = end.books, range(end.books.n_seats)
    stands = stands_of(books)
    ruined = [ruins.seats.get(seat, Ruin(0, NOBODY, NOBODY, NOBODY)) for seat in seats]
    first = [groups.first.get(group, (0, NOBODY)) for group in range(books.edition.n_groups)]
    return {
        "players": list(end.players),
        "n_seats": books.n_seats,
        "actions": end.actions,
        "first_seat": books.first_seat,
        "winners": sum(1 << seat for seat in winners_of(end)),
        "turns": end.turns,
        "rounds": books.round,
        "stopped": int(end.stopped),
        "leader_won": int(course.leader_won),
        "comeback": int(course.comeback),
        "wealth": [stand.wealth or 0 for stand in stands],
        "deeds": [stand.deeds for stand in stands],
        "buildings": [stand.houses for stand in stands],
        "bankrupt_turn": [ruin.turn for ruin in ruined],
        "bankrupt_kind": [ruin.kind for ruin in ruined],
        "bankrupt_space": [ruin.space for ruin in ruined],
        "bankrupt_creditor": [ruin.creditor for ruin in ruined],
        "group_turn": [turn if seat == NOBODY else max(turn, 1) for turn, seat in first],
        "group_seat": [seat for _, seat in first],
        "n_steps": len(course.looks),
        "spacing": course.spacing,
        **steps_of(course.looks),
    }


def steps_of(looks: Sequence[Sequence[Stand]]) -> dict[str, list[list[int]]]:
    """The looks at the table."""
    return {
        "step_wealth": [[OUT if s.wealth is None else s.wealth for s in look] for look in looks],
        "step_deeds": [[stand.deeds for stand in look] for look in looks],
        "step_buildings": [[stand.houses for stand in look] for look in looks],
    }

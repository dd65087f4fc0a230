"""A table before its game: sitting down, changing seats, beginning."""

import unicodedata

from freehold.editions import EditionSpec, edition_names, load
from freehold.errors import FreeholdError
from freehold.server.characters import known
from freehold.server.match import Match, SeatState, hash_of, new_token
from freehold.server.protocol.answers import Lobby, LobbySeat
from freehold.server.protocol.tables import CreateTable, JoinTable, SeatPlan
from freehold.server.refusals import Refusal
from freehold.server.store import StoredSeat
from freehold.server.views import Viewer
from freehold.table import Table
from freehold.words import text_in
from freehold.words.catalogue import say

LONGEST_NAME = 30


def clean_name(name: str) -> str:
    """A name without control characters and runs of blanks."""
    kept = "".join(" " if unicodedata.category(c)[0] in "CZ" else c for c in name)
    return " ".join(kept.split())[:LONGEST_NAME]


# --- a new table --------------------------------------------------------------------


def check_plan(plan: CreateTable) -> EditionSpec:
    """Refuse what no game can be made of; the rules themselves are asked."""
    if plan.edition not in edition_names():
        raise Refusal("unknown", "unknown-edition", editions=", ".join(edition_names()))
    spec = load(plan.edition)
    if plan.form not in spec.forms:
        raise Refusal("malformed", "unknown-form", forms=", ".join(spec.forms))
    names = [clean_name(seat.name) for seat in plan.seats]
    given = [name.casefold() for name in names if name]
    if len(set(given)) < len(given):
        raise Refusal("malformed", "same-names")
    figures = [seat.figure for seat in plan.seats if seat.figure]
    for figure in figures:
        _check_figure(spec, figure)
    if len(set(figures)) < len(figures):
        raise Refusal("malformed", "figure-taken")
    try:
        Table(spec, len(plan.seats), form=plan.form, settings=plan.settings, seed=0, chance="hand")
    except FreeholdError as error:
        raise Refusal("malformed", error=error) from error
    return spec


def seats_for(plan: CreateTable) -> list[SeatState]:
    """The seats as they were planned."""
    return [_seat(seat) for seat in plan.seats]


def _seat(plan: SeatPlan) -> SeatState:
    return SeatState(plan.kind, known(plan.character), clean_name(plan.name), plan.figure)


def stored(seat: SeatState) -> StoredSeat:
    """A seat as it goes to disk."""
    return StoredSeat(
        seat.kind,
        seat.character,
        seat.name,
        seat.figure,
        seat.token_hash,
        seat.entropy,
    )


def restored(seat: StoredSeat) -> SeatState:
    """A seat as it comes from disk; whether a bot stands in is among the moves."""
    return SeatState(
        seat.kind, seat.character, seat.name, seat.figure, seat.token_hash, seat.entropy
    )


# --- sitting down -------------------------------------------------------------------


def join(match: Match, wish: JoinTable) -> str:
    """A person takes a seat: its token."""
    if wish.seat >= len(match.seats):
        raise Refusal("malformed", "no-such-seat")
    seat = match.seats[wish.seat]
    if seat.is_taken or seat.kind == "bot":
        raise Refusal("seat", "seat-taken")
    if match.state == "over":
        raise Refusal("state", "game-is-over")
    name = clean_name(wish.name)
    if not name:
        raise Refusal("malformed", "no-name")
    others = [other for other in match.seats if other is not seat]
    if name.casefold() in (other.name.casefold() for other in others):
        raise Refusal("state", "same-names")
    figure = wish.figure or seat.figure
    if match.state == "lobby":
        _take_figure(match, seat, figure)
        seat.entropy = wish.entropy
    token = new_token()
    seat.name, seat.token_hash = name, hash_of(token)
    if match.table is not None:
        match.table.names[wish.seat] = name
    return token


def _take_figure(match: Match, seat: SeatState, figure: str) -> None:
    if figure:
        _check_figure(load(match.plan.edition), figure)
        if any(other.figure == figure for other in match.seats if other is not seat):
            raise Refusal("state", "figure-taken")
    seat.figure = figure


def _check_figure(spec: EditionSpec, figure: str) -> None:
    if figure not in spec.figure_ids:
        raise Refusal("malformed", "unknown-figure", figures=", ".join(spec.figure_ids))


def change(match: Match, number: int, plan: SeatPlan) -> None:
    """The host makes a seat a bot's, a person's or an open one; whoever sat there stands up."""
    if match.state != "lobby":
        raise Refusal("state", "already-started")
    if not 0 <= number < len(match.seats):
        raise Refusal("malformed", "no-such-seat")
    name = clean_name(plan.name)
    others = [seat for n, seat in enumerate(match.seats) if n != number]
    if name and name.casefold() in (seat.name.casefold() for seat in others):
        raise Refusal("state", "same-names")
    new = _seat(plan)
    if new.figure:
        _check_figure(load(match.plan.edition), new.figure)
        if any(seat.figure == new.figure for seat in others):
            raise Refusal("state", "figure-taken")
    match.seats[number] = new


# --- beginning ----------------------------------------------------------------------


def why_not_start(match: Match, language: str) -> str:
    """What is still missing; empty if the game can begin."""
    waiting = sum(seat.kind == "person" and not seat.is_taken for seat in match.seats)
    if waiting:
        return say(language, "server", "lobby-waits", {"count": waiting})
    return ""


def start(match: Match, language: str) -> None:
    """Bots take the open seats, everybody gets a figure, and the game is set up."""
    if match.state != "lobby":
        raise Refusal("state", "already-started")
    missing = why_not_start(match, language)
    if missing:
        raise Refusal("state", words=missing)
    _fill(match, language)
    match.begin()


def _fill(match: Match, language: str) -> None:
    """Names and figures for those who have none."""
    taken = {seat.name.casefold() for seat in match.seats}
    names = [name.strip() for name in text_in(language, "bot-names").split(",")]
    free = iter([name for name in names if name.casefold() not in taken])
    figures = {seat.figure for seat in match.seats}
    unused = iter([f for f in load(match.plan.edition).figure_ids if f not in figures])
    for number, seat in enumerate(match.seats):
        seat.name = seat.name or next(free, f"{number + 1}")
        seat.figure = seat.figure or next(unused)


# --- what is seen of it ----------------------------------------------------------------


def view(
    match: Match, viewer: Viewer, connected: frozenset[int], spectators: int, pace: int
) -> Lobby:
    """The table before its game."""
    missing = why_not_start(match, viewer.language)
    return Lobby(
        table=match.id,
        edition=match.plan.edition,
        form=match.plan.form,
        settings=match.plan.settings,
        seats=[
            LobbySeat(
                seat=number,
                kind=seat.kind,  # pyright: ignore[reportArgumentType]
                taken=seat.is_taken,
                name=seat.name,
                character=seat.character,
                figure=seat.figure,
                connected=number in connected,
            )
            for number, seat in enumerate(match.seats)
        ],
        clock=match.plan.clock,
        pace=pace,
        commitment=match.dice.commitment,
        you=sorted(viewer.seats),
        host=viewer.host,
        may_start=viewer.host and not missing,
        why_not_start=missing,
        spectators=spectators,
    )

"""Any record, step by step, as snapshots."""

from functools import lru_cache

from freehold.errors import FreeholdError, RecordError
from freehold.proof import NONE, Dice, verify
from freehold.records import Parsed, parse, replay_parsed
from freehold.server.match import LogEntry, Match, SeatState
from freehold.server.protocol.records import (
    DiceProof,
    Replay,
    ReplayRequest,
    ReplayStep,
    Summary,
    Verdict,
    VerifyRequest,
)
from freehold.server.protocol.tables import CreateTable, SeatPlan
from freehold.server.refusals import Refusal
from freehold.server.summary import summarized
from freehold.server.views import Surroundings, Viewer, Views
from freehold.table import Table
from freehold.words.refusing import why_refused


def replayed(request: ReplayRequest) -> Replay:
    """The steps that are asked for; runs in a thread."""
    try:
        parsed = parse(request.record)
        return _replayed(parsed, request)
    except FreeholdError as error:
        raise Refusal("malformed", "bad-record", why=why_refused(request.language, error)) from None


def _replayed(parsed: Parsed, request: ReplayRequest) -> Replay:
    frames: list[ReplayStep] = []
    turns: list[int] = []
    last = request.first + request.count
    step = 0
    seen_turn = -1
    told = 0

    def look(table: Table, _words: str) -> None:
        nonlocal step, seen_turn, told
        if table.game.turns != seen_turn:
            seen_turn = int(table.game.turns)
            turns.append(step)
        if request.first <= step < last:
            frames.append(_frame(table, step, told, request.language))
        told = len(table.told)
        step += 1

    table = replay_parsed(parsed, before=look)
    if request.first <= step < last:
        frames.append(_frame(table, step, told, request.language))
    return Replay(
        edition=table.spec.id,
        form=table.form,
        names=list(table.names),
        steps=step,
        turns=turns,
        frames=frames,
        summary=_summary(request.record),
    )


@lru_cache(maxsize=16)
def _summary(record: str) -> Summary:
    """Whoever steps through a record asks for it again and again."""
    parsed = parse(record)
    return summarized(parsed, proof_in(parsed))


def proof_in(parsed: Parsed) -> DiceProof:
    """What a record says about its dice."""
    committed, *entropies = parsed.dice.split() or [""]
    secret, _, salt = parsed.reveal.partition(" ")
    return DiceProof(
        committed.removeprefix("sha256:"),
        secret,
        salt,
        ["" if entropy == NONE else entropy for entropy in entropies],
    )


def _frame(table: Table, step: int, since: int, language: str) -> ReplayStep:
    """The table after `step` actions, with the events of the last one."""
    seats = [SeatState("open", "steady", name) for name in table.names]
    plan = CreateTable(edition=table.spec.id, form=table.form, seats=[SeatPlan()])
    match = Match("", plan, seats, Dice(b"", b""), b"", "playing", table)
    match.log = [LogEntry(0, told) for told in table.told]
    around = Surroundings(
        version=step,
        connected=frozenset(),
        reserves=None,
        pace=0,
        skipping=False,
        thinking=False,
        spectators=0,
    )
    snapshot = Views(match).snapshot(Viewer(language), since, around)
    snapshot.number, snapshot.commitment = step, ""
    done = table.done[-1] if table.done else None
    return ReplayStep(step, done.actor if done else -1, done.words if done else "", snapshot)


def verdict_on(request: VerifyRequest) -> Verdict:
    """Whether the dice of a record are as they were committed to; runs in a thread."""
    try:
        proof = proof_in(parse(request.record))
    except RecordError as error:
        return Verdict(sound=False, reason=why_refused(request.language, error))
    try:
        found = verify(request.record)
    except FreeholdError as error:
        reason = why_refused(request.language, error)
        return Verdict(sound=False, reason=reason, commitment=proof.commitment)
    return Verdict(sound=True, outcomes=found.outcomes, commitment=found.commitment)

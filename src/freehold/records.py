"""A game as a text that people can read and that plays again.

::

    freehold-record 1
    clone-wars free-parking-pot=true
    seats Ann:anakin Bob:captain-rex
    first 0
    ---
    1 roll 2 6; buy; end #yUlPsB1x
    2 roll 1 3; end #jALbkh
    ---
    result Ann
    digest sha256:…

A line is a turn: its number, the actions with the outcomes of chance, and two
check characters an action.  They chain, so the first one that does not fit is
at the first action that is wrong.  Nothing is re-seeded to replay.

A game whose dice can be verified has a line ``dice`` in its head, and after its
end a line ``reveal``; see `freehold.proof`.
"""

import base64
import hashlib
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING
from urllib.parse import quote, unquote

from freehold.errors import FreeholdError, RecordError
from freehold.notation import draft
from freehold.notation.header import named_edition, read_header
from freehold.typed import natural, shortened
from freehold.vocabulary import CHANCE, Decision

if TYPE_CHECKING:
    from pathlib import Path

    from freehold.editions.spec import EditionSpec
    from freehold.table import Done, Table

FORMAT = 1
MAGIC = "freehold-record"
RULE = "---"
HEAD_FIELDS = {"seats", "first", "from", "dice"}


def digest(position: str) -> str:
    """The digest of a final position: the same on any machine and any version that agrees."""
    return "sha256:" + hashlib.sha256(position.encode()).hexdigest()


class Chain:
    """Two check characters an action, each depending on all actions before it."""

    def __init__(self, seed: str) -> None:
        self._state = hashlib.sha256(seed.encode()).digest()

    def next(self, words: str) -> str:
        """The check characters of the next action."""
        self._state = hashlib.sha256(self._state + words.encode()).digest()
        return base64.urlsafe_b64encode(self._state[:3]).decode()[:2]


# --- writing -------------------------------------------------------------------


def write_record(table: "Table", dice: str = "", reveal: str = "") -> str:
    """The record of a table: a finished game, or one so far.

    `dice` is what the dice were committed to before the game, `reveal` what
    is revealed of them after it.
    """
    head = list(_write_head(table))
    if dice:
        head.append(f"dice {dice}")
    chain = Chain("\n".join(head))
    body = [_write_line(number, line, chain) for number, line in _lines(table.done)]
    tail = [f"result {_result(table)}", f"digest {digest(table.position)}"]
    if reveal:
        tail.append(f"reveal {reveal}")
    return "\n".join([f"{MAGIC} {FORMAT}", *head, RULE, *body, RULE, *tail]) + "\n"


def _write_head(table: "Table") -> Iterator[str]:
    yield table.header
    figures = [seat.figure or "-" for seat in table.seats]
    if table.figures_chosen:
        figures = ["?" for _ in figures]
    pairs = zip(table.names, figures, strict=True)
    yield "seats " + " ".join(f"{quote(name, safe='')}:{figure}" for name, figure in pairs)
    if table.first is not None:
        yield f"first {table.first}"
    if table.start_position is not None:
        yield f"from {table.start_position}"


def _result(table: "Table") -> str:
    if not table.is_over:
        return "unfinished"
    return " ".join(quote(table.names[seat], safe="") for seat in table.winners) or "nobody"


def _lines(done: "list[Done]") -> Iterator[tuple[int, "list[Done]"]]:
    """Actions by lines: a new one begins with every roll of a seat."""
    line: list[Done] = []
    number = 0
    for item in done:
        if item.words == "roll" and line:
            number += 1
            yield number, line
            line = []
        line.append(item)
    if line:
        yield number + 1, line


def _write_line(number: int, line: "list[Done]", chain: Chain) -> str:
    words: list[str] = []
    checks = ""
    for item in line:
        checks += chain.next(item.words)
        if (
            item.actor == CHANCE
            and words
            and words[-1] == "roll"
            and item.words.startswith("roll ")
        ):
            words[-1] = item.words
        else:
            words.append(item.words)
    return f"{number} {'; '.join(words)} #{checks}"


# --- reading -------------------------------------------------------------------


@dataclass(frozen=True)
class Parsed:
    """A record taken apart."""

    head: list[str]
    lines: list[tuple[list[str], str]]
    result: str
    digest: str
    reveal: str = ""

    @property
    def edition(self) -> str:
        """The id of the edition that was played; empty where the head does not say it."""
        return "".join(self.head[:1]).partition(" ")[0].partition("/")[0]

    @property
    def dice(self) -> str:
        """What the dice were committed to; empty for a game without such dice."""
        return _fields(self.head[1:]).get("dice", "")


def replay(text: str, edition: "str | Path | EditionSpec | None" = None) -> "Table":
    """Play a record again; the table at its end.

    A record of an edition that is not built in needs its folder as `edition`.
    Raises RecordError, with the number of the first action that is wrong.
    """
    return replay_parsed(parse(text), edition)


def replay_parsed(
    parsed: Parsed,
    edition: "str | Path | EditionSpec | None" = None,
    before: "Callable[[Table, str], None] | None" = None,
) -> "Table":
    """Play a record that was taken apart; `before` sees the table before every action."""
    table = _set_up(parsed.head, edition)
    chain = Chain("\n".join(parsed.head))
    number = 0
    for line in parsed.lines:
        number = _play_line(table, line, chain, number, before)
    if table.decision != Decision.GAME_OVER and parsed.result != "unfinished":
        raise RecordError(
            f"the record ends after action {number}, before the game does",
            number + 1,
            reason="record-ends-early",
            details={"number": str(number)},
        )
    if _result(table) != parsed.result:
        raise RecordError(
            f"the result is {_result(table)}, but the record says {parsed.result}",
            number,
            reason="record-other-result",
            details={"result": _result(table), "recorded": parsed.result},
        )
    if digest(table.position) != parsed.digest:
        raise RecordError(
            f"all {number} actions fit, but they lead to another position than the record's digest "
            "says: it was changed, or played by another version of the rules",
            number,
            reason="record-other-position",
            details={"number": str(number)},
        )
    return table


def parse(text: str) -> Parsed:
    """A record taken apart; whether its actions are sound is another question."""
    lines = text.strip().splitlines()
    first = lines[0].split() if lines else []
    if len(first) != 2 or first[0] != MAGIC or not first[1].isdecimal():
        raise RecordError(
            "this is not a Freehold record: its first line is missing", reason="record-not-one"
        )
    made_in, told = natural(first[1]), shortened(first[1])
    if made_in == 0:
        raise RecordError(
            f"there is no record format {told}",
            reason="record-no-such-format",
            details={"format": told},
        )
    if made_in is None or made_in > FORMAT:
        raise RecordError(
            f"this record has format {told}, made by a newer Freehold; "
            f"this one reads up to {FORMAT}: please update",
            reason="record-newer",
            details={"format": told, "ours": str(FORMAT)},
        )
    if lines.count(RULE) != 2:
        raise RecordError(
            "this record is damaged: it needs a head, actions and a result",
            reason="record-without-parts",
        )
    start, end = (i for i, line in enumerate(lines) if line == RULE)
    tail = _fields(lines[end + 1 :])
    if set(tail) - {"reveal"} != {"result", "digest"}:
        raise RecordError(
            "this record is damaged: its result or its digest is missing",
            reason="record-without-result",
        )
    body: list[tuple[list[str], str]] = []
    for n, line in enumerate(lines[start + 1 : end], 1):
        body.append(_parse_line(line, n, sum(len(checks) // 2 for _, checks in body) + 1))
    return Parsed(lines[1:start], body, tail["result"], tail["digest"], tail.get("reveal", ""))


def _fields(lines: list[str]) -> dict[str, str]:
    """Lines that begin with a keyword."""
    parts = (line.partition(" ") for line in lines)
    return {keyword: rest for keyword, _, rest in parts}


def _parse_line(line: str, n: int, number: int) -> tuple[list[str], str]:
    match = re.fullmatch(r"(\d+) (.+) #([\w-]*)", line)
    if not match or natural(match[1]) != n:
        raise RecordError(
            f"line {n} of the actions is missing or damaged: {line[:60]!r}",
            number,
            reason="record-damaged-line",
            details={"number": str(n), "line": repr(line[:60])},
        )
    return match[2].split("; "), match[3]


def _set_up(head: list[str], given: "str | Path | EditionSpec | None") -> "Table":
    from freehold.table import Table  # noqa: PLC0415

    fields = _fields(head[1:])
    if not head or "seats" not in fields or not set(fields) <= HEAD_FIELDS:
        raise RecordError(
            "this record is damaged: its head does not name edition and seats",
            reason="record-without-head",
        )
    pairs = [word.partition(":") for word in fields["seats"].split()]
    names = {unquote(name): figure for name, _, figure in pairs}
    try:
        if "from" in fields:
            return Table.from_position(
                fields["from"], names=list(names), chance="hand", seed=0, edition=given
            )
        edition, form, settings = read_header(head[0])
        choose = "?" in names.values()
        return Table(
            named_edition(edition, given),
            list(names) if choose else names,
            form=form,
            settings=settings,
            seed=0,
            first=draft.number(fields["first"], "the first seat") if "first" in fields else None,
            chance="hand",
            choose_figures=choose,
        )
    except ValueError as error:
        raise RecordError(
            f"this record cannot be set up: {error}", reason="record-not-set-up"
        ) from error


def _play_line(
    table: "Table",
    line: tuple[list[str], str],
    chain: Chain,
    number: int,
    before: "Callable[[Table, str], None] | None",
) -> int:
    written, checks = line
    at = 0
    for part in written:
        # A seat's roll and its dice are written as one; dice that no seat rolls for stand alone.
        together = part.startswith("roll ") and table.actor != "chance"
        for words in ("roll", part) if together else (part,):
            number += 1
            if chain.next(words) != checks[at : at + 2]:
                raise RecordError(
                    f"action {number} is wrong: {words} is not what was recorded",
                    number,
                    reason="record-other-action",
                    details={"number": str(number), "words": words},
                )
            at += 2
            if before is not None:
                before(table, words)
            try:
                table.do(words)
            except FreeholdError as error:
                raise RecordError(
                    f"action {number} is wrong: {words}: {error}",
                    number,
                    reason="record-wrong-action",
                    details={"number": str(number), "words": words},
                    table=table,
                ) from error
    if at != len(checks):
        raise RecordError(
            f"after action {number} an action is missing",
            number + 1,
            reason="record-missing-action",
            details={"number": str(number)},
        )
    return number

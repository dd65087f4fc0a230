"""The pages of actions and decisions: the rules are asked what each position allows."""

# ruff: noqa: E501  (a sentence of a page is one line here as well)

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from freehold import Table
from freehold.notation.actions import (
    ABOUT_SEATS,
    ABOUT_SPACES,
    ALIASES,
    AMOUNTS_OF,
    PLAIN,
    all_words,
    write_action,
)
from freehold.reference.page import (
    begin,
    class_named,
    code,
    finish,
    linked_rules,
    members,
    source_of,
    table,
)
from freehold.vocabulary import Decision

ANY_TIME = "time-up"
"""Said by the host from outside, whatever the game waits for."""

AMOUNT = 50
"""What examples bid, give and ask for, where they can."""

TIMED = "clone-wars/timed | 0 $500 @go | 1 $500 @go"

FORMS = {
    "sell-group": ["sell-group GROUP"],
    "figure": ["figure FIGURE"],
    "draw": ["draw CARD"],
    "offer": ["offer SPACE", "offer jail-card-N"],
    "roll": ["roll", "roll DIE DIE"],
    "die": ["die DIE"],
    "force": ["force FACE"],
}
"""How an action is written, where the kind of its word does not say it."""


@dataclass(frozen=True)
class Shown:
    """A legal action in an example position."""

    decision: Decision
    words: str
    label: str


def slug(decision: Decision) -> str:
    """A decision as positions write it."""
    return decision.name.lower().replace("_", "-")


@cache
def examples(docs: Path) -> dict[Decision, tuple[Table, ...]]:
    """The example positions of every decision, as tables."""
    text = (docs / "examples" / "decisions.toml").read_text(encoding="utf-8")
    found: dict[Decision, tuple[Table, ...]] = {}
    for name, positions in tomllib.loads(text).items():
        tables = tuple(_table(position) for position in positions)
        decision = Decision[name.upper().replace("-", "_")]
        for line, table_ in zip(positions, tables, strict=True):
            if table_.decision != decision:
                raise ValueError(
                    f"decisions.toml: {line} waits for {slug(table_.decision)}, not {name}"
                )
        found[decision] = tables
    return found


def _table(position: str) -> Table:
    return Table.from_position(position, chance="hand", seed=1)


def shown_in(at: Table) -> Iterator[Shown]:
    """Every legal action of a table; one that names an amount with a telling one."""
    words = at.words_in("en")
    for choice in at.choices():
        action = choice.action
        if choice.highest is not None:
            lowest = int(choice.words.split()[1])
            action += min(AMOUNT, choice.highest) - lowest
        label = words.action(action, at.decision, game=at.game)
        yield Shown(at.decision, write_action(at.spec, at.game, action), label)


@cache
def all_shown(docs: Path) -> tuple[Shown, ...]:
    """Every legal action of every example position."""
    tables = [at for several in examples(docs).values() for at in several]
    found = [item for at in tables for item in shown_in(at)]
    called = [item for item in shown_in(_table(TIMED)) if item.words == ANY_TIME]
    return (*found, *called)


def written(word: str) -> list[str]:
    """How an action is written: its word, and what stands after it."""
    if word in FORMS:
        return FORMS[word]
    if word in ABOUT_SPACES:
        return [f"{word} SPACE"]
    if word in ABOUT_SEATS:
        return [f"{word} SEAT"]
    return [f"{word} AMOUNT"] if word in AMOUNTS_OF else [word]


def is_for(item: Shown, form: str) -> bool:
    """Whether an action is an example of that way of writing."""
    said, wanted = item.words.split(), form.split()
    if said[0] != wanted[0] or len(said) != len(wanted):
        return False
    return ("jail-card" in form) == ("jail-card" in item.words) or wanted[0] != "offer"


def actions_page(docs: Path) -> str:
    """Every action word, what it answers, an example and its meaning."""
    lines = begin(
        "Actions",
        "src/freehold/notation/actions.py, the rules and docs/examples/decisions.toml",
        "An action is said in words, which are the same in every language and edition.",
        '`table.do("bid 120")` says it; `table.choices()` lists what is allowed now; `table.why_not("build hoth")` says why something is not.',
        "SPACE, GROUP, FIGURE and CARD are ids of the edition, SEAT is a seat's number counted from 0, AMOUNT a whole number, DIE 1 to 6, FACE `light`, `dark` or `shift`.",
        "`SELL` and `sell` are the same, and so are any number of blanks.",
        "",
    )
    rows: list[list[str]] = []
    for word in all_words():
        for form in written(word):
            found = [item for item in all_shown(docs) if is_for(item, form)]
            asked = list(dict.fromkeys(item.decision for item in found))
            where = ", ".join(f"[{slug(d)}](decisions.md#{slug(d)})" for d in asked)
            if word == ANY_TIME:
                where = "any decision of a seat or of chance in a timed game"
            rows.append([code(form), where, code(found[-1].words), found[-1].label])
    lines += table(["say", "answers", "example", "which means"], rows)
    return finish([*lines, *_more()])


def _more() -> list[str]:
    also = [[code(alias), code(meant)] for alias, meant in ALIASES.items()]
    also.append([code("give SPACE"), code("offer SPACE")])
    also.append([code("want SPACE"), code("offer SPACE")])
    return [
        "",
        "`offer` lays a deed or a card of either side on the table, and takes it back when it is said again.",
        "`roll` alone is a seat that rolls; `roll 3 4` from a seat that may roll gives the dice by hand as well.",
        "Several actions go in one line with semicolons: `roll 3 4; buy; end`; all of them are done, or none.",
        "",
        "## Also understood",
        "",
        *table(["you may say", "for"], also),
        "",
        "## Numbers",
        "",
        "Every action is also a number, which `Choice.action` has and `table.do` takes.",
        f"The plain words are 0 to {max(PLAIN.values())}; the other words begin a family of numbers, one a space, seat, group, card, throw or amount.",
        "`src/freehold/vocabulary.py` has the families; numbers are never given to something else later.",
    ]


def decisions_page(docs: Path) -> str:
    """Every decision with its question, who answers it, a position and its answers."""
    about = {
        name: text
        for name, _, text in members(class_named(source_of("vocabulary.py"), "Decision").body)
    }
    lines = begin(
        "Decisions",
        "src/freehold/vocabulary.py, the rules and docs/examples/decisions.toml",
        "A game always waits for one decision by one actor: a seat, or `chance`.",
        "Each is shown in a position that `Table.from_position` takes, with the question that a player is asked and the words that answer it.",
        "In a timed game `time-up` may be said at any of them until time is called.",
        "[Actions](actions.md) explains the words.",
    )
    for decision in Decision:
        lines += ["", f"## {slug(decision)}", ""]
        if about[decision.name]:
            lines += [linked_rules(about[decision.name]), ""]
        if decision == Decision.NONE:
            lines.append("Never seen from outside: the rules go on until somebody has to decide.")
        else:
            lines += _decision_lines(docs, decision)
    return finish(lines)


def _decision_lines(docs: Path, decision: Decision) -> list[str]:
    tables = examples(docs)[decision]
    first = tables[0]
    words = list(dict.fromkeys(i.words.split()[0] for at in tables for i in shown_in(at)))
    actor = {"chance": "chance", "nobody": "nobody"}.get(str(first.actor), "a seat")
    return [
        f"- Asked: “{first.words_in('en').question(first.game)}”",
        f"- Answered by: {actor}",
        f"- With: {', '.join(map(code, words)) or 'nothing any more'}",
        "",
        "```text",
        first.position,
        "```",
    ]

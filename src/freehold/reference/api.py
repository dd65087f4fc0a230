"""The page of the Python API, from the docstrings and annotations in the source."""

import ast

import freehold
from freehold.reference.page import (
    begin,
    class_named,
    code,
    finish,
    linked_rules,
    members,
    sentences,
    source_of,
    table,
)

WHERE = {
    "Table": "table.py",
    "Choice": "table.py",
    "Seat": "table.py",
    "Told": "table.py",
    "replay": "records.py",
    "edition_names": "editions/__init__.py",
    "FreeholdError": "errors.py",
    "IllegalActionError": "errors.py",
    "NotationError": "errors.py",
    "RecordError": "errors.py",
    "EditionError": "editions/reading.py",
}
"""The public names in the order of the page, with the module that has each."""

ELSEWHERE = {"Decision": "decisions.md", "Event": "events.md"}
"""Public names that have a page of their own."""

MEANINGS = {
    "Choice.action": "its number, for `Table.do`",
    "Choice.words": "its words, for `Table.do` and for people who write scripts",
    "Seat.number": "counted from 0",
    "Seat.name": "as the table was given it",
    "Seat.figure": "the figure's id; None until it is chosen",
    "Seat.cash": "what the seat has in hand",
    "Seat.at": "the id of the space on which the figure stands",
    "Seat.in_jail": "in jail, not just visiting",
    "Seat.bankrupt": "out of the game",
    "Seat.deeds": "the ids of its deeds, in the order of the board",
    "Seat.jail_cards": "how many get-out-of-jail cards it holds",
    "Seat.wealth": "what it would count at the end of a short or timed game",
    "Told.event": "what happened",
    "Told.seat": "to whom; `-1` for nobody",
    "Told.other": "the other side; `-1` for the bank or nobody",
    "Told.space": "the number of the space it is about, or `-1`",
    "Told.amount": "an amount of money; where it means something else, the event's entry says so",
    "Told.give": "of an offer: the spaces that `seat` gives",
    "Told.want": "of an offer: the spaces that `seat` asks for",
    "Told.give_cards": "of an offer: the get-out-of-jail cards that `seat` gives",
    "Told.want_cards": "of an offer: the get-out-of-jail cards that `seat` asks for",
    "Table.spec": "the edition as its files say it",
    "Table.form": "the form of the game: `standard`, `short` or `timed`",
    "Table.settings": "the settings that were changed at this table",
    "Table.names": "the names of the seats",
    "Table.seed": "what the dice and cards follow from; `None` at the start draws one",
    "Table.chance": "`seed`, or `hand` if every throw and card is given by hand",
    "Table.first": "the seat that was named to start, if one was",
    "Table.start_position": "the position it began with, if that was not a fresh game",
    "Table.told": "everything that has happened",
    "Table.done": "every action that was done, with its actor and its words",
    "Table.edition": "the edition's record, as the rules read it",
    "Table.game": "the game's record, as the rules read it: look, but change it only through `do`",
    "Table.figures_chosen": "whether the seats were asked for their figures",
    "IllegalActionError.action": "the action's number, `-1` if it has none",
    "IllegalActionError.code": "the reason as a number, 0 if it is not one of the rules'",
    "RecordError.number": "the first action that is wrong; None if the record is damaged elsewhere",
    "EditionError.problems": "every mistake, with its file and its place in the file",
}
"""What attributes mean that have no docstring of their own; a docstring goes before."""

Function = ast.FunctionDef


def api_page() -> str:
    """Every public name with its signature and its meaning."""
    lines = begin(
        "The Python API",
        "the docstrings in src/freehold",
        "`from freehold import …` has the names on this page; nothing else is promised to stay.",
        "[Script a game](../tutorials/script-a-game.md) shows them at work.",
    )
    for name, file in WHERE.items():
        lines += _entry(name, source_of(file))
    lines += ["", "## Decision and Event", ""]
    lines += [
        f"`{name}` is an `IntEnum`; its members are on a [page of their own]({page})."
        for name, page in ELSEWHERE.items()
    ]
    lines += ["", "## Version", "", f"`freehold.__version__` is `{freehold.__version__!r}`."]
    return finish(lines)


def _entry(name: str, module: ast.Module) -> list[str]:
    for node in module.body:
        if isinstance(node, ast.FunctionDef) and node.name == name:
            return ["", f"## {name}", "", *_function(node, name)]
    node = class_named(module, name)
    about = linked_rules(ast.get_docstring(node) or "")
    bases = ", ".join(code(ast.unparse(base)) for base in node.bases)
    lines = ["", f"## {name}", "", *sentences(about)]
    if bases:
        lines += [f"It is a {bases}."]
    lines += _types(module) if name == "Table" else []
    rows = _fields(node)
    if rows:
        lines += ["", *table(["attribute", "type", "meaning"], rows)]
    for method in node.body:
        if isinstance(method, ast.FunctionDef) and not _is_property(method):
            lines += _method(node.name, method)
    return lines


def _types(module: ast.Module) -> list[str]:
    """The two types that signatures name."""
    rows = [
        [code(name), code(ast.unparse(node.value)), text]
        for name, node, text in members(module.body)
        if name in ("Actor", "Seats") and isinstance(node, ast.AnnAssign) and node.value
    ]
    return ["", *table(["type", "is", "meaning"], rows)]


def _fields(node: ast.ClassDef) -> list[list[str]]:
    """Fields of a dataclass, properties, and what `__init__` assigns."""
    rows: list[list[str]] = []
    for name, field, text in members(node.body):
        if isinstance(field, ast.AnnAssign):
            rows.append(_row(node.name, name, _annotation(field.annotation), text))
    for method in node.body:
        if isinstance(method, ast.FunctionDef) and _is_property(method):
            returns = _annotation(method.returns) if method.returns else ""
            rows.append(_row(node.name, method.name, returns, ast.get_docstring(method) or ""))
    known = {row[0] for row in rows}
    for key, meaning in MEANINGS.items():
        owner, _, name = key.partition(".")
        if owner == node.name and code(name) not in known:
            rows.append([code(name), "", meaning])
    return rows


def _row(owner: str, name: str, type_: str, text: str) -> list[str]:
    meaning = linked_rules(text.replace("``", "`")) or MEANINGS[f"{owner}.{name}"]
    return [code(name), code(type_), meaning]


def _is_property(method: Function) -> bool:
    return any(isinstance(d, ast.Name) and d.id == "property" for d in method.decorator_list)


def _method(owner: str, method: Function) -> list[str]:
    if method.name == "__init__":
        return ["", f"### {owner}(…)", "", *_function(method, owner)] if owner == "Table" else []
    if method.name.startswith("_"):
        return []
    return ["", f"### {owner}.{method.name}", "", *_function(method, f"{owner}.{method.name}")]


def _function(node: Function, name: str) -> list[str]:
    arguments = _arguments(node)
    returns = f" -> {_annotation(node.returns)}" if node.returns else ""
    returns = "" if node.name == "__init__" else returns
    text = linked_rules(ast.get_docstring(node) or "")
    return ["```python", *_wrapped(name, arguments, returns), "```", "", *sentences(text)]


def _arguments(node: Function) -> list[str]:
    """Arguments as they are written, without self and cls."""
    args = node.args
    plain = args.args[1:] if args.args and args.args[0].arg in ("self", "cls") else args.args
    values: list[ast.expr | None] = [*args.defaults]
    values = [None] * (len(plain) - len(values)) + values
    found = [_argument(a, value) for a, value in zip(plain, values, strict=True)]
    if args.kwonlyargs:
        found.append("*")
        named = zip(args.kwonlyargs, args.kw_defaults, strict=True)
        found += [_argument(a, value) for a, value in named]
    return found


def _argument(argument: ast.arg, default: ast.expr | None) -> str:
    kind = f": {_annotation(argument.annotation)}" if argument.annotation else ""
    return f"{argument.arg}{kind}{f' = {ast.unparse(default)}' if default else ''}"


def _annotation(node: ast.expr) -> str:
    """A type as it is written; one in quotes loses them."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    return ast.unparse(node)


def _wrapped(name: str, arguments: list[str], returns: str) -> list[str]:
    line = f"{name}({', '.join(arguments)}){returns}"
    if len(line) <= 88:
        return [line]
    return [f"{name}(", *(f"    {argument}," for argument in arguments), f"){returns}"]

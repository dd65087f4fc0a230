"""What an edition's words refer to: other words, gaps to be filled, functions and their options.

Words are called as Fluent calls them: ``house``, ``house.about``, ``-term``,
``-term.case``.  Those that refer to themselves, or to what is not there, cannot be said.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from fluent.syntax import ast

from freehold.editions.nearest import did_you_mean
from freehold.typed import natural, shortened

FUNCTIONS = ("NUMBER", "DATETIME")
"""The functions that Fluent brings along."""

DIGITS = {
    "minimumIntegerDigits": (1, 21),
    "minimumFractionDigits": (0, 20),
    "maximumFractionDigits": (0, 20),
    "minimumSignificantDigits": (1, 21),
    "maximumSignificantDigits": (1, 21),
}
"""How many digits every browser writes; Python would go on until its memory is full."""

Found = Iterator[tuple[str, str]]


@dataclass(frozen=True)
class Uses:
    """What one text refers to, each once and in its order."""

    words: dict[str, None] = field(default_factory=dict[str, None])
    variables: dict[str, None] = field(default_factory=dict[str, None])
    functions: dict[str, None] = field(default_factory=dict[str, None])
    options: dict[tuple[str, str], None] = field(default_factory=dict[tuple[str, str], None])
    """Of functions, with their values as they are written."""


Texts = Mapping[str, Uses]
"""Every text of a file by the name that refers to it."""


def name_of(entry: ast.Message | ast.Term) -> str:
    """What a message or a term is called where it is referred to."""
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name


def texts_of(entry: ast.Message | ast.Term) -> dict[str, Uses]:
    """The texts of an entry: its own, if it has one, and those of its attributes."""
    name = name_of(entry)
    patterns: dict[str, object] = {} if entry.value is None else {name: entry.value}
    patterns |= {f"{name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
    texts: dict[str, Uses] = {}
    for place, pattern in patterns.items():
        texts[place] = Uses()
        _collect(pattern, texts[place])
    return texts


def _collect(node: object, uses: Uses) -> None:
    if isinstance(node, ast.MessageReference | ast.TermReference):
        sign = "-" if isinstance(node, ast.TermReference) else ""
        attribute = f".{node.attribute.name}" if node.attribute else ""
        uses.words[f"{sign}{node.id.name}{attribute}"] = None
    elif isinstance(node, ast.VariableReference):
        uses.variables[node.id.name] = None
    elif isinstance(node, ast.FunctionReference):
        uses.functions[node.id.name] = None
        for option in node.arguments.named:
            uses.options[option.name.name, _written(option.value)] = None
    parts: list[object] = []
    if isinstance(node, list):
        parts = list(node)  # pyright: ignore[reportUnknownArgumentType]
    elif isinstance(node, ast.BaseNode):
        parts = list(vars(node).values())
    for part in parts:
        _collect(part, uses)


def _written(value: ast.NumberLiteral | ast.StringLiteral) -> str:
    return value.value if isinstance(value, ast.NumberLiteral) else f'"{value.value}"'


# --- references to what is not there --------------------------------------------


def dead_references(texts: Texts, expected: list[str]) -> Found:
    """References to words or functions that are not there.

    What is `expected` of the file is missed elsewhere, under its own name.
    """
    for place, uses in texts.items():
        for word in uses.words:
            if word not in texts and word not in expected:
                yield place, _unknown(word, texts)
        for function in uses.functions:
            if function not in FUNCTIONS:
                known = ", ".join(FUNCTIONS)
                yield place, f'refers to an unknown function "{function}"; there are: {known}'


def _unknown(word: str, texts: Texts) -> str:
    if any(place.startswith(f"{word}.") for place in texts):
        return f'refers to "{word}", which has no text'
    kind = "attribute" if "." in word else "term" if word.startswith("-") else "message"
    alike = [place for place in texts if ("." in place) == ("." in word)]
    return f'refers to an unknown {kind} "{word}"{did_you_mean(word, alike)}'


# --- numbers with too many digits -----------------------------------------------


def absurd_digits(texts: Texts) -> Found:
    """Options of functions that ask for numbers of more digits than there can be."""
    for place, uses in texts.items():
        for option, value in uses.options:
            least, most = DIGITS.get(option, (0, 0))
            number = natural(value)
            if most and (number is None or not least <= number <= most):
                told = f"{option} is {shortened(value)}"
                yield place, f"{told}; it must be a whole number from {least} to {most}"


# --- references that come back --------------------------------------------------


def circles(texts: Texts) -> Found:
    """Words that cannot be said without saying them; each circle is told once."""
    told: set[str] = set()
    for place in texts:
        way = [] if place in told else _way_back(place, texts)
        if way:
            told.update(way)
            yield place, f"refers to itself: {' → '.join(way)}"


def _way_back(start: str, texts: Texts) -> list[str]:
    """The shortest way from a text back to itself, or nothing."""
    ways = [[start]]
    seen: set[str] = set()
    for way in ways:  # it grows on the way
        for word in texts[way[-1]].words:
            if word == start:
                return [*way, start]
            if word in texts and word not in seen:
                seen.add(word)
                ways.append([*way, word])
    return []


# --- gaps -----------------------------------------------------------------------


def gaps_of(name: str, texts: Texts) -> dict[str, str]:
    """The variables that a message needs, each with the text that has it.

    Other messages get what this one is given; a term has only what is written beside it.
    """
    reached = [name] if name in texts else []
    for place in reached:  # it grows on the way
        messages = (word for word in texts[place].words if not word.startswith("-"))
        reached += [word for word in messages if word in texts and word not in reached]
    return {variable: place for place in reversed(reached) for variable in texts[place].variables}


def unfilled(name: str, filled: str, texts: Texts) -> Found:
    """Gaps of a message that nothing is put into; `filled` is the variable that it is given."""
    for variable, place in gaps_of(name, texts).items():
        if variable != filled:
            where = "" if place == name else f', in "{place}"'
            hint = did_you_mean(variable, [filled])
            yield name, f"{{ ${variable} }} is never filled in{where}{hint}"

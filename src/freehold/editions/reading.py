"""Reading an edition file so that every mistake in it is found, not only the first.

msgspec decodes strictly but stops at the first error.  So a file is walked
along the declared types, and every leaf is converted by itself.
"""

import re
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Union, cast, get_args, get_origin

import msgspec
from msgspec.structs import fields as fields_of

from freehold.editions.nearest import did_you_mean
from freehold.errors import Details, FreeholdError
from freehold.typed import shortened


class Problem(msgspec.Struct, frozen=True, order=True):
    """One mistake in an edition folder: in which file, where in it, and what it is."""

    file: str
    path: str
    message: str

    def __str__(self) -> str:
        return f"{self.file}: {self.path}: {self.message}"


class EditionError(FreeholdError):
    """An edition that cannot be used, with every reason why."""

    def __init__(
        self, problems: list[Problem], *, reason: str = "", details: Details | None = None
    ) -> None:
        told = "\n".join(str(problem) for problem in problems)
        super().__init__(told, reason=reason, details=details)
        self.problems = problems


class NotTomlError(ValueError):
    """A text that is no TOML, and why."""


LONG_NUMBER = re.compile(r"\d(?:_?\d){4300}")
"""More digits than Python reads as a number."""


def parse_toml(text: str) -> dict[str, Any]:
    """The tables of a TOML text; whatever is wrong with it is a NotTomlError."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise NotTomlError(str(error)) from error
    except ValueError as error:
        found = LONG_NUMBER.search(text)
        place = f" (at line {text.count(chr(10), 0, found.start()) + 1})" if found else ""
        raise NotTomlError(f"a number has far too many digits{place}") from error
    except RecursionError as error:
        raise NotTomlError("lists or tables lie too deep in each other") from error


def read_toml(folder: Path, file: str, problems: list[Problem]) -> dict[str, Any] | None:
    """The tables of a TOML file, or None and a problem."""
    try:
        return parse_toml((folder / file).read_text(encoding="utf-8"))
    except FileNotFoundError:
        problems.append(Problem(file, "$", "this file is missing"))
    except OSError as error:
        reason = error.strerror or "unknown reason"
        problems.append(Problem(file, "$", f"this file cannot be read: {reason}"))
    except UnicodeDecodeError as error:
        problems.append(Problem(file, "$", f"not UTF-8 text (byte {error.start})"))
    except NotTomlError as error:
        problems.append(Problem(file, "$", f"not valid TOML: {error}"))
    return None


Item = dict[str, Any]
"""A table of a file as `Survey` leaves it: what is right in it."""


def items(table: Item | None, name: str) -> list[Item]:
    """The items of a list in a file; one that is no table at all counts as empty."""
    found: list[Item | None] = (table or {}).get(name) or []
    return [item or {} for item in found]


def repeated(ids: Iterable[str | None]) -> Iterator[tuple[int, str]]:
    """The place of every id that came before, and a message that says where."""
    seen: dict[str, int] = {}
    for i, name in enumerate(ids):
        if name is not None and seen.setdefault(name, i) != i:
            yield i, f'"{name}" is used already, at [{seen[name]}]'


class Survey:
    """A walk through one file.

    `walk` returns the same tree without its bad leaves, so that the checks
    that follow can use what is right in an item that is partly wrong.
    """

    def __init__(self, file: str, problems: list[Problem]) -> None:
        self.file = file
        self.problems = problems

    def report(self, path: str, message: str) -> None:
        self.problems.append(Problem(self.file, path, message))

    def walk(self, value: Any, declared: Any, path: str = "$") -> Any:
        """What is right in `value`, or None; whatever is wrong is reported with its path."""
        origin, arguments = get_origin(declared), get_args(declared)
        if isinstance(declared, type) and issubclass(declared, msgspec.Struct):
            return self._struct(value, declared, path)
        if NoneType in arguments:
            # TOML has no word for nothing: what may be left out is, where it is there, the rest.
            return self.walk(value, arguments[0], path)
        if origin in (UnionType, Union) and issubclass(arguments[0], msgspec.Struct):
            return self._tagged(value, arguments, path)
        if origin is tuple:
            return self._row(value, arguments[0], path)
        if origin is dict:
            return self._table(value, arguments[1], path)
        return self._leaf(value, declared, path)

    def _struct(self, value: Any, declared: type[msgspec.Struct], path: str) -> Any:
        if not isinstance(value, dict):
            return self.report(path, f"expected a table, got {shown(value)}")
        table = cast("dict[str, Any]", value)
        tag_field = declared.__struct_config__.tag_field
        known = {field.encode_name: field for field in fields_of(declared)}
        right: dict[str, Any] = {tag_field: table[tag_field]} if tag_field else {}
        for name in table.keys() - known.keys() - {tag_field}:
            self.report(f"{path}.{name}", f"unknown field{did_you_mean(name, known)}")
        for name, field in known.items():
            if name not in table:
                if field.required:
                    self.report(f"{path}.{name}", "this field is missing")
                continue
            item = self.walk(table[name], field.type, f"{path}.{name}")
            if item is not None:
                right[name] = item
        return right

    def _tagged(self, value: Any, types: tuple[type[msgspec.Struct], ...], path: str) -> Any:
        if not isinstance(value, dict):
            return self.report(path, f"expected a table, got {shown(value)}")
        table = cast("dict[str, Any]", value)
        tag_field = str(types[0].__struct_config__.tag_field)
        by_tag = {str(kind.__struct_config__.tag): kind for kind in types}
        tag = table.get(tag_field)
        if isinstance(tag, str) and tag in by_tag:
            return self._struct(table, by_tag[tag], path)
        if tag is None:
            self.report(f"{path}.{tag_field}", "this field is missing")
        else:
            word = tag if isinstance(tag, str) else ""
            hint = did_you_mean(word, by_tag) or f"; one of: {', '.join(by_tag)}"
            self.report(f"{path}.{tag_field}", f"unknown {tag_field} {shown(tag)}{hint}")
        # Which fields belong is not known, but the id still names the item.
        return {"id": table["id"]} if isinstance(table.get("id"), str) else {}

    def _row(self, value: Any, declared: Any, path: str) -> Any:
        if not isinstance(value, list):
            return self.report(path, f"expected a list, got {shown(value)}")
        items = cast("list[Any]", value)
        return [self.walk(item, declared, f"{path}[{i}]") for i, item in enumerate(items)]

    def _table(self, value: Any, declared: Any, path: str) -> Any:
        if not isinstance(value, dict):
            return self.report(path, f"expected a table, got {shown(value)}")
        table = cast("dict[str, Any]", value)
        walked = {k: self.walk(item, declared, f"{path}.{k}") for k, item in table.items()}
        return {key: item for key, item in walked.items() if item is not None}

    def _leaf(self, value: Any, declared: Any, path: str) -> Any:
        try:
            right = msgspec.convert(value, declared)
        except msgspec.ValidationError as error:
            self.report(path, f"expected {_expected(declared, error)}, got {shown(value)}")
            return None
        if is_far_too_large(right):
            return self.report(path, "this number is far too large")
        return right


def _expected(declared: Any, error: msgspec.ValidationError) -> str:
    for extra in getattr(declared, "__metadata__", ()):
        if isinstance(extra, msgspec.Meta) and extra.description:
            return extra.description
    if get_args(declared) and all(isinstance(choice, str) for choice in get_args(declared)):
        return " or ".join(f'"{choice}"' for choice in get_args(declared))
    names = {"int": "a whole number", "str": "a text", "bool": "true or false"}
    parts = get_args(declared) or (declared,)
    words = [names.get(getattr(part, "__name__", ""), "") for part in parts]
    return " or ".join(words) if all(words) else str(error)


def is_far_too_large(value: object) -> bool:
    """Whether a value is a number that TOML has no room for; Python may be unable to print it."""
    return isinstance(value, int) and value.bit_length() > 63


def shown(value: Any) -> str:
    """A value as its writer knows it."""
    if isinstance(value, bool):
        return str(value).lower()
    if is_far_too_large(value):
        return "a number that is far too large"
    if isinstance(value, str):
        return f'"{shortened(value)}"'
    if isinstance(value, dict):
        return "a table"
    return "a list" if isinstance(value, list) else str(value)

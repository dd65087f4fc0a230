"""The first words of positions and records: edition, form, and what was changed."""

from pathlib import Path

from freehold.editions import EditionError, Problem, edition_names, load
from freehold.editions.nearest import did_you_mean, nearest
from freehold.editions.settings import Value
from freehold.editions.spec import EditionSpec
from freehold.errors import NotationError


def write_value(value: Value) -> str:
    """A setting's value as it is read back."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def write_header(spec: EditionSpec, form: str, settings: dict[str, Value]) -> str:
    """``clone-wars/short free-parking-pot=true``."""
    name = spec.id if form == "standard" else f"{spec.id}/{form}"
    changed = [f"{key}={write_value(value)}" for key, value in sorted(settings.items())]
    return " ".join([name, *changed])


def read_header(text: str) -> tuple[str, str, dict[str, str]]:
    """The edition, the form and the settings of a header."""
    words = text.split()
    if not words:
        raise NotationError("the edition is missing, such as clone-wars or saga")
    edition, _, form = words[0].partition("/")
    settings: dict[str, str] = {}
    for word in words[1:]:
        name, equals, value = word.partition("=")
        if not equals:
            raise NotationError(f'"{word}" is not a setting, such as free-parking-pot=true')
        settings[name] = value
    return edition, form or "standard", settings


def named_edition(name: str, given: str | Path | EditionSpec | None) -> EditionSpec:
    """The edition that a text names: one that is built in, or the one given with the text.

    A text is never a reason to look into folders of its own choosing.
    """
    if given is None and name not in edition_names():
        known = edition_names()
        hint = did_you_mean(name, known) or f"; there are: {', '.join(known)}"
        what = f"there is no such edition built in{hint}; one of your own needs its folder"
        near = nearest(name, known)
        raise EditionError(
            [Problem(name, "$", what)],
            reason="not-built-in-nearest" if near else "not-built-in",
            details={
                "edition": name,
                **({"nearest": near} if near else {"editions": ", ".join(known)}),
            },
        )
    spec = given if isinstance(given, EditionSpec) else load(given or name)
    if spec.id != name:
        raise NotationError(
            f'this text is of the edition "{name}", but the edition given is "{spec.id}"',
            reason="other-edition",
            details={"edition": name, "given": spec.id},
        )
    return spec

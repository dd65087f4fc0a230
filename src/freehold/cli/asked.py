"""What commands are asked about in the same way: an edition, a form of it, settings."""

import os
from collections.abc import Iterator

from freehold.cli.speaking import refuse
from freehold.editions import EditionError, EditionSpec, edition_names, load
from freehold.errors import FreeholdError
from freehold.words import Words, text_in


def edition_called(name: str | None, language: str) -> EditionSpec:
    """The edition called so, or in that folder; otherwise the command is refused in words."""
    known = edition_names()
    if name is None:
        refuse(text_in(language, "which-edition", editions=", ".join(known)))
    if name.replace("_", "-") not in known and not os.path.exists(name):
        editions = ", ".join(known)
        refuse(text_in(language, "unknown-edition", edition=name, editions=editions))
    try:
        return load(name)
    except EditionError as error:
        lines = [str(problem) for problem in error.problems]
        refuse("\n".join([*lines, text_in(language, "check-problems", count=len(lines))]))


def check_form(spec: EditionSpec, form: str, language: str) -> None:
    """Refuse a form of the game that the edition does not have."""
    if form not in spec.forms:
        words = Words(spec, language, [])
        forms = ", ".join(spec.forms)
        raise FreeholdError(words.text("unknown-form", title=words.title, form=form, forms=forms))


def settings_of(texts: tuple[str, ...], language: str) -> Iterator[tuple[str, str]]:
    """SETTING=VALUE, one by one."""
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            raise FreeholdError(text_in(language, "setting-needs-value", setting=text))
        yield name.strip(), value.strip()

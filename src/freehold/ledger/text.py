"""The ledger's words: Fluent files in words/, read here and by the browser alike.

For a language all files ``<language>*.ftl`` are read, so that a later part of
the rules can bring its own file (``en-missions.ftl``).
"""

from functools import cache
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from freehold.ledger.entries import HERE, LedgerError, RuleEntry, Source, book
from freehold.typed import fitting

LANGUAGES: Final = ("en", "de", "nl")


@cache
def bundle(language: str) -> FluentBundle:
    """Every message of one language."""
    if language not in LANGUAGES:
        raise LedgerError(f"no words in “{language}”; there are: {', '.join(LANGUAGES)}")
    made = FluentBundle([language], use_isolating=False)
    for path in sorted((HERE / "words").glob(f"{language}*.ftl")):
        made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


def say(language: str, message: str, **arguments: str | int) -> str:
    """One message, with its gaps filled."""
    found = bundle(language)
    if not found.has_message(message):
        raise LedgerError(f"the message “{message}” is missing in words/{language}.ftl")
    pattern = found.get_message(message).value
    if pattern is None:
        raise LedgerError(f"the message “{message}” in words/{language}.ftl has no text")
    values = {name: fitting(value) for name, value in arguments.items()}
    text, errors = found.format_pattern(pattern, values)
    if errors:
        raise LedgerError(f"the message “{message}” in words/{language}.ftl: {errors[0]}")
    return str(text)


def rule_words(entry: RuleEntry, language: str) -> str:
    """The rule as a sentence."""
    return say(language, f"rule-{entry.id.lower()}")


def rule_value(entry: RuleEntry, edition: str, form: str | None, language: str) -> str | None:
    """What the rule comes to in an edition and form; without a form, in each of its forms.

    None if the rule has no value of its own there.
    """
    if edition in entry.values:
        return _value(entry, edition, language)
    valued = {
        other: _value(entry, f"{edition}-{other}", language)
        for other in book(edition).forms
        if f"{edition}/{other}" in entry.values
    }
    if form is not None:
        return valued.get(form)
    if len(valued) <= 1:
        return next(iter(valued.values()), None)
    return " · ".join(f"{say(language, f'ledger-form-{k}')}: {v}" for k, v in valued.items())


def source_words(entry: RuleEntry, edition: str, language: str) -> str:
    """Where the edition's rulebook says the rule, or that it does not."""
    source = entry.sources[edition]
    quoted = [say(language, "ledger-quoted", section=part) for part in source.sections]
    return say(
        language,
        _source_message(entry, source),
        sections=", ".join(quoted),
        ruling=source.held_by,
    )


def _value(entry: RuleEntry, place: str, language: str) -> str:
    return say(language, f"rule-{entry.id.lower()}-value-{place}")


def _source_message(entry: RuleEntry, source: Source) -> str:
    message = f"ledger-source-{source.status}"
    if source.held_by:
        return f"{message}-by"
    if source.status == "silent" and entry.kind == "book":
        return f"{message}-held"
    return message

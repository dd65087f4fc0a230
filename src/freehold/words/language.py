"""Which languages there are, and which one a person gets."""

from collections.abc import Mapping

from freehold.words.catalogue import LANGUAGES, say

_LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


class LanguageError(ValueError):
    """A language that there are no words in."""


def languages() -> tuple[str, ...]:
    """The languages of the catalogues; the first one is spoken where nothing else fits."""
    return LANGUAGES


def choose_language(explicit: str | None, environ: Mapping[str, str]) -> str:
    """The language asked for, else the locale's, else English.

    Asking for a language that is missing is a LanguageError; a locale that is
    missing is not, because nobody chose it here.
    """
    by_locale = _language_of_the_locale(environ)
    if explicit is None:
        return by_locale
    asked = _first_part(explicit)
    if asked in LANGUAGES:
        return asked
    there_are = ", ".join(f"{code} ({say(code, 'common', 'language-name')})" for code in LANGUAGES)
    told = {"language": explicit, "languages": there_are}
    raise LanguageError(say(by_locale, "terminal", "unknown-language", told))


def _language_of_the_locale(environ: Mapping[str, str]) -> str:
    """The first locale variable that is set decides, as everywhere in a terminal."""
    for variable in _LOCALE_VARIABLES:
        if environ.get(variable):
            language = _first_part(environ[variable])
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def _first_part(locale: str) -> str:
    """``de`` of ``de_AT.UTF-8``, ``de-AT``, ``DE`` and the like."""
    for mark in "_-.@":
        locale = locale.partition(mark)[0]
    return locale.strip().lower()

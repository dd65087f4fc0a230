"""Which language a person gets."""

import pytest

from freehold.words import LanguageError, choose_language, languages


def test_there_are_three_languages():
    assert languages() == ("en", "de", "nl")


@pytest.mark.parametrize(
    ("explicit", "environ", "language"),
    [
        ("nl", {"LANG": "de_DE.UTF-8"}, "nl"),
        ("DE", {}, "de"),
        ("de-AT", {}, "de"),
        ("nl_BE.UTF-8", {}, "nl"),
        (None, {}, "en"),
        (None, {"LANG": "de_DE.UTF-8"}, "de"),
        (None, {"LANG": "de_DE.UTF-8", "LC_MESSAGES": "nl_NL"}, "nl"),
        (None, {"LANG": "de_DE.UTF-8", "LC_MESSAGES": "nl_NL", "LC_ALL": "en_GB"}, "en"),
        (None, {"LC_ALL": "", "LANG": "nl"}, "nl"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "POSIX"}, "en"),
        (None, {"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LANG": "fr_FR.UTF-8"}, "en"),
        (None, {"LANG": "den_XX"}, "en"),
    ],
)
def test_the_language_asked_for_or_that_of_the_locale(explicit, environ, language):
    assert choose_language(explicit, environ) == language


@pytest.mark.parametrize(
    ("environ", "text"),
    [
        ({}, "There is no language “fr”. There are: en (English), de (Deutsch), nl (Nederlands)."),
        (
            {"LANG": "de_DE"},
            "Die Sprache „fr“ gibt es nicht. "
            "Zur Wahl stehen: en (English), de (Deutsch), nl (Nederlands).",
        ),
    ],
)
def test_an_unknown_language_is_refused_with_what_there_is(environ, text):
    with pytest.raises(LanguageError) as error:
        choose_language("fr", environ)
    assert str(error.value) == text


def test_an_empty_language_is_unknown():
    with pytest.raises(LanguageError):
        choose_language("", {})

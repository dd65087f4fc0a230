"""What `check` finds in words that refer to themselves, or to what is not there."""

import pytest
from fluent.runtime.builtins import BUILTINS

from freehold.editions import EditionError, check, load
from freehold.editions.word_references import DIGITS, FUNCTIONS
from freehold.words import Words
from tests.editions import tiny


def found(tmp_path, old, new):
    """The mistakes in the tiny edition's words with one line changed, and perhaps others added."""
    folder = tiny.write(tmp_path, tiny.changed("words/en.ftl", old, new))
    problems = check(folder)
    assert all(problem.file == "words/en.ftl" for problem in problems)
    return [(problem.path, problem.message) for problem in problems]


BRIG = "space-brig = The Brig"
TIDE = "-tide = tide\n    .now = high"

ONE_MISTAKE = {
    "a message that is not there": (
        "space-brig = The { hous }",
        ("space-brig", 'refers to an unknown message "hous"; did you mean "house"?'),
    ),
    "a term that is not there": (
        "-gaol = gaol\nspace-brig = The { -goal }",
        ("space-brig", 'refers to an unknown term "-goal"; did you mean "-gaol"?'),
    ),
    "a message in place of a term": (
        "-gaol = gaol\nspace-brig = The { gaol }",
        ("space-brig", 'refers to an unknown message "gaol"; did you mean "-gaol"?'),
    ),
    "an attribute that is not there": (
        "space-brig = The { house.size }",
        ("space-brig", 'refers to an unknown attribute "house.size"'),
    ),
    "a message without a text": (
        "brig =\n    .size = small\nspace-brig = The { brig }",
        ("space-brig", 'refers to "brig", which has no text'),
    ),
    "in one variant of many": (
        "space-brig = { -tide.now ->\n    [low] { lows }\n   *[high] Brig\n }\n" + TIDE,
        ("space-brig", 'refers to an unknown message "lows"'),
    ),
    "in a term": ("-gaol = { gael }\n" + BRIG, ("-gaol", 'refers to an unknown message "gael"')),
    "in an attribute": (
        BRIG + "\n    .about = { gael }",
        ("space-brig.about", 'refers to an unknown message "gael"'),
    ),
    "a function that is not there": (
        'space-brig = { UPPER("brig") }',
        ("space-brig", 'refers to an unknown function "UPPER"; there are: NUMBER, DATETIME'),
    ),
    "itself": (
        "space-brig = The { space-brig }",
        ("space-brig", "refers to itself: space-brig → space-brig"),
    ),
    "itself in a variant": (
        "space-brig = { -tide.now ->\n    [low] { space-brig }\n   *[high] Brig\n }\n" + TIDE,
        ("space-brig", "refers to itself: space-brig → space-brig"),
    ),
    "each other": (
        "space-brig = { gaol }\ngaol = the { -gaol }\n-gaol = { space-brig }",
        ("space-brig", "refers to itself: space-brig → gaol → -gaol → space-brig"),
    ),
    "its attribute, and that it": (
        "space-brig = { space-brig.at }\n    .at = { space-brig }",
        ("space-brig", "refers to itself: space-brig → space-brig.at → space-brig"),
    ),
    "a gap that nothing fills": (
        "space-brig = The { $size } Brig",
        ("space-brig", "{ $size } is never filled in"),
    ),
    "a gap of another message": (
        "space-brig = { brig }\nbrig = The { $size } Brig",
        ("space-brig", '{ $size } is never filled in, in "brig"'),
    ),
    "no text at all": (
        "space-brig =\n    .about = The Brig",
        ("space-brig", "this message has no text"),
    ),
    "a second term": (
        "-gaol = gaol\n-gaol = jail\nspace-brig = The { -gaol }",
        ("line 16", "a second term -gaol"),
    ),
}


@pytest.mark.parametrize("case", ONE_MISTAKE)
def test_a_reference_that_cannot_be_followed_is_named(case, tmp_path):
    new, told = ONE_MISTAKE[case]
    assert found(tmp_path, BRIG, new) == [told]


def test_such_an_edition_is_not_loaded(tmp_path):
    files = tiny.changed("words/en.ftl", BRIG, "space-brig = { -nothing }")
    with pytest.raises(EditionError, match='space-brig: refers to an unknown term "-nothing"'):
        load(tiny.write(tmp_path, files))


def test_a_gap_with_another_name_is_told_with_the_right_one(tmp_path):
    old, new = "{ $amount }", "{ $amout }"
    assert found(tmp_path, old, new) == [
        ("money", "must use { $amount }"),
        ("money", '{ $amout } is never filled in; did you mean "amount"?'),
    ]


def test_every_circle_is_told_once(tmp_path):
    new = "space-brig = { a }\na = { b }\nb = { a }{ c }\nc = { c }"
    assert found(tmp_path, BRIG, new) == [
        ("a", "refers to itself: a → b → a"),
        ("c", "refers to itself: c → c"),
    ]


def test_a_message_that_is_missing_is_missed_once(tmp_path):
    assert found(tmp_path, "house = shed\n", "a-shed = { house }\n") == [
        ("house", "this message is missing")
    ]


@pytest.mark.parametrize(
    ("new", "told"),
    [
        ('space-brig = { NUMBER("brig") }', "Can't use fluent_number with object brig"),
        ('space-brig = { NUMBER(3, size: "large") }', "unexpected keyword argument 'size'"),
        ('-gaol = gaol\nspace-brig = { -gaol("old") }', "Ignored positional arguments"),
        ('space-brig = { "\\UFFFFFF" }', "chr() arg not in range"),
        (f"space-brig = {{ {'9' * 5000} }}", "Exceeds the limit (4300 digits)"),
        ("space-brig = " + "{ house }" * 1001, "Too many parts"),
    ],
    ids=["text", "option", "term", "character", "digits", "parts"],
)
def test_words_that_cannot_be_said_for_another_reason(tmp_path, new, told):
    ((path, message),) = found(tmp_path, BRIG, new)
    assert path == "space-brig"
    assert message.startswith("cannot be said: ")
    assert told in message


def test_money_is_tried_with_more_than_one_amount(tmp_path):
    new = '{ $amount ->\n    [one] { NUMBER("a") }\n   *[other] { $amount }\n }'
    ((path, message),) = found(tmp_path, "{ $amount }", new)
    assert (path, message.partition(":")[0]) == ("money", "cannot be said")


def test_braces_without_end(tmp_path):
    new = f"space-brig = {'{ ' * 3000}house{' }' * 3000}"
    assert found(tmp_path, BRIG, new) == [
        ("$", "not valid Fluent: braces lie too deep in each other")
    ]


@pytest.mark.parametrize("name", ["eng lish", "-", "e1"])
def test_a_file_that_is_called_after_no_language(tmp_path, name):
    folder = tiny.write(tmp_path, tiny.FILES | {f"words/{name}.ftl": tiny.WORDS})
    told = f'"{name}" is no language; call the file after one, such as en.ftl'
    assert [(p.file, p.path, p.message) for p in check(folder)] == [
        (f"words/{name}.ftl", "$", told)
    ]


# --- numbers without end ------------------------------------------------------------

ABSURD = "100000000"


@pytest.mark.parametrize("value", [ABSURD, "9" * 5000, "-1", "2.5", '"two"'], ids=lambda v: v[:9])
@pytest.mark.parametrize("option", DIGITS)
def test_digits_that_nobody_can_write_are_told_with_their_place(tmp_path, option, value):
    least, most = DIGITS[option]
    told = f"it must be a whole number from {least} to {most}"
    ((path, message),) = found(tmp_path, BRIG, f"space-brig = {{ NUMBER(3, {option}: {value}) }}")

    assert path == "space-brig"
    assert message.startswith(f"{option} is {value[:50]}")
    assert message.endswith(told)
    assert len(message) < 200


@pytest.mark.parametrize(
    ("old", "new", "path"),
    [
        ("{ $amount }", f"{{ NUMBER($amount, minimumIntegerDigits: {ABSURD}) }}", "money"),
        (
            "{ $amount }",
            "{ $amount ->\n    [7] { NUMBER($amount, minimumIntegerDigits: 99) }\n"
            "   *[other] { $amount }\n }",
            "money",
        ),
        (
            BRIG,
            f"space-brig = {{ NUMBER(3, minimumFractionDigits: {ABSURD}) ->\n   *[other] Brig\n }}",
            "space-brig",
        ),
        (BRIG, f"{BRIG}\n-deep = {{ NUMBER(3, maximumFractionDigits: {ABSURD}) }}", "-deep"),
        (
            BRIG,
            f"{BRIG}\n    .deep = {{ NUMBER(3, maximumSignificantDigits: {ABSURD}) }}",
            "space-brig.deep",
        ),
    ],
    ids=["a gap", "one variant of many", "a selector", "a term", "an attribute"],
)
def test_they_are_found_wherever_they_stand(tmp_path, old, new, path):
    ((place, message),) = found(tmp_path, old, new)

    assert place == path
    assert "must be a whole number" in message


def test_other_words_that_want_too_many_digits_are_told_as_well(tmp_path):
    new = f"space-brig = {{ NUMBER(3, minimumIntegerDigits: {ABSURD}) }}"
    words = tiny.WORDS.replace(BRIG, new).replace(
        "house = shed", new.replace("space-brig", "house")
    )
    problems = check(tiny.write(tmp_path, tiny.FILES | {"words/en.ftl": words}))

    assert [problem.path for problem in problems] == ["house", "space-brig"]


@pytest.mark.parametrize("option", DIGITS)
def test_as_many_digits_as_there_can_be_are_said(tmp_path, option):
    for digits in DIGITS[option]:
        folder = tmp_path / str(digits)
        folder.mkdir()
        new = f"space-brig = {{ NUMBER(3, {option}: {digits}) }}"
        assert found(folder, BRIG, new) == []


# --- what is sound ------------------------------------------------------------------


def test_messages_and_terms_that_are_there_may_be_referred_to(tmp_path):
    new = (
        "-gaol = { $case ->\n   *[plain] Gaol\n    [of] Gaol's\n }\n    .size = small\n"
        'brig = The { -gaol(case: "of") } { house.roof }\n'
        "space-brig = { -gaol.size ->\n    [small] { brig }\n   *[other] Brig\n }\n"
    )
    words = tiny.WORDS.replace(BRIG, new).replace("house = shed", "house = shed\n    .roof = roof")
    words = words.replace("{ $amount } shells", "{ shells }") + "shells = { $amount } shells\n"
    folder = tiny.write(tmp_path, tiny.FILES | {"words/en.ftl": words})
    assert check(folder) == []
    said = Words(load(folder), "en", [])
    assert said.space(4) == "The Gaol's roof"
    assert said.money(3) == "3 shells"


def test_the_functions_are_those_of_fluent():
    assert set(FUNCTIONS) == set(BUILTINS)

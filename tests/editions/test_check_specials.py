"""What `check` finds in specials.toml: everything, in one go, with its place."""

import pytest

from freehold.editions import EditionError, check, load
from tests.editions import tiny

X, B, W = "specials.toml", "edition.toml", "words/en.ftl"


def found(folder):
    return [(problem.file, problem.path, problem.message) for problem in check(folder)]


def changed(file, old, new):
    text = tiny.SPECIAL_FILES[file]
    assert old in text, f"{old!r} is not in {file}"
    return tiny.SPECIAL_FILES | {file: text.replace(old, new, 1)}


FORCE = tiny.SPECIALS[tiny.SPECIALS.index("[force]") :]
SIDES = tiny.SPECIALS[: tiny.SPECIALS.index("[[specials]]")]

# The file with its mistake, and where and what is found: this and nothing else.
CASES = {
    "toml syntax": (X, "[sides]", "[sides", X, "$", "not valid TOML"),
    "unknown table": (X, "[sides]", "[magic]\n[sides]", X, "$.magic", "unknown field"),
    "unknown figure": (
        X,
        'gull = "light"',
        'gull = "light"\ncrabs = "dark"',
        X,
        "$.sides.crabs",
        'unknown figure; did you mean "crab"?',
    ),
    "unknown side of a figure": (
        X,
        'crab = "dark"',
        'crab = "grey"',
        X,
        "$.sides.crab",
        'expected "light" or "dark", got "grey"',
    ),
    "figure without a side": (
        X,
        'gull = "light"\n',
        "",
        X,
        "$.sides.gull",
        'this figure has no side; "light" or "dark"',
    ),
    "sides that are no table": (
        X,
        SIDES,
        'sides = "light"\n',
        X,
        "$.sides",
        'expected a table, got "light"',
    ),
    "Force without sides": (
        X,
        SIDES,
        "",
        X,
        "$.sides",
        "no figure has a side, but the Force needs two sides",
    ),
    "id twice": (X, '"spring-tide"', '"salvage"', X, "$.specials[1].id", "used already, at [0]"),
    "bad id": (X, '"spring-tide"', '"Spring Tide"', X, "$.specials[1].id", "an id of lower-case"),
    "no id": (X, 'id = "spring-tide"\n', "", X, "$.specials[1].id", "this field is missing"),
    "id of another's words": (
        X,
        '"spring-tide"',
        '"salvage-about"',
        X,
        "$.specials[1].id",
        'the words of "salvage" use this name; take another',
    ),
    "unknown trigger": (
        X,
        'trigger = "double"',
        'trigger = "triple"',
        X,
        "$.specials[3].trigger",
        'expected "six" or "double", got "triple"',
    ),
    "no trigger": (X, 'trigger = "double"\n', "", X, "$.specials[3].trigger", "is missing"),
    "unknown side": (
        X,
        'side = "dark"',
        'side = "shift"',
        X,
        "$.specials[1].side",
        'expected "light" or "dark", got "shift"',
    ),
    "pips too low": (X, "pips = 1", "pips = 0", X, "$.specials[0].pips", "from 1 to 6, got 0"),
    "pips too high": (X, "pips = 1", "pips = 7", X, "$.specials[0].pips", "from 1 to 6, got 7"),
    "no pips": (X, "pips = 1\n", "", X, "$.specials[0].pips", "this field is missing"),
    "needs too high": (X, "needs = 3", "needs = 7", X, "$.specials[0].needs", "0 to 6, got 7"),
    "needs too low": (X, "needs = 3", "needs = -1", X, "$.specials[0].needs", "0 to 6, got -1"),
    "needs as text": (X, "needs = 3", 'needs = "3"', X, "$.specials[0].needs", 'got "3"'),
    "unknown effect": (
        X,
        '"another-turn"',
        '"another-tern"',
        X,
        "$.specials[1].effect",
        'unknown effect "another-tern"; did you mean "another-turn"?',
    ),
    "no effect": (X, 'effect = "duel"\n', "", X, "$.specials[3].effect", "this field is missing"),
    "no count": (X, "count = 1\n", "", X, "$.specials[0].count", "this field is missing"),
    "no deeds": (X, "count = 1", "count = 0", X, "$.specials[0].count", "from 1 to 9, got 0"),
    "no amount": (X, "amount = 40\n", "", X, "$.specials[0].amount", "this field is missing"),
    "amount of nothing": (X, "amount = 40", "amount = 0", X, "$.specials[0].amount", "from 1 to"),
    "no deck": (X, 'deck = "bottles"\n', "", X, "$.specials[2].deck", "this field is missing"),
    "unknown deck": (
        X,
        'deck = "bottles"',
        'deck = "bottle"',
        X,
        "$.specials[2].deck",
        'unknown deck "bottle"; did you mean "bottles"?',
    ),
    "needless amount": (
        X,
        'effect = "another-turn"',
        'effect = "another-turn"\namount = 5',
        X,
        "$.specials[1].amount",
        "unknown field",
    ),
    "needless count": (
        X,
        'effect = "duel"',
        'effect = "duel"\ncount = 1',
        X,
        "$.specials[3].count",
        "unknown field",
    ),
    "needless deck": (
        X,
        'effect = "duel"',
        'effect = "duel"\ndeck = "bottles"',
        X,
        "$.specials[3].deck",
        "unknown field",
    ),
    "needless penalty": (
        X,
        'effect = "duel"',
        'effect = "duel"\npenalty = 10',
        X,
        "$.specials[3].penalty",
        'nothing is thrown, so nothing can fail; say what it "needs", or drop this',
    ),
    "penalty below nought": (X, "penalty = 15", "penalty = -1", X, "$.specials[0].penalty", "-1"),
    "the same roll": (
        X,
        'side = "dark"',
        'side = "light"',
        X,
        "$.specials[1].pips",
        "the same roll brings [0] already: a six and a 1 on the light side",
    ),
    "the same roll for every side": (
        X,
        'side = "dark"\n',
        "",
        X,
        "$.specials[1].pips",
        "the same roll brings [0] already: a six and a 1",
    ),
    "the same double": (
        X,
        'trigger = "six"\npips = 2',
        'trigger = "double"\npips = 2',
        X,
        "$.specials[3].pips",
        "the same roll brings [2] already: a double of 2",
    ),
    "a row that is no table": (
        X,
        tiny.SPECIALS,
        SIDES.replace("[sides]", "specials = [3]\n[sides]") + FORCE,
        X,
        "$.specials[0]",
        "expected a table, got 3",
    ),
    "five faces": (X, '"light", "light", ', '"light", ', X, "$.force.faces", "5 faces; a die has"),
    "unknown face": (X, '"shift"', '"swift"', X, "$.force.faces[4]", 'or "shift", got "swift"'),
    "no penalty of a fight": (X, "penalty = 20\n", "", X, "$.force.penalty", "is missing"),
    "unknown start": (
        X,
        'light-start = "bench"',
        'light-start = "benches"',
        X,
        "$.force.light-start",
        'unknown space "benches"; did you mean "bench"?',
    ),
    "no start": (X, 'dark-start = "pier"\n', "", X, "$.force.dark-start", "this field is missing"),
    "Force that is no table": (
        X,
        tiny.SPECIALS,
        "force = 1\n" + tiny.SPECIALS.replace(FORCE, ""),
        X,
        "$.force",
        "expected a table, got 1",
    ),
    # edition.toml
    "missions without a six": (
        X,
        tiny.SPECIALS,
        tiny.SPECIALS.replace('"six"', '"double"').replace("pips = 2", "pips = 3", 1),
        B,
        "$.forms.special.missions",
        'this is on, but specials.toml has no row with the trigger "six"',
    ),
    "powers without a double": (
        X,
        '"double"\npips = 2',
        '"six"\npips = 3',
        B,
        "$.forms.special.force-powers",
        'this is on, but specials.toml has no row with the trigger "double"',
    ),
    "force without a die": (
        X,
        FORCE,
        "",
        B,
        "$.forms.special.force",
        "this is on, but specials.toml has no table [force]",
    ),
    "unknown form": (
        B,
        "[forms.special]",
        "[forms.specials]",
        B,
        "$.forms.specials",
        'unknown form; did you mean "special"?',
    ),
    # words
    "no name": (W, "special-salvage = Salvage\n", "", W, "special-salvage", "message is missing"),
    "no sentence": (W, "special-boarding-about =", "x =", W, "special-boarding-about", "missing"),
    "no side": (W, "side-dark = ", "side-black = ", W, "side-dark", "this message is missing"),
    "no token": (W, "token-light = ", "token-white = ", W, "token-light", "message is missing"),
    "word for nothing": (
        W,
        "special-salvage =",
        "special-salvages = x\nspecial-salvage =",
        W,
        "special-salvages",
        'the edition has no such part; did you mean "special-salvage"?',
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_each_mistake_is_found_alone_with_file_and_path(case, tmp_path):
    file, old, new, where, path, told = CASES[case]
    problems = found(tiny.write(tmp_path, changed(file, old, new)))
    # Words hang on the names of rows, which some of these mistakes change or hide.
    problems = [problem for problem in problems if where == W or problem[0] != W]
    assert [problem[:2] for problem in problems] == [(where, path)]
    assert told in problems[0][2]


def test_all_mistakes_are_reported_at_once(tmp_path):
    files = tiny.SPECIAL_FILES | {
        X: tiny.SPECIALS.replace('crab = "dark"', 'crabb = "dark"')
        .replace("pips = 1", "pips = 9", 1)
        .replace('deck = "bottles"', 'deck = "jars"')
        .replace('effect = "duel"', 'effect = "duel"\npenalty = 5')
        .replace('"pier"', '"peer"'),
        W: tiny.SPECIAL_WORDS.replace("special-regatta = Regatta\n", ""),
    }
    folder = tiny.write(tmp_path, files)
    drop = 'nothing is thrown, so nothing can fail; say what it "needs", or drop this'
    assert found(folder) == [
        (X, "$.specials[0].pips", "expected a whole number from 1 to 6, got 9"),
        (X, "$.specials[3].penalty", drop),
        (X, "$.sides.crabb", 'unknown figure; did you mean "crab"?'),
        (X, "$.sides.crab", 'this figure has no side; "light" or "dark"'),
        (X, "$.force.dark-start", 'unknown space "peer"; did you mean "pier"?'),
        (X, "$.specials[2].deck", 'unknown deck "jars"'),
        (W, "special-regatta", "this message is missing"),
    ]
    with pytest.raises(EditionError) as error:
        load(folder)
    assert error.value.problems == check(folder)


def test_every_language_needs_the_words(tmp_path):
    german = tiny.SPECIAL_WORDS.replace("special-salvage-about", "salvage-about")
    folder = tiny.write(tmp_path, tiny.SPECIAL_FILES | {"words/de.ftl": german})
    assert found(folder) == [("words/de.ftl", "special-salvage-about", "this message is missing")]


def test_rows_with_a_side_need_figures_with_sides(tmp_path):
    text = tiny.SPECIALS.replace(SIDES, "").replace(FORCE, "")
    files = tiny.SPECIAL_FILES | {X: text, B: tiny.SPECIAL_EDITION.replace("\nforce = true", "")}
    told = "no figure has a side; give each one in [sides], or drop this"
    assert found(tiny.write(tmp_path, files)) == [
        (X, "$.specials[0].side", told),
        (X, "$.specials[1].side", told),
    ]


def test_rules_that_are_on_without_the_file(tmp_path):
    files = {name: text for name, text in tiny.FILES.items() if name != B}
    files[B] = tiny.EDITION.replace("[rules]", "[rules]\nmissions = true\nforce = true")
    assert found(tiny.write(tmp_path, files)) == [
        (
            B,
            "$.rules.missions",
            'this is on, but specials.toml has no row with the trigger "six"',
        ),
        (B, "$.rules.force", "this is on, but specials.toml has no table [force]"),
    ]


def test_rules_that_are_off_need_nothing(tmp_path):
    files = tiny.FILES | {B: tiny.EDITION.replace("[rules]", "[rules]\nmissions = false")}
    assert found(tiny.write(tmp_path, files)) == []


def test_too_many_rows(tmp_path):
    row = '[[specials]]\nid = "row-{}"\ntrigger = "double"\npips = 1\neffect = "leap"\n\n'
    rows = "".join(row.format(i) for i in range(33))
    problems = found(tiny.write(tmp_path, tiny.FILES | {X: rows}))
    assert (X, "$.specials", "33 rows; at most 32 are possible") in problems
    again = "the same roll brings [0] already: a double of 1"
    assert (X, "$.specials[32].pips", again) in problems


def test_too_many_figures(tmp_path):
    more = ", ".join(f'"f-{i}"' for i in range(10))
    files = tiny.FILES | {B: tiny.EDITION.replace('"buoy"', f'"buoy", {more}')}
    told = "13 figures; at most 12 are possible"
    assert (B, "$.figures", told) in found(tiny.write(tmp_path, files))


def test_a_throw_may_fail_for_nothing(tmp_path):
    """The regatta needs a five and has no penalty."""
    folder = tiny.write(tmp_path, changed(X, "penalty = 15\n", "penalty = 0\n"))
    assert found(folder) == []
    assert [special.penalty for special in load(folder).specials] == [0, 0, 0, 0]


def test_a_file_that_is_not_utf_8(tmp_path):
    folder = tiny.write(tmp_path, tiny.SPECIAL_FILES)
    (folder / X).write_bytes(b"\xff\xfe")
    assert (X, "$", "not UTF-8 text (byte 0)") in found(folder)


def test_the_file_may_be_left_out_or_empty(tmp_path):
    assert found(tiny.write(tmp_path / "without")) == []
    assert found(tiny.write(tmp_path / "empty", tiny.FILES | {X: ""})) == []
    assert load(tmp_path / "empty").specials == ()


def test_a_file_that_cannot_be_read_does_not_make_its_words_needless(tmp_path):
    folder = tiny.write(tmp_path, changed(X, "[sides]", "[sides"))

    assert [problem.file for problem in check(folder)] == [X]

"""What `check` finds in an edition folder: everything, in one go, with its place."""

import pytest

from freehold.editions import EditionError, Problem, check, load, pack
from freehold.vocabulary import SpaceKind
from tests.editions import tiny


def found(folder):
    return [(problem.file, problem.path, problem.message) for problem in check(folder)]


def lots(number, group="quay"):
    space = '[[spaces]]\nid = "lot-{}"\nkind = "lot"\ngroup = "{}"\nprice = 50\nmortgage = 25\n'
    rest = "house-price = 20\nrent = [2, 8, 20, 50, 80, 100]\n"
    return "".join(space.format(i, group) + rest for i in range(number))


def words(prefix, number):
    return "".join(f"{prefix}-{i} = x\n" for i in range(number))


def cards(number, effect='effect = "receive"\namount = 5'):
    return "".join(f'[[decks.cards]]\nid = "c-{i}"\n{effect}\n' for i in range(number))


# --- a user's own edition needs no Python -------------------------------------------


def test_a_tiny_edition_loads_and_packs(tmp_path):
    folder = tiny.write(tmp_path / "harbour")
    assert check(folder) == []
    spec = load(folder)
    assert spec.id == "harbour"
    assert spec.title == "The Harbour"
    assert spec.group_ids == ("quay", "ferries", "lights")
    assert spec.group_colours == ("#336699", "#222222", "#eeee00")
    assert spec.card_ids == (("home", "ferry", "drift", "pearl", "rum"),)
    assert list(spec.words) == ["en"]
    record = pack(spec, "short")
    assert (record["n_spaces"], record["n_decks"]) == (12, 1)
    assert record["nearest_jail"][:12].tolist() == [4] * 12
    assert record["kind"][11] == SpaceKind.GO_TO_JAIL
    assert record["rent"][7].tolist() == [2, *[5] * 9]
    assert (record["opening_bid"], record["deeds_dealt"]) == (5, 1)
    assert (record["n_free_cards"], record["free_card_card"][0]) == (1, 4)


def test_a_folder_can_be_named_by_text_relative_to_here(tmp_path, monkeypatch):
    tiny.write(tmp_path / "harbour")
    monkeypatch.chdir(tmp_path)
    assert load("harbour").id == "harbour"


def test_an_edition_may_do_without_cards(tmp_path):
    space = '[[spaces]]\nid = "bottle-post"\nkind = "cards"\ndeck = "bottles"'
    files = tiny.changed("spaces.toml", space, '[[spaces]]\nid = "bank"\nkind = "free-parking"')
    files["cards.toml"] = ""
    kept = [line for line in tiny.WORDS.splitlines() if "bottle" not in line]
    files["words/en.ftl"] = "\n".join([*kept, "space-bank = A Bank"])
    folder = tiny.write(tmp_path, files)
    assert check(folder) == []
    assert pack(load(folder))["n_decks"] == 0


# --- all mistakes in one go ---------------------------------------------------------


def test_all_mistakes_of_all_files_are_reported_at_once(tmp_path):
    files = {
        "edition.toml": tiny.EDITION.replace("start-cash = 500", 'start-cash = "much"')
        .replace('colour = "#222222"', 'color = "#222222"')
        .replace("opening-bid = 5", "opening-bit = 5\njail-turns = 0"),
        "spaces.toml": tiny.SPACES.replace("price = 50", 'price = "50"', 1)
        .replace("mortgage = 25", "mortgage = -1", 1)
        .replace('kind = "tax"\namount = 30', 'kind = "tax"')
        .replace('deck = "bottles"', 'deck = "bottle"'),
        "cards.toml": tiny.CARDS.replace('space = "pier"', 'space = "peer"').replace(
            'effect = "receive"', 'effect = "recieve"'
        ),
        "words/en.ftl": tiny.WORDS.replace("house = shed\n", "house shed\n", 1).replace(
            "figure-crab = Crab\n", ""
        ),
        "words/de.ftl": tiny.WORDS.replace("hotel = warehouse\n", ""),
    }
    folder = tiny.write(tmp_path, files)
    assert found(folder) == [
        (
            "edition.toml",
            "$.numbers.start-cash",
            'expected a whole number from 0 to 1000000, got "much"',
        ),
        ("edition.toml", "$.groups[1].color", 'unknown field; did you mean "colour"?'),
        ("edition.toml", "$.groups[1].colour", "this field is missing"),
        (
            "edition.toml",
            "$.rules.opening-bit",
            'there is no setting "opening-bit"; did you mean "opening-bid"?',
        ),
        (
            "edition.toml",
            "$.rules.jail-turns",
            "jail-turns must be a whole number from 1 to 9, not 0",
        ),
        (
            "spaces.toml",
            "$.spaces[1].price",
            'expected a whole number from 1 to 1000000, got "50"',
        ),
        (
            "spaces.toml",
            "$.spaces[1].mortgage",
            "expected a whole number from 0 to 1000000, got -1",
        ),
        ("spaces.toml", "$.spaces[6].amount", "this field is missing"),
        ("spaces.toml", "$.spaces[3].deck", 'unknown deck "bottle"; did you mean "bottles"?'),
        (
            "cards.toml",
            "$.decks[0].cards[3].effect",
            'unknown effect "recieve"; did you mean "receive"?',
        ),
        ("cards.toml", "$.decks[0].cards[0].space", 'unknown space "peer"; did you mean "pier"?'),
        ("words/de.ftl", "hotel", "this message is missing"),
        ("words/en.ftl", "line 3", 'not valid Fluent: Expected token: "="'),
        ("words/en.ftl", "house", "this message is missing"),
        ("words/en.ftl", "figure-crab", "this message is missing"),
    ]
    with pytest.raises(EditionError) as error:
        load(folder)
    assert error.value.problems == check(folder)
    assert "spaces.toml: $.spaces[6].amount: this field is missing" in str(error.value)


def test_one_mistake_does_not_bring_forth_others(tmp_path):
    """A space with a bad price still has its id, its kind and its group."""
    folder = tiny.write(tmp_path, tiny.changed("spaces.toml", "price = 80", "price = []"))
    assert [path for _, path, _ in found(folder)] == ["$.spaces[5].price"]


def test_a_space_of_unknown_kind_is_the_only_mistake(tmp_path):
    folder = tiny.write(tmp_path, tiny.changed("spaces.toml", 'kind = "jail"', 'kind = "gaol"'))
    known = "go, lot, plot, railroad, utility, cards, tax, risk, jail, free-parking, go-to-jail"
    assert found(folder) == [
        ("spaces.toml", "$.spaces[4].kind", f'unknown kind "gaol"; one of: {known}')
    ]


# --- one mistake each ---------------------------------------------------------------

S, C, B, W = "spaces.toml", "cards.toml", "edition.toml", "words/en.ftl"

CASES = {
    # edition.toml
    "toml syntax": (B, "[players]", "[players", "$", "not valid TOML: "),
    "unknown field": (B, "[players]", "[players]\nmost = 4", "$.players.most", "unknown field"),
    "unknown table": (B, "[players]", "[extras]\n[players]", "$.extras", "unknown field"),
    "missing field": (B, "lowest = 2", "", "$.players.lowest", "this field is missing"),
    "missing title": (B, 'title = "The Harbour"', "", "$.title", "this field is missing"),
    "wrong type": (B, "lowest = 2", "lowest = 2.5", "$.players.lowest", "a whole number, got 2.5"),
    "not a table": (B, "[forms.short]", "[forms]\nshort = 3\n[forms.timed]", "$.forms.short", ""),
    "not a list": (B, '["crab", "gull", "buoy"]', '"crab"', "$.figures", "expected a list"),
    "bad id": (B, 'id = "harbour"', 'id = "The Harbour"', "$.id", "an id of lower-case ASCII"),
    "id with a newline": (B, 'id = "harbour"', 'id = "a\\n"', "$.id", "an id of lower-case"),
    "bad colour": (B, '"#336699"', '"blue"', "$.groups[0].colour", 'a colour such as "#1f5fbf"'),
    "figure twice": (B, '"gull"', '"crab"', "$.figures[1]", '"crab" is used already, at [0]'),
    "group twice": (B, 'id = "ferries"', 'id = "quay"', "$.groups[1].id", "is used already"),
    "group unused": (
        B,
        "[[groups]]",
        '[[groups]]\nid = "sand"\ncolour = "#000000"\n[[groups]]',
        "$.groups[0].id",
        'no deed is in group "sand"',
    ),
    "too few players": (B, "lowest = 2", "lowest = 1", "$.players.lowest", "at least 2, not 1"),
    "more players than seats": (
        B,
        "highest = 3",
        "highest = 9",
        "$.players.highest",
        "must be at most 8, not 9",
    ),
    "more players than figures": (
        B,
        "highest = 3",
        "highest = 4",
        "$.players.highest",
        "4 players, but only 3 figures",
    ),
    "players the wrong way round": (
        B,
        "lowest = 2\nhighest = 3",
        "lowest = 3\nhighest = 2",
        "$.players.highest",
        "2 is below the lowest number, 3",
    ),
    "unknown setting": (
        B,
        "opening-bid",
        "opening-bids",
        "$.rules.opening-bids",
        'did you mean "opening-bid"?',
    ),
    "setting with underscore": (
        B,
        "opening-bid",
        "opening_bid",
        "$.rules.opening_bid",
        'write it with hyphens: "opening-bid"',
    ),
    "setting out of range": (
        B,
        "opening-bid = 5",
        "opening-bid = 0",
        "$.rules.opening-bid",
        "from 1 to 1000, not 0",
    ),
    "setting as text": (
        B,
        "opening-bid = 5",
        'timed = "true"',
        "$.rules.timed",
        'true or false, not "true"',
    ),
    "setting of a form": (
        B,
        "deeds-dealt = 1",
        "deeds-delt = 1",
        "$.forms.short.deeds-delt",
        'did you mean "deeds-dealt"?',
    ),
    "more dealt than there are": (
        B,
        "deeds-dealt = 1",
        "deeds-dealt = 3",
        "$.forms.short.deeds-dealt",
        "3 deeds for each of 3 players, but there are 6",
    ),
    "unknown form": (
        B,
        "[forms.short]",
        "[forms.shorter]",
        "$.forms.shorter",
        'unknown form; did you mean "short"?',
    ),
    "no standard form": (B, "[forms.standard]", "", "$.forms.standard", "this form is missing"),
    # spaces.toml
    "space twice": (S, '"ropewalk"', '"fish-market"', "$.spaces[2].id", "used already, at [1]"),
    "space without kind": (S, 'kind = "tax"\namount = 30', "", "$.spaces[6].kind", "is missing"),
    "field of another kind": (S, "amount = 30", "amount = 30\nrent = [1]", "$.spaces[6].rent", ""),
    "unknown group": (S, 'group = "lights"', 'group = "light"', "$.spaces[7].group", '"lights"?'),
    "unknown deck": (S, 'deck = "bottles"', 'deck = "jars"', "$.spaces[3].deck", 'deck "jars"'),
    "go is not first": (S, 'kind = "go"', 'kind = "free-parking"', "$.spaces[0].kind", '"go"'),
    "second go": (S, 'kind = "free-parking"', 'kind = "go"', "$.spaces[8].kind", 'second "go"'),
    "no jail": (S, 'kind = "jail"', 'kind = "free-parking"', "$.spaces", 'of kind "jail"'),
    "mortgage above price": (
        S,
        "mortgage = 25",
        "mortgage = 51",
        "$.spaces[1].mortgage",
        "51 is more than the price, 50",
    ),
    "short rent table": (
        S,
        "[2, 8, 20, 50, 80, 100]",
        "[2, 8, 20, 50, 80]",
        "$.spaces[1].rent",
        "5 rents; a lot needs 6",
    ),
    "empty rent table": (
        S,
        "[2, 8, 20, 50, 80, 100]",
        "[]",
        "$.spaces[1].rent",
        "0 rents; a lot needs 6",
    ),
    "falling rents": (
        S,
        "[2, 8, 20, 50, 80, 100]",
        "[2, 8, 20, 50, 80, 70]",
        "$.spaces[1].rent",
        "the row falls",
    ),
    "bad rent": (
        S,
        "[2, 8, 20, 50, 80, 100]",
        '[2, 8, "x", 50, 80, 100]',
        "$.spaces[1].rent[2]",
        'got "x"',
    ),
    "rents for another number": (S, "[10, 30]", "[10]", "$.spaces[5].rent", "1 entries for a"),
    "falling factors": (S, "[2, 5]", "[5, 2]", "$.spaces[7].factors", "the row falls: 5, 2"),
    "factors for another number": (S, "[2, 5]", "[2, 5, 7]", "$.spaces[7].factors", "group of 2"),
    "two house prices": (
        S,
        "house-price = 20",
        "house-price = 25",
        "$.spaces[2].house-price",
        '20, but 25 elsewhere in group "quay"',
    ),
    "no house price": (S, "house-price = 20", "", "$.spaces[1].house-price", "is missing"),
    # cards.toml
    "unknown target": (C, '"pier"', '"piers"', "$.decks[0].cards[0].space", 'mean "pier"?'),
    "unknown kind of target": (C, '"railroad"', '"lot"', "$.decks[0].cards[1].kind", '"utility"'),
    "card twice": (C, 'id = "ferry"', 'id = "home"', "$.decks[0].cards[1].id", "used already"),
    "too far back": (C, "steps = 2", "steps = 12", "$.decks[0].cards[2].steps", "12 spaces"),
    "no factor": (C, "factor = 2", "", "$.decks[0].cards[1].factor", "this field is missing"),
    "nothing received": (C, "amount = 25", "amount = 0", "$.decks[0].cards[3].amount", "from 1"),
    "card that is no table": (C, "[[decks.cards]]", "[decks.cards]", "$", "not valid TOML"),
    # words
    "no money": (W, "money =", "moneys =", "money", "this message is missing"),
    "money without amount": (W, "{ $amount }", "some", "money", "must use { $amount }"),
    "count without number": (W, "{ $count }", "some", "count-houses", "must use { $count }"),
    "missing space": (W, "space-brig = The Brig", "", "space-brig", "this message is missing"),
    "missing card": (W, "card-bottles-rum", "rum", "card-bottles-rum", "message is missing"),
    "word twice": (W, "houses = sheds", "houses = sheds\nhouses = huts", "line 5", "a second mess"),
    "word for nothing": (
        W,
        "space-brig = The Brig",
        "space-brig = The Brig\nspace-brick = x",
        "space-brick",
        'no such part; did you mean "space-brig"?',
    ),
    "fluent syntax": (W, "space-brig = The Brig", "space-brig = { $x", "line 15", "not valid Fl"),
}


@pytest.mark.parametrize("case", CASES)
def test_each_mistake_is_found_with_file_and_path(case, tmp_path):
    file, old, new, path, told = CASES[case]
    folder = tiny.write(tmp_path, tiny.changed(file, old, new))
    matches = [(where, at) for where, at, message in found(folder) if told in message]
    assert (file, path) in matches, found(folder)


def test_a_group_of_one(tmp_path):
    files = tiny.changed("spaces.toml", 'group = "quay"', 'group = "strand"')
    new = '[[groups]]\nid = "strand"\ncolour = "#000000"\n\n[rules]'
    files["edition.toml"] = tiny.EDITION.replace("[rules]", new)
    files["words/en.ftl"] += "group-strand = Strand\n"
    assert found(tiny.write(tmp_path, files)) == [
        ("spaces.toml", "$.spaces[1].group", 'group "strand" has 1 deed; a group has 2 to 8'),
        ("spaces.toml", "$.spaces[2].group", 'group "quay" has 1 deed; a group has 2 to 8'),
    ]


def test_a_group_of_too_many(tmp_path):
    files = tiny.FILES | {
        "spaces.toml": tiny.SPACES + lots(7),
        "words/en.ftl": tiny.WORDS + words("space-lot", 7),
    }
    assert found(tiny.write(tmp_path, files)) == [
        ("spaces.toml", "$.spaces[1].group", 'group "quay" has 9 deeds; a group has 2 to 8')
    ]


def test_a_group_of_two_kinds(tmp_path):
    files = tiny.changed("spaces.toml", 'group = "lights"', 'group = "ferries"')
    assert (
        "spaces.toml",
        "$.spaces[7].kind",
        'group "ferries" has a railroad, space 5; one group, one kind',
    ) in found(tiny.write(tmp_path, files))


@pytest.mark.parametrize("number", [45, 60])
def test_too_many_spaces(tmp_path, number):
    files = tiny.FILES | {"spaces.toml": tiny.SPACES + lots(number)}
    told = f"{12 + number} spaces; there must be 8 to 56"
    assert ("spaces.toml", "$.spaces", told) in found(tiny.write(tmp_path, files))


def test_too_few_spaces(tmp_path):
    files = tiny.FILES | {"spaces.toml": "\n[[spaces]]".join(tiny.SPACES.split("\n[[spaces]]")[:7])}
    told = "7 spaces; there must be 8 to 56"
    assert ("spaces.toml", "$.spaces", told) in found(tiny.write(tmp_path, files))


def test_too_many_groups(tmp_path):
    more = "".join(f'[[groups]]\nid = "g-{i}"\ncolour = "#000000"\n\n' for i in range(14))
    files = tiny.changed("edition.toml", "[rules]", more + "[rules]")
    told = "17 groups; at most 16 are possible"
    assert ("edition.toml", "$.groups", told) in found(tiny.write(tmp_path, files))


@pytest.mark.parametrize(
    ("more", "path", "told"),
    [
        (cards(28), "$.decks[0].cards", "33 cards; a deck has 1 to 32"),
        (
            cards(4, 'effect = "leave-jail"'),
            "$.decks[0].cards[8].effect",
            "more than 4 leave-jail cards in all",
        ),
        ('[[decks]]\nid = "b"\ncards = []', "$.decks[1].cards", "0 cards; a deck has 1 to 32"),
        ('[[decks]]\nid = "b"', "$.decks[1].cards", "this field is missing"),
        ('[[decks]]\nid = "bottles"\n' + cards(1), "$.decks[1].id", "is used already, at [0]"),
        (
            '[[decks]]\nid = "b"\n' + cards(1, 'effect = "leave-jail"'),
            "$.decks[1].cards",
            "only leave-jail cards: the deck could run out",
        ),
        (
            '[[decks]]\nid = "b"\n' + cards(1) + '[[decks]]\nid = "c"\n' + cards(1),
            "$.decks",
            "3 decks; at most 2 are possible",
        ),
        (
            '[[decks]]\nid = "b"\ncards = ["x"]',
            "$.decks[1].cards[0]",
            'expected a table, got "x"',
        ),
        (
            cards(1, 'effect = "move-to-next"\nkind = "utility"\nfactor = 0'),
            "$.decks[0].cards[5].factor",
            "expected a whole number from 1 to 100, got 0",
        ),
    ],
)
def test_decks_with_mistakes(tmp_path, more, path, told):
    problems = found(tiny.write(tmp_path, tiny.FILES | {"cards.toml": tiny.CARDS + "\n" + more}))
    assert ("cards.toml", path) in [(f, p) for f, p, message in problems if told in message]


def test_a_card_to_the_next_of_a_kind_that_the_board_lacks(tmp_path):
    files = tiny.changed("cards.toml", '"railroad"', '"utility"')
    files["spaces.toml"] = tiny.SPACES.replace('"utility"', '"railroad"').replace("factors", "rent")
    assert found(tiny.write(tmp_path, files)) == [
        ("cards.toml", "$.decks[0].cards[1].kind", 'the board has no space of kind "utility"')
    ]


# --- numbers without end ------------------------------------------------------------

LONG = "9" * 5000
LARGE = "0x" + "f" * 5000


@pytest.mark.parametrize(
    ("file", "old"), [(S, "price = 50"), (B, "lowest = 2"), (C, "amount = 25")], ids=[S, B, C]
)
@pytest.mark.parametrize(
    "number", [LONG, f"-{LONG}", "_".join(LONG)], ids=["plain", "negative", "underscores"]
)
def test_a_number_that_python_does_not_read(tmp_path, file, old, number):
    new = f"{old.partition('=')[0]}= {number}"
    folder = tiny.write(tmp_path, tiny.changed(file, old, new))
    line = tiny.FILES[file].partition(old)[0].count("\n") + 1
    told = f"not valid TOML: a number has far too many digits (at line {line})"
    assert (file, "$", told) in found(folder)


MONEY, TEXT = "a whole number from 1 to 1000000", "a text that is not empty"


@pytest.mark.parametrize(
    ("file", "old", "path", "told"),
    [
        (S, "price = 50", "$.spaces[1].price", f"expected {MONEY}, got a number that"),
        (B, 'title = "The Harbour"', "$.title", f"expected {TEXT}, got a number that"),
        (B, "lowest = 2", "$.players.lowest", "this number"),
        (B, "highest = 3", "$.players.highest", "this number"),
        (B, "opening-bid = 5", "$.rules.opening-bid", "this number"),
        (B, "deeds-dealt = 1", "$.forms.short.deeds-dealt", "this number"),
    ],
)
def test_a_number_that_toml_has_no_room_for(tmp_path, file, old, path, told):
    for number in (LARGE, str(2**63)):
        new = f"{old.partition('=')[0]}= {number}"
        folder = tiny.write(tmp_path, tiny.changed(file, old, new))
        assert found(folder) == [(file, path, f"{told} is far too large")]


def test_a_large_number_in_place_of_a_word_or_a_table(tmp_path):
    files = tiny.changed("spaces.toml", 'kind = "tax"', f"kind = {LARGE}")
    box = tiny.EDITION.replace("[players]\nlowest = 2\nhighest = 3", "")
    files["edition.toml"] = f"players = {LARGE}\n{box}"
    folder = tiny.write(tmp_path, files)
    told = [(path, message.partition(";")[0]) for _, path, message in found(folder)]
    assert told == [
        ("$.players", "expected a table, got a number that is far too large"),
        ("$.spaces[6].kind", "unknown kind a number that is far too large"),
    ]


def test_lists_without_end(tmp_path):
    folder = tiny.write(tmp_path, tiny.changed("spaces.toml", "[10, 30]", "[" * 5000))
    told = "not valid TOML: lists or tables lie too deep in each other"
    assert ("spaces.toml", "$", told) in found(folder)


# --- folders and files --------------------------------------------------------------


@pytest.mark.parametrize("file", ["edition.toml", "spaces.toml", "cards.toml"])
def test_a_missing_file_is_one_problem_and_the_others_are_still_read(tmp_path, file):
    folder = tiny.write(tmp_path)
    (folder / file).unlink()
    problems = check(folder)
    assert Problem(file, "$", "this file is missing") in problems
    # Only the words that the missing file should have asked for are in the air.
    assert {problem.file for problem in problems} <= {file, "words/en.ftl"}


def test_a_folder_without_words(tmp_path):
    folder = tiny.write(tmp_path, {f: t for f, t in tiny.FILES.items() if f != "words/en.ftl"})
    told = "no words in any language; write one file a language, such as words/en.ftl"
    assert found(folder) == [("words", "$", told)]


@pytest.mark.parametrize("file", ["spaces.toml", "words/en.ftl"])
def test_a_file_that_is_not_utf_8(tmp_path, file):
    folder = tiny.write(tmp_path)
    (folder / file).write_bytes(b"\xff\xfe")
    assert (file, "$", "not UTF-8 text (byte 0)") in found(folder)


@pytest.mark.parametrize("file", ["spaces.toml", "words/en.ftl"])
def test_a_folder_in_place_of_a_file(tmp_path, file):
    folder = tiny.write(tmp_path)
    (folder / file).unlink()
    (folder / file).mkdir()
    told = [message for where, path, message in found(folder) if (where, path) == (file, "$")]
    assert len(told) == 1
    assert told[0].startswith("this file cannot be read")


def test_a_missing_folder(tmp_path):
    gone = tmp_path / "gone"
    assert check(gone) == [Problem(str(gone), "$", "there is no such folder")]
    with pytest.raises(EditionError, match="there is no such folder"):
        load(gone)


def test_a_file_in_place_of_the_folder(tmp_path):
    file = tmp_path / "harbour"
    file.write_text("")
    assert check(file) == [Problem(str(file), "$", "this is not a folder")]

"""The checks of specials.toml: missions, powers, sides and the Force."""

from collections.abc import Iterator

from freehold.editions.nearest import did_you_mean
from freehold.editions.reading import Item, Problem, items, repeated
from freehold.editions.specials import FACES, SPECIALS_FILE, lacking
from freehold.vocabulary import MAX_SPECIALS

Found = Iterator[tuple[str, str]]


def check_specials(
    specials: Item,
    box: Item | None,
    board: Item | None,
    decks: Item | None,
    problems: list[Problem],
) -> None:
    """What must hold in specials.toml, and between it and the other files."""
    wrong = {problem.path for problem in problems if problem.file == SPECIALS_FILE}
    found = [*_rows(items(specials, "specials"), wrong), *_faces(specials.get("force"))]
    if box is not None and "figures" in box:
        figures = [figure for figure in box["figures"] if figure is not None]
        found += _unknown_figures(specials, figures)
        found += _without_side(specials, figures, wrong)
    if board is not None:
        found += _unknown_starts(specials.get("force"), items(board, "spaces"))
    if decks is not None:
        found += _unknown_decks(items(specials, "specials"), items(decks, "decks"))
    problems += [Problem(SPECIALS_FILE, path, message) for path, message in found]
    if box is not None:
        in_box = _switched_on(specials, box, wrong)
        problems += [Problem("edition.toml", path, message) for path, message in in_box]


def special_words(specials: Item | None) -> list[str]:
    """The messages that every language must have for the special rules."""
    if not specials:
        return []
    needed: list[str] = []
    for row in items(specials, "specials"):
        if "id" in row:
            needed += [f"special-{row['id']}", f"special-{row['id']}-about"]
    if specials.get("sides"):
        needed += ["side-light", "side-dark"]
    if "force" in specials:
        needed += ["token-light", "token-dark"]
    return list(dict.fromkeys(needed))


# --- the rows -------------------------------------------------------------------


def _rows(rows: list[Item], wrong: set[str]) -> Found:
    if len(rows) > MAX_SPECIALS:
        yield "$.specials", f"{len(rows)} rows; at most {MAX_SPECIALS} are possible"
    ids = [row.get("id") for row in rows]
    for i, message in repeated(ids):
        yield f"$.specials[{i}].id", message
    for i, name in enumerate(ids):
        if name is not None and name.endswith("-about") and name.removesuffix("-about") in ids:
            told = f'the words of "{name.removesuffix("-about")}" use this name; take another'
            yield f"$.specials[{i}].id", told
    for i, row in enumerate(rows):
        # A throw that could not be read is a throw all the same.
        thrown = row.get("needs", 0) > 0 or f"$.specials[{i}].needs" in wrong
        if row.get("penalty", 0) > 0 and not thrown:
            told = 'nothing is thrown, so nothing can fail; say what it "needs", or drop this'
            yield f"$.specials[{i}].penalty", told
    yield from _same_rolls(rows, wrong)


def _same_rolls(rows: list[Item], wrong: set[str]) -> Found:
    """A roll brings one row at most; a row without a side is for every side."""
    sure = [
        (i, row)
        for i, row in enumerate(rows)
        if "trigger" in row and "pips" in row and f"$.specials[{i}].side" not in wrong
    ]
    for number, (i, row) in enumerate(sure):
        for j, other in sure[:number]:
            sides = {row.get("side"), other.get("side")}
            same = row["trigger"] == other["trigger"] and row["pips"] == other["pips"]
            if same and (len(sides) == 1 or None in sides):
                told = f"the same roll brings [{j}] already: {_roll(row)}"
                yield f"$.specials[{i}].pips", told
                break


def _roll(row: Item) -> str:
    roll = "a six and a" if row["trigger"] == "six" else "a double of"
    side = f" on the {row['side']} side" if "side" in row else ""
    return f"{roll} {row['pips']}{side}"


def _unknown_decks(rows: list[Item], decks: list[Item]) -> Found:
    known = [deck["id"] for deck in decks if "id" in deck]
    for i, row in enumerate(rows):
        if "deck" in row and row["deck"] not in known:
            told = f'unknown deck "{row["deck"]}"{did_you_mean(row["deck"], known)}'
            yield f"$.specials[{i}].deck", told


# --- the sides ------------------------------------------------------------------


def _unknown_figures(specials: Item, figures: list[str]) -> Found:
    sides: Item = specials.get("sides") or {}
    for figure in sides:
        if figure not in figures:
            yield f"$.sides.{figure}", f"unknown figure{did_you_mean(figure, figures)}"


def _without_side(specials: Item, figures: list[str], wrong: set[str]) -> Found:
    """Where sides matter, every figure is on one."""
    sides: Item = specials.get("sides") or {}
    missing = [f for f in figures if f not in sides and f"$.sides.{f}" not in wrong]
    if "$.sides" in wrong or not missing:
        return
    if sides or len(missing) < len(figures):
        for figure in missing:
            yield f"$.sides.{figure}", 'this figure has no side; "light" or "dark"'
    elif "force" in specials:
        yield "$.sides", "no figure has a side, but the Force needs two sides"
    else:
        for i, row in enumerate(items(specials, "specials")):
            if "side" in row:
                told = "no figure has a side; give each one in [sides], or drop this"
                yield f"$.specials[{i}].side", told


# --- the Force ------------------------------------------------------------------


def _faces(force: Item | None) -> Found:
    if force is not None and "faces" in force and len(force["faces"]) != FACES:
        yield "$.force.faces", f"{len(force['faces'])} faces; a die has {FACES}"


def _unknown_starts(force: Item | None, spaces: list[Item]) -> Found:
    known = [space["id"] for space in spaces if "id" in space]
    for name in ("light-start", "dark-start"):
        start = (force or {}).get(name)
        if start is not None and start not in known:
            yield f"$.force.{name}", f'unknown space "{start}"{did_you_mean(start, known)}'


# --- switched on ----------------------------------------------------------------


def _switched_on(specials: Item, box: Item, wrong: set[str]) -> Found:
    """A form that plays with special rules needs the rules to be there."""
    rows = items(specials, "specials")
    if "$.specials" in wrong or any("trigger" not in row for row in rows):
        return  # A row that could not be read may be the one that is needed.
    triggers = {row["trigger"] for row in rows}
    force = "force" in specials or "$.force" in wrong
    tables: dict[str, Item] = {"$.rules": box.get("rules") or {}}
    forms: dict[str, Item] = box.get("forms") or {}
    tables.update({f"$.forms.{form}": rules for form, rules in forms.items()})
    for path, rules in tables.items():
        for setting, value in rules.items():
            lack = lacking(setting, triggers, force=force) if value is True else ""
            if lack:
                yield f"{path}.{setting}", f"this is on, but {lack}"

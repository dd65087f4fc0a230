"""What must hold across an edition's files; every check reports all it finds.

The checks see what `Survey` left standing: an item that is partly wrong still
has its good fields, so one mistake does not hide another nor bring forth false ones.
"""

from collections.abc import Iterator
from pathlib import Path

from freehold.editions.check_chains import check_chains
from freehold.editions.check_specials import check_specials, special_words
from freehold.editions.nearest import did_you_mean
from freehold.editions.reading import Item, Problem, Survey, items, read_toml, repeated
from freehold.editions.settings import SettingError, check_value, find_setting
from freehold.editions.spec import FORMS, Board, Box, Decks
from freehold.editions.specials import SPECIALS_FILE, Specials
from freehold.editions.wording import check_words
from freehold.vocabulary import (
    HOTEL,
    MAX_CARDS,
    MAX_DECKS,
    MAX_FIGURES,
    MAX_FREE_CARDS,
    MAX_GROUP_SIZE,
    MAX_GROUPS,
    MAX_RENTS,
    MAX_SEATS,
    MAX_SPACES,
    PORT,
)

MIN_SPACES = 8
MIN_PLAYERS = 2
MIN_GROUP_SIZE = 2
RENTS_OF = {
    "lot": (HOTEL + 1, "bare, 1 to 4 houses, hotel"),
    "plot": (PORT + 1, "bare, 1 to 9 bases"),
}
"""How many rents a deed that is built on has, and for what."""


def check_folder(folder: Path) -> list[Problem]:
    """Every mistake in the folder, sorted by file in reading order."""
    problems: list[Problem] = []
    box = _survey(folder, "edition.toml", Box, problems)
    board = _survey(folder, "spaces.toml", Board, problems)
    decks = _survey(folder, "cards.toml", Decks, problems)
    specials: Item | None = {}
    if (folder / SPECIALS_FILE).exists():
        specials = _survey(folder, SPECIALS_FILE, Specials, problems)
    if box is not None:
        _check_box(box, problems)
    if board is not None:
        _check_board(items(board, "spaces"), problems)
    if decks is not None:
        _check_decks(items(decks, "decks"), problems)
    _check_references(box, board, decks, problems)
    if specials is not None:
        check_specials(specials, box, board, decks, problems)
    needed = _words_needed(box, board, decks) + special_words(specials)
    known = all(part is not None for part in (box, board, decks, specials))
    check_words(folder, needed, problems, all_parts_known=known)
    return sorted(problems, key=_place)


def _survey(folder: Path, file: str, declared: type, problems: list[Problem]) -> Item | None:
    content = read_toml(folder, file, problems)
    return None if content is None else Survey(file, problems).walk(content, declared)


def _place(problem: Problem) -> int:
    files = ("edition.toml", "spaces.toml", "cards.toml", SPECIALS_FILE)
    return files.index(problem.file) if problem.file in files else len(files)


# --- edition.toml ---------------------------------------------------------------


def _check_box(box: Item, problems: list[Problem]) -> None:
    def report(path: str, message: str) -> None:
        problems.append(Problem("edition.toml", path, message))

    figures: list[str | None] = box.get("figures") or []
    groups = items(box, "groups")
    for i, message in repeated(figures):
        report(f"$.figures[{i}]", message)
    if len(figures) > MAX_FIGURES:
        report("$.figures", f"{len(figures)} figures; at most {MAX_FIGURES} are possible")
    for i, message in repeated(group.get("id") for group in groups):
        report(f"$.groups[{i}].id", message)
    if len(groups) > MAX_GROUPS:
        report("$.groups", f"{len(groups)} groups; at most {MAX_GROUPS} are possible")
    players: Item = box.get("players") or {}
    lowest, highest = players.get("lowest"), players.get("highest")
    if lowest is not None and lowest < MIN_PLAYERS:
        report("$.players.lowest", f"must be at least {MIN_PLAYERS}, not {lowest}")
    if highest is not None and highest > MAX_SEATS:
        report("$.players.highest", f"must be at most {MAX_SEATS}, not {highest}")
    elif highest is not None and "figures" in box and highest > len(figures):
        report("$.players.highest", f"{highest} players, but only {len(figures)} figures")
    if lowest is not None and highest is not None and highest < lowest:
        report("$.players.highest", f"{highest} is below the lowest number, {lowest}")
    for path, message in _settings_problems(box.get("rules") or {}, "$.rules"):
        report(path, message)
    for path, message in _form_problems(box.get("forms")):
        report(path, message)


def _form_problems(forms: dict[str, Item] | None) -> Iterator[tuple[str, str]]:
    if forms is None:
        return
    if "standard" not in forms:
        yield "$.forms.standard", "this form is missing; an empty table is enough"
    for form, rules in forms.items():
        if form not in FORMS:
            hint = did_you_mean(form, FORMS) or f"; there are: {', '.join(FORMS)}"
            yield f"$.forms.{form}", f"unknown form{hint}"
        yield from _settings_problems(rules, f"$.forms.{form}")


def _settings_problems(rules: Item, path: str) -> Iterator[tuple[str, str]]:
    for name, value in rules.items():
        if "_" in name:
            yield f"{path}.{name}", f'write it with hyphens: "{name.replace("_", "-")}"'
            continue
        try:
            check_value(find_setting(name), value)
        except SettingError as error:
            yield f"{path}.{name}", str(error)


# --- spaces.toml ----------------------------------------------------------------


def _check_board(spaces: list[Item], problems: list[Problem]) -> None:
    def report(path: str, message: str) -> None:
        problems.append(Problem("spaces.toml", path, message))

    if not MIN_SPACES <= len(spaces) <= MAX_SPACES:
        report("$.spaces", f"{len(spaces)} spaces; there must be {MIN_SPACES} to {MAX_SPACES}")
    for i, message in repeated(space.get("id") for space in spaces):
        report(f"$.spaces[{i}].id", message)
    kinds = [space.get("kind") for space in spaces]
    if kinds and kinds[0] not in ("go", None):
        report("$.spaces[0].kind", f'the first space must be "go", not "{kinds[0]}"')
    for kind in ("go", "jail"):
        if kind not in kinds and kinds and None not in kinds:
            report("$.spaces", f'there is no space of kind "{kind}"')
    for i in [i for i, kind in enumerate(kinds) if kind == "go"][1:]:
        report(f"$.spaces[{i}].kind", f'a second "go"; the first is space {kinds.index("go")}')
    for i, space in enumerate(spaces):
        for name, message in _deed_problems(space):
            report(f"$.spaces[{i}].{name}", message)
    for i, name, message in _group_problems(spaces):
        report(f"$.spaces[{i}].{name}", message)


def _deed_problems(space: Item) -> Iterator[tuple[str, str]]:
    price, mortgage = space.get("price"), space.get("mortgage")
    if price is not None and mortgage is not None and mortgage > price:
        yield "mortgage", f"{mortgage} is more than the price, {price}"
    name = "factors" if space.get("kind") == "utility" else "rent"
    table: list[int | None] = space.get(name) or []
    needed, stages = RENTS_OF.get(str(space.get("kind")), (len(table), ""))
    if "rent" in space and len(table) != needed:
        told = f"a {space['kind']} needs {needed}: {stages}"
        yield "rent", f"{len(table)} rents; {told}"
    numbers = [number for number in table if number is not None]
    if numbers != sorted(numbers):
        yield name, f"the row falls: {', '.join(str(number) for number in numbers)}"


def _group_problems(spaces: list[Item]) -> Iterator[tuple[int, str, str]]:
    """Checks within one group: its size, one kind, one house price, rents for its size."""
    for group, members in _by_group(spaces).items():
        first = spaces[members[0]]
        many = first.get("kind") in ("railroad", "utility")
        most = MAX_RENTS if many else MAX_GROUP_SIZE
        if not MIN_GROUP_SIZE <= len(members) <= most:
            size = f"{len(members)} {'deed' if len(members) == 1 else 'deeds'}"
            rule = f"a group has {MIN_GROUP_SIZE} to {most}"
            yield members[0], "group", f'group "{group}" has {size}; {rule}'
        for at in members:
            space = spaces[at]
            if space.get("kind") != first.get("kind"):
                told = f'group "{group}" has a {first.get("kind")}, space {members[0]}'
                yield at, "kind", f"{told}; one group, one kind"
            elif space.get("kind") in ("railroad", "utility"):
                yield from _rents_by_number(space, at, len(members))
            elif _differs(space, first, "house-price"):
                told = f'{first["house-price"]} elsewhere in group "{group}"'
                yield at, "house-price", f"{space['house-price']}, but {told}"


def _differs(space: Item, other: Item, name: str) -> bool:
    return name in space and name in other and space[name] != other[name]


def _rents_by_number(space: Item, at: int, size: int) -> Iterator[tuple[int, str, str]]:
    name = "factors" if space["kind"] == "utility" else "rent"
    if name in space and len(space[name]) != size:
        yield at, name, f"{len(space[name])} entries for a group of {size}; one for each number"


def _by_group(spaces: list[Item]) -> dict[str, list[int]]:
    groups: dict[str, list[int]] = {}
    for at, space in enumerate(spaces):
        if space.get("group") is not None:
            groups.setdefault(space["group"], []).append(at)
    return groups


# --- cards.toml -----------------------------------------------------------------


def _check_decks(decks: list[Item], problems: list[Problem]) -> None:
    def report(path: str, message: str) -> None:
        problems.append(Problem("cards.toml", path, message))

    if len(decks) > MAX_DECKS:
        report("$.decks", f"{len(decks)} decks; at most {MAX_DECKS} are possible")
    for d, message in repeated(deck.get("id") for deck in decks):
        report(f"$.decks[{d}].id", message)
    free = 0
    for d, deck in enumerate(decks):
        cards = items(deck, "cards")
        if "cards" in deck and not 1 <= len(cards) <= MAX_CARDS:
            report(f"$.decks[{d}].cards", f"{len(cards)} cards; a deck has 1 to {MAX_CARDS}")
        for c, message in repeated(card.get("id") for card in cards):
            report(f"$.decks[{d}].cards[{c}].id", message)
        kept = [c for c, card in enumerate(cards) if card.get("effect") == "leave-jail"]
        for c in kept:
            free += 1
            if free > MAX_FREE_CARDS:
                path = f"$.decks[{d}].cards[{c}].effect"
                report(path, f"more than {MAX_FREE_CARDS} leave-jail cards in all")
        if kept and len(kept) == len(cards):
            report(f"$.decks[{d}].cards", "only leave-jail cards: the deck could run out")


# --- from file to file ----------------------------------------------------------


def _check_references(
    box: Item | None, board: Item | None, decks: Item | None, problems: list[Problem]
) -> None:
    """Ids that one file uses and another defines; a file that is not there is not asked."""
    spaces = items(board, "spaces")
    if board is not None and box is not None and "groups" in box:
        _check_groups(items(box, "groups"), spaces, problems)
    if board is not None and decks is not None:
        known = {deck["id"] for deck in items(decks, "decks") if "id" in deck}
        for i, space in enumerate(spaces):
            if "deck" in space and space["deck"] not in known:
                message = f'unknown deck "{space["deck"]}"{did_you_mean(space["deck"], known)}'
                problems.append(Problem("spaces.toml", f"$.spaces[{i}].deck", message))
        _check_targets(spaces, items(decks, "decks"), problems)
        check_chains(spaces, items(decks, "decks"), problems)
    if board is not None and box is not None:
        _check_deal(box, len([space for space in spaces if "group" in space]), problems)


def _check_groups(groups: list[Item], spaces: list[Item], problems: list[Problem]) -> None:
    known = [group["id"] for group in groups if "id" in group]
    used = {space["group"] for space in spaces if "group" in space}
    for i, space in enumerate(spaces):
        if "group" in space and space["group"] not in known:
            message = f'unknown group "{space["group"]}"{did_you_mean(space["group"], known)}'
            problems.append(Problem("spaces.toml", f"$.spaces[{i}].group", message))
    if any("kind" not in space for space in spaces):
        return  # A space that could not be read may be the one that uses the group.
    for i, group in enumerate(groups):
        if "id" in group and group["id"] not in used:
            message = f'no deed is in group "{group["id"]}"'
            problems.append(Problem("edition.toml", f"$.groups[{i}].id", message))


def _check_targets(spaces: list[Item], decks: list[Item], problems: list[Problem]) -> None:
    ids = {space["id"] for space in spaces if "id" in space}
    kinds = {space.get("kind") for space in spaces}
    for d, deck in enumerate(decks):
        for c, card in enumerate(items(deck, "cards")):
            path = f"$.decks[{d}].cards[{c}]"
            target, kind = card.get("space"), card.get("kind")
            if target is not None and target not in ids:
                message = f'unknown space "{target}"{did_you_mean(target, ids)}'
                problems.append(Problem("cards.toml", f"{path}.space", message))
            if kind is not None and kind not in kinds and None not in kinds:
                message = f'the board has no space of kind "{kind}"'
                problems.append(Problem("cards.toml", f"{path}.kind", message))
            if card.get("effect") == "opposite" and len(spaces) % 2:
                message = f"no space is opposite on a board of {len(spaces)} spaces"
                problems.append(Problem("cards.toml", f"{path}.effect", message))
            if card.get("steps", 0) >= len(spaces) > 0:
                message = f"{card['steps']} steps on a board of {len(spaces)} spaces"
                problems.append(Problem("cards.toml", f"{path}.steps", message))


def _check_deal(box: Item, n_deeds: int, problems: list[Problem]) -> None:
    players: Item = box.get("players") or {}
    forms: dict[str, Item] = box.get("forms") or {}
    highest: object = players.get("highest")
    tables: dict[str, Item] = {"$.rules": box.get("rules") or {}}
    tables.update({f"$.forms.{form}": rules for form, rules in forms.items()})
    for path, rules in tables.items():
        dealt: object = rules.get("deeds-dealt")
        if isinstance(dealt, int) and isinstance(highest, int) and dealt * highest > n_deeds:
            message = f"{dealt} deeds for each of {highest} players, but there are {n_deeds}"
            problems.append(Problem("edition.toml", f"{path}.deeds-dealt", message))


def _words_needed(box: Item | None, board: Item | None, decks: Item | None) -> list[str]:
    """The messages that every language must have for what the files name."""
    needed = [f"space-{space['id']}" for space in items(board, "spaces") if "id" in space]
    groups = items(box, "groups")
    needed += [f"group-{group['id']}" for group in groups if "id" in group]
    figures: list[str | None] = (box or {}).get("figures") or []
    needed += [f"figure-{figure}" for figure in figures if figure is not None]
    for deck in items(decks, "decks"):
        if "id" in deck:
            needed.append(f"deck-{deck['id']}")
            cards = items(deck, "cards")
            needed += [f"card-{deck['id']}-{card['id']}" for card in cards if "id" in card]
    return list(dict.fromkeys(needed))

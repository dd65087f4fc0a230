"""The pages of settings and editions: tables over all editions and forms."""

# ruff: noqa: E501  (a sentence of a page is one line here as well)

from freehold import ledger
from freehold.editions import SETTINGS, EditionSpec, Setting, Value, edition_names, load
from freehold.reference.page import begin, code, finish, rule_link, table
from freehold.words import Words

KINDS = {
    "book": "a rule of a rulebook",
    "ruling": "a ruling of ours, where the books are silent, lost or at odds",
    "house": "a house rule, off unless the table agrees on it",
    "table": "a matter of comfort at the table, and no rule of any book",
}


def _shown(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def settings_page() -> str:
    """Every setting: whose word it is, its rules, default and values."""
    words = Words(load(edition_names()[0]), "en", [])
    lines = begin(
        "Settings",
        "src/freehold/editions/settings.py and the editions",
        "A setting is a rule that an edition, a form of it or a table may change.",
        'A table says so with `Table(…, settings={"no-auctions": True})`, or in the terminal with `--set no-auctions=true`.',
        "Underscores are taken for hyphens, and `yes`, `on` and `1` for `true`.",
        "Without a word from anyone the default holds, which is the classic rule.",
    )
    for kind, about in KINDS.items():
        lines += ["", f"## {words.rule_kind(kind).capitalize()}s", "", f"Each is {about}.", ""]
        rows = [_row(words, setting) for setting in SETTINGS if setting.kind == kind]
        lines += table(["setting", "what it means", "rules", "default", "may be"], rows)
        lines += _whose_elsewhere(words, kind)
    lines += ["", "## Values in the editions", ""]
    lines += ["Where an edition or a form differs from the default, the value is bold.", ""]
    return finish([*lines, *_values()])


def _whose_elsewhere(words: Words, kind: str) -> list[str]:
    """A line for every setting of a kind that an edition makes more of: its book's rule."""
    lines: list[str] = []
    for setting in SETTINGS:
        for edition in edition_names() if setting.kind == kind else []:
            here = ledger.setting_kind(setting.name, edition)
            if here != kind:
                rules = [id for id in setting.rules if ledger.rule(id).holds_in(edition)]
                told = f"{words.rule_kind(here)} ({', '.join(map(rule_link, rules))})"
                lines.append(f"- {code(setting.name)} is in {code(edition)} a {told}.")
    return ["", *lines] if lines else []


def _row(words: Words, setting: Setting) -> list[str]:
    _, about = words.setting(setting.name)
    rules = ", ".join(rule_link(rule) for rule in setting.rules)
    return [code(setting.name), about, rules, code(_shown(setting.default)), setting.allowed]


def _values() -> list[str]:
    specs = [load(name) for name in edition_names()]
    forms = [(spec, form) for spec in specs for form in spec.forms]
    rows = [
        [code(setting.name), *(_value(setting, spec, form) for spec, form in forms)]
        for setting in SETTINGS
    ]
    return table(["setting", *(f"{spec.id} {form}" for spec, form in forms)], rows)


def _value(setting: Setting, spec: EditionSpec, form: str) -> str:
    value = spec.rules_in(form)[setting.name]
    return _shown(value) if value == setting.default else f"**{_shown(value)}**"


def editions_page() -> str:
    """Every edition: players, forms, stage, and what is in the box."""
    specs = [load(name) for name in edition_names()]
    lines = begin(
        "Editions",
        "src/freehold/editions",
        "What `freehold editions` lists, and what is in each box.",
        "The names belong to their owners, with whom Freehold is not affiliated.",
        "",
    )
    rows = [
        [
            f"[`{spec.id}`](../rulebooks/{spec.id}.md)",
            spec.title,
            "{} to {}".format(*spec.players),
            ", ".join(spec.forms),
            ledger.stage(spec.id),
        ]
        for spec in specs
    ]
    lines += table(["id", "title", "players", "forms", "stage"], rows)
    lines += [
        "",
        "An edition is `conformant` when every rule that holds in it has a test, one of its own where editions differ.",
        "It is `playable` when every rule of its book has a test in some edition, and a `draft` until then.",
        "",
        "## In the box",
        "",
    ]
    columns = [*_NUMBERS, "spaces", "figures"]
    return finish([*lines, *table(["id", *columns], map(_box, specs))])


_NUMBERS = {
    "start cash": "start_cash",
    "salary": "salary",
    "landing bonus": "landing_bonus",
    "fine": "fine",
    "fine step": "fine_step",
    "houses": "houses",
    "hotels": "hotels",
}
"""The numbers of a box, as a page calls them and as its part does."""


def _box(spec: EditionSpec) -> list[str]:
    amounts = [str(getattr(spec.box.numbers, name)) for name in _NUMBERS.values()]
    figures = ", ".join(map(code, spec.figure_ids))
    return [code(spec.id), *amounts, str(len(spec.spaces)), figures]

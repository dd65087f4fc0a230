"""The table of settings, and what every edition and form sets."""

from typing import get_type_hints

import pytest

from freehold.editions import (
    SETTINGS,
    SettingError,
    edition_names,
    find_setting,
    load,
    pack,
    parse_setting,
)
from freehold.editions.settings import defaults
from freehold.state import EDITION, Edition
from freehold.vocabulary import UtilityDice

CW = {"double-rent-with-mortgage": True, "business-any-time": False, "hotel-sold-whole": True}
SG = {
    "figures-after-throw": True,
    "utility-dice": "thrown-anew",
    "jail-try-required": True,
    "bankrupt-mortgages-deeds": True,
}
E2 = {
    "utility-dice": "thrown-anew-after-card",
    "shortage-opens-at-house-price": True,
    "jail-double-move-optional": True,
    "settle-rent-in-property": True,
}
FO = {
    "utility-dice": "thrown-anew",
    "jail-double-move-optional": True,
    "further-roll-optional": False,
    "bankrupt-mortgages-deeds": True,
}
PL = {
    "group-sold-at-once": False,
    "ask-end-of-turn": False,
    "no-trades": True,
    "no-mortgages": True,
    "claims": True,
    "remote-purchases": True,
    "sales-before-roll": True,
    "deeds-sold-to-bank": True,
    "bank-credit": True,
    "same-double-jails": True,
    "double-lost-on-start-risk-cards": True,
    "jail-by-fee-only": True,
    "deck-reshuffled": True,
    "no-auctions": True,
    "no-rent-in-jail": True,
}
HOME = {"missions": "clone-wars", "force-powers": "saga", "force": "episode-2"}
"""The edition that each special rule belongs to."""

THREE_HOUSES = {"houses-before-hotel": 3}
IN_FORCE = {
    ("clone-wars", "standard"): CW,
    ("clone-wars", "special"): CW | {"missions": True, "figures-after-throw": True},
    ("clone-wars", "short"): CW
    | THREE_HOUSES
    | {"deeds-dealt": 3, "jail-pay-after-failed-throw": True, "bankruptcies-to-end": 1},
    ("clone-wars", "timed"): CW | {"deeds-dealt": 2, "dealt-deeds-paid": True, "timed": True},
    ("saga", "standard"): SG,
    ("saga", "special"): SG | {"force-powers": True},
    ("episode-2", "standard"): E2,
    ("episode-2", "special"): E2 | {"force": True},
    ("episode-2", "short"): E2
    | THREE_HOUSES
    | {
        "deeds-dealt": 2,
        "dealt-deeds-paid": True,
        "bankruptcies-to-end": 2,
        "last-bankruptcy-settled": False,
    },
    ("fallout", "standard"): FO,
    ("fallout", "short"): FO
    | THREE_HOUSES
    | {"deeds-dealt": 3, "jail-turns": 1, "bankruptcies-to-end": 1},
    ("planetopoly", "standard"): PL,
}


def test_every_rule_field_of_the_record_has_its_setting_in_order():
    fields = list(get_type_hints(Edition))
    assert [setting.field for setting in SETTINGS] == fields[fields.index("figures_after_throw") :]
    assert all(setting.name == setting.field.replace("_", "-") for setting in SETTINGS)


def test_the_classic_rules_are_the_defaults():
    on = {name for name, value in defaults().items() if value is True}
    assert on == {
        "double-rent-partly-built",
        "further-roll-optional",
        "double-after-rest-rolls-again",
        "business-any-time",
        "group-sold-at-once",
        "mortgaged-count-for-rent",
        "interest-rounded-up",
        "bank-auctions-free-of-mortgage",
        "give-up-only-when-hopeless",
        "last-bankruptcy-settled",
        "shared-win",
        "ask-end-of-turn",
    }
    others = {name: value for name, value in defaults().items() if not isinstance(value, bool)}
    assert others == {
        "utility-dice": "roll-that-moved",
        "opening-bid": 1,
        "jail-turns": 3,
        "deeds-dealt": 0,
        "houses-before-hotel": 4,
        "bankruptcies-to-end": 0,
        "max-counter-offers": 5,
        "turn-limit": 0,
        "later-seats-bonus": 0,
    }


def test_house_rules_are_off_by_default_and_marked():
    house = {setting.name: setting.default for setting in SETTINGS if setting.kind == "house"}
    assert house == {
        "free-parking-pot": False,
        "double-salary-on-go": False,
        "no-auctions": False,
        "no-rent-in-jail": False,
        "turn-limit": 0,
        "later-seats-bonus": 0,
    }


def test_every_setting_from_a_book_or_a_ruling_names_its_rules():
    for setting in SETTINGS:
        if setting.kind in ("book", "ruling"):
            assert setting.rules, setting.name
        if setting.kind == "ruling":
            assert any(rule.startswith("F-") for rule in setting.rules), setting.name
        if setting.kind == "book":
            assert not all(rule.startswith("F-") for rule in setting.rules), setting.name


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
def test_defaults_are_allowed_and_all_bounds_fit_into_the_record(setting):
    assert setting.accepts(setting.default)
    # Special rules can be set only where the box has them.
    spec = load(HOME.get(setting.name, "saga"))
    extremes = {
        "bool": (False, True),
        "int": (setting.lowest, setting.highest),
        "choice": setting.choices,
    }[setting.type]
    for value in extremes:
        record = pack(spec, settings={setting.name: value})
        assert record[setting.field] == setting.number(value)
    assert setting.field in EDITION.names


@pytest.mark.parametrize(("name", "form"), IN_FORCE)
def test_the_settings_in_force(name, form):
    rules = load(name).rules_in(form)
    assert list(rules) == [setting.name for setting in SETTINGS]
    assert {n: v for n, v in rules.items() if v != defaults()[n]} == IN_FORCE[name, form]
    record = pack(load(name), form)
    for setting in SETTINGS:
        assert record[setting.field] == setting.number(rules[setting.name])


def test_every_edition_has_exactly_these_forms():
    forms = {(name, form) for name in edition_names() for form in load(name).forms}
    assert forms == set(IN_FORCE)


def test_a_table_can_set_any_rule_on_top_of_the_form():
    record = pack(load("saga"), settings={"free-parking-pot": "yes", "utility_dice": "thrown-anew"})
    assert record["free_parking_pot"] == 1
    assert record["utility_dice"] == UtilityDice.THROWN_ANEW


def test_a_table_s_settings_leave_the_edition_alone():
    before = load("saga").rules_in()
    pack(load("saga"), settings={"jail-turns": 5})
    assert load("saga").rules_in() == before


@pytest.mark.parametrize(
    ("name", "given", "value"),
    [
        ("free-parking-pot", "true", True),
        ("free_parking_pot", "ON", True),
        ("free-parking-pot", "no", False),
        ("free-parking-pot", True, True),
        ("turn-limit", "500", 500),
        ("turn-limit", " 500 ", 500),
        ("jail-turns", 9, 9),
        ("utility-dice", "thrown-anew", "thrown-anew"),
        ("utility-dice", "Thrown_Anew", "thrown-anew"),
    ],
)
def test_values_as_people_type_them(name, given, value):
    assert parse_setting(name, given) == value
    assert type(parse_setting(name, given)) is type(value)


@pytest.mark.parametrize(
    ("name", "given", "told"),
    [
        ("free-parking-pots", True, 'no setting "free-parking-pots"; did you mean "free-parking'),
        ("zebra", 1, 'there is no setting "zebra"'),
        ("free-parking-pot", "maybe", 'must be true or false, not "maybe"'),
        ("free-parking-pot", 1, "must be true or false, not 1"),
        ("jail-turns", 0, "must be a whole number from 1 to 9, not 0"),
        ("jail-turns", "10", "must be a whole number from 1 to 9, not 10"),
        ("jail-turns", "three", 'must be a whole number from 1 to 9, not "three"'),
        ("jail-turns", True, "must be a whole number from 1 to 9, not true"),
        ("jail-turns", 1.5, "must be a whole number from 1 to 9, not 1.5"),
        ("turn-limit", "²", 'must be a whole number from 0 to 1000000, not "²"'),
        ("utility-dice", "best", '"roll-that-moved" or "thrown-anew" or "thrown-anew-after-card"'),
    ],
)
def test_bad_settings_say_what_is_allowed(name, given, told):
    with pytest.raises(SettingError) as error:
        parse_setting(name, given)
    assert told in str(error.value)


def test_pack_refuses_a_bad_setting():
    with pytest.raises(SettingError, match="jail-turns"):
        pack(load("saga"), settings={"jail-turns": 0})


@pytest.mark.parametrize("setting", HOME)
@pytest.mark.parametrize("name", edition_names())
def test_special_rules_are_options_of_their_edition(name, setting):
    spec = load(name)
    if HOME[setting] == name:
        assert spec.lacks(setting) == ""
        assert pack(spec, "standard", {setting: "on"})[find_setting(setting).field] == 1
        assert pack(spec, "special", {setting: "off"})[find_setting(setting).field] == 0
        return
    with pytest.raises(SettingError, match=f"{name} cannot be played with {setting}: specials"):
        pack(spec, settings={setting: True})
    assert pack(spec, settings={setting: False})[find_setting(setting).field] == 0


def test_the_forms_stand_in_their_order():
    assert list(load("clone-wars").forms) == ["standard", "special", "short", "timed"]
    assert list(load("episode-2").forms) == ["standard", "special", "short"]


def test_the_special_form_is_the_standard_game_with_the_special_rules():
    for name, rules in (
        ("clone-wars", {"missions", "figures-after-throw"}),
        ("saga", {"force-powers"}),
        ("episode-2", {"force"}),
    ):
        standard, special = load(name).rules_in("standard"), load(name).rules_in("special")
        assert {rule for rule in standard if standard[rule] != special[rule]} == rules


def test_an_edition_without_special_rules_says_which_forms_it_has():
    with pytest.raises(SettingError, match='fallout has no form "special"; it has: standard, sh'):
        pack(load("fallout"), "special")


def test_a_setting_is_found_with_hyphens_or_underscores():
    assert find_setting("jail_turns") is find_setting("jail-turns")

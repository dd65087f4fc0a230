"""The rule settings: every rule that an edition, a form of it or a table may change.

One row a field of the edition record, in the record's order.  The default is
the classic rule, so an edition names only what it does differently.
"""

from typing import Literal

import msgspec

from freehold.editions.nearest import did_you_mean, nearest
from freehold.errors import Detail, FreeholdError
from freehold.typed import shown, whole
from freehold.vocabulary import UtilityDice

SettingKind = Literal["book", "ruling", "house", "table"]
"""Whose word it is: the rulebook's, ours where the book is silent, a house's, or the app's."""

SettingType = Literal["bool", "int", "choice"]
Value = bool | int | str


class SettingError(FreeholdError):
    """A setting that does not exist, or a value that it cannot have."""


class Setting(msgspec.Struct, frozen=True):
    """One rule that can be set, with the values that it may have."""

    name: str
    field: str
    rules: tuple[str, ...]
    kind: SettingKind
    type: SettingType
    default: Value
    lowest: int = 0
    highest: int = 1
    choices: tuple[str, ...] = ()

    @property
    def allowed(self) -> str:
        """The values it may have, in words."""
        if self.type == "bool":
            return "true or false"
        if self.type == "int":
            return f"a whole number from {self.lowest} to {self.highest}"
        return " or ".join(f'"{choice}"' for choice in self.choices)

    def accepts(self, value: object) -> bool:
        """Whether `value` is one that this setting can have."""
        if self.type == "bool":
            return isinstance(value, bool)
        if self.type == "int":
            if isinstance(value, bool) or not isinstance(value, int):
                return False
            return self.lowest <= value <= self.highest
        return value in self.choices

    def number(self, value: Value) -> int:
        """The number that stands for `value` in the edition record."""
        return self.choices.index(str(value)) if self.type == "choice" else int(value)


def _flag(field: str, rules: str, kind: SettingKind, *, default: bool) -> Setting:
    name = field.replace("_", "-")
    return Setting(name, field, tuple(rules.split()), kind, "bool", default)


def _number(
    field: str, rules: str, kind: SettingKind, *, default: int, limits: tuple[int, int]
) -> Setting:
    name = field.replace("_", "-")
    return Setting(name, field, tuple(rules.split()), kind, "int", default, *limits)


def _choice(field: str, rules: str, kind: SettingKind, choices: tuple[str, ...]) -> Setting:
    name = field.replace("_", "-")
    highest = len(choices) - 1
    ids = tuple(rules.split())
    return Setting(name, field, ids, kind, "choice", choices[0], 0, highest, choices)


_UTILITY_DICE = tuple(way.name.lower().replace("_", "-") for way in UtilityDice)

SETTINGS: tuple[Setting, ...] = (
    _flag("figures_after_throw", "SETUP-6", "book", default=False),
    _flag("double_rent_with_mortgage", "B-1", "book", default=False),
    _flag("double_rent_partly_built", "B-9", "book", default=True),
    _choice("utility_dice", "B-2", "book", _UTILITY_DICE),
    _number("opening_bid", "B-3", "book", default=1, limits=(1, 1000)),
    _flag("shortage_opens_at_house_price", "B-4 F-33", "book", default=False),
    _flag("jail_try_required", "B-5", "book", default=False),
    _flag("jail_double_move_optional", "B-5", "book", default=False),
    _number("jail_turns", "B-19 Q-4", "book", default=3, limits=(1, 9)),
    _flag("jail_pay_after_failed_throw", "Q-4", "book", default=False),
    _flag("jail_double_rolls_again", "F-4", "ruling", default=False),
    _flag("further_roll_optional", "B-20", "book", default=True),
    _flag("double_after_rest_rolls_again", "F-35", "ruling", default=True),
    _flag("business_any_time", "B-18", "book", default=True),
    _flag("settle_rent_in_property", "B-7", "book", default=False),
    _flag("hotel_sold_whole", "SELL-4 B-8", "book", default=False),
    _flag("group_sold_at_once", "F-7", "ruling", default=True),
    _flag("mortgaged_count_for_rent", "F-8", "ruling", default=True),
    _flag("interest_rounded_up", "F-3", "ruling", default=True),
    _flag("bankrupt_mortgages_deeds", "B-21", "book", default=False),
    _flag("bank_auctions_free_of_mortgage", "F-12 B-6", "ruling", default=True),
    _flag("give_up_only_when_hopeless", "F-46", "ruling", default=True),
    _number("deeds_dealt", "Q-1", "book", default=0, limits=(0, 9)),
    _flag("dealt_deeds_paid", "Q-1", "book", default=False),
    _number("houses_before_hotel", "Q-2", "book", default=4, limits=(1, 4)),
    _number("bankruptcies_to_end", "Q-5", "book", default=0, limits=(0, 7)),
    _flag("last_bankruptcy_settled", "Q-7", "book", default=True),
    _flag("timed", "Q-5", "book", default=False),
    _flag("shared_win", "F-44", "ruling", default=True),
    _flag("rent_on_demand", "RENT-2 F-28", "ruling", default=False),
    _flag("ask_end_of_turn", "", "table", default=True),
    _number("max_counter_offers", "", "table", default=5, limits=(0, 20)),
    _flag("no_trades", "F-30", "ruling", default=False),
    _flag("no_mortgages", "PL-9-1 PL-9-2", "book", default=False),
    _flag("claims", "PL-5-3 PL-5-4 F-47", "book", default=False),
    _flag("remote_purchases", "PL-8-1 PL-8-3 F-27", "book", default=False),
    _flag("sales_before_roll", "PL-2-2 F-26 F-50", "book", default=False),
    _flag("deeds_sold_to_bank", "PL-9-1", "book", default=False),
    _flag("bank_credit", "PL-9-2 PL-9-3 PL-9-4 PL-9-5", "book", default=False),
    _flag("same_double_jails", "PL-10-1", "book", default=False),
    _flag("double_lost_on_start_risk_cards", "PL-3-3 PL-4-2 PL-7-3", "book", default=False),
    _flag("jail_by_fee_only", "PL-10-3", "book", default=False),
    _flag("deck_reshuffled", "PL-7-4", "book", default=False),
    _flag("missions", "CW-M-1 CW-M-3", "book", default=False),
    _flag("force_powers", "SG-F-1", "book", default=False),
    _flag("force", "E2-F-2", "book", default=False),
    _flag("free_parking_pot", "HOUSE-1 TAX-2", "house", default=False),
    _flag("double_salary_on_go", "HOUSE-2 TURN-2 PL-3-2", "house", default=False),
    _flag("no_auctions", "HOUSE-3 BUY-2 F-30", "house", default=False),
    _flag("no_rent_in_jail", "HOUSE-4 RENT-8 PL-10-2 F-24", "house", default=False),
    _number("turn_limit", "HOUSE-5", "house", default=0, limits=(0, 1_000_000)),
    _number("later_seats_bonus", "HOUSE-6", "house", default=0, limits=(0, 100_000)),
)

BY_NAME: dict[str, Setting] = {setting.name: setting for setting in SETTINGS}

_YES = {"true", "yes", "on", "1"}
_NO = {"false", "no", "off", "0"}


def defaults() -> dict[str, Value]:
    """Every setting with the classic rule's value, a fresh dictionary."""
    return {setting.name: setting.default for setting in SETTINGS}


def find_setting(name: str) -> Setting:
    """The setting called `name`; underscores are taken for hyphens."""
    setting = BY_NAME.get(name.replace("_", "-"))
    if setting is not None:
        return setting
    near = nearest(name, BY_NAME)
    raise SettingError(
        f'there is no setting "{name}"{did_you_mean(name, BY_NAME)}',
        reason="unknown-setting-nearest" if near else "unknown-setting",
        details={"setting": name, **({"nearest": near} if near else {})},
    )


def check_value(setting: Setting, value: object) -> Value:
    """`value` if the setting can have it; text is not read as a number or a flag."""
    if setting.accepts(value):
        return value  # pyright: ignore[reportReturnType]
    text = shown(value) if isinstance(value, str) else shown(value).lower()
    quoted = f'"{text}"' if isinstance(value, str) else text
    raise SettingError(
        f"{setting.name} must be {setting.allowed}, not {quoted}",
        reason=f"value-not-{setting.type}",
        details={
            "setting": setting.name,
            "value": (text,) if isinstance(value, str) else text,
            **_limits(setting),
        },
    )


def _limits(setting: Setting) -> dict[str, Detail]:
    """What the message about a wrong value says of those that are right."""
    if setting.type == "int":
        return {"lowest": str(setting.lowest), "highest": str(setting.highest)}
    return {"choices": setting.choices} if setting.type == "choice" else {}


def parse_setting(name: str, text_or_value: object) -> Value:
    """The value that `text_or_value` means for the setting `name`, as typed by a person."""
    setting = find_setting(name)
    if not isinstance(text_or_value, str):
        return check_value(setting, text_or_value)
    text = text_or_value.strip().lower()
    if setting.type == "bool" and text in _YES | _NO:
        return text in _YES
    number = whole(text) if setting.type == "int" and text.isascii() else None
    if number is not None:
        return check_value(setting, number)
    return check_value(setting, text.replace("_", "-") if setting.type == "choice" else text)

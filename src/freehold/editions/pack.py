"""From an edition's data to the flat record that the rules read."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from freehold.editions.pack_specials import pack_specials
from freehold.editions.settings import (
    SETTINGS,
    SettingError,
    Value,
    find_setting,
    parse_setting,
)
from freehold.editions.spec import (
    AnyCard,
    AnySpace,
    CollectEach,
    Deed,
    EditionSpec,
    Jail,
    LeaveJail,
    Lot,
    MoveBack,
    MoveTo,
    MoveToNext,
    Pay,
    PayEach,
    Plot,
    Receive,
    Repairs,
    Risk,
    Tax,
    Utility,
)
from freehold.editions.specials import TRIGGER_OF
from freehold.editions.yields import pack_yields
from freehold.sets import each_of
from freehold.state import EDITION
from freehold.vocabulary import GROUPS_AT_ONCE, MAX_RENTS, CardEffect, SpaceKind


def pack(
    spec: EditionSpec, form: str = "standard", settings: Mapping[str, object] | None = None
) -> Any:
    """The edition record for a form of the game, with a table's own settings on top."""
    rules = spec.rules_in(form)
    for name, value in (settings or {}).items():
        rules[find_setting(name).name] = parse_setting(name, value)
    _check_specials(spec, rules)
    record: Any = np.zeros(1, EDITION)[0]
    _pack_box(spec, record)
    _pack_board(spec, record)
    _pack_groups(spec, record)
    _pack_decks(spec, record)
    pack_specials(spec, record)
    for setting in SETTINGS:
        record[setting.field] = setting.number(rules[setting.name])
    pack_yields(record)
    return record


def _check_specials(spec: EditionSpec, rules: Mapping[str, Value]) -> None:
    """Special rules can be agreed on only where the box has what they need."""
    for name, value in rules.items():
        lack = spec.lacks(name) if value is True else ""
        if lack:
            trigger = TRIGGER_OF.get(name)
            raise SettingError(
                f"{spec.id} cannot be played with {name}: {lack}",
                reason="lacks-trigger" if trigger else "lacks-force",
                details={
                    "edition": spec.id,
                    "setting": name,
                    **({"trigger": trigger} if trigger else {}),
                },
            )


def _pack_box(spec: EditionSpec, record: Any) -> None:
    numbers = spec.box.numbers
    record["start_cash"] = numbers.start_cash
    record["salary"] = numbers.salary
    record["landing_bonus"] = numbers.landing_bonus
    record["fine"] = numbers.fine
    record["fine_step"] = numbers.fine_step
    record["houses"] = numbers.houses
    record["hotels"] = numbers.hotels
    record["n_figures"] = len(spec.figure_ids)


def _pack_board(spec: EditionSpec, record: Any) -> None:
    record["n_spaces"] = len(spec.spaces)
    record["group"] = -1
    record["deck"] = -1
    for at, space in enumerate(spec.spaces):
        kind = _kind(space)
        record["kind"][at] = kind
        if kind == SpaceKind.CARDS:
            record["deck"][at] = spec.deck_ids.index(getattr(space, "deck", ""))
        elif isinstance(space, Tax):
            record["price"][at] = space.amount
        elif isinstance(space, Risk):
            record["rent"][at] = _row((space.factor, space.double_factor))
        elif isinstance(space, Deed):
            _pack_deed(spec, space, at, record)
    _pack_jails(record, [at for at, space in enumerate(spec.spaces) if isinstance(space, Jail)])


def _pack_jails(record: Any, jails: list[int]) -> None:
    """F-22: from every space the nearest jail, the shorter way round, forwards on a tie."""
    size = int(record["n_spaces"])
    for at in range(size):

        def way(jail: int, at: int = at) -> tuple[int, int]:
            forwards, backwards = (jail - at) % size, (at - jail) % size
            return min(forwards, backwards), forwards

        record["nearest_jail"][at] = min(jails, key=way)


def _pack_deed(spec: EditionSpec, deed: Deed, at: int, record: Any) -> None:
    record["group"][at] = spec.group_ids.index(deed.group)
    record["price"][at] = deed.price
    record["mortgage"][at] = deed.mortgage
    if isinstance(deed, Lot | Plot):
        record["house_price"][at] = deed.house_price
    if isinstance(deed, Plot):
        record["commission"][at] = deed.commission
        record["house_commission"][at] = deed.house_commission
    record["rent"][at] = _row(deed.factors if isinstance(deed, Utility) else deed.rent)


def _row(table: tuple[int, ...]) -> tuple[int, ...]:
    """The last value fills the row, so that no reader can fall off its end."""
    return table + table[-1:] * (MAX_RENTS - len(table))


def _pack_groups(spec: EditionSpec, record: Any) -> None:
    record["n_groups"] = len(spec.group_ids)
    record["member"] = -1
    for at, space in enumerate(spec.spaces):
        if isinstance(space, Deed):
            group = spec.group_ids.index(space.group)
            record["member"][group][record["group_size"][group]] = at
            record["group_size"][group] += 1
            record["in_group"][group] |= 1 << at
            record["deeds"] |= 1 << at
            if isinstance(space, Lot):
                record["lots"] |= 1 << at
                record["lot_groups"] |= 1 << group
    for groups in range(1 << GROUPS_AT_ONCE):
        for group in each_of(groups):
            for row, sets in enumerate(record["in_groups"]):
                sets[groups] |= record["in_group"][row * GROUPS_AT_ONCE + group]


def _pack_decks(spec: EditionSpec, record: Any) -> None:
    record["n_decks"] = len(spec.decks)
    for d, deck in enumerate(spec.decks):
        record["n_cards"][d] = len(deck.cards)
        for c, card in enumerate(deck.cards):
            record["card_effect"][d][c] = _effect(card)
            _pack_card(spec, card, record, d, c)


def _pack_card(spec: EditionSpec, card: AnyCard, record: Any, d: int, c: int) -> None:
    space, amount, hotel = 0, 0, 0
    match card:
        case MoveTo():
            space = spec.space_ids.index(card.space)
        case MoveToNext():
            space, amount = SpaceKind[card.kind.upper()], card.factor
        case MoveBack():
            space = card.steps
        case Receive() | Pay() | PayEach() | CollectEach():
            amount = card.amount
        case Repairs():
            amount, hotel = card.house, card.hotel
        case LeaveJail():
            free = record["n_free_cards"]
            record["free_card_deck"][free] = d
            record["free_card_card"][free] = c
            record["n_free_cards"] += 1
        case _:
            pass
    record["card_space"][d][c] = space
    record["card_amount"][d][c] = amount
    record["card_hotel"][d][c] = hotel


def _kind(space: AnySpace) -> SpaceKind:
    return SpaceKind[_tag(space)]


def _effect(card: AnyCard) -> CardEffect:
    return CardEffect[_tag(card)]


def _tag(part: AnySpace | AnyCard) -> str:
    """The word that told this part's type apart in the file, as a member's name."""
    return str(part.__struct_config__.tag).upper().replace("-", "_")

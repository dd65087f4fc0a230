"""Everything about an edition that does not change during a game, in one language."""

import time
from functools import lru_cache
from typing import Any

from freehold import ledger
from freehold.bots.characters import character_names
from freehold.editions import EditionSpec, edition_names, load, pack
from freehold.editions.settings import SETTINGS, Setting
from freehold.editions.spec import Lot, Plot, Risk, Utility
from freehold.record import plain
from freehold.rules.mortgages import cost_of_lifting
from freehold.server.protocol.editions import (
    CardInfo,
    ChapterInfo,
    Character,
    DeckInfo,
    EditionCard,
    EditionInfo,
    EditionRules,
    FigureInfo,
    FormInfo,
    GroupInfo,
    Option,
    RuleInfo,
    SettingInfo,
    SpaceInfo,
    SpecialInfo,
)
from freehold.server.refusals import Refusal
from freehold.vocabulary import HOTEL, Side, SpaceKind, Token
from freehold.words import Words, text_in
from freehold.words.catalogue import FILES, LANGUAGES, parse_ahead, say, say_about
from freehold.words.names import slug


def found(edition: str) -> EditionSpec:
    """A built-in edition, or a refusal."""
    if edition not in edition_names():
        raise Refusal("unknown", "unknown-edition", editions=", ".join(edition_names()))
    return load(edition)


def stage_of(edition: str) -> str:
    """How far an edition is shown to follow its book; without a book it is a draft."""
    return ledger.stage(edition) if edition in ledger.editions() else "draft"


@lru_cache(maxsize=64)
def editions_in(language: str) -> list[EditionCard]:
    """The list of editions."""
    return [_card(load(name), language) for name in edition_names()]


def _card(spec: EditionSpec, language: str) -> EditionCard:
    words = Words(spec, language, [])
    lowest, highest = spec.players
    return EditionCard(
        id=spec.id,
        title=words.title,
        lowest=lowest,
        highest=highest,
        forms=list(spec.forms),
        figures=_figures(spec, words),
        stage=stage_of(spec.id),
    )


@lru_cache(maxsize=64)
def edition_in(edition: str, language: str) -> EditionInfo:
    """The whole edition."""
    spec = found(edition)
    words = Words(spec, language, [])
    record = plain(pack(spec))
    lowest, highest = spec.players
    return EditionInfo(
        id=spec.id,
        title=words.title,
        language=language,
        lowest=lowest,
        highest=highest,
        stage=stage_of(spec.id),
        start_cash=record.start_cash,
        salary=record.salary,
        fine=record.fine,
        houses=record.houses,
        hotels=record.hotels,
        spaces=[_space(spec, words, record, space) for space in range(record.n_spaces)],
        jails=[s for s in range(record.n_spaces) if record.kind[s] == SpaceKind.JAIL],
        landing_bonus=record.landing_bonus,
        fine_step=record.fine_step,
        groups=_groups(spec, words, record),
        decks=_decks(spec, words),
        figures=_figures(spec, words),
        sides={slug(side): words.side(side) for side in (Side.LIGHT, Side.DARK)},
        tokens=[words.token(token) for token in Token] if spec.force else [],
        specials=_specials(spec, words),
        forms=[_form(spec, words, form) for form in spec.forms],
        settings=[_setting(spec, words, setting) for setting in SETTINGS],
        characters=characters_in(language),
        building_words={
            "house": words.building(hotel=False),
            "houses": words.buildings(hotels=False),
            "hotel": words.building(hotel=True),
            "hotels": words.buildings(hotels=True),
        },
        words=_source(spec, language),
    )


def _source(spec: EditionSpec, language: str) -> str:
    for code in (language, *LANGUAGES):
        if code in spec.words:
            return spec.words[code]
    return ""


def characters_in(language: str) -> list[Character]:
    """The ways in which bots play."""
    return [
        Character(
            name,
            _capital(say(language, "characters", f"character-{name}")),
            say_about(language, "characters", f"character-{name}"),
        )
        for name in character_names()
    ]


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _figures(spec: EditionSpec, words: Words) -> list[FigureInfo]:
    return [
        FigureInfo(figure, words.figure(number), spec.side_of(figure))
        for number, figure in enumerate(spec.figure_ids)
    ]


def warm_up() -> None:
    """Parse the catalogues before somebody waits for them; runs in a thread."""
    for language in LANGUAGES:
        editions_in(language)
        for file in FILES:
            parse_ahead(language, file)
            time.sleep(0.05)  # whoever is at the table already comes first


# --- the board ----------------------------------------------------------------------


def _space(spec: EditionSpec, words: Words, record: Any, space: int) -> SpaceInfo:
    part = spec.spaces[space]
    kind = SpaceKind(record.kind[space])
    group = record.group[space] if record.group[space] >= 0 else None
    rents = _rents(part)
    return SpaceInfo(
        id=part.id,
        name=words.space(space),
        kind=slug(kind),
        group=group,
        price=record.price[space] or None,
        mortgage=record.mortgage[space] if group is not None else None,
        lift=int(cost_of_lifting(record, space)) if group is not None else None,
        house_price=record.house_price[space] or None,
        commission=record.commission[space] or None,
        house_commission=record.house_commission[space] or None,
        rents=rents,
        rent_labels=[_rent_label(words, part, row) for row in range(len(rents))],
        deck=record.deck[space] if kind == SpaceKind.CARDS else None,
    )


def _rents(part: Any) -> list[int]:
    if isinstance(part, Risk):
        return [part.factor, part.double_factor]
    return list(part.factors) if isinstance(part, Utility) else list(getattr(part, "rent", ()))


def _rent_label(words: Words, part: Any, row: int) -> str:
    if isinstance(part, Risk):
        return words.say("server", "risk-double" if row else "risk-plain")
    if isinstance(part, Lot | Plot):
        if row == 0:
            return words.say("server", "rent-bare")
        if isinstance(part, Plot):
            count = words.on_plot(row)
        else:
            count = words.hotels(1) if row == HOTEL else words.houses(row)
        return words.say("server", "rent-houses", {"count": count})
    message = "factor-number" if isinstance(part, Utility) else "rent-number"
    return words.say("server", message, {"number": row + 1})


def _groups(spec: EditionSpec, words: Words, record: Any) -> list[GroupInfo]:
    return [
        GroupInfo(
            name,
            words.group(group),
            spec.group_colours[group],
            list(record.member[group][: record.group_size[group]]),
        )
        for group, name in enumerate(spec.group_ids)
    ]


def _decks(spec: EditionSpec, words: Words) -> list[DeckInfo]:
    return [
        DeckInfo(
            name,
            words.deck(deck),
            [
                CardInfo(card, words.flavour(deck, number), words.effect(deck, number))
                for number, card in enumerate(spec.card_ids[deck])
            ],
        )
        for deck, name in enumerate(spec.deck_ids)
    ]


def _specials(spec: EditionSpec, words: Words) -> list[SpecialInfo]:
    return [
        SpecialInfo(
            special.id,
            words.special(row),
            words.special_about(row),
            special.trigger,
            special.side,
            special.pips,
            special.needs,
        )
        for row, special in enumerate(spec.specials)
    ]


# --- forms and settings ----------------------------------------------------------------


def _form(spec: EditionSpec, words: Words, form: str) -> FormInfo:
    changes = spec.forms[form]
    labels = [
        f"{words.setting(name)[0]}: {words.setting_value(name, value)}"
        for name, value in changes.items()
    ]
    return FormInfo(form, text_in(words.language, f"form-{form}"), "; ".join(labels))


def _setting(spec: EditionSpec, words: Words, setting: Setting) -> SettingInfo:
    label, about = words.setting(setting.name)
    values: tuple[bool | int | str, ...] = setting.choices
    if setting.type == "bool":
        values = (True, False)
    return SettingInfo(
        id=setting.name,
        label=label,
        about=about,
        kind=setting.kind,
        type=setting.type,
        lowest=setting.lowest,
        highest=setting.highest,
        options=[Option(value, words.setting_value(setting.name, value)) for value in values],
        by_form={form: spec.rules_in(form)[setting.name] for form in spec.forms},
        rules=[
            _rule(name, spec.id, words.language)
            for name in setting.rules
            if _is_rule_of(name, spec.id)
        ],
        why_not=spec.lacks(setting.name),
    )


# --- rules ------------------------------------------------------------------------------


def _is_rule_of(name: str, edition: str) -> bool:
    known = {entry.id: entry for entry in ledger.rules()}
    return name in known and known[name].holds_in(edition)


def _rule(name: str, edition: str, language: str) -> RuleInfo:
    return RuleInfo(
        id=name,
        kind=ledger.rule(name).kind,
        words=ledger.words(name, language),
        value=ledger.value(name, edition, None, language) or "",
        source=ledger.source(name, edition, language),
    )


@lru_cache(maxsize=64)
def rules_in(edition: str, language: str) -> EditionRules:
    """The rules of an edition, chapter by chapter."""
    spec = found(edition)
    chapters = [
        ChapterInfo(
            chapter.name,
            ledger.say(language, f"chapter-{chapter.name}"),
            [_rule(r.id, edition, language) for r in chapter.rules if r.holds_in(edition)],
        )
        for chapter in ledger.chapters()
    ]
    title = Words(spec, language, []).title
    return EditionRules(edition, title, [chapter for chapter in chapters if chapter.rules])

"""Special rules, missions, powers, fights, cards and house rules: how often, and their worth."""

from typing import Any

import msgspec

from freehold.editions import EditionSpec
from freehold.simulation.measures import ratio
from freehold.vocabulary import Event, SpaceKind, Token, Trigger
from freehold.words import Words


class Occasion(msgspec.Struct, frozen=True):
    """Something that happens now and then, and what it was worth to the seat it happened to."""

    kind: str
    """mission, power, fight, risk, card or house-rule."""
    id: str
    name: str
    about: str
    count: float
    """A game."""
    success: float | None
    """The share of times that it succeeded, where it can fail."""
    worth: float | None
    """Money that the seat gained or lost by it, on average."""


def occasions_of(edition: Any, spec: EditionSpec, words: Words, tally: Any) -> list[Occasion]:
    """All that the edition has and that the form of the game allows."""
    return [
        *_specials(edition, spec, words, tally),
        *_fights(edition, words, tally),
        *_risk(edition, spec, words, tally),
        *_pot(edition, words, tally),
        *_cards(edition, spec, words, tally),
    ]


def _specials(edition: Any, spec: EditionSpec, words: Words, tally: Any) -> list[Occasion]:
    found: list[Occasion] = []
    for row, name in enumerate(spec.special_ids):
        used = int(tally.special_used[row])
        mission = edition.special_trigger[row] == Trigger.SIX
        allowed = edition.missions if mission else edition.force_powers
        if not allowed:
            continue
        found.append(
            Occasion(
                kind="mission" if mission else "power",
                id=name,
                name=words.special(row),
                about=words.special_about(row),
                count=used / max(int(tally.games), 1),
                success=ratio(int(tally.special_done[row]), used),
                worth=ratio(int(tally.special_worth[row]), used),
            )
        )
    return found


def _fights(edition: Any, words: Words, tally: Any) -> list[Occasion]:
    if not edition.force:
        return []
    return [
        Occasion(
            kind="fight",
            id=f"fight-{token.name.lower()}",
            name=words.token(token),
            about="",
            count=int(tally.fights[token]) / max(int(tally.games), 1),
            success=ratio(int(tally.fights_won[token]), int(tally.fights[token])),
            worth=ratio(int(tally.fight_worth[token]), int(tally.fights[token])),
        )
        for token in Token
    ]


def _risk(edition: Any, spec: EditionSpec, words: Words, tally: Any) -> list[Occasion]:
    """Spaces on which the roll itself pays or costs; all of them together."""
    spaces = [s for s in range(edition.n_spaces) if edition.kind[s] == SpaceKind.RISK]
    if not spaces:
        return []
    count = int(tally.events[Event.RISKED])
    name = words.join([words.space(space) for space in spaces])
    each, worth = count / max(int(tally.games), 1), ratio(int(tally.risk), count)
    return [Occasion("risk", spec.space_ids[spaces[0]], name, "", each, None, worth)]


def _pot(edition: Any, words: Words, tally: Any) -> list[Occasion]:
    if not edition.free_parking_pot:
        return []
    label, about = words.setting("free-parking-pot")
    won = int(tally.events[Event.POT_WON])
    count, worth = won / max(int(tally.games), 1), ratio(int(tally.pot), won)
    return [Occasion("house-rule", "free-parking-pot", label, about, count, None, worth)]


def _cards(edition: Any, spec: EditionSpec, words: Words, tally: Any) -> list[Occasion]:
    found: list[Occasion] = []
    for deck in range(edition.n_decks):
        for card in range(edition.n_cards[deck]):
            drawn = int(tally.card_drawn[deck][card])
            found.append(
                Occasion(
                    kind="card",
                    id=f"{spec.deck_ids[deck]}-{spec.card_ids[deck][card]}",
                    name=words.deck(deck),
                    about=words.effect(deck, card),
                    count=drawn / max(int(tally.games), 1),
                    success=None,
                    worth=ratio(int(tally.card_worth[deck][card]), drawn),
                )
            )
    return found

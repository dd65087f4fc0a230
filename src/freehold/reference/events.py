"""The page of events: what `Table.do` returns, and the sentence of the log."""

# ruff: noqa: E501  (a sentence of a page is one line here as well)

from dataclasses import replace

from freehold.editions import load
from freehold.reference.page import (
    begin,
    class_named,
    code,
    finish,
    linked_rules,
    members,
    source_of,
    table,
)
from freehold.table import Told
from freehold.vocabulary import BANK, NOBODY, DebtKind, Event, ForceFace, Reason, Token
from freehold.words import Words

EDITION = "saga"
DICE = 34
SPECIAL: dict[Event, dict[str, int]] = {
    Event.FIGURE_CHOSEN: {"amount": 7},
    Event.THREW_FOR_START: {"amount": DICE},
    Event.TURN_BEGAN: {"amount": 12},
    Event.ROLLED: {"amount": DICE},
    Event.MOVED: {"amount": 0},
    Event.LEFT_JAIL: {"amount": 2},
    Event.DREW_CARD: {"other": 0, "amount": 0},
    Event.PAID: {"space": DebtKind.RENT},
    Event.RENT_THROWN: {"amount": DICE, "space": 12},
    Event.AUCTION_OPENED: {"other": 0},
    Event.AUCTION_WON: {"other": 0},
    Event.NO_BID: {"other": 0},
    Event.BUILT: {"amount": 3},
    Event.SOLD_BUILDING: {"amount": 25},
    Event.DEED_PASSED: {"amount": 0},
    Event.CARD_PASSED: {"amount": 0},
    Event.CARD_RETURNED: {"other": BANK, "amount": 0},
    Event.DEBT_OPENED: {"space": DebtKind.RENT},
    Event.RESTED: {"other": NOBODY, "space": 20},
    Event.TURN_LIMIT_REACHED: {"amount": 200},
    Event.USED_SPECIAL: {"amount": 0},
    Event.SPECIAL_THROWN: {"other": 1, "space": 2, "amount": 5},
    Event.DUEL_THROWN: {"amount": 5},
    Event.DUEL_ENDED: {"amount": 1},
    Event.TOKENS_THROWN: {"amount": DICE},
    Event.TOKEN_MOVED: {"other": Token.DARK},
    Event.FORCE_THROWN: {"amount": ForceFace.SHIFT},
    Event.FIGHT_OPENED: {"other": Token.DARK},
    Event.FIGHT_ENDED: {"other": Token.DARK, "amount": 1},
    Event.BUILT_REMOTELY: {"amount": 3},
    Event.SAME_DOUBLE: {"amount": 3},
    Event.NOT_FOR_SALE: {"amount": Reason.CLAIMED},
    Event.RESHUFFLED: {"other": 0},
}
"""Samples in which a number means something other than an amount or a lot."""


def sample(event: Event) -> Told:
    """An event between Ann and Bob, about the sixth space."""
    values = {"seat": 0, "other": 1, "space": 6, "amount": 60, **SPECIAL.get(event, {})}
    told = Told(event, values["seat"], values["other"], values["space"], values["amount"])
    return replace(told, give=(6,), want=(16,)) if event == Event.OFFER_MADE else told


def events_page() -> str:
    """Every event with what its numbers mean and how the log tells it."""
    words = Words(load(EDITION), "en", ["Ann", "Bob"])
    about = {
        name: text
        for name, _, text in members(class_named(source_of("vocabulary.py"), "Event").body)
    }
    lines = begin(
        "Events",
        "src/freehold/vocabulary.py and src/freehold/words/en/events.ftl",
        "What happens is told as events; `Table.do` returns them as `Told`, with the fields `event`, `seat`, `other`, `space` and `amount`.",
        "`seat` is who it happened to, `other` the other side or `-1` for the bank or nobody, `space` a space's number or `-1`, `amount` an amount of money.",
        "Where an event uses them otherwise, it says so here.",
        "The last column is the log's sentence for an example.",
        "",
    )
    rows = [
        [
            code(event.name),
            linked_rules(about[event.name]),
            words.event(sample(event)) or "(not in the log)",
        ]
        for event in Event
    ]
    return finish([*lines, *table(["event", "its fields", "in the log"], rows)])

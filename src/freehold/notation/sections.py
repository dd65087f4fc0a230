"""The sections of a position line: one writer and one reader each, in their order."""

from collections.abc import Callable

from freehold.notation.agenda import read_agenda, read_waits, write_agenda, write_waits
from freehold.notation.draft import Draft
from freehold.notation.pieces import (
    read_decks,
    read_deeds,
    read_free_cards,
    read_seat,
    read_turn,
    write_decks,
    write_deeds,
    write_free_cards,
    write_seats,
    write_turn,
)
from freehold.notation.proceedings import (
    PLAIN_SECTIONS,
    read_arrivals,
    read_claims,
    read_offer,
    read_plain,
    read_throws,
    read_tokens,
    write_arrivals,
    write_claims,
    write_offer,
    write_plain,
    write_throws,
    write_tokens,
)

Writer = Callable[[Draft], list[str]]
Reader = Callable[[Draft, str], None]

WRITERS: tuple[Writer, ...] = (
    write_seats,
    write_deeds,
    write_decks,
    write_free_cards,
    write_turn,
    write_plain,
    write_offer,
    write_claims,
    write_throws,
    write_tokens,
    write_arrivals,
    write_agenda,
    write_waits,
)
READERS: dict[str, Reader] = {
    "seat": read_seat,
    "deeds": read_deeds,
    "decks": read_decks,
    "jail-cards": read_free_cards,
    "turn": read_turn,
    **dict.fromkeys(PLAIN_SECTIONS, read_plain),
    "offer": read_offer,
    "rents": read_claims,
    "throws": read_throws,
    "tokens": read_tokens,
    "arrivals": read_arrivals,
    "agenda": read_agenda,
    "waits": read_waits,
}

"""What lies on the table, as sections of a position: seats, deeds, decks, the turn."""

import re
from typing import Any

from freehold.errors import NotationError
from freehold.notation.draft import Draft, find, number, ranges, unranged
from freehold.rules.groups import (
    change_owner,
    has_hotel,
    is_deed,
    is_plot,
    leave_pending,
    set_level,
    turn_deed,
)
from freehold.rules.seats import is_jailed, is_out
from freehold.sets import is_in
from freehold.vocabulary import BANK, HOTEL, MAX_SEATS, NOBODY, PORT, Pending

# --- seats ---------------------------------------------------------------------

MARKS = "$@^-~"
"""What a word about a seat begins with: cash, place, last roll, debt, turns to be missed."""


def write_seats(draft: Draft) -> list[str]:
    game, spec = draft.game, draft.spec
    lines: list[str] = []
    for seat in range(game.n_seats):
        figure: int = game.figure[seat]
        name = spec.figure_ids[figure] if figure != NOBODY else "-"
        at: int = game.at[seat]
        place = spec.space_ids[at]
        if is_out(game, seat):
            lines.append(f"{seat} {name} out @{place}")
            continue
        jail = f"!{game.jail_turns[seat]}" if is_jailed(game, seat) else ""
        debt = f" -{game.debt[seat]}" if game.debt[seat] else ""
        rolled = f" ^{game.last_roll[seat]}" if game.last_roll[seat] else ""
        misses = f" ~{game.misses[seat]}" if game.misses[seat] else ""
        lines.append(f"{seat} {name} ${game.cash[seat]}{debt} @{place}{jail}{rolled}{misses}")
    return lines


def read_seat(draft: Draft, section: str) -> None:
    game, spec = draft.game, draft.spec
    first, *words = section.split()
    seat = number(first, "the number of a seat", 0, MAX_SEATS - 1)
    if seat != game.n_seats:
        raise NotationError(f"seats are written in order: seat {game.n_seats} comes before {seat}")
    game.n_seats += 1
    game.playing |= 1 << seat
    game.figure[seat] = -2
    said = [word[0] if word[0] in MARKS and len(word) > 1 else word for word in words]
    said = [word if word in (*MARKS, "out") else "figure" for word in said]
    if len(set(said)) != len(said):
        raise NotationError(f"seat {seat} has its cash, its place or its figure twice")
    for word in words:
        if word.startswith("$"):
            game.cash[seat] = number(word[1:], f"the cash of seat {seat}")
        elif word.startswith("@"):
            _read_place(draft, seat, word[1:])
        elif word.startswith("^"):
            game.last_roll[seat] = number(word[1:], f"the last roll of seat {seat}", 2, 12)
        elif word[0] == "-" and len(word) > 1:
            game.debt[seat] = number(word[1:], f"the debt of seat {seat}", 1)
            game.indebted |= 1 << seat
        elif word.startswith("~"):
            game.misses[seat] = number(word[1:], f"the turns that seat {seat} misses", 1, 99)
            game.missing |= 1 << seat
        elif word == "out":
            game.playing &= ~(1 << seat)
        elif word == "-":
            game.figure[seat] = NOBODY
        else:
            game.figure[seat] = find(spec.figure_ids, word, "figure")


def _read_place(draft: Draft, seat: int, word: str) -> None:
    place, jailed, turns = word.partition("!")
    draft.game.at[seat] = find(draft.spec.space_ids, place, "space")
    if jailed:
        draft.game.jailed |= 1 << seat
        draft.game.jail_turns[seat] = number(turns, "the turns in jail", 0, 99)


# --- deeds ---------------------------------------------------------------------

PENDING_MARKS = {
    Pending.INTEREST_AFTER_TRADE: "~trade",
    Pending.INTEREST_AFTER_BANKRUPTCY: "~bankrupt",
    Pending.TO_BE_AUCTIONED: "~auction",
}
_DEED = re.compile(r"(?P<id>[a-z0-9-]+)(\+(?P<level>\w+))?(?P<mortgaged>\*)?(?P<pending>~\w+)?")


def write_deeds(draft: Draft) -> list[str]:
    game = draft.game
    lines: list[str] = []
    for seat in range(-1, game.n_seats):
        deeds = [
            _write_deed(draft, space)
            for space in range(draft.edition.n_spaces)
            if game.owner[space] == seat and (seat >= 0 or _is_marked(game, space))
        ]
        if deeds:
            owner = "bank" if seat == BANK else str(seat)
            lines.append(f"{owner}: {' '.join(deeds)}")
    return ["deeds " + ", ".join(lines)] if lines else []


def _is_marked(game: Any, space: int) -> bool:
    return bool(is_in(game.mortgaged, space) or game.pending[space])


def _write_deed(draft: Draft, space: int) -> str:
    game = draft.game
    level = game.buildings[space]
    text = draft.spec.space_ids[space]
    if level:
        text += "+hotel" if has_hotel(draft.edition, game, space) else f"+{level}"
    if is_in(game.mortgaged, space):
        text += "*"
    return text + PENDING_MARKS.get(game.pending[space], "")


def read_deeds(draft: Draft, section: str) -> None:
    game = draft.game
    for part in section.removeprefix("deeds ").split(","):
        owner, _, deeds = part.strip().partition(":")
        seat = BANK if owner == "bank" else number(owner, "the owner of deeds", 0, MAX_SEATS - 1)
        for text in deeds.split():
            match = _DEED.fullmatch(text)
            if not match:
                raise NotationError(f'"{text}" is not a deed, such as ruusan+2 or rugosa*')
            space = find(draft.spec.space_ids, match["id"], "space")
            if not is_deed(draft.edition, space):
                raise NotationError(f"{match['id']} cannot be owned")
            if game.owner[space] != BANK:
                raise NotationError(
                    f"{match['id']} has two owners: {game.owner[space]} and {owner}"
                )
            change_owner(draft.edition, game, space, seat)
            set_level(draft.edition, game, space, _read_level(draft, match["level"], space))
            turn_deed(draft.edition, game, space, int(bool(match["mortgaged"])))
            leave_pending(draft.edition, game, space, _read_pending(match["pending"]))


def _read_level(draft: Draft, word: str | None, space: int) -> int:
    plot = is_plot(draft.edition, space)
    if word == "hotel" and not plot:
        return HOTEL
    name = draft.spec.space_ids[space]
    what, most = ("bases", PORT) if plot else ("houses", HOTEL - 1)
    return number(word, f"the number of {what} on {name}", 1, most) if word else 0


def _read_pending(word: str | None) -> int:
    if word is None:
        return Pending.NOTHING
    for pending, mark in PENDING_MARKS.items():
        if mark == word:
            return pending
    raise NotationError(f'"{word}" is not a mark of a deed')


# --- decks ---------------------------------------------------------------------


def write_decks(draft: Draft) -> list[str]:
    game, edition = draft.game, draft.edition
    parts: list[str] = []
    for deck in range(edition.n_decks):
        everything = (1 << edition.n_cards[deck]) - 1
        if game.deck_left[deck] != everything:
            left = ranges(c for c in range(edition.n_cards[deck]) if game.deck_left[deck] >> c & 1)
            laid = ".".join(map(str, game.deck_queue[deck][: game.deck_size[deck]])) or "-"
            parts.append(f"{draft.spec.deck_ids[deck]} {left} {laid}")
    return ["decks " + "; ".join(parts)] if parts else []


def read_decks(draft: Draft, section: str) -> None:
    game, edition = draft.game, draft.edition
    for part in section.removeprefix("decks ").split(";"):
        words = part.split()
        if len(words) != 3:
            raise NotationError(
                f'"{part.strip()}" is not a deck: name, cards left, cards laid back'
            )
        deck = find(draft.spec.deck_ids, words[0], "deck")
        laid = [] if words[2] == "-" else words[2].split(".")
        game.deck_left[deck] = sum(1 << card for card in set(unranged(words[1])))
        game.deck_size[deck] = min(len(laid), len(game.deck_queue[deck]))
        for i, card in enumerate(laid[: game.deck_size[deck]]):
            game.deck_queue[deck][i] = number(card, "a card", 0, edition.n_cards[deck] - 1)


def write_free_cards(draft: Draft) -> list[str]:
    held = [
        f"{i + 1}={draft.game.free_card_holder[i]}"
        for i in range(draft.edition.n_free_cards)
        if draft.game.free_card_holder[i] != NOBODY
    ]
    return ["jail-cards " + " ".join(held)] if held else []


def read_free_cards(draft: Draft, section: str) -> None:
    for word in section.split()[1:]:
        card, _, seat = word.partition("=")
        i = number(card, "a get-out-of-jail card", 1, draft.edition.n_free_cards) - 1
        draft.game.free_card_holder[i] = number(seat, "its holder", 0, MAX_SEATS - 1)


# --- the turn ------------------------------------------------------------------


TURN_FLAGS = ("rolled", "time-up", "roll-again", "just-out")
"""What is true of a turn or not."""


def write_turn(draft: Draft) -> list[str]:
    game = draft.game
    words = [f"turn {game.turns}"]
    if game.turn_seat != NOBODY:
        words.append(f"seat {game.turn_seat}")
    if game.first_seat != NOBODY:
        words.append(f"first {game.first_seat}")
    if game.rounds:
        words.append(f"round {game.rounds}")
    if game.first_die:
        words.append(f"dice {game.first_die}.{game.second_die}")
    if game.doubles:
        words.append(f"doubles {game.doubles}")
    words += [word for word in TURN_FLAGS if getattr(game, word.replace("-", "_"))]
    if game.moved:
        words.append(f"moved {game.moved}")
    bought = [name for i, name in enumerate(draft.spec.group_ids) if game.bought_in >> i & 1]
    if bought:
        words.append(f"bought {'.'.join(bought)}")
    return [" ".join(words)] if words != ["turn 0"] else []


def read_turn(draft: Draft, section: str) -> None:
    game = draft.game
    words = iter(section.split())
    fields = {"turn": "turns", "seat": "turn_seat", "first": "first_seat", "round": "rounds"}
    fields |= {"doubles": "doubles", "moved": "moved"}
    highest = {"seat": game.n_seats - 1, "first": game.n_seats - 1, "doubles": 2, "moved": 3}
    for word in words:
        if word in fields:
            value = number(next(words, ""), f'"{word}"', 0, highest.get(word, 2**31 - 1))
            setattr(game, fields[word], value)
        elif word in TURN_FLAGS:
            setattr(game, word.replace("-", "_"), 1)
        elif word == "bought":
            for group in next(words, "").split("."):
                game.bought_in |= 1 << find(draft.spec.group_ids, group, "group")
        elif word == "dice":
            first, _, second = next(words, "").partition(".")
            game.first_die = number(first, "a die", 1, 6)
            game.second_die = number(second, "a die", 1, 6)
        else:
            raise NotationError(f'"{word}" does not belong to a turn')

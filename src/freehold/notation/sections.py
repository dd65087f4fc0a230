"""The sections of a position line: one writer and one reader each."""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

from freehold.editions.spec import EditionSpec
from freehold.errors import NotationError
from freehold.vocabulary import (
    BANK,
    CHANCE,
    HOTEL,
    MAX_AGENDA,
    MAX_CLAIMS,
    MAX_SEATS,
    NOBODY,
    Decision,
    Pending,
    Phase,
)


@dataclass
class Draft:
    """A position that is being written or read."""

    spec: EditionSpec
    edition: Any
    game: Any
    has_agenda: bool = False
    has_waits: bool = False


# --- small words ---------------------------------------------------------------


def number(word: str, what: str, lowest: int = 0, highest: int = 2**31 - 1) -> int:
    """A whole number, or a reason why not."""
    if not re.fullmatch(r"-?\d+", word) or not lowest <= int(word) <= highest:
        raise NotationError(f'{what} is "{word}"; a whole number from {lowest} on is needed')
    return int(word)


def find(names: tuple[str, ...], name: str, what: str) -> int:
    """The place of a name in a list."""
    if name not in names:
        near = get_close_matches(name, names, 1)
        hint = f"; did you mean {near[0]}?" if near else ""
        raise NotationError(f'there is no {what} "{name}"{hint}')
    return names.index(name)


def seats_of(mask: int) -> str:
    """Seats as a list: a bit each."""
    return ",".join(str(seat) for seat in range(MAX_SEATS) if mask >> seat & 1) or "-"


def mask_of(word: str) -> int:
    """The reverse of `seats_of`."""
    if word == "-":
        return 0
    seats = [number(part, "a seat", 0, MAX_SEATS - 1) for part in word.split(",")]
    return sum(1 << seat for seat in set(seats))


def ranges(numbers: Iterable[int]) -> str:
    """Numbers as ranges: 0-3,7."""
    parts: list[list[int]] = []
    for n in numbers:
        if parts and n == parts[-1][1] + 1:
            parts[-1][1] = n
        else:
            parts.append([n, n])
    return ",".join(f"{a}-{b}" if b > a else str(a) for a, b in parts) or "-"


def unranged(word: str) -> list[int]:
    """The reverse of `ranges`."""
    found: list[int] = []
    if word == "-":
        return found
    for part in word.split(","):
        first, _, last = part.partition("-")
        low = number(first, "a card", 0, 63)
        high = number(last, "a card", 0, 63) if last else low
        found += range(low, high + 1)
    return found


# --- seats ---------------------------------------------------------------------


def write_seats(draft: Draft) -> list[str]:
    game, spec = draft.game, draft.spec
    lines: list[str] = []
    for seat in range(game.n_seats):
        figure: int = game.figure[seat]
        name = spec.figure_ids[figure] if figure != NOBODY else "-"
        at: int = game.at[seat]
        place = spec.space_ids[at]
        if game.bankrupt[seat]:
            lines.append(f"{seat} {name} out @{place}")
            continue
        jail = f"!{game.jail_turns[seat]}" if game.in_jail[seat] else ""
        rolled = f" ^{game.last_roll[seat]}" if game.last_roll[seat] else ""
        lines.append(f"{seat} {name} ${game.cash[seat]} @{place}{jail}{rolled}")
    return lines


def read_seat(draft: Draft, section: str) -> None:
    game, spec = draft.game, draft.spec
    first, *words = section.split()
    seat = number(first, "the number of a seat", 0, MAX_SEATS - 1)
    if seat != game.n_seats:
        raise NotationError(f"seats are written in order: seat {game.n_seats} comes before {seat}")
    game.n_seats += 1
    game.figure[seat] = -2
    said = [word if word == "out" else word[0] if word[0] in "$@^" else "figure" for word in words]
    if len(set(said)) != len(said):
        raise NotationError(f"seat {seat} has its cash, its place or its figure twice")
    for word in words:
        if word.startswith("$"):
            game.cash[seat] = number(word[1:], f"the cash of seat {seat}")
        elif word.startswith("@"):
            _read_place(draft, seat, word[1:])
        elif word.startswith("^"):
            game.last_roll[seat] = number(word[1:], f"the last roll of seat {seat}", 2, 12)
        elif word == "out":
            game.bankrupt[seat] = 1
            game.bankruptcies += 1
        elif word == "-":
            game.figure[seat] = NOBODY
        else:
            game.figure[seat] = find(spec.figure_ids, word, "figure")


def _read_place(draft: Draft, seat: int, word: str) -> None:
    place, jailed, turns = word.partition("!")
    draft.game.at[seat] = find(draft.spec.space_ids, place, "space")
    if jailed:
        draft.game.in_jail[seat] = 1
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
    return bool(game.mortgaged[space] or game.pending[space])


def _write_deed(draft: Draft, space: int) -> str:
    game = draft.game
    level = game.buildings[space]
    text = draft.spec.space_ids[space]
    if level:
        text += "+hotel" if level == HOTEL else f"+{level}"
    if game.mortgaged[space]:
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
            if game.owner[space] != BANK:
                raise NotationError(
                    f"{match['id']} has two owners: {game.owner[space]} and {owner}"
                )
            game.owner[space] = seat
            game.buildings[space] = _read_level(match["level"], match["id"])
            game.mortgaged[space] = int(bool(match["mortgaged"]))
            game.pending[space] = _read_pending(match["pending"])


def _read_level(word: str | None, name: str) -> int:
    if word == "hotel":
        return HOTEL
    return number(word, f"the number of houses on {name}", 1, 4) if word else 0


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
    words += [word for word, flag in (("rolled", game.rolled), ("time-up", game.time_up)) if flag]
    if game.moved:
        words.append(f"moved {game.moved}")
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
        elif word in ("rolled", "time-up"):
            setattr(game, word.replace("-", "_"), 1)
        elif word == "dice":
            first, _, second = next(words, "").partition(".")
            game.first_die = number(first, "a die", 1, 6)
            game.second_die = number(second, "a die", 1, 6)
        else:
            raise NotationError(f'"{word}" does not belong to a turn')


# --- what is under way ---------------------------------------------------------

# One line each: keyword, fields, in the order in which they are written.
PLAIN_SECTIONS: dict[str, tuple[str, ...]] = {
    "pot": ("pot",),
    "auction": ("auction_lot", "auction_floor", "auction_bid", "auction_bidder", "auction_in"),
    "shortage": ("wanting", "waived"),
    "won": ("winners",),
}
SEAT_MASKS = ("auction_in", "wanting", "waived", "winners")


def write_plain(draft: Draft) -> list[str]:
    game = draft.game
    lines: list[str] = []
    for keyword, fields in PLAIN_SECTIONS.items():
        values = [getattr(game, field) for field in fields]
        if any(value > 0 for value in values):
            words = [
                seats_of(value) if field in SEAT_MASKS else str(value)
                for field, value in zip(fields, values, strict=True)
            ]
            lines.append(f"{keyword} {' '.join(words)}")
    return lines


def read_plain(draft: Draft, section: str) -> None:
    keyword, *words = section.split()
    fields = PLAIN_SECTIONS[keyword]
    if len(words) != len(fields):
        raise NotationError(f'"{section}" needs {len(fields)} values: {", ".join(fields)}')
    for field, word in zip(fields, words, strict=True):
        value = mask_of(word) if field in SEAT_MASKS else number(word, field, -1)
        setattr(draft.game, field, value)


def write_offer(draft: Draft) -> list[str]:
    game = draft.game
    deeds = [draft.spec.space_ids[s] for s in range(draft.edition.n_spaces) if game.offered[s]]
    cards = [
        f"jail-card-{i + 1}" for i in range(draft.edition.n_free_cards) if game.card_offered[i]
    ]
    if not deeds and not cards and not game.offer_cash and not game.counters:
        return []
    return [" ".join(["offer", f"${game.offer_cash}", str(game.counters), *deeds, *cards])]


def read_offer(draft: Draft, section: str) -> None:
    game = draft.game
    words = section.split()[1:]
    if len(words) < 2:
        raise NotationError(
            'an offer needs its cash and the number of counter-offers: "offer $50 0"'
        )
    game.offer_cash = number(words[0].removeprefix("$"), "the cash of an offer", -(2**31))
    game.counters = number(words[1], "the number of counter-offers", 0, 99)
    for word in words[2:]:
        if word.startswith("jail-card-"):
            last = draft.edition.n_free_cards
            game.card_offered[number(word[10:], "a get-out-of-jail card", 1, last) - 1] = 1
        else:
            game.offered[find(draft.spec.space_ids, word, "space")] = 1


CLAIM_FIELDS = ("debtor", "owner", "space", "factor", "amount", "turn")


def write_claims(draft: Draft) -> list[str]:
    game = draft.game
    rows = [
        ".".join(str(getattr(game, f"claim_{field}")[i]) for field in CLAIM_FIELDS)
        for i in range(game.n_claims)
    ]
    return ["rents " + " ".join(rows)] if rows else []


def read_claims(draft: Draft, section: str) -> None:
    game = draft.game
    rows = section.split()[1:]
    if len(rows) > MAX_CLAIMS:
        raise NotationError(f"at most {MAX_CLAIMS} rents can wait to be asked for")
    for i, row in enumerate(rows):
        values = row.split(".")
        if len(values) != len(CLAIM_FIELDS):
            raise NotationError(f'"{row}" is not a rent: {".".join(CLAIM_FIELDS)}')
        for field, value in zip(CLAIM_FIELDS, values, strict=True):
            highest = {"debtor": game.n_seats - 1, "owner": game.n_seats - 1}
            highest["space"] = draft.edition.n_spaces - 1
            getattr(game, f"claim_{field}")[i] = number(
                value, f"the {field} of a rent", -1, highest.get(field, 2**31 - 1)
            )
    game.n_claims = len(rows)


def write_throws(draft: Draft) -> list[str]:
    throws = draft.game.start_throw[: draft.game.n_seats]
    if not any(throws):
        return []
    return ["throws " + " ".join(map(str, throws))]


def read_throws(draft: Draft, section: str) -> None:
    for seat, word in enumerate(section.split()[1 : MAX_SEATS + 1]):
        draft.game.start_throw[seat] = number(word, "a throw for the start", -2, 12)


def write_tokens(draft: Draft) -> list[str]:
    game = draft.game
    if not draft.edition.force:
        return []
    places: list[int] = game.token_at
    return [f"tokens {' '.join(draft.spec.space_ids[at] for at in places)}"]


def read_tokens(draft: Draft, section: str) -> None:
    names = section.split()[1:]
    if len(names) != 2 or not draft.edition.force:
        raise NotationError("tokens are two spaces, light and dark, where the Force is played with")
    for token, name in enumerate(names):
        draft.game.token_at[token] = find(draft.spec.space_ids, name, "space")


# --- the agenda and the decision -----------------------------------------------

AGENDA_FIELDS = ("seat", "other", "space", "amount", "extra")


def phase_word(phase: int) -> str:
    return Phase(phase).name.lower().replace("_", "-")


def write_agenda(draft: Draft) -> list[str]:
    game = draft.game
    entries: list[str] = []
    for i in range(game.n_agenda):
        values = [str(getattr(game, f"agenda_{field}")[i]) for field in AGENDA_FIELDS]
        entries.append(f"{phase_word(game.agenda_phase[i])}:{'.'.join(values)}")
    # A game that only waits for the seat on turn needs no agenda to be said.
    if len(entries) == 1 and game.agenda_phase[0] == Phase.TURN:
        return []
    return ["agenda " + " ".join(entries)]


def read_agenda(draft: Draft, section: str) -> None:
    game = draft.game
    entries = section.split()[1:]
    if not 1 <= len(entries) <= MAX_AGENDA:
        raise NotationError(f"an agenda has 1 to {MAX_AGENDA} entries")
    words = {phase_word(phase): phase for phase in Phase}
    for i, entry in enumerate(entries):
        word, _, values = entry.partition(":")
        if word not in words:
            raise NotationError(f'"{word}" is not a phase; there are: {", ".join(words)}')
        parts = values.split(".")
        if len(parts) != len(AGENDA_FIELDS):
            raise NotationError(f'"{entry}" needs {".".join(AGENDA_FIELDS)} after its colon')
        game.agenda_phase[i] = words[word]
        for field, part in zip(AGENDA_FIELDS, parts, strict=True):
            value = number(part, f"the {field} of {word}", -2, _highest(draft, field))
            getattr(game, f"agenda_{field}")[i] = value
    game.n_agenda = len(entries)
    draft.has_agenda = True


def _highest(draft: Draft, field: str) -> int:
    if field == "space":
        return draft.edition.n_spaces - 1
    return 2**31 - 1 if field == "amount" else 127


def decision_word(decision: int) -> str:
    return Decision(decision).name.lower().replace("_", "-")


def write_waits(draft: Draft) -> list[str]:
    game = draft.game
    actor = {CHANCE: "chance", NOBODY: "nobody"}.get(game.actor, str(game.actor))
    place = f" {draft.spec.space_ids[game.decision_space]}" if game.decision_space >= 0 else ""
    return [f"waits {decision_word(game.decision)} {actor}{place}"]


def read_waits(draft: Draft, section: str) -> None:
    game = draft.game
    words = section.split()[1:]
    names = {decision_word(decision): decision for decision in Decision}
    if len(words) not in (2, 3) or words[0] not in names:
        raise NotationError(f'"{section}" does not say who decides what, such as "waits turn 0"')
    game.decision = names[words[0]]
    actors = {"chance": CHANCE, "nobody": NOBODY}
    game.actor = (
        actors[words[1]]
        if words[1] in actors
        else number(words[1], "the actor", 0, game.n_seats - 1)
    )
    if len(words) == 3:
        game.decision_space = find(draft.spec.space_ids, words[2], "space")
    draft.has_waits = True


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
    "agenda": read_agenda,
    "waits": read_waits,
}

"""What is under way, as sections of a position: auction, offer, rents, throws, tokens."""

from freehold.errors import NotationError
from freehold.notation.draft import Draft, find, mask_of, number, seats_of
from freehold.sets import each_of
from freehold.vocabulary import MAX_CLAIMS, MAX_SEATS

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
    deeds = [draft.spec.space_ids[space] for space in each_of(game.offered)]
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
            game.offered |= 1 << find(draft.spec.space_ids, word, "space")


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


def write_arrivals(draft: Draft) -> list[str]:
    """PL-8-2: the seats in the order in which they came to where they stand."""
    game = draft.game
    if not draft.edition.remote_purchases:
        return []
    order = sorted(range(game.n_seats), key=lambda seat: game.arrival[seat])
    return [f"arrivals {' '.join(map(str, order))}"]


def read_arrivals(draft: Draft, section: str) -> None:
    game = draft.game
    order = [number(word, "a seat", 0, MAX_SEATS - 1) for word in section.split()[1:]]
    if sorted(order) != list(range(game.n_seats)) or not draft.edition.remote_purchases:
        raise NotationError(
            "arrivals are all seats once, the first to arrive first,"
            " where remote purchases are played with"
        )
    for place, seat in enumerate(order):
        game.arrival[seat] = place


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

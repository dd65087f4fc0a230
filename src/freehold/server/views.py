"""What one viewer may see of a match: snapshots.

Everything that is the same for all viewers is made once a change and a language;
only choices and the gap of events are made for each.
"""

from dataclasses import dataclass
from typing import Any

import msgspec

from freehold.rules.auctions import lowest_bid
from freehold.rules.claims import has_claim
from freehold.rules.debts import could_raise
from freehold.rules.ending import wealth
from freehold.rules.groups import is_deed, n_owned
from freehold.rules.rent import is_rent_doubled, rent_due
from freehold.rules.seats import is_jailed, is_out
from freehold.server.match import LogEntry, Match
from freehold.server.offers import Memo, calling_time, choices_of
from freehold.server.protocol.snapshot import (
    Auction,
    Bank,
    Choice,
    Claim,
    Debt,
    Deed,
    DrawnCard,
    Happened,
    Seat,
    Snapshot,
    Standing,
    Trade,
    TradeSide,
)
from freehold.server.rules_behind import rules_of_event
from freehold.sets import each_of, is_in
from freehold.table import Table
from freehold.vocabulary import (
    NOBODY,
    DebtKind,
    Decision,
    Event,
    Lot,
    Phase,
    SpaceKind,
)
from freehold.words import Words
from freehold.words.names import slug


@dataclass(frozen=True)
class Viewer:
    """Who looks: which seats, and in which language."""

    language: str = "en"
    seats: frozenset[int] = frozenset()
    host: bool = False


# --- parts that are the same for everybody -----------------------------------------


def seats_of(match: Match, connected: frozenset[int], reserves: list[int] | None) -> list[Seat]:
    """What lies before every seat."""
    table = match.playing
    game, edition = table.game, table.edition
    found: list[Seat] = []
    for number, state in enumerate(match.seats):
        figure = int(game.figure[number])
        side = table.spec.side_of(table.spec.figure_ids[figure]) if figure >= 0 else None
        holders = game.free_card_holder[: edition.n_free_cards]
        found.append(
            Seat(
                seat=number,
                name=table.names[number],
                kind=state.kind,  # pyright: ignore[reportArgumentType]
                character=state.character,
                figure=figure,
                side=side,
                cash=int(game.cash[number]),
                wealth=int(wealth(edition, game, number)),
                at=int(game.at[number]),
                in_jail=is_jailed(game, number),
                jail_turns=int(game.jail_turns[number]),
                bankrupt=bool(is_out(game, number)),
                jail_cards=[card for card, holder in enumerate(holders) if holder == number],
                debt=int(game.debt[number]),
                misses=int(game.misses[number]),
                arrival=int(game.arrival[number]),
                connected=number in connected,
                away=state.away,  # pyright: ignore[reportArgumentType]
                reserve=None if reserves is None else reserves[number],
            )
        )
    return found


def deeds_of(edition: Any, game: Any) -> list[Deed]:
    """Every deed of the board."""
    return [
        _deed(edition, game, space) for space in range(edition.n_spaces) if is_deed(edition, space)
    ]


def _deed(edition: Any, game: Any, space: int) -> Deed:
    owner = int(game.owner[space])
    rent, row, doubled = _rent(edition, game, space, owner)
    return Deed(
        space=space,
        owner=owner,
        level=int(game.buildings[space]),
        mortgaged=is_in(game.mortgaged, space),
        rent=rent,
        rent_row=row,
        doubled=doubled,
        claimant=_claimant(edition, game, space),
    )


def _claimant(edition: Any, game: Any, space: int) -> int:
    """PL-5-3: who alone may buy a free deed."""
    if not edition.claims or game.owner[space] != NOBODY:
        return NOBODY
    seats = range(game.n_seats)
    return next((seat for seat in seats if has_claim(edition, game, seat, space)), NOBODY)


def _rent(edition: Any, game: Any, space: int, owner: int) -> tuple[int | None, int | None, bool]:
    """What landing costs now, which line of the deed that is, and whether it is doubled."""
    if owner == NOBODY or is_in(game.mortgaged, space):
        return None, None, False
    if edition.kind[space] == SpaceKind.LOT:
        level = int(game.buildings[space])
        doubled = level == 0 and bool(is_rent_doubled(edition, game, space))
        return int(rent_due(edition, game, space, 0, 0)), level, doubled
    if edition.kind[space] == SpaceKind.PLOT:
        return int(rent_due(edition, game, space, 0, 0)), int(game.buildings[space]), False
    row = max(int(n_owned(edition, game, owner, edition.group[space])), 1) - 1
    return int(edition.rent[space][row]), row, False


def _phase(game: Any, *phases: Phase) -> int:
    """The highest entry of the agenda with one of these phases, or -1."""
    for entry in range(game.n_agenda - 1, -1, -1):
        if game.agenda_phase[entry] in phases:
            return entry
    return -1


def auction_of(game: Any) -> Auction | None:
    """The auction under way, also while something interrupts it."""
    entry = _phase(game, Phase.AUCTION)
    if entry < 0:
        return None
    lots = {Lot.DEED: "deed", Lot.HOUSE: "house", Lot.HOTEL: "hotel"}
    return Auction(
        lot=lots[Lot(game.auction_lot)],  # pyright: ignore[reportArgumentType]
        space=int(game.agenda_space[entry]),
        bid=int(game.auction_bid),
        bidder=int(game.auction_bidder),
        lowest=int(lowest_bid(game)),
        seats=[seat for seat in range(game.n_seats) if game.auction_in >> seat & 1],
    )


def trade_of(table: Table, words: Words) -> Trade | None:
    """The trade on the table."""
    game, edition = table.game, table.edition
    entry = _phase(game, Phase.OFFER, Phase.ANSWER_OFFER)
    if entry < 0:
        return None
    by, to = int(game.agenda_seat[entry]), int(game.agenda_other[entry])
    laid = list(each_of(game.offered))
    cards = [card for card in range(edition.n_free_cards) if game.card_offered[card]]
    sides: list[TradeSide] = []
    for seat, sign in ((by, 1), (to, -1)):
        sides.append(
            TradeSide(
                deeds=[space for space in laid if game.owner[space] == seat],
                jail_cards=[card for card in cards if game.free_card_holder[card] == seat],
                cash=max(sign * int(game.offer_cash), 0),
            )
        )
    return Trade(
        by=by,
        to=to,
        gives=sides[0],
        wants=sides[1],
        sentence=sentence_of(words, by, to, sides[0], sides[1]),
        waits_for_answer=game.agenda_phase[entry] == Phase.ANSWER_OFFER,
        counters=int(game.counters),
    )


def sentence_of(words: Words, by: int, to: int, gives: TradeSide, wants: TradeSide) -> str:
    """Both sides of a trade in one sentence."""
    return words.say(
        "server",
        "trade-sentence",
        {
            "seat": words.seat(by),
            "other": words.seat(to),
            "gives": words.package(gives.deeds, gives.jail_cards, gives.cash),
            "wants": words.package(wants.deeds, wants.jail_cards, wants.cash),
        },
    )


def debt_of(edition: Any, game: Any) -> Debt | None:
    """The debt that is being raised; interruptions such as a trade do not hide it."""
    entry = _phase(game, Phase.DEBT)
    if entry < 0 or game.decision == Decision.GAME_OVER:
        return None
    debtor, amount = int(game.agenda_seat[entry]), int(game.agenda_amount[entry])
    return Debt(
        debtor=debtor,
        creditor=int(game.agenda_other[entry]),
        amount=amount,
        missing=max(amount - int(game.cash[debtor]), 0),
        could_raise=int(could_raise(edition, game, debtor)),
        kind=slug(DebtKind(game.agenda_extra[entry])),
    )


def claims_of(game: Any) -> list[Claim]:
    """Rents that nobody has asked for yet."""
    return [
        Claim(
            debtor=int(game.claim_debtor[i]),
            owner=int(game.claim_owner[i]),
            space=int(game.claim_space[i]),
            amount=int(game.claim_amount[i]) if game.claim_amount[i] >= 0 else None,
        )
        for i in range(game.n_claims)
    ]


def standing_of(table: Table) -> list[Standing]:
    """Who came first: the winners, then by wealth, then whoever went bankrupt last."""
    fallen = [int(told.seat) for told in table.told if told.event == Event.WENT_BANKRUPT]
    winners = table.winners

    def key(number: int) -> tuple[bool, int, int]:
        order = len(fallen) - fallen.index(number) if number in fallen else 0
        return number not in winners, order, -amounts[number]

    amounts = {seat.number: seat.wealth for seat in table.seats}
    found: list[Standing] = []
    for number in sorted(amounts, key=lambda seat: (*key(seat), seat)):
        shared = found and key(found[-1].seat) == key(number)
        place = found[-1].place if shared else len(found) + 1
        found.append(Standing(number, place, amounts[number], number in winners))
    return found


def card_of(match: Match, words: Words) -> DrawnCard | None:
    """The card that was drawn last, in this turn."""
    for entry in reversed(match.log):
        told = entry.told
        if told is None:
            continue
        if told.event == Event.TURN_BEGAN:
            return None
        if told.event == Event.DREW_CARD:
            deck, card = int(told.other), int(told.amount)
            return DrawnCard(
                deck=deck,
                card=card,
                seat=int(told.seat),
                flavour=words.flavour(deck, card),
                effect=words.effect(deck, card),
            )
    return None


# --- the log -----------------------------------------------------------------------


def happened(table: Table, words: Words, index: int, entry: LogEntry) -> Happened:
    """An entry of the log with its sentence and its rules."""
    told = entry.told
    if told is None:
        sentence = words.say("server", f"event-{entry.what}", {"seat": words.seat(entry.seat)})
        return Happened(index, entry.what, entry.seat, -1, -1, 0, sentence, [])
    return Happened(
        index=index,
        event=slug(told.event),
        seat=int(told.seat),
        other=int(told.other),
        space=int(told.space),
        amount=int(told.amount),
        sentence=words.event(told),
        rules=list(rules_of_event(table.spec.id, table.edition.kind, told)),
    )


# --- the whole -----------------------------------------------------------------------


@dataclass(frozen=True)
class Surroundings:
    """What a snapshot tells beside the game itself."""

    version: int
    """Changes with everything that is told."""
    connected: frozenset[int]
    reserves: list[int] | None
    pace: int
    skipping: bool
    thinking: bool
    spectators: int


class Views:
    """Makes snapshots of one match, and remembers what they share."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._words: dict[str, Words] = {}
        self._logs: dict[str, dict[int, Happened]] = {}
        self._shared: dict[str, tuple[tuple[int, int], Snapshot]] = {}
        self._choices: dict[tuple[int, str], tuple[int, list[Choice]]] = {}
        self._deeds: tuple[int, list[Deed]] = (-1, [])
        self._memo: Memo = {}

    def words(self, language: str) -> Words:
        """The table's words in a language."""
        if language not in self._words:
            self._words[language] = self.match.playing.words_in(language)
        return self._words[language]

    def forget(self) -> None:
        """Names have changed."""
        self._words.clear()
        self._logs.clear()
        self._shared.clear()
        self._choices.clear()
        self._memo.clear()

    def events(self, language: str, since: int) -> list[Happened]:
        """What happened from event `since` on; of one that is not there yet, everything."""
        known = self._logs.setdefault(language, {})
        words, table, log = self.words(language), self.match.playing, self.match.log
        first = since if since <= len(log) else 0
        for index in range(first, len(log)):
            if index not in known:
                known[index] = happened(table, words, index, log[index])
        return [known[index] for index in range(first, len(log))]

    def choices(self, seat: int, language: str) -> list[Choice]:
        """What a seat may do now."""
        number, found = self._choices.get((seat, language), (-1, []))
        if number != self.match.number:
            found = choices_of(self.match.playing, self.words(language), seat, self._memo)
            self._choices[seat, language] = self.match.number, found
        return found

    def snapshot(self, viewer: Viewer, since: int, around: Surroundings) -> Snapshot:
        """The table as a viewer may see it, with what happened since event `since`."""
        shared = self._share(viewer.language, around)
        match = self.match
        you = sorted(viewer.seats)
        choices = [
            choice
            for seat in you
            if not match.seats[seat].away
            for choice in self.choices(seat, viewer.language)
        ]
        if viewer.host:
            seat = you[0] if you else 0
            choices = [*choices, *calling_time(match.playing, self.words(viewer.language), seat)]
        changes = {
            "choices": choices,
            "events": self.events(viewer.language, since),
            "you": you,
            "host": viewer.host,
            "may_undo": [seat for seat in you if match.may_undo(seat)],
        }
        return msgspec.structs.replace(shared, **changes)

    def _share(self, language: str, around: Surroundings) -> Snapshot:
        key = self.match.number, around.version
        known = self._shared.get(language)
        if known is None or known[0] != key:
            known = key, self._make(language, around)
            self._shared[language] = known
        return known[1]

    def _make(self, language: str, around: Surroundings) -> Snapshot:
        match, words = self.match, self.words(language)
        table = match.playing
        game, edition = table.game, table.edition
        if self._deeds[0] != match.number:
            self._deeds = match.number, deeds_of(edition, game)
        tokens = [int(place) for place in game.token_at] if edition.force else []
        return Snapshot(
            table=match.id,
            number=match.number,
            edition=table.spec.id,
            form=table.form,
            settings=dict(table.settings),
            decision=slug(table.decision),
            actor=int(game.actor),
            question=words.question(game) if not table.is_over else "",
            turn_seat=int(game.turn_seat),
            turns=int(game.turns),
            rounds=int(game.rounds),
            decision_space=int(game.decision_space),
            seats=seats_of(match, around.connected, around.reserves),
            deeds=self._deeds[1],
            bank=Bank(int(game.houses), int(game.hotels), int(game.pot)),
            dice=[int(game.first_die), int(game.second_die)] if game.first_die else [],
            doubles=int(game.doubles),
            card=card_of(match, words),
            tokens=tokens if tokens and min(tokens) >= 0 else [],
            auction=auction_of(game),
            trade=trade_of(table, words),
            debt=debt_of(edition, game),
            claims=claims_of(game),
            choices=[],
            events=[],
            next_event=len(match.log),
            you=[],
            host=False,
            may_undo=[],
            bidding_up_to={},
            clock=None,
            pace=around.pace,
            skipping=around.skipping,
            thinking=around.thinking,
            spectators=around.spectators,
            commitment=match.dice.commitment,
            over=table.is_over,
            winners=list(table.winners),
            standing=standing_of(table) if table.is_over else [],
        )

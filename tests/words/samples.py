"""Tables in all editions and languages, and an event of every kind and variant."""

from dataclasses import dataclass

from freehold.editions import edition_names, load, pack
from freehold.record import plain
from freehold.vocabulary import (
    BANK,
    HOTEL,
    NOBODY,
    PORT,
    DebtKind,
    Event,
    ForceFace,
    Lot,
    Reason,
    SpaceKind,
    Token,
)
from freehold.words import Words, languages

SEATS = ["Ann", "Bob", "Cem"]
TABLES = [(name, language) for name in edition_names() for language in languages()]


def words_for(name, language, form="standard", **settings):
    spec = load(name)
    return Words(spec, language, SEATS, edition=plain(pack(spec, form, settings)))


def spaces_of_kind(words, kind):
    return [i for i in range(words.edition.n_spaces) if words.edition.kind[i] == kind]


@dataclass(frozen=True)
class told:  # noqa: N801 - it reads as what was told
    """An event, by default one between Ann and Bob."""

    event: int
    seat: int = 0
    other: int = 1
    space: int = -1
    amount: int = 0
    give: tuple[int, ...] = ()
    want: tuple[int, ...] = ()
    give_cards: tuple[int, ...] = ()
    want_cards: tuple[int, ...] = ()


def events(words):
    """Every event, in every variant that the rules can tell."""
    lots_or_plots = [SpaceKind.LOT, SpaceKind.PLOT]
    lot, further, *_ = [i for kind in lots_or_plots for i in spaces_of_kind(words, kind)]
    railroad = spaces_of_kind(words, SpaceKind.RAILROAD)[0]
    jails = spaces_of_kind(words, SpaceKind.JAIL)
    jail = jails[0]
    parking = spaces_of_kind(words, SpaceKind.FREE_PARKING)
    levels = range(1, (PORT if words.is_plot(lot) else HOTEL) + 1)
    half = words.edition.house_price[lot] // 2
    lots = [(Lot.DEED, lot), (Lot.HOUSE, -1), (Lot.HOTEL, -1)]
    decks = [(d, c) for d, cards in enumerate(words.spec.card_ids) for c in range(len(cards))]
    figures = range(len(words.spec.figure_ids))
    free_cards = range(max(words.edition.n_free_cards, 1))
    simple = [
        *(Event.THIRD_DOUBLE, Event.WENT_TO_JAIL, Event.STAYED_IN_JAIL, Event.STARTS),
        *(Event.BUSINESS_OPENED, Event.BUSINESS_CLOSED, Event.PASSED, Event.WANTED_BUILDING),
        *(Event.OFFER_ACCEPTED, Event.OFFER_REFUSED, Event.OFFER_COUNTERED, Event.WON),
        Event.TIME_CALLED,
    ]
    of_a_sum = [
        *(Event.SALARY, Event.RECEIVED, Event.BID_MADE, Event.CASH_PASSED, Event.POT_WON),
        Event.WEALTH_COUNTED,
    ]
    of_a_deed = [
        *(Event.RENT_DUE, Event.RENT_LOST, Event.RENT_ASKED, Event.BOUGHT, Event.DECLINED),
        *(Event.SOLD_HOTEL_WHOLE, Event.SOLD_GROUP, Event.MORTGAGED, Event.LIFTED),
        *(Event.PAID_INTEREST, Event.SETTLEMENT_OFFERED, Event.SETTLEMENT_ACCEPTED),
        Event.SETTLEMENT_REFUSED,
    ]
    thrown = [Event.THREW_FOR_START, Event.ROLLED, Event.RENT_THROWN]
    return [
        *(told(event) for event in simple),
        *(told(event, amount=1500) for event in of_a_sum),
        *(told(event, space=space, amount=50) for event in of_a_deed for space in (lot, railroad)),
        *(told(event, other=NOBODY, space=lot, amount=n) for event in thrown for n in (34, 66)),
        *(told(Event.FIGURE_CHOSEN, other=NOBODY, space=0, amount=f) for f in figures),
        *(told(Event.DEED_DEALT, space=lot, amount=price) for price in (0, 60)),
        *(told(Event.TURN_BEGAN, amount=n) for n in (1, 1234)),
        *(told(Event.MOVED, space=space, amount=n) for space in (0, lot, jail) for n in (0, 1)),
        *(told(Event.LEFT_JAIL, space=jail, amount=how) for how in range(5)),
        *(told(Event.DREW_CARD, other=d, amount=c) for d, c in decks),
        *(
            told(event, other=other, space=kind, amount=75)
            for event in (Event.PAID, Event.DEBT_OPENED)
            for kind in DebtKind
            for other in ([BANK, 1] if kind == DebtKind.CARD else [1 if kind == 0 else BANK])
        ),
        *(
            told(event, seat=NOBODY, other=what, space=space, amount=10)
            for event in (Event.AUCTION_OPENED, Event.NO_BID)
            for what, space in lots
        ),
        *(told(Event.AUCTION_WON, other=what, space=at, amount=10) for what, at in lots),
        *(told(Event.BUILT, space=lot, amount=level) for level in levels),
        *(told(Event.SOLD_BUILDING, space=lot, amount=half * n) for n in (1, 3)),
        *(told(Event.DEED_PASSED, space=lot, amount=mortgaged) for mortgaged in (0, 1)),
        *(told(Event.CARD_PASSED, amount=card) for card in free_cards),
        *(told(Event.CARD_RETURNED, other=BANK, amount=card) for card in free_cards),
        *(told(Event.WENT_BANKRUPT, other=creditor) for creditor in (BANK, 1)),
        told(Event.RESTED, other=0, space=lot),
        told(Event.RESTED, other=1, space=lot),
        *(told(Event.RESTED, other=NOBODY, space=space) for space in (0, *jails, *parking)),
        told(Event.TURN_LIMIT_REACHED, seat=NOBODY, other=NOBODY, amount=200),
        told(Event.OFFER_MADE, amount=50),
        told(Event.OFFER_MADE, amount=-50, give=(lot, further), give_cards=(0,), want=(railroad,)),
        told(Event.OFFER_MADE, give=(lot,), want_cards=(0, 1)),
        *special_events(words, lot),
        *events_of_plots(lot, railroad, levels),
    ]


def events_of_plots(lot, railroad, levels):
    """Claims, remote purchases, debts to the bank; other editions may agree on them as well."""
    simple = [Event.MISSES_NEXT_TURN, Event.MISSED_TURN, Event.ROLLS_AGAIN]
    of_a_sum = [Event.BORROWED, Event.REPAID, Event.EVENED_OUT]
    of_a_deed = [Event.SOLD_DEED, Event.BOUGHT_REMOTELY, Event.COMMISSION]
    why = [Reason.CLAIMED, Reason.CLAIM_COMES_FIRST, Reason.IN_DEBT, Reason.TOO_LITTLE_CASH]
    return [
        *(told(event, other=NOBODY) for event in simple),
        *(told(event, other=BANK, amount=1500) for event in of_a_sum),
        *(told(event, space=space, amount=50) for event in of_a_deed for space in (lot, railroad)),
        *(told(Event.BUILT_REMOTELY, space=lot, amount=level) for level in levels),
        *(told(Event.RISKED, other=BANK, space=lot, amount=n) for n in (-500, 240)),
        *(told(Event.SAME_DOUBLE, other=NOBODY, amount=n) for n in (1, 6)),
        *(
            told(Event.NOT_FOR_SALE, other=BANK, space=lot, amount=r)
            for r in (*why, Reason.NOT_NOW)
        ),
        told(Event.RESHUFFLED, seat=NOBODY, other=0),
    ]


def special_events(words, lot):
    """Missions, powers and the Force; an edition without them has words for them all the same."""
    rows = range(max(words.edition.n_specials, 1))
    of_a_deed = [Event.TOOK_FREE, Event.STOLE, Event.PUT, Event.LEAPT, Event.DUEL_OPENED]
    of_a_token = [Event.TOKEN_MOVED, Event.FIGHT_OPENED]
    return [
        *(told(Event.USED_SPECIAL, other=NOBODY, amount=row) for row in rows),
        *(told(Event.SPECIAL_THROWN, other=1, space=2, amount=n) for n in (2, 6)),
        *(told(Event.SPECIAL_THROWN, other=0, space=n, amount=1) for n in (2, 4, 6)),
        *(told(event, space=lot) for event in of_a_deed),
        *(told(event) for event in (Event.BEAT, Event.ANOTHER_TURN, Event.TOKENS_SWAPPED)),
        told(Event.DUEL_THROWN, space=lot, amount=3),
        *(told(Event.DUEL_ENDED, space=lot, amount=n) for n in (0, 1)),
        told(Event.TOKENS_THROWN, seat=NOBODY, other=NOBODY, amount=34),
        *(told(event, other=token, space=lot) for event in of_a_token for token in Token),
        *(told(Event.FORCE_THROWN, other=NOBODY, amount=face) for face in ForceFace),
        *(told(Event.FIGHT_ENDED, other=t, space=lot, amount=n) for t in Token for n in (0, 1)),
    ]

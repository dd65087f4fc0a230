"""The rules behind an event or a refusal, so that the log can lead to their text.

The nearest rule comes first; of those named here only the ones that hold in the
edition are told.
"""

from functools import cache

from freehold import ledger
from freehold.table import Told
from freehold.vocabulary import DebtKind, Event, Reason, SpaceKind

BEHIND_EVENTS: dict[Event, str] = {
    Event.FIGURE_CHOSEN: "SETUP-6",
    Event.DEED_DEALT: "Q-1",
    Event.THREW_FOR_START: "SETUP-2 CW-M-1 F-30",
    Event.STARTS: "SETUP-2 F-30 F-1",
    Event.TURN_BEGAN: "TURN-1 PL-2-1",
    Event.ROLLED: "TURN-1 TURN-4 PL-2-1 PL-2-3",
    Event.MOVED: "TURN-1 PL-2-1",
    Event.SALARY: "TURN-2 PL-3-1 PL-3-2",
    Event.WENT_TO_JAIL: "JAIL-1 TURN-6 PL-10-1 F-22",
    Event.THIRD_DOUBLE: "TURN-5 PL-10-1",
    Event.LEFT_JAIL: "JAIL-2 PL-10-3",
    Event.STAYED_IN_JAIL: "JAIL-4 PL-10-3",
    Event.DREW_CARD: "CARD-1 PL-7-1",
    Event.RECEIVED: "CARD-1 PL-7-1",
    Event.PAID: "DEBT-1 PL-5-9",
    Event.RENT_DUE: "RENT-1 PL-5-9",
    Event.RENT_THROWN: "RENT-7 B-2 PL-6-3",
    Event.RENT_LOST: "RENT-2 F-28",
    Event.BOUGHT: "BUY-1 PL-5-1",
    Event.DECLINED: "BUY-2 F-30",
    Event.AUCTION_OPENED: "BUY-2 AUC-1 B-3",
    Event.BID_MADE: "AUC-1 AUC-2",
    Event.PASSED: "AUC-1",
    Event.AUCTION_WON: "AUC-1",
    Event.NO_BID: "F-2",
    Event.BUILT: "BUILD-1 BUILD-2 PL-5-7 PL-5-2",
    Event.SOLD_BUILDING: "SELL-1 SELL-2 PL-9-1 F-51",
    Event.SOLD_HOTEL_WHOLE: "SELL-4",
    Event.SOLD_GROUP: "F-7 SELL-1",
    Event.MORTGAGED: "MORT-1",
    Event.LIFTED: "MORT-2",
    Event.PAID_INTEREST: "TRADE-6 BANK-2",
    Event.BUSINESS_OPENED: "TURN-9 F-34 PL-2-2",
    Event.BUSINESS_CLOSED: "TURN-9 F-34 PL-2-2",
    Event.OFFER_MADE: "TRADE-1 TRADE-3",
    Event.OFFER_ACCEPTED: "TRADE-1",
    Event.OFFER_REFUSED: "TRADE-1",
    Event.OFFER_COUNTERED: "TRADE-1",
    Event.DEED_PASSED: "TRADE-1 TRADE-6",
    Event.CARD_PASSED: "TRADE-3 CARD-2",
    Event.CASH_PASSED: "TRADE-3",
    Event.DEBT_OPENED: "DEBT-1 PL-9-2",
    Event.SETTLEMENT_OFFERED: "B-7",
    Event.SETTLEMENT_ACCEPTED: "B-7 F-55",
    Event.SETTLEMENT_REFUSED: "B-7",
    Event.WENT_BANKRUPT: "DEBT-2 BANK-1 BANK-3 PL-9-5 F-25",
    Event.POT_WON: "HOUSE-1",
    Event.TIME_CALLED: "Q-5 F-21",
    Event.WEALTH_COUNTED: "Q-6",
    Event.WON: "END-1 Q-6 PL-2-4",
    Event.WANTED_BUILDING: "BUILD-8",
    Event.RENT_ASKED: "RENT-2",
    Event.RESTED: "TURN-7 PL-10-5",
    Event.TURN_LIMIT_REACHED: "HOUSE-5",
    Event.CARD_RETURNED: "CARD-2",
    Event.USED_SPECIAL: "CW-M-3 SG-F-1",
    Event.SPECIAL_THROWN: "CW-M-3",
    Event.TOOK_FREE: "CW-M-L1 F-43",
    Event.STOLE: "CW-M-D1 F-15",
    Event.PUT: "CW-M-L6 F-14",
    Event.BEAT: "CW-M-D5 F-16",
    Event.LEAPT: "SG-F-D1 F-13",
    Event.ANOTHER_TURN: "CW-M-L4 F-38",
    Event.DUEL_OPENED: "SG-F-D6",
    Event.DUEL_THROWN: "SG-F-D6",
    Event.DUEL_ENDED: "SG-F-D6",
    Event.TOKENS_THROWN: "E2-F-2",
    Event.TOKEN_MOVED: "E2-F-3 F-17",
    Event.TOKENS_SWAPPED: "F-17",
    Event.FORCE_THROWN: "F-17 E2-F-5",
    Event.FIGHT_OPENED: "E2-F-4",
    Event.FIGHT_ENDED: "E2-F-5",
    Event.BORROWED: "PL-9-2 F-23",
    Event.REPAID: "PL-9-4",
    Event.RISKED: "PL-4-1",
    Event.SOLD_DEED: "PL-9-1 F-51",
    Event.BOUGHT_REMOTELY: "PL-8-1",
    Event.BUILT_REMOTELY: "PL-8-3 F-27",
    Event.COMMISSION: "PL-8-1 PL-8-2",
    Event.MISSES_NEXT_TURN: "PL-7-1",
    Event.MISSED_TURN: "PL-7-1 F-50",
    Event.ROLLS_AGAIN: "PL-7-1 F-49",
    Event.SAME_DOUBLE: "PL-10-1",
    Event.NOT_FOR_SALE: "PL-5-3 PL-5-4",
    Event.RESHUFFLED: "PL-7-4",
    Event.EVENED_OUT: "HOUSE-6",
}

BEHIND_RENT = {
    SpaceKind.LOT: "RENT-1 RENT-4 RENT-5",
    SpaceKind.RAILROAD: "RENT-6 RENT-1 PL-6-2",
    SpaceKind.UTILITY: "RENT-7 RENT-1 PL-6-3",
    SpaceKind.PLOT: "PL-5-9",
}
BEHIND_DEBTS = {
    DebtKind.RENT: "RENT-1 PL-5-9",
    DebtKind.TAX: "TAX-1",
    DebtKind.CARD: "CARD-1 PL-7-1",
    DebtKind.FINE: "JAIL-2 JAIL-5 PL-10-3",
    DebtKind.INTEREST: "TRADE-6 BANK-2",
    DebtKind.DEAL: "Q-1",
    DebtKind.SPECIAL: "CW-M-3 E2-F-5",
    DebtKind.RISK: "PL-4-1",
}
WAYS_OUT_OF_JAIL = ("JAIL-2 PL-10-3", "JAIL-3", "JAIL-4", "JAIL-5 B-19", "PL-10-3")
AFTER_OWN = "TURN-8 PL-5-7"

BEHIND_REFUSALS: dict[Reason, str] = {
    Reason.GROUP_INCOMPLETE: "BUILD-1",
    Reason.NOT_A_LOT: "BUILD-1",
    Reason.GROUP_MORTGAGED: "BUILD-5",
    Reason.UNEVEN: "BUILD-2 SELL-2",
    Reason.FULLY_BUILT: "BUILD-4 BUILD-2",
    Reason.NO_HOUSES_LEFT: "BUILD-7",
    Reason.NO_HOTELS_LEFT: "BUILD-7",
    Reason.NOT_BETWEEN_TURNS: "B-18 F-34",
    Reason.NOT_ENOUGH_HOUSES_TO_SWAP: "SELL-3 F-7",
    Reason.NO_HOTEL: "SELL-4",
    Reason.GROUP_BUILT: "MORT-1 TRADE-2",
    Reason.INTEREST_STILL_DUE: "TRADE-6",
    Reason.NOT_THEIRS_EITHER: "TRADE-1",
    Reason.EMPTY_OFFER: "TRADE-1",
    Reason.BID_TOO_LOW: "AUC-1 B-3",
    Reason.TOO_LITTLE_CASH: "TRADE-4 AUC-2",
    Reason.CAN_STILL_RAISE_CASH: "F-46 DEBT-2",
    Reason.MUST_TRY: "B-5",
    Reason.MUST_ROLL: "B-20 TURN-4",
    Reason.NO_FREE_CARD: "JAIL-3 CARD-2",
    Reason.NOTHING_TO_ASK: "RENT-2",
    Reason.FIGURE_TAKEN: "SETUP-6",
    Reason.OWNER_CANNOT_PAY_INTEREST: "F-45 TRADE-6",
    Reason.PARTNER_LACKS_CASH: "TRADE-4",
    Reason.ONLY_RENT: "B-7",
    Reason.TOO_MUCH: "B-7",
    Reason.MUST_NOT_DECLINE: "CW-M-3 SG-F-1",
    Reason.ALREADY_THERE: "F-13",
    Reason.SPACE_TAKEN: "F-19",
    Reason.IN_COMPLETE_GROUP: "F-15",
    Reason.SAME_OWNER_ONLY: "F-43",
    Reason.NOTHING_TO_TAKE: "F-43",
    Reason.IN_DEBT: "PL-9-3",
    Reason.CLAIMED: "PL-5-3",
    Reason.CLAIM_COMES_FIRST: "PL-5-4",
    Reason.TOO_FEW_DEEDS_FOR_LEVEL: "PL-5-5",
    Reason.TOO_LITTLE_BESIDE: "PL-5-6",
    Reason.JUST_BOUGHT: "PL-5-8",
    Reason.NOT_STANDING_THERE: "PL-5-7 F-27",
    Reason.NOBODY_STANDS_THERE: "PL-8-1",
    Reason.NO_CLAIM: "PL-8-1",
    Reason.BEFORE_ROLL_ONLY: "PL-2-2 F-50",
    Reason.IN_JAIL: "PL-10-2",
    Reason.JUST_OUT_OF_JAIL: "PL-10-4",
    Reason.BUILDINGS_FIRST: "F-51",
    Reason.HOLDS_UP_OTHERS: "PL-5-6 PL-5-5",
    Reason.PAY_OR_STAY: "PL-10-3",
    Reason.STILL_MORTGAGED: "MORT-1",
}


@cache
def _holding(edition: str, names: str) -> tuple[str, ...]:
    known = {entry.id for entry in ledger.rules() if entry.holds_in(edition)}
    return tuple(name for name in names.split() if name in known)


def rules_of_event(edition: str, kinds: list[int], told: Told) -> tuple[str, ...]:
    """The rules behind an event; `kinds` are those of the edition's spaces."""
    names = BEHIND_EVENTS.get(told.event, "")
    if told.event == Event.RENT_DUE:
        names = BEHIND_RENT.get(SpaceKind(kinds[told.space]), names)
    elif told.event in (Event.PAID, Event.DEBT_OPENED):
        names = BEHIND_DEBTS.get(DebtKind(told.space), names)
    elif told.event == Event.LEFT_JAIL and 0 <= told.amount < len(WAYS_OUT_OF_JAIL):
        names = WAYS_OUT_OF_JAIL[told.amount]
    elif told.event == Event.RESTED and told.other == told.seat:
        names = AFTER_OWN
    return _holding(edition, names)


def rules_of_refusal(edition: str, code: int) -> tuple[str, ...]:
    """The rules behind a refusal of `freehold.rules.legality`."""
    try:
        reason = Reason((code - 1) >> 24)
    except ValueError:
        return ()
    return _holding(edition, BEHIND_REFUSALS.get(reason, ""))

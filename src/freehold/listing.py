"""Choices as people read them, on any screen: which come first, and what they go under."""

from typing import Any

from freehold.rules.legality import family_of
from freehold.sets import is_in
from freehold.vocabulary import (
    BANK,
    BID,
    MORTGAGE,
    OFFER_DEED,
    SELL,
    SELL_DEED,
    SELL_GROUP,
    SELL_WHOLE,
    SETTLE,
    TAKE,
    Answer,
    Decision,
)

FIRST: dict[Decision, tuple[int, ...]] = {
    Decision.TURN: (Answer.USE_CARD, Answer.ROLL, Answer.PAY, Answer.STAY, Answer.END),
    Decision.END_TURN: (Answer.END,),
    Decision.BUSINESS: (Answer.DONE,),
    Decision.BUY: (Answer.BUY, Answer.DECLINE),
    Decision.BID: (BID, Answer.PASS),
    Decision.RAISE_CASH: (MORTGAGE, SELL, SELL_WHOLE, SELL_GROUP, SELL_DEED, SETTLE),
    Decision.OFFER: (Answer.PROPOSE,),
    Decision.ANSWER_OFFER: (Answer.ACCEPT, Answer.REFUSE, Answer.COUNTER),
    Decision.PASSED_MORTGAGE: (Answer.KEEP, Answer.LIFT_NOW),
    Decision.LEAVE_BY_DOUBLE: (Answer.MOVE, Answer.STAY),
    Decision.PAY_AFTER_THROW: (Answer.PAY, Answer.STAY),
    Decision.SPECIAL: (Answer.USE, Answer.DECLINE),
    Decision.TAKE_FREE: (TAKE, Answer.TAKE_MONEY),
}
"""What is likeliest, by its family or, for plain answers, by itself."""

LAST = (Answer.GIVE_UP, Answer.CANCEL, Answer.TIME_UP)

GOING = ("go-for-sale", "go-owned", "go-other")
"""What spaces to go to are listed under, in their order."""


def sort_of_space(edition: Any, game: Any, space: int) -> str:
    """Whether a space is for sale, owned, or neither: a board is too long for one list."""
    if edition.group[space] < 0:
        return "go-other"
    return "go-for-sale" if game.owner[space] == BANK else "go-owned"


def side_of_offer(game: Any, action: int) -> str:
    """Whether a deed or a card would be given, wanted, or taken back off the table."""
    family = family_of(action)
    index = action - family
    if family == OFFER_DEED:
        holder, laid = game.owner[index], is_in(game.offered, index)
    else:
        holder, laid = game.free_card_holder[index], game.card_offered[index]
    if laid:
        return "take-back"
    return "give" if holder == game.actor else "want"

"""Decisions as questions."""

from typing import Any

from freehold.rules.auctions import lowest_bid
from freehold.rules.jail import fine_due
from freehold.rules.mortgages import cost_of_lifting, interest
from freehold.rules.seats import is_jailed
from freehold.vocabulary import NOBODY, Decision, Lot
from freehold.words.names import Names, slug
from freehold.words.specials import of_special
from freehold.words.telling import Values, lot_words, party


def ask(  # noqa: PLR0913 - one for each thing that a question may name
    names: Names,
    decision: int,
    actor: int,
    *,
    space: int = -1,
    other: int = NOBODY,
    amount: int | None = None,
    lot: int = Lot.DEED,
    in_jail: bool = False,
    again: bool = False,
    game: Any = None,
) -> str:
    """The question; what is not given is left out of it.

    The special rules' questions need the game for what they are about.
    """
    values: Values = {"seat": names.seat(actor), "other": names.seat(other)}
    values |= party(other)
    values |= lot_words(names, lot)
    values |= about_space(names, space)
    values["amount"] = "unknown" if amount is None else "known"
    values["money"] = names.money(amount or 0)
    values["fine"] = names.money(fine_now(names, game, actor))
    values["state"] = state_of_turn(in_jail=in_jail, again=again)
    values |= _more_of_turn(names, decision, actor, game)
    if in_jail and names.edition.jail_by_fee_only:
        values["state"] = "fee"
    values |= of_special(names, decision, game)
    return names.say("decisions", f"decision-{slug(Decision(decision))}", values)


def about_space(names: Names, space: int) -> Values:
    """A space with what it costs; all of it empty if there is none."""
    if not 0 <= space < names.edition.n_spaces:
        return {"about": "nothing", "space": "", "price": "", "cost": "", "interest": ""}
    return {
        "about": "space",
        "space": names.space(space),
        "price": names.money(names.edition.price[space]),
        "cost": names.money(cost_of_lifting(names.edition, space)),
        "interest": names.money(interest(names.edition, space)),
    }


def fine_now(names: Names, game: Any, seat: int) -> int:
    """What getting out of jail costs a seat now; without a game what it costs at first."""
    if game is None or seat < 0:
        return int(names.edition.fine)
    return int(fine_due(names.edition, game, seat))


def _more_of_turn(names: Names, decision: int, seat: int, game: Any) -> Values:
    """PL-7-1, PL-10-4, PL-2-2: a card's roll, a turn out of jail, what comes before a roll."""
    if game is None or seat < 0 or decision != Decision.TURN or is_jailed(game, seat):
        return {}
    if game.roll_again:
        return {"state": "card"}
    if game.doubles or not names.edition.sales_before_roll:
        return {}
    if game.just_out:
        return {"state": "just-out"}
    return {"state": "before"} if seat in game.owner[: names.edition.n_spaces] else {}


def state_of_turn(*, in_jail: bool, again: bool) -> str:
    """How the seat on turn stands: in jail, to roll again after a double, or neither."""
    return "jail" if in_jail else "again" if again else "free"


def ask_in(names: Names, game: Any) -> str:
    """The question that a game waits for, with all that the game knows about it."""
    decision, actor = int(game.decision), int(game.actor)
    on_turn = actor >= 0 and decision == Decision.TURN
    other, amount = _other_and_amount(game, decision)
    return ask(
        names,
        decision,
        actor,
        space=int(game.decision_space),
        other=other,
        amount=amount,
        lot=int(game.auction_lot),
        in_jail=on_turn and is_jailed(game, actor),
        again=on_turn and game.doubles > 0,
        game=game,
    )


def _other_and_amount(game: Any, decision: int) -> tuple[int, int | None]:
    """Whom the question is also about, and the sum that it names."""
    top = int(game.n_agenda) - 1
    if decision == Decision.BID:
        return NOBODY, int(lowest_bid(game))
    if decision in (Decision.RAISE_CASH, Decision.SETTLE_FOR):
        return int(game.agenda_other[top]), int(game.agenda_amount[top])
    if decision == Decision.ANSWER_SETTLEMENT:
        return int(game.agenda_seat[top]), int(game.agenda_amount[top])
    if decision == Decision.OFFER:
        return int(game.agenda_other[top]), None
    if decision == Decision.ANSWER_OFFER:
        return int(game.agenda_seat[top]), None
    return NOBODY, None

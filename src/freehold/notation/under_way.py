"""Whether what is under way in a position can be: agenda, decision, auction and offer."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from freehold.record import duplicate
from freehold.rules.auctions import lowest_bid
from freehold.rules.flow import run
from freehold.rules.groups import is_deed, is_lot
from freehold.rules.seats import is_jailed, is_seat_in, seats_left
from freehold.vocabulary import (
    BANK,
    CHANCE,
    MAX_AMOUNT,
    NOBODY,
    DebtKind,
    Decision,
    Lot,
    Phase,
    SpaceKind,
    SpecialEffect,
)

Test = Callable[[Any, Any, int], bool]
"""Whether a value of an agenda entry is right, given edition and game."""


def nothing(_edition: Any, _game: Any, value: int) -> bool:
    return value == NOBODY


def nought(_edition: Any, _game: Any, value: int) -> bool:
    return value == 0


def a_seat(_edition: Any, game: Any, value: int) -> bool:
    return bool(is_seat_in(game, value))


def a_chair(_edition: Any, game: Any, value: int) -> bool:
    """A seat's number, whether it is still in or not."""
    return 0 <= value < game.n_seats


def a_chair_or_nobody(edition: Any, game: Any, value: int) -> bool:
    return value == NOBODY or a_chair(edition, game, value)


def a_creditor(edition: Any, game: Any, value: int) -> bool:
    return value == BANK or a_seat(edition, game, value)


def a_prisoner(edition: Any, game: Any, value: int) -> bool:
    return a_seat(edition, game, value) and is_jailed(game, value) and game.first_die > 0


def a_space(edition: Any, _game: Any, value: int) -> bool:
    return 0 <= value < edition.n_spaces


def a_free_deed(edition: Any, game: Any, value: int) -> bool:
    return bool(is_deed(edition, value)) and game.owner[value] == BANK


def a_sold_deed(edition: Any, game: Any, value: int) -> bool:
    return bool(is_deed(edition, value)) and game.owner[value] != BANK


def a_sold_utility(edition: Any, game: Any, value: int) -> bool:
    return a_sold_deed(edition, game, value) and edition.kind[value] == SpaceKind.UTILITY


def a_lot(edition: Any, _game: Any, value: int) -> bool:
    return bool(is_lot(edition, value))


def what_is_sold(edition: Any, game: Any, value: int) -> bool:
    if game.auction_lot == Lot.DEED:
        return a_free_deed(edition, game, value)
    return value == NOBODY


def between(lowest: int, highest: int) -> Test:
    """A number within bounds."""
    return lambda _edition, _game, value: lowest <= value <= highest


def a_deck(edition: Any, _game: Any, value: int) -> bool:
    return 0 <= value < edition.n_decks


def one_of(*values: int) -> Test:
    """One of a few numbers."""
    return lambda _edition, _game, value: value in values


def a_special(edition: Any, _game: Any, value: int) -> bool:
    return 0 <= value < edition.n_specials


def a_force_seat(edition: Any, game: Any, value: int) -> bool:
    return bool(edition.force) and a_seat(edition, game, value) and game.figure[value] != NOBODY


money = between(0, MAX_AMOUNT - 1)
some_money = between(1, MAX_AMOUNT - 1)


@dataclass(frozen=True)
class Shape:
    """What the values of an agenda entry may be."""

    seat: Test = nothing
    other: Test = nothing
    space: Test = nothing
    amount: Test = nought
    extra: Test = nought


SHAPES: dict[Phase, Shape] = {
    Phase.CHOOSE_FIGURES: Shape(),
    Phase.DEAL_DEEDS: Shape(other=a_chair, amount=between(0, 9)),
    Phase.THROW_FOR_START: Shape(other=a_chair_or_nobody),
    Phase.TURN: Shape(),
    Phase.AFTER_ROLL: Shape(seat=a_seat, extra=between(0, 7)),
    Phase.MOVE: Shape(seat=a_prisoner, extra=between(2, 3)),
    Phase.LAND: Shape(seat=a_seat, space=a_space, amount=between(0, 100), extra=between(0, 3)),
    Phase.DRAW_CARD: Shape(seat=a_seat, space=a_space, extra=a_deck),
    Phase.BUY: Shape(seat=a_seat, space=a_free_deed),
    Phase.AUCTION: Shape(other=a_chair, space=what_is_sold),
    Phase.BANK_AUCTIONS: Shape(),
    Phase.RENT_THROW: Shape(seat=a_seat, other=a_seat, space=a_sold_utility, extra=between(0, 100)),
    Phase.DEBT: Shape(
        seat=a_seat, other=a_creditor, amount=money, extra=between(0, len(DebtKind) - 1)
    ),
    Phase.PAY_EACH: Shape(seat=a_seat, other=a_chair, amount=money),
    Phase.COLLECT_EACH: Shape(seat=a_seat, other=a_chair, amount=money),
    Phase.PASSED_MORTGAGES: Shape(seat=a_seat),
    Phase.BUSINESS: Shape(seat=a_seat),
    Phase.OFFER: Shape(seat=a_seat, other=a_seat),
    Phase.ANSWER_OFFER: Shape(seat=a_seat, other=a_seat),
    Phase.SETTLEMENT: Shape(seat=a_seat, other=a_seat, space=a_sold_deed, amount=some_money),
    Phase.ANSWER_SETTLEMENT: Shape(seat=a_seat, other=a_seat, space=a_sold_deed, amount=some_money),
    Phase.SHORTAGE: Shape(seat=a_seat, other=a_chair, space=a_lot, extra=between(1, 2)),
    Phase.PLACE_BUILDING: Shape(seat=a_seat, amount=some_money, extra=between(1, 2)),
    Phase.LEAVE_BY_DOUBLE: Shape(seat=a_prisoner),
    Phase.PAY_AFTER_THROW: Shape(seat=a_prisoner),
    Phase.SPECIAL: Shape(seat=a_seat, extra=a_special),
    Phase.SPECIAL_THROW: Shape(seat=a_seat, extra=a_special),
    Phase.TAKE_FREE: Shape(seat=a_seat, other=a_chair_or_nobody, amount=money, extra=between(0, 9)),
    Phase.CHOOSE_OWN_SPACE: Shape(
        seat=a_seat, extra=one_of(SpecialEffect.MOVE_ANYWHERE, SpecialEffect.LEAP)
    ),
    Phase.CHOOSE_SEAT: Shape(
        seat=a_seat, extra=one_of(SpecialEffect.PUT_OTHER, SpecialEffect.BEAT)
    ),
    Phase.PUT_SEAT: Shape(seat=a_seat, other=a_seat),
    Phase.CHOOSE_PROPERTY: Shape(
        seat=a_seat,
        other=a_chair_or_nobody,
        amount=between(0, 9),
        extra=one_of(SpecialEffect.STEAL, SpecialEffect.DUEL),
    ),
    Phase.DUEL: Shape(seat=a_seat, other=a_seat, space=a_sold_deed, amount=between(0, 6)),
    Phase.SET_TOKENS: Shape(amount=between(0, 2)),
    Phase.FORCE_THROW: Shape(seat=a_force_seat),
    Phase.FIGURE_MOVES: Shape(seat=a_seat, amount=between(2, 12)),
    Phase.FIGHTS: Shape(amount=between(0, 16), extra=between(0, 3)),
    Phase.FIGHT: Shape(seat=a_force_seat, extra=between(0, 1)),
    Phase.PLACE_TOKEN: Shape(seat=a_force_seat, extra=between(0, 1)),
    Phase.CREDIT: Shape(seat=a_seat),
    Phase.COUNT_WEALTH: Shape(),
    Phase.GAME_OVER: Shape(),
}
AT_THE_BOTTOM = (Phase.TURN, Phase.COUNT_WEALTH, Phase.GAME_OVER)
SETTING_UP = (
    Phase.CHOOSE_FIGURES,
    Phase.DEAL_DEEDS,
    Phase.THROW_FOR_START,
    Phase.SET_TOKENS,
)
TWO_SIDES = (
    Phase.DEBT,
    Phase.OFFER,
    Phase.ANSWER_OFFER,
    Phase.SETTLEMENT,
    Phase.ANSWER_SETTLEMENT,
    Phase.RENT_THROW,
    Phase.PUT_SEAT,
    Phase.DUEL,
)


def phases(game: Any) -> list[int]:
    """The phases of the agenda, from the bottom."""
    return game.agenda_phase[: game.n_agenda]


def agenda_problems(edition: Any, game: Any) -> Iterator[str]:
    """What is wrong with the agenda and with what belongs to it."""
    if phases(game)[0] not in AT_THE_BOTTOM:
        yield "at the bottom of the agenda stands neither a turn nor the end of the game"
    for i, phase in enumerate(phases(game)):
        if i and phase in AT_THE_BOTTOM:
            yield "a turn or the end of the game stands above something else on the agenda"
        yield from _entry_problems(edition, game, i, phase)
    yield from _turn_problems(game)
    yield from _loose_ends(edition, game)
    yield from _token_problems(edition, game)


def _token_problems(edition: Any, game: Any) -> Iterator[str]:
    if not edition.force or any(phase in SETTING_UP for phase in phases(game)):
        return
    for token, name in enumerate(("Light", "Dark")):
        if not is_deed(edition, game.token_at[token]):
            yield f"the {name} token stands on a space that cannot be bought"


def _entry_problems(edition: Any, game: Any, i: int, phase: int) -> Iterator[str]:
    shape = SHAPES.get(Phase(phase))
    if shape is None:
        yield f"entry {i + 1} of the agenda is nothing to be done"
        return
    for field in ("seat", "other", "space", "amount", "extra"):
        value = getattr(game, f"agenda_{field}")[i]
        if not getattr(shape, field)(edition, game, value):
            yield f"entry {i + 1} of the agenda cannot have {value} as its {field}"
    if phase in TWO_SIDES and game.agenda_seat[i] == game.agenda_other[i]:
        yield f"entry {i + 1} of the agenda has the same seat on both sides"
    if phase in (Phase.SETTLEMENT, Phase.ANSWER_SETTLEMENT):
        yield from _settlement_problems(game, i)
    if phase == Phase.SHORTAGE and game.owner[game.agenda_space[i]] != game.agenda_seat[i]:
        yield f"entry {i + 1} of the agenda is about a lot of somebody else"


def _settlement_problems(game: Any, i: int) -> Iterator[str]:
    below = i - 1
    fits = (
        i > 0
        and game.agenda_phase[below] == Phase.DEBT
        and game.agenda_extra[below] == DebtKind.RENT
        and game.agenda_seat[below] == game.agenda_seat[i]
        and game.agenda_other[below] == game.agenda_other[i]
        and game.agenda_amount[below] >= game.agenda_amount[i]
        and game.owner[game.agenda_space[i]] == game.agenda_seat[i]
    )
    if not fits:
        yield f"entry {i + 1} of the agenda settles no rent that is owed below it"


def _turn_problems(game: Any) -> Iterator[str]:
    setting_up = any(phase in SETTING_UP for phase in phases(game))
    over = phases(game)[0] == Phase.GAME_OVER
    if over != (game.winners > 0):
        yield "a game is over when somebody has won, and not before"
    if over and game.n_agenda > 1:
        yield "a game that is over has nothing else on its agenda"
    if not over and seats_left(game) < 2:
        yield "fewer than two seats are left, and the game is not over"
    if game.winners >> game.n_seats:
        yield "a seat has won that is not at the table"
    if setting_up:
        if game.turn_seat != NOBODY:
            yield "the game is still being set up, and it is already somebody's turn"
        if game.first_seat == NOBODY and Phase.THROW_FOR_START not in phases(game):
            yield "nobody starts, and no throw for the start is to come"
    elif not over and (game.turn_seat == NOBODY or game.turns < 1 or game.first_seat == NOBODY):
        yield "it is nobody's turn: say for example turn 1 seat 0"


def _loose_ends(edition: Any, game: Any) -> Iterator[str]:
    on_agenda = phases(game)
    if game.auction_in and Phase.AUCTION not in on_agenda:
        yield "there is an auction, but not on the agenda"
    if Phase.AUCTION in on_agenda:
        yield from _auction_problems(game)
    trading = Phase.OFFER in on_agenda or Phase.ANSWER_OFFER in on_agenda
    if not trading and (game.offer_cash or game.counters or game.offered):
        yield "there is an offer, but not on the agenda"
    if game.n_claims and not edition.rent_on_demand:
        yield "rents wait to be asked for, but here they are claimed by themselves"
    if any(game.last_roll) and not edition.missions:
        yield "last rolls are kept only where missions are played"
    if any(game.debt) and not edition.bank_credit:
        yield "a seat is in debt to the bank, but here the bank gives no credit"
    if game.just_out and not edition.jail_by_fee_only:
        yield "where one throws to leave jail, nothing has to wait after it"
    if game.time_up and not edition.timed:
        yield "time is up, but this is not a timed game"
    for row in range(game.n_claims):
        if not a_sold_deed(edition, game, game.claim_space[row]) or not (
            is_seat_in(game, game.claim_debtor[row]) and is_seat_in(game, game.claim_owner[row])
        ):
            yield "a rent waits that nobody owes"


def _auction_problems(game: Any) -> Iterator[str]:
    if phases(game).count(Phase.AUCTION) > 1:
        yield "there are two auctions at once"
    if game.auction_lot not in list(Lot):
        yield f"lot {game.auction_lot} cannot be auctioned"
    if game.auction_in >> game.n_seats:
        yield "a seat bids that is not at the table"
    bidder = game.auction_bidder
    if bidder != NOBODY and not (is_seat_in(game, bidder) and game.auction_in >> bidder & 1):
        yield "the highest bidder is not in the auction"
    if bidder != NOBODY and game.auction_bid > game.cash[bidder]:
        yield "the highest bid is not covered by the bidder's cash"
    if (bidder == NOBODY) != (game.auction_bid == 0) or game.auction_floor < 1:
        yield "the auction has a bid without a bidder, or no opening bid"


# --- the decision --------------------------------------------------------------


def decision_problems(edition: Any, game: Any) -> Iterator[str]:
    """Whether the agenda asks for just the decision that a position waits for."""
    asked = (game.decision, game.actor, game.decision_space)
    if asked not in list(_expected(edition, game)):
        yield "nothing on the agenda asks for the decision that the position waits for"


def _expected(edition: Any, game: Any) -> Iterator[tuple[int, int, int]]:
    top = game.n_agenda - 1
    phase, cursor = game.agenda_phase[top], game.agenda_other[top]
    if phase == Phase.AUCTION:
        # The one whose turn it is to bid has been noted already.
        may_bid = game.auction_in >> cursor & 1 and cursor != game.auction_bidder
        if may_bid and is_seat_in(game, cursor) and game.cash[cursor] >= lowest_bid(game):
            yield Decision.BID, cursor, game.agenda_space[top]
        return
    if phase == Phase.SHORTAGE:
        if is_seat_in(game, cursor) and cursor != game.agenda_seat[top]:
            yield Decision.WANT_BUILDING, cursor, game.agenda_space[top]
        return
    if phase == Phase.TURN and not game.moved and is_seat_in(game, game.turn_seat):
        yield Decision.ROLL, CHANCE, NOBODY
    after = duplicate(game)
    after.decision = Decision.NONE
    after.decision_space = NOBODY
    run(edition, after)
    if phases(after) == phases(game):
        yield after.decision, after.actor, after.decision_space

"""Trades that a player proposes: the missing deeds of a group, against cash or other deeds.

A plan is one number, found again from the position at every small step, so that
nothing has to be remembered while the offer is put together.
"""

from freehold.bots.heuristic.judging import balance_of, cash_in_hand
from freehold.bots.heuristic.valuation import burden, worth_of_part
from freehold.bots.player import Player
from freehold.jit import rule
from freehold.rules.groups import built_in
from freehold.rules.mortgages import interest
from freehold.rules.seats import next_seat, seats_left
from freehold.rules.trades import why_not_propose
from freehold.state import Edition, Game
from freehold.vocabulary import (
    FAMILY,
    GIVE_CASH,
    MAX_AMOUNT,
    NOBODY,
    OFFER_CARD,
    OFFER_DEED,
    TRADE,
    WANT_CASH,
    Answer,
    Event,
    Pending,
    SpaceKind,
)

NOTHING_GIVEN = 2 * FAMILY - 1
"""What is given besides cash: a space, or FAMILY and a group, or this."""


@rule
def plan_of(group: int, given: int, cash: int) -> int:
    """A plan as one number: the group that is wanted, what is given, and the cash with it."""
    return (group * 2 * FAMILY + given) * 2 * MAX_AMOUNT + cash + MAX_AMOUNT


@rule
def cash_of_plan(plan: int) -> int:
    """Cash that is given; negative cash is asked for."""
    return plan % (2 * MAX_AMOUNT) - MAX_AMOUNT


@rule
def is_in_plan(edition: Edition, game: Game, seat: int, other: int, plan: int, space: int) -> bool:
    """Whether a deed changes hands in a plan."""
    deeds = plan // (2 * MAX_AMOUNT)
    group = edition.group[space]
    if group < 0:
        return False
    if game.owner[space] == other:
        return group == deeds // (2 * FAMILY)
    given = deeds % (2 * FAMILY)
    return game.owner[space] == seat and (given == space or given == FAMILY + group)


# --- what would change hands ---------------------------------------------------


@rule
def n_in(edition: Edition, game: Game, seat: int, group: int, only: int) -> int:
    """How many deeds of a group a seat would give: all, or one (`only`, if it is not -1)."""
    if only >= 0:
        return 1
    number = 0
    for i in range(edition.group_size[group]):
        if game.owner[edition.member[group][i]] == seat:
            number += 1
    return number


@rule
def price_of(edition: Edition, game: Game, seat: int, group: int, only: int) -> int:
    """Their prices."""
    if only >= 0:
        return edition.price[only] + 0
    total = 0
    for i in range(edition.group_size[group]):
        space = edition.member[group][i]
        if game.owner[space] == seat:
            total += edition.price[space]
    return total


@rule
def burden_on(edition: Edition, game: Game, seat: int, group: int, only: int) -> int:
    """What the mortgages on them take off their worth."""
    total = 0
    for i in range(edition.group_size[group]):
        space = edition.member[group][i]
        if game.owner[space] == seat and (only < 0 or only == space):
            total += burden(edition, game, space)
    return total


@rule
def interest_on(edition: Edition, game: Game, seat: int, group: int, only: int) -> int:
    """TRADE-6: what their new owner has to pay at once."""
    total = 0
    for i in range(edition.group_size[group]):
        space = edition.member[group][i]
        if game.owner[space] == seat and game.mortgaged[space] and (only < 0 or only == space):
            total += interest(edition, space)
    return total


@rule
def may_pass(edition: Edition, game: Game, group: int) -> bool:
    """TRADE-2: whether the deeds of a group may be traded."""
    if built_in(edition, game, group) != NOBODY:
        return False
    for i in range(edition.group_size[group]):
        if game.pending[edition.member[group][i]] != Pending.NOTHING:
            return False
    return True


@rule
def worth_moved(
    edition: Edition,
    game: Game,
    player: Player,
    seat: int,
    group: int,
    more: int,
    price: int,
    cost: int,
) -> int:
    """What it means to a seat if `more` deeds (fewer, if negative) of a group come to it."""
    owned = n_in(edition, game, seat, group, -1)
    before = price_of(edition, game, seat, group, -1)
    after = worth_of_part(edition, player, group, owned + more, before + price)
    return after - worth_of_part(edition, player, group, owned, before) - cost


# --- the plan ------------------------------------------------------------------


@rule
def fair_cash(player: Player, mine: int, theirs: int) -> int:
    """The cash that leaves the other side its share of what both gain together."""
    return (mine + theirs) * player.offer_share // 100 - theirs


@rule
def gain_by_given(
    edition: Edition, game: Game, player: Player, seat: int, giver: int, group: int, only: int
) -> int:
    """What deeds of one group that `giver` gives away mean to `seat`: the giver, or the taker."""
    number = n_in(edition, game, giver, group, only)
    price = price_of(edition, game, giver, group, only)
    cost = burden_on(edition, game, giver, group, only)
    if seat == giver:
        return worth_moved(edition, game, player, seat, group, -number, -price, -cost)
    return worth_moved(edition, game, player, seat, group, number, price, cost)


@rule
def is_wanted(edition: Edition, game: Game, seat: int, other: int, group: int) -> bool:
    """Both have lots of a group, and nothing is built there."""
    if edition.kind[edition.member[group][0]] != SpaceKind.LOT:
        return False
    mine, theirs = 0, 0
    for i in range(edition.group_size[group]):
        owner = game.owner[edition.member[group][i]]
        if owner == seat:
            mine += 1
        elif owner == other:
            theirs += 1
    return mine > 0 and theirs > 0 and may_pass(edition, game, group)


@rule
def priced_plan(
    edition: Edition,
    game: Game,
    player: Player,
    seat: int,
    other: int,
    group: int,
    given: int,
    mine: int,
    theirs: int,
) -> int:
    """A swap with the cash that makes it fair: its balance for this seat and the cash, or -1."""
    due = interest_on(edition, game, other, group, -1)
    due_other = 0
    if given < FAMILY:
        due_other = interest_on(edition, game, seat, edition.group[given], given)
    elif given != NOTHING_GIVEN:
        due_other = interest_on(edition, game, seat, given - FAMILY, -1)
    cash = fair_cash(player, mine, theirs)
    cash = min(cash, cash_in_hand(edition, game, player, seat) - due)
    cash = max(cash, due_other - max(cash_in_hand(edition, game, player, other), 0))
    if cash > cash_in_hand(edition, game, player, seat) - due:
        return NOBODY
    rivals = seats_left(game) - 1
    needed = edition.salary * player.trade_margin // 100
    if balance_of(player, theirs + cash, mine - cash, rivals) < needed:
        return NOBODY
    balance = balance_of(player, mine - cash, theirs + cash, rivals)
    if balance < needed or cash >= MAX_AMOUNT or cash <= -MAX_AMOUNT:
        return NOBODY
    return max(balance, 0) * 2 * MAX_AMOUNT + cash + MAX_AMOUNT


@rule
def best_plan_for(
    edition: Edition, game: Game, player: Player, seat: int, other: int, group: int, best: int
) -> int:
    """The best way to get a group's deeds from another, better than `best`: (balance, plan)."""
    mine = gain_by_given(edition, game, player, seat, other, group, -1)
    theirs = gain_by_given(edition, game, player, other, other, group, -1)
    found = best
    for given_group in range(-1, edition.n_groups):
        if given_group == group:
            continue
        given = NOTHING_GIVEN
        gained, lost = theirs, mine
        if given_group >= 0:
            number = n_in(edition, game, seat, given_group, -1)
            if number == 0 or number == edition.group_size[given_group]:
                continue
            if not may_pass(edition, game, given_group):
                continue
            given = FAMILY + given_group
            lost += gain_by_given(edition, game, player, seat, seat, given_group, -1)
            gained += gain_by_given(edition, game, player, other, seat, given_group, -1)
        priced = priced_plan(edition, game, player, seat, other, group, given, lost, gained)
        if priced > 0 and priced // (2 * MAX_AMOUNT) > found >> 32:
            plan = plan_of(group, given, priced % (2 * MAX_AMOUNT) - MAX_AMOUNT)
            found = ((priced // (2 * MAX_AMOUNT)) << 32) + plan
    return found


@rule
def plan_trade(edition: Edition, game: Game, player: Player, seat: int, other: int) -> int:
    """The trade with another seat that is best for this one and good for both, or -1."""
    best = 0
    for group in range(edition.n_groups):
        if is_wanted(edition, game, seat, other, group):
            best = best_plan_for(edition, game, player, seat, other, group, best)
    if best == 0:
        return NOBODY
    return best & 0xFFFFFFFF


# --- when, and with whom -------------------------------------------------------


@rule
def has_turn_begun(game: Game, seat: int) -> bool:
    """Whether the last step was the beginning of this seat's turn."""
    for i in range(game.n_told):
        if game.told_event[i] == Event.TURN_BEGAN and game.told_seat[i] == seat:
            return True
    return False


@rule
def partner_of(game: Game, seat: int, trial: int) -> int:
    """Whom to ask this time: the others one after the other."""
    others = max(seats_left(game) - 1, 1)
    other = seat
    for _ in range(1 + trial % others):
        other = next_seat(game, other)
    return other


@rule
def trade_action(edition: Edition, game: Game, player: Player, seat: int) -> int:
    """At the beginning of a turn, every few rounds: open a trade that is worth it, or -1."""
    if player.trade_rounds == 0 or (game.rounds + seat) % player.trade_rounds != 0:
        return NOBODY
    if game.turn_seat != seat or not has_turn_begun(game, seat):
        return NOBODY
    other = partner_of(game, seat, game.rounds // player.trade_rounds)
    if other == seat or plan_trade(edition, game, player, seat, other) == NOBODY:
        return NOBODY
    return TRADE + other


@rule
def answer_offering(edition: Edition, game: Game, player: Player, seat: int) -> int:
    """The next step from what lies on the table to the plan."""
    other = game.agenda_other[game.n_agenda - 1] + 0
    plan = plan_trade(edition, game, player, seat, other)
    if plan == NOBODY or game.counters > 0:
        return Answer.CANCEL
    for space in range(edition.n_spaces):
        wanted = 1 if is_in_plan(edition, game, seat, other, plan, space) else 0
        if game.offered[space] != wanted:
            return OFFER_DEED + space
    for card in range(edition.n_free_cards):
        if game.card_offered[card]:
            return OFFER_CARD + card
    cash = cash_of_plan(plan)
    if game.offer_cash != cash:
        return GIVE_CASH + cash if cash >= 0 else WANT_CASH - cash
    if why_not_propose(edition, game, seat, other) != 0:
        return Answer.CANCEL
    return Answer.PROPOSE

"""Trades that a player proposes: the missing deeds of a group, against cash or other deeds.

A plan is one number, found again from the position at every small step, so that
nothing has to be remembered while the offer is put together.
"""

from freehold.bots.heuristic.judging import balance_of, cash_in_hand
from freehold.bots.heuristic.valuation import gain_of_more, number_in
from freehold.bots.player import Player
from freehold.jit import rule
from freehold.rules.agenda import is_latest
from freehold.rules.groups import deeds_of, groups_begun, groups_of
from freehold.rules.seats import place_in_round, seats_left
from freehold.rules.trades import why_not_propose
from freehold.sets import first_of
from freehold.state import Edition, Game
from freehold.vocabulary import (
    GIVE_CASH,
    MAX_AMOUNT,
    MAX_GROUPS,
    NOBODY,
    OFFER_DEED,
    TRADE,
    WANT_CASH,
    Answer,
    Event,
)

NO_GROUP = MAX_GROUPS
"""Nothing is given but cash."""
ALL_GROUPS = (1 << MAX_GROUPS) - 1
CASH_BITS = 2 * MAX_AMOUNT
GROUP_BITS = 2 * MAX_GROUPS


# --- a plan as one number ------------------------------------------------------


@rule
def plan_of(balance: int, wanted: int, given: int, cash: int) -> int:
    """What it is good for, the groups that are wanted and given, and the cash that goes along.

    The better of two plans is the greater number.
    """
    deeds = (balance * GROUP_BITS + wanted) * GROUP_BITS + given
    return deeds * CASH_BITS + cash + MAX_AMOUNT


@rule
def cash_of_plan(plan: int) -> int:
    """Cash that is given; negative cash is asked for."""
    return plan % CASH_BITS - MAX_AMOUNT


@rule
def group_given(plan: int) -> int:
    """The group whose deeds are given, or NO_GROUP."""
    return plan // CASH_BITS % GROUP_BITS


@rule
def group_wanted(plan: int) -> int:
    """The group whose deeds are wanted."""
    return plan // CASH_BITS // GROUP_BITS % GROUP_BITS


# --- the plan ------------------------------------------------------------------


@rule
def priced_plan(
    game: Game,
    player: Player,
    seat: int,
    other: int,
    wanted: int,
    given: int,
    mine: int,
    theirs: int,
    due: int,
    due_other: int,
) -> int:
    """The swap of two groups' deeds with the cash that makes it fair; -1 if it cannot be.

    `mine` and `theirs` are what the deeds alone bring the two sides.
    TRADE-6: `due` and `due_other` are what they have to pay at once for mortgaged ones.
    """
    needed, rivals = player.margin, seats_left(game) - 1
    most = cash_in_hand(game, player, seat) - due
    least = due_other - max(cash_in_hand(game, player, other), 0)
    fair = (mine + theirs) * player.offer_share // 100 - theirs
    cash = max(min(fair, most), least)
    if cash > most or cash >= MAX_AMOUNT or cash <= -MAX_AMOUNT:
        return NOBODY
    if balance_of(player, theirs + cash, mine - cash, rivals) < needed:
        return NOBODY
    balance = balance_of(player, mine - cash, theirs + cash, rivals)
    if balance < max(needed, 1):
        return NOBODY
    return plan_of(balance, wanted, given, cash)


@rule
def plan_giving(
    edition: Edition,
    game: Game,
    player: Player,
    seat: int,
    other: int,
    wanted: int,
    given: int,
) -> int:
    """The plan to get a group's deeds for another's, or for cash alone; -1 if it cannot be."""
    mine, theirs = deeds_of(game, seat), deeds_of(game, other)
    burdened = number_in(edition, theirs & game.mortgaged, wanted)
    moved, off = number_in(edition, theirs, wanted), player.lifting[wanted] * burdened
    gain = gain_of_more(player, wanted, number_in(edition, mine, wanted), moved) - off
    their_gain = off - player.worth[wanted][moved]
    due, due_other = player.dues[wanted] * burdened, 0
    if given != NO_GROUP:
        burdened = number_in(edition, mine & game.mortgaged, given)
        moved, off = number_in(edition, mine, given), player.lifting[given] * burdened
        gain += off - player.worth[given][moved]
        their_gain += gain_of_more(player, given, number_in(edition, theirs, given), moved) - off
        due_other = player.dues[given] * burdened
    return priced_plan(game, player, seat, other, wanted, given, gain, their_gain, due, due_other)


@rule
def groups_to_want(edition: Edition, game: Game, seat: int, other: int) -> int:
    """TRADE-2: the groups of lots of which both have deeds that may be traded."""
    both = groups_begun(game, seat) & groups_begun(game, other)
    return both & edition.lot_groups & ~game.fixed


@rule
def groups_to_give(game: Game, seat: int) -> int:
    """TRADE-2: the groups of which a seat has some deeds that may be traded, but not all."""
    return groups_begun(game, seat) & ~groups_of(game, seat) & ~game.fixed


@rule
def plan_trade(
    edition: Edition,
    game: Game,
    player: Player,
    seat: int,
    other: int,
    among: int,
    any_will_do: int,
) -> int:
    """The trade with another seat that is best for this one and good for both, or -1.

    Deeds of a group are wanted for cash, or for those of another group, one of `among`.
    Such of which the other has none are given only where nothing else will do.
    Who asks only whether there is a trade at all need not look for the best.
    """
    best = NOBODY + 0
    wanted_left = groups_to_want(edition, game, seat, other)
    if wanted_left == 0:
        return best
    to_give = groups_to_give(game, seat) & among
    shared = to_give & groups_begun(game, other)
    wanted, found, given_left = 0, 0, 0
    # One loop over all pairs, and not one within another: on a GPU games that are at
    # different pairs go through it side by side.
    while wanted_left | given_left != 0:
        given = first_of(given_left)
        if given_left == 0:
            wanted, given = first_of(wanted_left), NO_GROUP
            wanted_left &= wanted_left - 1
            given_left, found = to_give & ~(1 << wanted), NOBODY
        else:
            given_left &= given_left - 1
        plan = plan_giving(edition, game, player, seat, other, wanted, given)
        best, found = max(best, plan), max(found, plan)
        if found != NOBODY:
            given_left &= shared
            if any_will_do:
                return found
    return best


# --- when, and with whom -------------------------------------------------------


@rule
def part_of(amount: int, parts: int) -> int:
    """Divided by a number of seats or rounds, nearly always a small one.

    No division takes a processor as long as one by a number that it does not know.
    """
    if parts == 1:
        return amount
    if parts == 2:
        return amount >> 1
    if parts == 3:
        return amount // 3
    if parts == 4:
        return amount >> 2
    return amount // parts


@rule
def has_turn_begun(game: Game) -> bool:
    """Whether the last thing that happened was the beginning of a turn."""
    return is_latest(game, Event.TURN_BEGAN)


@rule
def partner_in(game: Game, player: Player, seat: int, rounds: int) -> int:
    """Whom to ask after so many rounds: one after the other; for one that is out the next."""
    trial, places = part_of(rounds, player.trade_rounds), game.n_seats - 1
    after = seat + trial - part_of(trial, places) * places
    after -= game.n_seats * (after >= game.n_seats)
    others = game.playing & ~(1 << seat)
    later = others & (-1 << (after + 1))
    return first_of(later if later != 0 else others)


@rule
def partner_of(game: Game, player: Player, seat: int) -> int:
    """Whom to ask this time."""
    return partner_in(game, player, seat, game.rounds)


@rule
def is_multiple(number: int, of: int) -> bool:
    """Whether a number of rounds is a whole multiple of another."""
    return part_of(number, of) * of == number


@rule
def is_turn_to_trade(edition: Edition, game: Game, player: Player, seat: int, rounds: int) -> bool:
    """Every few rounds, of which so many are over."""
    if edition.no_trades or player.trade_rounds == 0:
        return False
    # By the order of play and not by the seat's number: seats are alike but for who starts.
    return is_multiple(rounds + place_in_round(game, seat), player.trade_rounds)


@rule
def is_time_to_trade(edition: Edition, game: Game, player: Player, seat: int) -> bool:
    """At the beginning of such a turn."""
    if not is_turn_to_trade(edition, game, player, seat, game.rounds) or game.turn_seat != seat:
        return False
    return has_turn_begun(game)


@rule
def trade_action(edition: Edition, game: Game, player: Player, seat: int) -> int:
    """When it is time to trade: open one that is worth it, or -1."""
    if not is_time_to_trade(edition, game, player, seat):
        return NOBODY
    other = partner_of(game, player, seat)
    if plan_trade(edition, game, player, seat, other, ALL_GROUPS, 1) == NOBODY:
        return NOBODY
    return TRADE + other


# --- putting it together -------------------------------------------------------


@rule
def group_on_table(edition: Edition, game: Game, owner: int) -> int:
    """The group of the first deed of an owner's that lies on the table, or NO_GROUP."""
    spaces = game.offered & deeds_of(game, owner)
    if spaces == 0:
        return NO_GROUP
    return edition.group[first_of(spaces)] + 0


@rule
def missing_on_table(edition: Edition, game: Game, owner: int, group: int) -> int:
    """A deed of an owner's that the plan has and the table lacks, or -1."""
    if group == NO_GROUP:
        return NOBODY
    return first_of(edition.in_group[group] & deeds_of(game, owner) & ~game.offered)


@rule
def answer_offering(edition: Edition, game: Game, player: Player, seat: int) -> int:
    """The next step from what lies on the table to the plan.

    What is given is laid down first: once something wanted lies there too, the
    deeds are settled, and nothing has to be searched for any more.
    """
    other = game.agenda_other[game.n_agenda - 1] + 0
    given = group_on_table(edition, game, seat)
    wanted = group_on_table(edition, game, other)
    if wanted == NO_GROUP:
        among = ALL_GROUPS + 0
        if given != NO_GROUP and edition.in_group[given] & deeds_of(game, other) != 0:
            # It was found before; those of which the other has none depend on all the rest.
            among = 1 << given
        plan = plan_trade(edition, game, player, seat, other, among, 0)
    else:
        plan = plan_giving(edition, game, player, seat, other, wanted, given)
    if plan == NOBODY or (given != NO_GROUP and given != group_given(plan)):
        return Answer.CANCEL
    space = missing_on_table(edition, game, seat, group_given(plan))
    if space == NOBODY:
        space = missing_on_table(edition, game, other, group_wanted(plan))
    if space != NOBODY:
        return OFFER_DEED + space
    cash = cash_of_plan(plan)
    if game.offer_cash != cash:
        return GIVE_CASH + cash if cash >= 0 else WANT_CASH - cash
    if why_not_propose(edition, game, seat, other) != 0:
        return Answer.CANCEL
    return Answer.PROPOSE

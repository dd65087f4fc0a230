"""Trades that others propose: what is gained by them, and what the others gain."""

from freehold.bots.heuristic.valuation import burden, worth_of_part
from freehold.bots.player import Player
from freehold.jit import rule
from freehold.rules.groups import deeds_of
from freehold.rules.seats import seats_left
from freehold.sets import first_of, is_in
from freehold.state import Edition, Game
from freehold.vocabulary import Answer


@rule
def part_of(amount: int, parts: int) -> int:
    """Divided by a number of rivals or rounds, nearly always a small one.

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
def balance_of(player: Player, mine: int, theirs: int, rivals: int) -> int:
    """What a trade is good for: one's own gain, less what the other draws ahead of everyone."""
    return mine - part_of(theirs * player.envy // 100, max(rivals, 1))


@rule
def cash_in_hand(game: Game, player: Player, seat: int) -> int:
    """What a seat can spend in a trade."""
    return game.cash[seat] - player.least_reserve // 2


@rule
def gain_in_group(
    edition: Edition, game: Game, player: Player, seat: int, other: int, group: int
) -> int:
    """What the deeds of one group that lie on the table mean to a seat."""
    owned, price, moved, cost = 0, 0, 0, 0
    more = 0
    offered_by_other = game.offered & deeds_of(game, other)
    spaces = edition.in_group[group] & (deeds_of(game, seat) | offered_by_other)
    while spaces != 0:
        space = first_of(spaces)
        spaces &= spaces - 1
        if is_in(offered_by_other, space):
            moved += 1
            more += edition.price[space]
            cost += burden(edition, game, space)
            continue
        owned += 1
        price += edition.price[space]
        if is_in(game.offered, space):
            moved -= 1
            more -= edition.price[space]
            cost -= burden(edition, game, space)
    after = worth_of_part(player, group, owned + moved, price + more)
    return after - worth_of_part(player, group, owned, price) - cost


@rule
def groups_on_table(edition: Edition, game: Game) -> int:
    """The groups of the deeds on the table, a bit each."""
    groups = 0
    spaces = game.offered
    while spaces != 0:
        groups |= 1 << edition.group[first_of(spaces)]
        spaces &= spaces - 1
    return groups


@rule
def gain_on_table(
    edition: Edition, game: Game, player: Player, seat: int, other: int, groups: int
) -> int:
    """What all that lies on the table means to a seat, cash apart."""
    total = 0
    while groups != 0:
        total += gain_in_group(edition, game, player, seat, other, first_of(groups))
        groups &= groups - 1
    for card in range(edition.n_free_cards):
        if game.card_offered[card]:
            total += edition.fine if game.free_card_holder[card] == other else -edition.fine
    return total


@rule
def answer_offer(edition: Edition, game: Game, player: Player, seat: int) -> int:
    """Accept what is good enough for oneself, after what the other gains by it."""
    other = game.agenda_seat[game.n_agenda - 1] + 0
    groups = groups_on_table(edition, game)
    mine = gain_on_table(edition, game, player, seat, other, groups) + game.offer_cash
    theirs = gain_on_table(edition, game, player, other, seat, groups) - game.offer_cash
    if game.offer_cash < 0 and cash_in_hand(game, player, seat) < -game.offer_cash:
        return Answer.REFUSE
    needed = max(player.margin, 1)
    if balance_of(player, mine, theirs, seats_left(game) - 1) >= needed:
        return Answer.ACCEPT
    return Answer.REFUSE

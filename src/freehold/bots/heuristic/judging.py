"""Trades that others propose: what is gained by them, and what the others gain."""

from freehold.bots.heuristic.valuation import gain_of_more
from freehold.bots.player import ENVY_BITS, Player
from freehold.jit import rule
from freehold.rules.groups import deeds_held, deeds_of
from freehold.rules.seats import seats_left
from freehold.sets import first_of, size_of
from freehold.state import Edition, Game
from freehold.vocabulary import Answer


@rule
def balance_of(player: Player, mine: int, theirs: int, rivals: int) -> int:
    """What a trade is good for: one's own gain, less what the other draws ahead of everyone."""
    return mine - (theirs * player.envy_of[rivals] >> ENVY_BITS)


@rule
def cash_in_hand(game: Game, player: Player, seat: int) -> int:
    """What a seat can spend in a trade."""
    return game.cash[seat] - player.least_reserve // 2


@rule
def gain_in_group(
    edition: Edition, game: Game, player: Player, seat: int, other: int, group: int
) -> int:
    """What the deeds of one group that lie on the table mean to a seat."""
    on_table = game.offered & edition.in_group[group]
    given, taken = on_table & deeds_of(game, seat), on_table & deeds_of(game, other)
    owned = deeds_held(edition, game, seat, group)
    burdened = size_of(taken & game.mortgaged) - size_of(given & game.mortgaged)
    more = gain_of_more(player, group, owned, size_of(taken) - size_of(given))
    return more - player.lifting[group] * burdened


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

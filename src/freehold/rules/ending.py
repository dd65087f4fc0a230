"""Bankruptcy, and the end of the game."""

from freehold.jit import rule
from freehold.rules.agenda import ask, clear_entry, forget_plans_of, push, tell
from freehold.rules.buildings import half_price, houses_in, take_back
from freehold.rules.decks import return_free_card
from freehold.rules.groups import change_owner, deeds_of, leave_pending, turn_deed
from freehold.rules.money import bank_pays, pass_cash, pay_bank
from freehold.rules.mortgages import mortgage
from freehold.rules.rent import drop_claims_of
from freehold.rules.seats import is_out, owes_bank, place_in_round, seats_left
from freehold.rules.trades import pass_deed, pass_free_card
from freehold.sets import first_of, is_in
from freehold.state import Edition, Game
from freehold.vocabulary import (
    BANK,
    MAX_AGENDA,
    NOBODY,
    Decision,
    Event,
    Pending,
    Phase,
)


@rule
def value_of_deed(edition: Edition, game: Game, space: int) -> int:
    """Q-6: the board's price, or half of it under a mortgage."""
    return edition.price[space] >> ((game.mortgaged >> space) & 1)


@rule
def value_of_property(edition: Edition, game: Game, space: int) -> int:
    """Q-6: a deed, and all that stands there at what it has cost."""
    houses = houses_in(edition, space, game.buildings[space])
    return value_of_deed(edition, game, space) + houses * edition.house_price[space]


@rule
def cash_less_debt(game: Game, seat: int) -> int:
    """PL-9-2: what a seat has in hand; a debt to the bank is taken off."""
    if owes_bank(game, seat):
        return game.cash[seat] - game.debt[seat]
    return game.cash[seat] + 0


@rule
def wealth(edition: Edition, game: Game, seat: int) -> int:
    """Q-6: cash; deeds at the board's price, mortgaged ones at half; buildings at what they cost.

    F-21: a hotel counts with the houses given back for it.
    F-44: get-out-of-jail cards count nothing.  PL-9-2: a debt to the bank is taken off.
    """
    total = cash_less_debt(game, seat)
    spaces = deeds_of(game, seat)
    while spaces != 0:
        total += value_of_property(edition, game, first_of(spaces))
        spaces &= spaces - 1
    return total


@rule
def wipe_agenda(game: Game) -> None:
    """Nothing is left to be done."""
    for i in range(MAX_AGENDA):
        clear_entry(game, i)
    game.n_agenda = 0


@rule
def end_game(game: Game, winners: int) -> None:
    """The game is over; `winners` has a bit for each."""
    wipe_agenda(game)
    game.winners = winners
    for seat in range(game.n_seats):
        if (winners >> seat) & 1 == 1:
            tell(game, Event.WON, seat, NOBODY, -1, 0)
    push(game, Phase.GAME_OVER, NOBODY, NOBODY, -1, 0, 0)


@rule
def richest(edition: Edition, game: Game) -> int:
    """Q-6: the richest win; F-44: a tie is a shared win."""
    best = -1000000000
    winners = 0
    for turn in range(game.n_seats):
        seat = (max(game.first_seat, 0) + turn) % game.n_seats
        if is_out(game, seat):
            continue
        worth = wealth(edition, game, seat)
        tell(game, Event.WEALTH_COUNTED, seat, NOBODY, -1, worth)
        if worth > best:
            best = worth
            winners = 1 << seat
        elif worth == best and edition.shared_win:
            winners |= 1 << seat
    return winners


@rule
def count_wealth(edition: Edition, game: Game) -> None:
    """Q-5, Q-6: the game ends, and the richest wins."""
    end_game(game, richest(edition, game))


@rule
def game_over(game: Game) -> None:
    """Nobody is asked for anything any more."""
    ask(game, NOBODY, Decision.GAME_OVER, -1)


@rule
def is_round_over(game: Game, seat: int, after: int) -> bool:
    """A round is over when the dice come back to the first seat, or past it."""
    return place_in_round(game, after) <= place_in_round(game, seat)


# --- bankruptcy ----------------------------------------------------------------


@rule
def sell_all_buildings(edition: Edition, game: Game, seat: int) -> None:
    """BANK-1: the bank buys all buildings at half price."""
    spaces = deeds_of(game, seat) & game.built
    while spaces != 0:
        space = first_of(spaces)
        spaces &= spaces - 1
        paid = half_price(edition, space, game.buildings[space])
        take_back(edition, game, space, 0)
        tell(game, Event.SOLD_BUILDING, seat, BANK, space, paid)
        bank_pays(game, seat, paid)


@rule
def mortgage_all(edition: Edition, game: Game, seat: int) -> None:
    """B-21: where the book says so, all deeds are mortgaged first; the money goes to the debt."""
    spaces = deeds_of(game, seat) & ~game.mortgaged
    while spaces != 0:
        mortgage(edition, game, seat, first_of(spaces))
        spaces &= spaces - 1


@rule
def hand_over_to_seat(edition: Edition, game: Game, seat: int, creditor: int, pending: int) -> None:
    """BANK-1, BANK-5: the creditor gets all cash, all deeds and all get-out-of-jail cards."""
    if game.cash[seat] > 0:
        tell(game, Event.CASH_PASSED, seat, creditor, -1, game.cash[seat])
        pass_cash(game, seat, creditor, game.cash[seat])
    spaces = deeds_of(game, seat)
    while spaces != 0:
        pass_deed(edition, game, first_of(spaces), seat, creditor, pending)
        spaces &= spaces - 1
    for i in range(edition.n_free_cards):
        if game.free_card_holder[i] == seat:
            pass_free_card(game, i, seat, creditor)


@rule
def hand_over_to_bank(edition: Edition, game: Game, seat: int, pending: int) -> None:
    """BANK-3: the bank takes everything; buildings are not auctioned.

    B-6, F-12: the deeds that it auctions are free of mortgage.
    BANK-4: get-out-of-jail cards go to the bottom of their decks.
    """
    pay_bank(game, seat, game.cash[seat])
    spaces = deeds_of(game, seat)
    while spaces != 0:
        space = first_of(spaces)
        spaces &= spaces - 1
        if is_in(game.built, space):
            take_back(edition, game, space, 0)
        change_owner(edition, game, space, BANK)
        leave_pending(edition, game, space, pending)
        if edition.bank_auctions_free_of_mortgage and is_in(game.mortgaged, space):
            turn_deed(edition, game, space, 0)
    for i in range(edition.n_free_cards):
        if game.free_card_holder[i] == seat:
            return_free_card(edition, game, i)


@rule
def leave_table(game: Game, seat: int) -> None:
    """DEBT-2: bankrupt, and out of the game."""
    game.playing &= ~(1 << seat)
    game.jailed &= ~(1 << seat)
    game.jail_turns[seat] = 0
    game.last_roll[seat] = 0
    game.debt[seat] = 0
    game.indebted &= ~(1 << seat)
    game.misses[seat] = 0
    game.missing &= ~(1 << seat)
    drop_claims_of(game, seat)
    forget_plans_of(game, seat)


@rule
def is_last_bankruptcy(edition: Edition, game: Game) -> bool:
    """Q-5: the first, or the second, bankruptcy ends a short game.

    F-20: with two seats the first one does, where the second would.
    """
    if edition.bankruptcies_to_end == 0:
        return False
    left = seats_left(game)
    return game.n_seats - left >= edition.bankruptcies_to_end or left == 1


@rule
def go_bankrupt(edition: Edition, game: Game, seat: int, creditor: int) -> None:
    """DEBT-2, PL-2-4: out of the game; what is left goes to the creditor.

    F-25: where the bank gives credit it takes everything back as it stands, and sells nothing.

    END-1, F-53: the last seat left has won at once, and owes no interest any more.
    HOUSE-3 (house rule): without auctions the bank keeps what it takes.
    Q-7, F-29: the bankruptcy that ends a short game is settled first; in E2 everything
    is handed over, houses and hotels standing.
    """
    tell(game, Event.WENT_BANKRUPT, seat, creditor, -1, 0)
    leave_table(game, seat)
    alone = seats_left(game) == 1
    last = is_last_bankruptcy(edition, game)
    standing = last and not edition.last_bankruptcy_settled
    if not standing and not edition.bank_credit:
        sell_all_buildings(edition, game, seat)
        if edition.bankrupt_mortgages_deeds:
            mortgage_all(edition, game, seat)
    settled = not standing and not alone
    if last and not alone:
        wipe_agenda(game)
        push(game, Phase.COUNT_WEALTH, NOBODY, NOBODY, -1, 0, 0)
    if creditor != BANK:
        pending = Pending.INTEREST_AFTER_BANKRUPTCY if settled else Pending.NOTHING
        hand_over_to_seat(edition, game, seat, creditor, pending)
        push(game, Phase.PASSED_MORTGAGES, creditor, NOBODY, -1, 0, 0)
    else:
        auctioned = settled and not edition.no_auctions
        pending = Pending.TO_BE_AUCTIONED if auctioned else Pending.NOTHING
        hand_over_to_bank(edition, game, seat, pending)
        push(game, Phase.BANK_AUCTIONS, NOBODY, NOBODY, -1, 0, 0)
    if alone:
        end_game(game, game.playing)

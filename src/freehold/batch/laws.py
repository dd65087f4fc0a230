"""The laws of `freehold.soundness` as rule code, for checking millions of games as they run."""

from typing import Any

from freehold.batch.playing import MOST_ACTIONS, STOPPED, action_at_table, sit_down
from freehold.jit import entry, rule
from freehold.rules.debts import pledge
from freehold.rules.decks import is_face_down
from freehold.rules.flow import begin, step
from freehold.rules.groups import deeds_held, do_sets_agree, is_deed, is_lot, is_plot
from freehold.rules.legality import is_legal
from freehold.rules.plots import level_allowed, plot_that_lacks
from freehold.rules.seats import do_seats_agree, is_jailed, is_out, owes_bank
from freehold.sets import is_in
from freehold.state import Edition, Game
from freehold.statistics.records import Result
from freehold.vocabulary import (
    BANK,
    HOTEL,
    MAX_AGENDA,
    MAX_EVENTS,
    NOBODY,
    PORT,
    Decision,
    SpaceKind,
)

LAWS = (
    "all laws hold",
    "money is neither made nor lost",
    "nobody has less than no cash",
    "a deed has one owner, who is in the game",
    "houses and hotels on the board and in the bank are those of the box",
    "no buildings on a group that is mortgaged or not in one hand",
    "groups are built evenly",
    "a deck has every card exactly once",
    "whoever decides is in the game",
    "the agenda and the events fit into the record",
    "whoever is in jail stands there",
    "whoever decides chooses what is allowed",
    "a game ends or reaches the limit of turns",
    "whoever is in debt to the bank has no cash, and enough to pledge",
    "what stands on a plot is allowed by the owner's other plots",
    "the order of arrival has every seat once",
    "the sets of deeds and of seats agree with the rest",
)


@rule
def is_money_kept(game: Game) -> bool:
    """What the seats, the pot and the bank hold adds up to nothing."""
    total = game.bank + game.pot
    for seat in range(game.n_seats):
        total += game.cash[seat]
    return total == 0


@rule
def are_seats_solvent(game: Game) -> bool:
    """No cash below zero, and none left with a bankrupt."""
    for seat in range(game.n_seats):
        if game.cash[seat] < 0 or (is_out(game, seat) and game.cash[seat] != 0):
            return False
    return game.pot >= 0


@rule
def are_deeds_owned(edition: Edition, game: Game) -> bool:
    """One owner a deed, and that one is in the game."""
    for space in range(edition.n_spaces):
        owner = game.owner[space]
        if owner == BANK:
            continue
        if not is_deed(edition, space) or owner < 0 or owner >= game.n_seats:
            return False
        if is_out(game, owner):
            return False
    return True


@rule
def are_buildings_kept(edition: Edition, game: Game) -> bool:
    """Nothing is built that is not in the box."""
    houses = game.houses + 0
    hotels = game.hotels + 0
    for space in range(edition.n_spaces):
        level = game.buildings[space]
        if is_plot(edition, space):
            if level < 0 or level > PORT:
                return False
            continue
        if level == HOTEL:
            hotels += 1
        else:
            houses += level
            if level < 0 or level > edition.houses_before_hotel:
                return False
        if level > 0 and not is_lot(edition, space):
            return False
    if game.houses < 0 or game.hotels < 0:
        return False
    return houses == edition.houses and hotels == edition.hotels


@rule
def is_group_lawful(edition: Edition, game: Game, group: int) -> bool:
    """Buildings stand on whole, unmortgaged groups only."""
    first = edition.member[group][0]
    built = 0
    whole = 1
    mortgaged = 0
    for i in range(edition.group_size[group]):
        space = edition.member[group][i]
        if game.buildings[space] > 0:
            built = 1
        if is_in(game.mortgaged, space):
            mortgaged = 1
        if game.owner[space] != game.owner[first] or game.owner[space] == BANK:
            whole = 0
    return built == 0 or (whole == 1 and mortgaged == 0)


@rule
def are_debts_covered(edition: Edition, game: Game) -> bool:
    """PL-9-4, PL-9-5: no cash beside a debt, and no debt beyond what could be pledged."""
    for seat in range(game.n_seats):
        debt = game.debt[seat]
        if owes_bank(game, seat) != (debt > 0):
            return False
        if debt == 0:
            continue
        if debt < 0 or game.cash[seat] > 0 or is_out(game, seat):
            return False
        if debt > pledge(edition, game, seat):
            return False
    return True


@rule
def is_planet_lawful(edition: Edition, game: Game, group: int) -> bool:
    """PL-5-5, PL-5-6: the caps hold, however the plots came to be as they are."""
    for i in range(edition.group_size[group]):
        space = edition.member[group][i]
        level = game.buildings[space]
        if level == 0:
            continue
        owner = game.owner[space]
        if owner == BANK:
            return False
        if level > level_allowed(edition, group, deeds_held(edition, game, owner, group)):
            return False
        if plot_that_lacks(edition, game, space, level) != NOBODY:
            return False
    return True


@rule
def are_arrivals_known(edition: Edition, game: Game) -> bool:
    """PL-8-2: the seats came one after the other."""
    seen = 0
    for seat in range(game.n_seats):
        seen |= 1 << game.arrival[seat]
    if edition.remote_purchases:
        return seen == (1 << game.n_seats) - 1
    return seen == 1


@rule
def step_of(edition: Edition, level: int) -> int:
    """The hotel is the step after the last house."""
    return min(level, edition.houses_before_hotel + 1)


@rule
def is_group_even(edition: Edition, game: Game, group: int) -> bool:
    """No lot is more than a step ahead, unless hotels are sold whole (SELL-4, F-6)."""
    lowest = 99
    highest = 0
    for i in range(edition.group_size[group]):
        this = step_of(edition, game.buildings[edition.member[group][i]])
        lowest = min(lowest, this)
        highest = max(highest, this)
    return highest - lowest <= 1 or edition.hotel_sold_whole != 0


@rule
def is_deck_whole(edition: Edition, game: Game, deck: int) -> bool:
    """Every card is face down, laid back, or held: in one place only."""
    for card in range(edition.n_cards[deck]):
        places = 1 if is_face_down(game, deck, card) else 0
        for i in range(game.deck_size[deck]):
            if game.deck_queue[deck][i] == card:
                places += 1
        for i in range(edition.n_free_cards):
            if edition.free_card_deck[i] == deck and edition.free_card_card[i] == card:
                if game.free_card_holder[i] != NOBODY:
                    places += 1
        if places != 1:
            return False
    return True


@rule
def are_jailed_in_jail(edition: Edition, game: Game) -> bool:
    """Whoever is in jail stands there."""
    for seat in range(game.n_seats):
        if is_jailed(game, seat) and edition.kind[game.at[seat]] != SpaceKind.JAIL:
            return False
    return True


@rule
def broken_law(edition: Edition, game: Game) -> int:
    """The number of the first law that a position breaks, or 0."""
    if not is_money_kept(game):
        return 1
    if not are_seats_solvent(game):
        return 2
    if not are_deeds_owned(edition, game):
        return 3
    if not are_buildings_kept(edition, game):
        return 4
    for group in range(edition.n_groups):
        if is_plot(edition, edition.member[group][0]):
            if not is_planet_lawful(edition, game, group):
                return 14
        elif not is_group_lawful(edition, game, group):
            return 5
        if is_lot(edition, edition.member[group][0]):
            if not is_group_even(edition, game, group):
                return 6
    for deck in range(edition.n_decks):
        if not is_deck_whole(edition, game, deck):
            return 7
    if game.actor >= 0 and is_out(game, game.actor):
        return 8
    if game.n_agenda < 1 or game.n_agenda >= MAX_AGENDA or game.n_told >= MAX_EVENTS:
        return 9
    if not are_jailed_in_jail(edition, game):
        return 10
    if not are_debts_covered(edition, game):
        return 13
    if not are_arrivals_known(edition, game):
        return 15
    if not do_sets_agree(edition, game) or not do_seats_agree(game):
        return 16
    return 0


@rule
def play_lawfully(
    edition: Edition, game: Game, players: Any, result: Result, most_turns: int
) -> int:
    """Play a game and check every law after every action; the first broken one, or 0."""
    for _ in range(MOST_ACTIONS):
        if game.decision == Decision.GAME_OVER:
            return 0
        action = action_at_table(edition, game, players, result, most_turns)
        if action == STOPPED:
            return 0
        if not is_legal(edition, game, action):
            return 11
        step(edition, game, action)
        broken = broken_law(edition, game)
        if broken != 0:
            return broken
    return 12


@entry
def play_all_lawfully(
    editions: Any,
    games: Any,
    seat_counts: Any,
    all_seeds: Any,
    players: Any,
    seatings: Any,
    results: Any,
    most_turns: int,
) -> int:
    """Check game after game; returns the game that breaks a law times 100, plus the law; or -1."""
    for i in range(len(all_seeds)):
        begin(editions[0], games[i], seat_counts[i], all_seeds[i])
        sit_down(games[i], seatings, i, results[i])
        broken = play_lawfully(editions[0], games[i], players, results[i], most_turns)
        if broken != 0:
            return i * 100 + broken
    return -1

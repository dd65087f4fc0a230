"""What is written down about a game, against the game itself told by a table."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from freehold.batch import interpreted
from freehold.batch.order import Order, Played
from freehold.bots.characters import load_character
from freehold.editions import load, pack
from freehold.record import blank, plain
from freehold.rules.agenda import tell
from freehold.rules.ending import wealth
from freehold.rules.groups import deeds_of
from freehold.rules.seats import is_out, seats_left
from freehold.sets import size_of
from freehold.state import GAME
from freehold.statistics.course import (
    OUT,
    add_course,
    begin_course,
    drop_every_other_step,
    houses_of,
    step_at,
    take_step,
)
from freehold.statistics.observing import count_wins, observe_beginning, read_events
from freehold.statistics.records import (
    COURSE,
    N_STEPS,
    PIECE,
    RESULT,
    TALLY,
    TALLY_SIZE,
    WIN,
    Sum,
)
from freehold.vocabulary import BANK, MAX_SEATS, NOBODY, DebtKind, Event, SpecialEffect, Token
from tests.tables import at

FORMS = [
    ("saga", "special"),
    ("clone-wars", "special"),
    ("episode-2", "special"),
    ("fallout", "short"),
    ("planetopoly", "standard"),
]


def played(edition: str, form: str, games: int = 6, most_turns: int = 400) -> Any:
    """An order, and its games played one by one, each with a tally of its own."""
    players = [load_character(name).habits for name in ("steady", "random", "bold")]
    order = Order(
        pack(load(edition), form),
        players,
        [[0, 1, 2], [2, 0, 1], [0, 2]] * (games // 3),
        list(range(games)),
        most_turns,
    )
    single = [
        interpreted.play(replace(order, seatings=[seats], seeds=[seed]))
        for seats, seed in zip(order.seatings, order.seeds, strict=True)
    ]
    return order, Played(*(np.concatenate(arrays) for arrays in zip(*single, strict=True)))


@pytest.mark.parametrize(("edition", "form"), FORMS)
def test_a_result_is_the_end_of_its_game(edition: str, form: str):
    order, found = played(edition, form)
    rules = plain(order.edition)
    for game, result, seats in zip(found.games, found.results, order.seatings, strict=True):
        end = plain(game)
        assert result.players[: len(seats)].tolist() == list(seats)
        assert (result.turns, result.rounds, result.winners) == (end.turns, end.rounds, end.winners)
        assert result.first_seat == end.first_seat
        for seat in range(end.n_seats):
            out = bool(is_out(end, seat))
            assert result.wealth[seat] == (0 if out else wealth(rules, end, seat))
            assert result.deeds[seat] == [
                end.owner[s] for s in range(40) if rules.group[s] >= 0
            ].count(seat)
            assert (result.bankrupt_turn[seat] > 0) == out
            assert 0 <= result.bankrupt_turn[seat] <= end.turns


@pytest.mark.parametrize(("edition", "form"), FORMS)
def test_what_is_told_about_money_and_deeds_adds_up(edition: str, form: str):
    order, found = played(edition, form)
    price = order.edition.price
    for tally, game in zip(found.tallies, found.games, strict=True):
        end = plain(game)
        # Rent that was paid is rent that came in, apart from what bankrupts and settlements bring.
        assert tally.rent.sum() >= tally.paid_kind[DebtKind.RENT + 1]
        remote = tally.events[Event.BOUGHT_REMOTELY]
        assert tally.events[Event.BOUGHT] + remote + auctioned(tally) == tally.bought.sum()
        assert tally.landings.sum() == tally.events[Event.MOVED]
        assert tally.built.sum() == tally.events[Event.BUILT] + tally.events[Event.BUILT_REMOTELY]
        assert tally.card_drawn.sum() == tally.events[Event.DREW_CARD]
        assert tally.special_used.sum() == tally.events[Event.USED_SPECIAL]
        assert tally.fights.sum() == tally.events[Event.FIGHT_ENDED]
        assert (
            tally.bankrupt_kind.sum()
            == tally.events[Event.WENT_BANKRUPT]
            == end.n_seats - seats_left(end)
        )
        assert (tally.owned_turns >= 0).all()
        assert (tally.owned_turns <= end.turns).all()
        bought_outright = tally.bought - tally.auctioned
        assert (tally.paid >= bought_outright * price * (tally.got_free == 0)).all()


def auctioned(tally: Any) -> int:
    return int(tally.auctioned.sum())


@pytest.mark.parametrize(("edition", "form"), FORMS)
def test_wins_and_places_are_counted_once(edition: str, form: str):
    order, found = played(edition, form)
    for tally, result, seats in zip(found.tallies, found.results, order.seatings, strict=True):
        assert tally.games == 1
        assert tally.played.sum() == len(seats)
        assert tally.won.sum() in ((0,) if result.winners == 0 else (WIN,))
        assert tally.played[:, : len(seats)].sum(axis=0).tolist() == [1] * len(seats)


def test_tallies_of_games_add_up_to_that_of_the_batch():
    order, single = played("clone-wars", "special")
    together = interpreted.play(order)
    summed = sum(np.frombuffer(tally.tobytes(), np.int64) for tally in single.tallies)

    assert np.array_equal(summed, np.frombuffer(together.tallies[0].tobytes(), np.int64))
    for name in RESULT.names or ():
        assert np.array_equal(single.results[name], together.results[name]), name


def test_every_field_of_a_tally_is_a_sum_of_the_same_width():
    assert {TALLY[name].base for name in TALLY.names or ()} == {np.dtype(np.int64)}


# --- the course of a game ----------------------------------------------------------


def looks(rounds: int) -> Any:
    """A result after so many rounds; every look has the number of its round as wealth."""
    result = blank(RESULT)
    result.n_seats = 2
    begin_course(result)
    for now in range(1, rounds + 1):
        if now < result.next_step:
            continue
        if result.n_steps == N_STEPS:
            drop_every_other_step(result)
            result.next_step = (result.n_steps + 1) * result.spacing
            if now < result.next_step:
                continue
        result.step_wealth[result.n_steps] = [now] * 8
        result.n_steps += 1
        result.next_step = (result.n_steps + 1) * result.spacing
    result.rounds = rounds
    return result


@pytest.mark.parametrize("rounds", [2, 3, 15, 16, 17, 18, 35, 64, 100, 333, 1000])
def test_looks_are_spread_evenly_over_a_game(rounds: int):
    result = looks(rounds)
    at = [row[0] for row in result.step_wealth[: result.n_steps]]

    assert at == [result.spacing * (i + 1) for i in range(result.n_steps)]
    assert rounds - at[-1] < 2 * result.spacing
    assert result.n_steps >= min(4, rounds // 2)


@pytest.mark.parametrize("rounds", [8, 20, 37, 64, 101, 500])
def test_half_time_is_found_to_within_half_a_step(rounds: int):
    result = looks(rounds)
    step = step_at(result, 1, 2)

    assert abs(result.step_wealth[step][0] - rounds / 2) <= result.spacing / 2


def test_a_look_finds_what_every_seat_of_a_full_table_has():
    deeds = [
        "1: dantooine+hotel kessel+4, 2: hoth* dagobah, 3: kamino+hotel utapau+hotel bespin+hotel",
        "4: naboo+hotel coruscant+hotel, 6: mustafar, 7: super-star-destroyer* corellia",
    ]
    seats = [f"{seat} ${100 * seat} @go" for seat in range(MAX_SEATS) if seat != 5]
    table = at("saga", *seats[:5], "5 out @go", *seats[5:], "deeds " + ", ".join(deeds))
    edition, game, result = table.edition, table.game, blank(RESULT)
    result.n_seats = MAX_SEATS

    take_step(edition, game, result)

    found = result.step_wealth[0], result.step_deeds[0], result.step_buildings[0]
    everybody = range(MAX_SEATS)
    rich = [OUT if is_out(game, seat) else wealth(edition, game, seat) for seat in everybody]
    assert found[0] == rich
    assert found[1] == [size_of(deeds_of(game, seat)) for seat in everybody]
    assert found[2] == [houses_of(edition, game, seat) for seat in everybody]
    assert found[2] == [0, 9, 0, 15, 10, 0, 0, 0]
    assert OUT in rich
    assert result.n_steps == 1


def test_a_debt_to_the_bank_that_ruins_a_seat_has_its_cause():
    players = [load_character("bold").habits]
    order = Order(pack(load("planetopoly"), "standard"), players, [[0, 0, 0]] * 4, [1, 2, 3, 4])
    found = interpreted.play(order)
    ruined = found.results["bankrupt_turn"] > 0

    assert ruined.sum() >= 4
    assert (found.results["bankrupt_kind"][ruined] >= 0).all()
    rent = found.results["bankrupt_kind"] == DebtKind.RENT
    assert (found.results["bankrupt_space"][rent & ruined] >= 0).all()


# --- what a special rule or a card was worth -------------------------------------


class Observed:
    """One step after the other, told by hand and read by the observer."""

    def __init__(self, edition: str) -> None:
        self.edition = plain(pack(load(edition), "special"))
        self.game, self.result = blank(GAME), blank(RESULT)
        self.tally = [0] * TALLY_SIZE
        observe_beginning(self.edition, self.game, self.result, self.tally)

    def row_of(self, effect: SpecialEffect) -> int:
        return list(self.edition.special_effect).index(effect)

    def step(self, *events: tuple[Event, int, int, int, int]) -> None:
        self.game.n_told = 0
        for event in events:
            tell(self.game, *event)
        read_events(self.edition, self.game, self.result, self.tally)


def test_a_stolen_deed_counts_once():
    seen = Observed("clone-wars")
    row, space = seen.row_of(SpecialEffect.STEAL), 39
    seen.step((Event.USED_SPECIAL, 0, NOBODY, -1, row))
    seen.game.owner[space] = 0
    seen.step((Event.STOLE, 0, 1, space, 0), (Event.DEED_PASSED, 1, 0, space, 0))

    assert seen.tally[Sum.SPECIAL_WORTH + row] == seen.edition.price[space]


@pytest.mark.parametrize("won", [1, 0])
def test_a_duel_succeeds_if_it_is_won(won: int):
    seen = Observed("saga")
    row, space = seen.row_of(SpecialEffect.DUEL), 39
    seen.step((Event.USED_SPECIAL, 0, NOBODY, -1, row))
    if won:
        seen.game.owner[space] = 0
        seen.step((Event.DUEL_ENDED, 0, 1, space, 1), (Event.DEED_PASSED, 1, 0, space, 0))
    else:
        seen.step((Event.DUEL_ENDED, 1, 0, space, 0))

    assert seen.tally[Sum.SPECIAL_USED + row] == 1
    assert seen.tally[Sum.SPECIAL_DONE + row] == won
    assert seen.tally[Sum.SPECIAL_WORTH + row] == won * seen.edition.price[space]


def test_what_a_mission_brings_is_not_the_work_of_the_card_before_it():
    seen = Observed("clone-wars")
    row = seen.row_of(SpecialEffect.RECEIVE)
    seen.step(
        (Event.DREW_CARD, 0, 1, -1, 5),
        (Event.PAID, 0, BANK, DebtKind.CARD, 50),
        (Event.USED_SPECIAL, 0, NOBODY, -1, row),
        (Event.RECEIVED, 0, BANK, -1, 3000),
    )

    drawn = Sum.CARD_WORTH + 1 * 32 + 5
    assert (seen.tally[drawn], seen.tally[Sum.SPECIAL_WORTH + row]) == (-50, 3000)


def test_what_is_paid_with_the_money_of_a_trade_counts():
    seen = Observed("clone-wars")
    seen.step((Event.DREW_CARD, 0, 1, -1, 5), (Event.RENT_DUE, 0, 1, 39, 400))
    seen.step((Event.DEBT_OPENED, 0, 1, DebtKind.RENT, 400))
    seen.step(
        (Event.OFFER_ACCEPTED, 2, 0, -1, 0),
        (Event.CASH_PASSED, 2, 0, -1, 300),
        (Event.PAID, 0, 1, DebtKind.RENT, 400),
    )

    assert seen.tally[Sum.CARD_WORTH + 1 * 32 + 5] == -400


@pytest.mark.parametrize(("risked", "worth"), [(240, 240), (-240, 0)])
def test_a_card_that_leads_to_a_risk_is_worth_what_it_brings(risked: int, worth: int):
    """What it costs is paid as a debt, and counts then."""
    seen = Observed("clone-wars")
    seen.step((Event.DREW_CARD, 0, 1, -1, 5), (Event.RISKED, 0, BANK, 7, risked))

    assert seen.tally[Sum.CARD_WORTH + 1 * 32 + 5] == worth


def test_a_fight_is_worth_what_is_lost_by_it_and_nothing_that_comes_later():
    seen = Observed("episode-2")
    seen.step(
        (Event.FIGHT_ENDED, 0, Token.DARK, 6, 0), (Event.PAID, 0, BANK, DebtKind.SPECIAL, 200)
    )
    seen.step((Event.PAID, 0, BANK, DebtKind.SPECIAL, 100))

    assert seen.tally[Sum.FIGHT_WORTH + Token.DARK] == -200


# --- what a seat is ruined by -----------------------------------------------------


def test_what_is_paid_while_cash_is_raised_is_not_what_ruins():
    seen = Observed("saga")
    seen.step((Event.RENT_DUE, 0, 1, 39, 900), (Event.DEBT_OPENED, 0, 1, DebtKind.RENT, 900))
    seen.step((Event.PAID, 0, BANK, DebtKind.INTEREST, 10))
    seen.step((Event.WENT_BANKRUPT, 0, 1, -1, 0), (Event.CASH_PASSED, 0, 1, -1, 70))

    assert seen.result.bankrupt_kind[0] == DebtKind.RENT
    assert (seen.tally[Sum.RENT + 39], seen.tally[Sum.RENTS + 39]) == (70, 1)


def test_a_debt_that_a_deed_has_settled_is_not_what_ruins():
    seen = Observed("clone-wars")
    seen.step((Event.RENT_DUE, 0, 1, 39, 90), (Event.DEBT_OPENED, 0, 1, DebtKind.RENT, 90))
    seen.step((Event.SETTLEMENT_ACCEPTED, 1, 0, 6, 90), (Event.DEED_PASSED, 0, 1, 6, 0))
    seen.step((Event.BEAT, 1, 0, -1, 0), (Event.WENT_BANKRUPT, 0, 1, -1, 0))

    assert seen.result.bankrupt_kind[0] == -1


def test_a_turn_that_a_bankruptcy_begins_is_not_that_of_the_bankruptcy():
    seen = Observed("saga")
    seen.game.turns = 41
    seen.step((Event.TURN_BEGAN, 0, NOBODY, 3, 41))
    seen.game.turns = 42
    seen.step((Event.WENT_BANKRUPT, 0, 1, -1, 0), (Event.TURN_BEGAN, 1, NOBODY, 5, 42))

    assert seen.result.bankrupt_turn[0] == seen.tally[Sum.BANKRUPT_TURNS] == 41


# --- who has won ---------------------------------------------------------------------


@pytest.mark.parametrize(("winners", "each"), [(0b100, WIN), (0b101, WIN // 2), (0b111, WIN // 3)])
def test_a_win_that_is_shared_is_shared_alike(winners: int, each: int):
    result, tally = blank(RESULT), [0] * TALLY_SIZE
    result.n_seats, result.players, result.first_seat = 3, [0, 1, 2, *[0] * 5], 1
    result.winners = winners
    count_wins(result, tally)

    for seat, place in ((0, 2), (1, 0), (2, 1)):
        wanted = each if winners >> seat & 1 else 0
        assert tally[Sum.WON + seat * MAX_SEATS + place] == wanted


# --- how a game ends, and goes --------------------------------------------------


def test_a_game_that_a_house_rule_ends_is_not_stopped():
    """HOUSE-5: the richest has won it."""
    edition = pack(load("saga"), "standard", {"turn-limit": "30"})
    steady = [load_character("steady").habits]
    found = interpreted.play(Order(edition, steady, [[0, 0, 0]] * 3, [1, 2, 3]))

    assert found.results["turns"].tolist() == [30, 30, 30]
    assert (found.results["winners"] > 0).all()
    assert found.results["stopped"].tolist() == [0, 0, 0]


@pytest.mark.parametrize("rounds", [4, 5, 8, 20, 37, 40, 64, 101, 500])
def test_each_eighth_of_a_game_is_where_it_says(rounds: int):
    """Wealth that grows by one a round is at every eighth what it must be."""
    edition, result = blank_edition(start_cash=0), looks(rounds)
    result.wealth, result.winners, tally = [rounds] * 8, 1, [0] * TALLY_SIZE
    add_course(edition, result, tally)

    found = tally[Sum.COURSE_WINNER : Sum.COURSE_WINNER + COURSE]
    assert tally[Sum.COURSE_OTHERS : Sum.COURSE_OTHERS + COURSE] == found
    worth = [value / PIECE for value in found]
    assert worth == pytest.approx([rounds * part / COURSE for part in range(1, 9)], abs=0.1)
    assert worth[-1] == rounds


def blank_edition(start_cash: int) -> Any:
    edition = plain(pack(load("saga"), "standard"))
    edition.start_cash = start_cash
    return edition

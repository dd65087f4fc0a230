"""The course of a game: looks at the table every so many rounds.

How long a game will last is not known while it runs.  So the looks begin close
together, and whenever their room is full every other one is dropped and the
distance doubled: in the end 4 to 8 of them are spread evenly over the game.
"""

from freehold.jit import rule
from freehold.record import Ints
from freehold.rules.buildings import houses_in
from freehold.rules.ending import cash_less_debt, value_of_deed
from freehold.rules.groups import deeds_of
from freehold.rules.seats import is_out
from freehold.sets import add_to, first_of, size_of
from freehold.state import Edition, Game
from freehold.statistics.records import COURSE, FIRST_SPACING, N_STEPS, PIECE, Result, Sum
from freehold.vocabulary import BANK

OUT = -1_000_000_000
"""The wealth of a seat that is out; those in debt may have less than nothing."""

SEATS_A_LOOK = 4
"""So many seats are looked at in one walk over all deeds."""
WORTH_BITS, HOUSES_BITS = 32, 16
"""Of the sum of one seat among those of others; all that a seat can own is worth far less."""
WORTH_MASK, HOUSES_MASK = (1 << WORTH_BITS) - 1, (1 << HOUSES_BITS) - 1


@rule
def begin_course(result: Result) -> None:
    """No look has been taken yet."""
    result.n_steps = 0
    result.spacing = FIRST_SPACING
    result.next_step = FIRST_SPACING


@rule
def drop_every_other_step(result: Result) -> None:
    """Make room: those at whole multiples of twice the distance stay."""
    kept = N_STEPS // 2
    for i in range(kept):
        for seat in range(result.n_seats):
            result.step_wealth[i][seat] = result.step_wealth[2 * i + 1][seat]
            result.step_deeds[i][seat] = result.step_deeds[2 * i + 1][seat]
            result.step_buildings[i][seat] = result.step_buildings[2 * i + 1][seat]
    for i in range(kept, N_STEPS):
        clear_step(result, i)
    result.n_steps = kept
    result.spacing *= 2


@rule
def clear_step(result: Result, step: int) -> None:
    """Blank a look that does not count."""
    for seat in range(result.n_seats):
        result.step_wealth[step][seat] = 0
        result.step_deeds[step][seat] = 0
        result.step_buildings[step][seat] = 0


@rule
def drop_late_steps(result: Result) -> None:
    """PL-7-1: looks after rounds that ended with turns to be missed, beyond a limit of turns."""
    while result.n_steps * result.spacing > result.rounds:
        result.n_steps -= 1
        clear_step(result, result.n_steps)


@rule
def houses_of(edition: Edition, game: Game, seat: int) -> int:
    """How many house prices all that a seat has built has cost."""
    houses = 0
    spaces = deeds_of(game, seat) & game.built
    while spaces != 0:
        space = first_of(spaces)
        spaces &= spaces - 1
        houses += houses_in(edition, space, game.buildings[space])
    return houses


@rule
def is_look_due(game: Game, result: Result) -> bool:
    """Whether so many rounds are over that it is time for the next look."""
    return game.rounds >= result.next_step


@rule
def look_at(edition: Edition, game: Game, result: Result, step: int, first: int) -> None:
    """Look at the wealth, deeds and buildings of four seats, from the first of them on.

    In one walk over all deeds: how many one seat has, no processor foresees.  Sums are kept in
    three numbers, for to add to a result again and again takes a GPU long.
    """
    low, high, houses = 0, 0, 0
    spaces = edition.deeds & ~deeds_of(game, BANK)
    while spaces != 0:
        space = first_of(spaces)
        spaces &= spaces - 1
        place = game.owner[space] - first
        if place >= 0 and place < SEATS_A_LOOK:
            built = houses_in(edition, space, game.buildings[space])
            worth = value_of_deed(edition, game, space) + built * edition.house_price[space]
            worth <<= (place & 1) * WORTH_BITS
            low += worth * (place < 2)
            high += worth * (place >= 2)
            houses += built << place * HOUSES_BITS
    for place in range(min(game.n_seats - first, SEATS_A_LOOK)):
        seat = first + place
        worth = (low if place < 2 else high) >> (place & 1) * WORTH_BITS & WORTH_MASK
        worth += cash_less_debt(game, seat)
        result.step_wealth[step][seat] = OUT if is_out(game, seat) else worth
        result.step_deeds[step][seat] = size_of(deeds_of(game, seat))
        result.step_buildings[step][seat] = houses >> place * HOUSES_BITS & HOUSES_MASK


@rule
def take_step(edition: Edition, game: Game, result: Result) -> None:
    """Look at every seat's wealth, deeds and buildings."""
    if result.n_steps == N_STEPS:
        drop_every_other_step(result)
        result.next_step = (result.n_steps + 1) * result.spacing
        if game.rounds < result.next_step:
            return
    step, spacing = result.n_steps, result.spacing
    for first in range(0, game.n_seats, SEATS_A_LOOK):
        look_at(edition, game, result, step, first)
    result.n_steps = step + 1
    result.next_step = (step + 2) * spacing


@rule
def step_at(result: Result, part: int, parts: int) -> int:
    """The look nearest to so many parts of the game; there must be one."""
    nearest = (2 * result.rounds * part + parts * result.spacing) // (2 * parts * result.spacing)
    return min(max(nearest - 1, 0), result.n_steps - 1)


@rule
def first_winner(result: Result) -> int:
    """The winner, or the first of those who share the win; -1 if there is none."""
    for seat in range(result.n_seats):
        if (result.winners >> seat) & 1 == 1:
            return seat
    return -1


@rule
def judge_half_time(result: Result, tally: Ints) -> None:
    """Who led and who trailed at half time, and what came of it."""
    winner = first_winner(result)
    if result.n_steps == 0 or winner < 0:
        return
    step = step_at(result, 1, 2)
    mine = result.step_wealth[step][winner]
    richer = 0
    poorer = 0
    for seat in range(result.n_seats):
        other = result.step_wealth[step][seat]
        if other > mine:
            richer += 1
        elif other != OUT and other < mine:
            poorer += 1
    if richer == 0:
        result.leader_won = 1
    elif poorer == 0:
        result.comeback = 1
    add_to(tally, Sum.HALF_TIMES, 1)
    add_to(tally, Sum.LEADER_WON, result.leader_won)
    add_to(tally, Sum.COMEBACKS, result.comeback)


@rule
def way_to_next(result: Result, looks: int, part: int) -> int:
    """After so many looks, how far it is to the next one, or to the end, at a part of the game.

    In units of PIECE.
    """
    apart = result.spacing
    if looks == result.n_steps:
        apart = result.rounds - looks * result.spacing
    gone = result.rounds * part - looks * result.spacing * COURSE
    return gone * PIECE // (apart * COURSE) if apart > 0 else PIECE + 0


@rule
def on_the_way(before: int, after: int, way: int) -> int:
    """Between two looks everything goes on evenly; in units of PIECE, for deeds are few."""
    return before * PIECE + (after - before) * way


@rule
def worth_at(result: Result, look: int, seat: int) -> int:
    """A seat's wealth at a look; whoever is out has none."""
    worth = result.step_wealth[look][seat]
    return 0 if worth == OUT else worth


@rule
def add_part(
    edition: Edition,
    result: Result,
    tally: Ints,
    part: int,
    looks: int,
    way: int,
    seat: int,
    whose: int,
) -> None:
    """Add how a seat stood at a part of the game, so far on the way from one look to the next.

    Its wealth counts among the winner's or the others', `whose` it is.
    Before the first look there is what everyone begins with, after the last one the end.
    """
    worth, deeds, houses = edition.start_cash + 0, edition.deeds_dealt + 0, 0
    if looks > 0:
        worth = worth_at(result, looks - 1, seat)
        deeds = result.step_deeds[looks - 1][seat] + 0
        houses = result.step_buildings[looks - 1][seat] + 0
    worth_then, deeds_then = result.wealth[seat] + 0, result.deeds[seat] + 0
    houses_then = result.buildings[seat] + 0
    if looks < result.n_steps:
        worth_then = worth_at(result, looks, seat)
        deeds_then = result.step_deeds[looks][seat] + 0
        houses_then = result.step_buildings[looks][seat] + 0
    add_to(tally, whose + part - 1, on_the_way(worth, worth_then, way))
    add_to(tally, Sum.COURSE_DEEDS + part - 1, on_the_way(deeds, deeds_then, way))
    add_to(tally, Sum.COURSE_BUILDINGS + part - 1, on_the_way(houses, houses_then, way))


@rule
def add_course(edition: Edition, result: Result, tally: Ints) -> None:
    """Add the game to the course of all games, in equal parts of each."""
    winner = first_winner(result)
    if result.n_steps < 2 or winner < 0:
        return
    add_to(tally, Sum.COURSE_GAMES, 1)
    for part in range(1, COURSE + 1):
        looks = min(result.rounds * part // (COURSE * result.spacing), result.n_steps)
        way = way_to_next(result, looks, part)
        for seat in range(result.n_seats):
            whose = Sum.COURSE_WINNER + 0 if seat == winner else Sum.COURSE_OTHERS + 0
            add_part(edition, result, tally, part, looks, way, seat, whose)

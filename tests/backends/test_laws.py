"""Every law after every action, over many compiled games."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from freehold.batch import cpu
from freehold.batch.laws import LAWS, broken_law
from freehold.batch.order import Order
from freehold.bots.characters import character_names, load_character
from freehold.record import duplicate
from freehold.rules.groups import set_level, turn_deed
from freehold.soundness import problems
from tests.backends.games import FORMS, VARIANTS, edition_record, seats_and_seeds
from tests.tables import at, index

GAMES = 1_000_000


RANDOM = [load_character("random").habits]
EVERYBODY = [load_character(name).habits for name in character_names()]


def check(edition, form, variant, games, first_seed, players=RANDOM):  # noqa: PLR0917
    """One batch of games; None, or what was broken where."""
    record = edition_record(edition, form, variant, 80, poor=variant % 2 == 1)
    seats, seeds = seats_and_seeds(edition, games, first_seed)
    seatings = [
        [(seed + seat) % len(players) for seat in range(n)]
        for n, seed in zip(seats, seeds, strict=True)
    ]
    return cpu.play_lawfully(Order(record, players, seatings, seeds))


@pytest.mark.parametrize(("edition", "form"), FORMS)
def test_no_law_is_broken_in_a_thousand_games(edition, form):
    for variant in range(len(VARIANTS)):
        assert check(edition, form, variant, 400, 10_000) is None


@pytest.mark.parametrize(("edition", "form"), FORMS)
def test_no_law_is_broken_by_the_characters_and_all_that_they_choose_is_allowed(edition, form):
    for variant in range(len(VARIANTS)):
        assert check(edition, form, variant, 400, 20_000, EVERYBODY) is None
        assert check(edition, form, variant, 400, 30_000, EVERYBODY[:-1]) is None


@pytest.mark.slow
def test_no_law_is_broken_in_a_million_games():
    batch = 2_000
    per_form = GAMES // len(FORMS)
    jobs = [
        (edition, form, number % len(VARIANTS), batch, 1_000_000 + number * batch, players)
        for edition, form in FORMS
        for number in range(-(-per_form // batch))
        for players in (RANDOM if number % 2 else EVERYBODY,)
    ]
    check(*jobs[0])  # compiled once, before the threads

    with ThreadPoolExecutor(2) as pool:
        broken = [found for found in pool.map(lambda job: check(*job), jobs) if found]

    assert len(jobs) * batch >= GAMES
    assert broken == []


def break_money(_table, game):
    game.cash[0] += 1


def break_cash(_table, game):
    game.bank += game.cash[1] + 5
    game.cash[1] = -5


def break_owner(table, game):
    game.owner[index(table, "hoth")] = 7


def break_houses(_table, game):
    game.houses -= 1


def break_group(table, game):
    turn_deed(table.edition, game, index(table, "kessel"), 1)


def break_evenness(table, game):
    set_level(table.edition, game, index(table, "kessel"), 3)
    game.houses -= 2


def break_deck(_table, game):
    game.deck_left[0] -= 1


def break_jail(_table, game):
    game.jailed |= 1 << 0


def break_sets(table, game):
    game.held[2] |= 1 << index(table, "hoth")


def break_survey(table, game):
    game.ready |= 1 << index(table, "hoth")


def break_room(table, game):
    game.room[table.edition.group[index(table, "kessel")]] -= 1


def break_completeness(table, game):
    game.complete &= ~(1 << table.edition.group[index(table, "kessel")])


def break_misses(_table, game):
    game.misses[1] = 1


@pytest.mark.parametrize(
    ("spoil", "law"),
    [
        (break_money, 1),
        (break_cash, 2),
        (break_owner, 3),
        (break_houses, 4),
        (break_group, 5),
        (break_evenness, 6),
        (break_deck, 7),
        (break_jail, 10),
        (break_sets, 16),
        (break_survey, 16),
        (break_room, 16),
        (break_completeness, 16),
        (break_misses, 16),
    ],
)
def test_each_law_can_be_broken_and_both_checkers_notice(spoil, law):
    table = at("saga", "0 $500 @go", "1 $500 @go", "deeds 0: dantooine+1 kessel+1")
    game = duplicate(table.game)
    assert broken_law(table.edition, game) == 0

    spoil(table, game)

    assert LAWS[broken_law(table.edition, game)] == LAWS[law]
    assert problems(table.edition, game, table.spec.space_ids) != []
